//! Asynchronous copies as IR and as PTX: what arrives when it is waited for, and what is reported when nobody waits.

use crate::common::{bytes, faults, launch, same, words};
use warpc_columns::random::mix;
use warpc_interp::tensormap::TensorMap;
use warpc_interp::{Arg, ErrorKind, Launch};

const DECLARES: &str = "declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32)
declare void @llvm.nvvm.cp.async.ca.shared.global.16(ptr addrspace(3), ptr addrspace(1))
declare void @llvm.nvvm.cp.async.ca.shared.global.16.s(ptr addrspace(3), ptr addrspace(1), i32)
declare void @llvm.nvvm.cp.async.commit.group()
declare void @llvm.nvvm.cp.async.wait.group(i32 immarg)
declare void @llvm.nvvm.cp.async.wait.all()
declare void @llvm.nvvm.cp.async.mbarrier.arrive.noinc.shared(ptr addrspace(3))
declare void @llvm.nvvm.cp.async.mbarrier.arrive.shared(ptr addrspace(3))
declare void @llvm.nvvm.mbarrier.init.shared(ptr addrspace(3), i32)
declare i64 @llvm.nvvm.mbarrier.arrive.shared(ptr addrspace(3))
declare i1 @llvm.nvvm.mbarrier.test.wait.shared(ptr addrspace(3), i64)
declare i64 @llvm.nvvm.mbarrier.arrive.expect.tx.scope.cta.space.cta(ptr addrspace(3), i32)
declare i1 @llvm.nvvm.mbarrier.try.wait.parity.scope.cta.space.cta(ptr addrspace(3), i32)
declare void @llvm.nvvm.cp.async.bulk.global.to.shared.cta(ptr addrspace(3), ptr addrspace(3), ptr addrspace(1), i32, i64, i1 immarg)
declare void @llvm.nvvm.cp.async.bulk.shared.cta.to.global(ptr addrspace(1), ptr addrspace(3), i32, i64, i1 immarg)
declare void @llvm.nvvm.cp.async.bulk.shared.cta.to.global.bytemask(ptr addrspace(1), ptr addrspace(3), i32, i64, i1 immarg, i16)
declare void @llvm.nvvm.cp.async.bulk.commit.group()
declare void @llvm.nvvm.cp.async.bulk.wait.group(i32 immarg)
declare void @llvm.nvvm.cp.async.bulk.wait.group.read(i32 immarg)
declare void @llvm.nvvm.cp.async.bulk.tensor.g2s.cta.tile.2d(ptr addrspace(3), ptr addrspace(3), ptr, i32, i32, i64, i1 immarg)
declare void @llvm.nvvm.cp.async.bulk.tensor.g2s.cta.tile.gather4.2d(ptr addrspace(3), ptr addrspace(3), ptr, i32, i32, i32, i32, i32, i64, i1 immarg)
declare void @llvm.nvvm.cp.async.bulk.tensor.s2g.tile.2d(ptr addrspace(3), ptr, i32, i32, i64, i1 immarg)
declare void @llvm.nvvm.cp.async.bulk.tensor.reduce.add.tile.2d(ptr addrspace(3), ptr, i32, i32, i64, i1 immarg)
";
const START: &str = "  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %w = zext i32 %t to i64
  %b = mul i64 %w, 16
  %s = getelementptr i8, ptr addrspace(3) @s, i64 %b
  %i = getelementptr i8, ptr addrspace(1) %in, i64 %b
  %o = getelementptr i8, ptr %out, i64 %b
  %lane0 = icmp eq i32 %t, 0
";

/// A kernel of `@k(ptr %out, ptr addrspace(1) %in)` with shared memory `@s`, memory barrier `@m`.
fn kernel(body: &str) -> String {
    format!(
        "@s = addrspace(3) global [8192 x i8] undef, align 1024\n@m = addrspace(3) global i64 undef, align 8
define ptx_kernel void @k(ptr %out, ptr addrspace(1) %in) {{\n{START}{body}  ret void\n}}\n{DECLARES}"
    )
}
/// Waits for phase 0 of the memory barrier.
const WAIT: &str = "  br label %wait
wait:
  %done = call i1 @llvm.nvvm.mbarrier.try.wait.parity.scope.cta.space.cta(ptr addrspace(3) @m, i32 0)
  br i1 %done, label %go, label %wait
go:
";
fn numbers(n: usize) -> Vec<u32> {
    (0..n).map(|k| mix(k as u64) as u32).collect()
}

