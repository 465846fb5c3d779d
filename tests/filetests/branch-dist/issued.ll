; RUN: opt -passes='branch-dist'
; Arms that share one load and one store save a wait, but issue more: addresses and values are chosen, and they go apart three times.
; Those that share the work between them too are joined (@shared). A row of threads is mostly taken together (@row).
target triple = "nvptx64-nvidia-cuda"

declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
declare i32 @llvm.nvvm.read.ptx.sreg.tid.y()

define ptx_kernel void @waits(ptr addrspace(1) %p, ptr addrspace(1) %q, ptr addrspace(1) %o, i64 %n) {
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %w = zext i32 %t to i64
  %c = icmp eq i32 %t, 0
  br i1 %c, label %yes, label %no
yes:
  %yp = getelementptr float, ptr addrspace(1) %p, i64 %n
  %yv = load float, ptr addrspace(1) %yp
  %ys = getelementptr float, ptr addrspace(1) %o, i64 %w
  store float %yv, ptr addrspace(1) %ys
  br label %join
no:
  %at = add i64 %w, %n
  %np = getelementptr float, ptr addrspace(1) %q, i64 %at
  %nv = load float, ptr addrspace(1) %np
  %before = add i64 %at, -32
  %nb = getelementptr float, ptr addrspace(1) %q, i64 %before
  %bv = load float, ptr addrspace(1) %nb
  %d = fsub float %nv, %bv
  %h = fmul float %d, 0.5
  %s = fsub float %nv, %h
  %ns = getelementptr float, ptr addrspace(1) %o, i64 %at
  store float %s, ptr addrspace(1) %ns
  br label %join
join:
  ret void
}

define ptx_kernel void @shared(ptr addrspace(1) %p, ptr addrspace(1) %q, float %x, float %y) {
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %w = zext i32 %t to i64
  %c = icmp slt i32 %t, 7
  br i1 %c, label %yes, label %no
yes:
  %yp = getelementptr float, ptr addrspace(1) %p, i64 %w
  %yv = load float, ptr addrspace(1) %yp
  %ym = fmul float %yv, %x
  %ya = fadd float %ym, %y
  %yq = fdiv float %ya, %x
  store float %yq, ptr addrspace(1) %yp
  br label %join
no:
  %np = getelementptr float, ptr addrspace(1) %q, i64 %w
  %nv = load float, ptr addrspace(1) %np
  %nm = fmul float %nv, %x
  %na = fadd float %nm, %y
  %nq = fdiv float %na, %x
  store float %nq, ptr addrspace(1) %np
  br label %join
join:
  ret void
}

define ptx_kernel void @row(ptr addrspace(1) %p, ptr addrspace(1) %q, float %x, float %y, i32 %n) {
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %w = zext i32 %t to i64
  %r = call i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %rn = add i32 %r, %n
  %c = icmp slt i32 %rn, 7
  br i1 %c, label %yes, label %no
yes:
  %yp = getelementptr float, ptr addrspace(1) %p, i64 %w
  %yv = load float, ptr addrspace(1) %yp
  %ym = fmul float %yv, %x
  %ya = fadd float %ym, %y
  %yq = fdiv float %ya, %x
  store float %yq, ptr addrspace(1) %yp
  br label %join
no:
  %np = getelementptr float, ptr addrspace(1) %q, i64 %w
  %nv = load float, ptr addrspace(1) %np
  %nm = fmul float %nv, %x
  %na = fadd float %nm, %y
  %nq = fdiv float %na, %x
  store float %nq, ptr addrspace(1) %np
  br label %join
join:
  ret void
}
; EXPECT
; target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; target triple = "nvptx64-nvidia-cuda"
;
; ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
; declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #0
;
; ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
; declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.y() #0
;
; define ptx_kernel void @waits(ptr addrspace(1) %p, ptr addrspace(1) %q, ptr addrspace(1) %o, i64 %n) {
; entry:
;   %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
;   %w = zext i32 %t to i64
;   %c = icmp eq i32 %t, 0
;   br i1 %c, label %yes, label %no
;
; yes:                                              ; preds = %entry
;   %yp = getelementptr float, ptr addrspace(1) %p, i64 %n
;   %yv = load float, ptr addrspace(1) %yp, align 4
;   %ys = getelementptr float, ptr addrspace(1) %o, i64 %w
;   store float %yv, ptr addrspace(1) %ys, align 4
;   br label %join
;
; no:                                               ; preds = %entry
;   %at = add i64 %w, %n
;   %np = getelementptr float, ptr addrspace(1) %q, i64 %at
;   %nv = load float, ptr addrspace(1) %np, align 4
;   %before = add i64 %at, -32
;   %nb = getelementptr float, ptr addrspace(1) %q, i64 %before
;   %bv = load float, ptr addrspace(1) %nb, align 4
;   %d = fsub float %nv, %bv
;   %h = fmul float %d, 5.000000e-01
;   %s = fsub float %nv, %h
;   %ns = getelementptr float, ptr addrspace(1) %o, i64 %at
;   store float %s, ptr addrspace(1) %ns, align 4
;   br label %join
;
; join:                                             ; preds = %no, %yes
;   ret void
; }
;
; define ptx_kernel void @shared(ptr addrspace(1) %p, ptr addrspace(1) %q, float %x, float %y) {
; entry:
;   %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
;   %w = zext i32 %t to i64
;   %c = icmp slt i32 %t, 7
;   %0 = select i1 %c, ptr addrspace(1) %p, ptr addrspace(1) %q
;   %yp = getelementptr float, ptr addrspace(1) %0, i64 %w
;   %yv = load float, ptr addrspace(1) %yp, align 4
;   %ym = fmul float %yv, %x
;   %ya = fadd float %ym, %y
;   %yq = fdiv float %ya, %x
;   store float %yq, ptr addrspace(1) %yp, align 4
;   br label %join
;
; join:                                             ; preds = %entry
;   ret void
; }
;
; define ptx_kernel void @row(ptr addrspace(1) %p, ptr addrspace(1) %q, float %x, float %y, i32 %n) {
; entry:
;   %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
;   %w = zext i32 %t to i64
;   %r = call i32 @llvm.nvvm.read.ptx.sreg.tid.y()
;   %rn = add i32 %r, %n
;   %c = icmp slt i32 %rn, 7
;   br i1 %c, label %yes, label %no
;
; yes:                                              ; preds = %entry
;   %yp = getelementptr float, ptr addrspace(1) %p, i64 %w
;   %yv = load float, ptr addrspace(1) %yp, align 4
;   %ym = fmul float %yv, %x
;   %ya = fadd float %ym, %y
;   %yq = fdiv float %ya, %x
;   store float %yq, ptr addrspace(1) %yp, align 4
;   br label %join
;
; no:                                               ; preds = %entry
;   %np = getelementptr float, ptr addrspace(1) %q, i64 %w
;   %nv = load float, ptr addrspace(1) %np, align 4
;   %nm = fmul float %nv, %x
;   %na = fadd float %nm, %y
;   %nq = fdiv float %na, %x
;   store float %nq, ptr addrspace(1) %np, align 4
;   br label %join
;
; join:                                             ; preds = %no, %yes
;   ret void
; }
;
; attributes #0 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
