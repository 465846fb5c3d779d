; RUN: opt -passes=loop-rotate --check-analyses
; Two exits meet behind the loop: after rotation the guard dominates the block where they meet. The exit of the header stays
; dedicated, and what leaves by it gets a phi of its own.
define i32 @search(ptr %p, i32 %n, i32 %key) {
entry:
  br label %header
header:
  %i = phi i32 [ 0, %entry ], [ %next, %latch ]
  %c = icmp eq i32 %i, %n
  br i1 %c, label %missing, label %body
body:
  %at = getelementptr i32, ptr %p, i32 %i
  %x = load i32, ptr %at
  %hit = icmp eq i32 %x, %key
  br i1 %hit, label %found, label %latch
latch:
  %next = add i32 %i, 1
  br label %header
missing:
  br label %out
found:
  %where = phi i32 [ %i, %body ]
  br label %out
out:
  %r = phi i32 [ -1, %missing ], [ %where, %found ]
  ret i32 %r
}

; The first iteration is known to run, the other exit not to be decided: what both reach hangs from the exiting block now.
define i32 @unguarded(ptr %p, i32 %key) {
entry:
  br label %header
header:
  %i = phi i32 [ 0, %entry ], [ %next, %latch ]
  %c = icmp eq i32 %i, 64
  br i1 %c, label %missing, label %body
body:
  %at = getelementptr i32, ptr %p, i32 %i
  %x = load i32, ptr %at
  %hit = icmp eq i32 %x, %key
  br i1 %hit, label %found, label %latch
latch:
  call void @use(i32 %x)
  %next = add i32 %i, 1
  br label %header
missing:
  br label %out
found:
  br label %out
out:
  ret i32 %key
}
declare void @use(i32)
; EXPECT
; define i32 @search(ptr %p, i32 %n, i32 %key) {
; entry:
;   %c1 = icmp eq i32 0, %n
;   br i1 %c1, label %missing, label %body.lr.ph
;
; body.lr.ph:                                       ; preds = %entry
;   br label %body
;
; body:                                             ; preds = %latch, %body.lr.ph
;   %i2 = phi i32 [ 0, %body.lr.ph ], [ %next, %latch ]
;   %at = getelementptr i32, ptr %p, i32 %i2
;   %x = load i32, ptr %at, align 4
;   %hit = icmp eq i32 %x, %key
;   br i1 %hit, label %found, label %latch
;
; latch:                                            ; preds = %body
;   %next = add i32 %i2, 1
;   %c = icmp eq i32 %next, %n
;   br i1 %c, label %header.missing_crit_edge, label %body
;
; header.missing_crit_edge:                         ; preds = %latch
;   br label %missing
;
; missing:                                          ; preds = %header.missing_crit_edge, %entry
;   br label %out
;
; found:                                            ; preds = %body
;   %where = phi i32 [ %i2, %body ]
;   br label %out
;
; out:                                              ; preds = %found, %missing
;   %r = phi i32 [ -1, %missing ], [ %where, %found ]
;   ret i32 %r
; }
;
; define i32 @unguarded(ptr %p, i32 %key) {
; entry:
;   br label %body
;
; body:                                             ; preds = %latch, %entry
;   %i1 = phi i32 [ 0, %entry ], [ %next, %latch ]
;   %at = getelementptr i32, ptr %p, i32 %i1
;   %x = load i32, ptr %at, align 4
;   %hit = icmp eq i32 %x, %key
;   br i1 %hit, label %found, label %latch
;
; latch:                                            ; preds = %body
;   call void @use(i32 %x)
;   %next = add i32 %i1, 1
;   %c = icmp eq i32 %next, 64
;   br i1 %c, label %missing, label %body
;
; missing:                                          ; preds = %latch
;   br label %out
;
; found:                                            ; preds = %body
;   br label %out
;
; out:                                              ; preds = %found, %missing
;   ret i32 %key
; }
;
; declare void @use(i32)
