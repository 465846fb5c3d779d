; ModuleID = 'inline_asm.cu'
source_filename = "inline_asm.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.u256 = type { [8 x i32] }
%struct.float4 = type { float, float, float, float }

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @special_registers(ptr noundef writeonly captures(none) %0) local_unnamed_addr #0 {
  %2 = tail call i32 asm "mov.u32 $0, %laneid;", "=r"() #3, !srcloc !7
  %3 = tail call i32 asm sideeffect "mov.u32 $0, %warpid;", "=r"() #4, !srcloc !8
  %4 = tail call i32 asm sideeffect "mov.u32 $0, %smid;", "=r"() #4, !srcloc !9
  %5 = tail call i32 asm "mov.u32 $0, %lanemask_lt;", "=r"() #3, !srcloc !10
  %6 = tail call i64 asm sideeffect "mov.u64 $0, %globaltimer;", "=l"() #4, !srcloc !11
  %7 = shl i32 %3, 8
  %8 = xor i32 %7, %2
  %9 = shl i32 %4, 16
  %10 = xor i32 %8, %9
  %11 = xor i32 %10, %5
  %12 = trunc i64 %6 to i32
  %13 = xor i32 %11, %12
  %14 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %15 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %16 = mul i32 %14, %15
  %17 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %18 = add i32 %16, %17
  %19 = zext i32 %18 to i64
  %20 = getelementptr inbounds nuw i32, ptr %0, i64 %19
  store i32 %13, ptr %20, align 4, !tbaa !3
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @add256(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef writeonly captures(none) %2, ptr noundef writeonly captures(none) %3, i32 noundef %4) local_unnamed_addr #1 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %8 = mul i32 %6, %7
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %10 = add i32 %8, %9
  %11 = icmp slt i32 %10, %4
  br i1 %11, label %12, label %65

