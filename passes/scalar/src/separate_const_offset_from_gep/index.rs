//! An index as what varies plus a constant.

use smallvec::SmallVec;
use warpc_analysis::facts::signed_constant;
use warpc_analysis::known_bits::{KnownBits, Values};
use warpc_ir::ids::*;
use warpc_ir::{Builder, Func, FuncMut, Opcode, Value, flags};

/// Operands of operands are looked at this deep.
const DEPTH: u32 = 6;

/// How a value becomes as wide as an address.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Widened {
    /// It is as wide: all counts modulo that width.
    No,
    /// By its sign.
    Signed,
    /// By zeros.
    Unsigned,
}

impl Widened {
    /// The flags of a sum that is as it is when it is widened.
    fn exact(self) -> u16 {
        match self {
            Widened::No => 0,
            Widened::Signed => flags::NSW,
            Widened::Unsigned => flags::NUW,
        }
    }
}

/// What is left of a value without its constant.
#[derive(Clone, Copy)]
enum Rest {
    /// All of it: there is no constant.
    All(Value),
    /// Nothing.
    Zero,
    /// Sum or difference of two rests of a type, made where the instruction was.
    Both(bool, u32, u32, Inst),
    /// What has to be added to a rest to get nothing, made where the instruction was.
    Negated(u32, Inst),
    /// An extension of another rest.
    Wider(Opcode, u32, Inst),
}

struct Node {
    rest: Rest,
    constant: i64,
    widened: Widened,
    /// Bounds of the rest, widened. Those of a value that is whole are only looked for where they matter: [`Split::range`].
    range: Option<(i128, i128)>,
}

/// An index taken apart; nothing is edited before [`Split::emit`].
#[derive(Default)]
pub(super) struct Split {
    nodes: Vec<Node>,
}

impl Split {
    /// Takes constants out of index `value`, which is at most `reach` away from zero; the constant, or `None` where there is none.
    /// What is left may be nothing.
    pub fn find(&mut self, f: &Func<'_>, value: Value, widened: Widened, reach: Option<i128>) -> Option<i64> {
        self.nodes.clear();
        let top = self.visit(f, value, widened, reach, DEPTH);
        Some(self.nodes[top as usize].constant).filter(|&c| c != 0)
    }

    /// Makes what is left of the index that was looked at last; `None` where nothing is.
    pub fn emit(&self, f: &mut FuncMut<'_>) -> Option<Value> {
        // Operands come before their users.
        let mut made: SmallVec<[Option<Value>; 16]> = SmallVec::new();
        let wanted = self.wanted();
        for (n, node) in self.nodes.iter().enumerate() {
            let v = match node.rest {
                _ if !wanted[n] => None,
                Rest::All(v) => Some(v),
                Rest::Zero => None,
                Rest::Both(minus, l, r, at) => match (made[l as usize], made[r as usize]) {
                    (Some(a), Some(b)) => {
                        let (op, fl) = match node.widened {
                            // As the sum of an index without a constant is written, so that both are one.
                            _ if f.op(at) == Opcode::Or && Values::new(f).no_common_bits(a, b) => {
                                (Opcode::Or, flags::DISJOINT)
                            }
                            _ if minus => (Opcode::Sub, node.widened.exact()),
                            _ => (Opcode::Add, node.widened.exact()),
                        };
                        Some(Builder::before(f, at).binary(op, a, b, fl))
                    }
                    (a, b) => a.or(b),
                },
                Rest::Negated(x, at) => made[x as usize].map(|v| {
                    // Sums of which constants are taken are at most as wide as an address.
                    let (ty, bits) = (f.ty(at), f.types().int_bits(f.ty(at)).unwrap_or(64));
                    let zero = f.consts_mut().add_int(ty, bits, 0);
                    Builder::before(f, at).binary(Opcode::Sub, zero, v, node.widened.exact())
                }),
                Rest::Wider(op, x, at) => made[x as usize].map(|v| {
                    let ty = f.ty(at);
                    // The form in which what is not negative is extended everywhere.
                    let positive = op == Opcode::SExt && node.range.is_some_and(|range| range.0 >= 0);
                    let (op, fl) = if positive { (Opcode::ZExt, flags::NNEG) } else { (op, 0) };
                    Builder::before(f, at).cast(op, v, ty, fl)
                }),
            };
            made.push(v);
        }
        made.last().copied().flatten()
    }

