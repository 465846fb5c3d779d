; RUN: opt -passes=mergefunc
; Kernels are never called by one another, so equal ones stay; a function with an address of its block stays too.
define ptx_kernel void @one(ptr %p) {
  store i32 1, ptr %p
  store i32 2, ptr %p
  ret void
}
define ptx_kernel void @two(ptr %p) {
  store i32 1, ptr %p
  store i32 2, ptr %p
  ret void
}
@jump = global ptr blockaddress(@left, %there)
define void @left(ptr %p) {
  store i32 3, ptr %p
  br label %there
there:
  ret void
}
define void @right(ptr %p) {
  store i32 3, ptr %p
  br label %there
there:
  ret void
}
; EXPECT
; @jump = global ptr blockaddress(@left, %there)
;
; define ptx_kernel void @one(ptr %p) {
;   store i32 1, ptr %p, align 4
;   store i32 2, ptr %p, align 4
;   ret void
; }
;
; define ptx_kernel void @two(ptr %p) {
;   store i32 1, ptr %p, align 4
;   store i32 2, ptr %p, align 4
;   ret void
; }
;
; define void @left(ptr %p) {
;   store i32 3, ptr %p, align 4
;   br label %there
;
; there:                                            ; preds = %0
;   ret void
; }
;
; define void @right(ptr %p) {
;   store i32 3, ptr %p, align 4
;   br label %there
;
; there:                                            ; preds = %0
;   ret void
; }
