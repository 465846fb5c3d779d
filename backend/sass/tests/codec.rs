//! Words to instructions and back: random legal words of every form, random words of any kind, and words that ptxas wrote.

use proptest::prelude::*;
use warpc_sass::control::{Control, Scoreboard};
use warpc_sass::read::read_line;
use warpc_sass::table::FormId;
use warpc_sass::{Arch, DecodeError, EncodeError, Inst, print, sample};

/// Instructions that ptxas 13.0 wrote for kernels of `tests/kernels`, with what nvdisasm prints: address, word, text.
const SAMPLES: [(Arch, &str); 5] = [
    (Arch::Sm80, include_str!("data/sm_80.txt")),
    (Arch::Sm89, include_str!("data/sm_89.txt")),
    (Arch::Sm90, include_str!("data/sm_90.txt")),
    (Arch::Sm100, include_str!("data/sm_100.txt")),
    (Arch::Sm120, include_str!("data/sm_120.txt")),
];

#[test]
fn words_of_ptxas_print_as_nvdisasm_prints_them_and_encode_to_themselves() {
    for (arch, samples) in SAMPLES {
        let table = arch.table();
        let mut count = 0;
        for sample in samples.lines().filter(|line| !line.starts_with('#')) {
            let mut parts = sample.splitn(3, ' ');
            let mut hexadecimal = || u128::from_str_radix(parts.next().unwrap(), 16).unwrap();
            let (address, word) = (hexadecimal() as u64, hexadecimal());
            assert_eq!(print::line(table, word, address).as_deref(), parts.next(), "{word:032x}");
            let inst = table.decode(word).unwrap();
            assert_eq!(table.encode(&inst), Ok(word), "{inst:?}");
            count += 1;
        }
        assert!(count > 100, "sm_{} has {count} samples", arch.number());
    }
}

#[test]
fn immediates_are_numbers_of_the_format_that_is_read() {
    // Words and what nvdisasm prints of them. A half is the lower half of 32 bits.
    let samples = [
        (0x003fde00000000003f800000ff07783e, "F2FP.F16.F32.PACK_AB R7, RZ, 1"),
        (0x0132b00000109000a796bc5800774904, "@P4 F2F.F32.F16.RP R119, -1.0859375"),
        (0x00cf2e00004018008ee1ba4d0083d910, "@!P5 F2F.F64.BF16 R131, -0.000782012939453125"),
        (0x0126f400002169001c021c02007ae905, "@!P6 F2I.FTZ.S16.FLOOR.NTZ R122, 4.3049591101976220883e-22"),
        (0x02e2f20000203900d193020600f23911, "@P3 F2I.S64.NTZ R242, -7.89242675200000000000e+10"),
        (0x02cfea0000416000011e48f200a54907, "@P4 FRND.FTZ.BF16.FLOOR R165, 495616"),
        (
            0x031424000400982227b4bd7bb9dd4433,
            "@P4 HSET2.BF16_V2.LTU.OR R221, R185.H0_H0, 4.9960036108132044319e-15, -0.061279296875, !P0",
        ),
    ];
    let table = Arch::Sm90.table();
    for (word, text) in samples {
        assert_eq!(print::line(table, word, 0).as_deref(), Some(text));
        // Read back it is the same number; the upper half of a half's word is not in the text.
        let read = read_line(table, text, 0, Control::default()).unwrap_or_else(|error| panic!("{text}: {error}"));
        assert_eq!(print::line(table, read, 0).as_deref(), Some(text), "{read:032x}");
    }
}

#[test]
fn random_words_of_every_form_encode_to_themselves_and_print() {
    for arch in Arch::ALL {
        let table = arch.table();
        let mut numbers = sample::Numbers(1);
        for form in 0..table.forms.len() {
            for _ in 0..20 {
                let word = sample::word(table, FormId(form as u16), &mut numbers);
                let inst = table.decode(word).unwrap_or_else(|error| panic!("form {form}: {error}"));
                assert_eq!(table.encode(&inst), Ok(word), "form {form} of {arch:?}: {inst:?}");
                let text = print::line(table, word, 0).unwrap();
                assert!(text.contains(table.text(table.record(inst.record).mnemonic)), "{text}");
            }
        }
    }
}

