//! Speed of the interpreter on loops of arithmetic: thread-instructions a second, on one core.
//!
//! `cargo run --release -p warpc-interp --example interp_speed`

use std::time::Instant;
use warpc_interp::{Arg, Launch, Program};
use warpc_text::{ReadOptions, parse_module};

fn kernel(body: &str) -> String {
    format!(
        "declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
         define ptx_kernel void @k(ptr %out, i32 %n) {{
         entry:
           %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
           br label %loop
         loop:
           %i = phi i32 [ 0, %entry ], [ %i2, %loop ]
           %x = phi i32 [ %t, %entry ], [ %x2, %loop ]
           {body}
           %i2 = add nuw nsw i32 %i, 1
           %c = icmp ult i32 %i2, %n
           br i1 %c, label %loop, label %done
         done:
           %p = getelementptr inbounds i32, ptr %out, i32 %t
           store i32 %x2, ptr %p
           ret void
         }}"
    )
}

fn main() {
    let rows = [
        (
            "integers",
            "%a = mul i32 %x, 1664525\n%b = add i32 %a, 1013904223\n%s = lshr i32 %b, 7\n%x2 = xor i32 %b, %s",
        ),
        (
            "floats",
            "%f = bitcast i32 %x to float\n%g = fmul float %f, 1.5\n%h = fadd float %g, 0.25\n%x2 = bitcast float %h to i32",
        ),
        (
            "memory",
            "%q = getelementptr inbounds i32, ptr %out, i32 %t\n%v = load i32, ptr %q\n%x2 = add i32 %v, %x\nstore i32 %x2, ptr %q",
        ),
        (
            "divergent",
            "%o = and i32 %x, 1\n%d = icmp eq i32 %o, 0\nbr i1 %d, label %a, label %b\na:\n%u = lshr i32 %x, 1\nbr label %j\nb:\n%w = mul i32 %x, 3\nbr label %j\nj:\n%x2 = phi i32 [ %u, %a ], [ %w, %b ]",
        ),
    ];
    for (name, body) in rows {
        let mut text = kernel(body);
        if name == "divergent" {
            text = text.replace("[ %i2, %loop ]", "[ %i2, %j ]").replace("[ %x2, %loop ]", "[ %x2, %j ]");
        }
        let m = parse_module(text.as_bytes(), &ReadOptions::default())
            .unwrap_or_else(|d| panic!("{}", d[0].render(name, text.as_bytes())));
        let p = Program::new(&m).expect("a program");
        let launch = Launch {
            kernel: "k".into(),
            grid: [1, 1, 1],
            block: [128, 1, 1],
            args: vec![Arg::Buffer { index: 0, offset: 0 }, Arg::Scalar(50_000)],
            buffers: vec![vec![0; 512]],
            ..Default::default()
        };
        let start = Instant::now();
        let r = p.run(&launch);
        let seconds = start.elapsed().as_secs_f64();
        assert_eq!(r.error, None);
        println!("{name:>10}: {:8.1} million thread-instructions a second", r.steps as f64 / seconds / 1e6);
    }
}
