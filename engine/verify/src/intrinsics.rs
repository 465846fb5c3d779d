//! Rules of single intrinsics, beyond their signatures: which intrinsic has which, and the rules that fit in a few lines.
//!
//! | file | rules of |
//! |---|---|
//! | `vector_rules.rs` | vectors, matrices, predicated operations |
//! | `float_rules.rs` | constrained and rounding operations |
//! | `memory_rules.rs` | accesses, lifetimes, escaped slots |
//! | `control_rules.rs` | coroutines, guards, pads, arguments in memory set up beforehand |
//! | `gc.rs`, `bundles.rs`, `convergence.rs` | statepoints; assumptions; convergence tokens |

use super::Verifier;
use super::pads::may_be_call;
use warpc_ir::attrs::AttrKind;
use warpc_ir::func::Func;
use warpc_ir::ids::*;
use warpc_ir::intrinsics::{IntrinsicId, id, is_constrained_fp};
use warpc_ir::new_metadata::NewNode;
use warpc_ir::value::{Value, ValueKind};

/// Which rules hold for an intrinsic: found once per row of the module's intrinsic table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Rule {
    /// Not looked up yet.
    New,
    None,
    ActiveLaneMask,
    Assume,
    ByteSwap,
    CallbrPad,
    CatchValue,
    CompareThreeWay,
    Constrained,
    Convergence,
    CoroId,
    Deoptimize,
    DynamicArea,
    ElementAtomic,
    /// The pointer that is this argument says what it points to.
    ElementType(u8),
    Extract,
    FpClass,
    /// Becomes a call of a function, which says what funclet it is in.
    FunctionCall,
    GcBarrier,
    GcResult,
    GcRoot,
    Guard,
    InitTrampoline,
    Insert,
    InvariantStart,
    Lifetime,
    LocalEscape,
    LocalRecover,
    MaskedMemory,
    Match,
    Matrix,
    PartialReduce,
    Patchpoint,
    Prefetch,
    PreallocatedArg,
    PreallocatedSetup,
    PreallocatedTeardown,
    PtrMask,
    /// The integers of a vector as one.
    ReduceInt,
    /// The floating-point numbers of a vector as one: this argument.
    ReduceFloat(u8),
    RegisterCount,
    Relocate,
    RelocNone,
    RoundToInt,
    RoundedTrunc,
    /// Fixed-point arithmetic: whether the scale is less than the width.
    Scale(bool),
    ScopeDecl,
    SpliceLeft,
    SpliceRight,
    StackProtector,
    Statepoint,
    StepVector,
    ThreadLocal,
    ThreadPointer,
    VaStart,
    VectorLength,
    VpCast,
    VpFCmp,
    VpFpClass,
    VpICmp,
    VpSplice,
}

