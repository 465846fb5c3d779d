; RUN: opt -passes=nvptx-lower-alloca
; A slot for an error in Swift's way is no memory with an address: a cast of it did not verify.
define ptr @f() {
  %e = alloca swifterror ptr
  store ptr null, ptr %e
  %v = load ptr, ptr %e
  ret ptr %v
}
; EXPECT
; define ptr @f() {
;   %e = alloca swifterror ptr, align 8
;   store ptr null, ptr %e, align 8
;   %v = load ptr, ptr %e, align 8
;   ret ptr %v
; }
