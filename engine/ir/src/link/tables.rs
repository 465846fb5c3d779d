//! Rows of module tables, translated by content. Each map is a dense column over the source's table.

use super::LinkError;
use super::{Linker, Names};
use crate::attrs::{Attr, AttrRange};
use crate::consts::{ConstKind, Consts};
use crate::ids::*;
use crate::intrinsics::IntrinRow;
use crate::module::{AsmRow, Tables};
use crate::types::{TypeKind, Types};
use crate::value::{Value, ValueKind};
use hashbrown::{HashMap, HashSet};
use warpc_columns::intern::Hasher;

/// Source rows to destination rows; `NONE` for those not met yet.
pub(super) struct Maps {
    strs: Vec<Str>,
    types: Vec<Type>,
    /// Structs whose fields are still to translate: source and destination number.
    pending: Vec<(u32, u32)>,
    filling: bool,
    /// Destination struct by name.
    structs: Option<Names>,
    /// Structs of the source, and those of the destination that were found to be the same.
    same_structs: HashSet<(u32, u32), Hasher>,
    sets: Vec<AttrSet>,
    lists: Vec<AttrList>,
    intrins: Vec<Intrin>,
    asms: Vec<Asm>,
    consts: Vec<Value>,
    pub(super) md: Vec<Md>,
    /// Translation of each node: 0 not begun, 1 begun, 2 done.
    pub(super) md_state: Vec<u8>,
    /// Rows of rare parts that were added.
    pub(super) new_extras: Vec<u32>,
}

impl Maps {
    pub(super) fn new(src: &Tables) -> Maps {
        Maps {
            strs: vec![Str::NONE; src.strings.len()],
            types: vec![Type::NONE; src.types.len() as usize],
            pending: Vec::new(),
            filling: false,
            structs: None,
            same_structs: HashSet::default(),
            sets: vec![AttrSet::NONE; src.attrs.view().num_sets() as usize],
            lists: vec![AttrList::NONE; src.attrs.own().1.len()],
            intrins: vec![Intrin::NONE; src.intrins.view().len() as usize],
            asms: vec![Asm::NONE; src.asms.len() as usize],
            consts: vec![Value::NONE; src.consts.len()],
            md: vec![Md::NONE; src.metadata.len()],
            md_state: vec![0; src.metadata.len()],
            new_extras: Vec::new(),
        }
    }
}

