//! Changes of memory accesses and of attributes.

use super::site::Site;
use warpc_columns::random::Rng;
use warpc_ir::Builder;
use warpc_ir::attrs::{Attr, AttrKind};
use warpc_ir::body::{Aux, MemInfo};
use warpc_ir::func::FuncMut;
use warpc_ir::ids::*;
use warpc_ir::module::{Module, cc};
use warpc_ir::opcode::{Opcode, Ordering, RmwOp, flags};
use warpc_ir::types::TypeKind;

fn is_access(f: &FuncMut<'_>, i: Inst) -> bool {
    matches!(f.op(i), Opcode::Load | Opcode::Store | Opcode::AtomicRmw | Opcode::CmpXchg)
}

fn set_mem(f: &mut FuncMut<'_>, i: Inst, mem: MemInfo) {
    let b = f.aux(i).b;
    f.set_aux(i, Aux { a: mem.pack(), b });
}

/// An access has another alignment: less rather than more, which may not be true.
pub(super) fn align(s: &mut Site<'_, '_>) -> Option<()> {
    let i =
        s.inst(|f, i| matches!(f.op(i), Opcode::Load | Opcode::Store) && f.mem(i).ordering == Ordering::NotAtomic)?;
    let mem = s.f.mem(i);
    let align = if s.rng.one_in(6) { mem.align * 2 } else { (mem.align >> s.rng.below(4)).max(1) };
    if align == mem.align || align > 1 << 16 {
        return None;
    }
    set_mem(s.f, i, MemInfo { align, ..mem });
    Some(())
}

/// An access becomes volatile, or no longer is.
pub(super) fn volatile(s: &mut Site<'_, '_>) -> Option<()> {
    let i = s.inst(is_access)?;
    let fl = s.f.flags(i);
    s.f.set_flags(i, fl ^ flags::VOLATILE);
    Some(())
}

/// An access is atomic, ordered otherwise, or another operation.
pub(super) fn ordering(s: &mut Site<'_, '_>) -> Option<()> {
    use Ordering::*;
    let i = s.inst(is_access)?;
    let mut mem = s.f.mem(i);
    let ty = match s.f.op(i) {
        Opcode::Load | Opcode::AtomicRmw => s.f.ty(i),
        _ => s.f.type_of(s.f.operand(i, 0)),
    };
    let fits = matches!(s.f.types().kind(ty), TypeKind::Int(8 | 16 | 32 | 64) | TypeKind::Float | TypeKind::Double);
    match s.f.op(i) {
        Opcode::Load if fits => {
            mem.ordering = s.rng.pick(&[NotAtomic, Unordered, Monotonic, Acquire, SeqCst]);
        }
        Opcode::Store if fits => {
            mem.ordering = s.rng.pick(&[NotAtomic, Unordered, Monotonic, Release, SeqCst]);
        }
        Opcode::AtomicRmw => {
            mem.ordering = s.rng.pick(&[Monotonic, Acquire, Release, AcqRel, SeqCst]);
            // Operations that commute, so that the order of threads does not show.
            let sums = [RmwOp::Add, RmwOp::Sub];
            let bits = [RmwOp::And, RmwOp::Or, RmwOp::Xor, RmwOp::Max, RmwOp::Min, RmwOp::UMax, RmwOp::UMin];
            if sums.contains(&mem.rmw) {
                mem.rmw = s.rng.pick(&sums);
            } else if bits.contains(&mem.rmw) && s.rng.one_in(2) {
                mem.rmw = s.rng.pick(&bits);
            }
        }
        Opcode::CmpXchg => {
            mem.ordering = s.rng.pick(&[Monotonic, Acquire, Release, AcqRel, SeqCst]);
            mem.failure = s.rng.pick(&[Monotonic, Acquire, SeqCst]);
        }
        _ => return None,
    }
    if mem == s.f.mem(i) {
        return None;
    }
    if mem.ordering != NotAtomic && matches!(s.f.op(i), Opcode::Load | Opcode::Store) {
        // An atomic access of less than its size is not lock-free anywhere.
        mem.align = mem.align.max(s.f.layout().store_size(s.f.types(), ty));
    }
    if mem.ordering == NotAtomic {
        let a = mem.pack();
        s.f.set_aux(i, Aux { a, b: 0 });
    } else {
        set_mem(s.f, i, mem);
    }
    Some(())
}

