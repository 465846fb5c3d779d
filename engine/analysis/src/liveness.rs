//! Liveness of values at block borders, walking back from uses.
//!
//! Each value has the blocks it is live into as ranges of reverse post-order numbers: few in structured code, however
//! long the value lives. The visited set of the walk is one bit vector, cleared by what was visited. Uses by phis count
//! at the end of the incoming block; a phi's result is defined at the start of its block. Needs use lists.

use bitvec::vec::BitVec;
use warpc_ir::cfg::{Cfg, UNREACHED};
use warpc_ir::ids::*;
use warpc_ir::opcode::Opcode;
use warpc_ir::{Func, Value, ValueKind};

/// Live ranges of the values of a function.
#[derive(Clone, Debug, Default)]
pub struct Liveness {
    args: usize,
    /// Per value (arguments, then instruction rows): range of `ranges`.
    at: Vec<u32>,
    /// First and last reverse post-order number, sorted, not adjacent.
    ranges: Vec<[u32; 2]>,
    /// The same for blocks whose end the value is live at.
    out_at: Vec<u32>,
    out: Vec<[u32; 2]>,
    order: Vec<Block>,
}

impl Liveness {
    /// Liveness of `func`. Cost: the number of (value, block) pairs that are live.
    pub fn new(func: &Func<'_>, cfg: &Cfg) -> Liveness {
        let args = func.num_args();
        let n = args + func.num_insts();
        let mut l = Liveness { args, order: cfg.rpo().to_vec(), ..Default::default() };
        l.at.reserve(n + 1);
        l.out_at.reserve(n + 1);
        let mut walk = Walk { seen: BitVec::repeat(false, cfg.rpo().len()), ..Default::default() };
        for row in 0..n {
            l.at.push(l.ranges.len() as u32);
            l.out_at.push(l.out.len() as u32);
            let (v, home) = if row < args {
                (Value::arg(row as u32), cfg.entry())
            } else {
                let i = Inst::new(row - args);
                if func.is_dead(i) || func.block_of(i).is_none() || func.ty(i) == Type::VOID {
                    continue;
                }
                (Value::inst(i), func.block_of(i))
            };
            if func.is_unused(v) || !cfg.is_reachable(home) {
                continue;
            }
            walk.run(func, cfg, v, home);
            ranges(&mut walk.live_in, &mut l.ranges);
            ranges(&mut walk.live_out, &mut l.out);
        }
        l.at.push(l.ranges.len() as u32);
        l.out_at.push(l.out.len() as u32);
        l
    }
    fn row(&self, value: Value) -> Option<usize> {
        match value.kind() {
            ValueKind::Arg(n) => Some(n as usize),
            ValueKind::Inst(i) => Some(self.args + i.index()),
            _ => None,
        }
    }
    /// Ranges of reverse post-order numbers of the blocks `value` is live into.
    pub fn live_in_ranges(&self, value: Value) -> &[[u32; 2]] {
        match self.row(value).and_then(|r| self.at.get(r..r + 2)) {
            Some(&[a, b]) => &self.ranges[a as usize..b as usize],
            _ => &[],
        }
    }
    fn live_out_ranges(&self, value: Value) -> &[[u32; 2]] {
        match self.row(value).and_then(|r| self.out_at.get(r..r + 2)) {
            Some(&[a, b]) => &self.out[a as usize..b as usize],
            _ => &[],
        }
    }
    /// Whether `value` is live into `block`: defined before it and used in it or after it.
    pub fn is_live_in(&self, cfg: &Cfg, value: Value, block: Block) -> bool {
        contains(self.live_in_ranges(value), cfg.rpo_index(block))
    }
    /// Whether `value` is live at the end of `block`: used in a successor, or by a phi of one.
    pub fn is_live_out(&self, cfg: &Cfg, value: Value, block: Block) -> bool {
        contains(self.live_out_ranges(value), cfg.rpo_index(block))
    }
    /// Visits blocks in reverse post-order with the values live into each, in order of rows (arguments first).
    pub fn sweep_live_in(&self, visit: impl FnMut(Block, &[Value])) {
        self.sweep(&self.at, &self.ranges, visit)
    }
    /// Visits blocks in reverse post-order with the values live at the end of each.
    pub fn sweep_live_out(&self, visit: impl FnMut(Block, &[Value])) {
        self.sweep(&self.out_at, &self.out, visit)
    }
    fn sweep(&self, at: &[u32], ranges: &[[u32; 2]], mut visit: impl FnMut(Block, &[Value])) {
        // Ranges by start.
        let mut starts: Vec<(u32, u32, Value)> = Vec::with_capacity(ranges.len());
        for (r, w) in at.windows(2).enumerate() {
            let v = if r < self.args { Value::arg(r as u32) } else { Value::inst(Inst::new(r - self.args)) };
            starts.extend(ranges[w[0] as usize..w[1] as usize].iter().map(|x| (x[0], x[1], v)));
        }
        starts.sort_unstable_by_key(|s| s.0);
        let mut active: Vec<(Value, u32)> = Vec::new();
        let mut values = Vec::new();
        let mut next = 0;
        for (n, &b) in self.order.iter().enumerate() {
            active.retain(|a| a.1 >= n as u32);
            while let Some(s) = starts.get(next).filter(|s| s.0 == n as u32) {
                active.push((s.2, s.1));
                next += 1;
            }
            values.clear();
            values.extend(active.iter().map(|a| a.0));
            values.sort_unstable_by_key(|v: &Value| (v.tag() == 0, v.row()));
            visit(b, &values);
        }
    }
}

fn contains(ranges: &[[u32; 2]], n: u32) -> bool {
    if n == UNREACHED {
        return false;
    }
    let k = ranges.partition_point(|r| r[1] < n);
    ranges.get(k).is_some_and(|r| r[0] <= n)
}

