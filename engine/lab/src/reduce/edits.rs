//! Edits of a module that make it smaller or simpler.

use std::ops::Range;
use warpc_ir::attrs::{Attr, AttrsRef};
use warpc_ir::consts::Consts;
use warpc_ir::func::{Func, FuncMut};
use warpc_ir::ids::*;
use warpc_ir::module::{GlobalKind, Linkage, Module, Symbol};
use warpc_ir::opcode::{Opcode, flags};
use warpc_ir::types::{TypeKind, TypesRef};
use warpc_ir::value::Value;

/// A kind of edit; what its units are.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
    /// Definitions become declarations.
    Bodies,
    /// Terminators take one of their successors always.
    Branches,
    /// Blocks join their only predecessor.
    Merges,
    /// Instructions go; their results become another value.
    Instructions,
    /// Operands become zero.
    Zeros,
    /// Operands become an argument of the function.
    Arguments,
    /// Initialisers become zero.
    Initialisers,
    /// Debug locations and other attachments of instructions go.
    Attachments,
    /// Debug records go.
    Records,
    /// Attachments of globals go.
    GlobalAttachments,
    /// Attributes of functions and variables go.
    GlobalAttributes,
    /// Attributes of calls go.
    CallAttributes,
    /// Flags of instructions go.
    Flags,
}

impl Kind {
    /// All kinds, in the order in which they are tried.
    pub const ALL: &[Kind] = &[
        Kind::Bodies,
        Kind::Branches,
        Kind::Merges,
        Kind::Instructions,
        Kind::Zeros,
        Kind::Arguments,
        Kind::Initialisers,
        Kind::Attachments,
        Kind::Records,
        Kind::GlobalAttachments,
        Kind::GlobalAttributes,
        Kind::CallAttributes,
        Kind::Flags,
    ];
}

/// Units of a kind in a module, and whether those of the range changed anything.
#[derive(Default)]
pub(super) struct Applied {
    pub units: usize,
    pub changed: bool,
}

/// Counts the units of a kind in `module` and edits those of `range`.
pub(super) fn apply(module: &mut Module, kind: Kind, range: Range<usize>) -> Applied {
    let mut out = Applied::default();
    match kind {
        Kind::Bodies | Kind::Initialisers | Kind::GlobalAttachments | Kind::GlobalAttributes => {
            globals(module, kind, range, &mut out);
        }
        _ => {
            for g in module.defined_functions() {
                module.edit(g, |f| {
                    let units = units(f, kind);
                    // From the last to the first: erasing one does not renumber those before it.
                    for (n, u) in units.iter().enumerate().rev() {
                        if range.contains(&(out.units + n)) {
                            out.changed |= edit(f, kind, *u).unwrap_or(false);
                        }
                    }
                    if out.changed && kind == Kind::Branches {
                        f.erase_unreachable();
                    }
                    out.units += units.len();
                });
            }
        }
    }
    out
}

fn globals(module: &mut Module, kind: Kind, range: Range<usize>, out: &mut Applied) {
    let rows = module.globals().sym().len();
    for g in (0..rows).map(Global::new) {
        let (sym, parts) = (module.globals().sym()[g.index()], module.globals().parts()[g.index()]);
        if sym.is_dead() {
            continue;
        }
        let mut unit = || {
            out.units += 1;
            range.contains(&(out.units - 1))
        };
        match kind {
            Kind::Bodies if module.body(g).is_some() && unit() => {
                module.take_body(g);
                let mut rows = module.globals_mut();
                let s = &mut rows.sym_mut()[g.index()];
                s.flags |= Symbol::DECLARATION;
                if s.linkage.is_local() || s.linkage.is_discardable() || s.linkage == Linkage::WeakOdr {
                    s.linkage = Linkage::External;
                }
                rows.parts_mut()[g.index()].comdat = Comdat::NONE;
                out.changed = true;
            }
            Kind::Initialisers if sym.kind == GlobalKind::Variable && !sym.is_declaration() => {
                let ty = module.globals().shape()[g.index()].ty;
                let t = module.tables_mut();
                if parts.init.is_undef_or_poison() {
                    continue;
                }
                let Some(z) = zero(t.types.view(), &mut t.consts, ty) else { continue };
                if z != parts.init && unit() {
                    module.globals_mut().parts_mut()[g.index()].init = z;
                    out.changed = true;
                }
            }
            Kind::GlobalAttachments => {
                let Some(x) = module.tables_mut().extras.get_mut(parts.extra as usize) else { continue };
                let mut n = 0;
                x.attachments.retain(|_| {
                    n += 1;
                    let hit = range.contains(&(out.units + n - 1));
                    out.changed |= hit;
                    !hit
                });
                out.units += n;
            }
            Kind::GlobalAttributes => {
                let lists = module.tables().attrs.view();
                let n = attributes(lists, parts.attrs).len();
                let hits: Vec<usize> = (0..n).filter(|k| range.contains(&(out.units + k))).collect();
                out.units += n;
                if hits.is_empty() {
                    continue;
                }
                let (func, ret, params) = without_attributes(lists, parts.attrs, &hits);
                let t = module.tables_mut();
                let mut set = |v: Vec<Attr>| t.attrs.set(v);
                let (func, ret) = (set(func), set(ret));
                let params = params.into_iter().map(set).collect();
                let list = t.attrs.list(func, ret, params);
                module.globals_mut().parts_mut()[g.index()].attrs = list;
                out.changed = true;
            }
            _ => {}
        }
    }
}

