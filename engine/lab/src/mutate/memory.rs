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

fn is_access(f: &FuncMut<'_>, inst: Inst) -> bool {
    matches!(f.op(inst), Opcode::Load | Opcode::Store | Opcode::AtomicRmw | Opcode::CmpXchg)
}

fn set_mem(f: &mut FuncMut<'_>, inst: Inst, mem: MemInfo) {
    let b = f.aux(inst).b;
    f.set_aux(inst, Aux { a: mem.pack(), b });
}

/// An access has another alignment: less rather than more, which may not be true.
pub(super) fn align(site: &mut Site<'_, '_>) -> Option<()> {
    let i =
        site.inst(|f, i| matches!(f.op(i), Opcode::Load | Opcode::Store) && f.mem(i).ordering == Ordering::NotAtomic)?;
    let mem = site.f.mem(i);
    let align = if site.rng.one_in(6) { mem.align * 2 } else { (mem.align >> site.rng.below(4)).max(1) };
    if align == mem.align || align > 1 << 16 {
        return None;
    }
    set_mem(site.f, i, MemInfo { align, ..mem });
    Some(())
}

/// An access becomes volatile, or no longer is.
pub(super) fn volatile(site: &mut Site<'_, '_>) -> Option<()> {
    let i = site.inst(is_access)?;
    let fl = site.f.flags(i);
    site.f.set_flags(i, fl ^ flags::VOLATILE);
    Some(())
}

/// An access is atomic, ordered otherwise, or another operation.
pub(super) fn ordering(site: &mut Site<'_, '_>) -> Option<()> {
    use Ordering::*;
    let i = site.inst(is_access)?;
    let mut mem = site.f.mem(i);
    let ty = match site.f.op(i) {
        Opcode::Load | Opcode::AtomicRmw => site.f.ty(i),
        _ => site.f.type_of(site.f.operand(i, 0)),
    };
    let fits = matches!(site.f.types().kind(ty), TypeKind::Int(8 | 16 | 32 | 64) | TypeKind::Float | TypeKind::Double);
    match site.f.op(i) {
        Opcode::Load if fits => {
            mem.ordering = site.rng.pick(&[NotAtomic, Unordered, Monotonic, Acquire, SeqCst]);
        }
        Opcode::Store if fits => {
            mem.ordering = site.rng.pick(&[NotAtomic, Unordered, Monotonic, Release, SeqCst]);
        }
        Opcode::AtomicRmw => {
            mem.ordering = site.rng.pick(&[Monotonic, Acquire, Release, AcqRel, SeqCst]);
            // Operations that commute, so that the order of threads does not show.
            let sums = [RmwOp::Add, RmwOp::Sub];
            let bits = [RmwOp::And, RmwOp::Or, RmwOp::Xor, RmwOp::Max, RmwOp::Min, RmwOp::UMax, RmwOp::UMin];
            if sums.contains(&mem.rmw) {
                mem.rmw = site.rng.pick(&sums);
            } else if bits.contains(&mem.rmw) && site.rng.one_in(2) {
                mem.rmw = site.rng.pick(&bits);
            }
        }
        Opcode::CmpXchg => {
            mem.ordering = site.rng.pick(&[Monotonic, Acquire, Release, AcqRel, SeqCst]);
            mem.failure = site.rng.pick(&[Monotonic, Acquire, SeqCst]);
        }
        _ => return None,
    }
    if mem == site.f.mem(i) {
        return None;
    }
    if mem.ordering != NotAtomic && matches!(site.f.op(i), Opcode::Load | Opcode::Store) {
        // An atomic access of less than its size is not lock-free anywhere.
        mem.align = mem.align.max(site.f.layout().store_size(site.f.types(), ty));
    }
    if mem.ordering == NotAtomic {
        let a = mem.pack();
        site.f.set_aux(i, Aux { a, b: 0 });
    } else {
        set_mem(site.f, i, mem);
    }
    Some(())
}

/// A value goes through the stack: stored to an object of its own and loaded again.
pub(super) fn spill(site: &mut Site<'_, '_>) -> Option<()> {
    let (i, k) =
        site.slot(|f, v| f.types().is_sized(f.type_of(v)) && (v.as_inst().is_some() || v.as_arg().is_some()))?;
    let at = site.maker(site.place_of(i, k)?)?;
    let v = site.f.operand(i, k);
    let ty = site.f.type_of(v);
    let first = site.f.first(site.f.entry());
    let one = site.f.consts_mut().add_i32(1);
    let align = site.f.layout().abi_align(site.f.types(), ty);
    let space = site.f.layout().alloca_space;
    let ptr = site.f.intern_type(TypeKind::Ptr(space));
    let slot = Builder::before(site.f, first).alloca(ty, ptr, one, align);
    let mut b = Builder::before(site.f, at);
    b.store(v, slot, align, 0);
    let w = b.load(ty, slot, align, 0);
    site.set(i, k, w);
    Some(())
}

/// An address gets another step: by nothing, or by a few bytes.
pub(super) fn address(site: &mut Site<'_, '_>) -> Option<()> {
    let i = site.inst(is_access)?;
    let k = if site.f.op(i) == Opcode::Store { 1 } else { 0 };
    let p = site.f.operand(i, k);
    let ty = site.f.type_of(p);
    let step = if site.rng.one_in(3) { site.rng.pick(&[1, 4, 8, 16]) } else { 0 };
    let c = site.f.consts_mut().add_i64(step);
    let fl = if site.rng.one_in(2) { flags::INBOUNDS | flags::NUSW } else { 0 };
    let v = Builder::before(site.f, i).gep(Type::I8, p, &[c], ty, fl);
    site.f.set_operand(i, k, v);
    Some(())
}

/// An attribute of function `global` is set or dropped: only such as may be there or not without making anything undefined.
pub(super) fn function_attribute(module: &mut Module, global: Global, rng: &mut Rng) -> bool {
    use AttrKind::*;
    let (parts, shape) = (module.globals().parts()[global.index()], module.globals().shape()[global.index()]);
    let kind =
        rng.pick(&[NoInline, AlwaysInline, InlineHint, Cold, Hot, MinSize, OptimizeForSize, NoUnwind, Convergent]);
    let a = module.tables().attrs.view();
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
    let t = module.tables_mut();
    let func = t.attrs.set(set);
    let attrs = t.attrs.list(func, list.ret, list.params.to_vec());
    module.globals_mut().parts_mut()[global.index()].attrs = attrs;
    true
}
