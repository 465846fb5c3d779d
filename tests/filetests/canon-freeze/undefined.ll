; RUN: opt -passes='loop(canon-freeze)'
; A start that is undefined is frozen; loops without freezes stay; a loop that nothing reaches.
define void @f(ptr %p) {
entry:
  br label %l
l:
  %i = phi i128 [ undef, %entry ], [ %j, %l ]
  %j = add nsw i128 %i, poison
  %fr = freeze i128 %j
  store i128 %fr, ptr %p
  %d = icmp slt i128 %fr, 9
  br i1 %d, label %l, label %e
e:
  ret void
dead:
  %k = phi i32 [ 0, %dead ]
  %m = freeze i32 %k
  br label %dead
}
define void @plain(ptr %p) {
entry:
  br label %l
l:
  %i = phi i32 [ 0, %entry ], [ %j, %l ]
  %j = add nsw i32 %i, 1
  %d = icmp slt i32 %j, 9
  br i1 %d, label %l, label %e
e:
  ret void
}
; EXPECT
; define void @f(ptr %p) {
; entry:
;   %.frozen = freeze i128 poison
;   %.frozen1 = freeze i128 undef
;   br label %l
;
; l:                                                ; preds = %l, %entry
;   %i = phi i128 [ %.frozen1, %entry ], [ %j, %l ]
;   %j = add i128 %i, %.frozen
;   store i128 %j, ptr %p, align 4
;   %d = icmp slt i128 %j, 9
;   br i1 %d, label %l, label %e
;
; e:                                                ; preds = %l
;   ret void
;
; dead:                                             ; preds = %dead
;   %k = phi i32 [ 0, %dead ]
;   %m = freeze i32 %k
;   br label %dead
; }
;
; define void @plain(ptr %p) {
; entry:
;   br label %l
;
; l:                                                ; preds = %l, %entry
;   %i = phi i32 [ 0, %entry ], [ %j, %l ]
;   %j = add nsw i32 %i, 1
;   %d = icmp slt i32 %j, 9
;   br i1 %d, label %l, label %e
;
; e:                                                ; preds = %l
;   ret void
; }
