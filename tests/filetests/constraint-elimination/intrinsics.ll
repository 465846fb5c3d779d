; RUN: opt -passes='constraint-elimination'
; Assumptions are facts from where they are reached on and stay; minima, maxima, three-way comparisons and differences are decided.
declare void @llvm.assume(i1)
declare i32 @llvm.umin.i32(i32, i32)
declare i32 @llvm.smax.i32(i32, i32)
declare i8 @llvm.ucmp.i8.i32(i32, i32)
declare { i32, i1 } @llvm.ssub.with.overflow.i32(i32, i32)
declare void @may_exit()
define i32 @minimum(i32 %a, i32 %b) {
  %c = icmp ule i32 %a, %b
  call void @llvm.assume(i1 %c)
  %m = call i32 @llvm.umin.i32(i32 %a, i32 %b)
  ret i32 %m
}
define i1 @behind(i32 %a, i32 %b) {
  %before = icmp ule i32 %a, %b
  call void @may_exit()
  call void @llvm.assume(i1 %before)
  %after = icmp ule i32 %a, %b
  ret i1 %after
}
define i8 @three_ways(i32 %a, i32 %b) {
entry:
  %c = icmp ugt i32 %a, %b
  br i1 %c, label %in, label %end
in:
  %r = call i8 @llvm.ucmp.i8.i32(i32 %a, i32 %b)
  ret i8 %r
end:
  %s = call i8 @llvm.ucmp.i8.i32(i32 %a, i32 %b)
  ret i8 %s
}
define i32 @difference(i32 %a, i32 %b) {
entry:
  %c = icmp sge i32 %a, %b
  %d = icmp sge i32 %b, 0
  %both = and i1 %c, %d
  br i1 %both, label %in, label %end
in:
  %r = call { i32, i1 } @llvm.ssub.with.overflow.i32(i32 %a, i32 %b)
  %v = extractvalue { i32, i1 } %r, 0
  %o = extractvalue { i32, i1 } %r, 1
  %s = select i1 %o, i32 0, i32 %v
  ret i32 %s
end:
  ret i32 0
}
; EXPECT
; ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write)
; declare void @llvm.assume(i1 noundef) #0
;
; ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
; declare i32 @llvm.umin.i32(i32, i32) #1
;
; ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
; declare i32 @llvm.smax.i32(i32, i32) #1
;
; ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
; declare range(i8 -1, 2) i8 @llvm.ucmp.i8.i32(i32, i32) #1
;
; ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
; declare { i32, i1 } @llvm.ssub.with.overflow.i32(i32, i32) #1
;
; declare void @may_exit()
;
; define i32 @minimum(i32 %a, i32 %b) {
;   %c = icmp ule i32 %a, %b
;   call void @llvm.assume(i1 %c)
;   ret i32 %a
; }
;
; define i1 @behind(i32 %a, i32 %b) {
;   %before = icmp ule i32 %a, %b
;   call void @may_exit()
;   call void @llvm.assume(i1 %before)
;   ret i1 true
; }
;
; define i8 @three_ways(i32 %a, i32 %b) {
; entry:
;   %c = icmp ugt i32 %a, %b
;   br i1 %c, label %in, label %end
;
; in:                                               ; preds = %entry
;   ret i8 1
;
; end:                                              ; preds = %entry
;   %s = call i8 @llvm.ucmp.i8.i32(i32 %a, i32 %b)
;   ret i8 %s
; }
;
; define i32 @difference(i32 %a, i32 %b) {
; entry:
;   %c = icmp sge i32 %a, %b
;   %d = icmp sge i32 %b, 0
;   %both = and i1 %c, %d
;   br i1 %both, label %in, label %end
;
; in:                                               ; preds = %entry
;   %0 = sub i32 %a, %b
;   %s = select i1 false, i32 0, i32 %0
;   ret i32 %s
;
; end:                                              ; preds = %entry
;   ret i32 0
; }
;
; attributes #0 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }
; attributes #1 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
