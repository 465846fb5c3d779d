//! Records of which the stream reads the first operands alone, and keeps the bits of all of them for later.

use super::{Entry, Packed, PackedList, Stream, id};
use crate::read::bits::{Bits, Look};
use crate::read::error::Part;

/// Bytes between records that are copied with them.
const MOST_BETWEEN: usize = 16;

impl<'a> Stream<'a> {
    /// From now on records of `code` of this block without abbreviation are kept as bits, but for their first `head` operands: see
    /// [`Stream::pack`].
    pub fn keep_packed(&mut self, code: u32, head: usize) {
        self.packed = (code as u64, head);
    }
    /// Adds the bits of the record read last to `list`, where it was kept as bits. They are there when [`Stream::end_packing`] was
    /// called: records that follow each other are copied together.
    pub fn pack(&mut self, list: &mut PackedList) -> Option<Packed> {
        let (start, count) = self.packed_record.take()?;
        self.add_packed(list, start, count)
    }
    /// Adds `count` operands from bit `start` to the position.
    #[inline(always)]
    fn add_packed(&self, list: &mut PackedList, start: usize, count: usize) -> Option<Packed> {
        let (from, to) = (start / 8, self.bits.position().div_ceil(8));
        if from < list.waiting.start || from > list.waiting.end + MOST_BETWEEN {
            self.end_packing(list);
            list.waiting = from..to;
        }
        list.waiting.end = list.waiting.end.max(to);
        let at = u32::try_from(list.bytes.len() + from - list.waiting.start).ok()?;
        Some(Packed { at, bit: start as u32 % 8, count: count as u32 })
    }
    /// The next record, if it is one that is kept as bits and fits the list: the first of its operands, of which there are `N`,
    /// go to `head`. What else comes next is left to [`Stream::next`].
    #[inline(always)]
    pub fn next_packed<const N: usize>(&mut self, list: &mut PackedList, head: &mut [u64; N]) -> Part<Option<Packed>> {
        let mut bits = self.bits;
        let mut look = bits.look();
        if look.fixed(self.width) != id::UNABBREVIATED || bits.vbr6_of(&mut look) as u32 as u64 != self.packed.0 {
            return Ok(None);
        }
        let count = bits.vbr6_of(&mut look) as usize;
        let known = self.packed.1.min(N);
        if count < known {
            return Ok(None);
        }
        bits.end_look(look);
        let start = bits.position();
        bits.vbr6_list(bits.look(), &mut head[..known]);
        bits.skip_vbr6(count - known);
        let before = self.bits.position();
        self.bits.seek(bits.position());
        self.check()?;
        let packed = self.add_packed(list, start, count);
        if packed.is_none() {
            self.bits.seek(before);
        }
        Ok(packed)
    }
    /// Copies what waits to be.
    pub fn end_packing(&self, list: &mut PackedList) {
        let waiting = std::mem::take(&mut list.waiting);
        list.bytes.extend_from_slice(self.bits.bytes_between(waiting.start * 8, waiting.end * 8));
    }
    /// A record that is kept as bits, but for its head.
    #[cold]
    pub(super) fn unabbreviated_packed(
        &mut self,
        code: u32,
        count: usize,
        mut bits: Bits<'a>,
        look: Look,
    ) -> Part<Entry> {
        bits.end_look(look);
        let (start, head) = (bits.position(), self.packed.1.min(count));
        bits.vbr6_list(bits.look(), self.set_len(head));
        bits.skip_vbr6(count - head);
        self.packed_record = Some((start, count));
        self.bits.seek(bits.position());
        self.check()?;
        Ok(Entry::Record(code))
    }
}
