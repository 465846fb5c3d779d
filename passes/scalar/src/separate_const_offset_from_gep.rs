//! `separate-const-offset-from-gep`: the constant part of an address is added last, where loads and stores add it themselves,
//! and neighbours in memory share the rest.
//!
//! **When**: a `getelementptr` with variable indices and a constant: a constant index or field, a constant that an index adds
//! (through extensions where the addition is exact), or a constant that its base adds. With `lower-gep` every `getelementptr`
//! with several variable indices is one per index, and addresses of several bases with the same index share its product with the
//! bytes it counts in: run it so when equal parts are one already.
//! **How**: an index is taken apart as a tree of bounded depth and computed again without its constants, each part where
//! the part with the constant stood. The address becomes one `getelementptr` per variable index, of bytes that the index counts in,
//! and one of the constant in bytes.
//! **Invariants**: new addresses are not `inbounds`: they may leave the object in between. A narrow sum is made without its
//! constant only where it is exact, by its bounds. Control flow stays.
//! **Cost**: linear; with `lower-gep` addresses are sorted by index.
//! **Source**: the pass of that name in LLVM does the same in principle.
//! **Relies on** nothing that is said of threads or memory: only addresses change, and accesses stay.

mod index;
mod products;

use super::dce::erase_dead_chain;
use index::{Split, Widened};
use smallvec::SmallVec;
use warpc_analysis::AnalysisSet;
use warpc_analysis::facts::{pointer_operand, signed_constant, underlying_object};
use warpc_analysis::known_bits::object_size;
use warpc_ir::ids::*;
use warpc_ir::{Aux, Builder, Func, FuncMut, Opcode, TypeKind, Value, ValueKind, flags};
use warpc_phase::{FunctionPass, Level, Outcome, PassBody, PassCx, PassInfo};

/// Row of the pass table.
pub const INFO: PassInfo = PassInfo {
    name: "separate-const-offset-from-gep",
    summary: "add constants of addresses last",
    level: Level::Function,
    reads: AnalysisSet::NONE,
    preserves: AnalysisSet::CFG_ALL,
    columns: warpc_ir::column_sets::REWRITE,
    knobs: &[],
    idempotent: false,
    required: false,
    make: |mut params| {
        let lower = params.take_flag("lower-gep", false);
        params.finish("separate-const-offset-from-gep")?;
        Ok(PassBody::Function(Box::new(Separate { lower, ..Separate::default() })))
    },
};

/// Constants that an address of PTX adds.
const REACH: std::ops::RangeInclusive<i64> = i32::MIN as i64..=i32::MAX as i64;
/// Bases of constant distance that are looked through.
const BASES: usize = 8;

#[derive(Default)]
struct Separate {
    lower: bool,
    split: Split,
    dead: Vec<Inst>,
    /// Addresses with nothing to take out, and the bytes that their index counts in.
    plain: Vec<(Inst, i64)>,
}

/// How far from zero the only variable index of address `inst` may be: both ends of what is `inbounds` lie in one object.
fn reach(f: &Func<'_>, inst: Inst, terms: &[Term], constant: i64) -> Option<i128> {
    let [term] = terms else { return None };
    if f.flags(inst) & flags::INBOUNDS == 0 || term.scale <= 0 {
        return None;
    }
    let object = underlying_object(f, f.operand(inst, 0), MOST_STEPS);
    let exact = match object.kind() {
        ValueKind::Inst(_) => true,
        ValueKind::Global(g) => {
            let sym = &f.ctx().globals.sym[g.index()];
            !sym.is_declaration() && !sym.linkage.is_interposable()
        }
        _ => false,
    };
    let size = object_size(f, object).filter(|_| exact)?;
    Some((size as i128 + (constant as i128).abs()) / term.scale as i128 + 1)
}

/// Steps from an address to its object.
const MOST_STEPS: u32 = 8;

/// A variable index and the bytes it counts in.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) struct Term {
    /// The index, as wide as an address or narrower.
    pub index: Value,
    /// Bytes.
    pub scale: i64,
}

