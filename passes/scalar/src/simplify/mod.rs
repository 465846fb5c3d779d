//! Simplification of instructions to values that exist already: operands of operands, or constants. Nothing is created but
//! constants, so any pass may ask at any time.
//!
//! | file | what |
//! |---|---|
//! | `arith.rs` | `add`, `sub`, `mul`, division, remainder, shifts |
//! | `logic.rs` | `and`, `or`, `xor` |
//! | `compare.rs` | `icmp`: identities, ranges, known bits |
//! | `fp.rs` | floating-point arithmetic and `fcmp` |
//! | `select.rs` | `select`, `phi`, `freeze`, threading over them |
//! | `intrinsic.rs` | calls of intrinsics |
//! | `other.rs` | conversions, addresses, elements |
//!
//! A rule may use that an operand is poison (the result may then be anything), never that it is not, unless it asks. An operand
//! that is undef may be a different value at each use, so a rule that reads a value twice gives a result for every pair.
//! Look-through is bounded by [`MAX_DEPTH`]; the cost of a question is bounded.

mod arith;
mod compare;
mod fp;
mod intrinsic;
mod logic;
mod other;
mod select;

pub(crate) use compare::unsigned_pred;

use super::patterns as p;
use warpc_analysis::assumptions::Assumptions;
use warpc_analysis::facts;
use warpc_analysis::known_bits::{KnownBits, Values};
use warpc_ir::dom::DomTree;
use warpc_ir::ids::*;
use warpc_ir::opcode::{Opcode, class, flags};
use warpc_ir::{FuncMut, IntPred, Value};

/// Hypothetical operations are simplified this deep.
pub const MAX_DEPTH: u32 = 3;

/// What questions may use besides the function.
#[derive(Clone, Copy, Default)]
pub struct Context<'q> {
    /// Dominators.
    pub dom: Option<&'q DomTree>,
    /// Assumptions and branch conditions by value.
    pub assumptions: Option<&'q Assumptions>,
    /// Answers hold just before this instruction; `NONE`: wherever the operands are defined.
    pub at: Inst,
}

/// The simplifier: a function and a context.
pub struct Simplifier<'s, 'a> {
    /// The function; only its constants grow.
    pub f: &'s mut FuncMut<'a>,
    /// Context.
    pub cx: Context<'s>,
    depth: u32,
}

impl<'s, 'a> Simplifier<'s, 'a> {
    /// A simplifier without context.
    pub fn new(f: &'s mut FuncMut<'a>) -> Self {
        Simplifier { f, cx: Context { at: Inst::NONE, ..Default::default() }, depth: 0 }
    }
    /// A simplifier with a context.
    pub fn with(f: &'s mut FuncMut<'a>, cx: Context<'s>) -> Self {
        Simplifier { f, cx, depth: 0 }
    }

    /// The value that `i` always equals, if one is found. Never `i` itself.
    pub fn inst(&mut self, i: Inst) -> Option<Value> {
        let r = self.inst_raw(i)?;
        // In unreachable code an instruction can be its own operand.
        Some(if r == Value::inst(i) { Value::poison(self.f.ty(i)) } else { r })
    }

    fn inst_raw(&mut self, i: Inst) -> Option<Value> {
        if let Some(c) = self.f.fold_inst(i) {
            return Some(c);
        }
        self.cx.at = i;
        let (op, fl, ty) = (self.f.op(i), self.f.flags(i), self.f.ty(i));
        let o = |s: &Self, k: usize| s.f.operand(i, k);
        match op {
            _ if op.is_binary() => {
                let (a, b) = (o(self, 0), o(self, 1));
                self.binary(op, fl, a, b)
            }
            Opcode::FNeg => {
                let a = o(self, 0);
                self.fneg(fl, a)
            }
            _ if op.is_cast() => {
                let a = o(self, 0);
                self.cast(op, fl, a, ty)
            }
            Opcode::ICmp => {
                let (p, a, b) = (self.f.int_pred(i), o(self, 0), o(self, 1));
                self.icmp(p, fl, a, b, ty)
            }
            Opcode::FCmp => {
                let (p, a, b) = (self.f.float_pred(i), o(self, 0), o(self, 1));
                self.fcmp(p, fl, a, b, ty)
            }
            Opcode::Select => {
                let (c, a, b) = (o(self, 0), o(self, 1), o(self, 2));
                self.select(c, a, b)
            }
            Opcode::Phi => self.phi(i),
            Opcode::Freeze => {
                let a = o(self, 0);
                self.freeze(a)
            }
            Opcode::GetElementPtr => self.gep(i),
            Opcode::ExtractElement => {
                let (v, n) = (o(self, 0), o(self, 1));
                self.extract_element(v, n)
            }
            Opcode::InsertElement => {
                let (v, e, n) = (o(self, 0), o(self, 1), o(self, 2));
                self.insert_element(v, e, n)
            }
            Opcode::ShuffleVector => self.shuffle(i),
            Opcode::ExtractValue => self.extract_value(i),
            Opcode::InsertValue => self.insert_value(i),
            Opcode::Call => self.call(i),
            Opcode::Load if o(self, 0).is_constant() && facts::is_simple(self.f, i) => {
                let ptr = o(self, 0);
                self.f.folder().load(ptr, ty)
            }
            _ => None,
        }
    }

