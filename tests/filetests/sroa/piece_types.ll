; RUN: opt -passes='sroa'
; Pieces of a slot have the type of their accesses, else that of the part of the slot.
target datalayout = "e-i64:64-n16:32:64"
define ptr @pointer_and_integer(i64 %x) {
  %a = alloca [2 x ptr]
  %p = getelementptr [2 x ptr], ptr %a, i64 0, i64 1
  store i64 %x, ptr %p
  store i64 0, ptr %a
  %v = load volatile ptr, ptr %p
  ret ptr %v
}
; An integer with bits to spare says nothing; a copy of one value is a load and a store.
define ptr @copied(ptr %q, ptr %out) {
  %a = alloca { ptr, i64 }
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %a, ptr align 8 %q, i64 16, i1 false)
  %odd = load i63, ptr %a
  store i63 %odd, ptr %out
  %v = load ptr, ptr %a
  ret ptr %v
}
define i8 @odd_store(i23 %x) {
  %a = alloca { [4 x i8] }
  store i23 %x, ptr %a
  %p = getelementptr inbounds { [4 x i8] }, ptr %a, i64 0, i32 0, i32 1
  %v = load i8, ptr %p
  ret i8 %v
}
; What is marked as alive is not cut inside of its values.
define i16 @marked(i32 %a, i32 %b) {
  %s = alloca { i32, i32 }
  call void @llvm.lifetime.start.p0(ptr %s)
  %p = getelementptr { i32, i32 }, ptr %s, i64 0, i32 1
  store i32 %a, ptr %s
  store i32 %b, ptr %p
  %x = load i16, ptr %s
  %y = load i16, ptr %p
  %r = add i16 %x, %y
  call void @llvm.lifetime.end.p0(ptr %s)
  ret i16 %r
}
; A store past the end does not happen.
define i32 @past_the_end(i32 %x) {
  %a = alloca [2 x i32]
  store i32 %x, ptr %a
  %p = getelementptr i8, ptr %a, i64 6
  store i32 1, ptr %p
  %v = load i32, ptr %a
  ret i32 %v
}
; The parts of a store keep what is known of aliasing.
define void @parts(ptr %out) {
  %a = alloca { i64, i64 }
  store { i64, i64 } { i64 1, i64 2 }, ptr %a, align 8, !tbaa !0
  call void @use(ptr %a)
  ret void
}
declare void @use(ptr)
!0 = !{!1, !1, i64 0}
!1 = !{!"pair", !2}
!2 = !{!"root"}
; EXPECT
; target datalayout = "e-i64:64-n16:32:64"
;
; define ptr @pointer_and_integer(i64 %x) {
;   %a.sroa.1 = alloca ptr, align 8
;   %1 = inttoptr i64 %x to ptr
;   store ptr %1, ptr %a.sroa.1, align 8
;   %a.sroa.1.0.a.sroa.1.8.v = load volatile ptr, ptr %a.sroa.1, align 8
;   ret ptr %a.sroa.1.0.a.sroa.1.8.v
; }
;
; define ptr @copied(ptr %q, ptr %out) {
;   %a.sroa.0 = alloca ptr, align 8
;   %a.sroa.0.0.copyload = load ptr, ptr %q, align 8
;   store ptr %a.sroa.0.0.copyload, ptr %a.sroa.0, align 8
;   %a.sroa.3.0.q.sroa_idx = getelementptr inbounds i8, ptr %q, i64 8
;   %a.sroa.3.0.copyload = load i64, ptr %a.sroa.3.0.q.sroa_idx, align 8
;   %a.sroa.0.0.a.sroa.0.0.odd = load i63, ptr %a.sroa.0, align 8
;   store i63 %a.sroa.0.0.a.sroa.0.0.odd, ptr %out, align 8
;   %a.sroa.0.0.a.sroa.0.0.v = load ptr, ptr %a.sroa.0, align 8
;   ret ptr %a.sroa.0.0.a.sroa.0.0.v
; }
;
; define i8 @odd_store(i23 %x) {
;   %a.sroa.0 = alloca [3 x i8], align 8
;   store i23 %x, ptr %a.sroa.0, align 8
;   %a.sroa.0.1.a.sroa.0.1.p.sroa_idx.sroa_idx = getelementptr inbounds i8, ptr %a.sroa.0, i64 1
;   %a.sroa.0.1.a.sroa.0.1.v = load i8, ptr %a.sroa.0.1.a.sroa.0.1.p.sroa_idx.sroa_idx, align 1
;   ret i8 %a.sroa.0.1.a.sroa.0.1.v
; }
;
; define i16 @marked(i32 %a, i32 %b) {
;   %s.sroa.0.0.extract.trunc = trunc i32 %a to i16
;   %s.sroa.4.4.extract.trunc = trunc i32 %b to i16
;   %r = add i16 %s.sroa.0.0.extract.trunc, %s.sroa.4.4.extract.trunc
;   ret i16 %r
; }
;
; define i32 @past_the_end(i32 %x) {
;   ret i32 %x
; }
;
; define void @parts(ptr %out) {
;   %a = alloca { i64, i64 }, align 8
;   %.fca.0.gep = getelementptr inbounds { i64, i64 }, ptr %a, i32 0, i32 0
;   store i64 1, ptr %.fca.0.gep, align 8, !tbaa !0
;   %.fca.1.gep = getelementptr inbounds { i64, i64 }, ptr %a, i32 0, i32 1
;   store i64 2, ptr %.fca.1.gep, align 8, !tbaa !0
;   call void @use(ptr %a)
;   ret void
; }
;
; declare void @use(ptr)
;
; ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
; declare void @llvm.lifetime.end.p0(ptr captures(none)) #0
;
; ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
; declare void @llvm.lifetime.start.p0(ptr captures(none)) #0
;
; ; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
; declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #1
;
; attributes #0 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
; attributes #1 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
;
; !0 = !{!1, !1, i64 0}
; !1 = !{!"pair", !2}
; !2 = !{!"root"}
