//! `scev-cgp`: an address that differs by a constant from one that is computed already becomes that one plus the constant, which
//! loads and stores add themselves.
//!
//! **When**: after the scalar passes, right before selection; see the documentation of scalar evolution for what it is worth.
//! **How**: an address is taken apart into a *root*, the last instruction with a variable index, and a constant. The
//! expression of a root is a constant plus its *key*; roots of one key are a group. Blocks are walked down the tree of
//! dominators with a stack of bases per key (`bases.rs`): a root below a base becomes base plus constant, if that is cheaper
//! than what dies with it. Then, up the tree, a key that both arms of a branch compute is computed before it (`arms.rs`).
//! With `do-scev-cgp-aggresively` or the parameter `aggressive` a base may also differ by an expression that is cheaper than the
//! root.
//!
//! **Invariants**: loads, stores and barriers stay as they are, where they are: only address arithmetic changes. Address spaces
//! stay. New addresses are not `inbounds`; a base loses flags that would make it poison where the root is not. Constants
//! fit the 24 bits of an address in machine code.
//! **Cost**: linear in the instructions; a root looks at no more than [`TRIES`] bases.
//! **Source**: the knobs of the specification; what they mean beyond their line is set down in the documentation.

mod arms;
mod bases;
mod roots;

use crate::knobs;
use warpc_analysis::{AnalysisSet, Assumptions};
use warpc_ir::ids::*;
use warpc_ir::knobs::{Knob, Knobs};
use warpc_ir::{Builder, FuncMut, Value};
use warpc_loops::expand::{Memory, Shape};
use warpc_phase::dump;
use warpc_phase::{FunctionPass, Level, Outcome, PassBody, PassCx, PassInfo, RemarkKind};
use warpc_scalar::dce::erase_dead_chain;
use warpc_scev::CachedScev;
use warpc_scev::Se;
use warpc_scev::{Expr, Scev};

/// Row of the pass table.
pub const INFO: PassInfo = PassInfo {
    name: "scev-cgp",
    summary: "compute addresses from common bases",
    level: Level::Function,
    reads: AnalysisSet::SCEV_ALL,
    preserves: AnalysisSet::CFG_ALL,
    columns: warpc_ir::column_sets::REWRITE,
    knobs: &[knobs::SCEV_CGP, warpc_loops::knobs::EXPANSION],
    idempotent: false,
    required: false,
    make: |mut params| {
        let aggressive = params.take_flag("aggressive", false);
        params.finish("scev-cgp")?;
        Ok(PassBody::Function(Box::new(ScevCgp { aggressive, ..ScevCgp::default() })))
    },
};

/// Bases that one root is compared with.
const TRIES: usize = 8;
/// Constants that an address of machine code adds: 24 bits with sign.
const REACH: std::ops::Range<i64> = -(1 << 23)..1 << 23;

/// Values of the knobs.
#[derive(Clone, Copy)]
struct Settings {
    aggressive: bool,
    across: bool,
    left: u64,
    block_limit: u32,
    level_limit: u32,
    inst_limit: u32,
    old_base: bool,
    tid_max: Option<u32>,
    cheap: u32,
}

impl Settings {
    fn new(knobs: &Knobs, aggressive: bool) -> Settings {
        let limit = |knob: Knob<i64>| u32::try_from(knobs.get(knob)).unwrap_or(u32::MAX);
        Settings {
            aggressive: aggressive || knobs.get(knobs::DO_SCEV_CGP_AGGRESSIVELY),
            across: knobs.get(knobs::DO_FUNCTION_SCEV_CGP),
            left: u64::try_from(knobs.get(knobs::SCEV_CGP_CONTROL)).unwrap_or(u64::MAX),
            block_limit: limit(knobs::SCEV_CGP_CROSS_BLOCK_LIMIT),
            level_limit: limit(knobs::SCEV_CGP_IDOM_LEVEL_LIMIT),
            inst_limit: limit(knobs::SCEV_CGP_INST_LIMIT),
            old_base: knobs.get(knobs::SCEV_CGP_OLD_BASE),
            tid_max: u32::try_from(knobs.get(knobs::SCEV_CGP_TID_MAX)).ok(),
            cheap: limit(warpc_loops::knobs::SCEV_CHEAP_EXPANSION),
        }
    }
}

/// A root: an instruction that addresses of memory are a constant away from.
#[derive(Clone, Copy, Debug)]
struct Root {
    inst: Inst,
    block: Block,
    key: Expr,
    /// The constant that added to the key gives the value, in bytes.
    offset: i64,
    /// The least and the greatest constant that an access adds to it.
    span: (i64, i64),
    /// Whether all its uses are accesses.
    only_addresses: bool,
}

