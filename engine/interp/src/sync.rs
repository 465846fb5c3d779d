//! Operations of several lanes: shuffles, votes, matches, reductions, warp barriers. A lane waits until all lanes its mask names
//! (that have not exited) are at an operation of the same kind with the same mask, wherever that is.

use super::exec::{Cx, Stop};
use super::float;
use super::program::*;
use super::report::{ErrorKind, Fault, Step};
use super::scalar::Fun;
use super::tensor::move_matrix;
use super::warp::{Cell, Group, Wait, Warp, lanes};

/// Operands of one lane of a collective operation.
type Inputs = [[Cell; 32]; 4];

/// Which argument is the mask, for operations that have one.
fn mask_argument(kind: Intr) -> Option<usize> {
    match kind {
        Intr::WarpSync | Intr::MatchAny | Intr::MatchAll | Intr::Elect => Some(0),
        Intr::Shfl { sync: true, .. } | Intr::Vote { sync: true, .. } => Some(0),
        Intr::Redux(_) => Some(1),
        _ => None,
    }
}

/// Whether an operation is one of several lanes.
pub(crate) fn is_collective(kind: Intr) -> bool {
    mask_argument(kind).is_some()
        || matches!(kind, Intr::Shfl { .. } | Intr::Vote { .. } | Intr::ActiveMask)
        || is_whole(kind)
}

/// Whether all lanes of the warp take part.
fn is_whole(kind: Intr) -> bool {
    match kind {
        Intr::Tensor(op) => op.is_whole(),
        kind => matches!(kind, Intr::Matrix(_) | Intr::MovMatrix | Intr::Mma(_) | Intr::Wmma(_) | Intr::Wgmma(_)),
    }
}

/// Whether what lanes did to memory before they meet here comes before what any of them does afterwards. Exchanges of
/// registers order no memory (PTX ISA 9.0, 9.7.9 and 9.7.13: of the operations of a warp, `bar.warp.sync` alone does), nor do products of
/// matrices. Operations of tensor memory and `wgmma` have rules of their own, which are not looked at.
fn orders_memory(kind: Intr) -> bool {
    matches!(kind, Intr::WarpSync | Intr::Tensor(_) | Intr::Wgmma(_))
}

