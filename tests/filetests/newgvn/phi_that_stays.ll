; RUN: opt -passes='newgvn'
; What is computed from a phi that others read too stays behind it where each way would set one more register.
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
define i32 @k(i32 %c, i32 %y) {
entry:
  switch i32 %c, label %d [ i32 73, label %a1
    i32 86, label %a2
    i32 88, label %a3
    i32 76, label %a4 ]
a1: br label %j
a2: br label %j
a3: br label %j
a4: br label %j
d: br label %j
j:
  %x = phi i32 [ 1, %a1 ], [ 5, %a2 ], [ 10, %a3 ], [ 50, %a4 ], [ 1000, %d ]
  %m = mul nsw i32 %x, -2
  %s = add nsw i32 %m, %y
  %g = icmp sgt i32 %y, %x
  %r0 = select i1 %g, i32 %s, i32 %y
  %r = xor i32 %r0, %x
  ret i32 %r
}
define i32 @only_reader(i32 %c) {
entry:
  switch i32 %c, label %d [ i32 73, label %a1
    i32 86, label %a2 ]
a1: br label %j
a2: br label %j
d: br label %j
j:
  %x = phi i32 [ 1, %a1 ], [ 5, %a2 ], [ 1000, %d ]
  %m = mul nsw i32 %x, -2
  ret i32 %m
}
; EXPECT
; target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; target triple = "nvptx64-nvidia-cuda"
;
; define i32 @k(i32 %c, i32 %y) {
; entry:
;   switch i32 %c, label %d [
;     i32 73, label %a1
;     i32 86, label %a2
;     i32 88, label %a3
;     i32 76, label %a4
;   ]
;
; a1:                                               ; preds = %entry
;   br label %j
;
; a2:                                               ; preds = %entry
;   br label %j
;
; a3:                                               ; preds = %entry
;   br label %j
;
; a4:                                               ; preds = %entry
;   br label %j
;
; d:                                                ; preds = %entry
;   br label %j
;
; j:                                                ; preds = %d, %a4, %a3, %a2, %a1
;   %x = phi i32 [ 1, %a1 ], [ 5, %a2 ], [ 10, %a3 ], [ 50, %a4 ], [ 1000, %d ]
;   %m = mul nsw i32 %x, -2
;   %s = add nsw i32 %m, %y
;   %g = icmp sgt i32 %y, %x
;   %r0 = select i1 %g, i32 %s, i32 %y
;   %r = xor i32 %r0, %x
;   ret i32 %r
; }
;
; define i32 @only_reader(i32 %c) {
; entry:
;   switch i32 %c, label %d [
;     i32 73, label %a1
;     i32 86, label %a2
;   ]
;
; a1:                                               ; preds = %entry
;   br label %j
;
; a2:                                               ; preds = %entry
;   br label %j
;
; d:                                                ; preds = %entry
;   br label %j
;
; j:                                                ; preds = %d, %a2, %a1
;   %phiofops = phi i32 [ -2000, %d ], [ -10, %a2 ], [ -2, %a1 ]
;   %x = phi i32 [ 1, %a1 ], [ 5, %a2 ], [ 1000, %d ]
;   ret i32 %phiofops
; }
