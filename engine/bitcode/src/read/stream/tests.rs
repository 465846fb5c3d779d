//! Streams written bit by bit.

use super::*;

/// Writes bits by hand.
#[derive(Default)]
struct Writer(Vec<u8>, usize);

impl Writer {
    fn put(&mut self, width: u32, v: u64) -> &mut Self {
        for k in 0..width {
            if self.1.is_multiple_of(8) {
                self.0.push(0);
            }
            *self.0.last_mut().unwrap() |= ((v >> k & 1) as u8) << (self.1 % 8);
            self.1 += 1;
        }
        self
    }
    fn align(&mut self) -> &mut Self {
        while !self.1.is_multiple_of(32) {
            self.put(1, 0);
        }
        self
    }
    fn block(&mut self, width: u32, id: u64, inner_width: u64, words: u64) -> &mut Self {
        self.put(width, 1).put(8, id).put(4, inner_width).align().put(32, words)
    }
}

#[test]
fn a_record_by_abbreviation() {
    let mut w = Writer::default();
    w.block(2, 9, 3, 3);
    // [literal 7, fixed 4, array, char6]
    w.put(3, 2).put(5, 4).put(1, 1).put(8, 7).put(1, 0).put(3, 1).put(5, 4).put(1, 0).put(3, 3).put(1, 0).put(3, 4);
    w.put(3, 4).put(4, 5).put(6, 2).put(6, 0).put(6, 63);
    w.put(3, 3).put(6, 8).put(6, 1).put(6, 42 & 31 | 32).put(6, 1);
    w.put(3, 0).align();
    assert_eq!(w.0.len(), 20);
    let mut s = Stream::new(&w.0, 0);
    assert_eq!(s.next(), Ok(Entry::Block(9)));
    s.enter(9).unwrap();
    assert_eq!(s.next(), Ok(Entry::Record(7)));
    assert_eq!(s.record(), [5, b'a' as u64, b'_' as u64]);
    assert_eq!(s.next(), Ok(Entry::Record(8)));
    assert_eq!(s.record(), [42]);
    assert_eq!(s.next(), Ok(Entry::End));
    assert!(s.at_end());
}

#[test]
fn lengths_are_compared_with_what_is_there() {
    let mut w = Writer::default();
    w.block(2, 9, 3, 99);
    let mut s = Stream::new(&w.0, 0);
    assert_eq!(s.next(), Ok(Entry::Block(9)));
    assert_eq!(s.enter(9), Err(Cause::End));

    // An unabbreviated record of 2^20 operands in a block of one word.
    let mut w = Writer::default();
    w.block(2, 9, 3, 1).put(3, 3).put(6, 1).put(6, 32).put(6, 32).put(6, 63).align();
    let mut s = Stream::new(&w.0, 0);
    s.next().unwrap();
    s.enter(9).unwrap();
    assert_eq!(s.next(), Err(Cause::End));
}

#[test]
fn wrong_streams_are_refused() {
    let mut w = Writer::default();
    w.block(2, 9, 3, 1).put(3, 5).align();
    let mut s = Stream::new(&w.0, 0);
    s.next().unwrap();
    s.enter(9).unwrap();
    assert_eq!(s.next(), Err(Cause::Stream("unknown abbreviation")));

    let mut w = Writer::default();
    w.put(2, 0).align();
    assert_eq!(Stream::new(&w.0, 0).next(), Err(Cause::Stream("end of no block")));

    // An array of arrays.
    let mut w = Writer::default();
    w.block(2, 9, 3, 2);
    w.put(3, 2).put(5, 3).put(1, 1).put(8, 7).put(1, 0).put(3, 3).put(1, 0).put(3, 3).align();
    w.put(32, 0);
    let mut s = Stream::new(&w.0, 0);
    s.next().unwrap();
    s.enter(9).unwrap();
    assert_eq!(s.next(), Err(Cause::Stream("abbreviation")));

    // An array of elements that take no bits.
    let mut w = Writer::default();
    w.block(2, 9, 3, 2);
    w.put(3, 2).put(5, 3).put(1, 1).put(8, 7).put(1, 0).put(3, 3).put(1, 1).put(8, 5).align();
    w.put(32, 0);
    let mut s = Stream::new(&w.0, 0);
    s.next().unwrap();
    s.enter(9).unwrap();
    assert_eq!(s.next(), Err(Cause::Stream("abbreviation")));
}

