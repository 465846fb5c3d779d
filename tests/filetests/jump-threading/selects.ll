; RUN: opt -passes='jump-threading'
; A select that a phi brings, one arm of which decides the branch, becomes a branch; its condition is frozen, for a branch minds undef.
declare void @use(i32)
define i32 @of_compare(i1 %a, i1 %s, i32 %x) {
entry:
  br i1 %a, label %yes, label %join
yes:
  call void @use(i32 1)
  %v = select i1 %s, i32 5, i32 %x
  br label %join
join:
  %p = phi i32 [ %v, %yes ], [ 0, %entry ]
  %c = icmp eq i32 %p, 5
  br i1 %c, label %five, label %other
five:
  ret i32 1
other:
  ret i32 2
}
; A select that a phi of constants decides.
define i32 @of_phi(i1 %a, i1 noundef %b, i32 %x, i32 %y) {
entry:
  br i1 %a, label %yes, label %no
yes:
  call void @use(i32 1)
  br label %join
no:
  call void @use(i32 2)
  br label %join
join:
  %p = phi i1 [ true, %yes ], [ %b, %no ]
  %s = select i1 %p, i32 %x, i32 %y
  ret i32 %s
}
; EXPECT
; declare void @use(i32)
;
; define i32 @of_compare(i1 %a, i1 %s, i32 %x) {
; entry:
;   br i1 %a, label %yes, label %other
;
; yes:                                              ; preds = %entry
;   call void @use(i32 1)
;   %cond.fr = freeze i1 %s
;   br i1 %cond.fr, label %five, label %join
;
; join:                                             ; preds = %yes
;   %p = phi i32 [ %x, %yes ]
;   %c = icmp eq i32 %p, 5
;   br i1 %c, label %five, label %other
;
; five:                                             ; preds = %join, %yes
;   ret i32 1
;
; other:                                            ; preds = %join, %entry
;   ret i32 2
; }
;
; define i32 @of_phi(i1 %a, i1 noundef %b, i32 %x, i32 %y) {
; entry:
;   br i1 %a, label %join.thread, label %join
;
; join.thread:                                      ; preds = %entry
;   call void @use(i32 1)
;   br label %0
;
; join:                                             ; preds = %entry
;   call void @use(i32 2)
;   br i1 %b, label %0, label %1
;
; 0:                                                ; preds = %join, %join.thread
;   br label %1
;
; 1:                                                ; preds = %0, %join
;   %2 = phi i32 [ %x, %0 ], [ %y, %join ]
;   ret i32 %2
; }
