; RUN: opt -passes='inline' -inline-threshold=100 -inline-cold-callsite-threshold=0
; Without a profile of the module, a call is cold that runs in less than two of a hundred runs of its function.

define i32 @callee(i32 %x) {
  %a = add i32 %x, 1
  call void @told()
  call void @told()
  ret i32 %a
}

define i32 @caller(i32 %n, i1 %c) {
  br i1 %c, label %often, label %seldom, !prof !0

often:
  %i = call i32 @callee(i32 %n)
  ret i32 %i

seldom:
  %j = call i32 @callee(i32 %n)
  ret i32 %j
}

declare void @told()

!0 = !{!"branch_weights", i32 200, i32 1}
; EXPECT
; define i32 @callee(i32 %x) {
;   %a = add i32 %x, 1
;   call void @told()
;   call void @told()
;   ret i32 %a
; }
;
; define i32 @caller(i32 %n, i1 %c) {
;   br i1 %c, label %often, label %seldom, !prof !0
;
; often:                                            ; preds = %0
;   %a.i = add i32 %n, 1
;   call void @told()
;   call void @told()
;   ret i32 %a.i
;
; seldom:                                           ; preds = %0
;   %j = call i32 @callee(i32 %n)
;   ret i32 %j
; }
;
; declare void @told()
;
; !0 = !{!"branch_weights", i32 200, i32 1}
