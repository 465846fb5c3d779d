//! What is claimed of the memory accesses of loops, flattened into lists by loop.

use super::facts::closure;
use warpc_analysis::{AliasCache, Analyses};
use warpc_ir::ids::*;
use warpc_ir::knobs::Knobs;
use warpc_ir::opcode::Opcode;
use warpc_ir::value::ValueKind;
use warpc_ir::{FuncMut, Value};
use warpc_scev::CachedScev;
use warpc_scev::access::{LastAddresses, LoopAccess, Settings};
use warpc_scev::{Expr, Nodes, Predicate, Se};

/// A load or store of a loop.
pub(super) struct Site {
    pub inst: Inst,
    pub ptr: Value,
    /// Argument that the pointer is computed from, when that is seen.
    pub base: Option<Value>,
    pub write: bool,
    pub bytes: u64,
    /// Its rows in the result.
    pub rows: Vec<u32>,
}

/// What is claimed of a loop.
pub(super) struct Claim {
    pub a: LoopAccess,
    pub sites: Vec<Site>,
    /// Rows of expressions that are the same in all rounds, operands first.
    pub fixed: Vec<Expr>,
    /// Rows of expressions under assumptions.
    pub moving: Vec<Expr>,
    /// Bytes of the widest access.
    pub widest: u64,
}

/// What is claimed of a function.
pub(super) struct Claims {
    pub nodes: Nodes,
    /// By loop; `None` for loops that are not innermost.
    pub loops: Vec<Option<Claim>>,
    pub block_of: Vec<Block>,
    pub in_loop: Vec<Loop>,
    pub header: Vec<Block>,
    pub parent: Vec<Loop>,
    pub texts: Vec<(Expr, String)>,
}

impl Claims {
    pub fn new(func: &mut FuncMut<'_>) -> Claims {
        let last = LastAddresses::new(func);
        let knobs = Knobs::default();
        Analyses::default().with_scev(func, &knobs, |se| Claims::of(se, &last, Settings::new(&knobs)))
    }
    fn of(se: &mut Se<'_, '_>, last: &LastAddresses, settings: Settings) -> Claims {
        let (f, loops) = (se.f, se.loops);
        let mut block_of = vec![Block::NONE; f.num_insts()];
        let mut in_loop = vec![Loop::NONE; f.num_blocks()];
        for b in f.block_order() {
            in_loop[b.index()] = loops.of(b);
            for i in f.block_insts(b) {
                block_of[i.index()] = b;
            }
        }
        let mut all = Vec::new();
        for n in 0..loops.len() {
            let l = Loop::new(n);
            if !loops.is_innermost(l) {
                all.push(None);
                continue;
            }
            let found = LoopAccess::new(se, &mut AliasCache::default(), last, l, settings);
            let mut sites: Vec<Site> = Vec::new();
            for (k, x) in found.accesses.iter().enumerate() {
                if let Some(s) = sites.iter_mut().find(|s| s.inst == x.inst) {
                    s.rows.push(k as u32);
                    continue;
                }
                let ptr = f.operand(x.inst, (f.op(x.inst) == Opcode::Store) as usize);
                let bytes = f.layout().store_size(f.types(), x.ty);
                let base = warpc_analysis::facts::underlying_object(f, ptr, 32);
                let base = Some(base).filter(|b| matches!(b.kind(), ValueKind::Arg(_)));
                sites.push(Site { inst: x.inst, ptr, base, write: x.write, bytes, rows: vec![k as u32] });
            }
            let widest = sites.iter().map(|s| s.bytes).max().unwrap_or(1);
            all.push(Some(Claim { a: found, sites, fixed: Vec::new(), moving: Vec::new(), widest }));
        }
        let mut texts = Vec::new();
        for c in all.iter_mut().flatten() {
            let of = |p: &Predicate| match *p {
                Predicate::Equal(a, b) => [a, b],
                Predicate::NoWrap { rec, .. } => [se.op(rec, 0), se.op(rec, 1)],
            };
            let k = &c.a.checks;
            let mut fixed: Vec<Expr> = k.pointers.iter().flat_map(|p| [p.low, p.high]).collect();
            fixed.extend(k.groups.iter().flat_map(|g| [g.low, g.high]));
            fixed.extend(k.differences.iter().flatten().flat_map(|d| [d.source, d.sink]));
            fixed.extend(c.a.predicates.iter().flat_map(of));
            texts.extend(fixed.iter().map(|&e| (e, se.text(e))));
            texts.extend(c.a.rewritten.iter().map(|x| (x.2, se.text(x.2))));
            c.fixed = closure(se.nodes(), fixed.into_iter());
            c.moving = closure(se.nodes(), c.a.rewritten.iter().map(|x| x.2));
        }
        let header = (0..loops.len()).map(|n| loops.header(Loop::new(n))).collect();
        let parent = (0..loops.len()).map(|n| loops.parent(Loop::new(n))).collect();
        Claims { nodes: se.nodes().clone(), loops: all, block_of, in_loop, header, parent, texts }
    }
    pub fn encloses(&self, outer: Loop, block: Block) -> bool {
        let mut l = self.in_loop[block.index()];
        while l.is_some() && l != outer {
            l = self.parent[l.index()];
        }
        l == outer
    }
    pub fn text(&self, expr: Expr) -> &str {
        self.texts.iter().find(|t| t.0 == expr).map_or("?", |t| &t.1)
    }
}
