use super::*;
use warpc_exact::rewrite;
use warpc_ir::Builder;
use warpc_ir::opcode::IntPred;

/// Blocks and instructions of a function after the pass: a loop loads a byte, does `terms` additions and `xor`s by turns, and stores it.
fn sizes(terms: u32) -> (usize, usize) {
    let found = std::cell::Cell::new((0, 0));
    rewrite(
        &INFO,
        &[Type::PTR, Type::I64],
        |f, end| {
            let before = f.new_block();
            let body = f.new_block_after(before);
            f.move_block_after(end, body);
            Builder::at_end(f, before).br(body);
            let count = f.new_phi(body, Type::I64);
            let [zero, one] = [0, 1].map(|n| f.consts_mut().add_i64(n));
            let at = Builder::at_end(f, body).gep(Type::I8, Value::arg(0), &[count.into()], Type::PTR, 0);
            let mut sum = Builder::at_end(f, body).load(Type::I8, at, 1, 0);
            for n in 0..terms {
                let term = f.consts_mut().add_int(Type::I8, 8, n as u64);
                let op = if n % 2 == 0 { Opcode::Add } else { Opcode::Xor };
                sum = Builder::at_end(f, body).binary(op, sum, term, 0);
            }
            Builder::at_end(f, body).store(sum, at, 1, 0);
            let next = Builder::at_end(f, body).binary(Opcode::Add, count.into(), one, 0);
            let done = Builder::at_end(f, body).icmp(IntPred::Eq, next, Value::arg(1), Type::I1);
            Builder::at_end(f, body).cond_br(done, end, body);
            f.add_incoming(count, zero, before);
            f.add_incoming(count, next, body);
            Value::arg(0)
        },
        |f, _| {
            let blocks: Vec<Block> = f.block_order().collect();
            found.set((blocks.len(), blocks.iter().map(|&block| f.block_insts(block).count()).sum()));
        },
    );
    found.get()
}

#[test]
fn bytes_fill_a_register() {
    // Before, vector.ph, vector.body, middle.block, scalar.ph, the loop, the end. Both loops have the terms once.
    let (blocks, insts) = sizes(2);
    assert_eq!(blocks, 7);
    assert_eq!(sizes(3), (7, insts + 2));
}

#[test]
fn twenty_thousand_instructions_take_linear_time() {
    let (_, insts) = sizes(2);
    assert_eq!(sizes(20_002), (7, insts + 40_000));
}
