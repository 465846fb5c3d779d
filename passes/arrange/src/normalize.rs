//! `normalize`: equal functions get equal text, however their values were called and ordered: names tell how a value is computed.
//!
//! ```text
//!   %y = mul i32 %x, %n      ->      %"op14505(vl12040)" = mul i32 %a0, %"vl12040(%a1)"
//! ```
//! **Steps**: arguments are `a0`, `a1`, ...; blocks `bb` and a number made of the effects in them; instructions of a block stand where something with an
//! effect needs them; values are named from effects backwards, those of constants and arguments alone `vl`, others `op`, with a number made of opcodes and
//! with their operands; the first two operands of commutative operations, and pairs of phis, are sorted by name; names of operands within names
//! are cut to their first seven letters. Values that no effect needs keep their names and stand last.
//! **Parameters**: `preserve-order`; `rename-all` (by default), else what has a name keeps it; `fold-all` (by default), else operands of effects
//! keep long names; `reorder-operands` (by default).
//! **Invariants**: what programs compute stays. What reads memory stays between the same writes, other than in LLVM's pass, which moves loads behind
//! stores that may change what they read. **Cost**: linear but for the footprints, the places of the effects that need a value, for which at
//! most [`MAX_STEPS`] steps are made in a function; names are 1024 bytes long, at most. **Source**: names and numbers are those of LLVM's pass.
//! **Relies on** what counts as an effect: calls, barriers, volatile and atomic accesses keep their order, and no instruction changes its
//! block.

use warpc_analysis::{AnalysisSet, facts};
use warpc_columns::RowSet;
use warpc_ir::ids::*;
use warpc_ir::intrinsics::is_commutative;
use warpc_ir::{Func, FuncMut, Opcode, Value, ValueKind};
use warpc_phase::{FunctionPass, Level, Outcome, PassBody, PassCx, PassInfo};
use warpc_text::{FunctionText, type_text};

const NAME: &str = "normalize";

/// Users that are looked at for all footprints of a function, at most.
const MAX_STEPS: usize = 1 << 22;

/// Row of the pass table.
pub const INFO: PassInfo = PassInfo {
    name: NAME,
    summary: "name and order values by how they are computed",
    level: Level::Function,
    reads: AnalysisSet::NONE,
    preserves: AnalysisSet::CFG_ALL,
    columns: warpc_ir::column_sets::REWRITE,
    knobs: &[],
    idempotent: false,
    required: false,
    make: |mut params| {
        let choices = Choices {
            preserve_order: params.take_flag("preserve-order", false),
            rename_all: params.take_flag("rename-all", true),
            fold_all: params.take_flag("fold-all", true),
            reorder_operands: params.take_flag("reorder-operands", true),
        };
        params.finish(NAME)?;
        Ok(PassBody::Function(Box::new(Normalize(choices))))
    },
};

/// The parameters.
#[derive(Clone, Copy)]
struct Choices {
    preserve_order: bool,
    rename_all: bool,
    fold_all: bool,
    reorder_operands: bool,
}

struct Normalize(Choices);

impl FunctionPass for Normalize {
    fn run(&mut self, func: &mut FuncMut<'_>, _cx: &mut PassCx<'_>) -> Outcome {
        let choices = self.0;
        let all: Vec<Inst> = func.block_order().flat_map(|block| func.block_insts(block)).collect();
        let written = numbers(func, &all);
        name_arguments_and_blocks(func, choices.rename_all);
        let outputs: Vec<Inst> = all.into_iter().filter(|&inst| is_output(func, inst)).collect();
        if !choices.preserve_order {
            for block in func.block_order().collect::<Vec<_>>() {
                reorder(func, block);
            }
        }
        let all: Vec<Inst> = func.block_order().flat_map(|block| func.block_insts(block)).collect();
        let texts = FunctionText::new(func);
        let places = numbers(func, &all);
        let mut namer =
            Namer { choices, texts, written, places, named: RowSet::new(func.num_insts()), steps: MAX_STEPS };
        for output in outputs {
            namer.name(func, output);
        }
        for inst in all {
            if !choices.preserve_order {
                if choices.reorder_operands && commutes(func, inst) {
                    namer.sort_operands(func, inst);
                }
                if func.op(inst) == Opcode::Phi {
                    sort_pairs(func, inst);
                }
            }
            namer.fold_name(func, inst);
        }
        Outcome::Changed(AnalysisSet::CFG_ALL)
    }
}

/// Number of each instruction in the order of `all`.
fn numbers(func: &Func<'_>, all: &[Inst]) -> Vec<u32> {
    let mut numbers = vec![0; func.num_insts()];
    for (number, inst) in (0..).zip(all) {
        numbers[inst.index()] = number;
    }
    numbers
}

