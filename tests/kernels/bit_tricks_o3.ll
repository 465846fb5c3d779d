; ModuleID = 'bit_tricks.cu'
source_filename = "bit_tricks.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.float3 = type { float, float, float }
%struct.uint2 = type { i32, i32 }
%struct.Packed = type { i32 }

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @counts(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef writeonly captures(none) %2) local_unnamed_addr #0 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %6 = mul i32 %4, %5
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %8 = add i32 %6, %7
  %9 = sext i32 %8 to i64
  %10 = getelementptr inbounds i32, ptr %0, i64 %9
  %11 = load i32, ptr %10, align 4, !tbaa !3
  %12 = getelementptr inbounds i64, ptr %1, i64 %9
  %13 = load i64, ptr %12, align 8, !tbaa !7
  %14 = tail call noundef range(i32 0, 33) i32 @llvm.ctpop.i32(i32 %11)
  %15 = tail call noundef range(i32 0, 33) i32 @llvm.ctlz.i32(i32 %11, i1 false)
  %16 = mul nuw nsw i32 %15, 3
  %17 = add nuw nsw i32 %16, %14
  %18 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %11, i1 true)
  %19 = icmp eq i32 %11, 0
  %20 = mul nuw nsw i32 %18, 5
  %21 = add nuw nsw i32 %20, 5
  %22 = select i1 %19, i32 0, i32 %21
  %23 = tail call range(i64 0, 65) i64 @llvm.ctpop.i64(i64 %13)
  %24 = trunc nuw nsw i64 %23 to i32
  %25 = mul nuw nsw i32 %24, 7
  %26 = tail call range(i64 0, 65) i64 @llvm.ctlz.i64(i64 %13, i1 false)
  %27 = trunc nuw nsw i64 %26 to i32
  %28 = mul nuw nsw i32 %27, 11
  %29 = tail call noundef i32 @llvm.bitreverse.i32(i32 %11)
  %30 = lshr i32 %29, 3
  %31 = tail call noundef i64 @llvm.bitreverse.i64(i64 %13)
  %32 = lshr i64 %31, 40
  %33 = trunc nuw nsw i64 %32 to i32
  %34 = add nuw nsw i32 %17, %30
  %35 = add nuw nsw i32 %34, %22
  %36 = add nuw nsw i32 %35, %25
  %37 = add nuw nsw i32 %36, %28
  %38 = add nuw nsw i32 %37, %33
  %39 = getelementptr inbounds i32, ptr %2, i64 %9
  store i32 %38, ptr %39, align 4, !tbaa !3
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.cttz.i32(i32, i1 immarg) #1

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @morton_codes(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef readonly captures(none) %2, ptr noundef writeonly captures(none) %3, i32 noundef %4) local_unnamed_addr #2 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %8 = mul i32 %6, %7
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %10 = add i32 %8, %9
  %11 = icmp slt i32 %10, %4
  br i1 %11, label %12, label %98

