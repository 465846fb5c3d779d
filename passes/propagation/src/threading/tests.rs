//! Random functions are refined; functions that are large in one direction.

use warpc_exact::{Rng, Shape2, cases, check_pass, make_pass, random_function, run_pass};
use warpc_ir::body::Body;
use warpc_ir::ids::*;
use warpc_ir::{Builder, FuncMut, IntPred, Opcode, Value};

#[test]
fn random_functions_are_refined() {
    check_pass(&super::INFO, &[], cases(800), Shape2 { size: 9, bits: 3, branches: true });
    check_pass(&super::INFO, &[], cases(800), Shape2 { size: 18, bits: 2, branches: true });
}

/// A function whose blocks `make` builds, in the module of a random one; it is erased first.
fn with_function(make: impl FnOnce(&mut FuncMut<'_>), look: impl FnOnce(&mut FuncMut<'_>)) {
    let (m, old) = random_function(&mut Rng(3), Shape2 { size: 4, bits: 3, branches: false });
    let mut body = Body::default();
    body.side.global = old.side.global;
    body.side.args =
        old.side.args.iter().map(|arg| warpc_ir::body::ArgRow { ty: arg.ty, first_use: Use::NONE }).collect();
    let mut f = FuncMut::of_body(&mut body, m.ctx());
    make(&mut f);
    f.check_uses().unwrap();
    run_pass(&mut *make_pass(&super::INFO, &[]), &mut f);
    f.check_uses().unwrap();
    look(&mut f);
}

/// A switch with many cases into one block whose phi decides its branch: all edges of a kind are threaded together.
#[test]
fn many_edges_at_once() {
    const CASES: u32 = 5_000;
    with_function(
        |f| {
            let [entry, join, yes, no] = std::array::from_fn(|_| f.new_block());
            let ty = f.type_of(Value::arg(0));
            let wide = Builder::at_end(f, entry).cast(Opcode::ZExt, Value::arg(0), Type::I32, 0);
            let phi = {
                let blocks: Vec<Block> = (0..CASES).map(|_| f.new_block()).collect();
                let cases: Vec<(Value, Block)> =
                    blocks.iter().enumerate().map(|(n, &block)| (f.consts_mut().add_i32(n as u32), block)).collect();
                Builder::at_end(f, entry).switch(wide, no, &cases);
                for &block in &blocks {
                    Builder::at_end(f, block).br(join);
                }
                let phi = f.new_phi(join, Type::I32);
                for (n, &block) in blocks.iter().enumerate() {
                    let number = f.consts_mut().add_i32(n as u32 % 2);
                    f.add_incoming(phi, number, block);
                }
                phi
            };
            let zero = f.consts_mut().add_i32(0);
            let c = Builder::at_end(f, join).icmp(IntPred::Eq, phi.into(), zero, Type::I1);
            Builder::at_end(f, join).cond_br(c, yes, no);
            for block in [yes, no] {
                let value = Value::poison(ty);
                Builder::at_end(f, block).ret(Some(value));
            }
        },
        |f| assert!(f.block_order().all(|block| f.block_insts(block).all(|i| f.op(i) != Opcode::ICmp))),
    );
}

/// A long chain of blocks that only branch becomes one block.
#[test]
fn long_chains_merge() {
    with_function(
        |f| {
            let blocks: Vec<Block> = (0..20_000).map(|_| f.new_block()).collect();
            for pair in blocks.windows(2) {
                Builder::at_end(f, pair[0]).br(pair[1]);
            }
            let last = blocks[blocks.len() - 1];
            Builder::at_end(f, last).ret(Some(Value::arg(0)));
        },
        |f| assert_eq!(f.block_order().count(), 1),
    );
}
