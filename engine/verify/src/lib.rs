//! The verifier: the rules of the language, with LLVM's messages. A module that passes is safe for every pass.
//!
//! | file | what |
//! |---|---|
//! | `globals.rs`, `global_metadata.rs` | variables, aliases, ifuncs, comdats; their attachments, constants |
//! | `headers.rs` | function headers: calling conventions, parameters |
//! | `func.rs` | blocks, terminators, phis, dominance, and the walk over the instructions |
//! | `quick.rs` | acceptance of the plain cases |
//! | `inst.rs`, `casts.rs` | types of operands and results, per opcode |
//! | `calls.rs`, `bundles.rs` | calls, inline assembly; operand bundles and assumptions |
//! | `arguments.rs` | arguments by their attributes, guaranteed tail calls |
//! | `attrs.rs`, `strings.rs`, `vector_names.rs` | where an attribute may stand, and with which; strings, names of vector variants |
//! | `intrinsics.rs`, `*_rules.rs` | rules of single intrinsics |
//! | `convergence.rs` | tokens of convergent calls |
//! | `eh.rs`, `pads.rs` | exceptions; edges into and out of pads |
//! | `gc.rs` | garbage collection |
//! | `metadata.rs`, `notes.rs`, `profile.rs`, `ranges.rs`, `tbaa.rs` | attachments, by kind |
//! | `lists.rs` | named metadata, module flags, globals with a meaning of their own |
//! | `debug_info.rs`, `debug_types.rs`, `debug_func.rs` | nodes of debug information; locations, records and subprograms of functions |
//! | `target_types.rs` | where types of targets may stand |
//! | `scopes.rs` | declarations of alias scopes |
//! | `report.rs` | errors and their texts |
//! | `rules/`, `cases.rs` | the rules of LLVM and where each stands; a module for each that breaks it |
//!
//! Linear in the size of the module. No recursion. At most [`MAX_ERRORS`] errors are collected.
#![warn(missing_docs)]

mod arguments;
mod attrs;
mod bundles;
mod calls;
#[cfg(test)]
mod cases;
mod casts;
mod control_rules;
mod convergence;
mod debug_func;
mod debug_info;
mod debug_types;
mod eh;
mod float_rules;
mod func;
mod gc;
mod global_metadata;
mod globals;
mod headers;
mod inst;
mod intrinsics;
mod lists;
mod memory_rules;
mod metadata;
mod notes;
mod pads;
mod profile;
mod quick;
mod ranges;
mod report;
#[cfg(test)]
mod rules;
mod scopes;
mod strings;
mod target_types;
mod tbaa;
#[cfg(test)]
mod tests;
mod vector_names;
mod vector_rules;

pub use report::{VerifyError, render};
use warpc_columns::RowSet;
use warpc_ir::attrs::AttrsRef;
use warpc_ir::func::Func;
use warpc_ir::ids::*;
use warpc_ir::intrinsics::Foreign;
use warpc_ir::metadata::MdNode;
use warpc_ir::module::{GlobalKind, Module, ModuleCtx};
use warpc_ir::types::TypesRef;
use warpc_ir::value::Value;

/// Errors collected before the verifier gives up.
pub const MAX_ERRORS: usize = 50;

/// Verifies a whole module.
///
/// Functions come first, each with its header, then variables and aliases, then metadata: the order of LLVM's messages.
pub fn verify_module(module: &Module) -> Result<(), Vec<VerifyError>> {
    verify(module, true, false)
}

/// The same, and that no declaration of an alias scope dominates another one.
pub fn verify_module_scopes(module: &Module) -> Result<(), Vec<VerifyError>> {
    verify(module, true, true)
}

/// Verifies a module between passes: debug information is not looked at, as dropping it is no error.
pub fn verify_code(module: &Module) -> Result<(), Vec<VerifyError>> {
    verify(module, false, false)
}

fn verify(module: &Module, debug: bool, scopes: bool) -> Result<(), Vec<VerifyError>> {
    let mut v = Verifier::new(module.ctx());
    let special = |n: &MdNode| matches!(n, MdNode::Special { .. } | MdNode::Expr(_));
    v.has_debug = debug && module.tables().metadata.nodes().iter().any(special);
    v.debug = debug;
    v.scopes = scopes;
    v.huge_types = v.has_huge_types();
    v.scalable_types = v.has_scalable_types();
    v.intrinsic_declarations();
    for n in 0..v.ctx.globals.sym.len() {
        let g = Global::new(n);
        if v.is_function(g) {
            v.function_header(g);
            if let Some(body) = v.ctx.bodies.0.get(n).and_then(|b| b.as_deref()) {
                v.function(&Func::of_body(body, v.ctx));
            }
        }
        if v.full() {
            break;
        }
    }
    v.recovered_slots();
    v.module_constants();
    v.estimates();
    v.assignments();
    v.comdats();
    v.deoptimize_declarations();
    v.globals();
    v.lists();
    if v.has_debug {
        v.debug_info();
    }
    v.finish()
}

/// Verifies one function (after a pass).
pub fn verify_function(func: &Func<'_>) -> Result<(), Vec<VerifyError>> {
    let mut v = Verifier::new(func.ctx());
    v.function(func);
    v.finish()
}

