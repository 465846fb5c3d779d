//! Proof that rows after coalescing compute what they did before: symbolic execution of both, part by part and edge by edge.
//!
//! Every row keeps its number, so what it writes has one symbol in both programs. Copies carry symbols on, constants are
//! symbols of their own, a pair is the symbol of its halves. Where edges with different symbols meet, the registers (of either
//! program) that bring the same ones get a new one together. The programs agree when every operand that a row reads has the same
//! symbol in both; registers that some path leaves undefined may hold anything. Rows of the second program that are new are
//! copies; they run where they stand, in blocks of their own on the edge that such a block splits. Nothing here knows of
//! intervals. Cost: parts times registers, a few times over: for tests, and for functions that are small.

use super::edges::{Edge, edges};
use crate::errors::CoalesceError;
use crate::flow::PartFlow;
use crate::ids::*;
use crate::isa::{Control, InstructionSet, MoveKind, RegClass};
use crate::operand::{Kind, Operand, is_guarded, oflag};
use crate::rows::Machine;
use hashbrown::HashMap;
use warpc_columns::RowSet;

warpc_columns::id! {
    /// What a register holds; none where nothing is known so far.
    Symbol;
}

/// What a symbol stands for.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
enum Meaning {
    /// Anything.
    Undefined,
    /// Operand of a row that writes it.
    Written { row: Row, operand: u32 },
    /// A constant.
    Constant { class: Option<RegClass>, kind: Kind, bits: i64 },
    /// Two halves.
    Pair { low: Symbol, high: Symbol },
    /// Half of something.
    Half { whole: Symbol, which: u32 },
    /// What meets at the start of a part in a register.
    Meet { part: Part, register: u32 },
}

/// The symbol that stands for anything.
const UNDEFINED: Symbol = Symbol(0);
/// Iterations in which what meets is named freely.
const FREE_ITERATIONS: usize = 16;

struct Prover<'a, I: InstructionSet> {
    before: Machine<'a, I>,
    after: Machine<'a, I>,
    flow: PartFlow,
    /// Row of `after` by row of `before`.
    new_rows: Vec<Row>,
    /// By row of `after`: whether it is new and stands in a block that `before` has.
    is_new: RowSet<Row>,
    /// Edges by the part they lead to.
    edges: Vec<Vec<Edge>>,
    symbols: HashMap<Meaning, Symbol>,
    /// By symbol.
    meanings: Vec<Meaning>,
    /// Whether a symbol may stand for anything.
    loose: RowSet<Symbol>,
    /// Registers of `before`; those of `after` follow.
    split: usize,
    width: usize,
    /// Symbols at the start of each part, and at its end.
    enter: Vec<Symbol>,
    leave: Vec<Symbol>,
}

/// Parts times registers that a proof takes.
pub fn proof_size<I: InstructionSet>(machine: Machine<'_, I>) -> usize {
    machine.regs() * 2 * (machine.order().len() + 1)
}

/// Proves that `after` reads what `before` does. `origin` has the row of `before` of each row of `after`, in order; none for
/// new copies.
pub fn prove<I: InstructionSet>(
    before: Machine<'_, I>,
    after: Machine<'_, I>,
    origin: &[Row],
) -> Result<(), CoalesceError> {
    let mut flow = PartFlow::default();
    flow.build(before);
    let mut new_rows = vec![Row::NONE; before.rows()];
    for (&was, row) in origin.iter().zip(after.all_rows()) {
        match new_rows.get_mut(was.index()) {
            Some(new) => *new = row,
            None if !may_be_new(after, row) => {
                return Err(CoalesceError::NewRow { row, opcode: I::opcode(after.heads[row]) });
            }
            None => {}
        }
    }
    let mut is_new = RowSet::new(after.rows());
    for (_, row) in origin.iter().zip(after.all_rows()).filter(|(was, _)| was.is_none()) {
        is_new.insert(row);
    }
    for row in after.ranges.iter().skip(before.ranges.len()).flat_map(|range| range.first.up_to(range.end)) {
        is_new.remove(row);
    }
    let edges = edges(before, after, &flow, &new_rows)?;
    let (split, width) = (before.regs(), before.regs() + after.regs());
    let unknown = vec![Symbol::NONE; flow.len() * width];
    let mut prover = Prover {
        before,
        after,
        flow,
        new_rows,
        is_new,
        edges,
        symbols: HashMap::new(),
        meanings: Vec::new(),
        loose: RowSet::default(),
        split,
        width,
        enter: unknown.clone(),
        leave: unknown,
    };
    prover.symbol(Meaning::Undefined, true);
    prover.solve()?;
    prover.compare_all()
}

/// Whether a row is one that a program may have more than another: a copy, or part of a block on an edge.
fn may_be_new<I: InstructionSet>(machine: Machine<'_, I>, row: Row) -> bool {
    let head = machine.heads[row];
    matches!(I::move_kind(head), MoveKind::Copy | MoveKind::Move)
        || matches!(I::control(head), Control::Label | Control::Jump)
}

