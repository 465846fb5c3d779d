//! Registers in sequence that a wide register is made of and taken apart into, time and again: sums of matrix products, which have up to
//! 128. If each of them has the place that it has in the wide one, nothing moves, and both never need room beside one another.
//!
//! A wide register and what it is made of are a *run*, and so are wide registers that are made of the same. The first register of a run
//! to be placed finds room for all of it; others keep away from there while there is room elsewhere.

use super::target::{Registers, Shape};
use crate::ids::*;
use crate::intervals::Intervals;
use crate::live::Liveness;
use crate::rows::Machine;
use std::ops::Range;

/// Narrower wide registers find a place anyway.
const LEAST_WIDTH: u16 = 16;

/// A place in a run.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Member {
    /// Number of the run.
    pub run: u32,
    /// Registers from its start.
    pub offset: u16,
}

struct Run {
    shape: Shape,
    base: Option<u16>,
}

/// The runs of a function.
#[derive(Default)]
pub(super) struct Runs {
    rows: Vec<Run>,
    /// By interval; empty where there are no runs.
    members: Vec<Option<Member>>,
}

impl Runs {
    /// Finds the runs of a function.
    pub fn collect<I: Registers>(&mut self, machine: Machine<'_, I>, live: &Liveness, iv: &Intervals<'_>) {
        self.rows.clear();
        self.members.clear();
        for row in machine.all_rows() {
            I::parts(&machine, row, &mut |part, wide, offset| {
                let shape = I::shape(machine.reg_class(wide));
                let (part, wide) = (live.interval[part], live.interval[wide]);
                if shape.width < LEAST_WIDTH || part.is_none() || wide.is_none() {
                    return;
                }
                if self.members.is_empty() {
                    self.members.resize(iv.intervals.len(), None);
                }
                // The wide register is where its first part already is.
                let known = self.members[wide.index()].or_else(|| {
                    let at = self.members[part.index()]?;
                    (at.offset == offset && self.rows[at.run as usize].shape == shape)
                        .then_some(Member { run: at.run, offset: 0 })
                });
                let whole = known.unwrap_or_else(|| {
                    self.rows.push(Run { shape, base: None });
                    Member { run: self.rows.len() as u32 - 1, offset: 0 }
                });
                self.members[wide.index()] = Some(whole);
                self.members[part.index()].get_or_insert(Member { offset, ..whole });
            });
        }
    }
    /// Whether there are no runs.
    pub fn are_none(&self) -> bool {
        self.rows.is_empty()
    }
    /// The place of an interval in its run.
    pub fn member(&self, interval: Interval) -> Option<Member> {
        self.members.get(interval.index()).copied().flatten()
    }
    /// Registers of a run.
    pub fn shape(&self, run: u32) -> Shape {
        self.rows[run as usize].shape
    }
    /// The first register of a run that has a place.
    pub fn base(&self, run: u32) -> Option<u16> {
        self.rows[run as usize].base
    }
    /// Gives a run its place.
    pub fn settle(&mut self, run: u32, base: u16) {
        self.rows[run as usize].base = Some(base);
    }
    /// Whether a run has one of the registers of `shape` at `at`.
    pub fn keeps(&self, shape: Shape, at: u16) -> bool {
        let own = at..at + shape.width;
        let meet = |kept: Range<u16>| own.start < kept.end && kept.start < own.end;
        let of_file = self.rows.iter().filter(|run| run.shape.file == shape.file);
        of_file.filter_map(|run| Some(run.base?..run.base? + run.shape.width)).any(meet)
    }
}
