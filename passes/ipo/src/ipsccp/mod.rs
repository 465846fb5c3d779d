//! `ipsccp`: sparse conditional propagation of constants and ranges through a whole module.
//!
//! **When**: as `sccp`, and an argument is one constant in all calls of a function that nobody else can call, a function returns
//! one constant, an internal variable only ever holds one; ranges and non-null pointers cross calls in the same way, and become
//! attributes. Branches, switches and assumptions say something of the values that they compare. Functions are copied for constants
//! that some calls pass (`specialize/`, unless `no-func-spec`).
//! **How**: one solver per function ([`warpc_propagation::solver`]), which stays until the end, and cells for arguments, results
//! and variables between them (`between.rs`). Functions with news wait in a queue: a changed argument wakes the callee, a changed
//! result the calls of it, a changed variable the loads of it. Then each function is rewritten, results that nobody needs are
//! dropped (`finish.rs`), and attributes are added.
//! **Invariants**: kernels, functions whose address is taken and those visible outside keep their arguments open. Calls with
//! effects stay where they are, convergent ones too; barriers, volatile and atomic accesses other than of internal variables whose
//! address is never taken are not looked through.
//! **Cost**: a cell between functions goes down a bounded number of times (ranges grow at most ten times), so the work is linear
//! in code and calls, times that bound.
//! **Source**: Callahan, Cooper, Kennedy and Torczon, "Interprocedural constant propagation", 1986.

mod attributes;
mod between;
mod finish;
mod specialize;

use crate::knobs;
use between::{Between, Row};
use specialize::Specializer;
use std::collections::VecDeque;
use warpc_analysis::{AnalysisSet, CallGraph, facts};
use warpc_columns::RowSet;
use warpc_ir::attrs::AttrKind;
use warpc_ir::ids::*;
use warpc_ir::module::Linkage;
use warpc_ir::{Module, Opcode, Value};
use warpc_phase::{Level, ModuleCx, ModulePass, PassBody, PassInfo};
use warpc_propagation::lattice::Fact;
use warpc_propagation::predicates;
use warpc_propagation::solver::Solver;

/// Row of the pass table.
pub const INFO: PassInfo = PassInfo {
    name: "ipsccp",
    summary: "propagate constants and ranges through calls and the paths that can be taken",
    level: Level::Module,
    reads: AnalysisSet::NONE,
    preserves: AnalysisSet::NONE,
    columns: warpc_ir::column_sets::MODULE,
    knobs: &[knobs::FUNCTION_SPECIALIZATION],
    idempotent: false,
    required: false,
    make: |mut params| {
        let asked = params.take_word("func-spec");
        let specializes = !params.take_word("no-func-spec") || asked;
        params.finish("ipsccp")?;
        Ok(PassBody::Module(Box::new(IpSccp { specializes })))
    },
};

struct IpSccp {
    /// Functions are copied for constants that some calls pass.
    specializes: bool,
}

/// A function of the module.
struct Function {
    global: Global,
    /// Whether all its callers are known.
    closed: bool,
    /// Whether what it returns is known from its body.
    exact: bool,
    solver: Solver,
    started: bool,
    queued: bool,
    /// Whether it can run.
    reached: bool,
    /// Whether it calls, is called by and shares variables with no other: what is known of it comes from its own body.
    alone: bool,
    /// Whether it is alone and was found to have nothing to do. It is not looked at again.
    settled: bool,
    /// Its rows before copies were made, and which of them were settled.
    before: (usize, Vec<u8>),
    /// Whether attributes of its calls were changed for what they call.
    edited: bool,
    /// Calls and loads to visit again.
    news: Vec<Inst>,
}

impl Function {
    /// Notes that an operand of its calls was replaced: nothing that passes found out of it holds any more.
    fn note_edit(&mut self) {
        self.edited = true;
        self.before.1.clear();
    }
    /// Function `global`, of which nothing is known.
    fn of(global: Global) -> Function {
        Function {
            global,
            closed: false,
            exact: false,
            solver: Solver::default(),
            started: false,
            queued: false,
            reached: false,
            alone: false,
            settled: false,
            before: Default::default(),
            edited: false,
            news: Vec::new(),
        }
    }
}

/// The module in the solver's eyes.
struct Whole {
    functions: Vec<Function>,
    between: Between,
    queue: VecDeque<Row>,
    /// Calls by callee row and loads by variable: whom a change concerns.
    calls: Vec<(Row, Row, Inst)>,
    loads: Vec<(Global, Row, Inst)>,
}

impl ModulePass for IpSccp {
    fn run(&mut self, module: &mut Module, cx: &mut ModuleCx<'_>) -> bool {
        let mut whole = Whole::new(module, cx.settled);
        let mut changed = false;
        for function in whole.functions.iter_mut().filter(|function| !function.settled) {
            let before = &mut function.before;
            let copies = module.edit(function.global, |f| {
                *before = (f.num_insts(), f.side().settled.clone());
                predicates::insert(f)
            });
            function.solver.copies.set(copies.unwrap_or_default());
        }
        whole.index_users(module);
        whole.solve(module);
        let mut specializer = Specializer::new(&cx.session.knobs);
        changed |= self.specializes && specializer.run(module, &mut whole);
        let preserved = whole.kept_results(module);
        for at in 0..whole.functions.len() {
            let function = &whole.functions[at];
            let (global, alone) = (function.global, function.alone);
            let rewritten = !function.settled && whole.rewrite(module, at);
            changed |= rewritten;
            if alone && !rewritten {
                cx.alone.push(global);
            }
        }
        changed |= whole.drop_results(module, &preserved);
        changed |= whole.drop_variables(module);
        changed |= whole.add_attributes(module);
        specializer.erase_replaced(module);
        changed
    }
}

