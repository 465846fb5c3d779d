//! Aliasing by metadata: `!tbaa` (struct-path and size-aware) and `!alias.scope` / `!noalias`; tags made of others.

use smallvec::SmallVec;
use warpc_ir::ids::*;
use warpc_ir::metadata::{MdNode, Metadata};
use warpc_ir::module::Tables;
use warpc_ir::new_metadata::{NewMetadata, NewNode};
use warpc_ir::opcode::flags;
use warpc_ir::{Func, FuncMut};

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
pub fn may_alias(func: &Func<'_>, lhs: &Tags, rhs: &Tags) -> bool {
    let nodes = Nodes::of(func);
    scopes_may_alias(nodes, lhs.scope, rhs.noalias)
        && scopes_may_alias(nodes, rhs.scope, lhs.noalias)
        && tbaa_may_alias(func.ctx().tables, lhs.tbaa, rhs.tbaa)
}

/// The nodes of the module, and those that the function made since the last barrier: a loop that was copied behind checks has scopes that
/// the next pass of the same nest already asks for.
#[derive(Clone, Copy)]
struct Nodes<'f> {
    metadata: &'f Metadata,
    made: Option<&'f NewMetadata>,
}

impl<'f> Nodes<'f> {
    fn of(func: &'f Func<'_>) -> Nodes<'f> {
        let made = func.side().overlay.as_deref().map(|over| &over.metadata);
        Nodes { metadata: &func.ctx().tables.metadata, made }
    }
    fn made(self, node: Md) -> Option<&'f NewNode> {
        self.made.and_then(|made| made.get(node))
    }
    /// The scopes of a list.
    fn list(self, node: Md) -> &'f [Md] {
        match self.made(node) {
            Some(NewNode::Tuple(scopes)) => scopes,
            Some(_) => &[],
            None => self.metadata.ops(node),
        }
    }
    /// Domain of a scope: the operand behind the scope itself or its name.
    fn domain(self, scope: Md) -> Md {
        let domain = match self.made(scope) {
            Some(NewNode::Own(rest)) => rest.first(),
            Some(NewNode::Tuple(all)) => all.get(1),
            Some(_) => None,
            None => self.metadata.ops(scope).get(1),
        };
        domain.copied().unwrap_or(Md::NONE)
    }
}

