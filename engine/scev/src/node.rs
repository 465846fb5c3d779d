//! Nodes of expressions: interning, operands, users, and what is remembered of each node.
//!
//! Operands have lower rows than what they are operands of, so a pass over rows in order sees operands first. A node is its
//! kind, type, payload and operands; flags are not part of it: they are facts of the value wherever it is defined, and only
//! grow.
//!
//! The nodes themselves are rows of a World (`rows.rs`). What a row refers to by number and range stays in plain vectors: the
//! operand pool with its lists of users, constants, ends of ranges, multiples, and the links of small lists. Such an element
//! has 8 to 32 bytes, several belong to one node, and as a row of a World each would cost over 50 bytes besides.

pub use super::rows::{Expr, ExprRow, ExprRows, ExprView, ExprViewMut, Exprs, Kind, Memo, NodeHead, NodeWorld, Parts};

use super::interval::Interval;
use super::rows::{NONE, Store};
use super::types::{Ty, Wrap};
use hashbrown::HashTable;
use smallvec::SmallVec;
use warpc_columns::intern::Hasher;
use warpc_ir::Value;
use warpc_ir::fold::int::Limbs;
use warpc_ir::ids::*;

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
pub(super) fn mix(lhs: u64, rhs: u64) -> u64 {
    let product = (lhs ^ 0x9e37_79b9_7f4a_7c15) as u128 * (rhs ^ 0xa076_1d64_78bd_642f) as u128;
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
    store: Store,
    /// Operands, their users, and next slots with the same operand.
    pool: Vec<Expr>,
    pool_user: Vec<Expr>,
    pool_next: Vec<u32>,
    consts: Vec<u128>,
    wide_consts: Vec<Limbs>,
    /// Rows of the wide constants.
    wide_rows: hashbrown::HashMap<Limbs, u32>,
    /// Row of each node, with half of its hash so that growing reads no rows.
    table: HashTable<(u32, u32)>,
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
        Nodes::in_world(NodeWorld::default())
    }
}

