//! `freeze`: moved towards the only operand that may be poison; later uses of what is frozen read the frozen value.

use super::{Combiner, p};
use smallvec::SmallVec;
use warpc_analysis::known_bits::can_create_undef_or_poison;
use warpc_ir::ids::*;
use warpc_ir::intrinsics::{self, id};
use warpc_ir::opcode::flags;
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
            freeze_of_constant,
            freeze_later_uses,
            freeze_of_operation,
        }
    }

    /// `freeze C -> C'`, where what is undef or poison in `C` is zero. Always.
    fn freeze_of_constant(&mut self, _i: Inst, value: Value) -> Option<Value> {
        if value.is_constant() { self.f.folder().freeze(value) } else { None }
    }

    /// `freeze(x op y) -> freeze(x) op y`, without flags. If only `x` may be poison, nothing else reads the operation, and
    /// without flags it makes no poison by itself.
    fn freeze_of_operation(&mut self, _i: Inst, value: Value) -> Option<Value> {
        let def = value.as_inst()?;
        let op = self.f.op(def);
        let call = op == Opcode::Call && self.is_poison_free_call(def);
        if !self.one_use(value) || op == Opcode::Phi || !(op.is_pure() || op == Opcode::Select || call) {
            return None;
        }
        // Without its flags the operation must not make poison by itself.
        let shift = op.is_shift() && !self.is_amount_in_width(self.f.operand(def, 1));
        let lanes = matches!(op, Opcode::ExtractElement | Opcode::InsertElement | Opcode::ShuffleVector)
            && can_create_undef_or_poison(self.f, def);
        if shift || lanes || matches!(op, Opcode::Freeze | Opcode::FPToSI | Opcode::FPToUI | Opcode::AddrSpaceCast) {
            return None;
        }
        let mut open: Option<usize> = None;
        let operands = if call { self.f.call(def).num_args as usize } else { self.f.num_operands(def) };
        for index in 0..operands {
            let operand = self.f.operand(def, index);
            if self.well_defined(operand) {
                continue;
            }
            if open.is_some() {
                return None;
            }
            open = Some(index);
        }
        // Flags, and what is said of the result, make poison of operands that are none: they go.
        self.f.drop_poison_flags(def);
        if call {
            self.forget_promises(def);
        }
        if let Some(index) = open {
            let operand = self.f.operand(def, index);
            let frozen = Builder::before(self.f, def).freeze(operand);
            self.f.derive_name(frozen, operand, ".fr");
            let frozen = self.queue_new(frozen);
            self.set(def, index, frozen);
        }
        Some(value)
    }

    /// Whether `call` calls an intrinsic that makes no poison of operands that are none, its fast-math flags aside.
    fn is_poison_free_call(&mut self, call: Inst) -> bool {
        let Some((which, _)) = p::intrinsic(self.f, Value::inst(call)) else { return false };
        match which {
            // Metadata may promise something of the result.
            _ if self.f.flags(call) & flags::HAS_MD != 0 => false,
            id::ABS | id::CTLZ | id::CTTZ => p::is_zero(self.f, self.f.operand(call, 1)),
            // Lanes that are counted at run time are not looked at.
            id::SSHL_SAT | id::USHL_SAT => {
                let amount = self.f.operand(call, 1);
                self.f.types().vector(self.f.type_of(amount)).is_none_or(|v| !v.1) && self.is_amount_in_width(amount)
            }
            _ => intrinsics::is_poison_free(which) && !which.is_nvvm(),
        }
    }

    /// Whether `amount` is a constant that is less than the width in every lane.
    fn is_amount_in_width(&mut self, amount: Value) -> bool {
        self.is_constant_below(amount, p::width(self.f, amount))
    }

    /// Whether `value` is a constant that is less than `limit` in every lane.
    pub(super) fn is_constant_below(&mut self, value: Value, limit: u32) -> bool {
        let fits = |s: &Self, lane: Value| p::int(s.f, lane).is_some_and(|number| number.v < limit as u128);
        if !value.is_constant() || fits(self, value) {
            return value.is_constant();
        }
        let Some(lanes) = self.lane_count(value) else { return false };
        (0..lanes).all(|at| self.f.folder().element(value, at as u64).is_some_and(|lane| fits(self, lane)))
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