impl<I: InstructionSet> Prover<'_, I> {
    /// Symbols of the registers of both programs after an edge: those at the end of its source, and the copies on it.
    fn after_edge(&mut self, edge: Edge) -> Vec<Symbol> {
        let from = edge.from.index() * self.width;
        let mut state = self.leave[from..from + self.width].to_vec();
        // A part that was not reached so far leaves nothing.
        if state.iter().any(|s| s.is_some()) {
            let after = self.after;
            for row in edge.copies.0.up_to(edge.copies.1) {
                self.execute(after, row, row, self.split, &mut state);
            }
        }
        state
    }
    fn symbol(&mut self, meaning: Meaning, loose: bool) -> Symbol {
        let next = Symbol::new(self.symbols.len());
        let symbol = *self.symbols.entry(meaning).or_insert(next);
        if symbol == next {
            self.loose.resize(symbol.index() + 1);
            self.meanings.push(meaning);
        }
        if loose {
            self.loose.insert(symbol);
        }
        symbol
    }
    fn is_loose(&self, symbol: Symbol) -> bool {
        self.loose.contains(symbol)
    }
    /// Symbols at all starts of parts, from the optimistic side.
    fn solve(&mut self) -> Result<(), CoalesceError> {
        let parts = self.flow.len();
        let mut state = vec![Symbol::NONE; self.width];
        for iteration in 0..8 * parts + 256 {
            let mut changed = false;
            for part in Part(0).up_to(Part::new(parts)) {
                self.meet(part, iteration >= FREE_ITERATIONS, &mut state);
                let at = part.index() * self.width..(part.index() + 1) * self.width;
                self.enter[at.clone()].copy_from_slice(&state);
                if state.first().is_some_and(|s| s.is_some()) {
                    self.run(part, &mut state, false)?;
                }
                if self.leave[at.clone()] != state[..] {
                    self.leave[at].copy_from_slice(&state);
                    changed = true;
                }
            }
            if !changed {
                return Ok(());
            }
        }
        Err(CoalesceError::NoEnd)
    }
    /// What the edges into a part bring, into `state`. Symbols that change back and forth stop doing so: once `only_split`,
    /// registers that were told apart stay apart.
    fn meet(&mut self, part: Part, only_split: bool, state: &mut [Symbol]) {
        let states: Vec<Vec<Symbol>> =
            (0..self.edges[part].len()).map(|k| self.after_edge(self.edges[part][k])).collect();
        let mut groups: HashMap<Vec<Symbol>, u32> = HashMap::new();
        for register in 0..self.width {
            let mut brought: Vec<Symbol> = states.iter().map(|state| state[register]).collect();
            if part == Part(0) {
                brought.push(UNDEFINED);
            }
            let mut known = brought.iter().copied().filter(|s| s.is_some());
            let first = known.next().unwrap_or(Symbol::NONE);
            let differ = known.any(|s| s != first);
            let old = self.enter[part.index() * self.width + register];
            let met = match self.meanings.get(old.index()) {
                Some(&Meaning::Meet { part: of, .. }) if only_split && of == part => old,
                _ => Symbol::NONE,
            };
            state[register] = if differ || met.is_some() {
                brought.push(met);
                let loose = brought.iter().any(|&s| s != met && self.is_loose(s));
                let register = *groups.entry(brought).or_insert(register as u32);
                self.symbol(Meaning::Meet { part, register }, loose)
            } else {
                first
            };
        }
    }
    /// Executes all parts once more, and compares what their rows read.
    fn compare_all(&mut self) -> Result<(), CoalesceError> {
        let mut state = vec![UNDEFINED; self.width];
        for part in Part(0).up_to(Part::new(self.flow.len())) {
            // What no path reaches reads nothing.
            let leaves = |p: &Part| self.leave[p.index() * self.width].is_some();
            if part > Part(0) && !self.flow.preds(part).iter().any(leaves) {
                continue;
            }
            let at = part.index() * self.width;
            state.copy_from_slice(&self.enter[at..at + self.width]);
            self.run(part, &mut state, true)?;
        }
        Ok(())
    }
    /// Executes a part; `check` compares what is read.
    fn run(&mut self, part: Part, state: &mut [Symbol], check: bool) -> Result<(), CoalesceError> {
        let (first, end) = self.flow.ranges[part];
        let (before, after) = (self.before, self.after);
        for row in first.up_to(end) {
            let (new, head) = (self.new_rows[row], before.heads[row]);
            if check && new.is_some() {
                self.compare(row, new, state)?;
            }
            self.execute(before, row, row, 0, state);
            if new.is_some() {
                self.execute(after, new, row, self.split, state);
                // New copies stand after a row that goes on to them.
                let mut copy = new.next();
                while self.is_new.contains(copy) {
                    self.execute(after, copy, row, self.split, state);
                    copy = copy.next();
                }
                if copy > new.next() && row.next() == end && I::control(head).branches() {
                    return Err(CoalesceError::CopiesAfterBranch { row });
                }
            } else if check && !I::is_pure(head) {
                return Err(CoalesceError::Gone { row, opcode: I::opcode(head) });
            }
        }
        Ok(())
    }
    /// Compares what a row reads with what it read before, as row `new`.
    fn compare(&self, row: Row, new: Row, state: &[Symbol]) -> Result<(), CoalesceError> {
        let (a, b) = (self.before.operands(row), self.after.operands(new));
        let (head, now) = (self.before.heads[row], self.after.heads[new]);
        if I::move_kind(head) != MoveKind::None {
            return Ok(());
        }
        let label = |h| I::control(h) == Control::Label;
        if label(head) && label(now) && a[0] == b[0] {
            return Ok(());
        }
        let opcode = I::opcode(head);
        if head != now || a.len() != b.len() {
            return Err(CoalesceError::Became { row, opcode, now: I::opcode(now) });
        }
        let guarded = is_guarded(a);
        for (index, (x, y)) in a.iter().zip(b).enumerate() {
            // Where labels lead was looked at with the edges.
            let any = x.is_reg() || x.is_label();
            let same = x.kind == y.kind && x.flags == y.flags && (any || x.payload == y.payload);
            let reads = x.is_reg() && (!x.is_def() || guarded || x.has(oflag::TIED));
            let (old, now) = match reads && same {
                true => (state[x.payload as usize], state[self.split + y.payload as usize]),
                false => (UNDEFINED, UNDEFINED),
            };
            if !same || old != now && !self.is_loose(old) {
                return Err(CoalesceError::OtherValue { row, opcode, index, before: *x, after: *y });
            }
        }
        if self.before.writes_early(row) {
            for (index, y) in b.iter().enumerate().filter(|(_, y)| y.is_def()) {
                let clash = |(n, z): (usize, &Operand)| {
                    z.is_reg() && !z.is_def() && z.payload == y.payload && a[n].payload != a[index].payload
                };
                if b.iter().enumerate().any(clash) {
                    return Err(CoalesceError::WritesEarly { row, index });
                }
            }
        }
        Ok(())
    }
    /// Effect of row `row` of `machine`, whose registers stand at `base`; `number` is its row before.
    fn execute(&mut self, machine: Machine<'_, I>, row: Row, number: Row, base: usize, state: &mut [Symbol]) {
        let operands = machine.operands(row);
        let at = |o: Operand| base + o.payload as usize;
        if !is_guarded(operands) && self.execute_move(machine, row, base, state) {
            return;
        }
        for (operand, o) in operands.iter().enumerate().filter(|(_, o)| o.is_def()) {
            state[at(*o)] = self.symbol(Meaning::Written { row: number, operand: operand as u32 }, false);
        }
    }
    /// Effect of a row that moves registers or constants; whether it is one.
    fn execute_move(&mut self, machine: Machine<'_, I>, row: Row, base: usize, state: &mut [Symbol]) -> bool {
        let operands = machine.operands(row);
        let at = |o: Operand| base + o.payload as usize;
        let class = |o: Operand| machine.reg_class(o.vreg());
        match (I::move_kind(machine.heads[row]), operands) {
            (MoveKind::Copy | MoveKind::Move, &[dest, source]) if source.is_reg() && class(dest) == class(source) => {
                state[at(dest)] = state[at(source)];
            }
            (MoveKind::Move, &[dest, constant]) if machine.constant(row).is_some() => {
                // A variable's address is named by its number, an immediate by its bits.
                let bits = if constant.is_imm() { machine.imm(constant) } else { constant.payload as i64 };
                let kind = if constant.is_imm() { Kind::Imm } else { constant.kind };
                state[at(dest)] = self.symbol(Meaning::Constant { class: Some(class(dest)), kind, bits }, false);
            }
            (MoveKind::Pack, &[whole, low, high]) if whole.is_def() => {
                let [low, high] = [low, high].map(|o| match o.kind {
                    Kind::Reg => state[at(o)],
                    _ => self.symbol(Meaning::Constant { class: None, kind: o.kind, bits: machine.imm(o) }, false),
                });
                let loose = self.is_loose(low) || self.is_loose(high);
                state[at(whole)] = self.symbol(Meaning::Pair { low, high }, loose);
            }
            (MoveKind::Unpack, &[low, high, whole]) if whole.is_reg() => {
                let whole = state[at(whole)];
                for (which, half) in [low, high].into_iter().enumerate().filter(|h| h.1.is_def()) {
                    state[at(half)] = self.half(whole, which);
                }
            }
            _ => return false,
        }
        true
    }
    /// Half `which` of what a symbol stands for.
    fn half(&mut self, whole: Symbol, which: usize) -> Symbol {
        match self.meanings.get(whole.index()).copied() {
            // Nothing is known of a pair on a path not looked at so far.
            None => Symbol::NONE,
            Some(Meaning::Pair { low, high }) => [low, high][which],
            Some(Meaning::Undefined) => UNDEFINED,
            Some(_) => {
                let loose = self.is_loose(whole);
                self.symbol(Meaning::Half { whole, which: which as u32 }, loose)
            }
        }
    }
}
