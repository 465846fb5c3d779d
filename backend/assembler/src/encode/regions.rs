//! Regions of convergence in a listing: threads that enlist for a barrier wait for it where they are to meet.

use super::{Item, Listing, Value};
use crate::ori::{Op, OriHead, OriMachine};
use warpc_machine::operand::{is_guarded, oflag};

/// The first instruction of the function's own code in a listing that is no longer what the rows say of convergence: each row that brings
/// threads together, or lets others go on, is there in its order, with its suffixes and as guarded as it was, and there are no others.
pub fn convergence_differs(machine: OriMachine<'_>, listing: &Listing) -> Option<usize> {
    let of_rows = machine.order().iter().flat_map(|&block| machine.ranges[block].rows()).filter_map(|row| {
        let head = machine.heads[row];
        converges(head).then(|| (head, is_guarded(machine.operands(row))))
    });
    let end = listing.functions.first().map_or(listing.len(), |&(_, start)| start as usize);
    let own = (0..end).filter(|&at| converges(listing.heads[at]));
    let mut own = own.map(|at| {
        let is_guarded = listing.operands(at).first().is_some_and(|item| item.flags & oflag::GUARD != 0);
        (at, (listing.heads[at], is_guarded))
    });
    for wanted in of_rows {
        match own.next() {
            Some((_, found)) if found == wanted => {}
            other => return Some(other.map_or(end, |(at, _)| at)),
        }
    }
    own.next().map(|(at, _)| at)
}

fn converges(head: OriHead) -> bool {
    matches!(head.op, Op::Bssy | Op::Bsync | Op::Break | Op::Warpsync | Op::Yield)
}

/// The first instruction that enlists for a barrier and whose label stands before no instruction that waits for that barrier, or either of which not
/// all threads do. Where barriers are spilt the one that is waited for may have come to another register: there any will do.
pub fn region_without_wait(listing: &Listing) -> Option<usize> {
    let is_spilt = listing.heads.iter().any(|head| head.op == Op::Bmov);
    let has_guard = |items: &[Item]| items.first().is_some_and(|item| item.flags & oflag::GUARD != 0);
    let barrier = |items: &[Item]| {
        items.iter().map(|item| item.value).find(|value| matches!(value, Value::Register { letter: 'B', .. }))
    };
    (0..listing.len()).filter(|&at| listing.heads[at].op == Op::Bssy).find(|&at| {
        let operands = listing.operands(at);
        let label = operands.iter().find(|item| matches!(item.value, Value::Label(_)));
        let place = label.and_then(|label| listing.meeting_of(label.value)).map(|place| place as usize);
        place.filter(|&place| place < listing.len()).is_none_or(|place| {
            let is_other = !is_spilt && barrier(listing.operands(place)) != barrier(operands);
            let guarded = [at, place].iter().any(|&at| has_guard(listing.operands(at)));
            listing.heads[place].op != Op::Bsync || is_other || guarded
        })
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ori::OriHead;

    #[test]
    fn a_region_ends_where_somebody_waits() {
        let meet = warpc_machine::ids::MBlock(0);
        let code = |first: Op, second: Op, barrier: u16| {
            let mut listing = Listing::default();
            listing.push(OriHead::of(Op::Bssy), &[Item::register('B', 0), Item::plain(Value::Label(meet))]);
            listing.push(OriHead::of(first), &[Item::register('B', 0)]);
            listing.label(meet);
            listing.push(OriHead::of(second), &[Item::register('B', barrier)]);
            listing
        };
        assert_eq!(region_without_wait(&code(Op::Nop, Op::Bsync, 0)), None);
        assert_eq!(region_without_wait(&code(Op::Nop, Op::Bsync, 1)), Some(0));
        assert_eq!(region_without_wait(&code(Op::Bsync, Op::Nop, 0)), Some(0));
        assert_eq!(region_without_wait(&Listing::default()), None);
    }
}
