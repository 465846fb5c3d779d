//! Loads and stores of whole structures and arrays: one access per element, so that every later pass sees what is read and written.
//! Where bytes lie between the elements nothing is done: copies of them are part of the access.

use super::{Combiner, p};
use smallvec::SmallVec;
use warpc_analysis::facts;
use warpc_ir::ids::*;
use warpc_ir::opcode::flags;
use warpc_ir::{Builder, Opcode, TypeKind, Value};

/// Elements of the longest array that is taken apart (LLVM's `instcombine-max-array-size`).
const MAX_ELEMENTS: u64 = 1024;

/// An element of a structure or array in memory.
#[derive(Clone, Copy)]
struct Element {
    ty: Type,
    /// Bytes from the begin of the whole.
    offset: u64,
}

/// The elements of a whole that are loaded or stored by themselves.
type Elements = SmallVec<[Element; 8]>;

impl Combiner<'_, '_> {
    /// `load {t, u} p -> {load t p, load u (p + 4)}`. If the load is simple and there are no bytes between the elements.
    pub(super) fn load_of_whole_object(&mut self, inst: Inst, ptr: Value) -> Option<Value> {
        let ty = self.f.ty(inst);
        let elements = self.elements_of_access(inst, ptr, ty)?;
        let me = Value::inst(inst);
        let mut whole = Value::poison(ty);
        for (number, element) in (0u32..).zip(elements) {
            let (address, align) = self.element_address(inst, ptr, element, me, ".elt");
            let part = Builder::before(self.f, inst).load(element.ty, address, align, 0);
            self.f.derive_name(part, me, ".unpack");
            self.keep_attachments_of_whole(part.as_inst()?, inst);
            self.queue_new(part);
            whole = Builder::before(self.f, inst).insert_value(whole, part, &[number]);
            self.queue_new(whole);
        }
        Some(whole)
    }

    /// `store {x, y}, p -> store x, p; store y, (p + 4)`. If the store is simple and there are no bytes between the elements.
    pub(super) fn store_of_whole_object(&mut self, inst: Inst, value: Value, ptr: Value) -> Option<()> {
        let elements = self.elements_of_access(inst, ptr, self.f.type_of(value))?;
        for (number, element) in (0u32..).zip(elements) {
            let (address, align) = self.element_address(inst, ptr, element, ptr, ".repack");
            let folded = if value.is_constant() { self.f.folder().extract_value(value, &[number]) } else { None };
            let part = folded.unwrap_or_else(|| {
                let part = Builder::before(self.f, inst).extract_value(value, &[number], element.ty);
                self.f.derive_name(part, value, ".elt");
                self.queue_new(part)
            });
            let store = Builder::before(self.f, inst).store(part, address, align, 0);
            self.keep_attachments_of_whole(store, inst);
            self.list.push(store);
        }
        Some(())
    }

    rules! {
        /// Rules of `extractvalue` of the load `value`.
        pub(super) fn part_of_load_rules(&mut self, inst: Inst, value: Value) -> Option<Value> {
            extract_value_of_load,
        }
    }

    /// `extractvalue (load {t, u} p), 1 -> load u (p + 4)`. If nothing else reads the load, which is simple.
    fn extract_value_of_load(&mut self, inst: Inst, value: Value) -> Option<Value> {
        let load = p::inst(self.f, value, Opcode::Load)?;
        let (types, layout) = (self.f.types(), self.f.layout());
        if !facts::is_simple(self.f, load) || !self.one_use(value) || !layout.has_fixed_size(types, self.f.ty(load)) {
            return None;
        }
        let mut at = Element { ty: self.f.ty(load), offset: 0 };
        for &number in self.f.indices(inst) {
            let offset = at.offset + layout.element_offset(types, at.ty, number as u64);
            at = Element { ty: types.element(at.ty, number as u64)?, offset };
        }
        let ptr = self.f.operand(load, 0);
        let (address, align) = self.element_address(load, ptr, at, value, ".elt");
        let part = Builder::before(self.f, load).load(at.ty, address, align, 0);
        self.keep_attachments_of_whole(part.as_inst()?, load);
        Some(self.queue_new(part))
    }

    /// What `access` of a `ty` at `ptr` is taken apart into.
    fn elements_of_access(&self, access: Inst, ptr: Value, ty: Type) -> Option<Elements> {
        let types = self.f.types();
        if !types.is_aggregate(ty) || !facts::is_simple(self.f, access) || facts::is_swift_error(self.f, ptr) {
            return None;
        }
        let layout = self.f.layout();
        let size = layout.fixed_alloc_size(types, ty)?;
        if let TypeKind::Array { len, elem } = *types.kind(ty) {
            let stride = layout.fixed_alloc_size(types, elem)?;
            return (len <= MAX_ELEMENTS)
                .then(|| (0..len).map(|number| Element { ty: elem, offset: number * stride }).collect());
        }
        let mut elements = Elements::new();
        let mut end = 0;
        for &field in types.fields(ty)?.0 {
            elements.push(Element { ty: field, offset: end });
            end += layout.fixed_alloc_size(types, field)?;
        }
        // Bytes between fields and behind the last one make the whole larger than what it is made of.
        (end == size).then_some(elements)
    }

    /// Address and alignment of an element of what `access` loads or stores at `ptr`.
    fn element_address(&mut self, access: Inst, ptr: Value, element: Element, of: Value, suffix: &str) -> (Value, u64) {
        let align = self.f.mem(access).align;
        if element.offset == 0 {
            return (ptr, align);
        }
        let ty = self.f.type_of(ptr);
        let space = self.f.types().addrspace(ty).unwrap_or_default();
        let index_bits = self.f.layout().index_bits(space);
        let index_type = self.f.int_type(index_bits);
        let offset = self.int(index_type, element.offset as u128);
        let inside = flags::INBOUNDS | flags::NUSW | flags::NUW;
        let folded = if ptr.is_constant() { self.f.folder().gep(Type::I8, inside, ptr, &[offset], ty) } else { None };
        let address = folded.unwrap_or_else(|| {
            let address = Builder::before(self.f, access).gep(Type::I8, ptr, &[offset], ty, inside);
            self.f.derive_name(address, of, suffix);
            self.queue_new(address)
        });
        (address, align.min(1 << element.offset.trailing_zeros()))
    }

    /// Gives `part` of an access what holds of its memory in any part.
    fn keep_attachments_of_whole(&mut self, part: Inst, whole: Inst) {
        let strings = &self.f.ctx().tables.strings;
        let kept: SmallVec<[(Str, Md); 4]> = self
            .f
            .attachments(whole)
            .filter(|row| {
                matches!(
                    strings.get(row.kind),
                    b"tbaa"
                        | b"alias.scope"
                        | b"noalias"
                        | b"noalias.addrspace"
                        | b"invariant.load"
                        | b"nontemporal"
                        | b"llvm.access.group"
                )
            })
            .map(|row| (row.kind, row.node))
            .collect();
        if !kept.is_empty() {
            self.f.write_attachments(part, &kept);
        }
    }
}
