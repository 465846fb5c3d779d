; RUN: opt -passes='adce'
; An atomic without users still writes.
define void @f(ptr %p) {
  %a = atomicrmw add ptr %p, i32 1 seq_cst, align 4
  %c = cmpxchg ptr %p, i32 0, i32 1 seq_cst seq_cst, align 4
  %s = extractvalue { i32, i1 } %c, 1
  ret void
}
; EXPECT
; define void @f(ptr %p) {
;   %a = atomicrmw add ptr %p, i32 1 seq_cst, align 4
;   %c = cmpxchg ptr %p, i32 0, i32 1 seq_cst seq_cst, align 4
;   ret void
; }
