//! Names of vector variants of a function: `_ZGV`, instruction set, mask, lanes, parameters, `_`, name, and in brackets the
//! function that is called.

use warpc_ir::ids::Type;
use warpc_ir::types::TypesRef;

/// Instruction sets by their letter; those of the second string have vectors of unknown length.
const SETS: &str = "nsrbcde";
const SCALABLE: &str = "sr";

/// Whether every name of the list is a variant of a function of type `fn_ty`.
pub(super) fn is_variant(text: &str, types: TypesRef<'_>, fn_ty: Type) -> bool {
    parse(text, types, fn_ty).is_some()
}

/// A parameter of a variant.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Param {
    Vector,
    Uniform,
    Linear,
    /// Linear with the step that is this parameter.
    LinearBy(u32),
}

fn parse(text: &str, types: TypesRef<'_>, fn_ty: Type) -> Option<()> {
    let (ret, params, _) = types.func(fn_ty)?;
    let rest = text.strip_prefix("_ZGV")?;
    let (set, rest) = match rest.strip_prefix("_LLVM_") {
        Some(rest) => ('L', rest),
        None => (rest.chars().next().filter(|c| SETS.contains(*c))?, rest.get(1..)?),
    };
    let rest = rest.strip_prefix(['M', 'N'])?;
    let (lanes, mut rest) = match rest.strip_prefix('x') {
        Some(rest) if SCALABLE.contains(set) => (None, rest),
        Some(_) => return None,
        None => {
            let (n, rest) = number(rest)?;
            (Some(n).filter(|&n| n > 0).map(Some)?, rest)
        }
    };
    let mut kinds = Vec::new();
    while let Some((kind, tail)) = parameter(rest)? {
        kinds.push(kind);
        rest = tail;
    }
    let rest = rest.strip_prefix('_')?;
    if kinds.is_empty() || kinds.len() != params.len() {
        return None;
    }
    let steps = kinds.iter().all(|k| match k {
        Param::LinearBy(n) => kinds.get(*n as usize) == Some(&Param::Uniform),
        _ => true,
    });
    let (name, call) = match rest.split_once('(') {
        Some((name, call)) => (name, Some(call.strip_suffix(')')?)),
        None => (rest, None),
    };
    let named = !name.is_empty() && call != Some("") && (set != 'L' || call.is_some());
    // Without a number of lanes the widest element of the vectors says how many there are.
    let measured = |ty: Type| types.is_ptr(ty) || types.scalar_bits(ty).is_some_and(|b| matches!(b, 8 | 16 | 32 | 64));
    let vectors = kinds.iter().zip(params).filter(|k| *k.0 == Param::Vector).map(|k| *k.1);
    let fits = lanes.is_some() || vectors.chain((ret != Type::VOID).then_some(ret)).all(measured);
    (steps && named && fits).then_some(())
}

/// Leading number, and what is behind it.
fn number(text: &str) -> Option<(u32, &str)> {
    let end = text.bytes().position(|b| !b.is_ascii_digit()).unwrap_or(text.len());
    Some((text[..end].parse().ok()?, &text[end..]))
}

/// The next parameter and what is behind it; `Some(None)` at the end of the parameters, `None` when it is malformed.
#[allow(clippy::option_option)]
fn parameter(text: &str) -> Option<Option<(Param, &str)>> {
    let Some(c) = text.chars().next() else { return Some(None) };
    let rest = &text[c.len_utf8()..];
    let (kind, rest) = match c {
        'v' => (Param::Vector, rest),
        'u' => (Param::Uniform, rest),
        'l' | 'R' | 'L' | 'U' => match rest.strip_prefix('s') {
            Some(rest) => {
                let (n, rest) = number(rest)?;
                (Param::LinearBy(n), rest)
            }
            None => {
                let negative = rest.strip_prefix('n');
                match number(negative.unwrap_or(rest)) {
                    Some((_, rest)) => (Param::Linear, rest),
                    None if negative.is_some() => return None,
                    None => (Param::Linear, rest),
                }
            }
        },
        _ => return Some(None),
    };
    match rest.strip_prefix('a') {
        Some(align) => {
            let (n, rest) = number(align)?;
            n.is_power_of_two().then_some(Some((kind, rest)))
        }
        None => Some(Some((kind, rest))),
    }
}
