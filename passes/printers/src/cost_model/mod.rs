//! `print<cost-model>`: what each instruction costs on the target: instructions that it takes (`-cost-kind=throughput`, which no option means
//! too), its latency, its size, size and latency in one, or `all` of them.
//!
//! The costs are those of LLVM's model of NVPTX, in which what a register holds is one instruction, wider values are several, and vectors that
//! no register holds go lane by lane. They are not those that passes here ask ([`warpc_analysis::cost`]), which know the machine better: the
//! printer is for those who compare. The processor is that of the attribute `target-cpu` of the function, which `-mcpu` sets.
//!
//! **Cost**: linear in instructions.
//! **Source**: format and numbers are LLVM's, so that its tests can judge.

mod intrinsics;
mod types;

use crate::knobs;
use crate::row::printer;
use intrinsics::Called;
use std::fmt::Write;
use types::{Machine, Operation, Shape, shape};
use warpc_analysis::{AnalysisSet, facts};
use warpc_ir::ids::*;
use warpc_ir::intrinsics::{IntrinsicId, id};
use warpc_ir::opcode::Opcode;
use warpc_ir::{Func, FuncMut, Value, ValueKind};
use warpc_phase::{FunctionPass, Outcome, PassBody, PassCx, PassInfo};
use warpc_text::FunctionText;

/// Row of the printer.
pub const PRINT: PassInfo =
    printer("print<cost-model>", "print what instructions cost", AnalysisSet::NONE, &[knobs::COST_MODEL], |params| {
        params.finish(PRINT.name)?;
        Ok(PassBody::Function(Box::new(Printer)))
    });

/// Cost of a call of a routine.
const LIBRARY: u64 = 10;

/// What is counted.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Kind {
    Throughput,
    Latency,
    CodeSize,
    SizeLatency,
}

struct Printer;

impl FunctionPass for Printer {
    fn run(&mut self, func: &mut FuncMut<'_>, cx: &mut PassCx<'_>) -> Outcome {
        let word = cx.session.knobs.get(knobs::COST_KIND);
        let kinds: &[Kind] = match word {
            "throughput" => &[Kind::Throughput],
            "latency" => &[Kind::Latency],
            "code-size" => &[Kind::CodeSize],
            "size-latency" => &[Kind::SizeLatency],
            "all" => &[Kind::Throughput, Kind::CodeSize, Kind::Latency, Kind::SizeLatency],
            _ => {
                let message = format!("-cost-kind={word}: one of throughput, latency, code-size, size-latency, all");
                cx.error("cost-model", "Kind", Inst::NONE, message);
                return Outcome::Unchanged;
            }
        };
        let strategy = cx.session.knobs.get(knobs::INTRINSIC_COST_STRATEGY);
        if !matches!(strategy, "instruction-cost" | "intrinsic-cost" | "type-based-intrinsic-cost") {
            let names = "one of instruction-cost, intrinsic-cost, type-based-intrinsic-cost";
            cx.error("cost-model", "Strategy", Inst::NONE, format!("-intrinsic-cost-strategy={strategy}: {names}"));
            return Outcome::Unchanged;
        }
        let text = text(func, kinds, strategy == "type-based-intrinsic-cost");
        cx.print(text);
        Outcome::Unchanged
    }
}

/// What instructions of one function cost in size.
pub struct CodeSize<'q, 'a>(Model<'q, 'a>);

impl<'q, 'a> CodeSize<'q, 'a> {
    /// Costs of the instructions of `func` on the processor that it names.
    pub fn of(func: &'q Func<'a>) -> CodeSize<'q, 'a> {
        CodeSize(Model { func, machine: machine(func), by_types: false })
    }
    /// The cost of `inst`, what most instructions cost being one.
    pub fn cost(&self, inst: Inst) -> u64 {
        self.0.cost(inst, Kind::CodeSize)
    }
    /// How long the result of `inst` is waited for.
    pub fn latency(&self, inst: Inst) -> u64 {
        self.0.cost(inst, Kind::Latency)
    }
}

