; RUN: opt -passes='infer-address-spaces'
; A pointer that walks through shared memory.
define float @f(ptr addrspace(3) %p, i32 %n) {
entry:
  %g = addrspacecast ptr addrspace(3) %p to ptr
  br label %l
l:
  %q = phi ptr [ %g, %entry ], [ %q2, %l ]
  %i = phi i32 [ 0, %entry ], [ %i2, %l ]
  %s = phi float [ 0.0, %entry ], [ %s2, %l ]
  %v = load float, ptr %q, align 4
  %s2 = fadd float %s, %v
  %q2 = getelementptr inbounds i8, ptr %q, i64 4
  %i2 = add i32 %i, 1
  %c = icmp slt i32 %i2, %n
  br i1 %c, label %l, label %x
x:
  ret float %s2
}
; EXPECT
; define float @f(ptr addrspace(3) %p, i32 %n) {
; entry:
;   br label %l
;
; l:                                                ; preds = %l, %entry
;   %q = phi ptr addrspace(3) [ %p, %entry ], [ %q2, %l ]
;   %i = phi i32 [ 0, %entry ], [ %i2, %l ]
;   %s = phi float [ 0.000000e+00, %entry ], [ %s2, %l ]
;   %v = load float, ptr addrspace(3) %q, align 4
;   %s2 = fadd float %s, %v
;   %q2 = getelementptr inbounds i8, ptr addrspace(3) %q, i64 4
;   %i2 = add i32 %i, 1
;   %c = icmp slt i32 %i2, %n
;   br i1 %c, label %l, label %x
;
; x:                                                ; preds = %l
;   ret float %s2
; }
