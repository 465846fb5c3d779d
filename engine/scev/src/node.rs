//! Nodes of expressions as rows: interning, operands, users, and what is remembered of each node.
//!
//! Operands have lower rows than what they are operands of, so a pass over rows in order sees operands first. A node is its
//! kind, type, payload and operands; flags are not part of it: they are facts of the value wherever it is defined, and only
//! grow. Lists of users go through the operand pool; other lists are small and linked through pools of their own.

use super::interval::Interval;
use super::types::{Ty, Wrap};
use bevy_ecs::prelude::Component;
use hashbrown::HashTable;
use smallvec::SmallVec;
use warpc_columns::archetype;
use warpc_columns::intern::Hasher;
use warpc_ir::Value;
use warpc_ir::ids::*;

warpc_columns::id! {
    /// Row of an expression.
    pub Expr;
}

/// A short list of expressions.
pub type Exprs = SmallVec<[Expr; 8]>;

/// Kind of a node, in the order of complexity that operands are sorted by.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
#[repr(u8)]
pub enum Kind {
    /// An integer.
    #[default]
    Constant,
    /// The run-time factor of scalable vectors.
    VScale,
    /// The low bits of a wider integer.
    Truncate,
    /// A narrower integer with zeros above.
    ZeroExtend,
    /// A narrower integer with copies of its sign above.
    SignExtend,
    /// A sum; a pointer may be its last operand.
    Add,
    /// A product.
    Mul,
    /// An unsigned quotient.
    UDiv,
    /// A recurrence of a loop: start, step, step of the step, ...
    AddRec,
    /// The largest of unsigned numbers.
    UMax,
    /// The largest of signed numbers.
    SMax,
    /// The smallest of unsigned numbers.
    UMin,
    /// The smallest of signed numbers.
    SMin,
    /// The smallest of unsigned numbers, where an operand only counts while those before it are not zero.
    SequentialUMin,
    /// A pointer as an integer.
    PtrToInt,
    /// A value of the function that is not looked through.
    Unknown,
    /// Nothing: what was asked for cannot be computed.
    CouldNotCompute,
}

impl Kind {
    /// Whether it is a truncation or extension.
    pub const fn is_cast(self) -> bool {
        matches!(self, Kind::Truncate | Kind::ZeroExtend | Kind::SignExtend)
    }
    /// Whether it is a smallest or largest (not sequential).
    pub const fn is_min_max(self) -> bool {
        matches!(self, Kind::UMax | Kind::SMax | Kind::UMin | Kind::SMin)
    }
}

/// What is read of a node first.
#[derive(Component, Clone, Copy, Default, PartialEq, Eq, Debug)]
pub struct Head {
    /// Kind.
    pub kind: Kind,
    /// No-wrap facts.
    pub wrap: Wrap,
    /// Number of nodes below and including it, counted as a tree; saturates.
    pub size: u16,
    /// Type.
    pub ty: Ty,
}

/// Operands and payload.
#[derive(Component, Clone, Copy, Default, PartialEq, Eq, Debug)]
pub struct Parts {
    /// First operand in the pool.
    pub at: u32,
    /// Number of operands.
    pub len: u32,
    /// Constant: row of the constants; unknown: the value; recurrence: the loop.
    pub data: u32,
}

archetype! {
    /// An expression.
    pub ExprRow: ExprRows, ExprView, ExprViewMut {
        /// Kind, facts, size, type.
        head, head_mut: Head,
        /// Operands and payload.
        parts, parts_mut: Parts,
    }
}

const NONE: u32 = u32::MAX;

/// What is remembered of a node beside its row.
#[derive(Clone, Copy, Debug)]
pub(super) struct Memo {
    /// First operand slot that has it.
    users: u32,
    /// First instruction whose expression it is.
    pub values: Inst,
    /// Next recurrence of the same loop.
    next_rec: Expr,
    /// Rows of its ranges and of its multiple.
    ranges: [u32; 2],
    multiple: u32,
    /// Heads of lists by loop and by block.
    pub loop_list: u32,
    pub block_list: u32,
    pub scope_list: u32,
    /// Grows whenever what is remembered is dropped.
    pub epoch: u32,
    /// [`TRIED_NSW`] and the like.
    pub bits: u8,
}

/// Answers of a list that are looked through.
const NEWEST: u32 = 64;

