//! Words to instructions and back: random legal words of every form, random words of any kind, and words that ptxas wrote.

use proptest::prelude::*;
use warpc_sass::control::{Control, Scoreboard};
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
