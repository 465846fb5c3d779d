//! Statements of a body as blocks in the order of the scheduler; branches, guards, ends of threads.

use super::body::*;
use super::spelled::split;
use warpc_interp::Program;
use warpc_ptx_syntax::rows::{Guard, Instruction, OperandKind, StatementRow};
use warpc_ptx_syntax::table::table;

/// What ends a block.
enum End {
    Goto(u32),
    Branch(Guard, u32, u32),
    /// A jump by an index, under a guard or not; the block behind, for lanes that it does not hold for.
    Table(Instruction, Guard, Option<u32>),
    /// Nothing comes behind: the thread or the call has ended.
    Nothing,
    /// The text ends here.
    Text,
}

/// Instructions of the body that may end a block.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Leaves {
    No,
    Branch,
    Table,
    Thread,
}

impl Decoder<'_> {
    fn name_of(&self, instruction: Instruction) -> &'static str {
        self.placed.spelled[self.placed.rows.instructions.spelling[instruction.index()].index()].name
    }
    fn leaves(&self, statement: StatementRow) -> Leaves {
        let StatementRow::Instruction(instruction) = statement else { return Leaves::No };
        let is_guarded = self.placed.rows.instructions.guard[instruction.index()].register.is_some();
        match self.name_of(instruction) {
            "bra" => Leaves::Branch,
            "brx.idx" => Leaves::Table,
            "ret" | "exit" | "trap" if !is_guarded => Leaves::Thread,
            _ => Leaves::No,
        }
    }
    /// Blocks of the body as runs of statements, and what ends each.
    fn split(&self, block_of_label: &mut Vec<u32>) -> (Vec<(usize, usize)>, Vec<End>) {
        let rows = self.placed.rows;
        let statements = &rows.statements[self.function.body.range()];
        let (mut runs, mut start) = (Vec::new(), 0);
        for (at, &statement) in statements.iter().enumerate() {
            if let StatementRow::Label(label) = statement {
                if at > start {
                    runs.push((start, at));
                    start = at;
                }
                if block_of_label.len() <= label.index() {
                    block_of_label.resize(label.index() + 1, u32::MAX);
                }
                block_of_label[label.index()] = runs.len() as u32;
            }
            if self.leaves(statement) != Leaves::No {
                runs.push((start, at + 1));
                start = at + 1;
            }
        }
        // Labels may stand at the very end, and a body may be empty.
        runs.push((start, statements.len()));
        let last = runs.len();
        let mut ends = Vec::with_capacity(last);
        for (block, &(from, to)) in runs.iter().enumerate() {
            let next = (block + 1 < last).then_some(block as u32 + 1);
            let fall = next.map_or(End::Text, End::Goto);
            let Some(&last_statement @ StatementRow::Instruction(instruction)) = statements[from..to].last() else {
                ends.push(fall);
                continue;
            };
            let leaves = self.leaves(last_statement);
            let guard = rows.instructions.guard[instruction.index()];
            let label = || {
                let operand = rows.operands[rows.instructions.operands[instruction.index()].range()][0];
                block_of_label.get(operand.id as usize).copied().unwrap_or(u32::MAX)
            };
            ends.push(match leaves {
                Leaves::No => fall,
                Leaves::Thread => End::Nothing,
                Leaves::Table => End::Table(instruction, guard, next.filter(|_| guard.register.is_some())),
                Leaves::Branch => match next {
                    Some(next) if guard.register.is_some() => End::Branch(guard, label(), next),
                    _ => End::Goto(label()),
                },
            });
        }
        (runs, ends)
    }
    /// Blocks that an indexed branch leads to.
    fn targets(&self, instruction: Instruction, block_of_label: &[u32]) -> Vec<u32> {
        let rows = self.placed.rows;
        let operands = &rows.operands[rows.instructions.operands[instruction.index()].range()];
        let Some(list) = operands.iter().find(|operand| operand.kind == OperandKind::Targets) else {
            return Vec::new();
        };
        let labels = &rows.operands[rows.targets[list.id as usize].targets.range()];
        labels.iter().filter_map(|label| block_of_label.get(label.id as usize).copied()).collect()
    }
    fn edge(&mut self, block: u32) -> u32 {
        self.out.edges.push(Edge { pc: block, moves: (0, 0), hazard: false });
        self.out.edges.len() as u32 - 1
    }
    /// An edge to an operation, whose number is set later.
    fn direct_edge(&mut self) -> u32 {
        let edge = self.edge(0);
        self.direct.push(edge);
        edge
    }
    fn lands_here(&mut self, edge: u32) {
        self.out.edges[edge as usize].pc = self.out.ops.len() as u32;
    }
    /// Decodes all statements.
    pub fn blocks(&mut self) {
        let rows = self.placed.rows;
        let mut block_of_label = Vec::new();
        let (runs, ends) = self.split(&mut block_of_label);
        let mut edges = Vec::new();
        let mut preds = vec![0u32; runs.len()];
        for (block, end) in ends.iter().enumerate() {
            let mut add = |to: u32| {
                if let Some(count) = preds.get_mut(to as usize) {
                    edges.push((block as u32, to));
                    *count += 1;
                }
            };
            match end {
                End::Goto(to) => add(*to),
                End::Branch(_, yes, no) => [*yes, *no].into_iter().for_each(add),
                End::Table(instruction, _, next) => {
                    let mut list = self.targets(*instruction, &block_of_label);
                    list.extend(next);
                    list.sort_unstable();
                    list.dedup();
                    list.into_iter().for_each(add);
                }
                End::Nothing | End::Text => {}
            }
        }
        let order = Program::schedule(runs.len(), &edges);
        let mut pc = vec![0u32; runs.len()];
        let first = self.function.body.start as usize;
        for (position, &block) in order.iter().enumerate() {
            pc[block as usize] = self.out.ops.len() as u32;
            let (from, to) = runs[block as usize];
            for &statement in &rows.statements[first + from..first + to] {
                if let StatementRow::Instruction(instruction) = statement {
                    self.instruction(instruction);
                }
            }
            match &ends[block as usize] {
                End::Goto(to) => {
                    // Lanes may meet where several blocks lead to, so that one is jumped to.
                    if order.get(position + 1) != Some(to) || preds[*to as usize] > 1 {
                        let x = self.edge(*to);
                        self.emit(Op { x, ..op(Code::Jump) });
                    }
                }
                End::Branch(guard, to, next) => {
                    let a = self.registers[guard.register.index()].0;
                    let (yes, no) = if guard.negated { (*next, *to) } else { (*to, *next) };
                    let (x, b) = (self.edge(yes), self.edge(no));
                    self.emit(Op { a, x, b, ..op(Code::Branch) });
                }
                End::Table(instruction, guard, next) => {
                    if let Some(next) = next {
                        let (go, skip) = (self.direct_edge(), self.edge(*next));
                        let (x, b) = if guard.negated { (skip, go) } else { (go, skip) };
                        let a = self.registers[guard.register.index()].0;
                        self.emit(Op { a, x, b, ..op(Code::Branch) });
                        self.lands_here(go);
                    }
                    let targets = self.targets(*instruction, &block_of_label);
                    self.switch(*instruction, &targets);
                }
                End::Nothing => {}
                End::Text => self.ret(),
            }
        }
        let mut is_direct = vec![false; self.out.edges.len()];
        self.direct.iter().for_each(|&edge| is_direct[edge as usize] = true);
        for (edge, is_direct) in self.out.edges.iter_mut().zip(is_direct) {
            if !is_direct {
                edge.pc = pc.get(edge.pc as usize).copied().unwrap_or(0);
            }
        }
        self.out.entry = 0;
    }
    fn switch(&mut self, instruction: Instruction, targets: &[u32]) {
        let rows = self.placed.rows;
        self.next_instruction(self.placed.lines.instructions[instruction.index()]);
        let args = split(&rows.operands[rows.instructions.operands[instruction.index()].range()]);
        match self.value(&args[0], 32) {
            Ok(index) => {
                let default = self.direct_edge();
                let cases = targets
                    .iter()
                    .enumerate()
                    .map(|(number, &block)| (CaseValue::from_slice(&[number as u64]), self.edge(block)))
                    .collect();
                let x = self.out.switches.len() as u32;
                self.out.switches.push(SwitchRow { cases, default, slots: 1 });
                self.emit(Op { a: index.0, x, ..op(Code::Switch) });
                self.lands_here(default);
                self.emit(op(Code::Unreachable));
            }
            Err(what) => self.unsupported(what),
        }
    }
    /// Leaves the function.
    pub fn ret(&mut self) {
        let count = self.results.len() as u32;
        let first = self.temps_of(count);
        for n in 0..count {
            self.mov(first + n, self.results[n as usize]);
        }
        self.emit(Op { a: first.0, x: count, ..op(Code::Ret) });
    }
    /// An instruction, run by the lanes for which its guard holds. Those that end blocks are emitted with the end.
    fn instruction(&mut self, instruction: Instruction) {
        let rows = self.placed.rows;
        self.next_instruction(self.placed.lines.instructions[instruction.index()]);
        let spelled = &self.placed.spelled[rows.instructions.spelling[instruction.index()].index()];
        if matches!(spelled.name, "bra" | "brx.idx") {
            return;
        }
        let form = rows.instructions.form[instruction.index()];
        let instr = Instr {
            spelled,
            form: form.get().map_or(&[], |form| table().operands_of(form)),
            args: split(&rows.operands[rows.instructions.operands[instruction.index()].range()]),
        };
        let start = self.out.ops.len();
        let guard = rows.instructions.guard[instruction.index()];
        let done = if guard.register.is_none() { self.decode(&instr) } else { self.under(guard, &instr) };
        if let Err(what) = done {
            // What was emitted for the instruction before is of no use.
            self.out.ops.truncate(start);
            self.out.lines.truncate(start);
            self.unsupported(what);
        }
    }
    /// Decodes an instruction for the lanes where its guard holds.
    fn under(&mut self, guard: Guard, instr: &Instr<'_>) -> Done {
        let a = self.registers[guard.register.index()].0;
        let (go, skip) = (self.direct_edge(), self.direct_edge());
        let (x, b) = if guard.negated { (skip, go) } else { (go, skip) };
        self.emit(Op { a, x, b, ..op(Code::Branch) });
        self.lands_here(go);
        let done = self.decode(instr);
        let end = self.direct_edge();
        self.emit(Op { x: end, ..op(Code::Jump) });
        self.lands_here(end);
        self.lands_here(skip);
        done
    }
}
