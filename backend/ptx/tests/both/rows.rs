//! Rows for the assembler without a text are the rows that reading the text gives.

use warpc_ir::session::{Session, Target};
use warpc_ptx::{emit_module, emit_rows};
use warpc_ptx_syntax::rows::Rows;
use warpc_ptx_syntax::{Reading, print, read};
use warpc_text::{ReadOptions, parse_module};

fn session(bytes: &[u8]) -> Session {
    let text = String::from_utf8_lossy(bytes);
    let cpu = text.split("\"target-cpu\"=\"sm_").nth(1).and_then(|t| t.split('"').next()).unwrap_or("90");
    let digits = cpu.trim_end_matches(['a', 'f']);
    let suffix = cpu.as_bytes().get(digits.len()).copied().unwrap_or(0);
    Session { target: Target { sm: digits.parse::<u16>().unwrap_or(90).max(75), suffix, ptx: 0 }, ..Default::default() }
}

/// The first line in which two texts differ, of each.
fn difference(one: &str, other: &str) -> Option<(String, String)> {
    let pair = one.lines().zip(other.lines()).find(|(one, other)| one != other);
    pair.map(|(one, other)| (one.into(), other.into()))
        .or_else(|| (one != other).then(|| ("one is longer".into(), String::new())))
}

/// Panics unless two readings are the same but for numbers of names and for lines.
fn assert_same(name: &str, rows: &Reading, text: &Reading) {
    let messages = |reading: &Reading| reading.render("");
    assert!(!rows.is_refused(), "{name}: {}", messages(rows));
    assert!(!text.is_refused(), "{name}: {}", messages(text));
    if let Some((one, other)) = difference(&print(&rows.rows), &print(&text.rows)) {
        panic!("{name}: from rows\n{one}\nfrom text\n{other}");
    }
    assert_eq!(rows.rows.instructions.form, text.rows.instructions.form, "{name}: forms");
    assert_eq!(rows.rows.instructions.guard, text.rows.instructions.guard, "{name}: guards");
    assert_eq!(operands(&rows.rows), operands(&text.rows), "{name}: operands");
    let registers = |rows: &Rows| rows.functions.iter().map(|row| row.registers).collect::<Vec<_>>();
    assert_eq!(registers(&rows.rows), registers(&text.rows), "{name}: registers");
    assert_eq!(rows.lines.instructions.len(), rows.rows.instructions.form.len());
}

/// Operands of all instructions, flat. Those of a guard that is no register are none of an instruction.
fn operands(rows: &Rows) -> Vec<warpc_ptx_syntax::rows::Operand> {
    let spans = rows.instructions.operands.iter();
    spans.flat_map(|span| rows.operands[span.range()].iter().copied()).collect()
}

fn both(name: &str, bytes: &[u8], session: &Session) -> Option<(Reading, Reading)> {
    let module = parse_module(bytes, &ReadOptions::default()).unwrap_or_else(|e| panic!("{name}: {e:?}"));
    let emitted = emit_rows(&module, session).unwrap_or_else(|e| panic!("{name}: {e:?}"));
    let text = emit_module(&module, session).unwrap_or_else(|e| panic!("{name}: {e:?}"));
    match emitted.rows {
        Some(rows) => Some((rows, read(&text, "ptx"))),
        None => {
            assert_eq!(emitted.text, Some(text), "{name}: without rows there is the text");
            None
        }
    }
}

#[test]
fn every_kernel_has_the_rows_of_its_text() {
    let (mut compared, mut with_text) = (0, 0);
    for path in crate::common::kernels() {
        let name = path.display().to_string();
        let bytes = std::fs::read(&path).expect("kernel file");
        match both(&name, &bytes, &session(&bytes)) {
            Some((rows, text)) => {
                assert_same(&name, &rows, &text);
                compared += 1;
            }
            None => with_text += 1,
        }
    }
    assert!(compared >= 60, "{compared} compared, {with_text} with lines of a text");
}

