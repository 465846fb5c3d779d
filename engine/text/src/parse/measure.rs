//! Which types are sized, and that no type contains itself or nests too deeply: walked with an explicit stack and
//! remembered, so that every later recursion over a type is short.

use super::{Parser, R, Span};
use warpc_ir::ids::*;
use warpc_ir::types::TypeKind;

/// What is known of a type. All zero: nothing.
#[derive(Clone, Copy, Default, PartialEq, Eq, Debug)]
pub(super) struct Measure {
    /// Complete: every struct in it has a body or is known to stay opaque.
    known: bool,
    /// Has a size.
    sized: bool,
    /// Contains a scalable vector.
    scalable: bool,
    /// On the stack of the walk.
    open: bool,
    /// Levels of nesting.
    depth: u16,
    /// Nodes when everything is written out.
    nodes: u32,
}

/// Levels of nesting through identified structs.
const MAX_LEVELS: u16 = 512;
/// Nodes of a type when everything is written out.
const MAX_NODES: u32 = 1 << 16;

impl Parser<'_> {
    /// Whether `ty` has a size. Reports recursive and overly large types at `span`.
    #[inline(always)]
    pub(super) fn is_sized(&mut self, ty: Type, span: Span) -> R<bool> {
        if ty.0 >= Type::HALF.0 && ty.0 <= Type::PTR_CLUSTER.0 {
            return Ok(true);
        }
        Ok(self.measure(ty, span)?.sized)
    }
    /// Whether `ty` is a struct with a scalable vector in it.
    #[inline(always)]
    pub(super) fn is_scalable_struct(&mut self, ty: Type, span: Span) -> R<bool> {
        if ty.0 <= Type::PTR_CLUSTER.0 {
            return Ok(false);
        }
        Ok(matches!(self.types().kind(ty), TypeKind::Struct { .. } | TypeKind::Named(_))
            && self.is_scalable(ty, span)?)
    }
    /// Whether `ty` contains a scalable vector.
    pub(super) fn is_scalable(&mut self, ty: Type, span: Span) -> R<bool> {
        Ok(self.measure(ty, span)?.scalable)
    }
    /// Measures a type. Amortised linear: complete types are remembered.
    pub(super) fn measure(&mut self, ty: Type, span: Span) -> R<Measure> {
        if let Some(m) = self.measures.get(ty.index())
            && m.known
        {
            return Ok(*m);
        }
        // Post order: a type is pushed, then its parts, then it is computed from them.
        let mut stack = vec![(ty, false)];
        let mut seen = Vec::new();
        let mut result = Ok(Measure::default());
        while let Some((ty, parts_done)) = stack.pop() {
            if self.measures.len() <= ty.index() {
                self.measures.resize(ty.index() + 1, Measure::default());
            }
            let m = self.measures[ty.index()];
            if m.known {
                result = Ok(m);
                continue;
            }
            if !parts_done {
                if m.open {
                    result = Err(ty);
                    break;
                }
                self.measures[ty.index()].open = true;
                seen.push(ty);
                stack.push((ty, true));
                let types = self.b.tables.types.view();
                let mut open = None;
                let visit = |part: Type| match self.measures.get(part.index()) {
                    Some(m) if m.known => {}
                    Some(m) if m.open => open = open.or(Some(part)),
                    _ if part.0 >= Type::HALF.0 && part.0 <= Type::PTR_CLUSTER.0 => {}
                    _ => stack.push((part, false)),
                };
                match types.kind(ty) {
                    TypeKind::Named(_) => types.fields(ty).map_or(&[][..], |f| f.0).iter().copied().for_each(visit),
                    kind => kind.for_each_part(visit),
                }
                if let Some(part) = open {
                    result = Err(part);
                    break;
                }
                continue;
            }
            let m = self.combine(ty);
            // A function type may have many large parameters; what it is part of, a target type, is measured with all of it.
            let is_whole = !matches!(self.types().kind(ty), TypeKind::Func { .. });
            if is_whole && (m.depth > MAX_LEVELS || m.nodes > MAX_NODES) {
                for s in seen {
                    self.measures[s.index()] = Measure::default();
                }
                return self.err(span, "type is too large: more than 512 levels or 65536 parts when written out");
            }
            // `known` from here on within this walk; incomplete ones are forgotten below.
            self.measures[ty.index()] = Measure { known: true, open: false, ..m };
            if !m.known {
                self.measures[ty.index()].open = true;
            }
            result = Ok(m);
        }
        for s in seen {
            let m = &mut self.measures[s.index()];
            if m.open || result.is_err() {
                *m = Measure::default();
            }
        }
        match result {
            Ok(m) => Ok(m),
            Err(ty) => {
                let name = match self.types().kind(ty) {
                    TypeKind::Named(n) => self.b.tables.strings.text(self.types().named(*n).name).into_owned(),
                    _ => String::new(),
                };
                self.err(span, format!("identified structure type '{name}' is recursive"))
            }
        }
    }
    /// The measure of a type whose parts are measured.
    fn combine(&self, ty: Type) -> Measure {
        let types = self.types();
        let part = |p: Type| {
            if p.0 >= Type::HALF.0 && p.0 <= Type::PTR_CLUSTER.0 {
                return Measure { known: true, sized: true, depth: 1, nodes: 1, ..Default::default() };
            }
            let m = self.measures[p.index()];
            // Within the walk an incomplete type is marked `known` and `open`.
            Measure { known: m.known && !m.open, ..m }
        };
        let leaf = |sized| Measure { known: true, sized, depth: 1, nodes: 1, ..Default::default() };
        match types.kind(ty) {
            TypeKind::Void | TypeKind::Label | TypeKind::Token | TypeKind::Metadata => leaf(false),
            // Written out their parts count, which say nothing of their size.
            kind @ (TypeKind::Func { .. } | TypeKind::Target { .. }) => {
                let mut m = leaf(matches!(kind, TypeKind::Target { .. }));
                kind.for_each_part(|p| {
                    let e = part(p);
                    m.known &= e.known;
                    m.depth = m.depth.max(e.depth + 1);
                    m.nodes = m.nodes.saturating_add(e.nodes);
                });
                m
            }
            TypeKind::Array { elem, .. } => {
                let e = part(*elem);
                Measure { depth: e.depth + 1, nodes: e.nodes.saturating_add(1), ..e }
            }
            TypeKind::Vector { elem, scalable, .. } => {
                let e = part(*elem);
                Measure { depth: e.depth + 1, scalable: *scalable, ..e }
            }
            TypeKind::Struct { .. } | TypeKind::Named(_) => match types.fields(ty) {
                None => Measure { known: self.types_closed, sized: false, depth: 1, nodes: 1, ..Default::default() },
                Some((fields, _)) => {
                    let mut m = leaf(true);
                    for &f in fields {
                        let e = part(f);
                        m.known &= e.known;
                        m.sized &= e.sized;
                        m.scalable |= e.scalable;
                        m.depth = m.depth.max(e.depth + 1);
                        m.nodes = m.nodes.saturating_add(e.nodes);
                    }
                    // Scalable parts have no fixed offsets, unless all fields are the same vector.
                    m.sized &= !m.scalable || fields.iter().all(|f| *f == fields[0]);
                    m
                }
            },
            _ => leaf(true),
        }
    }
    /// ABI alignment in bytes of a sized type.
    #[inline]
    pub(super) fn abi_align(&self, ty: Type) -> u64 {
        self.b.tables.layout.abi_align(self.b.tables.types.view(), ty)
    }
}