/// Signed wrap was looked into by induction.
pub(super) const TRIED_NSW: u8 = 1;
/// Unsigned wrap was.
pub(super) const TRIED_NUW: u8 = 2;
/// It is known whether a recurrence is below.
const REC_KNOWN: u8 = 4;
/// One is.
const REC_BELOW: u8 = 8;
/// What a recurrence is made of is available where its loop is entered.
pub(super) const AT_ENTRY: u8 = 16;
/// A recurrence is itself as it is seen in its loop, and so in all loops inside.
pub(super) const SETTLED: u8 = 32;

impl Memo {
    const NEW: Memo = Memo {
        users: NONE,
        values: Inst::NONE,
        next_rec: Expr::NONE,
        ranges: [NONE; 2],
        multiple: NONE,
        loop_list: NONE,
        block_list: NONE,
        scope_list: NONE,
        epoch: 0,
        bits: 0,
    };
}

/// An element of a list by loop or block: key, answer, next element.
#[derive(Clone, Copy, Debug)]
pub(super) struct Link {
    pub key: u32,
    pub value: u32,
    pub epoch: u32,
    pub next: u32,
}

/// Both words in one, each bit of which depends on all of them: the halves of a product, folded.
#[inline(always)]
pub(super) fn mix(a: u64, b: u64) -> u64 {
    let product = (a ^ 0x9e37_79b9_7f4a_7c15) as u128 * (b ^ 0xa076_1d64_78bd_642f) as u128;
    product as u64 ^ (product >> 64) as u64
}

/// A hash of 32 bits for a table that takes its place from the low bits and its tag from the high ones.
#[inline(always)]
fn spread(hash: u32) -> u64 {
    (hash as u64) << 32 | hash as u64
}

/// The nodes of a function.
#[derive(Clone)]
pub struct Nodes {
    rows: ExprRows,
    /// Operands, their users, and next slots with the same operand.
    pool: Vec<Expr>,
    pool_user: Vec<Expr>,
    pool_next: Vec<u32>,
    consts: Vec<u128>,
    /// Row of each node, with half of its hash so that growing reads no rows.
    table: HashTable<(u32, u32)>,
    pub(super) memo: Vec<Memo>,
    /// Ends of ranges of at most 64 bits, and of wider ones.
    narrow: Vec<[u64; 2]>,
    wide: Vec<[u128; 2]>,
    multiples: Vec<u128>,
    pub(super) links: Vec<Link>,
    /// First recurrence of each loop.
    loop_recs: Vec<Expr>,
    /// Grows with facts, and whenever something remembered is dropped: what was concluded before may be sharper now.
    pub(super) stamp: u32,
}

/// What cannot be computed. The first row.
pub const COULD_NOT_COMPUTE: Expr = Expr(0);

impl Default for Nodes {
    fn default() -> Self {
        let mut n = Nodes {
            rows: ExprRows::default(),
            pool: Vec::new(),
            pool_user: Vec::new(),
            pool_next: Vec::new(),
            consts: Vec::new(),
            table: HashTable::new(),
            memo: Vec::new(),
            narrow: Vec::new(),
            wide: Vec::new(),
            multiples: Vec::new(),
            links: Vec::new(),
            loop_recs: Vec::new(),
            stamp: 0,
        };
        n.push(Kind::CouldNotCompute, Ty::int(0), 0, &[]);
        n
    }
}

