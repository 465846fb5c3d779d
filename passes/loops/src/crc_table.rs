//! `crc-table`: loops that divide a polynomial bit by bit look up bytes of remainders instead.
//!
//! ```text
//! for (k = 0; k < 8; k++) c = c & 1 ? c >> 1 ^ P : c >> 1;      becomes      c = table[c & 255] ^ c >> 8;
//! ```
//! and the same with `<<` and the highest bit. A step is linear over the field of two elements, so eight steps of a number are those of
//! its low byte, of which there are 256, and those of the rest, which only move. The table is a constant of the module, one for all loops of
//! a polynomial; on a GPU it lies in global memory, where 256 words are eight lines of the cache.
//!
//! **When**: loops of one block without effects that run 8, 16, 24 or 32 times, of numbers of 8, 16, 32 or 64 bits, behind which only the
//! number itself is needed. **Invariants**: blocks and edges stay: the loop leaves in its first iteration, and what it was is cleaned up
//! by others. The look-up happens where the loop was entered; a number that is undef is frozen, since it is used twice. Barriers and
//! convergent calls are effects. Debug records of the number tell the result.
//! **Cost**: linear in the module, and 2,048 steps for each new table. It is a pass over modules, because functions cannot add globals.
//! **Source**: what LLVM's loop-idiom does with what its hash recognition finds.

use crate::knobs;
use warpc_analysis::{AnalysisSet, facts};
use warpc_ir::attrs::AttrKind;
use warpc_ir::fold::int::holds;
use warpc_ir::ids::*;
use warpc_ir::module::{GlobalKind, GlobalRow, Linkage, Parts, Shape, Symbol, UnnamedAddr};
use warpc_ir::opcode::{IntPred, flags};
use warpc_ir::{Builder, Func, FuncMut, Module, Opcode, TypeKind, Value};
use warpc_phase::{Level, ModuleCx, ModulePass, PassBody, PassInfo};
use warpc_scalar::target::is_module_for_gpu;

const NAME: &str = "crc-table";

/// Row of the pass table.
pub const INFO: PassInfo = PassInfo {
    name: NAME,
    summary: "look up remainders of polynomials byte by byte",
    level: Level::Module,
    reads: AnalysisSet::NONE,
    preserves: AnalysisSet::NONE,
    columns: warpc_ir::column_sets::MODULE,
    knobs: &[knobs::CRC_TABLE],
    idempotent: true,
    required: false,
    make: |params| {
        params.finish(NAME)?;
        Ok(PassBody::Module(Box::new(CrcTable)))
    },
};

/// Address space of global memory.
const GLOBAL_MEMORY: u32 = 1;
/// Bytes that are looked up one after the other, without a loop.
const MAX_BYTES: u64 = 4;
/// Instructions of a loop from which on it is not looked at.
const MAX_INSTRUCTIONS: usize = 32;

struct CrcTable;

/// What is divided by, and how.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Polynomial {
    value: u64,
    bits: u32,
    /// The lowest bit goes first, and the rest moves down.
    reflected: bool,
}

/// A loop that divides.
#[derive(Clone, Copy)]
struct Division {
    header: Block,
    /// The block that the loop is entered from.
    from: Block,
    phi: Inst,
    next: Inst,
    start: Value,
    polynomial: Polynomial,
    bytes: u64,
}

impl Polynomial {
    fn mask(self) -> u64 {
        u64::MAX >> (64 - self.bits)
    }
    fn step(self, number: u64) -> u64 {
        let (bit, moved) = match self.reflected {
            true => (number & 1, number >> 1),
            false => (number >> (self.bits - 1), number << 1),
        };
        (moved ^ if bit == 1 { self.value } else { 0 }) & self.mask()
    }
    /// What eight steps make of each byte that goes first.
    fn table(self) -> impl Iterator<Item = u64> {
        (0..256u64).map(move |byte| {
            let start = if self.reflected { byte } else { byte << (self.bits - 8) };
            (0..8).fold(start, |number, _| self.step(number))
        })
    }
}

impl ModulePass for CrcTable {
    fn run(&mut self, module: &mut Module, cx: &mut ModuleCx<'_>) -> bool {
        if !is_module_for_gpu(module) || !cx.session.knobs.get(knobs::CRC_TABLE_ENABLED) {
            return false;
        }
        let mut tables: Vec<(Polynomial, Global)> = Vec::new();
        let functions = module.defined_functions();
        for function in functions {
            let Some(f) = module.func(function) else { continue };
            let attrs = f.ctx().globals.parts[function.index()].attrs;
            if f.attrs().fn_has(attrs, AttrKind::OptimizeNone) {
                continue;
            }
            let found: Vec<Division> = f.block_order().filter_map(|b| division(&f, b)).collect();
            for row in &found {
                if tables.iter().all(|table| table.0 != row.polynomial) {
                    tables.push((row.polynomial, add_table(module, row.polynomial)));
                }
            }
            if !found.is_empty() {
                let table = |p: Polynomial| tables.iter().find(|table| table.0 == p).map(|table| table.1);
                module.edit(function, |f| {
                    for row in &found {
                        if let Some(table) = table(row.polynomial) {
                            look_up(f, row, table);
                        }
                    }
                });
            }
        }
        !tables.is_empty()
    }
}

