; RUN: opt -passes='hoist-guarded'
; What neither loop changes leaves both; what the outer one changes leaves the inner one alone.
target triple = "nvptx64-nvidia-cuda"

define void @nest(ptr addrspace(1) %p, i64 %n, i64 %k) {
entry:
  br label %outer

outer:
  %i = phi i64 [ 0, %entry ], [ %i1, %outer.latch ]
  br label %inner

inner:
  %j = phi i64 [ 0, %outer ], [ %j1, %inner.latch ]
  %c = icmp eq i64 %j, %k
  br i1 %c, label %guarded, label %inner.latch

guarded:
  %both = mul i64 %n, %k
  %one = mul i64 %i, %both
  %none = add i64 %one, %j
  %a = getelementptr i8, ptr addrspace(1) %p, i64 %none
  store i8 1, ptr addrspace(1) %a
  br label %inner.latch

inner.latch:
  %j1 = add i64 %j, 1
  %je = icmp ult i64 %j1, %n
  br i1 %je, label %inner, label %outer.latch

outer.latch:
  %i1 = add i64 %i, 1
  %ie = icmp ult i64 %i1, %n
  br i1 %ie, label %outer, label %out

out:
  ret void
}
; EXPECT
; target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; target triple = "nvptx64-nvidia-cuda"
;
; define void @nest(ptr addrspace(1) %p, i64 %n, i64 %k) {
; entry:
;   %both = mul i64 %n, %k
;   br label %outer
;
; outer:                                            ; preds = %outer.latch, %entry
;   %i = phi i64 [ 0, %entry ], [ %i1, %outer.latch ]
;   %one = mul i64 %i, %both
;   br label %inner
;
; inner:                                            ; preds = %inner.latch, %outer
;   %j = phi i64 [ 0, %outer ], [ %j1, %inner.latch ]
;   %c = icmp eq i64 %j, %k
;   br i1 %c, label %guarded, label %inner.latch
;
; guarded:                                          ; preds = %inner
;   %none = add i64 %one, %j
;   %a = getelementptr i8, ptr addrspace(1) %p, i64 %none
;   store i8 1, ptr addrspace(1) %a, align 1
;   br label %inner.latch
;
; inner.latch:                                      ; preds = %guarded, %inner
;   %j1 = add i64 %j, 1
;   %je = icmp ult i64 %j1, %n
;   br i1 %je, label %inner, label %outer.latch
;
; outer.latch:                                      ; preds = %inner.latch
;   %i1 = add i64 %i, 1
;   %ie = icmp ult i64 %i1, %n
;   br i1 %ie, label %outer, label %out
;
; out:                                              ; preds = %outer.latch
;   ret void
; }
