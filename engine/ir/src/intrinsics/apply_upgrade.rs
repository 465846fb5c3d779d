//! Rewrites calls of older intrinsic forms to those of LLVM 22, by the tables of `upgrade.rs`.
//!
//! Run by readers when all functions are read. What a module needs is found once from its interned callees, so that modules in
//! the new form cost nothing per function. The names of overloads become canonical on the way: `llvm.prefetch` is
//! `llvm.prefetch.p0`, `llvm.memcpy.p0i8.p0i8.i64` is `llvm.memcpy.p0.p0.i64`.

use super::upgrade::{Upgrade, upgrade};
use super::{IntrinRow, IntrinsicId, id, mangle, signature};
use crate::attrs::{Attr, AttrKind};
use crate::body::{Aux, CallRow, MemInfo};
use crate::edit::Builder;
use crate::func::{Func, FuncMut};
use crate::ids::*;
use crate::metadata::MdNode;
use crate::module::{Module, Tables};
use crate::opcode::{IntPred, Opcode, Ordering};
use crate::value::Value;
use smallvec::SmallVec;

impl IntrinRow {
    /// Row for a name as written and a function type: known and under its canonical name when the type fits the table, else as
    /// written, with the id of the name if there is one.
    pub fn resolve(tables: &Tables, name: &str, ty: Type) -> IntrinRow {
        let types = tables.types.view();
        let Some((id, suffix)) = super::lookup(name) else { return IntrinRow { name: name.into(), id: u16::MAX, ty } };
        // Without overloads the name is as written whether or not the type fits: every one is introduced by `any`.
        if suffix.is_empty() && !super::info(id).signature().contains("any") {
            return IntrinRow { name: name.into(), id: id.0, ty };
        }
        let name = match signature::check_signature(types, id, ty) {
            Ok(slots) if !(slots.is_empty() && suffix.is_empty()) => {
                super::mangled_name(types, &tables.strings, id, &slots)
            }
            _ => name.to_string(),
        };
        IntrinRow { name: name.into(), id: id.0, ty }
    }
}

/// What becomes of a callee.
#[derive(Clone, Debug)]
enum Change {
    /// Another form.
    Upgrade(Upgrade),
    /// The same under its canonical name.
    Canonical(IntrinRow),
}

fn change(tables: &Tables, row: &IntrinRow) -> Option<Change> {
    if let Some(u) = upgrade(&row.name, tables.types.view(), row.ty) {
        return Some(Change::Upgrade(u));
    }
    let new = IntrinRow::resolve(tables, &row.name, row.ty);
    (new != *row).then_some(Change::Canonical(new))
}

/// What the calls of a module need.
#[derive(Clone, Debug)]
pub struct Upgrades {
    /// By row of the module's callees.
    changes: Vec<Option<Change>>,
    /// Whether there is any.
    any: bool,
    /// `invariant.load` and `!{}`, when a load needs them.
    invariant_load: (Str, Md),
}

impl Default for Upgrades {
    fn default() -> Upgrades {
        Upgrades { changes: Vec::new(), any: false, invariant_load: (Str::NONE, Md::NONE) }
    }
}

impl Upgrades {
    /// What the calls of the module of `tables` need; `None` when all are in the form of LLVM 22.
    pub fn of(tables: &mut Tables) -> Option<Upgrades> {
        let mut upgrades = Upgrades::default();
        upgrades.add(tables, change);
        upgrades.any.then_some(upgrades)
    }

    /// Takes in the callees that `tables`, which are those of the module as before, got since. All were made by
    /// [`IntrinRow::resolve`]: their names are canonical.
    pub fn add_resolved_callees(&mut self, tables: &mut Tables) {
        self.add(tables, |tables, row| upgrade(&row.name, tables.types.view(), row.ty).map(Change::Upgrade));
    }
    fn add(&mut self, tables: &mut Tables, change: impl Fn(&Tables, &IntrinRow) -> Option<Change>) {
        let known = self.changes.len();
        let added = tables.intrins.own()[known..].iter();
        self.changes.extend(added.map(|row| change(tables, row)));
        let new = &self.changes[known..];
        if new.iter().all(Option::is_none) {
            return;
        }
        self.any = true;
        let invariant = |c: &Option<Change>| matches!(c, Some(Change::Upgrade(Upgrade::LoadInvariant)));
        if self.invariant_load.1.is_none() && new.iter().any(invariant) {
            let empty = MdNode::Tuple { distinct: false, ops: Box::default() };
            let node = match tables.metadata.nodes().iter().position(|n| *n == empty) {
                Some(n) => Md::new(n),
                None => tables.metadata.add(empty),
            };
            self.invariant_load = (tables.strings.intern(b"invariant.load"), node);
        }
        // A declaration in an older form goes; the new one is declared where it comes up.
        tables.intrin_decls.retain(|d| self.changes.get(d.callee.index()).is_none_or(Option::is_none));
    }

