//! Kernels in text: what they compute, how their lanes meet, what is reported.

use super::launch::add_arg;
use super::*;
use warpc_text::{ReadOptions, parse_module};

fn run_with(text: &str, grid: u32, block: u32, args: &[&str], set: impl FnOnce(&mut Launch)) -> RunResult {
    let m = parse_module(text.as_bytes(), &ReadOptions::default())
        .unwrap_or_else(|e| panic!("{}", e[0].render("test", text.as_bytes())));
    let p = Program::new(&m).unwrap();
    let mut l = Launch { kernel: "k".into(), grid: [grid, 1, 1], block: [block, 1, 1], ..Default::default() };
    for a in args {
        add_arg(&mut l, a).unwrap();
    }
    l.options.max_steps = 50_000_000;
    set(&mut l);
    p.run(&l)
}

/// The first buffer as words after a run that must end well.
fn words(text: &str, grid: u32, block: u32, args: &[&str]) -> Vec<u32> {
    let r = run_with(text, grid, block, args, |_| {});
    if let Some(e) = r.error {
        panic!("{e}");
    }
    r.buffers[0].chunks(4).map(|c| u32::from_le_bytes(c.try_into().unwrap())).collect()
}

fn fault(text: &str, block: u32, args: &[&str]) -> Report {
    run_with(text, 1, block, args, |_| {}).error.expect("a fault")
}

/// A kernel whose parameter is `%out` and whose body stores `%r` (an `i32` computed from `%t`, the thread).
fn kernel(body: &str, rest: &str) -> String {
    format!(
        "declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
         declare i32 @llvm.nvvm.activemask()
         declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32)
         declare i32 @llvm.nvvm.shfl.sync.down.i32(i32, i32, i32, i32)
         declare i32 @llvm.nvvm.vote.ballot.sync(i32, i1)
         {rest}
         define ptx_kernel void @k(ptr %out) {{
         entry:
           %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
           {body}
           %tw = zext i32 %t to i64
           %p = getelementptr inbounds i32, ptr %out, i64 %tw
           store i32 %r, ptr %p
           ret void
         }}"
    )
}

#[test]
fn whole_grid() {
    let text = "
        declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
        declare i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
        declare i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
        define ptx_kernel void @k(ptr %y, ptr %x, float %a, i32 %n) {
          %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
          %b = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
          %d = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
          %m = mul i32 %b, %d
          %i = add i32 %m, %t
          %in = icmp slt i32 %i, %n
          br i1 %in, label %go, label %end
        go:
          %w = sext i32 %i to i64
          %px = getelementptr float, ptr %x, i64 %w
          %py = getelementptr float, ptr %y, i64 %w
          %vx = load float, ptr %px, align 4
          %vy = load float, ptr %py, align 4
          %ax = fmul float %vx, %a
          %s = fadd float %ax, %vy
          store float %s, ptr %py, align 4
          br label %end
        end:
          ret void
        }";
    let w = words(text, 3, 64, &["buf:f32:160:range", "buf:f32:160:fill(2)", "f32:3", "i32:150"]);
    assert!((0..150).all(|i| f32::from_bits(w[i]) == i as f32 + 6.0));
    assert_eq!(f32::from_bits(w[155]), 155.0);
}

#[test]
fn lanes_meet_again_at_post_dominators() {
    let body = "%odd = and i32 %t, 1
        %c = icmp eq i32 %odd, 0
        br i1 %c, label %a, label %b
      a:
        %ma = call i32 @llvm.nvvm.activemask()
        br label %join
      b:
        %mb = call i32 @llvm.nvvm.activemask()
        br label %join
      join:
        %m = phi i32 [ %ma, %a ], [ %mb, %b ]
        br label %loop
      loop:
        %i = phi i32 [ 0, %join ], [ %i2, %loop ]
        %i2 = add i32 %i, 1
        %more = icmp ult i32 %i2, %t
        br i1 %more, label %loop, label %done
      done:
        %all = call i32 @llvm.nvvm.activemask()
        %x = xor i32 %all, %m
        %r = add i32 %x, %i2";
    let w = words(&kernel(body, ""), 1, 32, &["buf:i32:32:zeros"]);
    for t in 0..32u32 {
        let mine = if t % 2 == 0 { 0x5555_5555u32 } else { 0xaaaa_aaaa };
        assert_eq!(w[t as usize], (!mine).wrapping_add(t.max(1)));
    }
}

