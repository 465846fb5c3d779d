//! What a pass is: its row in the table, and the traits its kernel implements.

use crate::loop_pass::LoopPass;
use crate::params::{ParamError, PassParams};
use std::collections::BTreeMap;
use warpc_analysis::{Analyses, AnalysisSet, CallGraph};
use warpc_columns::{Columns, RowSet};
use warpc_ir::ids::{Block, Global, Inst, Md};
use warpc_ir::knobs::KnobTable;
use warpc_ir::session::Session;
use warpc_ir::{Func, FuncMut, Module};

/// What a pass works on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Level {
    /// The whole module.
    Module,
    /// Strongly connected components of the call graph, callees first.
    CallGraph,
    /// One function.
    Function,
    /// One loop, inner loops first.
    Loop,
    /// One outermost loop with all loops in it.
    LoopNest,
    /// The machine rows of one function.
    Machine,
}

/// What a run of a pass did.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Outcome {
    /// Nothing changed; every analysis is still valid.
    Unchanged,
    /// Calls were marked `tail` and nothing else changed: every analysis is still valid, and passes whose stamps the function has
    /// need not run again, as none of them decides anything by that mark.
    Marked,
    /// Something changed; the analyses of the set are still valid, because nothing they say changed or because the pass
    /// updated them.
    Changed(AnalysisSet),
}

impl Outcome {
    /// `Changed(preserved)` if `changed`, else `Unchanged`.
    pub fn of(changed: bool, preserved: AnalysisSet) -> Outcome {
        if changed { Outcome::Changed(preserved) } else { Outcome::Unchanged }
    }
}

/// What a pass may use while it runs on one function.
pub struct PassCx<'a> {
    /// Analyses of the function, computed on demand and cached while valid.
    pub analyses: &'a mut Analyses,
    /// Knobs, target and options.
    pub session: &'a Session,
    /// Optimisation remarks of this function.
    pub remarks: &'a mut Vec<Remark>,
    /// What printers of analyses say; it goes to the log, functions in order.
    pub text: &'a mut Vec<u8>,
}

/// Appends a text, which is moved where nothing stands before it: texts of large functions are megabytes.
pub fn append_text(to: &mut Vec<u8>, text: impl Into<Vec<u8>>) {
    let mut text = text.into();
    if to.is_empty() {
        *to = text;
    } else {
        to.append(&mut text);
    }
}

impl RemarkKind {
    /// Whether it is said whether remarks are asked for or not.
    pub const fn is_always_said(self) -> bool {
        matches!(self, RemarkKind::Insisted | RemarkKind::Failure | RemarkKind::Error)
    }
}

impl PassCx<'_> {
    /// Appends what a printer says.
    pub fn print(&mut self, text: impl Into<Vec<u8>>) {
        append_text(self.text, text);
    }
    /// Whether anybody reads remarks: a pass need not make them otherwise.
    pub fn wants_remarks(&self) -> bool {
        self.session.phase.remarks
    }
    /// Says that the program cannot be compiled because of `at`, or of the function as a whole. The rows behind are not run.
    pub fn error(&mut self, pass: &'static str, name: &'static str, at: Inst, message: impl Into<RemarkText>) {
        self.remarks.push(Remark { kind: RemarkKind::Error, pass, name, message: message.into(), at });
    }
    /// Adds a remark when anybody reads them; `message` is only called then.
    pub fn remark<T: Into<RemarkText>>(
        &mut self,
        kind: RemarkKind,
        pass: &'static str,
        name: &'static str,
        at: Inst,
        message: impl FnOnce() -> T,
    ) {
        add_remark((self.session, self.remarks), kind, pass, name, at, message);
    }
}

/// Adds a remark to those of a function when anybody reads them; `message` is only called then.
pub(crate) fn add_remark<T: Into<RemarkText>>(
    (session, remarks): (&Session, &mut Vec<Remark>),
    kind: RemarkKind,
    pass: &'static str,
    name: &'static str,
    at: Inst,
    message: impl FnOnce() -> T,
) {
    if session.phase.remarks || kind.is_always_said() {
        remarks.push(Remark { kind, pass, name, message: message().into(), at });
    }
}

/// Kind of a remark.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum RemarkKind {
    /// Something was optimised.
    Passed,
    /// Something was not.
    Missed,
    /// A fact.
    Analysis,
    /// A fact: numbers would be rounded otherwise. Source languages have a pragma that allows it.
    AnalysisFpCommute,
    /// A fact: accesses may overlap. Source languages have a pragma that rules it out.
    AnalysisAliasing,
    /// A fact about something that the program asked for by name: it is said whether remarks are asked for or not.
    Insisted,
    /// Something that the program asked for by name was not done: a warning, said whether remarks are asked for or not.
    Failure,
    /// The program breaks a rule of the target: nothing is made of it. It is said whether remarks are asked for or not.
    Error,
}