/// A `getelementptr` of one address taken apart: its constant bytes, and its variable indices by `term`. `None` where it counts
/// in bytes unknown here.
pub(super) fn terms_of(f: &Func<'_>, inst: Inst, term: impl FnMut(Term)) -> Option<i64> {
    bytes_of(f, f.ty(inst), Type(f.aux(inst).a), f.operands(inst).skip(1), term)
}

/// [`terms_of`] address type, element type and indices.
fn bytes_of(
    f: &Func<'_>,
    ty: Type,
    elem: Type,
    indices: impl Iterator<Item = Value>,
    mut term: impl FnMut(Term),
) -> Option<i64> {
    let (types, dl) = (f.types(), f.layout());
    let bits = dl.index_bits(types.addrspace(ty)?);
    if bits != 64 || !dl.has_fixed_size(types, elem) {
        return None;
    }
    let mut at = elem;
    let mut offset = 0i64;
    for (n, v) in indices.enumerate() {
        let width = types.int_bits(f.type_of(v)).filter(|&w| w <= bits)?;
        debug_assert!(width <= 64);
        let scale = if n == 0 {
            at
        } else {
            match types.kind(at) {
                TypeKind::Array { elem, .. } => *elem,
                TypeKind::Vector { .. } => return None,
                _ => {
                    let k = signed_constant(f, v).and_then(|k| u64::try_from(k).ok())?;
                    offset = offset.wrapping_add(dl.field_offset(types, at, k as usize) as i64);
                    at = types.element(at, k)?;
                    continue;
                }
            }
        };
        at = scale;
        let scale = dl.fixed_alloc_size(types, scale)? as i64;
        match signed_constant(f, v) {
            Some(c) => offset = offset.wrapping_add((c as i64).wrapping_mul(scale)),
            None if v.is_constant() => return None,
            None if scale != 0 => term(Term { index: v, scale }),
            None => {}
        }
    }
    Some(offset)
}

/// The type of `scale` bytes.
pub(super) fn bytes_type(f: &mut FuncMut<'_>, scale: i64) -> Type {
    let byte = f.int_type(8);
    if scale == 1 { byte } else { f.intern_type(TypeKind::Array { elem: byte, len: scale as u64 }) }
}

/// `base` plus `bytes`, before `at`.
pub(super) fn plus_bytes(f: &mut FuncMut<'_>, at: Inst, base: Value, bytes: i64) -> Value {
    if bytes == 0 {
        return base;
    }
    let (byte, ty) = (f.int_type(8), f.type_of(base));
    let bytes = f.consts_mut().add_i64(bytes as u64);
    Builder::before(f, at).gep(byte, base, &[bytes], ty, 0)
}

impl FunctionPass for Separate {
    fn run(&mut self, f: &mut FuncMut<'_>, _cx: &mut PassCx<'_>) -> Outcome {
        let mut changed = false;
        let mut block = f.entry();
        while block.is_some() {
            let mut i = f.first(block);
            while i.is_some() {
                let next = f.next(i);
                if f.op(i) == Opcode::GetElementPtr {
                    changed |= self.address(f, i);
                }
                i = next;
            }
            block = f.next_block(block);
        }
        for (inst, scale) in std::mem::take(&mut self.plain) {
            if changed {
                count_in_bytes(f, inst, scale);
            }
        }
        // What follows the walk may have been a part of what went.
        for i in std::mem::take(&mut self.dead) {
            if !f.is_dead(i) {
                erase_dead_chain(f, &mut vec![i], Inst::NONE);
            }
        }
        if self.lower {
            changed |= products::share(f);
        }
        Outcome::of(changed, AnalysisSet::CFG_ALL)
    }
}

