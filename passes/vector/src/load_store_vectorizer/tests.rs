use super::*;
use warpc_exact::{Shape2, cases, check_pass, rewrite};
use warpc_ir::{Builder, Value};

#[test]
fn random_functions_are_refined() {
    check_pass(&INFO, &[], cases(100), Shape2 { size: 12, bits: 3, branches: true });
}

/// Builds `count` loads of neighbours of an argument, last first, and their sum; gives the number of loads and instructions after.
fn sum_of_loads(count: u32, align: u64) -> (usize, usize) {
    let found = std::cell::Cell::new((0, 0));
    rewrite(
        &INFO,
        &[Type::PTR],
        |f, b| {
            let mut sum = f.consts_mut().add_i32(0);
            for n in (0..count).rev() {
                let index = f.consts_mut().add_i64(n as u64);
                let ptr = Builder::at_end(f, b).gep(Type::I32, Value::arg(0), &[index], Type::PTR, 0);
                let load = Builder::at_end(f, b).load(Type::I32, ptr, if n % 4 == 0 { align } else { 4 }, 0);
                sum = Builder::at_end(f, b).binary(Opcode::Add, sum, load, 0);
            }
            sum
        },
        |f, _| {
            let ops: Vec<Opcode> = f.block_insts(f.entry()).map(|i| f.op(i)).collect();
            found.set((ops.iter().filter(|&&op| op == Opcode::Load).count(), ops.len()));
        },
    );
    found.get()
}

#[test]
fn four_loads_become_one_where_they_are_aligned() {
    assert_eq!(sum_of_loads(4, 16).0, 1);
    assert_eq!(sum_of_loads(4, 8).0, 2);
    assert_eq!(sum_of_loads(4, 4).0, 4);
    assert_eq!(sum_of_loads(0, 16).0, 0);
    assert_eq!(sum_of_loads(1, 16).0, 1);
}

#[test]
fn a_hundred_thousand_loads_take_linear_time() {
    let count = 100_000;
    assert_eq!(sum_of_loads(count, 16).0, count as usize / 4);
}
