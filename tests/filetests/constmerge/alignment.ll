; RUN: opt -passes=constmerge
; The larger alignment stays, and an address that has a meaning for one keeps it.
@small = internal unnamed_addr constant i32 1
@large = internal unnamed_addr constant i32 1, align 16
@named = internal constant i64 2
@unnamed = internal unnamed_addr constant i64 2
define void @f(ptr %p) {
  store ptr @small, ptr %p
  store ptr @large, ptr %p
  store ptr @named, ptr %p
  store ptr @unnamed, ptr %p
  ret void
}
; EXPECT
; @large = internal unnamed_addr constant i32 1, align 16
; @unnamed = internal constant i64 2
;
; define void @f(ptr %p) {
;   store ptr @large, ptr %p, align 8
;   store ptr @large, ptr %p, align 8
;   store ptr @unnamed, ptr %p, align 8
;   store ptr @unnamed, ptr %p, align 8
;   ret void
; }
