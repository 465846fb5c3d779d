//! Bytes that are loaded one by one, or as vectors, and could be loaded as words.

use super::{Dots, NONE};
use warpc_analysis::alias::constant_offset;
use warpc_analysis::facts;
use warpc_ir::ids::*;
use warpc_ir::{Builder, Func, FuncMut, Opcode, Value};

/// A load of a byte.
pub(super) struct ByteLoad {
    /// Number of the stretch of the block without writes that the load is in.
    pub epoch: u32,
    pub base: Value,
    pub offset: i64,
    /// Position in the block.
    pub at: u32,
    pub inst: Inst,
}

/// Loads that can be one of words.
pub(super) struct Pack {
    /// Four loads of bytes in order of address, or one of a vector.
    pub members: [Inst; 4],
    pub n: usize,
    pub words: u32,
    pub align: u64,
    /// The last of them.
    pub last: Inst,
    /// How many instructions read its bytes, and how many of these are in products that are taken.
    pub readers: u32,
    pub taken: u32,
    /// Whether something else reads them.
    pub failed: bool,
    /// The load made of it.
    pub made: Option<Value>,
}

impl Dots {
    /// Loads of block `block` that can be loads of words.
    pub(super) fn find_packs(&mut self, func: &Func<'_>, block: Block) {
        self.loads.clear();
        self.packs.clear();
        let (mut epoch, mut at) = (0, 0);
        for i in func.block_insts(block) {
            at += 1;
            if func.op(i) == Opcode::Load && facts::is_simple(func, i) {
                let align = func.mem(i).align;
                if func.types().int_bits(func.ty(i)) == Some(8) {
                    let (base, offset) = constant_offset(func, func.operand(i, 0));
                    self.loads.push(ByteLoad { epoch, base, offset, at, inst: i });
                } else if let Some((n @ (4 | 8 | 16), false, e)) = func.types().vector(func.ty(i))
                    && func.types().int_bits(e) == Some(8)
                    && align >= 4
                {
                    self.packs.push(Pack::new(&[i], n / 4, align, i));
                }
            } else if facts::may_write(func, i) || func.op(i) == Opcode::Load {
                epoch += 1;
            }
        }
        self.loads.sort_unstable_by_key(|l| (l.epoch, l.base.0, l.offset, l.at));
        let mut rest = &self.loads[..];
        while let [first, ..] = rest {
            let four = rest.get(..4).filter(|four| {
                four.iter().zip(0..).all(|(l, n)| {
                    (l.epoch, l.base, Some(l.offset)) == (first.epoch, first.base, first.offset.checked_add(n))
                })
            });
            // The word is as aligned as any of its bytes says.
            let align = |l: &ByteLoad| {
                let align = func.mem(l.inst).align;
                match l.offset - first.offset {
                    0 => align,
                    n => align.min(1 << n.trailing_zeros()),
                }
            };
            let Some(four) = four.filter(|_| align(first) >= 4) else {
                rest = &rest[1..];
                continue;
            };
            let last = four.iter().max_by_key(|l| l.at).map_or(first.inst, |l| l.inst);
            self.packs.push(Pack::new(
                &[four[0].inst, four[1].inst, four[2].inst, four[3].inst],
                1,
                align(first),
                last,
            ));
            rest = &rest[4..];
        }
        for (n, p) in self.packs.iter().enumerate() {
            for (k, &m) in p.members[..p.n].iter().enumerate() {
                self.packed[m.index()] = (n as u32, k as u32);
            }
        }
    }
    /// The pack that `source` is a load of.
    pub(super) fn pack_of(&self, source: Value) -> Option<usize> {
        let row = source.as_inst().and_then(|i| self.packed.get(i.index()))?;
        (row.0 != NONE).then_some(row.0 as usize)
    }
}

impl Pack {
    pub fn new(loads: &[Inst], words: u32, align: u64, last: Inst) -> Pack {
        let mut members = [Inst::NONE; 4];
        members[..loads.len()].copy_from_slice(loads);
        Pack { members, n: loads.len(), words, align, last, readers: 0, taken: 0, failed: false, made: None }
    }
    /// The load of all members.
    pub fn load(&self, func: &mut FuncMut<'_>, ty: Type) -> Value {
        let invariant = func.ctx().tables.strings.find(b"invariant.load");
        let kept = invariant.and_then(|kind| {
            let nodes = self.members[..self.n].iter().map(|&m| func.attachment(m, kind));
            Some((kind, nodes.reduce(|a, b| a.and(b))??))
        });
        let ptr = func.operand(self.members[0], 0);
        let v = Builder::before(func, self.last).load(ty, ptr, self.align, 0);
        func.derive_name(v, self.members[0].into(), ".word");
        if let (Some((kind, node)), Some(i)) = (kept, v.as_inst()) {
            func.set_attachment(i, kind, node);
        }
        v
    }
}

/// How often extensions of the bytes of load `inst` are read; [`NONE`] when anything else reads them.
pub(super) fn readers_of(func: &Func<'_>, inst: Inst) -> u32 {
    let mut n = 0u32;
    for u in func.uses(inst.into()) {
        let user = func.user(u);
        n = n.saturating_add(match func.op(user) {
            Opcode::SExt | Opcode::ZExt => func.uses(user.into()).count() as u32,
            Opcode::ExtractElement if func.use_index(u) == 0 => readers_of(func, user),
            _ => NONE,
        });
    }
    n
}