    /// Nodes that the last one is made of.
    fn wanted(&self) -> SmallVec<[bool; 16]> {
        let mut wanted: SmallVec<[bool; 16]> = SmallVec::from_elem(false, self.nodes.len());
        if let Some(last) = wanted.last_mut() {
            *last = true;
        }
        for n in (0..self.nodes.len()).rev() {
            if !wanted[n] {
                continue;
            }
            match self.nodes[n].rest {
                Rest::Both(_, l, r, _) => {
                    wanted[l as usize] = true;
                    wanted[r as usize] = true;
                }
                Rest::Negated(x, _) | Rest::Wider(_, x, _) => wanted[x as usize] = true,
                _ => {}
            }
        }
        wanted
    }

    fn push(&mut self, rest: Rest, constant: i64, widened: Widened, range: Option<(i128, i128)>) -> u32 {
        self.nodes.push(Node { rest, constant, widened, range });
        self.nodes.len() as u32 - 1
    }

    /// All of `value`: no constant is taken from it.
    fn all(&mut self, value: Value, widened: Widened) -> u32 {
        self.push(Rest::All(value), 0, widened, None)
    }

    /// Bounds of the rest of node `n`, widened.
    fn range(&self, f: &Func<'_>, n: u32) -> (i128, i128) {
        let node = &self.nodes[n as usize];
        node.range.unwrap_or_else(|| match node.rest {
            Rest::All(value) => range_of(f, value, node.widened),
            _ => limits(64, Widened::Signed),
        })
    }

    fn visit(&mut self, f: &Func<'_>, value: Value, widened: Widened, reach: Option<i128>, depth: u32) -> u32 {
        if value.is_constant() {
            let bits = f.types().int_bits(f.type_of(value)).unwrap_or(128);
            let c = signed_constant(f, value).filter(|_| bits <= 64).map(|c| match widened {
                Widened::Unsigned if bits < 64 => c & ((1 << bits) - 1),
                _ => c,
            });
            if let Some(c) = c.and_then(|c| i64::try_from(c).ok()) {
                return self.push(Rest::Zero, c, widened, Some((0, 0)));
            }
        }
        let Some(i) = value.as_inst().filter(|_| depth > 0) else { return self.all(value, widened) };
        let has = |fl: u16| f.flags(i) & fl != 0;
        match f.op(i) {
            Opcode::SExt | Opcode::ZExt => {
                let by_sign = f.op(i) == Opcode::SExt;
                let (op, to) = match widened {
                    Widened::Unsigned if by_sign => return self.all(value, widened),
                    Widened::Unsigned => (Opcode::ZExt, Widened::Unsigned),
                    // What is not negative is extended by its sign just as well.
                    _ if by_sign || has(flags::NNEG) => (Opcode::SExt, Widened::Signed),
                    _ => (Opcode::ZExt, Widened::Unsigned),
                };
                let x = self.visit(f, f.operand(i, 0), to, reach, depth - 1);
                let Node { constant, range, rest, .. } = self.nodes[x as usize];
                match rest {
                    _ if constant == 0 => self.all(value, widened),
                    Rest::Zero => self.push(Rest::Zero, constant, widened, Some((0, 0))),
                    _ => self.push(Rest::Wider(op, x, i), constant, widened, range),
                }
            }
            op @ (Opcode::Add | Opcode::Sub | Opcode::Or) => {
                let exact = match (op, widened) {
                    (Opcode::Or, _) => has(flags::DISJOINT),
                    (_, Widened::No) => true,
                    (_, Widened::Signed) => has(flags::NSW) || is_exact(f, i, op, widened, reach),
                    (_, Widened::Unsigned) => has(flags::NUW) || is_exact(f, i, op, widened, None),
                };
                if !exact || stays_beside(f, i) {
                    return self.all(value, widened);
                }
                // What a constant is added to is that much further away.
                let added = signed_constant(f, f.operand(i, 1)).filter(|_| widened == Widened::Signed);
                let reach = reach.zip(added).map(|(r, c)| r + c.abs());
                let l = self.visit(f, f.operand(i, 0), widened, reach, depth - 1);
                let r = self.visit(f, f.operand(i, 1), widened, None, depth - 1);
                self.both(f, op == Opcode::Sub, l, r, i, widened)
            }
            _ => self.all(value, widened),
        }
    }

