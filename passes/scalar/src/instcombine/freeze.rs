//! `freeze`: moved towards the only operand that may be poison; later uses of what is frozen read the frozen value.

use super::{Combiner, p};
use smallvec::SmallVec;
use warpc_ir::ids::*;
use warpc_ir::{Builder, Opcode, Value};

/// Uses of a frozen value that are looked at.
const MAX_USES: usize = 32;

impl Combiner<'_, '_> {
    /// Rules of `freeze`.
    pub(super) fn freeze(&mut self, inst: Inst) -> Option<Value> {
        let a = self.f.operand(inst, 0);
        self.freeze_rules(inst, a)
    }

    rules! {
        /// Rules of `freeze value`, in order.
        fn freeze_rules(&mut self, inst: Inst, value: Value) -> Option<Value> {
            freeze_later_uses,
            freeze_of_operation,
        }
    }

    /// `freeze(x op y) -> freeze(x) op y`, without flags. If only `x` may be poison, nothing else reads the operation, and
    /// without flags it makes no poison by itself.
    fn freeze_of_operation(&mut self, _i: Inst, value: Value) -> Option<Value> {
        let def = value.as_inst()?;
        let op = self.f.op(def);
        if !self.one_use(value) || op == Opcode::Phi || !(op.is_pure() || op == Opcode::Select) || op == Opcode::Freeze
        {
            return None;
        }
        // Without its flags the operation must not make poison by itself.
        let shift = op.is_shift() && p::int(self.f, self.f.operand(def, 1)).is_none_or(|c| c.v >= c.bits as u128);
        if shift
            || matches!(
                op,
                Opcode::ExtractElement
                    | Opcode::InsertElement
                    | Opcode::ShuffleVector
                    | Opcode::FPToSI
                    | Opcode::FPToUI
                    | Opcode::GetElementPtr
                    | Opcode::AddrSpaceCast
                    | Opcode::BitCast
            )
        {
            return None;
        }
        let mut open: Option<usize> = None;
        for index in 0..self.f.num_operands(def) {
            let operand = self.f.operand(def, index);
            if self.well_defined(operand) {
                continue;
            }
            if open.is_some() {
                return None;
            }
            open = Some(index);
        }
        // Flags make poison of operands that are none: they go.
        self.f.drop_poison_flags(def);
        if let Some(index) = open {
            let operand = self.f.operand(def, index);
            let frozen = Builder::before(self.f, def).freeze(operand);
            let frozen = self.queue_new(frozen);
            self.set(def, index, frozen);
        }
        Some(value)
    }

    /// `use(value) -> use(freeze(value))`. If the use comes after the freeze.
    fn freeze_later_uses(&mut self, inst: Inst, value: Value) -> Option<Value> {
        let dom = self.cx.dom?;
        if !value.has_uses() || self.one_use(value) {
            return None;
        }
        let mut later: SmallVec<[Use; 8]> = SmallVec::new();
        for u in self.f.uses(value).take(MAX_USES) {
            let user = self.f.user(u);
            if user != inst && self.f.op(user) != Opcode::Phi && dom.dominates_inst(self.f, inst, user) {
                later.push(u);
            }
        }
        for &u in &later {
            let user = self.f.user(u);
            self.set(user, self.f.use_index(u), Value::inst(inst));
            self.list.push(user);
        }
        (!later.is_empty()).then_some(Value::inst(inst))
    }
}
