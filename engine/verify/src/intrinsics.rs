//! Rules of single intrinsics, beyond their signatures.

use super::Verifier;
use warpc_ir::attrs::{Attr, AttrKind};
use warpc_ir::func::Func;
use warpc_ir::ids::*;
use warpc_ir::metadata::MdNode;
use warpc_ir::module::ThreadLocal;
use warpc_ir::opcode::Opcode;
use warpc_ir::value::{Value, ValueKind};

/// Which rules hold for an intrinsic: found once per row of the module's intrinsic table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Rule {
    /// Not looked up yet.
    New,
    None,
    FpClass,
    PtrMask,
    Compare,
    MaskedMemory,
    LaneMask,
    Extract,
    Insert,
    ElementAtomic,
    Constrained,
    VpCast,
    VpFCmp,
    VpICmp,
    VaStart,
    ThreadLocal,
    ScopeDecl,
    Deoptimize,
    GcRoot,
    GcBarrier,
    Statepoint,
    Relocate,
    /// The integers of a vector as one.
    ReduceInt,
    /// The floating-point numbers of a vector as one: this argument.
    ReduceFloat(u8),
    /// The pointer that is this argument says what it points to.
    ElementType(u8),
}

/// The rules of the intrinsic called so.
pub(super) fn rule(name: &str) -> Rule {
    let Some(rest) = name.strip_prefix("llvm.") else { return Rule::None };
    let is = |base: &str| rest == base || rest.strip_prefix(base).is_some_and(|r| r.starts_with('.'));
    let vp_cast =
        ["sitofp", "uitofp", "fptosi", "fptoui", "trunc", "zext", "sext", "fptrunc", "fpext", "ptrtoint", "inttoptr"];
    if let Some(vp) = rest.strip_prefix("vp.") {
        return match vp.split('.').next().unwrap_or("") {
            "fcmp" => Rule::VpFCmp,
            "icmp" => Rule::VpICmp,
            c if vp_cast.contains(&c) => Rule::VpCast,
            _ => Rule::None,
        };
    }
    match rest {
        _ if is("is.fpclass") => Rule::FpClass,
        _ if is("ptrmask") => Rule::PtrMask,
        _ if is("scmp") || is("ucmp") => Rule::Compare,
        _ if is("masked.load") || is("masked.store") => Rule::MaskedMemory,
        _ if is("get.active.lane.mask") => Rule::LaneMask,
        _ if is("vector.extract") => Rule::Extract,
        _ if is("vector.insert") => Rule::Insert,
        _ if is("va_start") => Rule::VaStart,
        _ if is("threadlocal.address") => Rule::ThreadLocal,
        _ if is("experimental.noalias.scope.decl") => Rule::ScopeDecl,
        _ if is("experimental.deoptimize") => Rule::Deoptimize,
        _ if is("gcroot") => Rule::GcRoot,
        _ if is("gcread") || is("gcwrite") => Rule::GcBarrier,
        _ if is("experimental.gc.statepoint") => Rule::Statepoint,
        _ if is("experimental.gc.relocate") => Rule::Relocate,
        _ if let Some(op) = rest.strip_prefix("vector.reduce.") => match op.split('.').next().unwrap_or("") {
            "fadd" | "fmul" => Rule::ReduceFloat(1),
            "fmax" | "fmin" | "fmaximum" | "fminimum" => Rule::ReduceFloat(0),
            _ => Rule::ReduceInt,
        },
        _ if is("arm.ldrex") || is("arm.ldaex") || is("aarch64.ldxr") || is("aarch64.ldaxr") => Rule::ElementType(0),
        _ if is("arm.strex") || is("arm.stlex") || is("aarch64.stxr") || is("aarch64.stlxr") => Rule::ElementType(1),
        _ if is("preserve.array.access.index") || is("preserve.struct.access.index") => Rule::ElementType(0),
        _ if rest.starts_with("mem") && rest.contains(".element.unordered.atomic") => Rule::ElementAtomic,
        _ if rest.starts_with("experimental.constrained.") => Rule::Constrained,
        _ => Rule::None,
    }
}