impl Separate {
    fn address(&mut self, f: &mut FuncMut<'_>, inst: Inst) -> bool {
        let mut terms: SmallVec<[Term; 4]> = SmallVec::new();
        let Some(mut constant) = terms_of(f, inst, |t| terms.push(t)) else { return false };
        if terms.is_empty() || f.is_unused(inst.into()) {
            return false;
        }
        let mut found = false;
        let mut inner = SmallVec::<[i64; 4]>::new();
        let reach = reach(f, inst, &terms, constant);
        for t in &terms {
            let widened = if f.type_of(t.index) == Type::I64 { Widened::No } else { Widened::Signed };
            let c = self.split.find(f, t.index, widened, reach).unwrap_or(0);
            found |= c != 0;
            inner.push(c);
            constant = constant.wrapping_add(c.wrapping_mul(t.scale));
        }
        // Constants of the base, where the sum is only an address to access.
        let (base, below) =
            if only_addresses(f, inst) { constant_base(f, f.operand(inst, 0)) } else { (f.operand(inst, 0), 0) };
        constant = constant.wrapping_add(below);
        let splits = self.lower && terms.len() > 1;
        if !(constant != 0 || found || splits) || !REACH.contains(&constant) {
            self.plain.extend(is_plain(f, inst, &terms).then_some((inst, terms[0].scale)));
            return false;
        }
        let mut at = base;
        let ty = f.ty(inst);
        for (t, &c) in terms.iter().zip(&inner) {
            let mut index = Some(t.index);
            if c != 0 {
                let widened = if f.type_of(t.index) == Type::I64 { Widened::No } else { Widened::Signed };
                self.split.find(f, t.index, widened, reach);
                index = self.split.emit(f);
            }
            if let Some(index) = index {
                let elem = bytes_type(f, t.scale);
                at = Builder::before(f, inst).gep(elem, at, &[index], ty, 0);
            }
        }
        let new = plus_bytes(f, inst, at, constant);
        if new != base {
            f.take_name(new, inst.into());
        }
        f.replace_all_uses(inst.into(), new);
        self.dead.push(inst);
        true
    }
}

/// Whether an instruction is used as the address of accesses and as base of addresses alone.
fn only_addresses(f: &Func<'_>, inst: Inst) -> bool {
    f.uses(inst.into()).all(|u| {
        let user = f.user(u);
        match f.op(user) {
            Opcode::GetElementPtr => f.use_index(u) == 0,
            _ => {
                pointer_operand(f, user) == Some(inst.into())
                    && f.use_index(u) == (f.op(user) == Opcode::Store) as usize
            }
        }
    })
}

/// Whether address `inst` has one index, which is variable.
fn is_plain(f: &Func<'_>, inst: Inst, terms: &[Term]) -> bool {
    terms.len() == 1 && f.num_operands(inst) == 2
}

/// Address `inst` counts in plain bytes, `scale` of them: what is equal to a part of another address looks equal.
fn count_in_bytes(f: &mut FuncMut<'_>, inst: Inst, scale: i64) {
    let elem = bytes_type(f, scale);
    let aux = f.aux(inst);
    if aux.a != elem.0 {
        f.set_aux(inst, Aux { a: elem.0, ..aux });
    }
}

/// A constant expression as another constant address and bytes.
fn constant_expression(f: &Func<'_>, value: Value) -> Option<(Value, i64)> {
    let c = value.as_const()?;
    let head = f.consts().expr(c).filter(|h| h.op == Opcode::GetElementPtr)?;
    let list = f.consts().list(c);
    let bytes = bytes_of(f, f.type_of(value), head.elem, list[1..].iter().copied(), |_| {})?;
    Some((list[0], bytes))
}

/// `value` as an address at a constant distance from another.
fn constant_base(f: &Func<'_>, mut value: Value) -> (Value, i64) {
    let mut bytes = 0i64;
    for _ in 0..BASES {
        if let Some((base, c)) = constant_expression(f, value) {
            bytes = bytes.wrapping_add(c);
            value = base;
            continue;
        }
        let Some(i) = value.as_inst().filter(|&i| f.op(i) == Opcode::GetElementPtr && !f.types().is_vector(f.ty(i)))
        else {
            break;
        };
        let mut variable = false;
        let Some(c) = terms_of(f, i, |_| variable = true).filter(|_| !variable) else { break };
        bytes = bytes.wrapping_add(c);
        value = f.operand(i, 0);
    }
    (value, bytes)
}
