//! Rows written anew: each old row as it is, or as others.

use crate::launch::Launch;
use crate::ori::{Op, OriMachine, OriMachineMut};
use crate::template::Placer;
use warpc_machine::ids::{MBlock, Row};
use warpc_machine::operand::MLoc;

/// What becomes of a row.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Became {
    /// It stays as it is.
    Same,
    /// Others were placed for it.
    Others,
}

/// Writes the rows of `machine` anew. `each` is asked for every row but labels, and may place others, with blocks of their own. Blocks and
/// registers keep their numbers. Linear.
///
/// # Errors
/// What `each` says; the rows are of no use then.
pub fn rebuild<E>(
    machine: &mut OriMachineMut<'_>,
    launch: &Launch,
    mut each: impl FnMut(&mut Placer<'_, '_>, OriMachine<'_>, Row) -> Result<Became, E>,
) -> Result<(), E> {
    let old = machine.read().to_body();
    let old = old.read();
    machine.insts.truncate(0);
    machine.side.order.clear();
    let mut placer = Placer::new(machine, launch.descriptor);
    for &block in old.order() {
        for row in old.ranges[block].rows() {
            placer.loc = old.locs[row];
            let head = old.heads[row];
            if head.op == Op::Label {
                placer.open(MBlock(block.0));
            } else if each(&mut placer, old, row)? == Became::Same {
                placer.keep(head, old.ops[row]);
            }
        }
    }
    placer.loc = MLoc::NONE;
    placer.close();
    Ok(())
}
