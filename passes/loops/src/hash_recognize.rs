//! `print<hash-recognize>`: innermost loops that divide a polynomial bit by bit, as checksums (CRCs) do: by what, in which order of bits, of
//! what number and data, with the table of remainders of bytes; of other loops what they lack.
//!
//! ```text
//! loop:                                    the recurrence of the conditional shift: `crc`
//!   %crc = phi [ %start, .. ], [ %next, %loop ]
//!   %shl = shl i16 %crc, 1                 one bit
//!   %xor = xor i16 %shl, 4129              the polynomial
//!   %bit = icmp slt i16 %crc, 0            the bit that goes first
//!   %next = select i1 %bit, i16 %xor, i16 %shl
//! ```
//! A second recurrence may hold data, of which a bit goes first in the same step: the bit is then that of the sum (`xor`) of both.
//!
//! `crc-table` transforms such loops, and asks less of their form; this printer tells what LLVM's analysis finds.
//! **Cost**: linear in the loop, with at most `MAX_STEPS` steps from the selected value back to the recurrence.
//! **Source**: messages and what is asked in which order are those of LLVM's printer of the same name, so that its tests can judge.
//! **Relies on** nothing that is said of threads or memory: it changes nothing.

use crate::split::loop_start_location;
use std::collections::HashSet;
use std::fmt::Write;
use warpc_analysis::AnalysisSet;
use warpc_ir::ids::*;
use warpc_ir::metadata::MdField;
use warpc_ir::opcode::IntPred;
use warpc_ir::{Func, FuncMut, Opcode, Value};
use warpc_phase::{Level, LoopCx, LoopOutcome, LoopPass, Outcome, PassBody, PassInfo};
use warpc_scev::interval::Interval;
use warpc_scev::print::Writer;
use warpc_scev::{Kind, Se};

/// Row of the printer.
pub const PRINT: PassInfo = PassInfo {
    name: "print<hash-recognize>",
    summary: "print which loops compute checksums",
    level: Level::Loop,
    reads: AnalysisSet::SCEV_ALL,
    preserves: AnalysisSet::ALL,
    columns: warpc_ir::column_sets::READ,
    knobs: &[],
    idempotent: true,
    required: false,
    make: |params| {
        params.finish(PRINT.name)?;
        Ok(PassBody::Loop(Box::new(Printer)))
    },
};

/// Steps of the walk from a selected value to the recurrence.
const MAX_STEPS: usize = 4096;

struct Printer;

impl LoopPass for Printer {
    fn run(&mut self, func: &mut FuncMut<'_>, l: Loop, cx: &mut LoopCx<'_>) -> LoopOutcome {
        if !cx.loops.is_innermost(l) {
            return Outcome::Unchanged;
        }
        let start = loop_start_location(func, cx.loops, l);
        let start = if start.is_some() { start } else { func.loc(func.terminator(cx.loops.header(l))) };
        let place = place(func, start);
        let text = cx.with_scev(func, |se| {
            let name = String::from_utf8_lossy(se.f.name());
            let mut out = format!("HashRecognize: Checking a loop in '{name}' from {place}\n");
            let writer = Writer::new(se);
            match recognize(se, l) {
                Ok(found) => found.print(se.f, &writer, &mut out),
                Err(reason) => {
                    let _ = write!(out, "Did not find a hash algorithm\nReason: {reason}\n");
                }
            }
            out
        });
        cx.text.extend(text.into_bytes());
        Outcome::Unchanged
    }
}

/// File, line and column of `loc`; without a location the name that the module was read under.
fn place(func: &Func<'_>, loc: Md) -> String {
    let tables = func.ctx().tables;
    let field =
        |node: Md, name: &str| tables.strings.find(name.as_bytes()).and_then(|s| tables.metadata.field(node, s));
    let number = |name: &str| match field(loc, name) {
        Some(MdField::Int(n)) => *n as u64,
        _ => 0,
    };
    let mut scope = loc;
    // Scopes nest; the walk is bounded, for broken input.
    for _ in 0..1000 {
        if scope.is_none() {
            break;
        }
        if let Some(MdField::Node(file)) = field(scope, "file")
            && let Some(MdField::Str(name)) = field(*file, "filename")
        {
            let (line, column) = (number("line"), number("column"));
            let column = if column == 0 { String::new() } else { format!(":{column}") };
            return format!("{}:{line}{column}", tables.strings.text(*name));
        }
        match field(scope, "scope") {
            Some(MdField::Node(outer)) => scope = *outer,
            _ => break,
        }
    }
    match tables.identifier.is_empty() {
        false => tables.identifier.clone(),
        true => tables.strings.text(tables.source_filename).into_owned(),
    }
}

