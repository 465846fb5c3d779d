//! `slp-vectorizer`: scalars that do the same, next to each other, become one vector.
//!
//! **When**: stores to neighbouring memory, phis of one block, lanes that are put into one vector, or leaves of one reduction, are the *seeds*. From a seed a tree grows down its
//! operands while all lanes do the same (arithmetic, logic, comparisons, selects, conversions, intrinsics of one lane, loads of
//! neighbours); the rest is gathered. The tree becomes code if that is cheaper by more than `slp-threshold`, by the table of
//! the target (`cost.rs`): on NVPTX that is pairs of 16-bit numbers. With `<width=N>` a vector has at most `N` lanes, unless `slp-max-vf` is given.
//!
//! | file | what |
//! |---|---|
//! | `seeds.rs` | where trees start |
//! | `tree.rs` | the tree: rows of scalars, which become vectors |
//! | `join.rs`, `lanes.rs`, `variants.rs` | which rows are one vector; lanes; functions of the program that take vectors |
//! | `reduce.rs` | sums, products, extremes, logic of many scalars, whose lanes are combined in the end |
//! | `scene.rs`, `order.rs` | places in the block; whether accesses may move |
//! | `cost.rs`, `profit.rs` | costs of the target; of a tree |
//! | `share.rs` | lanes that several trees put together are put together once |
//! | `emit.rs` | vector code |
//!
//! Vector code stands where the last of its scalars stood: everything moves down. **Invariants**: nothing needs a scalar before the place of its
//! vector (else it is gathered), so no dependence turns around; of two accesses that exchange places none touches what the other writes,
//! and no store moves past what may not come to its end. Barriers, fences, ordered atomics and calls count as writes to all that others see.
//! Volatile and atomic accesses, calls other than these intrinsics and functions with vector variants, functions with `noimplicitfloat` stay as they are. A vector has the flags
//! and metadata that all its scalars have. The scalars of a vector lie in one block, those of a tree need not. Where lanes do one of two things,
//! both are done for all lanes and a shuffle chooses; loads in another order, lanes that come again and lanes of two vectors are shuffled.
//!
//! **Relies on**: scalar evolution for distances, alias analysis, known alignment; nothing convergent moves. **Cost**: linear in the
//! seeds; trees are `slp-recursion-max-depth` deep and have 128 nodes, comparisons of accesses have the budget `slp-schedule-budget` per block.

mod cost;
mod emit;
mod join;
mod lanes;
mod order;
mod profit;
mod reduce;
mod scene;
mod seeds;
mod share;
mod tree;
mod variants;

use crate::accesses::chains::Gather;
use crate::knobs;
use crate::operator::Operator;
use cost::Target;
use lanes::lane_bits;
use reduce::Reduction;
use scene::Scene;
use seeds::{has_seed, is_part_of_list, list_of, phi_groups};
use smallvec::SmallVec;
use tree::{Distances, MAX_LANES, Tree};
use warpc_analysis::alias::AliasCache;
use warpc_analysis::assumptions::Assumptions;
use warpc_analysis::known_bits::Values;
use warpc_analysis::{AnalysisSet, facts};
use warpc_ir::attrs::AttrKind;
use warpc_ir::dom::DomTree;
use warpc_ir::ids::*;
use warpc_ir::knobs::Knobs;
use warpc_ir::{Func, FuncMut, Opcode, Value};
use warpc_phase::{FunctionPass, Level, Outcome, PassBody, PassCx, PassInfo, RemarkKind, RemarkText};
use warpc_scev::CachedScev;

/// Row of this pass.
pub const INFO: PassInfo = PassInfo {
    name: "slp-vectorizer",
    summary: "make vectors of scalars that do the same",
    level: Level::Function,
    reads: AnalysisSet::SCEV_ALL,
    preserves: AnalysisSet::CFG_ALL,
    columns: warpc_ir::column_sets::REWRITE,
    knobs: &[knobs::SLP_VECTORIZER],
    idempotent: false,
    required: false,
    make: |mut params| {
        let width = params.take_number::<u32>("slp-vectorizer", "width")?.unwrap_or(MAX_LANES as u32);
        params.finish("slp-vectorizer")?;
        Ok(PassBody::Function(Box::new(SlpVectorizer { width, ..SlpVectorizer::default() })))
    },
};

