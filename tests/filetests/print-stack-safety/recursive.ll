; RUN: opt -passes=print-stack-safety -disable-output
; Ranges grow along calls, and become everything where they do not end.
define internal void @down(ptr %p, i32 %n) {
  store i8 0, ptr %p
  %q = getelementptr i8, ptr %p, i64 1
  call void @down(ptr %q, i32 %n)
  ret void
}
define void @f() {
  %x = alloca i64
  call void @down(ptr %x, i32 1)
  ret void
}
define internal void @a(ptr %p) {
  call void @b(ptr %p)
  ret void
}
define internal void @b(ptr %p) {
  %q = getelementptr i8, ptr %p, i64 8
  store i64 0, ptr %q
  ret void
}
define void @g() {
  %x = alloca i128
  call void @a(ptr %x)
  ret void
}
; EXPECT
; 'Stack Safety Analysis' for module 'INPUT'
;   @down
;     args uses:
;       p[]: full-set, @down(arg0, [1,2))
;     allocas uses:
;     safe accesses:
;        store i8 0, ptr %p, align 1
;
;   @f dso_preemptable
;     args uses:
;     allocas uses:
;       x[8]: full-set, @down(arg0, [0,1))
;     safe accesses:
;
;   @a
;     args uses:
;       p[]: [8,16), @b(arg0, [0,1))
;     allocas uses:
;     safe accesses:
;
;   @b
;     args uses:
;       p[]: [8,16)
;     allocas uses:
;     safe accesses:
;        store i64 0, ptr %q, align 4
;
;   @g dso_preemptable
;     args uses:
;     allocas uses:
;       x[16]: [8,16), @a(arg0, [0,1))
;     safe accesses:
