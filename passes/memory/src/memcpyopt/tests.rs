//! The pass on random functions, and on long blocks.

use super::INFO;
use warpc_exact::{Shape2, cases, check_pass, rewrite};
use warpc_ir::ids::*;
use warpc_ir::{Builder, Opcode, Value};

#[test]
fn random_functions_are_refined() {
    check_pass(&INFO, &[], cases(300), Shape2 { size: 12, bits: 3, branches: true });
}

#[test]
fn a_long_row_of_zeros_is_one_fill() {
    rewrite(
        &INFO,
        &[Type::PTR],
        |f, b| {
            let zero = f.consts_mut().add_i32(0);
            for n in 0..5_000 {
                let index = f.consts_mut().add_i64(n);
                let at = Builder::at_end(f, b).gep(Type::I32, Value::arg(0), &[index], Type::PTR, 0);
                Builder::at_end(f, b).store(zero, at, 4, 0);
            }
            Value::arg(0)
        },
        |f, _| {
            let of = |op| f.block_insts(f.entry()).filter(|&i| f.op(i) == op).count();
            assert_eq!((of(Opcode::Store), of(Opcode::Call)), (0, 1));
        },
    );
}
