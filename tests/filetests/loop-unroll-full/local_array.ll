; RUN: opt -passes=loop-unroll-full<own>,sroa
; A loop over an array on the stack is unrolled beyond the usual size: the array leaves memory.
define i32 @f(ptr %p, i32 %n) {
entry:
  %a = alloca [4 x i32]
  br label %fill
fill:
  %i = phi i32 [ 0, %entry ], [ %i.next, %fill ]
  %from = getelementptr i32, ptr %p, i32 %i
  %x = load i32, ptr %from
  %to = getelementptr [4 x i32], ptr %a, i32 0, i32 %i
  store i32 %x, ptr %to
  %i.next = add nuw nsw i32 %i, 1
  %c = icmp ult i32 %i.next, 4
  br i1 %c, label %fill, label %use
use:
  %j = phi i32 [ 0, %fill ], [ %j.next, %use ]
  %sum = phi i32 [ 0, %fill ], [ %more, %use ]
  %at = getelementptr [4 x i32], ptr %a, i32 0, i32 %j
  %y = load i32, ptr %at
  %z = mul i32 %y, %sum
  %more = add i32 %z, %y
  %j.next = add nuw nsw i32 %j, 1
  %d = icmp ult i32 %j.next, 4
  br i1 %d, label %use, label %exit
exit:
  ret i32 %more
}
; EXPECT
; define i32 @f(ptr %p, i32 %n) {
; entry:
;   br label %fill
;
; fill:                                             ; preds = %entry
;   %x = load i32, ptr %p, align 4
;   %from.1 = getelementptr i32, ptr %p, i32 1
;   %x.1 = load i32, ptr %from.1, align 4
;   %from.2 = getelementptr i32, ptr %p, i32 2
;   %x.2 = load i32, ptr %from.2, align 4
;   %from.3 = getelementptr i32, ptr %p, i32 3
;   %x.3 = load i32, ptr %from.3, align 4
;   br label %use
;
; use:                                              ; preds = %fill
;   %z.1 = mul i32 %x.1, %x
;   %more.1 = add i32 %z.1, %x.1
;   %z.2 = mul i32 %x.2, %more.1
;   %more.2 = add i32 %z.2, %x.2
;   %z.3 = mul i32 %x.3, %more.2
;   %more.3 = add i32 %z.3, %x.3
;   ret i32 %more.3
; }
