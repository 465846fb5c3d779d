//! Integers: what has a plain instruction, or needs none.

use super::Call;
use warpc_ir::ids::*;
use warpc_ir::intrinsics::{IntrinsicId, id};
use warpc_ir::opcode::flags;
use warpc_ir::{Opcode, Value};

impl Call<'_, '_> {
    /// Operations with a constant operand that makes them one of their operands.
    ///
    /// | before | after |
    /// |---|---|
    /// | `sad(x, x, c)` | `c` |
    /// | `dp4a(0, y, c)`, `dp4a(x, 0, c)` | `c` |
    /// | `mulhi(x, 0)`, `mulhi.u*(x, 1)` | `0` |
    /// | `zext.clamp(x, n)`, `sext.clamp(x, n)`, n at least 32 | `x` |
    /// | `fshl.clamp(h, l, n)`, n at least the width | `l`; `h` for `fshr.clamp` |
    pub(super) fn trivial_integer(&mut self) -> Option<Value> {
        let ty = self.func.ty(self.inst);
        match self.id {
            id::NVVM_SAD_I
            | id::NVVM_SAD_LL
            | id::NVVM_SAD_S
            | id::NVVM_SAD_UI
            | id::NVVM_SAD_ULL
            | id::NVVM_SAD_US => (self.argument(0) == self.argument(1)).then(|| self.argument(2)),
            id::NVVM_IDP4A_S_S | id::NVVM_IDP4A_S_U | id::NVVM_IDP4A_U_S | id::NVVM_IDP4A_U_U => {
                (self.constant(0) == Some(0) || self.constant(1) == Some(0)).then(|| self.argument(2))
            }
            id::NVVM_IDP2A_S_S | id::NVVM_IDP2A_S_U | id::NVVM_IDP2A_U_S | id::NVVM_IDP2A_U_U => {
                (self.constant(0) == Some(0) || self.constant(1) == Some(0)).then(|| self.argument(3))
            }
            id::NVVM_MULHI_I | id::NVVM_MULHI_LL | id::NVVM_MULHI_S => {
                (self.constant(0) == Some(0) || self.constant(1) == Some(0)).then(|| self.int(ty, 0))
            }
            id::NVVM_MULHI_UI | id::NVVM_MULHI_ULL | id::NVVM_MULHI_US => {
                let is_small = |v: Option<u64>| v.is_some_and(|v| v <= 1);
                (is_small(self.constant(0)) || is_small(self.constant(1))).then(|| self.int(ty, 0))
            }
            id::NVVM_ZEXT_CLAMP | id::NVVM_SEXT_CLAMP => (self.constant(1)? >= 32).then(|| self.argument(0)),
            id::NVVM_FSHL_CLAMP | id::NVVM_FSHR_CLAMP => {
                let bits = self.func.types().int_bits(ty)?;
                let kept = usize::from(self.id == id::NVVM_FSHL_CLAMP);
                (self.constant(2)? >= u64::from(bits)).then(|| self.argument(kept))
            }
            _ => None,
        }
    }

    /// Operations that are plain instructions; see each.
    pub(super) fn integer(&mut self) -> Option<Value> {
        match self.id {
            id::NVVM_MUL24_I => self.product_of_24(true),
            id::NVVM_MUL24_UI => self.product_of_24(false),
            id::NVVM_MULHI_S => self.high_product(true),
            id::NVVM_MULHI_US => self.high_product(false),
            id::NVVM_MULHI_UI | id::NVVM_MULHI_ULL => self.high_product_by_power(),
            id::NVVM_SAD_UI | id::NVVM_SAD_ULL | id::NVVM_SAD_US => self.sum_of_difference(false),
            id::NVVM_SAD_I | id::NVVM_SAD_LL | id::NVVM_SAD_S => self.sum_of_difference(true),
            id::NVVM_FSHL_CLAMP => self.funnel(id::FSHL),
            id::NVVM_FSHR_CLAMP => self.funnel(id::FSHR),
            id::NVVM_ZEXT_CLAMP | id::NVVM_ZEXT_WRAP | id::NVVM_SEXT_CLAMP | id::NVVM_SEXT_WRAP => self.field(),
            _ => None,
        }
    }

    /// `mul24.i(x, y) -> mul (ashr (shl x, 8), 8), (ashr (shl y, 8), 8)`, `mul24.ui(x, y) -> mul (and x, 0xffffff), (and y, 0xffffff)`;
    /// an operand that fits in 24 bits is taken as it is. No target since sm_20 has a product of 24 bits: ptxas does the same.
    fn product_of_24(&mut self, signed: bool) -> Option<Value> {
        let [left, right] = [0, 1].map(|n| self.cut_to_24(n, signed));
        Some(self.binary(Opcode::Mul, left, right, 0))
    }
    fn cut_to_24(&mut self, n: usize, signed: bool) -> Value {
        let value = self.argument(n);
        let fits = match signed {
            true => self.values().sign_bits(value) > 8,
            false => self.values().mask_is_zero(value, 0xff00_0000),
        };
        if fits {
            return value;
        }
        if signed {
            let by = self.int(Type::I32, 8);
            let high = self.binary(Opcode::Shl, value, by, 0);
            return self.binary(Opcode::AShr, high, by, 0);
        }
        let mask = self.int(Type::I32, 0xff_ffff);
        self.binary(Opcode::And, value, mask, 0)
    }