    /// Whether a call of `func` needs anything. Linear in its instructions, and needs no lists of uses.
    pub fn concern(&self, func: &Func<'_>) -> bool {
        let is_old = |callee: Intrin| matches!(self.changes.get(callee.index()), Some(Some(_)));
        let mut insts = func.block_order().flat_map(|b| func.block_insts(b));
        self.any && insts.any(|i| func.intrinsic_callee(i).is_some_and(is_old))
    }

    /// Rewrites the calls of `func`, and says whether there were any. Linear in its instructions.
    pub fn apply(&self, func: &mut FuncMut<'_>) -> bool {
        let mut calls: Vec<(Inst, &Change)> = Vec::new();
        for b in func.block_order() {
            for i in func.block_insts(b) {
                let Some(callee) = func.intrinsic_callee(i) else { continue };
                if let Some(Some(change)) = self.changes.get(callee.index()) {
                    calls.push((i, change));
                }
            }
        }
        for &(i, change) in &calls {
            match change {
                Change::Canonical(row) => set_callee(func, i, row.clone()),
                Change::Upgrade(u) => self.rewrite(func, i, *u),
            }
        }
        !calls.is_empty()
    }

    fn rewrite(&self, func: &mut FuncMut<'_>, inst: Inst, u: Upgrade) {
        let ty = func.ty(inst);
        let args: SmallVec<[Value; 8]> = func.operands(inst).take(func.call(inst).num_args as usize).collect();
        match u {
            Upgrade::Rename(to) => {
                let known: SmallVec<[Option<Type>; 8]> = args.iter().map(|&a| Some(func.type_of(a))).collect();
                let overloads = signature::infer(to, func.types(), &known, ty);
                if let Some(row) = callee(func, to, &overloads) {
                    set_callee(func, inst, row);
                }
            }
            Upgrade::Call { to, args: words, overload, fast, keep } => {
                let overload = signature::plain_types(overload, func);
                new_call(func, inst, to, words, &overload, fast, keep);
            }
            Upgrade::Cast => {
                let v = convert(&mut Builder::before(func, inst), args[0], ty);
                func.replace_and_erase(inst, v);
            }
            Upgrade::Abs => {
                let zero = int_like(func, ty, 0);
                let mut b = Builder::before(func, inst);
                let neg = b.binary(Opcode::Sub, zero, args[0], 0);
                let positive = b.icmp(IntPred::Sge, args[0], zero, Type::I1);
                let v = b.select(positive, args[0], neg, 0);
                func.replace_and_erase(inst, v);
            }
            Upgrade::LoadInvariant => self.load_invariant(func, inst, args[0], args[1]),
            Upgrade::Rmw(rmw) => {
                let ty = func.type_of(args[1]);
                let align = func.layout().store_size(func.types(), ty);
                let mem = MemInfo { align, ordering: Ordering::SeqCst, rmw, ..MemInfo::default() };
                let aux = Aux { a: mem.pack(), b: 0 };
                let v = Builder::before(func, inst).emit(Opcode::AtomicRmw, 0, ty, &args, aux);
                func.replace_and_erase(inst, v.into());
            }
            Upgrade::Splice => splice(func, inst, &args),
            Upgrade::ShuffleMode => shuffle_of_mode(func, inst, &args),
            Upgrade::VoteMode => vote_of_mode(func, inst, &args),
            Upgrade::BarrierInit(to) if func.consts().is_zero(args[2]) => {
                new_call(func, inst, to, "0 1", &[], 0, false)
            }
            // Another layout has no instruction: the call stays, and is refused.
            Upgrade::BarrierInit(_) => {}
            Upgrade::Lifetime(to) => lifetime(func, inst, to, args[1]),
        }
    }

