//! What lies together in memory: accesses of one block that become one vector access, and address computations of one block
//! that differ by a constant only.
//!
//! A walk over each block, before selection. Every `getelementptr` is taken apart into base, variable terms and constant
//! (`geps`, by the `note` column); the first with some base and terms in a block adds them up for all. Plain loads and stores are
//! kept in a window while nothing stands between them that may touch the same bytes; what leaves the window together and is
//! contiguous and aligned is a run: loads are done where the first of them stood, stores where the last.
//!
//! Invariants: members of a run are in one block, of one address space, simple, and no access between the first and the last
//! of them touches what they touch (only reads, for loads).
//! Cost: linear; a store is compared with at most [`WINDOW`] accesses.

use super::address::{Gep, Term};
use super::memory::align_at;
use super::{NOTHING, Sel};
use crate::constants::Scalar;
use crate::knobs;
use crate::types::{PartKind, TypeInfo};
use smallvec::SmallVec;
use warpc_analysis::alias::{Alias, AliasCache, Loc};
use warpc_analysis::facts;
use warpc_ir::attrs::MemLoc;
use warpc_ir::ids::*;
use warpc_ir::{Opcode, Value, flags};

/// Most accesses looked back at.
const WINDOW: usize = 32;
/// Bytes of the widest vector access.
const WIDEST: u64 = 16;

/// An access in the window.
#[derive(Clone, Copy)]
pub(crate) struct Access {
    inst: Inst,
    /// What the address is an offset from: the value, and whether its variable part only.
    key: (Value, bool),
    offset: i64,
    /// Position in the block.
    at: u32,
    align: u64,
    /// Bits of a part, and parts.
    width: u8,
    parts: u8,
    store: bool,
}

impl Access {
    fn end(&self) -> i64 {
        self.offset.wrapping_add((self.width / 8 * self.parts) as i64)
    }
}

/// One vector access.
#[derive(Clone, Copy)]
pub(crate) struct VectorAccess {
    /// Members in order of address: rows of `run_members`.
    pub first: u32,
    pub end: u32,
    /// Where it is done.
    pub at: Inst,
}

/// Memory of this module.
#[derive(Default)]
pub(crate) struct RunScratch {
    window: Vec<Access>,
    pub runs: Vec<VectorAccess>,
    pub members: Vec<(Inst, i64)>,
    leaders: hashbrown::HashTable<(u64, Inst)>,
    alias: AliasCache,
}

/// Bit of an access kind in the effects of a call.
const WRITES: u32 = 2;
/// Rows of `note` that mean a run.
const RUN: u32 = 1 << 31;

