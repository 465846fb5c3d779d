//! Debug information: `.file` and `.loc`, and sections with DWARF of version 2, as NVIDIA's debugger reads them.
//!
//! | file | what |
//! |---|---|
//! | `nodes.rs` | debug metadata, field by field |
//! | `files.rs` | numbers of files |
//! | `lines.rs` | what is written between the rows of a function: `.loc`, labels |
//! | `scopes.rs` | where the scopes of a function, and what was inlined into it, begin and end |
//! | `dwarf.rs` | numbers of DWARF |
//! | `die.rs` | entries as columns, abbreviations, offsets |
//! | `entries.rs` | entries of types, functions and variables of the module |
//! | `units.rs` | entries of units, and of functions with their scopes and variables |
//! | `plan.rs` | what is found out of a function before it is written |
//! | `places.rs` | operators and registers of expressions |
//! | `variables.rs` | where variables are, row by row |
//! | `pubs.rs` | tables of the names of a unit |
//! | `section.rs` | sections as text |
//!
//! What a module asks for is found once, before its functions are compiled ([`ModuleDebug`]): they are compiled in any order, on any
//! worker, and the numbers of files and functions must not depend on that. A machine row says by its location which instruction of
//! the IR it was made for (`MLoc`), so a row's place in the source, and its place among the debug records of the function, are
//! known however rows were moved, joined or dropped. A module without compile units costs one look-up.

mod die;
mod dwarf;
mod entries;
mod files;
mod lines;
mod nodes;
mod places;
mod plan;
mod pubs;
mod scopes;
mod section;
mod units;
mod variables;

pub use die::Piece;
pub use files::Files;
pub use lines::{FunctionNotes, insert};
pub use nodes::{DEPTH, Names, Nodes};
pub(crate) use plan::FunctionPlan;
pub(crate) use units::write_sections;

use crate::{constants, knobs};
use warpc_ir::ids::{Global, Md, Str};
use warpc_ir::session::Session;
use warpc_ir::{Func, Module, ModuleCtx};

warpc_columns::id! {
    /// Number of a `.file`, from 1 on.
    pub FileNumber;
    /// Place of a function in the text, among those that are defined there.
    pub FunctionNumber;
    /// An inlined function that `.loc` names.
    pub InlinedName;
}

/// How much a compile unit, or a function of it, wants to be told.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default)]
pub enum Level {
    /// Nothing: `NoDebug`, or no debug information at all.
    #[default]
    Nothing,
    /// `.file` and `.loc`: `DebugDirectivesOnly`.
    Directives,
    /// Sections with functions, scopes and what was inlined, besides: `LineTablesOnly`.
    Lines,
    /// Types and variables, besides: `FullDebug`.
    Full,
}

impl Level {
    /// Whether `.loc` says what was inlined.
    pub fn inlines_by_line(self) -> bool {
        self == Level::Directives
    }
    /// Whether there are sections.
    pub fn has_sections(self) -> bool {
        self >= Level::Lines
    }
}

/// Debug information of a function.
#[derive(Clone, Copy, Debug)]
pub struct FunctionInfo {
    /// Its place in the text.
    pub number: FunctionNumber,
    /// How much is told of it.
    pub level: Level,
    /// Its subprogram.
    pub subprogram: Md,
}

/// A place in the code of a function: the number of its label.
pub type PlaceNumber = u32;

/// The start of a function, as a place.
pub const START: PlaceNumber = u32::MAX - 1;
/// The end of a function, as a place.
pub const END: PlaceNumber = u32::MAX;

/// A scope of the source that has code in a function.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Scope {
    /// Its node: a subprogram or a lexical block.
    pub scope: Md,
    /// The location of the call that it was inlined at, or none.
    pub inlined_at: Md,
    /// First place.
    pub start: PlaceNumber,
    /// End, which is not part of it.
    pub end: PlaceNumber,
}

/// Where a variable is.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Where {
    /// Nobody knows.
    Nowhere,
    /// It has one value.
    Constant(i64),
    /// At one place in memory, or in one register, all the time.
    Always {
        /// State space, as `DW_AT_address_class`.
        space: u64,
        /// Expression.
        pieces: Vec<Piece>,
    },
    /// From one place to another each.
    List(Vec<(PlaceNumber, PlaceNumber, Vec<Piece>)>),
    /// A label: a place in the code.
    Place(PlaceNumber),
}

/// A variable or label of a function.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct VariableRow {
    /// Its node.
    pub variable: Md,
    /// The location of the call that its scope was inlined at, or none.
    pub inlined_at: Md,
    /// Where it is.
    pub place: Where,
}

/// What sections say of a function: what its compilation found out.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct FunctionDebug {
    /// Its place in the text.
    pub number: FunctionNumber,
    /// Its subprogram.
    pub subprogram: Md,
    /// Scopes with code, outer ones first.
    pub scopes: Vec<Scope>,
    /// Variables and labels.
    pub variables: Vec<VariableRow>,
}

