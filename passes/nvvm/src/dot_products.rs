//! `dot-products`: sums of products of bytes become `dp4a` and `dp2a`.
//!
//! `dp4a` adds the products of the four bytes of two words to a third, `dp2a` those of the two halves of a word and two bytes of
//! another. Each factor is extended by its sign or not.
//!
//! **When**: a tree of 32-bit additions of one block has terms, read by nothing else, that multiply byte `k` of one word by byte
//! `k` of another, for all four `k` (or both halves of a word by bytes 0 and 1, or 2 and 3); or that multiply three or four bytes
//! of a word by constants of eight bits, a byte alone being one times 1. Parts of words are shifts, masks, truncations, elements
//! of vectors, and bytes in memory that are loaded one by one.
//! **How**: a tree is flattened, its products are sorted by the words they read, and full sets are taken; what is left is added up
//! first. Four bytes in memory become one word when it is aligned, nothing writes between their loads, and nothing but taken
//! products reads them; products that read other bytes are then given up, until all that is left holds.
//! **Invariants**: all arithmetic wraps at 32 bits, as that of the instructions does; flags of additions go. A word is read where
//! the last of its bytes was. **Cost**: n log n in the size of a block.
//! **Relies on** loads that are neither volatile nor atomic, and that nothing between them writes, where bytes become a word; all else is
//! arithmetic.

mod packs;
mod parts;

use packs::{ByteLoad, Pack, readers_of};
use parts::{Part, Word, amount};
use std::ops::Range;
use warpc_analysis::{AnalysisSet, facts};
use warpc_ir::ids::*;
use warpc_ir::intrinsics::{IntrinsicId, id};
use warpc_ir::{Builder, Func, FuncMut, Opcode, Value};
use warpc_phase::{FunctionPass, Level, Outcome, PassBody, PassCx, PassInfo, RemarkKind};
use warpc_scalar::dce::erase_dead_chain;

/// Row of the pass table.
pub const INFO: PassInfo = PassInfo {
    name: "dot-products",
    summary: "dp4a and dp2a of products of bytes",
    level: Level::Function,
    reads: AnalysisSet::CFG,
    preserves: AnalysisSet::CFG_ALL,
    columns: warpc_ir::column_sets::REWRITE,
    knobs: &[],
    idempotent: false,
    required: false,
    make: |params| {
        params.finish("dot-products")?;
        Ok(PassBody::Function(Box::<Dots>::default()))
    },
};

/// No row.
const NONE: u32 = u32::MAX;
/// Bytes of a constant factor that are needed for `dp4a` to be fewer instructions.
const CONSTANTS: usize = 3;

/// What products must have in common to be computed by one instruction.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Key {
    /// Bytes of two words.
    Bytes(Word, Word),
    /// Halves of the first word, and two bytes of the other: the upper ones if so.
    Halves(Word, Word, bool),
    /// Bytes of a word and constants.
    Constants(Word),
}

/// A term of a tree that is a product.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
struct Product {
    key: Key,
    lane: u32,
    term: u32,
    /// Of constants.
    factor: i32,
}

/// A tree of additions; its root is read by no addition of the tree. Ranges of rows of `terms` and `dots`.
struct Tree {
    root: Inst,
    terms: Range<u32>,
    dots: Range<u32>,
}

/// One instruction to make of `n` terms.
struct Dot {
    key: Key,
    terms: [u32; 4],
    n: usize,
    /// The constant word.
    factors: u32,
    dropped: bool,
}

#[derive(Default)]
struct Dots {
    loads: Vec<ByteLoad>,
    packs: Vec<Pack>,
    /// Pack and byte of a load.
    packed: Vec<(u32, u32)>,
    trees: Vec<Tree>,
    terms: Vec<Value>,
    products: Vec<Product>,
    dots: Vec<Dot>,
    /// Packs and the products that read them.
    readers: Vec<(u32, u32)>,
    stack: Vec<Value>,
    work: Vec<u32>,
    taken: Vec<bool>,
    dead: Vec<Inst>,
}