    /// Sum or difference `inst` of two nodes.
    fn both(&mut self, f: &Func<'_>, minus: bool, left: u32, right: u32, inst: Inst, widened: Widened) -> u32 {
        let (a, b) = (&self.nodes[left as usize], &self.nodes[right as usize]);
        let (c, d) = (a.constant as i128, b.constant as i128);
        let total = if minus { c - d } else { c + d };
        let whole = |s: &mut Self| s.all(inst.into(), widened);
        let constant = match widened {
            Widened::No => total as i64,
            _ => match i64::try_from(total) {
                Ok(c) => c,
                Err(_) => return whole(self),
            },
        };
        match (a.rest, b.rest) {
            (Rest::Zero, Rest::Zero) => return self.push(Rest::Zero, constant, widened, Some((0, 0))),
            // A difference from a constant stays one, unless what is taken from it has a constant, too.
            (Rest::Zero, _) if minus && d == 0 => return whole(self),
            _ if constant == 0 => return whole(self),
            _ => {}
        }
        let exact = widened != Widened::No && !matches!(a.rest, Rest::Zero) && !matches!(b.rest, Rest::Zero);
        let (x, y) = (self.range(f, left), self.range(f, right));
        let range = if minus { (x.0 - y.1, x.1 - y.0) } else { (x.0 + y.0, x.1 + y.1) };
        if exact {
            // The sum without its constant has to be exact too. It is on the far side of the constant.
            let bits = f.types().int_bits(f.ty(inst)).unwrap_or(1);
            let (min, max) = limits(bits, widened);
            if total > 0 && range.0 < min || total < 0 && range.1 > max {
                return whole(self);
            }
        }
        if minus && matches!(a.rest, Rest::Zero) {
            let bits = f.types().int_bits(f.ty(inst)).unwrap_or(1);
            let (least, greatest) = limits(bits, widened);
            let range = (-y.1, -y.0);
            if widened != Widened::No && (range.0 < least || range.1 > greatest) {
                return whole(self);
            }
            return self.push(Rest::Negated(right, inst), constant, widened, Some(range));
        }
        self.push(Rest::Both(minus, left, right, inst), constant, widened, Some(range))
    }
}

/// Whether sum `inst` with a constant is needed beside the address, and what it adds the constant to is not: then the sum is one instruction with
/// the product or sum that nothing else reads, and the constant costs nothing where it is.
fn stays_beside(f: &Func<'_>, inst: Inst) -> bool {
    let left = f.operand(inst, 0);
    let is_part = |op: Opcode| matches!(op, Opcode::Shl | Opcode::Mul | Opcode::Add | Opcode::Sub);
    let goes_into_address = |op: Opcode| {
        matches!(
            op,
            Opcode::GetElementPtr
                | Opcode::SExt
                | Opcode::ZExt
                | Opcode::Add
                | Opcode::Sub
                | Opcode::Or
                | Opcode::Trunc
        )
    };
    f.operand(inst, 1).is_constant()
        && left.as_inst().is_some_and(|part| is_part(f.op(part)) && f.has_one_use(left))
        && !f.has_one_use(inst.into())
        && f.uses(inst.into()).any(|u| !goes_into_address(f.op(f.user(u))))
}

/// Whether sum or difference `inst` does not wrap, by what is known of its operands; or of itself: a sum with a constant that is
/// not negative has wrapped only if it is, and one that lies within `reach` of zero, unless the constant is as large as the type,
/// has not wrapped.
fn is_exact(f: &Func<'_>, inst: Inst, op: Opcode, widened: Widened, reach: Option<i128>) -> bool {
    let (min, max) = limits(f.types().int_bits(f.ty(inst)).unwrap_or(128), widened);
    if let Some((c, r)) = signed_constant(f, f.operand(inst, 1)).zip(reach)
        && c.abs() + r <= max
    {
        return true;
    }
    let (x, y) = (range_of(f, f.operand(inst, 0), widened), range_of(f, f.operand(inst, 1), widened));
    let range = if op == Opcode::Sub { (x.0 - y.1, x.1 - y.0) } else { (x.0 + y.0, x.1 + y.1) };
    range.0 >= min && range.1 <= max
        || op == Opcode::Add
            && widened == Widened::Signed
            && y.0 == y.1
            && y.0 >= 0
            && range_of(f, inst.into(), widened).0 >= 0
}

/// Least and greatest value of so many bits.
fn limits(bits: u32, widened: Widened) -> (i128, i128) {
    match widened {
        Widened::Unsigned => (0, (1 << bits.min(64)) - 1),
        _ => (-(1 << (bits.min(64) - 1)), (1 << (bits.min(64) - 1)) - 1),
    }
}

/// Bounds of `value`, widened.
fn range_of(f: &Func<'_>, value: Value, widened: Widened) -> (i128, i128) {
    let bits = f.types().int_bits(f.type_of(value)).unwrap_or(64);
    if widened == Widened::No || bits > 64 {
        return limits(64, Widened::Signed);
    }
    let known = Values::new(f).known_bits(value);
    let bounds = |k: KnownBits| match widened {
        Widened::Unsigned => (k.min() as i128, k.max() as i128),
        _ => (k.smin(), k.smax()),
    };
    known.map_or(limits(bits, widened), bounds)
}
