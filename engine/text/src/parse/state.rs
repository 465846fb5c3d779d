//! Global and local names: tables from name or number to value, and the references that wait for a definition.

use super::super::names::Name;
use super::super::scan::name_end;
use super::{Parser, R, Span};
use hashbrown::HashMap;
use warpc_ir::body::DebugCall;
use warpc_ir::builder_func::Placeholder;
use warpc_ir::ids::*;
use warpc_ir::value::Value;

/// A map from numbers to `u32` (`u32::MAX`: none): dense where the numbers are, a hash map for outliers, so that one huge
/// number does not take memory.
#[derive(Default)]
pub(super) struct IdMap {
    dense: Vec<u32>,
    sparse: HashMap<u32, u32>,
}

impl IdMap {
    pub fn clear(&mut self) {
        self.dense.clear();
        self.sparse.clear();
    }
    #[inline(always)]
    pub fn get(&self, n: u32) -> u32 {
        match self.dense.get(n as usize) {
            Some(&v) if v != u32::MAX => v,
            _ if self.sparse.is_empty() => u32::MAX,
            _ => self.sparse.get(&n).copied().unwrap_or(u32::MAX),
        }
    }
    #[inline(always)]
    pub fn set(&mut self, n: u32, value: u32) {
        let i = n as usize;
        let len = self.dense.len();
        if i < len {
            self.dense[i] = value;
        } else if i == len {
            self.dense.push(value);
        } else {
            self.set_far(n, value);
        }
    }
    #[cold]
    fn set_far(&mut self, n: u32, value: u32) {
        if (n as usize) < self.dense.len() * 2 + 1024 {
            self.dense.resize(n as usize, u32::MAX);
            self.dense.push(value);
        } else {
            self.sparse.insert(n, value);
        }
    }
}

/// What a global name or number refers to. Its index is also its row of `ModuleBuilder::forward_globals`.
#[derive(Clone, Copy)]
pub(super) struct GlobalRef {
    /// Global, or intrinsic of a declaration; `NONE` until defined.
    pub value: Value,
    /// Type of the address: of the first reference until it is defined.
    pub ty: Type,
    /// First reference.
    pub span: Span,
    /// Function type of the declaration, else of the last call.
    pub fn_ty: Type,
    /// Intrinsic that the last call made of it, with `fn_ty`.
    pub intrinsic: Value,
    /// Name; for numbered globals the number in the first half.
    pub name: Name,
    /// Whether it has a name rather than a number.
    pub named: bool,
    /// Referred to other than as the callee of a call.
    pub address_taken: bool,
    /// The name is one of an intrinsic.
    pub is_intrinsic: bool,
    /// It is an intrinsic that was declared or called with more than one type.
    pub two_types: bool,
    /// Which `@llvm.dbg.*` it is.
    pub debug_call: Option<DebugCall>,
}

/// Key of a block of a function that is read elsewhere.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub(super) enum Label {
    Named(Str),
    Numbered(u32),
}

/// Block addresses: what is asked for, and the named blocks of functions read so far.
pub(super) struct BlockAddresses {
    /// Whether the input has any. Found out by meeting one, which starts the reading again.
    pub any: bool,
    /// Placeholder row by function reference and label.
    pub wanted: HashMap<(u32, Label), (u32, Span, Type)>,
    /// Blocks of functions that were read, by function reference and name.
    pub known: HashMap<(u32, Str), Block>,
}

impl BlockAddresses {
    pub fn new(any: bool) -> Self {
        BlockAddresses { any, wanted: HashMap::new(), known: HashMap::new() }
    }
}

