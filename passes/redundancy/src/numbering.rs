//! Value numbers: instructions that compute the same from operands of the same numbers have the same number.
//!
//! An expression is a head (operation, type) and a range of a pool: first the numbers of its operands, then plain words (masks,
//! indices, scales, the memory a call reads). Operands of commutative operations stand in ascending order; comparisons are turned
//! around with theirs. Addresses are a base, variable parts with their scales and a constant, whatever types they are written with.
//!
//! Instructions that stand for themselves (loads, stores, allocas, phis, convergent calls, what a thread reads of its own changing
//! state) have a number of their own. **Cost**: a hash and a comparison of the operands per instruction.
//! **Source**: Briggs, Cooper and Simpson, "Value numbering", 1997.

use hashbrown::{HashMap, HashTable};
use smallvec::SmallVec;
use std::hash::{BuildHasher, Hasher};
use warpc_analysis::facts;
use warpc_analysis::memssa::Access;
use warpc_columns::id;
use warpc_ir::attrs::AttrKind;
use warpc_ir::ids::*;
use warpc_ir::intrinsics::{self, id as intrinsic};
use warpc_ir::opcode::flags;
use warpc_ir::{FloatPred, Func, IntPred, Opcode, TypeKind, Value, ValueKind};

id! {
    /// A value number.
    pub Number;
}

/// How the operands of an expression may be exchanged.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Swap {
    /// Not at all.
    Fixed,
    /// The first two.
    Commutes,
    /// The two of an integer comparison, with its predicate turned around.
    IntCompare,
    /// The same of a floating-point comparison.
    FloatCompare,
}

/// Operation and type of an expression.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Operation {
    op: Opcode,
    /// Predicate of comparisons.
    pred: u8,
    swap: Swap,
    ty: Type,
    /// Operands that are numbers; plain words follow.
    numbers: u32,
}

/// An expression that is being made or translated.
#[derive(Clone, Debug)]
pub struct Expression {
    head: Operation,
    words: SmallVec<[u32; 8]>,
}

impl Expression {
    fn new(op: Opcode, ty: Type) -> Expression {
        Expression { head: Operation { op, pred: 0, swap: Swap::Fixed, ty, numbers: 0 }, words: SmallVec::new() }
    }
    /// Appends the number of an operand. Plain words come after all of them.
    fn push(&mut self, number: Number) {
        self.words.push(number.0);
        self.head.numbers += 1;
    }
    /// Brings exchangeable operands into ascending order.
    fn normalise(&mut self) {
        if self.head.swap == Swap::Fixed || self.words.len() < 2 || self.words[0] <= self.words[1] {
            return;
        }
        self.words.swap(0, 1);
        match self.head.swap {
            Swap::IntCompare => self.head.pred = IntPred::from_u8(self.head.pred).swapped() as u8,
            Swap::FloatCompare => self.head.pred = FloatPred::from_u8(self.head.pred).swapped() as u8,
            _ => {}
        }
    }
    /// Numbers of the operands.
    pub fn operands(&self) -> impl Iterator<Item = Number> + '_ {
        self.words[..self.head.numbers as usize].iter().map(|&word| Number(word))
    }
    /// The operands replaced by what `of` gives for each.
    pub fn translate(&mut self, mut of: impl FnMut(Number) -> Number) {
        for word in &mut self.words[..self.head.numbers as usize] {
            *word = of(Number(*word)).0;
        }
        self.normalise();
    }
}

/// Row of an expression: head, and its words in the pool.
#[derive(Clone, Copy, Debug)]
struct Row {
    head: Operation,
    at: u32,
    len: u32,
    number: Number,
}

/// Numbers of the values of a function, and the expressions behind them.
#[derive(Default)]
pub struct Numbering {
    insts: Vec<Number>,
    args: Vec<Number>,
    others: HashMap<Value, Number, foldhash::fast::FixedState>,
    rows: Vec<Row>,
    pool: Vec<u32>,
    table: HashTable<u32>,
    /// By number: row of its expression, `u32::MAX` when it has none.
    row_of: Vec<u32>,
    /// By number: the phi it is of.
    phi_of: Vec<Inst>,
    /// Lists of attributes of calls that are not alike, in the order in which they were seen.
    lists: Vec<AttrList>,
}

