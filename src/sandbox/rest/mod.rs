//! The HTTP API as bots use it: `/api/v10/…`.

mod application;
mod channels;
mod guilds;
mod intake;
mod limits;
mod messages;
mod route;
mod threads;
mod tokens;

use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Duration;

use axum::body::Body;
use axum::extract::{ConnectInfo, Request, State};
use axum::http::{HeaderMap, HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use serde_json::{Value, json};

use self::intake::Call;
pub(super) use self::limits::RateLimits;
use self::route::Route;
use super::Id;
use super::core::Shared;
use super::faults::Fault;
use super::line::Line;
use super::record::{self, Fate};
use super::refusal::Refusal;

/// What a request is answered with.
#[derive(Debug)]
struct Reply {
    status: u16,
    body: Value,
}

impl Reply {
    fn ok(body: Value) -> Reply {
        Reply { status: 200, body }
    }

    fn created(body: Value) -> Reply {
        Reply { status: 201, body }
    }

    fn none() -> Reply {
        Reply {
            status: 204,
            body: Value::Null,
        }
    }
}

type Answer = Result<Reply, Refusal>;

/// Counts a request as being worked on, until it is dropped.
struct Busy<'a>(&'a Shared);

impl<'a> Busy<'a> {
    fn new(shared: &'a Shared) -> Busy<'a> {
        shared.busy.fetch_add(1, Ordering::AcqRel);
        shared.requests.fetch_add(1, Ordering::AcqRel);
        Busy(shared)
    }
}

impl Drop for Busy<'_> {
    fn drop(&mut self) {
        self.0.busy.fetch_sub(1, Ordering::AcqRel);
        self.0.stirred.notify_waiters();
    }
}

/// Answers any request below `/api`.
pub(super) async fn handle(
    State(shared): State<Arc<Shared>>,
    ConnectInfo(line): ConnectInfo<Line>,
    request: Request,
) -> Response {
    let busy = Busy::new(&shared);
    let call = match Call::read(request, shared.record.is_on()).await {
        Ok(call) => call,
        Err(refusal) => return respond(refusal.status, Some(&refusal.body()), HeaderMap::new()),
    };
    let fault = shared.faults.take(&call.method, &call.path);
    let response = match fault {
        Some(fault) => suffer(&shared, &call, &line, fault).await,
        None => perform(&shared, &call, None),
    };
    drop(busy);
    response
}

/// Takes the answer to an interaction that came in an endpoint's response, as if it were a callback.
pub(super) async fn by_response(
    shared: &Shared,
    id: Id,
    token: &str,
    kind: &str,
    body: Vec<u8>,
) -> bool {
    let request = Request::builder()
        .method("POST")
        .uri(format!("/api/v10/interactions/{id}/{token}/callback"))
        .header(header::CONTENT_TYPE, kind)
        .body(Body::from(body));
    let Ok(request) = request else { return false };
    match Call::read(request, shared.record.is_on()).await {
        Ok(call) => perform(shared, &call, None).status().is_success(),
        Err(_) => false,
    }
}

/// Does what a request asks, records it, and answers.
fn perform(shared: &Shared, call: &Call, fault: Option<&Fault>) -> Response {
    let route = Route::read(&call.segments());
    let template = route.as_ref().map_or("", |(_, template)| template);
    let mut headers = HeaderMap::new();
    let result = match route {
        Ok((route, _)) => {
            let limited =
                shared
                    .rate_limits
                    .take(shared.clock.now(), &call.method, template, &route);
            headers = limited.headers;
            match limited.refused {
                Some(wait) => return too_many(shared, call, template, wait, false),
                None => act(shared, call, &route),
            }
        }
        Err(refusal) => Err(refusal),
    };
    let (status, body, fate) = match result {
        Ok(reply) => (reply.status, reply.body, Fate::Done),
        Err(refusal) => (
            refusal.status,
            refusal.body(),
            Fate::Refused(refusal.line()),
        ),
    };
    let fate = fault.map_or(fate, |fault| Fate::Faulted(format!("{fault:?}")));
    let body = (!body.is_null()).then_some(body);
    let response = respond(status, body.as_ref(), headers);
    note(shared, call, template, status, body, fate);
    response
}

