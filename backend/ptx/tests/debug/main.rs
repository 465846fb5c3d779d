//! Debug information: sections are read back by a reader of their own, and code does not depend on them.

mod reader;

use reader::{Entry, Sections, Value};
use warpc_ir::session::Session;
use warpc_ptx::emit_module;
use warpc_text::{ReadOptions, parse_module};

const LAYOUT: &str = "target datalayout = \"e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64\"\ntarget triple = \"nvptx64-nvidia-cuda\"\n";

fn compile(text: &str, line_info: bool) -> String {
    let m = parse_module(text.as_bytes(), &ReadOptions::default()).unwrap_or_else(|e| panic!("{}", e[0].message));
    let session = Session { line_info, opt_level: 1, ..Default::default() };
    let ptx = emit_module(&m, &session).unwrap_or_else(|e| panic!("{}", e[0].message));
    String::from_utf8(ptx).expect("text")
}

/// The text with debug information, and its entries.
fn entries(text: &str) -> (String, Vec<Entry>) {
    let ptx = compile(text, true);
    let entries = Sections::new(&ptx).entries();
    (ptx, entries)
}

fn find<'a>(entries: &'a [Entry], tag: u64, name: &str) -> &'a Entry {
    let found = entries.iter().find(|e| e.tag == tag && e.name() == name);
    found.unwrap_or_else(|| panic!("no entry {tag:#x} `{name}`"))
}

fn number(entry: &Entry, at: u64) -> i64 {
    match entry.get(at) {
        Some(Value::Number(number)) => *number,
        other => panic!("attribute {at:#x} is {other:?}"),
    }
}

/// Name of the type of an entry.
fn type_name<'a>(entries: &'a [Entry], entry: &Entry) -> &'a str {
    match entry.get(0x49) {
        Some(Value::Entry(to)) => entries.iter().find(|e| e.offset == *to).expect("a type").name(),
        other => panic!("the type is {other:?}"),
    }
}

