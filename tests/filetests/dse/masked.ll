; RUN: opt -passes=dse
; A masked store is overwritten by one of the same lanes, or by a store of all lanes, but overwrites no plain store.
declare void @llvm.masked.store.v4i32.p0(<4 x i32>, ptr, <4 x i1>)
define void @same_lanes(ptr %p, <4 x i32> %v, <4 x i32> %w, <4 x i1> %m) {
  call void @llvm.masked.store.v4i32.p0(<4 x i32> %v, ptr align 4 %p, <4 x i1> %m)
  call void @llvm.masked.store.v4i32.p0(<4 x i32> %w, ptr align 4 %p, <4 x i1> %m)
  ret void
}
define void @other_lanes(ptr %p, <4 x i32> %v, <4 x i32> %w, <4 x i1> %m, <4 x i1> %n) {
  call void @llvm.masked.store.v4i32.p0(<4 x i32> %v, ptr align 4 %p, <4 x i1> %m)
  call void @llvm.masked.store.v4i32.p0(<4 x i32> %w, ptr align 4 %p, <4 x i1> %n)
  ret void
}
define void @plain(ptr %p, <4 x i32> %v, <4 x i32> %w, <4 x i1> %m) {
  store <4 x i32> %v, ptr %p, align 4
  call void @llvm.masked.store.v4i32.p0(<4 x i32> %w, ptr align 4 %p, <4 x i1> %m)
  ret void
}
; EXPECT
; ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: write)
; declare void @llvm.masked.store.v4i32.p0(<4 x i32>, ptr captures(none), <4 x i1>) #0
;
; define void @same_lanes(ptr %p, <4 x i32> %v, <4 x i32> %w, <4 x i1> %m) {
;   call void @llvm.masked.store.v4i32.p0(<4 x i32> %w, ptr align 4 %p, <4 x i1> %m)
;   ret void
; }
;
; define void @other_lanes(ptr %p, <4 x i32> %v, <4 x i32> %w, <4 x i1> %m, <4 x i1> %n) {
;   call void @llvm.masked.store.v4i32.p0(<4 x i32> %v, ptr align 4 %p, <4 x i1> %m)
;   call void @llvm.masked.store.v4i32.p0(<4 x i32> %w, ptr align 4 %p, <4 x i1> %n)
;   ret void
; }
;
; define void @plain(ptr %p, <4 x i32> %v, <4 x i32> %w, <4 x i1> %m) {
;   store <4 x i32> %v, ptr %p, align 4
;   call void @llvm.masked.store.v4i32.p0(<4 x i32> %w, ptr align 4 %p, <4 x i1> %m)
;   ret void
; }
;
; attributes #0 = { nocallback nofree nosync nounwind willreturn memory(argmem: write) }
