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
; EXPECT
; target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; target triple = "nvptx64-nvidia-cuda"
;
; define <2 x i1> @bits(ptr addrspace(1) %p, <2 x i1> %mask) {
;   %1 = freeze <2 x i1> %mask
;   %2 = extractelement <2 x i1> %1, i32 0
;   br i1 %2, label %3, label %11
;
; 3:                                                ; preds = %0
;   %4 = getelementptr i8, ptr addrspace(1) %p, i64 0
;   %5 = load i8, ptr addrspace(1) %4, align 1
;   %6 = shl i8 %5, 0
;   %7 = or i8 0, %6
;   %8 = lshr i8 %7, 0
;   %9 = trunc i8 %8 to i1
;   %10 = insertelement <2 x i1> zeroinitializer, i1 %9, i32 0
;   br label %11
;
; 11:                                               ; preds = %3, %0
;   %12 = phi <2 x i1> [ %10, %3 ], [ zeroinitializer, %0 ]
;   %13 = extractelement <2 x i1> %1, i32 1
;   br i1 %13, label %14, label %22
;
; 14:                                               ; preds = %11
;   %15 = getelementptr i8, ptr addrspace(1) %p, i64 0
;   %16 = load i8, ptr addrspace(1) %15, align 1
;   %17 = shl i8 %16, 0
;   %18 = or i8 0, %17
;   %19 = lshr i8 %18, 1
;   %20 = trunc i8 %19 to i1
;   %21 = insertelement <2 x i1> %12, i1 %20, i32 1
;   br label %22
;
; 22:                                               ; preds = %14, %11
;   %23 = phi <2 x i1> [ %21, %14 ], [ %12, %11 ]
;   ret <2 x i1> %23
; }
;
; define void @across_bytes(ptr addrspace(1) %p, <2 x i12> %v, <2 x i1> %mask) {
;   %1 = freeze <2 x i1> %mask
;   %2 = extractelement <2 x i1> %1, i32 0
;   br i1 %2, label %3, label %26
;
; 3:                                                ; preds = %0
;   %4 = getelementptr i8, ptr addrspace(1) %p, i64 0
;   %5 = load i8, ptr addrspace(1) %4, align 1
;   %6 = zext i8 %5 to i16
;   %7 = shl i16 %6, 0
;   %8 = or i16 0, %7
;   %9 = getelementptr i8, ptr addrspace(1) %p, i64 1
;   %10 = load i8, ptr addrspace(1) %9, align 1
;   %11 = zext i8 %10 to i16
;   %12 = shl i16 %11, 8
;   %13 = or i16 %8, %12
;   %14 = extractelement <2 x i12> %v, i32 0
;   %15 = zext i12 %14 to i16
;   %16 = shl i16 %15, 0
;   %17 = zext i12 -1 to i16
;   %18 = shl i16 %17, 0
;   %19 = xor i16 %18, -1
;   %20 = and i16 %13, %19
;   %21 = or i16 %20, %16
;   %22 = lshr i16 %21, 0
;   %23 = trunc i16 %22 to i8
;   store i8 %23, ptr addrspace(1) %4, align 1
;   %24 = lshr i16 %21, 8
;   %25 = trunc i16 %24 to i8
;   store i8 %25, ptr addrspace(1) %9, align 1
;   br label %26
;
; 26:                                               ; preds = %3, %0
;   %27 = extractelement <2 x i1> %1, i32 1
;   br i1 %27, label %28, label %51
;
; 28:                                               ; preds = %26
;   %29 = getelementptr i8, ptr addrspace(1) %p, i64 1
;   %30 = load i8, ptr addrspace(1) %29, align 1
;   %31 = zext i8 %30 to i16
;   %32 = shl i16 %31, 0
;   %33 = or i16 0, %32
;   %34 = getelementptr i8, ptr addrspace(1) %p, i64 2
;   %35 = load i8, ptr addrspace(1) %34, align 1
;   %36 = zext i8 %35 to i16
;   %37 = shl i16 %36, 8
;   %38 = or i16 %33, %37
;   %39 = extractelement <2 x i12> %v, i32 1
;   %40 = zext i12 %39 to i16
;   %41 = shl i16 %40, 4
;   %42 = zext i12 -1 to i16
;   %43 = shl i16 %42, 4
;   %44 = xor i16 %43, -1
;   %45 = and i16 %38, %44
;   %46 = or i16 %45, %41
;   %47 = lshr i16 %46, 0
;   %48 = trunc i16 %47 to i8
;   store i8 %48, ptr addrspace(1) %29, align 1
;   %49 = lshr i16 %46, 8
;   %50 = trunc i16 %49 to i8
;   store i8 %50, ptr addrspace(1) %34, align 1
;   br label %51
;
; 51:                                               ; preds = %28, %26
;   ret void
; }
