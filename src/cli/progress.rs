//! The progress bar of a batch.

use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};
use std::io::IsTerminal;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};

/// A bar on a terminal, nothing elsewhere. It shows what is done, the time left, the number of failures and the file that was
/// begun last. The width is asked of the terminal at each drawing, and the name is cut to what is left of it, so that the bar is
/// one line also after the terminal was resized. On a narrow terminal there are the numbers and the name alone.
pub struct Progress {
    bar: ProgressBar,
    failed: AtomicUsize,
    /// Columns of the terminal.
    width: Box<dyn Fn() -> u16 + Send + Sync>,
    is_narrow: AtomicBool,
}

/// What the bar looks like, and what is left of it on a narrow terminal.
const TEMPLATE: &str = "{bar:24} {pos}/{len}  {eta} left{prefix}  {wide_msg}";
const NARROW_TEMPLATE: &str = "{pos}/{len}  {eta} left{prefix}  {wide_msg}";
/// Columns below which a terminal is narrow: there would be no room for a name beside the bar.
const NARROW: u16 = 70;

impl Progress {
    /// A bar of `files` steps. One file, or somebody who wants quiet, gets none.
    pub fn new(files: usize, quiet: bool) -> Progress {
        let shown = files > 1 && !quiet && std::io::stderr().is_terminal();
        let target = if shown { ProgressDrawTarget::stderr_with_hz(10) } else { ProgressDrawTarget::hidden() };
        let terminal = console::Term::stderr();
        Progress::on(files, target, Box::new(move || terminal.size().1))
    }
    fn on(files: usize, target: ProgressDrawTarget, width: Box<dyn Fn() -> u16 + Send + Sync>) -> Progress {
        let bar = ProgressBar::with_draw_target(Some(files as u64), target);
        let progress = Progress { bar, failed: AtomicUsize::new(0), width, is_narrow: AtomicBool::new(false) };
        progress.set_template(TEMPLATE);
        progress
    }
    fn set_template(&self, template: &str) {
        if let Ok(style) = ProgressStyle::with_template(template) {
            self.bar.set_style(style);
        }
    }
    /// Brings the bar to the width that the terminal has now.
    fn fit(&self) {
        let is_narrow = (self.width)() < NARROW;
        if self.is_narrow.swap(is_narrow, Ordering::Relaxed) != is_narrow {
            self.set_template(if is_narrow { NARROW_TEMPLATE } else { TEMPLATE });
        }
    }
    /// Says that the file `name` is begun.
    pub fn begin(&self, name: &str) {
        if !self.bar.is_hidden() {
            self.fit();
            self.bar.set_message(name.to_string());
        }
    }
    /// Says that a file is done.
    pub fn done(&self, is_ok: bool) {
        if !is_ok {
            let failed = self.failed.fetch_add(1, Ordering::Relaxed) + 1;
            self.bar.set_prefix(format!("  {failed} failed"));
        }
        self.bar.inc(1);
    }
    /// Writes something while the bar is away.
    pub fn suspend(&self, write: impl FnOnce()) {
        self.bar.suspend(write);
    }
    /// Takes the bar away.
    pub fn finish(&self) {
        self.bar.finish_and_clear();
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use indicatif::TermLike;
    use std::io;
    use std::sync::atomic::AtomicU16;
    use std::sync::{Arc, Mutex};

    /// A terminal that keeps what is written, and whose width somebody changes.
    #[derive(Clone, Debug)]
    struct Terminal {
        width: Arc<AtomicU16>,
        written: Arc<Mutex<String>>,
    }

    impl TermLike for Terminal {
        fn width(&self) -> u16 {
            self.width.load(Ordering::Relaxed)
        }
        fn move_cursor_up(&self, _: usize) -> io::Result<()> {
            Ok(())
        }
        fn move_cursor_down(&self, _: usize) -> io::Result<()> {
            Ok(())
        }
        fn move_cursor_right(&self, _: usize) -> io::Result<()> {
            Ok(())
        }
        fn move_cursor_left(&self, _: usize) -> io::Result<()> {
            Ok(())
        }
        fn write_line(&self, text: &str) -> io::Result<()> {
            self.write_str(text)
        }
        fn write_str(&self, text: &str) -> io::Result<()> {
            self.written.lock().expect("no panic").push_str(text);
            Ok(())
        }
        fn clear_line(&self) -> io::Result<()> {
            self.written.lock().expect("no panic").clear();
            Ok(())
        }
        fn flush(&self) -> io::Result<()> {
            Ok(())
        }
    }

    #[test]
    fn the_bar_is_one_line_of_the_width_that_the_terminal_has() {
        let terminal = Terminal { width: Arc::new(AtomicU16::new(70)), written: Arc::default() };
        let width = terminal.width.clone();
        let width = Box::new(move || width.load(Ordering::Relaxed));
        let progress = Progress::on(4, ProgressDrawTarget::term_like(Box::new(terminal.clone())), width);
        progress.begin("a.ll");
        progress.done(false);
        for width in [70, 50, 90, 28, 36] {
            terminal.width.store(width, Ordering::Relaxed);
            progress.begin(&"long/".repeat(40));
            terminal.written.lock().expect("no panic").clear();
            progress.bar.force_draw();
            let shown = terminal.written.lock().expect("no panic").trim_end().to_string();
            assert!(shown.contains("1/4") && shown.contains(" left  1 failed"), "{shown}");
            assert_eq!(shown.contains("long/long"), width > 35, "{shown}");
            assert_eq!(shown.starts_with('1'), width < NARROW, "{shown}");
            assert!(shown.chars().count() <= usize::from(width), "{shown}");
        }
        progress.finish();
    }
}
