//! Moves that happen at once, as moves one after the other.
//!
//! First those whose destination nobody reads any more, which frees the sources of others. What is left are cycles, whose registers
//! exchange their values.

use super::{Item, Value};

/// A step of a sequence.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) enum Step {
    /// The first becomes the second.
    Move(Item, Item),
    /// Both exchange their values.
    Exchange(Item, Item),
}

/// No move.
const NONE: u16 = u16::MAX;

/// A row for each general and uniform register.
fn row(item: Item) -> Option<usize> {
    match item.value {
        Value::Register { letter: 'R', number } => Some(number as usize),
        Value::Register { letter: 'U', number } => Some(256 + number as usize),
        _ => None,
    }
}

/// Whether `moves`, of which none goes from a register to itself, are few and may as well come one after the other.
pub(super) fn are_apart(moves: &[(Item, Item)]) -> bool {
    let meets = |&(to, _): &(Item, Item)| moves.iter().any(|&(_, from)| from.value == to.value);
    moves.len() <= 4 && !moves.iter().any(meets)
}

/// Steps that do what all of `moves`, destination and source, do at once. Destinations are different registers. Empties the list.
pub(super) fn at_once(moves: &mut Vec<(Item, Item)>) -> Vec<Step> {
    moves.retain(|(to, from)| to.value != from.value);
    if are_apart(moves) {
        return moves.drain(..).map(|(to, from)| Step::Move(to, from)).collect();
    }
    let mut readers = [0u16; 512];
    let mut writer = [NONE; 512];
    for (n, &(to, from)) in moves.iter().enumerate() {
        if let Some(from) = row(from) {
            readers[from] += 1;
        }
        if let Some(to) = row(to) {
            writer[to] = n as u16;
        }
    }
    let mut steps = Vec::with_capacity(moves.len());
    let mut is_done = vec![false; moves.len()];
    let is_free = |readers: &[u16; 512], to: Item| row(to).is_none_or(|to| readers[to] == 0);
    let mut ready: Vec<usize> = (0..moves.len()).rev().filter(|&n| is_free(&readers, moves[n].0)).collect();
    while let Some(n) = ready.pop() {
        let (to, from) = moves[n];
        is_done[n] = true;
        steps.push(Step::Move(to, from));
        let Some(from) = row(from) else { continue };
        readers[from] -= 1;
        let next = writer[from];
        if readers[from] == 0 && next != NONE {
            ready.push(next as usize);
        }
    }
    for first in 0..moves.len() {
        let mut n = first;
        while !is_done[n] {
            is_done[n] = true;
            let (to, from) = moves[n];
            let Some(next) = row(from).map(|from| writer[from] as usize) else { break };
            if !is_done[next] {
                steps.push(Step::Exchange(to, from));
            }
            n = next;
        }
    }
    moves.clear();
    steps
}

#[cfg(test)]
mod tests {
    use super::*;

    fn register(number: u16) -> Item {
        Item::register('R', number)
    }

    /// What registers hold behind the steps, register `n` holding `n` at first.
    fn run(moves: &[(u16, u16)]) -> (Vec<u16>, usize) {
        let mut list: Vec<(Item, Item)> = moves.iter().map(|&(to, from)| (register(to), register(from))).collect();
        let steps = at_once(&mut list);
        let mut held: Vec<u16> = (0..256).collect();
        let number = |item: Item| row(item).unwrap_or(0);
        for &step in &steps {
            match step {
                Step::Move(to, from) => held[number(to)] = held[number(from)],
                Step::Exchange(one, other) => held.swap(number(one), number(other)),
            }
        }
        (held, steps.len())
    }

    #[test]
    fn all_is_moved_at_once() {
        let cases: [&[(u16, u16)]; 7] = [
            &[(4, 8), (5, 9)],
            &[(4, 5), (5, 4)],
            &[(4, 5), (5, 6), (6, 7)],
            &[(7, 6), (6, 5), (5, 4)],
            &[(4, 5), (5, 6), (6, 4), (9, 4), (10, 9)],
            &[(0, 1), (1, 0), (2, 3), (3, 2), (4, 5), (5, 6), (6, 7), (7, 4)],
            &[(4, 4), (5, 4), (6, 4), (7, 5)],
        ];
        for moves in cases {
            let (held, _) = run(moves);
            for &(to, from) in moves {
                assert_eq!(held[to as usize], from, "{moves:?}");
            }
            let is_written = |register: u16| moves.iter().any(|&(to, _)| to == register);
            assert!((0..256).all(|register| is_written(register) || held[register as usize] == register), "{moves:?}");
        }
        assert_eq!(run(&[(4, 5), (5, 6), (6, 4)]).1, 2, "a cycle takes one exchange fewer than it has registers");
    }

    #[test]
    fn rotations_of_all_registers_are_moved() {
        let moves: Vec<(u16, u16)> = (0..250).map(|n| (n, (n + 37) % 250)).collect();
        let (held, steps) = run(&moves);
        assert!((0..250).all(|n| held[n] == (n as u16 + 37) % 250) && steps < 250);
    }
}