12:                                               ; preds = %5
  %13 = sext i32 %10 to i64
  %14 = getelementptr inbounds %struct.float3, ptr %0, i64 %13
  %15 = load float, ptr %14, align 4, !tbaa !9
  %16 = fmul contract float %15, 1.024000e+03
  %17 = tail call contract noundef float @__nv_fmaxf(float noundef %16, float noundef 0.000000e+00) #6
  %18 = tail call contract noundef float @__nv_fminf(float noundef %17, float noundef 1.023000e+03) #6
  %19 = getelementptr inbounds nuw i8, ptr %14, i64 4
  %20 = load float, ptr %19, align 4, !tbaa !12
  %21 = fmul contract float %20, 1.024000e+03
  %22 = tail call contract noundef float @__nv_fmaxf(float noundef %21, float noundef 0.000000e+00) #6
  %23 = tail call contract noundef float @__nv_fminf(float noundef %22, float noundef 1.023000e+03) #6
  %24 = getelementptr inbounds nuw i8, ptr %14, i64 8
  %25 = load float, ptr %24, align 4, !tbaa !13
  %26 = fmul contract float %25, 1.024000e+03
  %27 = tail call contract noundef float @__nv_fmaxf(float noundef %26, float noundef 0.000000e+00) #6
  %28 = tail call contract noundef float @__nv_fminf(float noundef %27, float noundef 1.023000e+03) #6
  %29 = fptoui float %18 to i32
  %30 = mul i32 %29, 65537
  %31 = and i32 %30, 50331903
  %32 = mul i32 %31, 257
  %33 = and i32 %32, 50393103
  %34 = mul nuw nsw i32 %33, 17
  %35 = and i32 %34, 51130563
  %36 = mul nuw nsw i32 %35, 20
  %37 = and i32 %36, 613566756
  %38 = fptoui float %23 to i32
  %39 = mul i32 %38, 65537
  %40 = and i32 %39, 251658495
  %41 = mul i32 %40, 257
  %42 = and i32 %41, 251719695
  %43 = mul nuw i32 %42, 17
  %44 = and i32 %43, 1124872387
  %45 = mul i32 %44, 10
  %46 = and i32 %45, -1840700270
  %47 = or disjoint i32 %46, %37
  %48 = fptoui float %28 to i32
  %49 = mul i32 %48, 65537
  %50 = and i32 %49, 251658495
  %51 = mul i32 %50, 257
  %52 = and i32 %51, 251719695
  %53 = mul nuw i32 %52, 17
  %54 = and i32 %53, 1124872387
  %55 = mul i32 %54, 5
  %56 = and i32 %55, 1227133513
  %57 = or disjoint i32 %47, %56
  %58 = getelementptr inbounds i32, ptr %1, i64 %13
  store i32 %57, ptr %58, align 4, !tbaa !3
  %59 = getelementptr inbounds %struct.uint2, ptr %2, i64 %13
  %60 = load i32, ptr %59, align 8, !tbaa !14
  %61 = zext i32 %60 to i64
  %62 = shl nuw nsw i64 %61, 16
  %63 = or i64 %62, %61
  %64 = and i64 %63, 281470681808895
  %65 = shl nuw nsw i64 %64, 8
  %66 = or i64 %65, %64
  %67 = and i64 %66, 71777214294589695
  %68 = shl nuw nsw i64 %67, 4
  %69 = or i64 %68, %67
  %70 = and i64 %69, 1085102592571150095
  %71 = shl nuw nsw i64 %70, 2
  %72 = or i64 %71, %70
  %73 = and i64 %72, 3689348814741910323
  %74 = shl nuw nsw i64 %73, 1
  %75 = or i64 %74, %73
  %76 = and i64 %75, 6148914691236517205
  %77 = getelementptr inbounds nuw i8, ptr %59, i64 4
  %78 = load i32, ptr %77, align 4, !tbaa !16
  %79 = zext i32 %78 to i64
  %80 = shl nuw nsw i64 %79, 16
  %81 = or i64 %80, %79
  %82 = and i64 %81, 281470681808895
  %83 = shl nuw nsw i64 %82, 8
  %84 = or i64 %83, %82
  %85 = and i64 %84, 71777214294589695
  %86 = shl nuw nsw i64 %85, 4
  %87 = or i64 %86, %85
  %88 = and i64 %87, 1085102592571150095
  %89 = shl nuw nsw i64 %88, 2
  %90 = or i64 %89, %88
  %91 = and i64 %90, 3689348814741910323
  %92 = shl nuw i64 %91, 2
  %93 = shl nuw nsw i64 %91, 1
  %94 = or i64 %92, %93
  %95 = and i64 %94, -6148914691236517206
  %96 = or disjoint i64 %95, %76
  %97 = getelementptr inbounds i64, ptr %3, i64 %13
  store i64 %96, ptr %97, align 8, !tbaa !7
  br label %98

