//! Rows and intervals in a World give what they give in plain vectors.

use super::toy::*;
use crate::coalesce::{Coalescing, Settings, coalesce};
use crate::intervals::IntervalBody;
use crate::isa::InstructionSet;
use crate::rows::MachineBlock;
use crate::world::{end_function, start_function, with_machine, with_rows};
use bevy_ecs::prelude::World;

/// Appends a function to the rows of a view: a chain of `n` copies, more than a World starts with.
fn chain(m: &mut crate::rows::MachineMut<'_, Toy>, n: u32) {
    m.clear();
    let block = m.new_block(MachineBlock::default());
    open(m, block);
    let first = m.new_reg(WORD);
    push(m, Op::Load, NO_PHI, &[d(first.0)]);
    for k in 0..n {
        let next = m.new_reg(WORD);
        push(m, Op::Copy, NO_PHI, &[d(next.0), r(k)]);
        if k % 5 == 0 {
            push(m, Op::Store, NO_PHI, &[r(k)]);
        }
    }
    push(m, Op::Store, NO_PHI, &[r(n)]);
    push(m, Op::Stop, NO_PHI, &[]);
    close(m);
}

#[test]
fn a_world_and_vectors_agree() {
    let mut world = World::new();
    let mut in_world = Coalescing::<Toy>::default();
    // Vectors of a function are kept for the next one, unless they are large.
    let kept = [(700, Toy::OUTLIER), (40, Toy::OUTLIER), (2500, Toy::OUTLIER), (900, Toy::OUTLIER)];
    for (n, instructions) in [(3, 3), (500, 500)].into_iter().chain(kept).chain([(40, 40), (3000, 3000)]) {
        start_function::<Toy>(&mut world, instructions);
        with_machine::<Toy, _>(&mut world, |m| chain(m, n));
        let left = with_rows::<Toy, _>(&mut world, |m, intervals| {
            let stats = coalesce(m, intervals, &Settings::default(), &mut in_world).unwrap();
            // Intervals of many values are not tried for ever.
            assert!(stats.copies == n && stats.joined > n / 2, "{stats:?}");
            m.read().to_body()
        });
        end_function::<Toy>(&mut world);
        let (mut body, mut rows) = (Body::default(), IntervalBody::default());
        chain(&mut body.write(), n);
        let mut state = Coalescing::<Toy>::default();
        coalesce(&mut body.write(), &mut rows.write(), &Settings::default(), &mut state).unwrap();
        assert_eq!(ops(&left), ops(&body));
        assert_eq!(left.side.pool, body.side.pool);
    }
}