/// What the knobs and the target say.
#[derive(Clone, Copy)]
struct Settings {
    target: Target,
    threshold: i64,
    max_depth: u32,
    max_lanes: u32,
    min_nodes: usize,
    budget: usize,
    /// Whether lanes may be vectors themselves.
    may_be_vectors: bool,
    /// Bits of the smallest and of the largest vector of a store.
    register_bits: (u32, u32),
}

impl Settings {
    fn new(func: &Func<'_>, cx: &PassCx<'_>, width: u32) -> Settings {
        let knobs: &Knobs = &cx.session.knobs;
        let number = |value: i64| u32::try_from(value.max(0)).unwrap_or(u32::MAX);
        let target = Target::of(func, cx.session);
        let or = |given: i64, own: u32| if given > 0 { number(given) } else { own };
        let (min, max) = target.register_bits();
        Settings {
            target,
            threshold: knobs.get(knobs::SLP_THRESHOLD),
            max_depth: number(knobs.get(knobs::SLP_RECURSION_MAX_DEPTH)),
            max_lanes: or(knobs.get(knobs::SLP_MAX_VF), width).min(MAX_LANES as u32),
            min_nodes: number(knobs.get(knobs::SLP_MIN_TREE_SIZE)) as usize,
            budget: number(knobs.get(knobs::SLP_SCHEDULE_BUDGET)) as usize,
            may_be_vectors: knobs.get(knobs::SLP_REVEC),
            register_bits: (or(knobs.get(knobs::SLP_MIN_REG_SIZE), min), or(knobs.get(knobs::SLP_MAX_REG_SIZE), max)),
        }
    }
}

/// What is known of the function.
struct Knowledge<'q> {
    dom: &'q DomTree,
    assumptions: &'q Assumptions,
}

/// What became of a seed.
enum Verdict {
    /// It is a vector now.
    Done { cost: i64, nodes: usize, vector: Inst },
    /// The vector code would cost more, by so much.
    Dear(i64),
    /// It has no tree.
    Impossible,
}

#[derive(Default)]
struct SlpVectorizer {
    /// Lanes of a vector at most, where no knob says so.
    width: u32,
    gather: Gather,
    distances: Distances,
    aliases: AliasCache,
    scene: Scene,
    tree: Tree,
    aligns: Vec<u64>,
    /// Instructions that put lanes together.
    gathers: Vec<Inst>,
    /// The reduction whose leaves are the seed at hand.
    reduction: Option<Reduction>,
}

impl FunctionPass for SlpVectorizer {
    fn run(&mut self, f: &mut FuncMut<'_>, cx: &mut PassCx<'_>) -> Outcome {
        let own = f.ctx().globals.parts[f.global().index()].attrs;
        if f.attrs().fn_has(own, AttrKind::NoImplicitFloat) {
            return Outcome::Unchanged;
        }
        let settings = Settings::new(f, cx, self.width);
        if settings.max_lanes < 2 || !has_seed(f, &settings) {
            return Outcome::Unchanged;
        }
        let dom = cx.analyses.dom(f);
        self.gather.clear();
        let mut b = f.entry();
        while b.is_some() {
            if dom.is_reachable(b) {
                self.gather.collect(f, b, |_, _| u64::MAX);
            }
            b = f.next_block(b);
        }
        let gather = &mut self.gather;
        if !gather.has_no_class() {
            cx.analyses.with_scev(f, &cx.session.knobs, |se| gather.chain(se));
        }
        self.distances.reset(f.num_insts());
        for (_, chains) in &self.gather.blocks {
            for chain in chains.clone() {
                for access in self.gather.members(chain) {
                    self.distances.set(access.inst, chain as u32, access.offset);
                }
            }
        }
        let assumptions = cx.analyses.assumptions(f);
        let known = Knowledge { dom: &dom, assumptions: &assumptions };
        self.aliases.clear();
        self.scene.enter(f);
        self.tree.may_be_vectors = settings.may_be_vectors;
        self.gathers.clear();
        let mut changed = false;
        let mut chained = 0;
        let blocks: Vec<Block> = f.block_order().filter(|&b| dom.is_reachable(b)).collect();
        for block in blocks {
            self.scene.budget = settings.budget;
            changed |= self.phis(f, cx, &settings, &known, block);
            if let Some((_, chains)) = self.gather.blocks.get(chained).filter(|row| row.0 == block) {
                chained += 1;
                for chain in chains.clone() {
                    changed |= self.stores(f, cx, &settings, &known, chain);
                }
            }
            changed |= self.reductions(f, cx, &settings, &known, block);
            changed |= self.lists(f, cx, &settings, &known, block);
        }
        share::share(f, &dom, &mut self.gathers);
        self.aliases.clear();
        Outcome::of(changed, AnalysisSet::CFG_ALL)
    }
}

