//! Loop dispositions (invariant, computable, variant) and block dispositions (available or not) of expressions, cached by
//! expression and loop or block.

use super::node::{AT_ENTRY, Link};
use super::*;

/// How an expression relates to a loop.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum LoopDisposition {
    /// It changes in the loop in a way that is not known.
    Variant,
    /// It does not change in the loop.
    Invariant,
    /// It changes as a recurrence of the loop does.
    Computable,
}

/// How an expression relates to a block.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum BlockDisposition {
    /// It is not available in the block.
    None,
    /// It is available at the end of the block.
    Dominates,
    /// It is available at its start.
    ProperlyDominates,
}

impl LoopDisposition {
    /// Its name.
    pub const fn name(self) -> &'static str {
        match self {
            LoopDisposition::Variant => "Variant",
            LoopDisposition::Invariant => "Invariant",
            LoopDisposition::Computable => "Computable",
        }
    }
}

impl std::fmt::Display for LoopDisposition {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.name())
    }
}

/// Operands that have to be looked at first.
type Missing = smallvec::SmallVec<[Expr; 8]>;

impl Se<'_, '_> {
    /// How `expr` relates to `loop_id`; `NONE` is the body of the function.
    pub fn loop_disposition(&mut self, expr: Expr, loop_id: Loop) -> LoopDisposition {
        match self.known_loop_disposition(expr, loop_id) {
            Some(d) => d,
            None => self.new_loop_disposition(expr, loop_id),
        }
    }
    fn new_loop_disposition(&mut self, expr: Expr, loop_id: Loop) -> LoopDisposition {
        let mut stack: Missing = Missing::from_slice(&[expr]);
        let mut missing = Missing::new();
        let mut last = LoopDisposition::Variant;
        while let Some(&x) = stack.last() {
            missing.clear();
            match self.loop_disposition_step(x, loop_id, &mut missing) {
                Some(d) => {
                    last = d;
                    stack.pop();
                }
                None => stack.extend_from_slice(&missing),
            }
        }
        last
    }
    fn loop_disposition_step(&mut self, expr: Expr, loop_id: Loop, missing: &mut Missing) -> Option<LoopDisposition> {
        if let Some(d) = self.known_loop_disposition(expr, loop_id) {
            return Some(d);
        }
        let d = self.loop_disposition_new(expr, loop_id, missing)?;
        let head = self.s.nodes.memo(expr).loop_list;
        self.s.nodes.memo_mut(expr).loop_list = self.s.nodes.links.len() as u32;
        self.s.nodes.links.push(Link { key: loop_id.0, value: d as u32, epoch: 0, next: head });
        Some(d)
    }
    fn known_loop_disposition(&self, expr: Expr, loop_id: Loop) -> Option<LoopDisposition> {
        use LoopDisposition::*;
        match self.kind(expr) {
            Kind::Constant | Kind::WideConstant | Kind::VScale => Some(Invariant),
            // The body of the function defines all instructions.
            Kind::Unknown => Some(match self.unknown_inst(expr) {
                Some(i) if loop_id.is_none() || self.loops.contains(loop_id, self.f.block_of(i)) => Variant,
                _ => Invariant,
            }),
            Kind::CouldNotCompute => Some(Variant),
            kind => {
                if kind == Kind::AddRec
                    && let Some(d) = self.loop_disposition_of_rec(expr, loop_id)
                {
                    return Some(d);
                }
                let link = self.s.nodes.listed(self.s.nodes.memo(expr).loop_list, loop_id.0)?;
                Some([Variant, Invariant, Computable][link.value as usize])
            }
        }
    }
    /// What the loops alone say of a recurrence.
    fn loop_disposition_of_rec(&self, expr: Expr, loop_id: Loop) -> Option<LoopDisposition> {
        use LoopDisposition::*;
        let own = self.rec_loop(expr)?;
        if own == loop_id {
            return Some(Computable);
        }
        if loop_id.is_none() {
            return Some(Variant);
        }
        // Not defined where the loop is entered.
        if self.dom.dominates(self.loops.header(loop_id), self.loops.header(own)) {
            return Some(Variant);
        }
        self.loops.encloses(own, loop_id).then_some(Invariant)
    }
    /// By the operands, where [`Self::known_loop_disposition`] has no answer.
    fn loop_disposition_new(&self, expr: Expr, loop_id: Loop, missing: &mut Missing) -> Option<LoopDisposition> {
        use LoopDisposition::*;
        let mut varying = false;
        for &o in self.ops(expr) {
            match self.known_loop_disposition(o, loop_id) {
                None => missing.push(o),
                Some(Variant) => return Some(Variant),
                Some(Computable) => varying = true,
                Some(Invariant) => {}
            }
        }
        if !missing.is_empty() {
            return None;
        }
        Some(match (varying, self.kind(expr) == Kind::AddRec) {
            (false, _) => Invariant,
            (true, true) => Variant,
            (true, false) => Computable,
        })
    }
    /// Whether `expr` is the same in all iterations of `loop_id`.
    pub fn is_invariant(&mut self, expr: Expr, loop_id: Loop) -> bool {
        self.loop_disposition(expr, loop_id) == LoopDisposition::Invariant
    }
    /// Whether `expr` is invariant in `loop_id` and defined where it is entered.
    pub fn is_available_at_entry(&mut self, expr: Expr, loop_id: Loop) -> bool {
        self.is_invariant(expr, loop_id) && self.properly_dominates(expr, self.loops.header(loop_id))
    }

