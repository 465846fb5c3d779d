//! The step loop of a group of lanes: control flow, calls. Memory is in `access.rs`, elementwise operations are in `alu.rs`,
//! operations of several lanes in `sync.rs`, other intrinsics in `builtin.rs`.

use super::alu;
use super::flight::Flights;
use super::memory::{self, View};
use super::program::*;
use super::race::Races;
use super::report::{ErrorKind, Fault, Step};
use super::tensor::TensorMemory;
use super::warp::{Cell, Frame, Group, Wait, Warp, lanes};
use super::watch::{Leaving, Watch};
use warpc_ir::consts::low_mask;

/// What the warps of a launch share while one of them runs.
pub(crate) struct Cx<'a, 'm> {
    pub program: &'a Program<'m>,
    pub objects: &'a mut Vec<memory::Object>,
    pub shared: &'a mut [memory::Object],
    pub races: Option<&'a mut Races>,
    pub launch: &'a Shape,
    pub block: [u32; 3],
    /// Number of the block in the grid.
    pub block_number: u32,
    pub printf: &'a mut Vec<u8>,
    pub arrivals: &'a mut [u32; 17],
    pub flights: &'a mut Flights,
    pub tensor: &'a mut TensorMemory,
    pub steps: &'a mut u64,
    /// Set when a choice was made that the language leaves open.
    pub chose: &'a mut bool,
    /// Operations this warp may run before others get a turn.
    pub fuel: u64,
    /// The watcher, which is told of the end of each basic block.
    pub watch: Option<&'a mut dyn Watch>,
    /// Where the operation at hand is: function row and its number.
    pub place: (u32, u32),
}

/// Numbers of a launch.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Shape {
    pub grid: [u32; 3],
    pub dims: [u32; 3],
    pub shared_bytes: u32,
    pub seed: u64,
    pub max_steps: u64,
    pub max_depth: u32,
    pub report_uninit: bool,
}

impl Shape {
    /// Threads of a block.
    pub fn threads(&self) -> u32 {
        self.dims.iter().product()
    }
}

/// Why a group stopped running.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Stop {
    /// Groups changed: pick again.
    Yield,
    /// The warp used up its turn.
    Fuel,
}

