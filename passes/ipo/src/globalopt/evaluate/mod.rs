//! Constructors of the module that compute the same whenever they run: what they store becomes initialisers, and they go.
//!
//! A constructor is evaluated with constants. No block is entered twice in one call and no function calls itself, so the cost is at
//! most one walk over each function for each call of it; [`MAX_INSTS`] bounds it over all. An instruction that cannot be evaluated, a
//! store to what another module may define or to memory without an initialiser, or a volatile or atomic access ends it without
//! effect. Constructors run in the order of their priorities, so none is evaluated after one of an earlier priority stays.

mod memory;

use crate::inline::transform::consts::translate_const;
use memory::Cell;
use smallvec::SmallVec;
use std::collections::{BTreeMap, BTreeSet};
use warpc_analysis::facts::is_volatile;
use warpc_ir::consts::{ConstKind, Consts};
use warpc_ir::ids::*;
use warpc_ir::intrinsics::id;
use warpc_ir::module::{GlobalKind, GlobalRow, Parts, Shape, Symbol};
use warpc_ir::opcode::Ordering;
use warpc_ir::{Func, Module, Opcode, TypeKind, Value};

/// Instructions that are evaluated for one constructor, at most.
const MAX_INSTS: usize = 1 << 20;
/// Calls inside of each other, at most.
const MAX_CALLS: usize = 256;
/// Stack slots of one constructor, at most.
const MAX_SLOTS: usize = 32;
/// Bytes of a `memset` that are compared with what is there.
const MAX_FILL: u64 = 64 * 1024;

/// A function that is being evaluated.
struct Frame {
    function: Global,
    args: Vec<Value>,
    /// Results by instruction.
    values: Vec<Value>,
    /// Constants of the function in the table of the evaluator.
    constants: Vec<Value>,
    entered: BTreeSet<Block>,
    /// Next instruction; the call, where another frame is above.
    at: Inst,
}

/// Evaluation of one constructor.
pub(super) struct Evaluator<'m> {
    module: &'m Module,
    /// Rows for stack slots, how many are in use, and the one that was not there.
    slots: &'m [Global],
    slots_used: usize,
    missing: Missing,
    consts: Consts,
    of_module: Vec<Value>,
    memory: BTreeMap<Global, Cell>,
    written: BTreeSet<Global>,
    /// Variables that do not change any more.
    invariant: Vec<Global>,
}

/// What an evaluation did.
struct Effects {
    consts: Consts,
    values: Vec<(Global, Value)>,
    invariant: Vec<Global>,
}

/// What comes after an instruction.
enum Next {
    /// The next instruction.
    Go,
    /// Another block.
    Jump(Block),
    /// A function of the module is called.
    Call(Global, Vec<Value>),
    /// The function returns.
    Return(Option<Value>),
}

/// Evaluates the constructors that `llvm.global_ctors` lists; whether one went. `stuck` is the first priority at which one had to stay.
pub(super) fn evaluate_constructors(module: &mut Module, stuck: &mut Option<u32>) -> bool {
    let Some(list) = module.find_global("llvm.global_ctors") else { return false };
    let init = module.globals().parts()[list.index()].init;
    let Some(entries) = constructors(module, init) else { return false };
    let mut order: Vec<usize> = (0..entries.len()).collect();
    order.sort_by_key(|&n| entries[n].1);
    let mut gone = vec![false; entries.len()];
    let mut slots = Vec::new();
    for n in order {
        let (_, priority, function) = entries[n];
        let Some(function) = function else { continue };
        if stuck.is_some_and(|stuck| stuck != priority) {
            continue;
        }
        match evaluate_with_slots(module, function, &mut slots) {
            Some(effects) => {
                commit(module, effects);
                gone[n] = true;
            }
            None => *stuck = Some(priority),
        }
    }
    drop_constructors(module, list, &entries, &gone)
}