12:                                               ; preds = %5
  %13 = sext i32 %10 to i64
  %14 = getelementptr inbounds %struct.u256, ptr %0, i64 %13
  %15 = load i32, ptr %14, align 4
  %16 = getelementptr inbounds nuw i8, ptr %14, i64 4
  %17 = load i32, ptr %16, align 4
  %18 = getelementptr inbounds nuw i8, ptr %14, i64 8
  %19 = load i32, ptr %18, align 4
  %20 = getelementptr inbounds nuw i8, ptr %14, i64 12
  %21 = load i32, ptr %20, align 4
  %22 = getelementptr inbounds nuw i8, ptr %14, i64 16
  %23 = load i32, ptr %22, align 4
  %24 = getelementptr inbounds nuw i8, ptr %14, i64 20
  %25 = load i32, ptr %24, align 4
  %26 = getelementptr inbounds nuw i8, ptr %14, i64 24
  %27 = load i32, ptr %26, align 4
  %28 = getelementptr inbounds nuw i8, ptr %14, i64 28
  %29 = load i32, ptr %28, align 4, !tbaa !12
  %30 = getelementptr inbounds %struct.u256, ptr %1, i64 %13
  %31 = load i32, ptr %30, align 4
  %32 = getelementptr inbounds nuw i8, ptr %30, i64 4
  %33 = load i32, ptr %32, align 4
  %34 = getelementptr inbounds nuw i8, ptr %30, i64 8
  %35 = load i32, ptr %34, align 4
  %36 = getelementptr inbounds nuw i8, ptr %30, i64 12
  %37 = load i32, ptr %36, align 4
  %38 = getelementptr inbounds nuw i8, ptr %30, i64 16
  %39 = load i32, ptr %38, align 4
  %40 = getelementptr inbounds nuw i8, ptr %30, i64 20
  %41 = load i32, ptr %40, align 4
  %42 = getelementptr inbounds nuw i8, ptr %30, i64 24
  %43 = load i32, ptr %42, align 4
  %44 = getelementptr inbounds nuw i8, ptr %30, i64 28
  %45 = load i32, ptr %44, align 4, !tbaa !12
  %46 = tail call { i32, i32, i32, i32, i32, i32, i32, i32, i32 } asm "add.cc.u32 $0, $9, $17;\0A\09addc.cc.u32 $1, $10, $18;\0A\09addc.cc.u32 $2, $11, $19;\0A\09addc.cc.u32 $3, $12, $20;\0A\09addc.cc.u32 $4, $13, $21;\0A\09addc.cc.u32 $5, $14, $22;\0A\09addc.cc.u32 $6, $15, $23;\0A\09addc.cc.u32 $7, $16, $24;\0A\09addc.u32 $8, 0, 0;", "=r,=r,=r,=r,=r,=r,=r,=r,=r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r"(i32 %15, i32 %17, i32 %19, i32 %21, i32 %23, i32 %25, i32 %27, i32 %29, i32 %31, i32 %33, i32 %35, i32 %37, i32 %39, i32 %41, i32 %43, i32 %45) #3, !srcloc !13
  %47 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32 } %46, 0
  %48 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32 } %46, 1
  %49 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32 } %46, 2
  %50 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32 } %46, 3
  %51 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32 } %46, 4
  %52 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32 } %46, 5
  %53 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32 } %46, 6
  %54 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32 } %46, 7
  %55 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32 } %46, 8
  %56 = getelementptr inbounds %struct.u256, ptr %2, i64 %13
  store i32 %47, ptr %56, align 4
  %57 = getelementptr inbounds nuw i8, ptr %56, i64 4
  store i32 %48, ptr %57, align 4
  %58 = getelementptr inbounds nuw i8, ptr %56, i64 8
  store i32 %49, ptr %58, align 4
  %59 = getelementptr inbounds nuw i8, ptr %56, i64 12
  store i32 %50, ptr %59, align 4
  %60 = getelementptr inbounds nuw i8, ptr %56, i64 16
  store i32 %51, ptr %60, align 4
  %61 = getelementptr inbounds nuw i8, ptr %56, i64 20
  store i32 %52, ptr %61, align 4
  %62 = getelementptr inbounds nuw i8, ptr %56, i64 24
  store i32 %53, ptr %62, align 4
  %63 = getelementptr inbounds nuw i8, ptr %56, i64 28
  store i32 %54, ptr %63, align 4, !tbaa !12
  %64 = getelementptr inbounds i32, ptr %3, i64 %13
  store i32 %55, ptr %64, align 4, !tbaa !3
  br label %65

65:                                               ; preds = %5, %12
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @stream_scale(ptr noundef %0, ptr noundef %1, float noundef %2, i32 noundef %3) local_unnamed_addr #0 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %7 = mul i32 %5, %6
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %9 = add i32 %7, %8
  %10 = icmp slt i32 %9, %3
  br i1 %10, label %11, label %24

11:                                               ; preds = %4
  %12 = sext i32 %9 to i64
  %13 = getelementptr inbounds %struct.float4, ptr %0, i64 %12
  %14 = tail call contract { float, float, float, float } asm sideeffect "ld.global.L1::no_allocate.v4.f32 {$0, $1, $2, $3}, [$4];", "=f,=f,=f,=f,l"(ptr %13) #4, !srcloc !14
  %15 = extractvalue { float, float, float, float } %14, 0
  %16 = extractvalue { float, float, float, float } %14, 1
  %17 = extractvalue { float, float, float, float } %14, 2
  %18 = extractvalue { float, float, float, float } %14, 3
  %19 = getelementptr inbounds %struct.float4, ptr %1, i64 %12
  %20 = fmul contract float %2, %15
  %21 = fmul contract float %2, %16
  %22 = fmul contract float %2, %17
  %23 = fmul contract float %2, %18
  tail call void asm sideeffect "st.global.cs.v4.f32 [$0], {$1, $2, $3, $4};", "l,f,f,f,f,~{memory}"(ptr %19, float %20, float %21, float %22, float %23) #4, !srcloc !15
  br label %24

