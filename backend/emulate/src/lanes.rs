//! What lanes tell one another, and what they know of themselves.

use crate::decode::Class;
use crate::exec::Cx;
use crate::memory::{LOCAL_WINDOW, SHARED_WINDOW, Step};
use crate::op::{Op, Special, Suffix};
use crate::warp::{Lanes, lanes};

impl Cx<'_> {
    pub(crate) fn between_lanes(&mut self, op: Op) -> Step {
        match op {
            Op::Shfl => self.shuffle(),
            Op::Vote => self.vote(),
            Op::Match => self.match_lanes(),
            Op::Redux => self.reduce(),
            Op::Elect => {
                let first = self.active & self.active.wrapping_neg();
                self.write(&self.data(0)?, 0, &[first.trailing_zeros(); 32])?;
                self.write_predicate(&self.predicate(0)?, first)
            }
            Op::Movm => self.transpose(),
            Op::R2ur => self.first_lane(),
            _ => self.special(op),
        }
    }

    /// The value of the first lane for all, and which lanes have another one: loops go round until none has. With `.OR` lanes that had
    /// another one before keep their mark: a value of two registers is read in two steps.
    fn first_lane(&mut self) -> Step {
        let values = self.int(1)?;
        let first = values[self.active.trailing_zeros() as usize & 31];
        let differs = (0..32).fold(0, |mask, lane| mask | u32::from(values[lane] != first) << lane);
        self.write(&self.data(0)?, 0, &values)?;
        let Some(result) = self.predicates().first().copied() else { return Ok(()) };
        let before = if self.has(Suffix::Or) { self.truth(&result) } else { 0 };
        self.write_predicate(&result, differs | before)
    }

    fn shuffle(&mut self) -> Step {
        let (value, source, shape) = (self.int(1)?, self.int(2)?, self.int(3)?);
        let how = self.suffixes().first(&[Suffix::Up, Suffix::Down, Suffix::Bfly]).unwrap_or(Suffix::Idx);
        let mut inside = 0;
        let result: Lanes = std::array::from_fn(|lane| {
            let (clamp, segment) = (shape[lane] & 31, shape[lane] >> 8 & 31);
            let (lane, distance) = (lane as i32, (source[lane] & 31) as i32);
            let least = lane & segment as i32;
            let most = least | (clamp & !segment) as i32;
            let (from, holds) = match how {
                Suffix::Up => (lane - distance, lane - distance >= most),
                Suffix::Down => (lane + distance, lane + distance <= most),
                Suffix::Bfly => (lane ^ distance, lane ^ distance <= most),
                _ => (least | distance & !(segment as i32), (least | distance & !(segment as i32)) <= most),
            };
            inside |= (holds as u32) << lane;
            value[if holds { from as usize & 31 } else { lane as usize }]
        });
        self.write_predicate(&self.predicate(0)?, inside)?;
        self.write(&self.data(0)?, 0, &result)
    }

    fn vote(&mut self) -> Step {
        let count = self.predicates().len();
        let set = self.holds(count.saturating_sub(1))? & self.active;
        if self.data_count() > 0 {
            self.write(&self.data(0)?, 0, &[set; 32])?;
        }
        if count > 1 {
            let all = match self.suffixes().first(&[Suffix::All, Suffix::Any, Suffix::Eq]) {
                Some(Suffix::All) => set == self.active,
                Some(Suffix::Eq) => set == 0 || set == self.active,
                _ => set != 0,
            };
            self.write_predicate(&self.predicate(0)?, if all { !0 } else { 0 })?;
        }
        Ok(())
    }

    fn match_lanes(&mut self) -> Step {
        let operand = self.data(1)?;
        let values = if self.has(Suffix::U64) { self.pair(&operand)? } else { self.read(&operand, 0)?.map(u64::from) };
        let active = self.active;
        let equal: Lanes = std::array::from_fn(|lane| {
            lanes(active).filter(|other| values[*other] == values[lane]).fold(0, |mask, other| mask | 1 << other)
        });
        if !self.has(Suffix::All) {
            return self.write(&self.data(0)?, 0, &equal);
        }
        let same = equal[self.first()] == active;
        self.write(&self.data(0)?, 0, &[if same { active } else { 0 }; 32])?;
        self.write_predicate(&self.predicate(0)?, if same { !0 } else { 0 })
    }

    fn reduce(&mut self) -> Step {
        let values = self.int(1)?;
        let signed = self.has(Suffix::S32);
        let how = self.suffixes().first(&[Suffix::Sum, Suffix::Min, Suffix::Max, Suffix::Or, Suffix::Xor]);
        let result = self.active().map(|lane| values[lane]).reduce(|a, b| match how {
            Some(Suffix::Sum) => a.wrapping_add(b),
            Some(Suffix::Min) if signed => (a as i32).min(b as i32) as u32,
            Some(Suffix::Max) if signed => (a as i32).max(b as i32) as u32,
            Some(Suffix::Min) => a.min(b),
            Some(Suffix::Max) => a.max(b),
            Some(Suffix::Or) => a | b,
            Some(Suffix::Xor) => a ^ b,
            _ => a & b,
        });
        self.write(&self.data(0)?, 0, &[result.unwrap_or(0); 32])
    }

    /// The transpose of a matrix of 8 rows of 8 halves: lane `l` holds two neighbours of row `l / 4`.
    fn transpose(&mut self) -> Step {
        let values = self.int(1)?;
        let element = |row: usize, column: usize| values[row * 4 + column / 2] >> (16 * (column % 2)) & 0xffff;
        let result = std::array::from_fn(|lane| {
            let (row, column) = (lane / 4, lane % 4 * 2);
            element(column, row) | element(column + 1, row) << 16
        });
        self.write(&self.data(0)?, 0, &result)
    }

    fn special(&mut self, op: Op) -> Step {
        let dest = self.data(0)?;
        let source = self.data(self.data_count() - 1)?;
        let steps = self.steps;
        let thread = |axis: usize| -> Lanes { std::array::from_fn(|lane| self.warp.thread[lane.min(31)][axis]) };
        let by_lane = |value: fn(u32) -> u32| -> Lanes { std::array::from_fn(|lane| value(lane as u32)) };
        let values: Lanes = match source.special {
            Special::Zero => [0; 32],
            Special::LaneId => by_lane(|lane| lane),
            Special::TidX => thread(0),
            Special::TidY => thread(1),
            Special::TidZ => thread(2),
            Special::Tid => {
                let [x, y, z] = [thread(0), thread(1), thread(2)];
                std::array::from_fn(|lane| x[lane] | y[lane] << 16 | z[lane] << 26)
            }
            Special::CtaidX => [self.block[0]; 32],
            Special::CtaidY => [self.block[1]; 32],
            Special::CtaidZ => [self.block[2]; 32],
            Special::EqMask => by_lane(|lane| 1 << lane),
            Special::LtMask => by_lane(|lane| (1 << lane) - 1),
            Special::LeMask => by_lane(|lane| !0 >> (31 - lane)),
            Special::GtMask => by_lane(|lane| !(!0 >> (31 - lane))),
            Special::GeMask => by_lane(|lane| !0 << lane),
            Special::ClockLo | Special::TimerLo => [steps as u32; 32],
            Special::ClockHi | Special::TimerHi => [(steps >> 32) as u32; 32],
            Special::SharedWindow => [SHARED_WINDOW; 32],
            Special::LocalWindow => [LOCAL_WINDOW; 32],
            Special::SharedSize => [self.memory.shared.len() as u32; 32],
            // The lowest stack pointer: that of an empty stack is its size.
            Special::LocalLimit | Special::ClusterRank | Special::GpcCluster => [0; 32],
            Special::VirtualSm | Special::VirtualId => [0; 32],
            _ => return Err(self.unsupported("the interpreter does not know this special register")),
        };
        self.write(&dest, 0, &values)?;
        // CS2R writes a pair, the second register of which continues the first.
        if op == Op::Cs2r && !self.has(Suffix::B32) && dest.class == Class::Register {
            let high = match source.special {
                Special::ClockLo | Special::TimerLo => (steps >> 32) as u32,
                _ => 0,
            };
            self.write(&dest, 1, &[high; 32])?;
        }
        Ok(())
    }
}
