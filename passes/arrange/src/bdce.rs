//! `bdce`: what only bits that nobody needs are computed from goes.
//!
//! **When**: instructions without effect whose result has no demanded bit ([`crate::demanded_bits`]); `and`, `or`, `xor` with a
//! constant that changes no demanded bit; sign extensions whose upper bits nobody needs, which become zero extensions; operands
//! without demanded bits, which become 0.
//! **How**: everything is decided on the function as it is, then done. **Invariants**: where an operand changes, all
//! instructions up to the next ones whose bits are all needed give up the flags that poison a result, as a claim about bits
//! that changed may not hold any more. Effects, calls and blocks stay. Debug records of erased values say what they were, where they can.
//! **Cost**: linear.
//! **Relies on** what counts as an effect ([`crate::demanded_bits`]): volatile and atomic accesses stay, and calls that may write; one
//! whose bits nobody needs goes, if all it did was to compute them.

use crate::demanded_bits::DemandedBits;
use warpc_analysis::{AnalysisSet, Values, facts};
use warpc_columns::RowSet;
use warpc_ir::ids::*;
use warpc_ir::{Builder, Func, FuncMut, Opcode};
use warpc_phase::{FunctionPass, Level, Outcome, PassBody, PassCx, PassInfo};
use warpc_scalar::patterns as p;

/// Row of the pass table.
pub const INFO: PassInfo = PassInfo {
    name: "bdce",
    summary: "erase what only bits that nobody needs are computed from",
    level: Level::Function,
    reads: AnalysisSet::CFG.and(AnalysisSet::DOM).and(AnalysisSet::ASSUMPTIONS),
    preserves: AnalysisSet::CFG_ALL,
    columns: warpc_ir::column_sets::REWRITE,
    knobs: &[],
    idempotent: false,
    required: false,
    make: |params| {
        params.finish("bdce")?;
        Ok(PassBody::Function(Box::<Bdce>::default()))
    },
};

/// What is done to an instruction.
#[derive(Clone, Copy)]
enum Edit {
    /// It goes.
    Erase,
    /// A sign extension becomes a zero extension.
    ZeroExtend,
    /// It is its first operand.
    Forward,
    /// An operand becomes 0.
    Zero(u32),
}

#[derive(Default)]
struct Bdce {
    edits: Vec<(Inst, Edit)>,
    relaxed: RowSet<Inst>,
    work: Vec<Inst>,
}

impl FunctionPass for Bdce {
    fn run(&mut self, func: &mut FuncMut<'_>, cx: &mut PassCx<'_>) -> Outcome {
        let (dom, assumptions) = (cx.analyses.dom(func), cx.analyses.assumptions(func));
        let demanded = DemandedBits::new(func, &dom, &assumptions);
        self.decide(&Values::with(func, &dom, &assumptions), &demanded);
        // Zero extensions are added, one for each instruction at most.
        self.relaxed.reset(2 * func.num_insts());
        let (mut dead, mut changed): (Vec<Inst>, bool) = (Vec::new(), false);
        for (i, edit) in std::mem::take(&mut self.edits) {
            match edit {
                Edit::Erase => dead.push(i),
                Edit::ZeroExtend => {
                    self.relax_users(func, &demanded, i);
                    let (from, ty) = (func.operand(i, 0), func.ty(i));
                    let new = Builder::before(func, i).cast(Opcode::ZExt, from, ty, 0);
                    func.derive_name(new, i.into(), "");
                    func.replace_all_uses(i.into(), new);
                    dead.push(i);
                }
                Edit::Forward => {
                    self.relax_users(func, &demanded, i);
                    let operand = func.operand(i, 0);
                    func.replace_all_uses(i.into(), operand);
                    dead.push(i);
                }
                Edit::Zero(index) => {
                    self.relax_users(func, &demanded, i);
                    let ty = func.type_of(func.operand(i, index as usize));
                    if let Some(zero) = func.folder().zero(ty) {
                        func.set_operand(i, index as usize, zero);
                    }
                }
            }
            changed = true;
        }
        for i in dead.into_iter().rev() {
            func.erase(i);
        }
        Outcome::of(changed, AnalysisSet::CFG_ALL)
    }
}