#[test]
fn shuffles_wait_for_their_lanes() {
    // Halves of the warp come to the shuffle from two places.
    let body = "%c = icmp ult i32 %t, 16
        br i1 %c, label %a, label %b
      a:
        %va = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 -1, i32 %t, i32 16, i32 31)
        br label %join
      b:
        %t2 = mul i32 %t, 3
        %vb = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 -1, i32 %t2, i32 16, i32 31)
        br label %join
      join:
        %r = phi i32 [ %va, %a ], [ %vb, %b ]";
    let w = words(&kernel(body, ""), 1, 32, &["buf:i32:32:zeros"]);
    assert!((0..16).all(|t| w[t] == (t as u32 + 16) * 3));
    assert!((16..32).all(|t| w[t] == t as u32 * 3));
    let lonely = "%c = icmp ult i32 %t, 16
        br i1 %c, label %a, label %b
      a:
        %va = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 -1, i32 %t, i32 16, i32 31)
        br label %b
      b:
        call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
        %r = add i32 0, 0";
    assert_eq!(fault(&kernel(lonely, ""), 32, &["buf:i32:32:zeros"]).kind, ErrorKind::BarrierDivergence);
}

#[test]
fn votes_and_matches() {
    let body = "%low = icmp ult i32 %t, 5
        %b = call i32 @llvm.nvvm.vote.ballot.sync(i32 -1, i1 %low)
        %any = call i1 @llvm.nvvm.vote.any.sync(i32 -1, i1 %low)
        %all = call i1 @llvm.nvvm.vote.all.sync(i32 -1, i1 %low)
        %third = urem i32 %t, 3
        %m = call i32 @llvm.nvvm.match.any.sync.i32(i32 -1, i32 %third)
        %sum = call i32 @llvm.nvvm.redux.sync.add(i32 %t, i32 -1)
        %x = xor i32 %b, %m
        %a1 = zext i1 %any to i32
        %a2 = zext i1 %all to i32
        %y = add i32 %sum, %a1
        %z = shl i32 %a2, 20
        %yz = add i32 %y, %z
        %r = xor i32 %x, %yz";
    let rest = "declare i1 @llvm.nvvm.vote.any.sync(i32, i1)
        declare i1 @llvm.nvvm.vote.all.sync(i32, i1)
        declare i32 @llvm.nvvm.match.any.sync.i32(i32, i32)
        declare i32 @llvm.nvvm.redux.sync.add(i32, i32)";
    let w = words(&kernel(body, rest), 1, 32, &["buf:i32:32:zeros"]);
    for t in 0..32u32 {
        let same = (0..32).filter(|k| k % 3 == t % 3).fold(0, |s, k| s | 1u32 << k);
        assert_eq!(w[t as usize], 31 ^ same ^ 497);
    }
    let outside = "%r = call i32 @llvm.nvvm.vote.ballot.sync(i32 1, i1 true)";
    assert_eq!(fault(&kernel(outside, ""), 4, &["buf:i32:4:zeros"]).kind, ErrorKind::Undefined);
}

#[test]
fn a_waiting_group_does_not_starve_another() {
    // Lane 0 waits for a word that lane 1 writes after the branch.
    let body = "%c = icmp eq i32 %t, 0
        br i1 %c, label %wait, label %other
      wait:
        %v = load volatile i32, ptr @flag
        %set = icmp ne i32 %v, 0
        br i1 %set, label %done, label %wait
      other:
        %one = icmp eq i32 %t, 1
        br i1 %one, label %write, label %done
      write:
        store volatile i32 7, ptr @flag
        br label %done
      done:
        %r = phi i32 [ %v, %wait ], [ 1, %other ], [ 2, %write ]";
    let w = words(&kernel(body, "@flag = global i32 0"), 1, 32, &["buf:i32:32:zeros"]);
    assert_eq!(w[..3], [7, 2, 1]);
}

