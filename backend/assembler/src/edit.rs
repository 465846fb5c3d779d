//! Rows written anew: each old row as it is, or as others.

use crate::launch::Launch;
use crate::ori::{Op, OriBody, OriMachine};
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

/// Writes the rows of `body` anew. `each` is asked for every row but labels, and may place others, with blocks of their own. Blocks and
/// registers keep their numbers. Linear.
///
/// # Errors
/// What `each` says; the rows are those of before then.
pub fn rebuild<E>(
    body: &mut OriBody,
    launch: &Launch,
    mut each: impl FnMut(&mut Placer<'_, '_>, OriMachine<'_>, Row) -> Result<Became, E>,
) -> Result<(), E> {
    let mut new = OriBody { vregs: body.vregs.clone(), side: body.side.clone(), ..OriBody::default() };
    new.side.order.clear();
    {
        let old = body.read();
        let mut machine = new.write();
        for &freq in old.freqs {
            machine.new_block(warpc_machine::rows::MachineBlock { freq, ..Default::default() });
        }
        let mut placer = Placer::new(&mut machine, launch.descriptor);
        for &block in old.order() {
            for row in old.ranges[block].rows() {
                placer.loc = old.locs[row];
                let head = old.heads[row];
                if head.op == Op::Label {
                    placer.open(MBlock(block.0));
                } else if each(&mut placer, old, row)? == Became::Same {
                    placer.row(head, old.operands(row));
                }
            }
        }
        placer.loc = MLoc::NONE;
        placer.close();
    }
    *body = new;
    Ok(())
}
