use super::*;
use warpc_exact::{Shape2, cases, check_pass, rewrite};
use warpc_ir::Builder;

#[test]
fn random_functions_are_refined() {
    check_pass(&INFO, &[], cases(400), Shape2 { size: 12, bits: 3, branches: true });
    check_pass(&INFO, &[], cases(200), Shape2 { size: 16, bits: 2, branches: false });
}

/// A sum of `count` summands, each by `summand` of its number, and what becomes of it.
fn sum_of(count: u32, summand: impl Fn(&mut FuncMut<'_>, Block, u32) -> Value, look: impl FnOnce(&Func<'_>, Value)) {
    rewrite(
        &INFO,
        &[Type::I32, Type::I32],
        |f, b| {
            let mut sum = Value::arg(0);
            for n in 0..count {
                let v = summand(f, b, n);
                sum = Builder::at_end(f, b).binary(Opcode::Add, sum, v, 0);
            }
            sum
        },
        look,
    );
}

/// Trees of tens of thousands of leaves take no longer than short ones, leaf by leaf.
#[test]
fn large_sums_of_constants_are_one() {
    sum_of(
        30_000,
        |f, _, n| f.consts_mut().add_i32(n),
        |f, v| {
            assert_eq!(p::binary(f, v, Opcode::Add).map(|(a, _)| a), Some(Value::arg(0)));
        },
    );
}

#[test]
fn large_sums_of_one_value_are_products() {
    sum_of(
        30_000,
        |_, _, _| Value::arg(1),
        |f, v| {
            let (a, b) = p::binary(f, v, Opcode::Add).expect("a sum");
            let product = [a, b].into_iter().find_map(|x| p::binary(f, x, Opcode::Mul)).expect("a product");
            assert_eq!(p::int(f, product.1).map(|n| n.v), Some(30_000));
        },
    );
}

/// Inverses among many leaves of one rank: the search for them is bounded, the result is a sum of the same leaves.
#[test]
fn large_sums_of_inverses_end() {
    sum_of(
        6_000,
        |f, b, n| {
            let k = f.consts_mut().add_i32(n | 1);
            let x = Builder::at_end(f, b).binary(Opcode::Mul, Value::arg(1), k, 0);
            let zero = f.consts_mut().add_i32(0);
            if n % 2 == 0 { x } else { Builder::at_end(f, b).binary(Opcode::Sub, zero, x, 0) }
        },
        |f, v| assert!(v.as_inst().is_some_and(|i| !f.is_dead(i))),
    );
}