98:                                               ; preds = %5, %12
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @divisions(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef readonly captures(none) %2, ptr noundef writeonly captures(none) %3, ptr noundef writeonly captures(none) %4) local_unnamed_addr #0 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %8 = mul i32 %6, %7
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %10 = add i32 %8, %9
  %11 = sext i32 %10 to i64
  %12 = getelementptr inbounds i32, ptr %0, i64 %11
  %13 = load i32, ptr %12, align 4, !tbaa !3
  %14 = getelementptr inbounds i32, ptr %1, i64 %11
  %15 = load i32, ptr %14, align 4, !tbaa !3
  %16 = or i32 %15, 1
  %17 = getelementptr inbounds i64, ptr %2, i64 %11
  %18 = load i64, ptr %17, align 8, !tbaa !7
  %19 = sdiv i32 %13, 7
  %20 = srem i32 %13, 10
  %21 = mul nsw i32 %20, 3
  %22 = sdiv i32 %13, -16
  %23 = srem i32 %13, 64
  %24 = sdiv i32 %13, -3
  %25 = udiv i32 %16, 1000003
  %26 = urem i32 %16, 12
  %27 = and i32 %16, 65535
  %28 = sdiv i32 %13, %27
  %29 = urem i32 -1, %16
  %30 = add nsw i32 %22, %19
  %31 = add nsw i32 %30, %23
  %32 = add nsw i32 %31, %24
  %33 = add nsw i32 %32, %21
  %34 = add nsw i32 %33, %26
  %35 = add nsw i32 %34, %25
  %36 = add i32 %35, %28
  %37 = add i32 %36, %29
  %38 = getelementptr inbounds i32, ptr %3, i64 %11
  store i32 %37, ptr %38, align 4, !tbaa !3
  %39 = sdiv i64 %18, 1000000007
  %40 = srem i64 %18, 86400
  %41 = add nsw i64 %39, %40
  %42 = zext i32 %16 to i64
  %43 = sdiv i64 %18, %42
  %44 = add nsw i64 %41, %43
  %45 = shl nuw nsw i64 %42, 20
  %46 = or disjoint i64 %45, 1
  %47 = urem i64 %18, %46
  %48 = add nsw i64 %44, %47
  %49 = getelementptr inbounds i64, ptr %4, i64 %11
  store i64 %48, ptr %49, align 8, !tbaa !7
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @combinatorial(ptr noundef captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef writeonly captures(none) %2, i32 noundef %3) local_unnamed_addr #0 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %7 = mul i32 %5, %6
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %9 = add i32 %7, %8
  %10 = icmp slt i32 %9, %3
  br i1 %10, label %11, label %37

11:                                               ; preds = %4
  %12 = sext i32 %9 to i64
  %13 = getelementptr inbounds i32, ptr %0, i64 %12
  %14 = load i32, ptr %13, align 4, !tbaa !3
  %15 = or i32 %14, 1
  %16 = add i32 %15, 1
  %17 = xor i32 %15, -1
  %18 = and i32 %16, %17
  %19 = add i32 %18, -1
  %20 = lshr i32 %19, 1
  %21 = or i32 %20, %16
  store i32 %21, ptr %13, align 4, !tbaa !3
  %22 = lshr i32 %14, 1
  %23 = xor i32 %15, %22
  %24 = xor i32 %14, %23
  %25 = lshr i32 %24, 1
  %26 = xor i32 %25, %15
  %27 = lshr i32 %26, 2
  %28 = xor i32 %27, %26
  %29 = lshr i32 %28, 4
  %30 = xor i32 %29, %28
  %31 = lshr i32 %30, 8
  %32 = xor i32 %31, %30
  %33 = lshr i32 %32, 16
  %34 = xor i32 %33, %32
  %35 = getelementptr inbounds i32, ptr %1, i64 %12
  store i32 %23, ptr %35, align 4, !tbaa !3
  %36 = getelementptr inbounds i32, ptr %2, i64 %12
  store i32 %34, ptr %36, align 4, !tbaa !3
  br label %37

