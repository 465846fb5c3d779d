//! What may be asked for around a pass: text of the IR, verification, numbering for bisection.

use crate::check::CheckError;
use crate::pass::Remark;
use std::sync::atomic::{AtomicI64, Ordering};
use std::sync::{Mutex, PoisonError};
use warpc_analysis::Loops;
use warpc_ir::cfg::Cfg;
use warpc_ir::ids::*;
use warpc_ir::session::PhaseOptions;
use warpc_ir::{Func, Module};
use warpc_text::{PrintOptions, print_function, print_inst, print_loop, print_module};

/// Runs of passes counted so far in one compilation.
#[derive(Default)]
pub struct PassCounts {
    /// Passes numbered for bisection and printing.
    all: AtomicI64,
    /// Runs of the pass of each [`RunCounter`](warpc_ir::session::RunCounter).
    counters: Mutex<Vec<u64>>,
}

impl PassCounts {
    /// Counts a run of `pass`, if it has a counter, and says whether it takes place.
    fn lets_run(&self, options: &PhaseOptions, pass: &str) -> bool {
        let Some(at) = options.counters.iter().position(|counter| counter.pass == pass) else { return true };
        let mut counts = self.counters.lock().unwrap_or_else(PoisonError::into_inner);
        counts.resize(options.counters.len(), 0);
        let n = counts[at];
        counts[at] += 1;
        options.counters[at].ranges.iter().any(|&(first, last)| (first..=last).contains(&n))
    }
}

/// First and last byte of a print that is for a file. Neither stands in printed IR, where such bytes are escaped.
const FILE: (u8, u8) = (1, 2);

/// First byte of a file that a pass wrote; the last one is that of [`FILE`].
const ATTACHED: u8 = 3;

/// First byte of what [`changes`](crate::changes) has graphs of; the last one is that of [`FILE`].
const CHANGE: u8 = 4;

/// `; *** IR Dump After PASS on WHERE ***`, in LLVM's form.
pub fn banner(out: &mut Vec<u8>, when: &str, pass: &str, target: &str) {
    out.extend(format!("; *** IR Dump {when} {pass} on {target} ***\n").into_bytes());
}

/// Begins a print of IR: a [`banner`], or the mark of a print for a file.
pub fn open(out: &mut Vec<u8>, options: &PhaseOptions, when: &str, pass: (&str, u32), target: &str) {
    let (name, number) = pass;
    let label = options.label(name, number);
    if options.files {
        // A name may hold any byte.
        let target: String = target.chars().map(|c| if c.is_control() { '_' } else { c }).collect();
        out.push(FILE.0);
        out.extend(format!("{number}\t{when}\t{}\t{target}\n", options.title(name)).into_bytes());
    } else {
        banner(out, when, &label, target);
    }
}

/// Ends a print of IR.
pub fn close(out: &mut Vec<u8>, options: &PhaseOptions) {
    if options.files {
        out.push(FILE.1);
    }
}

/// A print of IR that is for a file.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct FilePrint {
    /// Number of the pass.
    pub number: u32,
    /// `Before` or `After`.
    pub when: String,
    /// The pass.
    pub pass: String,
    /// What it ran on: a function, `[module]`, `loop %header in function name`, functions of a component in brackets.
    pub target: String,
    /// The IR.
    pub text: Vec<u8>,
}

/// A file that a pass wrote: a graph of a function, for example.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct AttachedFile {
    /// Its name, from where the program runs.
    pub name: String,
    /// What stands in it.
    pub bytes: Vec<u8>,
}

/// Appends a file to a log. [`take_attached`] has it back, in the order of the log.
pub fn attach(out: &mut Vec<u8>, name: &str, bytes: &[u8]) {
    mark(out, ATTACHED, name, bytes);
}

/// Appends a change to a log: what it is in a line, and its text. [`take_changes`] has it back.
pub(crate) fn attach_change(out: &mut Vec<u8>, head: &str, text: &[u8]) {
    mark(out, CHANGE, head, text);
}

/// Takes the changes out of a log and gives `take` line and text of each.
pub(crate) fn take_changes(log: &mut Vec<u8>, take: impl FnMut(&[u8], &[u8])) {
    take_marked(log, CHANGE, take);
}

fn mark(out: &mut Vec<u8>, first: u8, name: &str, bytes: &[u8]) {
    let marks = |byte: &u8| [FILE.0, FILE.1, ATTACHED, CHANGE].contains(byte);
    out.push(first);
    out.extend(name.bytes().map(|byte| if byte < b' ' { b'_' } else { byte }));
    out.push(b'\n');
    out.extend(bytes.iter().filter(|byte| !marks(byte)));
    out.push(FILE.1);
}

