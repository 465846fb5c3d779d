//! Values of expressions at one moment of a run.

use warpc_analysis::facts;
use warpc_analysis::known_bits::bits::{mask, sext};
use warpc_interp::Leaving;
use warpc_ir::ids::*;
use warpc_ir::value::ValueKind;
use warpc_ir::{Func, Opcode, Value};
use warpc_scev::{Expr, Kind, Nodes, Wrap};

/// What a moment knows.
pub trait Moment {
    /// Bits of a value; `None` when it is undef or poison, or nobody knows.
    fn value(&self, value: Value) -> Option<u128>;
    /// How often the back edge of a loop was taken since the loop was entered last.
    fn rounds(&self, loop_id: Loop) -> u64;
}

/// A lane at the end of a block.
pub struct Here<'q, 'a> {
    /// The function.
    pub f: &'q Func<'a>,
    /// The end of the block.
    pub at: &'q Leaving<'q>,
    /// The lane.
    pub lane: usize,
    /// How often each loop went round.
    pub rounds: &'q [u64],
}

impl Moment for Here<'_, '_> {
    fn value(&self, value: Value) -> Option<u128> {
        let constant = |value: Value| facts::int_constant(self.f, value);
        match value.kind() {
            ValueKind::Inst(i) => self.at.inst(i, self.lane).map(u128::from),
            ValueKind::Arg(n) => self.at.arg(n as usize, self.lane).map(u128::from),
            _ => match facts::const_expr(self.f, value) {
                Some((Opcode::IntToPtr, ops)) => constant(ops[0]),
                _ => constant(value),
            },
        }
    }
    fn rounds(&self, loop_id: Loop) -> u64 {
        self.rounds.get(loop_id.index()).copied().unwrap_or(0)
    }
}

/// What a row is at a moment.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Cell {
    /// These bits.
    Known(u128),
    /// Poison, a quotient by zero, or something nobody knows.
    Unknown,
    /// The no-wrap facts of this row, the same or one below, do not hold: poison by the analysis.
    Broken(Expr, &'static str),
}

/// Values of rows, by row.
#[derive(Default)]
pub struct Cells(Vec<Cell>);

impl Cells {
    /// Bits of a row computed last.
    pub fn get(&self, expr: Expr) -> Option<u128> {
        match self.0[expr.index()] {
            Cell::Known(v) => Some(v),
            _ => None,
        }
    }
    /// The same with the reason why there are none.
    pub fn cell(&self, expr: Expr) -> Cell {
        self.0[expr.index()]
    }
    /// Computes `rows`, which come after their operands.
    pub fn compute(&mut self, nodes: &Nodes, rows: &[Expr], at: &dyn Moment) {
        if self.0.len() < nodes.len() {
            self.0.resize(nodes.len(), Cell::Unknown);
        }
        let mut ops: Vec<u128> = Vec::new();
        for &e in rows {
            ops.clear();
            let mut list = nodes.ops(e);
            if let Some(l) = nodes.rec_loop(e) {
                // In round n a recurrence has taken no more than n steps: later ones may be poison.
                list = &list[..list.len().min((at.rounds(l) as usize).saturating_add(1))];
            }
            let sequential = nodes.kind(e) == Kind::SequentialUMin;
            let mut bad = None;
            for &o in list {
                match self.0[o.index()] {
                    Cell::Known(v) => ops.push(v),
                    Cell::Unknown => bad = Some(Cell::Unknown),
                    broken => bad = bad.or(Some(broken)),
                }
                // What comes after a zero does not count.
                if sequential && (bad.is_some() || ops.last() == Some(&0)) {
                    break;
                }
            }
            self.0[e.index()] = match bad {
                Some(b) => b,
                None => match value(nodes, e, &ops, at) {
                    Ok(Some(v)) => Cell::Known(v),
                    Ok(None) => Cell::Unknown,
                    Err((e, what)) => Cell::Broken(e, what),
                },
            };
        }
    }
}

