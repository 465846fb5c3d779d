//! Regions of convergence in a listing: threads that enlist for a barrier wait for it where they are to meet.

use super::{Item, Listing, Value};
use crate::ori::Op;
use warpc_machine::operand::oflag;

/// The first instruction that enlists for a barrier and whose label stands before no instruction that waits for that barrier, or either of which not
/// all threads do. Where barriers are spilt the one that is waited for may have come to another register: there any will do.
pub fn region_without_wait(listing: &Listing) -> Option<usize> {
    let is_spilt = listing.heads.iter().any(|head| head.op == Op::Bmov);
    let is_guarded = |items: &[Item]| items.first().is_some_and(|item| item.flags & oflag::GUARD != 0);
    let barrier = |items: &[Item]| {
        items.iter().map(|item| item.value).find(|value| matches!(value, Value::Register { letter: 'B', .. }))
    };
    (0..listing.len()).filter(|&at| listing.heads[at].op == Op::Bssy).find(|&at| {
        let operands = listing.operands(at);
        let label = operands.iter().find(|item| matches!(item.value, Value::Label(_)));
        let place = label.and_then(|label| listing.place_of(label.value)).map(|place| place as usize);
        place.filter(|&place| place < listing.len()).is_none_or(|place| {
            let is_other = !is_spilt && barrier(listing.operands(place)) != barrier(operands);
            let guarded = [at, place].iter().any(|&at| is_guarded(listing.operands(at)));
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
