//! `nvvm-intrinsic-lowering`: every intrinsic that it rewrites, on random and extreme numbers, in the interpreter before and after, and as
//! PTX.
//!
//! `WARPC_CASES=N` runs `N` rounds of numbers from seed `WARPC_SEED`.

use std::fmt::Write;
use warpc::{Emit, Options};
use warpc_columns::random::Rng;
use warpc_interp::{Arg, Launch, compare};
use warpc_ptx::interp;
use warpc_text::{ReadOptions, parse_module};

const THREADS: u32 = 64;
/// Bytes of a result in memory.
const SLOT: usize = 8;

/// Declarations, and cases: the type of `%r` and the instructions that compute it from `%a`, `%b`, `%c` (32 bits), `%x`, `%y`, `%z` (64),
/// `%f`, `%g` (`float`) and `%d` (`double`).
struct Kernel {
    attributes: &'static str,
    declared: Vec<String>,
    cases: Vec<(String, String)>,
}

impl Kernel {
    fn new(attributes: &'static str) -> Kernel {
        Kernel { attributes, declared: Vec::new(), cases: Vec::new() }
    }
    /// A call `ret name(types args)`; `args` are alternating types and values.
    fn call(&mut self, ret: &str, name: &str, args: &[(&str, &str)]) {
        let types: Vec<&str> = args.iter().map(|a| a.0).collect();
        let declaration = format!("declare {ret} @llvm.nvvm.{name}({})\n", types.join(", "));
        if !self.declared.contains(&declaration) {
            self.declared.push(declaration);
        }
        let args: Vec<String> = args.iter().map(|a| format!("{} {}", a.0, a.1)).collect();
        self.cases.push((ret.into(), format!("%r = call {ret} @llvm.nvvm.{name}({})", args.join(", "))));
    }
    /// A chain: the result of the last case as `%i` of another.
    fn then(&mut self, ret: &str, name: &str, args: &[(&str, &str)]) {
        let inner = self.cases.pop().expect("a case").1.replace("%r", "%i");
        self.call(ret, name, args);
        let last = self.cases.last_mut().expect("a case");
        last.1 = format!("{inner}\n {}", last.1);
    }
    fn text(&self) -> String {
        let mut t = format!(
            "target triple = \"nvptx64-nvidia-cuda\"\n{}declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()\n\
             define ptx_kernel void @k(ptr %in, ptr %out) {} {{\n\
             %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()\n %t3 = mul i32 %t, 3\n\
             %px = getelementptr i64, ptr %in, i32 %t3\n %py = getelementptr i64, ptr %px, i32 1\n\
             %pz = getelementptr i64, ptr %px, i32 2\n %x = load i64, ptr %px\n %y = load i64, ptr %py\n\
             %z = load i64, ptr %pz\n %a = trunc i64 %x to i32\n %b = trunc i64 %y to i32\n %c = trunc i64 %z to i32\n\
             %s = trunc i64 %x to i16\n %u = trunc i64 %y to i16\n\
             %f = bitcast i32 %a to float\n %g = bitcast i32 %b to float\n %d = bitcast i64 %x to double\n\
             %small = and i32 %a, 31\n %low = and i32 %a, 65535\n %high = or i32 %b, 65536\n %near = ashr i32 %b, 9\n\
             %bytes = mul i32 %t, {}\n %o = getelementptr i8, ptr %out, i32 %bytes\n",
            self.declared.concat(),
            self.attributes,
            self.cases.len() * SLOT,
        );
        for (n, (ty, rows)) in self.cases.iter().enumerate() {
            let rows = rows
                .replace("%r", &format!("%r{n}"))
                .replace("%i)", &format!("%i{n})"))
                .replace("%i,", &format!("%i{n},"))
                .replace("%i =", &format!("%i{n} ="));
            writeln!(t, " {rows}\n %o{n} = getelementptr i8, ptr %o, i32 {}", n * SLOT).unwrap();
            writeln!(t, " store {ty} %r{n}, ptr %o{n}").unwrap();
        }
        t.push_str(" ret void\n}\n");
        t
    }
}

