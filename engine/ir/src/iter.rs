//! Iterators over a function: operands, uses, instructions of a block, blocks.

use crate::body::*;
use crate::func::Func;
use crate::ids::*;
use crate::value::Value;

/// Operands of one instruction.
#[derive(Clone)]
pub enum Operands<'b> {
    /// In the row.
    Inline(std::slice::Iter<'b, u32>),
    /// In the pool.
    Pool(std::slice::Iter<'b, PoolRow>),
}

impl Iterator for Operands<'_> {
    type Item = Value;
    #[inline]
    fn next(&mut self) -> Option<Value> {
        match self {
            Operands::Inline(it) => it.next().map(|&v| Value(v)),
            Operands::Pool(it) => it.next().map(|r| r.value),
        }
    }
    fn size_hint(&self) -> (usize, Option<usize>) {
        match self {
            Operands::Inline(it) => it.size_hint(),
            Operands::Pool(it) => it.size_hint(),
        }
    }
}
impl ExactSizeIterator for Operands<'_> {}
impl DoubleEndedIterator for Operands<'_> {
    fn next_back(&mut self) -> Option<Value> {
        match self {
            Operands::Inline(it) => it.next_back().map(|&v| Value(v)),
            Operands::Pool(it) => it.next_back().map(|r| r.value),
        }
    }
}

/// Uses of a value.
pub struct UseIter<'b, 'a> {
    pub(super) f: &'b Func<'a>,
    pub(super) at: Use,
}
impl Iterator for UseIter<'_, '_> {
    type Item = Use;
    #[inline]
    fn next(&mut self) -> Option<Use> {
        let u = self.at.get()?;
        self.at = self.f.next_use(u);
        Some(u)
    }
}

/// Instructions of a block.
pub struct InstIter<'b, 'a> {
    pub(super) f: &'b Func<'a>,
    pub(super) at: Inst,
}
impl Iterator for InstIter<'_, '_> {
    type Item = Inst;
    #[inline]
    fn next(&mut self) -> Option<Inst> {
        let i = self.at.get()?;
        self.at = self.f.next(i);
        Some(i)
    }
}

/// Blocks in layout order.
pub struct BlockIter<'b, 'a> {
    pub(super) f: &'b Func<'a>,
    pub(super) at: Block,
}
impl Iterator for BlockIter<'_, '_> {
    type Item = Block;
    #[inline]
    fn next(&mut self) -> Option<Block> {
        let b = self.at.get()?;
        self.at = self.f.next_block(b);
        Some(b)
    }
}
