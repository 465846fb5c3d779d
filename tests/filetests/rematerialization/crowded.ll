; RUN: opt -passes='rematerialization' -remat-pressure=4
; An address and a sum that are live through a crowded block are computed again behind it, where what they are made of is live as well; not in a loop, and not where that would keep another value alive.
define i32 @f(i32 %a, i32 %b, ptr %p, ptr %q) {
entry:
  %sum = add nsw i32 %a, 5
  %product = mul i32 %a, %b
  %far = xor i32 %product, 1
  %inner = and i32 %a, 7
  %address = getelementptr inbounds i32, ptr %p, i64 4
  store i32 %sum, ptr %q, align 4
  br label %crowded

crowded:
  %x = load i64, ptr %q, align 8
  %y = load i64, ptr %p, align 8
  %z = mul i64 %x, %y
  %w = mul i64 %z, %x
  %v = mul i64 %w, %y
  store i64 %v, ptr %q, align 8
  %c = icmp eq i64 %v, 0
  br i1 %c, label %use, label %loop

loop:
  %i = phi i32 [ 0, %crowded ], [ %next, %loop ]
  %next = add i32 %i, %inner
  %d = icmp ult i32 %next, %b
  br i1 %d, label %loop, label %use

use:
  %r = phi i32 [ %sum, %crowded ], [ %i, %loop ]
  store i32 %r, ptr %address, align 4
  store i32 %far, ptr %address, align 4
  %s = add i32 %a, %b
  %t = load i32, ptr %p, align 4
  %u = add i32 %s, %t
  ret i32 %u
}
; EXPECT
; define i32 @f(i32 %a, i32 %b, ptr %p, ptr %q) {
; entry:
;   %sum = add nsw i32 %a, 5
;   %product = mul i32 %a, %b
;   %far = xor i32 %product, 1
;   %inner = and i32 %a, 7
;   store i32 %sum, ptr %q, align 4
;   br label %crowded
;
; crowded:                                          ; preds = %entry
;   %x = load i64, ptr %q, align 8
;   %y = load i64, ptr %p, align 8
;   %z = mul i64 %x, %y
;   %w = mul i64 %z, %x
;   %v = mul i64 %w, %y
;   store i64 %v, ptr %q, align 8
;   %c = icmp eq i64 %v, 0
;   %sum.remat = add nsw i32 %a, 5
;   br i1 %c, label %use, label %loop
;
; loop:                                             ; preds = %loop, %crowded
;   %i = phi i32 [ 0, %crowded ], [ %next, %loop ]
;   %next = add i32 %i, %inner
;   %d = icmp ult i32 %next, %b
;   br i1 %d, label %loop, label %use
;
; use:                                              ; preds = %loop, %crowded
;   %r = phi i32 [ %sum.remat, %crowded ], [ %i, %loop ]
;   %address.remat = getelementptr inbounds i32, ptr %p, i64 4
;   store i32 %r, ptr %address.remat, align 4
;   store i32 %far, ptr %address.remat, align 4
;   %s = add i32 %a, %b
;   %t = load i32, ptr %p, align 4
;   %u = add i32 %s, %t
;   ret i32 %u
; }
