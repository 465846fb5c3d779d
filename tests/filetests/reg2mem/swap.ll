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
;   %y.reg2mem = alloca i32, align 4
;   %x.reg2mem = alloca i32, align 4
;   %y.reg2mem3 = alloca i32, align 4
;   %x.reg2mem5 = alloca i32, align 4
;   %"reg2mem alloca point" = bitcast i32 0 to i32
;   store i32 %b, ptr %y.reg2mem3, align 4
;   store i32 %a, ptr %x.reg2mem5, align 4
;   br label %loop
;
; loop:                                             ; preds = %loop.loop_crit_edge, %entry
;   %x.reload6 = load i32, ptr %x.reg2mem5, align 4
;   %y.reload4 = load i32, ptr %y.reg2mem3, align 4
;   store i32 %x.reload6, ptr %x.reg2mem, align 4
;   store i32 %y.reload4, ptr %y.reg2mem, align 4
;   br i1 %c, label %loop.loop_crit_edge, label %exit
;
; loop.loop_crit_edge:                              ; preds = %loop
;   %y.reload1 = load i32, ptr %y.reg2mem, align 4
;   %x.reload2 = load i32, ptr %x.reg2mem, align 4
;   store i32 %x.reload2, ptr %y.reg2mem3, align 4
;   store i32 %y.reload1, ptr %x.reg2mem5, align 4
;   br label %loop
;
; exit:                                             ; preds = %loop
;   %y.reload = load i32, ptr %y.reg2mem, align 4
;   %x.reload = load i32, ptr %x.reg2mem, align 4
;   %r = sub i32 %x.reload, %y.reload
;   ret i32 %r
; }