impl FunctionPass for Dots {
    fn run(&mut self, func: &mut FuncMut<'_>, cx: &mut PassCx<'_>) -> Outcome {
        self.packed.clear();
        self.packed.resize(func.num_insts(), (NONE, 0));
        let mut changed = false;
        // Reachable blocks only: elsewhere a sum may be one of its own terms, and taking it apart would not end.
        let cfg = cx.analyses.cfg(func);
        for &b in cfg.rpo() {
            changed |= self.block(func, cx, b);
        }
        Outcome::of(changed, AnalysisSet::CFG_ALL)
    }
}

/// The addition of 32 bits that is the only reader of `inst`, in its block.
fn added_in(func: &Func<'_>, inst: Inst) -> bool {
    let user = || func.user(func.first_use(inst.into()));
    func.has_one_use(inst.into()) && is_sum(func, user()) && func.block_of(user()) == func.block_of(inst)
}
/// Whether addition `inst` is part of the tree of `root` when an addition of that reads it.
fn is_inner(func: &Func<'_>, inst: Inst, root: Inst) -> bool {
    is_sum(func, inst) && func.block_of(inst) == func.block_of(root) && added_in(func, inst)
}
fn is_sum(func: &Func<'_>, inst: Inst) -> bool {
    func.op(inst) == Opcode::Add && func.ty(inst) == Type::I32
}

impl Dots {
    fn block(&mut self, func: &mut FuncMut<'_>, cx: &mut PassCx<'_>, block: Block) -> bool {
        self.find_packs(func, block);
        self.trees.clear();
        self.terms.clear();
        self.dots.clear();
        let mut i = func.last(block);
        while i.is_some() {
            if is_sum(func, i) && !added_in(func, i) {
                self.tree(func, i);
            }
            i = func.prev(i);
        }
        if !self.dots.is_empty() {
            self.settle(func);
        }
        for n in 0..self.trees.len() {
            self.rewrite(func, cx, n);
        }
        for p in &self.packs {
            for &m in &p.members[..p.n] {
                self.packed[m.index()] = (NONE, 0);
            }
        }
        self.dots.iter().any(|d| !d.dropped)
    }

    /// Flattens the tree of `root` into terms and finds sets of products among them.
    fn tree(&mut self, func: &Func<'_>, root: Inst) {
        let (first_term, first_dot) = (self.terms.len() as u32, self.dots.len() as u32);
        self.products.clear();
        self.stack.clear();
        self.stack.push(root.into());
        while let Some(v) = self.stack.pop() {
            match v.as_inst().filter(|&i| i == root || is_inner(func, i, root)) {
                Some(i) => {
                    let (x, y) = (func.operand(i, 0), func.operand(i, 1));
                    // The operand that is itself a sum is visited first.
                    let later = y.as_inst().is_some_and(|j| is_inner(func, j, root));
                    self.stack.extend(if later { [x, y] } else { [y, x] });
                }
                _ => {
                    let product = self.product(func, func.block_of(root), v, self.terms.len() as u32);
                    self.products.extend(product);
                    self.terms.push(v);
                }
            }
        }
        self.products.sort_unstable();
        let products = std::mem::take(&mut self.products);
        for set in products.chunk_by(|a, b| a.key == b.key) {
            self.take(set);
        }
        self.products = products;
        let dots = first_dot..self.dots.len() as u32;
        if dots.is_empty() {
            self.terms.truncate(first_term as usize);
            return;
        }
        self.dots[first_dot as usize..].sort_unstable_by_key(|d| d.terms);
        self.trees.push(Tree { root, terms: first_term..self.terms.len() as u32, dots });
    }
    /// Makes instructions of products that agree, in order of their lanes.
    fn take(&mut self, set: &[Product]) {
        let of = |lane: u32| {
            let start = set.partition_point(|p| p.lane < lane);
            &set[start..set.partition_point(|p| p.lane <= lane)]
        };
        let lanes = [of(0), of(1), of(2), of(3)];
        let key = set[0].key;
        let dot = |key: Key, terms: [u32; 4], n: usize, factors: u32| Dot { key, terms, n, factors, dropped: false };
        match key {
            Key::Bytes(..) | Key::Halves(..) => {
                let n = if matches!(key, Key::Bytes(..)) { 4 } else { 2 };
                let sets = lanes[..n].iter().map(|l| l.len()).min().unwrap_or(0);
                for k in 0..sets {
                    let mut terms = [NONE; 4];
                    for (t, lane) in terms.iter_mut().zip(&lanes[..n]) {
                        *t = lane[k].term;
                    }
                    terms[..n].sort_unstable();
                    self.dots.push(dot(key, terms, n, 0));
                }
            }
            Key::Constants(word) => {
                let firsts = || lanes.iter().filter_map(|l| l.first());
                let signed = firsts().any(|p| p.factor < 0);
                let fits = |p: &Product| if signed { p.factor < 128 } else { p.factor < 256 };
                if firsts().count() < CONSTANTS || !firsts().all(fits) {
                    return;
                }
                let (mut terms, mut n, mut factors) = ([NONE; 4], 0, 0);
                for p in firsts() {
                    terms[n] = p.term;
                    n += 1;
                    factors |= (p.factor as u32 & 0xff) << (8 * p.lane);
                }
                terms[..n].sort_unstable();
                // The sign of the constants stands where a word would.
                let constant = Word { source: NONE, at: 0, signed };
                self.dots.push(dot(Key::Bytes(word, constant), terms, n, factors));
            }
        }
    }

