; RUN: opt -passes='loop(canon-freeze)'
; The next value is frozen once, before the loop, and its step may wrap.
define void @f(i32 %n, i32 %s, ptr %p) {
entry:
  br label %l
l:
  %i = phi i32 [ %s, %entry ], [ %j, %l ]
  %j = add nsw nuw i32 %i, 1
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
;   %s.frozen = freeze i32 %s
;   br label %l
;
; l:                                                ; preds = %l, %entry
;   %i = phi i32 [ %s.frozen, %entry ], [ %j, %l ]
;   %j = add i32 %i, 1
;   store i32 %j, ptr %p, align 4
;   %d = icmp slt i32 %j, %n
;   br i1 %d, label %l, label %e
;
; e:                                                ; preds = %l
;   ret void
; }