/// An access in `scopes` may alias one that is in none of `noalias`: unless for some domain all its scopes are listed.
fn scopes_may_alias(nodes: Nodes<'_>, scopes: Md, noalias: Md) -> bool {
    if scopes.is_none() || noalias.is_none() {
        return true;
    }
    let (scopes, noalias) = (nodes.list(scopes), nodes.list(noalias));
    for &n in noalias {
        let d = nodes.domain(n);
        let mut mine = scopes.iter().filter(|&&s| nodes.domain(s) == d).peekable();
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
    match on_path(tables, whole, part) {
        None if whole.new && has_field(tables, whole.ty, part.base) => Some(true),
        found => found,
    }
}

/// Whether they meet, where the path of `whole` goes through the base of `part`; else `None`.
fn on_path(tables: &Tables, whole: &Access, part: &Access) -> Option<bool> {
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

/// A `!tbaa` tag made of others.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum MadeTag {
    /// Nothing is known.
    None,
    /// A tag that is there.
    Same(Md),
    /// An access to the whole of a type.
    Whole {
        /// The type, base and accessed.
        ty: Md,
        /// Its size as a node, where types have sizes.
        size: Md,
    },
    /// The tag with another number of bytes that are accessed.
    Resized(Md, u64),
}

impl MadeTag {
    /// The node, which is made where it is not there.
    pub fn node(self, func: &mut FuncMut<'_>) -> Option<Md> {
        let tables = func.ctx().tables;
        match self {
            MadeTag::None => None,
            MadeTag::Same(tag) => Some(tag),
            MadeTag::Whole { ty, size } => {
                let begin = func.add_md(NewNode::Int(Type::I64, 64, 0));
                let parts: SmallVec<[Md; 4]> =
                    [ty, ty, begin, size].into_iter().filter(|part| part.is_some()).collect();
                Some(func.add_md(NewNode::Tuple(parts.as_slice().into())))
            }
            MadeTag::Resized(tag, bytes) => {
                let mut parts: SmallVec<[Md; 5]> = tables.metadata.ops(tag).into();
                if tables.metadata_int(*parts.get(3)?) == Some(bytes) {
                    return Some(tag);
                }
                parts[3] = func.add_md(NewNode::Int(Type::I64, 64, bytes));
                Some(func.add_md(NewNode::Tuple(parts.as_slice().into())))
            }
        }
    }
}

/// The tag of an access that stands for one of tag `lhs` and one of tag `rhs`: the most general of what either says.
pub fn most_generic_tag(tables: &Tables, lhs: Md, rhs: Md) -> MadeTag {
    if lhs == rhs {
        return if lhs.is_none() { MadeTag::None } else { MadeTag::Same(lhs) };
    }
    if !is_tuple(tables, lhs) || !is_tuple(tables, rhs) {
        return MadeTag::None;
    }
    let (Some(x), Some(y)) = (access(tables, lhs), access(tables, rhs)) else { return MadeTag::None };
    let Some(shared) = common(tables, x.ty, y.ty) else { return MadeTag::None };
    for (whole, part, of_whole, of_part) in [(&x, &y, lhs, rhs), (&y, &x, rhs, lhs)] {
        if whole.ty == whole.base && whole.ty == shared {
            // Without sizes this is the access to the whole of the type.
            if !whole.new {
                return MadeTag::Same(of_whole);
            }
            break;
        }
        if on_path(tables, whole, part) == Some(true) {
            return MadeTag::Same(of_part);
        }
    }
    // A root stands for any memory at all.
    let ops = tables.metadata.ops(shared);
    if ops.len() < 2 {
        return MadeTag::None;
    }
    MadeTag::Whole { ty: shared, size: if is_new(tables, shared) { ops[1] } else { Md::NONE } }
}

/// What tag `tag` of an access says of one that begins at the same place and has `length` bytes, or an unknown number.
pub fn tag_of_length(tables: &Tables, tag: Md, length: Option<u64>) -> MadeTag {
    if !is_tuple(tables, tag) || length == Some(0) {
        return MadeTag::None;
    }
    match access(tables, tag) {
        Some(access) if access.new => length.map_or(MadeTag::None, |bytes| MadeTag::Resized(tag, bytes)),
        Some(_) => MadeTag::Same(tag),
        None => MadeTag::None,
    }
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
        /// Types without sizes: `char`, `int` and `float` below it, and a struct of these two.
        fn types_of_c(&mut self) -> [Md; 4] {
            let name = self.str("Simple C++ TBAA");
            let root = self.node(&[name]);
            let char_ = self.scalar("omnipotent char", root);
            let (int_, float_) = (self.scalar("int", char_), self.scalar("float", char_));
            let (n, o0, o4) = (self.str("S"), self.num(0), self.num(4));
            [char_, int_, float_, self.node(&[n, int_, o0, float_, o4])]
        }
        /// Tag of a scalar below another root.
        fn foreign_tag(&mut self) -> Md {
            let name = self.str("other root");
            let root = self.node(&[name]);
            let ty = self.scalar("int", root);
            self.tag(ty, ty, 0)
        }
    }

    #[test]
    fn struct_paths() {
        let mut m = Maker(Tables::default());
        let [char_, int_, float_, s] = m.types_of_c();
        let (ti, tf, tc) = (m.tag(int_, int_, 0), m.tag(float_, float_, 0), m.tag(char_, char_, 0));
        let (si, sf) = (m.tag(s, int_, 0), m.tag(s, float_, 4));
        let to = m.foreign_tag();
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
    fn the_most_generic_tag_is_no_more_exact_than_either() {
        let mut m = Maker(Tables::default());
        let [char_, int_, float_, s] = m.types_of_c();
        let (ti, tf, si) = (m.tag(int_, int_, 0), m.tag(float_, float_, 0), m.tag(s, int_, 0));
        let foreign = m.foreign_tag();
        let made = |a, b| {
            assert_eq!(most_generic_tag(&m.0, a, b), most_generic_tag(&m.0, b, a));
            most_generic_tag(&m.0, a, b)
        };
        assert_eq!(made(ti, ti), MadeTag::Same(ti));
        assert_eq!(made(ti, tf), MadeTag::Whole { ty: char_, size: Md::NONE });
        assert_eq!(made(si, ti), MadeTag::Same(ti), "a field, and anything of the type of the field");
        assert_eq!(made(si, tf), MadeTag::Whole { ty: char_, size: Md::NONE });
        assert_eq!(made(ti, foreign), MadeTag::None);
        assert_eq!(made(ti, Md::NONE), MadeTag::None);
        assert_eq!(tag_of_length(&m.0, ti, None), MadeTag::Same(ti), "types without sizes say nothing of the length");
    }

    #[test]
    fn a_tag_with_a_size_is_one_of_that_size() {
        let mut m = Maker(Tables::default());
        let name = m.str("root");
        let root = m.node(&[name]);
        let (n, o, four) = (m.str("int"), m.num(0), m.num(4));
        let int_ = m.node(&[root, four, n]);
        let tag = m.node(&[int_, int_, o, four]);
        assert_eq!(tag_of_length(&m.0, tag, Some(64)), MadeTag::Resized(tag, 64));
        assert_eq!(tag_of_length(&m.0, tag, None), MadeTag::None);
        assert_eq!(tag_of_length(&m.0, tag, Some(0)), MadeTag::None);
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
        let (la, lb, lab, lc, lac) = (m.node(&[a]), m.node(&[b]), m.node(&[a, b]), m.node(&[c]), m.node(&[a, c]));
        let mut made = NewMetadata::starting_at(m.0.metadata.len());
        let domain = made.add(NewNode::Own([].into()));
        let scopes = [made.add(NewNode::Own([domain].into())), made.add(NewNode::Own([domain].into()))];
        let [first, second] = scopes.map(|scope| made.add(NewNode::Tuple([scope].into())));
        let both = made.add(NewNode::Tuple(scopes.into()));
        let md = Nodes { metadata: &m.0.metadata, made: Some(&made) };
        assert!(!scopes_may_alias(md, first, both) && scopes_may_alias(md, both, second));
        assert!(scopes_may_alias(md, first, second) && scopes_may_alias(md, first, la));
        assert!(scopes_may_alias(Nodes { made: None, ..md }, la, lb));
        assert!(!scopes_may_alias(md, la, lab));
        assert!(scopes_may_alias(md, lab, la));
        assert!(scopes_may_alias(md, la, lc) && scopes_may_alias(md, la, Md::NONE));
        assert!(!scopes_may_alias(md, lac, lc));
    }
}
