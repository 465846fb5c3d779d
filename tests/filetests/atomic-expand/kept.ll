; RUN: opt -passes=atomic-expand
; What the target has stays, and what is wider than its words.
target triple = "nvptx64-nvidia-cuda"

define i32 @int(ptr %p, i32 %v) {
  %a = atomicrmw add ptr %p, i32 %v monotonic
  %b = atomicrmw umax ptr %p, i32 undef monotonic
  %c = atomicrmw uinc_wrap ptr %p, i32 poison monotonic
  %d = load atomic i32, ptr %p seq_cst, align 4
  ret i32 %a
}
define double @sum(ptr %p, double %v) {
  %a = atomicrmw fadd ptr %p, double %v monotonic
  ret double %a
}
define i128 @wide(ptr %p, i128 %v) {
  %a = atomicrmw xchg ptr %p, i128 %v monotonic
  ret i128 %a
}
define void @empty() {
  ret void
}
; EXPECT
; target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; target triple = "nvptx64-nvidia-cuda"
;
; define i32 @int(ptr %p, i32 %v) {
;   %a = atomicrmw add ptr %p, i32 %v monotonic, align 4
;   %b = atomicrmw umax ptr %p, i32 undef monotonic, align 4
;   %c = atomicrmw uinc_wrap ptr %p, i32 poison monotonic, align 4
;   %d = load atomic i32, ptr %p seq_cst, align 4
;   ret i32 %a
; }
;
; define double @sum(ptr %p, double %v) {
;   %a = atomicrmw fadd ptr %p, double %v monotonic, align 8
;   ret double %a
; }
;
; define i128 @wide(ptr %p, i128 %v) {
;   %a = atomicrmw xchg ptr %p, i128 %v monotonic, align 16
;   ret i128 %a
; }
;
; define void @empty() {
;   ret void
; }
