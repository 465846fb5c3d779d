; RUN: opt -passes='expand-intrinsics'
; Lanes under a mask that is not known are behind branches, one after the other; what is known of the mask needs none. Words with a
; register each under an unknown mask are left to selection.
declare <2 x half> @llvm.masked.load.v2f16.p0(ptr, <2 x i1>, <2 x half>)
declare <4 x i32> @llvm.masked.load.v4i32.p0(ptr, <4 x i1>, <4 x i32>)
declare void @llvm.masked.store.v4i8.p0(<4 x i8>, ptr, <4 x i1>)
declare <2 x i32> @llvm.masked.gather.v2i32.v2p0(<2 x ptr>, <2 x i1>, <2 x i32>)
declare <2 x float> @llvm.masked.expandload.v2f32(ptr, <2 x i1>, <2 x float>)
declare void @llvm.experimental.vector.histogram.add.v2p0.i32(<2 x ptr>, i32, <2 x i1>)

define <2 x half> @halves(ptr %p, <2 x i1> %m, <2 x half> %t) {
  %r = call <2 x half> @llvm.masked.load.v2f16.p0(ptr align 4 %p, <2 x i1> %m, <2 x half> %t)
  ret <2 x half> %r
}

define <4 x i32> @selected(ptr %p, <4 x i1> %m, <4 x i32> %t) {
  %r = call <4 x i32> @llvm.masked.load.v4i32.p0(ptr align 16 %p, <4 x i1> %m, <4 x i32> %t)
  ret <4 x i32> %r
}

define <4 x i32> @whole(ptr %p) {
  %r = call <4 x i32> @llvm.masked.load.v4i32.p0(ptr align 16 %p, <4 x i1> splat (i1 true), <4 x i32> poison)
  ret <4 x i32> %r
}

define void @known_bytes(<4 x i8> %v, ptr %p) {
  call void @llvm.masked.store.v4i8.p0(<4 x i8> %v, ptr align 4 %p, <4 x i1> <i1 true, i1 false, i1 false, i1 true>)
  ret void
}

define <2 x i32> @gather(<2 x ptr> %p, <2 x i1> %m) {
  %r = call <2 x i32> @llvm.masked.gather.v2i32.v2p0(<2 x ptr> align 4 %p, <2 x i1> %m, <2 x i32> zeroinitializer)
  ret <2 x i32> %r
}

define <2 x float> @packed(ptr %p, <2 x i1> %m, <2 x float> %t) {
  %r = call <2 x float> @llvm.masked.expandload.v2f32(ptr align 4 %p, <2 x i1> %m, <2 x float> %t)
  ret <2 x float> %r
}

