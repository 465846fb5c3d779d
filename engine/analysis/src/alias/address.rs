//! Addresses as base + constant + sum of scaled variables, from `getelementptr` and what feeds its indices.

use crate::facts::{const_expr, int_constant};
use crate::known_bits::bits::{mask, sext};
use smallvec::SmallVec;
use warpc_ir::ids::*;
use warpc_ir::opcode::{Opcode, flags};
use warpc_ir::{Func, Value};

/// Steps taken from an address towards its base, and from an index towards its variable.
pub const MAX_LOOKUP: u32 = 6;

/// A variable part of an address: `scale * extend(value)`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Term {
    /// The variable.
    pub value: Value,
    /// Bits it is zero-extended by. One of the two extensions is 0.
    pub zext: u16,
    /// Bits it is sign-extended by.
    pub sext: u16,
    /// Bytes per unit.
    pub scale: i64,
    /// Whether `scale * extend(value)` does not wrap as a signed number of the address's width.
    pub nsw: bool,
}

impl Term {
    /// Whether the part, and the difference to another of its scale and extension, is so small by its extension that it does not wrap.
    pub(super) fn is_far_from_wrapping(&self) -> bool {
        let spare = u32::from(self.zext.max(self.sext)).min(64);
        spare > 1 && self.scale.unsigned_abs() < 1 << (spare - 1).min(62)
    }
}

/// An address taken apart.
#[derive(Clone, Debug)]
pub struct Address {
    /// What it is computed from.
    pub base: Value,
    /// Bytes from the base.
    pub offset: i64,
    /// Variable parts.
    pub terms: SmallVec<[Term; 4]>,
    /// Bits that all steps count in: the parts make the address modulo two to this power. 0 without steps, and 64 if steps differ, which
    /// are in spaces of different width and do not wrap then.
    pub width: u32,
    /// Whether every step was in bounds.
    pub inbounds: bool,
    /// Whether no step wrapped around zero as an unsigned addition (`nuw` on every step).
    pub nuw: bool,
    /// Whether `base` is where addresses start: no step, cast, phi or select, so that two different roots are never known to be
    /// the same address.
    pub rooted: bool,
}

/// Operands of an address step: source element type, base, indices, flags.
struct Step<'f> {
    elem: Type,
    ops: Ops<'f>,
    flags: u16,
}

enum Ops<'f> {
    Row(&'f Func<'f>, Inst),
    List(&'f [Value]),
}

impl Ops<'_> {
    fn len(&self) -> usize {
        match self {
            Ops::Row(f, i) => f.num_operands(*i),
            Ops::List(l) => l.len(),
        }
    }
    fn get(&self, index: usize) -> Value {
        match self {
            Ops::Row(f, i) => f.operand(*i, index),
            Ops::List(l) => l[index],
        }
    }
}

fn gep_of<'f>(func: &'f Func<'_>, value: Value) -> Option<Step<'f>> {
    if let Some(i) = value.as_inst() {
        return (func.op(i) == Opcode::GetElementPtr).then(|| Step {
            elem: Type(func.aux(i).a),
            ops: Ops::Row(func, i),
            flags: func.flags(i),
        });
    }
    let c = value.as_const()?;
    let head = func.consts().expr(c)?;
    (head.op == Opcode::GetElementPtr).then(|| Step {
        elem: head.elem,
        ops: Ops::List(func.consts().list(c)),
        flags: head.flags,
    })
}

