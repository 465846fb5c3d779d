//! What is left to do while the allocas of a function are split.

use super::speculate::MemoryOp;
use warpc_analysis::facts;
use warpc_ir::body::DbgKind;
use warpc_ir::ids::*;
use warpc_ir::{FuncMut, Opcode, Value};

/// Instructions in the order in which they were put in, each once.
#[derive(Default)]
pub struct Queue {
    order: Vec<Inst>,
    /// By instruction row: whether it is in `order`.
    inside: Vec<bool>,
}

impl Queue {
    /// Puts `inst` at the end unless it is here.
    pub fn insert(&mut self, inst: Inst) {
        if self.inside.len() <= inst.index() {
            self.inside.resize(inst.index() + 1, false);
        }
        if !std::mem::replace(&mut self.inside[inst.index()], true) {
            self.order.push(inst);
        }
    }
    /// Takes the last one.
    pub fn pop(&mut self) -> Option<Inst> {
        let inst = self.order.pop()?;
        self.inside[inst.index()] = false;
        Some(inst)
    }
    /// Takes one away; linear in the length.
    pub fn remove(&mut self, inst: Inst) {
        if self.inside.get(inst.index()).copied().unwrap_or(false) {
            self.inside[inst.index()] = false;
            self.order.retain(|&other| other != inst);
        }
    }
    /// Number of instructions.
    pub fn len(&self) -> usize {
        self.order.len()
    }
    /// Keeps the first `len`.
    pub fn truncate(&mut self, len: usize) {
        while self.order.len() > len {
            self.pop();
        }
    }
    /// Takes all, in order.
    pub fn take(&mut self) -> Vec<Inst> {
        for inst in &self.order {
            self.inside[inst.index()] = false;
        }
        std::mem::take(&mut self.order)
    }
}

/// Work of the pass.
#[derive(Default)]
pub struct State {
    /// Allocas to be looked at, the last one first.
    pub allocas: Queue,
    /// Allocas to be looked at when others were promoted, whose addresses are stored in them.
    pub later: Queue,
    /// Allocas that can be promoted.
    pub promotable: Queue,
    /// Phis of addresses whose loads are done in the blocks before.
    pub phis: Queue,
    /// Selects of addresses, and what is loaded and stored through each.
    pub selects: Vec<(Inst, Vec<MemoryOp>)>,
    /// Instructions that nothing needs.
    pub dead: Vec<Inst>,
    /// Control flow stays as it is.
    pub keeps_flow: bool,
    /// Control flow was changed.
    pub changed_flow: bool,
}

impl State {
    /// Marks `value` for removal if nothing uses it.
    pub fn drop_if_unused(&mut self, func: &FuncMut<'_>, value: Value) {
        if let Some(inst) = value.as_inst()
            && facts::is_trivially_dead(func, inst)
        {
            self.dead.push(inst);
        }
    }
    /// Makes an operand poison; what it was goes when nothing else uses it.
    pub fn clobber(&mut self, func: &mut FuncMut<'_>, usage: Use) {
        let old = func.use_value(usage);
        let poison = Value::poison(func.type_of(old));
        func.set_use(usage, poison);
        self.drop_if_unused(func, old);
    }
    /// Erases what is dead, and what only that used. Whether there was any.
    pub fn erase_dead(&mut self, func: &mut FuncMut<'_>) -> bool {
        let mut any = false;
        while let Some(inst) = self.dead.pop() {
            if func.is_dead(inst) {
                continue;
            }
            any = true;
            if func.op(inst) == Opcode::Alloca {
                // A value record stays and names nothing: what the variable was before does not hold any more.
                func.drop_debug_records(inst, |record| record.kind == DbgKind::Declare);
            }
            if !func.is_unused(Value::inst(inst)) {
                let undef = Value::undef(func.ty(inst));
                func.replace_all_uses(Value::inst(inst), undef);
            }
            let operands: smallvec::SmallVec<[Value; 4]> = func.operands(inst).collect();
            func.erase(inst);
            for operand in operands {
                self.drop_if_unused(func, operand);
            }
        }
        any
    }
}
