; arch: sm_90a
; ModuleID = 'misc.py'
source_filename = "misc.py"
target datalayout = "e-p3:32:32-p4:32:32-p5:32:32-p6:32:32-p7:32:32-p101:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@.str = private unnamed_addr constant [11 x i8] c"__CUDA_FTZ\00", align 1

; Function Attrs: nounwind
define ptx_kernel void @erf_gelu(ptr addrspace(1) %0, ptr addrspace(1) %1, i32 %2, ptr addrspace(1) nofree readnone captures(none) %3, ptr addrspace(1) nofree readnone captures(none) %4) local_unnamed_addr #0 {
  %6 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %7 = shl i32 %6, 8
  %8 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %9 = shl nuw nsw i32 %8, 1
  %10 = and i32 %9, 254
  %11 = or disjoint i32 %10, %7
  %12 = or disjoint i32 %11, 1
  %13 = icmp slt i32 %11, %2
  %14 = icmp slt i32 %12, %2
  %15 = sext i32 %11 to i64
  %16 = getelementptr [4 x i8], ptr addrspace(1) %0, i64 %15
  %17 = tail call i32 asm sideeffect "mov.u32 $0, 0x0;\0A\09@$2 ld.global.b32 { $0 }, [ $1 + 0 ];", "=r,l,b"(ptr addrspace(1) %16, i1 %13) #5
  %18 = bitcast i32 %17 to float
  %19 = tail call i32 asm sideeffect "mov.u32 $0, 0x0;\0A\09@$2 ld.global.b32 { $0 }, [ $1 + 4 ];", "=r,l,b"(ptr addrspace(1) %16, i1 %14) #5
  %20 = bitcast i32 %19 to float
  %21 = fmul float %18, 0x3FE6A09E60000000
  %22 = fmul float %20, 0x3FE6A09E60000000
  %23 = tail call i32 @__nvvm_reflect(ptr nonnull @.str) #5
  %.not.i = icmp eq i32 %23, 0
  %24 = tail call float @llvm.nvvm.fabs.ftz.f32(float %21)
  %25 = tail call float @llvm.nvvm.fabs.f32(float %21)
  %.0.i = select i1 %.not.i, float %25, float %24
  %26 = fcmp oge float %.0.i, 0x3FF00C1FC0000000
  br i1 %26, label %__nv_fabsf.exit1.i, label %28

__nv_fabsf.exit1.i:                               ; preds = %5
  %27 = tail call i32 @__nvvm_reflect(ptr nonnull @.str) #5
  %.not1.i = icmp eq i32 %27, 0
  %.01.i = select i1 %.not1.i, float %25, float %24
  br label %__internal_fmad.exit.i

28:                                               ; preds = %5
  %29 = fmul float %21, %21
  br label %__internal_fmad.exit.i

