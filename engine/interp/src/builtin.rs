//! Intrinsics and runtime functions of one lane: special registers, memory transfers, arrivals at barriers, the heap, `printf`.

use super::exec::{Cx, Stop};
use super::flight::{self, Until, Work};
use super::memory::{self, Object, Region, space};
use super::program::*;
use super::report::{ErrorKind, Fault, Step};
use super::sync;
use super::warp::{Cell, Group, Wait, Warp, lanes};
use super::{decode::SREG_NAMES, mbarrier, printf};

/// Barriers of a block; the one behind them is that of the cluster.
const BARRIERS: u64 = 16;

/// The memory of a lane, as what it prints is read.
struct OfLane<'v> {
    view: memory::View<'v>,
    lane: u32,
}

impl printf::Source for OfLane<'_> {
    fn number(&mut self, address: u64, bytes: u64) -> Option<u64> {
        let (region, offset) = self.view.resolve(self.lane, address, bytes, false).ok()?;
        Some(self.view.read(self.lane, region, offset, bytes as usize).value)
    }
    fn text(&mut self, address: u64) -> String {
        printf::c_string(self.view.objects, address)
    }
}

impl Cx<'_, '_> {
    /// Runs an operation of code `Intr`.
    pub fn intrinsic(&mut self, warp: &mut Warp, group: usize, function: &Function, op: &Op) -> Step<Option<Stop>> {
        let row = &function.intrs[op.x as usize];
        if sync::is_collective(row.kind) {
            return self.collective(warp, group, function, row);
        }
        let Group { frame, mask, .. } = warp.groups[group];
        let fi = frame as usize;
        match row.kind {
            Intr::Barrier { .. } | Intr::BarrierRed { .. } | Intr::ClusterWait => {
                return self.barrier(warp, group, function, row);
            }
            Intr::Exit => return self.exit(warp, group),
            Intr::Nop => {}
            Intr::Fence => {
                if let Some(r) = self.races.as_deref_mut() {
                    lanes(mask).for_each(|l| r.fence(self.block_number, (warp.index * 32) as usize + l));
                }
            }
            Intr::BarrierArrive { .. } => {
                lanes(mask).try_for_each(|l| self.barrier_arrive(warp, fi, function, row, l))?
            }
            Intr::Sreg(n) => {
                for l in lanes(mask) {
                    let v = self.sreg(warp, SREG_NAMES[n as usize], l);
                    warp.frames[fi].set_cell(row.dst, l, Cell::clean(v as u64));
                }
            }
            Intr::Clock => {
                *self.chose = true;
                for l in lanes(mask) {
                    let v = *self.steps;
                    warp.frames[fi].set_cell(row.dst, l, Cell::clean(v));
                }
            }
            Intr::Trap => return Err(Fault::new(ErrorKind::Trap, mask.trailing_zeros(), "`llvm.trap`")),
            Intr::Assume => lanes(mask).try_for_each(|l| self.assume(warp, fi, function, row, l))?,
            Intr::IsSpace(s) => lanes(mask).try_for_each(|l| self.is_space(warp, fi, function, row, s, l))?,
            Intr::PtrCopy => warp.frames[fi].copy(function, row.dst, row.args[0], mask),
            Intr::MemCopy { moves, elements } => {
                lanes(mask).try_for_each(|l| self.memory_copy(warp, fi, function, row, (moves, elements), l))?
            }
            Intr::MemSet { elements } => {
                lanes(mask).try_for_each(|l| self.memory_set(warp, fi, function, row, elements, l))?
            }
            Intr::Aligned(bits) => {
                lanes(mask).try_for_each(|l| self.check_aligned(warp, fi, function, row, bits, l))?
            }
            Intr::LoadIf(x) | Intr::StoreIf(x) => {
                lanes(mask).try_for_each(|l| self.access_if(warp, fi, function, row, x, l))?
            }
            Intr::Lifetime { start } => {
                lanes(mask).try_for_each(|l| self.lifetime(warp, fi, function, row, start, l))?
            }
            Intr::StackSave => {
                for l in lanes(mask) {
                    let (n, at) = warp.local[l].mark();
                    warp.frames[fi].set_cell(row.dst, l, Cell::clean((n as u64) << 32 | at as u64));
                }
            }
            Intr::StackRestore => {
                for l in lanes(mask) {
                    let v = self.clean(warp, fi, function, row.args[0], l, "a stack state")?;
                    warp.local[l].release(((v >> 32) as u32, v as u32));
                }
            }
            Intr::ObjectSize => lanes(mask).try_for_each(|l| self.object_size(warp, fi, function, row, l))?,
            Intr::Malloc => lanes(mask).try_for_each(|l| self.malloc(warp, fi, function, row, l))?,
            Intr::Free => lanes(mask).try_for_each(|l| self.free(warp, fi, function, row, l))?,
            Intr::Assert => return Err(self.failed_assertion(warp, fi, function, row, mask)),
            Intr::Printf => lanes(mask).try_for_each(|l| self.printf(warp, fi, function, row, l))?,
            Intr::CpAsync(n) => lanes(mask).try_for_each(|l| self.copy_async(warp, fi, function, row, n as u64, l))?,
            Intr::Bulk(b) => lanes(mask).try_for_each(|l| self.bulk(warp, fi, function, row, b, l))?,
            Intr::Tile(t) => lanes(mask).try_for_each(|l| self.tile(warp, fi, function, row, t, l))?,
            Intr::ReplaceField(field, ord) => {
                lanes(mask).try_for_each(|l| self.replace_field(warp, fi, function, row, (field, ord), l))?;
            }
            Intr::Tensor(op) => lanes(mask).try_for_each(|l| self.tensor_issue(warp, fi, function, row, op, l))?,
            Intr::CloseGroup { bulk } => self.close_group(warp, mask, bulk),
            Intr::WaitGroup { bulk } => {
                lanes(mask).try_for_each(|l| self.wait_for_groups(warp, fi, function, row, bulk, l))?
            }
            Intr::CopiesArrive { noinc } => {
                for l in lanes(mask) {
                    let p = self.clean(warp, fi, function, row.args[0], l, "a memory barrier")?;
                    self.arrive_after_copies(warp, l, flight::shared(p), noinc)?;
                }
            }
            Intr::TryCancel => lanes(mask).try_for_each(|l| self.try_cancel(warp, fi, function, row, l))?,
            Intr::MbarInit
            | Intr::MbarArrive { .. }
            | Intr::MbarExpect
            | Intr::MbarComplete
            | Intr::MbarMore
            | Intr::MbarTest { .. }
            | Intr::MbarPending => lanes(mask).try_for_each(|l| self.memory_barrier(warp, fi, function, row, l))?,
            _ => return Err(Fault::new(ErrorKind::Unsupported, mask.trailing_zeros(), format!("{:?}", row.kind))),
        }
        warp.groups[group].pc += 1;
        Ok(None)
    }
    /// A lane arrives at a barrier of the block without waiting.
    fn barrier_arrive(
        &mut self,
        warp: &mut Warp,
        frame: usize,
        function: &Function,
        row: &IntrRow,
        lane: usize,
    ) -> Step {
        let id = self.clean(warp, frame, function, row.args[0], lane, "a barrier number")?;
        if id >= BARRIERS {
            return Err(Fault::new(ErrorKind::Undefined, lane as u32, format!("barrier {id}")));
        }
        self.arrivals[id as usize] += 1;
        if let Some(r) = self.races.as_deref_mut() {
            r.arrive(self.block_number, (warp.index * 32) as usize + lane, id as usize);
        }
        Ok(())
    }
    /// A condition that the program promises.
    fn assume(&mut self, warp: &mut Warp, frame: usize, function: &Function, row: &IntrRow, lane: usize) -> Step {
        let c = warp.frames[frame].cell(function, row.args[0], lane);
        if !c.is_clean() {
            return Err(Fault::new(ErrorKind::Poison, lane as u32, "assumption of undef or poison"));
        }
        if c.value & 1 == 0 {
            return Err(Fault::new(ErrorKind::Undefined, lane as u32, "assumption that does not hold"));
        }
        Ok(())
    }
    /// Whether an address lies in a space; undef and poison addresses give such a bit.
    fn is_space(
        &mut self,
        warp: &mut Warp,
        frame: usize,
        function: &Function,
        row: &IntrRow,
        space: u8,
        lane: usize,
    ) -> Step {
        let c = warp.frames[frame].cell(function, row.args[0], lane);
        let v = (c.value >> space::SHIFT == space as u64) as u64;
        warp.frames[frame].set_cell(row.dst, lane, Cell { value: v, undef: (c.undef != 0) as u64, poison: c.poison });
        Ok(())
    }
    /// `memcpy`, whose ranges may not overlap, and `memmove`.
    fn memory_copy(
        &mut self,
        warp: &mut Warp,
        frame: usize,
        function: &Function,
        row: &IntrRow,
        (moves, elements): (bool, Elements),
        lane: usize,
    ) -> Step {
        let n = self.clean(warp, frame, function, row.args[2], lane, "a length")?;
        whole_elements(elements, n, lane)?;
        if n == 0 {
            return Ok(());
        }
        let to = self.clean(warp, frame, function, row.args[0], lane, "an address")?;
        let from = self.clean(warp, frame, function, row.args[1], lane, "an address")?;
        let apart = to == from || to >= from.saturating_add(n) || from >= to.saturating_add(n);
        if !moves && !apart {
            return Err(Fault::new(ErrorKind::Undefined, lane as u32, "memcpy of overlapping ranges"));
        }
        self.copy_bytes(warp, lane as u32, from, to, n, elements)
    }
    /// `memset`, of undef and poison bytes too.
    fn memory_set(
        &mut self,
        warp: &mut Warp,
        frame: usize,
        function: &Function,
        row: &IntrRow,
        elements: Elements,
        lane: usize,
    ) -> Step {
        let n = self.clean(warp, frame, function, row.args[2], lane, "a length")?.min(1 << 40);
        whole_elements(elements, n, lane)?;
        if n == 0 {
            return Ok(());
        }
        let to = self.clean(warp, frame, function, row.args[0], lane, "an address")?;
        let c = warp.frames[frame].cell(function, row.args[1], lane);
        let at = self.view(warp).resolve(lane as u32, to, n, true)?;
        self.check_race(warp, lane, at, n as usize, true, elements != Elements::Any)?;
        let mut view = self.view(warp);
        let (data, shadow) = view.bytes_mut(lane as u32, at.0);
        let range = at.1..at.1 + n as usize;
        data[range.clone()].fill(c.value as u8);
        if !c.is_clean() {
            shadow.resize(data.len(), memory::CLEAN);
        }
        if !shadow.is_empty() {
            shadow[range].fill(if c.poison { memory::POISON } else { (c.undef != 0) as u8 * memory::UNDEF });
        }
        Ok(())
    }
    /// Checks the promise that the `bits` low bits of an address are zero. It counts only where bytes are accessed.
    fn check_aligned(
        &mut self,
        warp: &mut Warp,
        frame: usize,
        function: &Function,
        row: &IntrRow,
        bits: u8,
        lane: usize,
    ) -> Step {
        if self.clean(warp, frame, function, row.args[1], lane, "a length")? == 0 {
            return Ok(());
        }
        let p = self.clean(warp, frame, function, row.args[0], lane, "an address")?;
        if p & !(u64::MAX << bits) != 0 {
            let text = format!("address {p:#x} is not a multiple of {}", 1u64 << bits);
            return Err(Fault::new(ErrorKind::Misaligned, lane as u32, text));
        }
        Ok(())
    }
    /// A load or store that happens where its condition holds.
    fn access_if(
        &mut self,
        warp: &mut Warp,
        frame: usize,
        function: &Function,
        row: &IntrRow,
        access: u32,
        lane: usize,
    ) -> Step {
        if self.clean(warp, frame, function, row.args[0], lane, "a mask of an access")? & 1 == 0 {
            return Ok(());
        }
        let mut op = Op { d: row.dst, x: access, ..Op::of(Code::Load) };
        if let Intr::LoadIf(_) = row.kind {
            op.a = row.args[1];
            return self.load(warp, frame, function, &op, 1 << lane);
        }
        (op.a, op.b) = (row.args[2], row.args[1]);
        self.store(warp, frame, function, &op, 1 << lane)
    }
    /// Starts or ends the lifetime of a stack object; its bytes become undef.
    fn lifetime(
        &mut self,
        warp: &mut Warp,
        frame: usize,
        function: &Function,
        row: &IntrRow,
        start: bool,
        lane: usize,
    ) -> Step {
        let c = warp.frames[frame].cell(function, row.args[0], lane);
        let local = &mut warp.local[lane];
        if c.value >> space::SHIFT == space::LOCAL
            && let Some(o) = local.object_of(c.value)
        {
            let o = &mut local.objects[o];
            o.live = start;
            let range = o.at as usize..(o.at + o.size) as usize;
            local.shadow[range].fill(memory::UNDEF);
        }
        Ok(())
    }
    /// Bytes from an address to the end of its object; all ones when there is none.
    fn object_size(&mut self, warp: &mut Warp, frame: usize, function: &Function, row: &IntrRow, lane: usize) -> Step {
        let c = warp.frames[frame].cell(function, row.args[0], lane);
        let size = self.view(warp).bounds(lane as u32, c.value).map_or(u64::MAX, |(_, hi)| hi.saturating_sub(c.value));
        warp.frames[frame].set_cell(row.dst, lane, Cell::clean(size));
        Ok(())
    }
    /// A new object of the heap, or null when it is too large.
    fn malloc(&mut self, warp: &mut Warp, frame: usize, function: &Function, row: &IntrRow, lane: usize) -> Step {
        let n = self.clean(warp, frame, function, row.args[0], lane, "a size")?;
        if n > 1 << 30 || self.objects.len() >= 0xf_fffe {
            warp.frames[frame].set_cell(row.dst, lane, Cell::clean(0));
            return Ok(());
        }
        let name = format!("heap object {}", self.objects.len());
        self.objects.push(Object::uninit(&name, n as usize));
        let p = memory::object_address(false, self.objects.len() - 1);
        warp.frames[frame].set_cell(row.dst, lane, Cell::clean(p));
        Ok(())
    }
    /// The end of an object of the heap.
    fn free(&mut self, warp: &mut Warp, frame: usize, function: &Function, row: &IntrRow, lane: usize) -> Step {
        let p = self.clean(warp, frame, function, row.args[0], lane, "an address")?;
        if p == 0 {
            return Ok(());
        }
        let index = (p >> 36) as usize & 0xf_ffff;
        let ok = p == memory::object_address(false, index);
        match self.objects.get_mut(index).filter(|o| ok && o.name.starts_with("heap")) {
            Some(o) if o.freed => {
                return Err(Fault::new(ErrorKind::UseAfterFree, lane as u32, format!("second free of {}", o.name)));
            }
            Some(o) => o.freed = true,
            None => {
                return Err(Fault::new(ErrorKind::Undefined, lane as u32, format!("free of {p:#x}, no heap object")));
            }
        }
        Ok(())
    }
    /// Formats what the lane prints.
    fn printf(&mut self, warp: &mut Warp, frame: usize, function: &Function, row: &IntrRow, lane: usize) -> Step {
        let format = self.clean(warp, frame, function, row.args[0], lane, "a format")?;
        let list = self.clean(warp, frame, function, row.args[1], lane, "an argument list")?;
        let format = printf::c_string(self.objects, format);
        let view = memory::View { objects: self.objects, shared: self.shared, local: &mut warp.local };
        let mut source = OfLane { view, lane: lane as u32 };
        let n = printf::print(&format, list, &mut source, self.printf);
        if row.dst != NO_SLOT {
            warp.frames[frame].set_cell(row.dst, lane, Cell::clean(n as u64));
        }
        Ok(())
    }
    /// Waits until at most the given number of groups of copies is in flight.
    fn wait_for_groups(
        &mut self,
        warp: &mut Warp,
        frame: usize,
        function: &Function,
        row: &IntrRow,
        bulk: bool,
        lane: usize,
    ) -> Step {
        let but = match row.args.first() {
            Some(&s) => Some(self.clean(warp, frame, function, s, lane, "a number of groups")? as u32 as u64),
            None => None,
        };
        self.wait_group(warp, lane, bulk, but)?;
        Ok(())
    }
    /// Asks for the coordinates of a block that has not started: there is none, so that zeros are delivered.
    fn try_cancel(&mut self, warp: &mut Warp, frame: usize, function: &Function, row: &IntrRow, lane: usize) -> Step {
        let to = self.clean(warp, frame, function, row.args[0], lane, "an address")?;
        let barrier = self.clean(warp, frame, function, row.args[1], lane, "a memory barrier")?;
        let at = self.outside_stack(warp, lane, to, 16, true, true)?;
        self.put_in_flight(warp, lane, at, 16)?;
        let work = Work::Copy { from: 0, to, used: 0, size: 16, mask: u16::MAX };
        self.issue(warp, lane, Until::Barrier(flight::shared(barrier)), work);
        Ok(())
    }
    /// An operation on a memory barrier (`mbarrier`).
    fn memory_barrier(
        &mut self,
        warp: &mut Warp,
        frame: usize,
        function: &Function,
        row: &IntrRow,
        lane: usize,
    ) -> Step {
        let mut v = [0; 2];
        for (k, &s) in row.args.iter().enumerate().take(2) {
            v[k] = self.clean(warp, frame, function, s, lane, "an operand of a memory barrier")?;
        }
        let r = if row.kind == Intr::MbarPending {
            mbarrier::pending(v[0])
        } else {
            let at = self.view(warp).resolve(lane as u32, v[0], 8, true)?;
            if !matches!(at.0, Region::Shared(_)) || v[0] & 7 != 0 {
                return Err(Fault::new(
                    ErrorKind::Undefined,
                    lane as u32,
                    "a memory barrier that is not in shared memory",
                ));
            }
            let mut now = self.view(warp).read(lane as u32, at.0, at.1, 8).value;
            // A thread that asks, or begins the next phase, must find the operations done that report to the barrier.
            let begins = matches!(row.kind, Intr::MbarArrive { .. }) && mbarrier::pending(now) == 0;
            if begins || matches!(row.kind, Intr::MbarTest { .. }) {
                self.ask_barrier(warp, flight::shared(v[0]))?;
                now = self.view(warp).read(lane as u32, at.0, at.1, 8).value;
            }
            let (next, r) =
                mbarrier::step(row.kind, now, v[1]).map_err(|e| Fault::new(ErrorKind::Undefined, lane as u32, e))?;
            let s = memory::Scalar { value: next, ..Default::default() };
            self.view(warp).write(lane as u32, at.0, at.1, 8, s);
            // Arriving releases; seeing the end of a phase acquires.
            let acquire = matches!(row.kind, Intr::MbarTest { .. }) && r != 0;
            let release = matches!(row.kind, Intr::MbarArrive { .. });
            self.atomic_order(warp, lane, at, release, Order { release, acquire });
            r
        };
        if row.dst != NO_SLOT {
            warp.frames[frame].set_cell(row.dst, lane, Cell::clean(r));
        }
        Ok(())
    }
    /// The fault of the first lane whose `assert` failed: expression, file, line and function are the operands.
    fn failed_assertion(&self, warp: &Warp, frame: usize, function: &Function, row: &IntrRow, mask: u32) -> Box<Fault> {
        let lane = mask.trailing_zeros() as usize;
        let text = |operand: usize| {
            let address = row.args.get(operand).map_or(0, |&slot| warp.frames[frame].cell(function, slot, lane).value);
            printf::c_string(self.objects, address)
        };
        let line = row.args.get(2).map_or(0, |&slot| warp.frames[frame].cell(function, slot, lane).value as u32);
        let text = format!("{} ({}:{line}, {})", text(0), text(1), text(3));
        Fault::new(ErrorKind::Assert, lane as u32, text)
    }
    /// A defined operand.
    pub fn clean(&self, warp: &Warp, fi: usize, function: &Function, s: u32, lane: usize, what: &str) -> Step<u64> {
        let c = warp.frames[fi].cell(function, s, lane);
        if c.is_clean() {
            Ok(c.value)
        } else {
            Err(Fault::new(ErrorKind::Poison, lane as u32, format!("undef or poison as {what}")))
        }
    }
    /// Makes lanes wait at a barrier of the block.
    fn barrier(&mut self, warp: &mut Warp, group: usize, function: &Function, row: &IntrRow) -> Step<Option<Stop>> {
        let Group { frame, mask, .. } = warp.groups[group];
        let (aligned, count) = match row.kind {
            Intr::Barrier { aligned, count } | Intr::BarrierRed { aligned, count, .. } => (aligned, count),
            _ => (false, false),
        };
        let mut wait = None;
        for l in lanes(mask) {
            let id = if row.kind == Intr::ClusterWait {
                BARRIERS
            } else {
                self.clean(warp, frame as usize, function, row.args[0], l, "a barrier number")?
            };
            let n = if count {
                self.clean(warp, frame as usize, function, row.args[1], l, "a number of threads")?
            } else {
                0
            };
            let is_known = id < BARRIERS || row.kind == Intr::ClusterWait;
            if !is_known || count && (n == 0 || n % 32 != 0) {
                let text = format!("barrier {id} of {n} threads");
                return Err(Fault::new(ErrorKind::Undefined, l as u32, text));
            }
            let this = Wait::Barrier { id: id as u32, count: n as u32, aligned };
            if *wait.get_or_insert(this) != this {
                let text = "lanes of one instruction at different barriers";
                return Err(Fault::new(ErrorKind::BarrierDivergence, l as u32, text));
            }
        }
        if let Some(wait) = wait {
            warp.groups[group].wait = wait;
        }
        Ok(Some(Stop::Yield))
    }
    fn sreg(&self, warp: &Warp, name: &str, l: usize) -> u32 {
        let axis = |v: [u32; 3]| match name.as_bytes()[name.len() - 1] {
            b'x' => v[0],
            b'y' => v[1],
            b'z' => v[2],
            _ => 0,
        };
        let lane = l as u32;
        let s = self.launch;
        let threads = s.dims.iter().product::<u32>();
        match name {
            "laneid" => lane,
            "warpid" => warp.index,
            "nwarpid" => threads.div_ceil(32),
            "warpsize" => 32,
            "lanemask.eq" => 1 << lane,
            "lanemask.lt" => (1 << lane) - 1,
            "lanemask.le" => ((1u64 << (lane + 1)) - 1) as u32,
            "lanemask.gt" => !(((1u64 << (lane + 1)) - 1) as u32),
            "lanemask.ge" => !((1 << lane) - 1),
            "nsmid" => 1,
            "dynamic.smem.size" => s.shared_bytes,
            "total.smem.size" | "aggr.smem.size" => self.shared.iter().map(|o| o.data.len() as u32).sum(),
            "cluster.nctarank" => 1,
            "ntid.w" | "nctaid.w" | "nclusterid.w" => 1,
            _ if name.starts_with("tid.") => axis(warp.tid[l]),
            _ if name.starts_with("ntid.") => axis(s.dims),
            _ if name.starts_with("ctaid.") || name.starts_with("clusterid.") => axis(self.block),
            _ if name.starts_with("nctaid.") || name.starts_with("nclusterid.") => axis(s.grid),
            _ if name.starts_with("cluster.nctaid.") => 1,
            _ => 0,
        }
    }
}

/// Checks that `length` bytes are whole elements.
fn whole_elements(elements: Elements, length: u64, lane: usize) -> Step {
    match elements {
        Elements::Atomic(size) if !length.is_multiple_of(u64::from(size)) => {
            let text = format!("{length} bytes are no whole number of atomic elements of {size} bytes");
            Err(Fault::new(ErrorKind::Undefined, lane as u32, text))
        }
        _ => Ok(()),
    }
}
