//! Cost of one call by walking the callee as it would be after folding what this call makes constant.
//!
//! **How**: integer constants are carried through arithmetic, comparisons, casts, selects and phis of blocks that are reached;
//! a branch on a constant leads to one successor only. Accesses through a passed stack slot are free as long as nothing keeps
//! the slot from being split. **Cost**: linear in the callee, and it stops where the answer is clear.
//! **Source**: the rules and units of LLVM's inline cost analysis, restated.

use warpc_analysis::{facts, known_bits};
use warpc_columns::RowSet;
use warpc_ir::attrs::AttrKind;
use warpc_ir::consts::{ConstKind, low_mask, sign_extend};
use warpc_ir::fold::int::{binary64, compare64};
use warpc_ir::ids::*;
use warpc_ir::intrinsics::{id, is_assume_like};
use warpc_ir::{Func, FuncMut, IntPred, Opcode, Value, ValueKind, flags};

/// Units of one instruction.
pub const INSTRUCTION: i64 = 5;
/// Units saved when the only call of a local function goes: its body goes too.
const LAST_CALL: i64 = 15_000;
/// Units of a callee of the cold calling convention.
const COLD_CONVENTION: i64 = 2_000;
/// Bytes of stack that inlining into a recursive function may add.
const RECURSIVE_STACK: u64 = 1024;
/// Bytes of a stack slot that gets a constant size at the call and may then stand in the caller's frame.
const MAX_SIZED_SLOT: u64 = 65_536;
/// Attributes of functions and calls, numbers as text, that change what the analysis finds.
pub const TUNING: [&[u8]; 5] = [
    b"call-inline-cost",
    b"call-threshold-bonus",
    b"function-inline-cost",
    b"function-inline-cost-multiplier",
    b"function-inline-threshold",
];
/// Number of the cold calling convention.
const COLDCC: u16 = 9;

/// The settings of the knobs.
#[derive(Clone, Copy)]
pub struct Settings {
    /// Units of a call.
    pub call_penalty: i64,
    /// Walk to the end even when the cost is too high already.
    pub full: bool,
    /// Bytes of stack a callee may have.
    pub max_stack: u64,
    /// The same where the caller is recursive.
    pub max_recursive_stack: u64,
}

impl Default for Settings {
    fn default() -> Settings {
        Settings { call_penalty: 25, full: false, max_stack: u64::MAX, max_recursive_stack: RECURSIVE_STACK }
    }
}

/// What is known of a callee's value at this call.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Known {
    Nothing,
    /// An integer of at most 64 bits, or a null pointer (0).
    Int(u64),
    /// Another constant.
    Constant,
    /// An address in the stack slot of this argument.
    Slot(u32),
}

/// The answer.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Cost {
    /// Never, and why.
    Never(&'static str),
    /// Cost and threshold.
    Of(i64, i64),
}

/// Units that go with the call itself.
pub fn call_site(func: &Func<'_>, call: Inst, callee: Global, penalty: i64) -> i64 {
    let args = func.call(call).num_args as usize;
    let attrs = func.ctx().globals.parts[callee.index()].attrs;
    let table = func.ctx().attrs();
    let mut saved = INSTRUCTION + penalty;
    for arg in 0..args {
        saved += match table.ty(table.param(attrs, arg), AttrKind::ByVal) {
            // A copy: a load and a store per word, of which a call would do eight at most.
            Some(t) => {
                let word = func.layout().pointer_bits(0) as u64;
                let bits = func.layout().size_in_bits(func.types(), t);
                2 * INSTRUCTION * bits.div_ceil(word.max(1)).min(8) as i64
            }
            None => INSTRUCTION,
        };
    }
    saved
}

