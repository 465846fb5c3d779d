//! In which forms the values of a loop are needed: as vectors, as scalars of all lanes, as the scalar of the first lane.
//!
//! One walk over the instructions backwards, users first. Addresses of neighbouring elements are needed for the first lane only; addresses
//! of others for all lanes; all else as vectors. What is needed in no form (counters that only end the loop) is not written at all.

use super::legal::{Legal, Role, Stride, is_once};
use crate::intrinsics::lanewise;
use warpc_ir::Func;
use warpc_ir::ids::*;
use warpc_ir::opcode::Opcode;

/// Forms that a value is needed in.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub(super) struct Forms(u8);

impl Forms {
    /// As a vector.
    pub const VECTOR: Forms = Forms(1);
    /// As a scalar for each lane.
    pub const LANES: Forms = Forms(2);
    /// As the scalar of the first lane of each vector.
    pub const FIRST: Forms = Forms(4);
    /// Whether it is needed in one of `forms`.
    pub fn has(self, forms: Forms) -> bool {
        self.0 & forms.0 != 0
    }
    /// Whether it is needed at all.
    pub fn any(self) -> bool {
        self.0 != 0
    }
    fn add(&mut self, forms: Forms) {
        self.0 |= forms.0;
    }
}

/// Instructions of a loop in order, with the forms they are needed in.
#[derive(Default)]
pub(super) struct Demands {
    /// Instructions in order.
    pub insts: Vec<Inst>,
    forms: Vec<Forms>,
    /// By instruction row of the function: row here, `u32::MAX` outside of the loop.
    rows: Vec<u32>,
}

impl Demands {
    /// Row of `inst`, if it is of the loop.
    pub fn row(&self, inst: Inst) -> Option<usize> {
        self.rows.get(inst.index()).copied().filter(|&row| row != u32::MAX).map(|row| row as usize)
    }
    /// Forms of row `row`.
    pub fn forms(&self, row: usize) -> Forms {
        self.forms[row]
    }
    /// Forgets the loop at hand, in time linear in it.
    pub fn clear(&mut self) {
        for inst in self.insts.drain(..) {
            self.rows[inst.index()] = u32::MAX;
        }
        self.forms.clear();
    }

    /// Looks at the loop of `legal`.
    pub fn of(&mut self, func: &Func<'_>, legal: &Legal) {
        self.clear();
        self.insts.extend(legal.shape.order.iter().flat_map(|&block| func.block_insts(block)));
        self.rows.resize(func.num_insts().max(self.rows.len()), u32::MAX);
        for (row, &inst) in self.insts.iter().enumerate() {
            self.rows[inst.index()] = row as u32;
        }
        self.forms.resize(self.insts.len(), Forms::default());
        for (_, role) in &legal.phis {
            match role {
                Role::Reduction(reduction) => self.need(reduction.last, Forms::VECTOR),
                Role::Recurrence { previous, .. } => self.need(*previous, Forms::VECTOR),
                Role::Induction { .. } => {}
            }
        }
        if !legal.shape.needs_epilogue {
            for &inst in &legal.live_out {
                // The last values of counters follow from how often the loop ran.
                let is_counted = legal.phis.iter().any(|(phi, role)| {
                    matches!(role, Role::Induction { .. })
                        && (inst == *phi || func.phi_value_for(*phi, legal.shape.latch) == Some(inst.into()))
                });
                if !is_counted {
                    self.need(inst, Forms::VECTOR);
                }
            }
        }
        // Each walk finds what phis of the header need of later instructions; recurrences alone do, and those are needed already.
        for row in (0..self.insts.len()).rev() {
            self.of_operands(func, legal, row);
        }
    }

    fn need(&mut self, inst: Inst, forms: Forms) {
        if let Some(row) = self.row(inst) {
            self.forms[row].add(forms);
        }
    }

    /// Notes what row `row` needs of its operands.
    fn of_operands(&mut self, func: &Func<'_>, legal: &Legal, row: usize) {
        let inst = self.insts[row];
        let forms = self.forms[row];
        let op = func.op(inst);
        let mut need = |slot: usize, forms: Forms| {
            if let Some(operand) = func.operand(inst, slot).as_inst() {
                self.need(operand, forms);
            }
        };
        let guarded = legal.is_guarded(inst);
        let of_address = |stride: Stride| match stride {
            _ if guarded => Forms::LANES,
            Stride::Scattered => Forms::LANES,
            _ => Forms::FIRST,
        };
        match op {
            Opcode::Store => {
                let stride = legal.stride(inst);
                let is_wide = !guarded && matches!(stride, Stride::Forward | Stride::Reverse);
                need(0, if is_wide { Forms::VECTOR } else { Forms::LANES });
                need(1, if is_wide { Forms::FIRST } else { Forms::LANES });
            }
            Opcode::Load if forms.any() => need(0, of_address(legal.stride(inst))),
            Opcode::Br => {
                let stays = (1..func.num_operands(inst))
                    .all(|slot| func.operand(inst, slot).as_block().is_some_and(|to| legal.shape.contains(to)));
                if func.num_operands(inst) == 3 && stays && func.block_of(inst) != legal.shape.latch {
                    need(0, Forms::VECTOR);
                }
            }
            Opcode::Phi if legal.role(inst).is_some() => {}
            Opcode::Phi if forms.any() => {
                for pair in 0..func.phi_len(inst) {
                    need(2 * pair, Forms::VECTOR);
                }
            }
            Opcode::Call if is_once(func, inst) || lanewise(func, inst).is_none() => {}
            _ if !forms.any() => {}
            // Addresses are computed lane by lane, or once.
            Opcode::GetElementPtr => {
                let wanted = if forms.has(Forms::VECTOR) { Forms::LANES } else { forms };
                for slot in 0..func.num_operands(inst) {
                    need(slot, wanted);
                }
            }
            _ => {
                let wanted = if forms.has(Forms::VECTOR) { Forms::VECTOR } else { forms };
                for slot in 0..func.num_operands(inst) {
                    need(slot, wanted);
                }
            }
        }
    }
}