/// Takes the files that passes wrote out of a log. What stands between them stays.
pub fn take_attached(log: &mut Vec<u8>) -> Vec<AttachedFile> {
    let mut files = Vec::new();
    take_marked(log, ATTACHED, |head, bytes| {
        files.push(AttachedFile { name: String::from_utf8_lossy(head).into_owned(), bytes: bytes.to_vec() });
    });
    files
}

/// Takes the prints that are for files out of a log. What stands between them stays.
pub fn take_files(log: &mut Vec<u8>) -> Vec<FilePrint> {
    let mut files = Vec::new();
    take_marked(log, FILE.0, |head, text| {
        let head = String::from_utf8_lossy(head).into_owned();
        let mut words = head.splitn(4, '\t').map(str::to_string);
        let mut next = || words.next().unwrap_or_default();
        files.push(FilePrint {
            number: next().parse().unwrap_or(0),
            when: next(),
            pass: next(),
            target: next(),
            text: text.to_vec(),
        });
    });
    files
}

/// Takes all that begins with byte `first` out of a log and gives `take` the first line and what stands behind it.
fn take_marked(log: &mut Vec<u8>, first: u8, mut take: impl FnMut(&[u8], &[u8])) {
    if !log.contains(&first) {
        return;
    }
    let all = std::mem::take(log);
    let mut parts = all.split(|&byte| byte == first);
    log.extend_from_slice(parts.next().unwrap_or(&[]));
    for part in parts {
        let end = part.iter().position(|&byte| byte == FILE.1).unwrap_or(part.len());
        let (file, behind) = part.split_at(end);
        log.extend_from_slice(behind.get(1..).unwrap_or(&[]));
        let line = file.iter().position(|&byte| byte == b'\n').unwrap_or(file.len());
        take(&file[..line], file.get(line + 1..).unwrap_or(&[]));
    }
}

/// What `Running pass:` says of how large the target is.
pub enum Size<'a> {
    /// Nothing: of modules and loops.
    None,
    /// The functions of a component of the call graph, which is looked at one by one.
    Component,
    /// The instructions of a function.
    Function(&'a Func<'a>),
}

/// `Running pass: PASS on WHERE (SIZE)`, in LLVM's form.
pub fn running(out: &mut Vec<u8>, pass: &str, target: &str, size: Size<'_>) {
    let size = match size {
        Size::None => String::new(),
        Size::Component => " (1 node)".into(),
        Size::Function(f) => match f.block_order().map(|b| f.block_insts(b).count()).sum::<usize>() {
            1 => " (1 instruction)".into(),
            n => format!(" ({n} instructions)"),
        },
    };
    out.extend(format!("Running pass: {pass} on {target}{size}\n").into_bytes());
}

/// Whether its counter and bisection let a pass run. It is counted, and under bisection the log says whether it runs:
/// `BISECT: [NOT ]running pass (n) PASS on WHERE`.
pub fn may_run(count: &PassCounts, options: &PhaseOptions, pass: &str, target: &str, out: &mut Vec<u8>) -> bool {
    if !count.lets_run(options, pass) {
        return false;
    }
    let Some(limit) = options.bisect_limit else { return true };
    let n = count.all.fetch_add(1, Ordering::Relaxed) + 1;
    let ranges = &options.bisect_ranges;
    let in_range = ranges.is_empty() || ranges.iter().any(|&(first, last)| (first..=last).contains(&n));
    let run = in_range && (limit < 0 || n <= limit);
    let not = if run { "" } else { "NOT " };
    out.extend(format!("BISECT: {not}running pass ({n}) {pass} on {target}\n").into_bytes());
    run
}

/// The number of a pass that runs now, and where asked for ` Running pass n PASS on WHERE` on the log; 0 when passes are not
/// numbered. Under bisection passes have its numbers.
pub fn number(count: &PassCounts, options: &PhaseOptions, pass: &str, target: &str, out: &mut Vec<u8>) -> u32 {
    if !options.numbers_passes() {
        return 0;
    }
    let n = match options.bisect_limit {
        Some(_) => count.all.load(Ordering::Relaxed),
        None => count.all.fetch_add(1, Ordering::Relaxed) + 1,
    };
    if options.print_numbers {
        out.extend(format!(" Running pass {n} {} on {target}\n", options.title(pass)).into_bytes());
    }
    n as u32
}

