//! Tests of `gvn`: random functions are refined, and shapes that are large in one way take linear time.

use warpc_exact::{Shape2, cases, check_pass, rewrite};
use warpc_ir::ids::*;
use warpc_ir::{Builder, IntPred, Opcode, Value};

#[test]
fn random_functions_are_refined() {
    check_pass(&super::INFO, &[], cases(500), Shape2 { size: 9, bits: 3, branches: false });
    check_pass(&super::INFO, &[], cases(500), Shape2 { size: 12, bits: 3, branches: true });
    check_pass(&super::INFO, &["no-pre"], cases(200), Shape2 { size: 12, bits: 3, branches: true });
}

#[test]
fn equal_expressions_and_loads_of_stores_go() {
    rewrite(
        &super::INFO,
        &[Type::I32, Type::I32, Type::PTR],
        |f, b| {
            let (x, y) = (Value::arg(0), Value::arg(1));
            let less = Builder::at_end(f, b).icmp(IntPred::Slt, x, y, Type::I1);
            let more = Builder::at_end(f, b).icmp(IntPred::Sgt, y, x, Type::I1);
            let both = Builder::at_end(f, b).binary(Opcode::Xor, less, more, 0);
            let zero = Builder::at_end(f, b).cast(Opcode::ZExt, both, Type::I32, 0);
            Builder::at_end(f, b).store(x, Value::arg(2), 4, 0);
            let loaded = Builder::at_end(f, b).load(Type::I32, Value::arg(2), 4, 0);
            let none = Builder::at_end(f, b).binary(Opcode::Sub, loaded, x, 0);
            Builder::at_end(f, b).binary(Opcode::Or, zero, none, 0)
        },
        |f, v| {
            assert!(f.consts().is_zero(v));
            let ops: Vec<Opcode> = f.block_insts(f.entry()).map(|i| f.op(i)).collect();
            assert_eq!(ops, [Opcode::ICmp, Opcode::Store, Opcode::Ret]);
        },
    );
}

/// A load looks at a bounded number of accesses above it, so that many loads of other places cost linear time.
#[test]
fn blocks_with_many_loads_are_searched_in_part() {
    const LOADS: u64 = 2_000;
    rewrite(
        &super::INFO,
        &[Type::PTR],
        |f, b| {
            let mut sum = Value::NONE;
            for n in 0..LOADS {
                let index = f.consts_mut().add_i64(n % (LOADS / 2));
                let ptr = Builder::at_end(f, b).gep(Type::I32, Value::arg(0), &[index], Type::PTR, 0);
                let value = Builder::at_end(f, b).load(Type::I32, ptr, 4, 0);
                sum = if sum.is_none() { value } else { Builder::at_end(f, b).binary(Opcode::Add, sum, value, 0) };
            }
            sum
        },
        |f, _| {
            // Equal addresses are found however far apart they are; the loads are further apart than the search goes.
            let count = |op: Opcode| f.block_insts(f.entry()).filter(|&i| f.op(i) == op).count() as u64;
            assert_eq!((count(Opcode::GetElementPtr), count(Opcode::Load)), (LOADS / 2 - 1, LOADS));
        },
    );
}