impl SlpVectorizer {
    /// Tries the stores of a chain that follow each other, the widest vectors first.
    fn stores(
        &mut self,
        f: &mut FuncMut<'_>,
        cx: &mut PassCx<'_>,
        settings: &Settings,
        known: &Knowledge<'_>,
        chain: usize,
    ) -> bool {
        let mut members: Vec<(i64, u32, Inst)> =
            self.gather.members(chain).iter().map(|access| (access.offset, access.place, access.inst)).collect();
        if f.op(members[0].2) != Opcode::Store {
            return false;
        }
        members.sort_unstable();
        let mut changed = false;
        let mut at = 0;
        while at + 1 < members.len() {
            let ty = f.type_of(f.operand(members[at].2, 0));
            let Some(bits) = lane_bits(f, ty).filter(|_| lanes::is_lane(f, ty, settings.may_be_vectors)) else {
                at += 1;
                continue;
            };
            let (least, most) = (settings.register_bits.0 / bits.max(1), settings.register_bits.1 / bits.max(1));
            let mut lanes = most.min(settings.max_lanes).min((members.len() - at) as u32);
            lanes = if lanes == 0 { 0 } else { 1 << lanes.ilog2() };
            let mut done = 0;
            while lanes >= least.max(2) {
                let seed: SmallVec<[Value; MAX_LANES]> =
                    members[at..][..lanes as usize].iter().map(|member| Value::inst(member.2)).collect();
                self.tree.inserts.clear();
                match self.vectorize(f, settings, known, &seed) {
                    Verdict::Done { cost, nodes, vector } => {
                        report(cx, "StoresVectorized", "Stores SLP vectorized with cost ", vector, cost, nodes);
                        done = lanes as usize;
                        changed = true;
                    }
                    Verdict::Dear(_) | Verdict::Impossible => {}
                }
                if done > 0 {
                    break;
                }
                lanes /= 2;
            }
            at += done.max(1);
        }
        changed
    }

    /// Tries the phis of a block: those that get the same from their blocks first, then all that are left of a type.
    fn phis(
        &mut self,
        f: &mut FuncMut<'_>,
        cx: &mut PassCx<'_>,
        settings: &Settings,
        known: &Knowledge<'_>,
        block: Block,
    ) -> bool {
        let groups = phi_groups(f, settings, block);
        let mut changed = false;
        let mut of_type: Vec<Inst> = Vec::new();
        for (n, (number, group)) in groups.iter().enumerate() {
            changed |= self.phis_of(f, cx, settings, known, group);
            of_type.extend(group.iter().copied().filter(|&phi| !f.is_dead(phi)));
            if groups.get(n + 1).is_none_or(|next| next.0 != *number) {
                if of_type.len() > 1 && of_type.len() > group.len() {
                    changed |= self.phis_of(f, cx, settings, known, &of_type);
                }
                of_type.clear();
            }
        }
        changed
    }