impl Parser<'_> {
    // ---- globals ------------------------------------------------------------------------------------------------

    fn new_ref(&mut self, name: Name, named: bool, span: Span) -> u32 {
        let text: &[u8] = if named { self.bytes.get(name) } else { b"" };
        let is_intrinsic = text.starts_with(b"llvm.");
        self.texts.odd_names |= named && name_end(text, 0) != text.len();
        self.b.forward_global();
        self.refs.push(GlobalRef {
            value: Value::NONE,
            ty: Type::NONE,
            span,
            fn_ty: Type::NONE,
            intrinsic: Value::NONE,
            name,
            named,
            address_taken: false,
            is_intrinsic,
            two_types: false,
            debug_call: if is_intrinsic { DebugCall::of_name(text) } else { None },
        });
        self.refs.len() as u32 - 1
    }
    /// Row of the reference to the global named `name`.
    #[inline]
    pub(super) fn global_named(&mut self, name: Name, span: Span) -> u32 {
        let next = self.refs.len() as u32;
        let (&mut row, found) = self.global_names.entry(&self.bytes, name, next);
        if found { row } else { self.new_ref(name, true, span) }
    }
    /// Row of the reference to the global numbered `n`.
    pub(super) fn global_numbered(&mut self, n: u32, span: Span) -> u32 {
        let row = self.global_ids.get(n);
        if row != u32::MAX {
            return row;
        }
        let row = self.new_ref((n, 0), false, span);
        self.global_ids.set(n, row);
        row
    }
    pub(super) fn ref_text(&self, row: u32) -> String {
        let r = &self.refs[row as usize];
        if r.named { self.name_text(r.name) } else { r.name.0.to_string() }
    }
    /// The value of a reference of pointer type `ty`, defined or not.
    #[inline]
    pub(super) fn global_value(&mut self, row: u32, ty: Type, span: Span) -> R<Value> {
        let r = &mut self.refs[row as usize];
        if r.ty == ty {
            return Ok(if r.value.is_some() { r.value } else { Placeholder::Global(row).value() });
        }
        self.global_value_slow(row, ty, span)
    }
    #[cold]
    fn global_value_slow(&mut self, row: u32, ty: Type, span: Span) -> R<Value> {
        if !self.types().is_ptr(ty) {
            return self.err(span, "global variable reference must have pointer type");
        }
        let r = &mut self.refs[row as usize];
        if r.ty.is_none() {
            r.ty = ty;
            r.span = span;
            return Ok(Placeholder::Global(row).value());
        }
        let have = r.ty;
        let text = format!(
            "'@{}' defined with type '{}' but expected '{}'",
            self.ref_text(row),
            self.type_text(have),
            self.type_text(ty)
        );
        self.err(span, text)
    }
    /// Defines a reference.
    pub(super) fn define_ref(&mut self, row: u32, value: Value, ty: Type, fn_ty: Type) {
        let r = &mut self.refs[row as usize];
        r.value = value;
        r.ty = ty;
        r.fn_ty = fn_ty;
        self.b.forward_globals[row as usize] = value;
    }

    // ---- locals -------------------------------------------------------------------------------------------------

    pub(super) fn local_text(&self, named: bool, name: Name) -> String {
        if named { self.name_text(name) } else { name.0.to_string() }
    }
    /// The local numbered `n` as a value of type `ty`.
    #[inline(always)]
    pub(super) fn local_id(&mut self, n: u32, ty: Type, span: Span) -> R<Value> {
        let v = Value(self.local_ids.get(n));
        if v.is_none() {
            let v = self.forward_local(ty, span)?;
            self.local_ids.set(n, v.0);
            return Ok(v);
        }
        if self.type_of(v) == ty { Ok(v) } else { self.wrong_local(v, ty, false, (n, 0), span) }
    }
    /// The local named `name` as a value of type `ty`.
    #[inline(always)]
    pub(super) fn local_name(&mut self, name: Name, ty: Type, span: Span) -> R<Value> {
        let (slot, found) = self.local_names.entry(&self.bytes, name, u32::MAX);
        let v = Value(*slot);
        if !found || v.is_none() {
            let v = self.forward_local(ty, span)?;
            *self.local_names.entry(&self.bytes, name, u32::MAX).0 = v.0;
            return Ok(v);
        }
        if self.type_of(v) == ty { Ok(v) } else { self.wrong_local(v, ty, true, name, span) }
    }
    #[cold]
    fn forward_local(&mut self, ty: Type, span: Span) -> R<Value> {
        if !self.is_first_class(ty) {
            return self.err(span, "invalid use of a non-first-class type");
        }
        Ok(self.f.forward(ty, span))
    }
    #[cold]
    fn wrong_local(&mut self, value: Value, ty: Type, named: bool, name: Name, span: Span) -> R<Value> {
        let name = self.local_text(named, name);
        if ty == Type::LABEL {
            return self.err(span, format!("'%{name}' is not a basic block"));
        }
        let (have, want) = (self.type_text(self.type_of(value)), self.type_text(ty));
        self.err(span, format!("'%{name}' defined with type '{have}' but expected '{want}'"))
    }
    /// Defines the forward reference `old` as `value` of type `ty`.
    fn define_forward(&mut self, old: Value, value: Value, ty: Type, span: Span) -> R<()> {
        let Some(Placeholder::Local(n)) = Placeholder::of(old) else { return Ok(()) };
        let want = self.f.forwards[n as usize].ty;
        if want != ty {
            let want = self.type_text(want);
            return self.err(span, format!("instruction forward referenced with type '{want}'"));
        }
        self.f.forwards[n as usize].value = value;
        Ok(())
    }
    /// Gives an instruction its number: the one written, else the next.
    #[inline(always)]
    pub(super) fn number_inst(&mut self, written: Option<u32>, value: Value, ty: Type, span: Span) -> R<()> {
        let n = written.unwrap_or(self.next_local);
        if n < self.next_local {
            let next = self.next_local;
            return self.err(span, format!("instruction expected to be numbered '%{next}' or greater"));
        }
        let old = Value(self.local_ids.get(n));
        if old.is_some() {
            self.define_forward(old, value, ty, span)?;
        }
        self.local_ids.set(n, value.0);
        self.next_local = n.saturating_add(1);
        Ok(())
    }
    /// Names an instruction.
    #[inline(always)]
    pub(super) fn name_inst(&mut self, name: Name, value: Value, ty: Type, span: Span) -> R<()> {
        let (slot, found) = self.local_names.entry(&self.bytes, name, value.0);
        if found {
            let old = Value(*slot);
            if Placeholder::of(old).is_none() {
                let name = self.name_text(name);
                return self.err(span, format!("multiple definition of local value named '{name}'"));
            }
            *slot = value.0;
            self.define_forward(old, value, ty, span)?;
        }
        self.keep_name(value, name);
        Ok(())
    }
    /// Keeps the name of a value, when names are kept.
    #[inline(always)]
    pub(super) fn keep_name(&mut self, value: Value, name: Name) {
        if let Some(names) = &mut self.f.side.names {
            names.set(value, self.bytes.get(name));
        }
    }
    /// Starts the block named or numbered so (`None`: the next number).
    pub(super) fn define_block(&mut self, named: Option<Name>, number: Option<u32>, span: Span) -> R<Block> {
        let b = Value::block(Block::new(self.f.num_blocks()));
        let old = match named {
            Some(name) => {
                let (slot, found) = self.local_names.entry(&self.bytes, name, b.0);
                if found { Value(std::mem::replace(slot, b.0)) } else { Value::NONE }
            }
            None => {
                let n = number.unwrap_or(self.next_local);
                if n < self.next_local {
                    let next = self.next_local;
                    return self.err(span, format!("label expected to be numbered '{next}' or greater"));
                }
                let old = Value(self.local_ids.get(n));
                self.local_ids.set(n, b.0);
                self.next_local = n.saturating_add(1);
                old
            }
        };
        if old.is_some() {
            let text = match named {
                Some(name) => self.name_text(name),
                None => number.unwrap_or(self.next_local.saturating_sub(1)).to_string(),
            };
            match Placeholder::of(old) {
                Some(Placeholder::Local(n)) if self.f.forwards[n as usize].ty == Type::LABEL => {
                    self.f.forwards[n as usize].value = b;
                }
                None if old.as_block().is_some() => {
                    return self.err(span, format!("multiple definition of local value named '{text}'"));
                }
                _ => return self.err(span, format!("'%{text}' is not a basic block")),
            }
        }
        if let Some(name) = named {
            self.keep_name(b, name);
        }
        Ok(self.f.start_block())
    }
}
