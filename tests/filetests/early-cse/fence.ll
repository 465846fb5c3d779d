; RUN: opt -passes='early-cse'
; A stored value is known behind a fence that only releases, not behind one that acquires; no store before a fence is dead.
define i32 @release(ptr %p) {
  store i32 5, ptr %p
  fence release
  %v = load i32, ptr %p
  ret i32 %v
}
define i32 @acquire(ptr %p) {
  store i32 5, ptr %p
  fence acquire
  %v = load i32, ptr %p
  ret i32 %v
}
; The store before the fence is what others may see.
define void @both(ptr %p) {
  store i32 5, ptr %p
  fence release
  store i32 6, ptr %p
  ret void
}
; EXPECT
; define i32 @release(ptr %p) {
;   store i32 5, ptr %p, align 4
;   fence release
;   ret i32 5
; }
;
; define i32 @acquire(ptr %p) {
;   store i32 5, ptr %p, align 4
;   fence acquire
;   %v = load i32, ptr %p, align 4
;   ret i32 %v
; }
;
; define void @both(ptr %p) {
;   store i32 5, ptr %p, align 4
;   fence release
;   store i32 6, ptr %p, align 4
;   ret void
; }
