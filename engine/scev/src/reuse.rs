//! Values that code can use again for an expression, what makes them poison, and expressions taken apart for code: what a
//! transformation needs that turns expressions back into instructions.

use super::*;
use smallvec::SmallVec;
use warpc_analysis::known_bits::can_create_undef_or_poison;
use warpc_ir::ValueKind;
use warpc_ir::opcode::flags;

/// Values of one expression that are looked at.
const CANDIDATES: usize = 32;
/// Instructions below a value whose flags are looked at.
const POISON_WALK: usize = 16;

/// Operands of a sum or product of which parts are looked for, and users of each that are looked at.
const PART_OPERANDS: usize = 8;
const PART_USERS: usize = 16;
/// Nodes of an expression that are looked at for values.
const EXPRESSION_WALK: usize = 64;

/// Instructions whose poison-generating flags must go.
pub type Drops = SmallVec<[Inst; 4]>;

impl Scev {
    /// Expression of `inst`, when it is known already.
    pub fn existing(&self, inst: Inst) -> Option<Expr> {
        self.inst_expr.get(inst.index()).copied().and_then(Expr::get)
    }
    /// Notes that `expr` is the expression of `v`, an instruction that was just inserted.
    pub fn learn(&mut self, v: Inst, expr: Expr) {
        let n = v.index() + 1;
        if self.inst_expr.len() < n {
            self.inst_expr.resize(n, Expr::NONE);
            self.inst_next.resize(n, Inst::NONE);
        }
        if self.inst_expr[v.index()].is_none() {
            self.inst_expr[v.index()] = expr;
            let head = &mut self.nodes.memo_mut(expr).values;
            self.inst_next[v.index()] = std::mem::replace(head, v);
        }
    }
    /// Forgets the expression of `v`, an unused instruction that is about to be erased. Expressions with it as an operand stay.
    pub fn unlearn(&mut self, v: Inst) {
        let Some(e) = self.inst_expr.get_mut(v.index()).map(std::mem::take).and_then(Expr::get) else { return };
        let next = std::mem::take(&mut self.inst_next[v.index()]);
        let mut at = self.nodes.memo(e).values;
        if at == v {
            self.nodes.memo_mut(e).values = next;
            return;
        }
        while at.is_some() {
            let after = self.inst_next[at.index()];
            if after == v {
                self.inst_next[at.index()] = next;
                return;
            }
            at = after;
        }
    }
}