impl Nodes {
    /// With room for the nodes of a function of `n` instructions, most of which have one. Memory that is not written costs
    /// nothing; growing in steps costs what was written before.
    pub(super) fn for_instructions(n: usize) -> Nodes {
        let mut s = Nodes::default();
        s.rows.reserve(n);
        s.memo.reserve(n);
        s.multiples.reserve(n);
        s.links.reserve(n);
        s.table.reserve(n, |&(h, _)| spread(h));
        s.narrow.reserve(2 * n);
        for pool in [&mut s.pool, &mut s.pool_user] {
            pool.reserve(2 * n);
        }
        s.pool_next.reserve(2 * n);
        s
    }
    /// Number of rows.
    pub fn len(&self) -> usize {
        self.memo.len()
    }
    /// Never: the first row is always there.
    pub fn is_empty(&self) -> bool {
        false
    }
    /// Head of `e`.
    #[inline(always)]
    pub fn head(&self, e: Expr) -> Head {
        self.rows.head[e.index()]
    }
    /// Kind of `e`.
    #[inline(always)]
    pub fn kind(&self, e: Expr) -> Kind {
        self.rows.head[e.index()].kind
    }
    /// Type of `e`.
    #[inline(always)]
    pub fn ty(&self, e: Expr) -> Ty {
        self.rows.head[e.index()].ty
    }
    /// Facts of `e`.
    #[inline(always)]
    pub fn wrap(&self, e: Expr) -> Wrap {
        self.rows.head[e.index()].wrap
    }
    /// Nodes of `e` as a tree.
    pub fn size(&self, e: Expr) -> u32 {
        self.rows.head[e.index()].size as u32
    }
    /// Operands of `e`.
    #[inline(always)]
    pub fn ops(&self, e: Expr) -> &[Expr] {
        let p = self.rows.parts[e.index()];
        &self.pool[p.at as usize..(p.at + p.len) as usize]
    }
    /// Operand `k` of `e`.
    #[inline(always)]
    pub fn op(&self, e: Expr, k: usize) -> Expr {
        let p = self.rows.parts[e.index()];
        debug_assert!(k < p.len as usize);
        self.pool[p.at as usize + k]
    }
    /// Number of operands.
    #[inline]
    pub fn num_ops(&self, e: Expr) -> usize {
        self.rows.parts[e.index()].len as usize
    }
    /// Bits of a constant.
    #[inline]
    pub fn constant(&self, e: Expr) -> Option<u128> {
        (self.kind(e) == Kind::Constant).then(|| self.consts[self.rows.parts[e.index()].data as usize])
    }
    /// Value of an unknown.
    #[inline]
    pub fn unknown(&self, e: Expr) -> Option<Value> {
        (self.kind(e) == Kind::Unknown).then(|| Value(self.rows.parts[e.index()].data))
    }
    /// Loop of a recurrence.
    #[inline]
    pub fn rec_loop(&self, e: Expr) -> Option<Loop> {
        (self.kind(e) == Kind::AddRec).then(|| Loop(self.rows.parts[e.index()].data))
    }

