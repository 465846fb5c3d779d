//! Loops that shift a value by a counter until nothing is left, with and without `loop-idiom`, for all values of 8 bits and all starts for which
//! they end.

use warpc::{Emit, Options};
use warpc_interp::{Arg, Launch};
use warpc_ptx::interp;
use warpc_text::{ReadOptions, parse_module};

const THREADS: u32 = 128;

/// A kernel whose thread is the value, and whose block is where the counter starts.
fn kernel(op: &str, distance: &str) -> String {
    let value = if op == "shl" { "shl i8 %low, 1" } else { "and i8 %low, 127" };
    format!(
        "target triple = \"nvptx64-nvidia-cuda\"
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
declare i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
define ptx_kernel void @k(ptr %out) {{
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %b = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %low = trunc i32 %t to i8
  %x = {value}
  %from = trunc i32 %b to i8
  br label %loop
loop:
  %before = phi i8 [ %from, %entry ], [ %behind, %loop ]
  %k = phi i32 [ 7, %entry ], [ %l, %loop ]
  %behind = add i8 %before, 1
  %plus = add i8 %before, 2
  %l = add i32 %k, 3
  %s = {op} i8 %x, %{distance}
  %c = icmp eq i8 %s, 0
  br i1 %c, label %exit, label %loop
exit:
  %n = zext i8 %before to i32
  %m = zext i8 %behind to i32
  %z = zext i8 %s to i32
  %high = mul i32 %n, 65536
  %middle = mul i32 %m, 256
  %two = add i32 %high, %middle
  %three = add i32 %two, %z
  %room = mul i32 %three, 64
  %all = add i32 %room, %l
  %row = mul i32 %b, {THREADS}
  %index = add i32 %row, %t
  %at = getelementptr i32, ptr %out, i32 %index
  store i32 %all, ptr %at, align 4
  ret void
}}
"
    )
}

#[test]
fn loops_that_shift_by_a_counter_count_right() {
    for (distance, blocks) in [("before", 8), ("behind", 7), ("plus", 6)] {
        for (op, count) in [("lshr", "ctlz"), ("ashr", "ctlz"), ("shl", "cttz")] {
            let text = kernel(op, distance);
            let options = Options {
                passes: Some("loop(loop-idiom)".into()),
                emit: Emit { ptx: false, ir: true, cubin: false },
                ..Options::default()
            };
            let made = warpc::compile(text.as_bytes(), &options).unwrap_or_else(|e| panic!("{}\n{text}", e[0].message));
            let made = made.ir.expect("IR");
            assert!(String::from_utf8_lossy(&made).contains(count), "{op} {distance}");
            let launch = Launch {
                kernel: "k".into(),
                grid: [blocks, 1, 1],
                block: [THREADS, 1, 1],
                args: vec![Arg::Buffer { index: 0, offset: 0 }],
                buffers: vec![vec![0; 4 * (blocks * THREADS) as usize]],
                ..Launch::default()
            };
            let [before, after] = [text.as_bytes(), &made].map(|bytes| {
                let module = parse_module(bytes, &ReadOptions::default()).expect("valid IR");
                interp::program(&module).expect("a program").run(&launch)
            });
            assert!(
                before.error.is_none() && after.error.is_none(),
                "{op} {distance}: {:?} {:?}",
                before.error,
                after.error
            );
            assert!(before.buffers == after.buffers, "{op} {distance}\n{}", String::from_utf8_lossy(&made));
        }
    }
}
