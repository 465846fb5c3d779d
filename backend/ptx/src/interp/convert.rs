//! `cvt`: between integers, between floats, and from one to the other, with rounding and saturation.

use super::func::*;
use super::table::{float_kind, is_pair, is_signed, options};
use crate::machine::*;
use crate::opcodes::round;

impl Decoder<'_> {
    pub fn convert(&mut self, head: MHead, ops: &[Operand]) -> Done {
        let (to, from, x) = (head.ty, head.ty2, options(head.mods));
        if is_pair(to) || is_pair(from) {
            return Err(Undecodable::PairConversion);
        }
        let a = self.cut(ops[1], from)?;
        let d = self.def(ops[0]);
        let wide = self.class_bits(ops[0], to);
        match (float_kind(to), float_kind(from)) {
            (None, None) => self.int_to_int(to, from, head.mods.sat() != 0, a, d),
            (Some(k), None) => {
                let f = if is_signed(from) { Fun::SIToFp } else { Fun::UIToFp };
                self.function(Code::Float, f, d, (k, from.bits()), &[a], x);
                return Ok(());
            }
            (None, Some(k)) => {
                let sign = if is_signed(to) { 0 } else { opt::UNSIGNED };
                let x = x & !opt::SAT | sign;
                self.function(Code::Float, Fun::FpToInt, d, (to.bits(), k), &[a], x);
            }
            (Some(t), Some(f)) => {
                // Rounding to an integral value is a function of its own.
                let integral = match head.mods.round() {
                    round::RNI => Some(Fun::Rint),
                    round::RZI => Some(Fun::RoundZero),
                    round::RMI => Some(Fun::Floor),
                    round::RPI => Some(Fun::Ceil),
                    round::RNA => return Err(Undecodable::RoundedAway),
                    _ => None,
                };
                let flags = x & !opt::ROUND;
                match integral {
                    Some(fun) if t == f => self.float(fun, d, t, &[a], flags),
                    Some(_) => return Err(Undecodable::RoundedToIntegral),
                    None if t == f => self.float(Fun::Canonicalize, d, t, &[a], flags),
                    None => {
                        let fun = if to.bits() > from.bits() { Fun::FpExt } else { Fun::FpTrunc };
                        self.function(Code::Float, fun, d, (t, f), &[a], x);
                    }
                }
                return Ok(());
            }
        }
        // A wider register holds the result with its sign.
        if wide > to.bits() && is_signed(to) {
            self.function(Code::Int, Fun::SExt, d, (wide, to.bits()), &[d], 0);
        }
        Ok(())
    }
    fn int_to_int(&mut self, to: PTy, from: PTy, sat: bool, src: Slot, dst: Slot) {
        let (n, w) = (to.bits(), from.bits());
        let extend = if is_signed(from) { Fun::SExt } else { Fun::ZExt };
        if !sat {
            if n > w {
                self.function(Code::Int, extend, dst, (n, w), &[src], 0);
            } else if n < w {
                self.function(Code::Int, Fun::Trunc, dst, (n, w), &[src], 0);
            } else {
                self.mov(dst, src);
            }
            return;
        }
        let v = self.temp();
        self.function(Code::Int, extend, v, (64, w), &[src], 0);
        let high = self.constant(low_mask(if is_signed(to) { n - 1 } else { n }));
        if is_signed(from) {
            let low = self.constant(if is_signed(to) { (-1i64 << (n - 1)) as u64 } else { 0 });
            self.int(Fun::SMax, v, 64, &[v, low]);
            if n < 64 || is_signed(to) {
                self.int(Fun::SMin, v, 64, &[v, high]);
            }
        } else {
            self.int(Fun::UMin, v, 64, &[v, high]);
        }
        self.function(Code::Int, Fun::Trunc, dst, (n, 64), &[v], 0);
    }
}
