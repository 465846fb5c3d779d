//! Forms from before LLVM 3.7, which leave the accessed type to the pointer, and old forms of metadata.
//!
//! Every operand is written with its type, so what a pointer points at is known where it matters: the reader of types notes the
//! last typed pointer and where its text starts. The module has opaque pointers; nothing is kept for values.

use super::{K, Parser, R, Span, T};
use warpc_ir::attrs::AttrKind;
use warpc_ir::ids::*;
use warpc_ir::value::Value;

impl Parser<'_> {
    /// What `ty` points at, when its text starts at `start` and is a typed pointer or a vector of such.
    #[inline(always)]
    pub(super) fn pointee(&self, start: u32, ty: Type) -> Option<Type> {
        if self.typed_pointer.0 != start {
            return None;
        }
        let types = self.types();
        types.is_ptr(types.scalar(ty)).then_some(self.typed_pointer.1)
    }
    /// The pointer operand of a load or `getelementptr` whose first type (`ty`, at `ty_span`) is read: place, type and value.
    /// That type is the accessed one, or in older files (`load i32* %p`) that of the pointer.
    #[inline(always)]
    pub(super) fn accessed_pointer(&mut self, ty: &mut Type, ty_span: Span, message: &str) -> R<(Span, Type, Value)> {
        if self.kind() != T::Comma
            && let Some(pointee) = self.pointee(ty_span.0, *ty)
        {
            self.seen_old_form = true;
            let pointer = std::mem::replace(ty, pointee);
            return Ok((ty_span, pointer, self.value(pointer)?));
        }
        self.expect(T::Comma, message)?;
        let span = self.span();
        let (pointer, value) = self.typed_value()?;
        Ok((span, pointer, value))
    }
    /// The base and the indices of a constant `getelementptr` whose first type is read, onto the scratch stacks.
    pub(super) fn base_and_indices(&mut self, elem: &mut Type, at: Span) -> R<()> {
        if self.kind() != T::Comma
            && let Some(pointee) = self.pointee(at.0, *elem)
        {
            self.seen_old_form = true;
            let pointer = std::mem::replace(elem, pointee);
            let base = self.constant(pointer)?;
            self.vals.push(base);
            self.val_types.push(pointer);
            return if self.eat(T::Comma) { self.value_list() } else { Ok(()) };
        }
        self.expect(T::Comma, "expected comma after getelementptr's type")?;
        self.value_list()
    }
    /// The type of an attribute that is written without one: of a parameter that is a typed pointer, what it points at.
    pub(super) fn type_of_old_attr(&self, kind: AttrKind) -> Option<Type> {
        let once_without = matches!(kind, AttrKind::ByVal | AttrKind::SRet | AttrKind::InAlloca);
        (once_without && self.kind() != T::LParen && self.attr_pointee.is_some()).then_some(self.attr_pointee)
    }
    /// Takes `metadata` before a node or string inside of metadata, as it was written before LLVM 3.6. Only files with typed
    /// pointers are so old; in others it is an error, as it is in LLVM 22.
    pub(super) fn eat_old_metadata_word(&mut self) {
        if self.is(K::metadata)
            && self.typed_pointer.1.is_some()
            && self.lex.src[self.lex.pos..].trim_ascii_start().starts_with(b"!")
        {
            self.seen_old_form = true;
            self.next();
        }
    }
}
