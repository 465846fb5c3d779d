; RUN: opt -passes='adce'
; A cycle of phis and adds that nothing reads.
define void @f(i32 %n, ptr %p) {
entry:
  br label %l
l:
  %i = phi i32 [ 0, %entry ], [ %j, %l ]
  %d = phi i32 [ 0, %entry ], [ %e, %l ]
  %e = add i32 %d, 3
  store i32 %i, ptr %p, align 4
  %j = add i32 %i, 1
  %c = icmp slt i32 %j, %n
  br i1 %c, label %l, label %x
x:
  ret void
}
; EXPECT
; define void @f(i32 %n, ptr %p) {
; entry:
;   br label %l
;
; l:                                                ; preds = %l, %entry
;   %i = phi i32 [ 0, %entry ], [ %j, %l ]
;   store i32 %i, ptr %p, align 4
;   %j = add i32 %i, 1
;   %c = icmp slt i32 %j, %n
;   br i1 %c, label %l, label %x
;
; x:                                                ; preds = %l
;   ret void
; }
