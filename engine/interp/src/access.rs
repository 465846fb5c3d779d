//! Memory as a group of lanes sees it: loads, stores, atomics, address arithmetic, copies.

use super::atomic;
use super::exec::Cx;
use super::memory::{self, Region, Scalar, View};
use super::program::*;
use super::report::{ErrorKind, Fault, Step};
use super::warp::{Cell, Warp, lanes};
use warpc_ir::consts::low_mask;
use warpc_ir::opcode::{RmwOp, flags};

impl Cx<'_, '_> {
    /// Address of a lane, checked to be defined and in its state space.
    fn address(&self, warp: &Warp, fi: usize, function: &Function, s: u32, lane: usize, access: &Access) -> Step<u64> {
        let c = warp.frames[fi].cell(function, s, lane);
        if !c.is_clean() {
            return Err(Fault::new(ErrorKind::Poison, lane as u32, "access through an undef or poison address"));
        }
        let p = c.value.wrapping_add(access.offset as u64);
        let tag = p >> memory::space::SHIFT;
        // Constant variables of global memory are tagged as constant.
        if access.space == 0
            || tag == access.space
            || access.space == memory::space::GLOBAL && tag == memory::space::CONST
        {
            return Ok(p);
        }
        if c.value >> 32 == 0 && matches!(access.space, memory::space::SHARED | memory::space::LOCAL) {
            return Ok(p as u32 as u64 | access.space << memory::space::SHIFT);
        }
        let text = format!("address {p:#x} is not in the state space of the access");
        Err(Fault::new(ErrorKind::OutOfBounds, lane as u32, text))
    }
    /// Finds the bytes of an access of one lane and checks alignment and order.
    pub fn place_access(
        &mut self,
        warp: &mut Warp,
        lane: usize,
        p: u64,
        access: &Access,
        write: bool,
    ) -> Step<(Region, usize)> {
        let at = self.view(warp).resolve(lane as u32, p, access.size, write)?;
        if access.align > 1 && p & (access.align - 1) != 0 {
            let text = format!("address {p:#x} is not a multiple of {}", access.align);
            return Err(Fault::new(ErrorKind::Misaligned, lane as u32, text));
        }
        self.check_race(warp, lane, at, access.size as usize, write, access.atomic)?;
        if access.atomic {
            self.atomic_order(warp, lane, at, write, access.order);
        }
        Ok(at)
    }
    /// Reports an access that another thread's is not ordered with.
    pub fn check_race(
        &mut self,
        warp: &Warp,
        lane: usize,
        at: (Region, usize),
        size: usize,
        write: bool,
        atomic: bool,
    ) -> Step {
        if let Some(r) = self.races.as_deref_mut()
            && at.0 != Region::Local
        {
            let t = (warp.index * 32) as usize + lane;
            r.access(at, size, self.block_number, t, write, atomic)
                .map_err(|race| Fault::new(ErrorKind::DataRace, lane as u32, race.to_string()))?;
        }
        Ok(())
    }
    /// An atomic access orders what it must.
    pub fn atomic_order(&mut self, warp: &Warp, lane: usize, at: (Region, usize), write: bool, order: Order) {
        if let Some(r) = self.races.as_deref_mut() {
            r.atomic(self.block_number, (warp.index * 32) as usize + lane, at, write, order);
        }
    }
    /// Lanes of a warp meet, and each knows what the others did to memory.
    pub fn order_lanes(&mut self, warp: &Warp, mask: u32) {
        if let Some(r) = self.races.as_deref_mut() {
            let first = (warp.index * 32) as usize;
            r.meet(self.block_number, lanes(mask).map(|l| first + l), false, None);
        }
    }
    pub fn load(&mut self, warp: &mut Warp, fi: usize, function: &Function, op: &Op, mask: u32) -> Step {
        let a = &function.accesses[op.x as usize];
        for l in lanes(mask) {
            let p = self.address(warp, fi, function, op.a, l, a)?;
            let (r, off) = self.place_access(warp, l, p, a, false)?;
            for (k, leaf) in a.leaves.iter().enumerate() {
                let s = read_leaf(&self.view(warp), l as u32, r, off, leaf);
                self.check_delivered(warp, l as u32, (r, off), a.size as usize, &s)?;
                if s.undef != 0 && self.launch.report_uninit {
                    return Err(Fault::new(ErrorKind::Uninitialised, l as u32, "read of bytes nobody wrote"));
                }
                let mut c = Cell { value: s.value, undef: s.undef, poison: s.poison };
                if c.is_clean() && (!a.range.is_empty() || a.nonnull) {
                    let inside = |&(lo, hi): &(u64, u64)| {
                        if lo < hi { c.value >= lo && c.value < hi } else { c.value >= lo || c.value < hi }
                    };
                    c.poison = !a.range.is_empty() && !a.range.iter().any(inside) || a.nonnull && c.value == 0;
                }
                if a.noundef && !c.is_clean() {
                    return Err(Fault::new(ErrorKind::Poison, l as u32, "undef or poison loaded as `!noundef`"));
                }
                warp.frames[fi].set_cell(op.d + k as u32, l, c);
            }
        }
        Ok(())
    }
    pub fn store(&mut self, warp: &mut Warp, fi: usize, function: &Function, op: &Op, mask: u32) -> Step {
        let a = &function.accesses[op.x as usize];
        for l in lanes(mask) {
            let p = self.address(warp, fi, function, op.b, l, a)?;
            let (r, off) = self.place_access(warp, l, p, a, true)?;
            for &(at, n) in &a.padding {
                for k in (0..n as usize).step_by(8) {
                    let undef = Scalar { undef: u64::MAX, ..Default::default() };
                    self.view(warp).write(l as u32, r, off + at as usize + k, (n as usize - k).min(8), undef);
                }
            }
            for (k, leaf) in a.leaves.iter().enumerate() {
                let c = warp.frames[fi].cell(function, op.a + k as u32, l);
                write_leaf(&mut self.view(warp), l as u32, r, off, leaf, c);
            }
        }
        Ok(())
    }
    pub fn gep(&mut self, warp: &mut Warp, fi: usize, function: &Function, op: &Op, mask: u32) -> Step {
        let row = &function.geps[op.x as usize];
        for l in lanes(mask) {
            let base = warp.frames[fi].cell(function, row.base, l);
            let (mut poison, mut undef) = (base.poison, base.undef != 0);
            let mut offset = row.constant as i128;
            for &(slot, bits, scale) in &row.terms {
                let c = warp.frames[fi].cell(function, slot, l);
                poison |= c.poison;
                undef |= c.undef != 0;
                let index = warpc_ir::consts::sign_extend(c.value, bits.min(64)) as i128;
                offset += index * scale as i128;
            }
            let m = low_mask(row.bits);
            let value = base.value.wrapping_add(offset as u64) & m | base.value & !m;
            if row.flags != 0 && !poison && !undef {
                poison = gep_poison(&self.view(warp), row, l as u32, base.value, value, offset);
            }
            let c = Cell { value, undef: if undef && !poison { u64::MAX } else { 0 }, poison };
            warp.frames[fi].set_cell(op.d, l, c);
        }
        Ok(())
    }
    pub fn cmpxchg(&mut self, warp: &mut Warp, fi: usize, function: &Function, op: &Op, mask: u32) -> Step {
        let a = &function.accesses[op.x as usize];
        let n = a.leaves.len() as u32;
        for l in lanes(mask) {
            let p = self.address(warp, fi, function, op.a, l, a)?;
            let (r, off) = self.place_access(warp, l, p, a, true)?;
            let mut equal = true;
            let mut bad = Cell::default();
            for (k, leaf) in a.leaves.iter().enumerate() {
                let s = read_leaf(&self.view(warp), l as u32, r, off, leaf);
                let want = warp.frames[fi].cell(function, op.b + k as u32, l);
                self.check_delivered(warp, l as u32, (r, off), a.size as usize, &s)?;
                equal &= s.value == want.value;
                bad.poison |= s.poison || want.poison;
                bad.undef |= s.undef | want.undef;
                warp.frames[fi].set_cell(op.d + k as u32, l, Cell { value: s.value, undef: s.undef, poison: s.poison });
            }
            if !bad.is_clean() {
                return Err(Fault::new(ErrorKind::Poison, l as u32, "compare and exchange of undef or poison"));
            }
            if equal {
                for (k, leaf) in a.leaves.iter().enumerate() {
                    let c = warp.frames[fi].cell(function, op.c + k as u32, l);
                    write_leaf(&mut self.view(warp), l as u32, r, off, leaf, c);
                }
            }
            warp.frames[fi].set_cell(op.d + n, l, Cell::clean(equal as u64));
        }
        Ok(())
    }
    pub fn rmw(&mut self, warp: &mut Warp, fi: usize, function: &Function, op: &Op, mask: u32) -> Step {
        let a = &function.accesses[op.x as usize];
        let rmw = RmwOp::from_u8(op.w2 as u8);
        for l in lanes(mask) {
            let p = self.address(warp, fi, function, op.a, l, a)?;
            let (r, off) = self.place_access(warp, l, p, a, true)?;
            let per = a.leaves.len() / a.elems.max(1) as usize;
            for e in (0..a.leaves.len()).step_by(per.max(1)) {
                let parts = &a.leaves[e..e + per];
                let (mut old, mut new) = (0u128, 0u128);
                let mut bad = Cell::default();
                let mut bits = 0;
                for (k, leaf) in parts.iter().enumerate() {
                    let s = read_leaf(&self.view(warp), l as u32, r, off, leaf);
                    self.check_delivered(warp, l as u32, (r, off), a.size as usize, &s)?;
                    let v = warp.frames[fi].cell(function, op.b + (e + k) as u32, l);
                    old |= (s.value as u128) << (64 * k);
                    new |= (v.value as u128) << (64 * k);
                    bad.poison |= s.poison || v.poison;
                    bad.undef |= s.undef | v.undef;
                    bits += leaf.bits;
                }
                let result = match r {
                    Region::Object(_) => atomic::apply_in_global(rmw, bits, a.float, old, new),
                    _ => atomic::apply(rmw, bits, a.float, old, new),
                };
                for (k, leaf) in parts.iter().enumerate() {
                    let undef = if bad.undef != 0 { low_mask(leaf.bits) } else { 0 };
                    let mut c = Cell { value: (result >> (64 * k)) as u64, undef, poison: bad.poison };
                    if rmw == RmwOp::Xchg {
                        c = warp.frames[fi].cell(function, op.b + (e + k) as u32, l);
                    }
                    // The result may take the place of the operand.
                    let s = read_leaf(&self.view(warp), l as u32, r, off, leaf);
                    let old = Cell { value: s.value, undef: s.undef, poison: s.poison };
                    warp.frames[fi].set_cell(op.d + (e + k) as u32, l, old);
                    write_leaf(&mut self.view(warp), l as u32, r, off, leaf, c);
                }
            }
        }
        Ok(())
    }
    /// Copies bytes of one lane between two addresses.
    pub fn copy_bytes(&mut self, warp: &mut Warp, l: u32, from: u64, to: u64, size: u64, elements: Elements) -> Step {
        if size == 0 {
            return Ok(());
        }
        let size = size.min(1 << 40);
        let a = self.view(warp).resolve(l, from, size, false)?;
        let s = memory::Scalar { undef: 1, ..Default::default() };
        self.check_delivered(warp, l, a, size as usize, &s)?;
        let b = self.view(warp).resolve(l, to, size, true)?;
        let atomic = elements != Elements::Any;
        self.check_race(warp, l as usize, a, size as usize, false, atomic)?;
        self.check_race(warp, l as usize, b, size as usize, true, atomic)?;
        self.view(warp).copy(l, a, b, size as usize);
        Ok(())
    }
}

