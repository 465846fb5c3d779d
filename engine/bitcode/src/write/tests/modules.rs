//! What is in the files of whole modules.

use super::{Item, find, module, read, written};
use crate::codes::{block, constants, function, metadata, module as module_code, symbols};
use crate::write::{WriteError, write_module};
use std::path::Path;
use warpc_ir::attrs::Attrs;
use warpc_ir::body::Overlay;
use warpc_ir::ids::*;
use warpc_ir::intrinsics::Intrins;
use warpc_ir::new_metadata::NewMetadata;
use warpc_ir::types::Types;

/// Values of the records of a block that have this code.
fn records(items: &[Item], wanted: u32) -> Vec<Vec<u64>> {
    let own = items.iter().filter_map(|i| match i {
        Item::Record { code, values, .. } if *code == wanted as u64 => Some(values.clone()),
        _ => None,
    });
    own.collect()
}

fn block_of(text: &str, id: u32) -> Vec<Item> {
    find(&read(&written(text), 4), id).unwrap_or_default().to_vec()
}

fn words(bytes: &[u8]) -> Vec<u32> {
    bytes.chunks_exact(4).map(|c| u32::from_le_bytes([c[0], c[1], c[2], c[3]])).collect()
}

/// Whether a function block begins at this word, in a block whose ids have three bits.
fn begins_function(words: &[u32], at: u64) -> bool {
    words[at as usize] & 7 == 1 && words[at as usize] >> 3 & 0xff == block::FUNCTION
}

#[test]
fn kernels_give_streams_that_hold_together() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/kernels");
    let mut files: Vec<_> = std::fs::read_dir(folder).expect("kernels").map(|e| e.expect("entry").path()).collect();
    files.retain(|f| f.extension().is_some_and(|e| e == "ll"));
    files.sort();
    assert!(files.len() > 100);
    for file in files {
        let text = std::fs::read_to_string(&file).expect("a kernel");
        let m = module(&text);
        let bytes = write_module(&m).expect("written");
        assert!(bytes == write_module(&m).expect("written again"), "{}: two results", file.display());
        let items = read(&bytes, 4);
        let ids: Vec<_> = items.iter().map(|i| matches!(i, Item::Block { .. })).collect();
        assert_eq!(ids, [true; 3], "{}: identification, module, strings", file.display());
        let whole = find(&items, block::MODULE).expect("module");
        let words = words(&bytes);
        let table = records(whole, module_code::VSTOFFSET)[0][0] as usize;
        assert_eq!(words[table] >> 3 & 0xff, block::VALUE_SYMTAB);
        let functions = records(find(whole, block::VALUE_SYMTAB).expect("symbols"), symbols::FNENTRY);
        let last = match whole.last() {
            Some(Item::Block { id, items }) if *id == block::VALUE_SYMTAB as u64 => records(items, symbols::FNENTRY),
            _ => panic!("{}: the table of functions is last", file.display()),
        };
        assert_eq!(last.len(), m.defined_functions().len());
        assert!(last.iter().chain(&functions).all(|f| begins_function(&words, f[1])), "{}", file.display());
    }
}

#[test]
fn tables_that_are_not_merged_are_an_error() {
    let mut m = module("define void @f() {\n  ret void\n}");
    let t = m.tables();
    let overlay = Overlay {
        types: Types::overlay(&t.types),
        attrs: Attrs::overlay(&t.attrs),
        intrins: Intrins::overlay(&t.intrins),
        metadata: NewMetadata::starting_at(0),
        personality: warpc_ir::Value::NONE,
    };
    m.body_mut(Global(0)).expect("a body").side.overlay = Some(Box::new(overlay));
    assert_eq!(write_module(&m), Err(WriteError::Unmerged(Global(0))));
    m.merge_overlays();
    assert!(write_module(&m).is_ok());
}