/// Intrinsics with rules, by name.
#[rustfmt::skip]
const RULES: &[(IntrinsicId, Rule)] = &[
    (id::ASSUME,                                   Rule::Assume),
    (id::BSWAP,                                    Rule::ByteSwap),
    (id::CALL_PREALLOCATED_ARG,                    Rule::PreallocatedArg),
    (id::CALL_PREALLOCATED_SETUP,                  Rule::PreallocatedSetup),
    (id::CALL_PREALLOCATED_TEARDOWN,               Rule::PreallocatedTeardown),
    (id::CALLBR_LANDINGPAD,                        Rule::CallbrPad),
    (id::CORO_ID,                                  Rule::CoroId),
    (id::EH_EXCEPTIONCODE,                         Rule::CatchValue),
    (id::EH_EXCEPTIONPOINTER,                      Rule::CatchValue),
    (id::EXPERIMENTAL_CONVERGENCE_ANCHOR,          Rule::Convergence),
    (id::EXPERIMENTAL_CONVERGENCE_ENTRY,           Rule::Convergence),
    (id::EXPERIMENTAL_CONVERGENCE_LOOP,            Rule::Convergence),
    (id::EXPERIMENTAL_DEOPTIMIZE,                  Rule::Deoptimize),
    (id::EXPERIMENTAL_GC_RELOCATE,                 Rule::Relocate),
    (id::EXPERIMENTAL_GC_RESULT,                   Rule::GcResult),
    (id::EXPERIMENTAL_GC_STATEPOINT,               Rule::Statepoint),
    (id::EXPERIMENTAL_GET_VECTOR_LENGTH,           Rule::VectorLength),
    (id::EXPERIMENTAL_GUARD,                       Rule::Guard),
    (id::EXPERIMENTAL_NOALIAS_SCOPE_DECL,          Rule::ScopeDecl),
    (id::EXPERIMENTAL_PATCHPOINT,                  Rule::Patchpoint),
    (id::EXPERIMENTAL_VECTOR_MATCH,                Rule::Match),
    (id::EXPERIMENTAL_VP_SPLICE,                   Rule::VpSplice),
    (id::FPTRUNC_ROUND,                            Rule::RoundedTrunc),
    (id::GCREAD,                                   Rule::GcBarrier),
    (id::GCROOT,                                   Rule::GcRoot),
    (id::GCWRITE,                                  Rule::GcBarrier),
    (id::GET_ACTIVE_LANE_MASK,                     Rule::ActiveLaneMask),
    (id::GET_DYNAMIC_AREA_OFFSET,                  Rule::DynamicArea),
    (id::INIT_TRAMPOLINE,                          Rule::InitTrampoline),
    (id::INVARIANT_START,                          Rule::InvariantStart),
    (id::IS_FPCLASS,                               Rule::FpClass),
    (id::LIFETIME_END,                             Rule::Lifetime),
    (id::LIFETIME_START,                           Rule::Lifetime),
    (id::LLRINT,                                   Rule::RoundToInt),
    (id::LLROUND,                                  Rule::RoundToInt),
    (id::LOCALESCAPE,                              Rule::LocalEscape),
    (id::LOCALRECOVER,                             Rule::LocalRecover),
    (id::LRINT,                                    Rule::RoundToInt),
    (id::LROUND,                                   Rule::RoundToInt),
    (id::MASKED_LOAD,                              Rule::MaskedMemory),
    (id::MASKED_STORE,                             Rule::MaskedMemory),
    (id::MATRIX_COLUMN_MAJOR_LOAD,                 Rule::Matrix),
    (id::MATRIX_COLUMN_MAJOR_STORE,                Rule::Matrix),
    (id::MATRIX_MULTIPLY,                          Rule::Matrix),
    (id::MATRIX_TRANSPOSE,                         Rule::Matrix),
    (id::MEMCPY_ELEMENT_UNORDERED_ATOMIC,          Rule::ElementAtomic),
    (id::MEMMOVE_ELEMENT_UNORDERED_ATOMIC,         Rule::ElementAtomic),
    (id::MEMSET_ELEMENT_UNORDERED_ATOMIC,          Rule::ElementAtomic),
    (id::NVVM_SETMAXNREG_DEC_SYNC_ALIGNED_U32,     Rule::RegisterCount),
    (id::NVVM_SETMAXNREG_INC_SYNC_ALIGNED_U32,     Rule::RegisterCount),
    (id::PREFETCH,                                 Rule::Prefetch),
    (id::PRESERVE_ARRAY_ACCESS_INDEX,              Rule::ElementType(0)),
    (id::PRESERVE_STRUCT_ACCESS_INDEX,             Rule::ElementType(0)),
    (id::PTRMASK,                                  Rule::PtrMask),
    (id::RELOC_NONE,                               Rule::RelocNone),
    (id::SCMP,                                     Rule::CompareThreeWay),
    (id::SDIV_FIX,                                 Rule::Scale(true)),
    (id::SDIV_FIX_SAT,                             Rule::Scale(true)),
    (id::SMUL_FIX,                                 Rule::Scale(true)),
    (id::SMUL_FIX_SAT,                             Rule::Scale(true)),
    (id::STACKPROTECTOR,                           Rule::StackProtector),
    (id::STEPVECTOR,                               Rule::StepVector),
    (id::THREAD_POINTER,                           Rule::ThreadPointer),
    (id::THREADLOCAL_ADDRESS,                      Rule::ThreadLocal),
    (id::UCMP,                                     Rule::CompareThreeWay),
    (id::UDIV_FIX,                                 Rule::Scale(false)),
    (id::UDIV_FIX_SAT,                             Rule::Scale(false)),
    (id::UMUL_FIX,                                 Rule::Scale(false)),
    (id::UMUL_FIX_SAT,                             Rule::Scale(false)),
    (id::VA_START,                                 Rule::VaStart),
    (id::VECTOR_EXTRACT,                           Rule::Extract),
    (id::VECTOR_INSERT,                            Rule::Insert),
    (id::VECTOR_PARTIAL_REDUCE_ADD,                Rule::PartialReduce),
    (id::VECTOR_PARTIAL_REDUCE_FADD,               Rule::PartialReduce),
    (id::VECTOR_REDUCE_ADD,                        Rule::ReduceInt),
    (id::VECTOR_REDUCE_AND,                        Rule::ReduceInt),
    (id::VECTOR_REDUCE_FADD,                       Rule::ReduceFloat(1)),
    (id::VECTOR_REDUCE_FMAX,                       Rule::ReduceFloat(0)),
    (id::VECTOR_REDUCE_FMAXIMUM,                   Rule::ReduceFloat(0)),
    (id::VECTOR_REDUCE_FMIN,                       Rule::ReduceFloat(0)),
    (id::VECTOR_REDUCE_FMINIMUM,                   Rule::ReduceFloat(0)),
    (id::VECTOR_REDUCE_FMUL,                       Rule::ReduceFloat(1)),
    (id::VECTOR_REDUCE_MUL,                        Rule::ReduceInt),
    (id::VECTOR_REDUCE_OR,                         Rule::ReduceInt),
    (id::VECTOR_REDUCE_SMAX,                       Rule::ReduceInt),
    (id::VECTOR_REDUCE_SMIN,                       Rule::ReduceInt),
    (id::VECTOR_REDUCE_UMAX,                       Rule::ReduceInt),
    (id::VECTOR_REDUCE_UMIN,                       Rule::ReduceInt),
    (id::VECTOR_REDUCE_XOR,                        Rule::ReduceInt),
    (id::VECTOR_SPLICE_LEFT,                       Rule::SpliceLeft),
    (id::VECTOR_SPLICE_RIGHT,                      Rule::SpliceRight),
    (id::VP_FCMP,                                  Rule::VpFCmp),
    (id::VP_FPEXT,                                 Rule::VpCast),
    (id::VP_FPTOSI,                                Rule::VpCast),
    (id::VP_FPTOUI,                                Rule::VpCast),
    (id::VP_FPTRUNC,                               Rule::VpCast),
    (id::VP_ICMP,                                  Rule::VpICmp),
    (id::VP_INTTOPTR,                              Rule::VpCast),
    (id::VP_IS_FPCLASS,                            Rule::VpFpClass),
    (id::VP_PTRTOINT,                              Rule::VpCast),
    (id::VP_SEXT,                                  Rule::VpCast),
    (id::VP_SITOFP,                                Rule::VpCast),
    (id::VP_TRUNC,                                 Rule::VpCast),
    (id::VP_UITOFP,                                Rule::VpCast),
    (id::VP_ZEXT,                                  Rule::VpCast),
];