impl Root {
    /// Whether all its accesses reach their bytes from a base at `offset`.
    fn reaches(&self, offset: i64) -> bool {
        let d = self.offset.wrapping_sub(offset);
        let ends = [d.checked_add(self.span.0), d.checked_add(self.span.1), Some(d)];
        ends.into_iter().all(|x| x.is_some_and(|x| REACH.contains(&x)))
    }
}

/// Work on one function.
struct Cgp<'w> {
    shape: Shape<'w>,
    facts: &'w Assumptions,
    knobs: &'w Knobs,
    set: Settings,
    memory: Memory,
    dead: Vec<Inst>,
    /// Addresses rewritten.
    rewritten: Vec<Inst>,
}

impl Cgp<'_> {
    fn se<'q, 'a>(&'q self, scev: &'q mut Scev, func: &'q FuncMut<'a>) -> Se<'q, 'a> {
        Se::new(scev, func, self.shape.cfg, self.shape.dom, self.shape.loops, self.facts, self.knobs)
    }
    /// Whether another address may be rewritten.
    fn may_rewrite(&self) -> bool {
        (self.rewritten.len() as u64) < self.set.left
    }
    /// `root` becomes `base` plus `delta` bytes.
    fn rewrite(&mut self, func: &mut FuncMut<'_>, scev: &mut Scev, root: &Root, base: Value, delta: i64) {
        let e = scev_of(scev, root.inst);
        let v = if delta == 0 {
            base
        } else {
            let (byte, ty) = (func.int_type(8), func.ty(root.inst));
            let index = func.int_type(func.layout().index_bits(func.types().addrspace(ty).unwrap_or(0)));
            let bits = func.types().int_bits(index).unwrap_or(64);
            let delta = func.consts_mut().add_int(index, bits, delta as u64);
            Builder::before(func, root.inst).gep(byte, base, &[delta], ty, 0)
        };
        self.replace(func, scev, root, v);
        if let (Some(e), Some(i)) = (e, v.as_inst()) {
            scev.learn(i, e);
        }
    }
    /// `root` goes, with what only it used; its value is `value`.
    fn replace(&mut self, func: &mut FuncMut<'_>, scev: &mut Scev, root: &Root, value: Value) {
        self.rewritten.push(value.as_inst().unwrap_or(root.inst));
        scev.unlearn(root.inst);
        func.replace_all_uses(root.inst.into(), value);
        self.dead.push(root.inst);
        erase_dead_chain(func, &mut self.dead, Inst::NONE);
    }
}

fn scev_of(scev: &Scev, inst: Inst) -> Option<Expr> {
    scev.existing(inst)
}

#[derive(Default)]
struct ScevCgp {
    aggressive: bool,
    roots: roots::Finder,
    memory: Memory,
}

impl FunctionPass for ScevCgp {
    fn run(&mut self, func: &mut FuncMut<'_>, cx: &mut PassCx<'_>) -> Outcome {
        let knobs = &cx.session.knobs;
        let mut changed = false;
        let wanted = knobs.get(knobs::DO_SCEV_CGP) && !knobs.get(knobs::NV_DISABLE_SCEV_CGP);
        if wanted && self.roots.find(func, &cx.analyses.cfg(func)) {
            let analyses = &mut *cx.analyses;
            let (cfg, dom, loops, facts) =
                (analyses.cfg(func), analyses.dom(func), analyses.loops(func), analyses.assumptions(func));
            let mut scev = analyses.take_scev(func);
            let mut cgp = Cgp {
                shape: Shape { cfg: &cfg, dom: &dom, loops: &loops },
                facts: &facts,
                knobs,
                set: Settings::new(knobs, self.aggressive),
                memory: std::mem::take(&mut self.memory),
                dead: Vec::new(),
                rewritten: Vec::new(),
            };
            let roots = self.roots.keys(func, &mut scev, &cgp);
            let left = bases::share(func, &mut scev, &mut cgp, roots);
            if cgp.set.across && !cgp.set.old_base {
                arms::share(func, &mut scev, &mut cgp, left);
            }
            changed = !cgp.rewritten.is_empty();
            self.memory = cgp.memory;
            let rewritten = cgp.rewritten;
            for i in rewritten.into_iter().filter(|&i| !func.is_dead(i)) {
                cx.remark(RemarkKind::Passed, "scev-cgp", "CommonBase", i, || "address computed from a common base");
            }
            if changed {
                cx.analyses.discard_scev(scev);
            } else {
                cx.analyses.put_scev(func, std::sync::Arc::new(scev));
            }
        }
        if knobs.get(knobs::PRINT_AFTER_SCEV_CGP) {
            let name = String::from_utf8_lossy(func.name()).into_owned();
            dump::banner(cx.text, "After", "scev-cgp", &name);
            cx.print(dump::function_text(func));
        }
        Outcome::of(changed, AnalysisSet::CFG_ALL)
    }
}