/// Attributes of a list as places: set (0 function, 1 return, 2 and up parameters) and number in it.
fn attributes(attrs: AttrsRef<'_>, list: AttrList) -> Vec<(usize, usize)> {
    let row = attrs.list(list);
    let sets = [row.func, row.ret].into_iter().chain(row.params.iter().copied());
    sets.enumerate().flat_map(|(p, s)| (0..attrs.set(s).len()).map(move |k| (p, k))).collect()
}

/// The sets of a list without the attributes at these places of [`attributes`].
fn without_attributes(attrs: AttrsRef<'_>, list: AttrList, hits: &[usize]) -> (Vec<Attr>, Vec<Attr>, Vec<Vec<Attr>>) {
    let row = attrs.list(list);
    let places = attributes(attrs, list);
    let sets = [row.func, row.ret].into_iter().chain(row.params.iter().copied());
    let mut kept = sets.enumerate().map(|(p, s)| {
        let set = attrs.set(s).iter().enumerate();
        set.filter(|(k, _)| !hits.iter().any(|&h| places[h] == (p, *k))).map(|(_, x)| x.clone()).collect()
    });
    let (func, ret) = (kept.next().unwrap_or_default(), kept.next().unwrap_or_default());
    (func, ret, kept.collect())
}

/// The zero of a type; `None` where there is none.
fn zero(types: TypesRef<'_>, consts: &mut Consts, ty: Type) -> Option<Value> {
    Some(match types.kind(ty) {
        TypeKind::Int(n) if *n <= 64 => consts.add_int(ty, *n, 0),
        TypeKind::Int(n) => consts.add_wide_int(ty, *n, &[0]),
        TypeKind::Half | TypeKind::BFloat | TypeKind::Float | TypeKind::Double => consts.add_float(ty, 0),
        TypeKind::Ptr(_) => consts.add_null(ty),
        TypeKind::Array { .. } | TypeKind::Vector { .. } | TypeKind::Struct { .. } | TypeKind::Named(_) => {
            consts.add_zero(ty)
        }
        _ => return None,
    })
}

fn zero_of(f: &mut FuncMut<'_>, ty: Type) -> Option<Value> {
    // Types of the function alone are not in the module's table yet: no constant of them is made.
    let types = f.ctx().types();
    (ty.0 < types.len()).then(|| zero(types, f.consts_mut(), ty)).flatten()
}

/// One place in a function: an instruction or a block, and a number at it.
type Unit = (u32, u32);

/// Units of `kind` in `f`.
fn units(f: &Func<'_>, kind: Kind) -> Vec<Unit> {
    let mut out: Vec<Unit> = Vec::new();
    if kind == Kind::Records {
        return (0..f.side().dbg.len() as u32).map(|n| (n, 0)).collect();
    }
    for b in f.block_order() {
        match kind {
            Kind::Branches => {
                let n = f.successors(b).count() as u32;
                if n > 1 {
                    out.extend((0..n).map(|k| (b.0, k)));
                }
                continue;
            }
            Kind::Merges => {
                if mergeable(f, b).is_some() {
                    out.push((b.0, 0));
                }
                continue;
            }
            _ => {}
        }
        for i in f.block_insts(b) {
            match kind {
                Kind::Instructions if !f.op(i).is_terminator() => out.push((i.0, 0)),
                Kind::Zeros | Kind::Arguments => {
                    for k in 0..f.num_operands(i) {
                        let v = f.operand(i, k);
                        let pointer = f.types().is_ptr(f.type_of(v));
                        let wanted = v.as_inst().is_some() || kind == Kind::Zeros && v.as_arg().is_some() && !pointer;
                        if wanted {
                            out.push((i.0, k as u32));
                        }
                    }
                }
                Kind::Attachments if f.loc(i).is_some() || f.attachments(i).next().is_some() => out.push((i.0, 0)),
                Kind::CallAttributes if f.op(i).is_call() => {
                    let n = attributes(f.attrs(), f.call(i).attrs).len() as u32;
                    out.extend((0..n).map(|k| (i.0, k)));
                }
                Kind::Flags => {
                    let fl = removable_flags(f, i);
                    out.extend((0..16).filter(|k| fl >> k & 1 != 0).map(|k| (i.0, k)));
                }
                _ => {}
            }
        }
    }
    out
}