impl Cx<'_, '_> {
    /// A collective operation of group `group`.
    pub fn collective(
        &mut self,
        warp: &mut Warp,
        group: usize,
        function: &Function,
        row: &IntrRow,
    ) -> Step<Option<Stop>> {
        let Group { frame, mask, .. } = warp.groups[group];
        if is_whole(row.kind) {
            if mask == warp.alive {
                self.execute(warp, &[(frame, self.place, mask)], u32::MAX)?;
                self.lanes_meet(warp, mask, row.kind);
                Cx::advance(warp, group);
                return Ok(None);
            }
            warp.groups[group].wait = Wait::Lanes(u32::MAX);
            self.meet(warp)?;
            return Ok(Some(Stop::Yield));
        }
        let Some(at) = mask_argument(row.kind) else {
            // The old forms act on the lanes that are here.
            self.execute(warp, &[(frame, self.place, mask)], mask)?;
            Cx::advance(warp, group);
            return Ok(None);
        };
        let fr = &warp.frames[frame as usize];
        let mut left = mask;
        let mut parts: smallvec::SmallVec<[(u32, u32); 4]> = Default::default();
        while left != 0 {
            let l = left.trailing_zeros() as usize;
            let c = fr.cell(function, row.args[at], l);
            if !c.is_clean() {
                return Err(Fault::new(ErrorKind::Poison, l as u32, "undef or poison as a lane mask"));
            }
            let m = c.value as u32;
            let v = fr.get(function, row.args[at]);
            let same = lanes(left).filter(|&l| v[l] as u32 == m).fold(0, |s, l| s | 1 << l);
            if same & !m != 0 {
                let l = (same & !m).trailing_zeros();
                return Err(Fault::new(ErrorKind::Undefined, l, format!("lane is not in its mask {m:#x}")));
            }
            parts.push((m, same));
            left &= !same;
        }
        if let [(m, here)] = parts[..]
            && here == m & warp.alive
        {
            self.execute(warp, &[(frame, self.place, here)], m)?;
            self.lanes_meet(warp, here, row.kind);
            Cx::advance(warp, group);
            return Ok(None);
        }
        for &(m, same) in &parts {
            let part = Group { mask: same, wait: Wait::Lanes(m), ..warp.groups[group] };
            warp.groups.push(part);
        }
        warp.groups.swap_remove(group);
        self.meet(warp)?;
        Ok(Some(Stop::Yield))
    }
    /// Runs every collective operation whose lanes are all there; returns whether there was one.
    pub fn meet(&mut self, warp: &mut Warp) -> Step<bool> {
        let mut any = false;
        loop {
            warp.merge();
            let mut done = false;
            'search: for g in 0..warp.groups.len() {
                let Wait::Lanes(m) = warp.groups[g].wait else { continue };
                let Some(kind) = self.kind_at(warp, warp.groups[g]) else { continue };
                let mut here = 0;
                let mut parts = Vec::new();
                for h in 0..warp.groups.len() {
                    let o = warp.groups[h];
                    if o.wait == Wait::Lanes(m) && self.kind_at(warp, o) == Some(kind) {
                        here |= o.mask;
                        parts.push(h);
                    }
                }
                if here != m & warp.alive {
                    continue 'search;
                }
                let list: Vec<(u32, (u32, u32), u32)> = parts
                    .iter()
                    .map(|&h| {
                        let o = warp.groups[h];
                        (o.frame, (warp.frames[o.frame as usize].func, o.pc), o.mask)
                    })
                    .collect();
                self.place = list[0].1;
                self.execute(warp, &list, m)?;
                self.lanes_meet(warp, here, kind);
                for h in parts {
                    Cx::advance(warp, h);
                }
                done = true;
                any = true;
                break;
            }
            if !done {
                return Ok(any);
            }
        }
    }
    fn lanes_meet(&mut self, warp: &Warp, mask: u32, kind: Intr) {
        if orders_memory(kind) {
            self.order_lanes(warp, mask);
        }
    }
    fn kind_at(&self, warp: &Warp, group: Group) -> Option<Intr> {
        let f = self.program.functions[warp.frames[group.frame as usize].func as usize].as_ref()?;
        let op = &f.ops[group.pc as usize];
        (op.code == Code::Intr).then(|| f.intrs[op.x as usize].kind)
    }
    /// Runs a collective operation over parts (frame, place, lanes), all of one kind.
    fn execute(&mut self, warp: &mut Warp, parts: &[(u32, (u32, u32), u32)], mask: u32) -> Step {
        let program = self.program;
        let row_at = |(func, pc): (u32, u32)| -> Option<(&Function, &IntrRow)> {
            let f = program.functions[func as usize].as_ref()?;
            Some((f, &f.intrs[f.ops[pc as usize].x as usize]))
        };
        let Some((_, first)) = row_at(parts[0].1) else { return Ok(()) };
        let kind = first.kind;
        let mut inputs: Inputs = [[Cell::default(); 32]; 4];
        let mut here = 0;
        for &(frame, place, lanes_of) in parts {
            let Some((f, row)) = row_at(place) else { continue };
            here |= lanes_of;
            for (k, &s) in row.args.iter().enumerate().take(4) {
                for l in lanes(lanes_of) {
                    inputs[k][l] = warp.frames[frame as usize].cell(f, s, l);
                }
            }
        }
        if is_whole(kind) {
            let Some((f, row)) = row_at(parts[0].1) else { return Ok(()) };
            let frame = parts[0].0;
            return match kind {
                Intr::Matrix(op) => self.matrix(warp, frame, f, row, op, here),
                Intr::MovMatrix => move_matrix(warp, frame, f, row, here),
                Intr::Mma(d) => self.mma(warp, frame, f, row, d, here),
                Intr::Wmma(d) => self.wmma(warp, frame, f, row, d, here),
                Intr::Wgmma(d) => self.wgmma(warp, frame, f, row, d, here),
                Intr::Tensor(op) => self.tensor_memory(warp, frame, f, row, op, here),
                _ => Ok(()),
            };
        }
        let mut out = [[Cell::default(); 32]; 2];
        compute(kind, &inputs, here, mask, &mut out)?;
        for &(frame, place, lanes_of) in parts {
            let Some((_, row)) = row_at(place) else { continue };
            if row.dst == NO_SLOT {
                continue;
            }
            let fr = &mut warp.frames[frame as usize];
            let two = matches!(kind, Intr::Shfl { pred: true, .. } | Intr::MatchAll | Intr::Elect);
            for l in lanes(lanes_of) {
                fr.set_cell(row.dst, l, out[0][l]);
                if two {
                    fr.set_cell(row.dst + 1, l, out[1][l]);
                }
            }
        }
        Ok(())
    }
}

