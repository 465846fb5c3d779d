//! Library functions of integers and characters.

use super::library::LibCall;
use super::{Combiner, p};
use warpc_analysis::library::LibFunc;
use warpc_ir::ids::*;
use warpc_ir::intrinsics::id;
use warpc_ir::{IntPred, Opcode, Value};

impl Combiner<'_, '_> {
    rules! {
        /// Rules of library functions of integers and characters.
        pub(super) fn number_rules(&mut self, call: LibCall) -> Option<Value> {
            question_about_character,
            absolute_value_by_library,
            lowest_bit_by_library,
            highest_bit_by_library,
        }
    }

    /// `isdigit(c) -> c - '0' < 10`, `isascii(c) -> c < 128`, `toascii(c) -> c & 127`. Always.
    fn question_about_character(&mut self, call: LibCall) -> Option<Value> {
        let (lowest, count) = match call.func {
            LibFunc::Isdigit => (b'0' as i32, 10),
            LibFunc::Isascii => (0, 128),
            LibFunc::Toascii => {
                let mask = self.int(call.ty, 127);
                return Some(self.binary(Opcode::And, 0, call.a, mask));
            }
            _ => return None,
        };
        let lowest = self.int(Type::I32, -lowest as i128 as u128);
        let above = if p::is_zero(self.f, lowest) { call.a } else { self.binary(Opcode::Add, 0, call.a, lowest) };
        let count = self.int(Type::I32, count);
        let inside = self.icmp(IntPred::Ult, above, count);
        Some(self.cast(Opcode::ZExt, 0, inside, call.ty))
    }

    /// `abs(x) -> llvm.abs(x, true)`, and so for `labs` and `llabs`. Always.
    fn absolute_value_by_library(&mut self, call: LibCall) -> Option<Value> {
        if !matches!(call.func, LibFunc::Abs | LibFunc::Labs | LibFunc::Llabs) {
            return None;
        }
        let no_min = self.bool(Type::I1, true);
        self.intrinsic(id::ABS, &[call.a, no_min], 0)
    }

    /// `fls(x) -> WIDTH - ctlz(x, false)`, and so for `flsl` and `flsll`. Always.
    fn highest_bit_by_library(&mut self, call: LibCall) -> Option<Value> {
        if !matches!(call.func, LibFunc::Fls | LibFunc::Flsl | LibFunc::Flsll) {
            return None;
        }
        let ty = self.f.type_of(call.a);
        let maybe_zero = self.bool(Type::I1, false);
        let width = self.int(ty, p::width(self.f, call.a) as u128);
        let above = if let Some(x) = p::int(self.f, call.a) {
            self.int(ty, (x.v << (128 - x.bits)).leading_zeros().min(x.bits) as u128)
        } else {
            self.intrinsic(id::CTLZ, &[call.a, maybe_zero], 0)?
        };
        let place = self.binary(Opcode::Sub, 0, width, above);
        Some(self.resize(place, call.ty, false))
    }

    /// `ffs(x) -> x != 0 ? cttz(x, true) + 1 : 0`, and so for `ffsl` and `ffsll`. Always.
    fn lowest_bit_by_library(&mut self, call: LibCall) -> Option<Value> {
        if !matches!(call.func, LibFunc::Ffs | LibFunc::Ffsl | LibFunc::Ffsll) {
            return None;
        }
        let ty = self.f.type_of(call.a);
        let zero = self.int(ty, 0);
        if let Some(x) = p::int(self.f, call.a) {
            let bit = if x.is_zero() { 0 } else { x.v.trailing_zeros() as u128 + 1 };
            return Some(self.int(call.ty, bit));
        }
        let no_zero = self.bool(Type::I1, true);
        let count = self.intrinsic(id::CTTZ, &[call.a, no_zero], 0)?;
        let one = self.int(ty, 1);
        let count = self.binary(Opcode::Add, 0, count, one);
        let count = self.resize(count, call.ty, false);
        let some = self.icmp(IntPred::Ne, call.a, zero);
        let nothing = self.int(call.ty, 0);
        Some(self.select(some, count, nothing))
    }
}