impl Sel<'_, '_, '_> {
    /// The run that load or store `i` belongs to.
    #[inline]
    pub(super) fn run_of(&self, i: Inst) -> Option<usize> {
        let n = self.s.values.note[i.index()];
        (n != NOTHING && n & RUN != 0).then_some((n & !RUN) as usize)
    }

    /// The row of `getelementptr` `i` in `geps`.
    #[inline]
    pub(super) fn gep_row(&self, i: Inst) -> Option<usize> {
        let n = self.s.values.note[i.index()];
        (n != NOTHING).then_some(n as usize)
    }

    /// Finds leaders and runs of all blocks.
    pub(super) fn find_runs(&mut self) {
        let mut s = std::mem::take(&mut self.s.runs);
        s.runs.clear();
        s.members.clear();
        s.alias.clear();
        self.s.geps.clear();
        let merge = self.session.opt_level > 0 && !self.session.knobs.get(knobs::NVPTX_NO_VECTORIZER);
        for n in 0..self.s.order.layout.len() {
            let b = self.s.order.layout[n];
            s.leaders.clear();
            s.window.clear();
            let f = self.f;
            let mut i = f.first(b);
            let mut at = 0;
            while i.is_some() {
                match f.op(i) {
                    Opcode::GetElementPtr if self.s.values.uses[i.index()] != 0 => self.find_leader(i, &mut s),
                    _ if merge => self.visit(i, at, &mut s),
                    _ => {}
                }
                at += 1;
                i = f.next(i);
            }
            self.close(&mut s);
        }
        self.s.runs = s;
    }

    fn visit(&mut self, i: Inst, at: u32, scratch: &mut RunScratch) {
        let f = self.f;
        match f.op(i) {
            Opcode::Load | Opcode::Store => {
                let store = f.op(i) == Opcode::Store;
                if !store && self.s.values.uses[i.index()] == 0 && facts::is_simple(f, i) {
                    return;
                }
                if !facts::is_simple(f, i) {
                    return self.close(scratch);
                }
                let access = self.access(i, at, store);
                // Nothing moves over a store that may touch the same bytes.
                if scratch.window.iter().any(|w| w.store) && self.meets_store(i, access.as_ref(), scratch) {
                    self.close(scratch);
                }
                match access {
                    Some(a) => {
                        if scratch.window.len() >= WINDOW {
                            self.close(scratch);
                        }
                        scratch.window.push(a);
                    }
                    // Not in the window, so later loads cannot be compared with it.
                    None if store => self.close(scratch),
                    None => {}
                }
            }
            op if op.is_call() => {
                if scratch.window.is_empty() {
                    return;
                }
                if !facts::transfers_execution(f, i) {
                    return self.close(scratch);
                }
                let m = facts::call_memory(f, i);
                let touched = m.get(MemLoc::ArgMem) | m.get(MemLoc::Other);
                if touched & WRITES != 0 || touched != 0 && scratch.window.iter().any(|w| w.store) {
                    self.close(scratch);
                }
            }
            op if op.class() & warpc_ir::opcode::class::WRITE != 0 => self.close(scratch),
            _ => {}
        }
    }

    fn access(&mut self, i: Inst, at: u32, store: bool) -> Option<Access> {
        let f = self.f;
        let (ty, ptr) = if store { (f.type_of(f.operand(i, 0)), f.operand(i, 1)) } else { (f.ty(i), f.operand(i, 0)) };
        self.at = i;
        let info = self.info(ty);
        let (width, parts) = self.regular(info)?;
        if width as u64 / 8 * parts as u64 * 2 > WIDEST {
            return None;
        }
        let (key, offset) = self.anchor(ptr)?;
        let align = f.mem(i).align.max(1);
        Some(Access { inst: i, key, offset, at, align, width, parts, store })
    }
    /// Bits of a part and number of parts, when all parts are alike and lie one after the other.
    fn regular(&self, info: TypeInfo) -> Option<(u8, u8)> {
        if info.bit_lanes != 0 || info.n == 0 || info.n > 4 {
            return None;
        }
        let parts = self.s.types.parts(info);
        let w = parts[0].bytes();
        let fits = parts
            .iter()
            .enumerate()
            .all(|(k, p)| p.kind != PartKind::Pred && !Self::is_odd(*p) && p.bytes() == w && p.offset == k as u32 * w);
        fits.then_some((w as u8 * 8, info.n as u8))
    }

    /// Whether load or store `i` may touch what a store in the window touches. Where nothing in the window could become a
    /// run, it is as good as emptied, and nothing is asked.
    fn meets_store(&self, i: Inst, access: Option<&Access>, scratch: &mut RunScratch) -> bool {
        let f = self.f;
        let partner = |a: &Access, b: &Access| a.key == b.key && a.store == b.store && a.width == b.width;
        let window = &scratch.window;
        let useful = access.is_some_and(|a| window.iter().any(|w| partner(a, w)))
            || window.iter().enumerate().any(|(n, a)| window[..n].iter().any(|b| partner(a, b)));
        if !useful {
            return true;
        }
        let mut alias = Alias::new(f, &mut scratch.alias);
        let mut own = None;
        scratch.window.iter().filter(|w| w.store).any(|w| {
            if let Some(a) = access.filter(|a| a.key == w.key) {
                return a.offset < w.end() && w.offset < a.end();
            }
            let own = *own.get_or_insert_with(|| Loc::of(f, i));
            match (own, Loc::of(f, w.inst)) {
                (Some(x), Some(y)) => !alias.no_alias(&x, &y),
                _ => true,
            }
        })
    }

    /// Empties the window and makes runs of what was in it.
    fn close(&mut self, scratch: &mut RunScratch) {
        let closed = &mut scratch.window;
        if closed.len() < 2 {
            return closed.clear();
        }
        closed.sort_unstable_by_key(|a| (a.store, a.key.0.0, a.key.1, a.offset, a.at));
        let mut k = 0;
        while k < closed.len() {
            let n = longest(&closed[k..]);
            if n == 1 {
                k += 1;
                continue;
            }
            let members = &closed[k..k + n];
            let row = scratch.runs.len() as u32;
            let first = scratch.members.len() as u32;
            for a in members {
                scratch.members.push((a.inst, a.offset));
                self.s.values.note[a.inst.index()] = RUN | row;
            }
            let at = if members[0].store {
                members.iter().max_by_key(|a| a.at).map(|a| a.inst)
            } else {
                members.iter().min_by_key(|a| a.at).map(|a| a.inst)
            };
            scratch.runs.push(VectorAccess { first, end: first + n as u32, at: at.unwrap_or(Inst::NONE) });
            k += n;
        }
        closed.clear();
    }

    /// Takes `getelementptr` `i` apart, and finds the first of the block with the same base and variable terms.
    fn find_leader(&mut self, i: Inst, scratch: &mut RunScratch) {
        let f = self.f;
        if f.types().is_vector(f.ty(i)) {
            return;
        }
        let mut terms: SmallVec<[Term; 4]> = SmallVec::new();
        let mut constant = self.gep_terms(i, |t| terms.push(t));
        // In 64 bits the order of a sum does not matter. Registers of 32 bits are extended before an access adds its offset, so
        // that nothing may wrap before.
        let narrow = self.is_narrow(i);
        let mut exact = true;
        if narrow {
            constant = constant as i32 as i64;
            exact = self.never_wraps(i, constant, &terms);
            if !exact && constant != 0 {
                return;
            }
        }
        // Constants of the base count too: what is added to a sum can be added to the whole.
        let (mut base, mut variable) = (f.operand(i, 0), false);
        let counts = |c: i64| !narrow || exact && (c >= 0 || terms.is_empty());
        loop {
            let (v, k) = self.resolve(base, 0);
            let row = v.as_inst().filter(|&j| k == 0 && f.op(j) == Opcode::GetElementPtr);
            let Some(row) = row.and_then(|j| self.gep_row(j)) else { break };
            let g = self.s.geps[row];
            if !counts(g.constant) {
                break;
            }
            if g.leader.is_none() {
                (base, variable) = (g.base, g.variable);
            } else if g.constant != 0 || Value::inst(g.leader) != v {
                (base, variable) = (Value::inst(g.leader), true);
            } else {
                break;
            }
            constant = constant.wrapping_add(g.constant);
            if variable {
                break;
            }
        }
        if base.is_constant()
            && let Scalar::Address { global, offset, .. } = self.constants().scalar(base)
            && offset != 0
            && counts(offset)
            && f.types().addrspace(f.type_of(base)) == f.types().addrspace(f.type_of(Value::global(global)))
        {
            (base, constant) = (Value::global(global), constant.wrapping_add(offset));
        }
        if narrow && i32::try_from(constant).is_err() {
            return;
        }
        let mut row = Gep { leader: Inst::NONE, base, variable, constant };
        if !terms.is_empty() {
            let mut hash = (base.0 as u64) << 1 | variable as u64;
            for t in &terms {
                let word = t.index.0 as u64 ^ (t.scale as u64) << 32 ^ (t.zext as u64) << 63;
                hash = (hash.rotate_left(5) ^ word).wrapping_mul(0x517c_c1b7_2722_0a95);
            }
            let same = |j: Inst| {
                let Some(g) = self.gep_row(j).map(|r| self.s.geps[r]) else { return false };
                if (g.base, g.variable) != (base, variable) || f.ty(j) != f.ty(i) {
                    return false;
                }
                let (mut k, mut equal) = (0, true);
                self.gep_terms(j, |t| {
                    equal &= terms.get(k) == Some(&t);
                    k += 1;
                });
                equal && k == terms.len()
            };
            let leader = scratch.leaders.find(hash, |e| e.0 == hash && same(e.1)).map(|e| e.1);
            row.leader = leader.unwrap_or(i);
            if leader.is_none() {
                scratch.leaders.insert_unique(hash, (hash, i), |e| e.0);
            }
        }
        self.s.values.note[i.index()] = self.s.geps.len() as u32;
        self.s.geps.push(row);
    }
}

