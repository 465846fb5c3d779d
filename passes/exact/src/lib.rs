//! For tests of passes, of all families: random small functions, and an exact check that a pass refines them.
//!
//! A pass is right when for every input the new function has only behaviours the old one has: the same or fewer results, anything
//! where the old result may be poison or the old function is undefined.
//!
//! | file | what |
//! |---|---|
//! | `eval.rs` | all behaviours of a function |
//! | `random.rs` | random functions |
//! | `rules.rs` | cases of rewrite rules |
#![warn(missing_docs)]

mod eval;
mod random;
mod rules;

use eval::{POISON, all};
pub use eval::{Set, behaviours, refines};
pub use random::{Shape2, dump, random_function};
pub use rules::check_rules;
use warpc_analysis::Analyses;
pub use warpc_columns::random::Rng;
use warpc_ir::body::{ArgRow, Body};
use warpc_ir::ids::*;
use warpc_ir::module::{GlobalRow, Module, Shape, Symbol};
use warpc_ir::session::Session;
use warpc_ir::{Builder, Func, FuncMut, TypeKind, Value};
use warpc_phase::{FunctionPass, PassBody, PassCx, PassInfo, PassParams};

/// A pass object by its row.
pub fn make_pass(info: &PassInfo, params: &[&str]) -> Box<dyn FunctionPass> {
    let params = PassParams::new(params.iter().map(|s| s.to_string()));
    match (info.make)(params).expect("parameters") {
        PassBody::Function(p) => p,
        _ => panic!("not a function pass"),
    }
}

/// Runs a pass on a function; returns whether it changed it.
pub fn run_pass(pass: &mut dyn FunctionPass, f: &mut FuncMut<'_>) -> bool {
    let session = Session::default();
    let mut analyses = Analyses::default();
    let mut remarks = Vec::new();
    let mut text = Vec::new();
    let mut cx = PassCx { analyses: &mut analyses, session: &session, remarks: &mut remarks, text: &mut text };
    pass.run(f, &mut cx) != warpc_phase::Outcome::Unchanged
}

/// Number of random functions of a property test: `WARPC_CASES`, or `default`.
pub fn cases(default: usize) -> usize {
    std::env::var("WARPC_CASES").ok().and_then(|s| s.parse().ok()).unwrap_or(default)
}

/// The property of every pass: on random functions it refines, keeps use lists, and a second run soon changes nothing.
pub fn check_pass(info: &PassInfo, params: &[&str], count: usize, shape: Shape2) {
    let name = info.name;
    let mut pass = make_pass(info, params);
    let seed = std::env::var("WARPC_SEED").ok().and_then(|s| s.parse().ok()).unwrap_or(1u64);
    for case in 0..count as u64 {
        let mut rng = Rng((seed + case).wrapping_mul(0x1234_5678_9abc_def1));
        let size = 2 + rng.below(shape.size);
        let (m, mut body) = random_function(&mut rng, Shape2 { size, ..shape });
        let before = body.clone();
        let describe = |body: &Body| dump(&Func::of_body(body, m.ctx()));
        {
            let mut f = FuncMut::of_body(&mut body, m.ctx());
            let caught = std::panic::catch_unwind(std::panic::AssertUnwindSafe(|| run_pass(&mut *pass, &mut f)));
            if caught.is_err() {
                panic!("{name} panicked, seed {}\n{}", seed + case, describe(&before));
            }
            if let Err(e) = f.check_uses() {
                panic!("{name}: {e}, seed {}\n{}", seed + case, describe(&before));
            }
        }
        let (old, new) = (Func::of_body(&before, m.ctx()), Func::of_body(&body, m.ctx()));
        let widths: Vec<u32> =
            body.side.args.iter().map(|a| m.tables().types.view().int_bits(a.ty).expect("integer")).collect();
        for_inputs(&mut rng, &widths, 60, |args| {
            let run = |f: &Func<'_>| {
                std::panic::catch_unwind(std::panic::AssertUnwindSafe(|| behaviours(f, args))).unwrap_or_else(|_| {
                    panic!("{name}, seed {}\nbefore\n{}after\n{}", seed + case, describe(&before), describe(&body))
                })
            };
            let (was, is) = (run(&old), run(&new));
            if !refines(&was, &is) {
                panic!(
                    "{name} is wrong, seed {}\nbefore\n{}after\n{}arguments {args:x?} gave {was:x?}, give {is:x?}",
                    seed + case,
                    describe(&before),
                    describe(&body)
                );
            }
        });
    }
}

