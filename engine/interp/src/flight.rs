//! Asynchronous operations in flight: copies to and from shared memory, plain, in bulk, and of tiles of tensors.
//!
//! An operation is checked when it is issued, and done when it is waited for: those of a group when its thread waits for the
//! group (or its warp ends), those that report to a memory barrier when some thread asks the barrier. Until then the bytes
//! it will write are *in flight*: to read them is a fault. What it reads, it reads when it is done, so that a source
//! overwritten too early shows. Waiting for the reads of a group alone waits for all of it.

use super::exec::Cx;
use super::memory::{self, Region, Scalar, space};
use super::program::*;
use super::report::{ErrorKind, Fault, Step};
use super::tensor::Product;
use super::tensormap::Tile;
use super::warp::{Warp, lanes};
use super::{atomic, mbarrier};
use warpc_ir::consts::low_mask;
use warpc_ir::opcode::RmwOp;

/// What an operation does to memory.
#[derive(Clone, Debug)]
pub(crate) enum Work {
    /// Copies `used` bytes, then writes zeros up to `size`. Only bytes of chunks of 16 whose bit is in `mask`.
    Copy { from: u64, to: u64, used: u64, size: u64, mask: u16 },
    /// Combines shared memory with global memory, number by number of `bits` bits of kind `float`.
    Reduce { from: u64, to: u64, size: u64, op: RmwOp, bits: u32, float: u32 },
    /// A tile of a tensor.
    Tile(Box<Tile>),
    /// Arrives at the memory barrier when earlier copies of the thread are done.
    Arrive,
    /// A product in tensor memory.
    Product(Box<Product>),
    /// Arrives at the memory barrier when earlier products of the thread are done.
    Commit,
}

/// Which threads wait for an operation to be done.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Until {
    /// The thread that issued it, by the group it is in; `bulk` for groups of bulk operations.
    Group { bulk: bool, id: u32 },
    /// Threads that ask the memory barrier, which counts the bytes.
    Barrier(u64),
    /// Threads that ask the memory barrier of a later commit.
    Commit,
}

#[derive(Clone, Debug)]
struct Flight {
    thread: u32,
    until: Until,
    work: Work,
}

/// Operations of a block in flight.
#[derive(Default, Debug)]
pub(crate) struct Flights {
    list: Vec<Flight>,
    /// Groups that each thread has closed: copies, bulk operations.
    closed: Vec<[u32; 2]>,
}

impl Flights {
    fn closed(&mut self, thread: u32) -> &mut [u32; 2] {
        let n = thread as usize;
        if self.closed.len() <= n {
            self.closed.resize(n + 1, [0; 2]);
        }
        &mut self.closed[n]
    }
}

/// Direction of a bulk copy.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs)]
pub enum BulkWay {
    /// To shared memory, reported to a memory barrier.
    ToShared,
    /// From shared to global memory, in a group.
    ToGlobal,
}

/// A bulk operation: destination, source, bytes, then the memory barrier or (with `masked`) the mask of bytes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Bulk {
    /// Direction.
    pub way: BulkWay,
    /// Whether a mask of bytes follows.
    pub masked: bool,
    /// Whether a mask of blocks of the cluster follows.
    pub multicast: bool,
    /// Combine with what is there: operation, bits and kind of a number.
    pub reduce: Option<(RmwOp, u8, u8)>,
}

/// Operation, bits and kind by PTX names: `add`, `s32`.
pub fn reduction(op: &str, ty: &str) -> Option<(RmwOp, u8, u8)> {
    let (bits, float, signed) = match ty {
        "f16" => (16, 16, false),
        "bf16" => (16, 17, false),
        "f32" => (32, 32, false),
        "f64" => (64, 64, false),
        _ => (ty.get(1..)?.parse().ok()?, 0, ty.starts_with('s')),
    };
    let rmw = match op {
        "add" if float != 0 => RmwOp::FAdd,
        "min" if float != 0 => RmwOp::FMin,
        "max" if float != 0 => RmwOp::FMax,
        "add" => RmwOp::Add,
        "min" if signed => RmwOp::Min,
        "max" if signed => RmwOp::Max,
        "min" => RmwOp::UMin,
        "max" => RmwOp::UMax,
        "and" => RmwOp::And,
        "or" => RmwOp::Or,
        "xor" => RmwOp::Xor,
        "inc" => RmwOp::UIncWrap,
        "dec" => RmwOp::UDecWrap,
        _ => return None,
    };
    Some((rmw, bits, float))
}