/// Whether a launch of `blocks` times 64 threads has a race.
fn races(body: &str, globals: &str, blocks: u32) -> bool {
    // Every thread of the grid has a word of the buffer.
    let body = format!(
        "%b = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
        %i = mul i32 %b, 64
        %n = add i32 %i, %t
        {body}"
    );
    let text = kernel(&body, &format!("declare i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()\n{globals}"));
    let text = text.replace("%tw = zext i32 %t", "%tw = zext i32 %n");
    let r = run_with(&text, blocks, 64, &["buf:i32:128:zeros"], |l| l.options.check_races = true);
    match r.error {
        None => false,
        Some(e) => {
            assert_eq!(e.kind, ErrorKind::DataRace, "{e}");
            true
        }
    }
}

const SHARED: &str = "@s = internal addrspace(3) global [64 x i32] zeroinitializer";

#[test]
fn races_between_lanes_and_warps() {
    let store = "%ps = getelementptr [64 x i32], ptr addrspace(3) @s, i32 0, i32 %t
        store i32 %t, ptr addrspace(3) %ps\n";
    let load = |x: u32| {
        format!(
            "%q = xor i32 %t, {x}
        %pq = getelementptr [64 x i32], ptr addrspace(3) @s, i32 0, i32 %q
        %r = load i32, ptr addrspace(3) %pq"
        )
    };
    let between = |sync: &str, x: u32| races(&format!("{store}{sync}\n{}", load(x)), SHARED, 1);
    let warp = "call void @llvm.nvvm.bar.warp.sync(i32 -1)";
    // Half warps that meet for themselves: bit 4 of the thread chooses the half.
    let halves = "%h = and i32 %t, 16
        %up = shl i32 65535, %h
        call void @llvm.nvvm.bar.warp.sync(i32 %up)";
    let shuffle = "%sh = call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %t, i32 1, i32 31)";
    let vote = "%any = call i1 @llvm.nvvm.vote.any.sync(i32 -1, i1 false)";
    let block = "call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)";
    // The lanes that meet, and the distance of each lane's partner.
    for (sync, x, race) in [
        ("", 1, true),
        (warp, 1, false),
        (warp, 31, false),
        (warp, 32, true),
        // Exchanges of registers order no memory.
        (shuffle, 1, true),
        (vote, 1, true),
        (halves, 1, false),
        (halves, 15, false),
        (halves, 16, true),
        (block, 63, false),
        ("fence syncscope(\"block\") seq_cst", 1, true),
    ] {
        assert_eq!(between(sync, x), race, "{sync} {x}");
    }
}

#[test]
fn races_with_atomics() {
    let add = "%old = atomicrmw add ptr addrspace(3) @s, i32 1 monotonic\n";
    let load = "%r = load i32, ptr addrspace(3) @s";
    let block = "call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)\n";
    assert!(!races(&format!("{add}%r = add i32 0, 0"), SHARED, 1));
    assert!(races(&format!("{add}{load}"), SHARED, 1));
    assert!(!races(&format!("{add}{block}{load}"), SHARED, 1));
    assert!(!races(&format!("{add}%r = load atomic i32, ptr addrspace(3) @s monotonic, align 4"), SHARED, 1));
}

/// The last block to draw a ticket reads what the others wrote.
#[test]
fn races_of_blocks_and_tickets() {
    let body = |before: &str, after: &str| {
        format!(
            "%d = getelementptr i32, ptr @data, i32 %n
        store i32 %n, ptr %d
        {before}
        call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
        %first = icmp eq i32 %t, 0
        br i1 %first, label %draw, label %wait
      draw:
        %ticket = atomicrmw add ptr @count, i32 1 monotonic
        store i32 %ticket, ptr addrspace(3) @s
        br label %wait
      wait:
        {after}
        call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
        %drawn = load i32, ptr addrspace(3) @s
        %last = icmp eq i32 %drawn, 1
        %other = sub i32 127, %n
        %pick = select i1 %last, i32 %other, i32 %n
        %q = getelementptr i32, ptr @data, i32 %pick
        %r = load i32, ptr %q"
        )
    };
    let globals = format!("{SHARED}\n@data = global [128 x i32] zeroinitializer\n@count = global i32 0");
    let fence = "fence syncscope(\"device\") seq_cst";
    assert!(!races(&body(fence, fence), &globals, 2));
    assert!(races(&body("", fence), &globals, 2));
    assert!(races(&body(fence, ""), &globals, 2));
}

