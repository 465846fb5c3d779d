; RUN: opt -passes='memcpyopt'
; Stores to one element make a fill, whatever its number and its size are; a copy of no byte goes.
define void @scalable(ptr %p, i64 %n) {
  %a = getelementptr <vscale x 16 x i8>, ptr %p, i64 %n, i32 0
  %b = getelementptr <vscale x 16 x i8>, ptr %p, i64 %n, i32 8
  store i64 0, ptr %a, align 8
  store i64 0, ptr %b, align 8
  ret void
}
define void @other_element(ptr %p, i64 %n, i64 %m) {
  %a = getelementptr <vscale x 16 x i8>, ptr %p, i64 %n, i32 0
  %b = getelementptr <vscale x 16 x i8>, ptr %p, i64 %m, i32 8
  store i64 0, ptr %a, align 8
  store i64 0, ptr %b, align 8
  ret void
}
define void @no_byte(ptr noalias %p, ptr noalias %q) {
  %n = shl i64 0, 1
  call void @llvm.memcpy.p0.p0.i64(ptr %p, ptr %q, i64 %n, i1 false)
  ret void
}
; The copy is known to write a byte, so the fill may start behind it.
define void @assumed(ptr %p, ptr noalias %q, i64 %n, i64 %all) {
  %some = icmp ne i64 %n, 0
  call void @llvm.assume(i1 %some)
  call void @llvm.memset.p0.i64(ptr %p, i8 7, i64 %all, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr %p, ptr %q, i64 %n, i1 false)
  ret void
}
; EXPECT
; define void @scalable(ptr %p, i64 %n) {
;   %a = getelementptr <vscale x 16 x i8>, ptr %p, i64 %n, i32 0
;   %b = getelementptr <vscale x 16 x i8>, ptr %p, i64 %n, i32 8
;   call void @llvm.memset.p0.i64(ptr align 8 %a, i8 0, i64 16, i1 false)
;   ret void
; }
;
; define void @other_element(ptr %p, i64 %n, i64 %m) {
;   %a = getelementptr <vscale x 16 x i8>, ptr %p, i64 %n, i32 0
;   %b = getelementptr <vscale x 16 x i8>, ptr %p, i64 %m, i32 8
;   store i64 0, ptr %a, align 8
;   store i64 0, ptr %b, align 8
;   ret void
; }
;
; define void @no_byte(ptr noalias %p, ptr noalias %q) {
;   %n = shl i64 0, 1
;   ret void
; }
;
; define void @assumed(ptr %p, ptr noalias %q, i64 %n, i64 %all) {
;   %some = icmp ne i64 %n, 0
;   call void @llvm.assume(i1 %some)
;   %1 = icmp ule i64 %all, %n
;   %2 = sub i64 %all, %n
;   %3 = select i1 %1, i64 0, i64 %2
;   %4 = getelementptr i8, ptr %p, i64 %n
;   call void @llvm.memset.p0.i64(ptr align 1 %4, i8 7, i64 %3, i1 false)
;   call void @llvm.memcpy.p0.p0.i64(ptr %p, ptr %q, i64 %n, i1 false)
;   ret void
; }
;
; ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write)
; declare void @llvm.assume(i1 noundef) #0
;
; ; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
; declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #1
;
; ; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
; declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #2
;
; attributes #0 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }
; attributes #1 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
; attributes #2 = { nocallback nofree nounwind willreturn memory(argmem: write) }
