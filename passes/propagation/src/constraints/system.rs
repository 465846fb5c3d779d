//! Systems of linear constraints over integers, and whether one implies another: Fourier–Motzkin elimination.
//!
//! A [`Row`] says `sum of coefficient * variable <= limit`. A row follows from a system if the system with its negation, which
//! for integers is `sum >= limit + 1`, has no rational solution. Variables are eliminated one by one: every row with a positive
//! coefficient of the variable is added to every row with a negative one, scaled so that it cancels.
//!
//! **Invariants**: arithmetic that overflows, or more than [`MAX_ROWS`] rows, ends the search with "may have a solution", so "implied"
//! is never said wrongly. **Cost**: only rows that share variables with the question, over others, take part; each elimination
//! multiplies their number at most by half of itself, up to the limit.
//! **Source**: Schrijver, "Theory of Linear and Integer Programming", 1986, section 12.2.

use smallvec::SmallVec;

/// Rows that elimination makes before it gives up.
const MAX_ROWS: usize = 500;

/// A variable of a system.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Hash)]
pub struct Variable(pub u32);

/// Coefficients by variable, ascending, none of them 0.
pub type Terms = SmallVec<[(Variable, i64); 4]>;

/// A constraint: the sum of the terms is at most the limit.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Row {
    /// Coefficients by variable, ascending, none of them 0.
    pub terms: Terms,
    /// The largest value of their sum.
    pub limit: i64,
}

impl Row {
    /// `0 <= variable`.
    pub fn not_negative(variable: Variable) -> Row {
        Row { terms: SmallVec::from_slice(&[(variable, -1)]), limit: 0 }
    }
    /// `sum >= limit` instead; `None` where that overflows.
    pub fn at_least(&self) -> Option<Row> {
        let mut row = Row { terms: self.terms.clone(), limit: self.limit.checked_neg()? };
        for term in &mut row.terms {
            term.1 = term.1.checked_neg()?;
        }
        Some(row)
    }
    /// `sum > limit` instead, the opposite.
    pub fn negated(&self) -> Option<Row> {
        Row { terms: self.terms.clone(), limit: self.limit.checked_add(1)? }.at_least()
    }
    /// `sum < limit` instead.
    pub fn strict(&self) -> Option<Row> {
        Some(Row { terms: self.terms.clone(), limit: self.limit.checked_sub(1)? })
    }
    fn coefficient(&self, variable: Variable) -> i64 {
        // Rows are eliminated from the last variable on.
        match self.terms.last() {
            Some(last) if last.0 == variable => last.1,
            _ => 0,
        }
    }
    /// `self * self_factor + other * other_factor`; `None` where that overflows.
    fn combined(&self, self_factor: i64, other: &Row, other_factor: i64) -> Option<Row> {
        let mut terms = Terms::new();
        let (mut mine, mut theirs) = (self.terms.iter().peekable(), other.terms.iter().peekable());
        loop {
            let variable = match (mine.peek(), theirs.peek()) {
                (Some(a), Some(b)) => a.0.min(b.0),
                (Some(a), None) => a.0,
                (None, Some(b)) => b.0,
                (None, None) => break,
            };
            let a = mine.next_if(|term| term.0 == variable).map_or(0, |term| term.1);
            let b = theirs.next_if(|term| term.0 == variable).map_or(0, |term| term.1);
            let sum = a.checked_mul(self_factor)?.checked_add(b.checked_mul(other_factor)?)?;
            if sum != 0 {
                terms.push((variable, sum));
            }
        }
        let limit = self.limit.checked_mul(self_factor)?.checked_add(other.limit.checked_mul(other_factor)?)?;
        Some(Row { terms, limit })
    }
}

/// Rows that all hold.
#[derive(Clone, Default, Debug)]
pub struct System {
    rows: Vec<Row>,
}

impl System {
    /// Number of rows.
    pub fn len(&self) -> usize {
        self.rows.len()
    }
    /// Whether nothing is known.
    pub fn is_empty(&self) -> bool {
        self.rows.is_empty()
    }
    /// Adds a row; whether it says anything.
    pub fn push(&mut self, row: Row) -> bool {
        let says = !row.terms.is_empty();
        if says {
            self.rows.push(row);
        }
        says
    }
    /// Takes out the row that was added last.
    pub fn pop(&mut self) {
        self.rows.pop();
    }
    /// Whether `row` holds whenever all rows of the system, and `more`, do.
    pub fn implies(&self, row: &Row, more: &[Row]) -> bool {
        if row.terms.is_empty() {
            return row.limit >= 0;
        }
        let Some(negated) = row.negated() else { return false };
        let mut rows = self.connected(&negated, more);
        rows.push(negated);
        !may_have_solution(rows)
    }
    /// The rows that share variables with `row`, over others.
    fn connected(&self, row: &Row, more: &[Row]) -> Vec<Row> {
        let all: Vec<&Row> = self.rows.iter().chain(more).collect();
        let last = all.iter().copied().chain([row]).filter_map(|row| row.terms.last()).map(|term| term.0.0).max();
        let mut reached = vec![false; last.map_or(0, |last| last as usize + 1)];
        let mut taken = vec![false; all.len()];
        for term in &row.terms {
            reached[term.0.0 as usize] = true;
        }
        loop {
            let mut grew = false;
            for (row, taken) in all.iter().zip(&mut taken) {
                if !*taken && row.terms.iter().any(|term| reached[term.0.0 as usize]) {
                    *taken = true;
                    for term in &row.terms {
                        grew |= !std::mem::replace(&mut reached[term.0.0 as usize], true);
                    }
                }
            }
            if !grew {
                break;
            }
        }
        all.into_iter().zip(taken).filter(|entry| entry.1).map(|entry| entry.0.clone()).collect()
    }
}

