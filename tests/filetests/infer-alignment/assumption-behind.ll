; RUN: opt -passes=infer-alignment
; An assumption behind an access counts as long as control gets there; a call that may not return is between in the second function.
declare void @llvm.assume(i1)
declare void @may_exit()
define i32 @reached(ptr %p) {
  %v = load i32, ptr %p, align 4
  %n = ptrtoint ptr %p to i64
  %low = and i64 %n, 31
  %c = icmp eq i64 %low, 0
  call void @llvm.assume(i1 %c)
  ret i32 %v
}
define i32 @not_reached(ptr %p) {
  %v = load i32, ptr %p, align 4
  call void @may_exit()
  call void @llvm.assume(i1 true) ["align"(ptr %p, i64 32)]
  ret i32 %v
}
; EXPECT
; ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write)
; declare void @llvm.assume(i1 noundef) #0
;
; declare void @may_exit()
;
; define i32 @reached(ptr %p) {
;   %v = load i32, ptr %p, align 32
;   %n = ptrtoint ptr %p to i64
;   %low = and i64 %n, 31
;   %c = icmp eq i64 %low, 0
;   call void @llvm.assume(i1 %c)
;   ret i32 %v
; }
;
; define i32 @not_reached(ptr %p) {
;   %v = load i32, ptr %p, align 4
;   call void @may_exit()
;   call void @llvm.assume(i1 true) [ "align"(ptr %p, i64 32) ]
;   ret i32 %v
; }
;
; attributes #0 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }
