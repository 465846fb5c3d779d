; RUN: opt -passes=print-memderefs -disable-output
; A part of an object at a constant offset, inside and outside of it.
define i32 @f(ptr dereferenceable(16) align 8 %p, i64 %n) {
  %in = getelementptr i8, ptr %p, i64 12
  %out = getelementptr i8, ptr %p, i64 13
  %any = getelementptr i8, ptr %p, i64 %n
  %a = load i32, ptr %in, align 8
  %b = load i32, ptr %out
  %c = load i32, ptr %any
  ret i32 %a
}
; EXPECT
; Memory Dereferencibility of pointers in function 'f'
; The following are dereferenceable:
;     %in = getelementptr i8, ptr %p, i64 12	(unaligned)
