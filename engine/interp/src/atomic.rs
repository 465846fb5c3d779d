//! The operations of `atomicrmw` on values.

use super::float::float;
use super::scalar::Fun;
use warpc_ir::opcode::RmwOp;

/// Bits of a single, zero for a subnormal one.
fn flushed(bits: u128) -> u128 {
    if bits & 0x7f80_0000 == 0 { bits & 1 << 31 } else { bits }
}

/// The same in global memory, where the hardware flushes subnormal singles that it adds and that it gets (PTX ISA, `atom`).
pub(crate) fn apply_in_global(op: RmwOp, bits: u32, index: u32, old: u128, value: u128) -> u128 {
    if index != 32 || !matches!(op, RmwOp::FAdd | RmwOp::FSub) {
        return apply(op, bits, index, old, value);
    }
    flushed(apply(op, bits, index, flushed(old), flushed(value)))
}

/// The new value of `old op value`, of `bits` bits; `index` is the kind of a floating-point number, else 0.
pub(crate) fn apply(op: RmwOp, bits: u32, index: u32, old: u128, value: u128) -> u128 {
    let m = if bits >= 128 { u128::MAX } else { (1 << bits) - 1 };
    let signed = |x: u128| ((x << (128 - bits)) as i128) >> (128 - bits);
    let fp = |f: Fun| {
        let r = float(f, index.max(16), index, 0, 0, [old as u64, value as u64, 0]);
        r.map_or(0, |r| r.0 as u128)
    };
    let r = match op {
        RmwOp::Xchg => value,
        RmwOp::Add => old.wrapping_add(value),
        RmwOp::Sub => old.wrapping_sub(value),
        RmwOp::And => old & value,
        RmwOp::Nand => !(old & value),
        RmwOp::Or => old | value,
        RmwOp::Xor => old ^ value,
        RmwOp::Max => {
            if signed(old) > signed(value) {
                old
            } else {
                value
            }
        }
        RmwOp::Min => {
            if signed(old) < signed(value) {
                old
            } else {
                value
            }
        }
        RmwOp::UMax => old.max(value),
        RmwOp::UMin => old.min(value),
        RmwOp::FAdd => fp(Fun::FAdd),
        RmwOp::FSub => fp(Fun::FSub),
        RmwOp::FMax => fp(Fun::MaxNum),
        RmwOp::FMin => fp(Fun::MinNum),
        RmwOp::FMaximum => fp(Fun::Maximum),
        RmwOp::FMinimum => fp(Fun::Minimum),
        RmwOp::UIncWrap => {
            if old >= value {
                0
            } else {
                old + 1
            }
        }
        RmwOp::UDecWrap => {
            if old == 0 || old > value {
                value
            } else {
                old - 1
            }
        }
        RmwOp::USubCond => {
            if old >= value {
                old - value
            } else {
                old
            }
        }
        RmwOp::USubSat => old.saturating_sub(value),
    };
    r & m
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_operation() {
        let go = |op, old, v| apply(op, 8, 0, old, v);
        assert_eq!(go(RmwOp::Nand, 0b1100, 0b1010), 0xf7);
        assert_eq!(go(RmwOp::Max, 0x80, 1), 1);
        assert_eq!(go(RmwOp::UMax, 0x80, 1), 0x80);
        assert_eq!(go(RmwOp::UIncWrap, 5, 5), 0);
        assert_eq!(go(RmwOp::UIncWrap, 4, 5), 5);
        assert_eq!(go(RmwOp::UDecWrap, 0, 5), 5);
        assert_eq!(go(RmwOp::UDecWrap, 9, 5), 5);
        assert_eq!(go(RmwOp::USubCond, 3, 5), 3);
        assert_eq!(go(RmwOp::USubSat, 3, 5), 0);
        let f = |v: f32| v.to_bits() as u128;
        assert_eq!(apply(RmwOp::FAdd, 32, 32, f(1.5), f(2.0)), f(3.5));
        let small = 1e-40f32;
        assert_eq!(apply(RmwOp::FAdd, 32, 32, f(small), f(0.0)), f(small));
        assert_eq!(apply_in_global(RmwOp::FAdd, 32, 32, f(small), f(0.0)), 0);
        assert_eq!(apply_in_global(RmwOp::FAdd, 32, 32, f(1.5), f(2.0)), f(3.5));
        assert_eq!(apply(RmwOp::FMin, 32, 32, f(1.5), f(f32::NAN)), f(1.5));
    }
}
