; RUN: not opt -passes='coro-cond(coro-early,cgscc(coro-split),coro-cleanup)' -disable-output
; What runs only where there are coroutines does nothing elsewhere; where there are some, it is an error.
declare ptr @llvm.coro.begin(token, ptr)
declare token @llvm.coro.id(i32, ptr, ptr, ptr)
define void @f() presplitcoroutine {
  %id = call token @llvm.coro.id(i32 0, ptr null, ptr null, ptr null)
  %handle = call ptr @llvm.coro.begin(token %id, ptr null)
  ret void
}
; EXPECT
; INPUT: error: unimplemented: coro-cond on what @f has of coroutines
; after pass `coro-cond` on function `f`
