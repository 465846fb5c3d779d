//! `lint`: says on the log what is undefined, useless or slow in functions that the verifier accepts. With `abort-on-error` a
//! finding ends the run. Of each instruction the first finding is said.
//!
//! | what | findings |
//! |---|---|
//! | accesses | of null, undef and poison addresses, of constants, functions and blocks; past the end of an object; less aligned than they say |
//! | arithmetic | division by zero or undef, shifts by too much, `undef - undef`, `undef ^ undef` |
//! | vectors | elements that are not there |
//! | calls | another calling convention, number or type of arguments than the callee has; overlapping copies, `noalias` arguments that are one |
//! | control flow | `noreturn` functions that return, stack slots that are returned, jumps to nowhere, unreachable code behind instructions without effects |
//! | stack | slots of constant size outside of the entry block |
//!
//! **Cost**: linear. **Source**: the messages are those of LLVM's pass of this name, so that its tests can judge.

use warpc_analysis::AnalysisSet;
use warpc_analysis::facts::{
    self, const_expr, int_constant, intrinsic, pointer_operand, signed_constant, underlying_object,
};
use warpc_analysis::known_bits::Values;
use warpc_ir::attrs::AttrKind;
use warpc_ir::ids::*;
use warpc_ir::intrinsics::id;
use warpc_ir::module::{GlobalKind, Symbol};
use warpc_ir::{Func, FuncMut, Opcode, TypeKind, Value, ValueKind};
use warpc_phase::{FunctionPass, Outcome, PassBody, PassCx, PassInfo};
use warpc_text::FunctionText;

const NAME: &str = "lint";

/// Row of the pass table.
pub const INFO: PassInfo =
    crate::row::of_function(NAME, "say what is undefined or useless", AnalysisSet::NONE, |mut params| {
        let aborts = params.take_flag("abort-on-error", false);
        params.finish(NAME)?;
        Ok(PassBody::Function(Box::new(Lint { aborts })))
    });

/// Steps from an address to the object that it is in.
const MOST_STEPS: u32 = 64;

struct Lint {
    aborts: bool,
}

impl FunctionPass for Lint {
    fn run(&mut self, func: &mut FuncMut<'_>, cx: &mut PassCx<'_>) -> Outcome {
        let mut found: Vec<(Inst, &'static str)> = Vec::new();
        for block in func.block_order() {
            for inst in func.block_insts(block) {
                let mut first = None;
                judge(func, inst, &mut |message| first = first.or(Some(message)));
                found.extend(first.map(|message| (inst, message)));
            }
        }
        if let Some(&(first, _)) = found.first().filter(|_| self.aborts) {
            cx.error(NAME, "Findings", first, "linter found errors, aborting. (enabled by abort-on-error)");
        }
        let mut text = String::new();
        let mut texts = FunctionText::new(func);
        for (inst, message) in found {
            text += message;
            text.push('\n');
            text += "  ";
            texts.inst(func, inst, &mut text);
            text.push('\n');
        }
        cx.print(text);
        Outcome::Unchanged
    }
}

/// Says what is wrong with `inst`.
fn judge(func: &Func<'_>, inst: Inst, say: &mut impl FnMut(&'static str)) {
    use Opcode::*;
    let op = func.op(inst);
    match op {
        Load | Store | AtomicRmw | CmpXchg => judge_access(func, inst, say),
        UDiv | SDiv | URem | SRem if may_be_zero(func, func.operand(inst, 1)) => {
            say("Undefined behavior: Division by zero");
        }
        Shl | LShr | AShr => {
            let bits = func.types().scalar_bits(func.ty(inst)).map(u128::from);
            if int_constant(func, func.operand(inst, 1)).zip(bits).is_some_and(|(by, bits)| by >= bits) {
                say("Undefined result: Shift count out of range");
            }
        }
        Sub | Xor if (0..2).all(|side| func.operand(inst, side).is_undef_or_poison()) => {
            say(if op == Sub { "Undefined result: sub(undef, undef)" } else { "Undefined result: xor(undef, undef)" });
        }
        ExtractElement if is_past_end(func, func.operand(inst, 0), func.operand(inst, 1)) => {
            say("Undefined result: extractelement index out of range");
        }
        InsertElement if is_past_end(func, func.operand(inst, 0), func.operand(inst, 2)) => {
            say("Undefined result: insertelement index out of range");
        }
        Alloca if func.block_of(inst) != func.entry() && func.operand(inst, 0).is_constant() => {
            say("Pessimization: Static alloca outside of entry block");
        }
        Ret => judge_return(func, inst, say),
        IndirectBr if func.num_operands(inst) == 1 => say("Undefined behavior: indirectbr with no destinations"),
        Unreachable => {
            let before = func.prev(inst);
            if before.is_some() && !facts::has_side_effects(func, before) {
                say("Unusual: unreachable immediately preceded by instruction without side effects");
            }
        }
        _ if op.is_call() => judge_call(func, inst, say),
        _ => {}
    }
}

