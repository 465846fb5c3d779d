//! Simplification of instructions to values that exist already: operands of operands, or constants. Nothing is created but
//! constants, so any pass may ask at any time.
//!
//! | file | what |
//! |---|---|
//! | `arith.rs` | `add`, `sub`, `mul` |
//! | `divide.rs` | quotients and remainders |
//! | `shift.rs` | shifts |
//! | `logic.rs` | `and`, `or`, `xor` |
//! | `parts.rs` | trees of bitwise operations that are one of their parts |
//! | `imply.rs` | what one condition says of another |
//! | `compare.rs` | `icmp`: identities, ranges, known bits |
//! | `operation_range.rs` | ranges of operations |
//! | `compare_operands.rs` | `icmp` of an operation with one of its operands, of two operations with a common operand |
//! | `fp.rs` | floating-point arithmetic |
//! | `fcmp.rs`, `fcmp_logic.rs` | `fcmp`; `and` and `or` of them |
//! | `constrained.rs` | floating-point operations that say how to round |
//! | `select.rs`, `select_extreme.rs` | `select`; between a value and a minimum or maximum of it |
//! | `thread.rs` | `phi`, `freeze`, operations on selects and phis |
//! | `intrinsic.rs` | calls of intrinsics, and which file has the others |
//! | `float_calls.rs` | calls of floating-point intrinsics |
//! | `integer_extremes.rs` | minima, maxima and saturating arithmetic of integers |
//! | `convert.rs` | conversions, addresses |
//! | `elements.rs` | elements of vectors and aggregates |
//!
//! Each rule is a function in a [`rules!`](macro@warpc_analysis::rules) list, with cases in `passes/scalar/rules/instsimplify/`.
//!
//! A rule may use that an operand is poison (the result may then be anything), never that it is not, unless it asks. An operand
//! that is undef may be a different value at each use, so a rule that reads a value twice gives a result for every pair.
//! Look-through is bounded by [`MAX_DEPTH`]; the cost of a question is bounded.

mod arith;
mod compare;
mod compare_operands;
mod constrained;
mod convert;
mod declared_range;
mod divide;
mod elements;
mod fcmp;
mod fcmp_logic;
mod float_calls;
mod fp;
mod imply;
mod integer_extremes;
mod intrinsic;
mod library_numbers;
mod logic;
mod operation_range;
mod parts;
mod powers;
mod select;
mod select_extreme;
mod shift;
mod thread;

pub(crate) use compare::unsigned_pred;

use super::patterns as p;
use thread::Threaded;
use warpc_analysis::assumptions::Assumptions;
use warpc_analysis::facts;
use warpc_analysis::known_bits::{KnownBits, KnownMemo, Values};
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
    /// Where known bits are remembered.
    pub memo: Option<&'q KnownMemo>,
}

/// A binary operation as its rules see it.
#[derive(Clone, Copy)]
struct Operation {
    op: Opcode,
    flags: u16,
    left: Value,
    right: Value,
    /// Type of the result and of both operands.
    ty: Type,
}

impl Operation {
    /// The same with exchanged operands.
    fn swapped(self) -> Operation {
        Operation { left: self.right, right: self.left, ..self }
    }
    /// Whether it has all of `wanted`.
    fn has(self, wanted: u16) -> bool {
        self.flags & wanted == wanted
    }
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

    /// The value that `inst` always equals, if one is found. Never `inst` itself.
    pub fn inst(&mut self, inst: Inst) -> Option<Value> {
        let result = self.question_of(inst)?;
        // In unreachable code an instruction can be its own operand.
        Some(if result == Value::inst(inst) { Value::poison(self.f.ty(inst)) } else { result })
    }

    fn question_of(&mut self, inst: Inst) -> Option<Value> {
        if let Some(constant) = self.f.fold_inst(inst) {
            return Some(constant);
        }
        self.cx.at = inst;
        let (op, flags, ty) = (self.f.op(inst), self.f.flags(inst), self.f.ty(inst));
        let operand = |s: &Self, at: usize| s.f.operand(inst, at);
        match op {
            Opcode::Phi => self.phi_rules(inst),
            Opcode::Call => self.call(inst),
            Opcode::GetElementPtr => self.gep_rules(inst),
            Opcode::ShuffleVector => self.shuffle_rules(inst),
            Opcode::ExtractValue => self.extract_value_rules(inst),
            Opcode::InsertValue => self.insert_value_rules(inst),
            _ => {
                let first = (self.f.num_operands(inst) > 0).then(|| operand(self, 0))?;
                match op {
                    _ if op.is_binary() => self.binary(op, flags, first, operand(self, 1)),
                    _ if op.is_cast() => self.cast(op, flags, first, ty),
                    Opcode::FNeg => self.fneg(first),
                    Opcode::ICmp => self.icmp(self.f.int_pred(inst), flags, first, operand(self, 1), ty),
                    Opcode::FCmp => self.fcmp(self.f.float_pred(inst), flags, first, operand(self, 1), ty),
                    Opcode::Select => {
                        let (left, right) = (operand(self, 1), operand(self, 2));
                        self.select(first, left, right).or_else(|| self.select_with_flags(flags, first, left, right))
                    }
                    Opcode::Freeze => self.freeze_rules(first),
                    Opcode::ExtractElement => self.extract_element_rules(first, operand(self, 1)),
                    Opcode::InsertElement => self.insert_element_rules(first, operand(self, 1), operand(self, 2)),
                    Opcode::Load if facts::is_simple(self.f, inst) => self.load_of_constant(first, ty),
                    _ => None,
                }
            }
        }
    }

