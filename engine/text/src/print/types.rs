//! Types, and the order of identified structs: the order in which a walk over the module meets them.

use super::{Printer, Scope, out};
use warpc_columns::RowSet;
use warpc_ir::attrs::Attr;
use warpc_ir::body::LocalMd;
use warpc_ir::func::Func;
use warpc_ir::ids::*;
use warpc_ir::metadata::{MdField, MdNode};
use warpc_ir::module::GlobalKind;
use warpc_ir::opcode::{Opcode, flags};
use warpc_ir::types::{TypeKind, TypesRef};
use warpc_ir::value::{Value, ValueKind};

/// Rendered types are kept up to this length.
const KEEP: usize = 96;

/// Rendered types and numbers of structs without a name.
#[derive(Default)]
pub(crate) struct TypeState {
    /// Range in `arena` by type of the module; length 0 when not rendered yet.
    ranges: Vec<(u32, u32)>,
    arena: Vec<u8>,
    /// Number of each identified struct without a name.
    numbers: Vec<u32>,
    /// Structs without a name in order of their numbers.
    numbered: Vec<u32>,
    /// Named structs in order of first use.
    named: Vec<u32>,
    stack: Vec<Frame>,
}

#[derive(Clone, Copy)]
enum Frame {
    Ty(Type),
    Text(&'static str),
    Int(u32),
}

/// Keyword of a type that is one.
#[inline]
fn keyword(ty: Type) -> Option<&'static str> {
    const KEYWORDS: [&str; 19] = [
        "void",
        "label",
        "token",
        "metadata",
        "x86_amx",
        "half",
        "bfloat",
        "float",
        "double",
        "x86_fp80",
        "fp128",
        "ppc_fp128",
        "i1",
        "i8",
        "i16",
        "i32",
        "i64",
        "i128",
        "ptr",
    ];
    KEYWORDS.get(ty.index()).copied()
}

