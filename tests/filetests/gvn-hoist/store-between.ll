; RUN: opt -passes=gvn-hoist
; A load does not move over a store that may write its memory, another one does.
@shared = internal addrspace(3) global [64 x i32] undef
define i32 @f(i1 %c, ptr addrspace(1) noalias %p, ptr addrspace(1) %q) {
entry:
  br i1 %c, label %yes, label %no
yes:
  store i32 1, ptr addrspace(1) %q
  %a = load i32, ptr addrspace(1) %p
  %b = load i32, ptr addrspace(1) %q
  %d = add i32 %a, %b
  br label %exit
no:
  %e = load i32, ptr addrspace(1) %p
  %g = load i32, ptr addrspace(1) %q
  %h = sub i32 %e, %g
  br label %exit
exit:
  %r = phi i32 [ %d, %yes ], [ %h, %no ]
  ret i32 %r
}
; EXPECT
; @shared = internal addrspace(3) global [64 x i32] undef
;
; define i32 @f(i1 %c, ptr addrspace(1) noalias %p, ptr addrspace(1) %q) {
; entry:
;   %a = load i32, ptr addrspace(1) %p, align 4
;   br i1 %c, label %yes, label %no
;
; yes:                                              ; preds = %entry
;   store i32 1, ptr addrspace(1) %q, align 4
;   %b = load i32, ptr addrspace(1) %q, align 4
;   %d = add i32 %a, %b
;   br label %exit
;
; no:                                               ; preds = %entry
;   %g = load i32, ptr addrspace(1) %q, align 4
;   %h = sub i32 %a, %g
;   br label %exit
;
; exit:                                             ; preds = %no, %yes
;   %r = phi i32 [ %d, %yes ], [ %h, %no ]
;   ret i32 %r
; }