    fn load_invariant(&self, func: &mut FuncMut<'_>, inst: Inst, ptr: Value, align: Value) {
        let ty = func.ty(inst);
        let align = match func.consts().as_int(align) {
            Some(a) if a.is_power_of_two() => a,
            _ => func.layout().abi_align(func.types(), ty),
        };
        let mut b = Builder::before(func, inst);
        let ptr = match b.f.types().addrspace(b.f.type_of(ptr)) {
            Some(0) => b.cast(Opcode::AddrSpaceCast, ptr, Type::PTR_GLOBAL, 0),
            _ => ptr,
        };
        let v = b.load(ty, ptr, align, 0);
        if let Some(load) = v.as_inst() {
            func.set_attachment(load, self.invariant_load.0, self.invariant_load.1);
        }
        func.replace_and_erase(inst, v);
    }
}

/// Upgrades the calls of a whole module, and merges the rows that adds to its tables. Says whether anything changed.
pub fn upgrade_module(m: &mut Module) -> bool {
    let Some(upgrades) = Upgrades::of(m.tables_mut()) else { return false };
    let mut changed = false;
    for g in m.defined_functions() {
        if m.func(g).is_some_and(|f| upgrades.concern(&f)) {
            changed |= m.edit(g, |f| upgrades.apply(f)).unwrap_or(false);
        }
    }
    m.merge_overlays();
    changed
}

/// Callee row of `to`; `None` when the overload types do not fit.
fn callee(func: &mut FuncMut<'_>, to: IntrinsicId, overloads: &[Type]) -> Option<IntrinRow> {
    let ty = signature::signature(to, overloads, func)?;
    let name = mangle::mangled_name(func.types(), &func.ctx().tables.strings, to, overloads);
    Some(IntrinRow { name: name.into(), id: to.0, ty })
}

/// Makes call `inst` call `row`, whose function type takes the same arguments.
fn set_callee(func: &mut FuncMut<'_>, inst: Inst, row: IntrinRow) {
    let call = CallRow { fn_ty: row.ty, ..func.call(inst).clone() };
    let callee = func.intern_intrinsic(row);
    func.set_operand(inst, func.num_operands(inst) - 1, Value::intrinsic(callee));
    func.set_call(inst, call);
}

/// One word of the argument notation.
enum Word {
    Old(usize),
    Aligned(usize, usize),
    Const(i64),
}

fn words(text: &str, n: usize) -> SmallVec<[Word; 8]> {
    let mut out = SmallVec::new();
    for w in text.split_ascii_whitespace() {
        if w == "*" {
            out.extend((0..n).map(Word::Old));
        } else if let Some(c) = w.strip_prefix('=') {
            out.push(Word::Const(c.parse().unwrap_or(0)));
        } else if let Some((a, b)) = w.split_once('@') {
            out.push(Word::Aligned(a.parse().unwrap_or(0), b.parse().unwrap_or(0)));
        } else {
            out.push(Word::Old(w.parse().unwrap_or(0)));
        }
    }
    out
}

fn new_call(func: &mut FuncMut<'_>, inst: Inst, to: IntrinsicId, text: &str, overload: &[Type], fast: u16, keep: bool) {
    let old: SmallVec<[Value; 8]> = func.operands(inst).take(func.call(inst).num_args as usize).collect();
    let old_call = func.call(inst).clone();
    let ty = func.ty(inst);
    let words = words(text, old.len());
    let known: SmallVec<[Option<Type>; 8]> = words
        .iter()
        .map(|w| match *w {
            Word::Old(n) | Word::Aligned(n, _) => Some(func.type_of(old[n])),
            Word::Const(_) => None,
        })
        .collect();
    let overloads: SmallVec<[Type; 4]> =
        if overload.is_empty() { signature::infer(to, func.types(), &known, ty) } else { overload.into() };
    // The rows of the table fit their intrinsics (tested), so this is always some.
    let Some(row) = callee(func, to, &overloads) else { return };
    let fn_ty = row.ty;
    let (ret, params) = match func.types().func(fn_ty) {
        Some((ret, params, _)) => (ret, SmallVec::<[Type; 8]>::from_slice(params)),
        None => return,
    };
    // Nothing can stand for a result that is gone but used: the verifier refuses the old form.
    if ret == Type::VOID && ty != Type::VOID && !func.is_unused(inst.into()) {
        return;
    }
    let attrs = if keep { carry_attrs(func, &old_call, &old, &words) } else { AttrList::EMPTY };
    let callee = func.intern_intrinsic(row);
    let mut args = SmallVec::<[Value; 8]>::new();
    for (w, &t) in words.iter().zip(&params) {
        args.push(match *w {
            Word::Old(n) | Word::Aligned(n, _) => convert(&mut Builder::before(func, inst), old[n], t),
            Word::Const(c) => int_like(func, t, c),
        });
    }
    let mut b = Builder::before(func, inst);
    let call = b.call(Value::intrinsic(callee), fn_ty, ret, &args, old_call.cc, attrs);
    let v = if ret == Type::VOID { Value::NONE } else { convert(&mut b, call.into(), ty) };
    if fast != 0 {
        func.set_flags(call, fast);
    }
    if keep {
        func.copy_attachments(call, inst);
        func.take_name(call.into(), inst.into());
    }
    if v.is_some() { func.replace_and_erase(inst, v) } else { func.erase(inst) }
}