    /// `a op b` with flags `fl`.
    pub fn binary(&mut self, op: Opcode, fl: u16, a: Value, b: Value) -> Option<Value> {
        if a.is_constant() && b.is_constant() {
            return self.f.folder().binary(op, fl, a, b);
        }
        if op.class() & class::FP != 0 {
            return self.float_binary(op, fl, a, b);
        }
        // Constants on the right, where the operation commutes.
        let (a, b) = if op.is_commutative() && a.is_constant() { (b, a) } else { (a, b) };
        let ty = self.f.type_of(a);
        if a.is_poison() || b.is_poison() {
            return Some(Value::poison(ty));
        }
        let r = match op {
            Opcode::Add => self.add(fl, a, b),
            Opcode::Sub => self.sub(fl, a, b),
            Opcode::Mul => self.mul(fl, a, b),
            Opcode::UDiv | Opcode::SDiv => self.div(op, fl, a, b),
            Opcode::URem | Opcode::SRem => self.rem(op, a, b),
            Opcode::Shl | Opcode::LShr | Opcode::AShr => self.shift(op, fl, a, b),
            Opcode::And => self.and(a, b),
            Opcode::Or => self.or(a, b),
            Opcode::Xor => self.xor(a, b),
            _ => None,
        };
        if r.is_some() {
            return r;
        }
        self.thread(a, b, |s, x, y| s.binary(op, fl, x, y))
    }

    /// Runs `go` one level deeper, unless that is too deep.
    fn deeper<T>(&mut self, go: impl FnOnce(&mut Self) -> Option<T>) -> Option<T> {
        if self.depth >= MAX_DEPTH {
            return None;
        }
        self.depth += 1;
        let r = go(self);
        self.depth -= 1;
        r
    }

    // ---- facts --------------------------------------------------------------------------------------------------

    /// The analysis of values, in this context.
    pub fn values(&self) -> Values<'_, 'a> {
        Values { f: self.f, dom: self.cx.dom, assumptions: self.cx.assumptions, at: self.cx.at }
    }
    /// Known bits of `v`.
    pub fn known(&self, v: Value) -> Option<KnownBits> {
        self.values().known_bits(v)
    }
    /// Whether `v` is neither undef nor poison.
    pub fn well_defined(&self, v: Value) -> bool {
        self.values().not_undef_or_poison(v)
    }
    /// Whether `v` is not zero.
    pub fn non_zero(&self, v: Value) -> bool {
        self.values().is_non_zero(v)
    }
    /// Whether `v` is known to be at least 0, as signed.
    pub fn non_negative(&self, v: Value) -> bool {
        self.known(v).is_some_and(|k| k.is_non_negative())
    }

    fn zero(&mut self, ty: Type) -> Option<Value> {
        self.f.folder().zero(ty)
    }
    fn int(&mut self, ty: Type, v: i64) -> Option<Value> {
        self.f.folder().int_of(ty, v)
    }
    fn bool(&mut self, ty: Type, b: bool) -> Option<Value> {
        Some(p::make_bool(self.f, ty, b))
    }
    /// Type of a comparison of values of type `ty`: `i1`, or the vector of it when the function has that type already.
    fn cmp_type(&mut self, ty: Type) -> Type {
        match self.f.types().vector(ty) {
            None => Type::I1,
            Some((len, scalable, _)) => {
                self.f.intern_type(warpc_ir::TypeKind::Vector { len, scalable, elem: Type::I1 })
            }
        }
    }
    /// Whether `icmp p a, b` is known; for other rules.
    pub fn known_compare(&mut self, p: IntPred, a: Value, b: Value) -> Option<bool> {
        let ty = self.f.type_of(a);
        let ty = self.cmp_type(ty);
        let r = self.deeper(|s| s.icmp(p, 0, a, b, ty))?;
        p::int(self.f, r).map(|c| !c.is_zero())
    }
    fn has(fl: u16, bit: u16) -> bool {
        fl & bit != 0
    }
}

/// `nsw` and `nuw`.
const WRAP: u16 = flags::NUW | flags::NSW;

/// Convenience: the value that `i` equals, without context.
pub fn simplify_inst(f: &mut FuncMut<'_>, i: Inst) -> Option<Value> {
    Simplifier::new(f).inst(i)
}