fn act(shared: &Shared, call: &Call, route: &Route) -> Answer {
    if !route.is_open() && !shared.knows(call.authorization.as_deref()) {
        return Err(Refusal::unauthorized());
    }
    if let Some(refusal) = &call.unreadable {
        return Err(refusal.clone());
    }
    let mut world = shared.world();
    match route {
        Route::Gateway
        | Route::GatewayBot
        | Route::Me
        | Route::MyGuilds
        | Route::User(_)
        | Route::Application
        | Route::Commands { .. }
        | Route::Command { .. } => application::act(&mut world, shared, call, route),
        Route::Callback { .. } | Route::Webhook { .. } | Route::WebhookMessage { .. } => {
            tokens::act(&mut world, call, route)
        }
        Route::Messages(_) | Route::Message(..) | Route::BulkDelete(_) => {
            messages::act(&mut world, shared, call, route)
        }
        Route::Threads(_) | Route::MessageThreads(..) | Route::ThreadMember(..) => {
            threads::act(&mut world, call, route)
        }
        Route::Channel(_) | Route::Typing(_) | Route::DirectChannels => {
            channels::act(&mut world, call, route)
        }
        Route::Guild(_)
        | Route::GuildChannels(_)
        | Route::GuildRoles(_)
        | Route::GuildMembers(_)
        | Route::GuildMember(..)
        | Route::ActiveThreads(_) => guilds::act(&mut world, call, route),
    }
}

/// Lets a fault befall a request.
async fn suffer(shared: &Shared, call: &Call, line: &Line, fault: Fault) -> Response {
    let template = Route::read(&call.segments()).map_or("", |(_, template)| template);
    match fault {
        Fault::RateLimited {
            retry_after,
            global,
        } => too_many(shared, call, template, retry_after, global),
        Fault::Status(status) => {
            let text = StatusCode::from_u16(status)
                .ok()
                .and_then(|status| status.canonical_reason());
            let body = json!({"message": format!("{status}: {}", text.unwrap_or("Server Error")), "code": 0});
            note(
                shared,
                call,
                template,
                status,
                Some(body.clone()),
                Fate::Faulted(format!("{fault:?}")),
            );
            respond(status, Some(&body), HeaderMap::new())
        }
        Fault::CutBefore => {
            note(
                shared,
                call,
                template,
                0,
                None,
                Fate::Faulted(format!("{fault:?}")),
            );
            line.cut();
            StatusCode::BAD_GATEWAY.into_response()
        }
        Fault::CutAfter => {
            let response = perform(shared, call, Some(&fault));
            line.cut();
            response
        }
        Fault::Delay(time) => {
            pause(shared, time).await;
            perform(shared, call, None)
        }
        Fault::DelayAnswer(time) => {
            let response = perform(shared, call, None);
            pause(shared, time).await;
            response
        }
    }
}

async fn pause(shared: &Shared, time: Duration) {
    tokio::select! {
        () = tokio::time::sleep(time) => {}
        () = shared.stopping.cancelled() => {}
    }
}

fn too_many(
    shared: &Shared,
    call: &Call,
    template: &'static str,
    retry_after: f64,
    global: bool,
) -> Response {
    let body = json!({"message": "You are being rate limited.", "retry_after": retry_after, "global": global});
    let fate = Fate::Faulted(format!("rate limited for {retry_after} s"));
    note(shared, call, template, 429, Some(body.clone()), fate);
    respond(
        429,
        Some(&body),
        limits::refusal_headers(retry_after, global),
    )
}

fn note(
    shared: &Shared,
    call: &Call,
    template: &'static str,
    status: u16,
    response: Option<Value>,
    fate: Fate,
) {
    if !shared.record.is_on() {
        return;
    }
    shared.record.request(record::Request {
        number: 0,
        at: shared.clock.now(),
        method: call.method.clone(),
        path: call.path.clone(),
        template,
        query: call.query.clone(),
        headers: call.headers.clone(),
        body: call.has_body.then(|| call.body.clone()),
        files: call
            .files
            .iter()
            .map(|file| (file.filename.clone(), file.bytes.len()))
            .collect(),
        status,
        response,
        fate,
    });
}

fn respond(status: u16, body: Option<&Value>, headers: HeaderMap) -> Response {
    let content = body.map_or_else(Body::empty, |body| Body::from(body.to_string()));
    let mut response = Response::new(content);
    *response.status_mut() =
        StatusCode::from_u16(status).unwrap_or(StatusCode::INTERNAL_SERVER_ERROR);
    *response.headers_mut() = headers;
    if body.is_some() {
        response.headers_mut().insert(
            header::CONTENT_TYPE,
            HeaderValue::from_static("application/json"),
        );
    }
    response
}