/// Flags of `inst` that may simply go.
fn removable_flags(f: &Func<'_>, inst: Inst) -> u16 {
    let own = match f.op(inst) {
        Opcode::ICmp => flags::SAMESIGN,
        Opcode::FCmp => flags::FAST,
        Opcode::Load | Opcode::Store | Opcode::AtomicRmw => flags::VOLATILE,
        Opcode::CmpXchg => flags::VOLATILE | flags::WEAK,
        Opcode::Alloca | Opcode::LandingPad => 0,
        _ => 0xff,
    };
    f.flags(inst) & own
}

/// Predecessor that block `block` can be appended to.
fn mergeable(f: &Func<'_>, block: Block) -> Option<Block> {
    let p = f.single_predecessor(block)?;
    let t = f.terminator(p).get()?;
    (p != block && block != f.entry() && f.op(t) == Opcode::Br && f.num_operands(t) == 1).then_some(p)
}

/// The edit itself; whether it did anything.
fn edit(f: &mut FuncMut<'_>, kind: Kind, (row, k): Unit) -> Option<bool> {
    let (i, b, k) = (Inst(row), Block(row), k as usize);
    match kind {
        Kind::Branches => {
            let t = f.terminator(b).get()?;
            let succs: Vec<Block> = f.successors_of(t).collect();
            if succs.len() < 2 || !matches!(f.op(t), Opcode::Br | Opcode::Switch) {
                return None;
            }
            f.fold_terminator_to(b, *succs.get(k)?);
        }
        Kind::Merges => {
            let p = mergeable(f, b)?;
            f.merge_into_predecessor(b, p);
        }
        Kind::Instructions => {
            if f.is_dead(i) {
                return None;
            }
            if !f.is_unused(Value::inst(i)) {
                // An operand of the type keeps more of the shape than zero does.
                let ty = f.ty(i);
                let like =
                    f.operands(i).find(|&v| f.type_of(v) == ty && v.as_inst() != Some(i) && f.op(i) != Opcode::Phi);
                let v = match like {
                    Some(v) => v,
                    None => zero_of(f, ty)?,
                };
                f.replace_all_uses(Value::inst(i), v);
            }
            f.erase(i);
        }
        Kind::Zeros => {
            let t = f.type_of(f.operand(i, k));
            let z = zero_of(f, t)?;
            f.set_operand(i, k, z);
        }
        Kind::Arguments => {
            let t = f.type_of(f.operand(i, k));
            let n = (0..f.num_args() as u32).find(|&n| f.side().args[n as usize].ty == t)?;
            f.set_operand(i, k, Value::arg(n));
        }
        Kind::Attachments => {
            f.clear_attachments(i);
            f.set_loc(i, Md::NONE);
        }
        Kind::Records => {
            f.side_mut().dbg.remove(row as usize);
            f.side_mut().debug_index = Default::default();
        }
        Kind::CallAttributes => {
            let list = f.call(i).attrs;
            let (func, ret, params) = without_attributes(f.attrs(), list, &[k]);
            let (func, ret) = (f.intern_attr_set(func), f.intern_attr_set(ret));
            let params = params.into_iter().map(|p| f.intern_attr_set(p)).collect();
            let attrs = f.intern_attrs(func, ret, params);
            let row = warpc_ir::body::CallRow { attrs, ..f.call(i).clone() };
            f.set_call(i, row);
        }
        Kind::Flags => {
            let fl = f.flags(i);
            f.set_flags(i, fl & !(1 << k));
        }
        _ => return None,
    }
    Some(true)
}
