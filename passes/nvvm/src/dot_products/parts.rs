//! Parts of words: which bits of which value a value of 32 bits extends.

use super::{Dots, NONE};
use warpc_analysis::facts;
use warpc_ir::ids::*;
use warpc_ir::{Builder, Func, FuncMut, Opcode, Value};

/// `width` bits of `source` from bit `bit`, extended to 32.
#[derive(Clone, Copy)]
pub(super) struct Part {
    pub source: Value,
    pub bit: u32,
    pub width: u32,
    pub signed: bool,
}

/// Word `at` of `source`, and how its parts are extended.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Word {
    pub source: u32,
    pub at: u32,
    pub signed: bool,
}

impl Part {
    pub fn word(self) -> Word {
        Word { source: self.source.0, at: self.bit / 32, signed: self.signed }
    }
}

/// An integer constant as a count of bits.
pub(super) fn amount(func: &Func<'_>, value: Value) -> Option<u32> {
    facts::int_constant(func, value)?.try_into().ok()
}

impl Dots {
    /// What part of a word `value` of 32 bits is.
    pub(super) fn part(&self, func: &Func<'_>, value: Value) -> Option<Part> {
        let i = value.as_inst().filter(|&i| func.ty(i) == Type::I32)?;
        let x = func.operands(i).next()?;
        let by = || amount(func, func.operands(i).nth(1)?);
        let ((source, bit), width, signed) = match func.op(i) {
            op @ (Opcode::ZExt | Opcode::SExt) => {
                let width = func.types().int_bits(func.type_of(x))?;
                (self.narrow(func, x, width)?, width, op == Opcode::SExt)
            }
            Opcode::And => {
                let width = match by()? {
                    0xff => 8,
                    0xffff => 16,
                    _ => return None,
                };
                (low(func, x, width), width, false)
            }
            op @ (Opcode::LShr | Opcode::AShr) => {
                let n = by().filter(|&n| n == 16 || n == 24)?;
                let shifted = x.as_inst().filter(|&j| func.op(j) == Opcode::Shl);
                let up = shifted
                    .and_then(|j| Some((func.operand(j, 0), amount(func, func.operand(j, 1)).filter(|&s| s <= n)?)));
                let (source, bit) = up.map_or((x, n), |(y, s)| (y, n - s));
                ((source, bit), 32 - n, op == Opcode::AShr)
            }
            _ => return None,
        };
        (matches!(width, 8 | 16) && bit.is_multiple_of(width)).then_some(Part { source, bit, width, signed })
    }
    /// Where the bits of `x`, of 8 or 16, come from.
    fn narrow(&self, func: &Func<'_>, x: Value, width: u32) -> Option<(Value, u32)> {
        let i = x.as_inst()?;
        match func.op(i) {
            Opcode::Trunc => {
                let wide = func.operand(i, 0);
                matches!(func.type_of(wide), Type::I32 | Type::I64).then(|| low(func, wide, width))
            }
            Opcode::Load => {
                let (pack, k) = self.packed[i.index()];
                (pack != NONE).then(|| (Value::inst(self.packs[pack as usize].members[0]), 8 * k))
            }
            Opcode::ExtractElement => {
                let (v, k) = (func.operand(i, 0), amount(func, func.operand(i, 1))?);
                let j = v.as_inst()?;
                let lanes = func.types().vector(func.ty(j))?.0;
                if k >= lanes {
                    return None;
                }
                let source = match func.op(j) {
                    Opcode::Load if self.packed[j.index()].0 != NONE => v,
                    Opcode::BitCast => Some(func.operand(j, 0)).filter(|&w| {
                        let t = func.type_of(w);
                        matches!(func.types().vector(t), Some((_, false, Type::I32)))
                            || matches!(t, Type::I32 | Type::I64)
                    })?,
                    _ => return None,
                };
                Some((source, k * width))
            }
            _ => None,
        }
    }
    /// The word itself, made before `root`.
    pub(super) fn word(&mut self, func: &mut FuncMut<'_>, root: Inst, word: Word) -> Value {
        let mut v = Value(word.source);
        if let Some(pack) = self.pack_of(v) {
            let p = &mut self.packs[pack];
            v = match p.made {
                Some(v) => v,
                None => {
                    let ty = if p.words == 1 { Type::I32 } else { func.vector_type(p.words, Type::I32) };
                    let made = p.load(func, ty);
                    p.made = Some(made);
                    made
                }
            };
        }
        let mut at = Builder::before(func, root);
        match at.f.type_of(v) {
            Type::I32 => v,
            Type::I64 => {
                let v = if word.at == 0 {
                    v
                } else {
                    let half = at.f.consts_mut().add_i64(32);
                    at.binary(Opcode::LShr, v, half, 0)
                };
                at.cast(Opcode::Trunc, v, Type::I32, 0)
            }
            _ => {
                let k = at.f.consts_mut().add_i64(word.at as u64);
                at.extract_element(v, k, Type::I32)
            }
        }
    }
}

/// Bits of integer `x`, which are shifted out of a wider or the same one: that, and their place.
fn low(func: &Func<'_>, x: Value, width: u32) -> (Value, u32) {
    let mut v = x;
    loop {
        let Some(i) = v.as_inst() else { return (v, 0) };
        match func.op(i) {
            Opcode::LShr | Opcode::AShr => {
                let bits = func.types().int_bits(func.type_of(v)).unwrap_or(0);
                let n = amount(func, func.operand(i, 1)).filter(|n| n.is_multiple_of(8) && n + width <= bits);
                return n.map_or((v, 0), |n| (func.operand(i, 0), n));
            }
            Opcode::Trunc if func.type_of(func.operand(i, 0)) == Type::I64 => v = func.operand(i, 0),
            _ => return (v, 0),
        }
    }
}
