//! Files that the writer does not make, of older versions or odd ones, record by record: the reader brings them into form.

use crate::codes::{block, constants, function, metadata as code, module, symbols, types};
use crate::read_module;
use crate::write::bits::BitWriter;
use warpc_text::{PrintOptions, ReadOptions, print_module};

/// The text of a module with these records of metadata.
fn with_metadata(records: &[(u32, &[u64])]) -> String {
    let mut w = BitWriter::new(b"BC\xC0\xDE");
    w.enter(block::MODULE, 3);
    w.record(module::VERSION, &[1]);
    w.enter(block::METADATA, 3);
    for (code, values) in records {
        w.record(*code, values);
    }
    w.exit();
    text_of(w)
}

/// The text of the module that is being written.
fn text_of(mut w: BitWriter) -> String {
    w.exit();
    let module = read_module(&w.finish(), &ReadOptions { as_bitcode: true, ..Default::default() });
    let module = module.unwrap_or_else(|d| panic!("{d:?}"));
    String::from_utf8(print_module(&module, &PrintOptions::default())).expect("text")
}

/// Variables of before LLVM 4.0 are wrapped by expressions where units list them; what is said of a variable itself stays so.
#[test]
fn global_variables_without_expressions() {
    // A number names a node by one more than its own; zero is none.
    let mut unit = [0; 14];
    (unit[0], unit[1], unit[12]) = (1, 12, 3);
    let text = with_metadata(&[
        (code::STRING_OLD, b"v".map(u64::from).as_slice()),
        (code::GLOBAL_VAR, &[1, 0, 1, 0, 0, 7, 0, 0, 1, 0, 0, 0]),
        (code::NODE, &[2]),
        (code::COMPILE_UNIT, &unit),
        (code::IMPORTED_ENTITY, &[0, 8, 4, 2, 0, 0]),
        (code::NAME, b"llvm.dbg.cu".map(u64::from).as_slice()),
        (code::NAMED_NODE, &[3]),
        (code::NAME, b"imported".map(u64::from).as_slice()),
        (code::NAMED_NODE, &[4]),
    ]);
    let number = |line: &str| line.split(' ').next().unwrap_or_default().to_string();
    let line_with = |part: &str| text.lines().find(|l| l.contains(part)).unwrap_or_else(|| panic!("{part}\n{text}"));
    let variable = number(line_with("!DIGlobalVariable(name: \"v\""));
    let both =
        number(line_with(&format!("distinct !DIGlobalVariableExpression(var: {variable}, expr: !DIExpression()")));
    let list = number(line_with(&format!("= !{{{both}}}")));
    assert!(line_with("!DICompileUnit").contains(&format!("globals: {list}")), "{text}");
    assert!(line_with("!DIImportedEntity").contains(&format!("entity: {variable}")), "{text}");
}

/// An intrinsic that is declared in another address space than that of code is called as any other.
#[test]
fn an_intrinsic_in_another_address_space() {
    let mut w = BitWriter::new(b"BC\xC0\xDE");
    w.enter(block::MODULE, 3);
    w.record(module::VERSION, &[1]);
    w.enter(block::TYPE_NEW, 3);
    w.record(types::NUMENTRY, &[3]);
    w.record(types::VOID, &[]);
    w.record(types::FUNCTION, &[0, 0]);
    w.record(types::OPAQUE_POINTER, &[3]);
    w.exit();
    let in_space = |is_declaration, space| {
        let mut values = [0; 17];
        (values[0], values[2], values[16]) = (1, is_declaration, space);
        values
    };
    w.record(module::FUNCTION, &in_space(1, 3));
    w.record(module::FUNCTION, &in_space(0, 0));
    w.enter(block::VALUE_SYMTAB, 3);
    for (value, name) in [(0, "llvm.donothing"), (1, "f")] {
        w.record(symbols::ENTRY, &std::iter::once(value).chain(name.bytes().map(u64::from)).collect::<Vec<_>>());
    }
    w.exit();
    w.enter(block::FUNCTION, 3);
    w.record(function::DECLAREBLOCKS, &[1]);
    // No attributes, a type that is named, the callee two values back.
    w.record(function::INST_CALL, &[0, 1 << 15, 1, 2]);
    w.record(function::INST_RET, &[]);
    w.exit();
    let text = text_of(w);
    assert!(text.contains("  call void @llvm.donothing()\n"), "{text}");
}

/// A layout of no characters says nothing, before the target and after it.
#[test]
fn an_empty_layout_says_nothing() {
    for triple_first in [false, true] {
        let mut w = BitWriter::new(b"BC\xC0\xDE");
        w.enter(block::MODULE, 3);
        for triple in [triple_first, !triple_first] {
            match triple {
                true => w.record(module::TRIPLE, &b"nvptx64-nvidia-cuda".map(u64::from)),
                false => w.record(module::DATALAYOUT, &[]),
            }
        }
        let text = text_of(w);
        assert!(text.contains("target datalayout = \"e-"), "{text}");
    }
}