impl Bdce {
    fn decide(&mut self, values: &Values<'_, '_>, demanded: &DemandedBits) {
        let func = values.f;
        self.edits.clear();
        for b in func.block_order() {
            for i in func.block_insts(b) {
                if facts::has_side_effects(func, i) && func.is_unused(i.into()) {
                    continue;
                }
                if demanded.is_dead(i) || demanded.of(func, i) == 0 && facts::would_be_dead(func, i) {
                    self.edits.push((i, Edit::Erase));
                } else if let Some(edit) = simpler(func, demanded, i) {
                    self.edits.push((i, edit));
                } else {
                    for k in 0..func.num_operands(i) {
                        let v = func.operand(i, k);
                        let is_value = v.as_inst().is_some() || v.as_arg().is_some();
                        if is_value && demanded.is_dead_operand(values, i, k) {
                            self.edits.push((i, Edit::Zero(k as u32)));
                        }
                    }
                }
            }
        }
    }

    /// Users of `inst`, which will be another value in bits that are not demanded, give up their flags, and their users in turn.
    fn relax_users(&mut self, func: &mut FuncMut<'_>, demanded: &DemandedBits, inst: Inst) {
        let is_int = |func: &Func<'_>, i: Inst| p::width(func, i.into()) != 0;
        let all_needed = |func: &Func<'_>, i: Inst| {
            i.index() >= demanded.rows()
                || !is_int(func, i)
                || demanded.of(func, i) == p::mask(p::width(func, i.into()))
        };
        if all_needed(func, inst) {
            return;
        }
        self.work.push(inst);
        while let Some(i) = self.work.pop() {
            let users: Vec<Inst> = func.uses(i.into()).map(|u| func.user(u)).collect();
            for user in users {
                if !is_int(func, user) || !self.relaxed.insert(user) {
                    continue;
                }
                func.drop_poison_flags(user);
                drop_result_attributes(func, user);
                if !all_needed(func, user) {
                    self.work.push(user);
                }
            }
        }
    }
}

/// What a call says of its result, such as a range, may not hold for other arguments.
fn drop_result_attributes(func: &mut FuncMut<'_>, inst: Inst) {
    if !func.op(inst).is_call() {
        return;
    }
    let old = func.attrs().list(func.call(inst).attrs);
    if old.ret != AttrSet::EMPTY {
        let (own, params) = (old.func, old.params.to_vec());
        let mut row = func.call(inst).clone();
        row.attrs = func.intern_attrs(own, AttrSet::EMPTY, params);
        func.set_call(inst, row);
    }
    func.clear_attachments(inst);
}

fn simpler(func: &Func<'_>, demanded: &DemandedBits, inst: Inst) -> Option<Edit> {
    let op = func.op(inst);
    if !matches!(op, Opcode::SExt | Opcode::And | Opcode::Or | Opcode::Xor) {
        return None;
    }
    let needed = demanded.of(func, inst);
    if op == Opcode::SExt {
        let bits = p::width(func, func.operand(inst, 0));
        return (bits <= 128 && needed & !p::mask(bits) == 0).then_some(Edit::ZeroExtend);
    }
    let constant = p::int(func, func.operand(inst, 1))?.v;
    let same = if op == Opcode::And { needed & !constant == 0 } else { needed & constant == 0 };
    (same && needed != p::mask(p::width(func, inst.into()))).then_some(Edit::Forward)
}

#[cfg(test)]
mod tests {
    use super::*;
    use warpc_exact::{Shape2, cases, check_pass};

    #[test]
    fn random_functions_are_refined() {
        check_pass(&INFO, &[], cases(400), Shape2 { size: 12, bits: 3, branches: true });
        check_pass(&INFO, &[], cases(400), Shape2 { size: 14, bits: 4, branches: false });
    }
}
