; RUN: opt -passes='loop(canon-freeze)'
; A step that changes in the loop, or another operation, is no counter.
define void @f(i32 %n, i32 %s, ptr %p) {
entry:
  br label %l
l:
  %i = phi i32 [ %s, %entry ], [ %j, %l ]
  %j = add i32 %i, %i
  %fr = freeze i32 %j
  store i32 %fr, ptr %p
  %d = icmp slt i32 %fr, %n
  br i1 %d, label %l, label %e
e:
  ret void
}
define void @g(i32 %n, i32 %s, ptr %p) {
entry:
  br label %l
l:
  %i = phi i32 [ %s, %entry ], [ %j, %l ]
  %j = mul i32 %i, 3
  %fr = freeze i32 %j
  store i32 %fr, ptr %p
  %d = icmp slt i32 %fr, %n
  br i1 %d, label %l, label %e
e:
  ret void
}
; EXPECT
; define void @f(i32 %n, i32 %s, ptr %p) {
; entry:
;   br label %l
;
; l:                                                ; preds = %l, %entry
;   %i = phi i32 [ %s, %entry ], [ %j, %l ]
;   %j = add i32 %i, %i
;   %fr = freeze i32 %j
;   store i32 %fr, ptr %p, align 4
;   %d = icmp slt i32 %fr, %n
;   br i1 %d, label %l, label %e
;
; e:                                                ; preds = %l
;   ret void
; }
;
; define void @g(i32 %n, i32 %s, ptr %p) {
; entry:
;   br label %l
;
; l:                                                ; preds = %l, %entry
;   %i = phi i32 [ %s, %entry ], [ %j, %l ]
;   %j = mul i32 %i, 3
;   %fr = freeze i32 %j
;   store i32 %fr, ptr %p, align 4
;   %d = icmp slt i32 %fr, %n
;   br i1 %d, label %l, label %e
;
; e:                                                ; preds = %l
;   ret void
; }
