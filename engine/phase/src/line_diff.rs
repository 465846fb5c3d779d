//! Which lines of a text were taken out and put in to make another: the shortest such script, by the greedy algorithm of Myers.
//!
//! Cost: linear in the texts, plus the square of the number of different lines up to [`MAX_DIFFERENT`]; texts that differ in
//! more lines are told apart as wholes, apart from how they begin and end alike.

use std::collections::HashMap;

/// Different lines up to which the shortest script is looked for.
const MAX_DIFFERENT: usize = 1000;

/// Where a line is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Side {
    /// In both texts.
    Both,
    /// Only in the text before.
    Before,
    /// Only in the text after.
    After,
}

/// The lines of both texts in order, each with the side it is on.
pub fn diff<'t>(before: &'t [u8], after: &'t [u8]) -> Vec<(Side, &'t [u8])> {
    let (before, after) = (lines(before), lines(after));
    let mut numbers: HashMap<&[u8], u32> = HashMap::new();
    let mut number_all = |list: &[&'t [u8]]| -> Vec<u32> {
        let mut number = |line| {
            let next = numbers.len() as u32;
            *numbers.entry(line).or_insert(next)
        };
        list.iter().map(|line| number(*line)).collect()
    };
    let (a, b) = (number_all(&before), number_all(&after));
    let start = a.iter().zip(&b).take_while(|(x, y)| x == y).count();
    let (rest_a, rest_b) = (&a[start..], &b[start..]);
    let end = rest_a.iter().rev().zip(rest_b.iter().rev()).take_while(|(x, y)| x == y).count();
    let (middle_a, middle_b) = (&rest_a[..rest_a.len() - end], &rest_b[..rest_b.len() - end]);
    let script = shortest_script(middle_a, middle_b).unwrap_or_else(|| {
        let mut all = vec![Side::Before; middle_a.len()];
        all.resize(middle_a.len() + middle_b.len(), Side::After);
        all
    });
    let same = |count| std::iter::repeat_n(Side::Both, count);
    let (mut at_a, mut at_b) = (0, 0);
    let mut out = Vec::with_capacity(start + script.len() + end);
    for side in same(start).chain(script).chain(same(end)) {
        let line = if side == Side::After { after[at_b] } else { before[at_a] };
        at_a += (side != Side::After) as usize;
        at_b += (side != Side::Before) as usize;
        out.push((side, line));
    }
    out
}

fn lines(text: &[u8]) -> Vec<&[u8]> {
    let mut list: Vec<&[u8]> = text.split(|&byte| byte == b'\n').collect();
    // What follows the last line break is no line.
    if list.last().is_some_and(|line| line.is_empty()) {
        list.pop();
    }
    list
}

/// The shortest script from `a` to `b`; `None` where it has more than [`MAX_DIFFERENT`] lines of one side alone.
fn shortest_script(a: &[u32], b: &[u32]) -> Option<Vec<Side>> {
    // `reached[d][i]`: how far into `a` scripts with `d` differences get on the diagonal numbered `2 * i - d`, the place in `a`
    // less the place in `b`.
    let mut reached: Vec<Vec<usize>> = Vec::new();
    for d in 0..=MAX_DIFFERENT.min(a.len() + b.len()) {
        let mut row = Vec::with_capacity(d + 1);
        for i in 0..=d {
            let mut x = reached.last().map_or(0, |previous| step(previous, i).0);
            let mut y = x + d - 2 * i;
            while x < a.len() && y < b.len() && a[x] == b[y] {
                x += 1;
                y += 1;
            }
            row.push(x);
            if x == a.len() && y == b.len() {
                reached.push(row);
                return Some(walk_back(&reached, x, y));
            }
        }
        reached.push(row);
    }
    None
}

/// The first place in `a` on diagonal `i` after one more difference than `previous` has, and the line that makes the difference.
fn step(previous: &[usize], i: usize) -> (usize, Side) {
    let put_in = previous.get(i).copied();
    let taken_out = i.checked_sub(1).map(|left| previous[left] + 1);
    match (put_in, taken_out) {
        (Some(x), None) => (x, Side::After),
        (Some(x), Some(other)) if x >= other => (x, Side::After),
        (_, Some(x)) => (x, Side::Before),
        (None, None) => (0, Side::Both),
    }
}

/// The script that reaches the places `x` and `y` at the ends of both texts.
fn walk_back(reached: &[Vec<usize>], mut x: usize, mut y: usize) -> Vec<Side> {
    let mut script = Vec::with_capacity(x + y);
    for d in (1..reached.len()).rev() {
        let i = (x + d - y) / 2;
        let (start, side) = step(&reached[d - 1], i);
        script.resize(script.len() + (x - start), Side::Both);
        y -= x - start;
        x = start;
        script.push(side);
        match side {
            Side::Before => x -= 1,
            _ => y -= 1,
        }
    }
    script.resize(script.len() + x, Side::Both);
    script.reverse();
    script
}

#[cfg(test)]
mod tests {
    use super::*;

    fn show(before: &str, after: &str) -> String {
        let sign = |side| match side {
            Side::Both => ' ',
            Side::Before => '-',
            Side::After => '+',
        };
        let line = |(side, text): (Side, &[u8])| format!("{}{}|", sign(side), String::from_utf8_lossy(text));
        diff(before.as_bytes(), after.as_bytes()).into_iter().map(line).collect()
    }

    #[test]
    fn small_texts() {
        assert_eq!(show("", ""), "");
        assert_eq!(show("a\nb\n", "a\nb\n"), " a| b|");
        assert_eq!(show("a\nb\nc\n", "a\nc\n"), " a|-b| c|");
        assert_eq!(show("a\nc\n", "a\nb\nc"), " a|+b| c|");
        assert_eq!(show("a\n", "b\n"), "-a|+b|");
        assert_eq!(show("x\na\nb\ny\nc\nz\n", "x\nb\ny\nd\nc\nz\n"), " x|-a| b| y|+d| c| z|");
        assert_eq!(show("a\nb\nc\na\nb\nb\na\n", "c\nb\na\nb\na\nc\n").matches(['+', '-']).count(), 5);
    }

    #[test]
    fn every_script_makes_the_one_text_of_the_other() {
        let mut state = 7u64;
        let mut random = |bound: u64| {
            state = state.wrapping_mul(6364136223846793005).wrapping_add(1442695040888963407);
            (state >> 33) % bound
        };
        for _ in 0..300 {
            let mut text = |length: u64| -> String { (0..length).map(|_| format!("{}\n", random(4))).collect() };
            let (before, after) = (text(12), text(9));
            let of = |skip: Side| -> String {
                let kept = diff(before.as_bytes(), after.as_bytes()).into_iter().filter(|row| row.0 != skip);
                kept.map(|row| format!("{}\n", String::from_utf8_lossy(row.1))).collect()
            };
            assert_eq!((of(Side::After), of(Side::Before)), (before.clone(), after.clone()));
        }
    }

    #[test]
    fn texts_that_differ_in_too_many_lines_are_told_apart_as_wholes() {
        let text = |name: char| -> String { (0..3000).map(|n| format!("{name}{n}\n")).collect() };
        let (before, after) = (format!("same\n{}", text('a')), format!("same\n{}", text('b')));
        let rows = diff(before.as_bytes(), after.as_bytes());
        assert_eq!((rows.len(), rows[0].0, rows[1].0, rows[6000].0), (6001, Side::Both, Side::Before, Side::After));
    }
}
