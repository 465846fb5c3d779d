//! The pass on random functions, and on long blocks.

use super::INFO;
use warpc_exact::{Shape2, cases, check_pass, rewrite};
use warpc_ir::ids::*;
use warpc_ir::{Builder, Func, Opcode, Value};

#[test]
fn random_functions_are_refined() {
    check_pass(&INFO, &[], cases(300), Shape2 { size: 9, bits: 3, branches: false });
    check_pass(&INFO, &[], cases(300), Shape2 { size: 12, bits: 3, branches: true });
}

fn stores(func: &Func<'_>) -> usize {
    func.block_insts(func.entry()).filter(|&i| func.op(i) == Opcode::Store).count()
}

#[test]
fn a_long_block_of_stores_to_one_place_keeps_the_last() {
    rewrite(
        &INFO,
        &[Type::I32, Type::PTR],
        |f, b| {
            for n in 0..4_000 {
                let value = f.consts_mut().add_i32(n);
                Builder::at_end(f, b).store(value, Value::arg(1), 4, 0);
            }
            Value::arg(0)
        },
        |f, _| assert_eq!(stores(f), 1),
    );
}

#[test]
fn many_loads_between_two_stores_keep_both() {
    rewrite(
        &INFO,
        &[Type::I32, Type::PTR, Type::PTR],
        |f, b| {
            Builder::at_end(f, b).store(Value::arg(0), Value::arg(1), 4, 0);
            for _ in 0..20_000 {
                Builder::at_end(f, b).load(Type::I32, Value::arg(2), 4, 0);
            }
            let zero = f.consts_mut().add_i32(0);
            Builder::at_end(f, b).store(zero, Value::arg(1), 4, 0);
            Value::arg(0)
        },
        |f, _| assert_eq!(stores(f), 2),
    );
}
