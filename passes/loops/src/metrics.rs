//! What copying blocks would cost and whether it is allowed: size, calls that must not be duplicated, convergent operations,
//! calls that the inliner may still take.

use warpc_analysis::cost::{CostKind, cost};
use warpc_analysis::facts;
use warpc_analysis::foreign_cost::target_cost;
use warpc_ir::attrs::AttrKind;
use warpc_ir::ids::*;
use warpc_ir::intrinsics::{self, id};
use warpc_ir::{Func, Opcode, Value};

/// How much the copies of a convergent operation are restricted.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default)]
pub enum Convergence {
    /// No convergent operation.
    #[default]
    None,
    /// All convergent operations name the threads they converge with by tokens.
    Controlled,
    /// Convergent operations without tokens: barriers, votes, shuffles.
    Uncontrolled,
    /// A token defined in the region is used outside of it: copies would have to be told apart there.
    Escaping,
}

/// Whose costs count.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Costs {
    /// Those of a GPU, whatever the module is for.
    Gpu,
    /// Those of the target that the module is for, as LLVM's passes count them.
    Target,
}

impl Costs {
    /// What `inst` costs.
    pub fn of(self, func: &Func<'_>, inst: Inst, kind: CostKind) -> u32 {
        match self {
            Costs::Gpu => cost(func, inst, kind),
            Costs::Target => target_cost(func, inst, kind),
        }
    }
}

/// Measured properties of a set of blocks.
#[derive(Clone, Copy, Default, Debug)]
pub struct Metrics {
    /// Size in the units of the target's cost table. Values that only assumptions need count nothing.
    pub size: u32,
    /// Strongest kind of convergent operation.
    pub convergence: Convergence,
    /// A block cannot be copied: `noduplicate`, `indirectbr`, a token used in another block.
    pub not_duplicable: bool,
    /// Calls that a later inliner may take; counted when code is prepared for link-time optimisation.
    pub inline_candidates: u32,
}

/// Whether call `inst` must run under the same conditions and with the same threads wherever it goes.
pub fn is_convergent(func: &Func<'_>, inst: Inst) -> bool {
    func.op(inst).is_call()
        && (facts::call_has(func, inst, AttrKind::Convergent)
            || facts::intrinsic(func, inst).is_some_and(intrinsics::is_convergent)
            || matches!(func.callee(inst).kind(), warpc_ir::ValueKind::Asm(_))
                && func.call_has_attr(inst, AttrKind::Convergent))
}

/// Whether call `inst` names the threads it converges with by a token.
fn has_convergence_token(func: &Func<'_>, inst: Inst) -> bool {
    func.call(inst).bundles.iter().any(|b| func.ctx().str(b.0) == b"convergencectrl")
}

/// Instructions that nothing but assumptions needs.
#[derive(Clone, Default, Debug)]
pub struct Ephemeral {
    /// By instruction row; empty where there are none.
    rows: bitvec::vec::BitVec,
}

impl Ephemeral {
    /// Of `blocks`. Such code never becomes machine code, so it counts nothing. One walk back from the assumptions; an operand is
    /// taken when all its users are.
    pub fn of(func: &Func<'_>, blocks: impl Iterator<Item = Block>) -> Ephemeral {
        let mut found: Vec<Inst> = Vec::new();
        if func.intrins().has(id::ASSUME) {
            for b in blocks {
                found.extend(func.block_insts(b).filter(|&i| facts::intrinsic(func, i) == Some(id::ASSUME)));
            }
        }
        if found.is_empty() {
            return Ephemeral::default();
        }
        let mut rows = bitvec::bitvec![0; func.num_insts()];
        found.iter().for_each(|i| rows.set(i.index(), true));
        while let Some(i) = found.pop() {
            for v in func.operands(i) {
                let Some(o) = v.as_inst() else { continue };
                let only_ephemeral = || func.uses(Value::inst(o)).all(|u| rows[func.user(u).index()]);
                if !rows[o.index()]
                    && func.op(o) != Opcode::Phi
                    && !facts::has_side_effects(func, o)
                    && only_ephemeral()
                {
                    rows.set(o.index(), true);
                    found.push(o);
                }
            }
        }
        Ephemeral { rows }
    }
    /// Whether `inst` is one of them.
    pub fn contains(&self, inst: Inst) -> bool {
        self.rows.get(inst.index()).is_some_and(|bit| *bit)
    }
}

impl Metrics {
    /// Of `blocks`, of which `inside` knows the members; `ephemeral` instructions count nothing.
    pub fn of(
        func: &Func<'_>,
        blocks: &[Block],
        inside: &dyn Fn(Block) -> bool,
        ephemeral: &Ephemeral,
        (costs, for_lto): (Costs, bool),
    ) -> Metrics {
        let mut m = Metrics::default();
        for &b in blocks {
            for i in func.block_insts(b) {
                if !ephemeral.contains(i) {
                    m.add(func, i, inside, (costs, for_lto));
                }
            }
        }
        m
    }
    fn add(&mut self, func: &Func<'_>, inst: Inst, inside: &dyn Fn(Block) -> bool, (costs, for_lto): (Costs, bool)) {
        let op = func.op(inst);
        if op == Opcode::IndirectBr {
            self.not_duplicable = true;
        }
        if op.is_call() {
            self.not_duplicable |= facts::call_has(func, inst, AttrKind::NoDuplicate);
            if is_convergent(func, inst) {
                self.convergence = self.convergence.max(convergence_of(func, inst, inside));
            }
            // That a callee has one caller is not known while functions are worked on side by side.
            let is_sure = facts::call_has(func, inst, AttrKind::AlwaysInline);
            let candidate = (for_lto || is_sure) && facts::called_function(func, inst).is_some();
            self.inline_candidates += (candidate && !facts::call_has(func, inst, AttrKind::NoInline)) as u32;
        }
        // Tokens other than those of convergence cannot go through a phi.
        if func.ty(inst) == Type::TOKEN && !is_convergence_token(func, inst) {
            let here = func.block_of(inst);
            self.not_duplicable |= func.uses(Value::inst(inst)).any(|u| func.block_of(func.user(u)) != here);
        }
        self.size = self.size.saturating_add(costs.of(func, inst, CostKind::Size));
    }
}

/// Whether `inst` defines a token of convergence.
fn is_convergence_token(func: &Func<'_>, inst: Inst) -> bool {
    matches!(
        facts::intrinsic(func, inst),
        Some(
            id::EXPERIMENTAL_CONVERGENCE_LOOP
                | id::EXPERIMENTAL_CONVERGENCE_ANCHOR
                | id::EXPERIMENTAL_CONVERGENCE_ENTRY
        )
    )
}

fn convergence_of(func: &Func<'_>, inst: Inst, inside: &dyn Fn(Block) -> bool) -> Convergence {
    if is_convergence_token(func, inst) {
        let escapes = func.uses(Value::inst(inst)).any(|u| !inside(func.block_of(func.user(u))));
        return if escapes { Convergence::Escaping } else { Convergence::Controlled };
    }
    if has_convergence_token(func, inst) { Convergence::Controlled } else { Convergence::Uncontrolled }
}