struct Analyser<'a> {
    func: &'a Func<'a>,
    set: Settings,
    known: Vec<Known>,
    args: Vec<Known>,
    /// Arguments that are not null.
    nonnull: Vec<bool>,
    /// Units that accesses of each argument's slot would cost; `None` where it is not split.
    slots: Vec<Option<i64>>,
    loaded: Vec<Value>,
    /// Units of loads from where was loaded before; `None` once something writes.
    reloads: Option<i64>,
    cost: i64,
    stack: u64,
    instructions: i64,
    vectors: i64,
    returned: bool,
    /// Units that attributes of calls add to the threshold.
    bonus: i64,
    /// A call must not be copied.
    moves_only: bool,
}

/// Cost of inlining `callee` at `call` of `caller`, against `threshold` without bonuses. `last`: it is worth something that the
/// callee's body goes when this call does; `only`: it goes; `recursive`: the caller calls itself.
pub fn analyse(
    caller: &FuncMut<'_>,
    call: Inst,
    callee: &Func<'_>,
    mut threshold: i64,
    set: Settings,
    [last, only, recursive, plain]: [bool; 4],
) -> Cost {
    // One block: half as much again; vector code, which gains most from context: one and a half times more.
    let (single_bonus, vector_bonus) = if plain { (threshold / 2, threshold * 3 / 2) } else { (0, 0) };
    let params = callee.num_args();
    let mut analyser = Analyser {
        func: callee,
        set,
        known: vec![Known::Nothing; callee.num_insts()],
        args: Vec::with_capacity(params),
        slots: vec![None; params],
        loaded: Vec::new(),
        reloads: Some(0),
        cost: 0,
        stack: 0,
        instructions: 0,
        vectors: 0,
        returned: false,
        bonus: 0,
        moves_only: false,
        nonnull: (0..params).map(|param| facts::call_arg_has(caller, call, param, AttrKind::NonNull)).collect(),
    };
    for param in 0..params {
        let actual = caller.operand(call, param);
        let known = constant(caller, actual);
        analyser.args.push(if known == Known::Nothing && slot_of(caller, actual) {
            analyser.slots[param] = Some(0);
            Known::Slot(param as u32)
        } else {
            known
        });
    }
    threshold += single_bonus + vector_bonus;
    analyser.cost -= call_site(caller, call, callee.global(), set.call_penalty);
    if last {
        analyser.cost -= LAST_CALL;
    }
    if callee.ctx().globals.shape[callee.global().index()].cc == COLDCC {
        analyser.cost += COLD_CONVENTION;
    }
    let mut single = true;
    let mut reached = RowSet::new(callee.num_blocks());
    let mut work = std::collections::VecDeque::from([callee.entry()]);
    reached.insert(callee.entry());
    while let Some(block) = work.pop_front() {
        for inst in callee.block_insts(block) {
            if let Err(why) = analyser.inst(inst, &reached) {
                return Cost::Never(why);
            }
            if recursive && analyser.stack > set.max_recursive_stack {
                return Cost::Never("recursive and allocates too much stack space");
            }
            if analyser.cost >= threshold + analyser.bonus && !set.full {
                return Cost::Of(analyser.cost, threshold);
            }
        }
        let term = callee.terminator(block);
        if term.is_none() {
            continue;
        }
        let mut add = |succ: Block| {
            if reached.insert(succ) {
                work.push_back(succ);
            }
        };
        match analyser.target(term) {
            Some(succ) => add(succ),
            None => {
                callee.successors_of(term).for_each(&mut add);
                if single && callee.successors_of(term).count() > 1 {
                    threshold -= single_bonus;
                    single = false;
                }
            }
        }
    }
    if analyser.stack > set.max_stack {
        return Cost::Never("stacksize");
    }
    if analyser.moves_only && !only {
        return Cost::Never("noduplicate");
    }
    threshold += analyser.bonus;
    if analyser.vectors <= analyser.instructions / 10 {
        threshold -= vector_bonus;
    } else if analyser.vectors <= analyser.instructions / 2 {
        threshold -= vector_bonus / 2;
    }
    let asked = |key: &[u8]| number_asked(caller, call, key);
    let cost = asked(b"function-inline-cost").unwrap_or(analyser.cost);
    let cost = cost.saturating_mul(asked(b"function-inline-cost-multiplier").unwrap_or(1));
    Cost::Of(cost, asked(b"function-inline-threshold").unwrap_or(threshold).max(1))
}