impl<'a, 'm> Cx<'a, 'm> {
    pub fn view<'b>(&'b mut self, warp: &'b mut Warp) -> View<'b> {
        View { objects: self.objects, shared: self.shared, local: &mut warp.local }
    }
    /// Runs group `group` of `warp` until it waits, splits or ends.
    pub fn run(&mut self, warp: &mut Warp, group: usize) -> Step<Stop> {
        let program = self.program;
        loop {
            let Group { frame, mask, mut pc, .. } = warp.groups[group];
            let fi = frame as usize;
            let func_row = warp.frames[fi].func;
            let Some(f) = &program.functions[func_row as usize] else {
                return Err(Fault::new(ErrorKind::Unsupported, 0, "a function without a body"));
            };
            let count = mask.count_ones() as u64;
            let mut ran = 0u64;
            // Straight-line operations stay in this loop; everything else goes through `control`.
            let op = loop {
                let op = &f.ops[pc as usize];
                match op.code {
                    Code::Int | Code::Float | Code::Wide => {
                        self.place = (func_row, pc);
                        alu::run(f, &mut warp.frames[fi], op, mask)?;
                    }
                    Code::Mov => warp.frames[fi].copy(f, op.d, op.a, mask),
                    Code::Select => select(f, warp, fi, op, mask),
                    _ => break op,
                }
                ran += 1;
                pc += 1;
            };
            self.place = (func_row, pc);
            ran += 1;
            *self.steps += ran * count;
            if *self.steps > self.launch.max_steps {
                return Err(Fault::new(
                    ErrorKind::StepLimit,
                    mask.trailing_zeros(),
                    format!("{} thread-instructions", *self.steps),
                ));
            }
            self.fuel = self.fuel.saturating_sub(ran);
            warp.groups[group].pc = pc;
            if let Some(watch) = &mut self.watch
                && matches!(op.code, Code::Jump | Code::Branch | Code::Switch | Code::Ret)
            {
                let first = self.block_number as u64 * self.launch.threads() as u64 + warp.index as u64 * 32;
                watch.leave(&Leaving { function: f, pc, frame: &warp.frames[fi], lanes: mask, first_thread: first });
            }
            if let Some(stop) = self.control(warp, group, f, op)? {
                return Ok(stop);
            }
        }
    }
    /// One operation that is not elementwise. `Some`: pick again.
    fn control(&mut self, warp: &mut Warp, group: usize, function: &Function, op: &Op) -> Step<Option<Stop>> {
        let Group { frame, mask, .. } = warp.groups[group];
        let fi = frame as usize;
        match op.code {
            Code::Jump => return self.jump(warp, group, function, op.x),
            Code::Branch => return self.branch(warp, group, function, op),
            Code::Switch => return self.switch(warp, group, function, op),
            Code::Load => self.load(warp, fi, function, op, mask)?,
            Code::Store => self.store(warp, fi, function, op, mask)?,
            Code::Gep => self.gep(warp, fi, function, op, mask)?,
            Code::Alloca => self.alloca(warp, fi, function, op, mask)?,
            Code::Freeze => self.freeze(&mut warp.frames[fi], function, op, mask),
            Code::Extract => extract(&mut warp.frames[fi], function, op, mask),
            Code::Insert => insert(&mut warp.frames[fi], function, op, mask),
            Code::CmpXchg => self.cmpxchg(warp, fi, function, op, mask)?,
            Code::Rmw => self.rmw(warp, fi, function, op, mask)?,
            Code::Call => return self.call(warp, group, function, op),
            Code::Ret => return self.ret(warp, group, function, op),
            Code::Intr => return self.intrinsic(warp, group, function, op),
            Code::Unreachable => {
                return Err(Fault::new(ErrorKind::Unreachable, mask.trailing_zeros(), "control reached `unreachable`"));
            }
            Code::Unsupported => {
                let what = function.messages[op.x as usize].clone();
                return Err(Fault::new(ErrorKind::Unsupported, mask.trailing_zeros(), what));
            }
            Code::Int | Code::Float | Code::Wide | Code::Mov | Code::Select => {}
        }
        warp.groups[group].pc += 1;
        Ok(None)
    }
    /// A branch on a condition. Lanes that disagree go on as two groups.
    fn branch(&mut self, warp: &mut Warp, group: usize, function: &Function, op: &Op) -> Step<Option<Stop>> {
        let Group { frame, mask, .. } = warp.groups[group];
        let registers = &warp.frames[frame as usize];
        if let Some(lane) = lanes(registers.bad(function, op.a) & mask).next() {
            return Err(Fault::new(ErrorKind::Poison, lane as u32, "branch on undef or poison"));
        }
        let condition = registers.get(function, op.a);
        let mut yes = 0u32;
        for (lane, &v) in condition.iter().enumerate() {
            yes |= ((v & 1) as u32) << lane;
        }
        yes &= mask;
        if yes == mask {
            return self.jump(warp, group, function, op.x);
        }
        if yes == 0 {
            return self.jump(warp, group, function, op.b);
        }
        let mut other = warp.groups[group];
        other.mask = mask & !yes;
        warp.groups[group].mask = yes;
        warp.groups.push(other);
        let other_group = warp.groups.len() - 1;
        self.jump(warp, group, function, op.x)?;
        self.jump(warp, other_group, function, op.b)?;
        Ok(Some(Stop::Yield))
    }
    fn alloca(&mut self, warp: &mut Warp, frame: usize, function: &Function, op: &Op, mask: u32) -> Step {
        let (size, align, bits) = function.allocas[op.x as usize];
        for lane in lanes(mask) {
            let n = warp.frames[frame].cell(function, op.a, lane);
            if !n.is_clean() {
                return Err(Fault::new(ErrorKind::Poison, lane as u32, "undef or poison as an array size"));
            }
            let p = warp.local[lane].alloc(size.saturating_mul(n.value), align, lane as u32)?;
            warp.frames[frame].set_cell(op.d, lane, Cell::clean(p & low_mask(bits)));
        }
        Ok(())
    }
    /// Undef and poison bits become those of the launch: a free choice, the same for every seed.
    fn freeze(&mut self, registers: &mut Frame, function: &Function, op: &Op, mask: u32) {
        if registers.bad(function, op.a) & mask != 0 {
            for lane in lanes(mask) {
                let c = registers.cell(function, op.a, lane);
                let bits = if c.poison { u64::MAX } else { c.undef } & low_mask(op.w as u32);
                if bits != 0 {
                    *self.chose = true;
                }
                let pick = self.launch.seed.wrapping_mul(0x9e37_79b9_7f4a_7c15).rotate_left(17);
                registers.set_cell(op.d, lane, Cell::clean(c.value & !bits | pick & bits));
            }
        } else {
            registers.copy(function, op.d, op.a, mask);
        }
    }
    fn jump(&mut self, warp: &mut Warp, group: usize, function: &Function, edge: u32) -> Step<Option<Stop>> {
        let e = &function.edges[edge as usize];
        let Group { frame, mask, .. } = warp.groups[group];
        let moves = &function.moves[e.moves.0 as usize..(e.moves.0 + e.moves.1) as usize];
        let fr = &mut warp.frames[frame as usize];
        if e.hazard {
            warp.scratch.clear();
            for &(_, s) in moves {
                warp.scratch.extend(lanes(mask).map(|l| fr.cell(function, s, l)));
            }
            let n = mask.count_ones() as usize;
            for (k, &(d, _)) in moves.iter().enumerate() {
                for (j, l) in lanes(mask).enumerate() {
                    fr.set_cell(d, l, warp.scratch[k * n + j]);
                }
            }
        } else {
            for &(d, s) in moves {
                fr.copy(function, d, s, mask);
            }
        }
        warp.groups[group].pc = e.pc;
        if warp.jumped(group) {
            return Ok(Some(Stop::Yield));
        }
        Ok((self.fuel == 0).then_some(Stop::Fuel))
    }
    fn switch(&mut self, warp: &mut Warp, group: usize, function: &Function, op: &Op) -> Step<Option<Stop>> {
        let Group { frame, mask, .. } = warp.groups[group];
        let row = &function.switches[op.x as usize];
        let mut left = mask;
        let mut first = true;
        while left != 0 {
            let target = |l: usize| -> Step<u32> {
                let fr = &warp.frames[frame as usize];
                let mut value = CaseValue::new();
                for slot in (0..row.slots).rev() {
                    let cell = fr.cell(function, op.a + slot, l);
                    if !cell.is_clean() {
                        return Err(Fault::new(ErrorKind::Poison, l as u32, "switch on undef or poison"));
                    }
                    value.push(cell.value);
                }
                Ok(row.cases.binary_search_by(|c| c.0.cmp(&value)).map_or(row.default, |k| row.cases[k].1))
            };
            let to = target(left.trailing_zeros() as usize)?;
            let mut same = 0u32;
            for l in lanes(left) {
                if target(l)? == to {
                    same |= 1 << l;
                }
            }
            left &= !same;
            if first && left == 0 {
                return self.jump(warp, group, function, to);
            }
            let mut part = warp.groups[group];
            part.mask = same;
            let at = if first { group } else { warp.groups.len() };
            if first {
                warp.groups[group] = part;
            } else {
                // The first part has moved on already; the others start where the switch is.
                part.pc = self.place.1;
                warp.groups.push(part);
            }
            self.jump(warp, at, function, to)?;
            first = false;
        }
        Ok(Some(Stop::Yield))
    }
    fn call(&mut self, warp: &mut Warp, group: usize, function: &Function, op: &Op) -> Step<Option<Stop>> {
        let Group { frame, mask, .. } = warp.groups[group];
        let row = &function.calls[op.x as usize];
        let (target, lanes_of) = match row.callee {
            Callee::Function(t) => (t as usize, mask),
            Callee::Indirect(s) => {
                let fr = &warp.frames[frame as usize];
                let first = mask.trailing_zeros() as usize;
                let address = |l: usize| -> Step<u64> {
                    let c = fr.cell(function, s, l);
                    if c.is_clean() {
                        Ok(c.value)
                    } else {
                        Err(Fault::new(ErrorKind::Poison, l as u32, "call of undef or poison"))
                    }
                };
                let a = address(first)?;
                let mut same = 0;
                for l in lanes(mask) {
                    if address(l)? == a {
                        same |= 1 << l;
                    }
                }
                let t = memory::code_of(a).filter(|&t| t < self.program.functions.len());
                let t = t.ok_or_else(|| {
                    Fault::new(ErrorKind::Undefined, first as u32, format!("call of {a:#x}, which is no function"))
                })?;
                (t, same)
            }
        };
        if lanes_of != mask {
            // Lanes that call something else go on by themselves.
            let mut other = warp.groups[group];
            other.mask = mask & !lanes_of;
            warp.groups.push(other);
            warp.groups[group].mask = lanes_of;
        }
        let split = lanes_of != mask;
        let mask = lanes_of;
        let first = mask.trailing_zeros();
        let Some(callee) = &self.program.functions[target] else {
            let text = format!("call of @{}, which has no body", self.program.name(target));
            return Err(Fault::new(ErrorKind::Unsupported, first, text));
        };
        if callee.args.len() > row.args.len() || callee.ret != row.ret {
            return Err(Fault::new(ErrorKind::Undefined, first, "call with another signature than the function's"));
        }
        let depth = warp.frames[frame as usize].depth + 1;
        if depth > self.launch.max_depth {
            return Err(Fault::new(ErrorKind::Resource, first, format!("call depth {depth}")));
        }
        let new = warp.new_frame(target as u32, callee.slots);
        if callee.fresh {
            warp.frames[new as usize].undefine(callee.slots, mask);
        }
        let marks: Vec<(u32, u32)> = warp.local.iter().map(|l| l.mark()).collect();
        for (have, want) in row.args.iter().zip(&callee.args) {
            if have.n != want.n {
                return Err(Fault::new(ErrorKind::Undefined, first, "call with another signature than the function's"));
            }
            let byval = if have.byval.0 > 0 { have.byval } else { want.byval };
            for l in lanes(mask) {
                for k in 0..have.n {
                    let mut c = warp.frames[frame as usize].cell(function, have.slot + k, l);
                    if (have.noundef || want.noundef) && !c.is_clean() {
                        return Err(Fault::new(ErrorKind::Poison, l as u32, "undef or poison passed as `noundef`"));
                    }
                    if byval.0 > 0 {
                        let p = warp.local[l].alloc(byval.0, byval.1, l as u32)?;
                        self.copy_bytes(warp, l as u32, c.value, p, byval.0, Elements::Any)?;
                        c = Cell::clean(p);
                    }
                    warp.frames[new as usize].set_cell(want.slot + k, l, c);
                }
            }
        }
        let fr = &mut warp.frames[new as usize];
        (fr.live, fr.parent, fr.ret_pc, fr.ret_dst, fr.depth, fr.marks) =
            (mask, frame, self.place.1, row.dst, depth, marks);
        let gr = &mut warp.groups[group];
        (gr.frame, gr.pc) = (new, callee.entry);
        Ok(split.then_some(Stop::Yield))
    }
    fn ret(&mut self, warp: &mut Warp, group: usize, function: &Function, op: &Op) -> Step<Option<Stop>> {
        let Group { frame, mask, .. } = warp.groups[group];
        let fi = frame as usize;
        let parent = warp.frames[fi].parent;
        if parent == u32::MAX {
            return self.exit(warp, group);
        }
        let caller_row = warp.frames[parent as usize].func as usize;
        let Some(caller) = &self.program.functions[caller_row] else { return self.exit(warp, group) };
        let (dst, ret_pc) = (warp.frames[fi].ret_dst, warp.frames[fi].ret_pc);
        let row = &caller.calls[caller.ops[ret_pc as usize].x as usize];
        for k in 0..op.x {
            for l in lanes(mask) {
                let c = warp.frames[fi].cell(function, op.a + k, l);
                if (function.ret_noundef || row.ret_noundef) && !c.is_clean() {
                    return Err(Fault::new(ErrorKind::Poison, l as u32, "undef or poison returned as `noundef`"));
                }
                if dst != NO_SLOT {
                    warp.frames[parent as usize].set_cell(dst + k, l, c);
                }
            }
        }
        for l in lanes(mask) {
            let mark = warp.frames[fi].marks[l];
            warp.local[l].release(mark);
        }
        warp.frames[fi].live &= !mask;
        if warp.frames[fi].live == 0 {
            warp.free.push(frame);
        }
        let gr = &mut warp.groups[group];
        (gr.frame, gr.pc) = (parent, ret_pc + 1);
        Ok((warp.groups.len() > 1).then_some(Stop::Yield))
    }
    /// Ends the lanes of group `group`.
    pub fn exit(&mut self, warp: &mut Warp, group: usize) -> Step<Option<Stop>> {
        let mask = warp.groups[group].mask;
        warp.alive &= !mask;
        warp.groups.swap_remove(group);
        for fr in &mut warp.frames {
            fr.live &= !mask;
        }
        Ok(Some(Stop::Yield))
    }
    /// Moves a group whose wait is over to its next operation.
    pub fn advance(warp: &mut Warp, group: usize) {
        warp.groups[group].pc += 1;
        warp.groups[group].wait = Wait::Ready;
    }
}

