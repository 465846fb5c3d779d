; RUN: opt -passes='rematerialization'
; Two blocks of 1,024 threads leave 32 registers: sixteen numbers of 64 bits and a sum are too many. Without bounds they are not.
target triple = "nvptx64-nvidia-cuda"

declare void @llvm.nvvm.barrier0()

define ptx_kernel void @bound(ptr addrspace(1) %p, i32 %a) #0 {
entry:
  %sum = add i32 %a, 5
  %g0 = getelementptr i64, ptr addrspace(1) %p, i64 0
  %v0 = load volatile i64, ptr addrspace(1) %g0, align 8
  %g1 = getelementptr i64, ptr addrspace(1) %p, i64 1
  %v1 = load volatile i64, ptr addrspace(1) %g1, align 8
  %g2 = getelementptr i64, ptr addrspace(1) %p, i64 2
  %v2 = load volatile i64, ptr addrspace(1) %g2, align 8
  %g3 = getelementptr i64, ptr addrspace(1) %p, i64 3
  %v3 = load volatile i64, ptr addrspace(1) %g3, align 8
  %g4 = getelementptr i64, ptr addrspace(1) %p, i64 4
  %v4 = load volatile i64, ptr addrspace(1) %g4, align 8
  %g5 = getelementptr i64, ptr addrspace(1) %p, i64 5
  %v5 = load volatile i64, ptr addrspace(1) %g5, align 8
  %g6 = getelementptr i64, ptr addrspace(1) %p, i64 6
  %v6 = load volatile i64, ptr addrspace(1) %g6, align 8
  %g7 = getelementptr i64, ptr addrspace(1) %p, i64 7
  %v7 = load volatile i64, ptr addrspace(1) %g7, align 8
  %g8 = getelementptr i64, ptr addrspace(1) %p, i64 8
  %v8 = load volatile i64, ptr addrspace(1) %g8, align 8
  %g9 = getelementptr i64, ptr addrspace(1) %p, i64 9
  %v9 = load volatile i64, ptr addrspace(1) %g9, align 8
  %g10 = getelementptr i64, ptr addrspace(1) %p, i64 10
  %v10 = load volatile i64, ptr addrspace(1) %g10, align 8
  %g11 = getelementptr i64, ptr addrspace(1) %p, i64 11
  %v11 = load volatile i64, ptr addrspace(1) %g11, align 8
  %g12 = getelementptr i64, ptr addrspace(1) %p, i64 12
  %v12 = load volatile i64, ptr addrspace(1) %g12, align 8
  %g13 = getelementptr i64, ptr addrspace(1) %p, i64 13
  %v13 = load volatile i64, ptr addrspace(1) %g13, align 8
  %g14 = getelementptr i64, ptr addrspace(1) %p, i64 14
  %v14 = load volatile i64, ptr addrspace(1) %g14, align 8
  %g15 = getelementptr i64, ptr addrspace(1) %p, i64 15
  %v15 = load volatile i64, ptr addrspace(1) %g15, align 8
  store volatile i32 %sum, ptr addrspace(1) %p, align 4
  %c = icmp eq i32 %a, 0
  br i1 %c, label %middle, label %last

middle:
  call void @llvm.nvvm.barrier0()
  br label %last

last:
  store volatile i64 %v0, ptr addrspace(1) %p, align 8
  store volatile i64 %v1, ptr addrspace(1) %p, align 8
  store volatile i64 %v2, ptr addrspace(1) %p, align 8
  store volatile i64 %v3, ptr addrspace(1) %p, align 8
  store volatile i64 %v4, ptr addrspace(1) %p, align 8
  store volatile i64 %v5, ptr addrspace(1) %p, align 8
  store volatile i64 %v6, ptr addrspace(1) %p, align 8
  store volatile i64 %v7, ptr addrspace(1) %p, align 8
  store volatile i64 %v8, ptr addrspace(1) %p, align 8
  store volatile i64 %v9, ptr addrspace(1) %p, align 8
  store volatile i64 %v10, ptr addrspace(1) %p, align 8
  store volatile i64 %v11, ptr addrspace(1) %p, align 8
  store volatile i64 %v12, ptr addrspace(1) %p, align 8
  store volatile i64 %v13, ptr addrspace(1) %p, align 8
  store volatile i64 %v14, ptr addrspace(1) %p, align 8
  store volatile i64 %v15, ptr addrspace(1) %p, align 8
  store volatile i32 %sum, ptr addrspace(1) %p, align 4
  store volatile i32 %a, ptr addrspace(1) %p, align 4
  ret void
}

