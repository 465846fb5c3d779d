//! Rules of intrinsics on floating-point numbers that say how to round and what to do about exceptions.

use super::Verifier;
use super::calls::known_intrinsic;
use super::vector_rules::is_float_predicate;
use warpc_ir::func::Func;
use warpc_ir::ids::*;
use warpc_ir::intrinsics::id;
use warpc_ir::metadata::MdNode;
use warpc_ir::value::{Value, ValueKind};

/// Rounding modes; the first is whatever is set when the program runs.
const ROUNDING: [&[u8]; 6] = [
    b"round.dynamic",
    b"round.tonearest",
    b"round.downward",
    b"round.upward",
    b"round.towardzero",
    b"round.tonearestaway",
];
const EXCEPTIONS: [&[u8]; 3] = [b"fpexcept.ignore", b"fpexcept.maytrap", b"fpexcept.strict"];

impl Verifier<'_> {
    /// `llvm.fptrunc.round`: a mode that is known.
    pub(super) fn rounded_truncation(&mut self, func: &Func<'_>, inst: Inst) {
        let me = [Value::inst(inst)];
        let node = match func.operand(inst, 1).kind() {
            ValueKind::Meta(m) => Some(m),
            _ => None,
        };
        let Some(node) = node else {
            self.fail("missing rounding mode argument", &me);
            return;
        };
        let text = matches!(func.ctx().tables.metadata.get(node), MdNode::Str(_));
        let message = "invalid value for llvm.fptrunc.round metadata operand (the operand should be a string)";
        if self.check(text, message, &[Value::meta(node)]) {
            let ok = self.md_text(func, inst, 1).is_some_and(|m| ROUNDING[1..].contains(&m));
            self.check(ok, "unsupported rounding mode argument", &me);
        }
    }

    /// Operations that say how to round and what to do about exceptions.
    pub(super) fn constrained(&mut self, func: &Func<'_>, inst: Inst) {
        let me = [Value::inst(inst)];
        let n = func.call(inst).num_args as usize;
        if n == 0 || !self.constrained_types(func, inst) {
            return;
        }
        let is_md = |k: usize| func.type_of(func.operand(inst, k)) == Type::METADATA;
        let exceptions = is_md(n - 1) && self.md_text(func, inst, n - 1).is_some_and(|t| EXCEPTIONS.contains(&t));
        if !self.check(exceptions, "invalid exception behavior argument", &me) {
            return;
        }
        let compares = matches!(
            known_intrinsic(func, inst),
            Some(id::EXPERIMENTAL_CONSTRAINED_FCMP | id::EXPERIMENTAL_CONSTRAINED_FCMPS)
        );
        if n >= 2 && is_md(n - 2) && !compares {
            let ok = self.md_text(func, inst, n - 2).is_some_and(|t| ROUNDING.contains(&t));
            self.check(ok, "invalid rounding mode argument", &me);
        }
    }

    /// Types of conversions, and the predicate of a comparison.
    fn constrained_types(&mut self, func: &Func<'_>, inst: Inst) -> bool {
        use id::*;
        let t = func.types();
        let me = [Value::inst(inst)];
        let (from, to) = (func.type_of(func.operand(inst, 0)), func.ty(inst));
        let lanes = |ty: Type| t.vector(ty).map(|v| (v.0, v.1));
        let bits = |ty: Type| t.scalar_bits(t.scalar(ty)).unwrap_or(0);
        let op = known_intrinsic(func, inst);
        match op {
            Some(
                EXPERIMENTAL_CONSTRAINED_LRINT
                | EXPERIMENTAL_CONSTRAINED_LLRINT
                | EXPERIMENTAL_CONSTRAINED_LROUND
                | EXPERIMENTAL_CONSTRAINED_LLROUND,
            ) => {
                let scalars = !t.is_vector(from) && !t.is_vector(to);
                return self.check(scalars, "Intrinsic does not support vectors", &me);
            }
            Some(EXPERIMENTAL_CONSTRAINED_FCMP | EXPERIMENTAL_CONSTRAINED_FCMPS) => {
                let ok = self.md_text(func, inst, 2).is_some_and(is_float_predicate);
                return self.check(ok, "invalid predicate for constrained FP comparison intrinsic", &me);
            }
            Some(
                EXPERIMENTAL_CONSTRAINED_FPTOSI
                | EXPERIMENTAL_CONSTRAINED_FPTOUI
                | EXPERIMENTAL_CONSTRAINED_SITOFP
                | EXPERIMENTAL_CONSTRAINED_UITOFP
                | EXPERIMENTAL_CONSTRAINED_FPTRUNC
                | EXPERIMENTAL_CONSTRAINED_FPEXT,
            ) => {}
            _ => return true,
        }
        let message = "Intrinsic first argument and result disagree on vector use";
        if !self.check(t.is_vector(from) == t.is_vector(to), message, &me) {
            return false;
        }
        let message = "Intrinsic first argument and result vector lengths must be equal";
        if !self.check(lanes(from) == lanes(to), message, &me) {
            return false;
        }
        match op {
            Some(EXPERIMENTAL_CONSTRAINED_FPTRUNC) => {
                let message = "Intrinsic first argument's type must be larger than result type";
                self.check(bits(from) > bits(to), message, &me)
            }
            Some(EXPERIMENTAL_CONSTRAINED_FPEXT) => {
                let message = "Intrinsic first argument's type must be smaller than result type";
                self.check(bits(from) < bits(to), message, &me)
            }
            _ => true,
        }
    }
}
