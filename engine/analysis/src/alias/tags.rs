//! Aliasing by metadata: `!tbaa` (struct-path and size-aware) and `!alias.scope` / `!noalias`.

use warpc_ir::Func;
use warpc_ir::ids::*;
use warpc_ir::metadata::{MdNode, Metadata};
use warpc_ir::module::Tables;
use warpc_ir::opcode::flags;

/// Aliasing metadata of an access.
#[derive(Clone, Copy, Default, PartialEq, Eq, Debug)]
pub struct Tags {
    /// `!tbaa`
    pub tbaa: Md,
    /// `!alias.scope`
    pub scope: Md,
    /// `!noalias`
    pub noalias: Md,
}

impl Tags {
    /// No metadata.
    pub const NONE: Tags = Tags { tbaa: Md::NONE, scope: Md::NONE, noalias: Md::NONE };

    /// Tags of instruction `inst`.
    pub fn of(func: &Func<'_>, inst: Inst) -> Tags {
        let mut t = Tags::NONE;
        if func.flags(inst) & flags::HAS_MD != 0 {
            let s = &func.ctx().tables.strings;
            for a in func.attachments(inst) {
                match s.get(a.kind) {
                    b"tbaa" => t.tbaa = a.node,
                    b"alias.scope" => t.scope = a.node,
                    b"noalias" => t.noalias = a.node,
                    _ => {}
                }
            }
        }
        t
    }
}

/// Whether two accesses may touch the same memory as far as their tags tell.
pub fn may_alias(tables: &Tables, lhs: &Tags, rhs: &Tags) -> bool {
    scopes_may_alias(&tables.metadata, lhs.scope, rhs.noalias)
        && scopes_may_alias(&tables.metadata, rhs.scope, lhs.noalias)
        && tbaa_may_alias(tables, lhs.tbaa, rhs.tbaa)
}

/// Domain of a scope: the second operand.
fn domain(metadata: &Metadata, scope: Md) -> Md {
    metadata.ops(scope).get(1).copied().unwrap_or(Md::NONE)
}

/// An access in `scopes` may alias one that is in none of `noalias`: unless for some domain all its scopes are listed.
fn scopes_may_alias(metadata: &Metadata, scopes: Md, noalias: Md) -> bool {
    if scopes.is_none() || noalias.is_none() {
        return true;
    }
    let (scopes, noalias) = (metadata.ops(scopes), metadata.ops(noalias));
    for &n in noalias {
        let d = domain(metadata, n);
        let mut mine = scopes.iter().filter(|&&s| domain(metadata, s) == d).peekable();
        if mine.peek().is_some() && mine.all(|s| noalias.contains(s)) {
            return false;
        }
    }
    true
}

fn is_tuple(tables: &Tables, node: Md) -> bool {
    matches!(tables.metadata.nodes().get(node.index()), Some(MdNode::Tuple { .. }))
}

/// Size-aware types name their parent first: `!{parent, size, id, (type, offset, size)*}`.
fn is_new(tables: &Tables, ty: Md) -> bool {
    let ops = tables.metadata.ops(ty);
    ops.len() >= 3 && is_tuple(tables, ops[0])
}

/// An access tag taken apart.
struct Access {
    base: Md,
    ty: Md,
    offset: u64,
    size: u64,
    new: bool,
}

fn access(tables: &Tables, tag: Md) -> Option<Access> {
    let ops = tables.metadata.ops(tag);
    if ops.len() < 3 || !is_tuple(tables, ops[0]) {
        // A scalar type used as tag: the oldest form, an access to the type itself.
        return Some(Access { base: tag, ty: tag, offset: 0, size: u64::MAX, new: false });
    }
    let new = is_new(tables, ops[1]);
    let size = if new { ops.get(3).and_then(|&m| tables.metadata_int(m)).unwrap_or(u64::MAX) } else { u64::MAX };
    Some(Access { base: ops[0], ty: ops[1], offset: tables.metadata_int(ops[2])?, size, new })
}