    /// `mulhi.us(x, y) -> trunc ((zext x * zext y) >> 16)`, and so for signed ones: PTX computes with 16 bits in registers of 32. Wider
    /// ones stay: of a chain of products twice as wide, whose extensions others remove, selection makes no high halves again.
    fn high_product(&mut self, signed: bool) -> Option<Value> {
        let ty = self.func.ty(self.inst);
        let (extend, wrap) = if signed { (Opcode::SExt, flags::NSW) } else { (Opcode::ZExt, 0) };
        let (left, right) = (self.argument(0), self.argument(1));
        let (left, right) = (self.cast(extend, left, Type::I32), self.cast(extend, right, Type::I32));
        let product = self.binary(Opcode::Mul, left, right, wrap);
        let by = self.int(Type::I32, 16);
        let high = self.binary(Opcode::LShr, product, by, 0);
        Some(self.cast(Opcode::Trunc, high, ty))
    }

    /// `mulhi.ui(x, 2^n) -> x >> 32 - n`, `mulhi.ull(x, 2^n) -> x >> 64 - n`.
    fn high_product_by_power(&mut self) -> Option<Value> {
        let (value, power) = match (self.constant(0), self.constant(1)) {
            (None, Some(power)) => (self.argument(0), power),
            (Some(power), None) => (self.argument(1), power),
            _ => return None,
        };
        if !power.is_power_of_two() || power == 1 {
            return None;
        }
        let ty = self.func.ty(self.inst);
        let bits = self.func.types().int_bits(ty)?;
        let by = self.int(ty, u64::from(bits - power.trailing_zeros()));
        Some(self.binary(Opcode::LShr, value, by, 0))
    }

    /// `sad.u*(x, 0, c) -> x + c`, and so where the known order of `x` and `y` makes their difference one subtraction.
    fn sum_of_difference(&mut self, signed: bool) -> Option<Value> {
        let (left, right, sum) = (self.argument(0), self.argument(1), self.argument(2));
        let is_ordered = |low: Value, high: Value| {
            let values = self.values();
            if signed {
                return values.signed_range(low)?.1.le(&values.signed_range(high)?.0).then_some(());
            }
            values.unsigned_range(low)?.1.le(&values.unsigned_range(high)?.0).then_some(())
        };
        let (high, low) = match (is_ordered(right, left), is_ordered(left, right)) {
            (Some(()), _) => (left, right),
            (None, Some(())) => (right, left),
            _ => return None,
        };
        let difference = if self.func.consts().is_zero(low) { high } else { self.binary(Opcode::Sub, high, low, 0) };
        Some(self.binary(Opcode::Add, difference, sum, 0))
    }

    /// `fshl.clamp(h, l, n) -> fshl(h, l, n)` where `n` is known to be below the width.
    fn funnel(&mut self, to: IntrinsicId) -> Option<Value> {
        let ty = self.func.ty(self.inst);
        let bits = u128::from(self.func.types().int_bits(ty)?);
        let arguments = [0, 1, 2].map(|n| self.argument(n));
        let is_below = self.values().unsigned_range(arguments[2]).is_some_and(|(_, most)| most < bits);
        is_below.then(|| self.build().intrinsic(to, &[ty], &arguments, 0)).flatten()
    }

    /// `zext.clamp(x, n) -> and x, 2^n - 1`, `sext.clamp(x, n) -> ashr (shl x, 32 - n), 32 - n` of a constant `n`, which the `wrap`
    /// forms take modulo 32; nothing is left of a field without bits.
    fn field(&mut self) -> Option<Value> {
        let value = self.argument(0);
        let wraps = matches!(self.id, id::NVVM_ZEXT_WRAP | id::NVVM_SEXT_WRAP);
        let width = self.constant(1).map(|n| if wraps { n & 31 } else { n.min(32) })?;
        if width == 0 {
            return Some(self.int(Type::I32, 0));
        }
        if matches!(self.id, id::NVVM_ZEXT_CLAMP | id::NVVM_ZEXT_WRAP) {
            let mask = self.int(Type::I32, (1 << width) - 1);
            return Some(self.binary(Opcode::And, value, mask, 0));
        }
        let by = self.int(Type::I32, 32 - width);
        let high = self.binary(Opcode::Shl, value, by, 0);
        Some(self.binary(Opcode::AShr, high, by, 0))
    }
}
