//! What a profile says of calls, and what it says of the functions when a call has been inlined.
//!
//! **Heat**: with a profile, a call is hot or cold by the summary of the module's counts; without one, a call is cold that seldom
//! runs when its function does, by branch weights. **Counts**: what ran of the callee in the caller's copy is taken from the
//! callee's count and its calls' weights, and the clones have the rest. **Cost**: frequencies once for a caller, only where its
//! module has weights; linear.
//! **Source**: the thresholds and roundings are LLVM's.

use crate::knobs;
use warpc_analysis::branch_prob::BranchProbs;
use warpc_analysis::freq::BlockFreqs;
use warpc_analysis::loops::Loops;
use warpc_ir::cfg::Cfg;
use warpc_ir::dom::DomTree;
use warpc_ir::ids::*;
use warpc_ir::knobs::Knobs;
use warpc_ir::metadata::MdNode;
use warpc_ir::module::{ModuleCtx, Tables};
use warpc_ir::new_metadata::NewNode;
use warpc_ir::opcode::{Opcode, flags};
use warpc_ir::{Func, FuncMut, Module};
use warpc_phase::profile;

/// How often a call runs.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Heat {
    /// Nothing says.
    Unknown,
    /// Among the calls that run most.
    Hot,
    /// Hardly ever.
    Cold,
    /// The callee runs much, from here or elsewhere.
    HotCallee,
    /// The callee hardly ever runs.
    ColdCallee,
}

/// Names of nodes of `!prof` that say how often code runs.
const WEIGHTS: [&[u8]; 2] = [b"branch_weights", b"function_entry_count"];

/// What the module's profile says as a whole.
#[derive(Clone, Copy, Default)]
pub struct Profile {
    /// Least count that is hot, and greatest that is cold.
    bounds: Option<(u64, u64)>,
    sampled: bool,
    /// There are weights.
    weighted: bool,
    /// Per cent of a function's runs below which a call is cold where no profile says.
    cold_per_cent: u64,
}

impl Profile {
    /// That of `module`.
    pub fn of(module: &Module, knobs: &Knobs) -> Profile {
        let tables = module.tables();
        Profile {
            bounds: profile::hot_count(tables, knobs).zip(profile::cold_count(tables, knobs)),
            sampled: tables.profile_is_sampled(),
            weighted: tables.strings.find(b"prof").is_some()
                && WEIGHTS.iter().any(|name| tables.strings.find(name).is_some()),
            cold_per_cent: knobs.get(knobs::COLD_CALLSITE_REL_FREQ).try_into().unwrap_or(0),
        }
    }

    /// Whether it says anything of calls.
    pub fn speaks(&self) -> bool {
        self.bounds.is_some() || self.weighted
    }
}

/// The node that `global` has for `!prof`, if it says how often the function was entered, with the count.
fn entry_node(ctx: ModuleCtx<'_>, global: Global) -> Option<(Md, u64)> {
    let (kind, key) = (ctx.tables.strings.find(b"prof")?, ctx.tables.strings.find(b"function_entry_count")?);
    let node = ctx.extra(global)?.attachments.iter().find(|attached| attached.0 == kind)?.1;
    let metadata = &ctx.tables.metadata;
    let ops = metadata.ops(node);
    if metadata.str_of(*ops.first()?) != Some(key) {
        return None;
    }
    Some((node, ctx.tables.metadata_int(*ops.get(1)?)?))
}

/// Runs of `global`.
pub fn entry_count(ctx: ModuleCtx<'_>, global: Global) -> Option<u64> {
    entry_node(ctx, global).map(|(_, count)| count)
}

/// How often the blocks of a caller run, as far as it was asked.
pub struct Frequencies {
    entry: u64,
    /// By block, as the caller was before anything was inlined.
    of: Vec<u64>,
}

impl Frequencies {
    /// Those of `func`. Linear.
    pub fn new(func: &Func<'_>) -> Frequencies {
        let cfg = Cfg::new(func);
        let (dom, post) = (DomTree::new(&cfg), DomTree::post(&cfg));
        let loops = Loops::new(&cfg, &dom);
        let probs = BranchProbs::new(func, &cfg, [&dom, &post], &loops);
        let freqs = BlockFreqs::new(func, &cfg, &probs, &loops);
        let of = (0..func.num_blocks()).map(|block| freqs.integer(Block::new(block))).collect();
        Frequencies { entry: freqs.integer(func.entry()).max(1), of }
    }

