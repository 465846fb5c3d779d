; RUN: opt -passes=dse
; Unordered stores may go, ordered and volatile ones stay, and nothing is removed across a releasing store or an acquiring load.
; A monotonic access to other memory does not matter.
define void @unordered(ptr %p) {
  store atomic i32 1, ptr %p unordered, align 4
  store i32 2, ptr %p, align 4
  ret void
}
define void @monotonic(ptr %p) {
  store atomic i32 1, ptr %p monotonic, align 4
  store i32 2, ptr %p, align 4
  ret void
}
define void @volatile(ptr %p) {
  store volatile i32 1, ptr %p, align 4
  store i32 2, ptr %p, align 4
  ret void
}
define void @released(ptr %p, ptr %flag) {
  store i32 1, ptr %p, align 4
  store atomic i32 1, ptr %flag release, align 4
  store i32 2, ptr %p, align 4
  ret void
}
define i32 @acquired(ptr %p, ptr %flag) {
  store i32 1, ptr %p, align 4
  %v = load atomic i32, ptr %flag acquire, align 4
  store i32 2, ptr %p, align 4
  ret i32 %v
}
define void @relaxed(ptr noalias %p, ptr noalias %flag) {
  store i32 1, ptr %p, align 4
  store atomic i32 1, ptr %flag monotonic, align 4
  store i32 2, ptr %p, align 4
  ret void
}
define i32 @added(ptr noalias %p, ptr noalias %count) {
  store i32 1, ptr %p, align 4
  %v = atomicrmw add ptr %count, i32 1 acq_rel, align 4
  store i32 2, ptr %p, align 4
  ret i32 %v
}
; EXPECT
; define void @unordered(ptr %p) {
;   store i32 2, ptr %p, align 4
;   ret void
; }
;
; define void @monotonic(ptr %p) {
;   store atomic i32 1, ptr %p monotonic, align 4
;   store i32 2, ptr %p, align 4
;   ret void
; }
;
; define void @volatile(ptr %p) {
;   store volatile i32 1, ptr %p, align 4
;   store i32 2, ptr %p, align 4
;   ret void
; }
;
; define void @released(ptr %p, ptr %flag) {
;   store i32 1, ptr %p, align 4
;   store atomic i32 1, ptr %flag release, align 4
;   store i32 2, ptr %p, align 4
;   ret void
; }
;
; define i32 @acquired(ptr %p, ptr %flag) {
;   store i32 1, ptr %p, align 4
;   %v = load atomic i32, ptr %flag acquire, align 4
;   store i32 2, ptr %p, align 4
;   ret i32 %v
; }
;
; define void @relaxed(ptr noalias %p, ptr noalias %flag) {
;   store atomic i32 1, ptr %flag monotonic, align 4
;   store i32 2, ptr %p, align 4
;   ret void
; }
;
; define i32 @added(ptr noalias %p, ptr noalias %count) {
;   store i32 1, ptr %p, align 4
;   %v = atomicrmw add ptr %count, i32 1 acq_rel, align 4
;   store i32 2, ptr %p, align 4
;   ret i32 %v
; }