    /// Tries phis of one type that follow each other, as many at once as the target has lanes.
    fn phis_of(
        &mut self,
        f: &mut FuncMut<'_>,
        cx: &mut PassCx<'_>,
        settings: &Settings,
        known: &Knowledge<'_>,
        phis: &[Inst],
    ) -> bool {
        let mut changed = false;
        let mut at = 0;
        while at + 1 < phis.len() {
            let most = settings.target.phi_lanes(f, f.ty(phis[at]), settings.register_bits.1);
            let lanes = (most.min(settings.max_lanes) as usize).min(phis.len() - at);
            if lanes < 2 {
                break;
            }
            let lanes = 1 << lanes.ilog2();
            let seed: SmallVec<[Value; MAX_LANES]> = phis[at..][..lanes].iter().map(|&phi| Value::inst(phi)).collect();
            self.tree.inserts.clear();
            if phis[at..][..lanes].iter().any(|&phi| f.is_dead(phi)) {
                at += 1;
            } else if let Verdict::Done { cost, nodes, vector } = self.vectorize(f, settings, known, &seed) {
                report(cx, "VectorizedList", "SLP vectorized with cost ", vector, cost, nodes);
                changed = true;
                at += lanes;
            } else {
                at += 1;
            }
        }
        changed
    }

    /// Tries the leaves of reductions of the block.
    fn reductions(
        &mut self,
        f: &mut FuncMut<'_>,
        cx: &mut PassCx<'_>,
        settings: &Settings,
        known: &Knowledge<'_>,
        block: Block,
    ) -> bool {
        let roots: Vec<Inst> = f
            .block_insts(block)
            .filter(|&i| settings.target.reduces(f, f.ty(i)) && Operator::of(f, i).is_some())
            .collect();
        let mut changed = false;
        for root in roots {
            let mut next = Some(root);
            // What is left beside a vector is one reduction again.
            while let Some(root) = next.take().filter(|&root| !f.is_dead(root)) {
                let Some(reduction) = Reduction::of(f, root) else { break };
                next = self.reduce(f, cx, settings, known, &reduction);
                if next.is_none() {
                    let before = f.prev(root);
                    next = reduction.without_repeats(f);
                    if let Some(result) = next {
                        emit::put_all(f, &mut self.scene, before, root);
                        f.replace_all_uses(root.into(), result.into());
                        emit::erase_operations(f, &reduction.operations);
                    }
                }
                changed |= next.is_some();
            }
        }
        changed
    }

    /// Makes a vector of leaves of `reduction`; its new result.
    fn reduce(
        &mut self,
        f: &mut FuncMut<'_>,
        cx: &mut PassCx<'_>,
        settings: &Settings,
        known: &Knowledge<'_>,
        reduction: &Reduction,
    ) -> Option<Inst> {
        for seed in reduction.seeds(f, &self.distances, settings.max_lanes) {
            self.tree.inserts.clone_from(&reduction.operations);
            self.reduction = Some(reduction.clone());
            let verdict = self.vectorize(f, settings, known, &seed);
            self.reduction = None;
            match verdict {
                Verdict::Done { cost, nodes, vector } => {
                    let text = "Vectorized horizontal reduction with cost ";
                    report(cx, "VectorizedHorizontalReduction", text, vector, cost, nodes);
                    return Some(vector);
                }
                Verdict::Dear(cost) => {
                    let threshold = -settings.threshold;
                    cx.remark(RemarkKind::Missed, INFO.name, "HorSLPNotBeneficial", reduction.root, || {
                        RemarkText::from("Vectorizing horizontal reduction is possible but not beneficial with cost ")
                            .arg("Cost", cost)
                            .text(" and threshold ")
                            .arg("Threshold", threshold)
                    });
                }
                Verdict::Impossible => {}
            }
        }
        None
    }

