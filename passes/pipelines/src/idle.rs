//! Passes of LLVM that find nothing to do on a GPU: for coroutines, garbage collection, exceptions, sanitizers, link-time checks of types,
//! profiles, hooks that only other targets have. They are taken where LLVM takes them, and change nothing.
//!
//! Each row says what the pass works on. Where a module has that, the pass would have work, which is not written: this is an error that says so,
//! as a pass that silently did nothing would be wrong. **Cost**: linear in what is looked at; constant for passes that never have work.

use warpc_analysis::AnalysisSet;
use warpc_ir::attrs::AttrKind;
use warpc_ir::ids::*;
use warpc_ir::module::{GlobalKind, ModuleCtx};
use warpc_ir::{Func, FuncMut, Module, Opcode};
use warpc_phase::{
    FunctionPass, Level, LoopCx, LoopOutcome, LoopPass, ModuleCx, ModulePass, Outcome, ParamError, PassBody, PassCx,
    PassInfo, PassParams, Remark, RemarkKind,
};

/// What a pass works on.
#[derive(Clone, Copy)]
enum Work {
    /// Nothing that a module for a GPU can have.
    Never,
    /// Nothing either: it says that there is none.
    Says(&'static str),
    /// Calls of intrinsics of these groups.
    Intrinsics(&'static [&'static [u8]]),
    /// Functions with these attributes.
    Attributes(&'static [AttrKind]),
    /// Functions with these attributes, which are text.
    Texts(&'static [&'static [u8]]),
    /// These instructions.
    Opcodes(&'static [Opcode]),
    /// Calls of functions whose names begin so.
    Calls(&'static [&'static [u8]]),
    /// Metadata of these kinds on calls and, of `annotation`, on any instruction.
    Attached(&'static [&'static [u8]]),
    /// Functions with a garbage collector.
    Collected,
    /// Modules with this flag.
    Flag(&'static [u8]),
    /// Modules with a profile.
    Profile,
    /// Modules with a global or list whose name begins so.
    Named(&'static [u8]),
    /// Modules with such a global.
    Kind(GlobalKind),
}

/// Rows: name, level, what it works on, its parameters (one that ends in `=` has a value, one that ends in `[` has values by index, of those
/// with `|` between them one may be given), what it is for.
macro_rules! rows {
    ($($name:literal, $level:ident, $work:expr, $params:expr, $what:literal;)*) => {
        /// All of them, by name.
        pub const TABLE: &[PassInfo] = &[$(PassInfo {
            name: $name,
            summary: concat!("has nothing to do here: for ", $what),
            level: Level::$level,
            reads: AnalysisSet::NONE,
            preserves: AnalysisSet::ALL,
            columns: match Level::$level {
                Level::Module => warpc_ir::column_sets::MODULE,
                _ => warpc_ir::column_sets::READ,
            },
            knobs: &[],
            idempotent: true,
            required: false,
            make: |params| made(Idle { name: $name, what: $what, work: $work }, Level::$level, $params, params),
        }),*];
    };
}

#[rustfmt::skip]
rows! {
    "alloc-token",                       Module, Work::Attributes(&[AttrKind::SanitizeAllocToken]), &["mode="], "tokens of allocations";
    "assume-builder",                    Function, Work::Never, &[], "knowledge of what is erased, which is not kept";
    "assume-simplify",                   Function, Work::Never, &[], "assumptions that keep knowledge, which are not made";
    "callbr-prepare",                    Function, Work::Opcodes(&[Opcode::CallBr]), &[], "jumps out of inline assembly";
    "cfguard",                           Function, Work::Flag(b"cfguard"), &["check|dispatch"], "checks of calls on Windows";
    "cg-profile",                        Module, Work::Profile, &["in-lto-post-link"], "profiles of calls for linkers";
    "chr",                               Function, Work::Profile, &[], "branches of hot code, by profile";
    "complex-deinterleaving",            Function, Work::Never, &[], "instructions for complex numbers, which GPUs do not have";
    "consthoist",                        Function, Work::Never, &[], "constants that cost instructions, which they do not on GPUs";
    "coro-annotation-elide",             Function, Work::Intrinsics(&[b"llvm.coro."]), &[], "coroutines";
    "coro-cleanup",                      Module, Work::Intrinsics(&[b"llvm.coro."]), &[], "coroutines";
    "coro-cond",                         Module, Work::Intrinsics(&[b"llvm.coro."]), &[], "coroutines";
    "coro-early",                        Module, Work::Intrinsics(&[b"llvm.coro."]), &[], "coroutines";
    "coro-elide",                        Function, Work::Intrinsics(&[b"llvm.coro."]), &[], "coroutines";
    "coro-split",                        Function, Work::Intrinsics(&[b"llvm.coro."]), &["reuse-storage"], "coroutines";
    "count-visits",                      Function, Work::Never, &[], "statistics of visits";
    "cross-dso-cfi",                     Module, Work::Flag(b"Cross-DSO CFI"), &[], "checks of calls across shared objects";
    "ctx-prof-flatten",                  Module, Work::Never, &[], "contextual profiles, which come from a file";
    "declare-runtime-libcalls",          Module, Work::Never, &[], "functions of a run-time library, which GPUs do not have";
    "dwarf-eh-prepare",                  Function, Work::Opcodes(&[Opcode::LandingPad, Opcode::Resume]), &[], "exceptions";
    "dxil-upgrade",                      Module, Work::Named(b"dx."), &[], "older DXIL";
    "ee-instrument",                     Function, Work::Texts(&[b"instrument-function-entry", b"instrument-function-exit", b"instrument-function-entry-inlined", b"instrument-function-exit-inlined"]), &["post-inline"], "calls at entries and exits";
    "expand-memcmp",                     Function, Work::Calls(&[b"memcmp", b"bcmp"]), &[], "comparisons of memory";
    "expand-reductions",                 Function, Work::Never, &[], "sums over vectors, which selection takes apart in fewer moves";
    "expand-variadics",                  Module, Work::Never, &[], "variadic calls, which stay here and go in code generation";
    "extra-simple-loop-unswitch-passes", Loop, Work::Never, &[], "what runs where a loop was unswitched";
    "extra-vector-passes",               Function, Work::Never, &[], "what runs where a loop was made of vectors";
    "fatlto-cleanup",                    Module, Work::Intrinsics(&[b"llvm.type.test", b"llvm.public.type.test", b"llvm.type.checked.load"]), &[], "tests of types for link-time optimisation";
    "func-properties-stats",             Function, Work::Never, &[], "statistics of functions";
    "gc-lowering",                       Function, Work::Collected, &[], "garbage collection";
    "global-merge",                      Module, Work::Never, &["group-by-use", "no-group-by-use", "ignore-single-use", "no-ignore-single-use", "merge-const", "no-merge-const", "merge-external", "no-merge-external", "max-offset="], "variables that one base register reaches, which GPUs do not need";
    "globalsplit",                       Module, Work::Intrinsics(&[b"llvm.type.test", b"llvm.type.checked.load"]), &[], "tables of virtual functions";
    "hardware-loops",                    Function, Work::Never, &[], "instructions that count loops, which GPUs do not have";
    "hipstdpar-interpose-alloc",         Module, Work::Calls(&[b"__hipstdpar_"]), &[], "parallel algorithms of HIP";
    "hipstdpar-math-fixup",              Module, Work::Calls(&[b"__hipstdpar_"]), &[], "parallel algorithms of HIP";
    "indirectbr-expand",                 Function, Work::Never, &[], "jumps to addresses, which stay";
    "inject-tli-mappings",               Function, Work::Never, &[], "libraries of vector functions, of which there is none";
    "interleaved-access",                Function, Work::Never, &[], "instructions that load interleaved vectors, which GPUs do not have";
    "interleaved-load-combine",          Function, Work::Never, &[], "loads of interleaved vectors, which GPUs do not have";
    "kcfi",                              Function, Work::Flag(b"kcfi"), &[], "checks of indirect calls";
    "loop-idiom-vectorize",              Loop, Work::Never, &[], "idioms of vectors of other targets";
    "lower-allow-check",                 Function, Work::Intrinsics(&[b"llvm.allow.runtime.check", b"llvm.allow.ubsan.check"]), &["cutoffs["], "checks that may be left out";
    "lower-emutls",                      Module, Work::Never, &[], "emulated thread-local variables, which GPUs do not have";
    "lower-global-dtors",                Module, Work::Named(b"llvm.global_dtors"), &[], "destructors of variables";
    "lower-ifunc",                       Module, Work::Kind(GlobalKind::IFunc), &[], "functions that are chosen at load time";
    "lower-matrix-intrinsics",           Function, Work::Intrinsics(&[b"llvm.matrix."]), &["minimal"], "matrices";
    "lowertypetests",                    Module, Work::Intrinsics(&[b"llvm.type.test", b"llvm.public.type.test", b"llvm.type.checked.load"]), &[], "tests of types";
    "memprof-context-disambiguation",    Module, Work::Attached(&[b"memprof", b"callsite"]), &[], "profiles of memory";
    "memprof-remove-attributes",         Module, Work::Attached(&[b"memprof", b"callsite"]), &[], "profiles of memory";
    "mergeicmps",                        Function, Work::Never, &[], "chains of comparisons that `memcmp` would do, which GPUs do not have";
    "move-auto-init",                    Function, Work::Attached(&[b"annotation"]), &[], "variables that are initialised for safety";
    "objc-arc",                          Function, Work::Calls(&[b"objc_", b"llvm.objc."]), &[], "reference counting of Objective-C";
    "objc-arc-contract",                 Function, Work::Calls(&[b"objc_", b"llvm.objc."]), &[], "reference counting of Objective-C";
    "objc-arc-expand",                   Function, Work::Calls(&[b"objc_", b"llvm.objc."]), &[], "reference counting of Objective-C";
    "openmp-opt",                        Module, Work::Flag(b"openmp"), &[], "OpenMP";
    "openmp-opt-cgscc",                  Function, Work::Flag(b"openmp"), &[], "OpenMP";
    "openmp-opt-postlink",               Module, Work::Flag(b"openmp"), &[], "OpenMP";
    "pgo-force-function-attrs",          Module, Work::Profile, &[], "functions that are cold by profile";
    "pgo-icall-prom",                    Module, Work::Attached(&[b"prof"]), &[], "profiles of indirect calls";
    "pgo-memop-opt",                     Function, Work::Attached(&[b"prof"]), &[], "profiles of sizes of copies";
    "place-safepoints",                  Function, Work::Collected, &[], "garbage collection";
    "print<ctx-prof-analysis>",          Module, Work::Says("No contextual profile was provided.\n"), &[], "contextual profiles, which come from a file";
    "print<inline-advisor>",             Module, Work::Says("No Inline Advisor\n"), &[], "advice that a model gives to the inliner";
    "print<reg-usage>",                  Module, Work::Never, &[], "registers that calls save, which ptxas allocates";
    "pseudo-probe-update",               Module, Work::Intrinsics(&[b"llvm.pseudoprobe"]), &[], "probes of sample profiles";
    "recompute-globalsaa",               Module, Work::Never, &[], "an analysis that is made when it is asked for";
    "rel-lookup-table-converter",        Module, Work::Never, &[], "tables of relative addresses, which GPUs do not have";
    "replace-with-veclib",               Function, Work::Never, &[], "libraries of vector functions, of which there is none";
    "rewrite-statepoints-for-gc",        Module, Work::Collected, &[], "garbage collection";
    "rewrite-symbols",                   Module, Work::Never, &[], "symbols that a file renames, of which none is given";
    "safe-stack",                        Function, Work::Attributes(&[AttrKind::SafeStack]), &[], "a second stack";
    "sancov-module",                     Module, Work::Never, &[], "coverage, which is not asked for";
    "sanmd-module",                      Module, Work::Never, &[], "metadata of sanitizers, which is not asked for";
    "scalarize-masked-mem-intrin",       Function, Work::Intrinsics(&[b"llvm.masked."]), &[], "masked accesses";
    "select-optimize",                   Function, Work::Never, &[], "selects that would be branches, at which threads of a warp would part";
    "shadow-stack-gc-lowering",          Module, Work::Collected, &[], "garbage collection";
    "simplify-type-tests",               Module, Work::Intrinsics(&[b"llvm.type.test", b"llvm.public.type.test"]), &[], "tests of types";
    "sjlj-eh-prepare",                   Function, Work::Opcodes(&[Opcode::Invoke]), &[], "exceptions";
    "stack-protector",                   Function, Work::Attributes(&[AttrKind::StackProtect, AttrKind::StackProtectReq, AttrKind::StackProtectStrong]), &[], "guards of the stack";
    "strip-dead-cg-profile",             Module, Work::Flag(b"CG Profile"), &[], "profiles of calls for linkers";
    "strip-debug-declare",               Module, Work::Never, &[], "calls that declare variables of the source, which are records";
    "strip-gc-relocates",                Function, Work::Collected, &[], "garbage collection";
    "typepromotion",                     Function, Work::Never, &[], "registers wider than types, which GPUs do not have";
    "verify<safepoint-ir>",              Function, Work::Collected, &[], "garbage collection";
    "wasm-eh-prepare",                   Function, Work::Opcodes(&[Opcode::CatchPad, Opcode::CleanupPad, Opcode::CatchSwitch]), &[], "exceptions of WebAssembly";
    "wholeprogramdevirt",                Module, Work::Intrinsics(&[b"llvm.type.test", b"llvm.public.type.test", b"llvm.type.checked.load"]), &[], "virtual calls";
    "win-eh-prepare",                    Function, Work::Opcodes(&[Opcode::CatchPad, Opcode::CleanupPad, Opcode::CatchSwitch]), &["demote-catchswitch-only"], "exceptions of Windows";
}

/// How `alloc-token` makes tokens.
const MODES: [&str; 4] = ["increment", "random", "typehash", "typehashpointersplit"];

fn made(idle: Idle, level: Level, known: &[&'static str], mut params: PassParams) -> Result<PassBody, ParamError> {
    for &name in known {
        if name == "cutoffs[" {
            take_cutoffs(&mut params, idle.name)?;
            continue;
        }
        if name.contains('|') {
            // A second one is left, and refused.
            let _ = name.split('|').any(|choice| params.take_word(choice));
            continue;
        }
        match name.strip_suffix('=') {
            Some("mode") => {
                let value = params.take_value("mode");
                if let Some(value) = value.filter(|value| !MODES.contains(&&**value)) {
                    return Err(ParamError::Value { pass: idle.name, parameter: "mode", value });
                }
            }
            Some(name) => {
                params.take_value(name);
            }
            None => {
                params.take_word(name);
            }
        }
    }
    params.finish(idle.name)?;
    Ok(match level {
        Level::Module => PassBody::Module(Box::new(idle)),
        Level::Loop => PassBody::Loop(Box::new(idle)),
        _ => PassBody::Function(Box::new(idle)),
    })
}

/// Takes how many of the checks of each kind stay, by number of the kind: `cutoffs[0|2]=1000`, and of the checks at run time.
fn take_cutoffs(params: &mut PassParams, pass: &'static str) -> Result<(), ParamError> {
    params.take_number::<u32>(pass, "runtime_check")?;
    for (indices, value) in params.take_indexed("cutoffs") {
        if let Some(wrong) = indices.split('|').chain([&*value]).find(|text| text.parse::<u32>().is_err()) {
            return Err(ParamError::Value { pass, parameter: "cutoffs", value: wrong.to_string() });
        }
    }
    Ok(())
}

/// A pass without work.
#[derive(Clone, Copy)]
struct Idle {
    name: &'static str,
    what: &'static str,
    work: Work,
}

impl Idle {
    fn message(&self, function: &[u8]) -> String {
        let (name, what) = (self.name, self.what);
        let place =
            if function.is_empty() { "this module".into() } else { format!("@{}", String::from_utf8_lossy(function)) };
        format!("unimplemented: {name} on what {place} has of {what}")
    }
    /// Whether the module has what the pass works on, apart from its functions.
    fn is_in_module(&self, ctx: ModuleCtx<'_>) -> bool {
        let tables = ctx.tables;
        let has_flag = |name: &[u8]| tables.module_flags(name).next().is_some();
        let live = || ctx.globals.sym.iter().filter(|symbol| !symbol.is_dead());
        match self.work {
            Work::Flag(name) => has_flag(name),
            Work::Profile => has_flag(b"ProfileSummary") || has_flag(b"CSProfileSummary"),
            Work::Named(prefix) => {
                let lists = tables.metadata.named.iter().map(|list| list.0);
                live().map(|symbol| symbol.name).chain(lists).any(|name| ctx.str(name).starts_with(prefix))
            }
            Work::Kind(kind) => live().any(|symbol| symbol.kind == kind),
            _ => false,
        }
    }
    /// Whether a function does.
    fn is_in_function(&self, func: &Func<'_>) -> bool {
        let ctx = func.ctx();
        let set = ctx.globals.parts[func.global().index()].attrs;
        let mut insts = func.block_order().flat_map(|block| func.block_insts(block));
        match self.work {
            Work::Attributes(kinds) => kinds.iter().any(|&kind| ctx.attrs().fn_has(set, kind)),
            Work::Texts(keys) => keys.iter().any(|key| {
                let key = ctx.tables.strings.find(key);
                key.is_some_and(|key| ctx.attrs().string(ctx.attrs().list(set).func, key).is_some())
            }),
            Work::Collected => ctx.globals.parts[func.global().index()].gc != Str::EMPTY,
            Work::Opcodes(kinds) => insts.any(|inst| kinds.contains(&func.op(inst))),
            Work::Intrinsics(groups) => insts.any(|inst| {
                func.intrinsic_callee(inst).is_some_and(|callee| func.intrins().get(callee).is_of_group(groups))
            }),
            Work::Calls(prefixes) => insts.filter(|&inst| func.op(inst).is_call()).any(|inst| {
                let begins = |name: &[u8]| prefixes.iter().any(|prefix| name.starts_with(prefix));
                match func.intrinsic_callee(inst) {
                    Some(callee) => func.intrins().get(callee).is_of_group(prefixes),
                    None => func.callee(inst).as_global().is_some_and(|global| begins(ctx.name(global))),
                }
            }),
            Work::Attached(kinds) => insts.any(|inst| {
                let is_meant = |kind: Str| kinds.contains(&ctx.str(kind));
                let anywhere = kinds.contains(&&b"annotation"[..]);
                (anywhere || func.op(inst).is_call()) && func.attachments(inst).any(|attached| is_meant(attached.kind))
            }),
            _ => false,
        }
    }
}

impl FunctionPass for Idle {
    fn run(&mut self, func: &mut FuncMut<'_>, cx: &mut PassCx<'_>) -> Outcome {
        if self.is_in_module(func.ctx()) || self.is_in_function(func) {
            cx.error(self.name, "Unimplemented", Inst::NONE, self.message(func.name()));
        }
        Outcome::Unchanged
    }
}

impl LoopPass for Idle {
    fn run(&mut self, _func: &mut FuncMut<'_>, _l: Loop, _cx: &mut LoopCx<'_>) -> LoopOutcome {
        Outcome::Unchanged
    }
}

impl ModulePass for Idle {
    fn run(&mut self, module: &mut Module, cx: &mut ModuleCx<'_>) -> bool {
        match self.work {
            Work::Never => return false,
            Work::Says(text) => {
                cx.text.extend_from_slice(text.as_bytes());
                return false;
            }
            _ => {}
        }
        let mut functions = module.defined_functions().into_iter();
        let found = functions.find(|&global| module.func(global).is_some_and(|f| self.is_in_function(&f)));
        if found.is_some() || self.is_in_module(module.ctx()) {
            let place = found.map_or(&b""[..], |global| module.ctx().name(global));
            let message = self.message(place).into();
            let remark =
                Remark { kind: RemarkKind::Error, pass: self.name, name: "Unimplemented", message, at: Inst::NONE };
            cx.remarks.push((found.unwrap_or(Global::NONE), remark));
        }
        false
    }
}
