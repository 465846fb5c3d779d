//! Barriers in shared memory, and what they count: arrivals, and bytes of copies that go on by themselves.
//!
//! A barrier is 64 bits, as the code that makes one shows: from bit 1 on 20 bits with the arrivals of a phase, from bit 21 on 22 bits with
//! the bytes that are to come, from bit 43 on 20 bits with the arrivals that are left in this phase, and the parity of the phase at the
//! top. Arrivals are kept as what is missing to 2^20.
//!
//! A copy is done when it is issued; in adversarial runs only when somebody asks a barrier of the block, as late as that is.

use crate::exec::{Cx, Flow};
use crate::memory::{Space, Step, fault};
use crate::op::{Op, Suffix};
use warpc_interp::ErrorKind;

/// The bits of a number of arrivals.
const COUNT: u64 = (1 << 20) - 1;
/// The bits of a number of bytes.
const BYTES: u64 = (1 << 22) - 1;

/// A barrier taken apart.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct State {
    expected: u64,
    bytes: i64,
    pending: u64,
    parity: u64,
}

/// What happens to a barrier.
#[derive(Clone, Copy, Default)]
struct Event {
    arrivals: u64,
    /// Bytes that are to come; below zero those that have come.
    bytes: i64,
    /// Those who arrive leave it for all phases to come.
    leaves: bool,
}

impl State {
    fn of(word: u64) -> State {
        let bytes = (word >> 21 & BYTES) as i64;
        State {
            expected: (word >> 1 & COUNT).wrapping_neg() & COUNT,
            bytes: if bytes > (BYTES >> 1) as i64 { bytes - BYTES as i64 - 1 } else { bytes },
            pending: (word >> 43 & COUNT).wrapping_neg() & COUNT,
            parity: word >> 63,
        }
    }
    fn word(self) -> u64 {
        (self.expected.wrapping_neg() & COUNT) << 1
            | (self.bytes as u64 & BYTES) << 21
            | (self.pending.wrapping_neg() & COUNT) << 43
            | self.parity << 63
    }
    /// The barrier behind an event; a phase ends when nothing is left to come.
    fn after(mut self, event: Event) -> Result<State, &'static str> {
        if event.arrivals > self.pending {
            return Err("more arrivals at a barrier than it expects");
        }
        self.pending -= event.arrivals;
        self.bytes += event.bytes;
        if event.leaves {
            self.expected -= event.arrivals.min(self.expected);
        }
        if self.pending == 0 && self.bytes == 0 {
            self.pending = self.expected;
            self.parity ^= 1;
        }
        Ok(self)
    }
}

/// A copy that is under way.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Flight {
    to: (Space, u64),
    from: (Space, u64),
    bytes: usize,
    /// The barrier that counts it.
    barrier: Option<u64>,
}