    /// `left op right` with flags `flags`.
    pub fn binary(&mut self, op: Opcode, flags: u16, left: Value, right: Value) -> Option<Value> {
        if left.is_constant()
            && right.is_constant()
            && let Some(constant) = self.f.folder().binary(op, flags, left, right)
        {
            return Some(constant);
        }
        // Constants on the right, where the operation commutes.
        let swap = op.is_commutative() && left.is_constant();
        let (left, right) = if swap { (right, left) } else { (left, right) };
        let ty = self.f.type_of(left);
        if left.is_poison() || right.is_poison() {
            return Some(Value::poison(ty));
        }
        let site = Operation { op, flags, left, right, ty };
        if op.class() & class::FP != 0 {
            return self.float_binary(site);
        }
        let result = match op {
            // Operations on two equal numbers.
            Opcode::Sub
            | Opcode::Xor
            | Opcode::And
            | Opcode::Or
            | Opcode::UDiv
            | Opcode::SDiv
            | Opcode::URem
            | Opcode::SRem
                if self.are_equal_by_branch(left, right) =>
            {
                self.equal_operands_rules(site)
            }
            _ => None,
        };
        let result = result.or_else(|| match op {
            Opcode::Add if self.is_plain_sum(site) => self.reassociated(site),
            Opcode::Add => self.add_rules(site),
            Opcode::Sub => self.sub_rules(site),
            Opcode::Mul => self.mul_rules(site),
            Opcode::UDiv | Opcode::SDiv => self.quotient_rules(site),
            Opcode::URem | Opcode::SRem => self.remainder_rules(site),
            Opcode::Shl | Opcode::LShr | Opcode::AShr => self.shift(site),
            Opcode::And => self.and_rules(site),
            Opcode::Or => self.or_rules(site),
            Opcode::Xor => self.xor_rules(site),
            _ => None,
        });
        result.or_else(|| match [left, right].iter().any(|&value| self.is_choice(value)) {
            true => self.thread_rules(Threaded::Binary { op, flags }, left, right),
            false => None,
        })
    }
    /// Whether `value` is a select or phi.
    fn is_choice(&self, value: Value) -> bool {
        value.as_inst().is_some_and(|i| matches!(self.f.op(i), Opcode::Select | Opcode::Phi))
    }

    /// Runs `go` one level deeper, unless that is too deep.
    fn deeper<T>(&mut self, go: impl FnOnce(&mut Self) -> Option<T>) -> Option<T> {
        if self.depth >= MAX_DEPTH {
            return None;
        }
        self.depth += 1;
        let result = go(self);
        self.depth -= 1;
        result
    }

    // ---- facts --------------------------------------------------------------------------------------------------

    /// The analysis of values, in this context.
    pub fn values(&self) -> Values<'_, 'a> {
        Values { f: self.f, dom: self.cx.dom, assumptions: self.cx.assumptions, at: self.cx.at, memo: self.cx.memo }
    }
    /// Known bits of `value`.
    pub fn known(&self, value: Value) -> Option<KnownBits> {
        self.values().known_bits(value)
    }
    /// Whether `value` is neither undef nor poison.
    pub fn well_defined(&self, value: Value) -> bool {
        self.values().not_undef_or_poison(value)
    }
    /// Whether `value` is not zero.
    pub fn non_zero(&self, value: Value) -> bool {
        self.values().is_non_zero(value)
    }
    /// Whether `value` is known to be at least 0, as signed.
    pub fn non_negative(&self, value: Value) -> bool {
        self.known(value).is_some_and(|k| k.is_non_negative())
    }

    fn zero(&mut self, ty: Type) -> Option<Value> {
        self.f.folder().zero(ty)
    }
    fn int(&mut self, ty: Type, number: i64) -> Option<Value> {
        self.f.folder().int_of(ty, number)
    }
    fn bool(&mut self, ty: Type, truth: bool) -> Option<Value> {
        Some(p::make_bool(self.f, ty, truth))
    }
    /// The binary integer operation behind `value`.
    fn operation(&self, value: Value) -> Option<Operation> {
        let def = value.as_inst()?;
        let op = self.f.op(def);
        op.is_int_binary().then(|| Operation {
            op,
            flags: self.f.flags(def),
            left: self.f.operand(def, 0),
            right: self.f.operand(def, 1),
            ty: self.f.ty(def),
        })
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
    /// Whether `icmp pred left, right` is known; for other rules.
    pub fn known_compare(&mut self, pred: IntPred, left: Value, right: Value) -> Option<bool> {
        let ty = self.f.type_of(left);
        let ty = self.cmp_type(ty);
        let answer = self.deeper(|s| s.icmp(pred, 0, left, right, ty))?;
        p::int(self.f, answer).map(|truth| !truth.is_zero())
    }
    /// Whether `value` is undef and not poison.
    fn is_undef(&self, value: Value) -> bool {
        value.is_undef_or_poison() && !value.is_poison()
    }
}

/// `nsw` and `nuw`.
const WRAP: u16 = flags::NUW | flags::NSW;

/// Convenience: the value that `inst` equals, without context.
pub fn simplify_inst(f: &mut FuncMut<'_>, inst: Inst) -> Option<Value> {
    Simplifier::new(f).inst(inst)
}
