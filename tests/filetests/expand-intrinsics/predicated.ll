; RUN: opt -passes='expand-intrinsics'
; Lanes that are masked off or behind the length are poison: sums are computed in all of them, quotients by one, reductions take a
; neutral value. Memory is only touched by lanes that count.
declare <2 x i32> @llvm.vp.add.v2i32(<2 x i32>, <2 x i32>, <2 x i1>, i32)
declare <2 x i32> @llvm.vp.udiv.v2i32(<2 x i32>, <2 x i32>, <2 x i1>, i32)
declare <2 x i32> @llvm.vp.smax.v2i32(<2 x i32>, <2 x i32>, <2 x i1>, i32)
declare <2 x i1> @llvm.vp.icmp.v2i32(<2 x i32>, <2 x i32>, metadata, <2 x i1>, i32)
declare <2 x i32> @llvm.vp.merge.v2i32(<2 x i1>, <2 x i32>, <2 x i32>, i32)
declare float @llvm.vp.reduce.fadd.v2f32(float, <2 x float>, <2 x i1>, i32)
declare i32 @llvm.vp.reduce.umin.v2i32(i32, <2 x i32>, <2 x i1>, i32)
declare void @llvm.vp.store.v2f32.p0(<2 x float>, ptr, <2 x i1>, i32)
declare i32 @llvm.vp.cttz.elts.i32.v2i1(<2 x i1>, i1, <2 x i1>, i32)

define <2 x i32> @sum(<2 x i32> %a, <2 x i32> %b, <2 x i1> %m, i32 %n) {
  %r = call <2 x i32> @llvm.vp.add.v2i32(<2 x i32> %a, <2 x i32> %b, <2 x i1> %m, i32 %n)
  ret <2 x i32> %r
}

define <2 x i32> @quotient(<2 x i32> %a, <2 x i32> %b, <2 x i1> %m, i32 %n) {
  %r = call <2 x i32> @llvm.vp.udiv.v2i32(<2 x i32> %a, <2 x i32> %b, <2 x i1> %m, i32 %n)
  ret <2 x i32> %r
}

define <2 x i32> @quotient_of_all(<2 x i32> %a, <2 x i32> %b, <2 x i1> %m) {
  %r = call <2 x i32> @llvm.vp.udiv.v2i32(<2 x i32> %a, <2 x i32> %b, <2 x i1> %m, i32 2)
  ret <2 x i32> %r
}

define <2 x i32> @greater(<2 x i32> %a, <2 x i32> %b, <2 x i1> %m, i32 %n) {
  %r = call <2 x i32> @llvm.vp.smax.v2i32(<2 x i32> %a, <2 x i32> %b, <2 x i1> %m, i32 %n)
  ret <2 x i32> %r
}

define <2 x i1> @less(<2 x i32> %a, <2 x i32> %b, <2 x i1> %m, i32 %n) {
  %r = call <2 x i1> @llvm.vp.icmp.v2i32(<2 x i32> %a, <2 x i32> %b, metadata !"slt", <2 x i1> %m, i32 %n)
  ret <2 x i1> %r
}

define <2 x i32> @merge(<2 x i32> %a, <2 x i32> %b, <2 x i1> %m, i32 %n) {
  %r = call <2 x i32> @llvm.vp.merge.v2i32(<2 x i1> %m, <2 x i32> %a, <2 x i32> %b, i32 %n)
  ret <2 x i32> %r
}

define float @in_order(float %s, <2 x float> %a, <2 x i1> %m, i32 %n) {
  %r = call float @llvm.vp.reduce.fadd.v2f32(float %s, <2 x float> %a, <2 x i1> %m, i32 %n)
  ret float %r
}

define i32 @least(i32 %s, <2 x i32> %a, <2 x i1> %m, i32 %n) {
  %r = call i32 @llvm.vp.reduce.umin.v2i32(i32 %s, <2 x i32> %a, <2 x i1> %m, i32 %n)
  ret i32 %r
}

define void @stored(<2 x float> %a, ptr %p, <2 x i1> %m, i32 %n) {
  call void @llvm.vp.store.v2f32.p0(<2 x float> %a, ptr align 8 %p, <2 x i1> %m, i32 %n)
  ret void
}

