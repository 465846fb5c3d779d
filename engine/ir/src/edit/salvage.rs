//! What becomes of the debug records of an instruction that is erased: they say from its operands what it computed.
//!
//! Casts, address computations, integer arithmetic and comparisons have operators in debug expressions. Any other value is lost and its
//! records name poison, which a debugger shows as "optimised out". The rules and limits are those of LLVM's `salvageDebugInfo`, so that
//! debug information after the same passes is the same. Loads are left out on purpose: memory may have changed since.
//! Cost: the records that name the instruction, each with an expression of at most [`LONGEST`] elements.

use crate::body::{DbgKind, LocalMd};
use crate::consts::{ConstKind, sign_extend};
use crate::debug_expression::{self as expression, Elements};
use crate::dwarf::op;
use crate::func::{Func, FuncMut};
use crate::ids::*;
use crate::new_metadata::NewNode;
use crate::opcode::{IntPred, Opcode};
use crate::types::TypeKind;
use crate::value::{Value, ValueKind};
use smallvec::SmallVec;

/// The most elements of an expression, and the most operands of a record.
const LONGEST: usize = 128;
const MOST_OPERANDS: usize = 16;

/// DWARF's numbers of the encodings of an integer.
const SIGNED: u64 = 0x5;
const UNSIGNED: u64 = 0x7;

/// How the value of an instruction comes from its operands.
struct Recipe {
    /// The operand that the operators start from.
    source: Value,
    /// What follows; an operand of `more` is named by `DW_OP_LLVM_arg` and its number there.
    operators: Elements,
    /// Further operands.
    more: SmallVec<[Value; 2]>,
}

impl Recipe {
    /// The operators for a record with `operands` operands that its expression names, or none.
    fn operators_for(&self, operands: u64) -> Elements {
        if self.more.is_empty() {
            return self.operators.clone();
        }
        let mut out = Elements::new();
        if operands == 0 {
            out.extend([op::ARG, 0]);
        }
        for operation in expression::operations(&self.operators) {
            match *operation {
                [op::ARG, number] => out.extend([op::ARG, number + operands.max(1)]),
                _ => out.extend_from_slice(operation),
            }
        }
        out
    }
}

/// The recipe of `inst`, if debug expressions have operators for it.
fn recipe(func: &Func<'_>, inst: Inst) -> Option<Recipe> {
    let mut made = Recipe { source: func.operands(inst).next()?, operators: Elements::new(), more: SmallVec::new() };
    match func.op(inst) {
        Opcode::BitCast => {}
        Opcode::Trunc | Opcode::ZExt | Opcode::SExt | Opcode::PtrToInt | Opcode::IntToPtr => {
            let (from, to) = (scalar_bits(func, func.type_of(made.source))?, scalar_bits(func, func.ty(inst))?);
            if from != to {
                let encoding = if func.op(inst) == Opcode::SExt { SIGNED } else { UNSIGNED };
                made.operators.extend([op::CONVERT, from, encoding, op::CONVERT, to, encoding]);
            }
        }
        Opcode::GetElementPtr => address(func, inst, &mut made)?,
        Opcode::ICmp => {
            scalar_bits(func, func.type_of(made.source))?;
            let predicate = func.int_pred(inst);
            let constant = if is_signed(predicate) { op::CONSTS } else { op::CONSTU };
            second_operand(func, func.operand(inst, 1), constant, &mut made)?;
            made.operators.push(comparison(predicate));
        }
        binary => {
            let operator = arithmetic(binary)?;
            func.types().int_bits(func.ty(inst))?;
            let second = func.operand(inst, 1);
            match integer(func, second) {
                Some(number) if matches!(binary, Opcode::Add | Opcode::Sub) => {
                    let offset = if binary == Opcode::Add { number } else { number.wrapping_neg() };
                    expression::append_offset(&mut made.operators, offset);
                }
                _ => {
                    second_operand(func, second, op::CONSTU, &mut made)?;
                    made.operators.push(operator);
                }
            }
        }
    }
    Some(made)
}