/// Text of a function at hand.
pub fn function_text(func: &Func<'_>) -> Vec<u8> {
    print_function(func, None, &PrintOptions::default())
}

/// Text of loop `loop_id` in LLVM's form: preheader, blocks, exit blocks (one for each edge that leaves).
pub fn loop_text(func: &Func<'_>, cfg: &Cfg, loops: &Loops, loop_id: Loop) -> Vec<u8> {
    let mut blocks = loops.blocks(loop_id);
    blocks[1..].sort_by_key(|&b| cfg.rpo_index(b));
    let exits =
        blocks.iter().flat_map(|&b| func.successors(b)).filter(|&s| !loops.contains(loop_id, s)).collect::<Vec<_>>();
    print_loop(func, loops.preheader(func, loop_id), &blocks, &exits, &PrintOptions::default())
}

/// Text of a module.
pub fn module_text(module: &Module) -> Vec<u8> {
    print_module(module, &PrintOptions::default())
}

/// What an error of a pass says, and the instruction that it is about.
pub(crate) fn error_line(func: &Func<'_>, error: &Remark) -> String {
    match error.at {
        at if at.is_some() && at.index() < func.num_insts() => {
            format!("{}\n  {}", error.message.as_str(), print_inst(func, at, &PrintOptions::default()).trim())
        }
        _ => error.message.as_str().to_string(),
    }
}

/// Verifies a function at hand; the error is what LLVM would print.
pub fn verify_function(func: &Func<'_>) -> Result<(), CheckError> {
    match warpc_verify::verify_function(func) {
        Ok(()) => Ok(()),
        Err(list) => Err(CheckError::Invalid(list.iter().map(|e| e.message.as_str()).collect::<Vec<_>>().join("\n"))),
    }
}

/// Verifies a module; the error is what LLVM would print.
pub fn verify_module(module: &Module) -> Result<(), CheckError> {
    match warpc_verify::verify_code(module) {
        Ok(()) => Ok(()),
        Err(list) => Err(CheckError::Invalid(list.iter().map(|e| e.render(module)).collect())),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use warpc_ir::session::RunCounter;

    #[test]
    fn prints_for_files_are_taken_out_of_a_log() {
        let options = PhaseOptions { files: true, ..Default::default() };
        let mut log = b"before\n".to_vec();
        open(&mut log, &options, "After", ("sroa", 3), "f\u{1}\t\ng");
        log.extend(b"define\n");
        close(&mut log, &options);
        log.extend(b"behind\n");
        open(&mut log, &options, "Before", ("dce", 4), "[module]");
        close(&mut log, &options);
        let files = take_files(&mut log);
        assert_eq!(log, b"before\nbehind\n");
        let print = |number, when: &str, pass: &str, target: &str, text: &str| FilePrint {
            number,
            when: when.into(),
            pass: pass.into(),
            target: target.into(),
            text: text.into(),
        };
        let expected = [print(3, "After", "sroa", "f___g", "define\n"), print(4, "Before", "dce", "[module]", "")];
        assert_eq!(files, expected);
        assert!(take_files(&mut log).is_empty() && take_files(&mut Vec::new()).is_empty());
    }

    #[test]
    fn files_of_passes_are_taken_out_of_a_log() {
        let options = PhaseOptions { files: true, ..Default::default() };
        let mut log = b"a\n".to_vec();
        attach(&mut log, ".f\n.dot", b"graph\x02\n");
        open(&mut log, &options, "After", ("sroa", 3), "f");
        close(&mut log, &options);
        attach(&mut log, "g", b"");
        log.extend(b"b\n");
        let file = |name: &str, bytes: &[u8]| AttachedFile { name: name.into(), bytes: bytes.into() };
        assert_eq!(take_attached(&mut log), [file(".f_.dot", b"graph\n"), file("g", b"")]);
        assert_eq!((take_files(&mut log).len(), &log[..]), (1, &b"a\nb\n"[..]));
    }

    #[test]
    fn counters_let_some_runs_of_their_pass_take_place() {
        let counter = RunCounter { pass: "dce".into(), ranges: vec![(1, 1), (3, 9)] };
        let options = PhaseOptions { counters: vec![counter], ..Default::default() };
        let counts = PassCounts::default();
        let runs: Vec<bool> = (0..5).map(|_| may_run(&counts, &options, "dce", "f", &mut Vec::new())).collect();
        assert_eq!(runs, [false, true, false, true, true]);
        assert!(may_run(&counts, &options, "sroa", "f", &mut Vec::new()));
    }
}
