//! Roles of operands: which registers instructions write and read.

use warpc_sass::control::Control;
use warpc_sass::read::read_line;
use warpc_sass::roles::{Access, Roles, Unit};
use warpc_sass::table::RecordId;
use warpc_sass::{Arch, sample};

/// Instructions and what they access: `w` written, `r` read, `a` read for an address, `d` for a descriptor, `g` as the guard.
const CASES: [(u16, &str, &str); 80] = [
    (90, "FFMA R4, R5, R6, R7", "w R4; r R5; r R6; r R7"),
    (90, "@!P3 FADD R4, R5, UR6", "g P3; w R4; r R5; r UR6"),
    (90, "FADD R4, RZ, 1", "w R4"),
    (90, "DFMA R4, R6, R8, R10", "w R4-5; r R6-7; r R8-9; r R10-11"),
    (90, "DADD R4, R6, UR8", "w R4-5; r R6-7; r UR8-9"),
    (90, "DSETP.GT.AND P0, PT, R4, R6, PT", "w P0; r R4-5; r R6-7"),
    (90, "IADD3 R4, P0, R5, R6, RZ", "w R4; w P0; r R5; r R6"),
    (90, "IADD3.X R4, R5, R6, RZ, P0, !PT", "w R4; r R5; r R6; r P0"),
    (90, "IMAD R4, R5, R6, R7", "w R4; r R5; r R6; r R7"),
    (90, "IMAD.WIDE R4, R7, 0x8, R10", "w R4-5; r R7; r R10-11"),
    (90, "IMAD.WIDE.U32.X R4, R7, R9, R10, P1", "w R4-5; r R7; r R9; r R10-11; r P1"),
    (90, "IMAD.HI.U32 R3, R2, R5, R6", "w R3; r R2; r R5; r R6-7"),
    (90, "LEA.HI.X R5, R2, UR5, R3, 0x2, P0", "w R5; r R2; r UR5; r R3; r P0"),
    (90, "LOP3.LUT P0, RZ, R4, 0x1, RZ, 0xc0, !PT", "w P0; r R4"),
    (90, "SEL R4, R5, R6, !P2", "w R4; r R5; r R6; r P2"),
    (90, "SHF.R.U64 R4, R5, R6, R7", "w R4; r R5; r R6; r R7"),
    (90, "PLOP3.LUT P0, PT, P1, P2, UP0, 0x80, 0x0", "w P0; r P1; r P2; r UP0"),
    (90, "P2R R4, PR, R5, 0x3", "w R4; r P0; r P1; r R5"),
    (90, "R2P PR, R5, 0x5", "w P0; w P2; r R5"),
    (90, "MUFU.RCP64H R5, R7", "w R5; r R7"),
    (90, "F2F.F64.F32 R4, R7", "w R4-5; r R7"),
    (90, "F2F.F32.F64 R4, R6", "w R4; r R6-7"),
    (90, "F2I.S64.F64.TRUNC R4, R6", "w R4-5; r R6-7"),
    (90, "F2I.S64.TRUNC R4, R7", "w R4-5; r R7"),
    (90, "F2I.U32.F64.TRUNC R4, R6", "w R4; r R6-7"),
    (90, "I2F.F64 R4, R7", "w R4-5; r R7"),
    (90, "I2F.F64.S64 R4, R6", "w R4-5; r R6-7"),
    (90, "I2F.U64.RP R4, R6", "w R4; r R6-7"),
    (90, "FRND.F64.FLOOR R4, R6", "w R4-5; r R6-7"),
    (90, "CS2R R4, SRZ", "w R4-5"),
    (90, "S2R R4, SR_TID.X", "w R4"),
    (90, "LDG.E R4, desc[UR4][R2.64]", "w R4; d UR4-5; a R2-3"),
    (90, "LDG.E.128 R4, desc[UR4][R2.64+0x10]", "w R4-7; d UR4-5; a R2-3"),
    (90, "LDG.E.U16.CONSTANT R4, desc[UR4][R2.64]", "w R4; d UR4-5; a R2-3"),
    (90, "@P0 STG.E.64 desc[UR4][R2.64], R6", "g P0; d UR4-5; a R2-3; r R6-7"),
    (90, "ST.E.64 desc[UR4][R2.64], R6", "d UR4-5; a R2-3; r R6-7"),
    (90, "LDS.128 R4, [R9+UR5]", "w R4-7; a R9; a UR5"),
    (90, "STS.64 [R9], R6", "a R9; r R6-7"),
    (90, "STL.128 [R1+0x10], R8", "a R1; r R8-11"),
    (90, "LDC.64 R4, c[0x0][R9]", "w R4-5; a R9"),
    (90, "ULDC.64 UR4, c[0x0][0x208]", "w UR4-5"),
    (90, "LDSM.16.M88.4 R16, [R92]", "w R16-19; a R92"),
    (90, "LDSM.16.MT88.2 R68, [R68]", "w R68-69; a R68"),
    (90, "LDGSTS.E.BYPASS.128 [R14], desc[UR4][R8.64]", "a R14; d UR4-5; a R8-9"),
    (90, "ATOMG.E.ADD.STRONG.GPU PT, R18, desc[UR4][R16.64], R23", "w R18; d UR4-5; a R16-17; r R23"),
    (90, "ATOMG.E.CAS.64.STRONG.SYS PT, R4, [R8], R4, R6", "w R4-5; a R8-9; r R4-5; r R6-7"),
    (90, "ATOMS.CAST.SPIN R7, [R2], R6, R8", "w R7; a R2; r R6; r R8"),
    (90, "REDG.E.ADD.F64.RN.STRONG.GPU desc[UR4][R4.64], R8", "d UR4-5; a R4-5; r R8-9"),
    (90, "HMMA.16816.F32 R16, R8, R26, R16", "w R16-19; r R8-11; r R26-27; r R16-19"),
    (90, "HMMA.1688.F32.TF32 R8, R16, R22, RZ", "w R8-11; r R16-19; r R22-23"),
    (90, "HMMA.16816.F16 R16, R8, R26, R12", "w R16-17; r R8-11; r R26-27; r R12-13"),
    (90, "IMMA.16816.S8.S8 R8, R2.ROW, R28.COL, R12", "w R8-11; r R2-3; r R28; r R12-15"),
    (90, "DMMA.8x8x4 R8, R18, R16, R12", "w R8-11; r R18-19; r R16-17; r R12-15"),
    (90, "HGMMA.64x16x16.F32 R24, gdesc[UR4], R24, !UP0, gsb0", "w R24-31; d UR4-7; r R24-31; r UP0"),
    (90, "HGMMA.64x8x16.F16 R32, gdesc[UR4], R32, !UPT, gsb0", "w R32-33; d UR4-7; r R32-33"),
    (90, "SHFL.BFLY PT, R4, R5, R6, 0x1f", "w R4; r R5; r R6"),
    (90, "VOTE.ANY R4, PT, P0", "w R4; r P0"),
    (90, "VOTEU.ANY UR4, UPT, P0", "w UR4; r P0"),
    (90, "R2UR UR4, R7", "w UR4; r R7"),
    (90, "UIADD3 UR4, UR5, UR6, URZ", "w UR4; r UR5; r UR6"),
    (90, "BRX R2 -0x870", "a R2-3"),
    (90, "RET.REL.NODEC R20 0x0", "a R20-21"),
    (90, "@P0 BREAK B2", "g P0; r B2; w B2"),
    (90, "BMOV.32.CLEAR R2, B6", "w R2; r B6; w B6"),
    (90, "BMOV.32 B6, R2", "w B6; r R2"),
    (90, "SYNCS.EXCH.64 URZ, [UR6], UR4", "a UR6; r UR4-5"),
    (90, "SYNCS.ARRIVE.TRANS64.A1T0 R8, [R3+URZ], RZ", "w R8-9; a R3"),
    (90, "TEX.LL R10, R4, R16, R2, UR4, 0x0, 3D", "w R10-11; w R4-5; r R16-18; r R2; r UR4-5"),
    (90, "TLD.LZ.AOFFI.MS R10, R4, R16, R2, UR4, 0x0, 2D", "w R10-11; w R4-5; r R16-17; r R2-3; r UR4-5"),
    (90, "TXD.AOFFI R10, R4, R16, R20, UR4, 0x0, 2D", "w R10-11; w R4-5; r R16-18; r R20-23; r UR4-5"),
    (90, "SUST.P.1D.STRONG.SM.R.TRAP [R4], R5, UR4, 0x0", "a R4; r R5; r UR4"),
    (90, "SUST.P.1D.STRONG.SM.RG.TRAP [R4], R6, UR4, 0x0", "a R4; r R6-7; r UR4"),
    (90, "UTMASTG.2D [UR8], [UR4]", "a UR8-10; a UR4-5"),
    (90, "TXD.AOFFI R10, R4, R16, R20, UR4, 0x0, ARRAY_1D", "w R10-11; w R4-5; r R16-17; r R20-21; r UR4-5"),
    (90, "@UP0 UMOV UR4, UR5", "g UP0; w UR4; r UR5"),
    (90, "NOP", ""),
    (120, "IADD.64 R8, R10, R6", "w R8-9; r R10-11; r R6-7"),
    (120, "ISETP.NE.S64.AND P0, PT, R10, R6, PT", "w P0; r R10-11; r R6-7"),
    (120, "MOV.64 R4, UR6", "w R4-5; r UR6-7"),
    (100, "FFMA2 R10, R4.F32x2.HI_LO, R6.F32x2.HI_LO, R8.F32x2.HI_LO", "w R10-11; r R4-5; r R6-7; r R8-9"),
];