37:                                               ; preds = %4, %11
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @narrow_ints(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef readonly captures(none) %2, ptr noundef readonly captures(none) %3, ptr noundef writeonly captures(none) %4, ptr noundef writeonly captures(none) %5, ptr noundef writeonly captures(none) %6, ptr noundef writeonly captures(none) %7) local_unnamed_addr #0 {
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %10 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %11 = mul i32 %9, %10
  %12 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %13 = add i32 %11, %12
  %14 = sext i32 %13 to i64
  %15 = getelementptr inbounds i8, ptr %0, i64 %14
  %16 = load i8, ptr %15, align 1, !tbaa !17
  %17 = sext i8 %16 to i16
  %18 = getelementptr inbounds i16, ptr %2, i64 %14
  %19 = load i16, ptr %18, align 2, !tbaa !18
  %20 = mul i16 %19, %17
  %21 = lshr i16 %20, 3
  %22 = trunc i16 %21 to i8
  %23 = getelementptr inbounds i8, ptr %4, i64 %14
  store i8 %22, ptr %23, align 1, !tbaa !17
  %24 = getelementptr inbounds i8, ptr %1, i64 %14
  %25 = load i8, ptr %24, align 1, !tbaa !17
  %26 = load i8, ptr %15, align 1, !tbaa !17
  %27 = lshr i8 %26, 1
  %28 = add i8 %27, %25
  %29 = getelementptr inbounds i8, ptr %5, i64 %14
  store i8 %28, ptr %29, align 1, !tbaa !17
  %30 = load i16, ptr %18, align 2, !tbaa !18
  %31 = load i8, ptr %24, align 1, !tbaa !17
  %32 = and i8 %31, 7
  %33 = zext nneg i8 %32 to i16
  %34 = shl i16 %30, %33
  %35 = load i8, ptr %15, align 1, !tbaa !17
  %36 = sext i8 %35 to i16
  %37 = sub i16 %34, %36
  %38 = getelementptr inbounds i16, ptr %6, i64 %14
  store i16 %37, ptr %38, align 2, !tbaa !18
  %39 = getelementptr inbounds i16, ptr %3, i64 %14
  %40 = load i16, ptr %39, align 2, !tbaa !18
  %41 = tail call i16 @llvm.fshl.i16(i16 %40, i16 %40, i16 11)
  %42 = load i16, ptr %18, align 2, !tbaa !18
  %43 = xor i16 %41, %42
  %44 = xor i16 %43, -1
  %45 = getelementptr inbounds i16, ptr %7, i64 %14
  store i16 %44, ptr %45, align 2, !tbaa !18
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @bit_fields(ptr noundef captures(none) %0, i32 noundef %1) local_unnamed_addr #0 {
  %3 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %5 = mul i32 %3, %4
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %7 = add i32 %5, %6
  %8 = icmp slt i32 %7, %1
  br i1 %8, label %9, label %27

9:                                                ; preds = %2
  %10 = sext i32 %7 to i64
  %11 = getelementptr inbounds %struct.Packed, ptr %0, i64 %10
  %12 = load i32, ptr %11, align 4, !tbaa !17
  %13 = and i32 %12, 2016
  %14 = shl i32 %12, 6
  %15 = add i32 %14, %13
  %16 = and i32 %15, 2016
  %17 = and i32 %12, -67045345
  %18 = and i32 %14, 4063232
  %19 = sub i32 %12, %18
  %20 = and i32 %19, 66977792
  %21 = lshr i32 %12, 15
  %22 = xor i32 %21, %12
  %23 = and i32 %22, 65536
  %24 = or disjoint i32 %16, %17
  %25 = or disjoint i32 %24, %23
  %26 = or disjoint i32 %25, %20
  store i32 %26, ptr %11, align 4, !tbaa !17
  br label %27

27:                                               ; preds = %2, %9
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.ctpop.i32(i32) #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.ctlz.i32(i32, i1 immarg) #1

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.ctpop.i64(i64) #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.ctlz.i64(i64, i1 immarg) #1

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.bitreverse.i32(i32) #3

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.bitreverse.i64(i64) #3

; Function Attrs: convergent nounwind
declare dso_local float @__nv_fminf(float noundef, float noundef) local_unnamed_addr #4

; Function Attrs: convergent nounwind
declare dso_local float @__nv_fmaxf(float noundef, float noundef) local_unnamed_addr #4

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i16 @llvm.fshl.i16(i16, i16, i16) #5

attributes #0 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx80,+sm_90" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx80,+sm_90" "uniform-work-group-size"="true" }
attributes #3 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { convergent nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx80,+sm_90" }
attributes #5 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #6 = { convergent nounwind }

!llvm.module.flags = !{!0, !1, !2}
!llvm.errno.tbaa = !{!3}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!2 = !{i32 7, !"frame-pointer", i32 2}
!3 = !{!4, !4, i64 0}
!4 = !{!"int", !5, i64 0}
!5 = !{!"omnipotent char", !6, i64 0}
!6 = !{!"Simple C++ TBAA"}
!7 = !{!8, !8, i64 0}
!8 = !{!"long", !5, i64 0}
!9 = !{!10, !11, i64 0}
!10 = !{!"_ZTS6float3", !11, i64 0, !11, i64 4, !11, i64 8}
!11 = !{!"float", !5, i64 0}
!12 = !{!10, !11, i64 4}
!13 = !{!10, !11, i64 8}
!14 = !{!15, !4, i64 0}
!15 = !{!"_ZTS5uint2", !4, i64 0, !4, i64 4}
!16 = !{!15, !4, i64 4}
!17 = !{!5, !5, i64 0}
!18 = !{!19, !19, i64 0}
!19 = !{!"short", !5, i64 0}