/// A loop that divides.
struct Division {
    trips: u32,
    start: Value,
    polynomial: u64,
    bits: u32,
    result: Inst,
    /// Whether the highest bit goes first.
    big_endian: bool,
    data: Option<Value>,
}

impl Division {
    fn print(&self, func: &Func<'_>, writer: &Writer<'_, '_>, out: &mut String) {
        let value = |value: Value| match value.as_inst() {
            Some(inst) => format!("  {}", writer.inst(inst)),
            None => writer.typed(value),
        };
        let order = if self.big_endian { "big" } else { "little" };
        let _ = writeln!(out, "Found {order}-endian CRC-{} loop with trip count {}", self.bits, self.trips);
        let _ = writeln!(out, "  Initial CRC: {}", value(self.start));
        let _ = writeln!(out, "  Generating polynomial: {}", self.polynomial);
        let _ = writeln!(out, "  Computed CRC: {}", value(self.result.into()));
        if let Some(data) = self.data {
            let _ = writeln!(out, "  Auxiliary data: {}", value(data));
        }
        out.push_str("  Computed CRC lookup table:\n");
        for (n, remainder) in self.table().into_iter().enumerate() {
            let _ = write!(out, "{remainder}{}", if n % 16 == 15 { '\n' } else { ' ' });
        }
        debug_assert!(func.types().int_bits(func.ty(self.result)) == Some(self.bits));
    }
    /// Remainders of all bytes. The step is linear, so that of a byte is the sum of those of its bits. A number of less than eight bits is, as
    /// LLVM's table has it, its own first bit at the start.
    fn table(&self) -> [u64; 256] {
        let mask = u64::MAX >> (64 - self.bits);
        let mut table = [0; 256];
        if self.big_endian {
            let mut number = 1 << (self.bits - 1);
            for bit in 0..8 {
                let goes = number >> (self.bits - 1) & 1;
                number = (number << 1 & mask) ^ if goes == 1 { self.polynomial } else { 0 };
                for low in 0..1 << bit {
                    table[(1 << bit) + low] = number ^ table[low];
                }
            }
        } else {
            let mut number: u64 = 1;
            for bit in (0..8).rev() {
                let goes = number & 1;
                number = number >> 1 ^ if goes == 1 { self.polynomial } else { 0 };
                for high in (0..256).step_by(2 << bit) {
                    table[(1 << bit) + high] = number ^ table[high];
                }
            }
        }
        table
    }
}

/// A phi that is `op` of itself in the next iteration.
#[derive(Clone, Copy)]
struct Recurrence {
    phi: Inst,
    op: Inst,
    start: Value,
    /// The value of the next iteration, where it is selected.
    next: Value,
}

