//! Proof that rows after coalescing compute what they did before: symbolic execution of both, span by span and edge by edge.
//!
//! Every row keeps its number, so what it writes has one name in both programs. Copies carry names on, constants name
//! themselves, a pair names its halves. Where ways with different names meet, the registers (of either program) that bring the
//! same names get a new one together. The programs agree when every operand that a row reads has the same name in both;
//! registers that some path leaves undefined may hold anything. Rows of the second program that are new are copies; they run
//! where they stand, in blocks of their own on the edge that such a block splits. Nothing here knows of intervals. Cost: spans
//! times registers, a few times over: for tests, and for functions that are small.

use super::build::{constant, writes_early};
use super::flow::Flow;
use crate::ptx::machine::*;
use hashbrown::HashMap;

/// What a name stands for.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
enum Name {
    /// Anything.
    Undefined,
    /// Operand of a row that writes it.
    Row(u32, u32),
    /// A constant.
    Constant(Class, Kind, i64),
    /// Two halves.
    Pair(u32, u32),
    /// Half of something.
    Half(u32, u32),
    /// What meets at the start of a span in a register.
    Meet(u32, u32),
}

const TOP: u32 = u32::MAX;
const UNDEFINED: u32 = 0;
/// Rounds in which what meets is named freely.
const ROUNDS: usize = 16;

struct Prover<'a> {
    before: &'a MachineFunc,
    after: &'a MachineFunc,
    flow: Flow,
    /// Row of `after` by row of `before`.
    new_rows: Vec<u32>,
    /// Rows of `after` that are new and stand in blocks that `before` has.
    is_new: Vec<bool>,
    /// Edges by target: where they leave from, and the rows of `after` on them.
    ways: Vec<Vec<(u32, u32, u32)>>,
    names: HashMap<Name, u32>,
    /// Names by number.
    list: Vec<Name>,
    /// Whether a name may stand for anything.
    loose: Vec<bool>,
    /// Registers of `before`; those of `after` follow.
    split: usize,
    width: usize,
    enter: Vec<u32>,
    leave: Vec<u32>,
}

/// Spans times registers that a proof takes.
pub fn size(m: &MachineFunc) -> usize {
    m.vregs.class.len() * 2 * (m.order.len() + 1)
}

/// Proves that `after` reads what `before` does. `origin` has the row of `before` of each row of `after`, in order; none for
/// new copies.
pub fn prove(before: &MachineFunc, after: &MachineFunc, origin: &[u32]) -> Result<(), String> {
    let mut flow = Flow::default();
    flow.build(before);
    let mut new_rows = vec![TOP; before.insts.head.len()];
    for (n, &i) in origin.iter().enumerate() {
        match new_rows.get_mut(i as usize) {
            Some(row) => *row = n as u32,
            None if !is_new_row(after, n) => return Err(format!("row {n} ({:?}) is new", after.insts.head[n].op)),
            None => {}
        }
    }
    let ways = ways(before, after, &flow, &new_rows)?;
    let mut on_edges = vec![false; origin.len()];
    for r in after.blocks.range.iter().skip(before.blocks.range.len()) {
        on_edges[r.first as usize..r.end as usize].fill(true);
    }
    let split = before.vregs.class.len();
    let width = split + after.vregs.class.len();
    let spans = flow.len();
    let mut p = Prover {
        before,
        after,
        flow,
        new_rows,
        is_new: origin.iter().enumerate().map(|(n, &i)| i == TOP && !on_edges[n]).collect(),
        ways,
        names: HashMap::new(),
        list: Vec::new(),
        loose: Vec::new(),
        split,
        width,
        enter: vec![TOP; spans * width],
        leave: vec![TOP; spans * width],
    };
    p.name(Name::Undefined);
    p.loose[UNDEFINED as usize] = true;
    p.solve()?;
    let mut state = vec![UNDEFINED; width];
    for s in 0..spans {
        // What no path reaches reads nothing.
        if s > 0 && p.flow.preds_of(s as u32).iter().all(|&q| p.leave[q as usize * width] == TOP) {
            continue;
        }
        state.copy_from_slice(&p.enter[s * width..(s + 1) * width]);
        p.run(s, &mut state, true)?;
    }
    Ok(())
}