/// Drops constructors of the module that do nothing; whether there were any. Debug records do not count.
pub(crate) fn drop_empty_constructors(module: &mut Module) -> bool {
    let Some(list) = module.find_global("llvm.global_ctors") else { return false };
    let init = module.globals().parts()[list.index()].init;
    let Some(entries) = constructors(module, init) else { return false };
    let is_empty = |function: Global| {
        module.func(function).is_some_and(|f| {
            let first = f.block_insts(f.entry()).next();
            first.is_some_and(|first| f.op(first) == Opcode::Ret && f.num_operands(first) == 0)
        })
    };
    let gone: Vec<bool> = entries.iter().map(|entry| entry.2.is_some_and(is_empty)).collect();
    drop_constructors(module, list, &entries, &gone)
}

/// An entry of a list of constructors: itself, its priority, and its function, if it has one.
type Entry = (Value, u32, Option<Global>);

/// Drops the `entries` of `list` that are `gone`; whether there were any.
fn drop_constructors(module: &mut Module, list: Global, entries: &[Entry], gone: &[bool]) -> bool {
    if !gone.contains(&true) {
        return false;
    }
    let kept: Vec<Value> = entries.iter().zip(gone).filter(|(_, gone)| !**gone).map(|(entry, _)| entry.0).collect();
    let types = module.tables().types.view();
    let Some(elem) = types.element(module.globals().shape()[list.index()].ty, 0) else { return false };
    let tables = module.tables_mut();
    let ty = tables.types.intern(TypeKind::Array { len: kept.len() as u64, elem });
    let init = tables.consts.add_aggregate(ty, &kept, false);
    let mut rows = module.globals_mut();
    rows.parts_mut()[list.index()].init = init;
    rows.shape_mut()[list.index()].ty = ty;
    true
}

/// Entries of the list `init`: the entry, its priority, and the function, if there is one. `None` if one is something else.
fn constructors(module: &Module, init: Value) -> Option<Vec<Entry>> {
    let consts = &module.tables().consts;
    let list = init.as_const().filter(|&c| consts.row(c).kind == ConstKind::Aggregate)?;
    let mut entries = Vec::new();
    for &entry in consts.list(list) {
        let c = entry.as_const()?;
        let fields = match consts.row(c).kind {
            ConstKind::Zero => {
                entries.push((entry, 0, None));
                continue;
            }
            ConstKind::Aggregate => consts.list(c),
            _ => return None,
        };
        let priority = consts.as_int(*fields.first()?)? as u32;
        let function = *fields.get(1)?;
        if consts.is_zero(function) {
            entries.push((entry, priority, None));
        } else {
            entries.push((entry, priority, Some(function.as_global()?)));
        }
    }
    Some(entries)
}

/// Evaluates a call of `function` without arguments. Every stack slot that it needs is a row of `slots`, which are erased variables;
/// rows are added, and the evaluation starts again, until there are enough.
fn evaluate_with_slots(module: &mut Module, function: Global, slots: &mut Vec<Global>) -> Option<Effects> {
    for _ in 0..=MAX_SLOTS {
        match evaluate(module, function, slots) {
            Ok(effects) => return Some(effects),
            Err(None) => return None,
            Err(Some((row, ty, ptr_ty))) => {
                if row == slots.len() {
                    let sym = Symbol { kind: GlobalKind::Variable, flags: Symbol::DEAD, ..Symbol::default() };
                    let parts = Parts::default();
                    let shape = Shape::default();
                    slots.push(Global(module.globals_mut().push(GlobalRow { sym, shape, parts })));
                }
                let mut rows = module.globals_mut();
                let shape = &mut rows.shape_mut()[slots[row].index()];
                (shape.ty, shape.ptr_ty) = (ty, ptr_ty);
            }
        }
    }
    None
}

/// A slot that is missing or has another type: its row, the type of what it holds and of its address.
type Missing = Option<(usize, Type, Type)>;

/// Evaluates a call of `function`; where that needs another slot, says which.
fn evaluate(module: &Module, function: Global, slots: &[Global]) -> Result<Effects, Missing> {
    let mut evaluator = Evaluator {
        module,
        slots,
        slots_used: 0,
        missing: None,
        consts: Consts::default(),
        of_module: Vec::new(),
        memory: BTreeMap::new(),
        written: BTreeSet::new(),
        invariant: Vec::new(),
    };
    if evaluator.run(function).is_none() {
        return Err(evaluator.missing);
    }
    let values = evaluator.results().ok_or(None)?;
    let Evaluator { consts, invariant, .. } = evaluator;
    Ok(Effects { consts, values, invariant })
}

