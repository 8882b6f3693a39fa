//! TCP connections that can be cut from the inside, for faults and for stopping.

use std::io;
use std::pin::Pin;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::task::{Context, Poll};
use std::time::Duration;

use axum::extract::connect_info::Connected;
use axum::serve::{IncomingStream, Listener};
use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio::net::{TcpListener, TcpStream};

/// A handle on one connection.
#[derive(Clone, Debug, Default)]
pub(super) struct Line {
    cut: Arc<AtomicBool>,
}

impl Line {
    /// Ends the connection instead of the next write.
    pub(super) fn cut(&self) {
        self.cut.store(true, Ordering::Release);
    }
}

/// Accepts connections that can be cut.
#[derive(Debug)]
pub(super) struct Lines(pub(super) TcpListener);

/// A connection that can be cut.
#[derive(Debug)]
pub(super) struct Stream {
    inner: TcpStream,
    line: Line,
}

impl Listener for Lines {
    type Io = Stream;
    type Addr = Line;

    async fn accept(&mut self) -> (Stream, Line) {
        loop {
            if let Ok((inner, _)) = self.0.accept().await {
                // Small frames are to go out at once; without it they still go.
                let _ = inner.set_nodelay(true);
                let line = Line::default();
                return (
                    Stream {
                        inner,
                        line: line.clone(),
                    },
                    line,
                );
            }
            // Out of file handles, most likely: some will be freed.
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
    }

    fn local_addr(&self) -> io::Result<Line> {
        Ok(Line::default())
    }
}

impl Connected<IncomingStream<'_, Lines>> for Line {
    fn connect_info(stream: IncomingStream<'_, Lines>) -> Line {
        stream.remote_addr().clone()
    }
}

impl Stream {
    fn check(&self) -> io::Result<()> {
        if self.line.cut.load(Ordering::Acquire) {
            return Err(io::ErrorKind::ConnectionReset.into());
        }
        Ok(())
    }
}

impl AsyncRead for Stream {
    fn poll_read(
        mut self: Pin<&mut Self>,
        cx: &mut Context<'_>,
        buf: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        self.check()?;
        Pin::new(&mut self.inner).poll_read(cx, buf)
    }
}

impl AsyncWrite for Stream {
    fn poll_write(
        mut self: Pin<&mut Self>,
        cx: &mut Context<'_>,
        buf: &[u8],
    ) -> Poll<io::Result<usize>> {
        self.check()?;
        Pin::new(&mut self.inner).poll_write(cx, buf)
    }

    fn poll_flush(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<io::Result<()>> {
        self.check()?;
        Pin::new(&mut self.inner).poll_flush(cx)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.inner).poll_shutdown(cx)
    }

    fn poll_write_vectored(
        mut self: Pin<&mut Self>,
        cx: &mut Context<'_>,
        bufs: &[io::IoSlice<'_>],
    ) -> Poll<io::Result<usize>> {
        self.check()?;
        Pin::new(&mut self.inner).poll_write_vectored(cx, bufs)
    }

    fn is_write_vectored(&self) -> bool {
        self.inner.is_write_vectored()
    }
}
