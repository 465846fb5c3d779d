//! The suffix tree of a text of numbers: all its suffixes, with equal beginnings shared. An inner node is a part that stands in several places.
//!
//! Built by Ukkonen's algorithm, "On-line construction of suffix trees" (1995): the tree of a beginning of the text grows by one letter at
//! a time, all leaves at once, and what is left is added from the longest suffix to the shortest along links. Linear in the text, but for
//! the children of a node, which are found by hashing.

use super::buckets::Buckets;
use std::collections::HashMap;

/// A number of a node.
type Node = usize;

const ROOT: Node = 0;

struct Row {
    /// The first letter on the edge to the node.
    start: usize,
    /// The last one; that of the text for a leaf.
    end: Option<usize>,
    /// The node of the same text without its first letter.
    link: Node,
    /// First letters of the edges to children, in the order in which they came.
    letters: Vec<u32>,
}

/// The tree of a text.
pub(super) struct SuffixTree<'t> {
    text: &'t [u32],
    rows: Vec<Row>,
    children: HashMap<(Node, u32), Node>,
}

/// A part of the text that stands in several places.
#[derive(Debug, PartialEq, Eq)]
pub(super) struct Repeat {
    pub(super) len: usize,
    pub(super) starts: Vec<usize>,
}

/// Where the next suffix is added: `len` letters from that at `at` on behind `node`.
struct Active {
    node: Node,
    at: usize,
    len: usize,
}

impl<'t> SuffixTree<'t> {
    /// The tree of `text`.
    pub(super) fn new(text: &'t [u32]) -> SuffixTree<'t> {
        let root = Row { start: 0, end: Some(0), link: ROOT, letters: Vec::new() };
        let mut tree = SuffixTree { text, rows: vec![root], children: HashMap::new() };
        let mut active = Active { node: ROOT, at: 0, len: 0 };
        let mut waiting = 0;
        for end in 0..text.len() {
            waiting = tree.extend(end, waiting + 1, &mut active);
        }
        tree
    }
    fn add(&mut self, parent: Node, start: usize, end: Option<usize>, letter: u32) -> Node {
        let node = self.rows.len();
        self.rows.push(Row { start, end, link: ROOT, letters: Vec::new() });
        self.attach(parent, letter, node);
        node
    }
    fn attach(&mut self, parent: Node, letter: u32, node: Node) {
        if self.children.insert((parent, letter), node).is_none() {
            self.rows[parent].letters.push(letter);
        }
    }
    /// Letters on the edge to `node`, in a text that ends at `last`.
    fn edge_len(&self, node: Node, last: usize) -> usize {
        self.rows[node].end.unwrap_or(last) + 1 - self.rows[node].start
    }
    /// Adds the `waiting` suffixes that end at `end`, as far as they are not there; gives how many are.
    fn extend(&mut self, end: usize, mut waiting: usize, active: &mut Active) -> usize {
        let mut to_link: Option<Node> = None;
        while waiting > 0 {
            if active.len == 0 {
                active.at = end;
            }
            let first = self.text[active.at];
            match self.children.get(&(active.node, first)).copied() {
                None => {
                    self.add(active.node, end, None, first);
                    if let Some(node) = to_link.take() {
                        self.rows[node].link = active.node;
                    }
                }
                Some(next) => {
                    let len = self.edge_len(next, end);
                    if active.len >= len {
                        *active = Active { node: next, at: active.at + len, len: active.len - len };
                        continue;
                    }
                    let start = self.rows[next].start;
                    if self.text[start + active.len] == self.text[end] {
                        if active.node != ROOT
                            && let Some(node) = to_link.take()
                        {
                            self.rows[node].link = active.node;
                        }
                        active.len += 1;
                        break;
                    }
                    let split = self.add(active.node, start, Some(start + active.len - 1), first);
                    self.add(split, end, None, self.text[end]);
                    self.rows[next].start = start + active.len;
                    self.attach(split, self.text[start + active.len], next);
                    if let Some(node) = to_link.replace(split) {
                        self.rows[node].link = split;
                    }
                }
            }
            waiting -= 1;
            if active.node != ROOT {
                active.node = self.rows[active.node].link;
            } else if active.len > 0 {
                active.len -= 1;
                active.at = end + 1 - waiting;
            }
        }
        waiting
    }
    /// Children of `node`, in LLVM's order.
    fn children_of(&self, node: Node) -> Vec<Node> {
        let mut buckets = Buckets::default();
        self.rows[node].letters.iter().for_each(|&letter| buckets.insert(letter));
        buckets.keys().map(|letter| self.children[&(node, letter)]).collect()
    }
    /// Parts of at least `least` letters that end differently in at least two places, with those places.
    pub(super) fn repeats(&self, least: usize) -> Vec<Repeat> {
        let mut found = Vec::new();
        let mut work = vec![(ROOT, 0)];
        let last = self.text.len().saturating_sub(1);
        while let Some((node, len)) = work.pop() {
            let mut starts = Vec::new();
            for child in self.children_of(node) {
                let child_len = len + self.edge_len(child, last);
                match self.rows[child].end {
                    Some(_) => work.push((child, child_len)),
                    None => starts.push(self.text.len() - child_len),
                }
            }
            if node != ROOT && len >= least && starts.len() >= 2 {
                found.push(Repeat { len, starts });
            }
        }
        found
    }
}

#[cfg(test)]
mod tests {
    use super::{Repeat, SuffixTree};

    fn repeats(text: &[u32]) -> Vec<(usize, Vec<usize>)> {
        let found = SuffixTree::new(text).repeats(2);
        let mut found: Vec<_> = found.into_iter().map(|Repeat { len, starts }| (len, starts)).collect();
        found.iter_mut().for_each(|(_, starts)| starts.sort_unstable());
        found.sort_unstable();
        found
    }

    /// Parts whose places all differ in the letter behind them, found by comparing all pairs.
    fn by_comparing(text: &[u32]) -> Vec<(usize, Vec<usize>)> {
        let mut found = Vec::new();
        for len in 2..text.len() {
            let mut parts: Vec<&[u32]> = text.windows(len).collect();
            parts.sort_unstable();
            parts.dedup();
            for part in parts {
                let starts: Vec<usize> =
                    (0..=text.len() - len).filter(|&start| text[start..start + len] == *part).collect();
                let next = |start: usize| text.get(start + len);
                let is_branching = starts.iter().any(|&start| next(start) != next(starts[0]));
                let alone = |&start: &usize| {
                    next(start).is_some() && starts.iter().filter(|&&other| next(other) == next(start)).count() == 1
                };
                let leaves: Vec<usize> = starts.iter().copied().filter(alone).collect();
                if is_branching && leaves.len() >= 2 {
                    found.push((len, leaves));
                }
            }
        }
        found.sort_unstable();
        found
    }

    #[test]
    fn repeats_of_a_text_are_found() {
        assert_eq!(repeats(&[1, 2, 3, 90, 1, 2, 3, 91]), [(2, vec![1, 5]), (3, vec![0, 4])]);
        assert_eq!(repeats(&[1, 2, 3]), []);
        assert_eq!(repeats(&[]), []);
    }

    #[test]
    fn repeats_are_those_of_all_pairs() {
        let mut state = 180_200_000u64;
        for round in 0..400 {
            let mut text: Vec<u32> = (0..round % 40)
                .map(|_| {
                    state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
                    (state >> 60) as u32 % 3
                })
                .collect();
            // A text ends with a letter of its own, so that no suffix is the beginning of another.
            text.push(99);
            assert_eq!(repeats(&text), by_comparing(&text), "{text:?}");
        }
    }
}