/// A value goes through the stack: stored to an object of its own and loaded again.
pub(super) fn spill(s: &mut Site<'_, '_>) -> Option<()> {
    let (i, k) = s.slot(|f, v| f.types().is_sized(f.type_of(v)) && (v.as_inst().is_some() || v.as_arg().is_some()))?;
    let at = s.maker(s.place_of(i, k)?)?;
    let v = s.f.operand(i, k);
    let ty = s.f.type_of(v);
    let first = s.f.first(s.f.entry());
    let one = s.f.consts_mut().add_i32(1);
    let align = s.f.layout().abi_align(s.f.types(), ty);
    let space = s.f.layout().alloca_space;
    let ptr = s.f.intern_type(TypeKind::Ptr(space));
    let slot = Builder::before(s.f, first).alloca(ty, ptr, one, align);
    let mut b = Builder::before(s.f, at);
    b.store(v, slot, align, 0);
    let w = b.load(ty, slot, align, 0);
    s.set(i, k, w);
    Some(())
}

/// An address gets another step: by nothing, or by a few bytes.
pub(super) fn address(s: &mut Site<'_, '_>) -> Option<()> {
    let i = s.inst(is_access)?;
    let k = if s.f.op(i) == Opcode::Store { 1 } else { 0 };
    let p = s.f.operand(i, k);
    let ty = s.f.type_of(p);
    let step = if s.rng.one_in(3) { s.rng.pick(&[1, 4, 8, 16]) } else { 0 };
    let c = s.f.consts_mut().add_i64(step);
    let fl = if s.rng.one_in(2) { flags::INBOUNDS | flags::NUSW } else { 0 };
    let v = Builder::before(s.f, i).gep(Type::I8, p, &[c], ty, fl);
    s.f.set_operand(i, k, v);
    Some(())
}

/// An attribute of function `g` is set or dropped: only such as may be there or not without making anything undefined.
pub(super) fn function_attribute(m: &mut Module, g: Global, rng: &mut Rng) -> bool {
    use AttrKind::*;
    let (parts, shape) = (m.globals().parts()[g.index()], m.globals().shape()[g.index()]);
    let kind =
        rng.pick(&[NoInline, AlwaysInline, InlineHint, Cold, Hot, MinSize, OptimizeForSize, NoUnwind, Convergent]);
    let a = m.tables().attrs.view();
    let list = a.list(parts.attrs).clone();
    let mut set: Vec<Attr> = a.set(list.func).to_vec();
    let has = |k: AttrKind| set.iter().any(|x| x.kind() == Some(k));
    if has(OptimizeNone) || matches!(shape.cc, cc::PTX_KERNEL | cc::SPIR_KERNEL) && kind == AlwaysInline {
        return false;
    }
    if has(kind) {
        // What the body does may need this one.
        if kind == Convergent {
            return false;
        }
        set.retain(|x| x.kind() != Some(kind));
    } else {
        // The two exclude each other.
        let not = match kind {
            NoInline => AlwaysInline,
            AlwaysInline => NoInline,
            Hot => Cold,
            _ => Hot,
        };
        set.retain(|x| x.kind() != Some(not));
        set.push(Attr::Flag(kind));
    }
    let t = m.tables_mut();
    let func = t.attrs.set(set);
    let attrs = t.attrs.list(func, list.ret, list.params.to_vec());
    m.globals_mut().parts_mut()[g.index()].attrs = attrs;
    true
}