24:                                               ; preds = %4, %11
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @asm_blocks(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef captures(none) %2, i32 noundef %3) local_unnamed_addr #1 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %7 = mul i32 %5, %6
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %9 = add i32 %7, %8
  %10 = icmp slt i32 %9, %3
  br i1 %10, label %11, label %26

11:                                               ; preds = %4
  %12 = sext i32 %9 to i64
  %13 = getelementptr inbounds i32, ptr %0, i64 %12
  %14 = load i32, ptr %13, align 4, !tbaa !3
  %15 = tail call i32 asm "{\0A\09.reg .pred p;\0A\09.reg .b32 t;\0A\09setp.gt.s32 p, $1, 100;\0A\09mov.b32 t, $1;\0A\09@p bra SKIP_${:uid};\0A\09shl.b32 t, t, 1;\0A\09SKIP_${:uid}:\0A\09add.s32 $0, t, $2;\0A\09}", "=r,r,n"(i32 %14, i32 7) #3, !srcloc !16
  %16 = tail call i32 asm "bfe.u32 $0, $1, 4, 8;", "=r,r"(i32 %15) #3, !srcloc !17
  %17 = tail call i32 asm "bfi.b32 $0, $1, $0, 16, 8;", "=r,r,0"(i32 %14, i32 %16) #3, !srcloc !18
  %18 = getelementptr inbounds double, ptr %2, i64 %12
  %19 = load double, ptr %18, align 8, !tbaa !19
  %20 = tail call contract double asm "{ .reg .b32 lo, hi; mov.b64 {lo, hi}, $0; xor.b32 hi, hi, 0x80000000; mov.b64 $0, {lo, hi}; }", "=d,0"(double %19) #3, !srcloc !21
  %21 = trunc i32 %14 to i16
  %22 = tail call i16 asm "neg.s16 $0, $0;", "=h,0"(i16 %21) #3, !srcloc !22
  store double %20, ptr %18, align 8, !tbaa !19
  %23 = sext i16 %22 to i32
  %24 = add nsw i32 %17, %23
  %25 = getelementptr inbounds i32, ptr %1, i64 %12
  store i32 %24, ptr %25, align 4, !tbaa !3
  br label %26

26:                                               ; preds = %4, %11
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx80,+sm_90" "uniform-work-group-size"="true" }
attributes #1 = { convergent mustprogress noinline norecurse nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx80,+sm_90" "uniform-work-group-size"="true" }
attributes #2 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { convergent nounwind memory(none) }
attributes #4 = { convergent nounwind }

!llvm.module.flags = !{!0, !1, !2}
!llvm.errno.tbaa = !{!3}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!2 = !{i32 7, !"frame-pointer", i32 2}
!3 = !{!4, !4, i64 0}
!4 = !{!"int", !5, i64 0}
!5 = !{!"omnipotent char", !6, i64 0}
!6 = !{!"Simple C++ TBAA"}
!7 = !{i64 408}
!8 = !{i64 462}
!9 = !{i64 516}
!10 = !{i64 557}
!11 = !{i64 638}
!12 = !{!5, !5, i64 0}
!13 = !{i64 1092, i64 1118, i64 1156, i64 1194, i64 1232, i64 1270, i64 1308, i64 1346, i64 1384}
!14 = !{i64 1879}
!15 = !{i64 2098}
!16 = !{i64 2748, i64 2752, i64 2778, i64 2803, i64 2839, i64 2866, i64 2894, i64 2923, i64 2944, i64 2975}
!17 = !{i64 3051}
!18 = !{i64 3103}
!19 = !{!20, !20, i64 0}
!20 = !{!"double", !5, i64 0}
!21 = !{i64 3179}
!22 = !{i64 3315}