fn commit(module: &mut Module, effects: Effects) {
    let mut memo = Vec::new();
    for (global, value) in effects.values {
        let init = memory::to_module(module, &effects.consts, &mut memo, value);
        module.globals_mut().parts_mut()[global.index()].init = init;
    }
    for global in effects.invariant {
        module.globals_mut().sym_mut()[global.index()].flags |= Symbol::CONSTANT;
    }
}

impl Evaluator<'_> {
    /// The initialisers of what was written.
    fn results(&mut self) -> Option<Vec<(Global, Value)>> {
        let mut values = Vec::new();
        for global in std::mem::take(&mut self.written) {
            let ty = self.module.globals().shape()[global.index()].ty;
            let cell = self.memory.remove(&global)?;
            values.push((global, memory::value_of(&mut self.folder(), &cell, ty)?));
        }
        Some(values)
    }

    /// The address of the next stack slot, for a value of type `ty`.
    fn slot(&mut self, ty: Type, ptr_ty: Type) -> Option<Value> {
        let row = self.slots_used;
        let shape = self.slots.get(row).map(|slot| self.module.globals().shape()[slot.index()]);
        if shape.is_none_or(|shape| (shape.ty, shape.ptr_ty) != (ty, ptr_ty)) {
            self.missing = Some((row, ty, ptr_ty));
            return None;
        }
        self.slots_used += 1;
        let slot = self.slots[row];
        self.memory.insert(slot, Cell::Whole(Value::undef(ty)));
        Some(Value::global(slot))
    }

    fn frame(&self, function: Global, args: Vec<Value>) -> Option<Frame> {
        let sym = self.module.globals().sym()[function.index()];
        let func = self.module.func(function).filter(|_| !sym.linkage.is_interposable())?;
        let variadic = crate::signature::parts_of_type(self.module, function)?.2;
        if variadic || args.len() != func.num_args() {
            return None;
        }
        Some(Frame {
            function,
            args,
            values: vec![Value::NONE; func.num_insts()],
            constants: Vec::new(),
            entered: BTreeSet::from([func.entry()]),
            at: func.first(func.entry()),
        })
    }

    /// Runs `function`; `None` if that cannot be evaluated.
    fn run(&mut self, function: Global) -> Option<()> {
        let mut stack = vec![self.frame(function, Vec::new())?];
        for _ in 0..MAX_INSTS {
            let Some(frame) = stack.last_mut() else { return Some(()) };
            let func = self.module.func(frame.function)?;
            let i = frame.at;
            match self.step(&func, frame, i)? {
                Next::Go => frame.at = func.next(i).get()?,
                Next::Jump(to) => self.enter(&func, frame, to)?,
                Next::Call(callee, args) => {
                    if stack.len() >= MAX_CALLS || stack.iter().any(|frame| frame.function == callee) {
                        return None;
                    }
                    stack.push(self.frame(callee, args)?);
                }
                Next::Return(value) => {
                    stack.pop();
                    let Some(caller) = stack.last_mut() else { return Some(()) };
                    let func = self.module.func(caller.function)?;
                    let call = caller.at;
                    if let Some(value) = value {
                        caller.values[call.index()] = value;
                    }
                    match func.op(call) {
                        Opcode::Invoke => {
                            let normal = func.successors_of(call).next()?;
                            self.enter(&func, caller, normal)?;
                        }
                        _ => caller.at = func.next(call).get()?,
                    }
                }
            }
        }
        None
    }

    /// Goes to block `to`, whose phis get their values, unless it was entered before.
    fn enter(&mut self, func: &Func<'_>, frame: &mut Frame, to: Block) -> Option<()> {
        let from = func.block_of(frame.at);
        if !frame.entered.insert(to) {
            return None;
        }
        let phis: Vec<Inst> = func.block_insts(to).take_while(|&i| func.op(i) == Opcode::Phi).collect();
        let mut new = Vec::with_capacity(phis.len());
        for &phi in &phis {
            let value = func.phi_value_for(phi, from)?;
            new.push(self.value(func, frame, value)?);
        }
        for (phi, value) in phis.into_iter().zip(new) {
            frame.values[phi.index()] = value;
        }
        frame.at = func.first_non_phi(to).get()?;
        Some(())
    }

    /// What operand `value` is now.
    fn value(&mut self, func: &Func<'_>, frame: &mut Frame, value: Value) -> Option<Value> {
        if let Some(i) = value.as_inst() {
            return Some(frame.values[i.index()]).filter(|value| value.is_some());
        }
        if let warpc_ir::ValueKind::Arg(n) = value.kind() {
            return frame.args.get(n as usize).copied();
        }
        value.is_constant().then(|| translate_const(func.consts(), &mut self.consts, &mut frame.constants, value))
    }

    fn step(&mut self, func: &Func<'_>, frame: &mut Frame, inst: Inst) -> Option<Next> {
        let ty = func.ty(inst);
        let plain = |inst| !is_volatile(func, inst) && func.mem(inst).ordering == Ordering::NotAtomic;
        match func.op(inst) {
            Opcode::Load if plain(inst) => {
                let pointer = self.value(func, frame, func.operand(inst, 0))?;
                frame.values[inst.index()] = self.load(pointer, ty)?;
            }
            Opcode::Store if plain(inst) => {
                let value = self.value(func, frame, func.operand(inst, 0))?;
                let pointer = self.value(func, frame, func.operand(inst, 1))?;
                self.store(pointer, value, func.type_of(func.operand(inst, 0)))?;
            }
            Opcode::Load | Opcode::Store => return None,
            Opcode::Alloca => {
                func.consts().as_int(func.operand(inst, 0)).filter(|&count| count == 1)?;
                frame.values[inst.index()] = self.slot(Type(func.aux(inst).a), ty)?;
            }
            Opcode::Call | Opcode::Invoke => return self.call(func, frame, inst),
            Opcode::Br | Opcode::Switch | Opcode::IndirectBr | Opcode::Ret => {
                return self.terminator(func, frame, inst);
            }
            _ => {
                let mut ops: SmallVec<[Value; 8]> = SmallVec::new();
                for n in 0..func.num_operands(inst) {
                    ops.push(self.value(func, frame, func.operand(inst, n))?);
                }
                frame.values[inst.index()] = self.fold(func, inst, &ops)?;
            }
        }
        Some(Next::Go)
    }

    fn terminator(&mut self, func: &Func<'_>, frame: &mut Frame, inst: Inst) -> Option<Next> {
        let to = match func.op(inst) {
            Opcode::Ret => {
                let value = if func.num_operands(inst) > 0 {
                    Some(self.value(func, frame, func.operand(inst, 0))?)
                } else {
                    None
                };
                return Some(Next::Return(value));
            }
            Opcode::Br if func.num_operands(inst) == 1 => func.operand(inst, 0).as_block()?,
            Opcode::Br => {
                let condition = self.value(func, frame, func.operand(inst, 0))?;
                let holds = self.consts.as_int(condition)? != 0;
                func.operand(inst, if holds { 1 } else { 2 }).as_block()?
            }
            Opcode::Switch => {
                let on = self.value(func, frame, func.operand(inst, 0))?;
                on.as_const()?;
                let mut to = func.operand(inst, 1);
                for n in (2..func.num_operands(inst)).step_by(2) {
                    if self.value(func, frame, func.operand(inst, n))? == on {
                        to = func.operand(inst, n + 1);
                        break;
                    }
                }
                to.as_block()?
            }
            _ => {
                let address = self.value(func, frame, func.operand(inst, 0))?;
                let c = address.as_const().filter(|&c| self.consts.row(c).kind == ConstKind::BlockAddress)?;
                let list = self.consts.list(c);
                list.get(1).filter(|_| list[0] == Value::global(frame.function))?.as_block()?
            }
        };
        Some(Next::Jump(to))
    }

    fn call(&mut self, func: &Func<'_>, frame: &mut Frame, inst: Inst) -> Option<Next> {
        let count = func.call(inst).num_args as usize;
        if func.call(inst).num_bundle_ops > 0 {
            return None;
        }
        if let Some(intrinsic) = func.intrinsic_callee(inst) {
            let known = func.intrins().get(intrinsic).known()?;
            if matches!(known, id::LIFETIME_START | id::LIFETIME_END | id::ASSUME | id::SIDEEFFECT) {
                return Some(Next::Go);
            }
            let mut args = Vec::with_capacity(count);
            for n in 0..count {
                args.push(self.value(func, frame, func.operand(inst, n))?);
            }
            match known {
                id::MEMSET => self.fill(&args)?,
                id::INVARIANT_START if func.is_unused(Value::inst(inst)) => {
                    let (global, offset) = self.address(args[1])?;
                    let ty = self.module.globals().shape()[global.index()].ty;
                    let tables = self.module.tables();
                    let size = tables.layout.store_size(tables.types.view(), ty);
                    let bytes = self.consts.as_int(args[0])?;
                    if offset == 0 && bytes != u64::MAX && bytes >= size {
                        self.invariant.push(global);
                    }
                }
                _ if func.ty(inst) != Type::VOID => {
                    let (flags, ty) = (func.flags(inst), func.ty(inst));
                    frame.values[inst.index()] = self.folder().intrinsic(known, flags, &args, ty)?;
                }
                _ => return None,
            }
            return Some(match func.op(inst) {
                Opcode::Invoke => Next::Jump(func.successors_of(inst).next()?),
                _ => Next::Go,
            });
        }
        let callee = func.callee(inst);
        let callee = self.value(func, frame, callee)?.as_global()?;
        if self.module.globals().shape()[callee.index()].ty != func.call(inst).fn_ty {
            return None;
        }
        let mut args = Vec::with_capacity(count);
        for n in 0..count {
            args.push(self.value(func, frame, func.operand(inst, n))?);
        }
        Some(Next::Call(callee, args))
    }

    /// `memset` with what is there already.
    fn fill(&mut self, args: &[Value]) -> Option<()> {
        let (&[pointer, value, length], volatile) = (args.first_chunk::<3>()?, args.get(3)?);
        let length = self.consts.as_int(length).filter(|_| self.consts.as_int(*volatile) == Some(0))?;
        let (global, offset) = self.address(pointer)?;
        let init = self.module.globals().parts()[global.index()].init;
        let untouched = !self.memory.contains_key(&global) && init.is_some();
        if untouched && self.consts.is_zero(value) && self.module.tables().consts.is_zero(init) {
            let sym = self.module.globals().sym()[global.index()];
            return (!sym.linkage.is_interposable() && !sym.has(Symbol::EXTERNALLY_INITIALIZED)).then_some(());
        }
        if length > MAX_FILL {
            return None;
        }
        for at in 0..length {
            if self.read(global, offset.checked_add(at)?, Type::I8)? != value {
                return None;
            }
        }
        Some(())
    }

    /// The result of an operation on constants.
    fn fold(&mut self, func: &Func<'_>, inst: Inst, ops: &[Value]) -> Option<Value> {
        let (op, ty, flags) = (func.op(inst), func.ty(inst), func.flags(inst));
        let mut folder = self.folder();
        match op {
            Opcode::FNeg => folder.fneg(ops[0]),
            Opcode::ICmp => folder.icmp(func.int_pred(inst), ops[0], ops[1], ty),
            Opcode::FCmp => folder.fcmp(func.float_pred(inst), flags, ops[0], ops[1], ty),
            Opcode::Select => folder.select(ops[0], ops[1], ops[2]),
            Opcode::Freeze => folder.freeze(ops[0]),
            Opcode::ExtractElement => folder.extract_element(ops[0], ops[1]),
            Opcode::InsertElement => folder.insert_element(ops[0], ops[1], ops[2]),
            Opcode::ShuffleVector => folder.shuffle(ops[0], ops[1], func.indices(inst), ty),
            Opcode::ExtractValue => folder.extract_value(ops[0], func.indices(inst)),
            Opcode::InsertValue => folder.insert_value(ops[0], ops[1], func.indices(inst)),
            Opcode::GetElementPtr => folder.gep(Type(func.aux(inst).a), flags, ops[0], &ops[1..], ty),
            _ if op.is_binary() => folder.binary(op, flags, ops[0], ops[1]),
            _ if op.is_cast() => folder.cast(op, flags, ops[0], ty),
            _ => None,
        }
    }
}