/// Puts the second operand of a binary operation on the stack: a constant, or a further operand. Wider constants have no form.
fn second_operand(func: &Func<'_>, value: Value, constant: u64, made: &mut Recipe) -> Option<()> {
    if let Some(number) = integer(func, value) {
        made.operators.extend([constant, number as u64]);
    } else if value.as_const().is_some_and(|c| func.consts().row(c).kind == ConstKind::WideInt) {
        return None;
    } else {
        made.operators.extend([op::ARG, 0]);
        made.more.push(value);
    }
    Some(())
}

/// The offset of an address computation: constants, and indices times their sizes.
fn address(func: &Func<'_>, inst: Inst, made: &mut Recipe) -> Option<()> {
    let mut ty = Type(func.aux(inst).a);
    func.types().addrspace(func.ty(inst))?;
    let mut constant = 0i64;
    let mut variables: SmallVec<[(Value, i64); 2]> = SmallVec::new();
    for (number, index) in func.operands(inst).skip(1).enumerate() {
        let size = if number == 0 {
            func.layout().fixed_alloc_size(func.types(), ty)?
        } else {
            match *func.types().kind(ty) {
                TypeKind::Array { elem, .. } | TypeKind::Vector { elem, .. } => {
                    ty = elem;
                    func.layout().fixed_alloc_size(func.types(), ty)?
                }
                _ => {
                    let field = func.consts().as_int(index)?;
                    constant =
                        constant.wrapping_add(func.layout().field_offset(func.types(), ty, field as usize) as i64);
                    ty = func.types().element(ty, field)?;
                    continue;
                }
            }
        };
        let size = i64::try_from(size).ok()?;
        match integer(func, index) {
            Some(number) => constant = constant.wrapping_add(number.wrapping_mul(size)),
            None if size == 0 => {}
            None => match variables.iter_mut().find(|known| known.0 == index) {
                Some(known) => known.1 = known.1.wrapping_add(size),
                None => variables.push((index, size)),
            },
        }
    }
    for (number, &(index, size)) in variables.iter().enumerate() {
        made.operators.extend([op::ARG, number as u64, op::CONSTU, size as u64, op::MUL, op::PLUS]);
        made.more.push(index);
    }
    expression::append_offset(&mut made.operators, constant);
    Some(())
}

/// An integer constant of at most 64 bits, sign-extended.
fn integer(func: &Func<'_>, value: Value) -> Option<i64> {
    Some(sign_extend(func.consts().as_int(value)?, func.types().int_bits(func.type_of(value))?))
}

/// Bits of an integer or pointer.
fn scalar_bits(func: &Func<'_>, ty: Type) -> Option<u64> {
    let space = |ty| func.types().addrspace(ty).map(|space| func.layout().pointer_bits(space));
    func.types().int_bits(ty).or_else(|| space(ty).filter(|_| !func.types().is_vector(ty))).map(u64::from)
}

fn arithmetic(opcode: Opcode) -> Option<u64> {
    Some(match opcode {
        Opcode::Add => op::PLUS,
        Opcode::Sub => op::MINUS,
        Opcode::Mul => op::MUL,
        Opcode::SDiv => op::DIV,
        Opcode::SRem => op::MOD,
        Opcode::Or => op::OR,
        Opcode::And => op::AND,
        Opcode::Xor => op::XOR,
        Opcode::Shl => op::SHL,
        Opcode::LShr => op::SHR,
        Opcode::AShr => op::SHRA,
        _ => return None,
    })
}

fn is_signed(predicate: IntPred) -> bool {
    matches!(predicate, IntPred::Sgt | IntPred::Sge | IntPred::Slt | IntPred::Sle)
}

fn comparison(predicate: IntPred) -> u64 {
    match predicate {
        IntPred::Eq => op::EQ,
        IntPred::Ne => op::NE,
        IntPred::Ugt | IntPred::Sgt => op::GT,
        IntPred::Uge | IntPred::Sge => op::GE,
        IntPred::Ult | IntPred::Slt => op::LT,
        IntPred::Ule | IntPred::Sle => op::LE,
    }
}

