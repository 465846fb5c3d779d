; RUN: opt -passes=mldst-motion
; No store passes a barrier, a load of its memory, or a call that may not return; volatile and atomic stores stay.
target triple = "nvptx64-nvidia-cuda"
declare void @llvm.nvvm.barrier0()
declare void @stop() nounwind memory(inaccessiblemem: readwrite)
define void @barrier(i1 %c, ptr addrspace(3) %p, i32 %x) {
head:
  br i1 %c, label %left, label %right
left:
  store i32 %x, ptr addrspace(3) %p
  call void @llvm.nvvm.barrier0()
  br label %tail
right:
  store i32 1, ptr addrspace(3) %p
  br label %tail
tail:
  ret void
}
define i32 @load(i1 %c, ptr %p, ptr %q, i32 %x) {
head:
  br i1 %c, label %left, label %right
left:
  store i32 %x, ptr %p
  %l = load i32, ptr %q
  br label %tail
right:
  store i32 1, ptr %p
  br label %tail
tail:
  %r = phi i32 [ %l, %left ], [ 0, %right ]
  ret i32 %r
}
define void @stops(i1 %c, ptr %p, i32 %x) {
head:
  br i1 %c, label %left, label %right
left:
  store i32 %x, ptr %p
  call void @stop()
  br label %tail
right:
  store i32 1, ptr %p
  br label %tail
tail:
  ret void
}
define void @volatile(i1 %c, ptr %p, ptr %q, i32 %x) {
head:
  br i1 %c, label %left, label %right
left:
  store volatile i32 %x, ptr %p
  store atomic i32 %x, ptr %q monotonic, align 4
  br label %tail
right:
  store volatile i32 1, ptr %p
  store atomic i32 1, ptr %q monotonic, align 4
  br label %tail
tail:
  ret void
}
; EXPECT
; target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; target triple = "nvptx64-nvidia-cuda"
;
; ; Function Attrs: nounwind memory(inaccessiblemem: readwrite)
; declare void @stop() #0
;
; define void @barrier(i1 %c, ptr addrspace(3) %p, i32 %x) {
; head:
;   br i1 %c, label %left, label %right
;
; left:                                             ; preds = %head
;   store i32 %x, ptr addrspace(3) %p, align 4
;   call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
;   br label %tail
;
; right:                                            ; preds = %head
;   store i32 1, ptr addrspace(3) %p, align 4
;   br label %tail
;
; tail:                                             ; preds = %right, %left
;   ret void
; }
;
; define i32 @load(i1 %c, ptr %p, ptr %q, i32 %x) {
; head:
;   br i1 %c, label %left, label %right
;
; left:                                             ; preds = %head
;   store i32 %x, ptr %p, align 4
;   %l = load i32, ptr %q, align 4
;   br label %tail
;
; right:                                            ; preds = %head
;   store i32 1, ptr %p, align 4
;   br label %tail
;
; tail:                                             ; preds = %right, %left
;   %r = phi i32 [ %l, %left ], [ 0, %right ]
;   ret i32 %r
; }
;
; define void @stops(i1 %c, ptr %p, i32 %x) {
; head:
;   br i1 %c, label %left, label %right
;
; left:                                             ; preds = %head
;   store i32 %x, ptr %p, align 4
;   call void @stop()
;   br label %tail
;
; right:                                            ; preds = %head
;   store i32 1, ptr %p, align 4
;   br label %tail
;
; tail:                                             ; preds = %right, %left
;   ret void
; }
;
; define void @volatile(i1 %c, ptr %p, ptr %q, i32 %x) {
; head:
;   br i1 %c, label %left, label %right
;
; left:                                             ; preds = %head
;   store volatile i32 %x, ptr %p, align 4
;   store atomic i32 %x, ptr %q monotonic, align 4
;   br label %tail
;
; right:                                            ; preds = %head
;   store volatile i32 1, ptr %p, align 4
;   store atomic i32 1, ptr %q monotonic, align 4
;   br label %tail
;
; tail:                                             ; preds = %right, %left
;   ret void
; }
;
; ; Function Attrs: convergent nocallback nounwind
; declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #1
;
; attributes #0 = { nounwind memory(inaccessiblemem: readwrite) }
; attributes #1 = { convergent nocallback nounwind }
