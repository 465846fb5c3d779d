//! Values that copies copy: every segment names the origin of its value.

use super::copies::halves;
use super::state::Liveness;
use crate::ids::*;
use crate::intervals::*;
use crate::isa::{InstructionSet, MoveKind};
use crate::rows::Machine;

impl Liveness {
    /// Finds what copies copy, and lets every segment name the origin of its value.
    pub(super) fn resolve<I: InstructionSet>(&mut self, machine: Machine<'_, I>, iv: &mut Intervals<'_>) {
        for copy in iv.all_copies() {
            let row = iv.copies.at()[copy].row;
            let (ends, high) = (iv.copies.ends()[copy], iv.copies.high()[copy]);
            if iv.copies.status()[copy].state == CopyState::Joined {
                continue;
            }
            if high.dst.is_none() {
                same_value(iv, (ends.dst, row.write_slot()), (ends.src, row.read_slot()));
                continue;
            }
            let Some([_, _, whole]) = halves(machine, row, MoveKind::Unpack) else { continue };
            let whole = self.interval[whole];
            // What is taken apart must be what the row put together, and nothing else on any path.
            let Some(pack) = self.events.only_write(whole) else { continue };
            let made = iv.value_at(whole, row.read_slot()).map(|v| iv.def(v));
            if made != Some(pack.write_slot()) {
                continue;
            }
            same_value(iv, (ends.dst, row.write_slot()), (ends.src, pack.read_slot()));
            same_value(iv, (high.dst, row.write_slot()), (high.src, pack.read_slot()));
            // Each half is live in the whole from where it is put together.
            let low = self.half_in_whole(iv, whole, ends.src, pack.read_slot());
            let high = self.half_in_whole(iv, whole, high.src, pack.read_slot());
            iv.copies.through_mut()[copy] = CopyThrough { low, high };
        }
        find_origins(iv.values.copy_of_mut());
        let origins = iv.values.copy_of();
        for value in iv.segments.value_mut() {
            *value = value.with_number(origins[value.number()].0);
        }
    }
    /// An interval over the live range of `whole` that holds what `half` holds at `slot`.
    fn half_in_whole(&mut self, iv: &mut Intervals<'_>, whole: Interval, half: Interval, slot: SlotIndex) -> Interval {
        let run = iv.run(whole);
        let Some(value) = iv.value_at(half, slot).filter(|&v| iv.def(v).is_some()) else { return Interval::NONE };
        if self.budget < run.len() as usize {
            return Interval::NONE;
        }
        self.budget -= run.len() as usize;
        let first = Segment::new(iv.segments.len());
        for k in run.segments() {
            let (start, end) = (iv.segments.start()[k].0, iv.segments.end()[k].0);
            iv.segments.push(LiveSegment::new(start, end, SegValue::exact(value)));
        }
        let all = SegmentRun { first, end: Segment::new(iv.segments.len()) };
        let of = iv.new_interval(VReg::NONE, iv.intervals.reg()[half].class);
        iv.set_segments(of, all, 0, true);
        of
    }
}

/// Replaces what each value copies by what that copies, and so on.
fn find_origins(copy_of: &mut [CopyOf]) {
    for value in ValueNumber(0).up_to(ValueNumber::new(copy_of.len())) {
        // Chains end unless rows no path reaches copy in a circle; their length is bounded by halving.
        let mut at = value;
        if copy_of[value].0 == value {
            continue;
        }
        let mut steps = 0;
        while copy_of[at].0 != at && steps <= copy_of.len() {
            let next = copy_of[at].0;
            copy_of[at] = copy_of[next];
            at = next;
            steps += 1;
        }
        copy_of[at] = CopyOf(at);
        copy_of[value] = CopyOf(at);
    }
}

/// Says that the value written to interval and slot `to` is that of `from`.
fn same_value(iv: &mut Intervals<'_>, to: (Interval, SlotIndex), from: (Interval, SlotIndex)) {
    let (Some(copy), Some(source)) = (iv.value_at(to.0, to.1), iv.value_at(from.0, from.1)) else { return };
    // An interval that is live everywhere, for want of budget, holds no value in particular.
    if iv.def(copy) == to.1 && iv.def(source).is_some() {
        iv.values.copy_of_mut()[copy] = CopyOf(source);
    }
}