#[test]
fn groups_of_copies() {
    let copies = "  %s2 = getelementptr i8, ptr addrspace(3) %s, i64 512
  %i2 = getelementptr i8, ptr addrspace(1) %i, i64 512
  call void @llvm.nvvm.cp.async.ca.shared.global.16(ptr addrspace(3) %s, ptr addrspace(1) %i)
  call void @llvm.nvvm.cp.async.commit.group()
  call void @llvm.nvvm.cp.async.ca.shared.global.16.s(ptr addrspace(3) %s2, ptr addrspace(1) %i2, i32 %t)
  call void @llvm.nvvm.cp.async.commit.group()
";
    let store = |p: &str, at: u32| {
        format!(
            "  %v{at} = load <4 x i32>, ptr addrspace(3) {p}, align 16\n  %o{at} = getelementptr i8, ptr %o, i64 {at}\n  store <4 x i32> %v{at}, ptr %o{at}, align 16\n"
        )
    };
    let (wait, all) = (
        |n: u32| format!("  call void @llvm.nvvm.cp.async.wait.group(i32 {n})\n"),
        "  call void @llvm.nvvm.cp.async.wait.all()\n",
    );
    let input = numbers(256);
    let l = launch(16, vec![vec![0; 1024], bytes(&input)]);
    let good = kernel(&format!("{copies}{}{}{all}{}", wait(1), store("%s", 0), store("%s2", 512)));
    let out = same(&good, "sm_90a", &l);
    assert_eq!(words(&out[0])[..64], input[..64]);
    // The second copy takes as many bytes as the thread's number; the rest are zeros.
    for t in 0..16 {
        for k in 0..16 {
            let expected = if k < t { bytes(&input)[512 + t * 16 + k] } else { 0 };
            assert_eq!(out[0][512 + t * 16 + k], expected);
        }
    }
    // One group too few waited for, and none closed.
    for bad in [
        format!("{copies}{}{}", wait(1), store("%s2", 512)),
        format!("{copies}{}", store("%s", 0)),
        format!(
            "  call void @llvm.nvvm.cp.async.ca.shared.global.16(ptr addrspace(3) %s, ptr addrspace(1) %i)\n{}{}",
            wait(0),
            store("%s", 0)
        ),
    ] {
        for e in faults(&kernel(&bad), "sm_90a", &l) {
            assert_eq!(e.kind, ErrorKind::Uninitialised, "{e}");
            assert!(e.message.contains("asynchronous"), "{e}");
        }
    }
}

#[test]
fn copies_that_arrive_at_a_barrier() {
    for (kind, count) in [("noinc.", 32), ("", 16)] {
        // Without `noinc` each arrival is one more than the barrier expects: the threads arrive themselves.
        let own =
            if count == 16 { "  %st = call i64 @llvm.nvvm.mbarrier.arrive.shared(ptr addrspace(3) @m)\n" } else { "" };
        let body = format!(
            "  br i1 %lane0, label %first, label %then\nfirst:
  call void @llvm.nvvm.mbarrier.init.shared(ptr addrspace(3) @m, i32 {})\n  br label %then\nthen:
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  call void @llvm.nvvm.cp.async.ca.shared.global.16(ptr addrspace(3) %s, ptr addrspace(1) %i)
  call void @llvm.nvvm.cp.async.mbarrier.arrive.{kind}shared(ptr addrspace(3) @m)
{own}{WAIT}  %x = xor i64 %b, 240\n  %p = getelementptr i8, ptr addrspace(3) @s, i64 %x
  %v = load <4 x i32>, ptr addrspace(3) %p, align 16\n  store <4 x i32> %v, ptr %o, align 16\n",
            16
        );
        let input = numbers(64);
        let out = same(&kernel(&body), "sm_90a", &launch(16, vec![vec![0; 256], bytes(&input)]));
        for t in 0..16 {
            assert_eq!(words(&out[0])[4 * t..][..4], input[4 * (15 - t)..][..4]);
        }
    }
}

const BULK_IN: &str = "  br i1 %lane0, label %first, label %then\nfirst:
  call void @llvm.nvvm.mbarrier.init.shared(ptr addrspace(3) @m, i32 1)
  %st = call i64 @llvm.nvvm.mbarrier.arrive.expect.tx.scope.cta.space.cta(ptr addrspace(3) @m, i32 512)
  call void @llvm.nvvm.cp.async.bulk.global.to.shared.cta(ptr addrspace(3) @s, ptr addrspace(3) @m, ptr addrspace(1) %in, i32 512, i64 0, i1 false)
  br label %then\nthen:\n  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)\n";

