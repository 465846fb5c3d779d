; RUN: opt -passes=fix-irreducible
; The threads of a warp enter the cycle in different places; the vote is reached under the same conditions as before.
target triple = "nvptx64-nvidia-cuda"
define ptx_kernel void @kernel(ptr addrspace(1) %out, i32 %n) {
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %even = icmp ult i32 %t, 16
  br i1 %even, label %first, label %second
first:
  %f = phi i32 [ 0, %entry ], [ %s.next, %second ]
  %sum = call i32 @llvm.nvvm.redux.sync.add(i32 %f, i32 65535)
  br label %second
second:
  %s = phi i32 [ %t, %entry ], [ %sum, %first ]
  %s.next = add i32 %s, 1
  %more = icmp ult i32 %s.next, %n
  br i1 %more, label %first, label %exit
exit:
  %at = getelementptr i32, ptr addrspace(1) %out, i32 %t
  store i32 %s.next, ptr addrspace(1) %at
  ret void
}
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
declare i32 @llvm.nvvm.redux.sync.add(i32, i32)
; EXPECT
; target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; target triple = "nvptx64-nvidia-cuda"
;
; define ptx_kernel void @kernel(ptr addrspace(1) %out, i32 %n) {
; entry:
;   %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
;   %even = icmp ult i32 %t, 16
;   %even.inv = xor i1 %even, true
;   br label %irr.guard
;
; first:                                            ; preds = %irr.guard, %second
;   %f = phi i32 [ %s.next, %second ], [ %f.moved, %irr.guard ]
;   %sum = call i32 @llvm.nvvm.redux.sync.add(i32 %f, i32 65535)
;   br label %irr.guard
;
; second:                                           ; preds = %irr.guard
;   %s.next = add i32 %s.moved, 1
;   %more = icmp ult i32 %s.next, %n
;   br i1 %more, label %first, label %exit
;
; exit:                                             ; preds = %second
;   %at = getelementptr i32, ptr addrspace(1) %out, i32 %t
;   store i32 %s.next, ptr addrspace(1) %at, align 4
;   ret void
;
; irr.guard:                                        ; preds = %first, %entry
;   %f.moved = phi i32 [ poison, %first ], [ 0, %entry ]
;   %s.moved = phi i32 [ %sum, %first ], [ %t, %entry ]
;   %Guard.second = phi i1 [ true, %first ], [ %even.inv, %entry ]
;   br i1 %Guard.second, label %second, label %first
; }
;
; ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
; declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #0
;
; ; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
; declare i32 @llvm.nvvm.redux.sync.add(i32, i32) #1
;
; attributes #0 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
; attributes #1 = { convergent nocallback nounwind memory(inaccessiblemem: readwrite) }
