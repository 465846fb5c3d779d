//! What scalar evolution claims of a function, flattened into lists by block and loop.

use warpc_analysis::Analyses;
use warpc_ir::ids::*;
use warpc_ir::knobs::Knobs;
use warpc_ir::{Func, Value};
use warpc_scev::CachedScev;
use warpc_scev::{COULD_NOT_COMPUTE, CountKind, Expr, Interval, Nodes, Predicate, Se};

/// Claims of a function.
pub struct Facts {
    /// Expressions.
    pub nodes: Nodes,
    /// Unsigned and signed range of each row.
    pub ranges: Vec<Option<[Interval; 2]>>,
    /// By block.
    pub blocks: Vec<BlockFacts>,
    /// By loop.
    pub loops: Vec<LoopFacts>,
    /// Block of each instruction.
    pub block_of: Vec<Block>,
    /// Text of each row that a claim is about.
    pub texts: Vec<(Expr, String)>,
}

/// Claims of a block.
#[derive(Default)]
pub struct BlockFacts {
    /// Innermost loop.
    pub in_loop: Loop,
    /// Loop whose header it is.
    pub heads: Loop,
    /// Instructions and their expressions.
    pub values: Vec<(Inst, Expr)>,
    /// Rows that these need, operands first.
    pub rows: Vec<Expr>,
}

/// Claims of a loop.
pub struct LoopFacts {
    /// Loop around.
    pub parent: Loop,
    /// How often its back edge is taken.
    pub exact: Expr,
    /// At most.
    pub max: [Expr; 2],
    /// Exactly and at most under predicates, where there is no count without; and they.
    pub assumed: [(Expr, Vec<Predicate>); 2],
    /// What divides how often it runs.
    pub multiple: u32,
    /// Exits that are looked at in each iteration: how often one is not taken, and at most.
    pub exits: Vec<(Block, Expr, [Expr; 2])>,
    /// Values in the header, and what they are when the loop has ended.
    pub last: Vec<(Expr, Expr)>,
    /// Rows that all these need, operands first.
    pub rows: Vec<Expr>,
}

/// `roots` and all below, operands first.
pub(super) fn closure(nodes: &Nodes, roots: impl Iterator<Item = Expr>) -> Vec<Expr> {
    let mut rows: Vec<Expr> = Vec::new();
    let mut stack: Vec<Expr> = roots.collect();
    let mut seen = std::collections::BTreeSet::new();
    while let Some(e) = stack.pop() {
        if seen.insert(e.0) {
            rows.push(e);
            stack.extend(nodes.ops(e));
        }
    }
    rows.sort_unstable_by_key(|e| e.0);
    rows
}

impl Facts {
    /// All claims about `func`.
    pub fn new(func: &Func<'_>, knobs: &Knobs) -> Facts {
        Analyses::default().with_scev(func, knobs, Facts::of)
    }
    fn of(se: &mut Se<'_, '_>) -> Facts {
        let (f, cfg, dom, loops) = (se.f, se.cfg, se.dom, se.loops);
        let mut blocks: Vec<BlockFacts> = Vec::new();
        blocks.resize_with(f.num_blocks(), || BlockFacts {
            in_loop: Loop::NONE,
            heads: Loop::NONE,
            ..Default::default()
        });
        let mut block_of = vec![Block::NONE; f.num_insts()];
        for b in f.block_order() {
            for i in f.block_insts(b) {
                block_of[i.index()] = b;
            }
            if !dom.is_reachable(b) {
                continue;
            }
            let row = &mut blocks[b.index()];
            row.in_loop = loops.of(b);
            if row.in_loop.is_some() && loops.header(row.in_loop) == b {
                row.heads = row.in_loop;
            }
            for i in f.block_insts(b) {
                if se.ty_of(f.ty(i)).is_some_and(|t| t.bits() <= 64) {
                    row.values.push((i, se.get(Value::inst(i))));
                }
            }
        }
        let mut facts = Vec::new();
        for n in 0..loops.len() {
            let l = Loop::new(n);
            let head = loops.header(l);
            let latch = cfg.preds(head).iter().filter(|&&p| loops.contains(l, p)).copied().collect::<Vec<_>>();
            let exact = se.backedge_taken_count(l);
            let max = [se.constant_max_backedge_taken_count(l), se.symbolic_max_backedge_taken_count(l)];
            let under = |kind: CountKind, known: Expr, se: &mut Se<'_, '_>| match known {
                COULD_NOT_COMPUTE => se.predicated_count(l, kind),
                _ => (COULD_NOT_COMPUTE, Vec::new()),
            };
            let mut row = LoopFacts {
                parent: loops.parent(l),
                exact,
                max,
                assumed: [under(CountKind::Exact, exact, se), under(CountKind::SymbolicMax, max[1], se)],
                multiple: se.small_constant_trip_multiple(l),
                exits: Vec::new(),
                last: Vec::new(),
                rows: Vec::new(),
            };
            for b in se.exiting_blocks(l) {
                let max = [CountKind::ConstantMax, CountKind::SymbolicMax].map(|k| se.exit_count(l, b, k));
                let exact = se.exit_count(l, b, CountKind::Exact);
                if latch.iter().all(|&p| dom.dominates(b, p)) {
                    row.exits.push((b, exact, max));
                }
            }
            for (_, e) in blocks[head.index()].values.clone() {
                let out = se.at_scope(e, row.parent);
                if out != e {
                    row.last.push((e, out));
                }
            }
            facts.push(row);
        }
        for b in &mut blocks {
            b.rows = closure(se.nodes(), b.values.iter().map(|v| v.1));
        }
        for l in &mut facts {
            let exits = l.exits.iter().flat_map(|x| [x.1, x.2[0], x.2[1]]);
            let last = l.last.iter().flat_map(|x| [x.0, x.1]);
            let parts = |p: &Predicate| match *p {
                Predicate::Equal(a, b) => [a, b],
                Predicate::NoWrap { rec, .. } => [rec, rec],
            };
            let assumed =
                l.assumed.iter().flat_map(|(e, under)| std::iter::once(*e).chain(under.iter().flat_map(parts)));
            let own = [l.exact, l.max[0], l.max[1]].into_iter();
            l.rows = closure(se.nodes(), own.chain(exits).chain(last).chain(assumed));
        }
        let mut ranges = vec![None; se.nodes().len()];
        let mut texts = Vec::new();
        for e in blocks.iter().flat_map(|b| &b.rows).chain(facts.iter().flat_map(|l| &l.rows)) {
            if ranges[e.index()].is_none() && *e != COULD_NOT_COMPUTE {
                ranges[e.index()] = Some([se.range(*e, false), se.range(*e, true)]);
                texts.push(*e);
            }
        }
        let texts = texts.into_iter().map(|e| (e, se.text(e))).collect();
        // Facts may have grown since the first was asked for; those of now count.
        ranges.resize(se.nodes().len(), None);
        Facts { nodes: se.nodes().clone(), ranges, blocks, loops: facts, block_of, texts }
    }
    /// A row as text.
    pub fn text(&self, expr: Expr) -> &str {
        self.texts.iter().find(|t| t.0 == expr).map_or("?", |t| &t.1)
    }
}