/// Calls `go` with all inputs when there are few, else a sample: values, poison, undef.
fn for_inputs(rng: &mut Rng, widths: &[u32], limit: usize, mut go: impl FnMut(&[Set])) {
    let total: usize = widths.iter().map(|&w| (1usize << w) + 2).product();
    let choose = |w: u32, k: usize| match k {
        0 => POISON,
        1 => all(w),
        k => 1 << (k - 2),
    };
    let mut args = vec![0; widths.len()];
    for n in 0..total.min(limit) {
        let mut n = if total <= limit { n } else { rng.below(total) };
        for (a, &w) in args.iter_mut().zip(widths) {
            let radix = (1usize << w) + 2;
            *a = choose(w, n % radix);
            n /= radix;
        }
        go(&args);
    }
}

/// A function made by `make`, run through a pass: for tests of single rewrites. `make` returns the value to return.
pub fn rewrite(
    info: &PassInfo,
    params: &[Type],
    make: impl FnOnce(&mut FuncMut<'_>, Block) -> Value,
    look: impl FnOnce(&Func<'_>, Value),
) {
    let mut m = Module::default();
    let ty = m.tables_mut().types.intern(TypeKind::Func { ret: Type::VOID, params: params.into(), vararg: false });
    m.globals_mut().push(GlobalRow {
        sym: Symbol::default(),
        shape: Shape { ty, ptr_ty: Type::PTR, ..Default::default() },
        ..Default::default()
    });
    m.tables_mut().layout = warpc_ir::layout::DataLayout::parse(warpc_ir::layout::NVPTX64).expect("layout");
    let mut body = Body::default();
    body.side.global = Global(0);
    body.side.args = params.iter().map(|&ty| ArgRow { ty, first_use: Use::NONE }).collect();
    let mut f = FuncMut::of_body(&mut body, m.ctx());
    let entry = f.new_block();
    let v = make(&mut f, entry);
    let ret = Builder::at_end(&mut f, entry).ret(Some(v));
    run_pass(&mut *make_pass(info, &[]), &mut f);
    f.check_uses().expect("use lists");
    let result = f.operand(ret, 0);
    look(&f, result);
}

#[cfg(test)]
mod tests {
    use super::*;
    use warpc_ir::opcode::{Opcode, flags};

    #[test]
    fn the_check_sees_wrong_rewrites() {
        // `add nsw x, 1` as `add nuw x, 1` is no refinement; without flags it is one.
        let mut m = Module::default();
        let i4 = m.tables_mut().types.intern(TypeKind::Int(4));
        let ty = m.tables_mut().types.intern(TypeKind::Func { ret: i4, params: [i4].into(), vararg: false });
        m.globals_mut()
            .push(GlobalRow { shape: Shape { ty, ptr_ty: Type::PTR, ..Default::default() }, ..Default::default() });
        let make = |fl: u16| {
            let mut body = Body::default();
            body.side.global = Global(0);
            body.side.args = vec![ArgRow { ty: i4, first_use: Use::NONE }];
            let mut f = FuncMut::of_body(&mut body, m.ctx());
            let b = f.new_block();
            let one = f.consts_mut().add_int(i4, 4, 1);
            let v = Builder::at_end(&mut f, b).binary(Opcode::Add, Value::arg(0), one, fl);
            Builder::at_end(&mut f, b).ret(Some(v));
            drop(f);
            body
        };
        let [plain, nsw, nuw] = [0, flags::NSW, flags::NUW].map(make);
        let ok = |a: &Body, b: &Body| {
            (0..16).map(|v| 1 << v).chain([POISON, all(4)]).all(|arg| {
                let (f, g) = (Func::of_body(a, m.ctx()), Func::of_body(b, m.ctx()));
                refines(&behaviours(&f, &[arg]), &behaviours(&g, &[arg]))
            })
        };
        assert!(ok(&nsw, &plain) && ok(&nuw, &plain) && ok(&nsw, &nsw));
        assert!(!ok(&plain, &nsw) && !ok(&nsw, &nuw));
    }
}