impl Verifier<'_> {
    /// Rules of a call of intrinsic `n`.
    pub(super) fn intrinsic_rules(&mut self, f: &Func<'_>, i: Inst, n: Intrin) {
        if self.rules.len() <= n.index() {
            self.rules.resize(n.index() + 1, Rule::New);
        }
        if self.rules[n.index()] == Rule::New {
            self.rules[n.index()] = rule(&f.intrins().get(n).name);
        }
        let rule = self.rules[n.index()];
        if rule != Rule::None {
            self.ruled(f, i, rule);
        }
    }

    /// Rules of a call of an intrinsic that the table does not know.
    pub(super) fn foreign_rules(&mut self, f: &Func<'_>, i: Inst, n: Intrin) {
        if let Rule::ElementType(k) = rule(&f.intrins().get(n).name) {
            self.ruled(f, i, Rule::ElementType(k));
        }
    }

    fn ruled(&mut self, f: &Func<'_>, i: Inst, rule: Rule) {
        let t = f.types();
        let me = [Value::inst(i)];
        let ty = |k: usize| f.type_of(f.operand(i, k));
        let int = |k: usize| f.consts().as_int(f.operand(i, k));
        match rule {
            Rule::FpClass => {
                if let Some(mask) = int(1) {
                    self.check(mask & !0x3ff == 0, "unsupported bits for llvm.is.fpclass test mask", &me);
                }
            }
            Rule::PtrMask => {
                let (p, m) = (ty(0), ty(1));
                let message = "llvm.ptrmask intrinsic first argument must be pointer or vector of pointers";
                if !self.check(t.is_ptr(t.scalar(p)), message, &me) {
                    return;
                }
                let message = "llvm.ptrmask intrinsic arguments must be both scalars or both vectors";
                if !self.check(t.is_vector(p) == t.is_vector(m), message, &me) {
                    return;
                }
                let message = "llvm.ptrmask intrinsic arguments must have the same number of elements";
                let same = t.vector(p).map(|v| (v.0, v.1)) == t.vector(m).map(|v| (v.0, v.1));
                if self.check(same, message, &me) {
                    let space = t.addrspace(t.scalar(p)).unwrap_or(0);
                    let ok = t.int_bits(t.scalar(m)) == Some(f.layout().index_bits(space));
                    let message = "llvm.ptrmask intrinsic second argument bitwidth must match pointer index type size of first argument";
                    self.check(ok, message, &me);
                }
            }
            Rule::Compare => {
                let (from, to) = (ty(0), f.ty(i));
                let ok = t.int_bits(t.scalar(to)).is_some_and(|b| b >= 2);
                if !self.check(ok, "result type must be at least 2 bits wide", &me) {
                    return;
                }
                let message = "ucmp/scmp argument and result types must both be either vector or scalar types";
                if self.check(t.is_vector(from) == t.is_vector(to), message, &me) {
                    let same = t.vector(from).map(|v| v.0) == t.vector(to).map(|v| v.0);
                    self.check(same, "return type and arguments must have the same number of elements", &me);
                }
            }
            Rule::MaskedMemory => self.masked(f, i),
            Rule::LaneMask => {
                let ok = t.scalar(f.ty(i)) == Type::I1;
                self.check(ok, "get_active_lane_mask: element type is not i1", &me);
            }
            Rule::Extract => {
                let (from, to) = (t.vector(ty(0)), t.vector(f.ty(i)));
                let (Some(from), Some(to), Some(at)) = (from, to, int(1)) else { return };
                let message = "vector_extract result must have the same element type as the input vector.";
                if self.check(from.2 == to.2, message, &me) {
                    let message = "vector_extract index must be a constant multiple of the result type's known minimum vector length.";
                    if self.check(to.0 != 0 && at % to.0 as u64 == 0, message, &me) && from.1 == to.1 {
                        let ok = at.saturating_add(to.0 as u64) <= from.0 as u64;
                        self.check(ok, "vector_extract would overrun.", &me);
                    }
                }
            }
            Rule::Insert => {
                let (into, part) = (t.vector(ty(0)), t.vector(ty(1)));
                let (Some(into), Some(part), Some(at)) = (into, part, int(2)) else { return };
                let message = "vector_insert parameters must have the same element type.";
                if self.check(into.2 == part.2, message, &me) {
                    let message = "vector_insert index must be a constant multiple of the subvector's known minimum vector length.";
                    if self.check(part.0 != 0 && at % part.0 as u64 == 0, message, &me) && into.1 == part.1 {
                        let ok = at.saturating_add(part.0 as u64) <= into.0 as u64;
                        let message =
                            "subvector operand of vector_insert would overrun the vector being inserted into.";
                        self.check(ok, message, &me);
                    }
                }
            }
            Rule::ElementAtomic => self.element_atomic(f, i),
            Rule::Constrained => self.constrained(f, i),
            Rule::VpCast => {
                let same = t.vector(ty(0)).map(|v| (v.0, v.1)) == t.vector(f.ty(i)).map(|v| (v.0, v.1));
                self.check(same, "VP cast intrinsic first argument and result vector lengths must be equal", &me);
            }
            Rule::VpFCmp | Rule::VpICmp => {
                let (names, message): (&[&str], _) = if rule == Rule::VpFCmp {
                    (
                        &[
                            "oeq", "one", "oge", "ogt", "ole", "olt", "ord", "uno", "ueq", "une", "uge", "ugt", "ule",
                            "ult",
                        ],
                        "invalid predicate for VP FP comparison intrinsic",
                    )
                } else {
                    (
                        &["eq", "ne", "uge", "ugt", "ule", "ult", "sge", "sgt", "sle", "slt"],
                        "invalid predicate for VP integer comparison intrinsic",
                    )
                };
                let text = self.md_text(f, i, 2);
                self.check(text.is_some_and(|t| names.iter().any(|n| n.as_bytes() == t)), message, &me);
            }
            Rule::VaStart => {
                let ty = f.ctx().globals.shape[f.global().index()].ty;
                let vararg = t.func(ty).is_some_and(|s| s.2);
                self.check(vararg, "va_start called in a non-varargs function", &me);
            }
            Rule::ThreadLocal => {
                let target = f.operand(i, 0).as_global();
                let message = "llvm.threadlocal.address first argument must be a GlobalValue";
                if let Some(g) = target {
                    let local = f.ctx().globals.sym[g.index()].tls != ThreadLocal::None;
                    self.check(local, "llvm.threadlocal.address operand isThreadLocal() must be true", &me);
                } else {
                    self.fail(message, &me);
                }
            }
            Rule::ScopeDecl => {
                let list = match f.operand(i, 0).kind() {
                    ValueKind::Meta(m) => Some(m),
                    _ => None,
                };
                // What the function added is not in the module's table before the next barrier.
                if list.is_some_and(|m| super::metadata::is_new(f, m)) {
                    return;
                }
                let md = &f.ctx().tables.metadata;
                let node = list.filter(|&m| matches!(md.get(m), MdNode::Tuple { .. }));
                let Some(list) = node else {
                    self.fail("!id.scope.list must point to an MDNode", &me);
                    return;
                };
                if self.check(md.ops(list).len() == 1, "!id.scope.list must point to a list with a single scope", &me) {
                    self.alias_scopes(list, &me);
                }
            }
            Rule::Deoptimize => {
                if !self.check(f.op(i) == Opcode::Call, "experimental_deoptimize cannot be invoked", &me) {
                    return;
                }
                let next = f.next(i);
                let ret = next.is_some() && f.op(next) == Opcode::Ret;
                if self.check(ret, "calls to experimental_deoptimize must be followed by a return", &me)
                    && f.ty(i) != Type::VOID
                {
                    let ok = f.num_operands(next) == 1 && f.operand(next, 0) == Value::inst(i);
                    let message = "calls to experimental_deoptimize must be followed by a return of the value computed by experimental_deoptimize";
                    self.check(ok, message, &me);
                }
                let deopt = f.call(i).bundles.iter().filter(|b| f.ctx().str(b.0) == b"deopt").count();
                let message = "experimental_deoptimize must have exactly one \"deopt\" operand bundle";
                self.check(deopt == 1, message, &me);
            }
            Rule::GcRoot => self.gc_barrier(f, i, true),
            Rule::GcBarrier => self.gc_barrier(f, i, false),
            Rule::Statepoint => self.statepoint(f, i),
            Rule::Relocate => self.relocate(f, i),
            Rule::ReduceInt => {
                let ok = t.is_int(t.scalar(ty(0)));
                self.check(ok, "Intrinsic has incorrect argument type!", &[]);
            }
            Rule::ReduceFloat(k) => {
                let ok = t.is_float(t.scalar(ty(k as usize)));
                self.check(ok, "Intrinsic has incorrect argument type!", &[]);
            }
            Rule::ElementType(k) => {
                let a = f.attrs();
                let list = f.call(i).attrs;
                let said = a.ty(a.param(list, k as usize), AttrKind::ElementType).is_some();
                let message = if k == 0 {
                    "Intrinsic requires elementtype attribute on first argument."
                } else {
                    "Intrinsic requires elementtype attribute on second argument."
                };
                self.check(said, message, &me);
            }
            Rule::New | Rule::None => {}
        }
    }

    /// Text of operand `k`, a metadata string.
    fn md_text<'f>(&self, f: &Func<'f>, i: Inst, k: usize) -> Option<&'f [u8]> {
        let ValueKind::Meta(m) = f.operand(i, k).kind() else { return None };
        f.ctx().tables.metadata.str_of(m).map(|s| f.ctx().str(s))
    }

    fn masked(&mut self, f: &Func<'_>, i: Inst) {
        let t = f.types();
        let me = [Value::inst(i)];
        // Older forms have the alignment as an operand.
        let store = f.ty(i) == Type::VOID;
        let at = if store { 2 } else { 1 };
        let n = f.call(i).num_args as usize;
        let word = if store { "masked_store" } else { "masked_load" };
        if n == 4
            && let Some(a) = f.consts().as_int(f.operand(i, at))
        {
            self.check(
                a.is_power_of_two(),
                if store {
                    "masked_store: alignment must be a power of 2"
                } else {
                    "masked_load: alignment must be a power of 2"
                },
                &me,
            );
        }
        let data = if store { f.type_of(f.operand(i, 0)) } else { f.ty(i) };
        let mask = (0..n)
            .map(|k| f.type_of(f.operand(i, k)))
            .find(|&m| t.vector(m).is_some_and(|v| v.2 == Type::I1) && m != data);
        if let Some(m) = mask {
            let same = t.vector(m).map(|v| (v.0, v.1)) == t.vector(data).map(|v| (v.0, v.1));
            if !same {
                self.fail(format!("{word}: vector mask must be same length as data"), &me);
            }
        }
    }

    /// Alignment attribute of argument `k`.
    fn argument_align(&self, f: &Func<'_>, i: Inst, k: usize) -> Option<u64> {
        let a = f.attrs();
        a.set(a.param(f.call(i).attrs, k)).iter().find_map(|x| match x {
            Attr::Int(AttrKind::Align, v) => Some(*v),
            _ => None,
        })
    }

    fn element_atomic(&mut self, f: &Func<'_>, i: Inst) {
        let me = [Value::inst(i)];
        let Some(size) = f.consts().as_int(f.operand(i, 3)) else { return };
        let message = "element size of the element-wise atomic memory intrinsic must be a power of 2";
        if !self.check(size.is_power_of_two(), message, &me) {
            return;
        }
        let good = |a: Option<u64>| a.is_some_and(|a| a.is_power_of_two() && size <= a);
        let ok = good(self.argument_align(f, i, 0));
        if self.check(ok, "incorrect alignment of the destination argument", &me)
            && f.types().is_ptr(f.type_of(f.operand(i, 1)))
        {
            let ok = good(self.argument_align(f, i, 1));
            self.check(ok, "incorrect alignment of the source argument", &me);
        }
    }

    fn constrained(&mut self, f: &Func<'_>, i: Inst) {
        const ROUNDING: &[&[u8]] = &[
            b"round.dynamic",
            b"round.tonearest",
            b"round.downward",
            b"round.upward",
            b"round.towardzero",
            b"round.tonearestaway",
        ];
        const EXCEPTIONS: &[&[u8]] = &[b"fpexcept.ignore", b"fpexcept.maytrap", b"fpexcept.strict"];
        let me = [Value::inst(i)];
        let n = f.call(i).num_args as usize;
        let is_md = |k: usize| f.type_of(f.operand(i, k)) == Type::METADATA;
        if n == 0 || !is_md(n - 1) {
            return;
        }
        let ok = self.md_text(f, i, n - 1).is_some_and(|t| EXCEPTIONS.contains(&t));
        if !self.check(ok, "invalid exception behavior argument", &me) {
            return;
        }
        if n >= 2 && is_md(n - 2) {
            let text = self.md_text(f, i, n - 2);
            let is_compare = f.types().scalar(f.ty(i)) == Type::I1;
            if !is_compare {
                let ok = text.is_some_and(|t| ROUNDING.contains(&t));
                self.check(ok, "invalid rounding mode argument", &me);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_find_their_rules() {
        assert_eq!(rule("llvm.is.fpclass.f32"), Rule::FpClass);
        assert_eq!(rule("llvm.vp.fptosi.v4i32.v8f32"), Rule::VpCast);
        assert_eq!(rule("llvm.vp.icmp.v4i32"), Rule::VpICmp);
        assert_eq!(rule("llvm.memcpy.element.unordered.atomic.p0.p0.i32"), Rule::ElementAtomic);
        assert_eq!(rule("llvm.memcpy.p0.p0.i32"), Rule::None);
        assert_eq!(rule("llvm.scmpx"), Rule::None);
        assert_eq!(rule("llvm.nvvm.barrier0"), Rule::None);
    }
}