#[test]
fn signed_numbers() {
    assert_eq!([0, 2, 3, 4, 1].map(signed), [0, 1, -1, 2, i64::MIN]);
    assert_eq!(signed(u64::MAX), -(i64::MAX));
    assert_eq!([0, 2, 1, 3, u64::MAX].map(rotated), [0, 1, -1, -2, i64::MIN]);
}

/// A block of abbreviations of numbers and of text, and a record by each of them, by none, and by none with a wide number.
fn common_records() -> Vec<u8> {
    let mut w = Writer::default();
    w.block(2, 9, 3, 7);
    // 4: [literal 7, chunks of 6, fixed 4]; 5: [literal 8, chunks of 8, array, fixed 7]
    w.put(3, 2).put(5, 3).put(1, 1).put(8, 7).put(1, 0).put(3, 2).put(5, 6).put(1, 0).put(3, 1).put(5, 4);
    w.put(3, 2)
        .put(5, 4)
        .put(1, 1)
        .put(8, 8)
        .put(1, 0)
        .put(3, 2)
        .put(5, 8)
        .put(1, 0)
        .put(3, 3)
        .put(1, 0)
        .put(3, 1)
        .put(5, 7);
    w.put(3, 4).put(6, 42 & 31 | 32).put(6, 1).put(4, 9);
    w.put(3, 5).put(8, 3).put(6, 2).put(7, b'o' as u64).put(7, b'k' as u64);
    w.put(3, 3).put(6, 10).put(6, 2).put(6, 5).put(6, 6 | 32).put(6, 1);
    w.put(3, 3).put(6, 11).put(6, 1).put(6, 32).put(6, 32).put(6, 32).put(6, 1);
    w.put(3, 4).put(6, 32).put(6, 32).put(6, 1).put(4, 1);
    w.put(3, 0).align();
    w.0
}

#[test]
fn quick_records_are_those_of_the_stream() {
    let bytes = common_records();
    let mut s = Stream::new(&bytes, 0);
    s.next().unwrap();
    s.enter(9).unwrap();
    // The definitions come before the first record, which stays to be read again.
    let start = s.bits.position();
    assert!(s.quick().unwrap().head().is_none());
    assert_eq!(s.next(), Ok(Entry::Record(7)));
    assert_eq!(s.record(), [42, 9]);
    let behind_first = s.bits.position();
    assert!(behind_first > start);
    s.go_on(behind_first - 19);
    let mut quick = s.quick().unwrap();
    let Some(Head::Fields(7, fields, look)) = quick.head() else { panic!("no fields") };
    assert!(quick.fields::<3>(fields, look).is_none());
    let (numbers, behind) = quick.fields(fields, look).unwrap();
    assert_eq!((numbers, behind), ([42, 9], behind_first));
    quick.seek(behind);
    let mut text = b"-".to_vec();
    let (code, number, behind) = quick.text(&mut text).unwrap();
    assert_eq!((code, number, &text[..]), (8, 3, &b"-ok"[..]));
    quick.seek(behind);
    let Some(Head::List(10, 2, look)) = quick.head() else { panic!("no list") };
    let mut list = [0; 2];
    quick.seek(quick.list(look, &mut list).unwrap());
    assert_eq!(list, [5, 38]);
    let Some(Head::List(11, 1, look)) = quick.head() else { panic!("no list") };
    let (number, behind) = quick.number(look).unwrap();
    assert_eq!(number, 1 << 15);
    // Three chunks by abbreviation are left to the stream, and so is what is no record.
    quick.seek(behind);
    let Some(Head::Fields(7, fields, look)) = quick.head() else { panic!("no fields") };
    assert!(quick.fields::<2>(fields, look).is_none());
    let position = quick.position();
    s.go_on(position);
    assert_eq!(s.next(), Ok(Entry::Record(7)));
    assert_eq!(s.record(), [1 << 10, 1]);
    assert!(s.quick().unwrap().head().is_none());
    assert_eq!(s.next(), Ok(Entry::End));
}

#[test]
fn quick_records_end_in_their_block() {
    let bytes = common_records();
    let mut s = Stream::new(&bytes, 0);
    s.next().unwrap();
    s.enter(9).unwrap();
    s.next().unwrap();
    let behind = s.bits.position();
    s.go_on(behind - 19);
    s.bits.set_end(behind - 1);
    let quick = s.quick().unwrap();
    let Some(Head::Fields(7, fields, look)) = quick.head() else { panic!("no fields") };
    assert!(quick.fields::<2>(fields, look).is_none());
    s.go_on(behind);
    let mut text = Vec::new();
    assert!(s.quick().unwrap().text(&mut text).is_none());
}
