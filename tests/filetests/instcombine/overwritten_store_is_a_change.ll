; RUN: opt -passes=instcombine --check-analyses
; The first store goes: a change, although the instruction visited stays.
define ptx_kernel void @k(ptr %out) {
  store i32 1, ptr %out, align 4
  store i32 0, ptr %out, align 4
  ret void
}
; EXPECT
; define ptx_kernel void @k(ptr %out) {
;   store i32 0, ptr %out, align 4
;   ret void
; }
