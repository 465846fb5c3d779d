//! The C program that calls kernels: special registers, functions of libdevice and of the GPU that one thread can do, and a
//! loop over blocks and threads for each launch.

use super::Job;
use std::fmt::Write as _;
use warpc_interp::Arg;

/// Special registers and the C expression of each.
pub(super) const REGISTERS: &[(&str, &str)] = &[
    ("tid.x", "tid[0]"),
    ("tid.y", "tid[1]"),
    ("tid.z", "tid[2]"),
    ("ntid.x", "ntid[0]"),
    ("ntid.y", "ntid[1]"),
    ("ntid.z", "ntid[2]"),
    ("ctaid.x", "ctaid[0]"),
    ("ctaid.y", "ctaid[1]"),
    ("ctaid.z", "ctaid[2]"),
    ("nctaid.x", "nctaid[0]"),
    ("nctaid.y", "nctaid[1]"),
    ("nctaid.z", "nctaid[2]"),
    ("laneid", "tid[0] % 32"),
    ("warpsize", "32"),
];

pub(super) fn is_register(name: &str) -> bool {
    REGISTERS.iter().any(|r| r.0.replace('.', "_") == name)
}

/// Bytes of an argument in the block that is handed to a wrapper.
fn slot(a: &Arg) -> usize {
    match a {
        Arg::Bytes(b) => b.len().next_multiple_of(128).max(128),
        _ => 128,
    }
}

/// The function through which the driver calls kernel `n`.
pub(super) fn wrapper(job: &Job, n: usize) -> String {
    let mut out = format!("define void @run_{n}(ptr %args) {{\n");
    let mut list = Vec::new();
    let mut at = 0;
    for (k, (t, a)) in job.params.iter().zip(&job.launch.args).enumerate() {
        let _ = writeln!(out, "  %p{k} = getelementptr i8, ptr %args, i64 {at}");
        at += slot(a);
        if t.contains("byval") {
            list.push(format!("{t} %p{k}"));
            continue;
        }
        let _ = writeln!(out, "  %a{k} = load {t}, ptr %p{k}, align 16");
        list.push(format!("{t} %a{k}"));
    }
    let _ = writeln!(out, "  call void @{}.m{n}({})\n  ret void\n}}", job.launch.kernel, list.join(", "));
    out
}

/// Exit status of a stub of what only a GPU has.
pub(super) const ONLY_ON_A_GPU: i32 = 77;

/// Functions of the C library that are functions of libdevice with `__nv_` before them.
const PLAIN: &[&str] = &[
    "floor", "ceil", "trunc", "rint", "round", "sqrt", "fabs", "sin", "cos", "tan", "asin", "acos", "atan", "sinh",
    "cosh", "tanh", "exp", "exp2", "expm1", "log", "log2", "log10", "log1p", "cbrt",
];
/// The same of two arguments.
const TWO: &[&str] = &["fmod", "copysign", "atan2", "pow", "hypot"];

