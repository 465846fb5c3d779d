//! Comparison of memory from a GPU with that of the interpreter.

use warpc_interp::RunResult;
use warpc_interp::compare::refines;

/// How memory compares.
#[derive(Clone, PartialEq, Debug)]
pub enum Verdict {
    /// All defined bits are equal; NaNs are equal to each other.
    Equal,
    /// Words that differ are `float` numbers within the bound of approximate operations.
    Close(f64),
    /// Something else.
    Differs(String),
}

/// Largest relative difference of two numbers that counts as that of approximate operations: about 20 bits of 24.
const BOUND: f64 = 1e-6;

/// Compares. Undefined bytes of the expected memory match anything.
pub fn judge(expected: &RunResult, buffers: &[Vec<u8>]) -> Verdict {
    let found = RunResult {
        shadows: vec![Vec::new(); buffers.len()],
        buffers: buffers.to_vec(),
        globals: Vec::new(),
        printf: expected.printf.clone(),
        ..Default::default()
    };
    let expected = RunResult { globals: Vec::new(), ..expected.clone() };
    let Err(what) = refines(&expected, &found) else { return Verdict::Equal };
    let mut largest = 0f64;
    for (n, (a, b)) in expected.buffers.iter().zip(buffers).enumerate() {
        let shadow = &expected.shadows[n];
        for (k, (x, y)) in a.chunks_exact(4).zip(b.chunks_exact(4)).enumerate() {
            if x == y || shadow.get(4 * k..4 * k + 4).is_some_and(|s| s.iter().any(|&b| b != 0)) {
                continue;
            }
            let number = |w: &[u8]| f32::from_le_bytes([w[0], w[1], w[2], w[3]]) as f64;
            let (x, y) = (number(x), number(y));
            if x.is_nan() && y.is_nan() {
                continue;
            }
            let error = (x - y).abs() / x.abs().max(y.abs()).max(f32::MIN_POSITIVE as f64);
            if error.is_nan() || error > BOUND {
                return Verdict::Differs(what.to_string());
            }
            largest = largest.max(error);
        }
    }
    Verdict::Close(largest)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn close_numbers_are_told_from_wrong_ones() {
        let run =
            |v: f32| RunResult { buffers: vec![v.to_le_bytes().to_vec()], shadows: vec![vec![]], ..Default::default() };
        let bytes = |v: f32| vec![v.to_le_bytes().to_vec()];
        assert_eq!(judge(&run(1.0), &bytes(1.0)), Verdict::Equal);
        assert_eq!(judge(&run(f32::NAN), &bytes(-f32::NAN)), Verdict::Equal);
        assert!(matches!(judge(&run(1.0), &bytes(1.000_000_1)), Verdict::Close(e) if e > 0.0));
        assert!(matches!(judge(&run(1.0), &bytes(1.001)), Verdict::Differs(_)));
        assert!(matches!(judge(&run(1.0), &bytes(f32::NAN)), Verdict::Differs(_)));
        let undef = RunResult { shadows: vec![vec![1; 4]], ..run(1.0) };
        assert_eq!(judge(&undef, &bytes(7.0)), Verdict::Equal);
    }
}
