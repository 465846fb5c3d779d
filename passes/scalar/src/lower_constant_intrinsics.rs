//! `lower-constant-intrinsics`: answers `llvm.is.constant` and `llvm.objectsize`.
//!
//! **When**: late, when optimisation has had its chance to find out. What is no constant by now gets `false`; a size that is
//! not known is 0 where the least is asked for, else -1. Sizes computed at run time are not made: they count as not known.
//! **How**: calls in reverse post-order; what used an answer is simplified, branches on constants are taken, blocks that nothing
//! reaches any more go. **Cost**: linear, with at most [`MAX_PARTS`] steps per size. **Source**: LLVM language reference.
//! **Relies on** nothing that is said of threads or memory: the answers are the same for all threads.

use super::simplify::simplify_inst;
use super::simplifycfg::remove_unreachable_blocks;
use warpc_analysis::AnalysisSet;
use warpc_analysis::alias::constant_offset;
use warpc_analysis::facts::is_trivially_dead;
use warpc_analysis::heap;
use warpc_ir::attrs::AttrKind;
use warpc_ir::consts::ConstKind;
use warpc_ir::ids::*;
use warpc_ir::intrinsics::id;
use warpc_ir::module::{GlobalKind, Linkage, Symbol};
use warpc_ir::{Func, FuncMut, Opcode, Value, ValueKind};
use warpc_phase::{FunctionPass, Level, Outcome, PassBody, PassCx, PassInfo};

/// Row of the pass table.
pub const INFO: PassInfo = PassInfo {
    name: "lower-constant-intrinsics",
    summary: "answer whether values are constants and how large objects are",
    level: Level::Function,
    reads: AnalysisSet::CFG,
    preserves: AnalysisSet::NONE,
    columns: warpc_ir::column_sets::REWRITE,
    knobs: &[],
    idempotent: true,
    required: true,
    make: |params| {
        params.finish("lower-constant-intrinsics")?;
        Ok(PassBody::Function(Box::new(LowerConstantIntrinsics)))
    },
};

/// Addresses looked at for one size.
const MAX_PARTS: usize = 32;

/// The pass, for others that do its work first.
pub struct LowerConstantIntrinsics;

impl FunctionPass for LowerConstantIntrinsics {
    fn run(&mut self, f: &mut FuncMut<'_>, cx: &mut PassCx<'_>) -> Outcome {
        let asks = |f: &Func<'_>, n: Intrin| {
            f.intrins().get(n).known().is_some_and(|k| matches!(k, id::IS_CONSTANT | id::OBJECTSIZE))
        };
        if f.side().calls.is_empty() {
            return Outcome::Unchanged;
        }
        let cfg = cx.analyses.cfg(f);
        let mut calls = Vec::new();
        for &b in cfg.rpo() {
            for i in f.block_insts(b) {
                if f.op(i) == Opcode::Call && f.intrinsic_callee(i).is_some_and(|n| asks(f, n)) {
                    calls.push(i);
                }
            }
        }
        if calls.is_empty() {
            return Outcome::Unchanged;
        }
        let mut branches = Vec::new();
        for i in calls {
            // What used an earlier answer may be gone.
            if f.is_dead(i) {
                continue;
            }
            let v = answer(f, i);
            replace(f, i, v, &mut branches);
        }
        let mut folded = false;
        for b in branches {
            folded |= take_branch(f, b);
        }
        if folded {
            remove_unreachable_blocks(f);
        }
        Outcome::of(true, AnalysisSet::NONE)
    }
}