/// The loop that `header` is, if it divides.
fn division(func: &Func<'_>, header: Block) -> Option<Division> {
    let branch = func.terminator(header);
    let back = Value::block(header);
    if func.op(branch) != Opcode::Br
        || func.num_operands(branch) != 3
        || func.operand(branch, 1) == func.operand(branch, 2)
    {
        return None;
    }
    if func.operand(branch, 1) != back && func.operand(branch, 2) != back
        || func.block_insts(header).count() > MAX_INSTRUCTIONS
    {
        return None;
    }
    let phis = || func.block_insts(header).take_while(|&i| func.op(i) == Opcode::Phi);
    let (phi, next, start, from, polynomial) = phis().find_map(|phi| {
        let next = func.phi_value_for(phi, header)?.as_inst()?;
        let (start, from) = func.phi_pairs(phi).find(|&(_, from)| from != header)?;
        let enters = func.phi_len(phi) == 2 && func.num_operands(func.terminator(from)) == 1;
        (enters && func.block_of(next) == header).then_some(())?;
        Some((phi, next, start, from, polynomial(func, phi, next)?))
    })?;
    let trips = phis().filter(|&i| i != phi).find_map(|counter| trips(func, header, branch, counter))?;
    let only_result = func.block_insts(header).all(|i| func.op(i).is_terminator() || !facts::has_side_effects(func, i));
    if !only_result || !trips.is_multiple_of(8) || trips / 8 > MAX_BYTES || is_needed_but_for(func, header, next) {
        return None;
    }
    Some(Division { header, from, phi, next, start, polynomial, bytes: trips / 8 })
}

/// Whether other blocks use a value of `block` other than `result`.
fn is_needed_but_for(func: &Func<'_>, block: Block, result: Inst) -> bool {
    let own = |v: Value| v.as_inst().is_some_and(|i| i != result && func.block_of(i) == block);
    func.block_order().filter(|&b| b != block).any(|b| func.block_insts(b).any(|i| func.operands(i).any(own)))
}

/// How often the loop runs that leaves by `branch` when `counter` says so; at most 64 iterations are tried.
fn trips(func: &Func<'_>, header: Block, branch: Inst, counter: Inst) -> Option<u64> {
    let bits = func.types().int_bits(func.ty(counter)).filter(|bits| (2..=64).contains(bits))?;
    let int = |v: Value| func.consts().as_int(v);
    let next = func.phi_value_for(counter, header)?.as_inst()?;
    if func.op(next) != Opcode::Add || func.operand(next, 0) != Value::inst(counter) {
        return None;
    }
    let step = int(func.operand(next, 1))?;
    let mut now = int(func.phi_pairs(counter).find(|&(_, from)| from != header)?.0)?;
    let compare = func.operand(branch, 0).as_inst().filter(|&i| func.op(i) == Opcode::ICmp)?;
    let bound = int(func.operand(compare, 1))?;
    let tests_next = func.operand(compare, 0) == Value::inst(next);
    if !tests_next && func.operand(compare, 0) != Value::inst(counter) {
        return None;
    }
    let goes_on = func.operand(branch, 1) == Value::block(header);
    let signed = |n: u64| (n << (64 - bits)) as i64;
    for trip in 1..=64 {
        let after = now.wrapping_add(step) & u64::MAX >> (64 - bits);
        let tested = if tests_next { after } else { now };
        if holds(func.int_pred(compare), tested.cmp(&bound), signed(tested).cmp(&signed(bound))) != goes_on {
            return Some(trip);
        }
        now = after;
    }
    None
}