fn text(func: &Func<'_>, kinds: &[Kind], by_types: bool) -> String {
    let model = Model { func, machine: machine(func), by_types };
    let mut texts = FunctionText::new(func);
    let name = String::from_utf8_lossy(func.name());
    let mut out = format!("Printing analysis 'Cost Model Analysis' for function '{name}':\n");
    for inst in func.block_order().flat_map(|block| func.block_insts(block)) {
        out += "Cost Model: Found ";
        // Writing to a string does not fail.
        let _ = match *kinds {
            [kind] => write!(out, "an estimated cost of {} for instruction: ", model.cost(inst, kind)),
            _ => write!(out, "costs of {} for: ", all(kinds.iter().map(|&kind| model.cost(inst, kind)).collect())),
        };
        out += "  ";
        texts.inst(func, inst, &mut out);
        out.push('\n');
    }
    out
}

/// Costs of all kinds, or the one number that all are.
fn all(costs: Vec<u64>) -> String {
    match costs[..] {
        [throughput, size, latency, both] if costs.iter().any(|&cost| cost != throughput) => {
            format!("RThru:{throughput} CodeSize:{size} Lat:{latency} SizeLat:{both}")
        }
        _ => costs[0].to_string(),
    }
}

/// What the processor of `func` can do.
fn machine(func: &Func<'_>) -> Machine {
    let ctx = func.ctx();
    let set = ctx.attrs().list(ctx.globals.parts[func.global().index()].attrs).func;
    let cpu = ctx.tables.strings.find(b"target-cpu").and_then(|key| ctx.attrs().string(set, key)?);
    let digits = cpu.map(|cpu| ctx.str(cpu)).unwrap_or_default().iter().filter(|byte| byte.is_ascii_digit());
    let sm = digits.fold(0u32, |sm, digit| sm.saturating_mul(10).saturating_add((digit - b'0') as u32));
    Machine { halves: sm >= 53, bfloats: sm >= 90 }
}

/// Functions of the C library that code generation knows as operations.
const OPERATIONS: &[&str] = &[
    "copysign",
    "copysignf",
    "copysignl",
    "fabs",
    "fabsf",
    "fabsl",
    "fmin",
    "fminf",
    "fminl",
    "fmax",
    "fmaxf",
    "fmaxl",
    "sin",
    "sinf",
    "sinl",
    "cos",
    "cosf",
    "cosl",
    "tan",
    "tanf",
    "tanl",
    "asin",
    "asinf",
    "asinl",
    "acos",
    "acosf",
    "acosl",
    "atan",
    "atanf",
    "atanl",
    "sinh",
    "sinhf",
    "sinhl",
    "cosh",
    "coshf",
    "coshl",
    "tanh",
    "tanhf",
    "tanhl",
    "atan2",
    "atan2f",
    "atan2l",
    "sqrt",
    "sqrtf",
    "sqrtl",
    "pow",
    "powf",
    "powl",
    "exp2",
    "exp2f",
    "exp2l",
    "floor",
    "floorf",
    "ceil",
    "round",
    "ffs",
    "ffsl",
    "abs",
    "labs",
    "llabs",
];

struct Model<'q, 'a> {
    func: &'q Func<'a>,
    machine: Machine,
    /// Intrinsics are judged by the types of their arguments alone.
    by_types: bool,
}