/// What call `inst` gives.
fn answer(f: &mut FuncMut<'_>, inst: Inst) -> Value {
    let value = f.operand(inst, 0);
    if f.ty(inst) == Type::I1 && f.call(inst).num_args == 1 {
        let yes = is_manifest(f, value);
        return f.consts_mut().add_bool(yes);
    }
    let flag = |k: usize| f.consts().as_int(f.operand(inst, k)) == Some(1);
    let (least, null_unknown) = (flag(1), flag(2));
    let ty = f.ty(inst);
    let bits = f.types().int_bits(ty).unwrap_or(64);
    let size = Sizes { f, least, exact: false, null_unknown, left: MAX_PARTS }.of(value);
    let size = size.filter(|&n| bits >= 64 || n >> bits == 0);
    f.consts_mut().add_int(ty, bits, size.unwrap_or(if least { 0 } else { u64::MAX }))
}

/// The size that `llvm.objectsize` `inst` asks for, if all that the address may be has one size.
pub(crate) fn object_size_asked_for(f: &Func<'_>, inst: Inst) -> Option<u64> {
    let flag = |k: usize| f.consts().as_int(f.operand(inst, k)) == Some(1);
    let bits = f.types().int_bits(f.ty(inst))?;
    let mut sizes = Sizes { f, least: flag(1), exact: true, null_unknown: flag(2), left: MAX_PARTS };
    sizes.of(f.operand(inst, 0)).filter(|&size| bits >= 64 || size >> bits == 0)
}

/// Whether `value` is a constant that no linker fills in.
fn is_manifest(f: &Func<'_>, value: Value) -> bool {
    let mut work = vec![value];
    while let Some(value) = work.pop() {
        let Some(c) = value.as_const() else { return false };
        match f.consts().row(c).kind {
            ConstKind::Int | ConstKind::WideInt | ConstKind::Float | ConstKind::WideFloat | ConstKind::Zero => {}
            ConstKind::Aggregate | ConstKind::Splat | ConstKind::Expr => work.extend(f.consts().list(c)),
            // The null pointer.
            _ if f.consts().is_zero(value) => {}
            _ => return false,
        }
    }
    true
}

/// Sizes of objects from an address on.
struct Sizes<'f, 'a> {
    f: &'f Func<'a>,
    /// The least of several possible sizes is asked for, not the greatest.
    least: bool,
    /// Several possible sizes are no answer.
    exact: bool,
    null_unknown: bool,
    left: usize,
}

impl Sizes<'_, '_> {
    /// Bytes from `value` to the end of its object. Recursion is bounded by the steps that are left.
    fn of(&mut self, value: Value) -> Option<u64> {
        self.left = self.left.checked_sub(1)?;
        let f = self.f;
        let (base, offset) = constant_offset(f, value);
        let total = match base.kind() {
            ValueKind::Inst(i) if f.op(i) == Opcode::Phi => return self.any(f.phi_pairs(i).map(|p| p.0), offset),
            ValueKind::Inst(i) if f.op(i) == Opcode::Select => {
                return self.any([f.operand(i, 1), f.operand(i, 2)].into_iter(), offset);
            }
            ValueKind::Inst(i) if f.op(i) == Opcode::Alloca => {
                let n = f.consts().as_int(f.operand(i, 0))?;
                f.layout().fixed_alloc_size(f.types(), Type(f.aux(i).a))?.checked_mul(n)?
            }
            ValueKind::Inst(i) if f.op(i).is_call() => heap::allocated_bytes(f, i)?,
            ValueKind::Global(g) => self.global(g)?,
            ValueKind::Arg(n) => {
                let (a, list) = (f.attrs(), f.ctx().globals.parts[f.global().index()].attrs);
                let set = a.param(list, n as usize);
                let ty = a.ty(set, AttrKind::ByVal).or_else(|| a.ty(set, AttrKind::ByRef))?;
                f.layout().fixed_alloc_size(f.types(), ty)?
            }
            ValueKind::Undef(_) | ValueKind::Poison(_) => 0,
            ValueKind::Const(_) if f.consts().is_zero(base) => {
                let generic = f.types().addrspace(f.type_of(base)) == Some(0);
                if self.null_unknown || !generic {
                    return None;
                }
                0
            }
            _ => return None,
        };
        // An object that no pointer can step over is none.
        let space = f.types().addrspace(f.types().scalar(f.type_of(base))).unwrap_or(0);
        let bits = f.layout().index_bits(space);
        if bits < 64 && total >> bits != 0 {
            return None;
        }
        Some(rest(total, offset))
    }

