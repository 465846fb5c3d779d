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
        let on_gpu = module.tables().strings.get(module.tables().triple).starts_with(b"nvptx");
        if !on_gpu || !cx.session.knobs.get(knobs::CRC_TABLE_ENABLED) {
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
fn division(f: &Func<'_>, header: Block) -> Option<Division> {
    let branch = f.terminator(header);
    let back = Value::block(header);
    if f.op(branch) != Opcode::Br || f.num_operands(branch) != 3 || f.operand(branch, 1) == f.operand(branch, 2) {
        return None;
    }
    if f.operand(branch, 1) != back && f.operand(branch, 2) != back || f.block_insts(header).count() > MAX_INSTRUCTIONS
    {
        return None;
    }
    let phis = || f.block_insts(header).take_while(|&i| f.op(i) == Opcode::Phi);
    let (phi, next, start, from, polynomial) = phis().find_map(|phi| {
        let next = f.phi_value_for(phi, header)?.as_inst()?;
        let (start, from) = f.phi_pairs(phi).find(|&(_, from)| from != header)?;
        let enters = f.phi_len(phi) == 2 && f.num_operands(f.terminator(from)) == 1;
        (enters && f.block_of(next) == header).then_some(())?;
        Some((phi, next, start, from, polynomial(f, phi, next)?))
    })?;
    let trips = phis().filter(|&i| i != phi).find_map(|counter| trips(f, header, branch, counter))?;
    let only_result = f.block_insts(header).all(|i| f.op(i).is_terminator() || !facts::has_side_effects(f, i));
    if !only_result || !trips.is_multiple_of(8) || trips / 8 > MAX_BYTES || is_needed_but_for(f, header, next) {
        return None;
    }
    Some(Division { header, from, phi, next, start, polynomial, bytes: trips / 8 })
}

/// Whether other blocks use a value of `block` other than `result`.
fn is_needed_but_for(f: &Func<'_>, block: Block, result: Inst) -> bool {
    let own = |v: Value| v.as_inst().is_some_and(|i| i != result && f.block_of(i) == block);
    f.block_order().filter(|&b| b != block).any(|b| f.block_insts(b).any(|i| f.operands(i).any(own)))
}

/// How often the loop runs that leaves by `branch` when `counter` says so; at most 64 iterations are tried.
fn trips(f: &Func<'_>, header: Block, branch: Inst, counter: Inst) -> Option<u64> {
    let bits = f.types().int_bits(f.ty(counter)).filter(|bits| (2..=64).contains(bits))?;
    let int = |v: Value| f.consts().as_int(v);
    let next = f.phi_value_for(counter, header)?.as_inst()?;
    if f.op(next) != Opcode::Add || f.operand(next, 0) != Value::inst(counter) {
        return None;
    }
    let step = int(f.operand(next, 1))?;
    let mut now = int(f.phi_pairs(counter).find(|&(_, from)| from != header)?.0)?;
    let compare = f.operand(branch, 0).as_inst().filter(|&i| f.op(i) == Opcode::ICmp)?;
    let bound = int(f.operand(compare, 1))?;
    let tests_next = f.operand(compare, 0) == Value::inst(next);
    if !tests_next && f.operand(compare, 0) != Value::inst(counter) {
        return None;
    }
    let goes_on = f.operand(branch, 1) == Value::block(header);
    let signed = |n: u64| (n << (64 - bits)) as i64;
    for trip in 1..=64 {
        let after = now.wrapping_add(step) & u64::MAX >> (64 - bits);
        let tested = if tests_next { after } else { now };
        if holds(f.int_pred(compare), tested.cmp(&bound), signed(tested).cmp(&signed(bound))) != goes_on {
            return Some(trip);
        }
        now = after;
    }
    None
}

/// What `next`, the number behind one step, says that `phi`, the number before it, is divided by.
fn polynomial(f: &Func<'_>, phi: Inst, next: Inst) -> Option<Polynomial> {
    let bits = f.types().int_bits(f.ty(phi)).filter(|&bits| matches!(bits, 8 | 16 | 32 | 64))?;
    let moves = |v: Value| {
        let i = v.as_inst().filter(|&i| matches!(f.op(i), Opcode::Shl | Opcode::LShr))?;
        let by_one = f.operand(i, 0) == Value::inst(phi) && f.consts().as_int(f.operand(i, 1)) == Some(1);
        by_one.then(|| f.op(i) == Opcode::LShr)
    };
    let select = |v: Value| v.as_inst().filter(|&i| f.op(i) == Opcode::Select);
    // The operands that are taken if the bit is set, and if it is not.
    let arms = |i: Inst, reflected: bool| {
        let set = says_set(f, f.operand(i, 0), phi, bits, reflected)?;
        let (a, b) = (f.operand(i, 1), f.operand(i, 2));
        Some(if set { (a, b) } else { (b, a) })
    };
    let sides = |i: Inst| [(f.operand(i, 0), f.operand(i, 1)), (f.operand(i, 1), f.operand(i, 0))];
    if f.op(next) == Opcode::Select {
        let reflected = moves(f.operand(next, 1)).or_else(|| moves(f.operand(next, 2)))?;
        let (taken, other) = arms(next, reflected)?;
        let xor = taken.as_inst().filter(|&i| f.op(i) == Opcode::Xor && moves(other) == Some(reflected))?;
        let value = sides(xor)
            .into_iter()
            .find_map(|(a, b)| (moves(a) == Some(reflected)).then(|| f.consts().as_int(b)).flatten())?;
        return Some(Polynomial { value, bits, reflected });
    }
    if f.op(next) != Opcode::Xor {
        return None;
    }
    sides(next).into_iter().find_map(|(moved, added)| {
        let reflected = moves(moved)?;
        if let Some(select) = select(added) {
            let (taken, other) = arms(select, reflected)?;
            let value = f.consts().as_int(taken).filter(|_| f.consts().is_zero(other))?;
            return Some(Polynomial { value, bits, reflected });
        }
        // `-bit & P`, and the sign spread over all bits.
        let and = added.as_inst().filter(|&i| f.op(i) == Opcode::And)?;
        sides(and).into_iter().find_map(|(all, value)| {
            let value = f.consts().as_int(value)?;
            let all = all.as_inst()?;
            let spread = match f.op(all) {
                Opcode::Sub => {
                    reflected && f.consts().is_zero(f.operand(all, 0)) && tested(f, f.operand(all, 1), phi) == Some(1)
                }
                Opcode::AShr => {
                    !reflected
                        && f.operand(all, 0) == Value::inst(phi)
                        && f.consts().as_int(f.operand(all, 1)) == Some(u64::from(bits) - 1)
                }
                _ => false,
            };
            spread.then_some(Polynomial { value, bits, reflected })
        })
    })
}

/// The mask that `value` leaves of `phi`.
fn tested(f: &Func<'_>, value: Value, phi: Inst) -> Option<u64> {
    let and = value.as_inst().filter(|&i| f.op(i) == Opcode::And && f.operand(i, 0) == Value::inst(phi))?;
    f.consts().as_int(f.operand(and, 1))
}

/// Whether `condition` says that the bit of `phi` that goes first is set (`Some(true)`) or not set.
fn says_set(f: &Func<'_>, condition: Value, phi: Inst, bits: u32, reflected: bool) -> Option<bool> {
    let i = condition.as_inst()?;
    if f.op(i) == Opcode::Trunc {
        return (reflected && f.ty(i) == Type::I1 && f.operand(i, 0) == Value::inst(phi)).then_some(true);
    }
    if f.op(i) != Opcode::ICmp {
        return None;
    }
    let bound = f.consts().as_int(f.operand(i, 1))?;
    let first = if reflected { 1 } else { 1 << (bits - 1) };
    let pred = f.int_pred(i);
    if f.operand(i, 0) == Value::inst(phi) {
        return match pred {
            IntPred::Slt if !reflected && bound == 0 => Some(true),
            IntPred::Sgt if !reflected && bound == u64::MAX >> (64 - bits) => Some(false),
            _ => None,
        };
    }
    if tested(f, f.operand(i, 0), phi)? != first || bound != 0 && bound != first {
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
fn look_up(f: &mut FuncMut<'_>, division: &Division, table: Global) {
    let Division { header, from, phi, next, start, polynomial, bytes } = *division;
    let Polynomial { bits, reflected, .. } = polynomial;
    let (ty, at) = (f.ty(phi), f.terminator(from));
    let place = f.loc(next);
    let int = |f: &mut FuncMut<'_>, n: u32| f.consts_mut().add_int(ty, bits, n.into());
    let (eight, low, top) = (int(f, 8 % bits), int(f, 255), int(f, bits - 8));
    let ptr_ty = f.type_of(Value::global(table));
    let mut number = Builder::before(f, at).freeze(start);
    let mut made = vec![number];
    for _ in 0..bytes {
        let mut b = Builder::before(f, at);
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
        f.set_loc(inst, place);
    }
    let blocks: Vec<Block> = f.block_order().filter(|&b| b != header).collect();
    for block in blocks {
        let users: Vec<Inst> = f.block_insts(block).collect();
        for user in users {
            for k in 0..f.num_operands(user) {
                if f.operand(user, k) == Value::inst(next) {
                    f.set_operand(user, k, number);
                }
            }
        }
    }
    f.replace_debug_value(next, number);
    let branch = f.terminator(header);
    let leaves = f.operand(branch, 2) == Value::block(header);
    let leaves = f.consts_mut().add_bool(leaves);
    f.set_operand(branch, 0, leaves);
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
