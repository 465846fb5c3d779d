//! Use lists: doubly linked through the operand slots, heads on instructions, arguments and blocks.

use crate::body::*;
use crate::func::{FuncMut, POOL};
use crate::ids::*;
use crate::opcode::flags;
use crate::value::{Value, ValueKind};

/// How use lists and operands disagree.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum UseError {
    /// An operand slot is in the list of a value that it does not hold.
    #[error("slot {slot:?} in the list of {value:?} holds {held:?}")]
    OtherValue {
        /// The slot.
        slot: Use,
        /// The value whose list it is in.
        value: Value,
        /// What it holds.
        held: Value,
    },
    /// An operand of an erased instruction is in a list.
    #[error("erased {user:?} still uses {value:?}")]
    ErasedUser {
        /// The instruction.
        user: Inst,
        /// The value whose list its operand is in.
        value: Value,
    },
    /// A slot does not link back to the one before it.
    #[error("slot {slot:?} of {value:?} has a wrong back link")]
    BackLink {
        /// The slot.
        slot: Use,
        /// The value whose list it is in.
        value: Value,
    },
    /// Some operands are in no list, or some slots are in two.
    #[error("{operands} counted operands but {slots} slots in use lists")]
    Count {
        /// Operands of instructions that are not erased.
        operands: usize,
        /// Slots in all lists.
        slots: usize,
    },
}

/// Where use lists are, while they are built.
struct Lists<'a> {
    uses: &'a mut [Uses],
    args: &'a mut [ArgRow],
    blocks: &'a mut [BlockLinks],
    pool: &'a mut [PoolRow],
}

impl Lists<'_> {
    /// Puts slot `use_row`, which no list has yet, at the front of the list of `value`.
    #[inline]
    fn push(&mut self, use_row: Use, value: Value) {
        let head = match value.kind() {
            ValueKind::Inst(i) => &mut self.uses[i.index()].first,
            ValueKind::Arg(n) => &mut self.args[n as usize].first_use,
            ValueKind::Block(b) => &mut self.blocks[b.index()].first_use,
            _ => return,
        };
        let old = std::mem::replace(head, use_row);
        *self.links(use_row) = [old, Use::NONE];
        if old.is_some() {
            self.links(old)[1] = use_row;
        }
    }
    #[inline]
    fn links(&mut self, use_row: Use) -> &mut [Use; 2] {
        match use_row.0 & POOL {
            0 => &mut self.uses[use_row.0 as usize / INLINE].links[use_row.0 as usize % INLINE],
            _ => &mut self.pool[(use_row.0 & !POOL) as usize].links,
        }
    }
}