/// Whether row `n` is one that a program may have more than another: a copy, or part of a block on an edge.
fn is_new_row(m: &MachineFunc, n: usize) -> bool {
    matches!(m.insts.head[n].op, Op::Copy | Op::Mov | Op::Label | Op::BraUni)
}

/// Edges by target, with the new rows of `after` that stand on them.
fn ways(
    before: &MachineFunc,
    after: &MachineFunc,
    flow: &Flow,
    new_rows: &[u32],
) -> Result<Vec<Vec<(u32, u32, u32)>>, String> {
    let old = before.blocks.range.len() as u32;
    // Rows of a new block, and where it leads: a jump at its end, or what follows.
    let on_edge = |label: u32| -> (u32, u32, u32) {
        let r = after.blocks.range[label as usize];
        let last = r.end as usize - 1;
        match after.insts.head[last].op {
            Op::BraUni => (r.first + 1, r.end - 1, after.operands(last)[0].payload),
            _ => (r.first + 1, r.end, after.operands(r.end as usize).first().map_or(TOP, |o| o.payload)),
        }
    };
    let mut ways = vec![Vec::new(); flow.len()];
    for p in 0..flow.len() {
        let i = flow.ranges[p].1 as usize - 1;
        let mut edges = flow.edges_of(p as u32).iter();
        let new = new_rows[i] as usize;
        if new_rows[i] == TOP {
            // A copy at the end of a span that falls through.
            edges.for_each(|e| ways[e.1 as usize].push((p as u32, 0, 0)));
            continue;
        }
        let labels = |m: &MachineFunc, i: usize| -> Vec<u32> {
            m.operands(i).iter().filter(|o| o.kind == Kind::Label).map(|o| o.payload).collect()
        };
        if before.insts.head[i].op != Op::Label {
            for (x, y) in labels(before, i).into_iter().zip(labels(after, new)) {
                let (from, to, target) = if y >= old { on_edge(y) } else { (0, 0, y) };
                if target != x {
                    return Err(format!("row {i} leads to block {target} and not to {x}"));
                }
                if let Some(e) = edges.next() {
                    ways[e.1 as usize].push((p as u32, from, to));
                }
            }
        }
        // What is left falls through, maybe into a new block.
        for e in edges {
            let next = after.insts.head.get(new + 1).filter(|h| h.op == Op::Label);
            let label = next.map_or(0, |_| after.operands(new + 1)[0].payload);
            let (from, to, target) = if label >= old { on_edge(label) } else { (0, 0, label) };
            let wanted = before.operands(flow.ranges[e.1 as usize].0 as usize).first().map_or(TOP, |o| o.payload);
            if label >= old && target != wanted {
                return Err(format!("row {i} falls through to block {target} and not to {wanted}"));
            }
            ways[e.1 as usize].push((p as u32, from, to));
        }
    }
    Ok(ways)
}