/// Text of a remark, some pieces of which are arguments that programs read by their keys.
///
/// ```
/// use warpc_phase::RemarkText;
/// let text = RemarkText::from("unrolled by ").arg("UnrollCount", 4);
/// assert_eq!(text.as_str(), "unrolled by 4");
/// let args: Vec<_> = text.args().map(|arg| (arg.key, arg.value)).collect();
/// assert_eq!(args, [("String", "unrolled by "), ("UnrollCount", "4")]);
/// ```
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct RemarkText {
    text: String,
    pieces: Vec<Piece>,
    loc: Option<Md>,
    /// Where the text for people ends, unless at the end.
    details: Option<usize>,
    is_verbose: bool,
}

/// A piece of a remark's text, which begins where the one before ends.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Piece {
    key: &'static str,
    end: usize,
    function: Global,
    loc: Md,
}

/// An argument of a remark.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct RemarkArg<'a> {
    /// What it is, in camel case as LLVM's: `Callee`, `Cost`; `String` for text between.
    pub key: &'static str,
    /// Its text.
    pub value: &'a str,
    /// The function it names, whose place is told with it; `NONE` for others.
    pub function: Global,
    /// The debug location of what it names; `NONE` for none.
    pub loc: Md,
}

impl RemarkText {
    fn push(mut self, key: &'static str, value: impl std::fmt::Display, (function, loc): (Global, Md)) -> RemarkText {
        use std::fmt::Write as _;
        // Writing to a string does not fail.
        let _ = write!(self.text, "{value}");
        self.pieces.push(Piece { key, end: self.text.len(), function, loc });
        self
    }
    /// With `text` behind.
    pub fn text(self, text: &str) -> RemarkText {
        self.push("String", text, (Global::NONE, Md::NONE))
    }
    /// With argument `key` behind.
    pub fn arg(self, key: &'static str, value: impl std::fmt::Display) -> RemarkText {
        self.push(key, value, (Global::NONE, Md::NONE))
    }
    /// With argument `key` behind, which names code at debug location `loc`.
    pub fn located(self, key: &'static str, value: impl std::fmt::Display, loc: Md) -> RemarkText {
        self.push(key, value, (Global::NONE, loc))
    }
    /// With the name of a function as argument `key` behind.
    pub fn function(self, key: &'static str, name: &str, function: Global) -> RemarkText {
        self.push(key, name, (function, Md::NONE))
    }
    /// What comes behind is for files alone: it is not in the text that people read.
    pub fn details(self) -> RemarkText {
        RemarkText { details: Some(self.text.len()), ..self }
    }
    /// A remark of which there are many: it is shown only where it is known how often its code runs. Files have it.
    pub fn verbose(self) -> RemarkText {
        RemarkText { is_verbose: true, ..self }
    }
    /// Whether it is one of many.
    pub fn is_verbose(&self) -> bool {
        self.is_verbose
    }
    /// About the code at debug location `loc`, where the instruction that the remark is about has lost it, or has another.
    pub fn at(self, loc: Md) -> RemarkText {
        RemarkText { loc: Some(loc).filter(|loc| loc.is_some()), ..self }
    }
    /// The debug location that [`RemarkText::at`] said.
    pub fn loc(&self) -> Option<Md> {
        self.loc
    }
    /// With all of another text behind.
    pub fn with(mut self, other: &RemarkText) -> RemarkText {
        for arg in other.args() {
            self = self.push(arg.key, arg.value, (arg.function, arg.loc));
        }
        self
    }
    /// The text that people read.
    pub fn as_str(&self) -> &str {
        &self.text[..self.details.unwrap_or(self.text.len())]
    }
    /// The pieces in order.
    pub fn args(&self) -> impl Iterator<Item = RemarkArg<'_>> {
        let starts = std::iter::once(0).chain(self.pieces.iter().map(|piece| piece.end));
        starts.zip(&self.pieces).map(|(start, piece)| RemarkArg {
            key: piece.key,
            value: &self.text[start..piece.end],
            function: piece.function,
            loc: piece.loc,
        })
    }
}

impl From<&str> for RemarkText {
    fn from(text: &str) -> RemarkText {
        RemarkText::default().text(text)
    }
}

impl From<String> for RemarkText {
    fn from(text: String) -> RemarkText {
        RemarkText::from(&*text)
    }
}

/// An optimisation remark.
#[derive(Clone, PartialEq, Debug)]
pub struct Remark {
    /// Kind.
    pub kind: RemarkKind,
    /// Pass that says it.
    pub pass: &'static str,
    /// Short identifier, in camel case as LLVM's.
    pub name: &'static str,
    /// Text, with its arguments.
    pub message: RemarkText,
    /// Instruction it is about; `NONE` for the function.
    pub at: Inst,
}

/// A pass over one function. The object holds parameters and reusable scratch memory; it is made once per worker.
pub trait FunctionPass: Send {
    /// Runs on `func`. Must not depend on what earlier functions left in the object.
    fn run(&mut self, func: &mut FuncMut<'_>, cx: &mut PassCx<'_>) -> Outcome;
}

