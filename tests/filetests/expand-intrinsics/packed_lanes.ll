; RUN: opt -passes=expand-intrinsics
; Lanes that are no whole bytes stand in memory bit behind bit: the bytes of a lane are read, and those bits of them that are others' stay.
target triple = "nvptx64-nvidia-cuda"

declare <2 x i1> @llvm.masked.load.v2i1.p1(ptr addrspace(1), i32, <2 x i1>, <2 x i1>)
declare void @llvm.masked.store.v2i12.p1(<2 x i12>, ptr addrspace(1), i32, <2 x i1>)

define <2 x i1> @bits(ptr addrspace(1) %p, <2 x i1> %mask) {
  %v = call <2 x i1> @llvm.masked.load.v2i1.p1(ptr addrspace(1) %p, i32 1, <2 x i1> %mask, <2 x i1> zeroinitializer)
  ret <2 x i1> %v
}

define void @across_bytes(ptr addrspace(1) %p, <2 x i12> %v, <2 x i1> %mask) {
  call void @llvm.masked.store.v2i12.p1(<2 x i12> %v, ptr addrspace(1) %p, i32 1, <2 x i1> %mask)
  ret void
}

; Lanes of three bytes begin at bytes, and are as wide as what is read for them.
define void @lanes_of_three_bytes(ptr %from, ptr %to, <2 x i1> %mask) {
  %v = call <2 x i24> @llvm.masked.load.v2i24.p0(ptr %from, <2 x i1> %mask, <2 x i24> zeroinitializer)
  call void @llvm.masked.store.v2i24.p0(<2 x i24> %v, ptr %to, <2 x i1> %mask)
  ret void
}
; EXPECT
; target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; target triple = "nvptx64-nvidia-cuda"
;
; define <2 x i1> @bits(ptr addrspace(1) %p, <2 x i1> %mask) {
;   %1 = freeze <2 x i1> %mask
;   %2 = extractelement <2 x i1> %1, i32 0
;   br i1 %2, label %3, label %8
;
; 3:                                                ; preds = %0
;   %4 = getelementptr i8, ptr addrspace(1) %p, i64 0
;   %5 = load i8, ptr addrspace(1) %4, align 1
;   %6 = trunc i8 %5 to i1
;   %7 = insertelement <2 x i1> zeroinitializer, i1 %6, i32 0
;   br label %8
;
; 8:                                                ; preds = %3, %0
;   %9 = phi <2 x i1> [ %7, %3 ], [ zeroinitializer, %0 ]
;   %10 = extractelement <2 x i1> %1, i32 1
;   br i1 %10, label %11, label %17
;
; 11:                                               ; preds = %8
;   %12 = getelementptr i8, ptr addrspace(1) %p, i64 0
;   %13 = load i8, ptr addrspace(1) %12, align 1
;   %14 = lshr i8 %13, 1
;   %15 = trunc i8 %14 to i1
;   %16 = insertelement <2 x i1> %9, i1 %15, i32 1
;   br label %17
;
; 17:                                               ; preds = %11, %8
;   %18 = phi <2 x i1> [ %16, %11 ], [ %9, %8 ]
;   ret <2 x i1> %18
; }
;
; define void @across_bytes(ptr addrspace(1) %p, <2 x i12> %v, <2 x i1> %mask) {
;   %1 = freeze <2 x i1> %mask
;   %2 = extractelement <2 x i1> %1, i32 0
;   br i1 %2, label %3, label %21
;
; 3:                                                ; preds = %0
;   %4 = getelementptr i8, ptr addrspace(1) %p, i64 0
;   %5 = load i8, ptr addrspace(1) %4, align 1
;   %6 = zext i8 %5 to i16
;   %7 = getelementptr i8, ptr addrspace(1) %p, i64 1
;   %8 = load i8, ptr addrspace(1) %7, align 1
;   %9 = zext i8 %8 to i16
;   %10 = shl i16 %9, 8
;   %11 = or i16 %6, %10
;   %12 = extractelement <2 x i12> %v, i32 0
;   %13 = zext i12 %12 to i16
;   %14 = zext i12 -1 to i16
;   %15 = xor i16 %14, -1
;   %16 = and i16 %11, %15
;   %17 = or i16 %16, %13
;   %18 = trunc i16 %17 to i8
;   store i8 %18, ptr addrspace(1) %4, align 1
;   %19 = lshr i16 %17, 8
;   %20 = trunc i16 %19 to i8
;   store i8 %20, ptr addrspace(1) %7, align 1
;   br label %21
;
; 21:                                               ; preds = %3, %0
;   %22 = extractelement <2 x i1> %1, i32 1
;   br i1 %22, label %23, label %43
;
; 23:                                               ; preds = %21
;   %24 = getelementptr i8, ptr addrspace(1) %p, i64 1
;   %25 = load i8, ptr addrspace(1) %24, align 1
;   %26 = zext i8 %25 to i16
;   %27 = getelementptr i8, ptr addrspace(1) %p, i64 2
;   %28 = load i8, ptr addrspace(1) %27, align 1
;   %29 = zext i8 %28 to i16
;   %30 = shl i16 %29, 8
;   %31 = or i16 %26, %30
;   %32 = extractelement <2 x i12> %v, i32 1
;   %33 = zext i12 %32 to i16
;   %34 = shl i16 %33, 4
;   %35 = zext i12 -1 to i16
;   %36 = shl i16 %35, 4
;   %37 = xor i16 %36, -1
;   %38 = and i16 %31, %37
;   %39 = or i16 %38, %34
;   %40 = trunc i16 %39 to i8
;   store i8 %40, ptr addrspace(1) %24, align 1
;   %41 = lshr i16 %39, 8
;   %42 = trunc i16 %41 to i8
;   store i8 %42, ptr addrspace(1) %27, align 1
;   br label %43
;
; 43:                                               ; preds = %23, %21
;   ret void
; }
;
; define void @lanes_of_three_bytes(ptr %from, ptr %to, <2 x i1> %mask) {
;   %1 = freeze <2 x i1> %mask
;   %2 = extractelement <2 x i1> %1, i32 0
;   br i1 %2, label %3, label %18
;
; 3:                                                ; preds = %0
;   %4 = getelementptr i8, ptr %from, i64 0
;   %5 = load i8, ptr %4, align 1
;   %6 = zext i8 %5 to i24
;   %7 = getelementptr i8, ptr %from, i64 1
;   %8 = load i8, ptr %7, align 1
;   %9 = zext i8 %8 to i24
;   %10 = shl i24 %9, 8
;   %11 = or i24 %6, %10
;   %12 = getelementptr i8, ptr %from, i64 2
;   %13 = load i8, ptr %12, align 1
;   %14 = zext i8 %13 to i24
;   %15 = shl i24 %14, 16
;   %16 = or i24 %11, %15
;   %17 = insertelement <2 x i24> zeroinitializer, i24 %16, i32 0
;   br label %18
;
; 18:                                               ; preds = %3, %0
;   %19 = phi <2 x i24> [ %17, %3 ], [ zeroinitializer, %0 ]
;   %20 = extractelement <2 x i1> %1, i32 1
;   br i1 %20, label %21, label %36
;
; 21:                                               ; preds = %18
;   %22 = getelementptr i8, ptr %from, i64 3
;   %23 = load i8, ptr %22, align 1
;   %24 = zext i8 %23 to i24
;   %25 = getelementptr i8, ptr %from, i64 4
;   %26 = load i8, ptr %25, align 1
;   %27 = zext i8 %26 to i24
;   %28 = shl i24 %27, 8
;   %29 = or i24 %24, %28
;   %30 = getelementptr i8, ptr %from, i64 5
;   %31 = load i8, ptr %30, align 1
;   %32 = zext i8 %31 to i24
;   %33 = shl i24 %32, 16
;   %34 = or i24 %29, %33
;   %35 = insertelement <2 x i24> %19, i24 %34, i32 1
;   br label %36
;
; 36:                                               ; preds = %21, %18
;   %37 = phi <2 x i24> [ %35, %21 ], [ %19, %18 ]
;   %38 = freeze <2 x i1> %mask
;   %39 = extractelement <2 x i1> %38, i32 0
;   br i1 %39, label %40, label %50
;
; 40:                                               ; preds = %36
;   %41 = getelementptr i8, ptr %to, i64 0
;   %42 = getelementptr i8, ptr %to, i64 1
;   %43 = getelementptr i8, ptr %to, i64 2
;   %44 = extractelement <2 x i24> %37, i32 0
;   %45 = trunc i24 %44 to i8
;   store i8 %45, ptr %41, align 1
;   %46 = lshr i24 %44, 8
;   %47 = trunc i24 %46 to i8
;   store i8 %47, ptr %42, align 1
;   %48 = lshr i24 %44, 16
;   %49 = trunc i24 %48 to i8
;   store i8 %49, ptr %43, align 1
;   br label %50
;
; 50:                                               ; preds = %40, %36
;   %51 = extractelement <2 x i1> %38, i32 1
;   br i1 %51, label %52, label %62
;
; 52:                                               ; preds = %50
;   %53 = getelementptr i8, ptr %to, i64 3
;   %54 = getelementptr i8, ptr %to, i64 4
;   %55 = getelementptr i8, ptr %to, i64 5
;   %56 = extractelement <2 x i24> %37, i32 1
;   %57 = trunc i24 %56 to i8
;   store i8 %57, ptr %53, align 1
;   %58 = lshr i24 %56, 8
;   %59 = trunc i24 %58 to i8
;   store i8 %59, ptr %54, align 1
;   %60 = lshr i24 %56, 16
;   %61 = trunc i24 %60 to i8
;   store i8 %61, ptr %55, align 1
;   br label %62
;
; 62:                                               ; preds = %52, %50
;   ret void
; }
;
; ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: read)
; declare <2 x i24> @llvm.masked.load.v2i24.p0(ptr captures(none), <2 x i1>, <2 x i24>) #0
;
; ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: write)
; declare void @llvm.masked.store.v2i24.p0(<2 x i24>, ptr captures(none), <2 x i1>) #1
;
; attributes #0 = { nocallback nofree nosync nounwind willreturn memory(argmem: read) }
; attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: write) }
