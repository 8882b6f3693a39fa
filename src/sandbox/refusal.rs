//! How Discord says no: a status, a code, a message and, for a bad form, where it is bad.

use serde_json::{Map, Value, json};

/// A request that Discord refuses.
#[derive(Clone, Debug, PartialEq)]
pub struct Refusal {
    /// The HTTP status.
    pub status: u16,
    /// Discord's code; 0 for general errors.
    pub code: u32,
    /// Discord's message.
    pub message: String,
    /// For 50035, what is wrong and where.
    pub errors: Option<Value>,
}

macro_rules! refusals {
    ($($name:ident = $status:literal, $code:literal, $message:literal;)*) => {
        impl Refusal {
            $(
                #[doc = concat!("`", $code, "`: ", $message, ".")]
                pub(super) fn $name() -> Refusal {
                    Refusal::of($status, $code, $message)
                }
            )*
        }
    };
}

refusals! {
    unauthorized = 401, 0, "401: Unauthorized";
    not_found = 404, 0, "404: Not Found";
    method_not_allowed = 405, 0, "405: Method Not Allowed";
    unknown_application = 404, 10002, "Unknown Application";
    unknown_channel = 404, 10003, "Unknown Channel";
    unknown_guild = 404, 10004, "Unknown Guild";
    unknown_member = 404, 10007, "Unknown Member";
    unknown_message = 404, 10008, "Unknown Message";
    unknown_user = 404, 10013, "Unknown User";
    unknown_webhook = 404, 10015, "Unknown Webhook";
    unknown_interaction = 404, 10062, "Unknown interaction";
    unknown_command = 404, 10063, "Unknown application command";
    too_many_old_edits = 429, 30046, "Maximum number of edits to messages older than 1 hour reached. Try again later.";
    too_large = 413, 40005, "Request entity too large";
    already_acknowledged = 400, 40060, "Interaction has already been acknowledged.";
    missing_access = 403, 50001, "Missing Access";
    not_on_a_direct_message = 403, 50003, "Cannot execute action on a DM channel";
    not_the_author = 403, 50005, "Cannot edit a message authored by another user";
    empty_message = 400, 50006, "Cannot send an empty message";
    cannot_message_user = 403, 50007, "Cannot send messages to this user";
    missing_permissions = 403, 50013, "Missing Permissions";
    bulk_delete_count = 400, 50016, "Provided too few or too many messages to delete. Must provide at least 2 and fewer than 100 messages to delete.";
    wrong_channel_type = 400, 50024, "Cannot execute action on this channel type";
    invalid_webhook_token = 401, 50027, "Invalid Webhook Token";
    archived_thread = 400, 50083, "Thread is archived";
    invalid_json = 400, 50109, "The request body contains invalid JSON.";
    thread_exists = 400, 160_004, "A thread has already been created for this message";
}

impl Refusal {
    pub(super) fn of(status: u16, code: u32, message: &str) -> Refusal {
        Refusal {
            status,
            code,
            message: message.to_owned(),
            errors: None,
        }
    }

    /// The body that Discord answers with.
    pub fn body(&self) -> Value {
        let mut body = json!({"message": self.message, "code": self.code});
        if let Some(errors) = &self.errors {
            body["errors"] = errors.clone();
        }
        body
    }

    /// One line that says all of it.
    pub fn line(&self) -> String {
        match &self.errors {
            Some(errors) => format!("{} {} {}: {errors}", self.status, self.code, self.message),
            None => format!("{} {} {}", self.status, self.code, self.message),
        }
    }
}

/// A place in a form: `embeds`, `0`, `title`.
#[derive(Clone, Copy, Debug)]
pub(super) struct Place<'a> {
    outer: Option<&'a Place<'a>>,
    step: Step<'a>,
}

#[derive(Clone, Copy, Debug)]
enum Step<'a> {
    Root,
    Key(&'a str),
    Index(usize),
}

impl<'a> Place<'a> {
    pub(super) const ROOT: Place<'static> = Place {
        outer: None,
        step: Step::Root,
    };

    pub(super) fn key(&'a self, key: &'a str) -> Place<'a> {
        Place {
            outer: Some(self),
            step: Step::Key(key),
        }
    }

    pub(super) fn index(&'a self, index: usize) -> Place<'a> {
        Place {
            outer: Some(self),
            step: Step::Index(index),
        }
    }

    fn steps(&self) -> Vec<String> {
        let mut steps = self.outer.map(Place::steps).unwrap_or_default();
        match self.step {
            Step::Root => {}
            Step::Key(key) => steps.push(key.to_owned()),
            Step::Index(index) => steps.push(index.to_string()),
        }
        steps
    }
}

/// What is wrong with a form, gathered place by place.
#[derive(Debug, Default)]
pub(super) struct Form {
    errors: Map<String, Value>,
}

impl Form {
    /// Notes an error at a place.
    pub(super) fn wrong(&mut self, place: &Place<'_>, code: &str, message: impl Into<String>) {
        let mut here = &mut self.errors;
        for step in place.steps() {
            let entry = here
                .entry(step)
                .or_insert_with(|| Value::Object(Map::new()));
            let Value::Object(inner) = entry else { return };
            here = inner;
        }
        let list = here.entry("_errors").or_insert_with(|| json!([]));
        if let Value::Array(list) = list {
            list.push(json!({"code": code, "message": message.into()}));
        }
    }

    pub(super) fn required(&mut self, place: &Place<'_>) {
        self.wrong(place, "BASE_TYPE_REQUIRED", "This field is required");
    }

    pub(super) fn bad_type(&mut self, place: &Place<'_>, expected: &str) {
        self.wrong(
            place,
            "BASE_TYPE_BAD_TYPE",
            format!("Could not parse value as {expected}."),
        );
    }

    pub(super) fn is_clean(&self) -> bool {
        self.errors.is_empty()
    }

    /// `Ok` if nothing was wrong, else 50035.
    pub(super) fn finish(self) -> Result<(), Refusal> {
        if self.errors.is_empty() {
            return Ok(());
        }
        Err(Refusal {
            errors: Some(Value::Object(self.errors)),
            ..Refusal::of(400, 50035, "Invalid Form Body")
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn errors_are_nested_where_they_are() {
        let mut form = Form::default();
        let embeds = Place::ROOT.key("embeds");
        form.required(&embeds.index(0).key("title"));
        let refusal = form.finish().unwrap_err();
        assert_eq!(refusal.code, 50035);
        assert_eq!(
            refusal.body()["errors"]["embeds"]["0"]["title"]["_errors"][0]["code"],
            "BASE_TYPE_REQUIRED"
        );
    }
}
