//! Tensor memory as IR and as PTX: what is stored is loaded, products of 128 rows, and what is seen before a commit.

use crate::common::{bytes, faults, launch, same, words};
use warpc_columns::random::mix;
use warpc_interp::ErrorKind;

const DECLARES: &str = "declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32)
declare void @llvm.nvvm.tcgen05.alloc.shared.cg1(ptr addrspace(3), i32)
declare void @llvm.nvvm.tcgen05.dealloc.cg1(ptr addrspace(6), i32)
declare <16 x i32> @llvm.nvvm.tcgen05.ld.32x32b.x16(ptr addrspace(6), i1 immarg)
declare void @llvm.nvvm.tcgen05.st.32x32b.x16(ptr addrspace(6), <16 x i32>, i1 immarg)
declare void @llvm.nvvm.tcgen05.st.32x32b.x8(ptr addrspace(6), <8 x i32>, i1 immarg)
declare void @llvm.nvvm.tcgen05.wait.ld()
declare void @llvm.nvvm.tcgen05.wait.st()
declare void @llvm.nvvm.tcgen05.mma.shared(ptr addrspace(6), i64, i64, i32, i1, i32 immarg, i32 immarg, i32 immarg)
declare void @llvm.nvvm.tcgen05.mma.tensor(ptr addrspace(6), ptr addrspace(6), i64, i32, i1, i32 immarg, i32 immarg, i32 immarg)
declare void @llvm.nvvm.tcgen05.commit.shared.cg1(ptr addrspace(3))
declare void @llvm.nvvm.mbarrier.init.shared(ptr addrspace(3), i32)
declare i1 @llvm.nvvm.mbarrier.try.wait.parity.scope.cta.space.cta(ptr addrspace(3), i32)
";
/// 128 threads: an allocation of 64 columns, the address of the warp's lanes, `in` copied to shared memory.
const START: &str = "  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %w = zext i32 %t to i64
  %warp0 = icmp ult i32 %t, 32
  br i1 %warp0, label %first, label %then
first:
  call void @llvm.nvvm.tcgen05.alloc.shared.cg1(ptr addrspace(3) @where, i32 64)
  call void @llvm.nvvm.mbarrier.init.shared(ptr addrspace(3) @m, i32 1)
  br label %then
then:
  br label %copy
copy:
  %i = phi i64 [ 0, %then ], [ %next, %copy ]
  %line = mul i64 %w, 128
  %at = add i64 %line, %i
  %pi = getelementptr i8, ptr %in, i64 %at
  %qi = getelementptr i8, ptr addrspace(3) @s, i64 %at
  %vi = load i64, ptr %pi
  store i64 %vi, ptr addrspace(3) %qi
  %next = add i64 %i, 8
  %more = icmp ult i64 %next, 128
  br i1 %more, label %copy, label %go
go:
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %base = load i32, ptr addrspace(3) @where
  %wn = lshr i32 %t, 5
  %lane = shl i32 %wn, 21
  %own = or i32 %base, %lane
  %mine = inttoptr i32 %own to ptr addrspace(6)
  %all = inttoptr i32 %base to ptr addrspace(6)
  %afrag32 = add i32 %own, 32
  %afrag = inttoptr i32 %afrag32 to ptr addrspace(6)
  %ahere32 = add i32 %base, 32
  %ahere = inttoptr i32 %ahere32 to ptr addrspace(6)
  %s64 = ptrtoint ptr addrspace(3) @s to i64
  %s4 = lshr i64 %s64, 4
  %s14 = and i64 %s4, 16383
  %b14 = add i64 %s14, 512
  %o = mul i64 %w, 64
  %op = getelementptr i8, ptr %out, i64 %o
  %lane0 = icmp eq i32 %t, 0
";
const LOAD: &str = "  %v = call <16 x i32> @llvm.nvvm.tcgen05.ld.32x32b.x16(ptr addrspace(6) %mine, i1 false)
  call void @llvm.nvvm.tcgen05.wait.ld()
  store <16 x i32> %v, ptr %op, align 64
";
const END: &str = "  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br i1 %warp0, label %last, label %end
last:
  call void @llvm.nvvm.tcgen05.dealloc.cg1(ptr addrspace(6) %all, i32 64)
  br label %end
end:
";
const WAIT: &str = "  call void @llvm.nvvm.tcgen05.commit.shared.cg1(ptr addrspace(3) @m)
  br label %wait