/// Type of the field of `ty` at `offset`, which becomes the offset in that field; scalars step to their parent.
fn field(tables: &Tables, ty: Md, offset: &mut u64) -> Option<Md> {
    let ops = tables.metadata.ops(ty);
    if is_new(tables, ty) {
        if ops.len() < 6 {
            return None;
        }
        let fields = ops[3..].chunks_exact(3);
        let mut found = None;
        for c in fields {
            let at = tables.metadata_int(c[1])?;
            if at > *offset {
                break;
            }
            found = Some((c[0], at));
        }
        let (next, at) = found?;
        *offset -= at;
        return Some(next);
    }
    match ops.len() {
        0 | 1 => None,
        2 | 3 => {
            let at = ops.get(2).and_then(|&m| tables.metadata_int(m)).unwrap_or(0);
            *offset = offset.wrapping_sub(at);
            ops[1].get()
        }
        _ => {
            let mut found = None;
            for c in ops[1..].chunks_exact(2) {
                let at = tables.metadata_int(c[1])?;
                if at > *offset {
                    break;
                }
                found = Some((c[0], at));
            }
            let (next, at) = found?;
            *offset -= at;
            next.get()
        }
    }
}

/// Parent of an access type.
fn parent(tables: &Tables, ty: Md) -> Option<Md> {
    let ops = tables.metadata.ops(ty);
    let p = if is_new(tables, ty) { ops.first() } else { ops.get(1) };
    p.copied().filter(|&p| is_tuple(tables, p))
}

/// Longest chain of types followed; real ones have a handful.
const MAX_CHAIN: usize = 64;

/// Nearest common ancestor of two access types; `None` when their roots differ.
fn common(tables: &Tables, lhs: Md, rhs: Md) -> Option<Md> {
    let chain = |ty: Md| {
        let mut out = smallvec::SmallVec::<[Md; 8]>::new();
        let mut at = Some(ty);
        while let Some(x) = at.filter(|_| out.len() < MAX_CHAIN) {
            out.push(x);
            at = parent(tables, x);
        }
        out
    };
    let (x, y) = (chain(lhs), chain(rhs));
    x.into_iter().find(|m| y.contains(m))
}

fn tbaa_may_alias(tables: &Tables, lhs: Md, rhs: Md) -> bool {
    if lhs == rhs || lhs.is_none() || rhs.is_none() {
        return true;
    }
    let (Some(x), Some(y)) = (access(tables, lhs), access(tables, rhs)) else { return true };
    let Some(shared) = common(tables, x.ty, y.ty) else { return true };
    // One may be an access to a part of the other.
    within(tables, &x, &y, shared).or_else(|| within(tables, &y, &x, shared)).unwrap_or(false)
}

/// Whether `part` may be an access to a part of what `whole` accesses: `None` when it is no part at all.
fn within(tables: &Tables, whole: &Access, part: &Access, shared: Md) -> Option<bool> {
    if whole.ty == whole.base && whole.ty == shared {
        return Some(true);
    }
    let mut ty = whole.base;
    let mut offset = whole.offset;
    for _ in 0..MAX_CHAIN {
        if ty == part.base {
            if whole.new && whole.size != u64::MAX && part.size != u64::MAX {
                let meet =
                    offset < part.offset.saturating_add(part.size) && part.offset < offset.saturating_add(whole.size);
                return Some(meet);
            }
            return Some(offset == part.offset);
        }
        if whole.new && ty == whole.ty {
            break;
        }
        match field(tables, ty, &mut offset) {
            Some(next) => ty = next,
            None => break,
        }
    }
    if whole.new && has_field(tables, whole.ty, part.base) {
        return Some(true);
    }
    None
}

/// Whether `ty` contains a field of type `what` at any depth.
fn has_field(tables: &Tables, ty: Md, what: Md) -> bool {
    let mut work = vec![ty];
    let mut left = 256;
    while let Some(x) = work.pop() {
        let ops = tables.metadata.ops(x);
        if !is_new(tables, x) {
            continue;
        }
        for c in ops[3..].chunks_exact(3) {
            if c[0] == what {
                return true;
            }
            if left == 0 {
                return true;
            }
            left -= 1;
            work.push(c[0]);
        }
    }
    false
}

/// Whether the tag says that the memory is constant while the function runs.
pub fn tbaa_is_constant(tables: &Tables, tag: Md) -> bool {
    if tag.is_none() {
        return false;
    }
    let ops = tables.metadata.ops(tag);
    let at = if ops.get(1).is_some_and(|&ty| is_new(tables, ty)) { 4 } else { 3 };
    ops.first().is_some_and(|&m| is_tuple(tables, m))
        && ops.get(at).and_then(|&m| tables.metadata_int(m)).is_some_and(|n| n & 1 != 0)
}

#[cfg(test)]
mod tests {
    use super::*;