/// Attributes of the old call for the new arguments, with the alignments that were arguments.
fn carry_attrs(func: &mut FuncMut<'_>, call: &CallRow, old: &[Value], words: &[Word]) -> AttrList {
    let list = func.attrs().list(call.attrs).clone();
    let mut params = Vec::new();
    for w in words {
        let (n, align) = match *w {
            Word::Old(n) => (n, 0),
            Word::Aligned(n, a) => (n, func.consts().as_int(old[a]).unwrap_or(0)),
            Word::Const(_) => (usize::MAX, 0),
        };
        let mut set = func.attrs().set(func.attrs().param(call.attrs, n)).to_vec();
        // One that is no power of two is for the verifier to refuse.
        if align != 0 {
            set.push(Attr::Int(AttrKind::Align, align));
        }
        params.push(func.intern_attr_set(set));
    }
    func.intern_attrs(list.func, list.ret, params)
}

/// Integer `c` of type `ty`, `null` for a pointer, `none` for a token.
fn int_like(func: &mut FuncMut<'_>, ty: Type, c: i64) -> Value {
    match func.types().int_bits(ty) {
        Some(bits) if bits <= 64 => func.consts_mut().add_int(ty, bits, c as u64),
        Some(bits) => func.consts_mut().add_wide_int(ty, bits, &[c as u64, (c >> 63) as u64]),
        None if ty == Type::TOKEN => func.consts_mut().add_token_none(),
        None => func.consts_mut().add_null(ty),
    }
}

/// `value` as a value of type `to`: see [`Upgrade::Call`]. Integer constants are converted without an instruction.
fn convert(b: &mut Builder<'_, '_>, value: Value, to: Type) -> Value {
    let from = b.f.type_of(value);
    if from == to {
        return value;
    }
    let types = b.f.types();
    match (types.int_bits(from), types.int_bits(to)) {
        (Some(m), Some(n)) => {
            if let Some(c) = b.f.consts().as_int(value).filter(|_| m <= 64 && n <= 64) {
                let c = if n == 1 { (c != 0) as u64 } else { c };
                return b.f.consts_mut().add_int(to, n, c);
            }
            if n == 1 {
                let zero = int_like(b.f, from, 0);
                return b.icmp(IntPred::Ne, value, zero, Type::I1);
            }
            b.cast(if m < n { Opcode::ZExt } else { Opcode::Trunc }, value, to, 0)
        }
        _ if types.is_ptr(from) && types.is_ptr(to) => b.cast(Opcode::AddrSpaceCast, value, to, 0),
        _ => b.cast(Opcode::BitCast, value, to, 0),
    }
}

/// `vector.splice(a, b, n)`: left by `n`, or right by `-n`. A call without a constant is left alone, it was never valid.
fn splice(func: &mut FuncMut<'_>, inst: Inst, args: &[Value]) {
    let Some(n) = func.consts().as_int(args[2]) else { return };
    let n = n as u32 as i32;
    let to = if n < 0 { id::VECTOR_SPLICE_RIGHT } else { id::VECTOR_SPLICE_LEFT };
    let amount = func.consts_mut().add_i32(n.unsigned_abs());
    func.set_operand(inst, 2, amount);
    new_call(func, inst, to, "*", &[], 0, false);
}

/// NVVM's `shfl.sync(mask, mode, value, lane, clamp)`. A call with a mode that does not exist is left alone, it was never valid.
fn shuffle_of_mode(func: &mut FuncMut<'_>, inst: Inst, args: &[Value]) {
    let to = match func.consts().as_int(args[1]) {
        Some(0) => id::NVVM_SHFL_SYNC_IDX_I32P,
        Some(1) => id::NVVM_SHFL_SYNC_UP_I32P,
        Some(2) => id::NVVM_SHFL_SYNC_DOWN_I32P,
        Some(3) => id::NVVM_SHFL_SYNC_BFLY_I32P,
        Some(_) => return,
        None => return for_each_mode(func, inst, args, shuffle_of_mode),
    };
    new_call(func, inst, to, "0 2 3 4", &[], 0, false);
}

