//! Expressions of one loop under assumptions: a list of predicates that grows while more is needed, and what expressions become
//! when they hold. What rests on the list holds only where all of it was checked before the loop is entered.

use super::rewrite::Visit;
use super::*;
use warpc_ir::opcode::IntPred;

/// What a node became, and after how many changes of the list.
#[derive(Clone, Copy, Debug)]
struct Entry {
    from: Expr,
    to: Expr,
    at: u32,
}

/// Assumptions about one loop.
#[derive(Clone, Debug)]
pub struct Assumed {
    l: Loop,
    list: Vec<Predicate>,
    /// Changes of the list.
    generation: u32,
    /// Expressions asked for, sorted.
    entries: Vec<Entry>,
    /// Values that were assumed not to wrap, sorted: the next place in address order is not below.
    no_wrap: Vec<Value>,
    count: Option<Expr>,
    most: Option<Expr>,
}

impl Assumed {
    /// No assumptions yet, about loop `l`.
    pub fn new(l: Loop) -> Assumed {
        Assumed {
            l,
            list: Vec::new(),
            generation: 0,
            entries: Vec::new(),
            no_wrap: Vec::new(),
            count: None,
            most: None,
        }
    }
    /// What has to hold, in the order it was assumed.
    pub fn predicates(&self) -> &[Predicate] {
        &self.list
    }
    /// How often the list changed.
    pub fn generation(&self) -> u32 {
        self.generation
    }
    /// What `expr` was last rewritten to, when it was asked for.
    pub fn rewritten(&self, expr: Expr) -> Option<Expr> {
        self.entries.binary_search_by_key(&expr, |x| x.from).ok().map(|k| self.entries[k].to)
    }
    /// Whether an expression became another one.
    pub fn is_changed(&self) -> bool {
        self.entries.iter().any(|x| x.to != x.from)
    }
    fn set(&mut self, from: Expr, to: Expr) {
        let new = Entry { from, to, at: self.generation };
        match self.entries.binary_search_by_key(&from, |x| x.from) {
            Ok(k) => self.entries[k] = new,
            Err(k) => self.entries.insert(k, new),
        }
    }
}

