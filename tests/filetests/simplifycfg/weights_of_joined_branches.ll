; RUN: opt -passes='simplifycfg'
; Two branches become one: the weights of its ways are sums of products, also where no node of the module has them yet.

define void @join(i1 %a, i32 %x) {
entry:
  br i1 %a, label %t, label %u, !prof !0

u:
  %c = icmp eq i32 %x, 3
  br i1 %c, label %t, label %e, !prof !1

t:
  call void @told()
  ret void

e:
  ret void
}

define void @merge(i1 %a, i1 %b) {
entry:
  br i1 %a, label %t, label %u, !prof !0

u:
  br i1 %b, label %t, label %e, !prof !1

t:
  call void @told()
  ret void

e:
  ret void
}

define void @large(i1 %a, i1 %b) {
entry:
  br i1 %a, label %t, label %u, !prof !2

u:
  br i1 %b, label %t, label %e, !prof !2

t:
  call void @told()
  ret void

e:
  ret void
}

declare void @told()

!0 = !{!"branch_weights", i32 3, i32 5}
!1 = !{!"branch_weights", i32 7, i32 11}
!2 = !{!"branch_weights", i32 -2, i32 -3}
; EXPECT
; define void @join(i1 %a, i32 %x) {
; entry:
;   %c = icmp eq i32 %x, 3
;   %or.cond = select i1 %a, i1 true, i1 %c, !prof !0
;   br i1 %or.cond, label %t, label %common.ret, !prof !0
;
; common.ret:                                       ; preds = %t, %entry
;   ret void
;
; t:                                                ; preds = %entry
;   call void @told()
;   br label %common.ret
; }
;
; define void @merge(i1 %a, i1 %b) {
; entry:
;   %brmerge = select i1 %a, i1 true, i1 %b, !prof !1
;   br i1 %brmerge, label %t, label %common.ret, !prof !0
;
; common.ret:                                       ; preds = %t, %entry
;   ret void
;
; t:                                                ; preds = %entry
;   call void @told()
;   br label %common.ret
; }
;
; define void @large(i1 %a, i1 %b) {
; entry:
;   %brmerge = select i1 %a, i1 true, i1 %b, !prof !2
;   br i1 %brmerge, label %t, label %common.ret, !prof !3
;
; common.ret:                                       ; preds = %t, %entry
;   ret void
;
; t:                                                ; preds = %entry
;   call void @told()
;   br label %common.ret
; }
;
; declare void @told()
;
; !0 = !{!"branch_weights", i32 89, i32 55}
; !1 = !{!"branch_weights", i32 3, i32 5}
; !2 = !{!"branch_weights", i32 -2, i32 -3}
; !3 = !{!"branch_weights", i32 -1073741828, i32 1073741822}