/// NVVM's `vote.sync(mask, mode, predicate)`. A call with a mode that does not exist is left alone, it was never valid.
fn vote_of_mode(func: &mut FuncMut<'_>, inst: Inst, args: &[Value]) {
    let (to, field) = match func.consts().as_int(args[1]) {
        Some(0) => (id::NVVM_VOTE_ALL_SYNC, 1),
        Some(1) => (id::NVVM_VOTE_ANY_SYNC, 1),
        Some(2) => (id::NVVM_VOTE_UNI_SYNC, 1),
        Some(3) => (id::NVVM_VOTE_BALLOT_SYNC, 0),
        Some(_) => return,
        None => return for_each_mode(func, inst, args, vote_of_mode),
    };
    let Some(row) = callee(func, to, &[]) else { return };
    let (fn_ty, ty) = (row.ty, func.ty(inst));
    let callee = func.intern_intrinsic(row);
    let zero = func.consts_mut().add_zero(ty);
    let mut b = Builder::before(func, inst);
    let ret = if field == 0 { Type::I32 } else { Type::I1 };
    let vote = b.call(Value::intrinsic(callee), fn_ty, ret, &[args[0], args[2]], 0, AttrList::EMPTY);
    let v = b.insert_value(zero, vote.into(), &[field]);
    func.replace_and_erase(inst, v);
}

/// The call `inst` once for each of the modes 0 to 3, under a switch over argument 1, each rewritten by `rewrite`. Wrappers that are given
/// the mode have such calls; it is a constant behind their inlining, and then the switch goes.
fn for_each_mode(func: &mut FuncMut<'_>, inst: Inst, args: &[Value], rewrite: fn(&mut FuncMut<'_>, Inst, &[Value])) {
    let (ty, call, loc) = (func.ty(inst), func.call(inst).clone(), func.loc(inst));
    let (head, callee) = (func.block_of(inst), func.callee(inst));
    let tail = func.split_block(inst);
    let phi = func.new_phi(tail, ty);
    let mut last = head;
    let mut sides = [(Value::NONE, head); 4];
    for (mode, side) in sides.iter_mut().enumerate() {
        last = func.new_block_after(last);
        let mut args: SmallVec<[Value; 8]> = args.into();
        args[1] = func.consts_mut().add_i32(mode as u32);
        let mut b = Builder::at_end(func, last);
        b.loc = loc;
        let one = b.call(callee, call.fn_ty, ty, &args, call.cc, call.attrs);
        b.br(tail);
        func.add_incoming(phi, one.into(), last);
        rewrite(func, one, &args);
        *side = (args[1], last);
    }
    let branch = func.terminator(head);
    func.erase(branch);
    // A mode beyond the four was never valid.
    let [cases @ .., (_, other)] = sides;
    let mut b = Builder::at_end(func, head);
    b.loc = loc;
    b.switch(args[1], other, &cases);
    func.replace_and_erase(inst, phi.into());
}

/// A lifetime marker with a size: of an alloca, also through casts and zero offsets, or nothing.
fn lifetime(func: &mut FuncMut<'_>, inst: Inst, to: IntrinsicId, ptr: Value) {
    let Some(alloca) = underlying_alloca(func, ptr) else {
        func.erase(inst);
        return;
    };
    let ty = func.type_of(alloca);
    let Some(row) = callee(func, to, &[ty]) else { return };
    let fn_ty = row.ty;
    let callee = func.intern_intrinsic(row);
    Builder::before(func, inst).call(Value::intrinsic(callee), fn_ty, Type::VOID, &[alloca], 0, AttrList::EMPTY);
    func.erase(inst);
}

fn underlying_alloca(func: &FuncMut<'_>, mut value: Value) -> Option<Value> {
    loop {
        let i = value.as_inst()?;
        value = match func.op(i) {
            Opcode::Alloca => return Some(value),
            Opcode::BitCast | Opcode::AddrSpaceCast => func.operand(i, 0),
            Opcode::GetElementPtr if func.operands(i).skip(1).all(|o| func.consts().is_zero(o)) => func.operand(i, 0),
            _ => return None,
        };
    }
}
