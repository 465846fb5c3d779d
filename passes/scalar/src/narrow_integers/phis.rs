//! Phis of 64 bits all of whose values are extended from 32 in one way: the phi is of 32 bits, and extended.
//!
//! Eliminating partial redundancies makes such phis of extensions that the target does not compute at all: a product of 32 bits
//! that is added to an address extends its factor. The phi keeps two registers and a copy of each on every edge.
//! **How**: which extensions a phi may stand behind is a set that only gets smaller, from its values to the phis that it is a value
//! of. **Cost**: linear in the values of phis; each phi is looked at again at most twice.

use warpc_analysis::facts;
use warpc_ir::ids::*;
use warpc_ir::opcode::flags;
use warpc_ir::{Builder, Func, FuncMut, Opcode, Value};

/// Extended by signs.
const SIGNED: u8 = 1;
/// Extended by zeros.
const UNSIGNED: u8 = 2;

/// Scratch of the search.
#[derive(Default)]
pub(super) struct Phis {
    /// Phis of 64 bits.
    list: Vec<Inst>,
    /// By row: which extensions all values of a phi can be; 0 for what is no phi of the list.
    kinds: Vec<u8>,
    work: Vec<Inst>,
    /// The phi of 32 bits, beside `list`.
    short: Vec<Inst>,
}

impl Phis {
    /// Narrows what can be; the wide phis go to `dead`. Whether there was one.
    pub(super) fn run(&mut self, f: &mut FuncMut<'_>, dead: &mut Vec<Inst>) -> bool {
        self.find(f);
        self.settle(f);
        self.list.retain(|&phi| self.kinds[phi.index()] != 0);
        if self.list.is_empty() {
            return false;
        }
        self.short.clear();
        for &phi in &self.list {
            self.short.push(f.new_phi(f.block_of(phi), Type::I32));
        }
        // Where in the list a phi stands.
        let mut place = vec![u32::MAX; f.num_insts()];
        for (n, phi) in self.list.iter().enumerate() {
            place[phi.index()] = n as u32;
        }
        for (n, &phi) in self.list.iter().enumerate() {
            let short = self.short[n];
            for k in 0..f.phi_len(phi) {
                let (value, from) = f.phi_incoming(phi, k);
                let own = value.as_inst().and_then(|i| self.short.get(place[i.index()] as usize));
                let value = match own {
                    Some(&other) => other.into(),
                    None => narrow(f, value),
                };
                f.add_incoming(short, value, from);
            }
            f.derive_name(short.into(), phi.into(), ".short");
        }
        for (&phi, &short) in self.list.iter().zip(&self.short) {
            let kinds = self.kinds[phi.index()];
            let start = f.first_non_phi(f.block_of(phi));
            let (op, wrap) = match kinds {
                SIGNED => (Opcode::SExt, 0),
                UNSIGNED => (Opcode::ZExt, 0),
                _ => (Opcode::ZExt, flags::NNEG),
            };
            let made = Builder::before(f, start).cast(op, short.into(), Type::I64, wrap);
            f.replace_all_uses(phi.into(), made);
            f.take_name(made, phi.into());
            dead.push(phi);
        }
        true
    }

    /// Phis of 64 bits with a value that is extended, and those that have them for values.
    fn find(&mut self, f: &Func<'_>) {
        self.list.clear();
        self.kinds.clear();
        self.kinds.resize(f.num_insts(), 0);
        let mut b = f.entry();
        while b.is_some() {
            for i in f.block_insts(b).take_while(|&i| f.op(i) == Opcode::Phi) {
                let is_extended = |v: Value| v.as_inst().is_some_and(|e| extended(f, e) != 0);
                if f.ty(i) == Type::I64 && f.phi_pairs(i).any(|(v, _)| is_extended(v)) {
                    self.kinds[i.index()] = SIGNED | UNSIGNED;
                    self.list.push(i);
                }
            }
            b = f.next_block(b);
        }
        let mut n = 0;
        while let Some(&phi) = self.list.get(n) {
            n += 1;
            for row in f.uses(phi.into()) {
                let user = f.user(row);
                if f.op(user) == Opcode::Phi && self.kinds[user.index()] == 0 {
                    self.kinds[user.index()] = SIGNED | UNSIGNED;
                    self.list.push(user);
                }
            }
        }
    }

    /// Takes away extensions until each phi has only those that all its values have.
    fn settle(&mut self, f: &Func<'_>) {
        self.work.clone_from(&self.list);
        while let Some(phi) = self.work.pop() {
            let before = self.kinds[phi.index()];
            let after = f.phi_pairs(phi).fold(before, |kinds, (value, _)| kinds & self.kinds_of(f, value));
            if after == before {
                continue;
            }
            self.kinds[phi.index()] = after;
            for row in f.uses(phi.into()) {
                if self.kinds[f.user(row).index()] != 0 {
                    self.work.push(f.user(row));
                }
            }
        }
    }

    fn kinds_of(&self, f: &Func<'_>, value: Value) -> u8 {
        if let Some(constant) = facts::int_constant(f, value) {
            let bits = constant as u64;
            let signed = if bits as i64 == i64::from(bits as i32) { SIGNED } else { 0 };
            return signed | if bits <= u64::from(u32::MAX) { UNSIGNED } else { 0 };
        }
        if value.is_poison() {
            return SIGNED | UNSIGNED;
        }
        value.as_inst().map_or(0, |i| match f.op(i) {
            Opcode::Phi => self.kinds[i.index()],
            _ => extended(f, i),
        })
    }
}

/// Which extensions of 32 bits `inst` is.
fn extended(f: &Func<'_>, inst: Inst) -> u8 {
    let kinds = match f.op(inst) {
        Opcode::SExt => SIGNED,
        Opcode::ZExt if f.flags(inst) & flags::NNEG != 0 => SIGNED | UNSIGNED,
        Opcode::ZExt => UNSIGNED,
        _ => return 0,
    };
    if f.type_of(f.operand(inst, 0)) == Type::I32 { kinds } else { 0 }
}

/// What `value`, a constant or an extension, is in 32 bits.
fn narrow(f: &mut FuncMut<'_>, value: Value) -> Value {
    if let Some(constant) = facts::int_constant(f, value) {
        return f.consts_mut().add_i32(constant as u32);
    }
    match value.as_inst() {
        Some(extension) => f.operand(extension, 0),
        None => Value::poison(Type::I32),
    }
}