/// What `l` divides by, or what it lacks.
fn recognize(se: &mut Se<'_, '_>, l: Loop) -> Result<Division, &'static str> {
    let func = se.f;
    let exits = se.loops.exit_edges(func, l);
    let form = match (se.loops.latch(func, l), &exits[..]) {
        (Some(latch), &[(_, exit)]) => counter(se, latch).map(|counter| (latch, exit, counter)),
        _ => None,
    };
    let form = form.filter(|_| se.loops.blocks(l).len() == 1);
    let (latch, exit, counter) = form.ok_or("Loop not in canonical form")?;
    let trips = se.small_constant_trip_count(l);
    if trips == 0 || !trips.is_multiple_of(8) {
        return Err("Unable to find a small constant byte-multiple trip count");
    }
    let mut search = Search { func, latch, polynomial: None };
    let (simple, conditional) = search.recurrences(counter).ok_or("Found stray PHI")?;
    let conditional = conditional.ok_or("Unable to find conditional recurrence")?;
    let big_endian = shifts_up(se, conditional.op).ok_or("Loop with non-unit bitshifts")?;
    let result = conditional.next.as_inst().ok_or("Unable to find conditional recurrence")?;
    if let Some(simple) = simple {
        if shifts_up(se, simple.op) != Some(big_endian) {
            return Err("Loop with non-unit bitshifts");
        }
        if [conditional.phi, simple.phi].iter().any(|&phi| func.uses(phi.into()).count() != 2) {
            return Err("Recurrences have stray uses");
        }
        if !search.is_decided_by_both(func.operand(result, 0), simple.phi, conditional.phi) {
            return Err("Recurrences not intertwined with XOR");
        }
    }
    let data = simple.map(|simple| simple.start);
    let width = func.types().int_bits(func.type_of(data.unwrap_or(conditional.start))).unwrap_or(0);
    if trips > width {
        return Err("Loop iterations exceed bitwidth of data");
    }
    if !func.uses(result.into()).any(|u| func.block_of(func.user(u)) == exit) {
        return Err("Unable to find use of computed value in loop exit block");
    }
    let bits = func.types().int_bits(func.ty(result)).unwrap_or(0);
    let polynomial = search.polynomial.filter(|_| (1..=64).contains(&bits));
    let polynomial = polynomial.ok_or("Unable to find conditional recurrence")?;
    if !tests_first_bit(func, &conditional, simple.map(|simple| simple.phi), polynomial, big_endian) {
        return Err("Malformed significant-bit check");
    }
    let end = func.terminator(latch);
    let step = func.phi_value_for(counter, latch).and_then(|step| step.as_inst());
    let compare = func.operand(end, 0).as_inst();
    let roots = [Some(result), step, compare, Some(end), simple.map(|simple| simple.op)];
    if !search.is_all_of_loop(roots.into_iter().flatten().collect()) {
        return Err("Found stray unvisited instructions");
    }
    Ok(Division { trips, start: conditional.start, polynomial, bits, result, big_endian, data })
}

/// The phi of `header`, its own latch, that begins at zero and grows by one.
fn counter(se: &mut Se<'_, '_>, header: Block) -> Option<Inst> {
    let func = se.f;
    let phis = func.block_insts(header).take_while(|&inst| func.op(inst) == Opcode::Phi);
    phis.into_iter().find(|&phi| {
        let mut starts = func.phi_pairs(phi).filter(|pair| pair.1 != header);
        let begins_at_zero = func.phi_len(phi) == 2 && starts.any(|(value, _)| func.consts().is_zero(value));
        let step = func.phi_value_for(phi, header).and_then(|step| step.as_inst());
        let step = step.filter(|&step| func.op(step) == Opcode::Add && func.operand(step, 0) == phi.into());
        let by = step.filter(|_| begins_at_zero).map(|step| se.get(func.operand(step, 1)));
        by.is_some_and(|by| se.is_one(by))
    })
}

/// Whether `op` is twice a value; `Some(false)`: half of it; `None`: neither.
fn shifts_up(se: &mut Se<'_, '_>, op: Inst) -> Option<bool> {
    se.f.types().int_bits(se.f.ty(op))?;
    let expr = se.get(op.into());
    let operands = se.ops(expr);
    match (se.kind(expr), operands) {
        (Kind::UDiv, &[_, divisor]) if se.constant(divisor) == Some(2) => Some(false),
        (Kind::Mul, &[factor, _]) if se.constant(factor) == Some(2) => Some(true),
        _ => None,
    }
}

/// The search for recurrences in a loop of one block.
struct Search<'q, 'a> {
    func: &'q Func<'a>,
    latch: Block,
    /// The one constant of a sum (`xor`) on the way to the recurrence.
    polynomial: Option<u64>,
}

