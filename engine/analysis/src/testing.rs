//! Shared by the tests of the analyses: a small generator of pseudo-random numbers, graphs and bodies.

use warpc_ir::body::{ArgRow, Body};
use warpc_ir::cfg::Cfg;
use warpc_ir::func::FuncMut;
use warpc_ir::ids::*;
use warpc_ir::module::{GlobalRow, Module, Shape, Symbol};
use warpc_ir::value::Value;
use warpc_ir::{Builder, TypeKind};

/// SplitMix64.
pub struct Rng(u64);

impl Rng {
    /// A generator of its own sequence per seed.
    pub fn new(seed: u64) -> Rng {
        Rng(seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) ^ 0x5bf0_3635)
    }
    /// Next 64 bits.
    pub fn bits(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ z >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ z >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ z >> 31
    }
    /// Below `n`.
    pub fn below(&mut self, n: usize) -> usize {
        (self.bits() % n as u64) as usize
    }
    /// True once in `n`.
    pub fn one_in(&mut self, n: usize) -> bool {
        self.below(n) == 0
    }
}

/// Random successor lists of `n` blocks: mostly forward and near, some back edges (also into the middle of loops, so
/// irreducible graphs and unreachable blocks occur), some exits, some switches with repeated targets.
pub fn random_succs(rng: &mut Rng, n: usize) -> Vec<Vec<usize>> {
    (0..n)
        .map(|b| {
            let target = |rng: &mut Rng| match rng.below(4) {
                0 => rng.below(n),
                1 => (b + 1).min(n - 1),
                _ => (b + 1 + rng.below(4)).min(n - 1),
            };
            let count = match rng.below(10) {
                0 => 0,
                1..=3 => 1,
                4..=8 => 2,
                _ => 3 + rng.below(3),
            };
            // The entry has no predecessors.
            (0..count).map(|_| target(rng).max(1)).filter(|&t| t < n).collect()
        })
        .collect()
}

/// A graph alone.
pub fn random_graph(rng: &mut Rng, n: usize) -> Cfg {
    graph(&random_succs(rng, n))
}

/// Graph of successor lists.
pub fn graph(succs: &[Vec<usize>]) -> Cfg {
    let edges: Vec<(Block, Block)> =
        succs.iter().enumerate().flat_map(|(b, ss)| ss.iter().map(move |&s| (Block::new(b), Block::new(s)))).collect();
    Cfg::from_edges(succs.len(), (0..succs.len()).map(Block::new).collect(), &edges)
}

/// A module with one function `void (params...)` without blocks yet.
pub fn empty_function(params: &[Type]) -> (Module, Body) {
    let mut m = Module::default();
    let kind = TypeKind::Func { ret: Type::VOID, params: params.into(), vararg: false };
    let ty = m.tables_mut().types.intern(kind);
    let name = m.tables_mut().strings.intern(b"f");
    m.globals_mut().push(GlobalRow {
        sym: Symbol { name, ..Default::default() },
        shape: Shape { ty, ptr_ty: Type::PTR, ..Default::default() },
        ..Default::default()
    });
    let mut body = Body::default();
    body.side.global = Global(0);
    body.side.args = params.iter().map(|&ty| ArgRow { ty, first_use: Use::NONE }).collect();
    (m, body)
}

/// A body with these successors: branches on argument 0 (`i1`), switches on argument 1 (`i32`).
pub fn body_of(succs: &[Vec<usize>]) -> (Module, Body) {
    let (m, mut body) = empty_function(&[Type::I1, Type::I32]);
    let mut f = FuncMut::of_body(&mut body, m.ctx());
    let blocks: Vec<Block> = succs.iter().map(|_| f.new_block()).collect();
    for (b, ss) in succs.iter().enumerate() {
        let cases: Vec<Value> = (0..ss.len()).map(|k| f.consts_mut().add_i32(k as u32)).collect();
        let mut at = Builder::at_end(&mut f, blocks[b]);
        match ss[..] {
            [] => at.ret(None),
            [s] => at.br(blocks[s]),
            [s, t] => at.cond_br(Value::arg(0), blocks[s], blocks[t]),
            _ => {
                let rest: Vec<(Value, Block)> = (1..ss.len()).map(|k| (cases[k], blocks[ss[k]])).collect();
                at.switch(Value::arg(1), blocks[ss[0]], &rest)
            }
        };
    }
    drop(f);
    (m, body)
}

/// A body with a random graph of `n` blocks.
pub fn random_body(rng: &mut Rng, n: usize) -> (Module, Body) {
    let succs = random_succs(rng, n);
    body_of(&succs)
}

/// Module of text, names kept.
pub fn parse(text: &str) -> Module {
    let options = warpc_text::ReadOptions { keep_names: true, ..Default::default() };
    warpc_text::parse_module(text.as_bytes(), &options).unwrap_or_else(|d| panic!("{d:#?}"))
}

/// Runs `test` on function `name` of `text`, use lists built.
pub fn on_function<R>(text: &str, name: &str, test: impl FnOnce(&mut FuncMut<'_>) -> R) -> R {
    let mut m = parse(text);
    let g = m.find_global(name).expect("function of this name");
    let mut body = m.take_body(g).expect("function with a body");
    let mut f = FuncMut::of_body(&mut body, m.ctx());
    test(&mut f)
}