impl Se<'_, '_> {
    /// Assumes `predicate` too, unless it follows from what is assumed.
    pub fn assume(&mut self, assumed: &mut Assumed, predicate: Predicate) {
        if !self.follows(&assumed.list, predicate) {
            assumed.list.push(predicate);
            assumed.generation += 1;
        }
    }
    fn follows(&mut self, list: &[Predicate], predicate: Predicate) -> bool {
        list.iter().any(|&q| self.implies(q, predicate))
    }
    /// Whether `left` says all that `right` says.
    fn implies(&mut self, left: Predicate, right: Predicate) -> bool {
        let (Predicate::NoWrap { rec: a, nusw, nssw }, Predicate::NoWrap { rec: b, nusw: u, nssw: s }) = (left, right)
        else {
            return left == right;
        };
        if (u && !nusw) || (s && !nssw) {
            return false;
        }
        if a == b {
            return true;
        }
        // A recurrence that starts and steps lower stays below one that does not wrap.
        if self.rec_loop(a) != self.rec_loop(b)
            || !self.is_affine(a)
            || !self.is_affine(b)
            || self.is_ptr(a) != self.is_ptr(b)
        {
            return false;
        }
        let (step, other) = (self.op(a, 1), self.op(b, 1));
        if !self.is_known_positive(step) || !self.is_known_positive(other) || (u && s) {
            return false;
        }
        let (start, first) = (self.op(a, 0), self.op(b, 0));
        if self.is_ptr(start) && self.pointer_base(start) != self.pointer_base(first) {
            return false;
        }
        if self.bits(start) != self.bits(first) {
            return false;
        }
        let less = if u { IntPred::Ule } else { IntPred::Sle };
        self.is_known(less, other, step) && self.is_known(less, first, start)
    }
    /// Expression of `value` as the assumptions make it.
    pub fn get_under(&mut self, assumed: &mut Assumed, value: Value) -> Expr {
        let e = self.get(value);
        let from = match assumed.entries.binary_search_by_key(&e, |x| x.from) {
            Ok(k) if assumed.entries[k].at == assumed.generation => return assumed.entries[k].to,
            Ok(k) => assumed.entries[k].to,
            Err(_) => e,
        };
        let to = self.rewrite_assuming(from, assumed);
        assumed.set(e, to);
        to
    }
    /// The same as a recurrence of the loop, assuming more where that is needed.
    pub fn rec_assuming(&mut self, assumed: &mut Assumed, value: Value) -> Option<Expr> {
        let e = self.get_under(assumed, value);
        let (rec, needed) = self.as_rec_under_predicates(e, assumed.l)?;
        for p in needed {
            self.assume(assumed, p);
        }
        let e = self.get(value);
        assumed.set(e, rec);
        Some(rec)
    }
    fn rewrite_assuming(&mut self, expr: Expr, assumed: &Assumed) -> Expr {
        if assumed.list.is_empty() || expr == COULD_NOT_COMPUTE {
            return expr;
        }
        let list = &assumed.list;
        let l = assumed.l;
        let open = |se: &mut Self, x: Expr, o: Expr| se.open_extension(x, o, l, |se, p| se.follows(list, p));
        self.rewrite(
            expr,
            |se, x| {
                if se.kind(x) == Kind::Unknown {
                    let equal = list.iter().find_map(|p| match *p {
                        Predicate::Equal(from, to) if from == x => Some(to),
                        _ => None,
                    });
                    return match equal.or_else(|| se.phi_assuming(x, l, list)) {
                        Some(to) => Visit::Replace(to),
                        None => Visit::Keep,
                    };
                }
                let to = se.ops(x).first().copied().and_then(|o| open(se, x, o));
                to.map_or(Visit::Below, Visit::Replace)
            },
            |se, x, ops| open(se, x, ops[0]).unwrap_or_else(|| se.with_operands(x, ops)),
        )
    }
    /// What the recurrence `rec` is known not to do when its step, a signed number, is added: unsigned and signed wrap.
    fn known_no_wrap(&self, rec: Expr) -> (bool, bool) {
        let w = self.wrap(rec);
        let step = self.op(rec, 1);
        let up = self.constant(step).is_some_and(|c| c >> (self.bits(step) - 1) & 1 == 0);
        (w.has(Wrap::NUW) && up, w.has(Wrap::NSW))
    }
    /// Whether `value`, a recurrence under the assumptions, is known or assumed not to wrap as an unsigned number.
    pub fn has_no_wrap(&mut self, assumed: &mut Assumed, value: Value) -> bool {
        let rec = self.get_under(assumed, value);
        self.kind(rec) == Kind::AddRec && self.known_no_wrap(rec).0 || assumed.no_wrap.binary_search(&value).is_ok()
    }
    /// Assumes that it does not.
    pub fn assume_no_wrap_of(&mut self, assumed: &mut Assumed, value: Value) {
        let rec = self.get_under(assumed, value);
        if self.kind(rec) != Kind::AddRec {
            return;
        }
        self.assume(assumed, Predicate::NoWrap { rec, nusw: true, nssw: false });
        if let Err(k) = assumed.no_wrap.binary_search(&value) {
            assumed.no_wrap.insert(k, value);
        }
    }
    /// How often the back edge is taken, assuming what is needed to say it.
    pub fn count_assuming(&mut self, assumed: &mut Assumed) -> Expr {
        if let Some(e) = assumed.count {
            return e;
        }
        let e = self.count_of(assumed, CountKind::Exact);
        assumed.count = Some(e);
        e
    }
    /// How often it is taken at most, as an expression.
    pub fn most_assuming(&mut self, assumed: &mut Assumed) -> Expr {
        if let Some(e) = assumed.most {
            return e;
        }
        let e = self.count_of(assumed, CountKind::SymbolicMax);
        assumed.most = Some(e);
        e
    }
    fn count_of(&mut self, assumed: &mut Assumed, kind: CountKind) -> Expr {
        let (e, needed) = self.predicated_count(assumed.l, kind);
        for p in needed {
            self.assume(assumed, p);
        }
        e
    }
}