impl Search<'_, '_> {
    /// The recurrence of data, and that of the number, besides `counter`; `None` where there are other phis.
    fn recurrences(&mut self, counter: Inst) -> Option<(Option<Recurrence>, Option<Recurrence>)> {
        let func = self.func;
        let phis: Vec<Inst> = func.block_insts(self.latch).take_while(|&inst| func.op(inst) == Opcode::Phi).collect();
        if !matches!(phis.len(), 2 | 3) {
            return None;
        }
        let (mut simple, mut conditional) = (None, None);
        for &phi in phis.iter().filter(|&&phi| phi != counter) {
            simple = simple.or_else(|| self.simple(phi));
            conditional = conditional.or_else(|| self.conditional(phi));
        }
        let is_complete = phis.len() == 2 || simple.is_some() && conditional.is_some();
        is_complete.then_some((simple, conditional))
    }
    /// `phi` as an operation of itself and a value.
    fn simple(&self, phi: Inst) -> Option<Recurrence> {
        let func = self.func;
        if func.phi_len(phi) != 2 {
            return None;
        }
        (0..2).find_map(|n| {
            let (next, start) = (func.phi_incoming(phi, n).0, func.phi_incoming(phi, 1 - n).0);
            let op = next.as_inst()?;
            let is_known = matches!(
                func.op(op),
                Opcode::LShr
                    | Opcode::AShr
                    | Opcode::Shl
                    | Opcode::Add
                    | Opcode::Sub
                    | Opcode::UDiv
                    | Opcode::URem
                    | Opcode::And
                    | Opcode::Or
                    | Opcode::Mul
                    | Opcode::FMul
            );
            let is_of_phi = is_known && func.operands(op).any(|operand| operand == phi.into());
            is_of_phi.then_some(Recurrence { phi, op, start, next })
        })
    }
    /// `phi` as one of two values that a comparison selects, both made of one operation of it.
    fn conditional(&mut self, phi: Inst) -> Option<Recurrence> {
        let func = self.func;
        if func.phi_len(phi) != 2 {
            return None;
        }
        for n in 0..2 {
            let (next, start) = (func.phi_incoming(phi, n).0, func.phi_incoming(phi, 1 - n).0);
            let Some(select) = next.as_inst().filter(|&select| func.op(select) == Opcode::Select) else { continue };
            let is_compare = |inst: Inst| matches!(func.op(inst), Opcode::ICmp | Opcode::FCmp);
            let [condition, yes, no] = [0, 1, 2].map(|n| func.operand(select, n).as_inst());
            let (Some(_), Some(yes), Some(no)) = (condition.filter(|&c| is_compare(c)), yes, no) else { continue };
            let (one, other) = (self.dig(yes, phi), self.dig(no, phi));
            let op = one.filter(|_| one == other && self.polynomial.is_some())?;
            return Some(Recurrence { phi, op, start, next });
        }
        None
    }
    /// The operation of `phi` that `from` is made of, with at most one constant added on the way, which is noted.
    fn dig(&mut self, from: Inst, phi: Inst) -> Option<Inst> {
        let func = self.func;
        let mut work = vec![from];
        for _ in 0..MAX_STEPS {
            let inst = work.pop()?;
            if func.op(inst) == Opcode::Phi {
                continue;
            }
            if func.op(inst).is_binary() && func.operands(inst).any(|operand| operand == phi.into()) {
                return Some(inst);
            }
            if func.op(inst) == Opcode::Xor {
                if self.polynomial.is_some() {
                    return None;
                }
                self.polynomial = func.operands(inst).find_map(|operand| func.consts().as_int(operand));
            }
            work.extend(self.operands_in_loop(inst));
        }
        None
    }
    fn operands_in_loop(&self, inst: Inst) -> impl Iterator<Item = Inst> + '_ {
        let insts = self.func.operands(inst).filter_map(|operand| operand.as_inst());
        insts.filter(|&operand| self.func.block_of(operand) == self.latch)
    }
    /// Whether the sum (`xor`) of phis `a` and `b` decides `condition`.
    fn is_decided_by_both(&self, condition: Value, a: Inst, b: Inst) -> bool {
        let mut work: Vec<Inst> = condition.as_inst().into_iter().collect();
        let mut seen = HashSet::new();
        while let Some(inst) = work.pop() {
            if self.func.op(inst) == Opcode::Phi || !seen.insert(inst) {
                continue;
            }
            if is_sum(self.func, inst.into(), a, b) {
                return true;
            }
            work.extend(self.operands_in_loop(inst));
        }
        false
    }
    /// Whether all instructions of the loop are `roots` or what they are computed from, down to phis, and none of that lies outside.
    fn is_all_of_loop(&self, roots: Vec<Inst>) -> bool {
        let func = self.func;
        let mut work = roots;
        let mut seen = HashSet::new();
        while let Some(inst) = work.pop() {
            if !seen.insert(inst) || func.op(inst) == Opcode::Phi {
                continue;
            }
            for operand in func.operands(inst).filter_map(|operand| operand.as_inst()) {
                if func.block_of(operand) != self.latch {
                    return false;
                }
                work.push(operand);
            }
        }
        func.block_insts(self.latch).count() == seen.len()
    }
}