/// Whether `inst` has an effect that others see.
fn is_output(func: &Func<'_>, inst: Inst) -> bool {
    match func.op(inst) {
        Opcode::Br | Opcode::Switch | Opcode::IndirectBr | Opcode::Unreachable => false,
        _ => facts::has_side_effects(func, inst),
    }
}

fn commutes(func: &Func<'_>, inst: Inst) -> bool {
    let by_name = || facts::intrinsic(func, inst).is_some_and(is_commutative);
    func.op(inst).is_commutative() || func.op(inst).is_call() && by_name()
}

fn name_of(func: &Func<'_>, value: Value) -> Vec<u8> {
    func.side().names.as_ref().map_or(Vec::new(), |names| names.get(value).to_vec())
}

/// Gives `value` another name, unless it is its own.
fn rename(func: &mut FuncMut<'_>, value: Value, name: &[u8]) {
    if func.side().names.as_ref().is_some_and(|names| names.get(value) != name) {
        if let Some(names) = &mut func.side_mut().names {
            names.set(value, b"");
        }
        func.set_name(value, name);
    }
}

/// Number of an opcode in LLVM, of which names are made.
fn llvm_number(op: Opcode) -> u64 {
    const ORDER: [Opcode; 66] = [
        Opcode::Ret,
        Opcode::Br,
        Opcode::Switch,
        Opcode::IndirectBr,
        Opcode::Invoke,
        Opcode::Resume,
        Opcode::Unreachable,
        Opcode::CleanupRet,
        Opcode::CatchRet,
        Opcode::CatchSwitch,
        Opcode::CallBr,
        Opcode::FNeg,
        Opcode::Add,
        Opcode::FAdd,
        Opcode::Sub,
        Opcode::FSub,
        Opcode::Mul,
        Opcode::FMul,
        Opcode::UDiv,
        Opcode::SDiv,
        Opcode::FDiv,
        Opcode::URem,
        Opcode::SRem,
        Opcode::FRem,
        Opcode::Shl,
        Opcode::LShr,
        Opcode::AShr,
        Opcode::And,
        Opcode::Or,
        Opcode::Xor,
        Opcode::Alloca,
        Opcode::Load,
        Opcode::Store,
        Opcode::GetElementPtr,
        Opcode::Fence,
        Opcode::CmpXchg,
        Opcode::AtomicRmw,
        Opcode::Trunc,
        Opcode::ZExt,
        Opcode::SExt,
        Opcode::FPToUI,
        Opcode::FPToSI,
        Opcode::UIToFP,
        Opcode::SIToFP,
        Opcode::FPTrunc,
        Opcode::FPExt,
        Opcode::PtrToInt,
        Opcode::PtrToAddr,
        Opcode::IntToPtr,
        Opcode::BitCast,
        Opcode::AddrSpaceCast,
        Opcode::CleanupPad,
        Opcode::CatchPad,
        Opcode::ICmp,
        Opcode::FCmp,
        Opcode::Phi,
        Opcode::Call,
        Opcode::Select,
        Opcode::VaArg,
        Opcode::ExtractElement,
        Opcode::InsertElement,
        Opcode::ShuffleVector,
        Opcode::ExtractValue,
        Opcode::InsertValue,
        Opcode::LandingPad,
        Opcode::Freeze,
    ];
    let at = ORDER.iter().position(|&other| other == op).map_or(0, |at| at as u64 + 1);
    // Two numbers are those of operations that programs do not have.
    if op == Opcode::VaArg || at > 59 { at + 2 } else { at }
}

/// Where sums of numbers begin.
const SEED: u64 = 0x6aca_a36b_ef83_25c5;

/// A number made of two.
fn mixed(low: u64, high: u64) -> u64 {
    const FACTOR: u64 = 0x9ddf_ea08_eb38_2d69;
    let first = (low ^ high).wrapping_mul(FACTOR);
    let second = (high ^ first ^ first >> 47).wrapping_mul(FACTOR);
    (second ^ second >> 47).wrapping_mul(FACTOR)
}

/// The first digits of a number.
fn digits(number: u64) -> String {
    let mut text = number.to_string();
    text.truncate(5);
    text
}