fn hash(head: &Operation, words: &[u32]) -> u64 {
    let mut hasher = foldhash::fast::FixedState::with_seed(0x6776_6e00).build_hasher();
    let kind = u32::from(head.op as u8) | u32::from(head.pred) << 8 | (head.swap as u32) << 16;
    hasher.write_u64(u64::from(head.ty.0) << 32 | u64::from(kind));
    for pair in words.chunks(2) {
        hasher.write_u64(u64::from(pair[0]) << 32 | u64::from(pair.get(1).map_or(u32::MAX, |&word| word)));
    }
    hasher.finish()
}

/// Whether calls of one function with the same operands give the same, as long as the memory they read is the same.
pub fn call_is_value(f: &Func<'_>, call: Inst) -> bool {
    if f.op(call) != Opcode::Call || f.ty(call) == Type::VOID || !f.call(call).bundles.is_empty() {
        return false;
    }
    if facts::call_has(f, call, AttrKind::Convergent) || facts::call_memory(f, call).writes() {
        return false;
    }
    if f.ty(call) == Type::TOKEN {
        return false;
    }
    // What a thread reads of its own state may change although memory does not.
    facts::intrinsic(f, call).is_none_or(|which| {
        intrinsics::uniformity(which) != intrinsics::Uniformity::Divergent || intrinsics::is_sreg(which)
    })
}

/// The arithmetic that the first part of a `with.overflow` intrinsic is.
fn overflow_op(which: intrinsics::IntrinsicId) -> Option<Opcode> {
    match which {
        intrinsic::SADD_WITH_OVERFLOW | intrinsic::UADD_WITH_OVERFLOW => Some(Opcode::Add),
        intrinsic::SSUB_WITH_OVERFLOW | intrinsic::USUB_WITH_OVERFLOW => Some(Opcode::Sub),
        intrinsic::SMUL_WITH_OVERFLOW | intrinsic::UMUL_WITH_OVERFLOW => Some(Opcode::Mul),
        _ => None,
    }
}

