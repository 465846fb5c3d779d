; RUN: opt -passes='inline'
; Two returns meet in a phi.
define i32 @pick(i32 %x) {
entry:
  %c = icmp sgt i32 %x, 0
  br i1 %c, label %a, label %b
a:
  ret i32 %x
b:
  %n = sub i32 0, %x
  ret i32 %n
}
define i32 @g(i32 %a) {
  %v = call i32 @pick(i32 %a)
  %w = add i32 %v, 1
  ret i32 %w
}
; EXPECT
; define i32 @pick(i32 %x) {
; entry:
;   %c = icmp sgt i32 %x, 0
;   br i1 %c, label %a, label %b
;
; a:                                                ; preds = %entry
;   ret i32 %x
;
; b:                                                ; preds = %entry
;   %n = sub i32 0, %x
;   ret i32 %n
; }
;
; define i32 @g(i32 %a) {
;   %c.i = icmp sgt i32 %a, 0
;   br i1 %c.i, label %a.i, label %b.i
;
; a.i:                                              ; preds = %0
;   br label %pick.exit
;
; b.i:                                              ; preds = %0
;   %n.i = sub i32 0, %a
;   br label %pick.exit
;
; pick.exit:                                        ; preds = %b.i, %a.i
;   %v1 = phi i32 [ %a, %a.i ], [ %n.i, %b.i ]
;   %w = add i32 %v1, 1
;   ret i32 %w
; }
