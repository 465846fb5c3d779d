; RUN: opt -passes=print-memderefs -disable-output
; Slots, variables and arguments of known size, each for every load.
@g = global [4 x i32] zeroinitializer
define i32 @f(ptr dereferenceable(8) align 4 %p) {
  %s = alloca i64
  %a = load i32, ptr %p
  %b = load i64, ptr %p, align 8
  %c = load i32, ptr @g
  %d = load i64, ptr %s
  ret i32 %a
}
; EXPECT
; Memory Dereferencibility of pointers in function 'f'
; The following are dereferenceable:
;   ptr %p	(aligned)
;   ptr %p	(aligned)
;   @g = global [4 x i32] zeroinitializer	(aligned)
;     %s = alloca i64, align 8	(aligned)
