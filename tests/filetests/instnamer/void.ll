; RUN: opt -passes='instnamer'
; What has no result gets no name.
define void @void(ptr %0) {
  store i32 1, ptr %0
  fence seq_cst
  ret void
}
; EXPECT
; define void @void(ptr %arg) {
; bb:
;   store i32 1, ptr %arg, align 4
;   fence seq_cst
;   ret void
; }