/// What the debug information of a module is made of, found before its functions are compiled.
pub struct ModuleDebug {
    /// Names of fields and kinds.
    pub names: Names,
    /// The most that a compile unit asks for.
    pub level: Level,
    /// Whether comments say what directives mean: places of the source, where variables are.
    pub verbose: bool,
    /// Whether directories stand apart from names of files.
    directories: bool,
    /// By global; none where nothing is told.
    functions: Vec<Option<FunctionInfo>>,
    /// Files.
    files: Files,
    /// Inlined functions whose names `.loc` tells.
    inlined: Vec<Md>,
    /// Place in `inlined` of each subprogram.
    inlined_of: Vec<InlinedName>,
}

impl ModuleDebug {
    /// What `module` asks for; nothing when no compile unit does, or when the session does not want it. Linear in instructions and
    /// metadata.
    pub fn new(module: &Module, session: &Session) -> Option<ModuleDebug> {
        let cx = module.ctx();
        if !session.line_info {
            return None;
        }
        cx.tables.strings.find(b"llvm.dbg.cu")?;
        let names = Names::new(cx);
        let nodes = Nodes { cx, names: &names };
        let level = nodes.units().iter().map(|&unit| level_of(nodes, unit)).max()?;
        if level == Level::Nothing {
            return None;
        }
        let count = cx.tables.metadata.len();
        let mut debug = ModuleDebug {
            names,
            level,
            verbose: session.knobs.get(knobs::ASM_VERBOSE),
            directories: session.knobs.get(knobs::DWARF_DIRECTORY),
            functions: vec![None; cx.globals.sym.len()],
            files: Files::new(count),
            inlined: Vec::new(),
            inlined_of: vec![InlinedName::NONE; count],
        };
        debug.number(module);
        Some(debug)
    }
    /// Numbers functions, and files in the order in which locations name them.
    fn number(&mut self, module: &Module) {
        let cx = module.ctx();
        let names = self.names;
        let nodes = Nodes { cx, names: &names };
        let mut seen = vec![false; cx.tables.metadata.len()];
        for (n, g) in crate::abi::emitted_functions(module).into_iter().enumerate() {
            let Some(subprogram) = attached(cx, g, names.dbg) else { continue };
            let Some(level) = nodes.node(subprogram, names.unit).map(|unit| level_of(nodes, unit)) else { continue };
            if level == Level::Nothing {
                continue;
            }
            self.functions[g.index()] = Some(FunctionInfo { number: FunctionNumber::new(n), level, subprogram });
            self.files.number(nodes, subprogram);
            let Some(f) = module.func(g) else { continue };
            for i in f.block_order().flat_map(|b| f.block_insts(b)) {
                self.number_location(nodes, f.loc(i), level, &mut seen);
            }
        }
    }
    /// Numbers the files of a location and of the calls it was inlined at, and with mere directives the functions that were.
    fn number_location(&mut self, nodes: Nodes<'_>, location: Md, level: Level, seen: &mut [bool]) {
        let mut at = location;
        while at.is_some() && !std::mem::replace(&mut seen[at.index()], true) {
            let scope = nodes.node(at, self.names.scope);
            if let Some(scope) = scope {
                self.files.number(nodes, scope);
            }
            let site = nodes.node(at, self.names.inlined_at);
            if level.inlines_by_line()
                && site.is_some()
                && let Some(subprogram) = scope.and_then(|scope| nodes.subprogram(scope))
                && self.inlined_of[subprogram.index()].is_none()
            {
                self.inlined_of[subprogram.index()] = InlinedName::new(self.inlined.len());
                self.inlined.push(subprogram);
            }
            at = site.unwrap_or(Md::NONE);
        }
    }
    /// Debug information of function `global`; none where nothing is told.
    pub fn function(&self, global: Global) -> Option<&FunctionInfo> {
        self.functions[global.index()].as_ref()
    }
    /// Number of the file that scope `scope` is in; none where that is not known.
    pub fn file_number(&self, scope: Md) -> Option<FileNumber> {
        self.files.known(scope)
    }
    /// The name of an inlined subprogram, where `.loc` tells it.
    pub fn inlined_name(&self, subprogram: Md) -> Option<InlinedName> {
        self.inlined_of[subprogram.index()].get()
    }
}

/// How much compile unit `unit` asks for.
fn level_of(nodes: Nodes<'_>, unit: Md) -> Level {
    match nodes.text(unit, nodes.names.emission_kind) {
        b"FullDebug" => Level::Full,
        b"LineTablesOnly" => Level::Lines,
        b"DebugDirectivesOnly" => Level::Directives,
        _ => Level::Nothing,
    }
}

/// The node attached to `global` under `kind`: the subprogram of a function, or an expression of a variable.
fn attached(cx: ModuleCtx<'_>, global: Global, kind: Str) -> Option<Md> {
    cx.extra(global)?.attachments.iter().find(|attachment| attachment.0 == kind).map(|attachment| attachment.1)
}

/// What is told of `f`, whose module has `debug`.
pub(crate) fn of_function<'a>(debug: Option<&'a ModuleDebug>, f: &Func<'_>) -> Option<&'a FunctionInfo> {
    debug?.function(constants::aliasee(f.ctx(), f.global()))
}
