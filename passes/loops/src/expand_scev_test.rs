//! `expand-scev-test`: every integer and pointer is replaced by what the [expander](super::expand) makes of its expression.
//!
//! A pass for tests, no optimisation: whatever an expression says of a value is put to the test by running the program.
//! Parameters: `literal` (recurrences with phis of their own instead of one canonical variable), `fresh` (values of the function
//! are not used again), `uses` (an expansion of its own at each use, instead of one where the value stands), `exits` (uses out of a
//! loop take what is known of the value after the loop), `lcssa` (values leave loops through phis), `no-hoist` (nothing moves
//! before loops).
//!
//! **When**: expressions of up to [`LIMIT`] instructions whose values are at hand and used; divisions are guarded. It stops when a
//! function has grown to [`GROWTH`] times its size.
//! **Cost**: that of the expansions.
//! **Relies on** scalar evolution; no access or call moves, so nothing that is said of threads or memory matters.

use super::expand::{Memory, Mode, Options, Shape, plan};
use smallvec::SmallVec;
use std::sync::Arc;
use warpc_analysis::{AnalysisSet, Assumptions};
use warpc_ir::ids::*;
use warpc_ir::knobs::Knobs;
use warpc_ir::{FuncMut, Opcode, Value};
use warpc_phase::{FunctionPass, Level, Outcome, PassBody, PassCx, PassInfo};
use warpc_scev::CachedScev;
use warpc_scev::Se;
use warpc_scev::{COULD_NOT_COMPUTE, Expr, Scev};

/// Row of the pass table.
pub const INFO: PassInfo = PassInfo {
    name: "expand-scev-test",
    summary: "replace values by code of their expressions, for tests",
    level: Level::Function,
    reads: AnalysisSet::SCEV_ALL,
    preserves: AnalysisSet::CFG_ALL,
    columns: warpc_ir::column_sets::REWRITE,
    knobs: &[],
    idempotent: false,
    required: false,
    make: |mut params| {
        let mode = if params.take_flag("literal", false) { Mode::Literal } else { Mode::Canonical };
        let options = Options {
            mode,
            reuse: !params.take_flag("fresh", false),
            lcssa: params.take_flag("lcssa", false),
            hoist: params.take_flag("hoist", true),
            guard_divisions: true,
            ..Options::default()
        };
        let (uses, exits) = (params.take_flag("uses", false), params.take_flag("exits", false));
        params.finish("expand-scev-test")?;
        Ok(PassBody::Function(Box::new(ExpandScevTest { options, uses, exits })))
    },
};

/// Cost of an expansion from which on it is left.
const LIMIT: u32 = 200;
/// Growth of a function, in instructions beyond the first few thousand.
const GROWTH: usize = 4;
/// Uses of one value that are looked at.
const USES: usize = 6;

struct ExpandScevTest {
    options: Options,
    uses: bool,
    exits: bool,
}

/// What stays as it is while the pass works.
struct World<'w> {
    shape: Shape<'w>,
    facts: &'w Assumptions,
    knobs: &'w Knobs,
}

impl World<'_> {
    fn se<'q, 'a>(&'q self, scev: &'q mut Scev, func: &'q FuncMut<'a>) -> Se<'q, 'a> {
        Se::new(scev, func, self.shape.cfg, self.shape.dom, self.shape.loops, self.facts, self.knobs)
    }
}

impl FunctionPass for ExpandScevTest {
    fn run(&mut self, func: &mut FuncMut<'_>, cx: &mut PassCx<'_>) -> Outcome {
        let a = &mut *cx.analyses;
        let (cfg, dom, loops, facts) = (a.cfg(func), a.dom(func), a.loops(func), a.assumptions(func));
        let mut scev = a.take_scev(func);
        let shape = Shape { cfg: &cfg, dom: &dom, loops: &loops };
        let world = World { shape, facts: &facts, knobs: &cx.session.knobs };
        let mut wanted: Vec<(Inst, Expr)> = Vec::new();
        {
            let mut se = world.se(&mut scev, func);
            for b in func.block_order().filter(|&b| dom.is_reachable(b)) {
                for i in func.block_insts(b) {
                    if se.type_of(i.into()).is_some() {
                        let e = se.get(i.into());
                        if se.unknown(e).is_none() && e != COULD_NOT_COMPUTE {
                            wanted.push((i, e));
                        }
                    }
                }
            }
        }
        let mut memory = Memory::default();
        let mut changed = false;
        let most = 4096 + GROWTH * func.num_insts();
        for (i, e) in wanted {
            if func.num_insts() > most {
                break;
            }
            if func.is_unused(i.into()) {
                continue;
            }
            let options = Options { origin: i, except: i, budget: LIMIT, ..self.options.clone() };
            if !self.uses {
                let made = plan(&mut world.se(&mut scev, func), &mut memory, &options, e, i);
                if let Ok(p) = made {
                    let v = p.apply(func, &mut scev, &world.shape).value;
                    if v != Value::inst(i) && func.type_of(v) == func.ty(i) {
                        func.replace_all_uses(i.into(), v);
                    }
                    changed = true;
                }
                continue;
            }
            let uses: SmallVec<[(Inst, usize); USES]> =
                func.uses(i.into()).take(USES).map(|u| (func.user(u), func.use_index(u))).collect();
            for (user, k) in uses {
                let at = match func.op(user) {
                    Opcode::Phi => func.terminator(func.phi_incoming(user, k / 2).1),
                    _ => user,
                };
                let mut se = world.se(&mut scev, func);
                let mut e = e;
                if self.exits {
                    e = se.at_scope(e, loops.of(func.block_of(at)));
                }
                let Ok(p) = plan(&mut se, &mut memory, &options, e, at) else { continue };
                let v = p.apply(func, &mut scev, &world.shape).value;
                if func.type_of(v) == func.ty(i) {
                    set_use(func, user, k, v);
                }
                changed = true;
            }
        }
        cx.analyses.put_scev(func, Arc::new(scev));
        Outcome::of(changed, AnalysisSet::CFG_ALL)
    }
}

/// Sets an operand; in a phi all pairs of one block take the same value.
fn set_use(func: &mut FuncMut<'_>, user: Inst, index: usize, value: Value) {
    if func.op(user) != Opcode::Phi {
        return func.set_operand(user, index, value);
    }
    let from = func.phi_incoming(user, index / 2).1;
    for n in 0..func.phi_len(user) {
        if func.phi_incoming(user, n).1 == from {
            func.set_incoming(user, n, value);
        }
    }
}
