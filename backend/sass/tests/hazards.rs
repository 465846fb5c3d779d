//! Hazards: small programs with their control words, and what the checker says of them.

use warpc_sass::Arch;
use warpc_sass::control::{Control, Scoreboard};
use warpc_sass::hazards::check::check;
use warpc_sass::hazards::code::Code;
use warpc_sass::hazards::{self, HazardError};
use warpc_sass::latency::Latencies;
use warpc_sass::read::read_line;

/// A control word as text: `4` the stall, `w0` the scoreboard of the result, `r1` that of the sources, `b02` scoreboards to wait for.
fn control(text: &str) -> Control {
    let mut control = Control::default();
    for word in text.split_whitespace() {
        let (kind, rest) = word.split_at(1);
        let scoreboard = || Scoreboard::new(rest.parse().unwrap());
        match kind {
            "w" => control.write = scoreboard(),
            "r" => control.read = scoreboard(),
            "b" => control.wait = rest.bytes().fold(0, |bits, digit| bits | 1 << (digit - b'0')),
            _ => control.stall = word.parse().unwrap(),
        }
    }
    control
}

/// What the checker says of lines of the form `CONTROL | INSTRUCTION`.
fn find(arch: Arch, program: &str) -> Vec<HazardError> {
    let table = arch.table();
    let lines = program.lines().map(str::trim).filter(|line| !line.is_empty());
    let words = lines.zip(0..).map(|(line, at)| {
        let (bits, instruction) = line.split_once('|').unwrap();
        read_line(table, instruction, at * 16, control(bits)).unwrap_or_else(|error| panic!("{line}: {error}"))
    });
    let words: Vec<u128> = words.collect();
    let latencies = Latencies::of(arch);
    check(&Code::decode(table, &words, latencies).unwrap(), latencies)
}

/// The messages for sm_90, one a line.
fn messages(program: &str) -> String {
    let errors: Vec<String> = find(Arch::Sm90, program).iter().map(HazardError::to_string).collect();
    errors.join("\n")
}

#[test]
fn results_of_fixed_latency_need_cycles() {
    assert_eq!(messages("4 | FADD R4, R5, R6\n 1 | FMUL R7, R4, R4\n 5 | EXIT"), "");
    assert_eq!(
        messages("3 | FADD R4, R5, R6\n 1 | FMUL R7, R4, R4\n 5 | EXIT"),
        "0x0010 FMUL R7, R4, R4: R4 is written by 0x0000 FADD R4, R5, R6 only 3 cycles before, 4 are needed"
    );
    // Others between them count.
    assert_eq!(messages("1 | FADD R4, R5, R6\n 3 | MOV R9, RZ\n 1 | FMUL R7, R4, R4\n 5 | EXIT"), "");
    // A guard is needed earlier than data.
    assert_eq!(messages("13 | ISETP.NE.AND P0, PT, R4, RZ, PT\n 5 | @P0 EXIT\n 5 | EXIT"), "");
    assert_eq!(messages("4 | ISETP.NE.AND P0, PT, R4, RZ, PT\n 5 | SEL R5, R6, R7, P0\n 5 | EXIT"), "");
    let early = messages("12 | ISETP.NE.AND P0, PT, R4, RZ, PT\n 5 | @P0 EXIT\n 5 | EXIT");
    assert!(early.ends_with("only 12 cycles before, 13 are needed"), "{early}");
    // The high half of a pair, a carry, a uniform register.
    assert!(messages("1 | IMAD.WIDE R4, R6, R7, R8\n 1 | FADD R9, R5, R5\n 5 | EXIT").contains("R5 is written"));
    assert!(
        messages("1 | IADD3 R4, P0, R6, R7, RZ\n 1 | IADD3.X R5, R8, R9, RZ, P0, !PT\n 5 | EXIT").contains("P0 is")
    );
    assert!(
        messages("1 | ULOP3.LUT UR4, UR5, UR6, URZ, 0xc0, !UPT\n 1 | UIADD3 UR7, UR4, UR5, URZ\n 5 | EXIT")
            .contains("UR4 is")
    );
}

