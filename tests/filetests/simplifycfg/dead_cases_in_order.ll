; RUN: opt -passes=simplifycfg
; A case that goes gives its place to the last, also where that one goes next.

define i1 @f(i8 %x) {
entry:
  %wide = sext i8 %x to i32
  switch i32 %wide, label %other [
    i32 -200, label %a
    i32 -129, label %b
    i32 -128, label %a
    i32 -1, label %b
    i32 0, label %c
    i32 127, label %a
    i32 128, label %b
    i32 200, label %a
  ], !prof !0

a:
  call void @told(i32 1)
  ret i1 1

b:
  call void @told(i32 2)
  ret i1 1

c:
  call void @told(i32 3)
  ret i1 0

other:
  ret i1 0
}

declare void @told(i32)

!0 = !{!"branch_weights", i32 10, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8}
; EXPECT
; define i1 @f(i8 %x) {
; entry:
;   %wide = sext i8 %x to i32
;   switch i32 %wide, label %common.ret [
;     i32 0, label %c
;     i32 127, label %a
;     i32 -128, label %a
;     i32 -1, label %b
;   ], !prof !0
;
; common.ret:                                       ; preds = %c, %b, %a, %entry
;   %common.ret.op = phi i1 [ true, %a ], [ true, %b ], [ false, %c ], [ false, %entry ]
;   ret i1 %common.ret.op
;
; a:                                                ; preds = %entry, %entry
;   call void @told(i32 1)
;   br label %common.ret
;
; b:                                                ; preds = %entry
;   call void @told(i32 2)
;   br label %common.ret
;
; c:                                                ; preds = %entry
;   call void @told(i32 3)
;   br label %common.ret
; }
;
; declare void @told(i32)
;
; !0 = !{!"branch_weights", i32 10, i32 5, i32 6, i32 3, i32 4}