    /// That of `block` where the function itself has frequency `outer`.
    pub fn within(&self, block: Block, outer: u64) -> u64 {
        let scaled = u128::from(self.of(block)) * u128::from(outer) / u128::from(self.entry);
        scaled.try_into().unwrap_or(u64::MAX)
    }

    /// That of `block`.
    pub fn of(&self, block: Block) -> u64 {
        self.of.get(block.index()).copied().unwrap_or(0)
    }
}

impl Profile {
    /// How often `call` ran, in a block of frequency `freq`.
    pub fn count(&self, func: &Func<'_>, call: Inst, freqs: Option<&Frequencies>, freq: u64) -> Option<u64> {
        if self.sampled {
            return sampled_weight(func, call);
        }
        let runs = entry_count(func.ctx(), func.global())?;
        let entry = u128::from(freqs?.entry);
        let count = (u128::from(freq) * u128::from(runs) + entry / 2) / entry;
        Some(count.try_into().unwrap_or(u64::MAX))
    }

    /// How hot `call` of `callee` is.
    pub fn heat(
        &self,
        func: &Func<'_>,
        (call, callee): (Inst, Global),
        freqs: Option<&Frequencies>,
        freq: u64,
    ) -> Heat {
        let Some((hot, cold)) = self.bounds else {
            let seldom = freqs
                .is_some_and(|freqs| u128::from(freq) * 100 < u128::from(freqs.entry) * u128::from(self.cold_per_cent));
            return if seldom { Heat::Cold } else { Heat::Unknown };
        };
        match self.count(func, call, freqs, freq) {
            Some(count) if count >= hot => return Heat::Hot,
            Some(count) if count <= cold => return Heat::Cold,
            None if self.sampled && entry_count(func.ctx(), func.global()).is_some() => return Heat::Cold,
            _ => {}
        }
        match entry_count(func.ctx(), callee) {
            Some(count) if count >= hot => Heat::HotCallee,
            Some(count) if count <= cold => Heat::ColdCallee,
            _ => Heat::Unknown,
        }
    }
}

/// The parts of a node of weights: its name, and its numbers.
struct Weights {
    node: Md,
    /// The operands before the first that is scaled.
    head: usize,
    /// Only every second operand is scaled.
    pairs: bool,
}

/// The weights that `call` has, if they are counts.
fn weights(func: &Func<'_>, inst: Inst) -> Option<Weights> {
    if func.flags(inst) & flags::HAS_MD == 0 {
        return None;
    }
    let tables = func.ctx().tables;
    let node = func.attachment(inst, tables.strings.find(b"prof")?)?;
    if node.index() >= tables.metadata.len() {
        return None;
    }
    let ops = tables.metadata.ops(node);
    let name = tables.strings.get(tables.metadata.str_of(*ops.first()?)?);
    let calls = matches!(func.op(inst), Opcode::Call | Opcode::Invoke);
    match name {
        // Two weights of an invoke are those of its ways.
        b"branch_weights" if calls && ops.len() == 2 => Some(Weights { node, head: 1, pairs: false }),
        // Kind and total, then values with their counts.
        b"VP" if ops.len() >= 3 => Some(Weights { node, head: 2, pairs: true }),
        _ => None,
    }
}

/// The sum of the weights that samples gave `call`.
fn sampled_weight(func: &Func<'_>, call: Inst) -> Option<u64> {
    if func.flags(call) & flags::HAS_MD == 0 {
        return None;
    }
    let tables = func.ctx().tables;
    let node = func.attachment(call, tables.strings.find(b"prof")?)?;
    if node.index() >= tables.metadata.len() {
        return None;
    }
    let ops = tables.metadata.ops(node);
    match tables.strings.get(tables.metadata.str_of(*ops.first()?)?) {
        b"branch_weights" => Some(ops.iter().filter_map(|&op| tables.metadata_int(op)).fold(0, u64::saturating_add)),
        b"VP" => tables.metadata_int(*ops.get(2)?),
        _ => None,
    }
}

/// Count that says that a value is not to be promoted.
const NO_PROMOTION: u64 = u64::MAX;

fn scale(count: u64, (part, whole): (u64, u64)) -> u64 {
    let scaled = u128::from(count) * u128::from(part) / u128::from(whole.max(1));
    scaled.try_into().unwrap_or(u64::MAX)
}

