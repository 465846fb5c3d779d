; RUN: opt -passes=atomic-expand
; Numbers and pointers are exchanged as integers.
target triple = "nvptx64-nvidia-cuda"

define float @number(ptr %p, float %v) {
  %r = atomicrmw xchg ptr %p, float %v monotonic
  ret float %r
}
define ptr @pointer(ptr %p, ptr %v) {
  %r = atomicrmw xchg ptr %p, ptr %v seq_cst
  ret ptr %r
}
; EXPECT
; target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; target triple = "nvptx64-nvidia-cuda"
;
; define float @number(ptr %p, float %v) {
;   %1 = bitcast float %v to i32
;   %2 = atomicrmw xchg ptr %p, i32 %1 monotonic, align 4
;   %r = bitcast i32 %2 to float
;   ret float %r
; }
;
; define ptr @pointer(ptr %p, ptr %v) {
;   %1 = ptrtoint ptr %v to i64
;   %2 = atomicrmw xchg ptr %p, i64 %1 seq_cst, align 8
;   %r = inttoptr i64 %2 to ptr
;   ret ptr %r
; }
