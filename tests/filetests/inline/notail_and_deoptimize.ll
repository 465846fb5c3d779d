; RUN: opt -passes=inline
; A tail call that came through a call marked notail is none: the verifier refused the result. A call that leaves
; compiled code leaves the caller.
declare void @g(i32)
declare i8 @llvm.experimental.deoptimize.i8(...)

define internal void @through(i32 %a) {
  musttail call void @g(i32 %a)
  ret void
}

define void @notail(i32 %a) {
  notail call void @through(i32 %a)
  musttail call void @g(i32 %a)
  ret void
}

define i8 @leaves(ptr %c) {
  %v = load volatile i1, ptr %c
  br i1 %v, label %yes, label %no
yes:
  ret i8 5
no:
  %d = call i8(...) @llvm.experimental.deoptimize.i8(i32 1) [ "deopt"(i32 1) ]
  ret i8 %d
}

define void @stays(ptr %c, ptr %p) {
  %v = call i8 @leaves(ptr %c)
  store i8 %v, ptr %p
  ret void
}
; EXPECT
; declare void @g(i32)
;
; declare i8 @llvm.experimental.deoptimize.i8(...)
;
; define void @notail(i32 %a) {
;   call void @g(i32 %a)
;   musttail call void @g(i32 %a)
;   ret void
; }
;
; define i8 @leaves(ptr %c) {
;   %v = load volatile i1, ptr %c, align 1
;   br i1 %v, label %yes, label %no
;
; yes:                                              ; preds = %0
;   ret i8 5
;
; no:                                               ; preds = %0
;   %d = call i8 (...) @llvm.experimental.deoptimize.i8(i32 1) [ "deopt"(i32 1) ]
;   ret i8 %d
; }
;
; define void @stays(ptr %c, ptr %p) {
;   %v.i = load volatile i1, ptr %c, align 1
;   br i1 %v.i, label %leaves.exit, label %no.i
;
; no.i:                                             ; preds = %0
;   call void (...) @llvm.experimental.deoptimize.isVoid(i32 1) [ "deopt"(i32 1) ]
;   ret void
;
; leaves.exit:                                      ; preds = %0
;   store i8 5, ptr %p, align 1
;   ret void
; }
;
; declare void @llvm.experimental.deoptimize.isVoid(...)
