; RUN: opt -passes='loop(canon-freeze)'
; A step that does not change is frozen too; minus it as well.
define void @f(i32 %n, i32 %s, i32 %k, ptr %p) {
entry:
  br label %l
l:
  %i = phi i32 [ %s, %entry ], [ %j, %l ]
  %j = sub nuw i32 %i, %k
  %fr = freeze i32 %j
  store i32 %fr, ptr %p
  %d = icmp slt i32 %fr, %n
  br i1 %d, label %l, label %e
e:
  ret void
}
; EXPECT
; define void @f(i32 %n, i32 %s, i32 %k, ptr %p) {
; entry:
;   %k.frozen = freeze i32 %k
;   %s.frozen = freeze i32 %s
;   br label %l
;
; l:                                                ; preds = %l, %entry
;   %i = phi i32 [ %s.frozen, %entry ], [ %j, %l ]
;   %j = sub i32 %i, %k.frozen
;   store i32 %j, ptr %p, align 4
;   %d = icmp slt i32 %j, %n
;   br i1 %d, label %l, label %e
;
; e:                                                ; preds = %l
;   ret void
; }