/// A unit of `kind` with what `more` brings; nodes from 20 on are free.
fn unit(kind: &str, unit: &str, more: &str) -> String {
    format!(
        "{LAYOUT}{more}
        !llvm.dbg.cu = !{{!0}}
        !llvm.module.flags = !{{!2}}
        !0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, producer: \"p\", emissionKind: {kind}{unit})
        !1 = !DIFile(filename: \"a.cu\", directory: \"/d\")
        !2 = !{{i32 2, !\"Debug Info Version\", i32 3}}
        !3 = !DISubroutineType(types: !{{}})
        !4 = distinct !DISubprogram(name: \"f\", linkageName: \"_Zf\", scope: !1, file: !1, line: 5, type: !3, scopeLine: 6, unit: !0, spFlags: DISPFlagDefinition)
        !5 = !DIBasicType(name: \"int\", size: 32, encoding: DW_ATE_signed)
        !6 = !DILocation(line: 7, column: 2, scope: !4)"
    )
}

const STORE: &str = "define void @f(ptr %p) !dbg !4 { store i32 1, ptr %p, align 4, !dbg !6\n ret void, !dbg !6 }";

#[test]
fn a_function_has_an_entry_with_its_range() {
    for kind in ["LineTablesOnly", "FullDebug"] {
        let (ptx, entries) = entries(&unit(kind, "", STORE));
        assert!(ptx.contains(".target sm_90, debug\n"), "{ptx}");
        let root = &entries[0];
        assert_eq!((root.tag, root.name()), (0x11, "a.cu"));
        assert_eq!(root.get(0x1b), Some(&Value::Text("/d".into())));
        assert_eq!(root.get(0x10), Some(&Value::Name(".debug_line".into())));
        let f = find(&entries, 0x2e, "f");
        for (at, label) in [(0x11, "$L__func_begin0"), (0x12, "$L__func_end0")] {
            assert_eq!(f.get(at), Some(&Value::Name(label.into())));
            assert!(ptx.contains(&format!("{label}:\n")), "{ptx}");
        }
        assert_eq!((number(f, 0x3a), number(f, 0x3b), number(f, 0x3f)), (1, 5, 1));
        assert_eq!(f.get(0x2007), Some(&Value::Text("_Zf".into())));
    }
}

#[test]
fn mere_directives_make_no_sections() {
    let ptx = compile(&unit("DebugDirectivesOnly", "", STORE), true);
    assert!(ptx.contains(".loc \t1 7 2") && !ptx.contains(".debug_info") && !ptx.contains(", debug"), "{ptx}");
}

#[test]
fn types_say_what_they_are_made_of() {
    let text = unit(
        "FullDebug",
        ", retainedTypes: !20",
        "define void @f(ptr %p) !dbg !4 { ret void, !dbg !6 }
        !20 = !{!21, !30, !33, !36}
        !21 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: \"node\", scope: !29, file: !1, line: 9, size: 192, elements: !22)
        !22 = !{!23, !24, !25, !26}
        !23 = !DIDerivedType(tag: DW_TAG_member, name: \"next\", scope: !21, file: !1, line: 10, baseType: !27, size: 64)
        !24 = !DIDerivedType(tag: DW_TAG_member, name: \"low\", scope: !21, file: !1, line: 11, baseType: !5, size: 3, offset: 64, flags: DIFlagBitField)
        !25 = !DIDerivedType(tag: DW_TAG_member, name: \"high\", scope: !21, file: !1, line: 12, baseType: !5, size: 6, offset: 67, flags: DIFlagBitField | DIFlagPrivate)
        !26 = !DISubprogram(name: \"get\", scope: !21, file: !1, line: 13, type: !28, spFlags: 0)
        !27 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !21, size: 64)
        !28 = !DISubroutineType(types: !{!5, !31, !5, null})
        !29 = !DINamespace(name: \"ns\", scope: null)
        !30 = !DICompositeType(tag: DW_TAG_array_type, baseType: !5, size: 192, elements: !32)
        !31 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !21, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
        !32 = !{!DISubrange(count: 2), !DISubrange(count: 3, lowerBound: 1)}
        !33 = !DICompositeType(tag: DW_TAG_enumeration_type, name: \"e\", file: !1, line: 20, baseType: !5, size: 32, elements: !34)
        !34 = !{!35, !DIEnumerator(name: \"b\", value: 300)}
        !35 = !DIEnumerator(name: \"a\", value: -1)
        !36 = !DIDerivedType(tag: DW_TAG_typedef, name: \"t\", file: !1, line: 21, baseType: !37)
        !37 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !30)",
    );
    let (_, entries) = entries(&text);
    let node = find(&entries, 0x13, "node");
    assert_eq!(entries[node.parent.expect("a namespace")].name(), "ns");
    assert_eq!((number(node, 0x0b), number(node, 0x3b)), (24, 9));
    let next = find(&entries, 0x0d, "next");
    assert_eq!(next.get(0x38), Some(&Value::Block(vec![0x23, 0], None)));
    // In a unit of 32 bits at byte 8: 3 bits from bit 0 on, and 6 after these, counted from the top.
    for (name, size, offset) in [("low", 3, 29), ("high", 6, 23)] {
        let field = find(&entries, 0x0d, name);
        assert_eq!((number(field, 0x0b), number(field, 0x0d), number(field, 0x0c)), (4, size, offset));
        assert_eq!(field.get(0x38), Some(&Value::Block(vec![0x23, 8], None)));
        assert_eq!(type_name(&entries, field), "int");
    }
    assert_eq!(number(find(&entries, 0x0d, "high"), 0x32), 3);
    let get = find(&entries, 0x2e, "get");
    let at = entries.iter().position(|e| e.offset == get.offset).expect("an entry");
    assert_eq!((get.parent, number(get, 0x3c)), (entries.iter().position(|e| e.name() == "node"), 1));
    let parameters: Vec<u64> = entries.iter().filter(|e| e.parent == Some(at)).map(|e| e.tag).collect();
    assert_eq!(parameters, [0x05, 0x05, 0x18]);
    assert_eq!(number(&entries[at + 1], 0x34), 1);
    let ranges: Vec<(i64, bool)> =
        entries.iter().filter(|e| e.tag == 0x21).map(|e| (number(e, 0x37), e.get(0x22).is_some())).collect();
    assert_eq!(ranges, [(2, false), (3, true)]);
    assert_eq!((number(find(&entries, 0x28, "a"), 0x1c), number(find(&entries, 0x28, "b"), 0x1c)), (-1, 300));
    assert_eq!(number(find(&entries, 0x16, "t"), 0x3b), 21);
}

#[test]
fn types_in_long_chains_and_circles_take_no_recursion() {
    let mut text = String::from("!20 = !{!21}\n");
    const LENGTH: usize = 50_000;
    for n in 21..21 + LENGTH {
        let next = if n + 1 == 21 + LENGTH { 21 } else { n + 1 };
        text += &format!("!{n} = distinct !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !{next}, size: 64)\n");
    }
    let (_, entries) = entries(&unit("FullDebug", ", retainedTypes: !20", &format!("{STORE}\n{text}")));
    assert_eq!(entries.iter().filter(|e| e.tag == 0x0f).count(), LENGTH);
}

#[test]
fn variables_of_the_module_say_where_they_lie() {
    let text = unit(
        "FullDebug",
        ", globals: !20",
        "@g = addrspace(1) global i32 7, align 4, !dbg !21
        @s = internal addrspace(3) global i32 undef, align 4, !dbg !22
        define void @f(ptr %p) !dbg !4 { store i32 ptrtoint (ptr addrspace(3) @s to i32), ptr %p\n ret void, !dbg !6 }
        !20 = !{!21, !22, !23}
        !21 = !DIGlobalVariableExpression(var: !24, expr: !DIExpression())
        !22 = !DIGlobalVariableExpression(var: !25, expr: !DIExpression(DW_OP_constu, 8, DW_OP_swap, DW_OP_xderef))
        !23 = !DIGlobalVariableExpression(var: !26, expr: !DIExpression(DW_OP_constu, 42, DW_OP_stack_value))
        !24 = distinct !DIGlobalVariable(name: \"g\", scope: !0, file: !1, line: 1, type: !5, isLocal: false, isDefinition: true)
        !25 = distinct !DIGlobalVariable(name: \"s\", scope: !4, file: !1, line: 2, type: !5, isLocal: true, isDefinition: true)
        !26 = distinct !DIGlobalVariable(name: \"k\", scope: !0, file: !1, line: 3, type: !5, isLocal: true, isDefinition: true)",
    );
    let (_, entries) = entries(&text);
    let at = |name: &str| Some(Value::Block([&[3u8][..], &[0; 8]].concat(), Some(name.to_string())));
    let (g, s, k) = (find(&entries, 0x34, "g"), find(&entries, 0x34, "s"), find(&entries, 0x34, "k"));
    assert_eq!((g.get(0x02).cloned(), number(g, 0x33), number(g, 0x3f)), (at("g"), 5, 1));
    assert_eq!((s.get(0x02).cloned(), number(s, 0x33), s.get(0x3f)), (at("s"), 8, None));
    assert_eq!((k.get(0x02), number(k, 0x1c)), (None, 42));
    assert_eq!(entries[s.parent.expect("a function")].name(), "f");
}

#[test]
fn what_was_inlined_has_abstract_entries_and_ranges() {
    let text = unit(
        "FullDebug",
        "",
        "define void @f(ptr %p) !dbg !4 {
          store i32 1, ptr %p, align 4, !dbg !23
          store i32 2, ptr %p, align 8, !dbg !24
          store i32 3, ptr %p, align 4, !dbg !6
          ret void, !dbg !6
        }
        define void @g(ptr %p) !dbg !20 { store i32 1, ptr %p, align 4, !dbg !25\n ret void, !dbg !25 }
        !20 = distinct !DISubprogram(name: \"g\", scope: !1, file: !1, line: 30, type: !3, scopeLine: 30, unit: !0, spFlags: DISPFlagDefinition)
        !21 = distinct !DISubprogram(name: \"h\", scope: !1, file: !1, line: 40, type: !3, scopeLine: 40, unit: !0, spFlags: DISPFlagDefinition)
        !22 = distinct !DILocation(line: 8, column: 3, scope: !4)
        !23 = !DILocation(line: 31, column: 4, scope: !20, inlinedAt: !22)
        !24 = !DILocation(line: 41, column: 5, scope: !21, inlinedAt: !26)
        !25 = !DILocation(line: 31, column: 4, scope: !20)
        !26 = distinct !DILocation(line: 32, column: 9, scope: !20, inlinedAt: !22)",
    );
    let (ptx, entries) = entries(&text);
    let g = find(&entries, 0x2e, "g");
    assert_eq!((number(g, 0x20), g.get(0x11)), (1, None), "the abstract entry has no code");
    let inlined: Vec<&Entry> = entries.iter().filter(|e| e.tag == 0x1d).collect();
    assert_eq!(inlined.len(), 2);
    let (outer, inner) = (inlined[0], inlined[1]);
    assert_eq!(outer.get(0x31), Some(&Value::Entry(g.offset)));
    assert_eq!((number(outer, 0x59), number(outer, 0x57)), (8, 3));
    assert_eq!((number(inner, 0x59), number(inner, 0x57)), (32, 9));
    assert_eq!(entries[inner.parent.expect("the outer one")].offset, outer.offset);
    let own = entries.iter().find(|e| e.tag == 0x2e && e.get(0x31) == Some(&Value::Entry(g.offset)));
    assert_eq!(own.expect("the code of g itself").get(0x11), Some(&Value::Name("$L__func_begin1".into())));
    // Labels of ranges stand in the text, in order.
    for entry in [outer, inner] {
        let place = |at| match entry.get(at) {
            Some(Value::Name(label)) => ptx.find(&format!("\n{label}:\n")).unwrap_or_else(|| panic!("no {label}")),
            other => panic!("{other:?}"),
        };
        assert!(place(0x11) < place(0x12), "{ptx}");
    }
    assert!(!ptx.contains("inlined_at"), "{ptx}");
}

/// The text without what debug information adds: directives, labels of places, sections, numbers of frames.
fn code(ptx: &str) -> String {
    let end = ptx.find("\t.section").unwrap_or(ptx.len());
    let added = |line: &str| {
        let line = line.trim();
        [".loc", ".file", "$L__tmp", "$L__func_"].iter().any(|start| line.starts_with(start)) || line.is_empty()
    };
    let mut text = String::new();
    for line in ptx[..end].lines().filter(|line| !added(line)) {
        let mut line = line.replace(", debug", "");
        if let Some(at) = line.find("__local_depot") {
            let rest = line.split_off(at + "__local_depot".len());
            line += rest.trim_start_matches(|c: char| c.is_ascii_digit());
        }
        text += &line;
        text.push('\n');
    }
    text
}

#[test]
fn code_is_the_same_with_debug_information_and_without() {
    let folder = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/kernels");
    let mut seen = 0;
    for entry in std::fs::read_dir(folder).expect("kernels") {
        let path = entry.expect("an entry").path();
        let name = path.file_name().expect("a name").to_string_lossy().into_owned();
        if !name.ends_with("_debug.ll") && !name.ends_with("_lines.ll") {
            continue;
        }
        seen += 1;
        let text = std::fs::read_to_string(&path).expect("a kernel");
        // What is written for lines alone asks for no sections; with them the code must not change either.
        for text in [text.replace("DebugDirectivesOnly", "FullDebug"), text] {
            let told = compile(&text, true);
            assert_eq!(code(&told), code(&compile(&text, false)), "{name}");
            if told.contains(", debug") {
                assert!(Sections::new(&told).entries().len() > 3, "{name}");
            }
        }
    }
    assert!(seen >= 6, "{seen} kernels have debug information");
}

/// Kernel `f` with one variable `v` of type `int`, and its records.
fn with_variable(body: &str) -> (String, Vec<Entry>) {
    entries(&unit(
        "FullDebug",
        "",
        &format!(
            "{body}
            !20 = !DILocalVariable(name: \"v\", scope: !4, file: !1, line: 6, type: !5)
            !21 = !DILocalVariable(name: \"p\", arg: 1, scope: !4, file: !1, line: 5, type: !22)
            !22 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !5, size: 64)
            !23 = !DILocation(line: 8, column: 1, scope: !4)
            !24 = !DILabel(scope: !4, name: \"here\", file: !1, line: 8)"
        ),
    ))
}

/// The number of register `name` in an expression.
fn register(name: &str) -> Vec<u8> {
    let mut number = name.bytes().fold(0u64, |number, byte| number << 8 | byte as u64);
    let mut bytes = vec![0x90];
    while number >= 0x80 {
        bytes.push(number as u8 & 0x7f | 0x80);
        number >>= 7;
    }
    bytes.push(number as u8);
    bytes
}

#[test]
fn variables_in_registers_say_which() {
    let (ptx, entries) = with_variable(
        "define ptx_kernel void @f(ptr %p) !dbg !4 {
            #dbg_value(ptr %p, !21, !DIExpression(), !6)
          %x = load i32, ptr %p, align 4, !dbg !6
            #dbg_value(i32 %x, !20, !DIExpression(), !6)
          %y = add i32 %x, 3, !dbg !23
          store i32 %y, ptr %p, align 4, !dbg !23
            #dbg_value(i32 7, !20, !DIExpression(), !23)
            #dbg_label(!24, !23)
          store i32 1, ptr %p, align 4, !dbg !23
          ret void, !dbg !23
        }",
    );
    let p = find(&entries, 0x05, "p");
    assert_eq!(p.get(0x02), Some(&Value::Block(register("%rd1"), None)), "{ptx}");
    assert_eq!((number(p, 0x33), type_name(&entries, p)), (2, ""));
    // The variable is in a register, and then a constant: a list of two ranges.
    let v = find(&entries, 0x34, "v");
    let Some(Value::Name(list)) = v.get(0x02) else { panic!("{:?}", v.get(0x02)) };
    assert_eq!(list, "$L__debug_loc0");
    let lines: Vec<&str> = ptx.lines().map(|line| line.split("  ").next().expect("a line").trim()).collect();
    let at = lines.iter().position(|line| *line == "$L__debug_loc0:").expect("the list");
    let size = register("%r1").len();
    assert_eq!(lines[at + 3], format!(".b8 {size}"));
    let second = at + 5 + size;
    assert_eq!(lines[at + 2], lines[second], "the second range starts where the first ends");
    assert_eq!(lines[second + 1], ".b64 $L__func_end0");
    assert_eq!(lines[second + 4], format!(".b8 {}", 0x30 + 7));
    let here = find(&entries, 0x0a, "here");
    let Some(Value::Name(label)) = here.get(0x11) else { panic!("{:?}", here.get(0x11)) };
    assert!(ptx.contains(&format!("\n{label}:\n")), "{ptx}");
}

#[test]
fn variables_in_the_frame_say_where() {
    let (ptx, entries) = with_variable(
        "declare void @g(ptr)
        define void @f(ptr %p) !dbg !4 {
          %a = alloca i64, align 8
          %b = alloca i32, align 4
            #dbg_declare(ptr %b, !20, !DIExpression(), !6)
          call void @g(ptr %a), !dbg !6
          call void @g(ptr %b), !dbg !6
          ret void, !dbg !6
        }",
    );
    let v = find(&entries, 0x34, "v");
    let Some(Value::Block(bytes, Some(symbol))) = v.get(0x02) else { panic!("{:?}\n{ptx}", v.get(0x02)) };
    assert_eq!((number(v, 0x33), &symbol[..]), (6, "__local_depot0"));
    assert_eq!((bytes[0], &bytes[9..]), (0x03, &[0x23, 8][..]));
    assert!(ptx.contains("__local_depot0[12]"), "{ptx}");
}

#[test]
fn parameters_by_value_lie_in_parameter_memory_or_in_their_copy() {
    let declared = "#dbg_declare(ptr %p, !20, !DIExpression(), !6)";
    let (ptx, entries) = with_variable(&format!(
        "define ptx_kernel void @f(ptr %q, ptr byval(i64) align 8 %p) !dbg !4 {{
            {declared}
          %x = load i32, ptr %p, align 4, !dbg !6
          store i32 %x, ptr %q, align 4, !dbg !6
          ret void, !dbg !6
        }}"
    ));
    let v = find(&entries, 0x34, "v");
    let Some(Value::Block(bytes, Some(symbol))) = v.get(0x02) else { panic!("{:?}\n{ptx}", v.get(0x02)) };
    assert_eq!((number(v, 0x33), &symbol[..], bytes[0], bytes.len()), (7, "f_param_1", 0x03, 9));
    let (ptx, entries) = with_variable(&format!(
        "declare void @g(ptr)
        define ptx_kernel void @f(ptr byval(i64) align 8 %p) !dbg !4 {{
            {declared}
          store i32 1, ptr %p, align 4, !dbg !6
          call void @g(ptr %p), !dbg !6
          ret void, !dbg !6
        }}"
    ));
    let v = find(&entries, 0x34, "v");
    let Some(Value::Block(_, Some(symbol))) = v.get(0x02) else { panic!("{:?}\n{ptx}", v.get(0x02)) };
    assert_eq!((number(v, 0x33), &symbol[..]), (6, "__local_depot0"));
}

#[test]
fn lists_of_operands_say_what_one_operand_or_constants_can() {
    let place = |list: &str, expression: &str| {
        let (ptx, entries) = with_variable(&format!(
            "define ptx_kernel void @f(ptr %p, i32 %n, i32 %m) !dbg !4 {{
                #dbg_value(!DIArgList({list}), !20, !DIExpression({expression}), !6)
              %x = mul i32 %n, %m, !dbg !6
              store i32 %x, ptr %p, align 4, !dbg !6
              ret void, !dbg !6
            }}"
        ));
        (find(&entries, 0x34, "v").get(0x02).cloned(), find(&entries, 0x34, "v").get(0x1c).cloned(), ptx)
    };
    let sum = "DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_plus, DW_OP_stack_value";
    let (register_place, _, ptx) = place("i32 %n", "DW_OP_LLVM_arg, 0");
    assert!(ptx.contains("//DEBUG_VALUE: f:v <- %r") || register_place.is_some(), "{ptx}");
    assert!(register_place.is_some(), "{ptx}");
    let (_, constant, ptx) = place("i32 7, i32 8", sum);
    assert_eq!(constant, Some(Value::Number(15)), "{ptx}");
    let (nowhere, constant, ptx) = place("i32 %n, i32 8", sum);
    assert_eq!((nowhere, constant), (None, None), "{ptx}");
}

#[test]
fn fragments_become_pieces_and_what_went_is_nowhere() {
    let (ptx, entries) = with_variable(
        "define ptx_kernel void @f(ptr %p) !dbg !4 {
          %x = load i16, ptr %p, align 4, !dbg !6
            #dbg_value(i16 %x, !20, !DIExpression(DW_OP_LLVM_fragment, 16, 16), !6)
            #dbg_value(ptr poison, !21, !DIExpression(), !6)
          store i16 %x, ptr %p, align 4, !dbg !23
          ret void, !dbg !23
        }",
    );
    assert_eq!(find(&entries, 0x05, "p").get(0x02), None);
    assert!(find(&entries, 0x34, "v").get(0x02).is_some());
    // Two bytes that are nowhere, a register, two bytes.
    let expected = [&[0x93, 2][..], &register("%rs1"), &[0x93, 2]].concat();
    let bytes: Vec<String> = expected.iter().map(|byte| format!(".b8 {byte}\n")).collect();
    assert!(ptx.contains(&bytes.concat()), "{ptx}");
}

#[test]
fn a_register_that_is_written_again_ends_what_it_held() {
    let (ptx, entries) = with_variable(
        "define ptx_kernel void @f(ptr %p, i32 %n) !dbg !4 {
          br label %loop, !dbg !6
        loop:
          %i = phi i32 [ 0, %0 ], [ %next, %loop ], !dbg !6
            #dbg_value(i32 %i, !20, !DIExpression(), !6)
          store volatile i32 %i, ptr %p, align 4, !dbg !6
          %next = add i32 %i, 1, !dbg !6
          store volatile i32 5, ptr %p, align 4, !dbg !23
          %more = icmp slt i32 %next, %n, !dbg !23
          br i1 %more, label %loop, label %out, !dbg !23
        out:
          ret void, !dbg !23
        }",
    );
    let v = find(&entries, 0x34, "v");
    assert_eq!(v.get(0x02), Some(&Value::Name("$L__debug_loc0".into())), "{ptx}");
    // The counter is counted up in its register: its old value ends before the second store.
    let list = ptx.split("$L__debug_loc0:\n").nth(1).expect("a list");
    let end = list.lines().nth(1).expect("an end").trim_start_matches(".b64 ");
    let (label, store) =
        (ptx.find(&format!("\n{end}:\n")).expect("a label"), ptx.rfind("st.volatile").expect("a store"));
    assert!(label < store, "{ptx}");
}