impl FuncMut<'_> {
    #[inline]
    fn links_mut(&mut self, use_row: Use) -> &mut [Use; 2] {
        if use_row.0 & POOL != 0 {
            &mut self.side_mut().pool[(use_row.0 & !POOL) as usize].links
        } else {
            &mut self.side_mut().uses[(use_row.0 / INLINE as u32) as usize].links[(use_row.0 % INLINE as u32) as usize]
        }
    }
    #[inline]
    fn head_mut(&mut self, value: Value) -> Option<&mut Use> {
        Some(match value.kind() {
            ValueKind::Inst(i) => &mut self.side_mut().uses[i.index()].first,
            ValueKind::Arg(n) => &mut self.side_mut().args[n as usize].first_use,
            ValueKind::Block(b) => &mut self.blocks.links_mut()[b.index()].first_use,
            _ => return None,
        })
    }
    /// Puts slot `use_row` at the front of the use list of `value`.
    #[inline]
    pub(super) fn link(&mut self, use_row: Use, value: Value) {
        let Some(head) = self.head_mut(value) else { return };
        let old = std::mem::replace(head, use_row);
        *self.links_mut(use_row) = [old, Use::NONE];
        if old.is_some() {
            self.links_mut(old)[1] = use_row;
        }
        self.unsettle_user(use_row);
    }
    /// Takes slot `use_row` out of the use list of `value`, the value in it.
    #[inline]
    pub(super) fn unlink(&mut self, use_row: Use, value: Value) {
        if !value.has_uses() {
            return;
        }
        let [next, prev] = std::mem::replace(self.links_mut(use_row), [Use::NONE; 2]);
        if prev.is_some() {
            self.links_mut(prev)[0] = next;
        } else {
            *self.head_mut(value).expect("has uses") = next;
        }
        if next.is_some() {
            self.links_mut(next)[1] = prev;
        }
        self.unsettle_user(use_row);
        if let Some(i) = value.as_inst() {
            self.unsettle(i); // one use less
        }
    }
    #[inline]
    pub(super) fn write_slot(&mut self, use_row: Use, value: Value) {
        self.count_edit();
        if use_row.0 & POOL != 0 {
            self.side_mut().pool[(use_row.0 & !POOL) as usize].value = value;
        } else {
            self.insts.ops_mut()[(use_row.0 / INLINE as u32) as usize].0[(use_row.0 % INLINE as u32) as usize] =
                value.0;
        }
    }
    /// Builds all use lists from the operands. Linear; every list is in program order of rows, first use first.
    pub fn build_uses(&mut self) {
        let rows = self.num_insts();
        let side = self.side_mut();
        // Out of the side tables while the columns are read.
        let mut uses = std::mem::take(&mut side.uses);
        let mut args = std::mem::take(&mut side.args);
        let mut pool = std::mem::take(&mut side.pool);
        uses.clear();
        uses.resize(rows, Uses::default());
        args.iter_mut().for_each(|arg| arg.first_use = Use::NONE);
        let blocks = self.blocks.links_mut();
        blocks.iter_mut().for_each(|block| block.first_use = Use::NONE);
        let mut lists = Lists { uses: &mut uses, args: &mut args, blocks, pool: &mut pool };
        // Backwards, so that each list ends up in ascending order.
        for (row, (head, ops)) in self.insts.head().iter().zip(self.insts.ops()).enumerate().rev() {
            if head.flags & flags::DEAD != 0 {
                continue;
            }
            if head.n == POOLED {
                for slot in (ops.0[0]..ops.0[0] + ops.0[1]).rev() {
                    lists.push(Use(POOL | slot), lists.pool[slot as usize].value);
                }
            } else {
                for k in (0..head.n as usize).rev() {
                    lists.push(Use((row * INLINE + k) as u32), Value(ops.0[k]));
                }
            }
        }
        let side = self.side_mut();
        (side.uses, side.args, side.pool, side.uses_built) = (uses, args, pool, true);
    }
    /// Sets operand slot `use_row` to `value`.
    #[inline]
    pub fn set_use(&mut self, use_row: Use, value: Value) {
        let old = self.use_value(use_row);
        if old == value {
            return;
        }
        self.unlink(use_row, old);
        self.write_slot(use_row, value);
        self.link(use_row, value);
        // A constant in place of another is in no list.
        self.unsettle_user(use_row);
    }
    /// Sets operand `index` of `inst` to `value`.
    #[inline]
    pub fn set_operand(&mut self, inst: Inst, index: usize, value: Value) {
        let u = self.use_of(inst, index);
        self.set_use(u, value);
    }
    /// Exchanges operands `first` and `second` of `inst`.
    pub fn swap_operands(&mut self, inst: Inst, first: usize, second: usize) {
        let (old_first, old_second) = (self.operand(inst, first), self.operand(inst, second));
        self.set_operand(inst, first, old_second);
        self.set_operand(inst, second, old_first);
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
    /// Reverses the use list of `value`.
    pub fn reverse_uses(&mut self, value: Value) {
        let mut u = self.first_use(value);
        let mut head = Use::NONE;
        while u.is_some() {
            let links = self.links_mut(u);
            let next = links[0];
            links.swap(0, 1);
            head = u;
            u = next;
        }
        if let Some(h) = self.head_mut(value) {
            *h = head;
        }
    }
    /// Replaces those uses of `old` by `new` for which `replace` holds.
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
    /// Checks that lists and operands agree; the error names the first slot that does not. For tests and `--verify-each`.
    pub fn check_uses(&self) -> Result<(), UseError> {
        let mut seen = 0usize;
        let mut counted = 0usize;
        let mut walk = |value: Value| -> Result<(), UseError> {
            let mut prev = Use::NONE;
            let mut slot = self.first_use(value);
            while slot.is_some() {
                if self.use_value(slot) != value {
                    return Err(UseError::OtherValue { slot, value, held: self.use_value(slot) });
                }
                if self.is_dead(self.user(slot)) {
                    return Err(UseError::ErasedUser { user: self.user(slot), value });
                }
                let links = if slot.0 & POOL != 0 {
                    self.side().pool[(slot.0 & !POOL) as usize].links
                } else {
                    self.side().uses[slot.0 as usize / INLINE].links[slot.0 as usize % INLINE]
                };
                if links[1] != prev {
                    return Err(UseError::BackLink { slot, value });
                }
                prev = slot;
                slot = links[0];
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
            return Err(UseError::Count { operands: counted, slots: seen });
        }
        Ok(())
    }
}