/// Whether the body of `global` is the one that runs: other modules may bring another one for what is not exact.
fn is_exact(module: &Module, global: Global) -> bool {
    let linkage = module.globals().sym()[global.index()].linkage;
    let attrs = module.globals().parts()[global.index()].attrs;
    matches!(linkage, Linkage::External | Linkage::Internal | Linkage::Private | Linkage::Appending)
        && !module.ctx().attrs().fn_has(attrs, AttrKind::Naked)
}

impl Whole {
    fn new(module: &Module, settled: &RowSet<Global>) -> Whole {
        let graph = CallGraph::new(module);
        let defined = module.defined_functions();
        let mut between = Between::new(module, &defined);
        let functions: Vec<Function> = defined
            .iter()
            .map(|&global| Function {
                closed: graph.all_callers_known(module, global),
                exact: is_exact(module, global),
                ..Function::of(global)
            })
            .collect();
        let mut whole =
            Whole { functions, between: Between::default(), queue: VecDeque::new(), calls: vec![], loads: vec![] };
        let shares = whole.find_users(module, &mut between);
        whole.between = between;
        for (function, shares) in whole.functions.iter_mut().zip(shares) {
            let calls = |global: &Global| whole.between.row(*global).is_some();
            let is_linked =
                graph.callees(function.global).iter().any(calls) || graph.callers(function.global).iter().any(calls);
            function.alone = !function.closed && !shares && !is_linked;
            function.settled = function.alone && settled.contains(function.global);
        }
        whole
    }

    /// Finds variables that are more than loaded and stored; and which functions name variables that others may, too.
    fn find_users(&mut self, module: &Module, between: &mut Between) -> Vec<bool> {
        let mut shares = vec![false; self.functions.len()];
        if between.variables().next().is_none() {
            return shares;
        }
        for row in 0..self.functions.len() {
            let Some(f) = module.func(self.functions[row].global) else { continue };
            for inst in f.block_order().flat_map(|block| f.block_insts(block)) {
                let op = f.op(inst);
                for (at, value) in f.operands(inst).enumerate() {
                    let Some(global) = value.as_global() else { continue };
                    shares[row] |= between.is_variable(global);
                    let plain = match op {
                        Opcode::Load => between.holds(module, global, f.ty(inst)),
                        Opcode::Store => at == 1 && between.holds(module, global, f.type_of(f.operand(inst, 0))),
                        _ => false,
                    };
                    if !plain || facts::is_volatile(&f, inst) {
                        between.give_up_variable(global);
                    }
                }
            }
            for value in f.consts().operands() {
                if let Some(global) = value.as_global() {
                    shares[row] |= between.is_variable(global);
                    between.give_up_variable(global);
                }
            }
        }
        shares
    }

    /// Takes the copies of values out that conditions said something of.
    fn drop_copies(&mut self, module: &mut Module) {
        for function in &mut self.functions {
            if !function.solver.copies.is_empty() {
                module.edit(function.global, |f| predicates::remove(f, function.solver.copies.iter()));
                function.solver.copies.clear();
            }
        }
    }

    /// Solves all again: what reaches arguments and variables stays known, what functions return does not.
    fn start_again(&mut self, module: &mut Module) {
        for function in self.functions.iter_mut().filter(|function| !function.settled) {
            let copies = module.edit(function.global, predicates::insert);
            function.solver = Solver::default();
            function.solver.copies.set(copies.unwrap_or_default());
            (function.started, function.queued, function.reached) = (false, false, false);
            function.news.clear();
        }
        self.between.forget_results();
        self.queue.clear();
        self.calls.clear();
        self.loads.clear();
        self.index_users(module);
        self.solve(module);
    }

    /// Adds function `global`, a copy of function `from` for `constants`, which are arguments with constants between functions. All is to
    /// be solved again then.
    fn add_copy(&mut self, module: &mut Module, from: Row, global: Global, constants: &[(usize, Value)]) -> Row {
        let row = Row::new(self.functions.len());
        let original = &self.functions[from.index()];
        let (solver, between) = (&original.solver, &mut self.between);
        let facts = module.edit(original.global, |f| {
            let mut facts = Vec::new();
            for number in 0..f.num_args() {
                let known = constants.iter().find(|constant| constant.0 == number);
                let value = known.map_or(Value::arg(number as u32), |constant| between.import(from, f, constant.1));
                let is_struct = f.types().fields(f.type_of(value)).is_some();
                for element in 0..between.elements_of(from, number) {
                    let fact = if is_struct { solver.element(f, value, element) } else { solver.fact(f, value) };
                    facts.push(between.export_fact(from, f, fact));
                }
            }
            facts
        });
        self.between.add_copy(module, row, global, &facts.unwrap_or_default());
        let before = module.func(global).map_or(0, |f| f.num_insts());
        self.functions.push(Function {
            closed: true,
            exact: true,
            edited: true,
            before: (before, Vec::new()),
            ..Function::of(global)
        });
        row
    }