impl Printer<'_> {
    /// Type `ty`.
    #[inline]
    pub(super) fn ty(&mut self, types: TypesRef<'_>, ty: Type) {
        if let Some(k) = keyword(ty) {
            return self.text(k);
        }
        match self.types.ranges.get(ty.index()) {
            Some(&(at, len)) if len != 0 => {
                self.out.extend_from_slice(&self.types.arena[at as usize..(at + len) as usize]);
            }
            _ => self.render_type(types, ty),
        }
    }

    fn render_type(&mut self, types: TypesRef<'_>, ty: Type) {
        if ty.is_none() {
            return self.text("<null type>");
        }
        let start = self.out.len();
        let mut stack = std::mem::take(&mut self.types.stack);
        stack.push(Frame::Ty(ty));
        while let Some(frame) = stack.pop() {
            match frame {
                Frame::Text(s) => self.text(s),
                Frame::Int(n) => out::dec(&mut self.out, n as u64),
                Frame::Ty(ty) => self.open_type(types, ty, &mut stack),
            }
        }
        self.types.stack = stack;
        let len = self.out.len() - start;
        if len <= KEEP && ty.0 < self.ctx.tables.types.len() {
            let s = &mut self.types;
            if s.ranges.len() <= ty.index() {
                s.ranges.resize(self.ctx.tables.types.len() as usize, (0, 0));
            }
            s.ranges[ty.index()] = (s.arena.len() as u32, len as u32);
            s.arena.extend_from_slice(&self.out[start..]);
        }
    }

    /// Writes the beginning of `ty` and pushes the rest.
    fn open_type(&mut self, types: TypesRef<'_>, ty: Type, stack: &mut Vec<Frame>) {
        if let Some(k) = keyword(ty) {
            return self.text(k);
        }
        let o = &mut self.out;
        match types.kind(ty) {
            TypeKind::Int(n) => {
                o.push(b'i');
                out::dec(o, *n as u64);
            }
            TypeKind::Ptr(0) => self.text("ptr"),
            TypeKind::Ptr(a) => {
                self.text("ptr addrspace(");
                out::dec(&mut self.out, *a as u64);
                self.out.push(b')');
            }
            TypeKind::Array { len, elem } => {
                o.push(b'[');
                out::dec(o, *len);
                self.text(" x ");
                stack.extend([Frame::Text("]"), Frame::Ty(*elem)]);
            }
            TypeKind::Vector { len, scalable, elem } => {
                self.text(if *scalable { "<vscale x " } else { "<" });
                out::dec(&mut self.out, *len as u64);
                self.text(" x ");
                stack.extend([Frame::Text(">"), Frame::Ty(*elem)]);
            }
            TypeKind::Struct { fields, packed } => self.open_fields(fields, *packed, stack),
            TypeKind::Named(n) => self.struct_name(types, *n),
            TypeKind::Func { ret, params, vararg } => {
                stack.push(Frame::Text(")"));
                if *vararg {
                    stack.push(Frame::Text(if params.is_empty() { "..." } else { ", ..." }));
                }
                for (i, &p) in params.iter().enumerate().rev() {
                    stack.push(Frame::Ty(p));
                    if i > 0 {
                        stack.push(Frame::Text(", "));
                    }
                }
                stack.extend([Frame::Text(" ("), Frame::Ty(*ret)]);
            }
            TypeKind::Target { name, types, ints } => {
                self.text("target(");
                out::quoted(&mut self.out, self.ctx.str(*name));
                stack.push(Frame::Text(")"));
                for &n in ints.iter().rev() {
                    stack.extend([Frame::Int(n), Frame::Text(", ")]);
                }
                for &ty in types.iter().rev() {
                    stack.extend([Frame::Ty(ty), Frame::Text(", ")]);
                }
            }
            // Keywords, all of fixed id.
            _ => {}
        }
    }

    fn open_fields(&mut self, fields: &[Type], packed: bool, stack: &mut Vec<Frame>) {
        if packed {
            self.out.push(b'<');
            stack.push(Frame::Text(">"));
        }
        if fields.is_empty() {
            self.text("{}");
            return;
        }
        self.text("{ ");
        stack.push(Frame::Text(" }"));
        for (i, &f) in fields.iter().enumerate().rev() {
            stack.push(Frame::Ty(f));
            if i > 0 {
                stack.push(Frame::Text(", "));
            }
        }
    }

    fn struct_name(&mut self, types: TypesRef<'_>, n: u32) {
        self.out.push(b'%');
        let s = types.named(n);
        if s.numbered || s.name.is_blank() {
            let number = self.types.numbers.get(n as usize).copied().unwrap_or(n);
            out::dec(&mut self.out, number as u64);
        } else {
            out::name(&mut self.out, self.ctx.str(s.name));
        }
    }

    /// `%name = type { ... }` for every struct in use.
    pub(super) fn struct_definitions(&mut self) {
        let types = self.ctx.types();
        if types.structs().is_empty() {
            return;
        }
        self.find_structs();
        let order: Vec<u32> = self.types.numbered.iter().chain(&self.types.named).copied().collect();
        if order.is_empty() {
            return;
        }
        self.out.push(b'\n');
        let mut stack = Vec::new();
        for n in order {
            self.struct_name(types, n);
            self.text(" = type ");
            match &types.named(n).body {
                None => self.text("opaque"),
                Some((fields, packed)) => {
                    self.open_fields(fields, *packed, &mut stack);
                    while let Some(frame) = stack.pop() {
                        match frame {
                            Frame::Text(s) => self.text(s),
                            Frame::Int(n) => out::dec(&mut self.out, n as u64),
                            Frame::Ty(t) => self.ty(types, t),
                        }
                    }
                }
            }
            self.out.push(b'\n');
        }
    }

    /// Numbers of structs for a print without the module's definitions: by their order in the table.
    pub(super) fn number_structs_of(&mut self, f: &Func<'_>) {
        let mut next = 0;
        self.types.numbers = (f.types().structs().iter())
            .map(|s| {
                let n = next;
                next += (s.numbered || s.name.is_blank()) as u32;
                n
            })
            .collect();
    }

    fn find_structs(&mut self) {
        let ctx = self.ctx;
        let structs = ctx.types().structs();
        let mut finder = Finder::new(Scope::module(ctx));
        if let Some(m) = self.module {
            finder.walk(m);
        }
        let mut numbers = vec![u32::MAX; structs.len()];
        for &n in &finder.found {
            let s = &structs[n as usize];
            if s.numbered || s.name.is_blank() {
                numbers[n as usize] = self.types.numbered.len() as u32;
                self.types.numbered.push(n);
            } else {
                self.types.named.push(n);
            }
        }
        self.types.numbers = numbers;
    }
}