impl Nodes {
    /// With the first row alone, in a World whose rows are dropped.
    fn in_world(world: NodeWorld) -> Nodes {
        let mut n = Nodes {
            store: Store::open(world),
            pool: Vec::new(),
            pool_user: Vec::new(),
            pool_next: Vec::new(),
            consts: Vec::new(),
            wide_consts: Vec::new(),
            wide_rows: Default::default(),
            table: HashTable::new(),
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
    /// With room for the nodes of a function of `n` instructions, most of which have one, in `world`. Memory of a vector that
    /// is not written costs nothing, and growing in steps costs what was written before. Rows of the World are written when
    /// they are made, so they are made when they are needed.
    pub(super) fn for_instructions(n: usize, world: NodeWorld) -> Nodes {
        let mut s = Nodes::in_world(world);
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
    /// The World, for the nodes of another function.
    pub(super) fn into_world(self) -> NodeWorld {
        self.store.close()
    }
    /// Number of rows.
    #[inline]
    pub fn len(&self) -> usize {
        self.store.rows().len()
    }
    /// Never: the first row is always there.
    pub fn is_empty(&self) -> bool {
        false
    }
    /// Head of `expr`.
    #[inline(always)]
    pub fn head(&self, expr: Expr) -> NodeHead {
        self.store.rows().head()[expr.index()]
    }
    /// What is remembered of `expr`.
    #[inline(always)]
    pub(super) fn memo(&self, expr: Expr) -> &Memo {
        &self.store.rows().memo()[expr.index()]
    }
    /// What is remembered of `expr`, to change.
    #[inline(always)]
    pub(super) fn memo_mut(&mut self, expr: Expr) -> &mut Memo {
        &mut self.store.memo_mut()[expr.index()]
    }
    /// What is remembered of all nodes, to change.
    pub(super) fn memos_mut(&mut self) -> &mut [Memo] {
        self.store.memo_mut()
    }
    #[inline(always)]
    fn parts(&self, expr: Expr) -> Parts {
        self.store.rows().parts()[expr.index()]
    }
    /// Kind of `expr`.
    #[inline(always)]
    pub fn kind(&self, expr: Expr) -> Kind {
        self.store.rows().head()[expr.index()].kind
    }
    /// Type of `expr`.
    #[inline(always)]
    pub fn ty(&self, expr: Expr) -> Ty {
        self.store.rows().head()[expr.index()].ty
    }
    /// Facts of `expr`.
    #[inline(always)]
    pub fn wrap(&self, expr: Expr) -> Wrap {
        self.store.rows().head()[expr.index()].wrap
    }
    /// Nodes of `expr` as a tree.
    pub fn size(&self, expr: Expr) -> u32 {
        self.store.rows().head()[expr.index()].size as u32
    }
    /// Operands of `expr`.
    #[inline(always)]
    pub fn ops(&self, expr: Expr) -> &[Expr] {
        let p = self.parts(expr);
        &self.pool[p.at as usize..(p.at + p.len) as usize]
    }
    /// Operand `index` of `expr`.
    #[inline(always)]
    pub fn op(&self, expr: Expr, index: usize) -> Expr {
        let p = self.parts(expr);
        debug_assert!(index < p.len as usize);
        self.pool[p.at as usize + index]
    }
    /// Number of operands.
    #[inline]
    pub fn num_ops(&self, expr: Expr) -> usize {
        self.parts(expr).len as usize
    }
    /// Limbs of a constant of more than 128 bits.
    #[inline]
    pub fn wide_constant(&self, expr: Expr) -> Option<&Limbs> {
        (self.kind(expr) == Kind::WideConstant).then(|| &self.wide_consts[self.parts(expr).data as usize])
    }
    /// The constant of these limbs of type `ty`, of more than 128 bits.
    pub(super) fn intern_wide(&mut self, ty: Ty, limbs: Limbs) -> Expr {
        let row = match self.wide_rows.get(&limbs) {
            Some(&row) => row,
            None => {
                let row = self.wide_consts.len() as u32;
                self.wide_consts.push(limbs.clone());
                self.wide_rows.insert(limbs, row);
                row
            }
        };
        self.intern(Kind::WideConstant, ty, row as u128, &[]).0
    }
    /// Bits of a constant of at most 128 bits.
    #[inline]
    pub fn constant(&self, expr: Expr) -> Option<u128> {
        (self.kind(expr) == Kind::Constant).then(|| self.consts[self.parts(expr).data as usize])
    }
    /// Value of an unknown.
    #[inline]
    pub fn unknown(&self, expr: Expr) -> Option<Value> {
        (self.kind(expr) == Kind::Unknown).then(|| Value(self.parts(expr).data))
    }
    /// Loop of a recurrence.
    #[inline]
    pub fn rec_loop(&self, expr: Expr) -> Option<Loop> {
        (self.kind(expr) == Kind::AddRec).then(|| Loop(self.parts(expr).data))
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
                let (h, p) = (self.head(e), self.parts(e));
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
        let e = Expr::new(self.len());
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
                std::mem::replace(&mut self.memo_mut(o).users, slot)
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
        self.store.push(ExprRow {
            head: NodeHead { kind, wrap: Wrap::ANY, size: size.min(u16::MAX as u32) as u16, ty },
            parts: Parts { at, len: ops.len() as u32, data },
            memo,
        });
        e
    }
    /// Adds facts; whether some were new.
    pub(super) fn add_wrap(&mut self, expr: Expr, wrap: Wrap) -> bool {
        let head = &mut self.store.head_mut()[expr.index()];
        let implied = Wrap::when(head.kind == Kind::AddRec && wrap.0 & Wrap::BOTH.0 != 0, Wrap::NW);
        let wrap = wrap.with(implied);
        let new = !head.wrap.has(wrap);
        head.wrap = head.wrap.with(wrap);
        self.stamp = self.stamp.wrapping_add(new as u32);
        new
    }
    /// Whether the row of `expr` is found by what it is made of, comes after its operands, and is among their users.
    pub(super) fn check_row(&self, expr: Expr) -> Result<(), RowError> {
        let (h, p) = (self.head(expr), self.parts(expr));
        let data = if h.kind == Kind::Constant { self.consts[p.data as usize] } else { p.data as u128 };
        if self.find(h.kind, h.ty, data, self.ops(expr)) != Some(expr) {
            return Err(RowError::NotFound);
        }
        for (k, &o) in self.ops(expr).iter().enumerate() {
            if o >= expr {
                return Err(RowError::LaterOperand(k));
            }
            if self.pool_user[p.at as usize + k] != expr {
                return Err(RowError::OtherUser(k));
            }
        }
        // Later slots come first in the list.
        let mut at = self.memo(expr).users;
        while at != NONE {
            let next = self.pool_next[at as usize];
            if self.pool[at as usize] != expr || next != NONE && next >= at {
                return Err(RowError::ForeignUse);
            }
            at = next;
        }
        if h.kind == Kind::AddRec && !self.recs_of(Loop(p.data)).any(|r| r == expr) {
            return Err(RowError::UnknownToLoop);
        }
        Ok(())
    }
    /// Expressions that have `expr` as an operand.
    pub(super) fn users(&self, expr: Expr) -> impl Iterator<Item = Expr> + '_ {
        let mut at = self.memo(expr).users;
        std::iter::from_fn(move || {
            (at != NONE).then(|| {
                let user = self.pool_user[at as usize];
                at = self.pool_next[at as usize];
                user
            })
        })
    }
    /// Recurrences of loop `loop_id`.
    pub(super) fn recs_of(&self, loop_id: Loop) -> impl Iterator<Item = Expr> + '_ {
        let mut at = self.loop_recs.get(loop_id.index()).copied().unwrap_or(Expr::NONE);
        std::iter::from_fn(move || {
            let e = at.get()?;
            at = self.memo(e).next_rec;
            Some(e)
        })
    }
    /// Remembered range.
    #[inline]
    pub(super) fn range(&self, expr: Expr, signed: bool) -> Option<Interval> {
        let row = self.memo(expr).ranges[signed as usize];
        (row != NONE).then(|| {
            let bits = self.ty(expr).bits();
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
    pub(super) fn set_range(&mut self, expr: Expr, signed: bool, interval: Interval) {
        debug_assert_eq!(interval.bits, self.ty(expr).bits());
        let row = &mut self.store.memo_mut()[expr.index()].ranges[signed as usize];
        if interval.bits <= 64 {
            keep(&mut self.narrow, row, [interval.lo as u64, interval.hi as u64]);
        } else {
            keep(&mut self.wide, row, [interval.lo, interval.hi]);
        }
    }
    /// Remembered multiple.
    pub(super) fn multiple(&self, expr: Expr) -> Option<u128> {
        let row = self.memo(expr).multiple;
        (row != NONE).then(|| self.multiples[row as usize])
    }
    /// Remembers a multiple.
    pub(super) fn set_multiple(&mut self, expr: Expr, value: u128) {
        keep(&mut self.multiples, &mut self.store.memo_mut()[expr.index()].multiple, value);
    }
    /// Drops ranges and multiple of `expr`: its facts grew.
    pub(super) fn drop_ranges(&mut self, expr: Expr) {
        let m = self.memo_mut(expr);
        m.ranges = [NONE; 2];
        m.multiple = NONE;
        self.stamp = self.stamp.wrapping_add(1);
    }
    /// Drops all that is remembered of `expr`.
    pub(super) fn drop_memo(&mut self, expr: Expr) {
        let m = self.memo_mut(expr);
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
    /// Whether a recurrence is `expr` or below it. Iterative; remembered.
    pub fn has_rec(&mut self, expr: Expr) -> bool {
        let mut stack: SmallVec<[Expr; 16]> = SmallVec::from_slice(&[expr]);
        while let Some(&x) = stack.last() {
            if self.memo(x).bits & REC_KNOWN != 0 {
                stack.pop();
                continue;
            }
            let mut below = self.kind(x) == Kind::AddRec;
            let mut ready = true;
            if !below {
                let p = self.parts(x);
                for k in p.at..p.at + p.len {
                    let o = self.pool[k as usize];
                    let bits = self.memo(o).bits;
                    below |= bits & REC_BELOW != 0;
                    if bits & REC_KNOWN == 0 {
                        stack.push(o);
                        ready = false;
                    }
                }
            }
            if ready {
                self.memo_mut(x).bits |= REC_KNOWN | if below { REC_BELOW } else { 0 };
                stack.pop();
            }
        }
        self.memo(expr).bits & REC_BELOW != 0
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
    /// Adds `expr`; whether it was new.
    pub(super) fn insert(&mut self, expr: Expr) -> bool {
        if self.few.len() < 16 {
            if self.few.contains(&expr) {
                return false;
            }
            self.few.push(expr);
            return true;
        }
        if self.many.is_empty() {
            self.many.extend(self.few.iter().copied());
        }
        self.many.insert(expr)
    }
}

/// How the row of an expression disagrees with the tables around it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub(super) enum RowError {
    #[error("it is not found by its parts")]
    NotFound,
    #[error("operand {0} has a later row")]
    LaterOperand(usize),
    #[error("operand {0} is listed for another user")]
    OtherUser(usize),
    #[error("another's uses are among its own")]
    ForeignUse,
    #[error("its loop does not know it")]
    UnknownToLoop,
}