/// A pass over a module. It edits bodies through [`Module::edit`].
pub trait ModulePass: Send {
    /// Runs on `m`; returns whether it changed anything.
    fn run(&mut self, m: &mut Module, cx: &mut ModuleCx<'_>) -> bool;
}

/// A pass over the functions of the call graph, callees first. It runs in waves: a function's wave comes after those of all
/// functions it calls, except those it calls itself through. Functions of one wave are worked on in parallel, so the object
/// only changes between waves.
pub trait CallGraphPass: Send + Sync {
    /// Called before the first wave.
    fn begin(&mut self, m: &Module, session: &Session);
    /// Runs on `func`; returns whether it changed anything. Callees of earlier waves are at rest in the module.
    fn run(&self, func: &mut FuncMut<'_>, cx: &mut CallGraphCx<'_>) -> bool;
    /// Whether [`CallGraphPass::run`] changes functions. They are not loaded for a pass that only works after waves.
    fn changes_functions(&self) -> bool {
        true
    }
    /// Whether it does nothing, and wants no rows, in a module where no function with a body is called directly. A nest of such passes
    /// and lazy rows is left at once there.
    fn works_on_calls(&self) -> bool {
        false
    }
    /// Whether what it does after a wave depends on the members of each component and on what they see of others alone, and
    /// doing it again would change nothing. Components in which nothing has changed since it was last done are left out then.
    fn judges_components(&self) -> bool {
        false
    }
    /// Called after each wave, when the module is whole. `members`: the functions of the wave that were not put off, by row.
    fn after_wave(&self, _m: &mut Module, _members: &[Global], _calls: &Calls, _cx: &mut ModuleCx<'_>) {}
    /// Whether `func` can wait: its only caller takes it as it is and then does what would have been done here. Asked in nests
    /// with lazy rows. Functions that waited in vain are run on after the last wave.
    fn defers(&self, func: &Func<'_>, calls: &Calls) -> bool;
    /// Whether the rows of a lazy nest should run on `func` before its callers see it.
    fn wants_rows(&self, func: &Func<'_>, calls: &Calls) -> bool;
}

/// What a call-graph pass knows of the calls of the module; brought up to date between waves.
pub struct Calls {
    /// The graph as it was before the first wave.
    pub graph: CallGraph,
    /// Wave of each function by global row; `u32::MAX` for what has no body.
    pub wave: Vec<u32>,
    /// Direct calls of each function that are left.
    pub left: Vec<u32>,
    /// Members of each comdat.
    pub comdat_members: Vec<Vec<Global>>,
}

impl Calls {
    /// `members` of a wave by component of the graph: functions that call each other are together.
    pub fn by_component(&self, members: &[Global]) -> Vec<Vec<Global>> {
        let mut components: BTreeMap<u32, Vec<Global>> = BTreeMap::new();
        for &member in members {
            components.entry(self.graph.components().of(member.index())).or_default().push(member);
        }
        components.into_values().collect()
    }
}

/// What a call-graph pass may use.
pub struct CallGraphCx<'a> {
    /// Calls.
    pub calls: &'a Calls,
    /// Knobs, target and options.
    pub session: &'a Session,
    /// Optimisation remarks, each with its debug location.
    pub remarks: &'a mut Vec<(Remark, Md)>,
    /// The blocks that remarks are about, which must be there when the pass is done: number of the remark and block.
    pub remark_blocks: &'a mut Vec<(usize, Block)>,
}

/// What a module pass may use.
pub struct ModuleCx<'a> {
    /// Knobs, target and options.
    pub session: &'a Session,
    /// Remarks, each with the function it is about.
    pub remarks: &'a mut Vec<(Global, Remark)>,
    /// What the pass says; it goes to the log.
    pub text: &'a mut Vec<u8>,
    /// Functions of [`ModuleCx::alone`] in an earlier row of the same pass that have not changed since, nor what they see of others.
    pub settled: &'a RowSet<Global>,
    /// Functions that the pass found nothing to do for, and that it judged by their own bodies and by what they see of others alone.
    pub alone: Vec<Global>,
}

/// A pass object.
pub enum PassBody {
    /// Over one function.
    Function(Box<dyn FunctionPass>),
    /// Over the functions of the call graph, callees first.
    CallGraph(Box<dyn CallGraphPass>),
    /// Over one loop, or one nest of loops.
    Loop(Box<dyn LoopPass>),
    /// Over the module.
    Module(Box<dyn ModulePass>),
}

/// A row of the pass table.
pub struct PassInfo {
    /// Name in pipelines; also the name of its file, its filetest folder and its timing row.
    pub name: &'static str,
    /// One line.
    pub summary: &'static str,
    /// What it works on.
    pub level: Level,
    /// Analyses it reads.
    pub reads: AnalysisSet,
    /// Upper bound of what it preserves when it changes something.
    pub preserves: AnalysisSet,
    /// Columns it reads and writes; debug builds check it. `warpc_ir::column_sets` has the sets that most passes share.
    pub columns: Columns,
    /// Tables of the knobs it reads.
    pub knobs: &'static [KnobTable],
    /// Whether a second run right after the first changes nothing.
    pub idempotent: bool,
    /// Whether it runs on `optnone` functions too, because code generation needs its result.
    pub required: bool,
    /// Makes the pass object from its parameters.
    pub make: fn(PassParams) -> Result<PassBody, ParamError>,
}
