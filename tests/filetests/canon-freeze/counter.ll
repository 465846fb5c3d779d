; RUN: opt -passes='loop(canon-freeze)'
; So is the counter itself; a start that is well defined needs no freezing.
define void @f(i32 %n, i32 noundef %s, ptr %p) {
entry:
  br label %l
l:
  %i = phi i32 [ %s, %entry ], [ %j, %l ]
  %j = add nsw nuw i32 %i, 1
  %fr = freeze i32 %i
  store i32 %fr, ptr %p
  %d = icmp slt i32 %fr, %n
  br i1 %d, label %l, label %e
e:
  ret void
}
; EXPECT
; define void @f(i32 %n, i32 noundef %s, ptr %p) {
; entry:
;   br label %l
;
; l:                                                ; preds = %l, %entry
;   %i = phi i32 [ %s, %entry ], [ %j, %l ]
;   %j = add i32 %i, 1
;   store i32 %i, ptr %p, align 4
;   %d = icmp slt i32 %i, %n
;   br i1 %d, label %l, label %e
;
; e:                                                ; preds = %l
;   ret void
; }
