//! New rows of module tables from inside a function: types, attributes, intrinsic callees.
//!
//! Functions are worked on in parallel, so the module's tables are read-only. A helper looks in the module's table first and
//! else appends to the function's overlay, whose ids start where the module's end. The next barrier merges all overlays in
//! function order (`ir/overlay.rs`); ids never depend on threads.

use crate::attrs::{Attr, Attrs};
use crate::body::Overlay;
use crate::func::FuncMut;
use crate::ids::*;
use crate::intrinsics::{IntrinRow, Intrins};
use crate::new_metadata::{NewMetadata, NewNode};
use crate::types::{TypeKind, Types};
use crate::value::Value;

impl FuncMut<'_> {
    /// The function's overlay, made on first use.
    fn overlay_mut(&mut self) -> &mut Overlay {
        let tables = self.ctx().tables;
        self.side_mut().overlay.get_or_insert_with(|| {
            Box::new(Overlay {
                types: Types::overlay(&tables.types),
                attrs: Attrs::overlay(&tables.attrs),
                intrins: Intrins::overlay(&tables.intrins),
                metadata: NewMetadata::starting_at(tables.metadata.len()),
                personality: Value::NONE,
            })
        })
    }
    /// Id of type `kind`. Identified structs cannot be made here.
    pub fn intern_type(&mut self, kind: TypeKind) -> Type {
        match self.ctx().tables.types.find(&kind) {
            Some(t) => t,
            None => self.overlay_mut().types.intern(kind),
        }
    }
    /// Id of the fixed vector type of `len` times `elem`.
    pub fn vector_type(&mut self, len: u32, elem: Type) -> Type {
        self.intern_type(TypeKind::Vector { len, scalable: false, elem })
    }
    /// Id of the integer type of `bits`.
    pub fn int_type(&mut self, bits: u32) -> Type {
        self.intern_type(TypeKind::Int(bits))
    }
    /// Id of a function type that is not variadic.
    pub fn func_type(&mut self, ret: Type, params: &[Type]) -> Type {
        self.intern_type(TypeKind::Func { ret, params: params.into(), vararg: false })
    }
    /// Id of an attribute set; of two attributes with one kind or key the last wins.
    pub fn intern_attr_set(&mut self, attrs: Vec<Attr>) -> AttrSet {
        let attrs = Attrs::canonical(attrs);
        match self.ctx().tables.attrs.find_set(&attrs) {
            Some(s) => s,
            None => self.overlay_mut().attrs.set(attrs),
        }
    }
    /// Id of an attribute list: function, return, parameters.
    pub fn intern_attrs(&mut self, func: AttrSet, ret: AttrSet, params: Vec<AttrSet>) -> AttrList {
        match self.ctx().tables.attrs.find_list(func, ret, &params) {
            Some(l) => l,
            None => self.overlay_mut().attrs.list(func, ret, params),
        }
    }
    /// Gives a function that has no personality the constant `personality` of the module.
    pub fn adopt_personality(&mut self, personality: Value) {
        self.overlay_mut().personality = personality;
    }
    /// Adds a metadata node. Until the next barrier only [`FuncMut::new_md`] shows it.
    pub fn add_md(&mut self, node: NewNode) -> Md {
        self.overlay_mut().metadata.add(node)
    }
    /// A metadata node that was added since the last barrier.
    pub fn new_md(&self, node: Md) -> Option<&NewNode> {
        self.side().overlay.as_ref()?.metadata.get(node)
    }
    /// Callee for calls of the function `name` of type `ty`, which is no intrinsic and which the module does not declare: the next
    /// barrier declares it. Until then it is a callee of which nothing is known.
    pub fn declare_function(&mut self, name: &str, ty: Type) -> Value {
        Value::intrinsic(self.intern_intrinsic(IntrinRow { name: name.into(), id: u16::MAX, ty }))
    }
    /// Id of an intrinsic callee.
    pub fn intern_intrinsic(&mut self, row: IntrinRow) -> Intrin {
        match self.ctx().tables.intrins.find(&row) {
            Some(i) => i,
            None => self.overlay_mut().intrins.intern(row),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::attrs::AttrKind;
    use crate::body::Body;
    use crate::module::Module;

    #[test]
    fn module_rows_are_found_before_the_overlay_grows() {
        let mut m = Module::default();
        let known = m.tables_mut().types.intern(TypeKind::Vector { len: 2, scalable: false, elem: Type::FLOAT });
        let mut body = Body::default();
        let mut f = FuncMut::of_body(&mut body, m.ctx());
        assert_eq!(f.vector_type(2, Type::FLOAT), known);
        assert_eq!(f.int_type(64), Type::I64);
        assert_eq!(f.intern_type(TypeKind::Double), Type::DOUBLE);
        assert_eq!(f.intern_attr_set(vec![]), AttrSet::EMPTY);
        assert_eq!(f.intern_attrs(AttrSet::EMPTY, AttrSet::EMPTY, vec![AttrSet::EMPTY]), AttrList::EMPTY);
        assert!(f.side().overlay.is_none());
        let new = f.vector_type(3, Type::FLOAT);
        assert_eq!(f.vector_type(3, Type::FLOAT), new);
        assert_eq!(f.types().vector(new), Some((3, false, Type::FLOAT)));
        let s = f.intern_attr_set(vec![Attr::Int(AttrKind::Align, 4), Attr::Int(AttrKind::Align, 8)]);
        assert_eq!(f.attrs().int(s, AttrKind::Align), Some(8));
        let l = f.intern_attrs(AttrSet::EMPTY, AttrSet::EMPTY, vec![s]);
        assert_eq!(f.attrs().param(l, 0), s);
        let ty = f.func_type(Type::VOID, &[new]);
        let i = f.intern_intrinsic(IntrinRow { name: "llvm.x".into(), id: u16::MAX, ty });
        assert_eq!(&*f.intrins().get(i).name, "llvm.x");
    }
}
