//! Merging of overlays: at a barrier, rows that functions added to module tables get their final ids, in function order.
//!
//! During a parallel stage the tables do not change, so all overlays of a stage start at the same ids. The merge interns each
//! overlay's rows into the module's tables and rewrites the body through three dense maps. The first overlay always, and
//! others mostly, keep their ids; then nothing is rewritten. Cost: linear in the overlays and in the bodies that are rewritten.
//!
//! A callee of an overlay whose name is no intrinsic's ([`crate::FuncMut::declare_function`]) becomes the function of that name, which
//! is declared if the module has none.

use crate::attrs::Attr;
use crate::body::{Body, LocalMd, Overlay, POOLED};
use crate::consts::Consts;
use crate::ids::*;
use crate::module::{FuncExtra, GlobalKind, GlobalRow, Module, Shape, Symbol, Tables};
use crate::opcode::Opcode;
use crate::value::{Value, ValueKind};

/// Old ids of one overlay to final ids; ids below an offset stay.
struct Maps {
    types: (u32, Vec<Type>),
    lists: (u32, Vec<AttrList>),
    /// Intrinsics, and functions that are declared now.
    callees: (u32, Vec<Value>),
    md: (u32, Vec<Md>),
}

impl Maps {
    fn identity(&self) -> bool {
        let same = |(at, rows): (u32, &mut dyn Iterator<Item = u32>)| rows.zip(at..).all(|(a, b)| a == b);
        same((self.types.0, &mut self.types.1.iter().map(|t| t.0)))
            && same((self.lists.0, &mut self.lists.1.iter().map(|t| t.0)))
            && (self.callees.0..).zip(&self.callees.1).all(|(at, &callee)| callee == Value::intrinsic(Intrin(at)))
            && same((self.md.0, &mut self.md.1.iter().map(|t| t.0)))
    }
    fn ty(&self, ty: Type) -> Type {
        if ty.is_none() || ty.0 < self.types.0 { ty } else { self.types.1[(ty.0 - self.types.0) as usize] }
    }
    fn list(&self, list: AttrList) -> AttrList {
        if list.is_none() || list.0 < self.lists.0 { list } else { self.lists.1[(list.0 - self.lists.0) as usize] }
    }
    fn md(&self, node: Md) -> Md {
        if node.is_none() || node.0 < self.md.0 { node } else { self.md.1[(node.0 - self.md.0) as usize] }
    }
    fn value(&self, value: Value) -> Value {
        match value.kind() {
            ValueKind::Meta(m) => Value::meta(self.md(m)),
            ValueKind::Undef(t) => Value::undef(self.ty(t)),
            ValueKind::Poison(t) => Value::poison(self.ty(t)),
            ValueKind::Intrinsic(i) if i.0 >= self.callees.0 => self.callees.1[(i.0 - self.callees.0) as usize],
            _ => value,
        }
    }
}

/// Functions that bodies call and the module did not declare: name and type, and the row that each gets.
#[derive(Default)]
struct Declared(Vec<(Str, Type, Global)>);