#[test]
fn an_instruction_is_built_from_its_record() {
    let table = Arch::Sm90.table();
    let record = table
        .records_of("IADD3")
        .find(|record| table.operands(*record).iter().filter(|operand| table.text(operand.class) == "R").count() == 4)
        .unwrap();
    let mut inst = Inst::new(table, record);
    for (operand, register) in [(0, 4), (3, 5), (4, 6)] {
        inst.set_operand(table, operand, &[register]);
    }
    let text = |inst: &Inst| print::line(table, table.encode(inst).unwrap(), 0).unwrap();
    assert_eq!(text(&inst), "IADD3 R4, R5, R6, RZ");
    inst.set_modifier(table.mark(record, 4, "-").unwrap());
    inst.set_operand(table, 1, &[2]);
    inst.guard.predicate = 1;
    assert_eq!(text(&inst), "@P1 IADD3 R4, P2, R5, -R6, RZ");
    assert_eq!(table.decode(table.encode(&inst).unwrap()), Ok(inst));
}

#[test]
fn records_are_found_by_their_mnemonic() {
    for arch in Arch::ALL {
        let table = arch.table();
        for (number, record) in table.records.iter().enumerate() {
            let name = table.text(record.mnemonic);
            let mut found = table.records_of(name).map(|record| record.0 as usize);
            assert!(found.any(|record| record == number), "{name}");
            assert!(table.records_of(name).all(|other| table.text(table.record(other).mnemonic) == name));
        }
        for name in ["", "X", "NOTHINGLIKETHIS"] {
            assert_eq!(table.records_of(name).count(), 0, "{name}");
        }
    }
}

#[test]
fn numbers_without_room_are_refused() {
    let table = Arch::Sm90.table();
    let record = table.records_of("BRA").find(|record| table.operands(*record).len() == 2).unwrap();
    let mut inst = Inst::new(table, record);
    inst.set_operand(table, 1, &[-0x40]);
    assert!(table.encode(&inst).is_ok());
    for offset in [2, i64::MAX, i64::MIN] {
        inst.set_operand(table, 1, &[offset]);
        assert_eq!(table.encode(&inst), Err(EncodeError::Value { operand: 1, number: offset }));
    }
    inst.set_operand(table, 1, &[0]);
    inst.modifiers[0] = u32::MAX;
    assert_eq!(table.encode(&inst), Err(EncodeError::Modifier { modifier: 0, value: u32::MAX }));
}

#[test]
fn unknown_words_are_errors_that_show_them() {
    let table = Arch::Sm90.table();
    let nop = 0x000f_c000_0000_0000_0000_0000_0000_7918;
    assert!(table.decode(nop).is_ok());
    assert_eq!(table.decode(0), Err(DecodeError::Opcode { word: 0, opcode: 0 }));
    assert_eq!(table.decode(nop | 1 << 40), Err(DecodeError::Stray { word: nop | 1 << 40, stray: 1 << 40 }));
    assert!(matches!(table.decode(nop | 1 << 126), Err(DecodeError::Control { .. })));
}

#[test]
fn control_words_pack_to_themselves() {
    for bits in 0..1u32 << 21 {
        let word = (bits as u128) << 105;
        match Control::unpack(word) {
            Ok(control) => assert_eq!(control.pack(), word),
            Err(error) => assert!(error.bits >> 5 & 7 == 6 || error.bits >> 8 & 7 == 6, "{error}"),
        }
    }
    assert_eq!(Scoreboard::new(6), None);
    let default = Control::default();
    assert_eq!(default.pack() >> 105, 0x7e0);
    assert!(default.is_legal() && !Control { yields: true, ..default }.is_legal());
}

proptest! {
    #[test]
    fn any_word_decodes_or_is_an_error(low in any::<u64>(), high in any::<u64>(), known in any::<u16>()) {
        for arch in Arch::ALL {
            let table = arch.table();
            let random = (high as u128) << 64 | low as u128;
            let form = &table.forms[known as usize % table.forms.len()];
            for word in [random, random & !form.mask | form.value] {
                let _ = print::line(table, word, low);
                if let Ok(inst) = table.decode(word) {
                    prop_assert_eq!(table.encode(&inst), Ok(word));
                }
            }
        }
    }
}
