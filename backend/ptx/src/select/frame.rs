//! Offsets of static allocas in the depot. Those whose lives, by their lifetime markers, never meet share bytes.
//!
//! A slot is live from `llvm.lifetime.start` to every `llvm.lifetime.end` that may follow; without markers, always. Lives
//! flow forward over the blocks as bit sets; two slots meet where one starts while the other is live. Slots are placed by
//! size, largest first, each at the lowest place whose owners it never meets.
//! Linear in instructions plus blocks times words of slots; functions over [`MOST_WORDS`] of those share nothing.

use super::Sel;
use smallvec::SmallVec;
use warpc_analysis::facts;
use warpc_ir::ids::*;
use warpc_ir::intrinsics::id;
use warpc_ir::{Aux, Opcode};

/// Words of bit sets over all blocks beyond which no bytes are shared.
const MOST_WORDS: usize = 1 << 18;

/// Memory of this module.
#[derive(Default)]
pub(crate) struct FrameScratch {
    /// Bytes and alignment by alloca.
    sizes: Vec<(u64, u64)>,
    /// Allocas whose start is marked.
    marked: Vec<u64>,
    /// Live at the start of each block, by block row.
    live: Vec<u64>,
    /// Allocas that an alloca meets, a row of words each.
    meets: Vec<u64>,
    now: Vec<u64>,
}

fn set(words: &mut [u64], bit: usize) {
    words[bit / 64] |= 1 << (bit % 64);
}
fn has(words: &[u64], bit: usize) -> bool {
    words[bit / 64] >> (bit % 64) & 1 != 0
}

