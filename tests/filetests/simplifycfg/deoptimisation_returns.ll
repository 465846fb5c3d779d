; RUN: opt -passes='simplifycfg<hoist-common-insts>'
; A call that deoptimises stands before a return: hoisted over the branch it did not verify.
declare void @llvm.experimental.deoptimize.isVoid(...)

define void @f(i1 %c) {
entry:
  br i1 %c, label %a, label %b
a:
  call void (...) @llvm.experimental.deoptimize.isVoid(i32 13) [ "deopt"() ]
  ret void
b:
  call void (...) @llvm.experimental.deoptimize.isVoid(i32 13) [ "deopt"() ]
  ret void
}
; EXPECT
; declare void @llvm.experimental.deoptimize.isVoid(...)
;
; define void @f(i1 %c) {
; entry:
;   br i1 %c, label %a, label %b
;
; a:                                                ; preds = %entry
;   call void (...) @llvm.experimental.deoptimize.isVoid(i32 13) [ "deopt"() ]
;   ret void
;
; b:                                                ; preds = %entry
;   call void (...) @llvm.experimental.deoptimize.isVoid(i32 13) [ "deopt"() ]
;   ret void
; }