#[test]
fn shared_memory_and_barriers() {
    let body = "%ps = getelementptr [64 x i32], ptr addrspace(3) @s, i32 0, i32 %t
        store i32 %t, ptr addrspace(3) %ps
        call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
        %q = sub i32 63, %t
        %pq = getelementptr [64 x i32], ptr addrspace(3) @s, i32 0, i32 %q
        %r = load i32, ptr addrspace(3) %pq";
    let text = kernel(body, "@s = internal addrspace(3) global [64 x i32] undef");
    let w = words(&text, 2, 64, &["buf:i32:64:zeros"]);
    assert!((0..64).all(|t| w[t] == 63 - t as u32));
    let races = run_with(&text, 1, 64, &["buf:i32:64:zeros"], |l| l.options.check_races = true);
    assert_eq!(races.error, None);
    let without = text.replace("call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)", "");
    let races = run_with(&without, 1, 64, &["buf:i32:64:zeros"], |l| l.options.check_races = true);
    assert_eq!(races.error.unwrap().kind, ErrorKind::DataRace);
}

#[test]
fn barrier_reductions_and_divergence() {
    let red = "%odd = icmp ult i32 %t, 5
        %r = call i32 @llvm.nvvm.barrier.cta.red.popc.aligned.all(i32 0, i1 %odd)";
    let w = words(
        &kernel(red, "declare i32 @llvm.nvvm.barrier.cta.red.popc.aligned.all(i32, i1)"),
        1,
        64,
        &["buf:i32:64:zeros"],
    );
    assert!(w.iter().all(|&v| v == 5));
    let body = "%c = icmp ult i32 %t, 7
        br i1 %c, label %a, label %b
      a:
        call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
        br label %j
      b:
        call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
        br label %j
      j:
        %r = add i32 %t, 0";
    let e = fault(&kernel(body, ""), 32, &["buf:i32:32:zeros"]);
    assert_eq!(e.kind, ErrorKind::BarrierDivergence);
    assert!(e.block == "%a" || e.block == "%b", "{e}");
}

#[test]
fn calls_recursion_and_pointers() {
    let rest = "
        define i32 @fact(i32 %n) {
          %z = icmp ult i32 %n, 2
          br i1 %z, label %one, label %more
        one:
          ret i32 1
        more:
          %m = sub i32 %n, 1
          %f = call i32 @fact(i32 %m)
          %r = mul i32 %f, %n
          ret i32 %r
        }
        define i32 @twice(i32 %n) {
          %r = shl i32 %n, 1
          ret i32 %r
        }
        define { i32, i32 } @pair(i32 %n, ptr byval({ i32, i32 }) %s) {
          store i32 %n, ptr %s
          %g = getelementptr { i32, i32 }, ptr %s, i32 0, i32 1
          %b = load i32, ptr %g
          %a = insertvalue { i32, i32 } poison, i32 %n, 0
          %r = insertvalue { i32, i32 } %a, i32 %b, 1
          ret { i32, i32 } %r
        }
        @table = addrspace(4) constant [2 x ptr] [ptr @fact, ptr @twice]";
    let body = "%s = alloca { i32, i32 }
        store { i32, i32 } { i32 3, i32 1000 }, ptr %s
        %m = and i32 %t, 7
        %o = and i32 %t, 1
        %pf = getelementptr [2 x ptr], ptr addrspace(4) @table, i32 0, i32 %o
        %f = load ptr, ptr addrspace(4) %pf
        %v = call i32 %f(i32 %m)
        %q = call { i32, i32 } @pair(i32 %v, ptr byval({ i32, i32 }) %s)
        %x = extractvalue { i32, i32 } %q, 0
        %y = extractvalue { i32, i32 } %q, 1
        %z = load i32, ptr %s
        %xy = add i32 %x, %y
        %r = add i32 %xy, %z";
    let w = words(&kernel(body, rest), 1, 32, &["buf:i32:32:zeros"]);
    let fact = |n: u32| (1..=n).product::<u32>();
    for t in 0..32u32 {
        let v = if t % 2 == 0 { fact(t & 7) } else { (t & 7) * 2 };
        assert_eq!(w[t as usize], v + 1003);
    }
}

