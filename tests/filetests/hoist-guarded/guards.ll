; RUN: opt -passes='hoist-guarded'
; What only a guarded block computes, of values that the loop does not change, is computed before the loop; of an address in two steps the
; invariant one. Loads, divisions that may trap and what other threads are asked stay.
target triple = "nvptx64-nvidia-cuda"

declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
declare i32 @llvm.nvvm.shfl.sync.down.i32(i32, i32, i32, i32)
declare i32 @llvm.umin.i32(i32, i32)

define void @sum(ptr addrspace(1) %p, i32 %n, i64 %base, i32 %m) {
entry:
  %i = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  br label %loop

loop:
  %s = phi i32 [ 1, %entry ], [ %next, %latch ]
  %all = add i32 %n, %m
  %c = icmp uge i32 %i, %s
  br i1 %c, label %guarded, label %latch

guarded:
  %x = mul i32 %n, %m
  %least = call i32 @llvm.umin.i32(i32 %x, i32 77)
  %d = sub i32 %i, %s
  %w = zext i32 %d to i64
  %a = getelementptr float, ptr addrspace(1) %p, i64 %w
  %b = getelementptr float, ptr addrspace(1) %a, i64 %base
  %v = load float, ptr addrspace(1) %b
  %q = udiv i32 %n, %m
  %h = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 -1, i32 %n, i32 1, i32 31)
  %t = add i32 %least, %q
  %u = add i32 %t, %h
  store i32 %u, ptr addrspace(1) %b
  br label %latch

latch:
  %next = shl i32 %s, 1
  %e = icmp ult i32 %next, %all
  br i1 %e, label %loop, label %out

out:
  ret void
}
; EXPECT
; target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; target triple = "nvptx64-nvidia-cuda"
;
; ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
; declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #0
;
; ; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
; declare i32 @llvm.nvvm.shfl.sync.down.i32(i32, i32, i32, i32) #1
;
; ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
; declare i32 @llvm.umin.i32(i32, i32) #2
;
; define void @sum(ptr addrspace(1) %p, i32 %n, i64 %base, i32 %m) {
; entry:
;   %i = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
;   %all = add i32 %n, %m
;   %x = mul i32 %n, %m
;   %least = call i32 @llvm.umin.i32(i32 %x, i32 77)
;   %0 = getelementptr float, ptr addrspace(1) %p, i64 %base
;   br label %loop
;
; loop:                                             ; preds = %latch, %entry
;   %s = phi i32 [ 1, %entry ], [ %next, %latch ]
;   %c = icmp uge i32 %i, %s
;   br i1 %c, label %guarded, label %latch
;
; guarded:                                          ; preds = %loop
;   %d = sub i32 %i, %s
;   %w = zext i32 %d to i64
;   %b = getelementptr float, ptr addrspace(1) %0, i64 %w
;   %v = load float, ptr addrspace(1) %b, align 4
;   %q = udiv i32 %n, %m
;   %h = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 -1, i32 %n, i32 1, i32 31)
;   %t = add i32 %least, %q
;   %u = add i32 %t, %h
;   store i32 %u, ptr addrspace(1) %b, align 4
;   br label %latch
;
; latch:                                            ; preds = %guarded, %loop
;   %next = shl i32 %s, 1
;   %e = icmp ult i32 %next, %all
;   br i1 %e, label %loop, label %out
;
; out:                                              ; preds = %latch
;   ret void
; }
;
; attributes #0 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
; attributes #1 = { convergent nocallback nounwind memory(inaccessiblemem: readwrite) }
; attributes #2 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
