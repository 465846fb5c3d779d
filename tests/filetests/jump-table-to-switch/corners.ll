; RUN: opt -passes=jump-table-to-switch
; Narrow and wide indices, undef and poison, code that nothing reaches, an empty table, a phi behind the call's block.
@two = constant [2 x ptr] [ptr @f, ptr @g]
@empty = constant [0 x ptr] zeroinitializer
define i1 @f(i1 %x) {
  ret i1 %x
}
define i1 @g(i1 %x) {
  ret i1 true
}
define i1 @narrow(i1 %i, i2 %j, i128 %k) {
  %a1 = getelementptr inbounds [2 x ptr], ptr @two, i32 0, i1 %i
  %f1 = load ptr, ptr %a1, align 8
  %r1 = call i1 %f1(i1 poison)
  %a2 = getelementptr inbounds [2 x ptr], ptr @two, i32 0, i2 %j
  %f2 = load ptr, ptr %a2, align 8
  %r2 = call i1 %f2(i1 undef)
  %a3 = getelementptr inbounds [2 x ptr], ptr @two, i32 0, i128 %k
  %f3 = load ptr, ptr %a3, align 8
  %r3 = call i1 %f3(i1 %r2)
  %a4 = getelementptr inbounds [2 x ptr], ptr @two, i32 0, i32 poison
  %f4 = load ptr, ptr %a4, align 8
  %r4 = call i1 %f4(i1 %r3)
  %a5 = getelementptr inbounds [0 x ptr], ptr @empty, i32 0, i1 %i
  %f5 = load ptr, ptr %a5, align 8
  %r5 = call i1 %f5(i1 %r4)
  ret i1 %r5
}
define i1 @around(i8 %i) {
entry:
  br label %loop
loop:
  %p = phi i1 [ true, %entry ], [ %r, %loop ]
  %a = getelementptr [2 x ptr], ptr @two, i32 0, i8 %i
  %f = load ptr, ptr %a, align 8
  %r = call i1 %f(i1 %p)
  br i1 %r, label %loop, label %exit
exit:
  ret i1 %p
dead:
  %da = getelementptr inbounds [2 x ptr], ptr @two, i32 0, i8 %i
  %df = load ptr, ptr %da, align 8
  %dr = call i1 %df(i1 %dr)
  ret i1 %dr
}
; EXPECT
; @two = constant [2 x ptr] [ptr @f, ptr @g]
; @empty = constant [0 x ptr] zeroinitializer
;
; define i1 @f(i1 %x) {
;   ret i1 %x
; }
;
; define i1 @g(i1 %x) {
;   ret i1 true
; }
;
; define i1 @narrow(i1 %i, i2 %j, i128 %k) {
;   %a1 = getelementptr inbounds [2 x ptr], ptr @two, i32 0, i1 %i
;   %f1 = load ptr, ptr %a1, align 8
;   switch i1 %i, label %default.switch.case.unreachable [
;     i1 false, label %call.0
;   ], !prof !0
;
; default.switch.case.unreachable:                  ; preds = %0
;   unreachable
;
; call.0:                                           ; preds = %0
;   %1 = call i1 @f(i1 poison)
;   br label %.tail
;
; .tail:                                            ; preds = %call.0
;   %2 = phi i1 [ %1, %call.0 ]
;   %a2 = getelementptr inbounds [2 x ptr], ptr @two, i32 0, i2 %j
;   %f2 = load ptr, ptr %a2, align 8
;   switch i2 %j, label %default.switch.case.unreachable1 [
;     i2 0, label %call.02
;     i2 1, label %call.1
;   ], !prof !0
;
; default.switch.case.unreachable1:                 ; preds = %.tail
;   unreachable
;
; call.02:                                          ; preds = %.tail
;   %3 = call i1 @f(i1 undef)
;   br label %.tail.tail
;
; call.1:                                           ; preds = %.tail
;   %4 = call i1 @g(i1 undef)
;   br label %.tail.tail
;
; .tail.tail:                                       ; preds = %call.1, %call.02
;   %5 = phi i1 [ %3, %call.02 ], [ %4, %call.1 ]
;   %a3 = getelementptr inbounds [2 x ptr], ptr @two, i32 0, i128 %k
;   %f3 = load ptr, ptr %a3, align 8
;   %r3 = call i1 %f3(i1 %5)
;   %a4 = getelementptr inbounds [2 x ptr], ptr @two, i32 0, i32 poison
;   %f4 = load ptr, ptr %a4, align 8
;   %r4 = call i1 %f4(i1 %r3)
;   %a5 = getelementptr inbounds [0 x ptr], ptr @empty, i32 0, i1 %i
;   %f5 = load ptr, ptr %a5, align 8
;   %r5 = call i1 %f5(i1 %r4)
;   ret i1 %r5
; }
;
; define i1 @around(i8 %i) {
; entry:
;   br label %loop
;
; loop:                                             ; preds = %loop.tail, %entry
;   %p = phi i1 [ true, %entry ], [ %2, %loop.tail ]
;   %a = getelementptr [2 x ptr], ptr @two, i32 0, i8 %i
;   %f = load ptr, ptr %a, align 8
;   switch i8 %i, label %default.switch.case.unreachable [
;     i8 0, label %call.0
;     i8 1, label %call.1
;   ], !prof !0
;
; default.switch.case.unreachable:                  ; preds = %loop
;   unreachable
;
; call.0:                                           ; preds = %loop
;   %0 = call i1 @f(i1 %p)
;   br label %loop.tail
;
; call.1:                                           ; preds = %loop
;   %1 = call i1 @g(i1 %p)
;   br label %loop.tail
;
; loop.tail:                                        ; preds = %call.1, %call.0
;   %2 = phi i1 [ %0, %call.0 ], [ %1, %call.1 ]
;   br i1 %2, label %loop, label %exit
;
; exit:                                             ; preds = %loop.tail
;   ret i1 %p
;
; dead:                                             ; No predecessors!
;   %da = getelementptr inbounds [2 x ptr], ptr @two, i32 0, i8 %i
;   %df = load ptr, ptr %da, align 8
;   switch i8 %i, label %default.switch.case.unreachable1 [
;     i8 0, label %call.02
;     i8 1, label %call.13
;   ], !prof !0
;
; default.switch.case.unreachable1:                 ; preds = %dead
;   unreachable
;
; call.02:                                          ; preds = %dead
;   %3 = call i1 @f(i1 %5)
;   br label %dead.tail
;
; call.13:                                          ; preds = %dead
;   %4 = call i1 @g(i1 %5)
;   br label %dead.tail
;
; dead.tail:                                        ; preds = %call.13, %call.02
;   %5 = phi i1 [ %3, %call.02 ], [ %4, %call.13 ]
;   ret i1 %5
; }
;
; !0 = !{!"unknown", !"jump-table-to-switch"}
