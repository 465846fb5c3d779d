//! `print<stack-safety-local>`: which bytes of each slot of the stack, and of what each argument points to, a function accesses itself, and what
//! it passes on to calls. `print-stack-safety`: the same with what the callees access, and the accesses that stay within their slots.
//!
//! Bytes are told apart by scalar evolution of the distance to the slot or argument. What may be anywhere is `full-set`: pointers that
//! are stored, returned, or passed to what is not in the module. Over the module, ranges grow along calls until nothing changes; those of a
//! function that has grown [`knobs::STACK_SAFETY_ROUNDS`] times become everything.
//!
//! **Cost**: uses of slots and arguments, and calls times rounds.
//! **Source**: the format is that of LLVM's printers of the same names, so that their tests can judge.

mod local;
mod whole;

use crate::knobs;
use crate::row::{of_module, printer};
use std::fmt::Write;
use warpc_analysis::AnalysisSet;
use warpc_ir::ids::*;
use warpc_ir::module::Symbol;
use warpc_ir::{Func, FuncMut, Opcode, Value};
use warpc_phase::{FunctionPass, Outcome, PassBody, PassCx, PassInfo};
use warpc_scev::interval::{Interval, Prefer};

/// Row of the printer of functions.
pub const LOCAL: PassInfo = printer(
    "print<stack-safety-local>",
    "print which bytes of slots a function accesses",
    AnalysisSet::SCEV_ALL,
    &[],
    |params| {
        params.finish(LOCAL.name)?;
        Ok(PassBody::Function(Box::new(Local)))
    },
);

/// Row of the printer of modules.
pub const WHOLE: PassInfo =
    of_module("print-stack-safety", "print which bytes of slots are accessed", &[knobs::STACK_SAFETY], |params| {
        params.finish(WHOLE.name)?;
        Ok(PassBody::Module(Box::new(whole::Printer)))
    });

/// Width of offsets.
const BITS: u32 = 64;
const FULL: Interval = Interval::full(BITS);
const EMPTY: Interval = Interval::empty(BITS);

/// A call that a pointer is passed to.
#[derive(Clone, Copy)]
struct Passed {
    callee: Global,
    arg: u32,
    /// From what the pointer is made of.
    offset: Interval,
}

/// What is done with a pointer.
struct Use {
    /// Bytes that are accessed.
    range: Interval,
    /// By argument, then by callee.
    calls: Vec<Passed>,
    /// Accesses that may leave a slot.
    unsafe_accesses: Vec<Inst>,
}

impl Use {
    fn add(&mut self, range: Interval) {
        self.range = joined(self.range, range);
    }
}

/// What a function does with its pointers.
struct Summary {
    /// Arguments that are pointers and not passed by value.
    args: Vec<(u32, Use)>,
    slots: Vec<(Inst, Use)>,
}

/// Whether nothing is known of an offset in `range`.
fn is_unknown(range: Interval) -> bool {
    range.is_empty() || range.is_full() || range.is_upper_sign_wrapped()
}

/// What is in either, as far as it does not wrap.
fn joined(left: Interval, right: Interval) -> Interval {
    let both = left.union(right, Prefer::Smallest);
    if both.is_sign_wrapped() { FULL } else { both }
}

/// Sums; everything where one may overflow.
fn sums(left: Interval, right: Interval) -> Interval {
    let overflows = |l: u128, r: u128| (l as u64 as i64).checked_add(r as u64 as i64).is_none();
    if overflows(left.smin(), right.smin()) || overflows(left.smax(), right.smax()) { FULL } else { left.add(right) }
}

/// The numbers from 0 to `size`.
fn up_to(size: u64) -> Interval {
    if size == 0 { EMPTY } else { Interval::new(BITS, 0, size as u128) }
}

/// Size of the stack slot `slot`, 0 where it is not known.
fn slot_size(func: &Func<'_>, slot: Inst) -> u64 {
    let count = warpc_analysis::facts::int_constant(func, func.operand(slot, 0));
    let size = func.layout().fixed_alloc_size(func.types(), Type::new(func.aux(slot).a as usize));
    size.zip(count).and_then(|(size, count)| size.checked_mul(u64::try_from(count).ok()?)).unwrap_or(0)
}

struct Local;

impl FunctionPass for Local {
    fn run(&mut self, func: &mut FuncMut<'_>, cx: &mut PassCx<'_>) -> Outcome {
        let cfg = cx.analyses.cfg(func);
        let knobs = &cx.session.knobs;
        let summary = local::summary(func, &cfg, cx.analyses, knobs);
        let mut out =
            format!("'Stack Safety Local Analysis' for function '{}'\n", String::from_utf8_lossy(func.name()));
        say(func, &summary, &mut out);
        out.push('\n');
        cx.print(out);
        Outcome::Unchanged
    }
}

/// Writes a function's name and what is done with its pointers.
fn say(func: &Func<'_>, summary: &Summary, out: &mut String) {
    let ctx = func.ctx();
    let symbol = &ctx.globals.sym[func.global().index()];
    let is_here = symbol.has(Symbol::DSO_LOCAL) || symbol.linkage.is_local();
    let name = |value: Value| {
        let names = func.side().names.as_ref();
        names.map_or(String::new(), |names| String::from_utf8_lossy(names.get(value)).into_owned())
    };
    // Writing to a string does not fail.
    let _ = writeln!(
        out,
        "  @{}{}{}\n    args uses:",
        String::from_utf8_lossy(func.name()),
        if is_here { "" } else { " dso_preemptable" },
        if symbol.linkage.is_interposable() { " interposable" } else { "" }
    );
    for (arg, used) in &summary.args {
        let _ = write!(out, "      {}[]: {}", name(Value::arg(*arg)), used.range);
        say_calls(func, used, out);
    }
    *out += "    allocas uses:\n";
    for (slot, used) in &summary.slots {
        let _ = write!(out, "      {}[{}]: {}", name(Value::inst(*slot)), slot_size(func, *slot), used.range);
        say_calls(func, used, out);
    }
}

fn say_calls(func: &Func<'_>, used: &Use, out: &mut String) {
    for call in &used.calls {
        let name = String::from_utf8_lossy(func.ctx().name(call.callee));
        let _ = write!(out, ", @{name}(arg{}, {})", call.arg, call.offset);
    }
    out.push('\n');
}

/// Whether `inst` accesses memory in a way that the whole analysis tells of.
fn is_told_of(func: &Func<'_>, inst: Inst) -> bool {
    let op = func.op(inst);
    matches!(op, Opcode::Load | Opcode::Store | Opcode::CmpXchg | Opcode::AtomicRmw)
        || op == Opcode::Call && local::is_told_of(func, inst)
}