#[test]
fn operands_that_come_later_have_their_type() {
    let items = block_of(
        "define i32 @f(i1 %p) {
a:
  br label %c
b:
  %y = add i32 %x, 1
  ret i32 %y
c:
  %x = mul nsw i32 7, 5
  br label %b
}",
        block::FUNCTION,
    );
    // Values: @f 0, %p 1, constants 1, 5 and 7 in order of use, %y 5, %x 6. The type of i32 follows the distance to %x.
    let binary = records(&items, function::INST_BINOP);
    assert_eq!(binary[0][0], u32::MAX as u64);
    assert_eq!((binary[0].len(), &binary[0][3..]), (4, &[0][..]), "distance, type, distance, add");
    assert_eq!(binary[1][2..], [2, 2], "mul nsw");
    assert_eq!(records(&items, function::INST_BR), [[2], [1]]);
}

#[test]
fn phis_take_signed_distances() {
    let items = block_of(
        "define i32 @f(i32 %n) {
a:
  br label %b
b:
  %i = phi i32 [ 0, %a ], [ %j, %b ]
  %j = add i32 %i, %n
  %c = icmp slt i32 %j, %n
  br i1 %c, label %b, label %d
d:
  ret i32 %j
}",
        block::FUNCTION,
    );
    // Values: @f 0, %n 1, constant 2, %i 3, %j 4.
    let phi = &records(&items, function::INST_PHI)[0];
    assert_eq!(phi[1..], [1 << 1, 0, 1 << 1 | 1, 1]);
    assert_eq!(records(&items, function::INST_CMP2)[0], [1, 4, 40]);
    assert_eq!(records(&items, function::INST_BR)[1], [1, 2, 1]);
}

#[test]
fn an_intrinsic_is_declared_once_whatever_it_is_called_with() {
    let items = block_of(
        "define i32 @f(i32 %x) {
  %a = call i32 @llvm.umin.i32(i32 %x, i32 1)
  %b = call i32 @llvm.umin.i32(i32 %a, i32 2)
  ret i32 %b
}
declare i32 @llvm.umin.i32(i32, i32)
declare void @g()",
        block::MODULE,
    );
    let functions = records(&items, module_code::FUNCTION);
    assert_eq!(functions.iter().map(|f| f[4]).collect::<Vec<_>>(), [0, 1, 1], "one body, two declarations");
    assert_eq!(functions[1][1], "llvm.umin.i32".len() as u64);
    assert!(functions[1][6] != 0 && functions[2][6] == 0, "attributes of the intrinsic");
}

#[test]
fn masks_and_splats_become_constants() {
    let items = block_of(
        "define <4 x i32> @f(<4 x i32> %v, <vscale x 2 x i32> %s) {
  %a = shufflevector <4 x i32> %v, <4 x i32> %v, <4 x i32> <i32 0, i32 poison, i32 2, i32 7>
  %b = shufflevector <4 x i32> %a, <4 x i32> poison, <4 x i32> <i32 3, i32 2, i32 1, i32 0>
  %c = add <vscale x 2 x i32> %s, splat (i32 3)
  %d = add <4 x i32> %b, splat (i32 9)
  %e = shufflevector <4 x i32> %d, <4 x i32> poison, <4 x i32> <i32 3, i32 2, i32 1, i32 0>
  ret <4 x i32> %e
}",
        block::CONSTANTS,
    );
    assert_eq!(records(&items, constants::DATA), [[3, 2, 1, 0], [9; 4]]);
    let lanes = &records(&items, constants::AGGREGATE)[0];
    assert_eq!(lanes.len(), 4);
    assert_eq!(records(&items, constants::CE_INSERTELT).len(), 1);
    assert_eq!(records(&items, constants::CE_SHUFFLEVEC).len(), 1);
    let types = records(&items, constants::SETTYPE);
    let mut once = types.clone();
    once.sort();
    once.dedup();
    assert_eq!(types.len(), once.len(), "constants of one type stand together");
}