/// The number that the attribute `key` of `call` or of the function that it names has.
fn number_asked(func: &Func<'_>, call: Inst, key: &[u8]) -> Option<i64> {
    let strings = &func.ctx().tables.strings;
    let key = strings.find(key)?;
    let parse = |value: Str| std::str::from_utf8(strings.get(value)).ok()?.parse::<i64>().ok();
    let own = func.attrs().string(func.attrs().list(func.call(call).attrs).func, key);
    let named = || {
        let callee = func.callee(call).as_global()?;
        let attrs = func.ctx().attrs();
        attrs.string(attrs.list(func.ctx().globals.parts[callee.index()].attrs).func, key)
    };
    own.or_else(named).flatten().and_then(parse)
}

fn constant(func: &Func<'_>, value: Value) -> Known {
    match value.kind() {
        ValueKind::Const(c) => match func.consts().as_int(value) {
            Some(n) => Known::Int(n),
            None if func.consts().row(c).kind == ConstKind::Null => Known::Int(0),
            None => Known::Constant,
        },
        ValueKind::Global(_) | ValueKind::Undef(_) | ValueKind::Poison(_) => Known::Constant,
        _ => Known::Nothing,
    }
}

/// Whether `value` is a stack slot or a constant offset from one.
fn slot_of(func: &Func<'_>, mut value: Value) -> bool {
    for _ in 0..6 {
        let Some(inst) = value.as_inst() else { return false };
        match func.op(inst) {
            Opcode::Alloca => return func.operand(inst, 0).as_const().is_some(),
            Opcode::AddrSpaceCast => {}
            Opcode::GetElementPtr if func.operands(inst).skip(1).all(|x| x.as_const().is_some()) => {}
            _ => return false,
        }
        value = func.operand(inst, 0);
    }
    false
}