    /// Whether `call` of function `row` can run.
    fn runs_call(&self, module: &Module, row: Row, call: Inst) -> bool {
        let function = &self.functions[row.index()];
        let Some(f) = module.func(function.global).filter(|f| function.started && !f.is_dead(call)) else {
            return false;
        };
        function.solver.is_executable(f.block_of(call))
    }

    /// Sorted lists of who calls whom and who loads what.
    fn index_users(&mut self, module: &Module) {
        for (row, function) in self.functions.iter().enumerate().filter(|(_, function)| !function.settled) {
            let Some(f) = module.func(function.global) else { continue };
            for inst in f.block_order().flat_map(|block| f.block_insts(block)) {
                if let Some(callee) = facts::called_function(&f, inst).and_then(|callee| self.between.row(callee)) {
                    self.calls.push((callee, Row::new(row), inst));
                }
                if f.op(inst) == Opcode::Load
                    && let Some(global) = f.operand(inst, 0).as_global()
                    && self.between.is_variable(global)
                {
                    self.loads.push((global, Row::new(row), inst));
                }
            }
        }
        self.calls.sort_unstable_by_key(|call| (call.0, call.1, call.2));
        self.loads.sort_unstable_by_key(|load| (load.0, load.1, load.2));
    }

    fn wake(&mut self, row: Row) {
        let function = &mut self.functions[row.index()];
        if !std::mem::replace(&mut function.queued, true) {
            self.queue.push_back(row);
        }
    }

    fn solve(&mut self, module: &mut Module) {
        for row in (0..self.functions.len()).map(Row::new) {
            let function = &self.functions[row.index()];
            if !function.closed && !function.settled {
                self.functions[row.index()].reached = true;
                self.wake(row);
            }
        }
        loop {
            while let Some(row) = self.queue.pop_front() {
                self.functions[row.index()].queued = false;
                self.work_on(module, row, false);
            }
            for row in (0..self.functions.len()).map(Row::new) {
                if self.functions[row.index()].started {
                    self.work_on(module, row, true);
                }
            }
            if self.queue.is_empty() {
                return;
            }
        }
    }

    /// Solves function `row` with its news; with `resolve` gives up on values that wait for each other. What it changed between
    /// functions wakes others.
    fn work_on(&mut self, module: &mut Module, row: Row, resolve: bool) {
        let function = &mut self.functions[row.index()];
        let (mut solver, news) = (std::mem::take(&mut function.solver), std::mem::take(&mut function.news));
        let started = std::mem::replace(&mut function.started, true);
        let (global, closed) = (function.global, function.closed);
        let mut between = std::mem::take(&mut self.between);
        between.begin(row, &self.functions);
        module.edit(global, |f| {
            if !started {
                solver.begin(f);
                if !closed {
                    solver.assume_arguments(f);
                }
            }
            if closed {
                between.bring_arguments(f, row, &mut solver);
            }
            for inst in news {
                solver.queue(inst);
            }
            if resolve {
                solver.resolve_unknown(f, &mut between);
            }
            solver.solve(f, &mut between);
        });
        let changes = between.take_changes();
        self.between = between;
        self.functions[row.index()].solver = solver;
        for callee in changes.callees {
            self.functions[callee.index()].reached = true;
            self.wake(callee);
        }
        for returned in changes.results {
            let start = self.calls.partition_point(|call| call.0 < returned);
            for at in start..self.calls.len() {
                let (callee, caller, inst) = self.calls[at];
                if callee != returned {
                    break;
                }
                if self.functions[caller.index()].started {
                    self.functions[caller.index()].news.push(inst);
                    self.wake(caller);
                }
            }
        }
        for variable in changes.variables {
            let start = self.loads.partition_point(|load| load.0 < variable);
            for at in start..self.loads.len() {
                let (global, user, inst) = self.loads[at];
                if global != variable {
                    break;
                }
                if self.functions[user.index()].started {
                    self.functions[user.index()].news.push(inst);
                    self.wake(user);
                }
            }
        }
    }

    /// Whether function `row` returns one constant (a struct of constants), or never returns.
    fn has_one_result(&self, row: Row) -> bool {
        let function = &self.functions[row.index()];
        let facts = self.between.results(row);
        function.exact
            && !facts.is_empty()
            && facts.iter().all(|fact| fact.is_constant() || fact.is_unresolved() && facts.len() == 1)
    }
}

/// Whether a fact is worth an attribute.
fn is_described(fact: Fact) -> bool {
    matches!(fact, Fact::NotNull | Fact::Range { undef: false, .. }) && !fact.is_constant()
}

/// The value that replaces results nobody needs.
fn nothing(ty: Type) -> Value {
    Value::poison(ty)
}
