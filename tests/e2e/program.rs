//! The program itself, as a process that can be killed.

use std::{
    fs::File,
    path::{Path, PathBuf},
    process::{Child, Command, ExitStatus, Stdio},
    time::{Duration, Instant},
};

use leveret::sandbox::Discord;
use tempfile::TempDir;

/// `leveret` with settings of its own, in a folder of its own.
pub struct Program {
    child: Child,
    log: PathBuf,
}

impl Program {
    /// Starts it against an emulated Discord, with the games in `folder`; `more` settings go before
    /// the usual ones.
    pub fn start(discord: &Discord, folder: &Path, more: &[(&str, &str)]) -> Program {
        let database = format!("sqlite:{}", folder.join("leveret.db").display());
        let usual = [
            ("DISCORD_TOKEN", discord.token()),
            ("DISCORD_API_URL", discord.base_url()),
            ("DATABASE_URL", &database),
        ];
        Program::with(folder, &[&usual, more].concat())
    }

    /// Starts it with exactly these settings.
    pub fn with(folder: &Path, settings: &[(&str, &str)]) -> Program {
        let log = folder.join("log.txt");
        let to = File::options()
            .create(true)
            .append(true)
            .open(&log)
            .expect("a log");
        let child = Command::new(env!("CARGO_BIN_EXE_leveret"))
            .current_dir(folder)
            .env_clear()
            .envs(settings.iter().copied())
            .stdin(Stdio::null())
            .stdout(to.try_clone().expect("a log"))
            .stderr(to)
            .spawn()
            .expect("the program starts");
        Program { child, log }
    }

    /// Ends it as `kill -9` does.
    pub fn kill(mut self) {
        self.child.kill().expect("it runs");
        self.child.wait().expect("it ends");
    }

    /// Asks it to stop as a service manager does.
    pub fn terminate(&self) {
        let id = self.child.id().to_string();
        let sent = Command::new("kill").args(["-TERM", &id]).status();
        assert!(sent.expect("kill runs").success());
    }

    /// Waits until it ends by itself.
    pub async fn ends(&mut self, within: Duration) -> ExitStatus {
        let deadline = Instant::now() + within;
        loop {
            if let Some(status) = self.child.try_wait().expect("a process") {
                return status;
            }
            assert!(Instant::now() < deadline, "it does not end: {}", self.log());
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    }

    /// What it has written.
    pub fn log(&self) -> String {
        std::fs::read_to_string(&self.log).expect("a log")
    }
}

impl Drop for Program {
    fn drop(&mut self) {
        // It may have ended already.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// What the program says and how it ends with these settings, which are not good enough to run.
pub async fn refused(settings: &[(&str, &str)]) -> String {
    let folder = TempDir::new().expect("a folder");
    let mut program = Program::with(folder.path(), settings);
    let status = program.ends(Duration::from_secs(15)).await;
    assert!(!status.success(), "{}", program.log());
    program.log()
}
