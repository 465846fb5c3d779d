//! Attachments of globals, comdats of COFF, and constants whose rules are not those of types.

use super::Verifier;
use super::ranges::RangeKind;
use warpc_ir::consts::ConstKind;
use warpc_ir::ids::*;
use warpc_ir::metadata::MdNode;
use warpc_ir::module::{GlobalKind, Linkage, Symbol};
use warpc_ir::value::{Value, ValueKind};

impl Verifier<'_> {
    /// Attachments of global `g`, other than those with rules for functions or variables alone.
    pub(super) fn global_attachments(&mut self, g: Global, sym: Symbol) {
        let Some(extra) = self.ctx.extra(g) else { return };
        let at = [Value::global(g)];
        for &(kind, node) in &extra.attachments {
            let kind = self.ctx.str(kind);
            if sym.kind == GlobalKind::IFunc {
                self.check(kind != b"dbg", "an ifunc may not have a !dbg attachment", &at);
                self.check(kind != b"prof", "an ifunc may not have a !prof attachment", &at);
                continue;
            }
            match kind {
                b"associated" => self.associated(g, node),
                b"implicit.ref" => self.implicit_reference(g, sym, node),
                b"absolute_symbol" => {
                    let space = self.ctx.globals.shape[g.index()].addrspace;
                    let bits = self.ctx.tables.layout.pointer_bits(space);
                    self.range_node(node, RangeKind::AbsoluteSymbol, bits, at[0]);
                }
                _ => {}
            }
        }
    }

    /// `!associated`: another global that this one lives and dies with.
    fn associated(&mut self, g: Global, node: Md) {
        let at = [Value::global(g), Value::meta(node)];
        let md = &self.ctx.tables.metadata;
        let ops = md.ops(node);
        if !self.check(ops.len() == 1, "associated metadata must have one operand", &at)
            || !self.check(ops[0].is_some(), "associated metadata must have a global value", &at)
        {
            return;
        }
        let MdNode::Value(ty, v) = *md.get(ops[0]) else {
            self.fail("associated metadata must be ValueAsMetadata", &at);
            return;
        };
        if self.check(self.ctx.types().is_ptr(ty), "associated value must be pointer typed", &at) {
            let own = self.resolved(v) == Some(g);
            self.check(!own, "global values should not associate to themselves", &at);
        }
    }

    /// `!implicit.ref`: another global that is kept with this one.
    fn implicit_reference(&mut self, g: Global, sym: Symbol, node: Md) {
        let at = [Value::global(g), Value::meta(node)];
        if !self.check(!sym.is_declaration(), "ref metadata must not be placed on a declaration", &at) {
            return;
        }
        let md = &self.ctx.tables.metadata;
        let ops = md.ops(node);
        if !self.check(ops.len() == 1, "ref metadata must have one operand", &at) {
            return;
        }
        let value = ops[0].get().map(|m| md.get(m));
        let Some(&MdNode::Value(ty, v)) = value else {
            self.fail("ref metadata must be ValueAsMetadata", &at);
            return;
        };
        if self.check(self.ctx.types().is_ptr(ty), "ref value must be pointer typed", &at) {
            let target = self.resolved(v);
            if self.check(target.is_some(), "ref metadata must point to a GlobalObject", &at) {
                self.check(target != Some(g), "values should not reference themselves", &at);
            }
        }
    }

    /// COFF has no symbol for what is private, so no comdat can be named by it.
    pub(super) fn comdats(&mut self) {
        let tables = self.ctx.tables;
        let triple = self.ctx.str(tables.triple);
        let has = |word: &[u8]| memchr::memmem::find(triple, word).is_some();
        let coff = (has(b"windows") || has(b"win32") || has(b"uefi") || has(b"cygwin") || has(b"mingw"))
            && !has(b"macho")
            && !has(b"-elf");
        if !coff || tables.comdats.is_empty() {
            return;
        }
        let mut names: Vec<Str> = tables.comdats.iter().map(|c| c.name).collect();
        names.sort_unstable();
        for (n, sym) in self.ctx.globals.sym.iter().enumerate() {
            if sym.linkage == Linkage::Private && names.binary_search(&sym.name).is_ok() {
                self.fail("comdat global value has private linkage", &[Value::global(Global::new(n))]);
            }
        }
    }

    /// Constants of the module: signed pointers, and addresses of blocks.
    pub(super) fn module_constants(&mut self) {
        self.constants(&self.ctx.tables.consts);
    }

    /// Constants of a table.
    pub(super) fn constants(&mut self, consts: &warpc_ir::consts::Consts) {
        for c in consts.block_addresses() {
            let [function, block] = consts.list(c) else { continue };
            let entry = function.as_global().and_then(|g| self.ctx.bodies.0.get(g.index())?.as_deref());
            let entry = entry.map(|body| warpc_ir::func::Func::of_body(body, self.ctx).entry());
            let ok = entry.is_none() || entry != block.as_block();
            self.check(ok, "blockaddress may not be used with the entry block!", &[]);
        }
        if !consts.has_signed_pointers() {
            return;
        }
        for c in (0..consts.len()).map(Const::new).filter(|&c| consts.row(c).kind == ConstKind::PtrAuth) {
            let Some(&symbol) = consts.list(c).get(4) else { continue };
            let ok = match symbol.kind() {
                ValueKind::Global(_) => true,
                ValueKind::Const(s) => consts.row(s).kind == ConstKind::Null,
                _ => false,
            };
            let message = "signed ptrauth constant deactivation symbol must be a global value or null";
            self.check(ok, message, &[]);
        }
    }
}