#[test]
fn bulk_copies() {
    let input = numbers(128);
    let l = launch(32, vec![vec![0; 1024], bytes(&input)]);
    let outward = |mask: Option<u16>, late: &str| {
        let out = match mask {
            None => "call void @llvm.nvvm.cp.async.bulk.shared.cta.to.global(ptr addrspace(1) %g, ptr addrspace(3) @s, i32 512, i64 0, i1 false)".to_string(),
            Some(m) => format!("call void @llvm.nvvm.cp.async.bulk.shared.cta.to.global.bytemask(ptr addrspace(1) %g, ptr addrspace(3) @s, i32 512, i64 0, i1 false, i16 {})", m as i16),
        };
        kernel(&format!(
            "{BULK_IN}{WAIT}  %v = load <4 x i32>, ptr addrspace(3) %s, align 16\n  %n = add <4 x i32> %v, splat (i32 1)
  store <4 x i32> %n, ptr addrspace(3) %s, align 16\n  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %g = addrspacecast ptr %out to ptr addrspace(1)\n  br i1 %lane0, label %store, label %end\nstore:\n  {out}
  call void @llvm.nvvm.cp.async.bulk.commit.group()\n{late}  call void @llvm.nvvm.cp.async.bulk.wait.group.read(i32 0)\n  br label %end\nend:\n"
        ))
    };
    let plus = |v: &[u32]| v.iter().map(|v| v.wrapping_add(1)).collect::<Vec<_>>();
    assert_eq!(words(&same(&outward(None, ""), "sm_90a", &l)[0])[..128], plus(&input));
    // Every other half of each 16 bytes.
    let masked = same(&outward(Some(0x3333), ""), "sm_100a", &l);
    for (k, w) in plus(&input).into_iter().enumerate() {
        assert_eq!(words(&masked[0])[k], w & 0xffff, "word {k}");
    }
    // A source that is overwritten before the copy has read it shows.
    let late = "  store i32 7, ptr addrspace(3) @s, align 16\n";
    assert_eq!(words(&same(&outward(None, late), "sm_90a", &l)[0])[..2], [7, plus(&input)[1]]);
    // Nobody waits for what arrives.
    let early = kernel(&format!(
        "{BULK_IN}  %v = load <4 x i32>, ptr addrspace(3) %s, align 16\n  store <4 x i32> %v, ptr %o, align 16\n"
    ));
    for e in faults(&early, "sm_90a", &l) {
        assert_eq!(e.kind, ErrorKind::Uninitialised, "{e}");
    }
}

/// A kernel of `@k(ptr %out, ptr byval map)`: `out` is what the tensor map describes; then the launch of it.
fn with_map(body: &str, map: TensorMap, tensor: Vec<u8>, more: Vec<u8>) -> (String, Launch) {
    let text = format!(
        "@s = addrspace(3) global [8192 x i8] undef, align 1024\n@m = addrspace(3) global i64 undef, align 8
define ptx_kernel void @k(ptr %out, ptr addrspace(1) %in, ptr byval([128 x i8]) align 64 %map) {{\n{START}{body}  ret void\n}}\n{DECLARES}"
    );
    let mut l = launch(32, vec![tensor, more]);
    l.args.push(Arg::Bytes(map.encode().to_vec()));
    l.pointers.push((2, 0, 0, 0));
    (text, l)
}
/// A tensor of 40 by 10 floats, 48 floats from row to row, with a box of 32 by 8.
fn floats(swizzle: u8) -> (TensorMap, Vec<u32>) {
    let map = TensorMap {
        rank: 2,
        elem: 7,
        swizzle,
        dims: [40, 10, 0, 0, 0],
        strides: [192, 0, 0, 0],
        block: [32, 8, 0, 0, 0],
        steps: [1; 5],
        ..Default::default()
    };
    let data = (0..480).map(|k| (((mix(k) % 200) as i32 - 100) as f32).to_bits()).collect();
    (map, data)
}
const TILE_IN: &str = "  br i1 %lane0, label %first, label %then\nfirst:
  call void @llvm.nvvm.mbarrier.init.shared(ptr addrspace(3) @m, i32 1)
  %st = call i64 @llvm.nvvm.mbarrier.arrive.expect.tx.scope.cta.space.cta(ptr addrspace(3) @m, i32 BYTES)
  CALL\n  br label %then\nthen:\n  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)\n";
/// Copies 1024 bytes of shared memory to `%in`.
const DUMP: &str =
    "  %v0 = load <4 x i32>, ptr addrspace(3) %s, align 16\n  %s5 = getelementptr i8, ptr addrspace(3) %s, i64 512
  %v1 = load <4 x i32>, ptr addrspace(3) %s5, align 16\n  %i5 = getelementptr i8, ptr addrspace(1) %i, i64 512
  store <4 x i32> %v0, ptr addrspace(1) %i, align 16\n  store <4 x i32> %v1, ptr addrspace(1) %i5, align 16\n";