impl Model<'_, '_> {
    fn shape_of(&self, value: Value) -> Option<Shape> {
        shape(self.func, self.func.type_of(value))
    }
    fn cost(&self, inst: Inst, kind: Kind) -> u64 {
        let func = self.func;
        let op = func.op(inst);
        if let Some(operation) = Operation::of(op) {
            return shape(func, func.ty(inst)).map_or(1, |shape| self.machine.arithmetic(operation, shape, kind));
        }
        match op {
            Opcode::ICmp | Opcode::FCmp => self.shape_of(func.operand(inst, 0)).map_or(1, |s| self.machine.compare(s)),
            Opcode::Select => shape(func, func.ty(inst)).map_or(1, |shape| self.select(inst, shape, kind)),
            Opcode::Load => self.machine.memory(shape(func, func.ty(inst)), false, kind),
            Opcode::Store => self.machine.memory(self.shape_of(func.operand(inst, 0)), true, kind),
            Opcode::Freeze | Opcode::ExtractValue => 0,
            Opcode::InsertValue | Opcode::Phi => match (op, kind) {
                (Opcode::Phi, Kind::Throughput) => 1,
                (Opcode::Phi, _) | (_, Kind::Throughput) => 0,
                _ => 1,
            },
            Opcode::Alloca => u64::from(func.block_of(inst) != func.entry() || !func.operand(inst, 0).is_constant()),
            Opcode::GetElementPtr => self.address(inst),
            Opcode::ExtractElement => {
                self.shape_of(func.operand(inst, 0)).map_or(1, |s| Shape::scalar(s.elem).registers().0)
            }
            Opcode::InsertElement => shape(func, func.ty(inst)).map_or(1, |s| Shape::scalar(s.elem).registers().0),
            Opcode::ShuffleVector => self.shuffle(inst),
            op if op.is_cast() => self.cast(inst),
            op if op.is_call() => self.call(inst, kind),
            _ => 1,
        }
    }
    /// A choice; of truth values it may be written for `and` and `or`.
    fn select(&self, inst: Inst, shape: Shape, kind: Kind) -> u64 {
        let func = self.func;
        let is_logic = shape.elem.bits() == 1
            && func.type_of(func.operand(inst, 0)) == func.ty(inst)
            && [1, 2].iter().any(|&arm| facts::int_constant(func, func.operand(inst, arm)) == Some(2 - arm as u128));
        let by_lane = func.types().is_vector(func.type_of(func.operand(inst, 0)));
        if is_logic {
            self.machine.arithmetic(Operation::Logic, shape, kind)
        } else {
            self.machine.select(shape, by_lane)
        }
    }
    /// An address: what a load or store adds itself is free, a constant of up to 32 bits that is added to a register.
    fn address(&self, inst: Inst) -> u64 {
        let func = self.func;
        let base = func.operand(inst, 0);
        if (1..func.num_operands(inst)).any(|at| facts::int_constant(func, func.operand(inst, at)).is_none()) {
            return 1;
        }
        let (mut found, mut offset) = warpc_analysis::alias::constant_offset(func, inst.into());
        if found != base {
            let (under, before) = warpc_analysis::alias::constant_offset(func, base);
            offset = if under == found { offset.wrapping_sub(before) } else { i64::MAX };
            found = base;
        }
        u64::from(i32::try_from(offset).is_err() || found.as_global().is_some() && offset != 0)
    }
    fn cast(&self, inst: Inst) -> u64 {
        let func = self.func;
        let op = func.op(inst);
        let value = func.operand(inst, 0);
        let (from, to) = (func.type_of(value), func.ty(inst));
        let (Some(source), Some(dest)) = (shape(func, from), shape(func, to)) else { return 1 };
        let layout = func.layout();
        let (from_bits, to_bits) = (source.elem.bits(), dest.elem.bits());
        let is_free = match op {
            Opcode::PtrToInt | Opcode::PtrToAddr => layout.is_native(to_bits as u32) && to_bits >= from_bits,
            Opcode::IntToPtr => layout.is_native(from_bits as u32) && from_bits <= to_bits,
            Opcode::BitCast => from == to || func.types().is_ptr(from) && func.types().is_ptr(to),
            Opcode::ZExt | Opcode::SExt => {
                let is_load = value.as_inst().is_some_and(|inst| func.op(inst) == Opcode::Load);
                is_load && !source.is_vector() && dest.registers().0 == 1 && matches!(from_bits, 8 | 16 | 32)
            }
            _ => false,
        };
        if is_free { 0 } else { self.machine.cast(op, source, dest) }
    }
    /// A shuffle: each lane that is taken and put, and one lane taken once where it goes everywhere.
    fn shuffle(&self, inst: Inst) -> u64 {
        let func = self.func;
        let Some(source) = self.shape_of(func.operand(inst, 0)) else { return 1 };
        let mask = func.indices(inst);
        let lanes = source.lanes;
        let lane = Shape::scalar(source.elem).registers().0;
        let used = || mask.iter().copied().filter(|&at| at < 2 * lanes);
        if used().next().is_none() {
            return 0;
        }
        let is_whole = mask.len() == lanes as usize;
        if is_whole
            && [0, lanes].iter().any(|&first| mask.iter().zip(first..).all(|(&at, want)| at == want || at >= 2 * lanes))
        {
            return 0;
        }
        if mask.iter().all(|&at| at == 0 || at >= 2 * lanes) && is_whole {
            return lane * (1 + mask.len() as u64);
        }
        let put = if is_whole && lanes == 2 && used().any(|at| at >= lanes) && used().any(|at| at < lanes) {
            1
        } else {
            mask.len() as u64
        };
        2 * put * lane
    }
    fn call(&self, inst: Inst, kind: Kind) -> u64 {
        let func = self.func;
        if let Some(id) = facts::intrinsic(func, inst) {
            return self.intrinsic(inst, id, kind);
        }
        if let ValueKind::Asm(asm) = func.callee(inst).kind() {
            return lines(func.ctx().str(func.ctx().asm(asm).text));
        }
        let name = func.callee(inst).as_global().map(|global| String::from_utf8_lossy(func.ctx().name(global)));
        if name.is_some_and(|name| OPERATIONS.contains(&name.as_ref())) {
            return 1;
        }
        let params = func.types().func(func.call(inst).fn_ty).map_or(0, |(_, params, _)| params.len());
        1 + params as u64
    }
    fn intrinsic(&self, inst: Inst, id: IntrinsicId, kind: Kind) -> u64 {
        const FREE: &[IntrinsicId] = &[
            id::ANNOTATION,
            id::ASSUME,
            id::SIDEEFFECT,
            id::PSEUDOPROBE,
            id::ARITHMETIC_FENCE,
            id::DBG_ASSIGN,
            id::DBG_DECLARE,
            id::DBG_VALUE,
            id::DBG_LABEL,
            id::INVARIANT_START,
            id::INVARIANT_END,
            id::LAUNDER_INVARIANT_GROUP,
            id::STRIP_INVARIANT_GROUP,
            id::IS_CONSTANT,
            id::LIFETIME_START,
            id::LIFETIME_END,
            id::EXPERIMENTAL_NOALIAS_SCOPE_DECL,
            id::OBJECTSIZE,
            id::PTR_ANNOTATION,
            id::VAR_ANNOTATION,
            id::SSA_COPY,
            id::THREADLOCAL_ADDRESS,
            id::ALLOW_RUNTIME_CHECK,
            id::ALLOW_UBSAN_CHECK,
            id::EXPERIMENTAL_GC_RESULT,
            id::EXPERIMENTAL_GC_RELOCATE,
        ];
        let func = self.func;
        if FREE.contains(&id) {
            return 0;
        }
        let result = match func.types().fields(func.ty(inst)) {
            Some((fields, _)) if !fields.is_empty() => fields[0],
            _ => func.ty(inst),
        };
        let Some(shape) = shape(func, result) else { return if id == id::MEMCPY { 4 } else { 1 } };
        let args: Vec<Value> = (0..func.call(inst).num_args as usize).map(|at| func.operand(inst, at)).collect();
        let mut vectors: Vec<Value> = vec![];
        for &arg in &args {
            if !arg.is_constant() && func.types().is_vector(func.type_of(arg)) && !vectors.contains(&arg) {
                vectors.push(arg);
            }
        }
        let called = Called {
            id,
            shape,
            vectors: vectors.len() as u64,
            last_is_constant: !self.by_types && args.last().is_some_and(|arg| arg.is_constant()),
            rotates: !self.by_types && args.len() > 1 && args[0] == args[1],
            power: args.get(1).filter(|_| !self.by_types).and_then(|&arg| facts::signed_constant(func, arg)),
        };
        self.machine.intrinsic(&called, kind)
    }
}

/// Instructions of inline assembly: what stands before each semicolon, but for comments and directives.
fn lines(text: &[u8]) -> u64 {
    let begins = |piece: &&[u8]| {
        let piece = piece.trim_ascii();
        let piece = piece.strip_prefix(b"{").unwrap_or(piece).trim_ascii();
        piece.first().is_some_and(|byte| byte.is_ascii_alphanumeric() || matches!(byte, b'@' | b'_' | b'$' | b'%'))
    };
    text.split(|&byte| byte == b';').filter(begins).count() as u64
}
