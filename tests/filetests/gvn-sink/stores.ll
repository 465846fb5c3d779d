; RUN: opt -passes=gvn-sink
; Stores of different values to one place become one store of a phi; their order stays.
define void @f(i1 %c, i32 %v, i32 %w, ptr addrspace(1) %p, ptr addrspace(1) %q) {
entry:
  br i1 %c, label %yes, label %no
yes:
  store i32 %v, ptr addrspace(1) %p, align 8
  store i32 1, ptr addrspace(1) %q
  store i32 %v, ptr addrspace(1) %p, align 8
  br label %exit
no:
  store i32 %w, ptr addrspace(1) %p, align 4
  store i32 1, ptr addrspace(1) %q
  store i32 %w, ptr addrspace(1) %p, align 4
  br label %exit
exit:
  ret void
}
; EXPECT
; define void @f(i1 %c, i32 %v, i32 %w, ptr addrspace(1) %p, ptr addrspace(1) %q) {
; entry:
;   br i1 %c, label %yes, label %no
;
; yes:                                              ; preds = %entry
;   br label %exit
;
; no:                                               ; preds = %entry
;   br label %exit
;
; exit:                                             ; preds = %no, %yes
;   %w.sink = phi i32 [ %w, %no ], [ %v, %yes ]
;   store i32 %w.sink, ptr addrspace(1) %p, align 4
;   store i32 1, ptr addrspace(1) %q, align 4
;   store i32 %w.sink, ptr addrspace(1) %p, align 4
;   ret void
; }