/// Whether the rows may hold at the same time.
fn may_have_solution(mut rows: Vec<Row>) -> bool {
    loop {
        if rows.iter().any(|row| row.terms.is_empty() && row.limit < 0) {
            return false;
        }
        let Some(variable) = rows.iter().filter_map(|row| row.terms.last()).map(|term| term.0).max() else {
            return true;
        };
        let Some(next) = eliminate(rows, variable) else { return true };
        rows = next;
    }
}

/// The rows without `variable`, the last one, that have a solution if these do. `None` if there are too many or numbers too large.
fn eliminate(rows: Vec<Row>, variable: Variable) -> Option<Vec<Row>> {
    let (with, mut rest): (Vec<Row>, Vec<Row>) = rows.into_iter().partition(|row| row.coefficient(variable) != 0);
    let (upper, lower): (Vec<Row>, Vec<Row>) = with.into_iter().partition(|row| row.coefficient(variable) > 0);
    for above in &upper {
        for below in &lower {
            let row = above.combined(below.coefficient(variable).checked_neg()?, below, above.coefficient(variable))?;
            if row.terms.is_empty() && row.limit >= 0 {
                continue;
            }
            rest.push(row);
            if rest.len() > MAX_ROWS {
                return None;
            }
        }
    }
    Some(rest)
}

#[cfg(test)]
mod tests {
    use super::*;
    use warpc_exact::Rng;

    fn row(terms: &[(u32, i64)], limit: i64) -> Row {
        Row { terms: terms.iter().map(|&(variable, factor)| (Variable(variable), factor)).collect(), limit }
    }

    #[test]
    fn chains_are_followed() {
        let mut system = System::default();
        // x0 <= x1, x1 <= x2, ..., x9 <= 7.
        for n in 0..9 {
            assert!(system.push(row(&[(n, 1), (n + 1, -1)], 0)));
        }
        system.push(row(&[(9, 1)], 7));
        assert!(system.implies(&row(&[(0, 1), (9, -1)], 0), &[]));
        assert!(system.implies(&row(&[(0, 1)], 7), &[]));
        assert!(!system.implies(&row(&[(0, 1)], 6), &[]));
        assert!(!system.implies(&row(&[(9, 1), (0, -1)], 0), &[]));
        assert!(!system.push(row(&[], 3)), "says nothing");
    }

    #[test]
    fn large_numbers_prove_nothing() {
        let mut system = System::default();
        system.push(row(&[(0, i64::MAX), (1, 3)], i64::MIN));
        system.push(row(&[(0, -5), (1, -7)], i64::MAX));
        assert!(!system.implies(&row(&[(0, 1), (1, i64::MIN)], 0), &[]));
        assert!(!system.implies(&row(&[(0, 1)], i64::MAX), &[]));
    }

    /// What is implied holds at every point of a small box where the system does.
    #[test]
    fn what_is_implied_holds() {
        let mut implied = 0;
        for seed in 0..4_000 {
            let mut rng = Rng(seed);
            let mut random_row = |terms: usize| {
                let mut made = Row { terms: Terms::new(), limit: rng.below(9) as i64 - 4 };
                for variable in 0..3 {
                    let factor = rng.below(5) as i64 - 2;
                    if factor != 0 && made.terms.len() < terms {
                        made.terms.push((Variable(variable), factor));
                    }
                }
                made
            };
            let mut system = System::default();
            for _ in 0..5 {
                system.push(random_row(2));
            }
            let question = random_row(3);
            if !system.implies(&question, &[]) {
                continue;
            }
            implied += 1;
            let holds = |row: &Row, point: &[i64; 3]| {
                row.terms.iter().map(|term| point[term.0.0 as usize] * term.1).sum::<i64>() <= row.limit
            };
            for n in 0..9 * 9 * 9 {
                let point = [n % 9 - 4, n / 9 % 9 - 4, n / 81 - 4];
                if system.rows.iter().all(|row| holds(row, &point)) {
                    assert!(holds(&question, &point), "seed {seed}: {system:?} {question:?} {point:?}");
                }
            }
        }
        assert!(implied > 300, "{implied}");
    }
}
