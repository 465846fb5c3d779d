//! The folder of `--print-changed=dot-cfg`: a drawing of the control-flow graph of each function that a pass changed, before and after
//! in one, and a page that lists all passes, as LLVM writes them.
//!
//! The drawings are `diff_N.pdf`, or `diff_N_K.pdf` for function `K` of a pass that works on several, made by `dot`. Where that program
//! cannot be run they are the files that it would read, `diff_N.dot`: the page leads to those.

use std::fmt::Write as _;
use std::io;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use warpc_phase::changes::{ChangeKind, GraphedChange};

const HEAD: &str = "<!doctype html><html><head><style>.collapsible { background-color: #777; color: white; cursor: pointer; \
padding: 18px; width: 100%; border: none; text-align: left; outline: none; font-size: 15px;} .active, .collapsible:hover { \
background-color: #555;} .content { padding: 0 18px; display: none; overflow: hidden; background-color: #f1f1f1;}</style>\
<title>passes.html</title></head>\n<body>";
const END: &str = "<script>for (const b of document.getElementsByClassName(\"collapsible\")) { b.addEventListener(\"click\", function() \
{ this.classList.toggle(\"active\"); const c = this.nextElementSibling; c.style.display = c.style.display === \"block\" ? \"none\" : \
\"block\"; }); }</script></body></html>\n";

/// What was listed so far: passes have numbers over all inputs of a run.
#[derive(Default)]
pub struct Drawing {
    body: String,
    number: usize,
    /// `dot` could not be run: it is not tried again.
    has_no_program: bool,
}

impl Drawing {
    /// Draws `changes` into `folder` with `program`, and writes the page of all changes so far.
    ///
    /// # Errors
    /// The path that cannot be written.
    pub fn write(
        &mut self,
        folder: &Path,
        program: &Path,
        changes: &[GraphedChange],
    ) -> Result<(), (PathBuf, io::Error)> {
        std::fs::create_dir_all(folder).map_err(|error| (folder.into(), error))?;
        for change in changes {
            self.add(folder, program, change)?;
        }
        let page = folder.join("passes.html");
        std::fs::write(&page, format!("{HEAD}{}{END}", self.body)).map_err(|error| (page, error))
    }
    fn add(&mut self, folder: &Path, program: &Path, change: &GraphedChange) -> Result<(), (PathBuf, io::Error)> {
        let at_start = change.kind == ChangeKind::AtStart;
        if !at_start {
            self.number += 1;
        }
        let number = self.number;
        let what = escaped(&format!("Pass {} on {}", change.pass, change.target));
        match change.kind {
            ChangeKind::Unchanged => {
                let _ = writeln!(self.body, "  <a>{number}. {what} omitted because no change</a><br/>");
            }
            ChangeKind::FilteredOut => {
                let _ = writeln!(self.body, "  <a>{number}. {what} filtered out</a><br/>");
            }
            ChangeKind::Changed | ChangeKind::AtStart => {
                let title = match at_start {
                    true => "Initial IR".to_string(),
                    false => format!("Pass {} on {}", change.pass, change.target),
                };
                if at_start {
                    self.body.push_str(
                        "<button type=\"button\" class=\"collapsible\">0. Initial IR (by function)</button>\n\
                         <div class=\"content\">\n  <p>\n",
                    );
                }
                for n in 0..change.num_graphs() {
                    // Functions of a module have numbers, the one that a pass worked on has none.
                    let part = if at_start || change.num_graphs() > 1 { Some(n) } else { None };
                    let title = part.map_or(format!("{number}. {title}"), |n| format!("{number}.{n}. {title}"));
                    let stem = part.map_or(format!("diff_{number}"), |n| format!("diff_{number}_{n}"));
                    let file = self.draw(folder, program, &stem, &change.graph(n, &title))?;
                    let title = escaped(&title);
                    let _ = writeln!(self.body, "  <a href=\"{file}\" target=\"_blank\">{title}</a><br/>");
                }
                if at_start {
                    self.body.push_str("  </p>\n</div><br/>\n");
                }
            }
        }
        Ok(())
    }
    /// Writes one graph; gives the name of its file.
    fn draw(&mut self, folder: &Path, program: &Path, stem: &str, graph: &str) -> Result<String, (PathBuf, io::Error)> {
        let source = folder.join(format!("{stem}.dot"));
        std::fs::write(&source, graph).map_err(|error| (source.clone(), error))?;
        let name = format!("{stem}.pdf");
        if !self.has_no_program {
            let mut command = Command::new(program);
            command.arg("-Tpdf").arg("-o").arg(folder.join(&name)).arg(&source).stdin(Stdio::null());
            match command.status() {
                Ok(status) if status.success() => {
                    std::fs::remove_file(&source).map_err(|error| (source.clone(), error))?;
                    return Ok(name);
                }
                Ok(_) => {}
                Err(_) => self.has_no_program = true,
            }
        }
        Ok(format!("{stem}.dot"))
    }
}

fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;")
}
