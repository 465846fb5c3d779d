; RUN: opt -passes='reg2mem'
; Phis that exchange their values are read before they are written.
define i32 @swap(i32 %a, i32 %b, i1 %c) {
entry:
  br label %loop
loop:
  %x = phi i32 [ %a, %entry ], [ %y, %loop ]
  %y = phi i32 [ %b, %entry ], [ %x, %loop ]
  br i1 %c, label %loop, label %exit
exit:
  %r = sub i32 %x, %y
  ret i32 %r
}
; EXPECT
; define i32 @swap(i32 %a, i32 %b, i1 %c) {
; entry:
;   %y.reg2mem5 = alloca i32, align 4
;   %x.reg2mem3 = alloca i32, align 4
;   %y.reg2mem = alloca i32, align 4
;   %x.reg2mem = alloca i32, align 4
;   store i32 %a, ptr %x.reg2mem3, align 4
;   store i32 %b, ptr %y.reg2mem5, align 4
;   br label %loop
;
; loop:                                             ; preds = %loop, %entry
;   %y.reload6 = load i32, ptr %y.reg2mem5, align 4
;   %x.reload4 = load i32, ptr %x.reg2mem3, align 4
;   store i32 %y.reload6, ptr %y.reg2mem, align 4
;   store i32 %x.reload4, ptr %x.reg2mem, align 4
;   %x.reload = load i32, ptr %x.reg2mem, align 4
;   %y.reload = load i32, ptr %y.reg2mem, align 4
;   store i32 %y.reload, ptr %x.reg2mem3, align 4
;   store i32 %x.reload, ptr %y.reg2mem5, align 4
;   br i1 %c, label %loop, label %exit
;
; exit:                                             ; preds = %loop
;   %x.reload1 = load i32, ptr %x.reg2mem, align 4
;   %y.reload2 = load i32, ptr %y.reg2mem, align 4
;   %r = sub i32 %x.reload1, %y.reload2
;   ret i32 %r
; }