    /// Term `value`, number `term`, as a product that a sum in `block` may take.
    fn product(&self, func: &Func<'_>, block: Block, value: Value, term: u32) -> Option<Product> {
        let of_constant = |p: Part, factor: i32| {
            let fits = p.width == 8 && (-128..256).contains(&factor);
            fits.then(|| Product { key: Key::Constants(p.word()), lane: p.bit % 32 / 8, term, factor })
        };
        if let Some(p) = self.part(func, value) {
            return of_constant(p, 1);
        }
        let i = value.as_inst().filter(|&i| func.block_of(i) == block && func.has_one_use(value))?;
        let (x, y) = (func.operand(i, 0), func.operands(i).nth(1)?);
        match func.op(i) {
            Opcode::Mul => {
                let x = self.part(func, x)?;
                if let Some(c) = facts::int_constant(func, y) {
                    return of_constant(x, c as u32 as i32);
                }
                let (lane, y) = (x.bit % 32 / 8, self.part(func, y)?);
                let (key, lane) = match (x.width, y.width) {
                    (8, 8) if x.bit % 32 == y.bit % 32 => {
                        let (x, y) = (x.word().min(y.word()), x.word().max(y.word()));
                        (Key::Bytes(x, y), lane)
                    }
                    (16, 8) | (8, 16) => {
                        let (x, y) = if x.width == 16 { (x, y) } else { (y, x) };
                        let (half, byte) = (x.bit % 32 / 16, y.bit % 32 / 8);
                        (byte % 2 == half).then_some((Key::Halves(x.word(), y.word(), byte >= 2), half))?
                    }
                    _ => return None,
                };
                Some(Product { key, lane, term, factor: 0 })
            }
            Opcode::Shl => of_constant(self.part(func, x)?, 1 << amount(func, y).filter(|&n| n < 8)?),
            _ => None,
        }
    }