fn name_arguments_and_blocks(func: &mut FuncMut<'_>, all: bool) {
    let mut count = 0;
    for n in 0..func.num_args() as u32 {
        let value = Value::arg(n);
        if all || name_of(func, value).is_empty() {
            rename(func, value, format!("a{count}").as_bytes());
            count += 1;
        }
    }
    for block in func.block_order().collect::<Vec<_>>() {
        let value = Value::block(block);
        if all || name_of(func, value).is_empty() {
            let outputs = func.block_insts(block).filter(|&inst| is_output(func, inst));
            let sum = outputs.fold(SEED, |sum, inst| mixed(sum, llvm_number(func.op(inst))));
            rename(func, value, format!("bb{}", digits(sum)).as_bytes());
        }
    }
}

/// Order of the instructions of a block behind its phis and slots, without the terminator: each effect after what it needs, then the rest.
/// What is in `kept` counts as an effect.
fn order(func: &Func<'_>, body: &[Inst], end: Inst, kept: &[Inst]) -> Vec<Inst> {
    let block = func.block_of(end);
    let mut placed: RowSet<Inst> = RowSet::new(func.num_insts());
    let mut movable: RowSet<Inst> = RowSet::new(func.num_insts());
    body.iter().for_each(|&inst| {
        movable.insert(inst);
    });
    let mut order = Vec::with_capacity(body.len());
    let is_root = |inst: Inst| is_output(func, inst) || kept.binary_search(&inst).is_ok();
    let roots = body.iter().copied().filter(|&inst| is_root(inst)).chain([end]).chain(body.iter().copied());
    for root in roots {
        let mut path: Vec<(Inst, usize)> = Vec::new();
        if placed.insert(root) {
            path.push((root, 0));
        }
        while let Some((inst, next)) = path.last_mut() {
            let inst = *inst;
            if *next == func.num_operands(inst) {
                order.extend(Some(inst).filter(|&inst| inst != end));
                path.pop();
                continue;
            }
            let operand = func.operand(inst, *next).as_inst();
            *next += 1;
            if let Some(operand) =
                operand.filter(|&operand| func.block_of(operand) == block && movable.contains(operand))
                && placed.insert(operand)
            {
                path.push((operand, 0));
            }
        }
    }
    order
}

/// Whether `inst` must stay between the same writes.
fn reads(func: &Func<'_>, inst: Inst) -> bool {
    func.op(inst) == Opcode::Alloca || facts::may_read(func, inst)
}

/// What reads and stands between other writes in `new` than in `old`, sorted.
fn crossing_writes(func: &Func<'_>, old: &[Inst], new: &[Inst]) -> Vec<Inst> {
    let before = |list: &[Inst]| {
        let mut writes = 0u32;
        let mut counts: Vec<(Inst, u32)> = Vec::new();
        for &inst in list {
            counts.extend(reads(func, inst).then_some((inst, writes)));
            writes += u32::from(is_output(func, inst));
        }
        counts.sort_unstable();
        counts
    };
    before(old).into_iter().zip(before(new)).filter(|(old, new)| old != new).map(|(old, _)| old.0).collect()
}

/// Rounds in which reads that crossed a write are kept, before all are.
const ROUNDS: usize = 4;

/// Puts the instructions of `block` in order.
fn reorder(func: &mut FuncMut<'_>, block: Block) {
    let end = func.terminator(block);
    let is_fixed = |&inst: &Inst| matches!(func.op(inst), Opcode::Phi | Opcode::Alloca | Opcode::LandingPad);
    let body: Vec<Inst> = func.block_insts(block).skip_while(is_fixed).filter(|&inst| inst != end).collect();
    let mut kept: Vec<Inst> = Vec::new();
    let mut new = order(func, &body, end, &kept);
    for round in 1.. {
        let crossing = crossing_writes(func, &body, &new);
        if crossing.is_empty() {
            break;
        }
        match round < ROUNDS {
            true => kept.extend(crossing),
            false => kept.extend(body.iter().copied().filter(|&inst| reads(func, inst))),
        }
        kept.sort_unstable();
        kept.dedup();
        new = order(func, &body, end, &kept);
        if round > ROUNDS {
            // What reads needs what reads, in turn, so nothing is left to cross.
            new.clone_from(&body);
            break;
        }
    }
    if new != body {
        for inst in new {
            func.move_before(inst, end);
        }
    }
}

/// Sorts the pairs of a phi by the names of their blocks.
fn sort_pairs(func: &mut FuncMut<'_>, phi: Inst) {
    let mut pairs: Vec<(Vec<u8>, Value, Block)> =
        func.phi_pairs(phi).map(|(value, from)| (name_of(func, from.into()), value, from)).collect();
    if pairs.is_sorted_by(|a, b| a.0 <= b.0) {
        return;
    }
    pairs.sort_by(|a, b| a.0.cmp(&b.0));
    let operands: Vec<Value> = pairs.into_iter().flat_map(|(_, value, from)| [value, from.into()]).collect();
    func.set_operands(phi, &operands);
}