define void @histogram(<2 x ptr> %p, i32 %n) {
  call void @llvm.experimental.vector.histogram.add.v2p0.i32(<2 x ptr> %p, i32 %n, <2 x i1> splat (i1 true))
  ret void
}
; EXPECT
; ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: read)
; declare <2 x half> @llvm.masked.load.v2f16.p0(ptr captures(none), <2 x i1>, <2 x half>) #0
;
; ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: read)
; declare <4 x i32> @llvm.masked.load.v4i32.p0(ptr captures(none), <4 x i1>, <4 x i32>) #0
;
; ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: write)
; declare void @llvm.masked.store.v4i8.p0(<4 x i8>, ptr captures(none), <4 x i1>) #1
;
; ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(read)
; declare <2 x i32> @llvm.masked.gather.v2i32.v2p0(<2 x ptr>, <2 x i1>, <2 x i32>) #2
;
; ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(read)
; declare <2 x float> @llvm.masked.expandload.v2f32(ptr captures(none), <2 x i1>, <2 x float>) #2
;
; ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
; declare void @llvm.experimental.vector.histogram.add.v2p0.i32(<2 x ptr>, i32, <2 x i1>) #3
;
; define <2 x half> @halves(ptr %p, <2 x i1> %m, <2 x half> %t) {
;   %1 = freeze <2 x i1> %m
;   %2 = extractelement <2 x i1> %1, i32 0
;   br i1 %2, label %3, label %6
;
; 3:                                                ; preds = %0
;   %4 = load half, ptr %p, align 4
;   %5 = insertelement <2 x half> %t, half %4, i32 0
;   br label %6
;
; 6:                                                ; preds = %3, %0
;   %7 = phi <2 x half> [ %5, %3 ], [ %t, %0 ]
;   %8 = extractelement <2 x i1> %1, i32 1
;   br i1 %8, label %9, label %13
;
; 9:                                                ; preds = %6
;   %10 = getelementptr half, ptr %p, i64 1
;   %11 = load half, ptr %10, align 2
;   %12 = insertelement <2 x half> %7, half %11, i32 1
;   br label %13
;
; 13:                                               ; preds = %9, %6
;   %14 = phi <2 x half> [ %12, %9 ], [ %7, %6 ]
;   ret <2 x half> %14
; }
;
; define <4 x i32> @selected(ptr %p, <4 x i1> %m, <4 x i32> %t) {
;   %r = call <4 x i32> @llvm.masked.load.v4i32.p0(ptr align 16 %p, <4 x i1> %m, <4 x i32> %t)
;   ret <4 x i32> %r
; }
;
; define <4 x i32> @whole(ptr %p) {
;   %1 = load <4 x i32>, ptr %p, align 16
;   ret <4 x i32> %1
; }
;
; define void @known_bytes(<4 x i8> %v, ptr %p) {
;   %1 = extractelement <4 x i8> %v, i32 0
;   store i8 %1, ptr %p, align 4
;   %2 = getelementptr i8, ptr %p, i64 3
;   %3 = extractelement <4 x i8> %v, i32 3
;   store i8 %3, ptr %2, align 1
;   ret void
; }
;
; define <2 x i32> @gather(<2 x ptr> %p, <2 x i1> %m) {
;   %1 = freeze <2 x i1> %m
;   %2 = extractelement <2 x i1> %1, i32 0
;   br i1 %2, label %3, label %7
;
; 3:                                                ; preds = %0
;   %4 = extractelement <2 x ptr> %p, i32 0
;   %5 = load i32, ptr %4, align 4
;   %6 = insertelement <2 x i32> zeroinitializer, i32 %5, i32 0
;   br label %7
;
; 7:                                                ; preds = %3, %0
;   %8 = phi <2 x i32> [ %6, %3 ], [ zeroinitializer, %0 ]
;   %9 = extractelement <2 x i1> %1, i32 1
;   br i1 %9, label %10, label %14
;
; 10:                                               ; preds = %7
;   %11 = extractelement <2 x ptr> %p, i32 1
;   %12 = load i32, ptr %11, align 4
;   %13 = insertelement <2 x i32> %8, i32 %12, i32 1
;   br label %14
;
; 14:                                               ; preds = %10, %7
;   %15 = phi <2 x i32> [ %13, %10 ], [ %8, %7 ]
;   ret <2 x i32> %15
; }
;
; define <2 x float> @packed(ptr %p, <2 x i1> %m, <2 x float> %t) {
;   %1 = freeze <2 x i1> %m
;   %2 = extractelement <2 x i1> %1, i32 0
;   br i1 %2, label %3, label %7
;
; 3:                                                ; preds = %0
;   %4 = load float, ptr %p, align 4
;   %5 = insertelement <2 x float> %t, float %4, i32 0
;   %6 = getelementptr float, ptr %p, i64 1
;   br label %7
;
; 7:                                                ; preds = %3, %0
;   %8 = phi <2 x float> [ %5, %3 ], [ %t, %0 ]
;   %9 = phi ptr [ %6, %3 ], [ %p, %0 ]
;   %10 = extractelement <2 x i1> %1, i32 1
;   br i1 %10, label %11, label %15
;
; 11:                                               ; preds = %7
;   %12 = load float, ptr %9, align 4
;   %13 = insertelement <2 x float> %8, float %12, i32 1
;   %14 = getelementptr float, ptr %9, i64 1
;   br label %15
;
; 15:                                               ; preds = %11, %7
;   %16 = phi <2 x float> [ %13, %11 ], [ %8, %7 ]
;   %17 = phi ptr [ %14, %11 ], [ %9, %7 ]
;   ret <2 x float> %16
; }
;
; define void @histogram(<2 x ptr> %p, i32 %n) {
;   %1 = extractelement <2 x ptr> %p, i32 0
;   %2 = load i32, ptr %1, align 4
;   %3 = add i32 %2, %n
;   store i32 %3, ptr %1, align 4
;   %4 = extractelement <2 x ptr> %p, i32 1
;   %5 = load i32, ptr %4, align 4
;   %6 = add i32 %5, %n
;   store i32 %6, ptr %4, align 4
;   ret void
; }
;
; attributes #0 = { nocallback nofree nosync nounwind willreturn memory(argmem: read) }
; attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: write) }
; attributes #2 = { nocallback nofree nosync nounwind willreturn memory(read) }
; attributes #3 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