    struct Maker(Tables);
    impl Maker {
        fn str(&mut self, text: &str) -> Md {
            let text = self.0.strings.intern(text.as_bytes());
            self.0.metadata.add(MdNode::Str(text))
        }
        fn num(&mut self, n: u64) -> Md {
            let v = self.0.consts.add_i64(n);
            self.0.metadata.add(MdNode::Value(Type::I64, v))
        }
        fn node(&mut self, ops: &[Md]) -> Md {
            self.0.metadata.add(MdNode::Tuple { distinct: false, ops: ops.into() })
        }
        fn scalar(&mut self, name: &str, parent: Md) -> Md {
            let (n, z) = (self.str(name), self.num(0));
            self.node(&[n, parent, z])
        }
        fn tag(&mut self, base: Md, ty: Md, offset: u64) -> Md {
            let o = self.num(offset);
            self.node(&[base, ty, o])
        }
    }

    #[test]
    fn struct_paths() {
        let mut m = Maker(Tables::default());
        let name = m.str("Simple C++ TBAA");
        let root = m.node(&[name]);
        let char_ = m.scalar("omnipotent char", root);
        let int_ = m.scalar("int", char_);
        let float_ = m.scalar("float", char_);
        let (n, o0, o4) = (m.str("S"), m.num(0), m.num(4));
        let s = m.node(&[n, int_, o0, float_, o4]);
        let (ti, tf, tc) = (m.tag(int_, int_, 0), m.tag(float_, float_, 0), m.tag(char_, char_, 0));
        let (si, sf) = (m.tag(s, int_, 0), m.tag(s, float_, 4));
        let other = m.str("other root");
        let other = m.node(&[other]);
        let other = m.scalar("int", other);
        let to = m.tag(other, other, 0);
        let alias = |a, b| tbaa_may_alias(&m.0, a, b) && tbaa_may_alias(&m.0, b, a);
        assert!(!alias(ti, tf) && !alias(si, sf) && !alias(si, tf));
        assert!(alias(ti, tc) && alias(si, tc) && alias(ti, si) && alias(sf, tf) && alias(si, si));
        assert!(alias(ti, to) && alias(ti, Md::NONE));
    }

    #[test]
    fn sizes() {
        let mut m = Maker(Tables::default());
        let name = m.str("root");
        let root = m.node(&[name]);
        let scalar = |m: &mut Maker, name: &str, size| {
            let (n, s) = (m.str(name), m.num(size));
            m.node(&[root, s, n])
        };
        let (i, fl) = (scalar(&mut m, "int", 4), scalar(&mut m, "float", 4));
        let (n, s8, o0, o4, s4) = (m.str("S"), m.num(8), m.num(0), m.num(4), m.num(4));
        let s = m.node(&[root, s8, n, i, o0, s4, fl, o4, s4]);
        let tag = |m: &mut Maker, b, t, o, size| {
            let (o, z) = (m.num(o), m.num(size));
            m.node(&[b, t, o, z])
        };
        let (ti, tf) = (tag(&mut m, i, i, 0, 4), tag(&mut m, fl, fl, 0, 4));
        let (si, sf, ss) = (tag(&mut m, s, i, 0, 4), tag(&mut m, s, fl, 4, 4), tag(&mut m, s, s, 0, 8));
        let alias = |a, b| tbaa_may_alias(&m.0, a, b) && tbaa_may_alias(&m.0, b, a);
        assert!(!alias(ti, tf) && !alias(si, sf) && !alias(si, tf));
        assert!(alias(si, ti) && alias(ss, si) && alias(ss, sf) && alias(ss, ti));
    }

    #[test]
    fn scopes() {
        let mut m = Maker(Tables::default());
        let fresh = |m: &mut Maker, domain: Option<Md>| {
            let id = m.0.metadata.placeholder();
            let ops: Vec<Md> = [Some(id), domain].into_iter().flatten().collect();
            m.0.metadata.define(id, MdNode::Tuple { distinct: true, ops: ops.into() });
            id
        };
        let d = fresh(&mut m, None);
        let e = fresh(&mut m, None);
        let (a, b, c) = (fresh(&mut m, Some(d)), fresh(&mut m, Some(d)), fresh(&mut m, Some(e)));
        let (la, lab, lc, lac) = (m.node(&[a]), m.node(&[a, b]), m.node(&[c]), m.node(&[a, c]));
        let md = &m.0.metadata;
        assert!(!scopes_may_alias(md, la, lab));
        assert!(scopes_may_alias(md, lab, la));
        assert!(scopes_may_alias(md, la, lc) && scopes_may_alias(md, la, Md::NONE));
        assert!(!scopes_may_alias(md, lac, lc));
    }
}