fn text(access: &Access) -> String {
    use warpc_sass::roles::Purpose::*;
    let what = match (access.is_write, access.purpose) {
        (true, _) => 'w',
        (false, Guard) => 'g',
        (false, Data) => 'r',
        (false, Address) => 'a',
        (false, Descriptor) => 'd',
    };
    let name = format!("{what} {}{}", access.file.prefix(), access.first);
    if access.count == 1 { name } else { format!("{name}-{}", access.first as u32 + access.count as u32 - 1) }
}

#[test]
fn accesses_of_instructions() {
    for (arch, line, expected) in CASES {
        let table = Arch::from_number(arch).unwrap().table();
        let word = read_line(table, line, 0, Control::default()).unwrap_or_else(|error| panic!("{line}: {error}"));
        let inst = table.decode(word).unwrap();
        let accesses = Roles::of(table, &inst).unwrap();
        let texts: Vec<String> = accesses.iter().map(text).collect();
        assert_eq!(texts.join("; "), expected, "{line}");
        let is_guarded = line.starts_with('@');
        assert!(accesses.iter().all(|access| access.conditional == (is_guarded && access.operand.is_some())), "{line}");
    }
}

#[test]
fn every_form_that_ptxas_wrote_has_a_row() {
    for arch in Arch::ALL {
        let (table, roles) = (arch.table(), Roles::of_arch(arch));
        let (mut numbers, mut accesses) = (sample::Numbers(1), Vec::new());
        let mut without = Vec::new();
        for record in 0..table.records.len() {
            let record = RecordId(record as u16);
            let row = table.record(record);
            if row.seen != 0 && !roles.knows(record) {
                without.push(format!("{} {:x}", table.text(row.mnemonic), row.opcode));
            }
            // Records without sample have rows too, if they are instructions of computing. Suffixes of rows leave no hole.
            for form in row.forms.range().filter(|_| roles.knows(record)) {
                let form = warpc_sass::table::FormId(form as u16);
                let is_seen = table.forms[form.0 as usize].seen != 0;
                for _ in 0..20 {
                    let word = sample::word(table, form, &mut numbers);
                    let Some(form) = table.form_of(word) else { continue };
                    let Ok((inst, _)) = table.decode_with_stray_bits(word) else { continue };
                    let result = roles.accesses(form, word, &inst, &mut accesses);
                    // Random shapes of matrices may be none that exist.
                    let is_matrix = table.text(row.mnemonic).ends_with("MMA");
                    assert!(is_matrix || !is_seen || inst.record != record || result.is_ok(), "{:032x}", word);
                    assert!(accesses.iter().all(|access| access.count > 0));
                }
            }
        }
        assert_eq!(without, [""; 0], "sm_{}", arch.number());
    }
}

