//! Tests of the writer with a small reader of bit streams that shares no code with it.

use super::bits::{Abbrev, BitWriter, Field, char6, signed};
use super::write_module;
use warpc_ir::module::Module;
use warpc_text::{ReadOptions, parse_module};

/// A record or block of a stream.
#[derive(Clone, PartialEq, Eq, Debug)]
enum Item {
    Record { code: u64, values: Vec<u64>, blob: Vec<u8> },
    Block { id: u64, items: Vec<Item> },
}

impl Item {
    /// A record without blob.
    fn record(code: u64, values: &[u64]) -> Item {
        Item::Record { code, values: values.to_vec(), blob: Vec::new() }
    }
}

type Abbrevs = Vec<Vec<Field>>;

/// A reader of bit streams, one bit at a time.
struct BitReader<'a> {
    bytes: &'a [u8],
    at: usize,
    /// Abbreviations that a BLOCKINFO block gave to blocks.
    info: Vec<(u64, Abbrevs)>,
}

impl BitReader<'_> {
    fn fixed(&mut self, bits: u32) -> u64 {
        (0..bits).fold(0, |v, k| {
            let bit = self.bytes[self.at / 8] >> (self.at % 8) & 1;
            self.at += 1;
            v | (bit as u64) << k
        })
    }
    fn vbr(&mut self, bits: u32) -> u64 {
        let (mut v, mut shift) = (0, 0);
        loop {
            let chunk = self.fixed(bits);
            v |= (chunk & !(1 << (bits - 1))) << shift;
            shift += bits - 1;
            if chunk >> (bits - 1) == 0 {
                return v;
            }
        }
    }
    fn align(&mut self) {
        self.at = self.at.next_multiple_of(32);
    }
    fn field(&mut self, f: Field) -> u64 {
        match f {
            Field::Literal(v) => v,
            Field::Fixed(bits) => self.fixed(bits),
            Field::Vbr(bits) => self.vbr(bits),
            Field::Char6 => {
                let all = b"abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789._";
                all[self.fixed(6) as usize] as u64
            }
            Field::Array | Field::Blob => panic!("no scalar"),
        }
    }
    fn definition(&mut self) -> Vec<Field> {
        let n = self.vbr(5);
        let mut fields = Vec::new();
        while (fields.len() as u64) < n {
            fields.push(if self.fixed(1) == 1 {
                Field::Literal(self.vbr(8))
            } else {
                match self.fixed(3) {
                    1 => Field::Fixed(self.vbr(5) as u32),
                    2 => Field::Vbr(self.vbr(5) as u32),
                    3 => Field::Array,
                    4 => Field::Char6,
                    5 => Field::Blob,
                    n => panic!("encoding {n}"),
                }
            });
        }
        fields
    }
    fn abbreviated(&mut self, fields: &[Field]) -> Item {
        let (mut values, mut blob) = (Vec::new(), Vec::new());
        let mut k = 0;
        while k < fields.len() {
            match fields[k] {
                Field::Array => {
                    let n = self.vbr(6);
                    (0..n).for_each(|_| values.push(self.field(fields[k + 1])));
                    k += 1;
                }
                Field::Blob => {
                    let n = self.vbr(6);
                    self.align();
                    blob = (0..n).map(|_| self.fixed(8) as u8).collect();
                    self.align();
                }
                f => values.push(self.field(f)),
            }
            k += 1;
        }
        let code = values.remove(0);
        Item::Record { code, values, blob }
    }
    /// Items up to the end of a block, or of the stream at the outermost level.
    fn items(&mut self, width: u32, block: Option<u64>) -> Vec<Item> {
        let known = |r: &Self, id: u64| r.info.iter().find(|i| i.0 == id).map_or(Vec::new(), |i| i.1.clone());
        let mut abbrevs = block.map_or(Vec::new(), |id| known(self, id));
        let mut target = None;
        let mut items = Vec::new();
        while block.is_some() || self.at < self.bytes.len() * 8 {
            match self.fixed(width) {
                0 => {
                    self.align();
                    return items;
                }
                1 => {
                    let (id, inner) = (self.vbr(8), self.vbr(4) as u32);
                    self.align();
                    let words = self.fixed(32) as usize;
                    let end = self.at + words * 32;
                    items.push(Item::Block { id, items: self.items(inner, Some(id)) });
                    assert_eq!(self.at, end, "length of block {id}");
                }
                2 => {
                    let fields = self.definition();
                    match target {
                        Some(id) => match self.info.iter_mut().find(|i| i.0 == id) {
                            Some(i) => i.1.push(fields),
                            None => self.info.push((id, vec![fields])),
                        },
                        None => abbrevs.push(fields),
                    }
                }
                3 => {
                    let (code, n) = (self.vbr(6), self.vbr(6));
                    let values: Vec<u64> = (0..n).map(|_| self.vbr(6)).collect();
                    if block == Some(0) && code == 1 {
                        target = Some(values[0]);
                    }
                    items.push(Item::record(code, &values));
                }
                id => {
                    let fields = abbrevs[id as usize - 4].clone();
                    items.push(self.abbreviated(&fields));
                }
            }
        }
        items
    }
}

/// Items of a stream after its magic number.
fn read(bytes: &[u8], magic: usize) -> Vec<Item> {
    BitReader { bytes, at: magic * 8, info: Vec::new() }.items(2, None)
}

