; RUN: opt -passes=loop-unroll-full<own> -unroll-threshold=9
; Larger than the threshold, but what is left after folding the loads from the table is small. Without a constant table the same
; loop stays.
@table = internal constant [6 x i32] [i32 3, i32 1, i32 4, i32 1, i32 5, i32 9]
define i32 @constant(i32 %x) {
entry:
  br label %body
body:
  %i = phi i64 [ 0, %entry ], [ %next, %body ]
  %sum = phi i32 [ %x, %entry ], [ %more, %body ]
  %at = getelementptr [6 x i32], ptr @table, i64 0, i64 %i
  %t = load i32, ptr %at
  %u = mul i32 %t, %t
  %w = shl i32 %u, 2
  %more = add i32 %sum, %w
  %next = add i64 %i, 1
  %c = icmp eq i64 %next, 6
  br i1 %c, label %exit, label %body
exit:
  ret i32 %more
}
define i32 @variable(i32 %x, ptr %table) {
entry:
  br label %body
body:
  %i = phi i64 [ 0, %entry ], [ %next, %body ]
  %sum = phi i32 [ %x, %entry ], [ %more, %body ]
  %at = getelementptr [6 x i32], ptr %table, i64 0, i64 %i
  %t = load i32, ptr %at
  %u = mul i32 %t, %t
  %w = shl i32 %u, 2
  %more = add i32 %sum, %w
  %next = add i64 %i, 1
  %c = icmp eq i64 %next, 6
  br i1 %c, label %exit, label %body
exit:
  ret i32 %more
}
; EXPECT
; @table = internal constant [6 x i32] [i32 3, i32 1, i32 4, i32 1, i32 5, i32 9]
;
; define i32 @constant(i32 %x) {
; entry:
;   br label %body
;
; body:                                             ; preds = %entry
;   %more.5 = add i32 %x, 532
;   ret i32 %more.5
; }
;
; define i32 @variable(i32 %x, ptr %table) {
; entry:
;   br label %body
;
; body:                                             ; preds = %body, %entry
;   %i = phi i64 [ 0, %entry ], [ %next, %body ]
;   %sum = phi i32 [ %x, %entry ], [ %more, %body ]
;   %at = getelementptr [6 x i32], ptr %table, i64 0, i64 %i
;   %t = load i32, ptr %at, align 4
;   %u = mul i32 %t, %t
;   %w = shl i32 %u, 2
;   %more = add i32 %sum, %w
;   %next = add i64 %i, 1
;   %c = icmp eq i64 %next, 6
;   br i1 %c, label %exit, label %body
;
; exit:                                             ; preds = %body
;   %more.lcssa = phi i32 [ %more, %body ]
;   ret i32 %more.lcssa
; }
