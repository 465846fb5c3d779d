; RUN: opt -passes='simplifycfg'
; Conditionals in a row that store to one place: one store, where either holds; not where something between may see the first store.
target triple = "nvptx64-nvidia-cuda"
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32)

define void @flags(float %a, float %b, float %c, float %d, float %e, float %g, ptr addrspace(1) noalias %p) {
entry:
  %c1 = fcmp une float %a, %b
  br i1 %c1, label %t1, label %m1
t1:
  store i8 1, ptr addrspace(1) %p
  br label %m1
m1:
  %c2 = fcmp une float %c, %d
  br i1 %c2, label %t2, label %m2
t2:
  store i8 1, ptr addrspace(1) %p
  br label %m2
m2:
  %c3 = fcmp une float %e, %g
  br i1 %c3, label %m3, label %t3
t3:
  store i8 1, ptr addrspace(1) %p
  br label %m3
m3:
  ret void
}

; Other values, the first of which is computed where it is stored; the end has a phi.
define i32 @values(i1 %c1, i1 %c2, i32 %x, ptr %p) {
entry:
  br i1 %c1, label %t1, label %m1
t1:
  %v = add nsw i32 %x, 1
  store i32 %v, ptr %p
  br label %m1
m1:
  br i1 %c2, label %t2, label %m2
t2:
  %w = mul i32 %x, %x
  store i32 %w, ptr %p
  br label %m2
m2:
  %r = phi i32 [ %w, %t2 ], [ 7, %m1 ]
  ret i32 %r
}

; Threads meet between the stores.
define void @barrier(i1 %c1, i1 %c2, ptr %p) {
entry:
  br i1 %c1, label %t1, label %m1
t1:
  store i32 1, ptr %p
  br label %m1
m1:
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br i1 %c2, label %t2, label %m2
t2:
  store i32 2, ptr %p
  br label %m2
m2:
  ret void
}

; What was stored is read.
define i32 @read(i1 %c1, i1 %c2, ptr %p) {
entry:
  br i1 %c1, label %t1, label %m1
t1:
  store i32 1, ptr %p
  br label %m1
m1:
  %v = load i32, ptr %p
  br i1 %c2, label %t2, label %m2
t2:
  store i32 2, ptr %p
  br label %m2
m2:
  ret i32 %v
}

; Every store counts.
define void @volatile(i1 %c1, i1 %c2, ptr %p) {
entry:
  br i1 %c1, label %t1, label %m1
t1:
  store volatile i32 1, ptr %p
  br label %m1
m1:
  br i1 %c2, label %t2, label %m2
t2:
  store volatile i32 2, ptr %p
  br label %m2
m2:
  ret void
}

; Other places, and other sizes.
define void @places(i1 %c1, i1 %c2, ptr %p, ptr %q) {
entry:
  br i1 %c1, label %t1, label %m1
t1:
  store i32 1, ptr %p
  br label %m1
m1:
  br i1 %c2, label %t2, label %m2
t2:
  store i32 2, ptr %q
  br label %m2
m2:
  br i1 %c1, label %t3, label %m3
t3:
  store i8 1, ptr %q
  br label %m3
m3:
  ret void
}
; EXPECT
; target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; target triple = "nvptx64-nvidia-cuda"
;
; ; Function Attrs: convergent nocallback nounwind
; declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #0
;
; define void @flags(float %a, float %b, float %c, float %d, float %e, float %g, ptr addrspace(1) noalias %p) {
; entry:
;   %c1 = fcmp une float %a, %b
;   %c2 = fcmp une float %c, %d
;   %0 = or i1 %c1, %c2
;   %c3 = fcmp une float %e, %g
;   %1 = xor i1 %c3, true
;   %2 = or i1 %0, %1
;   br i1 %2, label %t3, label %m3
;
; t3:                                               ; preds = %entry
;   store i8 1, ptr addrspace(1) %p, align 1
;   br label %m3
;
; m3:                                               ; preds = %t3, %entry
;   ret void
; }
;
; define i32 @values(i1 %c1, i1 %c2, i32 %x, ptr %p) {
; entry:
;   %v = add nsw i32 %x, 1
;   %0 = select i1 %c1, i32 %v, i32 poison
;   %1 = or i1 %c1, %c2
;   br i1 %1, label %t2, label %m2
;
; t2:                                               ; preds = %entry
;   %w = mul i32 %x, %x
;   %2 = select i1 %c2, i32 %w, i32 %0
;   store i32 %2, ptr %p, align 4
;   %3 = select i1 %c2, i32 %w, i32 7
;   br label %m2
;
; m2:                                               ; preds = %t2, %entry
;   %r = phi i32 [ %3, %t2 ], [ 7, %entry ]
;   ret i32 %r
; }
;
; define void @barrier(i1 %c1, i1 %c2, ptr %p) {
; entry:
;   br i1 %c1, label %t1, label %m1
;
; t1:                                               ; preds = %entry
;   store i32 1, ptr %p, align 4
;   br label %m1
;
; m1:                                               ; preds = %t1, %entry
;   call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
;   br i1 %c2, label %t2, label %m2
;
; t2:                                               ; preds = %m1
;   store i32 2, ptr %p, align 4
;   br label %m2
;
; m2:                                               ; preds = %t2, %m1
;   ret void
; }
;
; define i32 @read(i1 %c1, i1 %c2, ptr %p) {
; entry:
;   br i1 %c1, label %t1, label %m1
;
; t1:                                               ; preds = %entry
;   store i32 1, ptr %p, align 4
;   br label %m1
;
; m1:                                               ; preds = %t1, %entry
;   %v = load i32, ptr %p, align 4
;   br i1 %c2, label %t2, label %m2
;
; t2:                                               ; preds = %m1
;   store i32 2, ptr %p, align 4
;   br label %m2
;
; m2:                                               ; preds = %t2, %m1
;   ret i32 %v
; }
;
; define void @volatile(i1 %c1, i1 %c2, ptr %p) {
; entry:
;   br i1 %c1, label %t1, label %m1
;
; t1:                                               ; preds = %entry
;   store volatile i32 1, ptr %p, align 4
;   br label %m1
;
; m1:                                               ; preds = %t1, %entry
;   br i1 %c2, label %t2, label %m2
;
; t2:                                               ; preds = %m1
;   store volatile i32 2, ptr %p, align 4
;   br label %m2
;
; m2:                                               ; preds = %t2, %m1
;   ret void
; }
;
; define void @places(i1 %c1, i1 %c2, ptr %p, ptr %q) {
; entry:
;   br i1 %c1, label %t1, label %m1
;
; t1:                                               ; preds = %entry
;   store i32 1, ptr %p, align 4
;   br label %m1
;
; m1:                                               ; preds = %t1, %entry
;   br i1 %c2, label %t2, label %m2
;
; t2:                                               ; preds = %m1
;   store i32 2, ptr %q, align 4
;   br label %m2
;
; m2:                                               ; preds = %t2, %m1
;   br i1 %c1, label %t3, label %m3
;
; t3:                                               ; preds = %m2
;   store i8 1, ptr %q, align 1
;   br label %m3
;
; m3:                                               ; preds = %t3, %m2
;   ret void
; }
;
; attributes #0 = { convergent nocallback nounwind }
