//! Settings, read once at the start from the environment and a `.env` file.
//!
//! A setting that is missing or makes no sense stops the start with one line that names its key.
//! Every key is explained in `.env.example`.

use std::{fmt, net::SocketAddr};

/// What is wrong with a setting.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{key}: {problem}")]
pub struct BadSetting {
    /// The key that has to be put right.
    pub key: &'static str,
    /// What is wrong, and what would be right. Never the value of a secret.
    pub problem: String,
}

/// The bot's token: a secret that is never shown.
#[derive(Clone, PartialEq, Eq)]
pub struct Token(String);

impl Token {
    /// The token as Discord gave it, without the `Bot ` that some paste with it.
    pub fn new(text: &str) -> Self {
        let text = text.trim();
        Self(text.strip_prefix("Bot ").unwrap_or(text).trim().to_owned())
    }

    /// The secret itself, for the one who sends it to Discord or keeps it out of the log.
    pub fn reveal(&self) -> &str {
        &self.0
    }

    /// Whether it has the shape of Discord's tokens: three parts of letters, digits, `-` and `_`.
    fn is_plausible(&self) -> bool {
        let parts: Vec<&str> = self.0.split('.').collect();
        parts.len() == 3
            && parts.iter().all(|part| {
                !part.is_empty()
                    && part
                        .chars()
                        .all(|c| c.is_ascii_alphanumeric() || c == '-' || c == '_')
            })
    }
}

impl fmt::Debug for Token {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Token(hidden)")
    }
}

/// How log lines are written.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum LogFormat {
    /// For people.
    #[default]
    Text,
    /// For machines, an object a line.
    Json,
}

/// How the log is written.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LogSettings {
    /// The form of its lines.
    pub format: LogFormat,
    /// What it holds, in the directives of `tracing_subscriber::EnvFilter`.
    pub filter: String,
}

/// All that the bot needs to know to run.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Settings {
    /// The bot's token.
    pub token: Token,
    /// Where the games are kept.
    pub database_url: String,
    /// Where Discord's interface is, if not at Discord: a base address without a path.
    pub api: Option<String>,
}

/// What else the bot needs to know to take interactions as HTTP requests.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct EndpointSettings {
    /// The application's public key, in hexadecimal digits.
    pub public_key: String,
    /// Where to listen.
    pub address: SocketAddr,
}

impl EndpointSettings {
    /// Reads the settings. `lookup` gives the value of a key, if it is set.
    pub fn read(lookup: impl Fn(&str) -> Option<String>) -> Result<Self, BadSetting> {
        let public_key = value(&lookup, "DISCORD_PUBLIC_KEY").ok_or_else(|| {
            bad(
                "DISCORD_PUBLIC_KEY",
                "is not set; copy it from your application's General Information page",
            )
        })?;
        if public_key.len() != 64 || !public_key.chars().all(|c| c.is_ascii_hexdigit()) {
            return Err(bad("DISCORD_PUBLIC_KEY", "must be 64 hexadecimal digits"));
        }
        let address = value(&lookup, "HTTP_ADDRESS").unwrap_or_else(|| DEFAULT_ADDRESS.to_owned());
        let address = address.parse().map_err(|_| {
            bad(
                "HTTP_ADDRESS",
                format!("`{address}` is not an address with a port, such as `0.0.0.0:8080`"),
            )
        })?;
        Ok(Self {
            public_key,
            address,
        })
    }
}

const DEFAULT_ADDRESS: &str = "127.0.0.1:8080";
const DEFAULT_DATABASE: &str = "sqlite:leveret.db";
const DEFAULT_FILTER: &str = "info";

impl LogSettings {
    /// Reads how to log. `lookup` gives the value of a key, if it is set.
    pub fn read(lookup: impl Fn(&str) -> Option<String>) -> Result<Self, BadSetting> {
        let format = match value(&lookup, "LOG_FORMAT").as_deref() {
            None | Some("text") => LogFormat::Text,
            Some("json") => LogFormat::Json,
            Some(other) => {
                return Err(bad(
                    "LOG_FORMAT",
                    format!("`{other}` is neither `text` nor `json`"),
                ));
            }
        };
        let filter = value(&lookup, "RUST_LOG").unwrap_or_else(|| DEFAULT_FILTER.to_owned());
        tracing_subscriber::EnvFilter::try_new(&filter)
            .map_err(|error| bad("RUST_LOG", format!("`{filter}` is not understood: {error}")))?;
        Ok(Self { format, filter })
    }
}