/// Calls, tables, frames, numbers at the ends of their ranges, templates with scopes and labels of their own, empty bodies.
const CORNERS: &str = r#"
target triple = "nvptx64-nvidia-cuda"
@counter = addrspace(1) global i32 7
@"a.b" = internal addrspace(1) constant [2 x i64] [i64 -9223372036854775808, i64 1]
declare i64 @outside(i64, float)
declare void @llvm.stackrestore.p0(ptr)
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
define void @nothing() {
  ret void
}
define { i64, float } @pair(i64 %a, float %b) noinline {
  %r = insertvalue { i64, float } poison, i64 %a, 0
  %s = insertvalue { i64, float } %r, float %b, 1
  ret { i64, float } %s
}
define ptx_kernel void @k(ptr addrspace(1) %p, i32 %n, ptr %callee, <4 x float> %v) {
entry:
  %local = alloca [4 x i32], align 16
  %tid = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  store volatile i32 %tid, ptr %local
  %least = select i1 poison, i64 0, i64 -9223372036854775808
  store i64 -9223372036854775808, ptr addrspace(1) %p
  store volatile double 0x7FF8000000000001, ptr addrspace(1) %p
  store volatile <4 x float> %v, ptr addrspace(1) %p
  store atomic i32 1, ptr addrspace(1) @counter syncscope("block") release, align 4
  %old = atomicrmw add ptr addrspace(1) %p, i32 3 monotonic
  %x = call i64 @outside(i64 %least, float 1.5)
  %y = call { i64, float } @pair(i64 %x, float 0xFFF0000000000000)
  %z = call i32 %callee(i32 %n)
  %w = call i32 asm "{ .reg .pred q; setp.eq.u32 q, $1, 0; @q bra L${:uid}; add.u32 $0, $1, -5; L${:uid}: }", "=r,r"(i32 %n)
  call void asm sideeffect "", ""()
  call void asm sideeffect "{", ""()
  call void asm sideeffect "membar.gl; }", ""()
  %e = extractvalue { i64, float } %y, 0
  %f = load i64, ptr addrspace(1) @"a.b"
  switch i32 %n, label %end [ i32 0, label %one i32 1, label %two i32 2, label %three i32 3, label %four i32 4, label %one ]
one:
  store volatile i32 %z, ptr addrspace(1) %p
  br label %end
two:
  store volatile i64 %e, ptr addrspace(1) %p
  br label %end
three:
  store volatile i32 %w, ptr addrspace(1) %p
  br label %one
four:
  store volatile i64 %f, ptr addrspace(1) %p
  br label %two
end:
  %again = phi i1 [ true, %entry ], [ false, %one ], [ false, %two ]
  br i1 %again, label %end2, label %entry2
entry2:
  call void @nothing()
  br label %end2
end2:
  ret void
dead:
  br label %dead
}
"#;

#[test]
fn corners_have_the_rows_of_their_text() {
    let mut session = Session::default();
    let (rows, text) = both("corners", CORNERS.as_bytes(), &session).expect("rows");
    assert_same("corners", &rows, &text);
    let printed = print(&rows.rows);
    for part in ["brx.idx", ".callprototype", "call.uni", "__local_depot", "membar.gl"] {
        assert!(printed.contains(part), "{part} is not there:\n{printed}");
    }
    session.knobs.set(warpc_ptx::knobs::NVPTX_TYPED_REGISTERS, true);
    let (rows, text) = both("typed", CORNERS.as_bytes(), &session).expect("rows");
    assert_same("typed", &rows, &text);
}

/// What a template says wrongly is refused in both ways, with the same words.
#[test]
fn wrong_templates_are_refused_with_the_same_words() {
    for asm in [
        "add.u32 $0, $1;",
        "no.such.thing $0, $1;",
        "mov.u32 $0, nobody;",
        "mov.u32 $0, $1",
        "}",
        "{",
        "@$1 mov.u32 $0, $1;",
    ] {
        let text = format!(
            "target triple = \"nvptx64-nvidia-cuda\"\ndefine i32 @f(i32 %x) {{\n  %y = call i32 asm \"{asm}\", \"=r,r\"(i32 %x)\n  ret i32 %y\n}}\n"
        );
        let (rows, text) = both(asm, text.as_bytes(), &Session::default()).expect("rows");
        assert!(rows.is_refused() && text.is_refused(), "{asm}: {} {}", rows.is_refused(), text.is_refused());
        let first = |reading: &Reading| reading.messages[0].problem.to_string();
        if !first(&text).contains("yntax") {
            assert_eq!(first(&rows), first(&text), "{asm}");
        }
    }
}

/// Lines of a text are what debug information says, so such modules have no rows.
#[test]
fn debug_information_needs_the_text() {
    let session = Session { line_info: true, ..Session::default() };
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../../tests/kernels/printf_assert_lines.ll");
    let bytes = std::fs::read(path).expect("a kernel with lines");
    assert!(both("lines", &bytes, &session).is_none());
}
