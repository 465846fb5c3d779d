//! Comparison of two runs: whether the second is one the first allows.

use super::RunResult;
use super::report::Report;

/// Why a run is not one that another run allows. A place is a buffer of the launch or a variable.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Difference {
    /// The run ends in a fault, which the other one did not.
    #[error("the run fails now: {0}")]
    Fails(Box<Report>),
    /// A place has another length.
    #[error("{place}: {before} bytes, then {after}")]
    Length {
        /// Name of the place.
        place: String,
        /// Bytes it had.
        before: usize,
        /// Bytes it has.
        after: usize,
    },
    /// A byte that was defined is not.
    #[error("{place}: byte {byte} was {before:#04x} and is {after}")]
    Undefined {
        /// Name of the place.
        place: String,
        /// Number of the byte.
        byte: usize,
        /// What it was.
        before: u8,
        /// `undef` or `poison`.
        after: &'static str,
    },
    /// A byte has another value.
    #[error("{place}: byte {byte} differs (word {before} and {after})")]
    Byte {
        /// Name of the place.
        place: String,
        /// Number of the byte.
        byte: usize,
        /// The four bytes around it as they were, in hexadecimal, highest first.
        before: String,
        /// The same as they are.
        after: String,
    },
    /// The runs printed different texts.
    #[error("the printed text differs")]
    Printed,
}

impl From<Difference> for String {
    fn from(difference: Difference) -> String {
        difference.to_string()
    }
}

/// Whether two words at one place are both NaN of some format, whose payloads the language leaves open.
fn both_nan(lhs: &[u8], rhs: &[u8], at: usize) -> bool {
    let word = |v: &[u8], n: usize| -> Option<u64> {
        let start = at / n * n;
        let mut rhs = [0; 8];
        rhs[..n].copy_from_slice(v.get(start..start + n)?);
        Some(u64::from_le_bytes(rhs))
    };
    // Bytes, exponent mask, sign removed.
    [
        (8, 0x7ff0_0000_0000_0000u64, i64::MAX as u64),
        (4, 0x7f80_0000, 0x7fff_ffff),
        (2, 0x7c00, 0x7fff),
        (2, 0x7f80, 0x7fff),
    ]
    .into_iter()
    .any(|(n, inf, m)| {
        let nan = |v: &[u8]| word(v, n).is_some_and(|w| w & m > inf);
        nan(lhs) && nan(rhs)
    })
}

fn bytes(what: &str, lhs: &[u8], sa: &[u8], rhs: &[u8], sb: &[u8]) -> Result<(), Difference> {
    if lhs.len() != rhs.len() {
        return Err(Difference::Length { place: what.into(), before: lhs.len(), after: rhs.len() });
    }
    for i in 0..lhs.len() {
        // What was undef or poison may be anything.
        if sa.get(i).is_some_and(|&s| s != 0) {
            continue;
        }
        let now = sb.get(i).copied().unwrap_or(0);
        if now != 0 {
            let kind = if now == 1 { "undef" } else { "poison" };
            return Err(Difference::Undefined { place: what.into(), byte: i, before: lhs[i], after: kind });
        }
        if lhs[i] != rhs[i] && !both_nan(lhs, rhs, i) {
            let word = |v: &[u8]| {
                let s = i / 4 * 4;
                v[s..(s + 4).min(v.len())].iter().rev().map(|rhs| format!("{rhs:02x}")).collect::<String>()
            };
            return Err(Difference::Byte { place: what.into(), byte: i, before: word(lhs), after: word(rhs) });
        }
    }
    Ok(())
}

/// Checks that `after` is a refinement of `before`: what was defined is the same, undef and poison may have become defined,
/// undefined behaviour allows anything. All NaNs are equal. Runs that chose (see [`RunResult::nondeterministic`]) are
/// compared as far as they ended well. The error says what differs first.
pub fn refines(before: &RunResult, after: &RunResult) -> Result<(), Difference> {
    if before.error.is_some() {
        return Ok(());
    }
    if let Some(e) = &after.error {
        return Err(Difference::Fails(Box::new(e.clone())));
    }
    if before.nondeterministic || after.nondeterministic {
        return Ok(());
    }
    for (i, (a, b)) in before.buffers.iter().zip(&after.buffers).enumerate() {
        bytes(&format!("buffer {i}"), a, &before.shadows[i], b, &after.shadows[i])?;
    }
    // Lists for the compiler, such as `llvm.used`, hold only addresses, which may differ.
    for (name, a, sa) in before.globals.iter().filter(|g| !g.0.trim_start_matches('@').starts_with("llvm.")) {
        if let Some((_, b, sb)) = after.globals.iter().find(|g| g.0 == *name) {
            bytes(name, a, sa, b, sb)?;
        }
    }
    if before.printf != after.printf {
        return Err(Difference::Printed);
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn poison_may_become_defined_only() {
        let run = |data: &[u8], shadow: &[u8]| RunResult {
            buffers: vec![data.to_vec()],
            shadows: vec![shadow.to_vec()],
            ..Default::default()
        };
        let defined = run(&[1, 2, 3, 4], &[]);
        let poison = run(&[1, 2, 0, 0], &[0, 0, 2, 2]);
        assert!(refines(&poison, &defined).is_ok());
        assert!(refines(&defined, &poison).unwrap_err().to_string().contains("is poison"));
        assert!(refines(&defined, &run(&[1, 2, 3, 5], &[])).is_err());
        let nan = |payload: u32| run(&(0x7fc0_0000 | payload).to_le_bytes(), &[]);
        assert!(refines(&nan(0), &nan(5)).is_ok());
    }
}