impl Sel<'_, '_, '_> {
    /// Fills `allocas`, and `note` of each.
    pub(super) fn static_allocas(&mut self) {
        let f = self.f;
        let mut s = std::mem::take(&mut self.s.frame);
        self.s.allocas.clear();
        self.m.side.depot = (0, 1);
        s.sizes.clear();
        if f.entry().is_some() {
            for i in f.block_insts(f.entry()) {
                if f.op(i) != Opcode::Alloca || self.s.values.uses[i.index()] == 0 {
                    continue;
                }
                let Some(count) = self.const_int(f.operand(i, 0)) else { continue };
                let aux: Aux = f.aux(i);
                let ty = Type(aux.a);
                let align = Aux::unpack_align(aux.b).max(f.layout().abi_align(f.types(), ty)).max(1);
                self.s.values.note[i.index()] = self.s.allocas.len() as u32;
                self.s.allocas.push((i, 0));
                s.sizes.push((f.layout().alloc_size(f.types(), ty).saturating_mul(count), align));
            }
        }
        if !s.sizes.is_empty() {
            let shares = self.session.opt_level > 0 && self.find_lives(&mut s);
            self.place_slots(&mut s, shares);
        }
        self.s.frame = s;
    }

    /// Which slots meet; whether any two do not.
    fn find_lives(&mut self, scratch: &mut FrameScratch) -> bool {
        let f = self.f;
        let n = scratch.sizes.len();
        let words = n.div_ceil(64);
        if n < 2 || words * f.num_blocks() > MOST_WORDS || words * n > MOST_WORDS {
            return false;
        }
        for v in [&mut scratch.marked, &mut scratch.now] {
            v.clear();
            v.resize(words, 0);
        }
        let mut count = 0;
        for k in 0..self.s.order.layout.len() {
            for i in f.block_insts(self.s.order.layout[k]) {
                if let Some((slot, _)) = self.marker(i).filter(|m| m.1 && !has(&scratch.marked, m.0)) {
                    set(&mut scratch.marked, slot);
                    count += 1;
                }
            }
        }
        if count < 2 {
            return false;
        }
        scratch.live.clear();
        scratch.live.resize(words * f.num_blocks(), 0);
        scratch.meets.clear();
        scratch.meets.resize(words * n, 0);
        // To a fixed point: backward edges ask for another round.
        let mut again = true;
        while again {
            again = false;
            for k in (0..self.s.order.post_order.len()).rev() {
                let b = self.s.order.post_order[k];
                self.walk_lives(b, scratch, words, false);
                for succ in f.successors_of(f.terminator(b)) {
                    let to = &mut scratch.live[succ.index() * words..(succ.index() + 1) * words];
                    for (t, w) in to.iter_mut().zip(&scratch.now) {
                        again |= *w & !*t != 0 && self.s.order.reached[succ.index()] != 0;
                        *t |= w;
                    }
                }
            }
        }
        for k in 0..self.s.order.post_order.len() {
            self.walk_lives(self.s.order.post_order[k], scratch, words, true);
        }
        true
    }
    /// Slots live after block `b` into `scratch.now`; on the way, which slots meet where one starts.
    fn walk_lives(&self, b: Block, scratch: &mut FrameScratch, words: usize, meet: bool) {
        let at = b.index() * words;
        scratch.now.copy_from_slice(&scratch.live[at..at + words]);
        for i in self.f.block_insts(b) {
            let Some((slot, start)) = self.marker(i) else { continue };
            if !start {
                scratch.now[slot / 64] &= !(1 << (slot % 64));
                continue;
            }
            if meet {
                for w in 0..words {
                    scratch.meets[slot * words + w] |= scratch.now[w];
                    let mut rest = scratch.now[w];
                    while rest != 0 {
                        let other = 64 * w + rest.trailing_zeros() as usize;
                        rest &= rest - 1;
                        set(&mut scratch.meets[other * words..(other + 1) * words], slot);
                    }
                }
            }
            set(&mut scratch.now, slot);
        }
    }
    /// Alloca that a lifetime marker is about, and whether its life starts.
    fn marker(&self, i: Inst) -> Option<(usize, bool)> {
        let f = self.f;
        if f.op(i) != Opcode::Call {
            return None;
        }
        let start = match facts::intrinsic(f, i)? {
            id::LIFETIME_START => true,
            id::LIFETIME_END => false,
            _ => return None,
        };
        let slot = f.operand(i, 0).as_inst()?;
        let row = self.s.values.note[slot.index()];
        (f.op(slot) == Opcode::Alloca && row != super::NOTHING).then_some((row as usize, start))
    }

    /// Gives every slot its offset.
    fn place_slots(&mut self, scratch: &mut FrameScratch, shares: bool) {
        let n = scratch.sizes.len();
        let words = n.div_ceil(64);
        let (mut at, mut align) = (0u64, 1u64);
        let mut order: SmallVec<[u32; 16]> = (0..n as u32).collect();
        if shares {
            order.sort_by_key(|&k| std::cmp::Reverse(scratch.sizes[k as usize].0));
        }
        // Places: offset, bytes, alignment, and the owners as words of `owners`.
        let mut places: SmallVec<[(u64, u64, u64); 16]> = SmallVec::new();
        let mut owners: Vec<u64> = Vec::new();
        for k in order {
            let k = k as usize;
            let (size, a) = scratch.sizes[k];
            align = align.max(a);
            let free = if shares && has(&scratch.marked, k) {
                let meets = &scratch.meets[k * words..(k + 1) * words];
                (0..places.len()).find(|&p| {
                    let (offset, bytes, _) = places[p];
                    bytes >= size
                        && offset.is_multiple_of(a)
                        && owners[p * words..(p + 1) * words].iter().zip(meets).all(|(o, m)| o & m == 0)
                })
            } else {
                None
            };
            let p = free.unwrap_or_else(|| {
                at = at.next_multiple_of(a);
                places.push((at, size, a));
                owners.resize(places.len() * words, 0);
                at = at.saturating_add(size);
                places.len() - 1
            });
            if shares && has(&scratch.marked, k) {
                set(&mut owners[p * words..(p + 1) * words], k);
            } else if shares {
                // Always live: it meets everyone.
                owners[p * words..(p + 1) * words].fill(u64::MAX);
                for m in 0..n {
                    set(&mut scratch.meets[m * words..(m + 1) * words], k);
                }
            }
            self.s.allocas[k].1 = places[p].0;
        }
        self.m.side.depot = (at, align);
        if at > i32::MAX as u64 {
            self.fail("local variables of more than 2 GiB");
        }
    }
}
