; RUN: opt -passes=print-stack-safety -disable-output
; Behind the end of its life a slot may be anything.
declare void @llvm.lifetime.start.p0(ptr)
declare void @llvm.lifetime.end.p0(ptr)
define void @f() {
  %x = alloca i32
  call void @llvm.lifetime.start.p0(ptr %x)
  store i32 1, ptr %x
  call void @llvm.lifetime.end.p0(ptr %x)
  %v = load i32, ptr %x
  ret void
}
; EXPECT
; 'Stack Safety Analysis' for module 'INPUT'
;   @f dso_preemptable
;     args uses:
;     allocas uses:
;       x[4]: full-set
;     safe accesses:
;        store i32 1, ptr %x, align 4