__internal_fmad.exit.i:                           ; preds = %28, %__nv_fabsf.exit1.i
  %30 = phi float [ 0x3FE4214280000000, %__nv_fabsf.exit1.i ], [ 0x3FC06EBA60000000, %28 ]
  %31 = phi float [ 0x3FED369F20000000, %__nv_fabsf.exit1.i ], [ 0xBFD8127580000000, %28 ]
  %32 = phi float [ 0x3FC46AA320000000, %__nv_fabsf.exit1.i ], [ 0x3FBCE315E0000000, %28 ]
  %33 = phi float [ 0xBFA49B3340000000, %__nv_fabsf.exit1.i ], [ 0xBF9B837CE0000000, %28 ]
  %34 = phi float [ 0x3F813233E0000000, %__nv_fabsf.exit1.i ], [ 0x3F755ABD40000000, %28 ]
  %35 = phi float [ 0xBF55C00B60000000, %__nv_fabsf.exit1.i ], [ 0xBF4AE9A400000000, %28 ]
  %36 = phi float [ 0x3F1D698740000000, %__nv_fabsf.exit1.i ], [ 0x3F163D2D40000000, %28 ]
  %37 = phi float [ %.01.i, %__nv_fabsf.exit1.i ], [ %29, %28 ]
  %38 = tail call i32 @__nvvm_reflect(ptr nonnull @.str) #5
  %.not2.i = icmp eq i32 %38, 0
  %39 = tail call float @llvm.nvvm.fma.rn.ftz.f(float %36, float %37, float %35) #5
  %40 = tail call float @llvm.nvvm.fma.rn.f(float %36, float %37, float %35) #5
  %.02.i = select i1 %.not2.i, float %40, float %39
  %41 = tail call i32 @__nvvm_reflect(ptr nonnull @.str) #5
  %.not3.i = icmp eq i32 %41, 0
  %42 = tail call float @llvm.nvvm.fma.rn.ftz.f(float %.02.i, float %37, float %34) #5
  %43 = tail call float @llvm.nvvm.fma.rn.f(float %.02.i, float %37, float %34) #5
  %.03.i = select i1 %.not3.i, float %43, float %42
  %44 = tail call i32 @__nvvm_reflect(ptr nonnull @.str) #5
  %.not4.i = icmp eq i32 %44, 0
  %45 = tail call float @llvm.nvvm.fma.rn.ftz.f(float %.03.i, float %37, float %33) #5
  %46 = tail call float @llvm.nvvm.fma.rn.f(float %.03.i, float %37, float %33) #5
  %.04.i = select i1 %.not4.i, float %46, float %45
  %47 = tail call i32 @__nvvm_reflect(ptr nonnull @.str) #5
  %.not5.i = icmp eq i32 %47, 0
  %48 = tail call float @llvm.nvvm.fma.rn.ftz.f(float %.04.i, float %37, float %32) #5
  %49 = tail call float @llvm.nvvm.fma.rn.f(float %.04.i, float %37, float %32) #5
  %.05.i = select i1 %.not5.i, float %49, float %48
  %50 = tail call i32 @__nvvm_reflect(ptr nonnull @.str) #5
  %.not6.i = icmp eq i32 %50, 0
  %51 = tail call float @llvm.nvvm.fma.rn.ftz.f(float %.05.i, float %37, float %31) #5
  %52 = tail call float @llvm.nvvm.fma.rn.f(float %.05.i, float %37, float %31) #5
  %.06.i = select i1 %.not6.i, float %52, float %51
  %53 = tail call i32 @__nvvm_reflect(ptr nonnull @.str) #5
  %.not7.i = icmp eq i32 %53, 0
  %54 = tail call float @llvm.nvvm.fma.rn.ftz.f(float %.06.i, float %37, float %30) #5
  %55 = tail call float @llvm.nvvm.fma.rn.f(float %.06.i, float %37, float %30) #5
  %.07.i = select i1 %.not7.i, float %55, float %54
  %56 = fneg float %37
  %57 = select i1 %26, float %56, float %21
  %58 = tail call i32 @__nvvm_reflect(ptr nonnull @.str) #5
  %.not8.i = icmp eq i32 %58, 0
  %59 = tail call float @llvm.nvvm.fma.rn.ftz.f(float %.07.i, float %57, float %57) #5
  %60 = tail call float @llvm.nvvm.fma.rn.f(float %.07.i, float %57, float %57) #5
  %.08.i = select i1 %.not8.i, float %60, float %59
  br i1 %26, label %61, label %__nv_erff.exit

61:                                               ; preds = %__internal_fmad.exit.i
  %62 = tail call float @llvm.nvvm.ex2.approx.ftz.f32(float %.08.i)
  %63 = fsub float 0x3FF0000000000000, %62
  %64 = bitcast float %63 to i32
  %65 = bitcast float %21 to i32
  %66 = and i32 %65, -2147483648
  %67 = or i32 %66, %64
  %68 = bitcast i32 %67 to float
  br label %__nv_erff.exit

__nv_erff.exit:                                   ; preds = %__internal_fmad.exit.i, %61
  %r.0.i = phi float [ %68, %61 ], [ %.08.i, %__internal_fmad.exit.i ]
  %69 = tail call i32 @__nvvm_reflect(ptr nonnull @.str) #5
  %.not.i1 = icmp eq i32 %69, 0
  %70 = tail call float @llvm.nvvm.fabs.ftz.f32(float %22)
  %71 = tail call float @llvm.nvvm.fabs.f32(float %22)
  %.0.i2 = select i1 %.not.i1, float %71, float %70
  %72 = fcmp oge float %.0.i2, 0x3FF00C1FC0000000
  br i1 %72, label %__nv_fabsf.exit1.i19, label %74

