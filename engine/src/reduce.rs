//! Reducer: makes a module smaller as long as a test still fails on it.
//!
//! Tried in turn until nothing helps: bodies of functions dropped, conditional branches made unconditional, ranges of
//! instructions dropped (results become zero or another value), operands made zero. Each candidate is a valid module; the test sees its
//! text. Ranges are halved, so the cost is about `n log n` tests for `n` instructions, and it ends at a time limit.

use crate::ids::*;
use crate::ir::consts::Consts;
use crate::ir::func::FuncMut;
use crate::ir::module::Module;
use crate::ir::opcode::Opcode;
use crate::ir::types::{TypeKind, TypesRef};
use crate::ir::value::Value;
use crate::text::{PrintOptions, ReadOptions, parse_module, print_module};
use crate::verify::verify_module;
use std::time::{Duration, Instant};

/// A step that can be tried on a function.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Edit {
    /// Drops instructions of these ordinals.
    Drop(usize, usize),
    /// Takes successor `1` at the terminator of block ordinal `0`.
    Branch(usize, usize),
    /// Makes operand `1` of instruction ordinal `0` zero.
    Zero(usize, usize),
}

fn read(text: &str) -> Option<Module> {
    parse_module(text.as_bytes(), &ReadOptions::default()).ok()
}

fn write(m: &Module) -> String {
    String::from_utf8_lossy(&print_module(m, &PrintOptions::default())).into_owned()
}

/// The zero of a type; `None` where there is none.
fn zero(types: TypesRef<'_>, consts: &mut Consts, t: Type) -> Option<Value> {
    Some(match types.kind(t) {
        TypeKind::Int(n) if *n <= 64 => consts.add_int(t, *n, 0),
        TypeKind::Int(n) => consts.add_wide_int(t, *n, &[0]),
        TypeKind::Half | TypeKind::BFloat | TypeKind::Float | TypeKind::Double => consts.add_float(t, 0),
        TypeKind::Ptr(_) => consts.add_null(t),
        TypeKind::Array { .. } | TypeKind::Vector { .. } | TypeKind::Struct { .. } | TypeKind::Named(_) => {
            consts.add_zero(t)
        }
        _ => return None,
    })
}

fn zero_of(f: &mut FuncMut<'_>, t: Type) -> Option<Value> {
    let types = f.ctx().types();
    (t.0 < types.len()).then(|| zero(types, f.consts_mut(), t)).flatten()
}

/// Tries an edit on function `g` of the module in `text`; the new text, if something changed and it is valid.
fn apply(text: &str, g: Global, edit: Edit) -> Option<String> {
    let mut m = read(text)?;
    let changed = m.edit(g, |f| edit_function(f, edit).unwrap_or(false))?;
    (changed && verify_module(&m).is_ok()).then(|| write(&m))
}

/// The edit itself; whether it did anything.
fn edit_function(f: &mut FuncMut<'_>, edit: Edit) -> Option<bool> {
    let blocks: Vec<Block> = f.block_order().collect();
    let insts: Vec<Inst> = blocks.iter().flat_map(|&b| f.block_insts(b).collect::<Vec<_>>()).collect();
    let mut changed = false;
    match edit {
        Edit::Drop(from, to) => {
            for &i in insts.get(from..to.min(insts.len()))?.iter().rev() {
                if f.op(i).is_terminator() || f.op(i) == Opcode::Alloca && !f.is_unused(Value::inst(i)) {
                    continue;
                }
                let ty = f.ty(i);
                if !f.is_unused(Value::inst(i)) {
                    // An operand of the type keeps more of the shape than zero does.
                    let like =
                        f.operands(i).find(|&v| f.type_of(v) == ty && v.as_inst() != Some(i) && f.op(i) != Opcode::Phi);
                    let Some(v) = like.or_else(|| zero_of(f, ty)) else { continue };
                    f.replace_all_uses(Value::inst(i), v);
                }
                f.erase(i);
                changed = true;
            }
        }
        Edit::Branch(b, k) => {
            let b = *blocks.get(b)?;
            let t = f.terminator(b);
            let succs: Vec<Block> = f.successors_of(t).collect();
            if succs.len() < 2 {
                return None;
            }
            f.fold_terminator_to(b, *succs.get(k)?);
            changed = true;
            // What cannot be reached any more goes.
            let mut seen = vec![false; f.num_blocks()];
            let mut work = vec![f.entry()];
            while let Some(b) = work.pop() {
                if !std::mem::replace(&mut seen[b.index()], true) {
                    work.extend(f.successors(b));
                }
            }
            let dead: Vec<Block> = blocks.iter().copied().filter(|b| !seen[b.index()]).collect();
            f.erase_blocks(&dead);
        }
        Edit::Zero(i, k) => {
            let i = *insts.get(i)?;
            if f.op(i) == Opcode::Phi || f.op(i).is_terminator() || k >= f.num_operands(i) {
                return None;
            }
            let v = f.operand(i, k);
            v.as_inst()?;
            let t = f.type_of(v);
            if f.types().is_ptr(t) {
                return None;
            }
            let z = zero_of(f, t)?;
            f.set_operand(i, k, z);
            changed = true;
        }
    }
    Some(changed)
}