/// Intrinsics of other targets with rules, by the beginning of their names.
const FOREIGN: &[(&str, Rule)] = &[
    ("llvm.arm.ldrex", Rule::ElementType(0)),
    ("llvm.arm.ldaex", Rule::ElementType(0)),
    ("llvm.arm.strex", Rule::ElementType(1)),
    ("llvm.arm.stlex", Rule::ElementType(1)),
    ("llvm.aarch64.ldxr", Rule::ElementType(0)),
    ("llvm.aarch64.ldaxr", Rule::ElementType(0)),
    ("llvm.aarch64.stxr", Rule::ElementType(1)),
    ("llvm.aarch64.stlxr", Rule::ElementType(1)),
];

/// The rules of an intrinsic, by its row of the table, or by its name when the table does not have it.
pub(super) fn rule(known: Option<IntrinsicId>, name: &str) -> Rule {
    match known {
        Some(id) => match RULES.iter().find(|r| r.0 == id) {
            Some(r) => r.1,
            None if is_constrained_fp(id) => Rule::Constrained,
            None if may_be_call(id) => Rule::FunctionCall,
            None => Rule::None,
        },
        None => {
            let of = |base: &str| name.strip_prefix(base).is_some_and(|r| r.is_empty() || r.starts_with('.'));
            FOREIGN.iter().find(|r| of(r.0)).map_or(Rule::None, |r| r.1)
        }
    }
}

