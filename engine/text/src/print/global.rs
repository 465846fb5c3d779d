//! Module level: header, comdats, variables, aliases, ifuncs, function headers, declarations of intrinsics.

use super::{Comments, Printer, Scope, out};
use std::collections::HashSet;
use warpc_columns::RowSet;
use warpc_ir::attrs::Attr;
use warpc_ir::callconv;
use warpc_ir::func::Func;
use warpc_ir::ids::*;
use warpc_ir::intrinsics::{self, IntrinRow, IntrinsicId, downgrade};
use warpc_ir::module::{GlobalKind, Linkage, Parts, Symbol, ThreadLocal, UnnamedAddr, Visibility};
use warpc_ir::types::TypesRef;
use warpc_ir::value::Value;

/// Intrinsics whose declarations are printed.
#[derive(Default)]
pub(crate) struct IntrinState {
    /// Declarations after all functions, in order: the function whose overlay knows it (`NONE`: the module) and the row.
    last: Vec<(Global, Intrin)>,
    /// Whether each declaration of an intrinsic in the module is printed where it stood: the first of each name.
    shown: Vec<bool>,
}

/// Attributes of a declaration: function, result, parameters.
struct Signature {
    func: Vec<Attr>,
    ret: Vec<Attr>,
    params: Vec<Vec<Attr>>,
}

/// What the table says about `row`, else what was written.
fn signature(row: &IntrinRow, sc: &Scope<'_>, written: AttrList) -> Signature {
    let types = sc.types;
    let (ret, params, _) = types.func(row.ty).unwrap_or((Type::VOID, &[], false));
    match valid(row, types) {
        None => {
            let list = sc.attrs.list(written);
            Signature {
                func: sc.attrs.set(list.func).to_vec(),
                ret: sc.attrs.set(list.ret).to_vec(),
                params: (0..params.len()).map(|n| sc.attrs.set(sc.attrs.param(written, n)).to_vec()).collect(),
            }
        }
        Some(id) => Signature {
            func: intrinsics::fn_attrs(id),
            ret: intrinsics::attrs_at(id, intrinsics::Position::Return, types, ret),
            params: (params.iter().enumerate())
                .map(|(n, &t)| intrinsics::attrs_at(id, intrinsics::Position::Param(n), types, t))
                .collect(),
        },
    }
}

/// The intrinsic of `row`, when it has a type of that intrinsic.
fn valid(row: &IntrinRow, types: TypesRef<'_>) -> Option<IntrinsicId> {
    row.known().filter(|&id| intrinsics::check_signature(types, id, row.ty).is_ok())
}