    /// Tries the lanes of vectors that are put together in the block.
    fn lists(
        &mut self,
        f: &mut FuncMut<'_>,
        cx: &mut PassCx<'_>,
        settings: &Settings,
        known: &Knowledge<'_>,
        block: Block,
    ) -> bool {
        let roots: Vec<Inst> =
            f.block_insts(block).filter(|&i| f.op(i) == Opcode::InsertElement && !is_part_of_list(f, i)).collect();
        let mut changed = false;
        for root in roots {
            if f.is_dead(root) {
                continue;
            }
            let Some((lanes, inserts)) = list_of(f, root, settings.max_lanes) else { continue };
            self.tree.inserts = inserts;
            match self.vectorize(f, settings, known, &lanes) {
                Verdict::Done { cost, nodes, vector } => {
                    report(cx, "VectorizedList", "SLP vectorized with cost ", vector, cost, nodes);
                    changed = true;
                }
                Verdict::Dear(cost) => {
                    let threshold = -settings.threshold;
                    cx.remark(RemarkKind::Missed, INFO.name, "NotBeneficial", root, || {
                        RemarkText::from("List vectorization was possible but not beneficial with cost ")
                            .arg("Cost", cost)
                            .text(" >= ")
                            .arg("Treshold", threshold)
                    });
                }
                Verdict::Impossible => {
                    cx.remark(RemarkKind::Missed, INFO.name, "NotPossible", root, || {
                        "Cannot SLP vectorize list: vectorization was impossible with available vectorization factors"
                    });
                }
            }
        }
        changed
    }

    /// Makes a vector of `seed` if that is possible and pays. The insertions of a list are in the tree already.
    fn vectorize(
        &mut self,
        f: &mut FuncMut<'_>,
        settings: &Settings,
        known: &Knowledge<'_>,
        seed: &[Value],
    ) -> Verdict {
        let is_reduction = self.reduction.is_some();
        if !self.tree.build(f, &self.scene, &self.distances, seed, settings.max_depth, is_reduction) {
            return Verdict::Impossible;
        }
        loop {
            let bad = match self.tree.needed_too_early(f, &self.scene) {
                Some(node) => Some(node),
                None => order::blocked(f, &mut self.scene, &mut self.aliases, &self.tree),
            };
            match bad {
                None => break,
                Some(node) if self.tree.give_up(node) => {}
                Some(_) => return Verdict::Impossible,
            }
        }
        self.aligns.clear();
        self.aligns.resize(self.tree.nodes.len(), 1);
        for node in self.tree.vectors() {
            let main = self.tree.main(node);
            if matches!(f.op(main), Opcode::Load | Opcode::Store)
                && let Some(ptr) = facts::pointer_operand(f, main)
            {
                let by_address = Values::with(f, known.dom, known.assumptions).at(main).pointer_alignment(ptr);
                self.aligns[node] = f.mem(main).align.max(by_address);
            }
        }
        if profit::is_tiny(&self.tree, settings.min_nodes) {
            return Verdict::Impossible;
        }
        let cost = profit::cost(f, settings.target, &self.tree, self.reduction.as_ref(), &self.aligns);
        if cost >= -settings.threshold {
            return Verdict::Dear(cost);
        }
        let nodes = (0..self.tree.nodes.len()).filter(|&node| self.tree.is_live(node)).count();
        let mut rest = match &self.reduction {
            Some(reduction) => match reduction.rest(self.tree.lanes(0)) {
                Some(rest) => rest,
                None => return Verdict::Impossible,
            },
            None => Vec::new(),
        };
        let made = &mut self.gathers;
        let mut vector = emit::write(f, &mut self.scene, &self.tree, &self.aligns, made, &mut rest)[0];
        if let Some(reduction) = &self.reduction {
            let written = emit::write_reduction(f, &mut self.scene, &self.tree, reduction, vector, rest);
            let Some(result) = written else { return Verdict::Impossible };
            vector = result;
        }
        if let Some(&root) = self.tree.inserts.last() {
            f.replace_all_uses(root.into(), vector.into());
        }
        emit::erase_scalars(f, &self.scene, &self.tree);
        Verdict::Done { cost, nodes, vector }
    }
}

/// Says that a tree of `nodes` nodes became `vector`.
fn report(cx: &mut PassCx<'_>, name: &'static str, text: &'static str, vector: Inst, cost: i64, nodes: usize) {
    cx.remark(RemarkKind::Passed, INFO.name, name, vector, || {
        RemarkText::from(text).arg("Cost", cost).text(" and with tree size ").arg("TreeSize", nodes)
    });
}

#[cfg(test)]
mod tests;