wait:
  %done = call i1 @llvm.nvvm.mbarrier.try.wait.parity.scope.cta.space.cta(ptr addrspace(3) @m, i32 0)
  br i1 %done, label %ready, label %wait
ready:
";

fn kernel(body: &str) -> String {
    format!(
        "@s = addrspace(3) global [16384 x i8] undef, align 1024\n@where = addrspace(3) global i32 undef, align 4
@m = addrspace(3) global i64 undef, align 8\ndefine ptx_kernel void @k(ptr %out, ptr %in) {{\n{START}{body}{END}  ret void\n}}\n{DECLARES}"
    )
}
/// Stores 16 words of `in` a thread, from byte `at` of them on.
fn store_words(at: u32, from: &str) -> String {
    format!(
        "  %w{from}i = mul i64 %w, 64\n  %w{from}a = add i64 %w{from}i, {at}\n  %w{from}p = getelementptr i8, ptr %in, i64 %w{from}a\n  %w{from} = load <16 x i32>, ptr %w{from}p, align 64
  call void @llvm.nvvm.tcgen05.st.32x32b.x16(ptr addrspace(6) %{from}, <16 x i32> %w{from}, i1 false)\n  call void @llvm.nvvm.tcgen05.wait.st()\n"
    )
}

#[test]
fn words_come_back() {
    let input: Vec<u32> = (0..4096).map(|k| mix(k) as u32).collect();
    let l = launch(128, vec![vec![0; 8192], bytes(&input)]);
    let body = format!("{}{LOAD}", store_words(0, "mine"));
    assert_eq!(words(&same(&kernel(&body), "sm_100a", &l)[0]), input[..2048]);
    // Columns that are not allocated; lanes of another warp.
    let far = body.replace("%mine,", "%far,").replacen(
        "  %wminei",
        "  %far32 = add i32 %own, 60\n  %far = inttoptr i32 %far32 to ptr addrspace(6)\n  %wminei",
        1,
    );
    for e in faults(&kernel(&far), "sm_100a", &l) {
        assert_eq!(e.kind, ErrorKind::OutOfBounds, "{e}");
    }
    for e in faults(&kernel(&body.replace("%mine,", "%all,")), "sm_100a", &l) {
        assert_eq!(e.kind, ErrorKind::Undefined, "{e}");
    }
}

/// Words stored by lanes of their own and loaded in the other shapes, which have rows and columns of 16 lanes.
#[test]
fn words_of_other_shapes() {
    let input: Vec<u32> = (0..4096).map(|k| mix(k) as u32).collect();
    let l = launch(128, vec![vec![0; 8192], bytes(&input)]);
    let cases: [(&str, usize, &dyn Fn(usize, usize) -> (usize, usize)); 4] = [
        ("16x64b.x4", 4, &|l, r| (l / 4 + 8 * (l & 1), (l >> 1 & 1) + 2 * r)),
        ("16x128b.x2", 4, &|l, r| (l / 4 + 8 * (r & 1), l % 4 + 4 * (r >> 1))),
        ("16x256b.x2", 8, &|l, r| (l / 4 + 8 * (r >> 1 & 1), 2 * (l % 4) + (r & 1) + 8 * (r >> 2))),
        ("16x32bx2.x4", 4, &|l, r| (l % 16, r + if l < 16 { 0 } else { 5 })),
    ];
    for (shape, n, at) in cases {
        for half in [0, 16] {
            let name = format!("llvm.nvvm.tcgen05.ld.{shape}");
            let (split, split_type) = if shape.contains("bx2") { ("i64 5, ", "i64 immarg, ") } else { ("", "") };
            let body = format!(
                "{}  %h32 = add i32 %own, {}\n  %h = inttoptr i32 %h32 to ptr addrspace(6)
  %v = call <{n} x i32> @{name}(ptr addrspace(6) %h, {split}i1 false)\n  store <{n} x i32> %v, ptr %op, align 16\n",
                store_words(0, "mine"),
                half << 16
            );
            let text =
                kernel(&body) + &format!("declare <{n} x i32> @{name}(ptr addrspace(6), {split_type}i1 immarg)\n");
            let out = words(&same(&text, "sm_100a", &l)[0]);
            for t in 0..128 {
                for r in 0..n {
                    let (row, column) = at(t % 32, r);
                    let expected = input[(t / 32 * 32 + half + row) * 16 + column];
                    assert_eq!(out[t * 16 + r], expected, "{shape} thread {t} register {r}");
                }
            }
        }
    }
}

