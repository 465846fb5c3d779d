//! Small kernels whose PTX must compute what the IR does: text out, text in, run, compare. What once went wrong stays here.

use warpc_columns::random::mix;
use warpc_interp::compare::refines;
use warpc_interp::{Arg, Launch, Program};
use warpc_ir::session::Session;
use warpc_ptx::emit_module;
use warpc_ptx::interp;
use warpc_text::{ReadOptions, parse_module};

const LAYOUT: &str = "target datalayout = \"e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64\"\n";
const THREADS: usize = 64;
/// Bytes of input and of output per thread.
const SLICE: usize = 64;

/// Runs `@k(ptr %out, ptr %in)` as IR and as PTX on numbers of which many are small, all ones or single bits.
fn same(body: &str) {
    same_for(body, &Session::default());
}

/// The same for the target of `session`.
pub fn same_for(body: &str, session: &Session) {
    let text = format!("{LAYOUT}{body}");
    let m = parse_module(text.as_bytes(), &ReadOptions::default())
        .unwrap_or_else(|e| panic!("{}", e[0].render("test.ll", text.as_bytes())));
    let words = THREADS * SLICE / 8;
    let number = |k: usize| {
        let r = mix(k as u64);
        match r >> 61 {
            0 | 1 => r & 127,
            2 => (r & 127).wrapping_neg(),
            3 => 1 << (r & 63),
            4 => (1u64 << (r & 63)).wrapping_neg(),
            _ => r.rotate_left(23),
        }
    };
    let launch = Launch {
        kernel: "k".into(),
        grid: [1; 3],
        block: [THREADS as u32, 1, 1],
        args: vec![Arg::Buffer { index: 0, offset: 0 }, Arg::Buffer { index: 1, offset: 0 }],
        buffers: vec![vec![0; words * 8], (0..words).flat_map(|k| number(k).to_le_bytes()).collect()],
        ..Default::default()
    };
    let p = Program::new(&m).unwrap();
    let before = p.run(&launch);
    assert_eq!(before.error, None, "{body}");
    let ptx = emit_module(&m, session).unwrap_or_else(|e| panic!("{}\n{body}", e[0].message));
    let module = interp::read(&ptx, "test.ptx").unwrap_or_else(|e| panic!("{e}"));
    let after = interp::load_like(&module, &p).unwrap().run(&launch);
    refines(&before, &after).unwrap_or_else(|e| panic!("{e}\n{body}\n{}", String::from_utf8_lossy(&ptx)));
}

/// Addresses of the thread's output and input.
const ADDRESSES: &str = "  %tid = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %wide = zext i32 %tid to i64
  %byte = mul i64 %wide, 64
  %o = getelementptr i8, ptr %out, i64 %byte
  %i = getelementptr i8, ptr %in, i64 %byte
  %i1 = getelementptr i8, ptr %i, i64 16
  %i2 = getelementptr i8, ptr %i, i64 32
";

/// The low part of a register was stored without the other elements of the vector.
#[test]
fn a_truncation_in_a_vector_is_stored_with_the_other_elements() {
    for (element, other) in [("i16", "9"), ("i8", "7"), ("i32", "3")] {
        for lane in 0..2 {
            same(&format!(
                "define ptx_kernel void @k(ptr %out, ptr %in) {{\n{ADDRESSES}  %x = load i64, ptr %i, align 8
  %t = trunc i64 %x to {element}
  %v = insertelement <2 x {element}> <{element} -1, {element} {other}>, {element} %t, i32 {lane}
  store <2 x {element}> %v, ptr %o, align 8
  %s = insertvalue {{ {element}, i32 }} {{ {element} -1, i32 {other} }}, {element} %t, 0
  %p = getelementptr i8, ptr %o, i64 8
  store {{ {element}, i32 }} %s, ptr %p, align 8
  ret void\n}}\ndeclare i32 @llvm.nvvm.read.ptx.sreg.tid.x()\n"
            ));
        }
    }
}

/// Integers of 65 to 127 bits had no funnel shifts and no saturation.
#[test]
fn intrinsics_of_wide_integers() {
    let two = ["uadd.sat", "sadd.sat", "usub.sat", "ssub.sat", "smin", "umax"];
    let pairs = ["uadd", "sadd", "usub", "ssub", "umul", "smul"];
    for bits in [65, 66, 96, 100, 127, 128] {
        let t = format!("i{bits}");
        let load = |n: &str, p: &str| {
            if bits == 128 {
                return format!("  %{n} = load i128, ptr %{p}, align 8\n");
            }
            format!("  %{n}w = load i128, ptr %{p}, align 8\n  %{n} = trunc i128 %{n}w to {t}\n")
        };
        let head = format!(
            "define ptx_kernel void @k(ptr %out, ptr %in) {{\n{ADDRESSES}{}{}{}",
            load("a", "i"),
            load("b", "i1"),
            load("c", "i2")
        );
        let store = |v: &str| {
            if bits == 128 {
                format!("  store i128 {v}, ptr %o, align 8\n")
            } else {
                format!("  %z = zext {t} {v} to i128\n  store i128 %z, ptr %o, align 8\n")
            }
        };
        let tail = "  ret void\n}\ndeclare i32 @llvm.nvvm.read.ptx.sreg.tid.x()\n";
        for f in two {
            let call = format!("  %r = call {t} @llvm.{f}.{t}({t} %a, {t} %b)\n");
            same(&format!("{head}{call}{}{tail}declare {t} @llvm.{f}.{t}({t}, {t})\n", store("%r")));
        }
        for f in ["ushl.sat", "sshl.sat"] {
            let call = format!("  %n = urem {t} %b, {bits}\n  %r = call {t} @llvm.{f}.{t}({t} %a, {t} %n)\n");
            same(&format!("{head}{call}{}{tail}declare {t} @llvm.{f}.{t}({t}, {t})\n", store("%r")));
        }
        for f in ["fshl", "fshr"] {
            for n in ["%c".to_string(), "0".into(), (bits - 1).to_string()] {
                let call = format!("  %r = call {t} @llvm.{f}.{t}({t} %a, {t} %b, {t} {n})\n");
                same(&format!("{head}{call}{}{tail}declare {t} @llvm.{f}.{t}({t}, {t}, {t})\n", store("%r")));
            }
        }
        for f in pairs {
            let f = format!("{f}.with.overflow.{t}");
            let call = format!(
                "  %s = call {{ {t}, i1 }} @llvm.{f}({t} %a, {t} %b)\n  %r = extractvalue {{ {t}, i1 }} %s, 0
  %p = extractvalue {{ {t}, i1 }} %s, 1\n  %q = getelementptr i8, ptr %o, i64 32\n  store i1 %p, ptr %q\n"
            );
            same(&format!("{head}{call}{}{tail}declare {{ {t}, i1 }} @llvm.{f}({t}, {t})\n", store("%r")));
        }
    }
}

