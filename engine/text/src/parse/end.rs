//! The end of the input: everything that was referred to must be defined.

use super::state::{GlobalRef, Label};
use super::{Parser, R};
use warpc_ir::builder_func::Placeholder;
use warpc_ir::diag::Diag;
use warpc_ir::ids::*;
use warpc_ir::intrinsics;
use warpc_ir::metadata::MdNode;
use warpc_ir::module::{GlobalKind, GlobalRow, IntrinDecl, Module, Parts, Shape, Symbol};
use warpc_ir::value::Value;

impl Parser<'_> {
    /// Resolves the block addresses met so far that name blocks of the function of reference `row`, and keeps the names of its
    /// blocks for those to come.
    pub(super) fn resolve_block_addresses(&mut self, row: u32) -> R<()> {
        let mut wanted: Vec<(u32, Label, super::Span)> = Vec::new();
        self.check_block_address_space(row, self.b.globals.shape[self.f.side.global.index()].ptr_ty)?;
        self.block_addresses.wanted.retain(|&(r, label), &mut (n, span, _)| {
            if r == row {
                wanted.push((n, label, span));
            }
            r != row
        });
        wanted.sort_by_key(|w| w.0);
        for (n, label, span) in wanted {
            let v = match label {
                Label::Named(s) => {
                    let text = self.b.tables.strings.get(s);
                    self.local_names.find(&self.bytes, text).map(Value)
                }
                Label::Numbered(i) => Some(Value(self.local_ids.get(i))),
            };
            let block = v.map(|v| self.f.resolved(v)).filter(|v| v.as_block().is_some());
            match block {
                Some(b) => self.b.forward_blocks[n as usize] = b,
                None => return self.err(span, "referenced value is not a basic block"),
            }
        }
        for (name, v) in self.local_names.iter() {
            if let Some(b) = self.f.resolved(Value(v)).as_block() {
                let s = self.b.tables.strings.intern(self.bytes.get(name));
                self.block_addresses.known.insert((row, s), b);
            }
        }
        Ok(())
    }
    /// Checks that earlier block addresses of the function of reference `row` have the type of its address, `have`.
    pub(super) fn check_block_address_space(&mut self, row: u32, have: Type) -> R<()> {
        let of_row = self.block_addresses.wanted.iter().filter(|(k, v)| k.0 == row && v.2 != have);
        let Some((span, want)) = of_row.map(|(_, v)| (v.1, v.2)).min_by_key(|w| w.0) else { return Ok(()) };
        let text = String::from_utf8_lossy(self.lex.text(span));
        let text = text.trim_start_matches('%').trim_matches('"').to_string();
        let (have, want) = (self.type_text(have), self.type_text(want));
        self.err(span, format!("'{text}' defined with type '{have}' but expected '{want}'"))
    }
    /// Checks that no block address names a block of the declaration of reference `row`.
    pub(super) fn check_no_block_addresses(&mut self, row: u32) -> R<()> {
        let at = self.block_addresses.wanted.iter().filter(|(k, _)| k.0 == row).map(|(_, v)| v.1).min();
        match at {
            Some(span) => self.err(span, "cannot take blockaddress inside a declaration"),
            None => Ok(()),
        }
    }
    /// Checks at the end of the module. Reports all undefined names of the first kind that has any.
    pub(super) fn end_of_module(&mut self) {
        let _ = self.check_end();
    }
    fn check_end(&mut self) -> R<()> {
        if let Some(span) = self.block_addresses.wanted.keys().map(|k| self.refs[k.0 as usize].span).min() {
            return self.err(span, "expected function name in blockaddress");
        }
        for i in 0..self.type_defs.len() {
            if let Some(span) = self.type_defs[i].open {
                let numbered = self.lex.src[span.0 as usize + 1].is_ascii_digit();
                let text = String::from_utf8_lossy(self.lex.text((span.0 + 1, span.1))).trim_matches('"').to_string();
                let _: R<()> = if numbered {
                    self.err(span, format!("use of undefined type '%{text}'"))
                } else {
                    self.err(span, format!("use of undefined type named '{text}'"))
                };
            }
        }
        self.stop_on_errors()?;
        self.types_closed = true;
        for i in 0..self.type_defs.len() {
            let d = self.type_defs[i];
            if d.ty.is_some() {
                self.measure(d.ty, d.at)?;
            }
        }
        for i in 0..self.comdat_refs.len() {
            if let Some(span) = self.comdat_refs[i] {
                let text = self.b.tables.strings.text(self.b.tables.comdats[i].name).into_owned();
                let _: R<()> = self.err(span, format!("use of undefined comdat '${text}'"));
            }
        }
        self.stop_on_errors()?;
        for i in 0..self.md_refs.len() {
            let (n, span) = self.md_refs[i];
            let m = Md(self.md_ids.get(n));
            if *self.b.tables.metadata.get(m) == MdNode::Placeholder {
                let _: R<()> = self.err(span, format!("use of undefined metadata '!{n}'"));
            }
        }
        self.stop_on_errors()?;
        if self.opts.declare_missing {
            self.declare_missing();
        }
        for i in 0..self.refs.len() {
            let r = self.refs[i];
            if r.value.is_some() {
                if r.value.as_intrinsic().is_some() {
                    self.b.forward_globals[i] = r.value;
                    if r.two_types {
                        let _: R<()> = self.err(r.span, "Intrinsic called with incompatible signature");
                    }
                }
                continue;
            }
            let name = self.ref_text(i as u32);
            if !r.is_intrinsic {
                let _: R<()> = self.err(r.span, format!("use of undefined value '@{name}'"));
                continue;
            }
            // Calls declare an intrinsic by themselves; nothing else may name it.
            let message = if r.address_taken {
                "intrinsic can only be used as callee".to_string()
            } else {
                let Some(row) = r.intrinsic.as_intrinsic().map(|i| self.b.tables.intrins.view().get(i)) else {
                    continue;
                };
                let types = self.types();
                let fits = match row.known() {
                    Some(id) => warpc_ir::intrinsics::check_signature(types, id, row.ty).is_ok(),
                    None => false,
                };
                if fits
                    || intrinsics::is_of_other_target(&name)
                    || intrinsics::upgrade(&row.name, types, row.ty).is_some()
                {
                    continue;
                }
                if row.known().is_some() {
                    "invalid intrinsic signature".into()
                } else {
                    format!("unknown intrinsic '{name}'")
                }
            };
            let _: R<()> = self.err(r.span, message);
        }
        self.declare_rest();
        self.end_summary()?;
        self.stop_on_errors()
    }
    /// Declares the named globals that are used and not defined, in the order of their names.
    fn declare_missing(&mut self) {
        let missing = |r: &GlobalRef| r.value.is_none() && r.named && !r.is_intrinsic && r.ty.is_some();
        let mut rows: Vec<u32> = (0..self.refs.len() as u32).filter(|&i| missing(&self.refs[i as usize])).collect();
        rows.sort_by_key(|&row| self.ref_text(row));
        for row in rows {
            let r = self.refs[row as usize];
            let mut sym = Symbol { name: self.b.tables.strings.intern(self.bytes.get(r.name)), ..Symbol::default() };
            sym.flags |= Symbol::DECLARATION;
            let called = r.fn_ty.is_some() && !r.address_taken;
            sym.kind = if called { GlobalKind::Function } else { GlobalKind::Variable };
            let ty = if called { r.fn_ty } else { Type::I8 };
            let addrspace = self.types().addrspace(r.ty).unwrap_or(0);
            let shape = Shape { ty, ptr_ty: r.ty, addrspace, ..Shape::default() };
            self.finish_global(row, GlobalRow { sym, shape, parts: Parts::default() });
        }
    }
    /// Intrinsics that are called and not declared stand after all functions, by name.
    fn declare_rest(&mut self) {
        let mut rest: Vec<Intrin> = (self.refs.iter())
            .filter(|r| r.is_intrinsic && r.value.is_none())
            .filter_map(|r| r.intrinsic.as_intrinsic())
            .collect();
        let rows = self.b.tables.intrins.view();
        rest.sort_by(|&a, &b| rows.get(a).name.cmp(&rows.get(b).name));
        let before = self.b.globals.len() as u32;
        let decls = rest.iter().map(|&callee| IntrinDecl { cc: 0, callee, before, attrs: AttrList::EMPTY });
        let all = &mut self.b.tables.intrin_decls;
        all.extend(decls);
        all.sort_by_key(|d| d.before);
        all.iter_mut().for_each(|d| d.before = d.before.min(before));
    }
    /// Goes to the end of the input: it is read again with more names.
    pub(super) fn stop_reading(&mut self) -> super::Fail {
        self.lex.pos = self.lex.src.len();
        super::Fail
    }
    fn stop_on_errors(&self) -> R<()> {
        if self.diags.is_empty() { Ok(()) } else { Err(super::Fail) }
    }
    /// The finished module; what can only be checked on it may still be wrong.
    pub(super) fn into_module(mut self) -> Result<Module, Vec<Diag>> {
        debug_assert!(self.refs.len() == self.b.forward_globals.len());
        debug_assert!(!self.b.forward_globals.iter().any(|&v| Placeholder::is(v)));
        let (opts, calls) = (self.opts, self.needs_upgrade);
        let addresses = std::mem::take(&mut self.all_old_addresses);
        let twins = std::mem::take(&mut self.md_twins);
        let orders = std::mem::take(&mut self.use_orders);
        if !opts.keep_names && self.kept.values {
            for body in self.b.bodies.iter_mut().flatten() {
                body.side.names = None;
            }
        }
        let mut m = self.b.finish();
        if !orders.is_empty() {
            let wrong = super::use_order::check(&m, &orders);
            if !wrong.is_empty() {
                return Err(wrong);
            }
        }
        warpc_ir::merge_metadata::merge_metadata(&mut m, twins);
        if opts.max_name < usize::MAX && longest_name(&m) > opts.max_name {
            return Err(vec![Diag::error("name is too long", (0, 0))]);
        }
        if opts.as_bitcode {
            warpc_ir::upgrade_bitcode::upgrade_bitcode(&mut m);
        }
        if opts.upgrade {
            warpc_ir::upgrade_annotations::upgrade_annotations(&mut m);
            warpc_ir::upgrade_flags::upgrade_flags(&mut m);
            warpc_ir::upgrade_tbaa::upgrade_tbaa(&mut m);
            warpc_ir::upgrade_debug::upgrade_addresses(&mut m, &addresses);
            if calls {
                warpc_ir::intrinsics::upgrade_module(&mut m);
            }
        }
        Ok(m)
    }
}

/// Bytes of the longest name of a value or block.
fn longest_name(module: &Module) -> usize {
    let longest = |g: Global| {
        let body = module.body(g)?;
        let names = body.side.names.as_deref()?;
        let insts = (0..body.insts.len()).map(|i| Value::inst(Inst::new(i)));
        let args = (0..body.side.args.len()).map(|i| Value::arg(i as u32));
        let blocks = (0..body.blocks.len()).map(|i| Value::block(Block::new(i)));
        insts.chain(args).chain(blocks).map(|v| names.get(v).len()).max()
    };
    module.defined_functions().into_iter().filter_map(longest).max().unwrap_or(0)
}
