//! Attributes of intrinsics: what the language gives a declaration.
//!
//! Notation of the table: `0:immarg,range=0:3 r:noundef`, positions (`r` the result) separated by blanks, each with its attributes.
//! A range is of the scalar type at that position.

use super::table::bits;
use super::{COUNT, IntrinsicId, info};
use crate::attrs::{Attr, AttrKind, AttrRange, Attrs, Captures, MemoryEffects};
use crate::ids::{AttrList, Type};
use crate::types::TypesRef;
use std::sync::OnceLock;

const FN_BITS: [(u16, AttrKind); 13] = [
    (bits::COLD, AttrKind::Cold),
    (bits::CONV, AttrKind::Convergent),
    (bits::NOCB, AttrKind::NoCallback),
    (bits::NCUP, AttrKind::NoCreateUndefOrPoison),
    (bits::NODUP, AttrKind::NoDuplicate),
    (bits::NOFREE, AttrKind::NoFree),
    (bits::NOMERGE, AttrKind::NoMerge),
    (bits::NORET, AttrKind::NoReturn),
    (bits::NOSYNC, AttrKind::NoSync),
    (bits::NOUNW, AttrKind::NoUnwind),
    (bits::SPEC, AttrKind::Speculatable),
    (bits::STRICT, AttrKind::StrictFP),
    (bits::RET, AttrKind::WillReturn),
];

/// Whether `id` has a function attribute that is a keyword alone.
pub fn has_fn_attr(id: IntrinsicId, kind: AttrKind) -> bool {
    let b = info(id).bits();
    FN_BITS.iter().any(|&(bit, k)| k == kind && b & bit != 0)
}

/// Function attributes, `memory` included when it says anything.
pub fn fn_attrs(id: IntrinsicId) -> Vec<Attr> {
    let row = info(id);
    let mut out: Vec<Attr> =
        FN_BITS.iter().filter(|(bit, _)| row.bits() & bit != 0).map(|&(_, k)| Attr::Flag(k)).collect();
    if row.memory() != MemoryEffects::UNKNOWN {
        out.push(Attr::Int(AttrKind::Memory, row.memory().0 as u64));
    }
    out
}

/// A position attributes stand at.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Position {
    /// The result.
    Return,
    /// A parameter.
    Param(usize),
}

/// One attribute of the notation.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Spec {
    Flag(AttrKind),
    Int(AttrKind, u64),
    Range(i64, i64),
}

/// Attributes of every position, in the order of the table; the text is taken apart on the first question about an intrinsic.
fn specs(id: IntrinsicId) -> impl Iterator<Item = (Position, Spec)> {
    static PARSED: [OnceLock<Box<[(Position, Spec)]>>; COUNT] = [const { OnceLock::new() }; COUNT];
    PARSED[id.0 as usize].get_or_init(|| parse(id).collect()).iter().copied()
}

/// Takes the text of a row apart. A test checks that every row parses.
fn parse(id: IntrinsicId) -> impl Iterator<Item = (Position, Spec)> {
    info(id).params().split_ascii_whitespace().flat_map(|group| {
        let (at, list) = group.split_once(':').unwrap_or(("", ""));
        let position = at.parse().map_or(Position::Return, Position::Param);
        list.split(',').filter_map(move |s| Some((position, spec(s)?)))
    })
}

fn spec(s: &str) -> Option<Spec> {
    let Some((key, value)) = s.split_once('=') else {
        return Some(match s {
            "nocapture" => Spec::Int(AttrKind::Captures, Captures::NONE.0 as u64),
            _ => Spec::Flag(AttrKind::parse(s)?),
        });
    };
    if key == "range" {
        let (lo, hi) = value.split_once(':')?;
        return Some(Spec::Range(lo.parse().ok()?, hi.parse().ok()?));
    }
    Some(Spec::Int(AttrKind::parse(key)?, value.parse().ok()?))
}

/// Whether parameter `n` has `kind`.
pub fn param_has(id: IntrinsicId, n: usize, kind: AttrKind) -> bool {
    specs(id).any(|(p, s)| {
        p == Position::Param(n)
            && match s {
                Spec::Flag(k) | Spec::Int(k, _) => k == kind,
                Spec::Range(..) => kind == AttrKind::Range,
            }
    })
}

/// Whether the result has `kind`.
pub fn return_has(id: IntrinsicId, kind: AttrKind) -> bool {
    specs(id).any(|(p, s)| {
        p == Position::Return
            && match s {
                Spec::Flag(k) | Spec::Int(k, _) => k == kind,
                Spec::Range(..) => kind == AttrKind::Range,
            }
    })
}

/// Whether argument `n` must be an immediate.
pub fn is_immarg(id: IntrinsicId, n: usize) -> bool {
    param_has(id, n, AttrKind::ImmArg)
}

/// Range `[lo, hi)` the table gives a position; `hi` is not wrapped to the width of the type.
pub fn range_at(id: IntrinsicId, at: Position) -> Option<(i64, i64)> {
    specs(id).find_map(|(p, s)| match s {
        Spec::Range(lo, hi) if p == at => Some((lo, hi)),
        _ => None,
    })
}

/// Attributes at a position of type `ty`.
pub fn attrs_at(id: IntrinsicId, at: Position, types: TypesRef<'_>, ty: Type) -> Vec<Attr> {
    let of = |s| match s {
        Spec::Flag(k) => Attr::Flag(k),
        Spec::Int(k, v) => Attr::Int(k, v),
        Spec::Range(lo, hi) => {
            let ty = types.scalar(ty);
            Attr::Range(AttrRange { ty, lo: wrap(types, ty, lo), hi: wrap(types, ty, hi) })
        }
    };
    specs(id).filter(|(p, _)| *p == at).map(|(_, s)| of(s)).collect()
}

/// `v` as a signed number of type `ty`.
fn wrap(types: TypesRef<'_>, ty: Type, v: i64) -> i128 {
    let unused = 128 - types.int_bits(ty).unwrap_or(64).clamp(1, 128);
    ((v as i128) << unused) >> unused
}

/// Attributes of the declaration of `id` with function type `fn_ty`.
pub fn attributes(id: IntrinsicId, types: TypesRef<'_>, fn_ty: Type, attrs: &mut Attrs) -> AttrList {
    let (ret, params, _) = types.func(fn_ty).unwrap_or((Type::VOID, &[], false));
    let func = attrs.set(fn_attrs(id));
    let result = attrs.set(attrs_at(id, Position::Return, types, ret));
    let params =
        params.iter().enumerate().map(|(n, &t)| attrs.set(attrs_at(id, Position::Param(n), types, t))).collect();
    attrs.list(func, result, params)
}
