//! Lines of a listing read back to the words that they were printed from.

use proptest::prelude::*;
use warpc_sass::control::Control;
use warpc_sass::read::{ReadError, read_line};
use warpc_sass::{Arch, print};

/// Instructions that ptxas 13.0 wrote, with what nvdisasm prints: address, word, text.
const SAMPLES: &str = include_str!("data/sm_90.txt");

#[test]
fn lines_of_the_disassembler_become_the_words_that_they_were() {
    let table = Arch::Sm90.table();
    let mut refused = Vec::new();
    let mut count = 0;
    for sample in SAMPLES.lines().filter(|line| !line.starts_with('#')) {
        let mut parts = sample.splitn(3, ' ');
        let mut hexadecimal = || u128::from_str_radix(parts.next().unwrap(), 16).unwrap();
        let (address, word) = (hexadecimal() as u64, hexadecimal());
        let text = parts.next().unwrap();
        let control = Control::unpack(word).unwrap();
        match read_line(table, text, address, control) {
            Ok(read) => assert_eq!(read, word, "{text}: {:?}", print::line(table, read, address)),
            Err(_) => refused.push(text),
        }
        count += 1;
    }
    // The text of a number that is none stands for many words.
    assert_eq!(refused, ["MUFU.RSQ R6, -QNAN"], "of {count}");
}

#[test]
fn what_is_no_instruction_is_refused() {
    let read = |text: &str| read_line(Arch::Sm90.table(), text, 0, Control::default());
    for text in
        ["", "FROB R1, R2", "IADD3 R1", "IADD3.FTZ R4, R5, R6, RZ", "@P9 NOP", "MOV R1, [", "IADD3 R4, R5, Q6, RZ"]
    {
        assert!(read(text).is_err(), "{text}");
    }
    assert!(matches!(read("IADD3 R256, R5, R6, RZ"), Err(ReadError::Assemble(_))), "a register that does not exist");
    assert!(read("IADD3 R4, R5, R6, RZ").is_ok());
}

proptest! {
    #[test]
    fn any_text_is_read_or_refused(text in "[@!]?[A-Z0-9.]{0,12} [-~|!RUPBZT0-9x\\[\\]{}+.,a-f ]{0,40}") {
        let _ = read_line(Arch::Sm90.table(), &text, 0, Control::default());
    }
}