impl Cx<'_> {
    pub(crate) fn memory_barrier(&mut self, op: Op) -> Step<Flow> {
        match op {
            Op::Ublkcp => self.bulk_copy()?,
            Op::Stas | Op::Redas => self.store_and_count(op)?,
            Op::Arrives => {
                let of_bytes = self.has(Suffix::Transcnt);
                let event = if of_bytes {
                    Event { bytes: -1, ..Event::default() }
                } else {
                    Event { arrivals: 1, ..Event::default() }
                };
                let addresses = self.addresses(&self.data(0)?, Space::Shared)?;
                for lane in self.active() {
                    self.count(addresses[lane], event, lane)?;
                }
            }
            _ => return self.synchronise_in_memory(),
        }
        Ok(Flow::On)
    }

    fn synchronise_in_memory(&mut self) -> Step<Flow> {
        if self.has(Suffix::Phasechk) {
            return self.check_phase();
        }
        if self.has(Suffix::Arrive) {
            self.arrive()?;
        } else if self.has(Suffix::Exch) {
            let (place, from) = (self.data(1)?, self.data(2)?);
            let lane = self.first();
            let address = self.addresses(&place, Space::Shared)?[lane];
            let old = self.memory.load(Space::Shared, address, 8, lane)? as u64;
            let new = (self.uniform(from.uniform, 1) as u64) << 32 | self.uniform(from.uniform, 0) as u64;
            self.memory.store(Space::Shared, address, 8, new as u128, lane)?;
            let dest = self.data(0)?;
            self.write_pair(&dest, &[old; 32])?;
        } else if !self.has(Suffix::Cctl) {
            return Err(self.unsupported("the interpreter does not know this use of a barrier in memory"));
        }
        Ok(Flow::On)
    }

    /// Whether the phase of a parity is over. Who waits for it gives way.
    fn check_phase(&mut self) -> Step<Flow> {
        self.land_flights()?;
        let addresses = self.addresses(&self.data(0)?, Space::Shared)?;
        let parity = self.data(1)?;
        let parity = self.read(&parity, 0)?;
        let mut over = 0;
        for lane in self.active() {
            let word = self.memory.load(Space::Shared, addresses[lane], 8, lane)? as u64;
            over |= ((word >> 63 != (parity[lane] >> 31) as u64) as u32) << lane;
        }
        let dest = self.predicate(0)?;
        self.write_predicate(&dest, over)?;
        let waits = self.has(Suffix::Trywait) && over & self.active != self.active;
        Ok(if waits { Flow::Rest } else { Flow::On })
    }

    fn arrive(&mut self) -> Step {
        let (dest, place, operand) = (self.data(0)?, self.data(1)?, self.data(2)?);
        let addresses = self.addresses(&place, Space::Shared)?;
        let numbers = self.read(&operand, 0)?;
        let leaves = self.has(Suffix::Optout);
        let how = [Suffix::A1t0, Suffix::Art0, Suffix::A0t1, Suffix::A0tr, Suffix::A0tx];
        let how = self.suffixes().first(&how);
        let mut before = [0u64; 32];
        for lane in self.active() {
            before[lane] = self.memory.load(Space::Shared, addresses[lane], 8, lane)? as u64;
        }
        let first = before;
        for lane in self.active() {
            let number = numbers[lane] as i32 as i64;
            let (arrivals, bytes) = match how {
                Some(Suffix::A1t0) => (1, 0),
                Some(Suffix::Art0) => (numbers[lane] as u64, 0),
                Some(Suffix::A0t1) => (0, 1),
                Some(Suffix::A0tr) => (0, number),
                Some(Suffix::A0tx) => (0, -number),
                _ => (1, number),
            };
            before[lane] = self.count(addresses[lane], Event { arrivals, bytes, leaves }, lane)?;
        }
        if self.has(Suffix::Tmask) {
            // The state before all of them, and who arrives at the same barrier.
            let mask_of = |address: u64| {
                self.active().filter(|&other| addresses[other] == address).fold(0u32, |mask, other| mask | 1 << other)
            };
            let masks: [u32; 32] = std::array::from_fn(|lane| mask_of(addresses[lane]));
            before = std::array::from_fn(|lane| first[lane] & !0xffff_ffff | masks[lane] as u64);
        }
        self.write_pair(&dest, &before)
    }

    /// Something happens to the barrier at an address; returns what it was.
    fn count(&mut self, address: u64, event: Event, lane: usize) -> Step<u64> {
        let word = self.memory.load(Space::Shared, address, 8, lane)? as u64;
        let state = State::of(word).after(event).map_err(|why| fault(ErrorKind::Undefined, lane, why))?;
        self.memory.store(Space::Shared, address, 8, state.word() as u128, lane)?;
        Ok(word)
    }

    /// A pair of uniform registers.
    fn uniform_pair(&mut self, register: u16) -> u64 {
        (self.uniform(register, 1) as u64) << 32 | self.uniform(register, 0) as u64
    }

    fn bulk_copy(&mut self) -> Step {
        let (to, from, size) = (self.data(0)?.uniform, self.data(1)?.uniform, self.data(2)?.uniform);
        let bytes = (self.uniform(size, 0) & 0xffff) as usize * 16;
        let to_global = self.detail() != 0;
        let flight = if to_global {
            let (to, from) = (self.uniform_pair(to), self.uniform(from, 0) as u64);
            Flight { to: (Space::Global, to), from: (Space::Shared, from), bytes, barrier: None }
        } else {
            let barrier = Some(self.uniform(to, 1) as u64);
            let from = match self.has(Suffix::G) {
                true => (Space::Global, self.uniform_pair(from)),
                false => (Space::Shared, self.uniform(from, 0) as u64),
            };
            Flight { to: (Space::Shared, self.uniform(to, 0) as u64), from, bytes, barrier }
        };
        if self.timing.is_some() && !to_global {
            self.barriers.flights.push(flight);
            return Ok(());
        }
        self.land(flight)
    }

    fn land_flights(&mut self) -> Step {
        for flight in std::mem::take(&mut self.barriers.flights) {
            self.land(flight)?;
        }
        Ok(())
    }

    fn land(&mut self, flight: Flight) -> Step {
        let lane = self.first();
        let data = self.memory.bytes(flight.from.0, flight.from.1, flight.bytes, 16, lane)?.to_vec();
        self.memory.bytes(flight.to.0, flight.to.1, flight.bytes, 16, lane)?.copy_from_slice(&data);
        if let Some(barrier) = flight.barrier {
            self.count(barrier, Event { bytes: -(flight.bytes as i64), ..Event::default() }, lane)?;
        }
        Ok(())
    }

    /// A store or a reduction in shared memory that a barrier counts: a pair has the address and that of the barrier.
    fn store_and_count(&mut self, op: Op) -> Step {
        let (place, source) = (self.data(0)?, self.data(1)?);
        let (to, barriers) = (self.register(place.register, 0), self.register(place.register, 1));
        let bytes = self.size_of_access();
        let values = self.words(&source, bytes)?;
        for lane in self.active() {
            let address = to[lane].wrapping_add(place.value as u32) as u64;
            let mut value = values[lane];
            if op == Op::Redas {
                let old = self.memory.load(Space::Shared, address, bytes, lane)?;
                value = self.combine(old, value, bytes)?;
            }
            self.memory.store(Space::Shared, address, bytes, value, lane)?;
            self.count(barriers[lane] as u64, Event { bytes: -(bytes as i64), ..Event::default() }, lane)?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn phases_end_when_all_arrived_and_all_bytes_came() {
        let start = (0x100000 - 2u64) << 43 | (0x100000 - 2) << 1;
        let two = State::of(start);
        assert_eq!(two, State { expected: 2, bytes: 0, pending: 2, parity: 0 });
        assert_eq!(two.word(), start);
        let arrive = Event { arrivals: 1, ..Event::default() };
        let expect = Event { arrivals: 1, bytes: 64, ..Event::default() };
        let state = two.after(arrive).and_then(|state| state.after(expect)).unwrap();
        assert_eq!((state.parity, state.pending, state.bytes), (0, 0, 64));
        assert_eq!(State::of(state.word()), state);
        let state = state.after(Event { bytes: -64, ..Event::default() }).unwrap();
        assert_eq!((state.parity, state.pending), (1, 2));
        // Bytes may come before they are expected.
        let early = two.after(Event { bytes: -16, ..Event::default() }).unwrap();
        assert_eq!(State::of(early.word()).bytes, -16);
        let one = two.after(Event { leaves: true, ..arrive }).unwrap();
        assert_eq!((one.expected, one.pending), (1, 1));
        assert!(two.after(Event { arrivals: 3, ..Event::default() }).is_err());
    }
}