#[test]
fn vectors_and_wide_integers() {
    let body = "%v0 = insertelement <4 x i32> poison, i32 %t, i32 0
        %v = shufflevector <4 x i32> %v0, <4 x i32> <i32 10, i32 20, i32 30, i32 40>, <4 x i32> <i32 0, i32 4, i32 5, i32 7>
        %s = add <4 x i32> %v, <i32 1, i32 2, i32 3, i32 4>
        %k = and i32 %t, 3
        %e = extractelement <4 x i32> %s, i32 %k
        %c = icmp ugt <4 x i32> %s, splat (i32 20)
        %bits = bitcast <4 x i1> %c to i4
        %b32 = zext i4 %bits to i32
        %w = zext i32 %t to i128
        %wide = shl i128 %w, 70
        %dec = sub i128 %wide, 1
        %q = udiv i128 %dec, 12345678901234567890
        %h = trunc i128 %q to i32
        %h2 = fptrunc float 1.5 to half
        %hv = insertelement <2 x half> <half 1.0, half 2.0>, half %h2, i32 1
        %ii = bitcast <2 x half> %hv to i32
        %x1 = xor i32 %e, %b32
        %x2 = xor i32 %x1, %h
        %r = xor i32 %x2, %ii";
    let w = words(&kernel(body, ""), 1, 32, &["buf:i32:32:zeros"]);
    for t in 0..32u32 {
        let s = [t + 1, 12, 23, 44];
        let bits = (s[0] > 20) as u32 | 0b1100;
        let q = (((t as u128) << 70).wrapping_sub(1) / 12345678901234567890) as u32;
        assert_eq!(w[t as usize], s[(t & 3) as usize] ^ bits ^ q ^ 0x3e00_3c00, "lane {t}");
    }
}

#[test]
fn atomic_copies_are_made_of_whole_elements() {
    let atomic = |name: &str| match name {
        "memset" => "declare void @llvm.memset.element.unordered.atomic.p0.i64(ptr, i8, i64, i32)".to_string(),
        _ => format!("declare void @llvm.{name}.element.unordered.atomic.p0.p0.i64(ptr, ptr, i64, i32)"),
    };
    let copy = |name: &str, length: u32| {
        let first = match name {
            "memset" => "i8 7".to_string(),
            _ => "ptr align 4 %out".to_string(),
        };
        let types = if name == "memset" { "p0.i64" } else { "p0.p0.i64" };
        let body = format!(
            "%to = getelementptr i32, ptr %out, i64 2
        store i32 5, ptr %out
        call void @llvm.{name}.element.unordered.atomic.{types}(ptr align 4 %to, {first}, i64 {length}, i32 4)
        %r = load i32, ptr %to"
        );
        kernel(&body, &atomic(name))
    };
    for (name, expected) in [("memcpy", 5), ("memmove", 5), ("memset", 0x0707_0707)] {
        assert_eq!(words(&copy(name, 8), 1, 1, &["buf:i32:4:zeros"])[0], expected, "{name}");
        let error = fault(&copy(name, 6), 1, &["buf:i32:4:zeros"]);
        assert_eq!(error.kind, ErrorKind::Undefined, "{name}");
        assert!(error.message.contains("6 bytes are no whole number of atomic elements of 4 bytes"), "{error}");
    }
    // Copies of no bytes do nothing, and those of memcpy may not overlap.
    assert_eq!(words(&copy("memcpy", 0), 1, 1, &["buf:i32:4:zeros"])[0], 0);
    assert_eq!(fault(&copy("memcpy", 12), 1, &["buf:i32:8:zeros"]).kind, ErrorKind::Undefined);
    assert_eq!(words(&copy("memmove", 12), 1, 1, &["buf:i32:8:zeros"])[0], 5);
    // All threads fill the same shared bytes: a race unless every access is atomic.
    let fill = |call: &str, declaration: &str| {
        let body = format!("call void @llvm.{call}\n%r = add i32 0, 0");
        let text = kernel(&body, &format!("@s = internal addrspace(3) global [4 x i32] undef\n{declaration}"));
        run_with(&text, 1, 64, &["buf:i32:64:zeros"], |l| l.options.check_races = true).error
    };
    let plain = fill(
        "memset.p3.i64(ptr addrspace(3) align 4 @s, i8 0, i64 16, i1 false)",
        "declare void @llvm.memset.p3.i64(ptr addrspace(3), i8, i64, i1)",
    );
    assert_eq!(plain.unwrap().kind, ErrorKind::DataRace);
    let elements = fill(
        "memset.element.unordered.atomic.p3.i64(ptr addrspace(3) align 4 @s, i8 0, i64 16, i32 4)",
        "declare void @llvm.memset.element.unordered.atomic.p3.i64(ptr addrspace(3), i8, i64, i32)",
    );
    assert_eq!(elements, None);
}