#[test]
fn tiles_of_tensors_come_in() {
    for (x, y) in [(0, 0), (4, 1), (16, 5), (-3, -2)] {
        for swizzle in [0, 3] {
            let (map, data) = floats(swizzle);
            let call = format!(
                "call void @llvm.nvvm.cp.async.bulk.tensor.g2s.cta.tile.2d(ptr addrspace(3) @s, ptr addrspace(3) @m, ptr %map, i32 {x}, i32 {y}, i64 0, i1 false)"
            );
            let body = format!("{}{WAIT}{DUMP}", TILE_IN.replace("CALL", &call).replace("BYTES", "1024"));
            let (text, l) = with_map(&body, map, bytes(&data), vec![0; 1024]);
            let out = words(&same(&text, "sm_100a", &l)[1]);
            for r in 0..8i32 {
                for c in 0..32i32 {
                    let (row, col) = (y + r, x + c);
                    let inside = (0..10).contains(&row) && (0..40).contains(&col);
                    let expected = if inside { data[(row * 48 + col) as usize] } else { 0 };
                    // Chunks of four floats change places with the number of the row.
                    let chunk = if swizzle == 3 { (c / 4) ^ r } else { c / 4 };
                    assert_eq!(
                        out[(r * 32 + chunk * 4 + c % 4) as usize],
                        expected,
                        "{x} {y} swizzle {swizzle}: {r} {c}"
                    );
                }
            }
        }
    }
    // Four rows, each by its number.
    let (mut map, data) = floats(0);
    map.block = [32, 1, 0, 0, 0];
    let call = "call void @llvm.nvvm.cp.async.bulk.tensor.g2s.cta.tile.gather4.2d(ptr addrspace(3) @s, ptr addrspace(3) @m, ptr %map, i32 8, i32 7, i32 2, i32 10, i32 0, i64 0, i1 false)";
    let dump =
        "  %v0 = load <4 x i32>, ptr addrspace(3) %s, align 16\n  store <4 x i32> %v0, ptr addrspace(1) %i, align 16\n";
    let body = format!("{}{WAIT}{dump}", TILE_IN.replace("CALL", call).replace("BYTES", "512"));
    let (text, l) = with_map(&body, map, bytes(&data), vec![0; 512]);
    let out = words(&same(&text, "sm_100a", &l)[1]);
    for (r, row) in [7, 2, 10, 0].into_iter().enumerate() {
        let expected: Vec<u32> = (0..32).map(|c| if row < 10 { data[row * 48 + 8 + c] } else { 0 }).collect();
        assert_eq!(out[r * 32..][..32], expected);
    }
}

#[test]
fn tiles_of_tensors_go_out() {
    for reduce in [false, true] {
        let (map, data) = floats(0);
        let name = if reduce { "reduce.add" } else { "s2g" };
        let body = format!(
            "  %i5 = getelementptr i8, ptr addrspace(1) %i, i64 512\n  %s5 = getelementptr i8, ptr addrspace(3) %s, i64 512
  %v0 = load <4 x i32>, ptr addrspace(1) %i, align 16\n  %v1 = load <4 x i32>, ptr addrspace(1) %i5, align 16
  store <4 x i32> %v0, ptr addrspace(3) %s, align 16\n  store <4 x i32> %v1, ptr addrspace(3) %s5, align 16
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)\n  br i1 %lane0, label %store, label %end\nstore:
  call void @llvm.nvvm.cp.async.bulk.tensor.{name}.tile.2d(ptr addrspace(3) @s, ptr %map, i32 16, i32 5, i64 0, i1 false)
  call void @llvm.nvvm.cp.async.bulk.commit.group()\n  call void @llvm.nvvm.cp.async.bulk.wait.group(i32 0)\n  br label %end\nend:\n"
        );
        let tile: Vec<u32> = (0..256).map(|k| (k as f32).to_bits()).collect();
        let (text, l) = with_map(&body, map, bytes(&data), bytes(&tile));
        let out = words(&same(&text, "sm_90a", &l)[0]);
        for row in 0..10 {
            for col in 0..48 {
                let at = row * 48 + col;
                let inside = row >= 5 && (16..40).contains(&col);
                let new = if inside { ((row - 5) * 32 + col - 16) as f32 } else { 0.0 };
                let old = f32::from_bits(data[at]);
                let expected = if !inside {
                    old
                } else if reduce {
                    old + new
                } else {
                    new
                };
                assert_eq!(f32::from_bits(out[at]), expected, "{row} {col}");
            }
        }
    }
}