/// What `value` is an extension or a part of; else itself.
fn source(func: &Func<'_>, value: Value) -> Value {
    match value.as_inst() {
        Some(cast) if matches!(func.op(cast), Opcode::ZExt | Opcode::Trunc) => func.operand(cast, 0),
        _ => value,
    }
}

/// Whether `value` is the sum (`xor`) of `a` and `b`, or of extensions or parts of them.
fn is_sum(func: &Func<'_>, value: Value, a: Inst, b: Inst) -> bool {
    value.as_inst().filter(|&xor| func.op(xor) == Opcode::Xor).is_some_and(|xor| {
        let is = |n: usize, phi: Inst| {
            let operand = func.operand(xor, n);
            operand == phi.into() || source(func, operand) == phi.into()
        };
        is(0, a) && is(1, b) || is(0, b) && is(1, a)
    })
}

/// Whether the select of `conditional` adds the polynomial exactly where the bit that goes first is set.
fn tests_first_bit(
    func: &Func<'_>,
    conditional: &Recurrence,
    data: Option<Inst>,
    polynomial: u64,
    big_endian: bool,
) -> bool {
    let Some(select) = conditional.next.as_inst() else { return false };
    let [compare, yes, no] = [0, 1, 2].map(|n| func.operand(select, n));
    let Some(compare) = compare.as_inst().filter(|&compare| func.op(compare) == Opcode::ICmp) else { return false };
    let (tested, bound) = (func.operand(compare, 0), func.operand(compare, 1));
    let bits = func.types().int_bits(func.type_of(bound)).filter(|&bits| bits <= 64);
    let (Some(bits), Some(bound)) = (bits, func.consts().as_int(bound)) else { return false };
    let is_number = |value: Value| {
        value == conditional.phi.into() || data.is_some_and(|data| is_sum(func, value, conditional.phi, data))
    };
    let is_tested = match big_endian {
        true => is_number(tested),
        false => tested.as_inst().filter(|&and| func.op(and) == Opcode::And).is_some_and(|and| {
            let is_one = |n: usize| func.consts().as_int(func.operand(and, n)) == Some(1);
            is_number(func.operand(and, 0)) && is_one(1) || is_number(func.operand(and, 1)) && is_one(0)
        }),
    };
    if !is_tested {
        return false;
    }
    // The bit is clear in numbers below the highest bit, or in zero alone.
    let (pred, end) = if big_endian { (IntPred::Ult, 1u128 << (bits - 1)) } else { (IntPred::Ult, 1) };
    let (holds, clear) =
        (Interval::where_icmp(func.int_pred(compare), bits, bound.into()), Interval::where_icmp(pred, bits, end));
    let shift = Value::inst(conditional.op);
    let adds = |value: Value| {
        value.as_inst().filter(|&xor| func.op(xor) == Opcode::Xor).is_some_and(|xor| {
            let is = |n: usize| {
                func.operand(xor, n) == shift && func.consts().as_int(func.operand(xor, 1 - n)) == Some(polynomial)
            };
            is(0) || is(1)
        })
    };
    holds == clear && yes == shift && adds(no) || holds.inverse() == clear && no == shift && adds(yes)
}
