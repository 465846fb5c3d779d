//! From chunks to rows in order: blocks in layout order, chunks of a block backwards, labels opened.

use super::Sel;
use crate::ptx::machine::*;

impl Sel<'_, '_> {
    /// Fills the instruction and block rows of the machine function.
    pub(super) fn layout(&mut self) {
        let s = &mut *self.s;
        let labels = s.next_label as usize;
        s.machine.blocks.clear();
        s.machine.blocks.reserve(labels);
        for _ in 0..labels {
            s.machine.blocks.push(MachineBlock::default());
        }
        s.machine.insts.reserve(s.raw.len() + s.layout.len());
        for n in 0..s.layout.len() {
            let b = s.layout[n];
            open(&mut s.machine, b.0, None);
            let (first, end) = s.block_chunks[b.index()];
            for c in (first..end).rev() {
                let (from, to) = s.chunks[c as usize];
                for r in from as usize..to as usize {
                    let head = s.raw.head[r];
                    if head.op == Op::Label {
                        let label = s.machine.pool[s.raw.ops[r].at as usize].payload;
                        open(&mut s.machine, label, Some(s.raw.ops[r]));
                        continue;
                    }
                    s.machine.insts.head.push(head);
                    s.machine.insts.ops.push(s.raw.ops[r]);
                    s.machine.insts.loc.push(s.raw.loc[r]);
                }
            }
        }
        close(&mut s.machine);
    }
}

fn close(m: &mut MachineFunc) {
    if let Some(&last) = m.order.last() {
        m.blocks.range[last as usize].end = m.insts.head.len() as u32;
    }
}

fn open(m: &mut MachineFunc, label: u32, ops: Option<MOps>) {
    close(m);
    let ops = ops.unwrap_or_else(|| {
        m.pool.push(Operand::new(Kind::Label, label));
        MOps { at: m.pool.len() as u32 - 1, n: 1 }
    });
    let at = m.insts.head.len() as u32;
    m.blocks.range[label as usize] = MRange { first: at, end: at };
    m.order.push(label);
    m.insts.push(MachineInst { head: MHead::default(), ops, loc: MLoc(u32::MAX) });
}