fn number(rng: &mut Rng) -> u64 {
    const EXTREMES: [u64; 12] = [
        0,
        1,
        u64::MAX,
        0x7fff_ffff,
        0x8000_0000,
        0x00ff_ffff,
        0x0080_0000,
        0x3f80_0000,
        0x7f80_0000,
        0x8000_0000_8000_0000,
        0x3ff0_0000_0000_0000,
        0x0000_0001_8000_0001,
    ];
    match rng.below(3) {
        0 => EXTREMES[rng.below(EXTREMES.len())],
        1 => rng.bits() >> rng.below(64),
        _ => rng.bits(),
    }
}

fn launch(rng: &mut Rng, kernel: &Kernel) -> Launch {
    let input = (0..3 * THREADS).flat_map(|_| number(rng).to_le_bytes()).collect();
    Launch {
        kernel: "k".into(),
        grid: [1; 3],
        block: [THREADS, 1, 1],
        args: vec![Arg::Buffer { index: 0, offset: 0 }, Arg::Buffer { index: 1, offset: 0 }],
        buffers: vec![input, vec![0; THREADS as usize * kernel.cases.len() * SLOT]],
        ..Default::default()
    }
}

fn number_of(name: &str) -> Option<u64> {
    std::env::var(name).ok()?.parse().ok()
}

/// Runs the kernel as it is and as the pass leaves it, as IR and as PTX; `gone` are intrinsics of which no call is left.
fn check(kernel: &Kernel, gone: &[&str]) {
    let text = kernel.text();
    let module = parse_module(text.as_bytes(), &ReadOptions::default())
        .unwrap_or_else(|e| panic!("{}", e[0].render("test.ll", text.as_bytes())));
    let program = interp::program(&module).expect("a program");
    let options = Options {
        passes: Some("nvvm-intrinsic-lowering,codegen".into()),
        verify_output: true,
        emit: Emit { ptx: true, ir: true, cubin: false },
        ..Options::default()
    };
    let out = warpc::compile(text.as_bytes(), &options).unwrap_or_else(|d| panic!("{}\n{text}", d[0].message));
    let ir = String::from_utf8(out.ir.expect("IR").to_vec()).expect("text");
    for name in gone {
        assert!(!ir.contains(&format!("call i32 @llvm.nvvm.{name}(")), "{name} is left\n{ir}");
    }
    let lowered = parse_module(ir.as_bytes(), &ReadOptions::default()).expect("IR that reads");
    let lowered = interp::program(&lowered).expect("a program");
    let ptx = interp::read(&out.ptx.expect("PTX"), "test.ptx").unwrap_or_else(|e| panic!("{e}"));
    let ptx = interp::load_like(&ptx, &program).expect("a program");
    let (first, rounds) = (number_of("WARPC_SEED").unwrap_or(0), number_of("WARPC_CASES").unwrap_or(8));
    for seed in first..first + rounds {
        let launch = launch(&mut Rng((seed + 1).wrapping_mul(0x9e37_79b9_7f4a_7c15)), kernel);
        let before = program.run(&launch);
        assert!(before.error.is_none(), "{:?}", before.error);
        assert!(before.buffers[1].iter().any(|&b| b != 0), "nothing was computed");
        // Whether a plain minimum flushes is left open by the IR, and decided by selection.
        let flushes = kernel.attributes.contains("denormal");
        let ir = (!flushes).then(|| ("IR", lowered.run(&launch)));
        for (form, after) in ir.into_iter().chain([("PTX", ptx.run(&launch))]) {
            assert!(after.error.is_none(), "{form}, seed {seed}: {:?}", after.error);
            if compare::refines(&before, &after).is_err() {
                let bad = before.buffers[1].iter().zip(&after.buffers[1]).position(|(x, y)| x != y).unwrap_or(0);
                let (thread, case) = (bad / SLOT / kernel.cases.len(), bad / SLOT % kernel.cases.len());
                panic!("{form}, seed {seed}, thread {thread}: {}", kernel.cases[case].1);
            }
        }
    }
}