define ptx_kernel void @free(ptr addrspace(1) %p, i32 %a) {
entry:
  %sum = add i32 %a, 5
  %g0 = getelementptr i64, ptr addrspace(1) %p, i64 0
  %v0 = load volatile i64, ptr addrspace(1) %g0, align 8
  %g1 = getelementptr i64, ptr addrspace(1) %p, i64 1
  %v1 = load volatile i64, ptr addrspace(1) %g1, align 8
  %g2 = getelementptr i64, ptr addrspace(1) %p, i64 2
  %v2 = load volatile i64, ptr addrspace(1) %g2, align 8
  %g3 = getelementptr i64, ptr addrspace(1) %p, i64 3
  %v3 = load volatile i64, ptr addrspace(1) %g3, align 8
  %g4 = getelementptr i64, ptr addrspace(1) %p, i64 4
  %v4 = load volatile i64, ptr addrspace(1) %g4, align 8
  %g5 = getelementptr i64, ptr addrspace(1) %p, i64 5
  %v5 = load volatile i64, ptr addrspace(1) %g5, align 8
  %g6 = getelementptr i64, ptr addrspace(1) %p, i64 6
  %v6 = load volatile i64, ptr addrspace(1) %g6, align 8
  %g7 = getelementptr i64, ptr addrspace(1) %p, i64 7
  %v7 = load volatile i64, ptr addrspace(1) %g7, align 8
  %g8 = getelementptr i64, ptr addrspace(1) %p, i64 8
  %v8 = load volatile i64, ptr addrspace(1) %g8, align 8
  %g9 = getelementptr i64, ptr addrspace(1) %p, i64 9
  %v9 = load volatile i64, ptr addrspace(1) %g9, align 8
  %g10 = getelementptr i64, ptr addrspace(1) %p, i64 10
  %v10 = load volatile i64, ptr addrspace(1) %g10, align 8
  %g11 = getelementptr i64, ptr addrspace(1) %p, i64 11
  %v11 = load volatile i64, ptr addrspace(1) %g11, align 8
  %g12 = getelementptr i64, ptr addrspace(1) %p, i64 12
  %v12 = load volatile i64, ptr addrspace(1) %g12, align 8
  %g13 = getelementptr i64, ptr addrspace(1) %p, i64 13
  %v13 = load volatile i64, ptr addrspace(1) %g13, align 8
  %g14 = getelementptr i64, ptr addrspace(1) %p, i64 14
  %v14 = load volatile i64, ptr addrspace(1) %g14, align 8
  %g15 = getelementptr i64, ptr addrspace(1) %p, i64 15
  %v15 = load volatile i64, ptr addrspace(1) %g15, align 8
  store volatile i32 %sum, ptr addrspace(1) %p, align 4
  %c = icmp eq i32 %a, 0
  br i1 %c, label %middle, label %last

middle:
  call void @llvm.nvvm.barrier0()
  br label %last

last:
  store volatile i64 %v0, ptr addrspace(1) %p, align 8
  store volatile i64 %v1, ptr addrspace(1) %p, align 8
  store volatile i64 %v2, ptr addrspace(1) %p, align 8
  store volatile i64 %v3, ptr addrspace(1) %p, align 8
  store volatile i64 %v4, ptr addrspace(1) %p, align 8
  store volatile i64 %v5, ptr addrspace(1) %p, align 8
  store volatile i64 %v6, ptr addrspace(1) %p, align 8
  store volatile i64 %v7, ptr addrspace(1) %p, align 8
  store volatile i64 %v8, ptr addrspace(1) %p, align 8
  store volatile i64 %v9, ptr addrspace(1) %p, align 8
  store volatile i64 %v10, ptr addrspace(1) %p, align 8
  store volatile i64 %v11, ptr addrspace(1) %p, align 8
  store volatile i64 %v12, ptr addrspace(1) %p, align 8
  store volatile i64 %v13, ptr addrspace(1) %p, align 8
  store volatile i64 %v14, ptr addrspace(1) %p, align 8
  store volatile i64 %v15, ptr addrspace(1) %p, align 8
  store volatile i32 %sum, ptr addrspace(1) %p, align 4
  store volatile i32 %a, ptr addrspace(1) %p, align 4
  ret void
}

