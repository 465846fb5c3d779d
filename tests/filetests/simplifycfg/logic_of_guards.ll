; RUN: opt -passes='simplifycfg'
; On a GPU logic of conditions is no reason to keep a branch: comparisons take a predicate along, so a guard of several conditions is one
; branch (@guard). Arithmetic counts (@arithmetic), and so does logic beyond four operations (@much).
target triple = "nvptx64-nvidia-cuda"
declare void @use(i1)
declare void @side()
declare i32 @other(i32)
define ptx_kernel void @guard(ptr addrspace(3) %s, i32 %tx, i32 %n, i1 %a, i1 %b) {
entry:
  %c1 = icmp ult i32 %n, %tx
  br i1 %c1, label %and, label %latch
and:
  %c2 = icmp sle i32 %tx, 7
  %c3 = select i1 %c2, i1 %a, i1 false
  %c4 = xor i1 %c3, %b
  %c5 = select i1 %c4, i1 %b, i1 false
  br i1 %c5, label %work, label %latch
work:
  %v = load i32, ptr addrspace(3) %s
  %w = call i32 @other(i32 %v)
  store i32 %w, ptr addrspace(3) %s
  call void @side()
  br label %latch
latch:
  %valid = phi i1 [ true, %work ], [ false, %and ], [ false, %entry ]
  call void @use(i1 %valid)
  ret void
}
define ptx_kernel void @arithmetic(ptr addrspace(3) %s, i32 %tx, i32 %n, i1 %a, i1 %b) {
entry:
  %c1 = icmp ult i32 %n, %tx
  br i1 %c1, label %and, label %latch
and:
  %c2 = icmp sle i32 %tx, 7
  %d = mul i32 %tx, %n
  %e = xor i32 %d, %tx
  %c3 = icmp ne i32 %e, 12
  %c4 = select i1 %c2, i1 %c3, i1 false
  br i1 %c4, label %work, label %latch
work:
  %v = load i32, ptr addrspace(3) %s
  %w = call i32 @other(i32 %v)
  store i32 %w, ptr addrspace(3) %s
  call void @side()
  br label %latch
latch:
  %valid = phi i1 [ true, %work ], [ false, %and ], [ false, %entry ]
  call void @use(i1 %valid)
  ret void
}
define ptx_kernel void @much(ptr addrspace(3) %s, i32 %tx, i32 %n, i1 %a, i1 %b) {
entry:
  %c1 = icmp ult i32 %n, %tx
  br i1 %c1, label %and, label %latch
and:
  %c2 = icmp sle i32 %tx, 7
  %c3 = xor i1 %c2, %a
  %c4 = select i1 %c3, i1 %b, i1 false
  %c5 = xor i1 %c4, %a
  %c6 = select i1 %c5, i1 %b, i1 false
  %c7 = xor i1 %c6, %a
  %c8 = select i1 %c7, i1 %b, i1 false
  br i1 %c8, label %work, label %latch
work:
  %v = load i32, ptr addrspace(3) %s
  %w = call i32 @other(i32 %v)
  store i32 %w, ptr addrspace(3) %s
  call void @side()
  br label %latch
latch:
  %valid = phi i1 [ true, %work ], [ false, %and ], [ false, %entry ]
  call void @use(i1 %valid)
  ret void
}
; EXPECT
; target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; target triple = "nvptx64-nvidia-cuda"
;
; declare void @use(i1)
;
; declare void @side()
;
; declare i32 @other(i32)
;
; define ptx_kernel void @guard(ptr addrspace(3) %s, i32 %tx, i32 %n, i1 %a, i1 %b) {
; entry:
;   %c1 = icmp ult i32 %n, %tx
;   %c2 = icmp sle i32 %tx, 7
;   %c3 = select i1 %c2, i1 %a, i1 false
;   %c4 = xor i1 %c3, %b
;   %c5 = select i1 %c4, i1 %b, i1 false
;   %or.cond = select i1 %c1, i1 %c5, i1 false
;   br i1 %or.cond, label %work, label %latch
;
; work:                                             ; preds = %entry
;   %v = load i32, ptr addrspace(3) %s, align 4
;   %w = call i32 @other(i32 %v)
;   store i32 %w, ptr addrspace(3) %s, align 4
;   call void @side()
;   br label %latch
;
; latch:                                            ; preds = %work, %entry
;   %valid = phi i1 [ true, %work ], [ false, %entry ]
;   call void @use(i1 %valid)
;   ret void
; }
;
; define ptx_kernel void @arithmetic(ptr addrspace(3) %s, i32 %tx, i32 %n, i1 %a, i1 %b) {
; entry:
;   %c1 = icmp ult i32 %n, %tx
;   br i1 %c1, label %and, label %latch
;
; and:                                              ; preds = %entry
;   %c2 = icmp sle i32 %tx, 7
;   %d = mul i32 %tx, %n
;   %e = xor i32 %d, %tx
;   %c3 = icmp ne i32 %e, 12
;   %c4 = select i1 %c2, i1 %c3, i1 false
;   br i1 %c4, label %work, label %latch
;
; work:                                             ; preds = %and
;   %v = load i32, ptr addrspace(3) %s, align 4
;   %w = call i32 @other(i32 %v)
;   store i32 %w, ptr addrspace(3) %s, align 4
;   call void @side()
;   br label %latch
;
; latch:                                            ; preds = %work, %and, %entry
;   %valid = phi i1 [ true, %work ], [ false, %and ], [ false, %entry ]
;   call void @use(i1 %valid)
;   ret void
; }
;
; define ptx_kernel void @much(ptr addrspace(3) %s, i32 %tx, i32 %n, i1 %a, i1 %b) {
; entry:
;   %c1 = icmp ult i32 %n, %tx
;   br i1 %c1, label %and, label %latch
;
; and:                                              ; preds = %entry
;   %c2 = icmp sle i32 %tx, 7
;   %c3 = xor i1 %c2, %a
;   %c4 = select i1 %c3, i1 %b, i1 false
;   %c5 = xor i1 %c4, %a
;   %c6 = select i1 %c5, i1 %b, i1 false
;   %c7 = xor i1 %c6, %a
;   %c8 = select i1 %c7, i1 %b, i1 false
;   br i1 %c8, label %work, label %latch
;
; work:                                             ; preds = %and
;   %v = load i32, ptr addrspace(3) %s, align 4
;   %w = call i32 @other(i32 %v)
;   store i32 %w, ptr addrspace(3) %s, align 4
;   call void @side()
;   br label %latch
;
; latch:                                            ; preds = %work, %and, %entry
;   %valid = phi i1 [ true, %work ], [ false, %and ], [ false, %entry ]
;   call void @use(i1 %valid)
;   ret void
; }