impl Numbering {
    /// Forgets everything.
    pub fn clear(&mut self) {
        self.insts.clear();
        self.args.clear();
        self.others.clear();
        self.rows.clear();
        self.pool.clear();
        self.table.clear();
        self.row_of.clear();
        self.phi_of.clear();
        self.lists.clear();
    }
    /// The number that the next new value gets.
    pub fn next(&self) -> Number {
        Number::new(self.row_of.len())
    }
    /// A number that no value has.
    pub fn fresh(&mut self) -> Number {
        let number = self.next();
        self.row_of.push(u32::MAX);
        self.phi_of.push(Inst::NONE);
        number
    }
    /// The number of `value`, if it has one.
    pub fn get(&self, value: Value) -> Option<Number> {
        match value.kind() {
            ValueKind::Inst(i) => self.insts.get(i.index()).and_then(|n| n.get()),
            ValueKind::Arg(n) => self.args.get(n as usize).and_then(|n| n.get()),
            _ => self.others.get(&value).copied(),
        }
    }
    /// Gives `value` a number.
    pub fn set(&mut self, value: Value, number: Number) {
        let (column, row) = match value.kind() {
            ValueKind::Inst(i) => (&mut self.insts, i.index()),
            ValueKind::Arg(n) => (&mut self.args, n as usize),
            _ => {
                self.others.insert(value, number);
                return;
            }
        };
        if column.len() <= row {
            column.resize(row + 1, Number::NONE);
        }
        column[row] = number;
    }
    /// Takes the number of `value` away.
    pub fn forget(&mut self, value: Value) {
        if self.get(value).is_some() {
            self.set(value, Number::NONE);
        }
    }
    /// The phi that `number` is of.
    pub fn phi(&self, number: Number) -> Option<Inst> {
        self.phi_of[number.index()].get()
    }
    /// The expression behind `number`.
    pub fn expression(&self, number: Number) -> Option<Expression> {
        let row = self.rows.get(*self.row_of.get(number.index())? as usize)?;
        let words = &self.pool[row.at as usize..(row.at + row.len) as usize];
        Some(Expression { head: row.head, words: words.into() })
    }
    /// The number of `expression`, if any value had it.
    pub fn find(&self, expression: &Expression) -> Option<Number> {
        self.find_hashed(expression, hash(&expression.head, &expression.words))
    }
    fn find_hashed(&self, expression: &Expression, hash: u64) -> Option<Number> {
        let same = |&row: &u32| {
            let row = &self.rows[row as usize];
            row.head == expression.head
                && self.pool[row.at as usize..(row.at + row.len) as usize] == expression.words[..]
        };
        let row = *self.table.find(hash, same)?;
        Some(self.rows[row as usize].number)
    }
    /// The number of `expression`, a new one if no value had it.
    pub fn intern(&mut self, expression: &Expression) -> Number {
        let hashed = hash(&expression.head, &expression.words);
        if let Some(number) = self.find_hashed(expression, hashed) {
            return number;
        }
        let number = self.fresh();
        let (at, row) = (self.pool.len() as u32, self.rows.len() as u32);
        self.pool.extend_from_slice(&expression.words);
        self.rows.push(Row { head: expression.head, at, len: expression.words.len() as u32, number });
        self.row_of[number.index()] = row;
        let (rows, pool) = (&self.rows, &self.pool);
        self.table.insert_unique(hashed, row, |&row| {
            let row = &rows[row as usize];
            hash(&row.head, &pool[row.at as usize..(row.at + row.len) as usize])
        });
        number
    }
    /// The number of `value`. Instructions get theirs after their operands: where control comes from elsewhere than the order of
    /// the walk says, an operand without a number stands for itself.
    pub fn number(&mut self, f: &Func<'_>, value: Value, memory: impl FnOnce(Inst) -> Option<Access>) -> Number {
        if let Some(number) = self.get(value) {
            return number;
        }
        let number = match value.as_inst() {
            Some(inst) => match self.expression_of(f, inst, memory) {
                Some(expression) => self.intern(&expression),
                None => {
                    let number = self.fresh();
                    if f.op(inst) == Opcode::Phi {
                        self.phi_of[number.index()] = inst;
                    }
                    number
                }
            },
            None => self.fresh(),
        };
        self.set(value, number);
        number
    }
    fn operand(&mut self, value: Value) -> Number {
        match self.get(value) {
            Some(number) => number,
            None => {
                let number = self.fresh();
                self.set(value, number);
                number
            }
        }
    }
    /// The number of comparison `op` with predicate `pred` of `left` and `right`.
    pub fn compare(&mut self, op: Opcode, pred: u8, left: Value, right: Value, ty: Type) -> Number {
        let mut expression = Expression::new(op, ty);
        expression.head.pred = pred;
        expression.head.swap = if op == Opcode::ICmp { Swap::IntCompare } else { Swap::FloatCompare };
        for value in [left, right] {
            let number = self.operand(value);
            expression.push(number);
        }
        expression.normalise();
        self.intern(&expression)
    }
    /// The expression of `inst`; `None` when it stands for itself. `memory` names the memory that a reading call sees.
    fn expression_of(
        &mut self,
        f: &Func<'_>,
        inst: Inst,
        memory: impl FnOnce(Inst) -> Option<Access>,
    ) -> Option<Expression> {
        let op = f.op(inst);
        let mut expression = Expression::new(op, f.ty(inst));
        match op {
            Opcode::Call => return self.call(f, inst, memory),
            Opcode::GetElementPtr => return Some(self.address(f, inst)),
            Opcode::ExtractValue => {
                if let Some(arithmetic) = self.overflow_arithmetic(f, inst) {
                    return Some(arithmetic);
                }
            }
            Opcode::ICmp => {
                expression.head.pred = f.int_pred(inst) as u8;
                expression.head.swap = Swap::IntCompare;
            }
            Opcode::FCmp => {
                expression.head.pred = f.float_pred(inst) as u8;
                expression.head.swap = Swap::FloatCompare;
            }
            _ if op.is_commutative() => expression.head.swap = Swap::Commutes,
            _ if op.is_pure() || op.is_int_div() => {}
            _ => return None,
        }
        for value in f.operands(inst) {
            let number = self.operand(value);
            expression.push(number);
        }
        if matches!(op, Opcode::ExtractValue | Opcode::InsertValue | Opcode::ShuffleVector) {
            expression.words.extend_from_slice(f.indices(inst));
        }
        expression.normalise();
        Some(expression)
    }
    fn overflow_arithmetic(&mut self, f: &Func<'_>, extract: Inst) -> Option<Expression> {
        let call = f.operand(extract, 0).as_inst()?;
        let op = overflow_op(facts::intrinsic(f, call)?)?;
        if f.indices(extract) != [0] {
            return None;
        }
        let mut expression = Expression::new(op, f.ty(extract));
        if op.is_commutative() {
            expression.head.swap = Swap::Commutes;
        }
        for k in 0..2 {
            let number = self.operand(f.operand(call, k));
            expression.push(number);
        }
        expression.normalise();
        Some(expression)
    }
    /// The first list of attributes that was seen which differs from `attrs` in promises at most.
    fn alike(&mut self, f: &Func<'_>, attrs: AttrList) -> AttrList {
        let known = self.lists.iter().copied().find(|&seen| f.attrs().are_alike(seen, attrs));
        known.unwrap_or_else(|| {
            self.lists.push(attrs);
            attrs
        })
    }
    fn call(&mut self, f: &Func<'_>, call: Inst, memory: impl FnOnce(Inst) -> Option<Access>) -> Option<Expression> {
        if !call_is_value(f, call) {
            return None;
        }
        let seen = match facts::call_memory(f, call).reads() {
            true => memory(call)?,
            false => Access::NONE,
        };
        let mut expression = Expression::new(Opcode::Call, f.ty(call));
        if facts::intrinsic(f, call).is_some_and(intrinsics::is_commutative) && f.call(call).num_args >= 2 {
            expression.head.swap = Swap::Commutes;
        }
        for value in f.operands(call) {
            if matches!(value.kind(), ValueKind::LocalMeta(_)) {
                return None;
            }
            let number = self.operand(value);
            expression.push(number);
        }
        let row = f.call(call);
        let attrs = self.alike(f, row.attrs);
        expression.words.extend([attrs.0, row.cc as u32, row.fn_ty.0, seen.0]);
        expression.normalise();
        Some(expression)
    }
    /// The address of a `getelementptr`: base, variable parts, their scales, the constant part. Of one whose layout is not fixed,
    /// or of vectors: the operands as they are.
    fn address(&mut self, f: &Func<'_>, gep: Inst) -> Expression {
        let mut expression = Expression::new(Opcode::GetElementPtr, f.ty(gep));
        let base = self.operand(f.operand(gep, 0));
        expression.push(base);
        let Some((terms, offset)) = offsets(f, gep) else {
            for k in 1..f.num_operands(gep) {
                let number = self.operand(f.operand(gep, k));
                expression.push(number);
            }
            expression.words.push(f.aux(gep).a);
            return expression;
        };
        for &(value, _) in &terms {
            let number = self.operand(value);
            expression.push(number);
        }
        for &(_, scale) in &terms {
            expression.words.extend([scale as u32, (scale >> 32) as u32]);
        }
        expression.words.extend([offset as u32, (offset >> 32) as u32, u32::MAX]);
        expression
    }
}

