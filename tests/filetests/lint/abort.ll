; RUN: not opt -passes='lint<abort-on-error>' -disable-output
; A finding ends the run where that is asked for.
target triple = "nvptx64-nvidia-cuda"

define void @f() {
  store i32 1, ptr null
  ret void
}
; EXPECT
; Undefined behavior: Null pointer dereference
;   store i32 1, ptr null, align 4
; INPUT: error: linter found errors, aborting. (enabled by abort-on-error)
;   store i32 1, ptr null, align 4
; after pass `lint` on function `f`
