//! Exceptions: personalities, pads and what leaves them.

use super::Verifier;
use warpc_ir::consts::ConstKind;
use warpc_ir::func::Func;
use warpc_ir::ids::*;
use warpc_ir::opcode::Opcode;
use warpc_ir::value::Value;

impl Verifier<'_> {
    /// Rules of instructions about exceptions; called for their opcodes alone.
    pub(super) fn exception(&mut self, func: &Func<'_>, inst: Inst) {
        let me = Value::inst(inst);
        let personality = func.personality().is_some();
        let message = match func.op(inst) {
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
        let is_pad =
            |k| (func.num_operands(inst) > 0).then(|| func.operand(inst, 0)).is_some_and(|v| is_op(func, v, k));
        let operand = if func.num_operands(inst) > 0 { func.operand(inst, 0) } else { Value::NONE };
        match func.op(inst) {
            Opcode::CatchRet => {
                self.check(is_pad(Opcode::CatchPad), "CatchReturnInst needs to be provided a CatchPad", &[me, operand]);
            }
            Opcode::CleanupRet => {
                let message = "CleanupReturnInst needs to be provided a CleanupPad";
                self.check(is_pad(Opcode::CleanupPad), message, &[me, operand]);
                if let Some(b) = func.operands(inst).nth(1).and_then(Value::as_block) {
                    use Opcode::{CatchPad, CatchSwitch, CleanupPad};
                    let pad = matches!(func.op(func.first_non_phi(b)), CatchPad | CatchSwitch | CleanupPad);
                    let message = "CleanupReturnInst must unwind to an EH block which is not a landingpad.";
                    self.check(pad, message, &[me]);
                }
            }
            Opcode::LandingPad => self.clauses(func, inst),
            Opcode::Resume => {
                let message = "The resume instruction should have a consistent result type inside a function.";
                self.landing_type(func.type_of(operand), message, me);
            }
            Opcode::CatchPad => {
                let message = "CatchPadInst needs to be directly nested in a CatchSwitchInst.";
                self.check(is_pad(Opcode::CatchSwitch), message, &[operand]);
            }
            _ => {}
        }
        if matches!(func.op(inst), Opcode::CatchPad | Opcode::CleanupPad | Opcode::CatchSwitch | Opcode::LandingPad) {
            let b = func.block_of(inst);
            let entry = func.entry() == b;
            self.check(!entry, "EH pad cannot be in entry block.", &[me]);
            self.late.tokens |= func.op(inst) != Opcode::LandingPad;
            let first = func.first_non_phi(b) == inst;
            let message = match func.op(inst) {
                Opcode::CatchPad => "CatchPadInst not the first non-PHI instruction in the block.",
                Opcode::CleanupPad => "CleanupPadInst not the first non-PHI instruction in the block.",
                Opcode::LandingPad => "LandingPadInst not the first non-PHI instruction in the block.",
                _ => "CatchSwitchInst not the first non-PHI instruction in the block.",
            };
            self.check(first, message, &[me]);
            if func.op(inst) != Opcode::LandingPad {
                self.pad(func, inst);
            }
        }
    }

    /// Clauses of a landing pad: what is caught is an address, what is filtered a list of them.
    fn clauses(&mut self, func: &Func<'_>, inst: Inst) {
        let me = Value::inst(inst);
        let message = "The landingpad instruction should have a consistent result type inside a function.";
        self.landing_type(func.ty(inst), message, me);
        for (v, &filter) in func.operands(inst).zip(func.indices(inst)) {
            if filter == 0 {
                let ok = func.types().is_ptr(func.type_of(v));
                self.check(ok, "Catch operand does not have pointer type!", &[me]);
            } else {
                let list = v.as_const().is_some_and(|c| {
                    matches!(func.consts().row(c).kind, ConstKind::Aggregate | ConstKind::Zero | ConstKind::Splat)
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

pub(super) fn is_op(func: &Func<'_>, value: Value, op: Opcode) -> bool {
    value.as_inst().is_some_and(|d| func.op(d) == op)
}
