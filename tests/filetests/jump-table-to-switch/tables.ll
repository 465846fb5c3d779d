; RUN: opt -passes=jump-table-to-switch
; Calls through a constant table are calls of its functions, of each index one; with a result and without, twice in a block.
@two = constant [2 x ptr] [ptr @f, ptr @g]
@nested = internal constant { [3 x ptr] } { [3 x ptr] [ptr @v, ptr @w, ptr @v] }
define i32 @f(i32 %x) {
  ret i32 %x
}
define i32 @g(i32 %x) {
  %y = add i32 %x, 1
  ret i32 %y
}
define void @v() {
  ret void
}
define void @w() {
  ret void
}
define i32 @result(i32 %i, i32 %x) {
start:
  %at = getelementptr inbounds [2 x ptr], ptr @two, i32 0, i32 %i
  %callee = load ptr, ptr %at, align 8
  %a = tail call i32 %callee(i32 noundef %x) nounwind, !prof !0
  %b = call i32 %callee(i32 %a)
  %c = add i32 %a, %b
  ret i32 %c
}
define void @nothing(i64 %i) {
  %at = getelementptr inbounds ptr, ptr @nested, i64 %i
  %callee = load ptr, ptr %at, align 8
  call void %callee()
  ret void
}
!0 = !{!"VP", i32 0, i64 20, i64 123, i64 10, i64 456, i64 10}
; EXPECT
; @two = constant [2 x ptr] [ptr @f, ptr @g]
; @nested = internal constant { [3 x ptr] } { [3 x ptr] [ptr @v, ptr @w, ptr @v] }
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
; define void @v() {
;   ret void
; }
;
; define void @w() {
;   ret void
; }
;
; define i32 @result(i32 %i, i32 %x) {
; start:
;   %at = getelementptr inbounds [2 x ptr], ptr @two, i32 0, i32 %i
;   %callee = load ptr, ptr %at, align 8
;   switch i32 %i, label %default.switch.case.unreachable [
;     i32 0, label %call.0
;     i32 1, label %call.1
;   ], !prof !0
;
; default.switch.case.unreachable:                  ; preds = %start
;   unreachable
;
; call.0:                                           ; preds = %start
;   %0 = tail call i32 @f(i32 noundef %x) #0
;   br label %start.tail
;
; call.1:                                           ; preds = %start
;   %1 = tail call i32 @g(i32 noundef %x) #0
;   br label %start.tail
;
; start.tail:                                       ; preds = %call.1, %call.0
;   %2 = phi i32 [ %0, %call.0 ], [ %1, %call.1 ]
;   switch i32 %i, label %default.switch.case.unreachable1 [
;     i32 0, label %call.02
;     i32 1, label %call.13
;   ], !prof !1
;
; default.switch.case.unreachable1:                 ; preds = %start.tail
;   unreachable
;
; call.02:                                          ; preds = %start.tail
;   %3 = call i32 @f(i32 %2)
;   br label %start.tail.tail
;
; call.13:                                          ; preds = %start.tail
;   %4 = call i32 @g(i32 %2)
;   br label %start.tail.tail
;
; start.tail.tail:                                  ; preds = %call.13, %call.02
;   %5 = phi i32 [ %3, %call.02 ], [ %4, %call.13 ]
;   %c = add i32 %2, %5
;   ret i32 %c
; }
;
; define void @nothing(i64 %i) {
;   %at = getelementptr inbounds ptr, ptr @nested, i64 %i
;   %callee = load ptr, ptr %at, align 8
;   switch i64 %i, label %default.switch.case.unreachable [
;     i64 0, label %call.0
;     i64 1, label %call.1
;     i64 2, label %call.2
;   ], !prof !1
;
; default.switch.case.unreachable:                  ; preds = %0
;   unreachable
;
; call.0:                                           ; preds = %0
;   call void @v()
;   br label %.tail
;
; call.1:                                           ; preds = %0
;   call void @w()
;   br label %.tail
;
; call.2:                                           ; preds = %0
;   call void @v()
;   br label %.tail
;
; .tail:                                            ; preds = %call.2, %call.1, %call.0
;   ret void
; }
;
; attributes #0 = { nounwind }
;
; !0 = !{!"branch_weights", i32 0, i32 0, i32 0}
; !1 = !{!"unknown", !"jump-table-to-switch"}