fn may_be_zero(func: &Func<'_>, divisor: Value) -> bool {
    divisor.is_undef_or_poison() || func.consts().is_zero(divisor)
}

fn is_past_end(func: &Func<'_>, vector: Value, index: Value) -> bool {
    let len = func.types().vector(func.type_of(vector)).filter(|shape| !shape.1).map(|shape| u128::from(shape.0));
    int_constant(func, index).zip(len).is_some_and(|(index, len)| index >= len)
}

fn judge_return(func: &Func<'_>, inst: Inst, say: &mut impl FnMut(&'static str)) {
    let attrs = func.ctx().globals.parts[func.global().index()].attrs;
    if func.ctx().attrs().fn_has(attrs, AttrKind::NoReturn) {
        say("Unusual: Return statement in function with noreturn attribute");
    }
    if func.num_operands(inst) == 1 && func.types().is_ptr(func.type_of(func.operand(inst, 0))) {
        let object = underlying_object(func, func.operand(inst, 0), MOST_STEPS);
        if object.as_inst().is_some_and(|slot| func.op(slot) == Opcode::Alloca) {
            say("Unusual: Returning alloca value");
        }
    }
}

/// Offset of `address` in its object, where it is a number.
fn offset_in(func: &Func<'_>, mut address: Value) -> Option<(Value, i128)> {
    let mut offset = 0i128;
    for _ in 0..MOST_STEPS {
        let (elem, operands): (Type, Vec<Value>) = match (address.as_inst(), const_expr(func, address)) {
            (Some(gep), _) if func.op(gep) == Opcode::GetElementPtr => {
                (Type(func.aux(gep).a), func.operands(gep).collect())
            }
            (_, Some((Opcode::GetElementPtr, list))) => {
                (address.as_const().and_then(|c| func.consts().expr(c))?.elem, list.to_vec())
            }
            _ => return Some((address, offset)),
        };
        let mut ty = elem;
        for (n, &index) in operands[1..].iter().enumerate() {
            let number = signed_constant(func, index)?;
            let (types, layout) = (func.types(), func.layout());
            if n > 0 && types.fields(ty).is_some() {
                let field = u64::try_from(number).ok()?;
                offset += i128::from(layout.element_offset(types, ty, field));
                ty = types.element(ty, field)?;
            } else {
                ty = if n == 0 { ty } else { types.sequence_element(ty)? };
                offset += number.checked_mul(i128::from(layout.fixed_alloc_size(types, ty)?))?;
            }
        }
        address = operands[0];
    }
    None
}

/// Bytes and alignment of an object whose extent is known.
fn extent(func: &Func<'_>, object: Value) -> (Option<u64>, Option<u64>) {
    let (types, layout, ctx) = (func.types(), func.layout(), func.ctx());
    match object.kind() {
        ValueKind::Inst(slot) if func.op(slot) == Opcode::Alloca => {
            let each = layout.fixed_alloc_size(types, Type(func.aux(slot).a));
            let count = int_constant(func, func.operand(slot, 0)).and_then(|count| u64::try_from(count).ok());
            let size = each.zip(count).and_then(|(each, count)| each.checked_mul(count));
            (size, Some(warpc_ir::Aux::unpack_align(func.aux(slot).b)))
        }
        ValueKind::Global(global) => {
            let (symbol, shape) = (ctx.globals.sym[global.index()], ctx.globals.shape[global.index()]);
            let is_known =
                symbol.kind == GlobalKind::Variable && !symbol.is_declaration() && !symbol.linkage.is_interposable();
            let size = is_known.then(|| layout.fixed_alloc_size(types, shape.ty)).flatten();
            (size, None)
        }
        _ => (None, None),
    }
}