define i32 @first(<2 x i1> %a, <2 x i1> %m, i32 %n) {
  %r = call i32 @llvm.vp.cttz.elts.i32.v2i1(<2 x i1> %a, i1 false, <2 x i1> %m, i32 %n)
  ret i32 %r
}
; EXPECT
; ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
; declare <2 x i32> @llvm.vp.add.v2i32(<2 x i32>, <2 x i32>, <2 x i1>, i32) #0
;
; ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
; declare <2 x i32> @llvm.vp.udiv.v2i32(<2 x i32>, <2 x i32>, <2 x i1>, i32) #1
;
; ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
; declare <2 x i32> @llvm.vp.smax.v2i32(<2 x i32>, <2 x i32>, <2 x i1>, i32) #0
;
; ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
; declare <2 x i1> @llvm.vp.icmp.v2i32(<2 x i32>, <2 x i32>, metadata, <2 x i1>, i32) #0
;
; ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
; declare <2 x i32> @llvm.vp.merge.v2i32(<2 x i1>, <2 x i32>, <2 x i32>, i32) #0
;
; ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
; declare float @llvm.vp.reduce.fadd.v2f32(float, <2 x float>, <2 x i1>, i32) #0
;
; ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
; declare i32 @llvm.vp.reduce.umin.v2i32(i32, <2 x i32>, <2 x i1>, i32) #0
;
; ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: write)
; declare void @llvm.vp.store.v2f32.p0(<2 x float>, ptr captures(none), <2 x i1>, i32) #2
;
; ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
; declare i32 @llvm.vp.cttz.elts.i32.v2i1(<2 x i1>, i1 immarg, <2 x i1>, i32) #0
;
; define <2 x i32> @sum(<2 x i32> %a, <2 x i32> %b, <2 x i1> %m, i32 %n) {
;   %1 = add <2 x i32> %a, %b
;   ret <2 x i32> %1
; }
;
; define <2 x i32> @quotient(<2 x i32> %a, <2 x i32> %b, <2 x i1> %m, i32 %n) {
;   %1 = insertelement <2 x i32> poison, i32 %n, i32 0
;   %2 = shufflevector <2 x i32> %1, <2 x i32> poison, <2 x i32> zeroinitializer
;   %3 = icmp ult <2 x i32> <i32 0, i32 1>, %2
;   %4 = and <2 x i1> %m, %3
;   %5 = select <2 x i1> %4, <2 x i32> %b, <2 x i32> splat (i32 1)
;   %6 = udiv <2 x i32> %a, %5
;   ret <2 x i32> %6
; }
;
; define <2 x i32> @quotient_of_all(<2 x i32> %a, <2 x i32> %b, <2 x i1> %m) {
;   %1 = select <2 x i1> %m, <2 x i32> %b, <2 x i32> splat (i32 1)
;   %2 = udiv <2 x i32> %a, %1
;   ret <2 x i32> %2
; }
;
; define <2 x i32> @greater(<2 x i32> %a, <2 x i32> %b, <2 x i1> %m, i32 %n) {
;   %1 = call <2 x i32> @llvm.smax.v2i32(<2 x i32> %a, <2 x i32> %b)
;   ret <2 x i32> %1
; }
;
; define <2 x i1> @less(<2 x i32> %a, <2 x i32> %b, <2 x i1> %m, i32 %n) {
;   %1 = icmp slt <2 x i32> %a, %b
;   ret <2 x i1> %1
; }
;
; define <2 x i32> @merge(<2 x i32> %a, <2 x i32> %b, <2 x i1> %m, i32 %n) {
;   %1 = insertelement <2 x i32> poison, i32 %n, i32 0
;   %2 = shufflevector <2 x i32> %1, <2 x i32> poison, <2 x i32> zeroinitializer
;   %3 = icmp ult <2 x i32> <i32 0, i32 1>, %2
;   %4 = and <2 x i1> %m, %3
;   %5 = select <2 x i1> %4, <2 x i32> %a, <2 x i32> %b
;   ret <2 x i32> %5
; }
;
; define float @in_order(float %s, <2 x float> %a, <2 x i1> %m, i32 %n) {
;   %1 = insertelement <2 x i32> poison, i32 %n, i32 0
;   %2 = shufflevector <2 x i32> %1, <2 x i32> poison, <2 x i32> zeroinitializer
;   %3 = icmp ult <2 x i32> <i32 0, i32 1>, %2
;   %4 = and <2 x i1> %m, %3
;   %5 = select <2 x i1> %4, <2 x float> %a, <2 x float> splat (float -0.000000e+00)
;   %6 = call float @llvm.vector.reduce.fadd.v2f32(float %s, <2 x float> %5)
;   ret float %6
; }
;
; define i32 @least(i32 %s, <2 x i32> %a, <2 x i1> %m, i32 %n) {
;   %1 = insertelement <2 x i32> poison, i32 %n, i32 0
;   %2 = shufflevector <2 x i32> %1, <2 x i32> poison, <2 x i32> zeroinitializer
;   %3 = icmp ult <2 x i32> <i32 0, i32 1>, %2
;   %4 = and <2 x i1> %m, %3
;   %5 = freeze i32 %s
;   %6 = insertelement <2 x i32> poison, i32 %5, i32 0
;   %7 = shufflevector <2 x i32> %6, <2 x i32> poison, <2 x i32> zeroinitializer
;   %8 = select <2 x i1> %4, <2 x i32> %a, <2 x i32> %7
;   %9 = call i32 @llvm.vector.reduce.umin.v2i32(<2 x i32> %8)
;   %10 = call i32 @llvm.umin.i32(i32 %5, i32 %9)
;   ret i32 %10
; }
;
; define void @stored(<2 x float> %a, ptr %p, <2 x i1> %m, i32 %n) {
;   %1 = insertelement <2 x i32> poison, i32 %n, i32 0
;   %2 = shufflevector <2 x i32> %1, <2 x i32> poison, <2 x i32> zeroinitializer
;   %3 = icmp ult <2 x i32> <i32 0, i32 1>, %2
;   %4 = and <2 x i1> %m, %3
;   %5 = freeze <2 x i1> %4
;   %6 = extractelement <2 x i1> %5, i32 0
;   br i1 %6, label %7, label %9
;
; 7:                                                ; preds = %0
;   %8 = extractelement <2 x float> %a, i32 0
;   store float %8, ptr %p, align 8
;   br label %9
;
; 9:                                                ; preds = %7, %0
;   %10 = extractelement <2 x i1> %5, i32 1
;   br i1 %10, label %11, label %14
;
; 11:                                               ; preds = %9
;   %12 = getelementptr float, ptr %p, i64 1
;   %13 = extractelement <2 x float> %a, i32 1
;   store float %13, ptr %12, align 4
;   br label %14
;
; 14:                                               ; preds = %11, %9
;   ret void
; }
;
; define i32 @first(<2 x i1> %a, <2 x i1> %m, i32 %n) {
;   %1 = insertelement <2 x i32> poison, i32 %n, i32 0
;   %2 = shufflevector <2 x i32> %1, <2 x i32> poison, <2 x i32> zeroinitializer
;   %3 = icmp ult <2 x i32> <i32 0, i32 1>, %2
;   %4 = and <2 x i1> %m, %3
;   %5 = and <2 x i1> %a, %4
;   %6 = freeze <2 x i1> %5
;   %7 = extractelement <2 x i1> %6, i32 1
;   %8 = select i1 %7, i32 1, i32 %n
;   %9 = extractelement <2 x i1> %6, i32 0
;   %10 = select i1 %9, i32 0, i32 %8
;   ret i32 %10
; }
;
; ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
; declare <2 x i32> @llvm.smax.v2i32(<2 x i32>, <2 x i32>) #3
;
; ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
; declare float @llvm.vector.reduce.fadd.v2f32(float, <2 x float>) #0
;
; ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
; declare i32 @llvm.vector.reduce.umin.v2i32(<2 x i32>) #0
;
; ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
; declare i32 @llvm.umin.i32(i32, i32) #3
;
; attributes #0 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
; attributes #1 = { nocallback nofree nosync nounwind willreturn memory(none) }
; attributes #2 = { nocallback nofree nosync nounwind willreturn memory(argmem: write) }
; attributes #3 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
