//! `drop-unnecessary-assumes`: assumptions go that say something of values which nothing but assumptions uses.
//!
//! **When**: all values that a condition, or a pointer of an operand bundle, speaks of reach assumptions alone, through instructions without
//! effects. Bundles `dereferenceable` stay unless `drop-deref` is given; bundles without operands, tests of types, and what speaks of
//! variables of the module stay. **How**: users of the values, at most [`MOST_USERS`]; what only computed the condition goes too.
//! **Cost**: linear in the assumptions, times that bound. **Invariants**: control flow stays. **Source**: LLVM's pass of this name.
//! **Relies on** what counts as an effect: what a condition is computed from goes only where it has none, so volatile and atomic accesses
//! stay.

use smallvec::SmallVec;
use warpc_analysis::{AnalysisSet, facts};
use warpc_ir::ids::*;
use warpc_ir::intrinsics::id;
use warpc_ir::{Builder, Func, FuncMut, Opcode, Value};
use warpc_phase::{FunctionPass, Level, Outcome, PassBody, PassCx, PassInfo};
use warpc_scalar::dce::erase_dead_chain;

/// Row of the pass table.
pub const INFO: PassInfo = PassInfo {
    name: "drop-unnecessary-assumes",
    summary: "drop assumptions about what only assumptions use",
    level: Level::Function,
    reads: AnalysisSet::NONE,
    preserves: AnalysisSet::CFG,
    columns: warpc_ir::column_sets::REWRITE,
    knobs: &[],
    idempotent: false,
    required: false,
    make: |mut params| {
        let drops_dereferenceable = params.take_flag("drop-deref", false);
        params.finish(INFO.name)?;
        Ok(PassBody::Function(Box::new(DropAssumes { drops_dereferenceable })))
    },
};

/// Users of what an assumption speaks of that are looked at; with more it stays.
const MOST_USERS: usize = 32;

struct DropAssumes {
    drops_dereferenceable: bool,
}

impl FunctionPass for DropAssumes {
    fn run(&mut self, func: &mut FuncMut<'_>, _cx: &mut PassCx<'_>) -> Outcome {
        if !func.intrins().has(id::ASSUME) {
            return Outcome::Unchanged;
        }
        let insts = func.block_order().flat_map(|block| func.block_insts(block));
        let assumes: Vec<Inst> = insts.filter(|&inst| is_assume(func, inst)).collect();
        let mut changed = false;
        for assume in assumes {
            changed |= match func.call(assume).bundles.is_empty() {
                true => drop_condition(func, assume),
                false => self.drop_bundles(func, assume),
            };
        }
        Outcome::of(changed, AnalysisSet::CFG)
    }
}

fn is_assume(func: &Func<'_>, inst: Inst) -> bool {
    facts::intrinsic(func, inst) == Some(id::ASSUME)
}

/// Erases `assume` and what only it used.
fn erase(func: &mut FuncMut<'_>, assume: Inst) {
    erase_dead_chain(func, &mut vec![assume], Inst::NONE);
}

fn drop_condition(func: &mut FuncMut<'_>, assume: Inst) -> bool {
    let condition = func.operand(assume, 0);
    let is_test = condition.as_inst().and_then(|inst| facts::intrinsic(func, inst));
    if matches!(is_test, Some(id::TYPE_TEST | id::PUBLIC_TYPE_TEST))
        || !are_only_assumed(func, &spoken_of(func, condition))
    {
        return false;
    }
    erase(func, assume);
    true
}

impl DropAssumes {
    fn drop_bundles(&self, func: &mut FuncMut<'_>, assume: Inst) -> bool {
        let row = func.call(assume).clone();
        let mut at = row.num_args as usize;
        let mut kept = Vec::new();
        let mut operands: Vec<Value> = func.operands(assume).take(at).collect();
        for &(tag, len) in &row.bundles {
            let inside: SmallVec<[Value; 4]> = (at..at + len as usize).map(|n| func.operand(assume, n)).collect();
            at += len as usize;
            let goes = match func.ctx().str(tag) {
                b"ignore" => true,
                b"dereferenceable" => self.drops_dereferenceable,
                b"separate_storage" => {
                    let objects: Vec<Value> = inside.iter().map(|&p| facts::underlying_object(func, p, 8)).collect();
                    !inside.is_empty() && are_only_assumed(func, &objects)
                }
                _ => !inside.is_empty() && are_only_assumed(func, &inside[..1]),
            };
            if !goes {
                kept.push((tag, len));
                operands.extend(inside);
            }
        }
        if kept.len() == row.bundles.len() {
            return false;
        }
        if !kept.is_empty() {
            operands.push(func.callee(assume));
            let num_bundle_ops = kept.iter().map(|bundle| bundle.1).sum();
            let number = func.side().calls.len() as u32;
            func.side_mut().calls.push(warpc_ir::body::CallRow { bundles: kept.into(), num_bundle_ops, ..row });
            let aux = warpc_ir::Aux { a: number, b: 0 };
            let new = Builder::before(func, assume).emit(Opcode::Call, 0, Type::VOID, &operands, aux);
            func.copy_attachments(new, assume);
        }
        erase(func, assume);
        true
    }
}

/// The values of the function that `condition` being true says something of.
fn spoken_of(func: &Func<'_>, condition: Value) -> Vec<Value> {
    let mut found = vec![condition];
    let mut at = 0;
    while let Some(&value) = found.get(at) {
        at += 1;
        let Some(inst) = value.as_inst() else { continue };
        let op = func.op(inst);
        let is_logic = matches!(op, Opcode::And | Opcode::Or | Opcode::Xor | Opcode::Select);
        let is_comparison = matches!(op, Opcode::ICmp | Opcode::FCmp);
        // One step through what can be undone, as a fact of the result is one of the operand.
        let is_step = matches!(
            op,
            Opcode::Trunc | Opcode::PtrToInt | Opcode::BitCast | Opcode::ZExt | Opcode::SExt | Opcode::Freeze
        ) || op.is_int_binary() && func.operand(inst, 1).is_constant();
        if is_logic || is_comparison || is_step {
            found.extend(func.operands(inst).filter(|&o| !o.is_constant()));
            found.dedup();
        }
        if found.len() > MOST_USERS {
            break;
        }
    }
    found
}

/// Whether all that depends on `values` are assumptions.
fn are_only_assumed(func: &Func<'_>, values: &[Value]) -> bool {
    let mut users: SmallVec<[Inst; 32]> = SmallVec::new();
    let add_users = |value: Value, users: &mut SmallVec<[Inst; 32]>| {
        for site in func.uses(value) {
            let user = func.user(site);
            if !users.contains(&user) {
                if users.len() == MOST_USERS {
                    return false;
                }
                users.push(user);
            }
        }
        true
    };
    // Variables of the module may have users in other functions.
    let is_of_function = |value: &Value| value.as_inst().is_some() || value.as_arg().is_some();
    if !values.iter().all(|value| is_of_function(value) && add_users(*value, &mut users)) {
        return false;
    }
    let mut at = 0;
    while let Some(&user) = users.get(at) {
        at += 1;
        if is_assume(func, user) {
            continue;
        }
        if facts::has_side_effects(func, user) || !add_users(user.into(), &mut users) {
            return false;
        }
    }
    true
}