impl Se<'_, '_> {
    /// An instruction other than `except` that is available before `at` and whose value is that of `expr`; and whose flags have to
    /// go for it to be poison no more often than `expr` or one of `given` is.
    pub fn value_at(&mut self, expr: Expr, at: Inst, except: Inst, given: &[Value]) -> Option<(Inst, Drops)> {
        let mut found: SmallVec<[Inst; 8]> = SmallVec::new();
        let f = self.f;
        for i in self.values_of(expr).take(CANDIDATES) {
            let stands = !f.is_dead(i) && f.block_of(i).is_some();
            if i != except && stands && self.dom.dominates_inst(f, i, at) && self.dom.is_reachable(f.block_of(at)) {
                found.push(i);
            }
        }
        // The type of a value may be an integer where the expression is that of a pointer's number.
        found.retain(|i| self.ty_of(f.ty(*i)) == Some(self.ty(expr)));
        found.into_iter().find_map(|i| Some((i, self.drops_for(i, expr, given)?)))
    }
    /// A sum or product (as `expr` is) of some of the operands of `expr`, at least two, that is the value of an instruction
    /// available before `at`: with as many operands as possible, of those that are looked at.
    pub fn part_at(&mut self, expr: Expr, at: Inst, except: Inst, given: &[Value]) -> Option<Expr> {
        let (kind, n) = (self.kind(expr), self.num_ops(expr));
        let again = |se: &Self| (1..n).any(|k| se.ops(expr)[..k].contains(&se.op(expr, k)));
        if !(3..=PART_OPERANDS).contains(&n) || again(self) {
            return None;
        }
        let mut found: SmallVec<[Expr; 8]> = SmallVec::new();
        for k in 0..n {
            let o = self.op(expr, k);
            if self.constant(o).is_some() {
                continue;
            }
            for user in self.s.nodes.users(o).take(PART_USERS) {
                let part = self.kind(user) == kind
                    && self.num_ops(user) < n
                    && self.s.nodes.memo(user).values.is_some()
                    && !found.contains(&user)
                    && self.ops(user).iter().all(|x| self.ops(expr).contains(x))
                    && (1..self.num_ops(user)).all(|k| !self.ops(user)[..k].contains(&self.op(user, k)));
                if part {
                    found.push(user);
                }
            }
        }
        found.sort_by_key(|&x| std::cmp::Reverse((self.num_ops(x), self.is_ptr(x))));
        found.into_iter().find(|&x| self.value_at(x, at, except, given).is_some())
    }
    /// Flags that have to go for `inst`, whose expression is `expr`, to be poison only where `expr` or one of `given` is; `None`
    /// where that is not enough.
    pub fn drops_for(&self, inst: Inst, expr: Expr, given: &[Value]) -> Option<Drops> {
        match self.poison_below(inst, expr, given) {
            Some(drops) if drops.is_empty() => Some(drops),
            _ if self.undefined_if_poison(inst) => Some(Drops::new()),
            drops => drops,
        }
    }
    fn poison_below(&self, i: Inst, expr: Expr, given: &[Value]) -> Option<Drops> {
        let f = self.f;
        // Values whose poison makes `expr` poison: always, or (those in steps of recurrences) after the first iteration.
        let mut must: SmallVec<[(Value, bool); 16]> = SmallVec::new();
        let mut exprs: SmallVec<[(Expr, bool); 16]> = SmallVec::from_slice(&[(expr, false)]);
        let mut left = EXPRESSION_WALK;
        while let Some((x, step)) = exprs.pop() {
            if left == 0 {
                break;
            }
            left -= 1;
            must.extend(self.unknown(x).map(|v| (v, step)));
            match self.kind(x) {
                Kind::SequentialUMin => {}
                Kind::AddRec => exprs.extend(self.ops(x).iter().enumerate().map(|(k, &o)| (o, step || k > 0))),
                _ => exprs.extend(self.ops(x).iter().map(|&o| (o, step))),
            }
        }
        let q = self.values();
        let mut drops = Drops::new();
        let mut seen: SmallVec<[Value; POISON_WALK]> = SmallVec::new();
        // Values, and whether they reach their phi over a back edge.
        let mut work: SmallVec<[(Value, bool); 8]> = SmallVec::from_slice(&[(Value::inst(i), false)]);
        while let Some((v, around)) = work.pop() {
            let implied = given.contains(&v) || must.contains(&(v, false)) || around && must.contains(&(v, true));
            if implied || seen.contains(&v) {
                continue;
            }
            if seen.len() == POISON_WALK {
                return None;
            }
            seen.push(v);
            let Some(j) = v.as_inst() else {
                if q.not_undef_or_poison(v) {
                    continue;
                }
                return None;
            };
            if f.op(j) == Opcode::Freeze {
                continue;
            }
            let fl = f.flags(j);
            // Without its flag a disjoint `or` is no sum.
            if f.op(j) == Opcode::Or && fl & flags::DISJOINT != 0 || self.creates_poison_without_flags(j) {
                if q.not_undef_or_poison(v) {
                    continue;
                }
                return None;
            }
            if fl & flags::INT_POISON != 0 && !f.op(j).takes_fast_math() {
                drops.push(j);
            }
            let n = f.num_operands(j) - f.op(j).is_call() as usize;
            let around = around || f.op(j) == Opcode::Phi;
            let values = f.operands(j).take(n).filter(|o| !matches!(o.kind(), ValueKind::Block(_)));
            work.extend(values.map(|v| (v, around)));
        }
        Some(drops)
    }
    /// Values that make `v` poison when they are, itself among them; not all of many.
    pub fn poison_operands(&self, v: Inst) -> SmallVec<[Value; 32]> {
        let f = self.f;
        let mut out: SmallVec<[Value; 32]> = SmallVec::from_slice(&[v.into()]);
        let mut at = 0;
        while let Some(&x) = out.get(at) {
            at += 1;
            let Some(i) = x.as_inst() else { continue };
            let n = f.num_operands(i) - f.op(i).is_call() as usize;
            for o in f.operands(i).take(n) {
                if out.len() == out.inline_size() {
                    return out;
                }
                let value = matches!(o.kind(), ValueKind::Inst(_) | ValueKind::Arg(_));
                if value && !out.contains(&o) && warpc_analysis::undefined::spreads(self.f, i, &[o]) {
                    out.push(o);
                }
            }
        }
        out
    }
    /// Whether `inst` may make poison of good operands even without its flags.
    fn creates_poison_without_flags(&self, inst: Inst) -> bool {
        let f = self.f;
        match f.op(inst) {
            Opcode::Shl | Opcode::LShr | Opcode::AShr => {
                let bits = f.types().int_bits(f.ty(inst)).unwrap_or(0);
                self.int_of(f.operand(inst, 1)).is_none_or(|c| c >= bits as u128)
            }
            Opcode::GetElementPtr | Opcode::ICmp => false,
            Opcode::FPToSI | Opcode::FPToUI => true,
            Opcode::Phi | Opcode::Select => false,
            o if o.is_binary() || o.is_cast() => false,
            _ => can_create_undef_or_poison(f, inst),
        }
    }
    /// Whether no value that occurs in `expr` is poison.
    pub fn is_made_of_solid_values(&self, expr: Expr) -> bool {
        self.is_solid_unless(expr, &[])
    }
    /// Whether no value that occurs in `expr` is poison, except perhaps those of `given`.
    pub fn is_solid_unless(&self, expr: Expr, given: &[Value]) -> bool {
        self.poison_sources(expr, true).into_iter().all(|x| self.unknown(x).is_some_and(|v| given.contains(&v)))
    }
    /// Whether dividing by `expr` is defined wherever all values that occur in it are available.
    pub fn is_safe_divisor(&mut self, expr: Expr) -> bool {
        match self.kind(expr) {
            Kind::Constant | Kind::WideConstant => !self.is_zero(expr),
            _ => self.is_known_non_zero(expr) && self.is_made_of_solid_values(expr),
        }
    }
    /// `expr` as a constant plus the rest, constants of starts of recurrences included.
    pub fn split_offset(&mut self, expr: Expr) -> (u128, Expr) {
        // The chain of starts down to a sum.
        let mut chain = Exprs::new();
        let mut at = expr;
        while self.kind(at) == Kind::AddRec {
            chain.push(at);
            at = self.op(at, 0);
        }
        let (c, mut rest) = match self.kind(at) {
            Kind::Add => match self.constant(self.op(at, 0)) {
                Some(c) => {
                    let ops = Exprs::from_slice(&self.ops(at)[1..]);
                    (c, self.add(ops, Wrap::ANY, 0))
                }
                None => return (0, expr),
            },
            Kind::Constant if !chain.is_empty() => {
                let ty = self.ty(at);
                (self.constant(at).unwrap_or(0), self.zero(ty))
            }
            _ => return (0, expr),
        };
        if c == 0 {
            return (0, expr);
        }
        for x in chain.into_iter().rev() {
            let mut ops = self.operands(x);
            ops[0] = rest;
            let Some(l) = self.rec_loop(x) else { return (0, expr) };
            rest = self.rec(ops, l, Wrap::ANY);
        }
        (c, rest)
    }
    /// The recurrence whose value after its increment is `rec`.
    pub fn pre_inc(&mut self, rec: Expr) -> Expr {
        let Some(l) = self.rec_loop(rec) else { return COULD_NOT_COMPUTE };
        let mut parts = self.operands(rec);
        for k in (0..parts.len() - 1).rev() {
            parts[k] = self.minus(parts[k], parts[k + 1], Wrap::ANY);
        }
        self.rec(parts, l, Wrap::ANY)
    }
    /// Preheader of `loop_id`.
    pub fn preheader(&mut self, loop_id: Loop) -> Option<Block> {
        self.loop_facts(loop_id).preheader
    }
}
