//! The function at hand: where its instructions stand, and what touches memory.

use warpc_analysis::facts;
use warpc_ir::Func;
use warpc_ir::ids::*;

/// Places of instructions, counted over the function in the order of its layout: those of one block can be compared. Vector code stands
/// at the place of the last scalar that it replaces.
#[derive(Default)]
pub(super) struct Scene {
    /// By instruction row.
    places: Vec<u32>,
    /// What may touch memory, or may not come to its end, in order; `NONE` where it was replaced.
    rows: Vec<(u32, Inst)>,
    /// Accesses that may still be compared with others in the block.
    pub budget: usize,
}

impl Scene {
    /// Turns to function `func`.
    pub fn enter(&mut self, func: &Func<'_>) {
        self.rows.clear();
        self.places.clear();
        self.places.resize(func.num_insts(), 0);
        let mut place = 0;
        for block in func.block_order() {
            for inst in func.block_insts(block) {
                self.places[inst.index()] = place;
                if facts::may_read(func, inst)
                    || facts::may_write(func, inst)
                    || !facts::transfers_execution(func, inst)
                {
                    self.rows.push((place, inst));
                }
                place += 1;
            }
        }
    }
    /// Place of an instruction.
    pub fn place(&self, inst: Inst) -> u32 {
        self.places[inst.index()]
    }
    /// Notes that `inst` was put at `place`.
    pub fn put(&mut self, inst: Inst, place: u32) {
        if self.places.len() <= inst.index() {
            self.places.resize(inst.index() + 1, 0);
        }
        self.places[inst.index()] = place;
    }
    /// The memory instructions between two places of a block.
    pub fn between(&self, from: u32, to: u32) -> &[(u32, Inst)] {
        let start = self.rows.partition_point(|row| row.0 <= from);
        let end = self.rows.partition_point(|row| row.0 < to);
        &self.rows[start..end.max(start)]
    }
    /// Notes that the memory instruction at `place` is now `by`, or gone.
    pub fn replace(&mut self, place: u32, by: Inst) {
        let at = self.rows.partition_point(|row| row.0 < place);
        if let Some(row) = self.rows.get_mut(at).filter(|row| row.0 == place) {
            row.1 = by;
        }
    }
}
