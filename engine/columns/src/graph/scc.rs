//! Strongly connected components of a graph over dense rows: Tarjan's algorithm with its own stack. Linear.

use super::csr::Csr;

const NEW: u32 = u32::MAX;

/// Components of a graph, in reverse topological order: a component's successors in other components have lower numbers
/// (of a call graph: callees first).
#[derive(Clone, Debug, Default)]
pub struct Sccs {
    of: Vec<u32>,
    members: Csr<u32>,
}

impl Sccs {
    /// Components of rows `0..n` with edges `next`.
    pub fn of_rows<I: Iterator<Item = usize>>(rows: usize, next: impl Fn(usize) -> I) -> Sccs {
        let mut index = vec![NEW; rows];
        let mut low = vec![0u32; rows];
        let mut of = vec![NEW; rows];
        let mut open: Vec<u32> = Vec::new();
        let mut frames: Vec<(u32, I)> = Vec::new();
        let mut flat: Vec<(usize, u32)> = Vec::with_capacity(rows);
        let (mut time, mut count) = (0u32, 0u32);
        for root in 0..rows {
            if index[root] != NEW {
                continue;
            }
            let mut enter = Some(root);
            loop {
                if let Some(v) = enter.take() {
                    index[v] = time;
                    low[v] = time;
                    time += 1;
                    open.push(v as u32);
                    frames.push((v as u32, next(v)));
                }
                let Some((v, succs)) = frames.last_mut() else { break };
                let v = *v as usize;
                match succs.next() {
                    Some(s) if index[s] == NEW => enter = Some(s),
                    Some(s) if of[s] == NEW => low[v] = low[v].min(index[s]),
                    Some(_) => {}
                    None => {
                        frames.pop();
                        if let Some((p, _)) = frames.last() {
                            low[*p as usize] = low[*p as usize].min(low[v]);
                        }
                        if low[v] == index[v] {
                            let at = open.iter().rposition(|&x| x as usize == v).expect("open component");
                            for x in open.drain(at..) {
                                of[x as usize] = count;
                                flat.push((count as usize, x));
                            }
                            count += 1;
                        }
                    }
                }
            }
        }
        let members = Csr::group(count as usize, flat.into_iter());
        Sccs { of, members }
    }
    /// Number of components.
    pub fn len(&self) -> usize {
        self.members.len()
    }
    /// Whether there are none.
    pub fn is_empty(&self) -> bool {
        self.members.is_empty()
    }
    /// Component of row `v`.
    pub fn of(&self, v: usize) -> u32 {
        self.of[v]
    }
    /// Rows of component `c`, in the order the walk met them.
    pub fn members(&self, c: usize) -> &[u32] {
        self.members.row(c)
    }
}
