; RUN: opt -passes=jump-table-to-switch -jump-table-to-switch-size-threshold=2 -jump-table-to-switch-function-size-threshold=2
; How long tables and functions may be is said by the command line.
@short = constant [2 x ptr] [ptr @f, ptr @g]
@longer = constant [3 x ptr] [ptr @f, ptr @g, ptr @f]
@larger = constant [2 x ptr] [ptr @f, ptr @h]
define i32 @f(i32 %x) {
  ret i32 %x
}
define i32 @g(i32 %x) {
  %y = add i32 %x, 1
  ret i32 %y
}
define i32 @h(i32 %x) {
  %y = add i32 %x, 1
  %z = mul i32 %y, %y
  ret i32 %z
}
define i32 @call(i32 %i) {
  %a1 = getelementptr inbounds [2 x ptr], ptr @short, i32 0, i32 %i
  %f1 = load ptr, ptr %a1, align 8
  %r1 = call i32 %f1(i32 1)
  %a2 = getelementptr inbounds [3 x ptr], ptr @longer, i32 0, i32 %i
  %f2 = load ptr, ptr %a2, align 8
  %r2 = call i32 %f2(i32 %r1)
  %a3 = getelementptr inbounds [2 x ptr], ptr @larger, i32 0, i32 %i
  %f3 = load ptr, ptr %a3, align 8
  %r3 = call i32 %f3(i32 %r2)
  ret i32 %r3
}
; EXPECT
; @short = constant [2 x ptr] [ptr @f, ptr @g]
; @longer = constant [3 x ptr] [ptr @f, ptr @g, ptr @f]
; @larger = constant [2 x ptr] [ptr @f, ptr @h]
;
; define i32 @f(i32 %x) {
;   ret i32 %x
; }
;
; define i32 @g(i32 %x) {
;   %y = add i32 %x, 1
;   ret i32 %y
; }
;
; define i32 @h(i32 %x) {
;   %y = add i32 %x, 1
;   %z = mul i32 %y, %y
;   ret i32 %z
; }
;
; define i32 @call(i32 %i) {
;   %a1 = getelementptr inbounds [2 x ptr], ptr @short, i32 0, i32 %i
;   %f1 = load ptr, ptr %a1, align 8
;   switch i32 %i, label %default.switch.case.unreachable [
;     i32 0, label %call.0
;     i32 1, label %call.1
;   ], !prof !0
;
; default.switch.case.unreachable:                  ; preds = %0
;   unreachable
;
; call.0:                                           ; preds = %0
;   %1 = call i32 @f(i32 1)
;   br label %.tail
;
; call.1:                                           ; preds = %0
;   %2 = call i32 @g(i32 1)
;   br label %.tail
;
; .tail:                                            ; preds = %call.1, %call.0
;   %3 = phi i32 [ %1, %call.0 ], [ %2, %call.1 ]
;   %a2 = getelementptr inbounds [3 x ptr], ptr @longer, i32 0, i32 %i
;   %f2 = load ptr, ptr %a2, align 8
;   %r2 = call i32 %f2(i32 %3)
;   %a3 = getelementptr inbounds [2 x ptr], ptr @larger, i32 0, i32 %i
;   %f3 = load ptr, ptr %a3, align 8
;   %r3 = call i32 %f3(i32 %r2)
;   ret i32 %r3
; }
;
; !0 = !{!"unknown", !"jump-table-to-switch"}
