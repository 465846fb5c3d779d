//! Tests of the bits: numbers of every width, alone and several from a load.

use super::*;

#[test]
fn numbers_across_bytes() {
    let mut b = Bits::new(&[0b1010_1101, 0xff, 0x01]);
    assert_eq!(b.fixed(3), 0b101);
    assert_eq!(b.fixed(0), 0);
    assert_eq!(b.fixed(9), 0b1111_10101);
    assert_eq!(b.left(), 12);
    assert!(!b.is_past_end());
    b.fixed(13);
    assert!(b.is_past_end());
}

#[test]
fn ends_of_chunks_of_six() {
    assert_eq!(ENDS[6], SIXES);
    assert_eq!(ENDS[32], 1 << 31);
}

#[test]
fn chunked_numbers() {
    // 100 in chunks of four: 100, 100, 001 of three bits each.
    let mut b = Bits::new(&[0b1100_1100, 0b0001]);
    assert_eq!(b.vbr(4), 0b001_100_100);
    // A number that never ends is spoilt or ends at the zeros past the end.
    let mut b = Bits::new(&[0xff; 64]);
    assert_eq!(b.vbr(6), 0);
    assert!(b.is_past_end());
    let mut b = Bits::new(&[0b0010_0001, 0b0000_1000, 0, 0]);
    assert_eq!(b.vbr(6), 1);
    // A last chunk of zeros is one more than is needed.
    let mut b = Bits::new(&[0b0000_1000, 0, 0, 0]);
    assert_eq!((b.vbr(4), b.position()), (0, 8));
}

#[test]
fn numbers_that_are_gone_over_are_those_that_are_read() {
    let bytes: Vec<u8> = (0..200u32).map(|k| (k.wrapping_mul(2654435761) >> 24) as u8).collect();
    for start in 0..16 {
        for count in 0..60 {
            let mut read = Bits::new(&bytes);
            read.seek(start);
            let mut skipped = read;
            (0..count).for_each(|_| _ = read.vbr6());
            skipped.skip_vbr6(count);
            assert_eq!(skipped.position(), read.position(), "{count} from {start}");
        }
    }
}

/// Numbers of every length, in chunks of every width, at every bit of a byte, read in every way.
#[test]
fn every_width_and_length_reads_what_was_written() {
    let mut rng = 7u64;
    for width in 2..=32 {
        for length in 0..=64u32 {
            rng = rng.wrapping_mul(6364136223846793005).wrapping_add(1442695040888963407);
            let value = if length == 0 { 0 } else { (rng | 1 << 63) >> (64 - length) };
            let mut text: Vec<bool> = vec![true; (rng >> 60) as usize & 7];
            let start = text.len();
            let mut rest = value;
            loop {
                let low = rest & ((1 << (width - 1)) - 1);
                rest >>= width - 1;
                text.extend((0..width - 1).map(|k| low >> k & 1 != 0));
                text.push(rest != 0);
                if rest == 0 {
                    break;
                }
            }
            let end = text.len();
            // Bits behind the number are not looked at, nor missed where it ends the bytes.
            for behind in [0, 3, 80] {
                let mut bytes = vec![0u8; (end + behind).div_ceil(8)];
                let all = text.iter().copied().chain((0..behind).map(|_| true));
                all.enumerate().for_each(|(k, bit)| bytes[k / 8] |= (bit as u8) << (k % 8));
                let mut bits = Bits::new(&bytes);
                bits.seek(start);
                assert_eq!((bits.vbr(width), bits.position()), (value, end), "{width} {length}");
                if width == 6 {
                    bits.seek(start);
                    assert_eq!((bits.vbr6(), bits.position()), (value, end), "{length}");
                    let mut list = [1, 1];
                    bits.seek(start);
                    bits.vbr6_list(bits.look(), &mut list[..1]);
                    assert_eq!((list, bits.position()), ([value, 1], end), "{length}");
                }
            }
        }
    }
}