#[test]
fn memory_faults_are_reported() {
    let at = |body: &str| fault(&kernel(body, ""), 4, &["buf:i32:4:zeros"]);
    let e = at("%g = getelementptr i8, ptr %out, i64 14
        %r = load i32, ptr %g, align 1");
    assert_eq!(e.kind, ErrorKind::OutOfBounds);
    assert_eq!((&*e.function, &*e.block), ("k", "%entry"));
    assert!(e.message.contains("offset 14 of buffer 0 (16 bytes)"), "{e}");
    assert_eq!(
        at("%g = getelementptr i8, ptr %out, i64 1\n%r = load i32, ptr %g, align 4").kind,
        ErrorKind::Misaligned
    );
    for (call, declaration) in [
        ("memset.p0.i64(ptr align 16 %g, i8 0, i64 4, i1 false)", "memset.p0.i64(ptr, i8, i64, i1)"),
        ("memcpy.p0.p0.i64(ptr align 16 %g, ptr %out, i64 4, i1 false)", "memcpy.p0.p0.i64(ptr, ptr, i64, i1)"),
        ("memmove.p0.p0.i64(ptr %out, ptr align 16 %g, i64 4, i1 false)", "memmove.p0.p0.i64(ptr, ptr, i64, i1)"),
    ] {
        let body = format!("%g = getelementptr i8, ptr %out, i64 8\ncall void @llvm.{call}\n%r = add i32 0, 0");
        let text = kernel(&body, &format!("declare void @llvm.{declaration}"));
        assert_eq!(fault(&text, 4, &["buf:i32:4:zeros"]).kind, ErrorKind::Misaligned, "{call}");
    }
    assert_eq!(at("%r = load i32, ptr null").kind, ErrorKind::OutOfBounds);
    let dead = "%a = alloca i32
        store i32 1, ptr %a
        call void @llvm.lifetime.end.p0(ptr %a)
        %r = load i32, ptr %a";
    assert_eq!(
        fault(&kernel(dead, "declare void @llvm.lifetime.end.p0(ptr)"), 4, &["buf:i32:4:zeros"]).kind,
        ErrorKind::UseAfterLifetime
    );
    let heap = "%a = call ptr @malloc(i64 8)
        call void @free(ptr %a)
        %r = load i32, ptr %a";
    let heap = kernel(heap, "declare ptr @malloc(i64)\ndeclare void @free(ptr)");
    assert_eq!(fault(&heap, 4, &["buf:i32:4:zeros"]).kind, ErrorKind::UseAfterFree);
    let constant = kernel("store i32 1, ptr @c\n%r = add i32 0, 0", "@c = constant i32 5");
    assert_eq!(fault(&constant, 4, &["buf:i32:4:zeros"]).kind, ErrorKind::ReadOnly);
}

#[test]
fn undefined_behaviour_and_poison() {
    let at = |body: &str| fault(&kernel(body, ""), 4, &["buf:i32:4:zeros"]);
    assert_eq!(at("%r = udiv i32 5, %t").kind, ErrorKind::Undefined);
    let branch = "%x = add nuw i32 %t, -1
        %c = icmp eq i32 %x, 5
        br i1 %c, label %a, label %a
      a:
        %r = add i32 %t, 0";
    let e = at(branch);
    assert_eq!(e.kind, ErrorKind::Poison);
    assert_eq!(e.thread_idx, [1, 0, 0]);
    let uninit = "%a = alloca i32
        %v = load i32, ptr %a
        %c = icmp eq i32 %v, 5
        br i1 %c, label %a1, label %a1
      a1:
        %r = add i32 %t, 0";
    assert_eq!(at(uninit).kind, ErrorKind::Poison);
    assert_eq!(at("br label %l\nl:\nbr label %l\nx:\n%r = add i32 0, 0").kind, ErrorKind::StepLimit);
    let stored = run_with(&kernel("%r = shl i32 1, 40", ""), 1, 4, &["buf:i32:4:zeros"], |_| {});
    assert_eq!(stored.error, None);
    assert_eq!(stored.shadows[0], [2; 16]);
    let frozen = run_with(&kernel("%u = shl i32 1, 40\n%r = freeze i32 %u", ""), 1, 4, &["buf:i32:4:zeros"], |_| {});
    assert!(frozen.nondeterministic && frozen.shadows[0].is_empty());
    // The defined half of a partly written word stays defined.
    let half = "%a = alloca i64
        store i32 7, ptr %a
        %v = load i64, ptr %a
        %r = trunc i64 %v to i32";
    assert_eq!(words(&kernel(half, ""), 1, 4, &["buf:i32:4:zeros"]), [7; 4]);
}

#[test]
fn atomics_and_printf() {
    let rest = "@sum = global i32 0
        @fmt = private constant [8 x i8] c\"t=%d %c\\00\"
        declare i32 @vprintf(ptr, ptr)";
    let body = "%old = atomicrmw add ptr @sum, i32 %t seq_cst
        %x = cmpxchg ptr %out, i32 0, i32 9 acq_rel monotonic
        %won = extractvalue { i32, i1 } %x, 1
        %c = icmp eq i32 %t, 3
        br i1 %c, label %say, label %j
      say:
        %args = alloca { i32, i32 }
        store { i32, i32 } { i32 -3, i32 65 }, ptr %args
        %n = call i32 @vprintf(ptr @fmt, ptr %args)
        br label %j
      j:
        %w = zext i1 %won to i32
        %r = add i32 %w, %old";
    let r = run_with(&kernel(body, rest), 1, 8, &["buf:i32:8:zeros"], |_| {});
    assert_eq!(r.error, None);
    assert_eq!(String::from_utf8(r.printf).unwrap(), "t=-3 A");
    let sum = r.globals.iter().find(|g| g.0 == "@sum").unwrap();
    assert_eq!(sum.1, 28u32.to_le_bytes());
    let w: Vec<u32> = r.buffers[0].chunks(4).map(|c| u32::from_le_bytes(c.try_into().unwrap())).collect();
    assert_eq!(w, [1, 0, 1, 3, 6, 10, 15, 21]);
}

#[test]
fn blocks_that_wait_for_later_blocks() {
    // Every block waits until all have arrived.
    let text = "
        @count = global i32 0
        define ptx_kernel void @k(ptr %out) {
        entry:
          %old = atomicrmw add ptr @count, i32 1 seq_cst
          br label %wait
        wait:
          %v = load atomic volatile i32, ptr @count acquire, align 4
          %all = icmp eq i32 %v, 5
          br i1 %all, label %done, label %wait
        done:
          %p = getelementptr i32, ptr %out, i32 %old
          store i32 1, ptr %p
          ret void
        }";
    let r = run_with(text, 5, 1, &["buf:i32:5:zeros"], |l| l.options.max_steps = 1 << 34);
    assert_eq!(r.error, None);
    assert_eq!(r.buffers[0][16], 1);
}

#[test]
fn arrivals_at_barriers_are_counted() {
    // Of two blocks of 64 threads, all wait three times at barrier 0; at barrier 1 one warp arrives and the other waits.
    let text = "
        declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32)
        declare void @llvm.nvvm.barrier.cta.sync.aligned.count(i32, i32)
        declare void @llvm.nvvm.barrier.cta.arrive.aligned.count(i32, i32)
        declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
        define ptx_kernel void @k(ptr %out) {
        entry:
          br label %loop
        loop:
          %i = phi i32 [ 0, %entry ], [ %next, %loop ]
          call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
          %next = add i32 %i, 1
          %done = icmp eq i32 %next, 3
          br i1 %done, label %behind, label %loop
        behind:
          %tid = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
          %first = icmp ult i32 %tid, 32
          br i1 %first, label %arrive, label %wait
        arrive:
          call void @llvm.nvvm.barrier.cta.arrive.aligned.count(i32 1, i32 64)
          ret void
        wait:
          call void @llvm.nvvm.barrier.cta.sync.aligned.count(i32 1, i32 64)
          ret void
        }";
    let r = run_with(text, 2, 64, &["buf:i32:1:zeros"], |_| {});
    assert_eq!(r.error, None);
    assert_eq!(r.arrivals[..3], [2 * 64 * 3, 2 * 64, 0]);
}