/// A definition in C of a declared function that one thread can do: the type, name and parameters, the body.
fn known(name: &str) -> Option<String> {
    if let Some(rest) = name.strip_prefix("nvvm_") {
        return nvvm(rest);
    }
    let base = name.strip_prefix("__nv_")?;
    let base = base.strip_prefix("fast_").unwrap_or(base);
    let (t, stem) = match base.strip_suffix('f') {
        Some(s) if s != "sincos" => ("float", s),
        _ => ("double", base),
    };
    // Both precisions are computed in double and rounded once, as the interpreter does.
    if PLAIN.contains(&stem) {
        return Some(format!("{t} F({t} a) {{ return ({t}){stem}((double)a); }}"));
    }
    if TWO.contains(&stem) {
        return Some(format!("{t} F({t} a, {t} b) {{ return ({t}){stem}((double)a, (double)b); }}"));
    }
    Some(match (stem, base) {
        ("rsqrt", _) => format!("{t} F({t} a) {{ return ({t})(1.0 / sqrt((double)a)); }}"),
        ("exp10", _) => format!("{t} F({t} a) {{ return ({t})pow(10.0, (double)a); }}"),
        ("fmax" | "fmin", _) => {
            // Of two zeros the positive one is the greater.
            let (more, sign) = if stem == "fmax" { ("b < a", "b") } else { ("a < b", "a") };
            format!(
                "{t} F({t} a, {t} b) {{ if (a != a) return b; if (b != b) return a; \
                 if (a == b) return signbit({sign}) ? a : b; return {more} ? a : b; }}"
            )
        }
        ("fma", _) => format!("{t} F({t} a, {t} b, {t} c) {{ return fma{}(a, b, c); }}", if t == "float" { "f" } else { "" }),
        ("fdivide", _) => format!("{t} F({t} a, {t} b) {{ return a / b; }}"),
        ("saturate", _) => "float F(float a) { return a != a ? 0 : a < 0 ? 0 : a > 1 ? 1 : a + 0.0f; }".into(),
        (_, "sincosf") => "void F(float a, float *s, float *c) { *s = (float)sin((double)a); *c = (float)cos((double)a); }".into(),
        (_, "sincos") => "void F(double a, double *s, double *c) { *s = sin(a); *c = cos(a); }".into(),
        (_, "dadd_rn") => "double F(double a, double b) { return a + b; }".into(),
        (_, "frcp_rn") => "float F(float a) { return 1 / a; }".into(),
        (_, "float_as_int" | "float_as_uint") => "unsigned F(float a) { unsigned r; memcpy(&r, &a, 4); return r; }".into(),
        (_, "int_as_float" | "uint_as_float") => "float F(unsigned a) { float r; memcpy(&r, &a, 4); return r; }".into(),
        (_, "popc") => "int F(unsigned a) { return __builtin_popcount(a); }".into(),
        (_, "clz") => "int F(unsigned a) { return a ? __builtin_clz(a) : 32; }".into(),
        (_, "mulhi") => "int F(int a, int b) { return (long)a * b >> 32; }".into(),
        (_, "umulhi") => "unsigned F(unsigned a, unsigned b) { return (unsigned long)a * b >> 32; }".into(),
        (_, "umul24") => "unsigned F(unsigned a, unsigned b) { return (a & 0xffffff) * (b & 0xffffff); }".into(),
        (_, "sad") => "unsigned F(int a, int b, unsigned c) { return (a < b ? (unsigned)b - a : (unsigned)a - b) + c; }".into(),
        (_, "float2int_rn") => "int F(float a) { return a != a ? 0 : a >= 2147483648.0f ? 2147483647 : a < -2147483648.0f ? -2147483648 : (int)rintf(a); }".into(),
        _ => return None,
    })
}

/// The same for intrinsics of the target.
fn nvvm(name: &str) -> Option<String> {
    let one = |e: &str, ftz: bool| {
        if ftz {
            format!("float F(float a) {{ a = flush(a); return flush({e}); }}")
        } else {
            format!("float F(float a) {{ return {e}; }}")
        }
    };
    let ftz = name.contains(".ftz");
    Some(match name {
        "membar.cta" | "membar.gl" | "membar.sys" | "cp.async.commit.group" | "cp.async.wait.all" => {
            "void F(void) { }".into()
        }
        "cp.async.wait.group" => "void F(int n) { }".into(),
        "cp.async.ca.shared.global.4" => "void F(char *a, char *b) { memcpy(a, b, 4); }".into(),
        "cp.async.ca.shared.global.8" => "void F(char *a, char *b) { memcpy(a, b, 8); }".into(),
        "cp.async.ca.shared.global.16" | "cp.async.cg.shared.global.16" => {
            "void F(char *a, char *b) { memcpy(a, b, 16); }".into()
        }
        "div.full" => "float F(float a, float b) { return a / b; }".into(),
        "fma.rn.f" => "float F(float a, float b, float c) { return fmaf(a, b, c); }".into(),
        "fma.rn.ftz.f" => {
            "float F(float a, float b, float c) { return flush(fmaf(flush(a), flush(b), flush(c))); }".into()
        }
        _ if name.starts_with("fabs.") && name.ends_with("f32") => one("fabsf(a)", ftz),
        _ if name.starts_with("sqrt.") && name.ends_with(".f") && !name.contains("rz") => one("sqrtf(a)", ftz),
        _ if name.starts_with("rsqrt.approx") && name.ends_with(".f") => one("(float)(1.0 / sqrt((double)a))", ftz),
        _ if name.starts_with("ex2.approx") && name.ends_with("f32") => one("(float)exp2((double)a)", ftz),
        _ if name.starts_with("lg2.approx") && name.ends_with(".f") => one("(float)log2((double)a)", ftz),
        _ => return None,
    })
}