fn judge_access(func: &Func<'_>, inst: Inst, say: &mut impl FnMut(&'static str)) {
    let Some(address) = pointer_operand(func, inst) else { return };
    let (reads, writes) = (func.op(inst) != Opcode::Store, func.op(inst) != Opcode::Load);
    let ty = match func.op(inst) {
        Opcode::Load | Opcode::AtomicRmw => func.ty(inst),
        Opcode::Store => func.type_of(func.operand(inst, 0)),
        _ => func.type_of(func.operand(inst, 1)),
    };
    let object = underlying_object(func, address, MOST_STEPS);
    let is_generic = func.types().addrspace(func.type_of(address)) == Some(0);
    if func.consts().is_zero(object) && is_generic {
        say("Undefined behavior: Null pointer dereference");
    }
    if object.is_undef_or_poison() {
        say("Undefined behavior: Undef pointer dereference");
    }
    if let Some(global) = object.as_global() {
        let symbol = func.ctx().globals.sym[global.index()];
        match symbol.kind {
            GlobalKind::Variable if writes && symbol.has(Symbol::CONSTANT) => {
                say("Undefined behavior: Write to read-only memory");
            }
            GlobalKind::Function if writes => say("Undefined behavior: Write to text section"),
            GlobalKind::Function if reads => say("Unusual: Load from function body"),
            _ => {}
        }
    }
    let Some((base, offset)) = offset_in(func, address) else { return };
    let (size, align) = extent(func, base);
    let (types, layout) = (func.types(), func.layout());
    if let Some((size, bytes)) = size.zip(layout.fixed_store_size(types, ty))
        && (offset < 0 || offset + i128::from(bytes) > i128::from(size))
    {
        say("Undefined behavior: Buffer overflow");
    }
    let known = align.unwrap_or_else(|| Values::new(func).pointer_alignment(base));
    // An address is aligned as its object and its offset are; an object of unknown alignment may be aligned by chance.
    let is_short =
        align.is_some() && (offset.unsigned_abs() | u128::from(known)) % u128::from(func.mem(inst).align.max(1)) != 0;
    if is_short {
        say("Undefined behavior: Memory reference address is misaligned");
    }
}

fn judge_call(func: &Func<'_>, inst: Inst, say: &mut impl FnMut(&'static str)) {
    let row = func.call(inst);
    let arguments: Vec<Value> = func.operands(inst).take(row.num_args as usize).collect();
    if let Some(callee) = func.callee(inst).as_global() {
        let (symbol, shape) = (func.ctx().globals.sym[callee.index()], func.ctx().globals.shape[callee.index()]);
        if symbol.kind == GlobalKind::Function {
            if shape.cc != row.cc {
                say("Undefined behavior: Caller and callee calling convention differ");
            }
            judge_arguments(func, shape.ty, &arguments, inst, say);
        }
    }
    let is_noalias = |n: usize| facts::call_arg_has(func, inst, n, AttrKind::NoAlias);
    let is_pointer = |value: Value| func.types().is_ptr(func.type_of(value));
    for (n, &argument) in arguments.iter().enumerate().filter(|&(n, &value)| is_pointer(value) && is_noalias(n)) {
        if arguments.iter().enumerate().any(|(other, &value)| other != n && value == argument && !value.is_constant()) {
            say("Unusual: noalias argument aliases another argument");
        }
    }
    let overlaps =
        || arguments.len() > 2 && arguments[0] == arguments[1] && int_constant(func, arguments[2]) != Some(0);
    if intrinsic(func, inst) == Some(id::MEMCPY) && overlaps() {
        say("Undefined behavior: memcpy source and destination overlap");
    }
}

/// Compares what is passed with what the callee, of type `ty`, takes.
fn judge_arguments(func: &Func<'_>, ty: Type, arguments: &[Value], inst: Inst, say: &mut impl FnMut(&'static str)) {
    let Some((result, params, is_variadic)) = func.types().func(ty) else { return };
    let fits = if is_variadic { arguments.len() >= params.len() } else { arguments.len() == params.len() };
    if !fits {
        say("Undefined behavior: Call argument count mismatches callee argument count");
    }
    if func.ty(inst) != result && !matches!(func.types().kind(func.ty(inst)), TypeKind::Void) {
        say("Undefined behavior: Call return type mismatches callee return type");
    }
    if arguments.iter().zip(params).any(|(&value, &param)| func.type_of(value) != param) {
        say("Undefined behavior: Call argument type mismatches callee parameter type");
    }
}