attributes #0 = { "nvvm.maxntid"="1024" "nvvm.minctasm"="2" }
; EXPECT
; target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; target triple = "nvptx64-nvidia-cuda"
;
; define ptx_kernel void @bound(ptr addrspace(1) %p, i32 %a) #0 {
; entry:
;   %sum = add i32 %a, 5
;   %g0 = getelementptr i64, ptr addrspace(1) %p, i64 0
;   %v0 = load volatile i64, ptr addrspace(1) %g0, align 8
;   %g1 = getelementptr i64, ptr addrspace(1) %p, i64 1
;   %v1 = load volatile i64, ptr addrspace(1) %g1, align 8
;   %g2 = getelementptr i64, ptr addrspace(1) %p, i64 2
;   %v2 = load volatile i64, ptr addrspace(1) %g2, align 8
;   %g3 = getelementptr i64, ptr addrspace(1) %p, i64 3
;   %v3 = load volatile i64, ptr addrspace(1) %g3, align 8
;   %g4 = getelementptr i64, ptr addrspace(1) %p, i64 4
;   %v4 = load volatile i64, ptr addrspace(1) %g4, align 8
;   %g5 = getelementptr i64, ptr addrspace(1) %p, i64 5
;   %v5 = load volatile i64, ptr addrspace(1) %g5, align 8
;   %g6 = getelementptr i64, ptr addrspace(1) %p, i64 6
;   %v6 = load volatile i64, ptr addrspace(1) %g6, align 8
;   %g7 = getelementptr i64, ptr addrspace(1) %p, i64 7
;   %v7 = load volatile i64, ptr addrspace(1) %g7, align 8
;   %g8 = getelementptr i64, ptr addrspace(1) %p, i64 8
;   %v8 = load volatile i64, ptr addrspace(1) %g8, align 8
;   %g9 = getelementptr i64, ptr addrspace(1) %p, i64 9
;   %v9 = load volatile i64, ptr addrspace(1) %g9, align 8
;   %g10 = getelementptr i64, ptr addrspace(1) %p, i64 10
;   %v10 = load volatile i64, ptr addrspace(1) %g10, align 8
;   %g11 = getelementptr i64, ptr addrspace(1) %p, i64 11
;   %v11 = load volatile i64, ptr addrspace(1) %g11, align 8
;   %g12 = getelementptr i64, ptr addrspace(1) %p, i64 12
;   %v12 = load volatile i64, ptr addrspace(1) %g12, align 8
;   %g13 = getelementptr i64, ptr addrspace(1) %p, i64 13
;   %v13 = load volatile i64, ptr addrspace(1) %g13, align 8
;   %g14 = getelementptr i64, ptr addrspace(1) %p, i64 14
;   %v14 = load volatile i64, ptr addrspace(1) %g14, align 8
;   %g15 = getelementptr i64, ptr addrspace(1) %p, i64 15
;   %v15 = load volatile i64, ptr addrspace(1) %g15, align 8
;   store volatile i32 %sum, ptr addrspace(1) %p, align 4
;   %c = icmp eq i32 %a, 0
;   br i1 %c, label %middle, label %last
;
; middle:                                           ; preds = %entry
;   call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
;   br label %last
;
; last:                                             ; preds = %middle, %entry
;   store volatile i64 %v0, ptr addrspace(1) %p, align 8
;   store volatile i64 %v1, ptr addrspace(1) %p, align 8
;   store volatile i64 %v2, ptr addrspace(1) %p, align 8
;   store volatile i64 %v3, ptr addrspace(1) %p, align 8
;   store volatile i64 %v4, ptr addrspace(1) %p, align 8
;   store volatile i64 %v5, ptr addrspace(1) %p, align 8
;   store volatile i64 %v6, ptr addrspace(1) %p, align 8
;   store volatile i64 %v7, ptr addrspace(1) %p, align 8
;   store volatile i64 %v8, ptr addrspace(1) %p, align 8
;   store volatile i64 %v9, ptr addrspace(1) %p, align 8
;   store volatile i64 %v10, ptr addrspace(1) %p, align 8
;   store volatile i64 %v11, ptr addrspace(1) %p, align 8
;   store volatile i64 %v12, ptr addrspace(1) %p, align 8
;   store volatile i64 %v13, ptr addrspace(1) %p, align 8
;   store volatile i64 %v14, ptr addrspace(1) %p, align 8
;   store volatile i64 %v15, ptr addrspace(1) %p, align 8
;   %sum.remat = add i32 %a, 5
;   store volatile i32 %sum.remat, ptr addrspace(1) %p, align 4
;   store volatile i32 %a, ptr addrspace(1) %p, align 4
;   ret void
; }
;
; define ptx_kernel void @free(ptr addrspace(1) %p, i32 %a) {
; entry:
;   %sum = add i32 %a, 5
;   %g0 = getelementptr i64, ptr addrspace(1) %p, i64 0
;   %v0 = load volatile i64, ptr addrspace(1) %g0, align 8
;   %g1 = getelementptr i64, ptr addrspace(1) %p, i64 1
;   %v1 = load volatile i64, ptr addrspace(1) %g1, align 8
;   %g2 = getelementptr i64, ptr addrspace(1) %p, i64 2
;   %v2 = load volatile i64, ptr addrspace(1) %g2, align 8
;   %g3 = getelementptr i64, ptr addrspace(1) %p, i64 3
;   %v3 = load volatile i64, ptr addrspace(1) %g3, align 8
;   %g4 = getelementptr i64, ptr addrspace(1) %p, i64 4
;   %v4 = load volatile i64, ptr addrspace(1) %g4, align 8
;   %g5 = getelementptr i64, ptr addrspace(1) %p, i64 5
;   %v5 = load volatile i64, ptr addrspace(1) %g5, align 8
;   %g6 = getelementptr i64, ptr addrspace(1) %p, i64 6
;   %v6 = load volatile i64, ptr addrspace(1) %g6, align 8
;   %g7 = getelementptr i64, ptr addrspace(1) %p, i64 7
;   %v7 = load volatile i64, ptr addrspace(1) %g7, align 8
;   %g8 = getelementptr i64, ptr addrspace(1) %p, i64 8
;   %v8 = load volatile i64, ptr addrspace(1) %g8, align 8
;   %g9 = getelementptr i64, ptr addrspace(1) %p, i64 9
;   %v9 = load volatile i64, ptr addrspace(1) %g9, align 8
;   %g10 = getelementptr i64, ptr addrspace(1) %p, i64 10
;   %v10 = load volatile i64, ptr addrspace(1) %g10, align 8
;   %g11 = getelementptr i64, ptr addrspace(1) %p, i64 11
;   %v11 = load volatile i64, ptr addrspace(1) %g11, align 8
;   %g12 = getelementptr i64, ptr addrspace(1) %p, i64 12
;   %v12 = load volatile i64, ptr addrspace(1) %g12, align 8
;   %g13 = getelementptr i64, ptr addrspace(1) %p, i64 13
;   %v13 = load volatile i64, ptr addrspace(1) %g13, align 8
;   %g14 = getelementptr i64, ptr addrspace(1) %p, i64 14
;   %v14 = load volatile i64, ptr addrspace(1) %g14, align 8
;   %g15 = getelementptr i64, ptr addrspace(1) %p, i64 15
;   %v15 = load volatile i64, ptr addrspace(1) %g15, align 8
;   store volatile i32 %sum, ptr addrspace(1) %p, align 4
;   %c = icmp eq i32 %a, 0
;   br i1 %c, label %middle, label %last
;
; middle:                                           ; preds = %entry
;   call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
;   br label %last
;
; last:                                             ; preds = %middle, %entry
;   store volatile i64 %v0, ptr addrspace(1) %p, align 8
;   store volatile i64 %v1, ptr addrspace(1) %p, align 8
;   store volatile i64 %v2, ptr addrspace(1) %p, align 8
;   store volatile i64 %v3, ptr addrspace(1) %p, align 8
;   store volatile i64 %v4, ptr addrspace(1) %p, align 8
;   store volatile i64 %v5, ptr addrspace(1) %p, align 8
;   store volatile i64 %v6, ptr addrspace(1) %p, align 8
;   store volatile i64 %v7, ptr addrspace(1) %p, align 8
;   store volatile i64 %v8, ptr addrspace(1) %p, align 8
;   store volatile i64 %v9, ptr addrspace(1) %p, align 8
;   store volatile i64 %v10, ptr addrspace(1) %p, align 8
;   store volatile i64 %v11, ptr addrspace(1) %p, align 8
;   store volatile i64 %v12, ptr addrspace(1) %p, align 8
;   store volatile i64 %v13, ptr addrspace(1) %p, align 8
;   store volatile i64 %v14, ptr addrspace(1) %p, align 8
;   store volatile i64 %v15, ptr addrspace(1) %p, align 8
;   store volatile i32 %sum, ptr addrspace(1) %p, align 4
;   store volatile i32 %a, ptr addrspace(1) %p, align 4
;   ret void
; }
;
; ; Function Attrs: convergent nocallback nounwind
; declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #1
;
; attributes #0 = { "nvvm.maxntid"="1024" "nvvm.minctasm"="2" }
; attributes #1 = { convergent nocallback nounwind }
