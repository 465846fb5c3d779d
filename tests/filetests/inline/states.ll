; RUN: opt -passes=inline
; The state of the caller's frame stands before that of the callee in bundles `deopt`; a copy that leaves compiled code leaves the caller.

declare void @f() "deopt"
declare i32 @llvm.experimental.deoptimize.i32(...)

define internal i32 @leaves(i1 %c) {
  br i1 %c, label %stay, label %leave

stay:
  call void @f() [ "deopt"(i32 7) ]
  ret i32 1

leave:
  %r = call i32 (...) @llvm.experimental.deoptimize.i32(i32 3) [ "deopt"(i32 8) ]
  ret i32 %r
}

define void @caller(i1 %c, ptr %p) {
  %v = call i32 @leaves(i1 %c) [ "deopt"(i32 1, i32 2) ]
  store i32 %v, ptr %p, align 4
  ret void
}
; EXPECT
; declare void @f() #0
;
; declare i32 @llvm.experimental.deoptimize.i32(...)
;
; define void @caller(i1 %c, ptr %p) {
;   br i1 %c, label %leaves.exit, label %leave.i
;
; leave.i:                                          ; preds = %0
;   call void (...) @llvm.experimental.deoptimize.isVoid(i32 3) [ "deopt"(i32 1, i32 2, i32 8) ]
;   ret void
;
; leaves.exit:                                      ; preds = %0
;   call void @f() [ "deopt"(i32 1, i32 2, i32 7) ]
;   store i32 1, ptr %p, align 4
;   ret void
; }
;
; declare void @llvm.experimental.deoptimize.isVoid(...)
;
; attributes #0 = { "deopt" }