fn select(function: &Function, warp: &mut Warp, fi: usize, op: &Op, mask: u32) {
    let fr = &mut warp.frames[fi];
    let bad = fr.bad(function, op.a) | fr.bad(function, op.b) | fr.bad(function, op.c);
    if bad & mask == 0 && op.fl == 0 {
        let (c, a, b) = (*fr.get(function, op.a), *fr.get(function, op.b), *fr.get(function, op.c));
        let d = &mut fr.regs[op.d as usize];
        for l in lanes(mask) {
            d[l] = if c[l] & 1 != 0 { a[l] } else { b[l] };
        }
        fr.bad[op.d as usize] &= !mask;
        return;
    }
    for l in lanes(mask) {
        let c = fr.cell(function, op.a, l);
        let (a, b) = (fr.cell(function, op.b, l), fr.cell(function, op.c, l));
        let mut r = if c.value & 1 != 0 { a } else { b };
        if c.poison {
            r = Cell { value: 0, undef: 0, poison: true };
        } else if c.undef != 0 {
            // Either value, but never worse than the worse of both.
            let differ = if a.value == b.value { 0 } else { u64::MAX };
            r = Cell { value: r.value, undef: a.undef | b.undef | differ, poison: a.poison || b.poison };
        }
        if op.w != 0 && r.is_clean() && super::float::fast_poison(op.w as u32, op.fl, &[r.value]) {
            r.poison = true;
        }
        if r.poison {
            r.undef = 0;
        }
        fr.set_cell(op.d, l, r);
    }
}

/// An element by its number; one beyond the vector is poison.
fn extract(registers: &mut Frame, function: &Function, op: &Op, mask: u32) {
    for lane in lanes(mask) {
        let index = registers.cell(function, op.b, lane);
        for slot in 0..op.c {
            let mut cell = Cell { value: 0, undef: 0, poison: true };
            if index.is_clean() && index.value < op.x as u64 {
                cell = registers.cell(function, op.a + index.value as u32 * op.c + slot, lane);
            }
            registers.set_cell(op.d + slot, lane, cell);
        }
    }
}

/// Replaces an element by its number; with one beyond the vector all elements are poison.
fn insert(registers: &mut Frame, function: &Function, op: &Op, mask: u32) {
    for lane in lanes(mask) {
        let index = registers.cell(function, op.b, lane);
        if index.is_clean() && index.value < op.x as u64 {
            for slot in 0..op.c {
                let cell = registers.cell(function, op.a + slot, lane);
                registers.set_cell(op.d + index.value as u32 * op.c + slot, lane, cell);
            }
        } else {
            for slot in 0..op.c * op.x {
                registers.set_cell(op.d + slot, lane, Cell { value: 0, undef: 0, poison: true });
            }
        }
    }
}