/// Interns the rows of `over` into `tables`. Rows refer to the base and to earlier rows only; `declare` gives the row of a function
/// by name and type.
fn intern_rows(tables: &mut Tables, over: &Overlay, mut declare: impl FnMut(Str, Type) -> Global) -> Maps {
    let mut maps = Maps {
        types: (over.types.offset(), Vec::with_capacity(over.types.own().len())),
        lists: (over.attrs.offsets().1, Vec::new()),
        callees: (over.intrins.offset(), Vec::new()),
        md: (over.metadata.offset(), over.metadata.merge(tables)),
    };
    for kind in over.types.own() {
        let kind = kind.map_parts(|part| maps.ty(part));
        let t = tables.types.intern(kind);
        maps.types.1.push(t);
    }
    let first_set = over.attrs.offsets().0;
    let (sets, lists) = over.attrs.own();
    let sets: Vec<AttrSet> = sets
        .iter()
        .map(|row| {
            let attrs = row
                .iter()
                .map(|a| match a {
                    Attr::Type(k, t) => Attr::Type(*k, maps.ty(*t)),
                    Attr::Range(r) => Attr::Range(crate::attrs::AttrRange { ty: maps.ty(r.ty), ..*r }),
                    other => other.clone(),
                })
                .collect();
            tables.attrs.set(attrs)
        })
        .collect();
    let set = |s: AttrSet| if s.0 < first_set { s } else { sets[(s.0 - first_set) as usize] };
    for row in lists {
        let l = tables.attrs.list(set(row.func), set(row.ret), row.params.iter().map(|&s| set(s)).collect());
        maps.lists.1.push(l);
    }
    for row in over.intrins.own() {
        let mut row = row.clone();
        row.ty = maps.ty(row.ty);
        let callee = if row.name.starts_with("llvm.") {
            Value::intrinsic(tables.intrins.intern(row))
        } else {
            let name = tables.strings.intern(row.name.as_bytes());
            Value::global(declare(name, row.ty))
        };
        maps.callees.1.push(callee);
    }
    maps
}

fn rewrite(body: &mut Body, maps: &Maps) {
    for i in 0..body.insts.len() {
        let head = &mut body.insts.head[i];
        head.ty = maps.ty(head.ty);
        let (op, n) = (head.op, head.n);
        if n != POOLED {
            for v in &mut body.insts.ops[i].0[..n as usize] {
                *v = maps.value(Value(*v)).0;
            }
        }
        if matches!(op, Opcode::GetElementPtr | Opcode::Alloca) {
            let a = &mut body.insts.aux[i].a;
            *a = maps.ty(Type(*a)).0;
        }
    }
    if !maps.md.1.is_empty() {
        for l in body.insts.loc.iter_mut() {
            l.0 = maps.md(l.0);
        }
        for a in &mut body.side.attach {
            a.node = maps.md(a.node);
        }
    }
    let s = &mut body.side;
    for a in &mut s.args {
        a.ty = maps.ty(a.ty);
    }
    for r in &mut s.pool {
        r.value = maps.value(r.value);
    }
    s.consts.rewrite(|t| maps.ty(t), |v| maps.value(v));
    for c in &mut s.calls {
        c.fn_ty = maps.ty(c.fn_ty);
        c.attrs = maps.list(c.attrs);
    }
    for l in &mut s.local_md {
        match l {
            LocalMd::Value(t, v) => (*t, *v) = (maps.ty(*t), maps.value(*v)),
            LocalMd::ArgList(list) => list.iter_mut().for_each(|e| *e = (maps.ty(e.0), maps.value(e.1))),
        }
    }
    for d in &mut s.dbg {
        d.ty = maps.ty(d.ty);
        d.address_ty = maps.ty(d.address_ty);
        d.loc = maps.md(d.loc);
        d.expr = maps.md(d.expr);
        d.address_expr = maps.md(d.address_expr);
        d.value = maps.value(d.value);
        d.address = maps.value(d.address);
    }
}

impl Module {
    /// Merges the overlays of all functions, in function order, and rewrites bodies whose ids moved. Must run before
    /// anything else adds to the tables: overlays continue the ids that the tables had when they were made.
    pub fn merge_overlays(&mut self) {
        let bodies = &self.bodies().0;
        let over = |b: &Option<Box<Body>>| b.as_ref().is_some_and(|b| b.side.overlay.is_some());
        let list: Vec<Global> = (0..bodies.len()).filter(|&i| over(&bodies[i])).map(Global::new).collect();
        self.merge_overlays_of(&list);
    }

    /// Whether a constant names a block.
    pub fn has_block_addresses(&self) -> bool {
        let any = |c: &Consts| c.block_addresses().next().is_some();
        any(&self.tables().consts) || self.bodies().0.iter().flatten().any(|b| any(&b.side.consts))
    }

