//! Pairs of halves, of either kind.

use crate::decode::{Operand, Part};
use crate::exec::Cx;
use crate::memory::Step;
use crate::number::{COMPARISONS, comparison, marked};
use crate::op::{Op, Suffix};
use crate::warp::Lanes;
use warpc_interp::number::{self, Fun, opt};

/// A pair of halves in each lane: low, high.
type Pairs = [[u64; 2]; 32];

impl Cx<'_> {
    /// A pair from an operand: which halves it reads, and its marks, which are of both.
    fn pairs(&mut self, operand: &Operand, kind: u32) -> Step<Pairs> {
        let words = self.read(operand, 0)?;
        Ok(words.map(|word| {
            let (low, high) = (word as u64 & 0xffff, word as u64 >> 16);
            let pair = match operand.part {
                Part::Low => [low, low],
                Part::High => [high, high],
                Part::Single => {
                    let half = number::float(Fun::FpTrunc, kind, 32, 0, [word as u64, 0, 0]);
                    [half, half]
                }
                _ => [low, high],
            };
            pair.map(|bits| marked(operand, kind, bits))
        }))
    }

    pub(crate) fn halves(&mut self, op: Op) -> Step {
        let kind = if self.suffixes().first(&[Suffix::Bf16v2, Suffix::Bf16]).is_some() { 17 } else { 16 };
        match op {
            Op::Hset2 | Op::Hsetp2 => return self.compare_halves(op, kind),
            Op::Hadd2 if self.has(Suffix::F32) => return self.widen_half(kind),
            _ => {}
        }
        let options = self.options();
        let (mut a, mut b) = (self.data(1)?, self.data(2)?);
        if options & opt::XORSIGN != 0 {
            // The sign is that of the operands without their marks.
            (a.marks, b.marks) = (0, 0);
        }
        let (a, b) = (self.pairs(&a, kind)?, self.pairs(&b, kind)?);
        let c = if op == Op::Hfma2 { self.pairs(&self.data(3)?, kind)? } else { [[0; 2]; 32] };
        let least = if op == Op::Hmnmx2 { self.holds(self.predicates().len().saturating_sub(1))? } else { 0 };
        let result: Lanes = std::array::from_fn(|lane| {
            let fun = match op {
                Op::Hadd2 => Fun::FAdd,
                Op::Hmul2 => Fun::FMul,
                Op::Hfma2 => Fun::Fma,
                _ if least >> lane & 1 != 0 => Fun::MinNum,
                _ => Fun::MaxNum,
            };
            let half =
                |at: usize| number::float(fun, kind, kind, options, [a[lane][at], b[lane][at], c[lane][at]]) as u32;
            half(1) << 16 | half(0)
        });
        self.write(&self.data(0)?, 0, &result)
    }

    /// The sum of two halves as a single.
    fn widen_half(&mut self, kind: u32) -> Step {
        let options = self.options();
        let (a, b) = (self.data(1)?, self.data(2)?);
        let (a, b) = (self.pairs(&a, kind)?, self.pairs(&b, kind)?);
        let result = std::array::from_fn(|lane| {
            let wide = |bits: u64| number::float(Fun::FpExt, 32, kind, 0, [bits, 0, 0]);
            number::float(Fun::FAdd, 32, 32, options, [wide(a[lane][0]), wide(b[lane][0]), 0]) as u32
        });
        self.write(&self.data(0)?, 0, &result)
    }

    fn compare_halves(&mut self, op: Op, kind: u32) -> Step {
        let first = (op == Op::Hset2) as usize;
        let (a, b) = (self.data(first)?, self.data(first + 1)?);
        let (a, b) = (self.pairs(&a, kind)?, self.pairs(&b, kind)?);
        let flushes = self.options() & opt::FTZ != 0;
        let top = if kind == 16 { 0x7c00 } else { 0x7f80 };
        let flush = |bits: u64| if flushes && bits & top == 0 { bits & 0x8000 } else { bits };
        let code = comparison(self.suffixes().first(&COMPARISONS));
        let input = self.holds(self.predicates().len().saturating_sub(1))?;
        let how = self.suffixes().first(&[Suffix::And, Suffix::Or, Suffix::Xor]);
        let combine = |bits: u32| match how {
            Some(Suffix::Or) => bits | input,
            Some(Suffix::Xor) => bits ^ input,
            _ => bits & input,
        };
        let compared = [0, 1].map(|at| {
            let holds = |lane: usize| {
                let operands = [flush(a[lane][at]), flush(b[lane][at]), 0];
                number::float(Fun::FCmp, kind, kind, code, operands) as u32
            };
            combine((0..32).fold(0, |bits, lane| bits | holds(lane) << lane))
        });
        if op == Op::Hsetp2 {
            self.write_predicate(&self.predicate(0)?, compared[0])?;
            return self.write_predicate(&self.predicate(1)?, compared[1]);
        }
        let set = match (self.has(Suffix::Bf), kind) {
            (false, _) => 0xffff,
            (true, 16) => 0x3c00,
            (true, _) => 0x3f80,
        };
        let result = std::array::from_fn(|lane| {
            let half = |at: usize| if compared[at] >> lane & 1 != 0 { set } else { 0 };
            half(1) << 16 | half(0)
        });
        self.write(&self.data(0)?, 0, &result)
    }
}