/// The scaled counts of `found`, by operand; `None` for operands that stay.
fn scaled(tables: &Tables, found: &Weights, ratio: (u64, u64)) -> Vec<Option<u64>> {
    let ops = tables.metadata.ops(found.node);
    let one = |(at, &op): (usize, &Md)| {
        let counts = at >= found.head && (!found.pairs || (at - found.head).is_multiple_of(2));
        let count = tables.metadata_int(op).filter(|_| counts)?;
        if count == NO_PROMOTION {
            return None;
        }
        let new = scale(count, ratio);
        Some(if found.pairs { new } else { new.min(u64::from(u32::MAX)) })
    };
    ops.iter().enumerate().map(one).collect()
}

/// Gives the clones `insts` the `part` of `whole` runs of the weights that they were cloned with.
pub fn scale_clones(func: &mut FuncMut<'_>, insts: &[Inst], ratio: (u64, u64)) {
    let Some(kind) = func.ctx().tables.strings.find(b"prof") else { return };
    // Clones of one node get one node.
    let mut known: Vec<(Md, Md)> = Vec::new();
    for &inst in insts {
        let Some(found) = weights(func, inst) else { continue };
        let node = match known.iter().find(|pair| pair.0 == found.node) {
            Some(pair) => pair.1,
            None => {
                let tables = func.ctx().tables;
                let counts = scaled(tables, &found, ratio);
                let ops = tables.metadata.ops(found.node);
                let new: Vec<Md> = ops
                    .iter()
                    .zip(counts)
                    .map(|(&op, count)| match count {
                        Some(count) if found.pairs => func.add_md(NewNode::Int(Type::I64, 64, count)),
                        Some(count) => func.add_md(NewNode::Number(count as u32)),
                        None => op,
                    })
                    .collect();
                let node = func.add_md(NewNode::Tuple(new.into()));
                known.push((found.node, node));
                node
            }
        };
        func.set_attachment(inst, kind, node);
    }
}

/// Takes `runs` from the count of `callee`, and the same share from the weights in its blocks for which `cloned` holds.
pub fn take_from_callee(module: &mut Module, callee: Global, runs: u64, cloned: impl Fn(Block) -> bool) {
    let Some((node, prior)) = entry_node(module.ctx(), callee) else { return };
    let left = prior.saturating_sub(runs);
    if runs == 0 {
        return;
    }
    let tables = module.tables_mut();
    let count = tables.consts.add_int(Type::I64, 64, left);
    let count = tables.metadata.add(MdNode::Value(Type::I64, count));
    let mut ops = tables.metadata.ops(node).to_vec();
    ops[1] = count;
    let new = tables.metadata.add(MdNode::Tuple { distinct: false, ops: ops.into() });
    let Some(kind) = tables.strings.find(b"prof") else { return };
    let row = module.globals().parts()[callee.index()].extra as usize;
    if let Some(extra) = module.tables_mut().extras.get_mut(row) {
        for attached in extra.attachments.iter_mut().filter(|attached| attached.0 == kind) {
            attached.1 = new;
        }
    }
    let Some(func) = module.func(callee) else { return };
    let all = func.block_order().filter(|&block| cloned(block)).flat_map(|block| func.block_insts(block));
    let counted: Vec<(Inst, Weights)> = all.filter_map(|inst| Some((inst, weights(&func, inst)?))).collect();
    let mut known: Vec<(Md, Md)> = Vec::new();
    for (_, found) in &counted {
        if known.iter().all(|pair| pair.0 != found.node) {
            let new = scaled_node(module.tables_mut(), found, (left, prior));
            known.push((found.node, new));
        }
    }
    module.edit(callee, |func| {
        for (inst, found) in counted {
            if let Some(&(_, new)) = known.iter().find(|pair| pair.0 == found.node) {
                func.set_attachment(inst, kind, new);
            }
        }
    });
}

/// The node `found` with scaled counts.
fn scaled_node(tables: &mut Tables, found: &Weights, ratio: (u64, u64)) -> Md {
    let counts = scaled(tables, found, ratio);
    let mut ops = tables.metadata.ops(found.node).to_vec();
    for (op, count) in ops.iter_mut().zip(counts) {
        let Some(count) = count else { continue };
        let node = match found.pairs {
            true => MdNode::Value(Type::I64, tables.consts.add_int(Type::I64, 64, count)),
            false => MdNode::Value(Type::I32, tables.consts.add_i32(count as u32)),
        };
        *op = tables.metadata.add(node);
    }
    tables.metadata.add(MdNode::Tuple { distinct: false, ops: ops.into() })
}
