; RUN: opt -passes=loop-unroll-full<own>
; A known trip count: the loop becomes straight code, however its exit stands. Where the header leaves, its last copy vanishes.
define void @last(ptr %p) {
entry:
  br label %body
body:
  %i = phi i32 [ 0, %entry ], [ %next, %body ]
  %at = getelementptr i32, ptr %p, i32 %i
  store i32 %i, ptr %at
  %next = add i32 %i, 1
  %c = icmp ult i32 %next, 3
  br i1 %c, label %body, label %exit
exit:
  ret void
}

define i32 @first(ptr %p) {
entry:
  br label %header
header:
  %i = phi i32 [ 0, %entry ], [ %next, %body ]
  %sum = phi i32 [ 0, %entry ], [ %more, %body ]
  %c = icmp ult i32 %i, 2
  br i1 %c, label %body, label %exit
body:
  %at = getelementptr i32, ptr %p, i32 %i
  %x = load i32, ptr %at
  %more = add i32 %sum, %x
  %next = add i32 %i, 1
  br label %header
exit:
  ret i32 %sum
}

; Another exit in the middle stays in every copy; what leaves there meets in one phi.
define i32 @search(ptr %p, i32 %key) {
entry:
  br label %header
header:
  %i = phi i32 [ 0, %entry ], [ %next, %latch ]
  %at = getelementptr i32, ptr %p, i32 %i
  %x = load i32, ptr %at
  %hit = icmp eq i32 %x, %key
  br i1 %hit, label %found, label %latch
latch:
  %next = add i32 %i, 1
  %c = icmp eq i32 %next, 3
  br i1 %c, label %missing, label %header
found:
  ret i32 %i
missing:
  ret i32 -1
}

; One iteration: only the back edge goes, whatever the size. Without end: nothing is known.
define void @once(ptr %p, i32 %n) {
entry:
  br label %body
body:
  %i = phi i32 [ %n, %entry ], [ 5, %body ]
  store volatile i32 %i, ptr %p
  br i1 false, label %body, label %exit
exit:
  ret void
}

define void @unknown(ptr %p, i32 %n) {
entry:
  br label %body
body:
  %i = phi i32 [ 0, %entry ], [ %next, %body ]
  store volatile i32 %i, ptr %p
  %next = add i32 %i, 1
  %c = icmp eq i32 %next, %n
  br i1 %c, label %exit, label %body
exit:
  ret void
}
; EXPECT
; define void @last(ptr %p) {
; entry:
;   br label %body
;
; body:                                             ; preds = %entry
;   store i32 0, ptr %p, align 4
;   %at.1 = getelementptr i32, ptr %p, i32 1
;   store i32 1, ptr %at.1, align 4
;   %at.2 = getelementptr i32, ptr %p, i32 2
;   store i32 2, ptr %at.2, align 4
;   ret void
; }
;
; define i32 @first(ptr %p) {
; entry:
;   br label %header
;
; header:                                           ; preds = %entry
;   %x = load i32, ptr %p, align 4
;   %at.1 = getelementptr i32, ptr %p, i32 1
;   %x.1 = load i32, ptr %at.1, align 4
;   %more.1 = add i32 %x, %x.1
;   br label %exit
;
; exit:                                             ; preds = %header
;   %sum.lcssa = phi i32 [ %more.1, %header ]
;   ret i32 %sum.lcssa
; }
;
; define i32 @search(ptr %p, i32 %key) {
; entry:
;   br label %header
;
; header:                                           ; preds = %entry
;   %x = load i32, ptr %p, align 4
;   %hit = icmp eq i32 %x, %key
;   br i1 %hit, label %found, label %latch
;
; latch:                                            ; preds = %header
;   %at.1 = getelementptr i32, ptr %p, i32 1
;   %x.1 = load i32, ptr %at.1, align 4
;   %hit.1 = icmp eq i32 %x.1, %key
;   br i1 %hit.1, label %found, label %latch.1
;
; latch.1:                                          ; preds = %latch
;   %at.2 = getelementptr i32, ptr %p, i32 2
;   %x.2 = load i32, ptr %at.2, align 4
;   %hit.2 = icmp eq i32 %x.2, %key
;   br i1 %hit.2, label %found, label %latch.2
;
; latch.2:                                          ; preds = %latch.1
;   ret i32 -1
;
; found:                                            ; preds = %latch.1, %latch, %header
;   %i.lcssa = phi i32 [ 0, %header ], [ 1, %latch ], [ 2, %latch.1 ]
;   ret i32 %i.lcssa
; }
;
; define void @once(ptr %p, i32 %n) {
; entry:
;   br label %body
;
; body:                                             ; preds = %entry
;   store volatile i32 %n, ptr %p, align 4
;   ret void
; }
;
; define void @unknown(ptr %p, i32 %n) {
; entry:
;   br label %body
;
; body:                                             ; preds = %body, %entry
;   %i = phi i32 [ 0, %entry ], [ %next, %body ]
;   store volatile i32 %i, ptr %p, align 4
;   %next = add i32 %i, 1
;   %c = icmp eq i32 %next, %n
;   br i1 %c, label %exit, label %body
;
; exit:                                             ; preds = %body
;   ret void
; }
