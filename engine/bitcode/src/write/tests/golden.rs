//! The bytes of one small module, which llvm-dis 22 and llvm-bcanalyzer 22 read as what it is.

const TEXT: &str = "target triple = \"nvptx64-nvidia-cuda\"
@table = internal addrspace(4) constant [4 x i32] [i32 1, i32 -2, i32 3, i32 4], align 4
define ptx_kernel void @scale(ptr addrspace(1) noalias captures(none) %data, float %by, i32 %n) #0 {
entry:
  %id = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %in = icmp ult i32 %id, %n
  br i1 %in, label %work, label %done, !prof !0
work:
  %at = getelementptr inbounds float, ptr addrspace(1) %data, i32 %id
  %old = load float, ptr addrspace(1) %at, align 4
  %new = fmul contract float %old, %by
  store float %new, ptr addrspace(1) %at, align 4
  br label %done
done:
  ret void
}
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
attributes #0 = { nounwind \"target-cpu\"=\"sm_90\" }
!0 = !{!\"branch_weights\", i32 9, i32 1}
";

/// Sixteen words a line.
const BYTES: &str = include_str!("golden.hex");

#[test]
fn a_small_module_has_these_bytes() {
    let bytes = super::written(TEXT);
    let lines = bytes.chunks(64).map(|line| line.iter().map(|b| format!("{b:02x}")).collect::<String>() + "\n");
    assert_eq!(lines.collect::<String>(), BYTES);
}
