//! `called-value-propagation`: indirect calls are annotated with the functions that they can call, `!callees`.
//!
//! **When**: the called pointer comes, through phis, selects, arguments, results and internal variables, only from functions of the
//! module, at most `cvp-max-functions-per-value` of them.
//! **How**: a graph over all pointers of the module says where each flows to; sets of functions are carried along it until nothing
//! changes. A set only grows, to a bound, beyond which it is any function. Paths that cannot be taken count as well.
//! **Invariants**: nothing but the metadata changes. Arguments are followed into internal functions whose address nobody takes, results
//! out of those with a body that surely runs, memory through internal variables that are only loaded and stored whole.
//! Convergent calls, barriers and atomics are not looked at; volatile accesses of a variable end its tracking.
//! **Cost**: linear in the module times the bound of a set.
//! **Source**: the pass of this name in LLVM, whose limit this is; the sets are those of Hall and Kennedy, "Efficient call graph
//! analysis", 1992.

use crate::knobs;
use warpc_analysis::{AnalysisSet, CallGraph, facts};
use warpc_columns::RowSet;
use warpc_columns::graph::Csr;
use warpc_ir::attrs::AttrKind;
use warpc_ir::ids::*;
use warpc_ir::metadata::MdNode;
use warpc_ir::module::{GlobalKind, Linkage, Symbol};
use warpc_ir::{Func, Module, Opcode, Value, ValueKind};
use warpc_phase::{Level, ModuleCx, ModulePass, PassBody, PassInfo};

/// Row of the pass table.
pub const INFO: PassInfo = PassInfo {
    name: "called-value-propagation",
    summary: "annotate indirect calls with the functions that they can call",
    level: Level::Module,
    reads: AnalysisSet::NONE,
    preserves: AnalysisSet::NONE,
    columns: warpc_ir::column_sets::MODULE,
    knobs: &[knobs::CALLED_VALUES],
    idempotent: true,
    required: false,
    make: |params| {
        params.finish("called-value-propagation")?;
        Ok(PassBody::Module(Box::new(CalledValues)))
    },
};

struct CalledValues;

/// Functions that a pointer can be; `None`: any.
type Targets = Option<Vec<Global>>;

/// A node of the graph: a result, a variable, an argument or an instruction.
type Node = usize;

/// Where pointers flow.
struct Flow {
    /// By global: the node of what it returns or holds.
    globals: usize,
    /// By global: the node of its first argument; instructions follow.
    first: Vec<usize>,
    nodes: usize,
    edges: Vec<(Node, Node)>,
    /// Functions that a node is directly, and nodes that can be anything.
    seeds: Vec<(Node, Global)>,
    open: Vec<Node>,
}

/// What is followed across functions.
struct Followed {
    arguments: RowSet<Global>,
    results: RowSet<Global>,
    variables: RowSet<Global>,
}

impl ModulePass for CalledValues {
    fn run(&mut self, module: &mut Module, cx: &mut ModuleCx<'_>) -> bool {
        let most = usize::try_from(cx.session.knobs.get(knobs::CVP_MAX_FUNCTIONS_PER_VALUE)).unwrap_or(0);
        let sites = indirect_calls(module);
        if sites.is_empty() {
            return false;
        }
        let followed = followed(module);
        let flow = Flow::of(module, &followed);
        let targets = flow.solve(most);
        let mut changed = false;
        for (function, call) in sites {
            let Some(f) = module.func(function) else { continue };
            let Some(node) = flow.node(function, &f, f.callee(call)) else { continue };
            let Some(found) = targets[node].as_ref().filter(|found| !found.is_empty()) else { continue };
            let found = found.clone();
            changed |= annotate(module, function, call, found);
        }
        changed
    }
}

/// Calls through pointers that are no constants.
fn indirect_calls(module: &Module) -> Vec<(Global, Inst)> {
    let mut sites = Vec::new();
    for function in module.defined_functions() {
        let Some(f) = module.func(function) else { continue };
        let calls = f.block_order().flat_map(|block| f.block_insts(block)).filter(|&inst| f.op(inst).is_call());
        sites.extend(
            calls
                .filter(|&call| !f.callee(call).is_constant() && is_local(f.callee(call)))
                .map(|call| (function, call)),
        );
    }
    sites
}

fn is_local(value: Value) -> bool {
    matches!(value.kind(), ValueKind::Inst(_) | ValueKind::Arg(_))
}

