; RUN: opt -passes=inferattrs
; A name with another type is another function; nobuiltin says so, and a definition speaks for itself.
declare i32 @malloc(i64)
declare void @free(i64)
declare i32 @vprintf(ptr, ptr) nobuiltin
define float @__nv_sinf(float %x) {
  ret float %x
}
; EXPECT
; declare i32 @malloc(i64)
;
; declare void @free(i64)
;
; ; Function Attrs: nobuiltin
; declare i32 @vprintf(ptr, ptr) #0
;
; define float @__nv_sinf(float %x) {
;   ret float %x
; }
;
; attributes #0 = { nobuiltin }