/// Walk that finds identified structs in the order of the language's definition list.
struct Finder<'m> {
    module: Scope<'m>,
    types: RowSet<Type>,
    md: RowSet<Md>,
    module_consts: RowSet<Const>,
    found: Vec<u32>,
    stack: Vec<Type>,
}

enum Step {
    Value(Value),
    Type(Type),
    Md(Md),
}

impl<'m> Finder<'m> {
    fn new(module: Scope<'m>) -> Self {
        Finder {
            module,
            types: RowSet::new(module.types.len() as usize),
            md: RowSet::new(module.ctx.tables.metadata.len()),
            module_consts: RowSet::new(module.consts.len()),
            found: Vec::new(),
            stack: Vec::new(),
        }
    }
    fn mark(&mut self, ty: Type) -> bool {
        if self.types.rows() <= ty.index() {
            self.types.resize(ty.index() + 1);
        }
        self.types.insert(ty)
    }
    fn ty(&mut self, types: TypesRef<'_>, ty: Type) {
        if ty.is_none() || !self.mark(ty) {
            return;
        }
        let mut stack = std::mem::take(&mut self.stack);
        stack.push(ty);
        while let Some(ty) = stack.pop() {
            let from = stack.len();
            match types.kind(ty) {
                TypeKind::Named(n) => {
                    self.found.push(*n);
                    if let Some((fields, _)) = &types.named(*n).body {
                        stack.extend_from_slice(fields);
                    }
                }
                TypeKind::Struct { fields, .. } => stack.extend_from_slice(fields),
                TypeKind::Array { elem, .. } | TypeKind::Vector { elem, .. } => stack.push(*elem),
                TypeKind::Func { ret, params, .. } => {
                    stack.push(*ret);
                    stack.extend_from_slice(params);
                }
                TypeKind::Target { types, .. } => stack.extend_from_slice(types),
                _ => {}
            }
            // Fields are pushed in reverse, so that the first is visited first.
            stack[from..].reverse();
            let mut keep = from;
            for i in from..stack.len() {
                if self.mark(stack[i]) {
                    stack[keep] = stack[i];
                    keep += 1;
                }
            }
            stack.truncate(keep);
        }
        self.stack = stack;
    }
    fn walk_steps(&mut self, sc: &Scope<'_>, first: Step, seen: &mut RowSet<Const>) {
        let mut steps = vec![first];
        while let Some(step) = steps.pop() {
            match step {
                Step::Type(t) => self.ty(sc.types, t),
                Step::Value(v) => match v.kind() {
                    ValueKind::Const(c) => {
                        if seen.rows() <= c.index() {
                            seen.resize(sc.consts.len().max(c.index() + 1));
                        }
                        if !seen.insert(c) {
                            continue;
                        }
                        self.ty(sc.types, sc.consts.ty(c));
                        if let Some(e) = sc.consts.expr(c)
                            && e.elem.is_some()
                        {
                            steps.push(Step::Type(e.elem));
                        }
                        steps.extend(sc.consts.list(c).iter().rev().map(|&v| Step::Value(v)));
                    }
                    ValueKind::Undef(t) | ValueKind::Poison(t) => self.ty(sc.types, t),
                    ValueKind::Meta(m) => steps.push(Step::Md(m)),
                    ValueKind::LocalMeta(n) => match sc.func.and_then(|f| f.side().local_md.get(n as usize)) {
                        Some(LocalMd::Value(_, v)) => steps.push(Step::Value(*v)),
                        Some(LocalMd::ArgList(l)) => steps.extend(l.iter().rev().map(|&(_, v)| Step::Value(v))),
                        None => {}
                    },
                    _ => {}
                },
                Step::Md(m) => {
                    if m.is_none() || !self.md.insert(m) {
                        continue;
                    }
                    self.md_children(m, &mut steps);
                }
            }
        }
    }
    fn md_children(&mut self, node: Md, steps: &mut Vec<Step>) {
        match self.module.ctx.tables.metadata.get(node) {
            MdNode::Value(t, v) => {
                // A constant of the module, met on the way through metadata.
                self.ty(self.module.types, *t);
                let sc = self.module;
                let mut seen = std::mem::take(&mut self.module_consts);
                if v.as_const().is_some() {
                    self.walk_steps(&sc, Step::Value(*v), &mut seen);
                }
                self.module_consts = seen;
            }
            MdNode::Tuple { ops, .. } | MdNode::ArgList(ops) => {
                steps.extend(ops.iter().rev().map(|&o| Step::Md(o)));
            }
            MdNode::Special { fields, .. } => {
                steps.extend(fields.iter().rev().filter_map(|(_, f)| match f {
                    MdField::Node(n) => Some(Step::Md(*n)),
                    _ => None,
                }));
            }
            _ => {}
        }
    }
    fn module_value(&mut self, value: Value) {
        let sc = self.module;
        let mut seen = std::mem::take(&mut self.module_consts);
        self.walk_steps(&sc, Step::Value(value), &mut seen);
        self.module_consts = seen;
    }
    fn attrs(&mut self, sc: &Scope<'_>, list: AttrList) {
        if list == AttrList::EMPTY {
            return;
        }
        let row = sc.attrs.list(list);
        for &s in [row.func, row.ret].iter().chain(&row.params) {
            for a in sc.attrs.set(s) {
                if let Attr::Type(_, t) = a {
                    self.ty(sc.types, *t);
                }
            }
        }
    }
    fn walk(&mut self, m: &'m warpc_ir::module::Module) {
        let ctx = self.module.ctx;
        let types = self.module.types;
        let rows = |kind: GlobalKind| {
            (0..ctx.globals.sym.len())
                .filter(move |&g| ctx.globals.sym[g].kind == kind && !ctx.globals.sym[g].is_dead())
                .map(Global::new)
        };
        for kind in [GlobalKind::Variable, GlobalKind::Alias, GlobalKind::IFunc] {
            for g in rows(kind) {
                self.ty(types, ctx.globals.shape[g.index()].ty);
                self.module_value(ctx.globals.parts[g.index()].init);
            }
        }
        for g in rows(GlobalKind::Function) {
            self.ty(types, ctx.globals.shape[g.index()].ty);
            let sc = self.module;
            self.attrs(&sc, ctx.globals.parts[g.index()].attrs);
            if let Some(x) = ctx.extra(g) {
                for v in [x.prefix, x.prologue, x.personality] {
                    self.module_value(v);
                }
            }
            if let Some(f) = m.func(g) {
                self.body(&f);
            }
        }
        for (_, list) in &ctx.tables.metadata.named {
            for &n in list {
                let sc = self.module;
                self.walk_steps(&sc, Step::Md(n), &mut RowSet::default());
            }
        }
    }
    fn body(&mut self, f: &Func<'_>) {
        let sc = Scope::of(f);
        let mut seen = RowSet::default();
        let dbg = super::func::DbgIndex::of(f);
        for b in f.block_order() {
            for i in f.block_insts(b) {
                let head = f.head(i);
                self.ty(sc.types, head.ty);
                for v in f.operands(i) {
                    if v.as_inst().is_none() {
                        self.walk_steps_fast(&sc, v, &mut seen);
                    }
                }
                match head.op {
                    Opcode::GetElementPtr | Opcode::Alloca => self.ty(sc.types, Type(f.aux(i).a)),
                    op if op.is_call() => self.attrs(&sc, f.call(i).attrs),
                    _ => {}
                }
                if head.flags & flags::HAS_MD != 0 {
                    for a in f.attachments(i) {
                        self.walk_steps(&sc, Step::Md(a.node), &mut seen);
                    }
                }
                for r in dbg.before(i) {
                    let r = &f.side().dbg[*r as usize];
                    self.walk_steps_fast(&sc, r.value, &mut seen);
                    self.walk_steps_fast(&sc, r.address, &mut seen);
                }
            }
        }
        // Types of the function's own overlay mean nothing in the next one.
        self.types.resize(self.module.types.len() as usize);
    }
    #[inline]
    fn walk_steps_fast(&mut self, sc: &Scope<'_>, value: Value, seen: &mut RowSet<Const>) {
        match value.kind() {
            ValueKind::Const(c) if seen.contains(c) => {}
            ValueKind::Const(_)
            | ValueKind::Undef(_)
            | ValueKind::Poison(_)
            | ValueKind::Meta(_)
            | ValueKind::LocalMeta(_) => self.walk_steps(sc, Step::Value(value), seen),
            _ => {}
        }
    }
}
