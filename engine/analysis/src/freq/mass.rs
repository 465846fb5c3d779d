//! Mass: what share of the runs of a loop, or of the function, passes a place, in 64 bits. What a place has is distributed to its successors
//! by weights so that no bit of it is lost.

use crate::branch_prob::Probability;
use smallvec::SmallVec;

/// All of it.
pub(super) const FULL: u64 = u64::MAX;

/// Where mass goes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Kind {
    /// To a place of the same loop.
    Local,
    /// Out of it.
    Exit,
    /// Back to a header of it.
    Back,
}

/// A target, and its weight.
#[derive(Clone, Copy, Debug)]
pub(super) struct Share {
    pub(super) to: u32,
    pub(super) kind: Kind,
    weight: u64,
}

/// Targets of a place.
#[derive(Default, Debug)]
pub(super) struct Shares {
    list: SmallVec<[Share; 4]>,
    total: u64,
    is_beyond: bool,
}

impl Shares {
    pub(super) fn clear(&mut self) {
        self.list.clear();
        (self.total, self.is_beyond) = (0, false);
    }
    /// Adds a target; everything gets something.
    pub(super) fn add(&mut self, to: u32, weight: u64, kind: Kind) {
        let weight = weight.max(1);
        let (total, is_beyond) = self.total.overflowing_add(weight);
        self.total = total;
        self.is_beyond |= is_beyond;
        self.list.push(Share { to, kind, weight });
    }
    /// Makes one share of those of one target, in order of targets, and weights of 32 bits.
    fn normalize(&mut self) {
        if self.list.len() > 1 {
            self.list.sort_by_key(|share| share.to);
            self.list.dedup_by(|next, kept| {
                let is_same = next.to == kept.to;
                if is_same {
                    kept.weight = kept.weight.saturating_add(next.weight);
                }
                is_same
            });
        }
        if let [only] = &mut self.list[..] {
            (only.weight, self.total) = (1, 1);
            return;
        }
        // One bit more than needed: weights are at least 1, and their sum must fit, too.
        let shift = match self.total.leading_zeros() {
            _ if self.is_beyond => 33,
            zeros if zeros < 32 => 33 - zeros,
            _ => return,
        };
        self.total = 0;
        for share in &mut self.list {
            let rounded = (share.weight >> shift) + (share.weight >> (shift - 1) & 1);
            share.weight = rounded.max(1);
            self.total += share.weight;
        }
    }
    /// Gives each target its part of `mass`.
    pub(super) fn distribute(&mut self, mut mass: u64, mut give: impl FnMut(Share, u64)) {
        self.normalize();
        let mut left = self.total;
        for &share in &self.list {
            let part = Probability::ratio(share.weight, left);
            let taken = ((u128::from(mass) * u128::from(part.0)) >> 31) as u64;
            left -= share.weight;
            mass = mass.saturating_sub(taken);
            give(share, taken);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nothing_is_lost() {
        let mut shares = Shares::default();
        for (to, weight) in [(3, 7), (1, u64::MAX), (2, 5), (3, 1), (4, 0)] {
            shares.add(to, weight, Kind::Local);
        }
        let mut parts = Vec::new();
        shares.distribute(FULL, |share, mass| parts.push((share.to, mass)));
        assert_eq!(parts.iter().map(|part| part.0).collect::<Vec<_>>(), [1, 2, 3, 4]);
        assert_eq!(parts.iter().map(|part| u128::from(part.1)).sum::<u128>(), u128::from(FULL));
        shares.clear();
        shares.add(0, 1, Kind::Exit);
        shares.distribute(5, |share, mass| assert_eq!((share.to, mass), (0, 5)));
    }
}