fn followed(module: &Module) -> Followed {
    let graph = CallGraph::new(module);
    let view = module.globals();
    let rows = view.len();
    let mut all = Followed { arguments: RowSet::new(rows), results: RowSet::new(rows), variables: RowSet::new(rows) };
    for row in 0..rows {
        let (global, sym, parts) = (Global::new(row), view.sym()[row], view.parts()[row]);
        let local = matches!(sym.linkage, Linkage::Internal | Linkage::Private);
        let has_body = module.body(global).is_some();
        let naked = module.ctx().attrs().fn_has(parts.attrs, AttrKind::Naked);
        match sym.kind {
            GlobalKind::Function if has_body && !naked && !sym.is_dead() => {
                if local && !graph.is_address_taken(global) {
                    all.arguments.insert(global);
                }
                if local || sym.linkage == Linkage::External {
                    all.results.insert(global);
                }
            }
            GlobalKind::Variable if local && !sym.has(Symbol::CONSTANT) && !sym.has(Symbol::EXTERNALLY_INITIALIZED) => {
                all.variables.insert(global);
            }
            _ => {}
        }
    }
    // Variables of which more is seen than whole loads and stores.
    let mut drop = |value: Value| {
        if let Some(global) = value.as_global() {
            all.variables.remove(global);
        }
    };
    module.tables().consts.operands().iter().copied().for_each(&mut drop);
    view.parts().iter().for_each(|parts| drop(parts.init));
    for function in module.defined_functions() {
        let Some(f) = module.func(function) else { continue };
        f.consts().operands().iter().copied().for_each(&mut drop);
        for inst in f.block_order().flat_map(|block| f.block_insts(block)) {
            for (index, value) in f.operands(inst).enumerate() {
                let Some(global) = value.as_global() else { continue };
                let ty = view.shape()[global.index()].ty;
                let whole = !facts::is_volatile(&f, inst)
                    && match f.op(inst) {
                        Opcode::Load => f.ty(inst) == ty,
                        Opcode::Store => index == 1 && f.type_of(f.operand(inst, 0)) == ty,
                        _ => false,
                    };
                if !whole {
                    drop(value);
                }
            }
        }
    }
    all
}

impl Flow {
    fn of(module: &Module, followed: &Followed) -> Flow {
        let rows = module.globals().len();
        let mut flow =
            Flow { globals: rows, first: vec![0; rows + 1], nodes: rows, edges: vec![], seeds: vec![], open: vec![] };
        let defined = module.defined_functions();
        for &function in &defined {
            flow.first[function.index()] = flow.nodes;
            if let Some(f) = module.func(function) {
                flow.nodes += f.num_args() + f.num_insts();
            }
        }
        for row in 0..rows {
            let global = Global::new(row);
            if followed.variables.contains(global) {
                let init = module.globals().parts()[row].init;
                // Nobody calls null.
                if !module.tables().consts.is_zero(init) {
                    flow.enter_constant(init, row);
                }
            } else if !followed.results.contains(global) {
                flow.open.push(row);
            }
        }
        for &function in &defined {
            if let Some(f) = module.func(function) {
                flow.enter_function(function, &f, followed);
            }
        }
        flow
    }
    /// The node of `value` in `function`, unless it is a constant.
    fn node(&self, function: Global, func: &Func<'_>, value: Value) -> Option<Node> {
        let first = self.first[function.index()];
        match value.kind() {
            ValueKind::Arg(n) => Some(first + n as usize),
            ValueKind::Inst(inst) => Some(first + func.num_args() + inst.index()),
            _ => None,
        }
    }
    /// A constant flows into `to`.
    fn enter_constant(&mut self, value: Value, to: Node) {
        match value.kind() {
            ValueKind::Global(global) => self.seeds.push((to, global)),
            ValueKind::Undef(_) | ValueKind::Poison(_) => {}
            _ => self.open.push(to),
        }
    }
    /// `value` of `function` flows into `to`.
    fn enter(&mut self, function: Global, func: &Func<'_>, value: Value, to: Node) {
        match self.node(function, func, value) {
            Some(from) => self.edges.push((from, to)),
            // Nobody calls null.
            None if value.as_const().is_some_and(|_| func.consts().is_zero(value)) => {}
            None => self.enter_constant(value, to),
        }
    }
    fn enter_function(&mut self, function: Global, func: &Func<'_>, followed: &Followed) {
        if !followed.arguments.contains(function) {
            let first = self.first[function.index()];
            self.open.extend(first..first + func.num_args());
        }
        for inst in func.block_order().flat_map(|block| func.block_insts(block)) {
            let Some(me) = self.node(function, func, Value::inst(inst)) else { continue };
            match func.op(inst) {
                Opcode::Phi => {
                    for (value, _) in func.phi_pairs(inst) {
                        self.enter(function, func, value, me);
                    }
                }
                Opcode::Select => {
                    self.enter(function, func, func.operand(inst, 1), me);
                    self.enter(function, func, func.operand(inst, 2), me);
                }
                Opcode::Ret if func.num_operands(inst) == 1 => {
                    self.enter(function, func, func.operand(inst, 0), function.index());
                }
                Opcode::Load => {
                    match func.operand(inst, 0).as_global().filter(|&global| followed.variables.contains(global)) {
                        Some(global) => self.edges.push((global.index(), me)),
                        None => self.open.push(me),
                    }
                }
                Opcode::Store => {
                    if let Some(global) =
                        func.operand(inst, 1).as_global().filter(|&global| followed.variables.contains(global))
                    {
                        self.enter(function, func, func.operand(inst, 0), global.index());
                    }
                }
                op if op.is_call() => self.enter_call(function, func, inst, me, followed),
                _ => self.open.push(me),
            }
        }
    }
    fn enter_call(&mut self, function: Global, func: &Func<'_>, call: Inst, me: Node, followed: &Followed) {
        let direct = facts::named_function(func, call);
        let callee = facts::called_function(func, call);
        match callee.filter(|&callee| followed.results.contains(callee)) {
            Some(callee) => self.edges.push((callee.index(), me)),
            None => self.open.push(me),
        }
        // A call by another type passes what nobody knows.
        let Some(target) = direct.filter(|&target| followed.arguments.contains(target)) else { return };
        let first = self.first[target.index()];
        let arguments = self.first_of_next(func, target);
        for number in 0..arguments {
            match callee {
                Some(_) if number < func.call(call).num_args as usize => {
                    self.enter(function, func, func.operand(call, number), first + number);
                }
                _ => self.open.push(first + number),
            }
        }
    }
    /// Number of arguments of `target`.
    fn first_of_next(&self, func: &Func<'_>, target: Global) -> usize {
        let ty = func.ctx().globals.shape[target.index()].ty;
        func.types().func(ty).map_or(0, |(_, parameters, _)| parameters.len())
    }