/// What `next`, the number behind one step, says that `phi`, the number before it, is divided by.
fn polynomial(func: &Func<'_>, phi: Inst, next: Inst) -> Option<Polynomial> {
    let bits = func.types().int_bits(func.ty(phi)).filter(|&bits| matches!(bits, 8 | 16 | 32 | 64))?;
    let moves = |v: Value| {
        let i = v.as_inst().filter(|&i| matches!(func.op(i), Opcode::Shl | Opcode::LShr))?;
        let by_one = func.operand(i, 0) == Value::inst(phi) && func.consts().as_int(func.operand(i, 1)) == Some(1);
        by_one.then(|| func.op(i) == Opcode::LShr)
    };
    let select = |v: Value| v.as_inst().filter(|&i| func.op(i) == Opcode::Select);
    // The operands that are taken if the bit is set, and if it is not.
    let arms = |i: Inst, reflected: bool| {
        let set = says_set(func, func.operand(i, 0), phi, bits, reflected)?;
        let (a, b) = (func.operand(i, 1), func.operand(i, 2));
        Some(if set { (a, b) } else { (b, a) })
    };
    let sides = |i: Inst| [(func.operand(i, 0), func.operand(i, 1)), (func.operand(i, 1), func.operand(i, 0))];
    if func.op(next) == Opcode::Select {
        let reflected = moves(func.operand(next, 1)).or_else(|| moves(func.operand(next, 2)))?;
        let (taken, other) = arms(next, reflected)?;
        let xor = taken.as_inst().filter(|&i| func.op(i) == Opcode::Xor && moves(other) == Some(reflected))?;
        let value = sides(xor)
            .into_iter()
            .find_map(|(a, b)| (moves(a) == Some(reflected)).then(|| func.consts().as_int(b)).flatten())?;
        return Some(Polynomial { value, bits, reflected });
    }
    if func.op(next) != Opcode::Xor {
        return None;
    }
    sides(next).into_iter().find_map(|(moved, added)| {
        let reflected = moves(moved)?;
        if let Some(select) = select(added) {
            let (taken, other) = arms(select, reflected)?;
            let value = func.consts().as_int(taken).filter(|_| func.consts().is_zero(other))?;
            return Some(Polynomial { value, bits, reflected });
        }
        // `-bit & P`, and the sign spread over all bits.
        let and = added.as_inst().filter(|&i| func.op(i) == Opcode::And)?;
        sides(and).into_iter().find_map(|(all, value)| {
            let value = func.consts().as_int(value)?;
            let all = all.as_inst()?;
            let spread = match func.op(all) {
                Opcode::Sub => {
                    reflected
                        && func.consts().is_zero(func.operand(all, 0))
                        && tested(func, func.operand(all, 1), phi) == Some(1)
                }
                Opcode::AShr => {
                    !reflected
                        && func.operand(all, 0) == Value::inst(phi)
                        && func.consts().as_int(func.operand(all, 1)) == Some(u64::from(bits) - 1)
                }
                _ => false,
            };
            spread.then_some(Polynomial { value, bits, reflected })
        })
    })
}

/// The mask that `value` leaves of `phi`.
fn tested(func: &Func<'_>, value: Value, phi: Inst) -> Option<u64> {
    let and = value.as_inst().filter(|&i| func.op(i) == Opcode::And && func.operand(i, 0) == Value::inst(phi))?;
    func.consts().as_int(func.operand(and, 1))
}

/// Whether `condition` says that the bit of `phi` that goes first is set (`Some(true)`) or not set.
fn says_set(func: &Func<'_>, condition: Value, phi: Inst, bits: u32, reflected: bool) -> Option<bool> {
    let i = condition.as_inst()?;
    if func.op(i) == Opcode::Trunc {
        return (reflected && func.ty(i) == Type::I1 && func.operand(i, 0) == Value::inst(phi)).then_some(true);
    }
    if func.op(i) != Opcode::ICmp {
        return None;
    }
    let bound = func.consts().as_int(func.operand(i, 1))?;
    let first = if reflected { 1 } else { 1 << (bits - 1) };
    let pred = func.int_pred(i);
    if func.operand(i, 0) == Value::inst(phi) {
        return match pred {
            IntPred::Slt if !reflected && bound == 0 => Some(true),
            IntPred::Sgt if !reflected && bound == u64::MAX >> (64 - bits) => Some(false),
            _ => None,
        };
    }
    if tested(func, func.operand(i, 0), phi)? != first || bound != 0 && bound != first {
        return None;
    }
    match pred {
        IntPred::Eq => Some(bound == first),
        IntPred::Ne => Some(bound == 0),
        _ => None,
    }
}

/// Adds the table of `polynomial` to the module.
fn add_table(module: &mut Module, polynomial: Polynomial) -> Global {
    let mut name = String::from(".crctable");
    let mut number = 0u32;
    while module.find_global(&name).is_some() {
        number += 1;
        name = format!(".crctable.{number}");
    }
    let tables = module.tables_mut();
    let elem = tables.types.intern(TypeKind::Int(polynomial.bits));
    let ty = tables.types.intern(TypeKind::Array { len: 256, elem });
    let ptr_ty = tables.types.intern(TypeKind::Ptr(GLOBAL_MEMORY));
    let values: Vec<u64> = polynomial.table().collect();
    let init = if polynomial.bits == 8 {
        let bytes: Vec<u8> = values.iter().map(|&n| n as u8).collect();
        tables.consts.add_bytes(ty, &bytes)
    } else {
        let values: Vec<Value> = values.iter().map(|&n| tables.consts.add_int(elem, polynomial.bits, n)).collect();
        tables.consts.add_aggregate(ty, &values, false)
    };
    let name = tables.strings.intern(name.as_bytes());
    let sym = Symbol {
        name,
        kind: GlobalKind::Variable,
        linkage: Linkage::Private,
        unnamed_addr: UnnamedAddr::Global,
        flags: Symbol::CONSTANT | Symbol::DSO_LOCAL,
        ..Symbol::default()
    };
    let align = (polynomial.bits / 8).trailing_zeros() as u8 + 1;
    let shape = Shape { ty, ptr_ty, addrspace: GLOBAL_MEMORY, align, ..Shape::default() };
    let parts = Parts { init, ..Parts::default() };
    Global(module.globals_mut().push(GlobalRow { sym, shape, parts }))
}

