//! Leaders: for each value number, the values that have it and where.
//!
//! A leader in a block stands for all values of its number that the block dominates. Constants come before other values, then the
//! first leader, then the latest. **Cost**: a question walks the leaders of a number, at most [`MAX_WALK`].

use crate::numbering::Number;
use warpc_ir::dom::DomTree;
use warpc_ir::ids::*;
use warpc_ir::{Func, Value};

/// Leaders of a number that a question looks at: a value compared with thousands of constants has as many.
const MAX_WALK: usize = 512;

#[derive(Clone, Copy)]
struct Row {
    value: Value,
    block: Block,
    next: u32,
}

/// The leaders of all numbers.
#[derive(Default)]
pub struct Leaders {
    heads: Vec<u32>,
    rows: Vec<Row>,
}

const END: u32 = u32::MAX;

impl Leaders {
    /// Forgets all.
    pub fn clear(&mut self) {
        self.heads.clear();
        self.rows.clear();
    }
    /// Makes `value` a leader of `number` in `block`. The first one stays in front; later ones come right behind it.
    pub fn insert(&mut self, number: Number, value: Value, block: Block) {
        if self.heads.len() <= number.index() {
            self.heads.resize(number.index() + 1, END);
        }
        let row = self.rows.len() as u32;
        let head = self.heads[number.index()];
        let next = match head {
            END => {
                self.heads[number.index()] = row;
                END
            }
            _ => std::mem::replace(&mut self.rows[head as usize].next, row),
        };
        self.rows.push(Row { value, block, next });
    }
    /// Takes `value` in `block` out of the leaders of `number`.
    pub fn remove(&mut self, number: Number, value: Value, block: Block) {
        let Some(mut at) = self.heads.get(number.index()).copied() else { return };
        let mut before = END;
        while at != END {
            let row = self.rows[at as usize];
            if row.value == value && row.block == block {
                match before {
                    END => self.heads[number.index()] = row.next,
                    _ => self.rows[before as usize].next = row.next,
                }
                return;
            }
            before = at;
            at = row.next;
        }
    }
    /// A leader of `number` that is available in all of `block`, constants first.
    pub fn find(&self, f: &Func<'_>, dom: &DomTree, block: Block, number: Number) -> Option<Value> {
        let mut found = None;
        for row in self.all(number).take(MAX_WALK) {
            if row.0.as_inst().is_some_and(|i| f.is_dead(i)) || !dom.dominates(row.1, block) {
                continue;
            }
            if row.0.is_constant() {
                return Some(row.0);
            }
            found = found.or(Some(row.0));
        }
        found
    }
    /// All leaders of `number` with their blocks.
    pub fn all(&self, number: Number) -> impl Iterator<Item = (Value, Block)> + '_ {
        let mut at = self.heads.get(number.index()).copied().unwrap_or(END);
        std::iter::from_fn(move || {
            let row = *self.rows.get(at as usize)?;
            at = row.next;
            Some((row.value, row.block))
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_first_stays_in_front_and_any_can_go() {
        let mut leaders = Leaders::default();
        let (number, block) = (Number(3), Block(0));
        for n in 0..4 {
            leaders.insert(number, Value::arg(n), block);
        }
        let values = |leaders: &Leaders| leaders.all(number).map(|row| row.0).collect::<Vec<_>>();
        assert_eq!(values(&leaders), [0, 3, 2, 1].map(Value::arg));
        leaders.remove(number, Value::arg(0), block);
        leaders.remove(number, Value::arg(2), block);
        assert_eq!(values(&leaders), [3, 1].map(Value::arg));
        assert_eq!(leaders.all(Number(9)).count(), 0);
    }
}