/// Makes `text` smaller as long as `bad` holds of it, for at most `limit`. Returns the text itself when it is not bad.
pub fn reduce(text: &str, bad: &dyn Fn(&str) -> bool, limit: Duration) -> String {
    let start = Instant::now();
    let Some(m) = read(text) else { return text.into() };
    let mut best = write(&m);
    if !bad(&best) {
        return text.into();
    }
    let late = || start.elapsed() > limit;
    loop {
        let before = best.clone();
        let Some(m) = read(&best) else { return best };
        for g in m.defined_functions() {
            let size = |text: &str| {
                let m = read(text)?;
                let f = m.func(g)?;
                Some((f.block_order().map(|b| f.block_insts(b).count()).sum::<usize>(), f.block_order().count()))
            };
            let attempt = |edit: Edit, best: &mut String| -> bool {
                if late() {
                    return false;
                }
                match apply(best, g, edit) {
                    Some(t) if t != *best && bad(&t) => {
                        *best = t;
                        true
                    }
                    _ => false,
                }
            };
            let mut b = 0;
            while size(&best).is_some_and(|s| b < s.1) && !late() {
                if !attempt(Edit::Branch(b, 0), &mut best) && !attempt(Edit::Branch(b, 1), &mut best) {
                    b += 1;
                }
            }
            let mut step = size(&best).map_or(0, |s| s.0);
            while step > 0 && !late() {
                let mut at = 0;
                while size(&best).is_some_and(|s| at < s.0) && !late() {
                    if !attempt(Edit::Drop(at, at + step), &mut best) {
                        at += step;
                    }
                }
                step /= 2;
            }
            let mut i = 0;
            while size(&best).is_some_and(|s| i < s.0) && !late() {
                for k in 0..3 {
                    attempt(Edit::Zero(i, k), &mut best);
                }
                i += 1;
            }
        }
        best = drop_unused(&best, bad);
        if best == before || late() {
            return best;
        }
    }
}

/// Drops functions and declarations that nothing names, by their text.
fn drop_unused(text: &str, bad: &dyn Fn(&str) -> bool) -> String {
    let mut best = text.to_string();
    for line in text.lines() {
        let helper = line.starts_with("define ") && !line.contains("ptx_kernel");
        if !helper && !line.starts_with("declare ") {
            continue;
        }
        let Some(at) = best.find(line) else { continue };
        let end =
            if line.starts_with("declare ") { best[at..].find('\n') } else { best[at..].find("\n}\n").map(|n| n + 2) };
        let Some(end) = end else { continue };
        let candidate = format!("{}{}", &best[..at], &best[at + end..]);
        if read(&candidate).is_some_and(|m| verify_module(&m).is_ok()) && bad(&candidate) {
            best = candidate;
        }
    }
    best
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn keeps_what_matters() {
        let text = "
            define i32 @other(i32 %x) {
              ret i32 %x
            }
            define ptx_kernel void @k(ptr %p, i32 %n) {
            entry:
              %a = add i32 %n, 1
              %b = mul i32 %a, 3
              %c = icmp eq i32 %b, 7
              br i1 %c, label %yes, label %no
            yes:
              %d = udiv i32 %b, 5
              store i32 %d, ptr %p
              br label %no
            no:
              %e = xor i32 %b, %a
              store i32 %e, ptr %p
              ret void
            }";
        let small = reduce(text, &|t| t.contains("udiv"), Duration::from_secs(60));
        assert!(small.contains("udiv"), "{small}");
        assert!(
            !small.contains("@other") && !small.contains("mul") && !small.contains("xor") && !small.contains("store"),
            "{small}"
        );
    }
}