/// The C program that calls `n` kernels as its standard input says. What is declared and neither an intrinsic, nor a special
/// register, nor known here ends the program with its name.
pub(super) fn driver(n: usize, declared: &[String]) -> String {
    let mut c = String::from(
        "#include <math.h>\n#include <stdio.h>\n#include <stdlib.h>\n#include <string.h>\n#include <unistd.h>\n\
         static unsigned tid[3], ntid[3], ctaid[3], nctaid[3];\n\
         static float flush(float a) { return fabsf(a) < 0x1p-126f ? copysignf(0, a) : a; }\n",
    );
    for (name, value) in REGISTERS {
        let _ = writeln!(c, "unsigned sreg_{}(void) {{ return {value}; }}", name.replace('.', "_"));
    }
    for (k, d) in declared.iter().enumerate() {
        let name = d.split('@').nth(1).and_then(|d| d.split('(').next()).unwrap_or("");
        let of_c = |p: &str| name.strip_prefix(p).is_some_and(|r| p != "sreg_" || is_register(r));
        if name.is_empty() || of_c("llvm.") || of_c("sreg_") {
            continue;
        }
        let body = known(name).unwrap_or_else(|| {
            format!("void F(void) {{ fputs(\"{name}\", stderr); fflush(stderr); _exit({ONLY_ON_A_GPU}); }}")
        });
        // Declared by its name in assembly, then defined.
        let (head, rest) = body.split_once(" {").unwrap_or((&body, ""));
        let head = head.replacen(" F(", &format!(" stub{k}("), 1);
        let _ = writeln!(c, "{head} __asm__(\"{name}\");\n{head} {{{rest}");
    }
    for k in 0..n {
        let _ = writeln!(c, "void run_{k}(void *);");
    }
    c.push_str("static void (*const all[])(void *) = {");
    for k in 0..n {
        let _ = write!(c, "run_{k},");
    }
    c.push_str(
        "};\nstatic unsigned word(void) { unsigned v; if (fread(&v, 4, 1, stdin) != 1) exit(3); return v; }
int main(int argc, char **argv) {
  for (unsigned k = 0; k < sizeof all / sizeof *all; k++) {
    for (int d = 0; d < 3; d++) nctaid[d] = word();
    for (int d = 0; d < 3; d++) ntid[d] = word();
    unsigned nb = word();
    unsigned *size = calloc(nb + 1, 4);
    char **buf = calloc(nb + 1, sizeof *buf);
    for (unsigned b = 0; b < nb; b++) {
      size[b] = word();
      buf[b] = aligned_alloc(256, (size[b] + 511) / 256 * 256);
      if (size[b] && fread(buf[b], size[b], 1, stdin) != 1) exit(3);
    }
    unsigned bytes = word(), np = word();
    char *args = aligned_alloc(128, (bytes + 255) / 128 * 128);
    if (bytes && fread(args, bytes, 1, stdin) != 1) exit(3);
    for (unsigned p = 0; p < np; p++) {
      unsigned at = word(), which = word(), off = word();
      char *q = buf[which] + off;
      memcpy(args + at, &q, 8);
    }
    unsigned blocks = nctaid[0] * nctaid[1] * nctaid[2], threads = ntid[0] * ntid[1] * ntid[2];
    for (unsigned b = 0; b < blocks; b++)
      for (unsigned i = 0; i < threads; i++) {
        unsigned c = argc > 1 ? blocks - 1 - b : b, t = argc > 1 ? threads - 1 - i : i;
        ctaid[0] = c % nctaid[0]; ctaid[1] = c / nctaid[0] % nctaid[1]; ctaid[2] = c / nctaid[0] / nctaid[1];
        tid[0] = t % ntid[0]; tid[1] = t / ntid[0] % ntid[1]; tid[2] = t / ntid[0] / ntid[1];
        all[k](args);
      }
    for (unsigned b = 0; b < nb; b++) { fwrite(buf[b], size[b], 1, stdout); free(buf[b]); }
    free(buf); free(size); free(args);
    fflush(stdout);
  }
  return 0;
}\n",
    );
    c
}

/// What the driver reads of a job.
pub(super) fn input(job: &Job, out: &mut Vec<u8>) {
    let mut word = |v: u32| out.extend_from_slice(&v.to_le_bytes());
    job.launch.grid.iter().chain(&job.launch.block).for_each(|&v| word(v));
    word(job.launch.buffers.len() as u32);
    for b in &job.launch.buffers {
        out.extend_from_slice(&(b.len() as u32).to_le_bytes());
        out.extend_from_slice(b);
    }
    let (mut args, mut pointers, mut starts) = (Vec::new(), Vec::new(), Vec::new());
    for a in &job.launch.args {
        let at = args.len();
        starts.push(at);
        match a {
            Arg::Scalar(v) => args.extend_from_slice(&v.to_le_bytes()),
            Arg::Bytes(b) => args.extend_from_slice(b),
            Arg::Buffer { index, offset } => pointers.push([at as u32, *index as u32, *offset as u32]),
        }
        args.resize(at + slot(a), 0);
    }
    for &(arg, at, index, offset) in &job.launch.pointers {
        pointers.push([(starts[arg] + at) as u32, index as u32, offset as u32]);
    }
    let mut word = |v: u32| out.extend_from_slice(&v.to_le_bytes());
    word(args.len() as u32);
    word(pointers.len() as u32);
    out.extend_from_slice(&args);
    pointers.iter().flatten().for_each(|v| out.extend_from_slice(&v.to_le_bytes()));
}
