; RUN: opt -passes='predicate-opt<variant>' --check-analyses
; A branch on the inverse of a comparison exchanges its targets: the order of blocks that analyses have is not kept.
define void @turned(ptr %p, i32 %n) {
entry:
  %bit = and i32 %n, 8
  %set = icmp ne i32 %bit, 0
  br i1 %set, label %left, label %right
left:
  store i32 1, ptr %p, align 4
  br label %join
right:
  store i32 2, ptr %p, align 4
  br label %join
join:
  %clear = icmp eq i32 %bit, 0
  br i1 %clear, label %yes, label %no
yes:
  store i32 3, ptr %p, align 4
  ret void
no:
  store i32 4, ptr %p, align 4
  ret void
}
; EXPECT
; define void @turned(ptr %p, i32 %n) {
; entry:
;   %bit = and i32 %n, 8
;   %set = icmp ne i32 %bit, 0
;   br i1 %set, label %left, label %right
;
; left:                                             ; preds = %entry
;   store i32 1, ptr %p, align 4
;   br label %join
;
; right:                                            ; preds = %entry
;   store i32 2, ptr %p, align 4
;   br label %join
;
; join:                                             ; preds = %right, %left
;   br i1 %set, label %no, label %yes
;
; yes:                                              ; preds = %join
;   store i32 3, ptr %p, align 4
;   ret void
;
; no:                                               ; preds = %join
;   store i32 4, ptr %p, align 4
;   ret void
; }
