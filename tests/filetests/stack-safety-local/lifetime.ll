; RUN: opt -passes='print<stack-safety-local>' -disable-output
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
; 'Stack Safety Local Analysis' for function 'f'
;   @f dso_preemptable
;     args uses:
;     allocas uses:
;       x[4]: full-set
