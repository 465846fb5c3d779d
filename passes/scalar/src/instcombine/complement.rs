//! Complements: `~a` by what `a` is, and logic that its users turn around.

use super::{Combiner, p};
use warpc_ir::ids::*;
use warpc_ir::intrinsics::id;
use warpc_ir::opcode::flags;
use warpc_ir::{Opcode, Value};

/// Users that are asked whether they turn around.
const MAX_USERS: usize = 8;

impl Combiner<'_, '_> {
    /// `~x op y` of booleans whose users all turn around for nothing is `~(x dual ~y)`, where `y` does so too.
    pub(super) fn complement_for_users(&mut self, i: Inst, dual: Opcode, a: Value, b: Value) -> Option<Value> {
        for (n, y) in [(a, b), (b, a)] {
            let Some(x) = p::not(self.f, n) else { continue };
            if !self.one_use(n) || !self.one_use(y) || p::not(self.f, y).is_some() || !self.is_free_to_not(y, true) {
                continue;
            }
            let turns = |u: Use| {
                let user = self.f.user(u);
                let plain = self.f.flags(user) & flags::HAS_MD == 0;
                match self.f.op(user) {
                    Opcode::Select => self.f.use_index(u) == 0 && plain && !p::is_bool(self.f, self.f.ty(user)),
                    Opcode::Br => plain,
                    Opcode::Xor => p::not(self.f, Value::inst(user)).is_some(),
                    _ => false,
                }
            };
            if !self.f.uses(Value::inst(i)).take(MAX_USERS).all(turns)
                || self.f.uses(Value::inst(i)).count() > MAX_USERS
            {
                continue;
            }
            let ny = self.inverted(y);
            let v = self.binary(dual, 0, x, ny);
            return Some(self.not(v));
        }
        None
    }

    /// `~a`.
    pub(super) fn complement(&mut self, a: Value, ty: Type) -> Option<Value> {
        let j = a.as_inst()?;
        let once = self.one_use(a);
        let op = self.f.op(j);
        match op {
            Opcode::ICmp | Opcode::FCmp if once => Some(self.inverted(a)),
            Opcode::Add if p::int(self.f, self.f.operand(j, 1)).is_some() => Some(self.inverted(a)),
            Opcode::Sub if p::int(self.f, self.f.operand(j, 0)).is_some() => Some(self.inverted(a)),
            // ~(x - y) = ~x + y
            Opcode::Sub if once => {
                let (x, y) = self.ops(j);
                if !self.is_free_to_not(x, false) {
                    return None;
                }
                let n = self.inverted(x);
                Some(self.binary(Opcode::Add, 0, n, y))
            }
            // ~(~x & y) = x | ~y, ~(~x | y) = x & ~y
            Opcode::And | Opcode::Or if once => {
                let (x, y) = self.ops(j);
                let dual = if op == Opcode::And { Opcode::Or } else { Opcode::And };
                for (x, y) in [(x, y), (y, x)] {
                    if let Some(n) = p::not(self.f, x) {
                        let ny = if self.is_free_to_not(y, self.one_use(y)) { self.inverted(y) } else { self.not(y) };
                        return Some(self.binary(dual, 0, n, ny));
                    }
                }
                // De Morgan over comparisons that only this uses.
                let free = |s: &Self, v: Value| s.one_use(v) && s.is_free_to_not(v, true);
                if p::is_bool(self.f, ty) && free(self, x) && free(self, y) {
                    let (nx, ny) = (self.inverted(x), self.inverted(y));
                    return Some(self.binary(dual, 0, nx, ny));
                }
                None
            }
            // ~(~x >>s n) = x >>s n
            Opcode::AShr => {
                let (x, n) = self.ops(j);
                let y = p::not(self.f, x)?;
                Some(self.binary(Opcode::AShr, 0, y, n))
            }
            Opcode::SExt if p::is_bool(self.f, self.f.type_of(self.f.operand(j, 0))) && once => {
                let x = self.f.operand(j, 0);
                let n = if self.is_free_to_not(x, self.one_use(x)) { self.inverted(x) } else { self.not(x) };
                Some(self.cast(Opcode::SExt, 0, n, ty))
            }
            Opcode::Select if once => {
                let (c, t, e) = p::select(self.f, a)?;
                let free = |s: &Self, v: Value| s.is_free_to_not(v, s.one_use(v));
                if !free(self, t) || !free(self, e) {
                    return None;
                }
                let (t, e) = (self.inverted(t), self.inverted(e));
                Some(self.select(c, t, e))
            }
            // ~smax(~x, y) = smin(x, ~y)
            Opcode::Call if once => {
                let (which, call) = p::intrinsic(self.f, a)?;
                let dual = match which {
                    id::SMAX => id::SMIN,
                    id::SMIN => id::SMAX,
                    id::UMAX => id::UMIN,
                    id::UMIN => id::UMAX,
                    _ => return None,
                };
                let (x, y) = (self.f.operand(call, 0), self.f.operand(call, 1));
                for (x, y) in [(x, y), (y, x)] {
                    if let Some(n) = p::not(self.f, x) {
                        let free = self.is_free_to_not(y, self.one_use(y));
                        if !free {
                            continue;
                        }
                        let ny = self.inverted(y);
                        return self.intrinsic(dual, &[n, ny], 0);
                    }
                }
                // Both sides take their complement for nothing.
                let free = |s: &Self, v: Value| s.is_free_to_not(v, s.one_use(v));
                if free(self, x) && free(self, y) && !(x.is_constant() && y.is_constant()) {
                    let (nx, ny) = (self.inverted(x), self.inverted(y));
                    return self.intrinsic(dual, &[nx, ny], 0);
                }
                None
            }
            _ => None,
        }
    }
}
