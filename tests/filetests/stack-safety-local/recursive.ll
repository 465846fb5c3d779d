; RUN: opt -passes='print<stack-safety-local>' -disable-output
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
; 'Stack Safety Local Analysis' for function 'down'
;   @down
;     args uses:
;       p[]: [0,1), @down(arg0, [1,2))
;     allocas uses:
;
; 'Stack Safety Local Analysis' for function 'f'
;   @f dso_preemptable
;     args uses:
;     allocas uses:
;       x[8]: empty-set, @down(arg0, [0,1))
;
; 'Stack Safety Local Analysis' for function 'a'
;   @a
;     args uses:
;       p[]: empty-set, @b(arg0, [0,1))
;     allocas uses:
;
; 'Stack Safety Local Analysis' for function 'b'
;   @b
;     args uses:
;       p[]: [8,16)
;     allocas uses:
;
; 'Stack Safety Local Analysis' for function 'g'
;   @g dso_preemptable
;     args uses:
;     allocas uses:
;       x[16]: empty-set, @a(arg0, [0,1))
