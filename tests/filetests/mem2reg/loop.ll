; RUN: opt -passes='mem2reg'
; The header gets a phi for the counter, none for the value that is not live.
define i32 @f(i32 %n) {
entry:
  %i = alloca i32, align 4
  %t = alloca i32, align 4
  store i32 0, ptr %i, align 4
  br label %head
head:
  %v = load i32, ptr %i, align 4
  %c = icmp slt i32 %v, %n
  br i1 %c, label %body, label %exit
body:
  store i32 %v, ptr %t, align 4
  %u = load i32, ptr %t, align 4
  %w = add nsw i32 %u, 1
  store i32 %w, ptr %i, align 4
  br label %head
exit:
  %r = load i32, ptr %i, align 4
  ret i32 %r
}
; EXPECT
; define i32 @f(i32 %n) {
; entry:
;   br label %head
;
; head:                                             ; preds = %body, %entry
;   %i.0 = phi i32 [ 0, %entry ], [ %w, %body ]
;   %c = icmp slt i32 %i.0, %n
;   br i1 %c, label %body, label %exit
;
; body:                                             ; preds = %head
;   %w = add nsw i32 %i.0, 1
;   br label %head
;
; exit:                                             ; preds = %head
;   ret i32 %i.0
; }