#[test]
fn the_smallest_distance_of_all_paths_counts() {
    let program = |stall: u32| {
        format!(
            "13 | ISETP.NE.AND P0, PT, R4, RZ, PT
             5 | @P0 BRA 0x40
             4 | FADD R4, R5, R6
             {stall} | BRA 0x50
             15 | FADD R4, R6, R6
             1 | FMUL R7, R4, R4
             5 | EXIT"
        )
    };
    assert_eq!(messages(&program(5)), "");
    // Around a loop: the last instruction writes what the first reads.
    assert_eq!(messages("4 | FADD R5, R4, R6\n 1 | FADD R4, R6, R6\n 5 | BRA 0x0"), "");
    let round = messages("1 | FADD R5, R4, R6\n 4 | FADD R7, R5, R5\n 1 | FADD R4, R6, R6\n 1 | BRA 0x0");
    assert!(round.contains("0x0000") && round.contains("R4 is written by 0x0020"), "{round}");
}

#[test]
fn results_of_variable_latency_need_a_wait() {
    let load = "1 w2 | LDG.E R4, desc[UR4][R2.64]";
    assert_eq!(messages(&format!("{load}\n 1 | MOV R9, RZ\n 1 b2 | FADD R6, R4, R4\n 5 | EXIT")), "");
    assert_eq!(
        messages(&format!("{load}\n 1 | MOV R9, RZ\n 1 b3 | FADD R6, R4, R4\n 5 | EXIT")),
        "0x0020 FADD R6, R4, R4: R4 is written by 0x0000 LDG.E R4, desc[UR4][R2.64] (scoreboard 2), nobody waited"
    );
    assert!(messages("1 | LDG.E R4, desc[UR4][R2.64]\n 1 | FADD R6, R4, R4\n 5 | EXIT").contains("(no scoreboard)"));
    // A write needs the wait as well, and so does the second register of a pair.
    assert!(messages(&format!("{load}\n 1 | MOV R4, RZ\n 5 | EXIT")).contains("0x0010 MOV R4, RZ: R4 is also written"));
    assert!(
        messages("1 w0 | LDG.E.64 R4, desc[UR4][R2.64]\n 1 | FADD R6, R5, R5\n 5 | EXIT").contains("R5 is written")
    );
    // Guards that exclude each other make no dependence, until the predicate changes.
    assert_eq!(messages("2 w0 | @P0 LDG.E R4, desc[UR4][R2.64]\n 1 | @!P0 MOV R4, RZ\n 5 | EXIT"), "");
    let changed = "2 w0 | @P0 LDG.E R4, desc[UR4][R2.64]
        13 | ISETP.NE.AND P0, PT, R8, RZ, PT
        1 | @!P0 MOV R4, RZ\n 5 | EXIT";
    assert!(messages(changed).contains("R4 is also written"));
    // Only one of two paths waits.
    let paths = "2 w0 | LDG.E R4, desc[UR4][R2.64]\n 5 | @P0 BRA 0x30\n 1 b0 | NOP\n 1 | FADD R6, R4, R4\n 5 | EXIT";
    assert!(messages(paths).contains("0x0030 FADD R6, R4, R4: R4 is written by 0x0000"));
}