/// Results of a collective operation for the lanes in `here`.
fn compute(kind: Intr, inputs: &Inputs, here: u32, mask: u32, out: &mut [[Cell; 32]; 2]) -> Step {
    let all = |k: usize| -> Cell {
        // State of a result that depends on the operand of every lane.
        let bad = lanes(here).map(|l| inputs[k][l]);
        let (undef, poison) = bad.fold((0, false), |(u, p), c| (u | c.undef, p | c.poison));
        Cell { value: 0, undef: if undef != 0 && !poison { u64::MAX } else { 0 }, poison }
    };
    match kind {
        Intr::WarpSync => {}
        Intr::ActiveMask => {
            for l in lanes(here) {
                out[0][l] = Cell::clean(here as u64);
            }
        }
        Intr::Elect => {
            let leader = here.trailing_zeros();
            for l in lanes(here) {
                out[0][l] = Cell::clean(leader as u64);
                out[1][l] = Cell::clean((l as u32 == leader) as u64);
            }
        }
        Intr::Shfl { mode, sync, .. } => {
            let v = sync as usize;
            for l in lanes(here) {
                let (b, c) = (inputs[v + 1][l], inputs[v + 2][l]);
                if !b.is_clean() || !c.is_clean() {
                    return Err(Fault::new(ErrorKind::Poison, l as u32, "undef or poison as a lane number"));
                }
                let (b, c) = (b.value as u32, c.value as u32);
                let (clamp, segment) = (c & 31, c >> 8 & 31);
                let lane = l as u32;
                let max = (lane & segment) | (clamp & !segment);
                let min = lane & segment;
                let b = b & 31;
                let (from, inside) = match mode {
                    0 => (lane as i32 - b as i32, lane as i32 - b as i32 >= max as i32),
                    1 => ((lane + b) as i32, lane + b <= max),
                    2 => ((lane ^ b) as i32, lane ^ b <= max),
                    _ => ((min | (b & !segment)) as i32, min | (b & !segment) <= max),
                };
                let from = if inside { from as usize } else { l };
                let mut c = inputs[v][from & 31];
                if here >> from & 1 == 0 {
                    // The value of a lane that is not there is not defined.
                    c = Cell { value: 0, undef: 0xffff_ffff, poison: false };
                }
                out[0][l] = c;
                out[1][l] = Cell::clean(inside as u64);
            }
        }
        Intr::Vote { mode, sync } => {
            let p = sync as usize;
            let ballot = lanes(here).filter(|&l| inputs[p][l].value & 1 != 0).fold(0u32, |s, l| s | 1 << l);
            let value = match mode {
                0 => (ballot == here) as u64,
                1 => (ballot != 0) as u64,
                2 => (ballot == here || ballot == 0) as u64,
                _ => ballot as u64,
            };
            let state = all(p);
            let undef = state.undef & if mode == 3 { u32::MAX as u64 } else { 1 };
            for l in lanes(here) {
                out[0][l] = Cell { value, undef, poison: state.poison };
            }
        }
        Intr::MatchAny | Intr::MatchAll => {
            let state = all(1);
            for l in lanes(here) {
                let v = inputs[1][l].value;
                let same = lanes(here).filter(|&k| inputs[1][k].value == v).fold(0u32, |s, k| s | 1 << k);
                let whole = same == here;
                let value = if kind == Intr::MatchAny || whole { same as u64 } else { 0 };
                out[0][l] = Cell { value, undef: state.undef & u32::MAX as u64, poison: state.poison };
                out[1][l] = Cell { value: whole as u64, undef: state.undef & 1, poison: state.poison };
            }
        }
        Intr::Redux(red) => {
            let state = all(0);
            let mut values = lanes(here).map(|l| inputs[0][l].value as u32);
            let first = values.next().unwrap_or(0);
            let value = values.fold(first, |a, b| reduce(red, a, b));
            let value = match red {
                Reduce::FMin { abs: true, .. } | Reduce::FMax { abs: true, .. } => value & i32::MAX as u32,
                _ => value,
            };
            for l in lanes(here) {
                out[0][l] = Cell { value: value as u64, undef: state.undef & u32::MAX as u64, poison: state.poison };
            }
        }
        _ => return Err(Fault::new(ErrorKind::Unsupported, mask.trailing_zeros(), "a collective operation")),
    }
    Ok(())
}

fn reduce(red: Reduce, lhs: u32, rhs: u32) -> u32 {
    let fp = |f: Fun, abs: bool, nan: bool| {
        let m = if abs { i32::MAX as u32 } else { u32::MAX };
        let x = if nan { float::opt::NAN } else { 0 };
        float::float(f, 32, 32, x, 0, [(lhs & m) as u64, (rhs & m) as u64, 0]).map_or(0, |r| r.0 as u32)
    };
    match red {
        Reduce::Add => lhs.wrapping_add(rhs),
        Reduce::And => lhs & rhs,
        Reduce::Or => lhs | rhs,
        Reduce::Xor => lhs ^ rhs,
        Reduce::SMin => (lhs as i32).min(rhs as i32) as u32,
        Reduce::SMax => (lhs as i32).max(rhs as i32) as u32,
        Reduce::UMin => lhs.min(rhs),
        Reduce::UMax => lhs.max(rhs),
        Reduce::FMin { abs, nan } => fp(Fun::MinNum, abs, nan),
        Reduce::FMax { abs, nan } => fp(Fun::MaxNum, abs, nan),
    }
}