/// Items of the first block with this id, at any depth.
fn find(items: &[Item], block: u32) -> Option<&[Item]> {
    items.iter().find_map(|i| match i {
        Item::Block { id, items } if *id == block as u64 => Some(&items[..]),
        Item::Block { items, .. } => find(items, block),
        Item::Record { .. } => None,
    })
}

fn module(text: &str) -> Module {
    let options = ReadOptions { keep_names: true, upgrade: true, identifier: "<stdin>".into(), ..Default::default() };
    parse_module(text.as_bytes(), &options).expect("valid text")
}

fn written(text: &str) -> Vec<u8> {
    write_module(&module(text)).expect("a module at rest")
}

/// Numbers of many sizes, always the same.
fn numbers(count: usize) -> impl Iterator<Item = u64> {
    let mut state = 0x9e37_79b9_7f4a_7c15u64;
    std::iter::repeat_with(move || {
        state ^= state << 13;
        state ^= state >> 7;
        state ^= state << 17;
        state >> (state % 64)
    })
    .take(count)
}

#[test]
fn numbers_of_all_widths_survive() {
    let mut w = BitWriter::new(b"BC\xC0\xDE");
    let all: Vec<u64> = numbers(4000).chain([0, 1, u64::MAX]).collect();
    for (k, &v) in all.iter().enumerate() {
        let bits = (64 - v.leading_zeros()).max(1);
        w.fixed(v, bits);
        w.vbr(v, 2 + (k % 31) as u32);
    }
    let bytes = w.finish();
    assert_eq!(bytes.len() % 4, 0);
    let mut r = BitReader { bytes: &bytes, at: 32, info: Vec::new() };
    for (k, &v) in all.iter().enumerate() {
        assert_eq!(r.fixed((64 - v.leading_zeros()).max(1)), v);
        assert_eq!(r.vbr(2 + (k % 31) as u32), v);
    }
}

#[test]
fn blocks_records_and_blobs_survive() {
    let values: Vec<u64> = numbers(300).collect();
    let mut w = BitWriter::new(&[]);
    w.enter(17, 3);
    w.record(5, &values);
    w.string_record(6, b"text");
    w.enter(900, 9);
    let blob = Abbrev { id: 4, fields: vec![Field::Literal(7), Field::Vbr(6), Field::Blob] };
    w.define(&blob.fields);
    w.blob_record(&blob, &[99], &[b"ab", b"cde"]);
    w.record(1, &[]);
    w.exit();
    w.record(2, &[3]);
    w.exit();
    let inner = vec![Item::Record { code: 7, values: vec![99], blob: b"abcde".to_vec() }, Item::record(1, &[])];
    let text: Vec<u64> = b"text".iter().map(|&b| b as u64).collect();
    let outer = vec![
        Item::record(5, &values),
        Item::record(6, &text),
        Item::Block { id: 900, items: inner },
        Item::record(2, &[3]),
    ];
    assert_eq!(read(&w.finish(), 0), [Item::Block { id: 17, items: outer }]);
}

#[test]
fn values_that_an_abbreviation_has_no_room_for_go_without_it() {
    let fields = vec![Field::Literal(9), Field::Fixed(4), Field::Array, Field::Char6];
    let abbrev = Abbrev { id: 4, fields };
    let cases: [&[u64]; 6] = [&[15], &[3, 97, 95], &[16, 97], &[3, 97, 33], &[], &[1 << 40]];
    let mut w = BitWriter::new(&[]);
    w.enter(8, 3);
    w.define(&abbrev.fields);
    cases.iter().for_each(|c| w.abbreviated(&abbrev, 9, c));
    w.abbreviated(&abbrev, 8, &[3]);
    w.exit();
    let mut expected: Vec<Item> = cases.iter().map(|c| Item::record(9, c)).collect();
    expected.push(Item::record(8, &[3]));
    assert_eq!(read(&w.finish(), 0), [Item::Block { id: 8, items: expected }]);
}

#[test]
fn a_word_is_filled_in_at_any_bit() {
    for before in 0..40 {
        let mut w = BitWriter::new(&[]);
        w.enter(8, 3);
        let abbrev = Abbrev { id: 4, fields: vec![Field::Literal(13), Field::Fixed(32)] };
        w.define(&abbrev.fields);
        w.record(1, &vec![0; before]);
        let later = w.word_for_later(&abbrev);
        w.record(2, &[63; 3]);
        w.enter(9, 3);
        w.exit();
        w.fill(later, 0xfedc_ba98);
        w.exit();
        let items = read(&w.finish(), 0);
        let found = find(&items, 8).expect("the block");
        assert_eq!(found[1..3], [Item::record(13, &[0xfedc_ba98]), Item::record(2, &[63; 3])]);
    }
}

#[test]
fn characters_and_signs() {
    assert_eq!([b'a', b'Z', b'9', b'.', b'_'].map(|c| char6(c as u64)), [0, 51, 61, 62, 63].map(Some));
    assert_eq!((char6(b'-' as u64), char6(b'a' as u64 + 256)), (None, None));
    assert_eq!([0, 1, -1, i64::MIN].map(signed), [0, 2, 3, 1]);
}

mod golden;
mod modules;
mod old_files;