impl Verifier<'_> {
    /// Rules of a call of intrinsic `callee`.
    pub(super) fn intrinsic_rules(&mut self, func: &Func<'_>, inst: Inst, callee: Intrin) {
        if self.rules.len() <= callee.index() {
            self.rules.resize(callee.index() + 1, Rule::New);
        }
        if self.rules[callee.index()] == Rule::New {
            let row = func.intrins().get(callee);
            self.rules[callee.index()] = rule(row.known(), &row.name);
        }
        match self.rules[callee.index()] {
            Rule::None => {}
            rule => self.ruled(func, inst, rule),
        }
    }

    fn ruled(&mut self, func: &Func<'_>, inst: Inst, rule: Rule) {
        use Rule::*;
        match rule {
            ActiveLaneMask | ByteSwap | CompareThreeWay | Extract | FpClass | Insert | Match | Matrix
            | PartialReduce | PtrMask | ReduceFloat(_) | ReduceInt | RoundToInt | Scale(_) | SpliceLeft
            | SpliceRight | StepVector | VectorLength | VpCast | VpFCmp | VpFpClass | VpICmp | VpSplice => {
                self.vector_rule(func, inst, rule)
            }
            Constrained => self.constrained(func, inst),
            RoundedTrunc => self.rounded_truncation(func, inst),
            DynamicArea | ElementAtomic | InitTrampoline | InvariantStart | Lifetime | LocalEscape | LocalRecover
            | MaskedMemory | Prefetch | RelocNone | StackProtector | ThreadLocal | ThreadPointer | VaStart => {
                self.memory_rule(func, inst, rule);
            }
            CallbrPad | CatchValue | CoroId | Deoptimize | Guard | Patchpoint | PreallocatedArg
            | PreallocatedTeardown => self.control_rule(func, inst, rule),
            // Looked at when the whole function is known.
            PreallocatedSetup => self.late.tokens = true,
            FunctionCall => self.late_calls.push(inst),
            Convergence => self.late.convergence = true,
            Assume => self.assumptions(func, inst),
            GcRoot => self.gc_barrier(func, inst, true),
            GcBarrier => self.gc_barrier(func, inst, false),
            Statepoint => self.statepoint(func, inst),
            GcResult => self.gc_result(func, inst),
            Relocate => self.relocate(func, inst),
            ScopeDecl => self.scope_declaration(func, inst),
            ElementType(k) => {
                let a = func.attrs();
                let said = a.ty(a.param(func.call(inst).attrs, k as usize), AttrKind::ElementType).is_some();
                let message = if k == 0 {
                    "Intrinsic requires elementtype attribute on first argument."
                } else {
                    "Intrinsic requires elementtype attribute on second argument."
                };
                self.check(said, message, &[Value::inst(inst)]);
            }
            RegisterCount => {
                let ok = func.consts().as_int(func.operand(inst, 0)).is_none_or(|n| n % 8 == 0);
                self.check(ok, "reg_count argument to nvvm.setmaxnreg must be in multiples of 8", &[]);
            }
            New | None => {}
        }
    }

    /// `llvm.experimental.noalias.scope.decl`: a list of one scope.
    fn scope_declaration(&mut self, func: &Func<'_>, inst: Inst) {
        let me = [Value::inst(inst)];
        let list = match func.operand(inst, 0).kind() {
            // What the function added is not in the module's table before the next barrier.
            ValueKind::Meta(m) if super::metadata::is_new(func, m) => return,
            ValueKind::Meta(m) => Some(m),
            _ => None,
        };
        let md = &func.ctx().tables.metadata;
        let node = list.filter(|&m| matches!(md.get(m), warpc_ir::metadata::MdNode::Tuple { .. }));
        let Some(list) = node else {
            self.fail("!id.scope.list must point to an MDNode", &me);
            return;
        };
        if self.check(md.ops(list).len() == 1, "!id.scope.list must point to a list with a single scope", &me) {
            self.alias_scopes(list, &me);
        }
    }

    /// Text of operand `index`, a metadata string, which a pass may just have made.
    pub(super) fn md_text<'q>(&self, func: &'q Func<'_>, inst: Inst, index: usize) -> Option<&'q [u8]> {
        let ValueKind::Meta(m) = func.operand(inst, index).kind() else { return None };
        if let Some(overlay) = &func.side().overlay
            && let Some(node) = overlay.metadata.get(m)
        {
            return match node {
                NewNode::Text(text) => Some(text),
                _ => None,
            };
        }
        func.ctx().tables.metadata.str_of(m).map(|s| func.ctx().str(s))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_find_their_rules() {
        let of = |name: &str| rule(warpc_ir::intrinsics::lookup(name).map(|l| l.0), name);
        assert_eq!(of("llvm.is.fpclass.f32"), Rule::FpClass);
        assert_eq!(of("llvm.vp.fptosi.v4i32.v8f32"), Rule::VpCast);
        assert_eq!(of("llvm.vp.icmp.v4i32"), Rule::VpICmp);
        assert_eq!(of("llvm.experimental.constrained.fadd.f32"), Rule::Constrained);
        assert_eq!(of("llvm.memcpy.element.unordered.atomic.p0.p0.i32"), Rule::ElementAtomic);
        assert_eq!(of("llvm.memcpy.p0.p0.i32"), Rule::None);
        assert_eq!(of("llvm.scmpx"), Rule::None);
        assert_eq!(of("llvm.aarch64.ldxr.p0"), Rule::ElementType(0));
        assert_eq!(of("llvm.nvvm.barrier0"), Rule::None);
    }

    #[test]
    fn rules_stand_once() {
        for (n, r) in RULES.iter().enumerate() {
            assert!(RULES[..n].iter().all(|s| s.0 != r.0), "{:?}", r.0);
        }
    }
}
