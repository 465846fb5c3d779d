//! Operand bundles of the call, and calls of the callee that leave compiled code.
//!
//! A `deopt` bundle says how to go on in an interpreter. Behind a call that has one, the state of the callee is that of its frame on
//! top of the caller's, so the operands of the call come before those of the cloned bundles. A cloned call of
//! `llvm.experimental.deoptimize` returns from the caller.

use super::NoInline;
use warpc_analysis::facts;
use warpc_ir::body::{Aux, CallRow};
use warpc_ir::edit::build::Builder;
use warpc_ir::func::{Func, FuncMut};
use warpc_ir::ids::*;
use warpc_ir::intrinsics::id;
use warpc_ir::opcode::Opcode;
use warpc_ir::value::Value;

/// What the bundles of a call say.
#[derive(Default)]
pub struct Bundles {
    /// The token of `convergencectrl`.
    pub token: Option<Value>,
    /// The operands of `deopt`.
    pub state: Vec<Value>,
}

impl Bundles {
    /// Those of `call`; `Err` when one has no meaning in inlined code.
    pub fn of(func: &Func<'_>, call: Inst) -> Result<Bundles, NoInline> {
        let row = func.call(call);
        let mut bundles = Bundles::default();
        let mut at = row.num_args as usize;
        for &(tag, count) in row.bundles.iter() {
            let mut operands = (at..at + count as usize).map(|k| func.operand(call, k));
            match func.ctx().tables.strings.get(tag) {
                b"convergencectrl" => bundles.token = operands.next(),
                b"deopt" => bundles.state = operands.collect(),
                b"kcfi" => {}
                _ => return Err(NoInline::Bundles),
            }
            at += count as usize;
        }
        Ok(bundles)
    }
}

/// Puts `state` before the operands of the `deopt` bundle of a call that is being cloned: `row` and `operands` are the clone's.
pub fn prepend_state(func: &Func<'_>, row: &mut CallRow, operands: &mut Vec<Value>, state: &[Value]) {
    let mut at = row.num_args as usize;
    for (tag, count) in row.bundles.iter_mut() {
        if func.ctx().tables.strings.get(*tag) == b"deopt" {
            operands.splice(at..at, state.iter().copied());
            *count += state.len() as u32;
            row.num_bundle_ops += state.len() as u32;
            return;
        }
        at += *count as usize;
    }
}

/// The call of `llvm.experimental.deoptimize` that return `ret` only passes on.
pub fn deoptimizing(func: &Func<'_>, ret: Inst) -> Option<Inst> {
    let call = func.prev(ret).get()?;
    (func.op(call) == Opcode::Call && facts::intrinsic(func, call) == Some(id::EXPERIMENTAL_DEOPTIMIZE)).then_some(call)
}

/// Makes return `ret` of the callee, behind deoptimizing `call`, one of the caller, whose result has type `ty`.
pub fn return_from_caller(func: &mut FuncMut<'_>, call: Inst, ret: Inst, ty: Type) {
    let block = func.block_of(ret);
    let at = func.loc(call);
    func.erase(ret);
    let Some(callee) = Builder::at_end(func, block).intrinsic_callee(id::EXPERIMENTAL_DEOPTIMIZE, &[ty]) else {
        return;
    };
    let (value, fn_ty) = callee.parts();
    let mut operands: Vec<Value> = func.operands(call).collect();
    operands.pop();
    let mut row = func.call(call).clone();
    row.fn_ty = fn_ty;
    // What was said of a result of the other type has no meaning.
    let list = func.attrs().list(row.attrs).clone();
    row.attrs = func.intern_attrs(list.func, AttrSet::EMPTY, list.params.to_vec());
    operands.push(value);
    let a = func.side().calls.len() as u32;
    func.side_mut().calls.push(row);
    func.erase(call);
    let new = func.new_inst(Opcode::Call, 0, ty, &operands, Aux { a, b: 0 });
    func.append(new, block);
    func.set_loc(new, at);
    let mut builder = Builder::at_end(func, block);
    if ty == Type::VOID {
        builder.ret(None)
    } else {
        builder.ret(Some(Value::inst(new)))
    };
}