impl FuncMut<'_> {
    /// Elements of expression `node`, of the module or made by this function.
    pub fn expression_elements(&self, node: Md) -> Option<Elements> {
        match self.new_md(node) {
            Some(NewNode::Expression(list)) => Some(list[..].into()),
            Some(_) => None,
            None => {
                let tables = self.ctx().tables;
                expression::elements(tables.metadata.nodes().get(node.index())?, &tables.strings)
            }
        }
    }

    /// Makes the debug records that name `inst`, which is about to be erased, say what it computed from its operands, where there is a form
    /// for it.
    pub(super) fn salvage_debug_uses(&mut self, inst: Inst) {
        let rows = self.debug_records_with(inst);
        if rows.is_empty() {
            return;
        }
        let Some(recipe) = recipe(self, inst) else { return };
        for row in rows {
            let record = self.side().dbg[row];
            if record.address == Value::inst(inst) {
                self.salvage_address(row, &recipe);
            }
            if record.value == Value::inst(inst) || matches!(record.value.kind(), ValueKind::LocalMeta(_)) {
                self.salvage_value(row, inst, &recipe);
            }
        }
    }

    fn salvage_value(&mut self, row: usize, inst: Inst, recipe: &Recipe) {
        let record = self.side().dbg[row];
        let Some(mut list) = self.expression_elements(record.expr) else { return };
        let me = Value::inst(inst);
        let mut operands: SmallVec<[(Type, Value); 4]> = match record.value.kind() {
            ValueKind::LocalMeta(at) => match &self.side().local_md[at as usize] {
                LocalMd::ArgList(list) => list.iter().copied().collect(),
                LocalMd::Value(..) => return,
            },
            _ => SmallVec::from_slice(&[(record.ty, record.value)]),
        };
        let named = expression::operations(&list).filter(|o| o[0] == op::ARG).map(|o| o[1] + 1).max().unwrap_or(0);
        let is_value = record.kind != DbgKind::Declare;
        let mut more: SmallVec<[(Type, Value); 4]> = SmallVec::new();
        for (number, operand) in operands.iter_mut().enumerate() {
            if operand.1 == me {
                let next = if named == 0 { 0 } else { named + more.len() as u64 };
                let operators = recipe.operators_for(next);
                list = expression::work_on_operand(&list, &operators, number as u64, is_value);
                *operand = (self.type_of(recipe.source), recipe.source);
                more.extend(recipe.more.iter().map(|&value| (self.type_of(value), value)));
            }
        }
        let list = expression::fold_constants(&list);
        if list.len() > LONGEST || !more.is_empty() && (!is_value || operands.len() + more.len() > MOST_OPERANDS) {
            return;
        }
        operands.extend(more);
        let expr = self.add_md(NewNode::Expression(list[..].into()));
        let (ty, value) = match operands[..] {
            [one] if record.value == me => one,
            _ => {
                let rows = &mut self.side_mut().local_md;
                rows.push(LocalMd::ArgList(operands.as_slice().into()));
                (Type::METADATA, Value::local_meta(rows.len() as u32 - 1))
            }
        };
        self.set_debug_value(row, value);
        let record = &mut self.side_mut().dbg[row];
        (record.ty, record.expr) = (ty, expr);
    }

    /// The address that an assignment writes to.
    fn salvage_address(&mut self, row: usize, recipe: &Recipe) {
        let record = self.side().dbg[row];
        let Some(list) = self.expression_elements(record.address_expr) else { return };
        let list = expression::fold_constants(&expression::work_on_operand(&list, &recipe.operators, 0, false));
        if !recipe.more.is_empty() || list.len() > LONGEST {
            return;
        }
        let ty = self.type_of(recipe.source);
        let expr = self.add_md(NewNode::Expression(list[..].into()));
        self.set_debug_address(row, recipe.source);
        let record = &mut self.side_mut().dbg[row];
        (record.address_ty, record.address_expr) = (ty, expr);
    }
}