impl Sel<'_, '_, '_> {
    /// Whether address `i` is one of 32 bits.
    pub(super) fn is_narrow(&self, i: Inst) -> bool {
        let types = self.f.types();
        self.pointer_bits(types.addrspace(types.scalar(self.f.ty(i))).unwrap_or(0)) != 64
    }
    /// Whether base, `terms` and `constant` of `getelementptr` `i` can be added in any order without wrapping: all of them count
    /// up, or there is nothing but the constant.
    fn never_wraps(&self, i: Inst, constant: i64, terms: &[Term]) -> bool {
        let has = |flag: u16| self.f.flags(i) & flag != 0;
        constant == 0 && terms.is_empty()
            || has(flags::NUW) && constant >= 0
            || has(flags::INBOUNDS | flags::NUSW) && terms.is_empty()
    }
}

/// Members of the longest run that starts with the first of `list`, which is sorted by kind, key and offset.
fn longest(list: &[Access]) -> usize {
    let a = list[0];
    let width = a.width as i64 / 8;
    let (mut n, mut bytes, mut parts) = (1, width * a.parts as i64, a.parts as u32);
    let mut best = 1;
    while let Some(b) = list.get(n) {
        let fits = b.store == a.store && b.key == a.key && b.width == a.width && b.offset == a.offset + bytes;
        if !fits {
            break;
        }
        bytes += width * b.parts as i64;
        parts += b.parts as u32;
        if bytes as u64 > WIDEST || parts > 4 {
            break;
        }
        n += 1;
        if parts.is_power_of_two() && start_align(&list[..n]) >= bytes as u64 {
            best = n;
        }
    }
    best
}

/// Alignment known of the first address of a run.
fn start_align(run: &[Access]) -> u64 {
    run.iter().map(|a| align_at(a.align, (a.offset - run[0].offset) as u64)).max().unwrap_or(1)
}
