//! What is known of objects: whether anybody sees their bytes after the function has returned or unwound; and of blocks: which may
//! unwind unnoticed by memory SSA, and which addresses are the same in all iterations.

use super::Graph;
use warpc_analysis::alias::is_local_object;
use warpc_analysis::escape::Escape;
use warpc_analysis::facts::{self, arg_has};
use warpc_analysis::memssa::MemorySsa;
use warpc_columns::RowSet;
use warpc_ir::attrs::{AttrKind, Captures};
use warpc_ir::ids::*;
use warpc_ir::loops::Loops;
use warpc_ir::{Func, Opcode, Value, ValueKind};

/// An answer that is found when first asked for.
#[derive(Clone, Copy, PartialEq, Eq, Default)]
enum Answer {
    #[default]
    Unknown,
    Yes,
    No,
}

/// Answers by object: arguments, then instruction rows.
#[derive(Default)]
struct Column(Vec<Answer>);

impl Column {
    fn row(&mut self, func: &Func<'_>, object: Value) -> Option<&mut Answer> {
        let row = match object.kind() {
            ValueKind::Arg(n) => n as usize,
            ValueKind::Inst(i) => func.num_args() + i.index(),
            _ => return None,
        };
        if self.0.len() <= row {
            self.0.resize(row + 1, Answer::Unknown);
        }
        Some(&mut self.0[row])
    }
}

/// Facts about the objects and blocks of one function.
#[derive(Default)]
pub(super) struct Objects {
    /// Blocks with instructions that may unwind but do not touch memory.
    throwing: RowSet<Block>,
    any_throwing: bool,
    /// Whether some cycle has more than one entry.
    irreducible: bool,
    /// Whether some path ends in `unreachable`.
    pub unreachable_exit: bool,
    after_unwind: Column,
    after_return: Column,
    escape: Escape,
}

impl Objects {
    /// Starts with a function.
    pub fn begin(&mut self, func: &Func<'_>, graph: Graph<'_>, memssa: &MemorySsa) {
        let Graph { cfg, dom, post, .. } = graph;
        self.after_unwind.0.clear();
        self.after_return.0.clear();
        self.throwing.reset(func.num_blocks());
        self.any_throwing = false;
        self.irreducible = false;
        for &b in cfg.rpo() {
            if func.block_insts(b).any(|i| facts::may_throw(func, i) && memssa.access(i).is_none()) {
                self.throwing.insert(b);
                self.any_throwing = true;
            }
            let index = cfg.rpo_index(b);
            self.irreducible |= cfg.succs(b).iter().any(|&s| cfg.rpo_index(s) <= index && !dom.dominates(s, b));
        }
        self.unreachable_exit = post.roots().iter().any(|&b| ends_unreachable(func, b));
    }
    /// Forgets whether `object` escapes.
    pub fn forget(&mut self, func: &Func<'_>, object: Value) {
        for column in [&mut self.after_unwind, &mut self.after_return] {
            if let Some(row) = column.row(func, object) {
                *row = Answer::Unknown;
            }
        }
    }
    /// Whether nobody can see `object` once the function was left by unwinding.
    pub fn is_gone_after_unwind(&mut self, func: &Func<'_>, object: Value) -> bool {
        match object.kind() {
            ValueKind::Arg(n) => arg_has(func, n, AttrKind::ByVal) || arg_has(func, n, AttrKind::DeadOnUnwind),
            ValueKind::Inst(i) if func.op(i) == Opcode::Alloca => true,
            ValueKind::Inst(_) if is_local_object(func, object) => {
                let escape = &mut self.escape;
                let stays = || escape.captured(func, object, false) & Captures::PROVENANCE == 0;
                Objects::remembered(self.after_unwind.row(func, object), stays)
            }
            _ => false,
        }
    }
    /// Whether nobody can see `object` once the function has returned.
    pub fn is_gone_after_return(&mut self, func: &Func<'_>, object: Value) -> bool {
        match object.kind() {
            ValueKind::Arg(n) => {
                let set = facts::arg_attrs(func, n);
                [AttrKind::ByVal, AttrKind::InAlloca, AttrKind::Preallocated].iter().any(|&k| arg_has(func, n, k))
                    || func.attrs().int(set, AttrKind::DeadOnReturn) == Some(u64::MAX)
            }
            ValueKind::Inst(i) if func.op(i) == Opcode::Alloca => true,
            ValueKind::Inst(_) if self.is_gone_after_unwind(func, object) => {
                let escape = &mut self.escape;
                let stays = || escape.captured(func, object, true) & Captures::PROVENANCE == 0;
                Objects::remembered(self.after_return.row(func, object), stays)
            }
            _ => false,
        }
    }
    fn remembered(row: Option<&mut Answer>, find: impl FnOnce() -> bool) -> bool {
        let Some(row) = row else { return false };
        if *row == Answer::Unknown {
            *row = if find() { Answer::Yes } else { Answer::No };
        }
        *row == Answer::Yes
    }
    /// Whether an instruction between `killing` and `dead`, of which memory SSA knows nothing, may unwind to where `object` is seen.
    pub fn may_throw_between(&mut self, func: &Func<'_>, killing: Inst, dead: Inst, object: Value) -> bool {
        if !self.any_throwing || self.is_gone_after_unwind(func, object) {
            return false;
        }
        func.block_of(killing) != func.block_of(dead) || self.throwing.contains(func.block_of(dead))
    }
    /// Whether `pointer` is the same address whenever control comes by.
    pub fn is_loop_invariant(&self, func: &Func<'_>, loops: &Loops, pointer: Value) -> bool {
        let mut at = strip_casts(func, pointer);
        if let Some(i) = at.as_inst()
            && func.op(i) == Opcode::GetElementPtr
            && func.operands(i).skip(1).all(|index| index.is_constant())
        {
            at = strip_casts(func, func.operand(i, 0));
        }
        let Some(i) = at.as_inst() else { return true };
        let b = func.block_of(i);
        b == func.entry() || !self.irreducible && loops.of(b).is_none()
    }
    /// Whether the alias analysis, which compares addresses of one iteration, may be asked about a write `dead` of `pointer` and a
    /// later one, `killing`.
    pub fn is_loop_independent(
        &self,
        func: &Func<'_>,
        loops: &Loops,
        dead: Inst,
        killing: Inst,
        pointer: Value,
    ) -> bool {
        let (d, k) = (func.block_of(dead), func.block_of(killing));
        if d == k {
            return true;
        }
        let l = loops.of(d);
        !self.irreducible && l.is_some() && l == loops.of(k) || self.is_loop_invariant(func, loops, pointer)
    }
}

/// Whether `block` ends in `unreachable`.
pub(super) fn ends_unreachable(func: &Func<'_>, block: Block) -> bool {
    let t = func.terminator(block);
    t.is_some() && func.op(t) == Opcode::Unreachable
}

/// `pointer` without casts and additions of zero.
pub(super) fn strip_casts(func: &Func<'_>, pointer: Value) -> Value {
    let mut at = pointer;
    // A chain of casts in unreachable code may be a cycle.
    for _ in 0..32 {
        let Some(i) = at.as_inst() else { break };
        at = match func.op(i) {
            Opcode::AddrSpaceCast | Opcode::BitCast => func.operand(i, 0),
            Opcode::GetElementPtr if func.operands(i).skip(1).all(|index| func.consts().is_zero(index)) => {
                func.operand(i, 0)
            }
            _ => break,
        };
    }
    at
}