/// State of one run; columns are reused from function to function.
pub(crate) struct Verifier<'m> {
    ctx: ModuleCtx<'m>,
    errors: Vec<VerifyError>,
    function: Global,
    scratch: func::BodyColumns,
    kinds: metadata::Kinds,
    /// The function that has a subprogram, by node; empty without debug information.
    subprograms: Vec<Global>,
    /// Nodes that bodies refer to, and whether they may be or hold locations; empty when no node has rules of its own.
    roots: Vec<(Md, bool)>,
    /// Attributes of declared intrinsics by their row; filled when first asked for.
    declared: Vec<AttrList>,
    /// What is known of intrinsics of other targets by their row; filled as they are met.
    foreign: Vec<Option<Option<Foreign>>>,
    /// Whether declarations of alias scopes are compared.
    scopes: bool,
    /// Whether some function type may ask for more alignment than is possible.
    huge_types: bool,
    /// Whether there is a type of vectors whose length is not known.
    scalable_types: bool,
    /// Whether the module is for a GPU whose stack has an address space of its own.
    amdgpu: bool,
    /// Edges of pads of the function that is looked at.
    pads: pads::Pads,
    /// Whether the function may hold an error in Swift's way.
    swift_error: bool,
    /// Whether there are nodes of debug information to look at.
    has_debug: bool,
    /// Whether errors of debug information count.
    debug: bool,
    /// Rules of intrinsics by their row; filled as they are met.
    rules: Vec<intrinsics::Rule>,
    /// Attribute lists already found good, by position class, so that each is checked once.
    checked: attrs::Checked,
    /// Attribute sets that were found sound on a function.
    sound_sets: RowSet<AttrSet>,
    /// What a function is looked at for when all of it was seen.
    late: Late,
    /// Calls of intrinsics that become calls of functions.
    late_calls: Vec<Inst>,
    /// Functions whose slots others reach, and how many slots.
    escaped: Vec<(Global, u64)>,
    /// Functions whose slots are reached, and one past the number of the slot.
    recovered: Vec<(Global, u64)>,
    /// Parameters of the function that is looked at, by number, with the variable that describes each.
    described: Vec<Md>,
    /// Assignments: the node that ties records to instructions, the function of one, and whether it is a record.
    assigned: Vec<(Md, Global, bool)>,
    /// Functions by name; filled when first asked for.
    functions: Vec<(Str, Global)>,
    facts: quick::Facts,
}

/// Whole functions are looked at only for what occurs in them.
#[derive(Clone, Copy, Default)]
struct Late {
    /// Convergence tokens.
    convergence: bool,
    /// Arguments that are set up before their call, statepoints and pads: tokens whose users matter.
    tokens: bool,
    /// The type that landing pads of the function give.
    landing: Option<Type>,
}

impl<'m> Verifier<'m> {
    fn new(ctx: ModuleCtx<'m>) -> Self {
        Verifier {
            ctx,
            errors: Vec::new(),
            function: Global::NONE,
            scratch: func::BodyColumns::default(),
            kinds: metadata::Kinds::new(ctx),
            subprograms: Vec::new(),
            roots: Vec::new(),
            declared: Vec::new(),
            foreign: Vec::new(),
            scopes: false,
            huge_types: false,
            scalable_types: false,
            amdgpu: ctx.str(ctx.tables.triple).starts_with(b"amdgcn"),
            pads: pads::Pads::default(),
            swift_error: false,
            debug: false,
            has_debug: false,
            rules: Vec::new(),
            checked: attrs::Checked::default(),
            sound_sets: RowSet::default(),
            late: Late::default(),
            late_calls: Vec::new(),
            escaped: Vec::new(),
            recovered: Vec::new(),
            described: Vec::new(),
            assigned: Vec::new(),
            functions: Vec::new(),
            facts: quick::Facts::default(),
        }
    }
    fn finish(self) -> Result<(), Vec<VerifyError>> {
        if self.errors.is_empty() { Ok(()) } else { Err(self.errors) }
    }
    fn is_function(&self, global: Global) -> bool {
        let s = self.ctx.globals.sym[global.index()];
        s.kind == GlobalKind::Function && !s.is_dead()
    }
    #[cold]
    #[inline(never)]
    fn fail(&mut self, message: impl Into<String>, at: &[Value]) {
        self.push(message.into(), at, None, false);
    }
    /// As [`Verifier::fail`], for debug information: LLVM drops it with a warning rather than refuse the module.
    #[cold]
    #[inline(never)]
    fn fail_debug(&mut self, message: &str, at: &[Value]) {
        self.push(message.into(), at, None, true);
    }
    fn push(&mut self, message: String, at: &[Value], record: Option<u32>, debug: bool) {
        if self.errors.len() < MAX_ERRORS && (self.debug || !debug) {
            self.errors.push(VerifyError { message, function: self.function, at: at.to_vec(), record, debug });
        }
    }
    /// Records `message` about `at` unless `ok`; returns `ok`.
    #[inline(always)]
    fn check(&mut self, ok: bool, message: &'static str, at: &[Value]) -> bool {
        if !ok {
            self.fail(message, at);
        }
        ok
    }
    fn full(&self) -> bool {
        self.errors.len() >= MAX_ERRORS
    }
}

/// Whether `lhs` and `rhs` are both scalars or vectors of one length.
fn same_shape(types: TypesRef<'_>, lhs: Type, rhs: Type) -> bool {
    match (types.vector(lhs), types.vector(rhs)) {
        (None, None) => true,
        (Some((n, s, _)), Some((m, r, _))) => n == m && s == r,
        _ => false,
    }
}

/// Whether a function attribute is set on the list.
fn fn_attr(a: AttrsRef<'_>, list: AttrList, kind: warpc_ir::attrs::AttrKind) -> bool {
    a.fn_has(list, kind)
}