impl Linker<'_> {
    /// String.
    pub(super) fn str(&mut self, string: Str) -> Str {
        let to = &mut self.map.strs[string.index()];
        if to.is_none() {
            *to = self.tables.strings.intern(self.ctx.tables.strings.get(string));
        }
        *to
    }
    /// String that may be absent.
    pub(super) fn opt_str(&mut self, string: Str) -> Str {
        if string.is_blank() { string } else { self.str(string) }
    }

    // ---- types --------------------------------------------------------------------------------------------------

    /// Type. `NONE` stays.
    #[inline]
    pub(super) fn ty(&mut self, ty: Type) -> Type {
        if ty.is_none() {
            return ty;
        }
        match self.map.types[ty.index()].get() {
            Some(to) => to,
            None => self.new_type(ty),
        }
    }
    fn new_type(&mut self, ty: Type) -> Type {
        self.translate_type(ty);
        // Bodies of structs come after everything else, so that no cycle is walked.
        if !std::mem::replace(&mut self.map.filling, true) {
            while let Some((from, to)) = self.map.pending.pop() {
                if let Some((fields, packed)) = &self.ctx.types().named(from).body {
                    let fields = fields.iter().map(|&f| self.ty(f)).collect();
                    self.tables.types.structs[to as usize].body = Some((fields, *packed));
                }
            }
            self.map.filling = false;
        }
        self.map.types[ty.index()]
    }
    fn translate_type(&mut self, ty: Type) {
        let types = self.ctx.types();
        let mut stack = vec![ty];
        while let Some(&ty) = stack.last() {
            if self.map.types[ty.index()].is_some() {
                stack.pop();
                continue;
            }
            let kind = types.kind(ty);
            let before = stack.len();
            let map = &self.map.types;
            let need = |ty: Type| {
                if map[ty.index()].is_none() {
                    stack.push(ty);
                }
            };
            kind.for_each_part(need);
            if stack.len() > before {
                continue;
            }
            stack.pop();
            let to = match kind {
                TypeKind::Named(n) => self.named_struct(*n),
                kind => {
                    let kind = self.rebuilt(kind);
                    self.tables.types.intern(kind)
                }
            };
            self.map.types[ty.index()] = to;
        }
    }
    /// `kind` with its parts, all known, translated.
    fn rebuilt(&mut self, kind: &TypeKind) -> TypeKind {
        let mut kind = kind.map_parts(|part| self.map.types[part.index()]);
        if let TypeKind::Target { name, .. } = &mut kind {
            *name = self.str(*name);
        }
        kind
    }
    /// Identified struct `n`: the destination's of that name when it is the same, else a new one.
    fn named_struct(&mut self, n: u32) -> Type {
        let row = self.ctx.types().named(n);
        if row.numbered || row.name.is_blank() {
            return self.add_struct(n, Str::EMPTY, true);
        }
        let name = self.str(row.name);
        if self.map.structs.is_none() {
            let mut names = Names::default();
            for (i, s) in self.tables.types.structs.iter().enumerate() {
                if !s.numbered && !s.name.is_blank() {
                    names.set(s.name, i as u32);
                }
            }
            self.map.structs = Some(names);
        }
        let known = self.map.structs.as_ref().expect("made above").get(name);
        match known {
            None => self.add_struct(n, name, false),
            Some(d) if self.same_struct(n, d) => {
                if row.body.is_some() && self.tables.types.structs[d as usize].body.is_none() {
                    self.map.pending.push((n, d));
                }
                self.tables.types.find(&TypeKind::Named(d)).expect("interned when it was made")
            }
            Some(_) => {
                let mut text = self.tables.strings.get(name).to_vec();
                let stem = text.len();
                let mut k = 0u32;
                let renamed = loop {
                    text.truncate(stem);
                    text.extend_from_slice(format!(".{k}").as_bytes());
                    let s = self.tables.strings.intern(&text);
                    if self.map.structs.as_ref().expect("made above").get(s).is_none() {
                        break s;
                    }
                    k += 1;
                };
                self.add_struct(n, renamed, false)
            }
        }
    }
    fn add_struct(&mut self, n: u32, name: Str, numbered: bool) -> Type {
        let d = self.tables.types.structs.len() as u32;
        if !numbered {
            self.map.structs.as_mut().expect("made before").set(name, d);
        }
        self.map.pending.push((n, d));
        self.tables.types.add_struct(name, numbered)
    }
    /// Whether struct `n` of the source and `d` of the destination are the same by name and fields, all the way down. An
    /// opaque one is the same as any of its name. What is found is kept: structs that hold each other are looked at once in all.
    fn same_struct(&mut self, n: u32, d: u32) -> bool {
        if self.map.same_structs.contains(&(n, d)) {
            return true;
        }
        let (src, dst) = (self.ctx.types(), self.tables.types.view());
        // Pairs taken to be the same while their fields are looked at; in `open` are those whose fields were not yet.
        let mut assumed: HashMap<u32, u32, Hasher> = HashMap::from_iter([(n, d)]);
        let mut open: Vec<(u32, u32)> = vec![(n, d)];
        let mut pairs: Vec<(Type, Type)> = Vec::new();
        while let Some((n, d)) = open.pop() {
            let (Some((a, pa)), Some((b, pb))) = (&src.named(n).body, &dst.named(d).body) else { continue };
            if a.len() != b.len() || pa != pb {
                return false;
            }
            pairs.extend(a.iter().copied().zip(b.iter().copied()));
            while let Some((x, y)) = pairs.pop() {
                let all = |pairs: &mut Vec<(Type, Type)>, a: &[Type], b: &[Type]| {
                    pairs.extend(a.iter().copied().zip(b.iter().copied()));
                    a.len() == b.len()
                };
                let same = match (src.kind(x), dst.kind(y)) {
                    (TypeKind::Named(n), TypeKind::Named(d)) => {
                        let (sn, dn) = (src.named(*n), dst.named(*d));
                        match assumed.get(n) {
                            None if self.map.same_structs.contains(&(*n, *d)) => true,
                            None => {
                                assumed.insert(*n, *d);
                                open.push((*n, *d));
                                sn.numbered == dn.numbered
                                    && (sn.numbered || self.ctx.str(sn.name) == self.tables.strings.get(dn.name))
                            }
                            Some(known) => known == d,
                        }
                    }
                    (TypeKind::Array { len: a, elem: x }, TypeKind::Array { len: b, elem: y }) => {
                        pairs.push((*x, *y));
                        a == b
                    }
                    (
                        TypeKind::Vector { len: a, scalable: s, elem: x },
                        TypeKind::Vector { len: b, scalable: t, elem: y },
                    ) => {
                        pairs.push((*x, *y));
                        a == b && s == t
                    }
                    (TypeKind::Struct { fields: a, packed: p }, TypeKind::Struct { fields: b, packed: q }) => {
                        p == q && all(&mut pairs, a, b)
                    }
                    (
                        TypeKind::Func { ret: x, params: a, vararg: v },
                        TypeKind::Func { ret: y, params: b, vararg: w },
                    ) => {
                        pairs.push((*x, *y));
                        v == w && all(&mut pairs, a, b)
                    }
                    (
                        TypeKind::Target { name: m, types: a, ints: i },
                        TypeKind::Target { name: n, types: b, ints: j },
                    ) => i == j && self.ctx.str(*m) == self.tables.strings.get(*n) && all(&mut pairs, a, b),
                    (a, b) => a == b,
                };
                if !same {
                    return false;
                }
            }
        }
        self.map.same_structs.extend(assumed);
        true
    }

    // ---- attributes, callees ------------------------------------------------------------------------------------

    fn attr_set(&mut self, set: AttrSet) -> AttrSet {
        if self.map.sets[set.index()].is_none() {
            let attrs = self.ctx.attrs().set(set).iter().map(|a| match a {
                Attr::Type(k, t) => Attr::Type(*k, self.ty(*t)),
                Attr::Range(r) => Attr::Range(AttrRange { ty: self.ty(r.ty), ..*r }),
                Attr::Str(k, v) => Attr::Str(self.str(*k), v.map(|v| self.str(v))),
                other => other.clone(),
            });
            let attrs = attrs.collect();
            self.map.sets[set.index()] = self.tables.attrs.set(attrs);
        }
        self.map.sets[set.index()]
    }
    /// Attribute list.
    pub(super) fn attr_list(&mut self, list: AttrList) -> AttrList {
        if self.map.lists[list.index()].is_none() {
            let row = self.ctx.attrs().list(list);
            let func = self.attr_set(row.func);
            let ret = self.attr_set(row.ret);
            let params = row.params.iter().map(|&p| self.attr_set(p)).collect();
            self.map.lists[list.index()] = self.tables.attrs.list(func, ret, params);
        }
        self.map.lists[list.index()]
    }
    fn intrinsic(&mut self, intrin: Intrin) -> Intrin {
        if self.map.intrins[intrin.index()].is_none() {
            let row = self.ctx.intrins().get(intrin);
            let ty = self.ty(row.ty);
            self.map.intrins[intrin.index()] = self.tables.intrins.intern(IntrinRow { ty, ..row.clone() });
        }
        self.map.intrins[intrin.index()]
    }
    fn asm(&mut self, asm: Asm) -> Asm {
        if self.map.asms[asm.index()].is_none() {
            let row = self.ctx.asm(asm).clone();
            let row =
                AsmRow { ty: self.ty(row.ty), text: self.str(row.text), constraints: self.str(row.constraints), ..row };
            self.map.asms[asm.index()] = Asm(self.tables.asms.intern(row));
        }
        self.map.asms[asm.index()]
    }

    // ---- values -------------------------------------------------------------------------------------------------

    /// A value that means the same in every constant table. Metadata stays: it is translated last.
    #[inline]
    pub(super) fn value(&mut self, value: Value) -> Result<Value, LinkError> {
        Ok(match value.kind() {
            ValueKind::Global(g) => Value::global(self.global(g)?),
            ValueKind::Intrinsic(i) => Value::intrinsic(self.intrinsic(i)),
            ValueKind::Undef(t) => Value::undef(self.ty(t)),
            ValueKind::Poison(t) => Value::poison(self.ty(t)),
            ValueKind::Asm(a) => Value::asm(self.asm(a)),
            _ => value,
        })
    }

    /// A value of the module's constant table.
    pub(super) fn module_value(&mut self, value: Value) -> Result<Value, LinkError> {
        let Some(c) = value.as_const() else { return self.value(value) };
        let src = &self.ctx.tables.consts;
        let mut stack = vec![c];
        while let Some(&c) = stack.last() {
            if self.map.consts[c.index()].is_some() {
                stack.pop();
                continue;
            }
            let before = stack.len();
            for value in src.list(c) {
                if let Some(o) = value.as_const()
                    && self.map.consts[o.index()].is_none()
                {
                    stack.push(o);
                }
            }
            if stack.len() > before {
                continue;
            }
            stack.pop();
            let mut list = smallvec::SmallVec::<[Value; 8]>::new();
            for &o in src.list(c) {
                list.push(match o.as_const() {
                    Some(o) => self.map.consts[o.index()],
                    None => self.value(o)?,
                });
            }
            self.map.consts[c.index()] = self.add_const(c, &list);
        }
        Ok(self.map.consts[c.index()])
    }
    fn add_const(&mut self, constant: Const, list: &[Value]) -> Value {
        let src: &Consts = &self.ctx.tables.consts;
        let row = *src.row(constant);
        let ty = self.ty(row.ty);
        let elem = self.ty(row.elem);
        let types: &Types = &self.tables.types;
        let to = &mut self.tables.consts;
        let bits = || types.view().int_bits(ty).unwrap_or(64);
        match row.kind {
            ConstKind::Int => to.add_int(ty, bits().min(64), row.payload),
            ConstKind::WideInt => to.add_wide_int(ty, bits(), src.limbs(constant)),
            ConstKind::Float => to.add_float(ty, row.payload),
            ConstKind::WideFloat => {
                let l = src.limbs(constant);
                to.add_wide_float(ty, [l[0], l[1]])
            }
            ConstKind::Null => to.add_null(ty),
            ConstKind::Zero => to.add_zero(ty),
            ConstKind::TokenNone => to.add_token_none(),
            ConstKind::Bytes => to.add_bytes(ty, src.bytes(constant)),
            ConstKind::Aggregate => to.add_aggregate(ty, list, false),
            ConstKind::Splat => to.add_splat(ty, list[0]),
            ConstKind::Expr => {
                let head = src.expr(constant).expect("expression");
                to.add_expr(ty, crate::consts::ExprHead { elem, ..head }, list)
            }
            kind => to.add_special(kind, ty, list),
        }
    }
}