    fn hash(&self, kind: Kind, ty: Ty, data: u128, ops: &[Expr]) -> u32 {
        let mut h = mix(kind as u64 | (ty.0 as u64) << 8 | (ops.len() as u64) << 40, data as u64);
        if data >> 64 != 0 {
            h = mix(h, (data >> 64) as u64);
        }
        for pair in ops.chunks(2) {
            h = mix(h, pair[0].0 as u64 | (pair.get(1).map_or(0, |e| e.0) as u64) << 32);
        }
        (h >> 32) as u32
    }
    /// The node, if it is there.
    pub(super) fn find(&self, kind: Kind, ty: Ty, data: u128, ops: &[Expr]) -> Option<Expr> {
        self.find_hashed(self.hash(kind, ty, data, ops), kind, ty, data, ops)
    }
    fn find_hashed(&self, hash: u32, kind: Kind, ty: Ty, data: u128, ops: &[Expr]) -> Option<Expr> {
        let same = |&(other, i): &(u32, u32)| {
            let e = Expr(i);
            other == hash && {
                let (h, p) = (self.head(e), self.rows.parts[e.index()]);
                h.kind == kind
                    && h.ty == ty
                    && self.ops(e) == ops
                    && if kind == Kind::Constant {
                        self.consts[p.data as usize] == data
                    } else {
                        p.data as u128 == data
                    }
            }
        };
        self.table.find(spread(hash), same).map(|&(_, i)| Expr(i))
    }
    /// The node, made when it is new; and whether it was.
    pub(super) fn intern(&mut self, kind: Kind, ty: Ty, data: u128, ops: &[Expr]) -> (Expr, bool) {
        let hash = self.hash(kind, ty, data, ops);
        if let Some(e) = self.find_hashed(hash, kind, ty, data, ops) {
            return (e, false);
        }
        let e = self.push(kind, ty, data, ops);
        self.table.insert_unique(spread(hash), (hash, e.0), |&(h, _)| spread(h));
        (e, true)
    }
    fn push(&mut self, kind: Kind, ty: Ty, data: u128, ops: &[Expr]) -> Expr {
        let e = Expr::new(self.memo.len());
        let at = self.pool.len() as u32;
        let mut size = 1u32;
        for &o in ops {
            size += self.size(o);
            let slot = self.pool.len() as u32;
            self.pool.push(o);
            self.pool_user.push(e);
            // Nothing remembered of a constant ever changes.
            let next = if self.kind(o) == Kind::Constant {
                NONE
            } else {
                std::mem::replace(&mut self.memo[o.index()].users, slot)
            };
            self.pool_next.push(next);
        }
        let data = if kind == Kind::Constant {
            self.consts.push(data);
            self.consts.len() as u32 - 1
        } else {
            data as u32
        };
        let mut memo = Memo::NEW;
        if kind == Kind::AddRec {
            let l = data as usize;
            if self.loop_recs.len() <= l {
                self.loop_recs.resize(l + 1, Expr::NONE);
            }
            memo.next_rec = std::mem::replace(&mut self.loop_recs[l], e);
        }
        self.rows.push(ExprRow {
            head: Head { kind, wrap: Wrap::ANY, size: size.min(u16::MAX as u32) as u16, ty },
            parts: Parts { at, len: ops.len() as u32, data },
        });
        self.memo.push(memo);
        e
    }
    /// Adds facts; whether some were new.
    pub(super) fn add_wrap(&mut self, e: Expr, w: Wrap) -> bool {
        let head = &mut self.rows.head[e.index()];
        let implied = Wrap::when(head.kind == Kind::AddRec && w.0 & Wrap::BOTH.0 != 0, Wrap::NW);
        let w = w.with(implied);
        let new = !head.wrap.has(w);
        head.wrap = head.wrap.with(w);
        self.stamp = self.stamp.wrapping_add(new as u32);
        new
    }
    /// Whether the row of `e` is found by what it is made of, comes after its operands, and is among their users.
    pub(super) fn check_row(&self, e: Expr) -> Result<(), String> {
        let (h, p) = (self.head(e), self.rows.parts[e.index()]);
        let data = if h.kind == Kind::Constant { self.consts[p.data as usize] } else { p.data as u128 };
        if self.find(h.kind, h.ty, data, self.ops(e)) != Some(e) {
            return Err("it is not found by its parts".into());
        }
        for (k, &o) in self.ops(e).iter().enumerate() {
            if o >= e {
                return Err(format!("operand {k} has a later row"));
            }
            if self.pool_user[p.at as usize + k] != e {
                return Err(format!("operand {k} is listed for another user"));
            }
        }
        // Later slots come first in the list.
        let mut at = self.memo[e.index()].users;
        while at != NONE {
            let next = self.pool_next[at as usize];
            if self.pool[at as usize] != e || next != NONE && next >= at {
                return Err("another's uses are among its own".into());
            }
            at = next;
        }
        if h.kind == Kind::AddRec && !self.recs_of(Loop(p.data)).any(|r| r == e) {
            return Err("its loop does not know it".into());
        }
        Ok(())
    }
    /// Expressions that have `e` as an operand.
    pub(super) fn users(&self, e: Expr) -> impl Iterator<Item = Expr> + '_ {
        let mut at = self.memo[e.index()].users;
        std::iter::from_fn(move || {
            (at != NONE).then(|| {
                let user = self.pool_user[at as usize];
                at = self.pool_next[at as usize];
                user
            })
        })
    }
    /// Recurrences of loop `l`.
    pub(super) fn recs_of(&self, l: Loop) -> impl Iterator<Item = Expr> + '_ {
        let mut at = self.loop_recs.get(l.index()).copied().unwrap_or(Expr::NONE);
        std::iter::from_fn(move || {
            let e = at.get()?;
            at = self.memo[e.index()].next_rec;
            Some(e)
        })
    }
    /// Remembered range.
    #[inline]
    pub(super) fn range(&self, e: Expr, signed: bool) -> Option<Interval> {
        let row = self.memo[e.index()].ranges[signed as usize];
        (row != NONE).then(|| {
            let bits = self.ty(e).bits();
            if bits <= 64 {
                let [lo, hi] = self.narrow[row as usize];
                Interval { lo: lo as u128, hi: hi as u128, bits }
            } else {
                let [lo, hi] = self.wide[row as usize];
                Interval { lo, hi, bits }
            }
        })
    }
    /// Remembers a range.
    pub(super) fn set_range(&mut self, e: Expr, signed: bool, i: Interval) {
        debug_assert_eq!(i.bits, self.ty(e).bits());
        let row = &mut self.memo[e.index()].ranges[signed as usize];
        if i.bits <= 64 {
            keep(&mut self.narrow, row, [i.lo as u64, i.hi as u64]);
        } else {
            keep(&mut self.wide, row, [i.lo, i.hi]);
        }
    }
    /// Remembered multiple.
    pub(super) fn multiple(&self, e: Expr) -> Option<u128> {
        let row = self.memo[e.index()].multiple;
        (row != NONE).then(|| self.multiples[row as usize])
    }
    /// Remembers a multiple.
    pub(super) fn set_multiple(&mut self, e: Expr, v: u128) {
        keep(&mut self.multiples, &mut self.memo[e.index()].multiple, v);
    }
    /// Drops ranges and multiple of `e`: its facts grew.
    pub(super) fn drop_ranges(&mut self, e: Expr) {
        let m = &mut self.memo[e.index()];
        m.ranges = [NONE; 2];
        m.multiple = NONE;
        self.stamp = self.stamp.wrapping_add(1);
    }
    /// Drops all that is remembered of `e`.
    pub(super) fn drop_memo(&mut self, e: Expr) {
        let m = &mut self.memo[e.index()];
        *m = Memo { users: m.users, next_rec: m.next_rec, epoch: m.epoch + 1, ..Memo::NEW };
        self.stamp = self.stamp.wrapping_add(1);
    }
    /// Answer of a list for `key`, if it is among the newest: an expression that hundreds of loops ask about is looked at
    /// anew rather than searched for.
    pub(super) fn listed(&self, mut at: u32, key: u32) -> Option<Link> {
        for _ in 0..NEWEST {
            if at == NONE {
                return None;
            }
            let l = self.links[at as usize];
            if l.key == key {
                return Some(l);
            }
            at = l.next;
        }
        None
    }
    /// Whether a recurrence is `e` or below it. Iterative; remembered.
    pub fn has_rec(&mut self, e: Expr) -> bool {
        let mut stack: SmallVec<[Expr; 16]> = SmallVec::from_slice(&[e]);
        while let Some(&x) = stack.last() {
            if self.memo[x.index()].bits & REC_KNOWN != 0 {
                stack.pop();
                continue;
            }
            let mut below = self.kind(x) == Kind::AddRec;
            let mut ready = true;
            if !below {
                let p = self.rows.parts[x.index()];
                for k in p.at..p.at + p.len {
                    let o = self.pool[k as usize];
                    let bits = self.memo[o.index()].bits;
                    below |= bits & REC_BELOW != 0;
                    if bits & REC_KNOWN == 0 {
                        stack.push(o);
                        ready = false;
                    }
                }
            }
            if ready {
                self.memo[x.index()].bits |= REC_KNOWN | if below { REC_BELOW } else { 0 };
                stack.pop();
            }
        }
        self.memo[e.index()].bits & REC_BELOW != 0
    }
    /// Visits `root` and what is below it once each; `visit` says whether to go below. Stops when `visit` gives `None`.
    pub fn walk(&self, root: Expr, mut visit: impl FnMut(Expr) -> Option<bool>) -> bool {
        let mut stack: SmallVec<[Expr; 16]> = SmallVec::from_slice(&[root]);
        let mut seen = Seen::default();
        while let Some(e) = stack.pop() {
            if !seen.insert(e) {
                continue;
            }
            match visit(e) {
                None => return false,
                Some(true) => stack.extend(self.ops(e).iter().rev().copied()),
                Some(false) => {}
            }
        }
        true
    }
}

/// Puts `v` in its row of a column, which it gets now if it has none.
fn keep<T>(column: &mut Vec<T>, row: &mut u32, v: T) {
    if *row == NONE {
        *row = column.len() as u32;
        column.push(v);
    } else {
        column[*row as usize] = v;
    }
}

/// A set of expressions, small at first.
#[derive(Default)]
pub(super) struct Seen {
    few: SmallVec<[Expr; 16]>,
    many: hashbrown::HashSet<Expr, Hasher>,
}

impl Seen {
    /// Adds `e`; whether it was new.
    pub(super) fn insert(&mut self, e: Expr) -> bool {
        if self.few.len() < 16 {
            if self.few.contains(&e) {
                return false;
            }
            self.few.push(e);
            return true;
        }
        if self.many.is_empty() {
            self.many.extend(self.few.iter().copied());
        }
        self.many.insert(e)
    }
}
