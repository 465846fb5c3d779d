//! Addresses as LLVM's expander writes them: the pointer that they start from, and one offset in bytes, `scevgep`.

use super::apply::{Done, Shape};
use super::plan::{Memory, Plan, plan};
use super::{Options, Refusal};
use warpc_ir::ids::*;
use warpc_ir::opcode::flags;
use warpc_ir::{Builder, FuncMut, Opcode, Value};
use warpc_scev::{Expr, Kind, Scev, Se, Wrap};

/// A plan for an expression that may be an address.
#[derive(Clone, Debug)]
pub struct AddressPlan {
    /// The pointer that it starts from, where something is added to it.
    base: Option<Value>,
    /// What is added; without a base, the expression.
    rest: Plan,
    /// The sum does not wrap without a sign.
    is_nuw: bool,
    at: Inst,
}

/// Plans the value of `expr` before `at`, addresses as a pointer and an offset.
pub fn plan_address(
    se: &mut Se<'_, '_>,
    memory: &mut Memory,
    options: &Options,
    expr: Expr,
    at: Inst,
) -> Result<AddressPlan, Refusal> {
    let start = se.pointer_base(expr);
    let base = se.unknown(start).filter(|base| start != expr && se.is_ptr(expr) && !base.is_undef_or_poison());
    let is_nuw = se.kind(expr) == Kind::Add && se.wrap(expr).has(Wrap::NUW);
    let whole = plan(se, memory, options, expr, at)?;
    // An address that is there already is taken as it is.
    if base.is_none() || whole.is_empty() {
        return Ok(AddressPlan { base: None, rest: whole, is_nuw, at });
    }
    let rest = se.remove_base(expr);
    Ok(AddressPlan { base, rest: plan(se, memory, options, rest, at)?, is_nuw, at })
}

impl AddressPlan {
    /// Inserts the plan, as [`Plan::apply`] does.
    pub fn apply(&self, func: &mut FuncMut<'_>, scev: &mut Scev, shape: &Shape<'_>) -> Done {
        let mut done = self.rest.apply(func, scev, shape);
        for &inst in &done.inserted {
            if func.op(inst) == Opcode::GetElementPtr {
                func.set_name(inst.into(), b"scevgep");
            }
        }
        let Some(base) = self.base else { return done };
        let (byte, ty) = (func.int_type(8), func.type_of(base));
        done.value =
            Builder::before(func, self.at).gep(byte, base, &[done.value], ty, if self.is_nuw { flags::NUW } else { 0 });
        func.set_name(done.value, b"scevgep");
        done.inserted.extend(done.value.as_inst());
        done
    }
}