/// Variable parts of an address with their scales, and its constant bytes.
type Offsets = (SmallVec<[(Value, i64); 4]>, i64);

fn offsets(f: &Func<'_>, gep: Inst) -> Option<Offsets> {
    let (types, layout) = (f.types(), f.layout());
    if !types.is_ptr(f.ty(gep)) {
        return None;
    }
    let (mut terms, mut offset): Offsets = (SmallVec::new(), 0);
    let mut ty = Type(f.aux(gep).a);
    for n in 1..f.num_operands(gep) {
        let index = f.operand(gep, n);
        if n > 1 {
            if let Some((fields, _)) = types.fields(ty) {
                let field = facts::int_constant(f, index).filter(|&k| (k as usize) < fields.len())? as usize;
                offset = offset.wrapping_add(layout.field_offset(types, ty, field) as i64);
                ty = fields[field];
                continue;
            }
            ty = match types.kind(ty) {
                TypeKind::Array { elem, .. } | TypeKind::Vector { elem, .. } => *elem,
                _ => return None,
            };
        }
        let scale = layout.fixed_alloc_size(types, ty)? as i64;
        if let Some(number) = facts::signed_constant(f, index) {
            offset = offset.wrapping_add((number as i64).wrapping_mul(scale));
            continue;
        }
        match terms.iter_mut().find(|term| term.0 == index) {
            Some(term) => term.1 = term.1.wrapping_add(scale),
            None => terms.push((index, scale)),
        }
    }
    Some((terms, offset))
}

/// Flags by which an instruction promises something: what stands for two of them keeps those of both.
pub fn promises(op: Opcode) -> u16 {
    match op {
        Opcode::ICmp => flags::SAMESIGN,
        _ if op.takes_fast_math() => flags::FAST,
        Opcode::Load | Opcode::Store => 0,
        _ => flags::INT_POISON,
    }
}