impl Printer<'_> {
    /// The whole module.
    pub(super) fn module(&mut self) {
        let ctx = self.ctx;
        let t = ctx.tables;
        if !self.no_module_id && !t.identifier.is_empty() && !t.identifier.contains('\n') {
            self.text("; ModuleID = '");
            self.text(&t.identifier);
            self.text("'\n");
        }
        let source = match t.source_filename {
            s if s.is_blank() => t.identifier.as_bytes(),
            s => ctx.str(s),
        };
        if !source.is_empty() {
            self.text("source_filename = ");
            out::quoted(&mut self.out, source);
            self.out.push(b'\n');
        }
        for (what, s) in [("datalayout", t.layout_text), ("triple", t.triple)] {
            if !s.is_blank() {
                self.text("target ");
                self.text(what);
                self.text(" = \"");
                self.out.extend_from_slice(ctx.str(s));
                self.text("\"\n");
            }
        }
        if !t.module_asm.is_blank() {
            self.out.push(b'\n');
            let asm = ctx.str(t.module_asm);
            for line in asm.strip_suffix(b"\n").unwrap_or(asm).split(|&c| c == b'\n') {
                self.text("module asm ");
                // Readers take an empty string for nothing: an empty line is written as its newline.
                out::quoted(&mut self.out, if line.is_empty() { b"\n" } else { line });
                self.out.push(b'\n');
            }
        }
        self.struct_definitions();
        self.comdats();
        self.number_module();
        let rows = |kind: GlobalKind| {
            (0..ctx.globals.sym.len()).filter(move |&g| {
                let s = &ctx.globals.sym[g];
                s.kind == kind && !s.is_dead()
            })
        };
        for kind in [GlobalKind::Variable, GlobalKind::Alias, GlobalKind::IFunc] {
            for (n, g) in rows(kind).enumerate() {
                if n == 0 {
                    self.out.push(b'\n');
                }
                match kind {
                    GlobalKind::Variable => self.variable(Global::new(g)),
                    _ => self.alias(Global::new(g)),
                }
            }
        }
        let mut declared = t.intrin_decls.iter().enumerate().peekable();
        for g in 0..=ctx.globals.sym.len() {
            while let Some((k, d)) = declared.next_if(|(_, d)| d.before as usize <= g) {
                if self.intrins.shown[k] {
                    self.out.push(b'\n');
                    self.intrinsic_declaration(&Scope::module(ctx), d.callee, d.attrs, d.cc);
                }
            }
            if let Some(s) = ctx.globals.sym.get(g)
                && s.kind == GlobalKind::Function
                && !s.is_dead()
            {
                self.out.push(b'\n');
                let f = self.module.and_then(|m| m.func(Global::new(g)));
                self.function(Global::new(g), f.as_ref(), None);
            }
        }
        for (owner, i) in std::mem::take(&mut self.intrins.last) {
            self.out.push(b'\n');
            match self.module.and_then(|m| m.func(owner)) {
                Some(f) => self.intrinsic_declaration(&Scope::of(&f), i, AttrList::EMPTY, 0),
                None => self.intrinsic_declaration(&Scope::module(ctx), i, AttrList::EMPTY, 0),
            }
        }
        self.attr_groups();
        self.metadata();
        if let Some(summary) = &ctx.tables.summary {
            self.summary(summary);
        }
    }

    fn comdats(&mut self) {
        let ctx = self.ctx;
        let mut seen = RowSet::new(ctx.tables.comdats.len());
        for kind in [GlobalKind::Function, GlobalKind::Variable, GlobalKind::IFunc] {
            for (s, p) in ctx.globals.sym.iter().zip(ctx.globals.parts) {
                if s.kind != kind || s.is_dead() || p.comdat.is_none() {
                    continue;
                }
                if !seen.insert(p.comdat) {
                    continue;
                }
                let row = &ctx.tables.comdats[p.comdat.index()];
                self.out.push(b'\n');
                self.out.push(b'$');
                out::name(&mut self.out, ctx.str(row.name));
                self.text(" = comdat ");
                self.text(row.kind.text());
                self.out.push(b'\n');
            }
        }
    }

    /// Linkage, preemption, visibility and storage class, each followed by a blank.
    fn binding(&mut self, symbol: &Symbol) {
        if symbol.linkage != Linkage::External {
            self.text(symbol.linkage.text());
            self.out.push(b' ');
        }
        let implied = symbol.linkage.is_local()
            || (symbol.visibility != Visibility::Default && symbol.linkage != Linkage::ExternWeak);
        if symbol.has(Symbol::DSO_LOCAL) && !implied {
            self.text("dso_local ");
        }
        for word in
            [if symbol.visibility == Visibility::Default { "" } else { symbol.visibility.text() }, symbol.dll.text()]
        {
            if !word.is_empty() {
                self.text(word);
                self.out.push(b' ');
            }
        }
    }
    fn thread_local(&mut self, thread_local: ThreadLocal) {
        match thread_local {
            ThreadLocal::None => {}
            ThreadLocal::GeneralDynamic => self.text("thread_local "),
            other => {
                self.text("thread_local(");
                self.text(other.text());
                self.text(") ");
            }
        }
    }
    fn quoted_part(&mut self, before: &str, string: Str) {
        if !string.is_blank() {
            self.text(before);
            out::quoted(&mut self.out, self.ctx.str(string));
        }
    }
    fn comdat_ref(&mut self, symbol: &Symbol, parts: &Parts, before: &str) {
        if parts.comdat.is_none() {
            return;
        }
        self.text(before);
        self.text(" comdat");
        let name = self.ctx.tables.comdats[parts.comdat.index()].name;
        if name != symbol.name {
            self.text("($");
            out::name(&mut self.out, self.ctx.str(name));
            self.out.push(b')');
        }
    }

    /// A global without its body.
    pub(super) fn global(&mut self, global: Global) {
        match self.ctx.globals.sym[global.index()].kind {
            GlobalKind::Function => self.function(global, None, None),
            GlobalKind::Variable => self.variable(global),
            _ => self.alias(global),
        }
    }
    fn variable(&mut self, global: Global) {
        let ctx = self.ctx;
        let sc = Scope::module(ctx);
        let (s, shape, p) =
            (ctx.globals.sym[global.index()], ctx.globals.shape[global.index()], ctx.globals.parts[global.index()]);
        self.global_name(global);
        self.text(" = ");
        if p.init.is_none() && s.linkage == Linkage::External {
            self.text("external ");
        }
        self.binding(&s);
        self.thread_local(s.tls);
        if s.unnamed_addr != UnnamedAddr::None {
            self.text(s.unnamed_addr.text());
            self.out.push(b' ');
        }
        if shape.addrspace != 0 {
            self.text("addrspace(");
            out::dec(&mut self.out, shape.addrspace as u64);
            self.text(") ");
        }
        if s.has(Symbol::EXTERNALLY_INITIALIZED) {
            self.text("externally_initialized ");
        }
        self.text(if s.has(Symbol::CONSTANT) { "constant " } else { "global " });
        self.ty(sc.types, shape.ty);
        if p.init.is_some() {
            self.out.push(b' ');
            self.value(&sc, p.init);
        }
        self.quoted_part(", section ", p.section);
        self.quoted_part(", partition ", p.partition);
        if shape.code_model != 0 {
            const MODELS: [&str; 5] = ["tiny", "small", "kernel", "medium", "large"];
            self.text(", code_model \"");
            self.text(MODELS[(shape.code_model as usize - 1).min(4)]);
            self.out.push(b'"');
        }
        if let Some(x) = ctx.extra(global) {
            for &word in &x.sanitizer {
                self.text(", ");
                self.out.extend_from_slice(ctx.str(word));
            }
        }
        self.comdat_ref(&s, &p, ",");
        self.align(", align ", shape.align);
        if let Some(x) = ctx.extra(global) {
            let list = self.sorted(x.attachments.iter().copied());
            self.attachments(&list, ", ");
        }
        self.group_ref(&sc, sc.attrs.list(p.attrs).func);
        self.out.push(b'\n');
    }

    fn align(&mut self, before: &str, packed: u8) {
        if packed != 0 {
            self.text(before);
            out::dec(&mut self.out, 1 << (packed - 1));
        }
    }

    fn alias(&mut self, global: Global) {
        let ctx = self.ctx;
        let sc = Scope::module(ctx);
        let (s, shape, p) =
            (ctx.globals.sym[global.index()], ctx.globals.shape[global.index()], ctx.globals.parts[global.index()]);
        self.global_name(global);
        self.text(" = ");
        self.binding(&s);
        if s.kind == GlobalKind::Alias {
            self.thread_local(s.tls);
            if s.unnamed_addr != UnnamedAddr::None {
                self.text(s.unnamed_addr.text());
                self.out.push(b' ');
            }
            self.text("alias ");
        } else {
            self.text("ifunc ");
        }
        self.ty(sc.types, shape.ty);
        self.text(", ");
        if p.init.as_const().is_some_and(|c| sc.consts.expr(c).is_some()) {
            self.value(&sc, p.init);
        } else {
            self.typed(&sc, p.init);
        }
        self.quoted_part(", partition ", p.partition);
        if let Some(x) = ctx.extra(global).filter(|_| s.kind == GlobalKind::IFunc) {
            let list = self.sorted(x.attachments.iter().copied());
            self.attachments(&list, ", ");
        }
        self.out.push(b'\n');
    }

    /// Keyword of a calling convention, followed by a blank.
    pub(super) fn cc(&mut self, cc: u16) {
        match callconv::name(cc) {
            _ if cc == 0 => return,
            Some(name) => self.text(name),
            None => {
                self.text("cc");
                out::dec(&mut self.out, cc as u64);
            }
        }
        self.out.push(b' ');
    }

    /// A function: declaration, or header and body.
    pub(super) fn function(&mut self, global: Global, f: Option<&Func<'_>>, comments: Option<&mut dyn Comments>) {
        let ctx = self.ctx;
        let sc = Scope::module(ctx);
        let (s, shape, p) =
            (ctx.globals.sym[global.index()], ctx.globals.shape[global.index()], ctx.globals.parts[global.index()]);
        let attrs = sc.attrs.list(p.attrs);
        let extra = ctx.extra(global);
        self.function_attrs_comment(&sc, sc.attrs.set(attrs.func));
        self.number_attachments(global);
        let attached = extra.map(|x| self.sorted(x.attachments.iter().copied()));
        match (f, &attached) {
            (Some(f), _) => {
                self.number_function(f);
                self.text("define ");
            }
            (None, attached) => {
                self.text("declare");
                self.attachments(attached.as_deref().unwrap_or_default(), " ");
                self.out.push(b' ');
            }
        }
        self.binding(&s);
        self.cc(shape.cc);
        self.attrs_inline(&sc, attrs.ret, "", " ");
        let (ret, params, vararg) = sc.types.func(shape.ty).unwrap_or((Type::VOID, &[], false));
        self.ty(sc.types, ret);
        self.out.push(b' ');
        self.global_name(global);
        self.out.push(b'(');
        for (n, &t) in params.iter().enumerate() {
            if n > 0 {
                self.text(", ");
            }
            self.ty(sc.types, t);
            self.attrs_inline(&sc, sc.attrs.param(p.attrs, n), " ", "");
            if let Some(f) = f {
                self.out.push(b' ');
                self.local(&Scope::of(f), Value::arg(n as u32));
            }
        }
        if vararg {
            self.text(if params.is_empty() { "..." } else { ", ..." });
        }
        self.out.push(b')');
        if s.unnamed_addr != UnnamedAddr::None {
            self.out.push(b' ');
            self.text(s.unnamed_addr.text());
        }
        if shape.addrspace != 0 || ctx.tables.layout.program_space != 0 {
            self.text(" addrspace(");
            out::dec(&mut self.out, shape.addrspace as u64);
            self.out.push(b')');
        }
        self.group_ref(&sc, attrs.func);
        self.quoted_part(" section ", p.section);
        self.quoted_part(" partition ", p.partition);
        self.comdat_ref(&s, &p, "");
        self.align(" align ", shape.align);
        self.quoted_part(" gc ", p.gc);
        if let Some(x) = extra {
            for (word, v) in [(" prefix ", x.prefix), (" prologue ", x.prologue), (" personality ", x.personality)] {
                if v.is_some() {
                    self.text(word);
                    self.typed(&sc, v);
                }
            }
        }
        if let Some(f) = f {
            self.attachments(attached.as_deref().unwrap_or_default(), " ");
            self.text(" {");
            self.blocks(f, f.block_order(), comments);
            self.out.push(b'}');
        }
        self.out.push(b'\n');
    }

    // ---- intrinsics ---------------------------------------------------------------------------------------------

    /// Finds the intrinsics that are used and have no place of their own among the declarations.
    pub(super) fn find_intrinsics(&mut self) {
        let ctx = self.ctx;
        self.intrins.shown = vec![true; ctx.tables.intrin_decls.len()];
        let Some(m) = self.module else { return };
        let base = ctx.tables.intrins.own();
        let mut seen = RowSet::new(base.len());
        // Of rows that differ in their type alone, one is declared.
        let mut names: HashSet<&str, foldhash::fast::FixedState> = HashSet::default();
        for (d, shown) in ctx.tables.intrin_decls.iter().zip(&mut self.intrins.shown) {
            // Declarations of old names may have become one.
            *shown = names.insert(&base[d.callee.index()].name);
            if *shown {
                seen.insert(d.callee);
            }
        }
        let mut used = Vec::new();
        let mut note = |i: Intrin, owner: Global, used: &mut Vec<(Global, Intrin)>| match base.get(i.index()) {
            Some(row) => {
                if seen.insert(i) && names.insert(&row.name) {
                    used.push((Global::NONE, i));
                }
            }
            None => {
                let name = m
                    .body(owner)
                    .and_then(|b| b.side.overlay.as_ref())
                    .map(|o| &*o.intrins.own()[i.index() - base.len()].name);
                if name.is_some_and(|n| names.insert(n)) {
                    used.push((owner, i));
                }
            }
        };
        for g in m.defined_functions() {
            let Some(f) = m.func(g) else { continue };
            for b in f.block_order() {
                for i in f.block_insts(b) {
                    if f.op(i).is_call() {
                        f.operands(i).filter_map(|v| v.as_intrinsic()).for_each(|i| note(i, g, &mut used));
                    }
                }
            }
            if let Some(body) = m.body(g) {
                let listed = body.side.consts.operands().iter().filter_map(|v| v.as_intrinsic());
                listed.for_each(|i| note(i, g, &mut used));
            }
        }
        let module_values = ctx.tables.consts.operands().iter().copied();
        for v in module_values.chain(ctx.globals.parts.iter().map(|p| p.init)) {
            if let Some(i) = v.as_intrinsic() {
                note(i, Global::NONE, &mut used);
            }
        }
        // Of the module's rows, by first appearance.
        used.sort_by_key(|u| u.0.is_some());
        let n = used.iter().take_while(|u| u.0.is_none()).count();
        used[..n].sort_by_key(|u| u.1);
        self.intrins.last = used;
    }

    /// Attribute groups of variables and functions, in printed order.
    pub(super) fn number_global_attrs(&mut self) {
        let ctx = self.ctx;
        let sc = Scope::module(ctx);
        for (s, p) in ctx.globals.sym.iter().zip(ctx.globals.parts) {
            if s.kind == GlobalKind::Variable && !s.is_dead() {
                self.attr_group(&sc, sc.attrs.list(p.attrs).func);
            }
        }
        let mut declared = ctx.tables.intrin_decls.iter().enumerate().peekable();
        for g in 0..=ctx.globals.sym.len() {
            while let Some((k, d)) = declared.next_if(|(_, d)| d.before as usize <= g) {
                if self.intrins.shown[k] {
                    self.intrinsic_group(&sc, d.callee, d.attrs);
                }
            }
            if let Some(s) = ctx.globals.sym.get(g)
                && s.kind == GlobalKind::Function
                && !s.is_dead()
            {
                self.attr_group(&sc, sc.attrs.list(ctx.globals.parts[g].attrs).func);
            }
        }
        for k in 0..self.intrins.last.len() {
            let (owner, i) = self.intrins.last[k];
            match self.module.and_then(|m| m.func(owner)) {
                Some(f) => self.intrinsic_group(&Scope::of(&f), i, AttrList::EMPTY),
                None => self.intrinsic_group(&sc, i, AttrList::EMPTY),
            }
        }
    }
    fn intrinsic_group(&mut self, sc: &Scope<'_>, intrin: Intrin, written: AttrList) {
        match valid(sc.intrins.get(intrin), sc.types) {
            Some(id) => drop(self.attr_list_group(sc, &intrinsics::fn_attrs(id))),
            None => drop(self.attr_group(sc, sc.attrs.list(written).func)),
        }
    }

    /// Name of an intrinsic callee.
    pub(super) fn intrinsic_name(&mut self, sc: &Scope<'_>, intrin: Intrin) {
        self.out.push(b'@');
        let name = &*sc.intrins.get(intrin).name;
        match Some(name).filter(|_| self.v19()).and_then(downgrade) {
            Some((row, suffix)) => {
                self.text(row.old);
                self.text(suffix);
            }
            None => out::name(&mut self.out, name.as_bytes()),
        }
    }

    fn intrinsic_declaration(&mut self, sc: &Scope<'_>, intrin: Intrin, written: AttrList, cc: u16) {
        let row = sc.intrins.get(intrin);
        let sig = signature(row, sc, written);
        self.function_attrs_comment(sc, &sig.func);
        if row.known().is_none() && !intrinsics::is_of_other_target(&row.name) {
            self.text("; Unknown intrinsic\n");
        }
        self.text("declare ");
        self.cc(cc);
        self.attr_list_inline(sc, &sig.ret, "", " ");
        let (ret, params, vararg) = sc.types.func(row.ty).unwrap_or((Type::VOID, &[], false));
        self.ty(sc.types, ret);
        self.out.push(b' ');
        self.intrinsic_name(sc, intrin);
        self.out.push(b'(');
        let older = if self.v19() { downgrade(&row.name).map_or("*", |d| d.0.args) } else { "*" };
        if older == "*" {
            for (n, &t) in params.iter().enumerate() {
                if n > 0 {
                    self.text(", ");
                }
                self.ty(sc.types, t);
                self.attr_list_inline(sc, &sig.params[n], " ", "");
            }
        } else {
            for (n, word) in older.split(' ').enumerate() {
                if n > 0 {
                    self.text(", ");
                }
                match word.as_bytes()[0] {
                    b'=' => self.text("i64 immarg"),
                    b'@' => self.text("i32 immarg"),
                    _ => {
                        let n = word.trim_start_matches('-').parse().unwrap_or(0);
                        self.ty(sc.types, params.get(n).copied().unwrap_or(Type::VOID));
                        if let Some(attrs) = sig.params.get(n) {
                            self.attr_list_inline(sc, attrs, " ", "");
                        }
                    }
                }
            }
        }
        if vararg {
            self.text(if params.is_empty() { "..." } else { ", ..." });
        }
        self.out.push(b')');
        if self.ctx.tables.layout.program_space != 0 {
            self.text(" addrspace(0)");
        }
        if let Some(n) = self.attr_list_group(sc, &sig.func) {
            self.text(" #");
            out::dec(&mut self.out, n as u64);
        }
        self.out.push(b'\n');
    }
}