impl Analyser<'_> {
    fn value(&self, value: Value) -> Known {
        match value.kind() {
            ValueKind::Inst(i) => self.known[i.index()],
            ValueKind::Arg(n) => self.args[n as usize],
            _ => constant(self.func, value),
        }
    }

    fn int(&self, value: Value) -> Option<u64> {
        match self.value(value) {
            Known::Int(n) => Some(n),
            _ => None,
        }
    }

    /// Whether the pointer `value` is not null at this call.
    fn is_not_null(&self, value: Value) -> bool {
        matches!(self.value(value), Known::Slot(_)) || value.as_arg().is_some_and(|n| self.nonnull[n as usize])
    }

    fn bits(&self, value: Value) -> u32 {
        self.func.types().int_bits(self.func.type_of(value)).unwrap_or(64)
    }

    /// The successor that a terminator always goes to, if that is known.
    fn target(&self, term: Inst) -> Option<Block> {
        let func = self.func;
        match func.op(term) {
            Opcode::Br if func.num_operands(term) == 3 => {
                let number = self.int(func.operand(term, 0))?;
                func.operand(term, 1 + (number & 1 == 0) as usize).as_block()
            }
            Opcode::Switch => {
                let selector = func.operand(term, 0);
                let (number, mask) = (self.int(selector)?, low_mask(self.bits(selector).min(64)));
                let hit = (2..func.num_operands(term)).step_by(2).find(|&case| {
                    func.consts().as_int(func.operand(term, case)).is_some_and(|value| value & mask == number & mask)
                });
                func.operand(term, hit.map_or(1, |case| case + 1)).as_block()
            }
            _ => None,
        }
    }

    /// Notes that the slot which `value` points into cannot be split: the cost of its accesses counts from now on.
    fn keep(&mut self, value: Value) {
        if let Known::Slot(k) = self.value(value)
            && let Some(saved) = self.slots[k as usize].take()
        {
            self.cost += saved;
        }
    }

    fn keep_operands(&mut self, inst: Inst) {
        for k in 0..self.func.num_operands(inst) {
            self.keep(self.func.operand(inst, k));
        }
    }

    /// Something writes to memory: what was loaded may not be loaded for nothing again, neither before nor after.
    fn reloads_count(&mut self) {
        self.cost += self.reloads.take().unwrap_or(0);
    }

    /// Counts an access of a split slot; whether it is one.
    fn free_access(&mut self, ptr: Value) -> bool {
        if let Known::Slot(k) = self.value(ptr)
            && let Some(saved) = &mut self.slots[k as usize]
        {
            *saved += INSTRUCTION;
            return true;
        }
        false
    }

    fn inst(&mut self, inst: Inst, reached: &RowSet<Block>) -> Result<(), &'static str> {
        let func = self.func;
        if func.types().is_vector(func.ty(inst)) || func.op(inst) == Opcode::ExtractElement {
            self.vectors += 1;
        }
        self.instructions += 1;
        if !self.visit(inst, reached)? {
            self.cost += INSTRUCTION;
        }
        Ok(())
    }

    /// Whether `inst` costs nothing beyond what was added.
    fn visit(&mut self, inst: Inst, reached: &RowSet<Block>) -> Result<bool, &'static str> {
        let func = self.func;
        let op = func.op(inst);
        let known = self.fold(inst, reached);
        self.known[inst.index()] = known;
        if matches!(known, Known::Int(_) | Known::Constant) && op != Opcode::Call {
            return Ok(true);
        }
        Ok(match op {
            Opcode::Phi | Opcode::Unreachable | Opcode::BitCast | Opcode::Freeze => true,
            Opcode::Ret => !std::mem::replace(&mut self.returned, true),
            Opcode::Br => func.num_operands(inst) == 1 || self.int(func.operand(inst, 0)).is_some(),
            Opcode::Switch => {
                if self.int(func.operand(inst, 0)).is_none() {
                    self.cost += switch_cost(func, inst);
                }
                self.int(func.operand(inst, 0)).is_some()
            }
            Opcode::IndirectBr => return Err("contains indirect branches"),
            Opcode::Alloca => {
                self.slot(inst)?;
                false
            }
            Opcode::GetElementPtr => {
                let fixed = func.operands(inst).skip(1).all(|v| self.int(v).is_some());
                if !fixed {
                    self.keep(func.operand(inst, 0));
                }
                fixed
            }
            Opcode::AddrSpaceCast => true,
            Opcode::PtrToInt | Opcode::IntToPtr => {
                self.keep_operands(inst);
                self.bits(if op == Opcode::PtrToInt { Value::inst(inst) } else { func.operand(inst, 0) })
                    == func.layout().pointer_bits(0)
            }
            Opcode::Trunc => {
                self.keep_operands(inst);
                func.layout().is_native(self.bits(Value::inst(inst)))
            }
            Opcode::Load => {
                let ptr = func.operand(inst, 0);
                if func.flags(inst) & flags::VOLATILE == 0 && self.free_access(ptr) {
                    return Ok(true);
                }
                self.keep(ptr);
                if facts::is_unordered(func, inst) {
                    if let Some(saved) = &mut self.reloads
                        && self.loaded.contains(&ptr)
                    {
                        *saved += INSTRUCTION;
                        return Ok(true);
                    }
                    if self.loaded.len() < 16 {
                        self.loaded.push(ptr);
                    }
                }
                false
            }
            Opcode::Store => {
                let ptr = func.operand(inst, 1);
                self.keep(func.operand(inst, 0));
                if func.flags(inst) & flags::VOLATILE == 0 && self.free_access(ptr) {
                    return Ok(true);
                }
                self.keep(ptr);
                self.reloads_count();
                false
            }
            Opcode::Call | Opcode::Invoke => self.call(inst)?,
            Opcode::ExtractValue | Opcode::InsertValue => false,
            _ => {
                self.keep_operands(inst);
                false
            }
        })
    }

    /// Counts a stack slot of the callee.
    fn slot(&mut self, inst: Inst) -> Result<(), &'static str> {
        let func = self.func;
        let count = func.operand(inst, 0);
        let fixed = count.as_const().is_some();
        // A number of elements that only this call makes constant.
        let sized = !fixed && self.int(count).is_some();
        if !sized && (!fixed || func.block_of(inst) != func.entry()) {
            return Err("dynamic alloca");
        }
        let size =
            func.layout().fixed_alloc_size(func.types(), Type(func.aux(inst).a)).ok_or("alloca of unknown size")?;
        self.stack = self.stack.saturating_add(size.saturating_mul(self.int(count).unwrap_or(1)));
        if sized && self.stack > MAX_SIZED_SLOT {
            return Err("dynamic alloca");
        }
        Ok(())
    }

    fn call(&mut self, inst: Inst) -> Result<bool, &'static str> {
        let func = self.func;
        if let Some(bonus) = number_asked(func, inst, b"call-threshold-bonus") {
            self.bonus += bonus;
        }
        if let Some(cost) = number_asked(func, inst, b"call-inline-cost") {
            self.cost += cost;
            return Ok(true);
        }
        self.moves_only |= facts::call_has(func, inst, AttrKind::NoDuplicate);
        if let Some(which) = facts::intrinsic(func, inst) {
            match which {
                id::ICALL_BRANCH_FUNNEL | id::LOCALESCAPE => return Err("uninlinable intrinsic"),
                id::VA_START => return Err("varargs"),
                id::LAUNDER_INVARIANT_GROUP | id::STRIP_INVARIANT_GROUP => {
                    self.known[inst.index()] = self.value(func.operand(inst, 0));
                    return Ok(true);
                }
                id::OBJECTSIZE => {
                    if let Some(size) = known_bits::object_size(func, func.operand(inst, 0)) {
                        self.known[inst.index()] = Known::Int(size);
                    }
                    return Ok(true);
                }
                id::IS_CONSTANT => {
                    let constant = matches!(self.value(func.operand(inst, 0)), Known::Int(_) | Known::Constant);
                    self.known[inst.index()] = Known::Int(constant as u64);
                    return Ok(true);
                }
                id::MEMCPY | id::MEMMOVE | id::MEMSET => {
                    self.reloads_count();
                    return Ok(false);
                }
                _ if is_assume_like(which) => return Ok(true),
                _ => {
                    if facts::may_write(func, inst) {
                        self.reloads_count();
                    }
                    self.keep_operands(inst);
                    return Ok(matches!(self.known[inst.index()], Known::Int(_) | Known::Constant));
                }
            }
        }
        let own = func.ctx().globals.parts[func.global().index()].attrs;
        if func.callee(inst).as_global() == Some(func.global()) {
            return Err("recursive");
        }
        if facts::call_has(func, inst, AttrKind::ReturnsTwice)
            && !func.ctx().attrs().fn_has(own, AttrKind::ReturnsTwice)
        {
            return Err("exposes returns twice");
        }
        if !matches!(func.callee(inst).kind(), ValueKind::Asm(_)) {
            self.cost += func.call(inst).num_args as i64 * INSTRUCTION + self.set.call_penalty;
        }
        if facts::may_write(func, inst) {
            self.reloads_count();
        }
        self.keep_operands(inst);
        Ok(false)
    }

    /// What `inst` is, from what its operands are.
    fn fold(&self, inst: Inst, reached: &RowSet<Block>) -> Known {
        let func = self.func;
        let op = func.op(inst);
        let int = |index: usize| self.int(func.operand(inst, index));
        let bits = func.types().int_bits(func.ty(inst)).filter(|&width| width <= 64);
        let of = |value: Option<u64>| value.map_or(Known::Nothing, Known::Int);
        match op {
            Opcode::Phi => {
                let mut found = Known::Nothing;
                for (value, from) in func.phi_pairs(inst) {
                    if !reached.contains(from) {
                        continue;
                    }
                    let value = self.value(value);
                    // A value from further down is not known yet.
                    if !matches!(value, Known::Int(_)) || found != Known::Nothing && found != value {
                        return Known::Nothing;
                    }
                    found = value;
                }
                // A back edge that is not reached yet may bring something else.
                if func.phi_pairs(inst).all(|(_, from)| reached.contains(from)) { found } else { Known::Nothing }
            }
            Opcode::ICmp => match (int(0), int(1)) {
                (Some(lhs), Some(rhs)) => {
                    let bits = self.bits(func.operand(inst, 0));
                    if bits > 64 {
                        Known::Nothing
                    } else {
                        Known::Int(compare64(func.int_pred(inst), bits, lhs, rhs) as u64)
                    }
                }
                (None, Some(0)) if self.is_not_null(func.operand(inst, 0)) => match func.int_pred(inst) {
                    IntPred::Eq => Known::Int(0),
                    IntPred::Ne => Known::Int(1),
                    _ => Known::Nothing,
                },
                _ => Known::Nothing,
            },
            Opcode::Select => match int(0) {
                Some(choice) => self.value(func.operand(inst, 2 - (choice & 1) as usize)),
                None => {
                    let (lhs, rhs) = (self.value(func.operand(inst, 1)), self.value(func.operand(inst, 2)));
                    if lhs == rhs && matches!(lhs, Known::Int(_)) { lhs } else { Known::Nothing }
                }
            },
            Opcode::ZExt | Opcode::Trunc => match bits {
                Some(width) => of(int(0).map(|number| number & low_mask(width))),
                None => Known::Nothing,
            },
            Opcode::SExt => match (bits, int(0)) {
                (Some(width), Some(number)) => {
                    Known::Int(sign_extend(number, self.bits(func.operand(inst, 0))) as u64 & low_mask(width))
                }
                _ => Known::Nothing,
            },
            Opcode::BitCast | Opcode::AddrSpaceCast | Opcode::Freeze => self.value(func.operand(inst, 0)),
            Opcode::GetElementPtr => match self.value(func.operand(inst, 0)) {
                Known::Slot(slot) if func.operands(inst).skip(1).all(|value| self.int(value).is_some()) => {
                    Known::Slot(slot)
                }
                Known::Constant if func.operands(inst).skip(1).all(|value| self.int(value).is_some()) => {
                    Known::Constant
                }
                _ => Known::Nothing,
            },
            _ if op.is_binary() => {
                let Some(width) = bits else {
                    let all = func.operands(inst).all(|value| self.value(value) == Known::Constant);
                    return if all { Known::Constant } else { Known::Nothing };
                };
                match (op, int(0), int(1)) {
                    (_, Some(lhs), Some(rhs)) => of(binary64(op, func.flags(inst), width, lhs, rhs)),
                    (Opcode::And | Opcode::Mul, Some(0), _) | (Opcode::And | Opcode::Mul, _, Some(0)) => Known::Int(0),
                    (Opcode::Sub | Opcode::Xor, ..) if func.operand(inst, 0) == func.operand(inst, 1) => Known::Int(0),
                    _ => Known::Nothing,
                }
            }
            Opcode::FNeg => match self.value(func.operand(inst, 0)) {
                Known::Constant => Known::Constant,
                _ => Known::Nothing,
            },
            Opcode::FCmp => Known::Nothing,
            _ => Known::Nothing,
        }
    }
}

/// Units of a switch beyond its own: a few comparisons, or a tree of them.
fn switch_cost(func: &Func<'_>, inst: Inst) -> i64 {
    let cases = (func.num_operands(inst) as i64 - 2) / 2;
    let default = func.operand(inst, 1).as_block().and_then(|b| func.terminator(b).get());
    let unreachable = default.is_some_and(|t| func.op(t) == Opcode::Unreachable && func.prev(t).is_none());
    if cases <= 3 {
        return (cases - unreachable as i64).max(0) * 2 * INSTRUCTION;
    }
    (3 * cases / 2 - 1) * 2 * INSTRUCTION
}