/// Makes look-ups in `table` of the loop `division`.
fn look_up(func: &mut FuncMut<'_>, division: &Division, table: Global) {
    let Division { header, from, phi, next, start, polynomial, bytes } = *division;
    let Polynomial { bits, reflected, .. } = polynomial;
    let (ty, at) = (func.ty(phi), func.terminator(from));
    let place = func.loc(next);
    let int = |func: &mut FuncMut<'_>, n: u32| func.consts_mut().add_int(ty, bits, n.into());
    let (eight, low, top) = (int(func, 8 % bits), int(func, 255), int(func, bits - 8));
    let ptr_ty = func.type_of(Value::global(table));
    let mut number = Builder::before(func, at).freeze(start);
    let mut made = vec![number];
    for _ in 0..bytes {
        let mut b = Builder::before(func, at);
        let byte = match (bits, reflected) {
            (8, _) => number,
            (_, true) => b.binary(Opcode::And, number, low, 0),
            (_, false) => b.binary(Opcode::LShr, number, top, 0),
        };
        let index = if bits == 64 { byte } else { b.cast(Opcode::ZExt, byte, Type::I64, 0) };
        let address = b.gep(ty, Value::global(table), &[index], ptr_ty, flags::INBOUNDS | flags::NUSW);
        let remainder = b.load(ty, address, u64::from(bits / 8), 0);
        made.extend([byte, index, address, remainder]);
        if bits == 8 {
            number = remainder;
            continue;
        }
        let rest = b.binary(if reflected { Opcode::LShr } else { Opcode::Shl }, number, eight, 0);
        number = b.binary(Opcode::Xor, rest, remainder, 0);
        made.extend([rest, number]);
    }
    for inst in made.into_iter().filter_map(|v| v.as_inst()) {
        func.set_loc(inst, place);
    }
    let blocks: Vec<Block> = func.block_order().filter(|&b| b != header).collect();
    for block in blocks {
        let users: Vec<Inst> = func.block_insts(block).collect();
        for user in users {
            for k in 0..func.num_operands(user) {
                if func.operand(user, k) == Value::inst(next) {
                    func.set_operand(user, k, number);
                }
            }
        }
    }
    func.replace_debug_value(next, number);
    let branch = func.terminator(header);
    let leaves = func.operand(branch, 2) == Value::block(header);
    let leaves = func.consts_mut().add_bool(leaves);
    func.set_operand(branch, 0, leaves);
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The tables that everybody knows: CRC-32 and CRC-16/XMODEM.
    #[test]
    fn tables_are_the_published_ones() {
        let table: Vec<u64> = Polynomial { value: 0xedb8_8320, bits: 32, reflected: true }.table().collect();
        assert_eq!((table[1], table[128], table[255]), (0x7707_3096, 0xedb8_8320, 0x2d02_ef8d));
        let table: Vec<u64> = Polynomial { value: 0x1021, bits: 16, reflected: false }.table().collect();
        assert_eq!((table[1], table[2], table[255]), (0x1021, 0x2042, 0x1ef0));
    }

    /// Eight steps of a number are a look-up of its first byte and a move of the rest.
    #[test]
    fn steps_are_linear() {
        for bits in [8u32, 16, 32, 64] {
            for reflected in [false, true] {
                let p = Polynomial { value: 0x9e37_79b9_7f4a_7c15 >> (64 - bits), bits, reflected };
                let table: Vec<u64> = p.table().collect();
                let mut number = 0x0123_4567_89ab_cdef & p.mask();
                for _ in 0..100 {
                    let slow = (0..8).fold(number, |n, _| p.step(n));
                    let (byte, rest) = match (bits, reflected) {
                        (8, _) => (number, 0),
                        (_, true) => (number & 255, number >> 8),
                        (_, false) => (number >> (bits - 8), number << 8 & p.mask()),
                    };
                    assert_eq!(table[byte as usize] ^ rest, slow, "{p:?}");
                    number = slow.wrapping_mul(0x5851_f42d_4c95_7f2d).wrapping_add(1) & p.mask();
                }
            }
        }
    }
}
