//! Line information: `.file` per `DIFile`, `.loc` per location that changes.

use crate::ptx::names::number;
use warpc_engine::ids::{Md, Str};
use warpc_engine::ir::ModuleCtx;
use warpc_engine::ir::metadata::{MdField, MdNode};

/// Names of the fields that matter, looked up once.
#[derive(Clone, Copy)]
pub struct Lines {
    line: Str,
    column: Str,
    scope: Str,
    file: Str,
    kind: Str,
}

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
        }
    }
    fn node(self, ctx: ModuleCtx<'_>, m: Md, field: Str) -> Option<Md> {
        match ctx.tables.metadata.field(m, field)? {
            MdField::Node(n) => n.get(),
            _ => None,
        }
    }
    fn int(self, ctx: ModuleCtx<'_>, m: Md, field: Str) -> u64 {
        match ctx.tables.metadata.field(m, field) {
            Some(MdField::Int(n)) => *n as u64,
            _ => 0,
        }
    }
    /// Appends `.loc` of location `loc`, unless it names no file.
    pub fn loc(self, ctx: ModuleCtx<'_>, loc: u32, out: &mut Vec<u8>) {
        let loc = Md(loc);
        let mut at = self.node(ctx, loc, self.scope);
        // Scopes lead to the file; a lexical block may change it.
        for _ in 0..1 << 12 {
            let Some(m) = at else { return };
            if let Some(file) = self.node(ctx, m, self.file) {
                out.extend_from_slice(b"\t.loc \t");
                number(file.0 as u64 + 1, out);
                for v in [self.int(ctx, loc, self.line), self.int(ctx, loc, self.column)] {
                    out.push(b' ');
                    number(v, out);
                }
                out.push(b'\n');
                return;
            }
            at = self.node(ctx, m, self.scope);
        }
    }
    /// Appends a `.file` per `DIFile`; its number is its metadata row plus one.
    pub fn files(self, ctx: ModuleCtx<'_>, out: &mut Vec<u8>) {
        let strings = &ctx.tables.strings;
        let text = |m: Md, name: &str| -> &[u8] {
            match strings.find(name.as_bytes()).and_then(|f| ctx.tables.metadata.field(m, f)) {
                Some(MdField::Str(s)) => strings.get(*s),
                _ => b"",
            }
        };
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

fn quoted(s: &[u8], out: &mut Vec<u8>) {
    for &c in s {
        match c {
            b'"' | b'\\' => out.extend_from_slice(&[b'\\', c]),
            b' '..=b'~' => out.push(c),
            _ => out.push(b'_'),
        }
    }
}
