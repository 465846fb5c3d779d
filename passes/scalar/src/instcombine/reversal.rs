//! Bitwise logic and calls that reverse the order of bytes or bits: the call moves out of the logic, or goes away.

use super::{Binary, Combiner, p};
use warpc_ir::intrinsics::{IntrinsicId, id};
use warpc_ir::{Opcode, Value};

/// The two calls that only reverse the order of bytes or bits.
const REVERSALS: [IntrinsicId; 2] = [id::BSWAP, id::BITREVERSE];

/// `which(left op right)` as its rules see it, where `op` is `and`, `or` or `xor`.
#[derive(Clone, Copy)]
pub(super) struct ReversedLogic {
    which: IntrinsicId,
    op: Opcode,
    /// `left op right`.
    value: Value,
    left: Value,
    right: Value,
}

impl Combiner<'_, '_> {
    /// Rules of a reversal of the result of bitwise logic.
    pub(super) fn reversal_of_logic(&mut self, which: IntrinsicId, value: Value) -> Option<Value> {
        let def = value.as_inst()?;
        let op = self.f.op(def);
        if !matches!(op, Opcode::And | Opcode::Or | Opcode::Xor) {
            return None;
        }
        let (left, right) = self.ops(def);
        self.reversal_of_logic_rules(ReversedLogic { which, op, value, left, right })
    }

    rules! {
        /// Rules of a reversal of the result of bitwise logic, in order.
        fn reversal_of_logic_rules(&mut self, site: ReversedLogic) -> Option<Value> {
            reversal_of_logic_of_reversals,
            reversal_of_logic_with_reversal,
        }
    }
    rules! {
        /// Rules of bitwise logic of reversed operands, in order.
        pub(super) fn logic_of_reversal_rules(&mut self, site: Binary) -> Option<Value> {
            logic_of_reversals,
            logic_of_reversal_and_constant,
            logic_of_funnel_shifts,
        }
    }

    /// `bswap(bswap(x) & bswap(y)) -> x & y`, and so for `or`, `xor` and `bitreverse`. Always.
    fn reversal_of_logic_of_reversals(&mut self, site: ReversedLogic) -> Option<Value> {
        let x = p::unary_intrinsic(self.f, site.left, site.which)?;
        let y = p::unary_intrinsic(self.f, site.right, site.which)?;
        Some(self.binary(site.op, 0, x, y))
    }

    /// `bswap(bswap(x) & y) -> x & bswap(y)`, and so for `or`, `xor` and `bitreverse`. If the logic and the
    /// inner reversal go away.
    fn reversal_of_logic_with_reversal(&mut self, site: ReversedLogic) -> Option<Value> {
        let (inner, x, y) = [(site.left, site.right), (site.right, site.left)]
            .into_iter()
            .find_map(|(value, y)| Some((value, p::unary_intrinsic(self.f, value, site.which)?, y)))?;
        if !self.one_use(site.value) || !self.one_use(inner) {
            return None;
        }
        let reversed = self.reversed(site.which, y)?;
        // The reversed side stays where it stood.
        let (left, right) = if inner == site.left { (x, reversed) } else { (reversed, x) };
        Some(self.binary(site.op, 0, left, right))
    }

    /// `bswap(x) & bswap(y) -> bswap(x & y)`, and so for `or`, `xor` and `bitreverse`. If both reversals go away.
    fn logic_of_reversals(&mut self, site: Binary) -> Option<Value> {
        let (which, x) = self.reversal(site.left)?;
        let y = p::unary_intrinsic(self.f, site.right, which)?;
        if !self.one_use(site.left) || !self.one_use(site.right) {
            return None;
        }
        let both = self.binary(self.f.op(site.inst), 0, x, y);
        self.intrinsic(which, &[both], 0)
    }

    /// `bswap(x) & C -> bswap(x & bswap(C))`, and so for `or`, `xor` and `bitreverse`. If the reversal goes away; a complement
    /// stays outside.
    fn logic_of_reversal_and_constant(&mut self, site: Binary) -> Option<Value> {
        let (which, x) = self.reversal(site.left).filter(|_| self.one_use(site.left))?;
        p::int(self.f, site.right).filter(|number| !number.is_all_ones())?;
        let constant = self.reversed(which, site.right)?;
        let inner = self.binary(self.f.op(site.inst), 0, x, constant);
        self.intrinsic(which, &[inner], 0)
    }

    /// `fshl(a, b, n) & fshl(c, d, n) -> fshl(a & c, b & d, n)`, and so for `or`, `xor` and `fshr`. If both shifts go away.
    fn logic_of_funnel_shifts(&mut self, site: Binary) -> Option<Value> {
        let ((which, x), (other, y)) = (p::intrinsic(self.f, site.left)?, p::intrinsic(self.f, site.right)?);
        if which != other || !matches!(which, id::FSHL | id::FSHR) || self.f.operand(x, 2) != self.f.operand(y, 2) {
            return None;
        }
        if !self.one_use(site.left) || !self.one_use(site.right) {
            return None;
        }
        let op = self.f.op(site.inst);
        let (a, b) = self.ops(x);
        let (c, d) = self.ops(y);
        let amount = self.f.operand(x, 2);
        let high = self.binary(op, 0, a, c);
        let low = self.binary(op, 0, b, d);
        self.intrinsic(which, &[high, low, amount], 0)
    }

    /// The reversal that `value` is, and its operand.
    fn reversal(&self, value: Value) -> Option<(IntrinsicId, Value)> {
        REVERSALS.into_iter().find_map(|which| Some((which, p::unary_intrinsic(self.f, value, which)?)))
    }

    /// `value` reversed: a constant if it is one.
    fn reversed(&mut self, which: IntrinsicId, value: Value) -> Option<Value> {
        if value.is_constant() {
            let ty = self.f.type_of(value);
            return self.f.folder().intrinsic(which, 0, &[value], ty);
        }
        self.intrinsic(which, &[value], 0)
    }
}