    /// Constants that name blocks follow when blocks are renumbered, see [`Consts::renumber_blocks`].
    pub fn renumber_block_addresses(&mut self, maps: &[(Global, Vec<u32>)]) {
        self.tables_mut().consts.renumber_blocks(maps);
        let bodies = self.bodies_mut();
        bodies.0.iter_mut().flatten().for_each(|b| b.side.consts.renumber_blocks(maps));
    }

    /// [`Module::merge_overlays`] when only the functions of `list`, which is in order, may have overlays.
    pub fn merge_overlays_of(&mut self, list: &[Global]) {
        if list.is_empty() {
            return;
        }
        let mut bodies = std::mem::take(self.bodies_mut());
        let mut declared = Declared::default();
        for g in list {
            let Some(body) = bodies.0.get_mut(g.index()).and_then(Option::as_mut) else { continue };
            if let Some(over) = body.side.overlay.take() {
                self.find_declared(&over, &mut declared);
                let mut next = self.globals().len() as u32;
                let maps = intern_rows(self.tables_mut(), &over, |name, ty| {
                    if let Some(row) = declared.0.iter().find(|row| row.0 == name) {
                        return row.2;
                    }
                    declared.0.push((name, ty, Global(next)));
                    next += 1;
                    Global(next - 1)
                });
                self.push_declared(&declared);
                if over.personality.is_some() {
                    self.set_personality(*g, over.personality);
                }
                if !maps.identity() {
                    rewrite(body, &maps);
                }
            }
        }
        *self.bodies_mut() = bodies;
    }

    fn set_personality(&mut self, global: Global, personality: Value) {
        let row = self.globals().parts()[global.index()].extra as usize;
        let extras = &mut self.tables_mut().extras;
        if let Some(extra) = extras.get_mut(row) {
            extra.personality = personality;
            return;
        }
        extras.push(FuncExtra { personality, ..FuncExtra::default() });
        let row = extras.len() as u32 - 1;
        self.globals_mut().parts_mut()[global.index()].extra = row;
    }

    /// Adds to `declared` the functions that the module has under names that `over` declares.
    fn find_declared(&self, over: &Overlay, declared: &mut Declared) {
        for row in over.intrins.own().iter().filter(|row| !row.name.starts_with("llvm.")) {
            let Some(name) = self.tables().strings.find(row.name.as_bytes()) else { continue };
            if declared.0.iter().all(|known| known.0 != name)
                && let Some(global) = self.find_global(&row.name)
            {
                declared.0.push((name, row.ty, global));
            }
        }
    }

