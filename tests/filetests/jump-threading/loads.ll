; RUN: opt -passes='jump-threading'
; A load that decides a branch, whose value one predecessor has stored: the other one loads it, and the edges are threaded.
declare void @use(i32)
define i32 @stored(ptr %p, i1 %a) {
entry:
  br i1 %a, label %yes, label %join
yes:
  call void @use(i32 1)
  store i32 5, ptr %p
  br label %join
join:
  %v = load i32, ptr %p
  %c = icmp eq i32 %v, 5
  br i1 %c, label %five, label %other
five:
  ret i32 5
other:
  ret i32 0
}
; Volatile loads stay, and a store that may overwrite the value stands between.
define i32 @stays(ptr %p, ptr %q, i1 %a) {
entry:
  br i1 %a, label %yes, label %join
yes:
  store i32 5, ptr %p
  br label %join
join:
  %v = load volatile i32, ptr %p
  %c = icmp eq i32 %v, 5
  br i1 %c, label %five, label %other
five:
  ret i32 5
other:
  ret i32 0
}
define i32 @overwritten(ptr %p, ptr %q, i1 %a) {
entry:
  br i1 %a, label %yes, label %join
yes:
  store i32 5, ptr %p
  store i32 6, ptr %q
  br label %join
join:
  %v = load i32, ptr %p
  %c = icmp eq i32 %v, 5
  br i1 %c, label %five, label %other
five:
  ret i32 5
other:
  ret i32 0
}
; EXPECT
; declare void @use(i32)
;
; define i32 @stored(ptr %p, i1 %a) {
; entry:
;   br i1 %a, label %join.thread, label %join
;
; join.thread:                                      ; preds = %entry
;   call void @use(i32 1)
;   store i32 5, ptr %p, align 4
;   br label %five
;
; join:                                             ; preds = %entry
;   %v.pr = load i32, ptr %p, align 4
;   %c = icmp eq i32 %v.pr, 5
;   br i1 %c, label %five, label %other
;
; five:                                             ; preds = %join, %join.thread
;   ret i32 5
;
; other:                                            ; preds = %join
;   ret i32 0
; }
;
; define i32 @stays(ptr %p, ptr %q, i1 %a) {
; entry:
;   br i1 %a, label %yes, label %join
;
; yes:                                              ; preds = %entry
;   store i32 5, ptr %p, align 4
;   br label %join
;
; join:                                             ; preds = %yes, %entry
;   %v = load volatile i32, ptr %p, align 4
;   %c = icmp eq i32 %v, 5
;   br i1 %c, label %five, label %other
;
; five:                                             ; preds = %join
;   ret i32 5
;
; other:                                            ; preds = %join
;   ret i32 0
; }
;
; define i32 @overwritten(ptr %p, ptr %q, i1 %a) {
; entry:
;   br i1 %a, label %yes, label %join
;
; yes:                                              ; preds = %entry
;   store i32 5, ptr %p, align 4
;   store i32 6, ptr %q, align 4
;   br label %join
;
; join:                                             ; preds = %yes, %entry
;   %v = load i32, ptr %p, align 4
;   %c = icmp eq i32 %v, 5
;   br i1 %c, label %five, label %other
;
; five:                                             ; preds = %join
;   ret i32 5
;
; other:                                            ; preds = %join
;   ret i32 0
; }