    /// How `expr` relates to `block`.
    pub fn block_disposition(&mut self, expr: Expr, block: Block) -> BlockDisposition {
        match self.known_block_disposition(expr, block) {
            Some(d) => d,
            None => self.new_block_disposition(expr, block),
        }
    }
    fn new_block_disposition(&mut self, expr: Expr, block: Block) -> BlockDisposition {
        let mut stack: Missing = Missing::from_slice(&[expr]);
        let mut missing = Missing::new();
        let mut last = BlockDisposition::None;
        while let Some(&x) = stack.last() {
            missing.clear();
            if let Some(d) = self.known_block_disposition(x, block) {
                last = d;
                stack.pop();
                continue;
            }
            if self.rec_loop(x).is_some_and(|l| self.is_made_at_entry(x, l)) {
                // A recurrence whose loop header dominates the block has its operands available there.
                self.s.nodes.memo_mut(x).bits |= AT_ENTRY;
                continue;
            }
            match self.block_disposition_new(x, block, &mut missing) {
                Some(d) => {
                    last = d;
                    stack.pop();
                    let head = self.s.nodes.memo(x).block_list;
                    self.s.nodes.memo_mut(x).block_list = self.s.nodes.links.len() as u32;
                    self.s.nodes.links.push(Link { key: block.0, value: d as u32, epoch: 0, next: head });
                }
                None => stack.extend_from_slice(&missing),
            }
        }
        last
    }
    fn known_block_disposition(&self, expr: Expr, block: Block) -> Option<BlockDisposition> {
        use BlockDisposition::*;
        match self.kind(expr) {
            Kind::Constant | Kind::WideConstant | Kind::VScale => Some(ProperlyDominates),
            Kind::CouldNotCompute => Some(None),
            Kind::Unknown => {
                let Some(i) = self.unknown_inst(expr) else { return Some(ProperlyDominates) };
                let own = self.f.block_of(i);
                Some(if own == block {
                    Dominates
                } else if self.dom.strictly_dominates(own, block) {
                    ProperlyDominates
                } else {
                    None
                })
            }
            kind => {
                if kind == Kind::AddRec
                    && let Some(l) = self.rec_loop(expr)
                {
                    // A recurrence is the value of a phi, which is available in all of its block.
                    if !self.dom.dominates(self.loops.header(l), block) {
                        return Some(None);
                    }
                    if self.s.nodes.memo(expr).bits & AT_ENTRY != 0 {
                        return Some(ProperlyDominates);
                    }
                }
                let link = self.s.nodes.listed(self.s.nodes.memo(expr).block_list, block.0)?;
                Some([None, Dominates, ProperlyDominates][link.value as usize])
            }
        }
    }
    /// Whether it is seen at once that all operands of a recurrence of `loop_id` are available where `loop_id` is entered.
    fn is_made_at_entry(&self, rec: Expr, loop_id: Loop) -> bool {
        let header = self.loops.header(loop_id);
        self.ops(rec).iter().all(|&o| {
            let at_once = match self.rec_loop(o) {
                Some(_) => self.s.nodes.memo(o).bits & AT_ENTRY != 0,
                None => matches!(self.kind(o), Kind::Constant | Kind::WideConstant | Kind::Unknown),
            };
            at_once && self.known_block_disposition(o, header) == Some(BlockDisposition::ProperlyDominates)
        })
    }
    /// By the operands, where [`Self::known_block_disposition`] has no answer.
    fn block_disposition_new(&self, expr: Expr, block: Block, missing: &mut Missing) -> Option<BlockDisposition> {
        use BlockDisposition::{Dominates, ProperlyDominates};
        let mut least = ProperlyDominates;
        for &o in self.ops(expr) {
            match self.known_block_disposition(o, block) {
                None => missing.push(o),
                Some(BlockDisposition::None) => return Some(BlockDisposition::None),
                Some(Dominates) => least = Dominates,
                Some(ProperlyDominates) => {}
            }
        }
        missing.is_empty().then_some(least)
    }
    /// Whether `expr` is available at the end of `block`.
    pub fn dominates(&mut self, expr: Expr, block: Block) -> bool {
        self.block_disposition(expr, block) >= BlockDisposition::Dominates
    }
    /// Whether `expr` is available at the start of `block`.
    pub fn properly_dominates(&mut self, expr: Expr, block: Block) -> bool {
        self.block_disposition(expr, block) == BlockDisposition::ProperlyDominates
    }
}
