; RUN: opt -passes=print-memderefs -disable-output
; What calls and loads promise of the pointers that they give.
@p = global ptr null
define i32 @f() {
  %c = call dereferenceable(8) align 8 ptr @get()
  %l = load ptr, ptr @p, !dereferenceable !0
  %a = load i32, ptr %c
  %b = load i32, ptr %l
  %d = load i64, ptr %l
  ret i32 %a
}
declare ptr @get()
!0 = !{i64 4}
; EXPECT
; Memory Dereferencibility of pointers in function 'f'
; The following are dereferenceable:
;   @p = global ptr null	(aligned)
;     %c = call align 8 dereferenceable(8) ptr @get()	(aligned)
;     %l = load ptr, ptr @p, align 8, !dereferenceable !0	(unaligned)
