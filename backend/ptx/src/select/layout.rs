//! From chunks to rows in order: blocks in layout order, chunks of a block backwards, labels opened.

use super::Sel;
use crate::machine::*;

impl Sel<'_, '_, '_> {
    /// Fills the instruction and block rows of the machine function.
    pub(super) fn layout(&mut self) {
        let (s, m) = (&*self.s, &mut *self.m);
        let labels = s.rows.next_label as usize;
        m.blocks.truncate(0);
        m.blocks.reserve(labels);
        for _ in 0..labels {
            m.blocks.push(MachineBlock::default());
        }
        m.insts.reserve(s.rows.raw.len() + s.order.layout.len());
        for b in &s.order.layout {
            open(m, MBlock(b.0), None);
            let (first, end) = s.rows.block_chunks[b.index()];
            let chunks = s.rows.chunks[first as usize..end as usize].iter().rev().copied();
            for (from, to) in s.values.symbols.late_rows(*b).chain(chunks) {
                for r in from as usize..to as usize {
                    let (head, ops, loc) = (s.rows.raw.head[r], s.rows.raw.ops[r], s.rows.raw.loc[r]);
                    if head.op == Op::Label {
                        let label = m.side.pool[ops.at as usize].block();
                        open(m, label, Some(ops));
                    } else {
                        m.insts.push(MachineInst { head, ops, loc });
                    }
                }
            }
        }
        close(m);
    }
}

fn close(machine: &mut MachineMut<'_>) {
    if let Some(&last) = machine.side.order.last() {
        machine.blocks.range_mut()[last].end = Row::new(machine.insts.len());
    }
}

fn open(machine: &mut MachineMut<'_>, label: MBlock, ops: Option<MOps>) {
    close(machine);
    let ops = ops.unwrap_or_else(|| machine.side.operands(&[Operand::label(label)]));
    let at = Row::new(machine.insts.len());
    machine.blocks.range_mut()[label] = MRange { first: at, end: at };
    machine.side.order.push(label);
    machine.insts.push(MachineInst { head: MHead::default(), ops, loc: MLoc::NONE });
}