#[test]
fn integers() {
    let mut k = Kernel::new("");
    for (left, right) in [("%a", "%b"), ("%low", "%near"), ("%a", "77"), ("%near", "%near")] {
        for name in ["mul24.i", "mul24.ui", "mulhi.i", "mulhi.ui"] {
            k.call("i32", name, &[("i32", left), ("i32", right)]);
        }
        for name in ["sad.i", "sad.ui"] {
            k.call("i32", name, &[("i32", left), ("i32", right), ("i32", "%c")]);
        }
    }
    for name in ["mulhi.s", "mulhi.us"] {
        k.call("i16", name, &[("i16", "%s"), ("i16", "%u")]);
    }
    for power in ["1", "2", "4096", "-9223372036854775808", "3"] {
        k.call("i64", "mulhi.ull", &[("i64", "%x"), ("i64", power)]);
        k.call("i64", "mulhi.ll", &[("i64", "%x"), ("i64", power)]);
        k.call("i32", "mulhi.ui", &[("i32", if power.len() > 9 { "65536" } else { power }), ("i32", "%b")]);
    }
    for name in ["sad.i", "sad.ui"] {
        k.call("i32", name, &[("i32", "%low"), ("i32", "%high"), ("i32", "%c")]);
        k.call("i32", name, &[("i32", "%a"), ("i32", "0"), ("i32", "%c")]);
        k.call("i32", name, &[("i32", "%a"), ("i32", "%a"), ("i32", "%c")]);
    }
    for name in ["zext.clamp", "zext.wrap", "sext.clamp", "sext.wrap"] {
        for width in ["0", "1", "17", "31", "32", "40", "-1", "%b"] {
            k.call("i32", name, &[("i32", "%a"), ("i32", width)]);
        }
    }
    for name in ["fshl.clamp.i32", "fshr.clamp.i32"] {
        for by in ["0", "7", "31", "32", "99", "%small", "%c"] {
            k.call("i32", name, &[("i32", "%a"), ("i32", "%b"), ("i32", by)]);
        }
    }
    for name in ["idp4a.s.s", "idp4a.u.s"] {
        k.call("i32", name, &[("i32", "%a"), ("i32", "0"), ("i32", "%c")]);
        k.call("i32", name, &[("i32", "%a"), ("i32", "%b"), ("i32", "%c")]);
    }
    check(&k, &["mul24.i", "mul24.ui"]);
}

#[test]
fn bytes() {
    let mut k = Kernel::new("");
    let selectors = [
        0x3210, 0x7654, 0x4440, 0x4441, 0x0123, 0x4321, 0x2104, 0x5555, 0x1032, 0x3276, 0x8888, 0xb210, 0x9a3f, 0x7531,
    ];
    for selector in selectors.map(|s: u32| s.to_string()) {
        k.call("i32", "prmt", &[("i32", "%a"), ("i32", "%b"), ("i32", &selector)]);
        k.call("i32", "prmt", &[("i32", "%a"), ("i32", "0"), ("i32", &selector)]);
        k.call("i32", "prmt", &[("i32", "0"), ("i32", "%a"), ("i32", &selector)]);
        k.call("i32", "prmt", &[("i32", "305419896"), ("i32", "-1698898192"), ("i32", &selector)]);
        for outer in selectors.map(|s: u32| s.to_string()) {
            k.call("i32", "prmt", &[("i32", "%a"), ("i32", "%b"), ("i32", &selector)]);
            k.then("i32", "prmt", &[("i32", "%i"), ("i32", "%a"), ("i32", &outer)]);
            k.call("i32", "prmt", &[("i32", "%a"), ("i32", "-1698898192"), ("i32", &selector)]);
            k.then("i32", "prmt", &[("i32", "%b"), ("i32", "%i"), ("i32", &outer)]);
        }
    }
    for selector in ["0", "1", "2", "3", "%c"] {
        for name in ["prmt.f4e", "prmt.b4e"] {
            k.call("i32", name, &[("i32", "%a"), ("i32", "%b"), ("i32", selector)]);
        }
        for name in ["prmt.rc8", "prmt.ecl", "prmt.ecr", "prmt.rc16"] {
            k.call("i32", name, &[("i32", "%a"), ("i32", selector)]);
        }
    }
    check(&k, &["prmt.rc8.and"]);
}