    /// Gives up products that read a pack of bytes which something else reads too: the loads would stay.
    fn settle(&mut self, func: &Func<'_>) {
        for p in &mut self.packs {
            p.readers = p.members[..p.n].iter().fold(0u32, |n, &m| n.saturating_add(readers_of(func, m)));
        }
        self.readers.clear();
        let mut readers = std::mem::take(&mut self.readers);
        for (n, d) in self.dots.iter().enumerate() {
            for &t in &d.terms[..d.n] {
                for v in factors(func, self.terms[t as usize]) {
                    if let Some(pack) = self.part(func, v).and_then(|p| self.pack_of(p.source)) {
                        self.packs[pack].taken += 1;
                        readers.push((pack as u32, n as u32));
                    }
                }
            }
        }
        readers.sort_unstable();
        self.work.clear();
        for (n, p) in (0..).zip(&mut self.packs) {
            p.failed = p.taken != p.readers;
            if p.failed && p.taken != 0 {
                self.work.push(n);
            }
        }
        while let Some(pack) = self.work.pop() {
            let start = readers.partition_point(|r| r.0 < pack);
            for &(_, n) in readers[start..].iter().take_while(|r| r.0 == pack) {
                let d = &mut self.dots[n as usize];
                d.dropped = true;
                let (Key::Bytes(x, y) | Key::Halves(x, y, _)) = d.key else { continue };
                for w in [x, y] {
                    let Some(other) = self.pack_of(Value(w.source)) else { continue };
                    // Giving up one product leaves a reader of its other packs that is not taken.
                    if !std::mem::replace(&mut self.packs[other].failed, true) {
                        self.work.push(other as u32);
                    }
                }
            }
        }
        self.readers = readers;
    }
    /// Replaces the additions of `tree`, an index into the trees found, by dot products and sums of what is left.
    fn rewrite(&mut self, func: &mut FuncMut<'_>, cx: &mut PassCx<'_>, tree: usize) {
        let Tree { root, terms, dots } = &self.trees[tree];
        let (root, terms, dots) = (*root, terms.clone(), dots.start as usize..dots.end as usize);
        let count = self.dots[dots.clone()].iter().filter(|d| !d.dropped).count();
        if count == 0 {
            return;
        }
        cx.remark(RemarkKind::Passed, INFO.name, "DotProducts", root, || match count {
            1 => "products of bytes are one instruction".to_string(),
            count => format!("products of bytes are {count} instructions"),
        });
        self.taken.clear();
        self.taken.resize(terms.len(), false);
        for d in self.dots[dots.clone()].iter().filter(|d| !d.dropped) {
            for &t in &d.terms[..d.n] {
                self.taken[(t - terms.start) as usize] = true;
            }
        }
        let rest = self.terms[terms.start as usize..terms.end as usize].iter().zip(&self.taken).filter(|(_, t)| !**t);
        let mut at = Builder::before(func, root);
        let sum = rest.map(|(&v, _)| v).reduce(|a, b| at.binary(Opcode::Add, a, b, 0));
        let mut sum = sum.unwrap_or_else(|| func.consts_mut().add_i32(0));
        for k in dots {
            let Dot { key, factors, dropped, .. } = self.dots[k];
            if dropped {
                continue;
            }
            sum = match key {
                Key::Bytes(x, y) | Key::Halves(x, y, _) => {
                    let a = self.word(func, root, x);
                    let b =
                        if y.source == NONE { func.consts_mut().add_i32(factors) } else { self.word(func, root, y) };
                    let mut at = Builder::before(func, root);
                    let row = 2 * !x.signed as usize + !y.signed as usize;
                    match key {
                        Key::Halves(_, _, high) => {
                            let high = at.f.consts_mut().add_bool(high);
                            at.intrinsic(TWO[row], &[], &[a, b, high, sum], 0)
                        }
                        _ => at.intrinsic(FOUR[row], &[], &[a, b, sum], 0),
                    }
                    .unwrap_or(sum)
                }
                Key::Constants(_) => sum,
            };
        }
        func.take_name(sum, root.into());
        func.replace_all_uses(root.into(), sum);
        self.dead.push(root);
        erase_dead_chain(func, &mut self.dead, Inst::NONE);
    }
}

/// `dp4a` by the signs of its words: of both, of the first, of the second, of none.
const FOUR: [IntrinsicId; 4] = [id::NVVM_IDP4A_S_S, id::NVVM_IDP4A_S_U, id::NVVM_IDP4A_U_S, id::NVVM_IDP4A_U_U];
/// `dp2a` likewise.
const TWO: [IntrinsicId; 4] = [id::NVVM_IDP2A_S_S, id::NVVM_IDP2A_S_U, id::NVVM_IDP2A_U_S, id::NVVM_IDP2A_U_U];

/// What a product multiplies, or the term itself.
fn factors(func: &Func<'_>, term: Value) -> impl Iterator<Item = Value> {
    let [a, b] = match term.as_inst().map(|i| (func.op(i), i)) {
        Some((Opcode::Mul, i)) => [Some(func.operand(i, 0)), Some(func.operand(i, 1))],
        Some((Opcode::Shl, i)) => [Some(func.operand(i, 0)), None],
        _ => [Some(term), None],
    };
    [a, b].into_iter().flatten()
}