impl Prover<'_> {
    /// Names of the registers of both programs after a way: those at the end of its source, and the copies on it.
    fn after_way(&mut self, (p, from, to): (u32, u32, u32)) -> Vec<u32> {
        let mut state = self.leave[p as usize * self.width..(p as usize + 1) * self.width].to_vec();
        // A span that was not reached so far leaves nothing.
        if state.iter().any(|&x| x != TOP) {
            let after = self.after;
            for row in from..to {
                self.execute(after, row as usize, row as usize, self.split, &mut state);
            }
        }
        state
    }
    fn name(&mut self, n: Name) -> u32 {
        let next = self.names.len() as u32;
        let id = *self.names.entry(n).or_insert(next);
        if id == next {
            self.loose.push(false);
            self.list.push(n);
        }
        id
    }
    fn is_loose(&self, id: u32) -> bool {
        self.loose.get(id as usize).is_some_and(|&l| l)
    }
    /// Names at all starts of spans, from the optimistic side.
    fn solve(&mut self) -> Result<(), String> {
        let (w, spans) = (self.width, self.flow.len());
        let mut state = vec![TOP; w];
        let mut groups: HashMap<Vec<u32>, u32> = HashMap::new();
        for round in 0..8 * spans + 256 {
            let mut changed = false;
            for s in 0..spans {
                let states: Vec<Vec<u32>> = (0..self.ways[s].len()).map(|k| self.after_way(self.ways[s][k])).collect();
                groups.clear();
                for r in 0..w {
                    let mut ways: Vec<u32> = states.iter().map(|state| state[r]).collect();
                    if s == 0 {
                        ways.push(UNDEFINED);
                    }
                    let mut known = ways.iter().copied().filter(|&x| x != TOP);
                    let first = known.next().unwrap_or(TOP);
                    let meets = known.any(|x| x != first);
                    // Names that change back and forth stop doing so: from some round on, groups are only split.
                    let old = self.enter[s * w + r];
                    let met = match self.list.get(old as usize) {
                        Some(&Name::Meet(span, _)) if round >= ROUNDS && span == s as u32 => old,
                        _ => TOP,
                    };
                    state[r] = if meets || met != TOP {
                        ways.push(met);
                        let loose = ways.iter().any(|&x| x != met && self.is_loose(x));
                        let r = *groups.entry(ways).or_insert(r as u32);
                        let id = self.name(Name::Meet(s as u32, r));
                        self.loose[id as usize] |= loose;
                        id
                    } else {
                        first
                    };
                }
                self.enter[s * w..(s + 1) * w].copy_from_slice(&state);
                if state.first().is_some_and(|&x| x != TOP) {
                    self.run(s, &mut state, false)?;
                }
                if self.leave[s * w..(s + 1) * w] != state[..] {
                    self.leave[s * w..(s + 1) * w].copy_from_slice(&state);
                    changed = true;
                }
            }
            if !changed {
                return Ok(());
            }
        }
        Err("the proof of the coalesced rows does not come to an end".into())
    }
    /// Executes span `s`; `check` compares what is read.
    fn run(&mut self, s: usize, state: &mut [u32], check: bool) -> Result<(), String> {
        let (first, end) = self.flow.ranges[s];
        let (before, after) = (self.before, self.after);
        for i in first as usize..end as usize {
            let new = self.new_rows[i];
            if check && new != TOP {
                self.compare(i, new as usize, state)?;
            }
            self.execute(before, i, i, 0, state);
            if new != TOP {
                self.execute(after, new as usize, i, self.split, state);
                // New copies stand after a row that goes on to them.
                let mut row = new as usize + 1;
                while self.is_new.get(row) == Some(&true) {
                    self.execute(after, row, i, self.split, state);
                    row += 1;
                }
                if row > new as usize + 1 && (i + 1 == end as usize && super::flow::branches(before.insts.head[i])) {
                    return Err(format!("new copies stand after the branch of row {i}"));
                }
            } else if check && !removable(before, i) {
                return Err(format!("row {i} ({:?}) has gone", before.insts.head[i].op));
            }
        }
        Ok(())
    }
    /// Compares what row `i` reads with what it read, as row `new`.
    fn compare(&self, i: usize, new: usize, state: &[u32]) -> Result<(), String> {
        let (a, b) = (self.before.operands(i), self.after.operands(new));
        let (h, k) = (self.before.insts.head[i], self.after.insts.head[new]);
        if matches!(h.op, Op::Copy | Op::Mov | Op::Pack | Op::Unpack) {
            return Ok(());
        }
        if h.op == Op::Label && k.op == Op::Label && a[0] == b[0] {
            return Ok(());
        }
        if h != k || a.len() != b.len() {
            return Err(format!("row {i} ({:?}) became {:?}", h.op, k.op));
        }
        let guarded = a.first().is_some_and(|o| o.has(oflag::GUARD));
        for (x, y) in a.iter().zip(b) {
            // Where labels lead was looked at with the edges.
            let any = x.is_reg() || x.kind == Kind::Label;
            let same = x.kind == y.kind && x.flags == y.flags && (any || x.payload == y.payload);
            let reads = x.is_reg() && (!x.is_def() || guarded || x.has(oflag::TIED));
            let (old, now) = match reads && same {
                true => (state[x.payload as usize], state[self.split + y.payload as usize]),
                false => (UNDEFINED, UNDEFINED),
            };
            if !same || old != now && !self.loose[old as usize] {
                return Err(format!("row {i} ({:?}) reads another value: {x:?}, now {y:?}", h.op));
            }
        }
        if writes_early(self.before, i) {
            for (k, y) in b.iter().enumerate().filter(|(_, y)| y.is_def()) {
                let clash = |(n, z): (usize, &Operand)| {
                    z.is_reg() && !z.is_def() && z.payload == y.payload && a[n].payload != a[k].payload
                };
                if b.iter().enumerate().any(clash) {
                    return Err(format!("row {i} writes {y:?} before it reads it"));
                }
            }
        }
        Ok(())
    }
    /// Effect of row `row` of `m`, whose registers stand at `base`; `number` is its row before.
    fn execute(&mut self, m: &MachineFunc, row: usize, number: usize, base: usize, state: &mut [u32]) {
        let ops = m.operands(row);
        let at = |o: Operand| base + o.payload as usize;
        let h = m.insts.head[row];
        let plain = !ops.first().is_some_and(|o| o.has(oflag::GUARD));
        let value = |p: &mut Self, o: Operand, state: &[u32]| match o.kind {
            Kind::Reg => state[at(o)],
            _ => p.name(Name::Constant(Class::B64, o.kind, m.imm(o))),
        };
        match h.op {
            Op::Copy | Op::Mov
                if plain && ops.len() == 2 && ops[1].is_reg() && m.class(ops[0].payload) == m.class(ops[1].payload) =>
            {
                state[at(ops[0])] = state[at(ops[1])];
                return;
            }
            Op::Mov if plain && constant(m, row).is_some() => {
                let class = m.class(ops[0].payload);
                let o = ops[1];
                // A variable's address is named by its number, an immediate by its bits.
                let bits = if o.is_imm() { m.imm(o) } else { o.payload as i64 };
                let kind = if o.is_imm() { Kind::Imm } else { o.kind };
                state[at(ops[0])] = self.name(Name::Constant(class, kind, bits));
                return;
            }
            Op::Pack if plain && ops.len() == 3 && ops[0].is_def() => {
                let (x, y) = (value(self, ops[1], state), value(self, ops[2], state));
                let id = self.name(Name::Pair(x, y));
                self.loose[id as usize] |= self.is_loose(x) || self.is_loose(y);
                state[at(ops[0])] = id;
                return;
            }
            Op::Unpack if plain && ops.len() == 3 && ops[2].is_reg() => {
                let whole = state[at(ops[2])];
                // Nothing is known of a pair on a way not looked at so far.
                let halves = self.list.get(whole as usize).copied();
                for k in 0..2 {
                    if ops[k].is_def() {
                        state[at(ops[k])] = match halves {
                            Some(Name::Pair(x, y)) => [x, y][k],
                            None => TOP,
                            Some(Name::Undefined) => UNDEFINED,
                            _ => {
                                let id = self.name(Name::Half(whole, k as u32));
                                self.loose[id as usize] |= self.is_loose(whole);
                                id
                            }
                        };
                    }
                }
                return;
            }
            _ => {}
        }
        for (k, o) in ops.iter().enumerate().filter(|(_, o)| o.is_def()) {
            state[at(*o)] = self.name(Name::Row(number as u32, k as u32));
        }
    }
}

/// Whether row `i` may go when what it writes is held elsewhere or read by nothing.
fn removable(m: &MachineFunc, i: usize) -> bool {
    m.insts.head[i].op.is_pure()
}
