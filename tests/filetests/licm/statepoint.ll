; RUN: opt -passes='loop-mssa(licm)'
; What a statepoint has left is read behind the loop where only that needs it: the token leaves the loop as it is.
declare void @g()
declare token @llvm.experimental.gc.statepoint.p0(i64 immarg, i32 immarg, ptr, i32 immarg, i32 immarg, ...)
declare ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token, i32 immarg, i32 immarg)
declare i1 @llvm.experimental.gc.result.i1(token)
define ptr addrspace(1) @relocate(ptr addrspace(1) %p) gc "statepoint-example" {
entry:
  br label %loop
loop:
  %t = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 1, i32 0, ptr elementtype(void ()) @g, i32 0, i32 0, i32 0, i32 0) ["gc-live"(ptr addrspace(1) %p)]
  %r = call ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %t, i32 0, i32 0)
  %c = load volatile i1, ptr null
  br i1 %c, label %loop, label %exit
exit:
  %x = phi ptr addrspace(1) [ %r, %loop ]
  ret ptr addrspace(1) %x
}
; EXPECT
; declare void @g()
;
; declare token @llvm.experimental.gc.statepoint.p0(i64 immarg, i32 immarg, ptr, i32 immarg, i32 immarg, ...)
;
; ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
; declare ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token, i32 immarg, i32 immarg) #0
;
; ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
; declare i1 @llvm.experimental.gc.result.i1(token) #0
;
; define ptr addrspace(1) @relocate(ptr addrspace(1) %p) gc "statepoint-example" {
; entry:
;   br label %loop
;
; loop:                                             ; preds = %loop, %entry
;   %t = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 1, i32 0, ptr elementtype(void ()) @g, i32 0, i32 0, i32 0, i32 0) [ "gc-live"(ptr addrspace(1) %p) ]
;   %c = load volatile i1, ptr null, align 1
;   br i1 %c, label %loop, label %exit
;
; exit:                                             ; preds = %loop
;   %r.le = call ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %t, i32 0, i32 0) ; (%p, %p)
;   ret ptr addrspace(1) %r.le
; }
;
; attributes #0 = { nocallback nofree nosync nounwind willreturn memory(none) }
