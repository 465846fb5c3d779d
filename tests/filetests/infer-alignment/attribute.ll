; RUN: opt -passes=infer-alignment
; What an attribute says of a pointer holds for its accesses, and for those at a constant distance as far as the distance allows.
define void @f(ptr align 16 %p, i32 %x) {
  %v = load i32, ptr %p, align 4
  %q = getelementptr i8, ptr %p, i64 8
  store i32 %v, ptr %q, align 1
  %r = getelementptr i8, ptr %p, i64 6
  store i16 0, ptr %r, align 1
  ret void
}
; EXPECT
; define void @f(ptr align 16 %p, i32 %x) {
;   %v = load i32, ptr %p, align 16
;   %q = getelementptr i8, ptr %p, i64 8
;   store i32 %v, ptr %q, align 8
;   %r = getelementptr i8, ptr %p, i64 6
;   store i16 0, ptr %r, align 2
;   ret void
; }
