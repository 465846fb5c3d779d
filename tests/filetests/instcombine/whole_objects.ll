; RUN: opt -passes='instcombine'
; Structures and arrays are loaded and stored by their elements, nested ones to the last; what is written and read again is seen. With
; bytes between the elements, and where the access is volatile, nothing is done.

define void @through(ptr %from, ptr %to) {
  %v = load { float, i32, double }, ptr %from, align 8
  %x = extractvalue { float, i32, double } %v, 0
  %y = fadd float %x, 1.0
  %w = insertvalue { float, i32, double } %v, float %y, 0
  store { float, i32, double } %w, ptr %to, align 8
  %z = load float, ptr %to
  %zz = fmul float %z, 2.0
  store float %zz, ptr %to
  ret void
}

define float @nested(ptr addrspace(1) %p) {
  %v = load { i32, { i32, [2 x float] }, {} }, ptr addrspace(1) %p, align 16, !invariant.load !0
  %r = extractvalue { i32, { i32, [2 x float] }, {} } %v, 1, 1, 1
  ret float %r
}

define i32 @padded(ptr %p, ptr %q) {
  %v = load { i8, i32 }, ptr %p, align 4
  store { i8, i32 } %v, ptr %q, align 4
  %w = load volatile { i32, i32 }, ptr %p, align 4
  %r = extractvalue { i32, i32 } %w, 1
  ret i32 %r
}

define i32 @part_of_padded(ptr %p) {
  %v = load { i8, i32 }, ptr %p, align 4
  %r = extractvalue { i8, i32 } %v, 1
  ret i32 %r
}

!0 = !{}
; EXPECT
; define void @through(ptr %from, ptr %to) {
;   %v.unpack = load float, ptr %from, align 8
;   %v.elt = getelementptr inbounds nuw i8, ptr %from, i64 4
;   %v.unpack1 = load i32, ptr %v.elt, align 4
;   %v.elt2 = getelementptr inbounds nuw i8, ptr %from, i64 8
;   %v.unpack3 = load double, ptr %v.elt2, align 8
;   %y = fadd float %v.unpack, 1.000000e+00
;   store float %y, ptr %to, align 8
;   %to.repack = getelementptr inbounds nuw i8, ptr %to, i64 4
;   store i32 %v.unpack1, ptr %to.repack, align 4
;   %to.repack5 = getelementptr inbounds nuw i8, ptr %to, i64 8
;   store double %v.unpack3, ptr %to.repack5, align 8
;   %zz = fmul float %y, 2.000000e+00
;   store float %zz, ptr %to, align 4
;   ret void
; }
;
; define float @nested(ptr addrspace(1) %p) {
;   %v.unpack1.unpack4.elt = getelementptr inbounds nuw i8, ptr addrspace(1) %p, i64 12
;   %v.unpack1.unpack4.unpack5 = load float, ptr addrspace(1) %v.unpack1.unpack4.elt, align 4, !invariant.load !0
;   ret float %v.unpack1.unpack4.unpack5
; }
;
; define i32 @padded(ptr %p, ptr %q) {
;   %v = load { i8, i32 }, ptr %p, align 4
;   store { i8, i32 } %v, ptr %q, align 4
;   %w = load volatile { i32, i32 }, ptr %p, align 4
;   %r = extractvalue { i32, i32 } %w, 1
;   ret i32 %r
; }
;
; define i32 @part_of_padded(ptr %p) {
;   %v.elt = getelementptr inbounds nuw i8, ptr %p, i64 4
;   %r = load i32, ptr %v.elt, align 4
;   ret i32 %r
; }
;
; !0 = !{}