__nv_fabsf.exit1.i19:                             ; preds = %__nv_erff.exit
  %73 = tail call i32 @__nvvm_reflect(ptr nonnull @.str) #5
  %.not1.i20 = icmp eq i32 %73, 0
  %.01.i21 = select i1 %.not1.i20, float %71, float %70
  br label %__internal_fmad.exit.i3

74:                                               ; preds = %__nv_erff.exit
  %75 = fmul float %22, %22
  br label %__internal_fmad.exit.i3

__internal_fmad.exit.i3:                          ; preds = %74, %__nv_fabsf.exit1.i19
  %76 = phi float [ 0x3FE4214280000000, %__nv_fabsf.exit1.i19 ], [ 0x3FC06EBA60000000, %74 ]
  %77 = phi float [ 0x3FED369F20000000, %__nv_fabsf.exit1.i19 ], [ 0xBFD8127580000000, %74 ]
  %78 = phi float [ 0x3FC46AA320000000, %__nv_fabsf.exit1.i19 ], [ 0x3FBCE315E0000000, %74 ]
  %79 = phi float [ 0xBFA49B3340000000, %__nv_fabsf.exit1.i19 ], [ 0xBF9B837CE0000000, %74 ]
  %80 = phi float [ 0x3F813233E0000000, %__nv_fabsf.exit1.i19 ], [ 0x3F755ABD40000000, %74 ]
  %81 = phi float [ 0xBF55C00B60000000, %__nv_fabsf.exit1.i19 ], [ 0xBF4AE9A400000000, %74 ]
  %82 = phi float [ 0x3F1D698740000000, %__nv_fabsf.exit1.i19 ], [ 0x3F163D2D40000000, %74 ]
  %83 = phi float [ %.01.i21, %__nv_fabsf.exit1.i19 ], [ %75, %74 ]
  %84 = tail call i32 @__nvvm_reflect(ptr nonnull @.str) #5
  %.not2.i4 = icmp eq i32 %84, 0
  %85 = tail call float @llvm.nvvm.fma.rn.ftz.f(float %82, float %83, float %81) #5
  %86 = tail call float @llvm.nvvm.fma.rn.f(float %82, float %83, float %81) #5
  %.02.i5 = select i1 %.not2.i4, float %86, float %85
  %87 = tail call i32 @__nvvm_reflect(ptr nonnull @.str) #5
  %.not3.i6 = icmp eq i32 %87, 0
  %88 = tail call float @llvm.nvvm.fma.rn.ftz.f(float %.02.i5, float %83, float %80) #5
  %89 = tail call float @llvm.nvvm.fma.rn.f(float %.02.i5, float %83, float %80) #5
  %.03.i7 = select i1 %.not3.i6, float %89, float %88
  %90 = tail call i32 @__nvvm_reflect(ptr nonnull @.str) #5
  %.not4.i8 = icmp eq i32 %90, 0
  %91 = tail call float @llvm.nvvm.fma.rn.ftz.f(float %.03.i7, float %83, float %79) #5
  %92 = tail call float @llvm.nvvm.fma.rn.f(float %.03.i7, float %83, float %79) #5
  %.04.i9 = select i1 %.not4.i8, float %92, float %91
  %93 = tail call i32 @__nvvm_reflect(ptr nonnull @.str) #5
  %.not5.i10 = icmp eq i32 %93, 0
  %94 = tail call float @llvm.nvvm.fma.rn.ftz.f(float %.04.i9, float %83, float %78) #5
  %95 = tail call float @llvm.nvvm.fma.rn.f(float %.04.i9, float %83, float %78) #5
  %.05.i11 = select i1 %.not5.i10, float %95, float %94
  %96 = tail call i32 @__nvvm_reflect(ptr nonnull @.str) #5
  %.not6.i12 = icmp eq i32 %96, 0
  %97 = tail call float @llvm.nvvm.fma.rn.ftz.f(float %.05.i11, float %83, float %77) #5
  %98 = tail call float @llvm.nvvm.fma.rn.f(float %.05.i11, float %83, float %77) #5
  %.06.i13 = select i1 %.not6.i12, float %98, float %97
  %99 = tail call i32 @__nvvm_reflect(ptr nonnull @.str) #5
  %.not7.i14 = icmp eq i32 %99, 0
  %100 = tail call float @llvm.nvvm.fma.rn.ftz.f(float %.06.i13, float %83, float %76) #5
  %101 = tail call float @llvm.nvvm.fma.rn.f(float %.06.i13, float %83, float %76) #5
  %.07.i15 = select i1 %.not7.i14, float %101, float %100
  %102 = fneg float %83
  %103 = select i1 %72, float %102, float %22
  %104 = tail call i32 @__nvvm_reflect(ptr nonnull @.str) #5
  %.not8.i16 = icmp eq i32 %104, 0
  %105 = tail call float @llvm.nvvm.fma.rn.ftz.f(float %.07.i15, float %103, float %103) #5
  %106 = tail call float @llvm.nvvm.fma.rn.f(float %.07.i15, float %103, float %103) #5
  %.08.i17 = select i1 %.not8.i16, float %106, float %105
  br i1 %72, label %107, label %__nv_erff.exit22

