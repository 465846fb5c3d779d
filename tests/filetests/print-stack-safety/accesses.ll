; RUN: opt -passes=print-stack-safety -disable-output
; Accesses by constant and unknown offsets, fills, calls, other address spaces.
declare void @ext(ptr)
declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)
define internal void @g(ptr %p) {
  store i8 0, ptr %p
  %q = getelementptr i8, ptr %p, i64 3
  store i32 0, ptr %q
  ret void
}
define void @f(ptr %a, ptr addrspace(1) %b, i64 %i) {
  %x = alloca i32
  %y = alloca [10 x i32]
  %z = alloca i8, i64 %i
  store i32 1, ptr %x
  %e = getelementptr [10 x i32], ptr %y, i64 0, i64 %i
  store i32 1, ptr %e
  call void @g(ptr %x)
  call void @ext(ptr %z)
  call void @llvm.memset.p0.i64(ptr %y, i8 0, i64 40, i1 false)
  store i32 1, ptr addrspace(1) %b
  ret void
}
; EXPECT
; 'Stack Safety Analysis' for module 'INPUT'
;   @g
;     args uses:
;       p[]: [0,7)
;     allocas uses:
;     safe accesses:
;        store i8 0, ptr %p, align 1
;        store i32 0, ptr %q, align 4
;
;   @f dso_preemptable
;     args uses:
;       a[]: empty-set
;       b[]: full-set
;     allocas uses:
;       x[4]: [0,7), @g(arg0, [0,1))
;       y[40]: full-set
;       z[0]: full-set, @ext(arg0, [0,1))
;     safe accesses:
;        store i32 1, ptr %x, align 4
;        call void @llvm.memset.p0.i64(ptr %y, i8 0, i64 40, i1 false)
;        store i32 1, ptr addrspace(1) %b, align 4