/// Names values.
struct Namer<'m> {
    choices: Choices,
    texts: FunctionText<'m>,
    /// Numbers of instructions in the order in which they were written.
    written: Vec<u32>,
    /// Numbers as they stand now.
    places: Vec<u32>,
    named: RowSet<Inst>,
    /// Steps of footprints that are left.
    steps: usize,
}

/// An instruction whose operands are being named.
struct Frame {
    inst: Inst,
    next: usize,
    operands: Vec<Vec<u8>>,
}

/// The operands of `inst` that count for names: of phis the values; never a function.
fn named_operands(func: &Func<'_>, inst: Inst) -> Vec<Value> {
    let is_function = |value: Value| match value.kind() {
        ValueKind::Global(global) => {
            func.ctx().globals.sym[global.index()].kind == warpc_ir::module::GlobalKind::Function
        }
        ValueKind::Intrinsic(_) => true,
        _ => false,
    };
    let values = match func.op(inst) {
        Opcode::Phi => func.phi_pairs(inst).map(|pair| pair.0).collect::<Vec<_>>(),
        _ => func.operands(inst).collect(),
    };
    values.into_iter().filter(|&value| !is_function(value)).collect()
}

impl Namer<'_> {
    /// Names `inst` and what it needs, operands first.
    fn name(&mut self, func: &mut FuncMut<'_>, inst: Inst) {
        let mut path: Vec<Frame> = Vec::new();
        self.enter(func, inst, &mut path);
        while let Some(frame) = path.last_mut() {
            let inst = frame.inst;
            let operands = named_operands(func, inst);
            if frame.operands.len() == operands.len() {
                if let Some(frame) = path.pop() {
                    self.name_regular(func, frame);
                }
                continue;
            }
            let operand = operands[frame.operands.len()];
            match operand.as_inst() {
                Some(inner) if frame.next == frame.operands.len() => {
                    frame.next += 1;
                    self.enter(func, inner, &mut path);
                }
                Some(_) => frame.operands.push(name_of(func, operand)),
                None => {
                    frame.next += 1;
                    let text = self.text(func, operand);
                    if let Some(frame) = path.last_mut() {
                        frame.operands.push(text);
                    }
                }
            }
        }
    }
    fn enter(&mut self, func: &mut FuncMut<'_>, inst: Inst, path: &mut Vec<Frame>) {
        if !self.named.insert(inst) {
            return;
        }
        let of_constants = !func.operands(inst).any(|value| value.as_inst().is_some());
        if of_constants && !func.is_unused(inst.into()) {
            self.name_initial(func, inst);
        } else {
            path.push(Frame { inst, next: 0, operands: Vec::new() });
        }
    }
    fn text(&mut self, func: &Func<'_>, value: Value) -> Vec<u8> {
        let mut text = String::new();
        self.texts.value(func, value, &mut text);
        let ty = type_text(func.types(), &func.ctx().tables.strings, func.type_of(value));
        let bare = text.strip_prefix(&*ty).and_then(|rest| rest.strip_prefix(' '));
        bare.unwrap_or(&text).as_bytes().to_vec()
    }
    fn may_name(&self, func: &Func<'_>, inst: Inst) -> bool {
        func.ty(inst) != Type::VOID && (self.choices.rename_all || name_of(func, inst.into()).is_empty())
    }
    /// Names a value of constants and arguments.
    fn name_initial(&mut self, func: &mut FuncMut<'_>, inst: Inst) {
        if !self.may_name(func, inst) {
            return;
        }
        let values = named_operands(func, inst);
        let operands: Vec<Vec<u8>> = values.into_iter().map(|value| self.text(func, value)).collect();
        let sum = mixed(SEED, llvm_number(func.op(inst)));
        let sum = self.footprint(func, inst).into_iter().fold(sum, |sum, place| mixed(sum, place.into()));
        give_name(func, inst, "vl", sum, operands);
    }
    fn name_regular(&mut self, func: &mut FuncMut<'_>, frame: Frame) {
        if !self.may_name(func, frame.inst) {
            return;
        }
        let values = named_operands(func, frame.inst);
        let mut codes: Vec<u64> =
            values.into_iter().filter_map(|value| Some(llvm_number(func.op(value.as_inst()?)))).collect();
        sort_first_two(func, frame.inst, &mut codes);
        let sum = codes.into_iter().fold(mixed(SEED, llvm_number(func.op(frame.inst))), mixed);
        give_name(func, frame.inst, "op", sum, frame.operands);
    }
    /// Places of the effects that need `inst`, in the order in which walks over its users meet them.
    fn footprint(&mut self, func: &Func<'_>, inst: Inst) -> Vec<u32> {
        let mut seen: RowSet<Inst> = RowSet::new(func.num_insts());
        let mut found: Vec<u32> = Vec::new();
        let mut work = vec![inst];
        while let Some(at) = work.pop() {
            if !seen.insert(at) {
                continue;
            }
            if self.steps == 0 {
                return Vec::new();
            }
            self.steps -= 1;
            if is_output(func, at) {
                found.push(self.places[at.index()]);
                continue;
            }
            let mut users = self.users(func, at);
            users.reverse();
            work.extend(users);
        }
        found
    }
    /// Users of `inst` in the order of LLVM's lists: the last one first, but behind those the ones that were written before `inst`.
    fn users(&self, func: &Func<'_>, inst: Inst) -> Vec<Inst> {
        let of = |inst: Inst| self.written[inst.index()];
        let users = func.uses(inst.into()).map(|u| func.user(u));
        let (mut before, mut after): (Vec<Inst>, Vec<Inst>) = users.partition(|&user| of(user) <= of(inst));
        before.sort_unstable_by_key(|&user| of(user));
        after.sort_unstable_by_key(|&user| std::cmp::Reverse(of(user)));
        after.extend(before);
        after
    }
    /// Sorts the first two operands of `inst` by name.
    fn sort_operands(&mut self, func: &mut FuncMut<'_>, inst: Inst) {
        let key = |namer: &mut Namer<'_>, func: &Func<'_>, value: Value| match value.as_inst() {
            Some(_) => name_of(func, value),
            None => namer.text(func, value),
        };
        let pair = [func.operand(inst, 0), func.operand(inst, 1)];
        let [first, second] = pair.map(|value| key(self, func, value));
        if second < first {
            func.swap_operands(inst, 0, 1);
        }
    }
    /// Cuts the names of operands in the name of `inst`.
    fn fold_name(&self, func: &mut FuncMut<'_>, inst: Inst) {
        let is_needed = || func.uses(inst.into()).any(|u| is_output(func, func.user(u)));
        if !self.choices.fold_all && is_needed() {
            return;
        }
        let name = name_of(func, inst.into());
        if is_output(func, inst) || !name.starts_with(b"op") {
            return;
        }
        let mut operands: Vec<Vec<u8>> = Vec::new();
        for value in named_operands(func, inst).into_iter().filter(|value| value.as_inst().is_some()) {
            let mut operand = name_of(func, value);
            if operand.starts_with(b"op") || operand.starts_with(b"vl") {
                operand.truncate(7);
            }
            operands.push(operand);
        }
        sort_first_two(func, inst, &mut operands);
        let mut new = name[..name.len().min(7)].to_vec();
        append_list(&mut new, &operands);
        rename(func, inst.into(), &new);
    }
}

