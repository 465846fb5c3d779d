//! Use lists: doubly linked through the operand slots, heads on instructions, arguments and blocks.

use crate::body::*;
use crate::func::{FuncMut, POOL};
use crate::ids::*;
use crate::opcode::flags;
use crate::value::{Value, ValueKind};

impl FuncMut<'_> {
    #[inline]
    fn links_mut(&mut self, u: Use) -> &mut [Use; 2] {
        if u.0 & POOL != 0 {
            &mut self.side_mut().pool[(u.0 & !POOL) as usize].links
        } else {
            &mut self.side_mut().uses[(u.0 / INLINE as u32) as usize].links[(u.0 % INLINE as u32) as usize]
        }
    }
    #[inline]
    fn head_mut(&mut self, v: Value) -> Option<&mut Use> {
        Some(match v.kind() {
            ValueKind::Inst(i) => &mut self.side_mut().uses[i.index()].first,
            ValueKind::Arg(n) => &mut self.side_mut().args[n as usize].first_use,
            ValueKind::Block(b) => &mut self.blocks.links_mut()[b.index()].first_use,
            _ => return None,
        })
    }
    /// Puts slot `u` at the front of the use list of `v`.
    #[inline]
    pub(super) fn link(&mut self, u: Use, v: Value) {
        let Some(head) = self.head_mut(v) else { return };
        let old = std::mem::replace(head, u);
        *self.links_mut(u) = [old, Use::NONE];
        if old.is_some() {
            self.links_mut(old)[1] = u;
        }
        self.unsettle_user(u);
    }
    /// Takes slot `u` out of the use list of `v`, the value in it.
    #[inline]
    pub(super) fn unlink(&mut self, u: Use, v: Value) {
        if !v.has_uses() {
            return;
        }
        let [next, prev] = std::mem::replace(self.links_mut(u), [Use::NONE; 2]);
        if prev.is_some() {
            self.links_mut(prev)[0] = next;
        } else {
            *self.head_mut(v).expect("has uses") = next;
        }
        if next.is_some() {
            self.links_mut(next)[1] = prev;
        }
        self.unsettle_user(u);
        if let Some(i) = v.as_inst() {
            self.unsettle(i); // one use less
        }
    }
    #[inline]
    pub(super) fn write_slot(&mut self, u: Use, v: Value) {
        if u.0 & POOL != 0 {
            self.side_mut().pool[(u.0 & !POOL) as usize].value = v;
        } else {
            self.insts.ops_mut()[(u.0 / INLINE as u32) as usize].0[(u.0 % INLINE as u32) as usize] = v.0;
        }
    }
    /// Builds all use lists from the operands. Linear; every list is in program order of rows, first use first.
    pub fn build_uses(&mut self) {
        let rows = self.num_insts();
        let uses = &mut self.side_mut().uses;
        uses.clear();
        uses.resize(rows, Uses::default());
        for l in self.blocks.links_mut() {
            l.first_use = Use::NONE;
        }
        for a in &mut self.side_mut().args {
            a.first_use = Use::NONE;
        }
        self.side_mut().uses_built = true;
        // Backwards, so that each list ends up in ascending order.
        for i in (0..self.num_insts()).rev() {
            let i = Inst::new(i);
            if self.flags(i) & flags::DEAD != 0 {
                continue;
            }
            for k in (0..self.num_operands(i)).rev() {
                let u = self.use_of(i, k);
                let v = self.use_value(u);
                self.link(u, v);
            }
        }
    }
    /// Sets operand slot `u` to `v`.
    #[inline]
    pub fn set_use(&mut self, u: Use, v: Value) {
        let old = self.use_value(u);
        if old == v {
            return;
        }
        self.unlink(u, old);
        self.write_slot(u, v);
        self.link(u, v);
        // A constant in place of another is in no list.
        self.unsettle_user(u);
    }
    /// Sets operand `k` of `i` to `v`.
    #[inline]
    pub fn set_operand(&mut self, i: Inst, k: usize, v: Value) {
        let u = self.use_of(i, k);
        self.set_use(u, v);
    }
    /// Exchanges operands `a` and `b` of `i`.
    pub fn swap_operands(&mut self, i: Inst, a: usize, b: usize) {
        let (x, y) = (self.operand(i, a), self.operand(i, b));
        self.set_operand(i, a, y);
        self.set_operand(i, b, x);
    }
    /// Replaces every use of `old` (instruction, argument or block) by `new`; debug records follow. `old` keeps no use.
    pub fn replace_all_uses(&mut self, old: Value, new: Value) {
        if old == new {
            return;
        }
        let first = self.first_use(old);
        let mut u = first;
        let mut last = Use::NONE;
        while u.is_some() {
            self.write_slot(u, new);
            self.unsettle_user(u);
            last = u;
            u = self.next_use(u);
        }
        if first.is_some() {
            *self.head_mut(old).expect("has uses") = Use::NONE;
            if let Some(head) = self.head_mut(new) {
                // The whole chain moves in front of the uses of `new`.
                let rest = std::mem::replace(head, first);
                self.links_mut(last)[0] = rest;
                if rest.is_some() {
                    self.links_mut(rest)[1] = last;
                }
            }
        }
        if let Some(i) = old.as_inst() {
            self.unsettle(i);
        }
        self.replace_debug_uses(old, new);
    }
    /// Reverses the use list of `v`.
    pub fn reverse_uses(&mut self, v: Value) {
        let mut u = self.first_use(v);
        let mut head = Use::NONE;
        while u.is_some() {
            let links = self.links_mut(u);
            let next = links[0];
            links.swap(0, 1);
            head = u;
            u = next;
        }
        if let Some(h) = self.head_mut(v) {
            *h = head;
        }
    }
    /// Replaces the uses of `old` for which `keep` is false.
    pub fn replace_uses_where(&mut self, old: Value, new: Value, mut replace: impl FnMut(&FuncMut<'_>, Use) -> bool) {
        let mut u = self.first_use(old);
        while u.is_some() {
            let next = self.next_use(u);
            if replace(self, u) {
                self.set_use(u, new);
            }
            u = next;
        }
    }
    /// Checks that lists and operands agree; the message names the first slot that does not. For tests and `--verify-each`.
    pub fn check_uses(&self) -> Result<(), String> {
        let mut seen = 0usize;
        let mut counted = 0usize;
        let mut walk = |v: Value| -> Result<(), String> {
            let mut prev = Use::NONE;
            let mut u = self.first_use(v);
            while u.is_some() {
                if self.use_value(u) != v {
                    return Err(format!("slot {u:?} in the list of {v:?} holds {:?}", self.use_value(u)));
                }
                if self.is_dead(self.user(u)) {
                    return Err(format!("erased {:?} still uses {v:?}", self.user(u)));
                }
                let links = if u.0 & POOL != 0 {
                    self.side().pool[(u.0 & !POOL) as usize].links
                } else {
                    self.side().uses[(u.0 / 4) as usize].links[(u.0 % 4) as usize]
                };
                if links[1] != prev {
                    return Err(format!("slot {u:?} of {v:?} has a wrong back link"));
                }
                prev = u;
                u = links[0];
                seen += 1;
            }
            Ok(())
        };
        for i in 0..self.num_insts() {
            walk(Value::inst(Inst::new(i)))?;
        }
        for n in 0..self.num_args() {
            walk(Value::arg(n as u32))?;
        }
        for b in 0..self.num_blocks() {
            walk(Value::block(Block::new(b)))?;
        }
        for i in (0..self.num_insts()).map(Inst::new) {
            if !self.is_dead(i) {
                counted += self.operands(i).filter(|v| v.has_uses()).count();
            }
        }
        if seen != counted {
            return Err(format!("{counted} counted operands but {seen} slots in use lists"));
        }
        Ok(())
    }
}
