//! Exceptions: personalities, pads and what leaves them.

use super::Verifier;
use warpc_ir::consts::ConstKind;
use warpc_ir::func::Func;
use warpc_ir::ids::*;
use warpc_ir::opcode::Opcode;
use warpc_ir::value::Value;

impl Verifier<'_> {
    /// Rules of instructions about exceptions; called for their opcodes alone.
    pub(super) fn exception(&mut self, f: &Func<'_>, i: Inst) {
        let me = Value::inst(i);
        let personality = f.ctx().extra(f.global()).is_some_and(|e| e.personality.is_some());
        let message = match f.op(i) {
            Opcode::Resume => "ResumeInst needs to be in a function with a personality.",
            Opcode::LandingPad => "LandingPadInst needs to be in a function with a personality.",
            Opcode::CatchPad => "CatchPadInst needs to be in a function with a personality.",
            Opcode::CleanupPad => "CleanupPadInst needs to be in a function with a personality.",
            Opcode::CatchSwitch => "CatchSwitchInst needs to be in a function with a personality.",
            _ => "",
        };
        if !message.is_empty() {
            self.check(personality, message, &[me]);
        }
        let is_pad = |k| (f.num_operands(i) > 0).then(|| f.operand(i, 0)).is_some_and(|v| is_op(f, v, k));
        let operand = if f.num_operands(i) > 0 { f.operand(i, 0) } else { Value::NONE };
        match f.op(i) {
            Opcode::CatchRet => {
                self.check(is_pad(Opcode::CatchPad), "CatchReturnInst needs to be provided a CatchPad", &[me, operand]);
            }
            Opcode::CleanupRet => {
                let message = "CleanupReturnInst needs to be provided a CleanupPad";
                self.check(is_pad(Opcode::CleanupPad), message, &[me, operand]);
                if let Some(b) = f.operands(i).nth(1).and_then(Value::as_block) {
                    use Opcode::{CatchPad, CatchSwitch, CleanupPad};
                    let pad = matches!(f.op(f.first_non_phi(b)), CatchPad | CatchSwitch | CleanupPad);
                    let message = "CleanupReturnInst must unwind to an EH block which is not a landingpad.";
                    self.check(pad, message, &[me]);
                }
            }
            Opcode::LandingPad => self.clauses(f, i),
            Opcode::Resume => {
                let message = "The resume instruction should have a consistent result type inside a function.";
                self.landing_type(f.type_of(operand), message, me);
            }
            Opcode::CatchPad => {
                let message = "CatchPadInst needs to be directly nested in a CatchSwitchInst.";
                self.check(is_pad(Opcode::CatchSwitch), message, &[operand]);
            }
            _ => {}
        }
        if matches!(f.op(i), Opcode::CatchPad | Opcode::CleanupPad | Opcode::CatchSwitch | Opcode::LandingPad) {
            let b = f.block_of(i);
            let entry = f.entry() == b;
            self.check(!entry, "EH pad cannot be in entry block.", &[me]);
            self.late.tokens |= f.op(i) != Opcode::LandingPad;
            let first = f.first_non_phi(b) == i;
            let message = match f.op(i) {
                Opcode::CatchPad => "CatchPadInst not the first non-PHI instruction in the block.",
                Opcode::CleanupPad => "CleanupPadInst not the first non-PHI instruction in the block.",
                Opcode::LandingPad => "LandingPadInst not the first non-PHI instruction in the block.",
                _ => "CatchSwitchInst not the first non-PHI instruction in the block.",
            };
            self.check(first, message, &[me]);
            if f.op(i) != Opcode::LandingPad {
                self.pad(f, i);
            }
        }
    }

    /// Clauses of a landing pad: what is caught is an address, what is filtered a list of them.
    fn clauses(&mut self, f: &Func<'_>, i: Inst) {
        let me = Value::inst(i);
        let message = "The landingpad instruction should have a consistent result type inside a function.";
        self.landing_type(f.ty(i), message, me);
        for (v, &filter) in f.operands(i).zip(f.indices(i)) {
            if filter == 0 {
                let ok = f.types().is_ptr(f.type_of(v));
                self.check(ok, "Catch operand does not have pointer type!", &[me]);
            } else {
                let list = v.as_const().is_some_and(|c| {
                    matches!(f.consts().row(c).kind, ConstKind::Aggregate | ConstKind::Zero | ConstKind::Splat)
                });
                self.check(list, "Filter operand is not an array of constants!", &[me]);
            }
        }
    }

    /// All landing pads of a function give the same type, and it is resumed with that.
    fn landing_type(&mut self, ty: Type, message: &'static str, me: Value) {
        let known = *self.late.landing.get_or_insert(ty);
        self.check(known == ty, message, &[me]);
    }
}

pub(super) fn is_op(f: &Func<'_>, value: Value, op: Opcode) -> bool {
    value.as_inst().is_some_and(|d| f.op(d) == op)
}
