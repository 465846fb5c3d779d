; RUN: opt -passes=gvn-hoist
; Where one way comes back to the other, loads and computations move too; stores stay, and loads of what the arm writes.
define i32 @moves(i1 %c, ptr %p, i32 %v) {
entry:
  br i1 %c, label %arm, label %join
arm:
  %a = load i32, ptr %p
  %x = mul i32 %v, 5
  br label %join
join:
  %m = phi i32 [ 0, %entry ], [ %a, %arm ]
  %y = mul i32 %v, 5
  %b = load i32, ptr %p
  %r = add i32 %m, %b
  %s = add i32 %r, %y
  ret i32 %s
}
define i32 @stays(i1 %c, ptr %p, i32 %v) {
entry:
  br i1 %c, label %arm, label %join
arm:
  %a = load i32, ptr %p
  store i32 1, ptr %p
  br label %join
join:
  %m = phi i32 [ 0, %entry ], [ %a, %arm ]
  %b = load i32, ptr %p
  %r = add i32 %m, %b
  store i32 1, ptr %p
  ret i32 %r
}
; EXPECT
; define i32 @moves(i1 %c, ptr %p, i32 %v) {
; entry:
;   %y = mul i32 %v, 5
;   %b = load i32, ptr %p, align 4
;   br i1 %c, label %arm, label %join
;
; arm:                                              ; preds = %entry
;   br label %join
;
; join:                                             ; preds = %arm, %entry
;   %m = phi i32 [ 0, %entry ], [ %b, %arm ]
;   %r = add i32 %m, %b
;   %s = add i32 %r, %y
;   ret i32 %s
; }
;
; define i32 @stays(i1 %c, ptr %p, i32 %v) {
; entry:
;   br i1 %c, label %arm, label %join
;
; arm:                                              ; preds = %entry
;   %a = load i32, ptr %p, align 4
;   store i32 1, ptr %p, align 4
;   br label %join
;
; join:                                             ; preds = %arm, %entry
;   %m = phi i32 [ 0, %entry ], [ %a, %arm ]
;   %b = load i32, ptr %p, align 4
;   %r = add i32 %m, %b
;   store i32 1, ptr %p, align 4
;   ret i32 %r
; }
