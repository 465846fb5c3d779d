//! The order in which functions of a call graph are worked on, callees first, and calls that become direct on the way.

use warpc_analysis::CallGraph;
use warpc_columns::graph::{Csr, Sccs};
use warpc_ir::func::Func;
use warpc_ir::ids::*;
use warpc_ir::{Module, Value};

/// Functions of each wave in row order, and the wave of each function; `u32::MAX` for what has no body.
pub type Waves = (Vec<Vec<Global>>, Vec<u32>);

/// Puts functions into waves, given what wave each has.
fn collect(module: &Module, wave: Vec<u32>) -> Waves {
    let mut out: Vec<Vec<Global>> = Vec::new();
    for g in module.defined_functions() {
        let at = wave[g.index()] as usize;
        if out.len() <= at {
            out.resize_with(at + 1, Vec::new);
        }
        out[at].push(g);
    }
    out.iter_mut().for_each(|w| w.sort_unstable());
    (out, wave)
}

/// Waves of which each comes after those of all callees outside of the function's own component.
pub fn waves(module: &Module, graph: &CallGraph) -> Waves {
    let mut wave = vec![u32::MAX; module.globals().len()];
    let components = graph.components();
    // Callees come before callers, so the waves of callees are known.
    for c in 0..components.len() {
        let members = components.members(c);
        let mut at = 0;
        for &g in members {
            for &callee in graph.callees(Global(g)) {
                let w = wave[callee.index()];
                if w != u32::MAX && components.of(callee.index()) as usize != c {
                    at = at.max(w + 1);
                }
            }
        }
        for &g in members {
            if module.body(Global(g)).is_some() {
                wave[g as usize] = at;
            }
        }
    }
    collect(module, wave)
}

/// What refers to what: globals are rows, and constants of the module, which come behind them. Linear in the module.
struct References {
    to: Csr<u32>,
    globals: usize,
}

impl References {
    fn new(module: &Module) -> References {
        let globals = module.globals().len();
        let consts = &module.tables().consts;
        let mut edges: Vec<(usize, u32)> = Vec::new();
        let row_of = |value: Value| {
            let global = value.as_global().map(|g| g.index());
            global.or_else(|| value.as_const().map(|c| globals + c.index())).map(|row| row as u32)
        };
        for c in (0..consts.len()).map(Const::new) {
            edges.extend(consts.list(c).iter().filter_map(|&part| Some((globals + c.index(), row_of(part)?))));
        }
        for (row, parts) in module.globals().parts().iter().enumerate() {
            edges.extend(row_of(parts.init).map(|to| (row, to)));
            if let Some(extra) = module.ctx().extra(Global::new(row)) {
                let rare = [extra.prefix, extra.prologue, extra.personality];
                edges.extend(rare.into_iter().filter_map(|value| Some((row, row_of(value)?))));
            }
        }
        for g in module.defined_functions() {
            let Some(f) = module.func(g) else { continue };
            // Whatever a constant of the function is made of stands in its own table.
            let named = f.consts().operands().iter().filter_map(|value| value.as_global());
            edges.extend(named.map(|to| (g.index(), to.0)));
            for i in f.block_order().flat_map(|b| f.block_insts(b)) {
                edges.extend(f.operands(i).filter_map(|value| Some((g.index(), value.as_global()?.0))));
            }
        }
        References { to: Csr::group(globals + consts.len(), edges.iter().copied()), globals }
    }

    fn components(&self) -> Sccs {
        Sccs::of_rows(self.to.len(), |row| self.to.row(row).iter().map(|&to| to as usize))
    }
}

/// Waves of which each comes after those of all functions that the function refers to, also by way of variables, but for those that
/// refer back. Among these, callees come before callers. Linear in the module.
pub fn waves_by_references(module: &Module, graph: &CallGraph) -> Waves {
    let references = References::new(module);
    let components = references.components();
    let mut wave = vec![u32::MAX; references.globals];
    // The first wave that may refer to a row.
    let mut behind = vec![0u32; references.to.len()];
    let mut functions: Vec<Global> = Vec::new();
    for c in 0..components.len() {
        let members = components.members(c);
        let outside = |row: u32, behind: &[u32]| {
            let others = references.to.row(row as usize).iter().filter(|&&to| components.of(to as usize) as usize != c);
            others.map(|&to| behind[to as usize]).max().unwrap_or(0)
        };
        functions.clear();
        let is_function = |&row: &u32| (row as usize) < references.globals && module.body(Global(row)).is_some();
        functions.extend(members.iter().filter(|row| is_function(row)).map(|&row| Global(row)));
        functions.sort_unstable_by_key(|g| (graph.components().of(g.index()), *g));
        let mut first = members.iter().map(|&row| outside(row, &behind)).max().unwrap_or(0);
        for together in functions.chunk_by(|a, b| graph.components().of(a.index()) == graph.components().of(b.index()))
        {
            let own = graph.components().of(together[0].index());
            let callees = together.iter().flat_map(|&g| graph.callees(g));
            let others = callees.filter(|callee| graph.components().of(callee.index()) != own);
            let at = others.map(|callee| behind[callee.index()]).max().unwrap_or(0);
            let at = together.iter().map(|g| outside(g.0, &behind)).max().unwrap_or(0).max(at);
            for g in together {
                wave[g.index()] = at;
                behind[g.index()] = at + 1;
            }
            first = first.max(at + 1);
        }
        for &row in members.iter().filter(|row| !is_function(row)) {
            behind[row as usize] = first;
        }
    }
    collect(module, wave)
}

/// Calls of a function that name no callee, to see whether they do later.
#[derive(Default)]
pub struct Indirect {
    calls: Vec<Inst>,
    /// Direct calls and others before.
    before: [usize; 2],
}

/// Calls of `func`, direct ones and others.
fn counts(func: &Func<'_>) -> [usize; 2] {
    let mut counts = [0; 2];
    for i in calls_in(func) {
        counts[usize::from(func.callee(i).as_global().is_none())] += 1;
    }
    counts
}

fn calls_in(func: &Func<'_>) -> impl Iterator<Item = Inst> {
    let heads = func.insts().head().iter().enumerate();
    let calls = heads.filter(|(_, head)| head.op.is_call()).map(|(row, _)| Inst::new(row));
    calls.filter(|&inst| !func.is_dead(inst) && func.callee(inst).as_intrinsic().is_none())
}

impl Indirect {
    /// Notes the calls of a function that is worked on next.
    pub fn look_before(&mut self, func: &Func<'_>) {
        self.before = counts(func);
        self.look_at(func);
    }
    /// Notes calls that there are now.
    pub fn look_at(&mut self, func: &Func<'_>) {
        self.calls.extend(calls_in(func).filter(|&i| func.callee(i).as_global().is_none()));
    }
    /// Whether one of the calls names its callee now, or another call that does stands for it.
    pub fn became_direct(&self, func: &Func<'_>) -> bool {
        let is_direct = |&i: &Inst| !func.is_dead(i) && func.op(i).is_call() && func.callee(i).as_global().is_some();
        let [direct, others] = counts(func);
        self.calls.iter().any(is_direct) || direct > self.before[0] && others < self.before[1]
    }
}
