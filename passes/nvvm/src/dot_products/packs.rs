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
    pub(super) fn find_packs(&mut self, f: &Func<'_>, block: Block) {
        self.loads.clear();
        self.packs.clear();
        let (mut epoch, mut at) = (0, 0);
        for i in f.block_insts(block) {
            at += 1;
            if f.op(i) == Opcode::Load && facts::is_simple(f, i) {
                let align = f.mem(i).align;
                if f.types().int_bits(f.ty(i)) == Some(8) {
                    let (base, offset) = constant_offset(f, f.operand(i, 0));
                    self.loads.push(ByteLoad { epoch, base, offset, at, inst: i });
                } else if let Some((n @ (4 | 8 | 16), false, e)) = f.types().vector(f.ty(i))
                    && f.types().int_bits(e) == Some(8)
                    && align >= 4
                {
                    self.packs.push(Pack::new(&[i], n / 4, align, i));
                }
            } else if facts::may_write(f, i) || f.op(i) == Opcode::Load {
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
                let align = f.mem(l.inst).align;
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
    pub fn load(&self, f: &mut FuncMut<'_>, ty: Type) -> Value {
        let invariant = f.ctx().tables.strings.find(b"invariant.load");
        let kept = invariant.and_then(|kind| {
            let nodes = self.members[..self.n].iter().map(|&m| f.attachment(m, kind));
            Some((kind, nodes.reduce(|a, b| a.and(b))??))
        });
        let ptr = f.operand(self.members[0], 0);
        let v = Builder::before(f, self.last).load(ty, ptr, self.align, 0);
        f.derive_name(v, self.members[0].into(), ".word");
        if let (Some((kind, node)), Some(i)) = (kept, v.as_inst()) {
            f.set_attachment(i, kind, node);
        }
        v
    }
}

/// How often extensions of the bytes of load `inst` are read; [`NONE`] when anything else reads them.
pub(super) fn readers_of(f: &Func<'_>, inst: Inst) -> u32 {
    let mut n = 0u32;
    for u in f.uses(inst.into()) {
        let user = f.user(u);
        n = n.saturating_add(match f.op(user) {
            Opcode::SExt | Opcode::ZExt => f.uses(user.into()).count() as u32,
            Opcode::ExtractElement if f.use_index(u) == 0 => readers_of(f, user),
            _ => NONE,
        });
    }
    n
}
