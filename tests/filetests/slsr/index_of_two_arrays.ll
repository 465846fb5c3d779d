; RUN: opt -passes='slsr'
; Two arrays have one index: both addresses are made of those before, so the index goes. The second array is accessed under a guard, and
; its first address moves to where the index is known not to be poison.
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

define float @guarded(ptr addrspace(1) %columns, ptr addrspace(1) %values, i32 %i, i32 %rows, i32 %row) {
entry:
  %m0 = mul nsw i32 %i, %rows
  %k0 = add nsw i32 %m0, %row
  %w0 = sext i32 %k0 to i64
  %c0 = getelementptr inbounds i32, ptr addrspace(1) %columns, i64 %w0
  %v0 = load i32, ptr addrspace(1) %c0
  %t0 = icmp sgt i32 %v0, -1
  br i1 %t0, label %then0, label %next

then0:
  %a0 = getelementptr inbounds float, ptr addrspace(1) %values, i64 %w0
  %x0 = load float, ptr addrspace(1) %a0
  br label %next

next:
  %s0 = phi float [ %x0, %then0 ], [ 0.0, %entry ]
  %i1 = or disjoint i32 %i, 1
  %m1 = mul nsw i32 %i1, %rows
  %k1 = add nsw i32 %m1, %row
  %w1 = sext i32 %k1 to i64
  %c1 = getelementptr inbounds i32, ptr addrspace(1) %columns, i64 %w1
  %v1 = load i32, ptr addrspace(1) %c1
  %t1 = icmp sgt i32 %v1, -1
  br i1 %t1, label %then1, label %end

then1:
  %a1 = getelementptr inbounds float, ptr addrspace(1) %values, i64 %w1
  %x1 = load float, ptr addrspace(1) %a1
  %y1 = fadd float %s0, %x1
  br label %end

end:
  %s1 = phi float [ %y1, %then1 ], [ %s0, %next ]
  ret float %s1
}

; The index is needed for itself: nothing is gained.
define i32 @kept(ptr addrspace(1) %p, ptr addrspace(1) %q, i32 %i, i32 %step) {
  %w0 = sext i32 %i to i64
  %p0 = getelementptr inbounds i32, ptr addrspace(1) %p, i64 %w0
  %q0 = getelementptr inbounds i32, ptr addrspace(1) %q, i64 %w0
  %x0 = load i32, ptr addrspace(1) %p0
  store i32 %x0, ptr addrspace(1) %q0
  %i1 = add nsw i32 %i, %step
  %w1 = sext i32 %i1 to i64
  %p1 = getelementptr inbounds i32, ptr addrspace(1) %p, i64 %w1
  %q1 = getelementptr inbounds i32, ptr addrspace(1) %q, i64 %w1
  %x1 = load i32, ptr addrspace(1) %p1
  store i32 %x1, ptr addrspace(1) %q1
  ret i32 %i1
}
; EXPECT
; target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; target triple = "nvptx64-nvidia-cuda"
;
; define float @guarded(ptr addrspace(1) %columns, ptr addrspace(1) %values, i32 %i, i32 %rows, i32 %row) {
; entry:
;   %m0 = mul nsw i32 %i, %rows
;   %k0 = add nsw i32 %m0, %row
;   %w0 = sext i32 %k0 to i64
;   %a0 = getelementptr float, ptr addrspace(1) %values, i64 %w0
;   %c0 = getelementptr inbounds i32, ptr addrspace(1) %columns, i64 %w0
;   %v0 = load i32, ptr addrspace(1) %c0, align 4
;   %t0 = icmp sgt i32 %v0, -1
;   br i1 %t0, label %then0, label %next
;
; then0:                                            ; preds = %entry
;   %x0 = load float, ptr addrspace(1) %a0, align 4
;   br label %next
;
; next:                                             ; preds = %then0, %entry
;   %s0 = phi float [ %x0, %then0 ], [ 0.000000e+00, %entry ]
;   %0 = sext i32 %rows to i64
;   %1 = mul i64 %0, 4
;   %c1 = getelementptr i8, ptr addrspace(1) %c0, i64 %1
;   %v1 = load i32, ptr addrspace(1) %c1, align 4
;   %t1 = icmp sgt i32 %v1, -1
;   br i1 %t1, label %then1, label %end
;
; then1:                                            ; preds = %next
;   %a1 = getelementptr i8, ptr addrspace(1) %a0, i64 %1
;   %x1 = load float, ptr addrspace(1) %a1, align 4
;   %y1 = fadd float %s0, %x1
;   br label %end
;
; end:                                              ; preds = %then1, %next
;   %s1 = phi float [ %y1, %then1 ], [ %s0, %next ]
;   ret float %s1
; }
;
; define i32 @kept(ptr addrspace(1) %p, ptr addrspace(1) %q, i32 %i, i32 %step) {
;   %w0 = sext i32 %i to i64
;   %p0 = getelementptr inbounds i32, ptr addrspace(1) %p, i64 %w0
;   %q0 = getelementptr inbounds i32, ptr addrspace(1) %q, i64 %w0
;   %x0 = load i32, ptr addrspace(1) %p0, align 4
;   store i32 %x0, ptr addrspace(1) %q0, align 4
;   %i1 = add nsw i32 %i, %step
;   %w1 = sext i32 %i1 to i64
;   %p1 = getelementptr inbounds i32, ptr addrspace(1) %p, i64 %w1
;   %q1 = getelementptr inbounds i32, ptr addrspace(1) %q, i64 %w1
;   %x1 = load i32, ptr addrspace(1) %p1, align 4
;   store i32 %x1, ptr addrspace(1) %q1, align 4
;   ret i32 %i1
; }