/// Sorts block numbers and appends them as ranges.
fn ranges(numbers: &mut [u32], out: &mut Vec<[u32; 2]>) {
    numbers.sort_unstable();
    let first = out.len();
    for &n in numbers.iter() {
        match out[first..].last_mut() {
            Some(r) if r[1] + 1 == n => r[1] = n,
            Some(r) if r[1] == n => {}
            _ => out.push([n, n]),
        }
    }
}

#[derive(Default)]
struct Walk {
    /// Blocks the value is live into, by reverse post-order number.
    seen: BitVec,
    live_in: Vec<u32>,
    live_out: Vec<u32>,
    work: Vec<Block>,
}

impl Walk {
    fn run(&mut self, func: &Func<'_>, cfg: &Cfg, value: Value, home: Block) {
        for &n in &self.live_in {
            self.seen.set(n as usize, false);
        }
        self.live_in.clear();
        self.live_out.clear();
        for u in func.uses(value) {
            let user = func.user(u);
            if func.op(user) == Opcode::Phi {
                // Read at the end of the incoming block.
                let Some(from) = func.operand(user, func.use_index(u) | 1).as_block() else { continue };
                if cfg.is_reachable(from) {
                    self.live_out.push(cfg.rpo_index(from));
                    self.enter(cfg, from, home);
                }
            } else if cfg.is_reachable(func.block_of(user)) {
                self.enter(cfg, func.block_of(user), home);
            }
        }
        while let Some(b) = self.work.pop() {
            for &p in cfg.preds(b) {
                if cfg.is_reachable(p) {
                    self.live_out.push(cfg.rpo_index(p));
                    self.enter(cfg, p, home);
                }
            }
        }
    }
    /// The value is needed in `block`: unless it is made there, it is live into it.
    fn enter(&mut self, cfg: &Cfg, block: Block, home: Block) {
        let n = cfg.rpo_index(block);
        if block != home && !self.seen.replace(n as usize, true) {
            self.live_in.push(n);
            self.work.push(block);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing::{Rng, random_body};
    use warpc_ir::Builder;
    use warpc_ir::dom::DomTree;
    use warpc_ir::func::FuncMut;

    #[test]
    fn agrees_with_dataflow() {
        for seed in 0..200 {
            let mut rng = Rng::new(seed);
            let n = 1 + rng.below(16);
            let (m, mut body) = random_body(&mut rng, n);
            let mut f = FuncMut::of_body(&mut body, m.ctx());
            let cfg = Cfg::new(&f);
            let dom = DomTree::new(&cfg);
            // Values with operands that dominate them; phis at joins.
            let mut made: Vec<(Value, Block)> = vec![(Value::arg(1), cfg.entry())];
            for &b in dom.preorder() {
                if cfg.preds(b).len() > 1 {
                    let phi = f.new_phi(b, Type::I32);
                    for &p in cfg.preds(b) {
                        // Edges from one block bring one value.
                        let v = f.phi_value_for(phi, p).unwrap_or_else(|| {
                            let there: Vec<Value> =
                                made.iter().filter(|x| dom.dominates(x.1, p)).map(|x| x.0).collect();
                            there[rng.below(there.len())]
                        });
                        f.add_incoming(phi, v, p);
                    }
                    made.push((phi.into(), b));
                }
                for _ in 0..rng.below(3) {
                    let here: Vec<Value> = made.iter().filter(|x| dom.dominates(x.1, b)).map(|x| x.0).collect();
                    let (x, y) = (here[rng.below(here.len())], here[rng.below(here.len())]);
                    let at = f.terminator(b);
                    let v = Builder::before(&mut f, at).binary(Opcode::Add, x, y, 0);
                    made.push((v, b));
                }
            }
            let live = Liveness::new(&f, &cfg);
            // Dataflow: in = uses before definitions + (out - definitions), out = successors' in + their phis' uses.
            let rows = f.num_blocks();
            let mut ins = vec![vec![]; rows];
            let mut outs: Vec<Vec<Value>> = vec![vec![]; rows];
            for _ in 0..=rows {
                for &b in cfg.rpo().iter().rev() {
                    let mut out: Vec<Value> = Vec::new();
                    for &s in cfg.succs(b) {
                        out.extend(&ins[s.index()]);
                        for i in f.block_insts(s).filter(|&i| f.op(i) == Opcode::Phi) {
                            out.extend(f.phi_value_for(i, b));
                        }
                    }
                    let mut live = out.clone();
                    for i in f.block_insts(b).collect::<Vec<_>>().into_iter().rev() {
                        live.retain(|&v| v != Value::inst(i));
                        if f.op(i) != Opcode::Phi {
                            live.extend(f.operands(i).filter(|v| v.as_inst().is_some() || v.as_arg().is_some()));
                        }
                    }
                    for list in [&mut live, &mut out] {
                        list.sort();
                        list.dedup();
                    }
                    ins[b.index()] = live;
                    outs[b.index()] = out;
                }
            }
            for &b in cfg.rpo() {
                for &(v, home) in &made {
                    let want = ins[b.index()].contains(&v) && !(v.as_arg().is_some() && b == home);
                    assert_eq!(live.is_live_in(&cfg, v, b), want, "seed {seed} {v:?} {b:?}");
                    assert_eq!(live.is_live_out(&cfg, v, b), outs[b.index()].contains(&v), "seed {seed} {v:?} {b:?}");
                }
            }
            live.sweep_live_in(|b, values| {
                for &(v, _) in &made {
                    assert_eq!(values.contains(&v), live.is_live_in(&cfg, v, b));
                }
            });
        }
    }
}
