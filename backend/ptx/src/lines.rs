//! Line information: `.file` per `DIFile`, `.loc` per location that changes, with the call it was inlined at; the names of the
//! inlined functions as strings of section `.debug_str`.

use crate::names::number;
use smallvec::SmallVec;
use warpc_columns::RowSet;
use warpc_ir::ModuleCtx;
use warpc_ir::ids::{Md, Str};
use warpc_ir::metadata::{MdField, MdNode};

/// Names of the fields that matter, looked up once.
#[derive(Clone, Copy)]
pub struct Lines {
    line: Str,
    column: Str,
    scope: Str,
    file: Str,
    kind: Str,
    inlined_at: Str,
    subprogram: Str,
    location: Str,
    linkage_name: Str,
    name: Str,
    /// Call site of the last location, which need not be said again.
    last_site: Option<Md>,
}

/// Most calls deep that inlining is told.
const DEPTH: usize = 64;

impl Lines {
    /// For a module.
    pub fn new(ctx: ModuleCtx<'_>) -> Lines {
        let find = |t: &str| ctx.tables.strings.find(t.as_bytes()).unwrap_or(Str::NONE);
        Lines {
            line: find("line"),
            column: find("column"),
            scope: find("scope"),
            file: find("file"),
            kind: find("DIFile"),
            inlined_at: find("inlinedAt"),
            subprogram: find("DISubprogram"),
            location: find("DILocation"),
            linkage_name: find("linkageName"),
            name: find("name"),
            last_site: None,
        }
    }
    fn node(self, ctx: ModuleCtx<'_>, node: Md, field: Str) -> Option<Md> {
        match ctx.tables.metadata.field(node, field)? {
            MdField::Node(n) => n.get(),
            _ => None,
        }
    }
    fn int(self, ctx: ModuleCtx<'_>, node: Md, field: Str) -> u64 {
        match ctx.tables.metadata.field(node, field) {
            Some(MdField::Int(n)) => *n as u64,
            _ => 0,
        }
    }
    fn str_of<'a>(self, ctx: ModuleCtx<'a>, node: Md, field: Str) -> &'a [u8] {
        match ctx.tables.metadata.field(node, field) {
            Some(MdField::Str(s)) => ctx.tables.strings.get(*s),
            _ => b"",
        }
    }
    /// Appends `.loc` of location `loc`, unless it names no file; before it those of the calls it was inlined at, from the
    /// outside in.
    pub fn loc(&mut self, ctx: ModuleCtx<'_>, loc: u32, out: &mut Vec<u8>) {
        let loc = Md(loc);
        let mut sites: SmallVec<[Md; 8]> = SmallVec::new();
        let mut at = loc;
        while let Some(site) = self.node(ctx, at, self.inlined_at).filter(|_| sites.len() < DEPTH) {
            sites.push(site);
            at = site;
        }
        let site = sites.first().copied();
        if site != self.last_site {
            for &s in sites.iter().rev() {
                self.line(ctx, s, out);
            }
        }
        self.last_site = site;
        self.line(ctx, loc, out);
    }
    /// One `.loc` row.
    fn line(self, ctx: ModuleCtx<'_>, loc: Md, out: &mut Vec<u8>) {
        let from = out.len();
        out.extend_from_slice(b"\t.loc \t");
        if !self.place(ctx, loc, out) {
            return out.truncate(from);
        }
        if let Some(site) = self.node(ctx, loc, self.inlined_at)
            && let Some(sub) = self.subprogram_of(ctx, loc)
        {
            let to = out.len();
            out.extend_from_slice(b", function_name $L__info_string");
            number(sub.0 as u64, out);
            out.extend_from_slice(b", inlined_at ");
            if !self.place(ctx, site, out) {
                out.truncate(to);
            }
        }
        out.push(b'\n');
    }
    /// Appends file, line and column; false when there is no file.
    fn place(self, ctx: ModuleCtx<'_>, loc: Md, out: &mut Vec<u8>) -> bool {
        let mut at = self.node(ctx, loc, self.scope);
        // Scopes lead to the file; a lexical block may change it.
        for _ in 0..1 << 12 {
            let Some(m) = at else { return false };
            if let Some(file) = self.node(ctx, m, self.file) {
                number(file.0 as u64 + 1, out);
                for v in [self.int(ctx, loc, self.line), self.int(ctx, loc, self.column)] {
                    out.push(b' ');
                    number(v, out);
                }
                return true;
            }
            at = self.node(ctx, m, self.scope);
        }
        false
    }
    /// The function a location is in.
    fn subprogram_of(self, ctx: ModuleCtx<'_>, loc: Md) -> Option<Md> {
        let mut at = self.node(ctx, loc, self.scope);
        for _ in 0..1 << 12 {
            let m = at?;
            if matches!(ctx.tables.metadata.get(m), MdNode::Special { kind, .. } if *kind == self.subprogram) {
                return Some(m);
            }
            at = self.node(ctx, m, self.scope);
        }
        None
    }
    /// Appends the section with the names of the functions that were inlined.
    pub fn names(self, ctx: ModuleCtx<'_>, out: &mut Vec<u8>) {
        let nodes = ctx.tables.metadata.nodes();
        let mut wanted = RowSet::new(nodes.len());
        for (n, node) in nodes.iter().enumerate() {
            let m = Md::new(n);
            if matches!(node, MdNode::Special { kind, .. } if *kind == self.location)
                && self.node(ctx, m, self.inlined_at).is_some()
                && let Some(sub) = self.subprogram_of(ctx, m)
            {
                wanted.insert(sub);
            }
        }
        if wanted.is_empty() {
            return;
        }
        out.extend_from_slice(b"\n\t.section\t.debug_str\n\t{\n");
        for sub in wanted.iter() {
            out.extend_from_slice(b"$L__info_string");
            number(sub.index() as u64, out);
            out.extend_from_slice(b":\n");
            let (linkage, plain) = (self.str_of(ctx, sub, self.linkage_name), self.str_of(ctx, sub, self.name));
            for &c in if linkage.is_empty() { plain } else { linkage } {
                out.extend_from_slice(b".b8 ");
                number(c as u64, out);
                out.push(b'\n');
            }
            out.extend_from_slice(b".b8 0\n");
        }
        out.extend_from_slice(b"\t}\n");
    }
    /// Appends a `.file` per `DIFile`; its number is its metadata row plus one.
    pub fn files(self, ctx: ModuleCtx<'_>, out: &mut Vec<u8>) {
        let strings = &ctx.tables.strings;
        let text = |m: Md, name: &str| strings.find(name.as_bytes()).map_or(&b""[..], |f| self.str_of(ctx, m, f));
        for (n, node) in ctx.tables.metadata.nodes().iter().enumerate() {
            if !matches!(node, MdNode::Special { kind, .. } if *kind == self.kind) {
                continue;
            }
            let m = Md::new(n);
            let (name, dir) = (text(m, "filename"), text(m, "directory"));
            out.extend_from_slice(b".file \t");
            number(n as u64 + 1, out);
            out.extend_from_slice(b" \"");
            if !name.starts_with(b"/") && !dir.is_empty() {
                quoted(dir, out);
                out.push(b'/');
            }
            quoted(name, out);
            out.extend_from_slice(b"\"\n");
        }
    }
}

fn quoted(text: &[u8], out: &mut Vec<u8>) {
    for &c in text {
        match c {
            b'"' | b'\\' => out.extend_from_slice(&[b'\\', c]),
            b' '..=b'~' => out.push(c),
            _ => out.push(b'_'),
        }
    }
}