impl Address {
    /// Takes `value` apart. Address-space casts are stepped through: `base` may be in another space.
    pub fn of(func: &Func<'_>, value: Value) -> Address {
        let mut a = Address::start(value);
        for _ in 0..MAX_LOOKUP {
            if let Some(step) = gep_of(func, a.base) {
                if !a.add_step(func, &step) {
                    break;
                }
                continue;
            }
            match cast_source(func, a.base) {
                Some(value) => a.base = value,
                None => {
                    let merges = |i: Inst| matches!(func.op(i), Opcode::Phi | Opcode::Select);
                    a.rooted = !a.base.as_inst().is_some_and(merges);
                    break;
                }
            }
        }
        a
    }
    fn start(base: Value) -> Address {
        Address { base, offset: 0, terms: SmallVec::new(), width: 0, inbounds: true, nuw: true, rooted: false }
    }
    /// Adds one `getelementptr`; `false` when its shape is not understood (scalable or vector of pointers).
    fn add_step(&mut self, func: &Func<'_>, step: &Step<'_>) -> bool {
        let (types, layout) = (func.types(), func.layout());
        if !layout.has_fixed_size(types, step.elem) {
            return false;
        }
        let base = step.ops.get(0);
        let Some(space) = types.addrspace(func.type_of(base)) else { return false };
        let width = layout.index_bits(space);
        let mut offset = 0i64;
        let mut terms: SmallVec<[Term; 4]> = SmallVec::new();
        let mut ty = step.elem;
        for n in 1..step.ops.len() {
            let ix = step.ops.get(n);
            if n > 1 {
                if let Some((fields, _)) = types.fields(ty) {
                    let Some(k) = int_constant(func, ix).filter(|&k| (k as usize) < fields.len()) else { return false };
                    offset = offset.wrapping_add(layout.field_offset(types, ty, k as usize) as i64);
                    ty = fields[k as usize];
                    continue;
                }
                let Some(e) = types.sequence_element(ty) else { return false };
                ty = e;
            }
            let Some(scale) = layout.fixed_alloc_size(types, ty) else { return false };
            let scale = scale as i64;
            let Some(bits) = types.int_bits(func.type_of(ix)).filter(|&b| b <= 64) else { return false };
            if let Some(c) = int_constant(func, ix) {
                offset = offset.wrapping_add((sext(c, bits) as i64).wrapping_mul(scale));
                continue;
            }
            if scale == 0 {
                continue;
            }
            let Some(mut term) = linear(func, ix, bits, width) else { return false };
            offset = offset.wrapping_add(term.1.wrapping_mul(scale));
            let (s, over) = term.0.scale.overflowing_mul(scale);
            term.0.scale = s;
            // That `scale * (variable + constant)` does not wrap says nothing of `scale * variable`.
            let is_whole = term.1 == 0 || scale == 1;
            term.0.nsw &= !over && is_whole && step.flags & (flags::INBOUNDS | flags::NUSW) != 0;
            terms.push(term.0);
        }
        if width > 64 {
            return false;
        }
        self.width = joint_width(self.width, width);
        self.base = base;
        self.offset = wrap(self.offset.wrapping_add(wrap(offset, width)), self.width);
        self.inbounds &= step.flags & flags::INBOUNDS != 0;
        self.nuw &= step.flags & flags::NUW != 0;
        for t in terms {
            self.add_term(t);
        }
        for t in &mut self.terms {
            t.scale = wrap(t.scale, self.width);
        }
        true
    }
    fn add_term(&mut self, term: Term) {
        if let Some(k) =
            self.terms.iter().position(|x| x.value == term.value && x.zext == term.zext && x.sext == term.sext)
        {
            self.terms[k].scale = self.terms[k].scale.wrapping_add(term.scale);
            self.terms[k].nsw = false;
            if self.terms[k].scale == 0 {
                self.terms.remove(k);
            }
        } else if term.scale != 0 {
            self.terms.push(term);
        }
    }
    /// Whether both have the same variable parts, so that `self - other` is a constant. Each variable stands in the parts once.
    pub fn has_terms_of(&self, other: &Address) -> bool {
        let same =
            |x: &Term, y: &Term| x.value == y.value && x.zext == y.zext && x.sext == y.sext && x.scale == y.scale;
        self.terms.len() == other.terms.len() && self.terms.iter().all(|x| other.terms.iter().any(|y| same(x, y)))
    }
    /// Bits that the distance of both counts in.
    fn width_with(&self, other: &Address) -> u32 {
        match joint_width(self.width, other.width) {
            0 => 64,
            width => width,
        }
    }
    /// The constant part of `self - other`.
    pub fn bytes_from(&self, other: &Address) -> i64 {
        wrap(self.offset.wrapping_sub(other.offset), self.width_with(other))
    }
    /// `self - other`, both from one base; the base of the result is that of `self`.
    pub fn minus(&self, other: &Address) -> Address {
        let mut d = self.clone();
        d.width = self.width_with(other);
        d.offset = self.bytes_from(other);
        for t in &other.terms {
            d.add_term(Term { scale: t.scale.wrapping_neg(), ..*t });
        }
        d
    }
}

/// Bits that two parts count in together, 0 standing for a part without steps.
fn joint_width(first: u32, second: u32) -> u32 {
    match (first, second) {
        (0, width) | (width, 0) => width,
        (first, second) if first == second => first,
        _ => 64,
    }
}

/// `value` as a signed number of `width` bits.
fn wrap(value: i64, width: u32) -> i64 {
    sext(value as u128 & mask(width), width) as i64
}

/// Pointer that `value` is a cast of, in the same or another address space.
pub fn cast_source(func: &Func<'_>, value: Value) -> Option<Value> {
    if let Some(i) = value.as_inst() {
        let o = match func.op(i) {
            Opcode::AddrSpaceCast => func.operand(i, 0),
            Opcode::BitCast if func.types().is_ptr(func.type_of(func.operand(i, 0))) => func.operand(i, 0),
            Opcode::Phi if func.phi_len(i) == 1 => func.operand(i, 0),
            Opcode::Call => {
                use warpc_ir::intrinsics::id;
                return match crate::facts::intrinsic(func, i) {
                    Some(
                        id::LAUNDER_INVARIANT_GROUP | id::STRIP_INVARIANT_GROUP | id::SSA_COPY | id::PTR_ANNOTATION,
                    ) => Some(func.operand(i, 0)),
                    Some(_) => None,
                    None => crate::facts::returned_argument(func, i),
                };
            }
            _ => return None,
        };
        return Some(o);
    }
    match const_expr(func, value)? {
        (Opcode::AddrSpaceCast, ops) => ops.first().copied(),
        (Opcode::BitCast, ops) if func.types().is_ptr(func.type_of(ops[0])) => Some(ops[0]),
        _ => None,
    }
}