/// Sorts the first two of what was collected of a commutative operation.
fn sort_first_two<T: Ord>(func: &Func<'_>, inst: Inst, list: &mut [T]) {
    if list.len() >= 2 && commutes(func, inst) {
        list[..2].sort();
    }
}

fn append_list(name: &mut Vec<u8>, operands: &[Vec<u8>]) {
    name.push(b'(');
    name.extend(operands.join(&b", "[..]));
    name.push(b')');
}

/// Names `inst` by a number, its callee and its operands.
fn give_name(func: &mut FuncMut<'_>, inst: Inst, prefix: &str, sum: u64, operands: Vec<Vec<u8>>) {
    let mut operands = operands;
    sort_first_two(func, inst, &mut operands);
    let mut name = format!("{prefix}{}", digits(sum)).into_bytes();
    if func.op(inst) == Opcode::Call {
        match func.callee(inst).kind() {
            ValueKind::Global(global) => name.extend_from_slice(func.ctx().name(global)),
            ValueKind::Intrinsic(intrinsic) => {
                let called = func.intrins().get(intrinsic).name.as_bytes().to_vec();
                name.extend(called);
            }
            _ => {}
        }
    }
    append_list(&mut name, &operands);
    rename(func, inst.into(), &name);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_those_of_llvm() {
        // A product of a loaded value, and an address: `op14505`, `op23019`.
        let of = |op, operand| digits(mixed(mixed(SEED, llvm_number(op)), llvm_number(operand)));
        assert_eq!(of(Opcode::Mul, Opcode::Load), "14505");
        assert_eq!(of(Opcode::GetElementPtr, Opcode::Add), "23019");
        assert_eq!((llvm_number(Opcode::ICmp), llvm_number(Opcode::Select), llvm_number(Opcode::Freeze)), (54, 58, 68));
    }
}