/// Moves by chunks of up to 16 bytes, whose alignment is known: upwards and downwards by less than a chunk and by more, of lengths that leave a rest.
#[test]
fn aligned_moves_go_by_chunks() {
    let declarations = "declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()\n\
                        declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)\ndeclare void @llvm.memmove.p0.p0.i64(ptr, ptr, i64, i1)\n";
    for (align, to, from) in
        [(16, 16, 0), (16, 0, 16), (8, 8, 0), (8, 0, 24), (4, 4, 0), (4, 0, 12), (2, 0, 2), (2, 6, 4)]
    {
        same(&format!(
            "define ptx_kernel void @k(ptr %out, ptr %in) {{\n{ADDRESSES}  %x = load i64, ptr %i, align 8
  %n = and i64 %x, 31
  call void @llvm.memcpy.p0.p0.i64(ptr %o, ptr %i, i64 64, i1 false)
  %t = getelementptr inbounds i8, ptr %o, i64 {to}
  %f = getelementptr inbounds i8, ptr %o, i64 {from}
  call void @llvm.memmove.p0.p0.i64(ptr align {align} %t, ptr align {align} %f, i64 %n, i1 false)
  ret void\n}}\n{declarations}"
        ));
        // Of two objects as far as code generation knows, with lengths that are known and not, and results from both ends.
        for (length, at) in [("i64 201", 0), ("i64 201", 176), ("i64 192", 160), ("i64 %n", 0), ("i64 %n", 112)] {
            let mut fill = String::new();
            for part in 0..4 {
                let step = 60 * part;
                fill += &format!(
                    "  %b{part} = getelementptr inbounds i8, ptr %buffer, i64 {step}\n  \
                     call void @llvm.memcpy.p0.p0.i64(ptr %b{part}, ptr %i, i64 64, i1 false)\n"
                );
            }
            same(&format!(
                "define ptx_kernel void @k(ptr %out, ptr %in) {{\n{ADDRESSES}  %x = load i64, ptr %i, align 8
  %masked = and i64 %x, 63\n  %n = add i64 %masked, 97
  %buffer = alloca [320 x i8], align 16\n{fill}  %odd = and i64 %x, 0
  %t = getelementptr inbounds i8, ptr %buffer, i64 {to}
  %shift = add i64 %odd, {from}
  %f = getelementptr inbounds i8, ptr %buffer, i64 %shift
  call void @llvm.memmove.p0.p0.i64(ptr align {align} %t, ptr align {align} %f, {length}, i1 false)
  %r = getelementptr inbounds i8, ptr %buffer, i64 {at}
  call void @llvm.memcpy.p0.p0.i64(ptr %o, ptr %r, i64 64, i1 false)
  ret void\n}}\n{declarations}"
            ));
        }
    }
}

/// Copies within one object, upwards, downwards and onto itself, with a length that is known when they run.
#[test]
fn copies_within_an_object_go_the_right_way() {
    for (to, from) in [(1i32, 0i32), (0, 1), (9, 2), (2, 9), (3, 3)] {
        for what in ["memmove", "memcpy"] {
            // What is copied may not overlap: the length is below the distance.
            let mask = if what == "memcpy" { (to - from).unsigned_abs() / 2 } else { 15 };
            same(&format!(
                "define ptx_kernel void @k(ptr %out, ptr %in) {{\n{ADDRESSES}  %x = load i64, ptr %i, align 8
  %n = and i64 %x, {mask}
  call void @llvm.memcpy.p0.p0.i64(ptr %o, ptr %i, i64 64, i1 false)
  %t = getelementptr inbounds i8, ptr %o, i64 {to}
  %f = getelementptr inbounds i8, ptr %o, i64 {from}
  call void @llvm.{what}.p0.p0.i64(ptr %t, ptr %f, i64 %n, i1 false)
  ret void\n}}\ndeclare i32 @llvm.nvvm.read.ptx.sreg.tid.x()\n
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)\ndeclare void @llvm.memmove.p0.p0.i64(ptr, ptr, i64, i1)\n"
            ));
        }
    }
}
