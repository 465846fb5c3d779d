; RUN: opt -passes='induct-addresses'
; Loops that the assembler does not unroll, or whose rounds it does not count: left by a comparison, unrolled before, with stores.
define i32 @left_by_comparison(ptr %p, ptr %q, i64 %n) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %j, %loop ]
  %a = getelementptr i32, ptr %p, i64 %i
  %x = load i32, ptr %a
  %b = getelementptr i32, ptr %q, i64 %i
  %y = load i32, ptr %b
  %j = add i64 %i, 1
  %c = icmp eq i64 %j, %n
  br i1 %c, label %out, label %loop
out:
  %r = add i32 %x, %y
  ret i32 %r
}
define i32 @unrolled(ptr %p, ptr %q, i64 %n) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %j, %loop ]
  %a = getelementptr i32, ptr %p, i64 %i
  %x = load i32, ptr %a
  %b = getelementptr i32, ptr %q, i64 %i
  %y = load i32, ptr %b
  %j = add i64 %i, 1
  %c = icmp slt i64 %j, %n
  br i1 %c, label %loop, label %out, !llvm.loop !0
out:
  %r = add i32 %x, %y
  ret i32 %r
}
define void @stores(ptr %p, ptr %q, i64 %n) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %j, %loop ]
  %a = getelementptr i32, ptr %p, i64 %i
  %x = load i32, ptr %a
  %b = getelementptr i32, ptr %q, i64 %i
  store i32 %x, ptr %b
  %j = add i64 %i, 1
  %c = icmp slt i64 %j, %n
  br i1 %c, label %loop, label %out
out:
  ret void
}
!0 = distinct !{!0, !1}
!1 = !{!"llvm.loop.unroll.disable"}
; EXPECT
; define i32 @left_by_comparison(ptr %p, ptr %q, i64 %n) {
; entry:
;   br label %loop
;
; loop:                                             ; preds = %loop, %entry
;   %i = phi i64 [ 0, %entry ], [ %j, %loop ]
;   %a = getelementptr i32, ptr %p, i64 %i
;   %x = load i32, ptr %a, align 4
;   %b = getelementptr i32, ptr %q, i64 %i
;   %y = load i32, ptr %b, align 4
;   %j = add i64 %i, 1
;   %c = icmp eq i64 %j, %n
;   br i1 %c, label %out, label %loop
;
; out:                                              ; preds = %loop
;   %r = add i32 %x, %y
;   ret i32 %r
; }
;
; define i32 @unrolled(ptr %p, ptr %q, i64 %n) {
; entry:
;   br label %loop
;
; loop:                                             ; preds = %loop, %entry
;   %i = phi i64 [ 0, %entry ], [ %j, %loop ]
;   %a = getelementptr i32, ptr %p, i64 %i
;   %x = load i32, ptr %a, align 4
;   %b = getelementptr i32, ptr %q, i64 %i
;   %y = load i32, ptr %b, align 4
;   %j = add i64 %i, 1
;   %c = icmp slt i64 %j, %n
;   br i1 %c, label %loop, label %out, !llvm.loop !0
;
; out:                                              ; preds = %loop
;   %r = add i32 %x, %y
;   ret i32 %r
; }
;
; define void @stores(ptr %p, ptr %q, i64 %n) {
; entry:
;   br label %loop
;
; loop:                                             ; preds = %loop, %entry
;   %i = phi i64 [ 0, %entry ], [ %j, %loop ]
;   %a = getelementptr i32, ptr %p, i64 %i
;   %x = load i32, ptr %a, align 4
;   %b = getelementptr i32, ptr %q, i64 %i
;   store i32 %x, ptr %b, align 4
;   %j = add i64 %i, 1
;   %c = icmp slt i64 %j, %n
;   br i1 %c, label %loop, label %out
;
; out:                                              ; preds = %loop
;   ret void
; }
;
; !0 = distinct !{!0, !1}
; !1 = !{!"llvm.loop.unroll.disable"}