#[test]
fn products_of_128_rows() {
    // A of 128 by 16 halves by rows of 32 bytes (swizzled), B of 16 columns of them behind 8192 bytes; D of 16 columns.
    let small = |seed: u64| (mix(seed) % 9) as i32 - 4;
    let half = |v: i32| -> u16 {
        if v == 0 {
            return 0;
        }
        let f = (v as f32).to_bits();
        ((f >> 16 & 0x8000) | (((f >> 23 & 255) - 112) << 10) | (f >> 13 & 0x3ff)) as u16
    };
    let a = |r: usize, k: usize| small((r * 16 + k) as u64);
    let b = |k: usize, n: usize| small(100_000 + (k * 16 + n) as u64);
    let mut memory = vec![0u8; 16384];
    let mut put = |at: usize, line: usize, k: usize, v: i32| {
        // The two chunks of a line of 32 bytes change places every four lines.
        let at = at + line * 32 + ((k / 8) ^ (line / 4 % 2)) * 16 + k % 8 * 2;
        memory[at..at + 2].copy_from_slice(&half(v).to_le_bytes());
    };
    for k in 0..16 {
        (0..128).for_each(|r| put(0, r, k, a(r, k)));
        (0..16).for_each(|n| put(8192, n, k, b(k, n)));
    }
    // Stride 256 bytes from eight lines to the next, swizzle of 32 bytes.
    let desc = (1u64 << 46 | 16 << 32 | 6 << 61) as i64;
    let idesc = 1 << 4 | 2 << 17 | 8 << 24;
    let head = format!(
        "  %da = or i64 %s14, {desc}\n  %db = or i64 %b14, {desc}\n  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)\n"
    );
    let mma = |d_added: bool, negate: bool, here: bool| {
        let (name, t, v) = if here { ("tensor", "ptr addrspace(6)", "%ahere") } else { ("shared", "i64", "%da") };
        format!(
            "  call void @llvm.nvvm.tcgen05.mma.{name}(ptr addrspace(6) %all, {t} {v}, i64 %db, i32 {}, i1 {d_added}, i32 0, i32 1, i32 0)\n",
            idesc | (negate as i32) << 13
        )
    };
    let one = |body: &str, wait: bool| {
        let after = if wait { WAIT.split_once('\n').unwrap().1 } else { "" };
        let commit = if wait { WAIT.lines().next().unwrap() } else { "" };
        format!(
            "  br i1 %lane0, label %issue, label %issued\nissue:\n{body}{commit}\n  br label %issued\nissued:\n{after}"
        )
    };
    let product = |r: usize, n: usize| (0..16).map(|k| a(r, k) * b(k, n)).sum::<i32>();
    let check = |body: &str, memory: &[u8], expected: &dyn Fn(usize, usize) -> u32| {
        let out = words(&same(&kernel(body), "sm_100a", &launch(128, vec![vec![0; 8192], memory.to_vec()]))[0]);
        for r in 0..128 {
            for n in 0..16 {
                assert_eq!(out[r * 16 + n], expected(r, n), "row {r} column {n}\n{body}");
            }
        }
    };
    let float = |v: i32| (v as f32).to_bits();
    check(&format!("{head}{}{LOAD}", one(&mma(false, false, false), true)), &memory, &|r, n| float(product(r, n)));
    // Twice, the second time the negative: what is left is nothing.
    let both = format!("{}{}", mma(false, false, false), mma(true, true, false));
    check(&format!("{head}{}{LOAD}", one(&both, true)), &memory, &|_, _| 0);
    // Before the commit has arrived the old words are there.
    let early = format!("{}{head}{}{LOAD}", store_words(0, "mine"), one(&mma(false, false, false), false));
    check(&early, &memory, &|r, n| words(&memory)[r * 16 + n]);
    // A in tensor memory, two halves a column.
    let mut with_a = memory.clone();
    with_a.resize(24576, 0);
    for r in 0..128 {
        for k in 0..16 {
            let at = 16384 + r * 64 + k * 2;
            with_a[at..at + 2].copy_from_slice(&half(a(r, k)).to_le_bytes());
        }
    }
    let here = format!("{}{head}{}{LOAD}", store_words(16384, "afrag"), one(&mma(false, false, true), true));
    check(&here, &with_a, &|r, n| float(product(r, n)));
}