#[test]
fn units_say_where_results_need_a_scoreboard() {
    let unit = |arch: Arch, line: &str| {
        let table = arch.table();
        let word = read_line(table, line, 0, Control::default()).unwrap();
        Roles::of_arch(arch).unit(table.form_of(word).unwrap(), word).unwrap()
    };
    assert_eq!(unit(Arch::Sm90, "DADD R4, R6, R8"), Unit::Fixed);
    assert_eq!(unit(Arch::Sm80, "DADD R4, R6, R8"), Unit::Double);
    assert_eq!(unit(Arch::Sm90, "MUFU.RCP R4, R6"), Unit::Special);
    assert!(unit(Arch::Sm90, "LDS R4, [R6]").is_variable() && !unit(Arch::Sm90, "NOP").is_variable());
}

#[test]
fn nothing_is_read_that_was_not_written() {
    use warpc_sass::hazards::{code::Code, flow::Graph, unwritten};
    let table = Arch::Sm90.table();
    let find = |lines: &[&str]| -> Vec<(u64, String)> {
        let words =
            lines.iter().zip(0..).map(|(line, at)| read_line(table, line, at * 16, Control::default()).unwrap());
        let words: Vec<u128> = words.collect();
        let code = Code::decode(table, &words, &Default::default()).unwrap();
        let found = unwritten::find(&code, &Graph::new(&code), |_| true);
        found.iter().map(|one| (one.reader.offset(), one.register.to_string())).collect()
    };
    assert_eq!(find(&["LDC.64 R4, c[0x0][0x210]", "FADD R6, R4, R5", "EXIT"]), []);
    assert_eq!(find(&["LDC R4, c[0x0][0x210]", "FADD R6, R4, R5", "EXIT"]), [(16, "R5".to_string())]);
    // The write behind the loop's branch reaches its head on the second round.
    assert_eq!(find(&["FADD R4, R5, RZ", "MOV R5, RZ", "BRA 0x0"]), []);
    assert_eq!(
        find(&["@P0 BRA 0x20", "EXIT", "FADD R4, R5, RZ", "EXIT"]),
        [(0, "P0".to_string()), (32, "R5".to_string())]
    );
    // A function returns behind its call, with what it wrote.
    assert_eq!(
        find(&[
            "MOV R20, 0x20",
            "MOV R21, RZ",
            "CALL.REL.NOINC 0x50",
            "FADD R4, R5, RZ",
            "EXIT",
            "MOV R5, RZ",
            "RET.REL.NODEC R20 0x0"
        ]),
        []
    );
}
