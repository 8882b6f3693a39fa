//! The two roads by which interactions reach an application.

use std::fmt;
use std::sync::Arc;

use super::super::Id;

/// Signs an interaction for an endpoint: takes timestamp and body, gives the signature in hexadecimal.
#[derive(Clone)]
pub struct Sign(Arc<SignFn>);

type SignFn = dyn Fn(&str, &str) -> String + Send + Sync;

impl Sign {
    /// Signs with this function.
    pub fn new(sign: impl Fn(&str, &str) -> String + Send + Sync + 'static) -> Sign {
        Sign(Arc::new(sign))
    }

    pub(crate) fn sign(&self, timestamp: &str, body: &str) -> String {
        (self.0)(timestamp, body)
    }
}

impl fmt::Debug for Sign {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Sign")
    }
}

/// How interactions reach the application.
#[derive(Clone, Debug, Default)]
pub enum Road {
    /// As `INTERACTION_CREATE` events.
    #[default]
    Gateway,
    /// As signed requests to an address of the application, answered in the response.
    Endpoint {
        /// The address, `http://host:port/path`.
        url: String,
        /// Makes the signature.
        sign: Sign,
    },
}

/// An interaction on its way to an endpoint.
#[derive(Debug)]
pub(crate) struct Letter {
    pub(crate) interaction: Id,
    pub(crate) token: String,
    pub(crate) url: String,
    pub(crate) sign: Sign,
    pub(crate) body: String,
}