#[test]
fn floats() {
    for attributes in ["", "\"denormal-fp-math-f32\"=\"preserve-sign,preserve-sign\""] {
        let mut k = Kernel::new(attributes);
        for ftz in ["", ".ftz"] {
            for name in ["fmin", "fmax"] {
                k.call("float", &format!("{name}{ftz}.f"), &[("float", "%f"), ("float", "%g")]);
            }
            for name in ["floor", "ceil", "trunc", "round"] {
                k.call("float", &format!("{name}{ftz}.f"), &[("float", "%f")]);
            }
            k.call("float", &format!("fma.rn{ftz}.f"), &[("float", "%f"), ("float", "%g"), ("float", "%f")]);
            for name in ["add.rn", "mul.rn", "div.rn", "add.rz"] {
                k.call("float", &format!("{name}{ftz}.f"), &[("float", "%f"), ("float", "%g")]);
            }
            for name in ["sqrt.rn", "rcp.rn"] {
                k.call("float", &format!("{name}{ftz}.f"), &[("float", "%f")]);
            }
            k.call("i16", &format!("f2h.rn{ftz}"), &[("float", "%f")]);
            k.call("i32", &format!("f2i.rz{ftz}"), &[("float", "%f")]);
        }
        k.call("half", "f2f16.rn", &[("float", "%f")]);
        k.call("bfloat", "f2bf16.rn", &[("float", "%f")]);
        k.call("double", "round.d", &[("double", "%d")]);
        k.call("double", "fma.rn.d", &[("double", "%d"), ("double", "%d"), ("double", "%d")]);
        k.call("double", "lohi.i2d", &[("i32", "%a"), ("i32", "%b")]);
        k.then("i32", "d2i.hi", &[("double", "%i")]);
        k.call("double", "lohi.i2d", &[("i32", "%a"), ("i32", "%b")]);
        k.then("i32", "d2i.lo", &[("double", "%i")]);
        k.call("i32", "d2i.hi", &[("double", "%d")]);
        k.call("i32", "move.i32", &[("i32", "%a")]);
        k.call("double", "move.double", &[("double", "%d")]);
        check(&k, &["d2i.lo", "move.i32"]);
    }
}

#[test]
fn atomics_and_barriers() {
    let mut k = Kernel::new("\"nvvm.reqntid\"=\"64\"");
    // Each thread works on its own operand.
    for name in ["add", "and", "or", "xor", "max", "min", "inc", "dec", "exch"] {
        k.call("i32", &format!("atomic.{name}.gen.i.sys.i32.p0"), &[("ptr", "%px"), ("i32", "%b")]);
    }
    for name in ["add", "and", "max", "exch"] {
        k.call("i64", &format!("atomic.{name}.gen.i.sys.i64.p0"), &[("ptr", "%py"), ("i64", "%x")]);
    }
    k.call("float", "atomic.add.gen.f.sys.f32.p0", &[("ptr", "%pz"), ("float", "%g")]);
    k.call("i32", "atomic.cas.gen.i.sys.i32.p0", &[("ptr", "%px"), ("i32", "%b"), ("i32", "%c")]);
    k.call("i32", "atomic.add.gen.i.cta.i32.p0", &[("ptr", "%px"), ("i32", "%b")]);
    for constant in ["true", "false"] {
        for name in ["and", "or"] {
            k.call("i1", &format!("barrier.cta.red.{name}.aligned.all"), &[("i32", "0"), ("i1", constant)]);
            k.call("i1", &format!("barrier.cta.red.{name}.count"), &[("i32", "0"), ("i32", "64"), ("i1", constant)]);
        }
        k.call("i32", "barrier.cta.red.popc.aligned.all", &[("i32", "0"), ("i1", constant)]);
        k.call("i32", "barrier.cta.red.popc.count", &[("i32", "0"), ("i32", "64"), ("i1", constant)]);
    }
    for name in ["isspacep.global", "isspacep.shared", "isspacep.local", "isspacep.const"] {
        k.call("i1", name, &[("ptr", "%in")]);
    }
    for name in ["warpsize", "ntid.x", "ntid.y", "tid.y", "laneid"] {
        k.call("i32", &format!("read.ptx.sreg.{name}"), &[]);
    }
    check(&k, &["read.ptx.sreg.warpsize", "read.ptx.sreg.ntid.x", "atomic.add.gen.i.sys.i32.p0"]);
}