/// Index `operand` of `bits` bits, extended to `width`, as scaled variable plus constant.
fn linear(func: &Func<'_>, operand: Value, bits: u32, width: u32) -> Option<(Term, i64)> {
    if bits > width {
        return None;
    }
    // Sign-extended to the width of an index, which may turn out to be a zero extension further down.
    let mut t = Term { value: operand, zext: 0, sext: (width - bits) as u16, scale: 1, nsw: true };
    let mut offset = 0i64;
    for _ in 0..MAX_LOOKUP {
        let Some(i) = t.value.as_inst() else { break };
        let op = func.op(i);
        match op {
            Opcode::ZExt | Opcode::SExt => {
                let from = func.operand(i, 0);
                let (a, b) = (func.types().int_bits(func.type_of(from))?, func.types().int_bits(func.ty(i))?);
                let by = (b - a) as u16;
                if op == Opcode::ZExt {
                    // A zero-extended number is not negative: an outer sign extension is a zero extension.
                    t.zext += by + t.sext;
                    t.sext = 0;
                } else if t.zext == 0 {
                    t.sext += by;
                } else {
                    break;
                }
                t.value = from;
            }
            Opcode::Add | Opcode::Sub | Opcode::Mul | Opcode::Shl | Opcode::Or => {
                let Some(c) = int_constant(func, func.operand(i, 1)) else { break };
                let fl = func.flags(i);
                let (nsw, nuw) = (fl & flags::NSW != 0, fl & flags::NUW != 0);
                if op == Opcode::Or && fl & flags::DISJOINT == 0 {
                    break;
                }
                // Under an extension the operation must not wrap in its own width.
                let plain = op == Opcode::Or;
                if t.zext > 0 && !nuw && !plain || t.sext > 0 && !nsw && !plain {
                    break;
                }
                let w = func.types().int_bits(func.ty(i))?;
                let c = if t.zext > 0 { c as i64 } else { sext(c, w) as i64 };
                match op {
                    Opcode::Add | Opcode::Or => {
                        // The constant times the scale so far.
                        offset = offset.wrapping_add(c.wrapping_mul(t.scale));
                        t.nsw &= (nsw || plain) && t.scale == 1;
                    }
                    Opcode::Sub => {
                        offset = offset.wrapping_sub(c.wrapping_mul(t.scale));
                        t.nsw &= nsw && t.scale == 1;
                    }
                    Opcode::Mul => {
                        let (s, over) = t.scale.overflowing_mul(c);
                        t.scale = s;
                        t.nsw &= nsw && !over;
                    }
                    _ => {
                        if !(0..63).contains(&c) || c >= w as i64 {
                            break;
                        }
                        let (s, over) = t.scale.overflowing_mul(1 << c);
                        t.scale = s;
                        t.nsw &= nsw && !over;
                    }
                }
                t.value = func.operand(i, 0);
            }
            _ => break,
        }
    }
    Some((t, offset))
}

/// Users that [`feeds_addresses`] looks at before it says yes.
const MAX_FED: u32 = 32;

/// Whether the number `value` may be part of an address: a step over memory takes it as an index, or something that [`Address::of`]
/// looks through makes an index of it.
pub fn feeds_addresses(func: &Func<'_>, value: Value) -> bool {
    use Opcode::*;
    if !value.has_uses() {
        return false;
    }
    let mut left = MAX_FED;
    let mut numbers: SmallVec<[Value; 8]> = smallvec::smallvec![value];
    while let Some(number) = numbers.pop() {
        for user in func.uses(number).map(|slot| func.user(slot)) {
            match func.op(user) {
                _ if left == 0 => return true,
                GetElementPtr | IntToPtr => return true,
                ZExt | SExt | Add | Sub | Mul | Shl | Or => numbers.push(Value::inst(user)),
                _ => {}
            }
            left -= 1;
        }
    }
    false
}

/// Base and constant byte offset of `value`: steps through constant `getelementptr` and casts until something else.
pub fn constant_offset(func: &Func<'_>, value: Value) -> (Value, i64) {
    let (mut value, mut offset) = (value, 0i64);
    for _ in 0..32 {
        if let Some(step) = gep_of(func, value) {
            let mut a = Address::start(value);
            if !a.add_step(func, &step) || !a.terms.is_empty() {
                break;
            }
            offset = offset.wrapping_add(a.offset);
            value = a.base;
            continue;
        }
        match cast_source(func, value) {
            Some(next) => value = next,
            None => break,
        }
    }
    (value, offset)
}