#[test]
fn operands_are_what_reading_one_by_one_gives() {
    let mut rng = 3u64;
    let mut next = || {
        rng = rng.wrapping_mul(6364136223846793005).wrapping_add(1442695040888963407);
        (rng >> 33) as usize
    };
    let bytes: Vec<u8> =
        std::iter::repeat_with(|| if next() % 5 == 0 { 0xff } else { next() as u8 }).take(600).collect();
    for _ in 0..2000 {
        let widths: Vec<Option<Width>> = (0..next() % 9)
            .map(|_| match next() % 5 {
                0 => None,
                1 | 2 => Some(Width::chunks(2 + next() as u32 % 31)),
                _ => Some(Width::fixed(1 + next() as u32 % 32)),
            })
            .collect();
        let fields: Vec<Field> = widths.iter().map(|w| w.map_or(Field::literal(77), Field::number)).collect();
        let (mut one, mut all) = (Bits::new(&bytes), Bits::new(&bytes));
        // Also over the end.
        let start = next() % 4800;
        one.seek(start);
        all.seek(start);
        let mut list = vec![0; fields.len()];
        let mut look = all.look();
        all.fields(&mut look, &fields, &mut list);
        all.end_look(look);
        let expected: Vec<u64> = widths.iter().map(|w| w.map_or(77, |width| one.number(width))).collect();
        assert_eq!((list, all.position()), (expected, one.position()), "{widths:?} at {start}");
    }
}

#[test]
fn lists_of_numbers_are_what_reading_one_by_one_gives() {
    let mut rng = 1u64;
    let bytes: Vec<u8> = std::iter::repeat_with(|| {
        rng = rng.wrapping_mul(6364136223846793005).wrapping_add(1442695040888963407);
        // Long numbers now and then.
        if rng >> 58 < 9 { 0xff } else { (rng >> 33) as u8 }
    })
    .take(400)
    .collect();
    for start in 0..300 {
        let (mut one, mut all) = (Bits::new(&bytes), Bits::new(&bytes));
        one.seek(start);
        all.seek(start);
        let mut list = vec![0; start % 41];
        all.vbr6_list(all.look(), &mut list);
        let expected: Vec<u64> = list.iter().map(|_| one.vbr6()).collect();
        assert_eq!((list, all.position()), (expected, one.position()), "{start}");
        // The same behind bits and numbers that were taken from one look.
        let (head, pair) = (one.fixed(4), (one.vbr6(), one.vbr6()));
        let mut look = all.look();
        assert_eq!((look.fixed(4), all.vbr6_of(&mut look), all.vbr6_of(&mut look)), (head, pair.0, pair.1));
        let mut list = vec![0; start % 13];
        all.vbr6_list(look, &mut list);
        let expected: Vec<u64> = list.iter().map(|_| one.vbr6()).collect();
        assert_eq!((list, all.position()), (expected, one.position()), "{start}");
    }
}

#[test]
fn fixed_numbers_end_where_their_width_says() {
    let bytes = [0xff, 0xff, 0xff, 0xff, 0xff, 0x0f, 0, 0, 0, 0, 0, 0];
    for width in 1..=32 {
        let mut bits = Bits::new(&bytes);
        bits.seek(5);
        assert_eq!(bits.number(Width::fixed(width)), (1u64 << width) - 1);
        assert_eq!(bits.position(), 5 + width as usize);
    }
    assert_eq!((Width::fixed(7).exact(), Width::chunks(7).exact(), Width::chunks(7).least()), (Some(7), None, 7));
}

#[test]
fn bytes_and_words() {
    let mut b = Bits::new(&[1, 2, 3, 4, 5, 6, 7, 8]);
    b.fixed(3);
    b.align();
    assert_eq!(b.take_bytes(2), [5, 6]);
    assert_eq!(b.take_bytes(3), [0u8; 0]);
    assert!(b.is_past_end());
}