/// A store of an aggregate leaves nothing of what was between its fields.
#[test]
fn padding_of_stored_aggregates_is_undef() {
    let text = "define ptx_kernel void @k(ptr %out) {
        store i64 -1, ptr %out, align 8
        store { i8, i32, i8 } { i8 1, i32 2, i8 3 }, ptr %out, align 4
        ret void
      }";
    let r = run_with(text, 1, 1, &["buf:i32:4:zeros"], |_| {});
    assert_eq!(r.error, None);
    assert_eq!(r.shadows[0][..13], [0, 1, 1, 1, 0, 0, 0, 0, 0, 1, 1, 1, 0]);
}

#[test]
fn a_name_that_is_asked_for_may_be_frozen_and_chosen() {
    let text = kernel(
        "%chosen = select i1 true, ptr @arch, ptr %out
         %name = freeze ptr %chosen
         %r = call i32 @__nvvm_reflect(ptr %name)",
        "@arch = private constant [12 x i8] c\"__CUDA_ARCH\\00\"
         declare i32 @__nvvm_reflect(ptr)",
    );
    assert_eq!(words(&text, 1, 1, &["buf:i32:1:zeros"]), [900]);
}

#[test]
fn elements_in_another_order() {
    let text = kernel(
        "%v = insertelement <4 x i32> <i32 1, i32 2, i32 3, i32 4>, i32 %t, i32 0
         %a = call <2 x i32> @llvm.vector.extract.v2i32.v4i32(<4 x i32> %v, i64 2)
         %b = call <4 x i32> @llvm.vector.insert.v4i32.v2i32(<4 x i32> %v, <2 x i32> %a, i64 0)
         %c = call <4 x i32> @llvm.vector.splice.left.v4i32(<4 x i32> %v, <4 x i32> %b, i32 3)
         %d = call <4 x i32> @llvm.vector.splice.right.v4i32(<4 x i32> %v, <4 x i32> %b, i32 3)
         %e = call <8 x i32> @llvm.vector.interleave2.v8i32(<4 x i32> %c, <4 x i32> %d)
         %pair = call { <4 x i32>, <4 x i32> } @llvm.vector.deinterleave2.v8i32(<8 x i32> %e)
         %second = extractvalue { <4 x i32>, <4 x i32> } %pair, 1
         %e1 = extractelement <8 x i32> %e, i32 3
         %e2 = extractelement <4 x i32> %second, i32 3
         %e3 = extractelement <8 x i32> %e, i32 0
         %s1 = mul i32 %e1, 100
         %s2 = mul i32 %e2, 10
         %s3 = add i32 %s1, %s2
         %r = add i32 %s3, %e3",
        "declare <2 x i32> @llvm.vector.extract.v2i32.v4i32(<4 x i32>, i64)
         declare <4 x i32> @llvm.vector.insert.v4i32.v2i32(<4 x i32>, <2 x i32>, i64)
         declare <4 x i32> @llvm.vector.splice.left.v4i32(<4 x i32>, <4 x i32>, i32)
         declare <4 x i32> @llvm.vector.splice.right.v4i32(<4 x i32>, <4 x i32>, i32)
         declare <8 x i32> @llvm.vector.interleave2.v8i32(<4 x i32>, <4 x i32>)
         declare { <4 x i32>, <4 x i32> } @llvm.vector.deinterleave2.v8i32(<8 x i32>)",
    );
    // The vectors are `t 2 3 4`, `3 4 3 4`, `4 3 4 3` and `2 3 4 3`.
    assert_eq!(words(&text, 1, 2, &["buf:i32:2:zeros"]), [334, 334]);
}