impl Settings {
    /// Reads the settings. `lookup` gives the value of a key, if it is set.
    pub fn read(lookup: impl Fn(&str) -> Option<String>) -> Result<Self, BadSetting> {
        let api = value(&lookup, "DISCORD_API_URL")
            .map(|url| read_api(&url))
            .transpose()?;
        let token = value(&lookup, "DISCORD_TOKEN").ok_or_else(|| {
            bad(
                "DISCORD_TOKEN",
                "is not set; copy it from your application's Bot page in Discord's developer portal",
            )
        })?;
        let token = Token::new(&token);
        if token.reveal().is_empty() || token.reveal().contains(char::is_whitespace) {
            return Err(bad("DISCORD_TOKEN", "must be one word"));
        }
        if api.is_none() && !token.is_plausible() {
            return Err(bad(
                "DISCORD_TOKEN",
                "does not look like a bot token, which has three parts with dots between them; \
                 reset it on the Bot page if in doubt",
            ));
        }
        let database_url =
            value(&lookup, "DATABASE_URL").unwrap_or_else(|| DEFAULT_DATABASE.to_owned());
        if !database_url.starts_with("sqlite:") {
            return Err(bad(
                "DATABASE_URL",
                "must begin with `sqlite:`, such as `sqlite:leveret.db`",
            ));
        }
        Ok(Self {
            token,
            database_url,
            api,
        })
    }
}

fn read_api(url: &str) -> Result<String, BadSetting> {
    let url = url.trim_end_matches('/').to_owned();
    let rest = url
        .strip_prefix("http://")
        .or_else(|| url.strip_prefix("https://"));
    match rest {
        Some(host) if !host.is_empty() && !host.contains('/') => Ok(url),
        Some(_) | None => Err(bad(
            "DISCORD_API_URL",
            format!("`{url}` is not a base address such as `http://127.0.0.1:8080`"),
        )),
    }
}

/// The value of a key; one that is set to nothing counts as not set.
fn value(lookup: &impl Fn(&str) -> Option<String>, key: &str) -> Option<String> {
    lookup(key)
        .map(|value| value.trim().to_owned())
        .filter(|value| !value.is_empty())
}

fn bad(key: &'static str, problem: impl Into<String>) -> BadSetting {
    BadSetting {
        key,
        problem: problem.into(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const TOKEN: &str = "MTIz.abc-DEF.ghi_JKL";

    fn read(pairs: &[(&str, &str)]) -> Result<Settings, BadSetting> {
        Settings::read(|key| {
            pairs
                .iter()
                .find(|(name, _)| *name == key)
                .map(|(_, value)| (*value).to_owned())
        })
    }

    fn check_refused(pairs: &[(&str, &str)], key: &str) {
        let error = read(pairs).expect_err("the setting is bad");
        assert_eq!(error.key, key);
        assert!(!error.to_string().contains('\n'), "{error}");
    }

    #[test]
    fn a_token_is_all_that_is_needed() {
        let settings = read(&[("DISCORD_TOKEN", TOKEN)]).expect("settings are good");
        assert_eq!(settings.database_url, "sqlite:leveret.db");
        assert_eq!(settings.api, None);
        assert_eq!(settings.token.reveal(), TOKEN);
    }

    #[test]
    fn a_bad_setting_is_named() {
        check_refused(&[], "DISCORD_TOKEN");
        check_refused(&[("DISCORD_TOKEN", "  ")], "DISCORD_TOKEN");
        check_refused(
            &[("DISCORD_TOKEN", "paste-your-token-here")],
            "DISCORD_TOKEN",
        );
        check_refused(&[("DISCORD_TOKEN", "a b.c.d")], "DISCORD_TOKEN");
        check_refused(
            &[("DISCORD_TOKEN", TOKEN), ("DATABASE_URL", "mysql://x")],
            "DATABASE_URL",
        );
        for url in ["localhost:80", "http://", "http://a/b"] {
            check_refused(
                &[("DISCORD_TOKEN", TOKEN), ("DISCORD_API_URL", url)],
                "DISCORD_API_URL",
            );
        }
    }

    #[test]
    fn the_token_is_never_shown() {
        let settings =
            read(&[("DISCORD_TOKEN", &format!("Bot {TOKEN}"))]).expect("settings are good");
        assert_eq!(settings.token.reveal(), TOKEN);
        assert!(!format!("{settings:?}").contains("MTIz"));
        let error = read(&[("DISCORD_TOKEN", "secret stuff")]).expect_err("two words");
        assert!(!error.to_string().contains("secret"));
    }

    #[test]
    fn an_emulated_discord_may_use_any_token() {
        let settings = read(&[
            ("DISCORD_TOKEN", "test"),
            ("DISCORD_API_URL", "http://127.0.0.1:8080/"),
        ])
        .expect("settings are good");
        assert_eq!(settings.api.as_deref(), Some("http://127.0.0.1:8080"));
    }

    #[test]
    fn a_log_setting_that_is_not_understood_is_named() {
        let read = |key: &'static str, value: &'static str| {
            LogSettings::read(move |name| (name == key).then(|| value.to_owned()))
        };
        assert_eq!(
            read("LOG_FORMAT", "xml").map_err(|e| e.key),
            Err("LOG_FORMAT")
        );
        assert_eq!(
            read("RUST_LOG", "a=b=c").map_err(|e| e.key),
            Err("RUST_LOG")
        );
        assert!(read("RUST_LOG", "leveret=debug,info").is_ok());
    }
}
