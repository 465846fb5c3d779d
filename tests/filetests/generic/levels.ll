; RUN: opt -passes='default<O2>'
; Levels are those of LLVM where a module is for no GPU: memory has no spaces, loops are not unrolled for threads, and what is known
; of functions stands at them. A declaration that nothing calls any more goes.

@counter = internal global i32 0

declare void @llvm.assume(i1)
declare void @unused()

define internal i32 @add(i32 %x) {
  %known = icmp sgt i32 %x, 3
  call void @llvm.assume(i1 %known)
  %old = load i32, ptr @counter
  %new = add i32 %old, %x
  store i32 %new, ptr @counter
  ret i32 %new
}

define i32 @twice(i32 %x) {
  %slot = alloca i32
  %a = call i32 @add(i32 %x)
  store i32 %a, ptr %slot
  %b = load i32, ptr %slot
  %c = call i32 @add(i32 %b)
  ret i32 %c
}
; EXPECT
; @counter = internal unnamed_addr global i32 0
;
; ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write)
; declare void @llvm.assume(i1 noundef) #0
;
; ; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(readwrite, argmem: none, inaccessiblemem: write, target_mem0: none, target_mem1: none)
; define i32 @twice(i32 %x) local_unnamed_addr #1 {
;   %known.i = icmp sgt i32 %x, 3
;   tail call void @llvm.assume(i1 %known.i)
;   %old.i = load i32, ptr @counter, align 4
;   %new.i = add i32 %old.i, %x
;   %known.i1 = icmp sgt i32 %new.i, 3
;   tail call void @llvm.assume(i1 %known.i1)
;   %new.i3 = shl nuw i32 %new.i, 1
;   store i32 %new.i3, ptr @counter, align 4
;   ret i32 %new.i3
; }
;
; attributes #0 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }
; attributes #1 = { mustprogress nofree norecurse nosync nounwind willreturn memory(readwrite, argmem: none, inaccessiblemem: write, target_mem0: none, target_mem1: none) }