#[test]
fn queues_finish_in_order_and_memory_does_not() {
    let two = |first: &str, second: &str| {
        messages(&format!("2 | {first}\n 2 w0 | {second}\n 1 b0 | FADD R6, R4, R5\n 5 | EXIT"))
    };
    assert_eq!(two("LDS R4, [R2]", "LDS R5, [R3]"), "");
    assert_eq!(two("MUFU.RCP R4, R2", "MUFU.RCP R5, R3"), "");
    assert!(two("LDG.E R4, desc[UR4][R2.64]", "LDG.E R5, desc[UR4][R8.64]").contains("R4 is written by"));
    assert!(two("MUFU.RCP R4, R2", "LDS R5, [R3]").contains("R4 is written by"));
    // `DEPBAR` leaves the last ones.
    let partly = |left: u32| {
        messages(&format!(
            "2 w5 | TLD.LZ RZ, R4, R10, UR4, 0x0, 1D, 0x1
             2 w5 | TLD.LZ RZ, R5, R11, UR4, 0x0, 1D, 0x1
             4 | DEPBAR.LE SB5, {left:#x}
             1 | FADD R6, R4, R4\n 5 | EXIT"
        ))
    };
    assert_eq!(partly(1), "");
    assert!(partly(2).contains("R4 is written by"));
}

#[test]
fn sources_are_read_late() {
    let store = |control: &str, wait: &str| {
        messages(&format!("2 {control} | STG.E desc[UR4][R2.64], R6\n 1 {wait} | MOV R6, RZ\n 5 | EXIT"))
    };
    assert_eq!(store("r1", "b1"), "");
    assert!(
        store("", "").contains("0x0010 MOV R6, RZ: R6 is read by 0x0000 STG.E desc[UR4][R2.64], R6 (no scoreboard)")
    );
    assert!(store("r1", "b0").contains("(scoreboard 1), nobody waited"));
    // A later instruction of memory says it too, and may itself write what was read; uniform registers are read at once.
    let in_order = "1 | STG.E desc[UR4][R2.64], R6\n 2 w0 | LDS R7, [R8]\n 1 b0 | MOV R6, RZ\n 5 | EXIT";
    assert_eq!(messages(in_order), "");
    assert_eq!(messages("1 | STG.E desc[UR4][R2.64], R6\n 2 w0 | LDG.E R6, desc[UR4][R8.64]\n 5 b0 | EXIT"), "");
    assert_eq!(messages("1 | STG.E desc[UR4][R2.64], R6\n 1 | UMOV UR4, URZ\n 5 | EXIT"), "");
    assert!(messages("1 | UBLKCP.S.G [UR8], [UR6], UR4\n 1 | UMOV UR4, URZ\n 5 | EXIT").contains("UR4 is read by"));
    // A predicate that says what memory an address is of is there with the sources; a compared one is not.
    let atomic = "2 r1 | ATOM.E.ADD.F16x2.RN.STRONG.GPU P0, RZ, desc[UR4][R2.64], R5\n 5 b1 | @P0 EXIT\n 5 | EXIT";
    assert_eq!(messages(atomic), "");
    let compared = find(Arch::Sm80, "2 r1 | DSETP.GT.AND P0, PT, R4, R6, PT\n 5 b1 | @P0 EXIT\n 5 | EXIT");
    assert!(matches!(compared[..], [HazardError::ReadUnwaited { .. }]), "{compared:?}");
    // The result proves that the sources were read.
    assert_eq!(messages("2 w0 | LDG.E R6, desc[UR4][R2.64]\n 1 b0 | MOV R2, RZ\n 5 | EXIT"), "");
}

#[test]
fn scoreboards_take_two_cycles() {
    let wait = |stall: u32| messages(&format!("{stall} w0 | LDS R4, [R2]\n 1 b0 | FADD R6, R4, R4\n 5 | EXIT"));
    assert_eq!(wait(2), "");
    assert_eq!(
        wait(1),
        "0x0010 FADD R6, R4, R4: waits for a scoreboard that 0x0000 LDS R4, [R2] sets only 1 cycles before, 2 are needed"
    );
}

#[test]
fn writes_come_in_their_order() {
    assert_eq!(messages("2 | DADD R4, R6, R8\n 7 | MOV R10, RZ\n 4 | MOV R4, RZ\n 5 | EXIT"), "");
    let early = find(Arch::Sm90, "2 | DADD R4, R6, R8\n 4 | MOV R4, RZ\n 5 | EXIT");
    assert!(matches!(early[..], [HazardError::RewrittenTooEarly { cycles: 2, .. }]), "{early:?}");
}

#[test]
fn double_precision_needs_scoreboards_where_it_varies() {
    let program = "1 | DADD R4, R6, R8\n 8 | MOV R10, RZ\n 8 | DADD R12, R4, R4\n 5 | EXIT";
    assert_eq!(find(Arch::Sm90, program), []);
    assert!(matches!(find(Arch::Sm80, program)[..], [HazardError::ReadUnwaited { scoreboard: None, .. }]));
}

#[test]
fn a_cubin_of_ptxas_has_no_hazards_and_one_without_waits_has() {
    let text = include_str!("data/kernels.cubin.hex");
    let digits: Vec<u8> = text.bytes().filter(u8::is_ascii_hexdigit).collect();
    let mut file: Vec<u8> =
        digits.chunks(2).map(|pair| u8::from_str_radix(std::str::from_utf8(pair).unwrap(), 16).unwrap()).collect();
    let check = |file: &[u8]| hazards::check(&warpc_sass::cubin::Cubin::read(file).unwrap()).unwrap();
    let reports = check(&file);
    assert!(reports.iter().all(|report| report.errors.is_empty()), "{reports:?}");
    let instructions: usize = reports.iter().map(|report| report.instructions).sum();
    assert!(instructions > 50 && reports.len() > 1);
    // Without the waits of any instruction.
    let start = file.as_ptr() as usize;
    let code: Vec<(usize, usize)> = {
        let cubin = warpc_sass::cubin::Cubin::read(&file).unwrap();
        let sections = cubin.elf.sections.iter().filter(|section| warpc_sass::cubin::is_code(section));
        sections.map(|section| (section.bytes.as_ptr() as usize - start, section.bytes.len())).collect()
    };
    for (at, length) in code {
        for word in file[at..at + length].chunks_exact_mut(16) {
            let bits = u128::from_le_bytes(word.try_into().unwrap()) & !(63 << 116);
            word.copy_from_slice(&bits.to_le_bytes());
        }
    }
    let broken = check(&file);
    assert!(
        broken.iter().any(|report| report.errors.iter().any(|error| matches!(error, HazardError::ReadUnwaited { .. })))
    );
}

#[test]
fn random_code_is_checked_without_panic() {
    use warpc_sass::{sample, table::FormId};
    for arch in Arch::ALL {
        let table = arch.table();
        let latencies = Latencies::of(arch);
        let mut numbers = sample::Numbers(7);
        for _ in 0..20 {
            let words = std::iter::repeat_with(|| {
                let form = FormId(numbers.below(table.forms.len() as u64) as u16);
                sample::word(table, form, &mut numbers)
            });
            // Words that decode and whose roles are known, one behind the other.
            let known = words.filter(|word| Code::decode(table, &[*word], latencies).is_ok());
            let words: Vec<u128> = known.take(60).collect();
            if let Ok(code) = Code::decode(table, &words, latencies) {
                check(&code, latencies);
            }
        }
    }
}

#[test]
fn regions_of_convergence_end_with_a_meeting() {
    let program = |end: &str| {
        messages(&format!(
            "8 | BSSY B0, 0x50
             13 | ISETP.NE.AND P0, PT, R4, RZ, PT
             5 | @P0 BRA 0x40
             4 | FADD R5, R6, R7
             5 | {end}
             5 | EXIT"
        ))
    };
    assert_eq!(program("BSYNC B0"), "");
    assert_eq!(program("NOP"), "0x0040 NOP: leads to the end of the region of 0x0000 BSSY B0, 0x50 without BSYNC");
    assert!(program("BSYNC B1").contains("without BSYNC"));
    // Threads that leave say so.
    assert_eq!(program("BREAK B0"), "");
}

#[test]
fn functions_return_with_the_regions_of_their_call() {
    // The region of 0x60 ends where that of 0x20 does its meeting: the function that is called in it does not return to before 0x30.
    let program = |inside: &str, body: &str| {
        messages(&format!(
            "8 | MOV R20, 0x20
             5 | CALL.REL.NOINC 0xd0
             8 | BSSY B0, 0xb0
             13 | ISETP.NE.AND P0, PT, R4, RZ, PT
             5 | @P0 BRA 0xa0
             8 | MOV R20, 0x80
             8 | BSSY B1, 0xa0
             5 | CALL.REL.NOINC 0xd0
             4 | FADD R5, R6, R7
             5 | {inside}
             5 | BSYNC B0
             5 | EXIT
             5 | NOP
             5 | {body}
             5 | RET.REL.NODEC R20 0x0"
        ))
    };
    assert_eq!(program("BSYNC B1", "NOP"), "");
    // What is open when a function is called is open when it returns, unless the function closes it on all its paths.
    let left = "0x0090 NOP: leads to the end of the region of 0x0060 BSSY B1, 0xa0 without BSYNC";
    assert_eq!(program("NOP", "NOP"), left);
    assert_eq!(program("NOP", "@P0 RET.REL.NODEC R20 0x0"), left);
    assert_eq!(program("NOP", "BREAK B1"), "");
    // So is a region that the function opens.
    assert_eq!(program("BSYNC B1", "BSSY B2, 0xb0").lines().count(), 1);
    assert!(program("BSYNC B1", "BSSY B2, 0xb0").contains("0x00a0 BSYNC B0: leads to the end of the region of 0x00d0"));
    // A function may not leave a region of its caller by a branch.
    assert!(
        program("BSYNC B1", "@P0 BRA 0xa0").contains("0x00d0 @P0 BRA 0xa0: leads to the end of the region of 0x0060")
    );
}

#[test]
fn calls_by_register_lead_elsewhere_and_code_behind_them_is_checked() {
    let early = "8 | MOV R14, RZ
        5 | CALL.REL.NOINC R14 0x0
        2 w0 | LDS R4, [R2]
        1 | FADD R6, R4, R4
        5 | EXIT
        2 w0 | LDS R4, [R2]
        1 | FADD R6, R4, R4
        5 | RET.REL.NODEC R20 0x0";
    let errors = messages(early);
    assert!(errors.contains("0x0030 FADD R6, R4, R4: R4 is written by 0x0020"), "{errors}");
    assert!(errors.contains("0x0060 FADD R6, R4, R4: R4 is written by 0x0050"), "{errors}");
}