    /// Appends the rows of `declared` that the module does not have yet.
    fn push_declared(&mut self, declared: &Declared) {
        for &(name, ty, global) in &declared.0 {
            if global.index() >= self.globals().len() {
                let sym = Symbol { name, kind: GlobalKind::Function, flags: Symbol::DECLARATION, ..Symbol::default() };
                let shape = Shape { ty, ptr_ty: Type::PTR, ..Shape::default() };
                self.globals_mut().push(GlobalRow { sym, shape, ..GlobalRow::default() });
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::attrs::AttrKind;
    use crate::intrinsics::IntrinRow;
    use crate::types::TypeKind;
    use crate::{Builder, CallRow};

    #[test]
    fn overlays_merge_in_function_order() {
        let mut m = Module::default();
        for n in 0..2 {
            m.globals_mut().push(GlobalRow { sym: Symbol::default(), ..Default::default() });
            let mut body = Box::new(Body::default());
            body.side.global = Global(n);
            m.put_body(Global(n), body);
        }
        let mut want = vec![];
        for n in 0..2u32 {
            m.edit(Global(n), |f| {
                // Both functions make a shared type and one of their own; the second one's ids must move.
                let own = f.vector_type(20 + n, Type::I64);
                let both = f.vector_type(3, Type::FLOAT);
                let arr = f.intern_type(TypeKind::Array { len: 2, elem: own });
                let fn_ty = f.func_type(both, &[arr]);
                let set = f.intern_attr_set(vec![Attr::Type(AttrKind::ByVal, arr)]);
                let attrs = f.intern_attrs(AttrSet::EMPTY, AttrSet::EMPTY, vec![set]);
                let callee =
                    f.intern_intrinsic(IntrinRow { name: format!("llvm.x{}", n).into(), id: u16::MAX, ty: fn_ty });
                let b = f.new_block();
                let one = f.consts_mut().add_i32(1);
                Builder::at_end(f, b).alloca(arr, Type::PTR, one, 8);
                let zero = f.consts_mut().add_zero(own);
                let arg = Value::poison(arr);
                Builder::at_end(f, b).call(Value::intrinsic(callee), fn_ty, both, &[arg], 0, attrs);
                Builder::at_end(f, b).ret(None);
                want.push((own, both, zero));
            })
            .unwrap();
        }
        assert_eq!(want[0].0, want[1].0, "both overlays start at the same id");
        m.merge_overlays();
        let types = m.tables().types.view();
        for n in 0..2u32 {
            let f = m.func(Global(n)).unwrap();
            assert!(f.side().overlay.is_none());
            let call = f.insts().head()[1];
            assert_eq!(types.vector(call.ty), Some((3, false, Type::FLOAT)));
            let arr = Type(f.aux(Inst(0)).a);
            assert_eq!(types.vector(types.element(arr, 0).unwrap()), Some((20 + n, false, Type::I64)));
            let i = Inst(1);
            let CallRow { fn_ty, attrs, .. } = f.call(i);
            assert_eq!(types.func(*fn_ty), Some((call.ty, &[arr][..], false)));
            assert_eq!(f.operand(i, 0), Value::poison(arr));
            let set = m.tables().attrs.view().param(*attrs, 0);
            assert_eq!(m.tables().attrs.view().ty(set, AttrKind::ByVal), Some(arr));
            let row = m.tables().intrins.view().get(f.intrinsic_callee(i).unwrap());
            assert_eq!((&*row.name, row.ty), (&*format!("llvm.x{n}"), *fn_ty));
            let zero = want[n as usize].2.as_const().unwrap();
            assert_eq!(types.vector(f.consts().ty(zero)), Some((20 + n, false, Type::I64)));
        }
        let n = m.tables().types.len();
        m.merge_overlays();
        assert_eq!(m.tables().types.len(), n);
    }

    #[test]
    fn functions_that_bodies_declare_become_globals_once() {
        let mut m = Module::default();
        let known = m.tables_mut().strings.intern(b"known");
        for n in 0..3u32 {
            let name = if n == 2 { known } else { Str::EMPTY };
            let sym = Symbol { name, kind: GlobalKind::Function, ..Symbol::default() };
            m.globals_mut().push(GlobalRow { sym, ..Default::default() });
        }
        for n in 0..2 {
            let mut body = Box::new(Body::default());
            body.side.global = Global(n);
            m.put_body(Global(n), body);
            m.edit(Global(n), |f| {
                let fn_ty = f.func_type(Type::I32, &[Type::I32]);
                let block = f.new_block();
                let one = f.consts_mut().add_i32(1);
                for name in ["known", "fresh"] {
                    let callee = f.declare_function(name, fn_ty);
                    Builder::at_end(f, block).call(callee, fn_ty, Type::I32, &[one], 0, AttrList::EMPTY);
                }
                Builder::at_end(f, block).ret(None);
            });
        }
        m.merge_overlays();
        assert_eq!(m.globals().len(), 4);
        let sym = m.globals().sym()[3];
        assert_eq!((m.ctx().name(Global(3)), sym.is_declaration()), (&b"fresh"[..], true));
        for n in 0..2 {
            let f = m.func(Global(n)).unwrap();
            let callees = [Inst(0), Inst(1)].map(|call| f.callee(call).as_global());
            assert_eq!(callees, [Some(Global(2)), Some(Global(3))]);
        }
    }
}