    /// The functions that each node can be.
    fn solve(&self, most: usize) -> Vec<Targets> {
        debug_assert!(self.globals <= self.nodes);
        let flows = Csr::group(self.nodes, self.edges.iter().map(|&(from, to)| (from, to)));
        let mut targets: Vec<Targets> = vec![Some(Vec::new()); self.nodes];
        let mut work: Vec<Node> = Vec::new();
        for &node in &self.open {
            targets[node] = None;
            work.push(node);
        }
        for &(node, global) in &self.seeds {
            if join(&mut targets[node], Some(&[global]), most) {
                work.push(node);
            }
        }
        while let Some(node) = work.pop() {
            let mine = targets[node].clone();
            for &to in flows.row(node) {
                if join(&mut targets[to], mine.as_deref(), most) {
                    work.push(to);
                }
            }
        }
        targets
    }
}

/// Adds `more` to `set`; whether it grew.
fn join(set: &mut Targets, more: Option<&[Global]>, most: usize) -> bool {
    let Some(mine) = set else { return false };
    let Some(more) = more else {
        *set = None;
        return true;
    };
    let before = mine.len();
    for global in more {
        if !mine.contains(global) {
            mine.push(*global);
        }
    }
    if mine.len() > most {
        *set = None;
        return true;
    }
    mine.len() != before
}

/// Gives `call` of `function` the metadata that names `targets`, if they are all functions.
fn annotate(module: &mut Module, function: Global, call: Inst, mut targets: Vec<Global>) -> bool {
    let ctx = module.ctx();
    if targets.iter().any(|target| ctx.globals.sym[target.index()].kind != GlobalKind::Function) {
        return false;
    }
    targets.sort_by_key(|target| (ctx.tables.strings.get(ctx.globals.sym[target.index()].name), target.index()));
    let types: Vec<Type> = targets.iter().map(|target| ctx.globals.shape[target.index()].ptr_ty).collect();
    let tables = module.tables_mut();
    let ops = targets
        .iter()
        .zip(types)
        .map(|(&target, ty)| tables.metadata.add(MdNode::Value(ty, Value::global(target))))
        .collect();
    let node = tables.metadata.add(MdNode::Tuple { distinct: false, ops });
    let kind = tables.strings.intern(b"callees");
    module
        .edit(function, |f| {
            let changed = f.attachment(call, kind) != Some(node);
            f.set_attachment(call, kind, node);
            changed
        })
        .unwrap_or(false)
}
