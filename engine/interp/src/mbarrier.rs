//! Memory barriers (`mbarrier`): eight bytes with the arrivals expected and pending, the bytes pending, and the phase.
//!
//! Layout, chosen here: bits 0 to 19 arrivals per phase, 20 to 39 arrivals pending, 40 to 61 bytes pending (biased by 2^21),
//! 62 phase parity, 63 always set.

use super::program::Intr;

const BIAS: i64 = 1 << 21;

#[derive(Clone, Copy)]
struct Bar {
    expected: u64,
    pending: u64,
    bytes: i64,
    phase: u64,
}

fn unpack(value: u64) -> Option<Bar> {
    let m = (1 << 20) - 1;
    let bytes = ((value >> 40) & ((1 << 22) - 1)) as i64 - BIAS;
    (value >> 63 != 0).then_some(Bar { expected: value & m, pending: value >> 20 & m, bytes, phase: value >> 62 & 1 })
}
fn pack(bar: Bar) -> u64 {
    bar.expected | bar.pending << 20 | ((bar.bytes + BIAS) as u64 & ((1 << 22) - 1)) << 40 | bar.phase << 62 | 1 << 63
}
/// Starts the next phase when nothing is pending.
fn settle(mut bar: Bar) -> Bar {
    if bar.pending == 0 && bar.bytes == 0 {
        bar.pending = bar.expected;
        bar.phase ^= 1;
    }
    bar
}

/// Arrivals pending in a state.
pub(crate) fn pending(state: u64) -> u64 {
    state >> 20 & ((1 << 20) - 1)
}

/// Runs `kind` on the barrier word `now` with operand `value`: the new word and the result.
pub(crate) fn step(kind: Intr, now: u64, value: u64) -> Result<(u64, u64), &'static str> {
    if kind == Intr::MbarInit {
        if value == 0 || value >= 1 << 20 {
            return Err("a memory barrier of no or too many arrivals");
        }
        return Ok((pack(Bar { expected: value, pending: value, bytes: 0, phase: 0 }), 0));
    }
    let mut b = unpack(now).ok_or("a memory barrier that was not initialised")?;
    match kind {
        Intr::MbarArrive { drop, counted, expect } => {
            let n = if counted { value } else { 1 };
            if n > b.pending {
                return Err("more arrivals at a memory barrier than expected");
            }
            if expect {
                b.bytes += value as i64;
            }
            b.pending -= n;
            if drop {
                b.expected -= n.min(b.expected);
            }
            Ok((pack(settle(b)), now))
        }
        Intr::MbarMore => {
            b.pending += 1;
            Ok((pack(b), 0))
        }
        Intr::MbarExpect => {
            b.bytes += value as i64;
            Ok((pack(b), 0))
        }
        Intr::MbarComplete => {
            b.bytes -= value as i64;
            Ok((pack(settle(b)), 0))
        }
        Intr::MbarTest { parity: true } => Ok((now, (b.phase != value & 1) as u64)),
        _ => {
            let of = unpack(value).ok_or("a state that is none of a memory barrier")?;
            Ok((now, (b.phase != of.phase) as u64))
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn phases_turn_when_all_arrived() {
        let arrive = Intr::MbarArrive { drop: false, counted: false, expect: false };
        let (mut b, _) = step(Intr::MbarInit, 0, 2).unwrap();
        let (b1, s) = step(arrive, b, 0).unwrap();
        assert_eq!(step(Intr::MbarTest { parity: false }, b1, s).unwrap().1, 0);
        assert_eq!(step(Intr::MbarTest { parity: true }, b1, 0).unwrap().1, 0);
        b = step(arrive, b1, 0).unwrap().0;
        assert_eq!(step(Intr::MbarTest { parity: false }, b, s).unwrap().1, 1);
        assert_eq!(step(Intr::MbarTest { parity: true }, b, 0).unwrap().1, 1);
        let expect = Intr::MbarArrive { drop: false, counted: false, expect: true };
        b = step(expect, b, 64).unwrap().0;
        b = step(arrive, b, 0).unwrap().0;
        assert_eq!(step(Intr::MbarTest { parity: true }, b, 1).unwrap().1, 0);
        b = step(Intr::MbarComplete, b, 64).unwrap().0;
        assert_eq!(step(Intr::MbarTest { parity: true }, b, 1).unwrap().1, 1);
        assert!(step(arrive, 0, 0).is_err());
    }
}