/// Operation of a reduction of tiles. The tensor map says whether its numbers are floats, and whether they are signed.
pub fn tile_reduction(op: &str) -> Option<RmwOp> {
    Some(match op {
        "add" => RmwOp::Add,
        "min" => RmwOp::UMin,
        "max" => RmwOp::UMax,
        "inc" => RmwOp::UIncWrap,
        "dec" => RmwOp::UDecWrap,
        "and" => RmwOp::And,
        "or" => RmwOp::Or,
        "xor" => RmwOp::Xor,
        _ => return None,
    })
}

impl Cx<'_, '_> {
    /// Fault of a read of bytes in flight; `scalar` is what was read.
    #[inline]
    pub fn check_delivered(
        &mut self,
        warp: &mut Warp,
        l: u32,
        at: (Region, usize),
        size: usize,
        scalar: &Scalar,
    ) -> Step {
        if scalar.undef == 0 {
            return Ok(());
        }
        let view = self.view(warp);
        let shadow = view.bytes(l, at.0).1;
        if shadow.get(at.1..at.1 + size).is_some_and(|b| b.contains(&memory::IN_FLIGHT)) {
            let text = "read of bytes that an asynchronous operation has not delivered: nobody waited for it";
            return Err(Fault::new(ErrorKind::Uninitialised, l, text));
        }
        Ok(())
    }
    /// The bytes at `address`, which must be in shared or (unless `shared`) global memory.
    pub fn outside_stack(
        &mut self,
        warp: &mut Warp,
        lane: usize,
        address: u64,
        size: u64,
        write: bool,
        shared: bool,
    ) -> Step<(Region, usize)> {
        let at = self.view(warp).resolve(lane as u32, address, size, write)?;
        if at.0 == Region::Local || shared && !matches!(at.0, Region::Shared(_)) {
            let text = format!("asynchronous operation on address {address:#x}, which is in another state space");
            return Err(Fault::new(ErrorKind::OutOfBounds, lane as u32, text));
        }
        Ok(at)
    }
    /// Marks bytes that an operation of lane `lane` will write.
    pub fn put_in_flight(&mut self, warp: &mut Warp, lane: usize, at: (Region, usize), size: usize) -> Step {
        self.check_race(warp, lane, at, size, true, false)?;
        let mut view = self.view(warp);
        let (data, shadow) = view.bytes_mut(lane as u32, at.0);
        if shadow.is_empty() {
            shadow.resize(data.len(), memory::CLEAN);
        }
        shadow[at.1..at.1 + size].fill(memory::IN_FLIGHT);
        Ok(())
    }
    /// Notes an operation of lane `lane` that was checked.
    pub fn issue(&mut self, warp: &Warp, lane: usize, until: Until, work: Work) {
        let thread = warp.index * 32 + lane as u32;
        self.flights.list.push(Flight { thread, until, work });
    }
    /// The group that lane `lane` has open.
    pub fn open_group(&mut self, warp: &Warp, lane: usize, bulk: bool) -> Until {
        let id = self.flights.closed(warp.index * 32 + lane as u32)[bulk as usize];
        Until::Group { bulk, id }
    }
    /// Closes the open group of some lanes.
    pub fn close_group(&mut self, warp: &Warp, mask: u32, bulk: bool) {
        for l in lanes(mask) {
            self.flights.closed(warp.index * 32 + l as u32)[bulk as usize] += 1;
        }
    }
    /// Waits until at most `but` closed groups of lane `lane` are in flight; `None` for all, the open one included.
    pub fn wait_group(&mut self, warp: &mut Warp, lane: usize, bulk: bool, but: Option<u64>) -> Step {
        let thread = warp.index * 32 + lane as u32;
        let closed = self.flights.closed(thread)[bulk as usize];
        let below = but.map_or(u32::MAX, |n| closed.saturating_sub(n.min(u32::MAX as u64) as u32));
        self.land(warp, |f| {
            f.thread == thread && matches!(f.until, Until::Group { bulk: b, id } if b == bulk && id < below)
        })
    }
    /// Completes the operations that report to the memory barrier at `address`.
    pub fn ask_barrier(&mut self, warp: &mut Warp, address: u64) -> Step {
        if self.flights.list.is_empty() {
            return Ok(());
        }
        // An arrival waits for the copies, or products, of its thread before it.
        let mine = |f: &Flight| f.until == Until::Barrier(address);
        let mut last = Vec::new();
        for (k, f) in self.flights.list.iter().enumerate().filter(|f| mine(f.1)) {
            match f.work {
                Work::Arrive => last.push((k, f.thread, Until::Group { bulk: false, id: 0 })),
                Work::Commit => last.push((k, f.thread, Until::Commit)),
                _ => {}
            }
        }
        if !last.is_empty() {
            let mut n = 0;
            self.land(warp, |f| {
                n += 1;
                let awaits = |a: &(usize, u32, Until)| {
                    let same = match f.until {
                        Until::Group { bulk, .. } => !bulk && matches!(a.2, Until::Group { .. }),
                        Until::Commit => a.2 == Until::Commit,
                        Until::Barrier(_) => false,
                    };
                    same && n - 1 < a.0 && f.thread == a.1
                };
                last.iter().any(awaits)
            })?;
        }
        self.land(warp, mine)
    }
    /// Completes the operations of an ended warp that its threads did not wait for.
    pub fn land_warp(&mut self, warp: &mut Warp) -> Step {
        let index = warp.index;
        self.land(warp, |f| f.thread / 32 == index && matches!(f.until, Until::Group { .. }))
    }
    fn land(&mut self, warp: &mut Warp, mut which: impl FnMut(&Flight) -> bool) -> Step {
        if self.flights.list.is_empty() {
            return Ok(());
        }
        let all = std::mem::take(&mut self.flights.list);
        let (now, later): (Vec<_>, Vec<_>) = all.into_iter().partition(&mut which);
        self.flights.list = later;
        for f in now {
            let bytes = self.perform(warp, &f)?;
            if let Until::Barrier(address) = f.until {
                let kind = match f.work {
                    Work::Arrive | Work::Commit => Intr::MbarArrive { drop: false, counted: false, expect: false },
                    _ => Intr::MbarComplete,
                };
                self.barrier_step(warp, f.thread, address, kind, bytes)?;
            }
        }
        Ok(())
    }
    /// One step of a memory barrier, on behalf of a thread.
    fn barrier_step(&mut self, warp: &mut Warp, thread: u32, address: u64, kind: Intr, v: u64) -> Step {
        let at = self.outside_stack(warp, 0, address, 8, true, true)?;
        let now = self.view(warp).read(0, at.0, at.1, 8).value;
        let (next, _) = mbarrier::step(kind, now, v).map_err(|e| Fault::new(ErrorKind::Undefined, 0, e))?;
        self.view(warp).write(0, at.0, at.1, 8, Scalar { value: next, ..Default::default() });
        if let Some(r) = self.races.as_deref_mut() {
            r.atomic(self.block_number, thread as usize, at, true, Order { release: true, acquire: false });
        }
        Ok(())
    }
    /// Completes an operation; returns the bytes that its memory barrier counts.
    fn perform(&mut self, warp: &mut Warp, flight: &Flight) -> Step<u64> {
        match &flight.work {
            &Work::Copy { from, to, used, size, mask } => {
                let b = self.outside_stack(warp, 0, to, size, true, false)?;
                if used > 0 {
                    let a = self.outside_stack(warp, 0, from, used, false, false)?;
                    if mask == u16::MAX {
                        self.view(warp).copy(0, a, b, used as usize);
                    } else {
                        for k in (0..used as usize).filter(|k| mask >> (k % 16) & 1 != 0) {
                            self.view(warp).copy(0, (a.0, a.1 + k), (b.0, b.1 + k), 1);
                        }
                    }
                }
                for k in used as usize..size as usize {
                    self.view(warp).write(0, b.0, b.1 + k, 1, Scalar::default());
                }
                Ok(size)
            }
            &Work::Reduce { from, to, size, op, bits, float } => {
                let a = self.outside_stack(warp, 0, from, size, false, false)?;
                let b = self.outside_stack(warp, 0, to, size, true, false)?;
                for k in (0..size as usize).step_by(bits as usize / 8) {
                    self.combine(warp, (a.0, a.1 + k), (b.0, b.1 + k), op, bits, float);
                }
                Ok(size)
            }
            Work::Tile(t) => self.move_tile(warp, t),
            Work::Product(p) => self.tensor_product(warp, p).map(|()| 0),
            Work::Arrive | Work::Commit => Ok(0),
        }
    }
    /// Combines a number with what is at `rhs`.
    pub fn combine(
        &mut self,
        warp: &mut Warp,
        lhs: (Region, usize),
        rhs: (Region, usize),
        op: RmwOp,
        bits: u32,
        float: u32,
    ) {
        let n = bits as usize / 8;
        let (new, old) = (self.view(warp).read(0, lhs.0, lhs.1, n), self.view(warp).read(0, rhs.0, rhs.1, n));
        let undef = if new.undef | old.undef != 0 { low_mask(bits) } else { 0 };
        let value = atomic::apply(op, bits, float, old.value as u128, new.value as u128) as u64;
        self.view(warp).write(0, rhs.0, rhs.1, n, Scalar { value, undef, poison: new.poison || old.poison });
    }
    /// Issues `cp.async`: destination, source, optional bytes in use (the others become zeros).
    pub fn copy_async(
        &mut self,
        warp: &mut Warp,
        fi: usize,
        function: &Function,
        row: &IntrRow,
        n: u64,
        lane: usize,
    ) -> Step {
        let to = self.clean(warp, fi, function, row.args[0], lane, "an address")?;
        let from = self.clean(warp, fi, function, row.args[1], lane, "an address")?;
        let used = match row.args.get(2) {
            Some(&s) => self.clean(warp, fi, function, s, lane, "a size")?.min(n),
            None => n,
        };
        if (to | from) & (n - 1) != 0 {
            let text = format!("asynchronous copy is not a multiple of {n}");
            return Err(Fault::new(ErrorKind::Misaligned, lane as u32, text));
        }
        if used > 0 {
            let a = self.outside_stack(warp, lane, from, used, false, false)?;
            self.check_race(warp, lane, a, used as usize, false, false)?;
        }
        let b = self.outside_stack(warp, lane, to, n, true, true)?;
        self.put_in_flight(warp, lane, b, n as usize)?;
        let until = self.open_group(warp, lane, false);
        self.issue(warp, lane, until, Work::Copy { from, to, used, size: n, mask: u16::MAX });
        Ok(())
    }
    /// `cp.async.mbarrier.arrive`.
    pub fn arrive_after_copies(&mut self, warp: &mut Warp, lane: usize, address: u64, noinc: bool) -> Step {
        if !noinc {
            self.barrier_step(warp, warp.index * 32 + lane as u32, address, Intr::MbarMore, 1)?;
        }
        self.issue(warp, lane, Until::Barrier(address), Work::Arrive);
        Ok(())
    }
    /// Issues a bulk copy or reduction.
    pub fn bulk(
        &mut self,
        warp: &mut Warp,
        fi: usize,
        function: &Function,
        row: &IntrRow,
        bulk: Bulk,
        lane: usize,
    ) -> Step {
        let mut args = [0u64; 5];
        for (v, &s) in args.iter_mut().zip(&row.args) {
            *v = self.clean(warp, fi, function, s, lane, "an operand of a bulk operation")?;
        }
        let [to, from, size, fourth, fifth] = args;
        let size = size as u32 as u64;
        if (to | from | size) & 15 != 0 {
            let text = format!("bulk operation of {size} bytes from {from:#x} to {to:#x} is not a multiple of 16");
            return Err(Fault::new(ErrorKind::Misaligned, lane as u32, text));
        }
        if bulk.multicast {
            one_block(fifth, lane)?;
        }
        let a = self.outside_stack(warp, lane, from, size, false, bulk.way == BulkWay::ToGlobal)?;
        self.check_race(warp, lane, a, size as usize, false, false)?;
        let d = self.outside_stack(warp, lane, to, size, true, bulk.way == BulkWay::ToShared)?;
        let until = match bulk.way {
            BulkWay::ToShared => Until::Barrier(fourth),
            BulkWay::ToGlobal => self.open_group(warp, lane, true),
        };
        let work = match bulk.reduce {
            // A reduction is atomic, number by number.
            Some((op, bits, float)) => {
                self.check_race(warp, lane, d, size as usize, true, true)?;
                Work::Reduce { from, to, size, op, bits: bits as u32, float: float as u32 }
            }
            None => {
                let mask = if bulk.masked { fourth as u16 } else { u16::MAX };
                if mask == u16::MAX {
                    self.put_in_flight(warp, lane, d, size as usize)?;
                }
                Work::Copy { from, to, used: size, size, mask }
            }
        };
        self.issue(warp, lane, until, work);
        Ok(())
    }
}

/// Checks that a mask names no block of the cluster but the only one.
pub(crate) fn one_block(mask: u64, lane: usize) -> Step {
    if mask as u16 == 1 {
        return Ok(());
    }
    let text = format!("blocks {:#x} of a cluster of one", mask as u16);
    Err(Fault::new(ErrorKind::Unsupported, lane as u32, text))
}

/// Address of shared memory when it is short.
pub(crate) fn shared(address: u64) -> u64 {
    if address >> 32 == 0 { address | space::SHARED << space::SHIFT } else { address }
}