const DEBUG: &str = "define void @f(i32 %x) !dbg !3 {
    #dbg_value(i32 %x, !6, !DIExpression(DW_OP_LLVM_fragment, 0, 8), !7)
    #dbg_value(!DIArgList(i32 %x, i32 4), !6, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_plus, DW_OP_stack_value), !7)
    #dbg_declare(ptr poison, !6, !DIExpression(), !7)
  ret void, !dbg !7
}
!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2}
!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, emissionKind: FullDebug)
!1 = !DIFile(filename: \"a.c\", directory: \"/\", checksumkind: CSK_MD5, checksum: \"00000000000000000000000000000000\")
!2 = !{i32 2, !\"Debug Info Version\", i32 3}
!3 = distinct !DISubprogram(name: \"f\", file: !1, line: 2, type: !4, spFlags: DISPFlagDefinition, unit: !0)
!4 = !DISubroutineType(types: !5)
!5 = !{null}
!6 = !DILocalVariable(name: \"x\", scope: !3, line: 3)
!7 = !DILocation(line: 4, column: 5, scope: !3)
";

#[test]
fn debug_records_name_values_in_place_or_by_metadata() {
    let items = block_of(DEBUG, block::FUNCTION);
    let simple = records(&items, function::DEBUG_RECORD_VALUE_SIMPLE);
    assert_eq!(simple.iter().map(|r| r.len()).collect::<Vec<_>>(), [4]);
    assert_eq!(records(&items, function::DEBUG_RECORD_VALUE).len(), 1);
    assert_eq!(records(&items, function::DEBUG_RECORD_DECLARE).len(), 1);
    let local = find(&items, block::METADATA).expect("metadata of the function");
    assert_eq!(records(local, metadata::VALUE).len(), 3);
    let list = &records(local, metadata::ARG_LIST)[0];
    assert_eq!(list[1], list[0] + 1);
    assert_eq!(records(&items, function::DEBUG_RECORD_VALUE)[0][3], list[1] + 1);
    let loc = &records(&items, function::DEBUG_LOC)[0];
    assert_eq!((loc[0], loc[1], loc[3]), (4, 5, 0));
}

#[test]
fn nodes_follow_what_they_refer_to() {
    let whole = block_of(DEBUG, block::MODULE);
    let items = find(&whole, block::METADATA).expect("metadata of the module");
    let Some(Item::Record { code, values, blob }) = items.first() else { panic!("strings first") };
    assert_eq!((*code, values[0] as usize), (metadata::STRINGS as u64, 6));
    assert!(blob.windows(18).any(|w| w == b"Debug Info Version"));
    let file = &records(items, metadata::FILE)[0];
    assert_eq!(file[3], 1, "CSK_MD5");
    let sub = &records(items, metadata::SUBPROGRAM)[0];
    assert_eq!((sub[0], sub[9], sub.len()), (7, 8, 21));
    let named = records(items, metadata::NAMED_NODE);
    assert_eq!(named.len(), 2);
    // Numbers: strings, values, then nodes; the unit comes after its file.
    let nodes = items[1..].iter().take_while(|i| !matches!(i, Item::Record { code: 4, .. })).count() as u64;
    assert!(named.iter().flatten().all(|&n| n < 6 + nodes));
    assert!(records(items, metadata::COMPILE_UNIT)[0][2] <= named[0][0]);
}

#[test]
fn addresses_of_blocks_name_the_functions_that_take_them() {
    let whole = block_of(
        "define void @f() {
  br label %b
b:
  ret void
}
define ptr @g() {
  ret ptr blockaddress(@f, %b)
}
@t = global ptr blockaddress(@f, %b)",
        block::MODULE,
    );
    let first = find(&whole, block::FUNCTION).expect("@f");
    assert_eq!(records(first, function::BLOCKADDR_USERS), [[2]], "@t 0, @f 1, @g 2");
    let module_constants = find(&whole, block::CONSTANTS).expect("constants");
    assert_eq!(records(module_constants, constants::BLOCKADDRESS)[0][1..], [1, 1]);
}