    /// The same for what may be any of `parts`, `offset` bytes on.
    fn any(&mut self, parts: impl Iterator<Item = Value>, offset: i64) -> Option<u64> {
        let mut best = None;
        for v in parts {
            let n = self.of(v)?;
            if self.exact && best.is_some_and(|known| known != n) {
                return None;
            }
            best = Some(best.map_or(n, |b: u64| if self.least { b.min(n) } else { b.max(n) }));
        }
        Some(rest(best?, offset))
    }

    /// Bytes of a variable. Another module may define it larger, which does not matter for the least.
    fn global(&self, global: Global) -> Option<u64> {
        let ctx = self.f.ctx();
        let (sym, ty) = (&ctx.globals.sym[global.index()], ctx.globals.shape[global.index()].ty);
        let open = sym.has(Symbol::DECLARATION) || sym.linkage.is_interposable();
        let known = sym.kind == GlobalKind::Variable
            && sym.linkage != Linkage::ExternWeak
            && ctx.types().is_sized(ty)
            && (self.least || !open);
        known.then(|| ctx.tables.layout.alloc_size(ctx.types(), ty))
    }
}

/// What is left of `total` bytes after `offset`.
fn rest(total: u64, offset: i64) -> u64 {
    u64::try_from(offset).ok().and_then(|o| total.checked_sub(o)).unwrap_or(0)
}

/// Puts `value` in place of `inst` and simplifies what used it; notes the blocks that branch on what became constant.
fn replace(f: &mut FuncMut<'_>, inst: Inst, value: Value, branches: &mut Vec<Block>) {
    let asked = inst;
    let mut work = vec![(inst, value)];
    while let Some((inst, value)) = work.pop() {
        if f.is_dead(inst) {
            continue;
        }
        let users: Vec<Inst> = f.uses(Value::inst(inst)).map(|u| f.user(u)).collect();
        f.replace_all_uses(Value::inst(inst), value);
        if inst == asked || is_trivially_dead(f, inst) {
            f.erase(inst);
        }
        for u in users {
            if f.is_dead(u) {
                continue;
            }
            if f.op(u) == Opcode::Br {
                branches.push(f.block_of(u));
            } else if f.ty(u) != Type::VOID
                && let Some(to) = simplify_inst(f, u)
            {
                work.push((u, to));
            }
        }
    }
}

/// Makes the branch at the end of `block` unconditional when it is on a constant.
fn take_branch(f: &mut FuncMut<'_>, block: Block) -> bool {
    let term = f.terminator(block);
    if f.op(term) != Opcode::Br || f.num_operands(term) != 3 {
        return false;
    }
    let Some(yes) = f.consts().as_int(f.operand(term, 0)) else { return false };
    let Some(to) = f.operand(term, if yes == 1 { 1 } else { 2 }).as_block() else { return false };
    let others: Vec<Block> = f.successors(block).filter(|&other| other != to).collect();
    f.fold_terminator_to(block, to);
    for other in others {
        fold_phis(f, other);
    }
    true
}

/// Replaces the phis of `block` that bring one value alone.
fn fold_phis(f: &mut FuncMut<'_>, block: Block) {
    let phis: Vec<Inst> = f.block_insts(block).take_while(|&i| f.op(i) == Opcode::Phi).collect();
    for phi in phis {
        let (len, first) = (f.phi_len(phi), f.phi_pairs(phi).map(|pair| pair.0).next());
        if let Some(value) = first.filter(|&value| len == 1 && value != Value::inst(phi)) {
            f.replace_and_erase(phi, value);
        }
    }
}