107:                                              ; preds = %__internal_fmad.exit.i3
  %108 = tail call float @llvm.nvvm.ex2.approx.ftz.f32(float %.08.i17)
  %109 = fsub float 0x3FF0000000000000, %108
  %110 = bitcast float %109 to i32
  %111 = bitcast float %22 to i32
  %112 = and i32 %111, -2147483648
  %113 = or i32 %112, %110
  %114 = bitcast i32 %113 to float
  br label %__nv_erff.exit22

__nv_erff.exit22:                                 ; preds = %__internal_fmad.exit.i3, %107
  %r.0.i18 = phi float [ %114, %107 ], [ %.08.i17, %__internal_fmad.exit.i3 ]
  %115 = fmul float %20, 0x3FE0000000000000
  %116 = fmul float %18, 0x3FE0000000000000
  %117 = getelementptr [4 x i8], ptr addrspace(1) %1, i64 %15
  %118 = fadd float %r.0.i, 0x3FF0000000000000
  %119 = fadd float %r.0.i18, 0x3FF0000000000000
  %120 = fmul float %116, %118
  %121 = fmul float %115, %119
  %122 = bitcast float %120 to i32
  tail call void asm sideeffect "@$2 st.global.b32 [ $1 + 0 ], { $0 };", "r,l,b"(i32 %122, ptr addrspace(1) %117, i1 %13) #5
  %123 = bitcast float %121 to i32
  tail call void asm sideeffect "@$2 st.global.b32 [ $1 + 4 ], { $0 };", "r,l,b"(i32 %123, ptr addrspace(1) %117, i1 %14) #5
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

declare i32 @__nvvm_reflect(ptr) local_unnamed_addr #2

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.nvvm.fabs.ftz.f32(float) #3

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.nvvm.fabs.f32(float) #3

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.nvvm.fma.rn.ftz.f(float, float, float) #3

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.nvvm.fma.rn.f(float, float, float) #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare float @llvm.nvvm.ex2.approx.ftz.f32(float) #4

attributes #0 = { nounwind "nvvm.reqntid"="128" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { "disable-tail-calls"="false" "frame-pointer"="all" "less-precise-fpmad"="false" "no-infs-fp-math"="false" "no-nans-fp-math"="false" "stack-protector-buffer-size"="8" "unsafe-fp-math"="false" "use-soft-float"="false" }
attributes #3 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { mustprogress nocallback nofree nosync nounwind willreturn memory(none) }
attributes #5 = { nounwind }

!llvm.module.flags = !{!0, !1}
!llvm.ident = !{!2}
!nvvmir.version = !{!3}

!0 = !{i32 2, !"Debug Info Version", i32 3}
!1 = !{i32 4, !"nvvm-reflect-ftz", i32 1}
!2 = !{!"clang version 3.8.0 (tags/RELEASE_380/final)"}
!3 = !{i32 2, i32 0}
