; RUN: opt -passes='simplifycfg<hoist-common-insts>'
; Two calls of one function become one, which ran as often as both together. Calls through a pointer say nothing then.

define void @direct(i1 %c) {
entry:
  br i1 %c, label %yes, label %no

yes:
  call void @a(), !prof !0
  call void @b()
  ret void

no:
  call void @a(), !prof !1
  ret void
}

define void @indirect(i1 %c, ptr %f) {
entry:
  br i1 %c, label %yes, label %no

yes:
  call void %f(), !prof !0
  call void @b()
  ret void

no:
  call void %f(), !prof !1
  ret void
}

declare void @a()
declare void @b()

!0 = !{!"branch_weights", i32 40}
!1 = !{!"branch_weights", i32 60}
; EXPECT
; define void @direct(i1 %c) {
; entry:
;   call void @a(), !prof !0
;   br i1 %c, label %yes, label %common.ret
;
; common.ret:                                       ; preds = %yes, %entry
;   ret void
;
; yes:                                              ; preds = %entry
;   call void @b()
;   br label %common.ret
; }
;
; define void @indirect(i1 %c, ptr %f) {
; entry:
;   call void %f()
;   br i1 %c, label %yes, label %common.ret
;
; common.ret:                                       ; preds = %yes, %entry
;   ret void
;
; yes:                                              ; preds = %entry
;   call void @b()
;   br label %common.ret
; }
;
; declare void @a()
;
; declare void @b()
;
; !0 = !{!"branch_weights", i64 100}
