; RUN: opt -passes='sroa'
; Lanes of other types, lifetimes of what stays, a volatile copy, an access past the end, and an alloca that is passed on.
define <4 x i32> @lanes_of_floats(<2 x float> %x, i64 %y) {
  %a = alloca <4 x i32>, align 16
  store <2 x float> %x, ptr %a, align 16
  %high = getelementptr inbounds i8, ptr %a, i64 8
  store i64 %y, ptr %high, align 8
  %v = load <4 x i32>, ptr %a, align 16
  ret <4 x i32> %v
}
define <2 x ptr> @lanes_of_pointers(i64 %x, ptr %y) {
  %a = alloca <2 x ptr>, align 16
  store i64 %x, ptr %a, align 16
  %high = getelementptr inbounds i8, ptr %a, i64 8
  store ptr %y, ptr %high, align 8
  %v = load <2 x ptr>, ptr %a, align 16
  ret <2 x ptr> %v
}
define i32 @lifetimes(ptr %q) {
  %a = alloca { i32, [4 x i32] }, align 4
  call void @llvm.lifetime.start.p0(ptr %a)
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %a, ptr align 4 %q, i64 20, i1 false)
  %v = load volatile i32, ptr %a, align 4
  call void @llvm.lifetime.end.p0(ptr %a)
  ret i32 %v
}
define i16 @volatile_copy(ptr %q) {
  %a = alloca { i32, i16 }, align 4
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %a, ptr align 4 %q, i64 6, i1 true)
  %high = getelementptr inbounds i8, ptr %a, i64 4
  %v = load i16, ptr %high, align 4
  ret i16 %v
}
define i64 @past_the_end(i32 %x) {
  %a = alloca i32, align 8
  store i32 %x, ptr %a, align 8
  %v = load i64, ptr %a, align 8
  ret i64 %v
}
define void @passed_on(i32 %x) {
  %a = alloca [2 x i32], align 4
  store i32 %x, ptr %a, align 4
  call void @use(ptr %a)
  ret void
}
define void @known_length(i64 %n, ptr %q) {
  %a = alloca { [4 x i8], i32 }, align 4
  call void @llvm.memset.p0.i64(ptr align 4 %a, i8 1, i64 %n, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %q, ptr align 4 %a, i64 4, i1 false)
  ret void
}
declare void @use(ptr)
; EXPECT
; define <4 x i32> @lanes_of_floats(<2 x float> %x, i64 %y) {
;   %1 = bitcast <2 x float> %x to i64
;   %a.sroa.0.0.vec.insert = insertelement <2 x i64> undef, i64 %1, i32 0
;   %a.sroa.0.8.vec.insert = insertelement <2 x i64> %a.sroa.0.0.vec.insert, i64 %y, i32 1
;   %2 = bitcast <2 x i64> %a.sroa.0.8.vec.insert to <4 x i32>
;   ret <4 x i32> %2
; }
;
; define <2 x ptr> @lanes_of_pointers(i64 %x, ptr %y) {
;   %1 = inttoptr i64 %x to ptr
;   %a.0.vec.insert = insertelement <2 x ptr> undef, ptr %1, i32 0
;   %a.8.vec.insert = insertelement <2 x ptr> %a.0.vec.insert, ptr %y, i32 1
;   ret <2 x ptr> %a.8.vec.insert
; }
;
; define i32 @lifetimes(ptr %q) {
;   %a.sroa.0 = alloca i32, align 4
;   %a.sroa.4 = alloca [4 x i32], align 4
;   call void @llvm.lifetime.start.p0(ptr %a.sroa.0)
;   call void @llvm.lifetime.start.p0(ptr %a.sroa.4)
;   %a.sroa.0.0.copyload = load i32, ptr %q, align 4
;   store i32 %a.sroa.0.0.copyload, ptr %a.sroa.0, align 4
;   %a.sroa.4.0.q.sroa_idx = getelementptr inbounds i8, ptr %q, i64 4
;   call void @llvm.memcpy.p0.p0.i64(ptr align 4 %a.sroa.4, ptr align 4 %a.sroa.4.0.q.sroa_idx, i64 16, i1 false)
;   %a.sroa.0.0.a.sroa.0.0.v = load volatile i32, ptr %a.sroa.0, align 4
;   call void @llvm.lifetime.end.p0(ptr %a.sroa.0)
;   call void @llvm.lifetime.end.p0(ptr %a.sroa.4)
;   ret i32 %a.sroa.0.0.a.sroa.0.0.v
; }
;
; define i16 @volatile_copy(ptr %q) {
;   %a.sroa.0 = alloca i32, align 4
;   %a.sroa.1 = alloca i16, align 4
;   %a.sroa.0.0.copyload = load volatile i32, ptr %q, align 4
;   store volatile i32 %a.sroa.0.0.copyload, ptr %a.sroa.0, align 4
;   %a.sroa.1.0.q.sroa_idx = getelementptr inbounds i8, ptr %q, i64 4
;   %a.sroa.1.0.copyload = load volatile i16, ptr %a.sroa.1.0.q.sroa_idx, align 4
;   store volatile i16 %a.sroa.1.0.copyload, ptr %a.sroa.1, align 4
;   %a.sroa.1.0.a.sroa.1.4.v = load i16, ptr %a.sroa.1, align 4
;   ret i16 %a.sroa.1.0.a.sroa.1.4.v
; }
;
; define i64 @past_the_end(i32 %x) {
;   %a.0.load.ext = zext i32 %x to i64
;   ret i64 %a.0.load.ext
; }
;
; define void @passed_on(i32 %x) {
;   %a = alloca [2 x i32], align 4
;   store i32 %x, ptr %a, align 4
;   call void @use(ptr %a)
;   ret void
; }
;
; define void @known_length(i64 %n, ptr %q) {
;   %a = alloca { [4 x i8], i32 }, align 4
;   call void @llvm.memset.p0.i64(ptr align 4 %a, i8 1, i64 %n, i1 false)
;   call void @llvm.memcpy.p0.p0.i64(ptr align 4 %q, ptr align 4 %a, i64 4, i1 false)
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
; ; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
; declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #2
;
; attributes #0 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
; attributes #1 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
; attributes #2 = { nocallback nofree nounwind willreturn memory(argmem: write) }
