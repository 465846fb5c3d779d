; RUN: opt -passes='reg2mem'
; Values that live across blocks go through the stack, and phis with them.
define i32 @loop(i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %j, %loop ]
  %j = add i32 %i, 1
  %c = icmp ult i32 %j, %n
  br i1 %c, label %loop, label %exit
exit:
  ret i32 %j
}
; EXPECT
; define i32 @loop(i32 %n) {
; entry:
;   %j.reg2mem = alloca i32, align 4
;   %i.reg2mem = alloca i32, align 4
;   %"reg2mem alloca point" = bitcast i32 0 to i32
;   store i32 0, ptr %i.reg2mem, align 4
;   br label %loop
;
; loop:                                             ; preds = %loop.loop_crit_edge, %entry
;   %i.reload = load i32, ptr %i.reg2mem, align 4
;   %j = add i32 %i.reload, 1
;   store i32 %j, ptr %j.reg2mem, align 4
;   %j.reload1 = load i32, ptr %j.reg2mem, align 4
;   %c = icmp ult i32 %j.reload1, %n
;   br i1 %c, label %loop.loop_crit_edge, label %exit
;
; loop.loop_crit_edge:                              ; preds = %loop
;   %j.reload2 = load i32, ptr %j.reg2mem, align 4
;   store i32 %j.reload2, ptr %i.reg2mem, align 4
;   br label %loop
;
; exit:                                             ; preds = %loop
;   %j.reload = load i32, ptr %j.reg2mem, align 4
;   ret i32 %j.reload
; }
