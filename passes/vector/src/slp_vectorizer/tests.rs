use super::*;
use warpc_exact::{Shape2, cases, check_pass, rewrite};
use warpc_ir::Builder;
use warpc_ir::opcode::flags;

#[test]
fn random_functions_are_refined() {
    check_pass(&INFO, &[], cases(100), Shape2 { size: 12, bits: 3, branches: true });
}

/// Instructions after the pass over `lanes` lanes of `op` on two vectors that are loaded, put into a vector: opcodes and flags.
fn lanewise(op: Opcode, lanes: u32) -> Vec<(Opcode, u16)> {
    let found = std::cell::RefCell::new(Vec::new());
    rewrite(
        &INFO,
        &[Type::PTR, Type::PTR],
        |f, b| {
            let ty = f.vector_type(lanes, Type::I32);
            let vectors = [0, 1].map(|n| Builder::at_end(f, b).load(ty, Value::arg(n), 16, 0));
            let mut result = Value::poison(ty);
            for n in 0..lanes {
                let index = f.consts_mut().add_i32(n);
                let mut build = Builder::at_end(f, b);
                let [x, y] = vectors.map(|vector| build.extract_element(vector, index, Type::I32));
                let sum = build.binary(op, x, y, if n == 0 { flags::NSW } else { flags::NSW | flags::NUW });
                result = build.insert_element(result, sum, index);
            }
            result
        },
        |f, _| {
            let kept = |i: Inst| (f.op(i), f.flags(i) & (flags::NSW | flags::NUW));
            found.replace(f.block_insts(f.entry()).map(kept).collect());
        },
    );
    found.into_inner()
}

#[test]
fn lanes_become_one_operation_with_the_flags_of_all() {
    let load = (Opcode::Load, 0);
    for lanes in [2, 4, 16] {
        assert_eq!(lanewise(Opcode::Add, lanes), [load, load, (Opcode::Add, flags::NSW), (Opcode::Ret, 0)]);
    }
    // No power of two.
    assert_eq!(lanewise(Opcode::Add, 3).len(), 2 + 3 * 4 + 1);
}

#[test]
fn twenty_thousand_lists_take_linear_time() {
    let count = 20_000;
    let found = std::cell::Cell::new(0);
    rewrite(
        &INFO,
        &[Type::PTR],
        |f, b| {
            let ty = f.vector_type(4, Type::I32);
            let vector = Builder::at_end(f, b).load(ty, Value::arg(0), 16, 0);
            for n in 0..count {
                let mut result = Value::poison(ty);
                for lane in 0..4 {
                    let index = f.consts_mut().add_i32(lane);
                    let addend = f.consts_mut().add_i32(n);
                    let mut build = Builder::at_end(f, b);
                    let part = build.extract_element(vector, index, Type::I32);
                    let sum = build.binary(Opcode::Add, part, addend, 0);
                    result = build.insert_element(result, sum, index);
                }
                Builder::at_end(f, b).store(result, Value::arg(0), 16, 0);
            }
            vector
        },
        |f, _| found.set(f.block_insts(f.entry()).count()),
    );
    assert_eq!(found.get(), 2 * count as usize + 2);
}