/// Whether the promises of a `getelementptr` are broken.
fn gep_poison(view: &View<'_>, row: &GepRow, l: u32, base: u64, value: u64, offset: i128) -> bool {
    if row.flags & flags::NUW != 0 && (offset < 0 || (base as i128 + offset) > u64::MAX as i128) {
        return true;
    }
    if row.flags & (flags::INBOUNDS | flags::NUSW) != 0 {
        let sum = base as i128 + offset;
        if offset != offset as i64 as i128 || sum < 0 || sum > u64::MAX as i128 {
            return true;
        }
    }
    if row.flags & flags::INBOUNDS != 0 && offset != 0 {
        return match view.bounds(l, base) {
            Some((lo, hi)) => value < lo || value > hi,
            // Not an object that is known: a dead stack slot, code or null.
            None => base == 0,
        };
    }
    false
}

pub(crate) fn read_leaf(view: &View<'_>, l: u32, region: Region, off: usize, leaf: &Leaf) -> Scalar {
    let n = ((leaf.bit + leaf.bits).div_ceil(8) as usize).min(8);
    let mut s = view.read(l, region, off + leaf.off as usize, n);
    let m = low_mask(leaf.bits);
    s.value = s.value >> leaf.bit & m;
    s.undef = s.undef >> leaf.bit & m;
    s
}

pub(crate) fn write_leaf(view: &mut View<'_>, l: u32, region: Region, off: usize, leaf: &Leaf, cell: Cell) {
    let n = ((leaf.bit + leaf.bits).div_ceil(8) as usize).min(8);
    let at = off + leaf.off as usize;
    let m = low_mask(leaf.bits);
    let mut s = Scalar { value: cell.value & m, undef: cell.undef & m, poison: cell.poison };
    if leaf.bit != 0 {
        // An element of a packed vector behind the first of its byte: the bits before it stay.
        let old = view.read(l, region, at, n);
        s.value = old.value & low_mask(leaf.bit) | s.value << leaf.bit;
        s.undef = old.undef & low_mask(leaf.bit) | s.undef << leaf.bit;
        s.poison |= old.poison;
    }
    view.write(l, region, at, n, s);
}