/// Characters are bytes: one whose low byte is zero ends the name of an attribute, and what follows is no attribute.
#[test]
fn names_of_attributes_end_at_a_zero_byte() {
    for (end, is_read) in [(0, true), (0x100, true), (0x101, false)] {
        let mut w = BitWriter::new(b"BC\xC0\xDE");
        w.enter(block::MODULE, 3);
        w.enter(block::PARAMATTR_GROUP, 3);
        w.record(3, &[1, u32::MAX as u64, 3, b'a'.into(), end]);
        w.exit();
        w.exit();
        assert_eq!(read_module(&w.finish(), &ReadOptions::default()).is_ok(), is_read, "{end}");
    }
}

/// Starts a module with these types and functions: type and whether it is declared alone, and names by number.
fn with_functions(records: &[(u32, &[u64])], functions: &[(u64, u64, &str)]) -> BitWriter {
    let mut w = BitWriter::new(b"BC\xC0\xDE");
    w.enter(block::MODULE, 3);
    w.record(module::VERSION, &[1]);
    w.enter(block::TYPE_NEW, 3);
    w.record(types::NUMENTRY, &[records.len() as u64]);
    records.iter().for_each(|(code, values)| w.record(*code, values));
    w.exit();
    for &(ty, is_declaration, _) in functions {
        w.record(module::FUNCTION, &[ty, 0, is_declaration, 0, 0, 0, 0, 0]);
    }
    w.enter(block::VALUE_SYMTAB, 3);
    for (value, (.., name)) in functions.iter().enumerate() {
        let record = std::iter::once(value as u64).chain(name.bytes().map(u64::from));
        w.record(symbols::ENTRY, &record.collect::<Vec<_>>());
    }
    w.exit();
    w
}

/// What is wrong with the module that is being written.
fn fault_of(mut w: BitWriter) -> String {
    w.exit();
    read_module(&w.finish(), &ReadOptions::default()).map(|_| ()).expect_err("a fault")[0].message.to_string()
}

/// A constant expression of an argument: it is no constant.
#[test]
fn constants_are_not_made_of_arguments() {
    let list: [(u32, &[u64]); 4] =
        [(types::VOID, &[]), (types::INTEGER, &[32]), (types::INTEGER, &[64]), (types::FUNCTION, &[0, 2, 1])];
    let mut w = with_functions(&list, &[(3, 0, "f")]);
    w.enter(block::FUNCTION, 3);
    w.record(function::DECLAREBLOCKS, &[1]);
    w.enter(block::CONSTANTS, 3);
    w.record(constants::SETTYPE, &[2]);
    // A zero extension of value 1, which is the argument.
    w.record(constants::CE_CAST, &[1, 1, 1]);
    w.exit();
    w.record(function::INST_RET, &[1]);
    w.exit();
    let fault = fault_of(w);
    assert!(fault.contains("an operand of a constant expression"), "{fault}");
}

/// A comparison of two addresses gives one bit, not a vector of them.
#[test]
fn constant_comparisons_have_as_many_lanes_as_their_operands() {
    let list: [(u32, &[u64]); 5] = [
        (types::VOID, &[]),
        (types::INTEGER, &[1]),
        (types::VECTOR, &[2, 1]),
        (types::OPAQUE_POINTER, &[0]),
        (types::FUNCTION, &[0, 2]),
    ];
    let mut w = with_functions(&list, &[(4, 0, "f")]);
    w.enter(block::FUNCTION, 3);
    w.record(function::DECLAREBLOCKS, &[1]);
    w.enter(block::CONSTANTS, 3);
    w.record(constants::SETTYPE, &[2]);
    // The address of `f` is itself.
    w.record(constants::CE_CMP, &[3, 0, 0, 32]);
    w.exit();
    w.record(function::INST_RET, &[1]);
    w.exit();
    let fault = fault_of(w);
    assert!(fault.contains("an operand of a constant expression"), "{fault}");
}

/// The offset of an older debug intrinsic is a value that comes later: that has no type.
#[test]
fn offsets_of_debug_intrinsics_are_there() {
    let list: [(u32, &[u64]); 5] = [
        (types::VOID, &[]),
        (types::METADATA, &[]),
        (types::INTEGER, &[64]),
        (types::FUNCTION, &[0, 0, 1, 2, 1, 1]),
        (types::FUNCTION, &[0, 0]),
    ];
    let mut w = with_functions(&list, &[(3, 1, "llvm.dbg.value"), (4, 0, "f")]);
    w.enter(block::FUNCTION, 3);
    w.record(function::DECLAREBLOCKS, &[1]);
    let later = u64::from(u32::MAX - 6);
    w.record(function::INST_CALL, &[0, 1 << 15, 3, 2, 0, later, 0, 0]);
    w.record(function::INST_RET, &[]);
    w.exit();
    let fault = fault_of(w);
    assert!(fault.contains("value"), "{fault}");
}