fn value(nodes: &Nodes, expr: Expr, ops: &[u128], at: &dyn Moment) -> Result<Option<u128>, (Expr, &'static str)> {
    let (kind, bits, wrap) = (nodes.kind(expr), nodes.ty(expr).bits(), nodes.wrap(expr));
    let m = mask(bits);
    let from = |k: usize| nodes.ty(nodes.op(expr, k)).bits();
    let s = |k: usize| sext(ops[k], from(k));
    // Exact results that no longer fit are facts not checked: wide numbers are rare.
    let narrow = bits <= 64;
    let check = |unsigned: Option<u128>, exact: Option<i128>| {
        if wrap.has(Wrap::NUW) && narrow && unsigned.is_none_or(|v| v > m) {
            return Err((expr, "nuw"));
        }
        if wrap.has(Wrap::NSW) && narrow && exact.is_none_or(|v| v != sext(v as u128 & m, bits)) {
            return Err((expr, "nsw"));
        }
        Ok(())
    };
    Ok(Some(match kind {
        // What is computed here has at most 128 bits.
        Kind::CouldNotCompute | Kind::VScale | Kind::WideConstant => return Ok(None),
        Kind::Constant => nodes.constant(expr).unwrap_or(0),
        Kind::Unknown => match nodes.unknown(expr).and_then(|v| at.value(v)) {
            Some(v) => v & m,
            None => return Ok(None),
        },
        Kind::PtrToInt | Kind::Truncate | Kind::ZeroExtend => ops[0] & m,
        Kind::SignExtend => s(0) as u128 & m,
        Kind::Add => {
            check(
                ops.iter().try_fold(0u128, |a, &b| a.checked_add(b)),
                (0..ops.len()).try_fold(0i128, |a, k| a.checked_add(s(k))),
            )?;
            ops.iter().fold(0u128, |a, &b| a.wrapping_add(b)) & m
        }
        Kind::Mul => {
            // A factor of zero makes the product zero, however large the others are.
            let zero = ops.contains(&0);
            let product = |a: u128, &b: &u128| a.checked_mul(b);
            let exact = if zero { Some(0) } else { (0..ops.len()).try_fold(1i128, |a, k| a.checked_mul(s(k))) };
            check(if zero { Some(0) } else { ops.iter().try_fold(1u128, product) }, exact)?;
            ops.iter().fold(1u128, |a, &b| a.wrapping_mul(b)) & m
        }
        Kind::UDiv => match ops[0].checked_div(ops[1]) {
            Some(v) => v,
            None => return Ok(None),
        },
        Kind::UMax => ops.iter().copied().max().unwrap_or(0),
        Kind::UMin | Kind::SequentialUMin => ops.iter().copied().min().unwrap_or(0),
        Kind::SMax | Kind::SMin => {
            let all = (0..ops.len()).map(s);
            let best = if kind == Kind::SMax { all.max() } else { all.min() };
            best.unwrap_or(0) as u128 & m
        }
        Kind::AddRec => {
            let n = at.rounds(nodes.rec_loop(expr).unwrap_or(Loop::NONE)) as u128;
            // Sum of operand k times n over k.
            let (mut sum, mut choose) = (0u128, 1u128);
            for (k, &o) in ops.iter().enumerate() {
                sum = sum.wrapping_add(o.wrapping_mul(choose));
                // Exact as long as it fits: the next coefficient is an integer.
                choose = match choose.checked_mul(n.saturating_sub(k as u128)) {
                    Some(c) => c / (k as u128 + 1),
                    None => return Ok(None),
                };
            }
            if nodes.num_ops(expr) == 2 && n > 0 && n < 1 << 32 {
                let total = (n as i128).checked_mul(s(1)).and_then(|d| d.checked_add(s(0)));
                check(n.checked_mul(ops[1]).and_then(|d| d.checked_add(ops[0])), total)?;
                let step = ops[1].min(ops[1].wrapping_neg() & m);
                if wrap.has(Wrap::NW) && narrow && step * n > m {
                    return Err((expr, "nw"));
                }
            }
            sum & m
        }
    }))
}
