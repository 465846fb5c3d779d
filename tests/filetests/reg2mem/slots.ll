; RUN: opt -passes='reg2mem'
; Stack slots are addresses already.
define i32 @slots(i1 %c) {
entry:
  %p = alloca i32
  br i1 %c, label %x, label %y
x:
  store i32 1, ptr %p
  br label %y
y:
  %v = load i32, ptr %p
  ret i32 %v
}
; EXPECT
; define i32 @slots(i1 %c) {
; entry:
;   %p = alloca i32, align 4
;   %"reg2mem alloca point" = bitcast i32 0 to i32
;   br i1 %c, label %x, label %entry.y_crit_edge
;
; entry.y_crit_edge:                                ; preds = %entry
;   br label %y
;
; x:                                                ; preds = %entry
;   store i32 1, ptr %p, align 4
;   br label %y
;
; y:                                                ; preds = %x, %entry.y_crit_edge
;   %v = load i32, ptr %p, align 4
;   ret i32 %v
; }
