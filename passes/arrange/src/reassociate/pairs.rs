//! Pairs of operands and in how many trees they occur: the most frequent one is computed by itself, so that it is computed once.

use super::{Leaf, SHORT, is_associative, only_user};
use warpc_ir::cfg::Cfg;
use warpc_ir::{Func, Opcode, Value};

type Pair = (u8, Value, Value);

#[derive(Default)]
pub(super) struct Pairs {
    /// Pairs in ascending order, each with its number of trees when more than one.
    rows: Vec<(Pair, u32)>,
    all: Vec<Pair>,
    local: bool,
}

fn pair(op: Opcode, a: Value, b: Value) -> Pair {
    (op as u8, a.min(b), a.max(b))
}

impl Pairs {
    /// Counts the pairs of the trees of `func` as they are. `local`: only pairs of one block are joined.
    pub(super) fn build(&mut self, func: &Func<'_>, cfg: &Cfg, local: bool) {
        self.local = local;
        self.all.clear();
        self.rows.clear();
        let (mut leaves, mut work, mut here) = (Vec::new(), Vec::new(), Vec::new());
        for &b in cfg.rpo() {
            for root in func.block_insts(b) {
                let op = func.op(root);
                if !is_associative(func, root) || only_user(func, root).is_some_and(|user| func.op(user) == op) {
                    continue;
                }
                leaves.clear();
                work.clear();
                work.extend(func.operands(root));
                while leaves.len() <= SHORT
                    && let Some(v) = work.pop()
                {
                    match v.as_inst() {
                        Some(i) if func.op(i) == op && func.has_one_use(v) => {
                            work.extend(func.operands(i).filter(|&o| o != v));
                        }
                        _ => leaves.push(v),
                    }
                }
                if leaves.len() > SHORT {
                    continue;
                }
                here.clear();
                for (n, &a) in leaves.iter().enumerate() {
                    here.extend(leaves[n + 1..].iter().map(|&b| pair(op, a, b)));
                }
                here.sort_unstable();
                here.dedup();
                self.all.extend_from_slice(&here);
            }
        }
        self.all.sort_unstable();
        for group in self.all.chunk_by(|a, b| a == b).filter(|group| group.len() > 1) {
            self.rows.push((group[0], group.len() as u32));
        }
    }

    fn count(&self, wanted: Pair) -> u32 {
        self.rows.binary_search_by_key(&wanted, |row| row.0).map_or(1, |at| self.rows[at].1)
    }

    /// Moves the most frequent pair of `leaves` to the end, where it is innermost; of equally frequent ones that of the lowest
    /// rank. Leaves of another block than the last but one are left alone, so that no tree depends on a place it did not.
    pub(super) fn place_frequent(&self, func: &Func<'_>, op: Opcode, leaves: &mut Vec<Leaf>) {
        if self.rows.is_empty() {
            return;
        }
        let home = |leaf: &Leaf| leaf.value.as_inst().map_or(func.entry(), |i| func.block_of(i));
        let mut limit = 0;
        if self.local {
            let first = home(&leaves[leaves.len() - 2]);
            let other = leaves[..leaves.len() - 1].iter().rposition(|leaf| home(leaf) != first);
            limit = other.map_or(0, |at| at + 1);
        }
        let (mut most, mut rank, mut best) = (1, 0, None);
        for i in (limit + 1..leaves.len()).rev() {
            for j in (limit..i).rev() {
                let count = self.count(pair(op, leaves[i].value, leaves[j].value));
                let here = leaves[i].rank.max(leaves[j].rank);
                if count > most || count == most && best.is_some() && here < rank {
                    (most, rank, best) = (count, here, Some((j, i)));
                }
            }
        }
        if let Some((j, i)) = best {
            let inner = leaves.remove(i);
            let outer = leaves.remove(j);
            leaves.extend([outer, inner]);
        }
    }
}
