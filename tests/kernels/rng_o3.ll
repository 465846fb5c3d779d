; ModuleID = 'rng.cu'
source_filename = "rng.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.float4 = type { float, float, float, float }
%struct.float2 = type { float, float }
%struct.XorWow = type { [5 x i32], i32 }

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: write)
define dso_local ptx_kernel void @philox_uniform(ptr noundef writeonly captures(none) %0, i64 noundef %1, i64 noundef %2, i32 noundef %3) local_unnamed_addr #0 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %7 = mul i32 %5, %6
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %9 = add i32 %7, %8
  %10 = icmp ult i32 %9, %3
  br i1 %10, label %11, label %189

11:                                               ; preds = %4
  %12 = zext i32 %9 to i64
  %13 = add i64 %2, %12
  %14 = trunc i64 %13 to i32
  %15 = lshr i64 %13, 32
  %16 = trunc i64 %1 to i32
  %17 = lshr i64 %1, 32
  %18 = trunc nuw i64 %17 to i32
  %19 = and i64 %13, 4294967295
  %20 = mul nuw i64 %19, 3528531795
  %21 = mul i32 %14, -766435501
  %22 = xor i64 %15, %1
  %23 = trunc i64 %22 to i32
  %24 = xor i64 %20, %1
  %25 = lshr i64 %24, 32
  %26 = trunc nuw i64 %25 to i32
  %27 = add i32 %16, -1640531527
  %28 = add i32 %18, -1150833019
  %29 = and i64 %22, 4294967295
  %30 = mul nuw i64 %29, 3528531795
  %31 = lshr i64 %30, 32
  %32 = trunc nuw i64 %31 to i32
  %33 = mul i32 %23, -766435501
  %34 = mul nuw i64 %25, 3449720151
  %35 = lshr i64 %34, 32
  %36 = trunc nuw i64 %35 to i32
  %37 = mul i32 %26, -845247145
  %38 = xor i32 %27, %36
  %39 = xor i32 %21, %32
  %40 = xor i32 %39, %28
  %41 = add i32 %16, 1013904242
  %42 = add i32 %18, 1993301258
  %43 = zext i32 %38 to i64
  %44 = mul nuw i64 %43, 3528531795
  %45 = lshr i64 %44, 32
  %46 = trunc nuw i64 %45 to i32
  %47 = mul i32 %38, -766435501
  %48 = zext i32 %40 to i64
  %49 = mul nuw i64 %48, 3449720151
  %50 = lshr i64 %49, 32
  %51 = trunc nuw i64 %50 to i32
  %52 = mul i32 %40, -845247145
  %53 = xor i32 %37, %51
  %54 = xor i32 %53, %41
  %55 = xor i32 %33, %46
  %56 = xor i32 %55, %42
  %57 = add i32 %16, -626627285
  %58 = add i32 %18, 842468239
  %59 = zext i32 %54 to i64
  %60 = mul nuw i64 %59, 3528531795
  %61 = lshr i64 %60, 32
  %62 = trunc nuw i64 %61 to i32
  %63 = mul i32 %54, -766435501
  %64 = zext i32 %56 to i64
  %65 = mul nuw i64 %64, 3449720151
  %66 = lshr i64 %65, 32
  %67 = trunc nuw i64 %66 to i32
  %68 = mul i32 %56, -845247145
  %69 = xor i32 %52, %67
  %70 = xor i32 %69, %57
  %71 = xor i32 %47, %62
  %72 = xor i32 %71, %58
  %73 = add i32 %16, 2027808484
  %74 = add i32 %18, -308364780
  %75 = zext i32 %70 to i64
  %76 = mul nuw i64 %75, 3528531795
  %77 = lshr i64 %76, 32
  %78 = trunc nuw i64 %77 to i32
  %79 = mul i32 %70, -766435501
  %80 = zext i32 %72 to i64
  %81 = mul nuw i64 %80, 3449720151
  %82 = lshr i64 %81, 32
  %83 = trunc nuw i64 %82 to i32
  %84 = mul i32 %72, -845247145
  %85 = xor i32 %68, %83
  %86 = xor i32 %85, %73
  %87 = xor i32 %63, %78
  %88 = xor i32 %87, %74
  %89 = add i32 %16, 387276957
  %90 = add i32 %18, -1459197799
  %91 = zext i32 %86 to i64
  %92 = mul nuw i64 %91, 3528531795
  %93 = lshr i64 %92, 32
  %94 = trunc nuw i64 %93 to i32
  %95 = mul i32 %86, -766435501
  %96 = zext i32 %88 to i64
  %97 = mul nuw i64 %96, 3449720151
  %98 = lshr i64 %97, 32
  %99 = trunc nuw i64 %98 to i32
  %100 = mul i32 %88, -845247145
  %101 = xor i32 %84, %99
  %102 = xor i32 %101, %89
  %103 = xor i32 %79, %94
  %104 = xor i32 %103, %90
  %105 = add i32 %16, -1253254570
  %106 = add i32 %18, 1684936478
  %107 = zext i32 %102 to i64
  %108 = mul nuw i64 %107, 3528531795
  %109 = lshr i64 %108, 32
  %110 = trunc nuw i64 %109 to i32
  %111 = mul i32 %102, -766435501
  %112 = zext i32 %104 to i64
  %113 = mul nuw i64 %112, 3449720151
  %114 = lshr i64 %113, 32
  %115 = trunc nuw i64 %114 to i32
  %116 = mul i32 %104, -845247145
  %117 = xor i32 %100, %115
  %118 = xor i32 %117, %105
  %119 = xor i32 %95, %110
  %120 = xor i32 %119, %106
  %121 = add i32 %16, 1401181199
  %122 = add i32 %18, 534103459
  %123 = zext i32 %118 to i64
  %124 = mul nuw i64 %123, 3528531795
  %125 = lshr i64 %124, 32
  %126 = trunc nuw i64 %125 to i32
  %127 = mul i32 %118, -766435501
  %128 = zext i32 %120 to i64
  %129 = mul nuw i64 %128, 3449720151
  %130 = lshr i64 %129, 32
  %131 = trunc nuw i64 %130 to i32
  %132 = mul i32 %120, -845247145
  %133 = xor i32 %116, %131
  %134 = xor i32 %133, %121
  %135 = xor i32 %111, %126
  %136 = xor i32 %135, %122
  %137 = add i32 %16, -239350328
  %138 = add i32 %18, -616729560
  %139 = zext i32 %134 to i64
  %140 = mul nuw i64 %139, 3528531795
  %141 = lshr i64 %140, 32
  %142 = trunc nuw i64 %141 to i32
  %143 = mul i32 %134, -766435501
  %144 = zext i32 %136 to i64
  %145 = mul nuw i64 %144, 3449720151
  %146 = lshr i64 %145, 32
  %147 = trunc nuw i64 %146 to i32
  %148 = mul i32 %136, -845247145
  %149 = xor i32 %132, %147
  %150 = xor i32 %149, %137
  %151 = xor i32 %127, %142
  %152 = xor i32 %151, %138
  %153 = add i32 %16, -1879881855
  %154 = add i32 %18, -1767562579
  %155 = zext i32 %150 to i64
  %156 = mul nuw i64 %155, 3528531795
  %157 = lshr i64 %156, 32
  %158 = trunc nuw i64 %157 to i32
  %159 = mul i32 %150, -766435501
  %160 = zext i32 %152 to i64
  %161 = mul nuw i64 %160, 3449720151
  %162 = lshr i64 %161, 32
  %163 = trunc nuw i64 %162 to i32
  %164 = mul i32 %152, -845247145
  %165 = xor i32 %148, %163
  %166 = xor i32 %165, %153
  %167 = xor i32 %143, %158
  %168 = xor i32 %167, %154
  %169 = lshr i32 %166, 8
  %170 = uitofp nneg i32 %169 to float
  %171 = fmul contract float %170, 0x3E70000000000000
  %172 = fadd contract float %171, 0x3E60000000000000
  %173 = lshr i32 %164, 8
  %174 = uitofp nneg i32 %173 to float
  %175 = fmul contract float %174, 0x3E70000000000000
  %176 = fadd contract float %175, 0x3E60000000000000
  %177 = lshr i32 %168, 8
  %178 = uitofp nneg i32 %177 to float
  %179 = fmul contract float %178, 0x3E70000000000000
  %180 = fadd contract float %179, 0x3E60000000000000
  %181 = lshr i32 %159, 8
  %182 = uitofp nneg i32 %181 to float
  %183 = fmul contract float %182, 0x3E70000000000000
  %184 = fadd contract float %183, 0x3E60000000000000
  %185 = getelementptr inbounds nuw %struct.float4, ptr %0, i64 %12
  store float %172, ptr %185, align 16, !tbaa !7
  %186 = getelementptr inbounds nuw i8, ptr %185, i64 4
  store float %176, ptr %186, align 4, !tbaa !7
  %187 = getelementptr inbounds nuw i8, ptr %185, i64 8
  store float %180, ptr %187, align 8, !tbaa !7
  %188 = getelementptr inbounds nuw i8, ptr %185, i64 12
  store float %184, ptr %188, align 4, !tbaa !7
  br label %189

189:                                              ; preds = %4, %11
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @philox_normal(ptr noundef writeonly captures(none) %0, i64 noundef %1, i32 noundef %2) local_unnamed_addr #2 {
  %4 = alloca float, align 4
  %5 = alloca float, align 4
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %8 = mul i32 %6, %7
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %10 = add i32 %8, %9
  %11 = icmp ult i32 %10, %2
  br i1 %11, label %12, label %167

12:                                               ; preds = %3
  %13 = trunc i64 %1 to i32
  %14 = lshr i64 %1, 32
  %15 = trunc nuw i64 %14 to i32
  %16 = zext i32 %10 to i64
  %17 = mul nuw i64 %16, 3528531795
  %18 = mul i32 %10, -766435501
  %19 = xor i64 %17, %1
  %20 = lshr i64 %19, 32
  %21 = trunc nuw i64 %20 to i32
  %22 = xor i32 %21, 1
  %23 = add i32 %13, -1640531527
  %24 = add i32 %15, -1150833019
  %25 = and i64 %1, 4294967295
  %26 = mul nuw i64 %25, 3528531795
  %27 = lshr i64 %26, 32
  %28 = trunc nuw i64 %27 to i32
  %29 = mul i32 %13, -766435501
  %30 = zext i32 %22 to i64
  %31 = mul nuw i64 %30, 3449720151
  %32 = lshr i64 %31, 32
  %33 = trunc nuw i64 %32 to i32
  %34 = mul i32 %22, -845247145
  %35 = xor i32 %23, %33
  %36 = xor i32 %18, %28
  %37 = xor i32 %36, %24
  %38 = add i32 %13, 1013904242
  %39 = add i32 %15, 1993301258
  %40 = zext i32 %35 to i64
  %41 = mul nuw i64 %40, 3528531795
  %42 = lshr i64 %41, 32
  %43 = trunc nuw i64 %42 to i32
  %44 = mul i32 %35, -766435501
  %45 = zext i32 %37 to i64
  %46 = mul nuw i64 %45, 3449720151
  %47 = lshr i64 %46, 32
  %48 = trunc nuw i64 %47 to i32
  %49 = mul i32 %37, -845247145
  %50 = xor i32 %34, %48
  %51 = xor i32 %50, %38
  %52 = xor i32 %29, %43
  %53 = xor i32 %52, %39
  %54 = add i32 %13, -626627285
  %55 = add i32 %15, 842468239
  %56 = zext i32 %51 to i64
  %57 = mul nuw i64 %56, 3528531795
  %58 = lshr i64 %57, 32
  %59 = trunc nuw i64 %58 to i32
  %60 = mul i32 %51, -766435501
  %61 = zext i32 %53 to i64
  %62 = mul nuw i64 %61, 3449720151
  %63 = lshr i64 %62, 32
  %64 = trunc nuw i64 %63 to i32
  %65 = mul i32 %53, -845247145
  %66 = xor i32 %49, %64
  %67 = xor i32 %66, %54
  %68 = xor i32 %44, %59
  %69 = xor i32 %68, %55
  %70 = add i32 %13, 2027808484
  %71 = add i32 %15, -308364780
  %72 = zext i32 %67 to i64
  %73 = mul nuw i64 %72, 3528531795
  %74 = lshr i64 %73, 32
  %75 = trunc nuw i64 %74 to i32
  %76 = mul i32 %67, -766435501
  %77 = zext i32 %69 to i64
  %78 = mul nuw i64 %77, 3449720151
  %79 = lshr i64 %78, 32
  %80 = trunc nuw i64 %79 to i32
  %81 = mul i32 %69, -845247145
  %82 = xor i32 %65, %80
  %83 = xor i32 %82, %70
  %84 = xor i32 %60, %75
  %85 = xor i32 %84, %71
  %86 = add i32 %13, 387276957
  %87 = add i32 %15, -1459197799
  %88 = zext i32 %83 to i64
  %89 = mul nuw i64 %88, 3528531795
  %90 = lshr i64 %89, 32
  %91 = trunc nuw i64 %90 to i32
  %92 = mul i32 %83, -766435501
  %93 = zext i32 %85 to i64
  %94 = mul nuw i64 %93, 3449720151
  %95 = lshr i64 %94, 32
  %96 = trunc nuw i64 %95 to i32
  %97 = mul i32 %85, -845247145
  %98 = xor i32 %81, %96
  %99 = xor i32 %98, %86
  %100 = xor i32 %76, %91
  %101 = xor i32 %100, %87
  %102 = add i32 %13, -1253254570
  %103 = add i32 %15, 1684936478
  %104 = zext i32 %99 to i64
  %105 = mul nuw i64 %104, 3528531795
  %106 = lshr i64 %105, 32
  %107 = trunc nuw i64 %106 to i32
  %108 = mul i32 %99, -766435501
  %109 = zext i32 %101 to i64
  %110 = mul nuw i64 %109, 3449720151
  %111 = lshr i64 %110, 32
  %112 = trunc nuw i64 %111 to i32
  %113 = mul i32 %101, -845247145
  %114 = xor i32 %97, %112
  %115 = xor i32 %114, %102
  %116 = xor i32 %92, %107
  %117 = xor i32 %116, %103
  %118 = add i32 %13, 1401181199
  %119 = add i32 %15, 534103459
  %120 = zext i32 %115 to i64
  %121 = mul nuw i64 %120, 3528531795
  %122 = lshr i64 %121, 32
  %123 = trunc nuw i64 %122 to i32
  %124 = mul i32 %115, -766435501
  %125 = zext i32 %117 to i64
  %126 = mul nuw i64 %125, 3449720151
  %127 = lshr i64 %126, 32
  %128 = trunc nuw i64 %127 to i32
  %129 = xor i32 %113, %128
  %130 = xor i32 %129, %118
  %131 = xor i32 %108, %123
  %132 = xor i32 %131, %119
  %133 = add i32 %15, -616729560
  %134 = zext i32 %130 to i64
  %135 = mul nuw i64 %134, 3528531795
  %136 = lshr i64 %135, 32
  %137 = trunc nuw i64 %136 to i32
  %138 = mul i32 %132, -845247145
  %139 = xor i32 %124, %137
  %140 = xor i32 %139, %133
  %141 = add i32 %13, -1879881855
  %142 = zext i32 %140 to i64
  %143 = mul nuw i64 %142, 3449720151
  %144 = lshr i64 %143, 32
  %145 = trunc nuw i64 %144 to i32
  %146 = mul i32 %140, -845247145
  %147 = xor i32 %138, %145
  %148 = xor i32 %147, %141
  %149 = lshr i32 %148, 8
  %150 = uitofp nneg i32 %149 to float
  %151 = fmul contract float %150, 0x3E70000000000000
  %152 = fadd contract float %151, 0x3E60000000000000
  %153 = tail call contract noundef float @__nv_logf(float noundef %152) #9
  %154 = fmul contract float %153, -2.000000e+00
  %155 = tail call contract noundef float @__nv_sqrtf(float noundef %154) #9
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #10
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #10
  %156 = lshr i32 %146, 8
  %157 = uitofp nneg i32 %156 to float
  %158 = fmul contract float %157, 0x3E70000000000000
  %159 = fadd contract float %158, 0x3E60000000000000
  %160 = fmul contract float %159, 0x401921FB60000000
  call void @__nv_sincosf(float noundef %160, ptr noundef nonnull %4, ptr noundef nonnull %5) #9
  %161 = load float, ptr %5, align 4, !tbaa !7
  %162 = fmul contract float %155, %161
  %163 = load float, ptr %4, align 4, !tbaa !7
  %164 = fmul contract float %155, %163
  %165 = getelementptr inbounds nuw %struct.float2, ptr %0, i64 %16
  store float %162, ptr %165, align 8, !tbaa !7
  %166 = getelementptr inbounds nuw i8, ptr %165, i64 4
  store float %164, ptr %166, align 4, !tbaa !7
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #10
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #10
  br label %167

167:                                              ; preds = %3, %12
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @xorwow_fill(ptr noundef captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #3 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %6 = mul i32 %4, %5
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %8 = add i32 %6, %7
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.nctaid.x()
  %10 = mul i32 %9, %5
  %11 = sext i32 %8 to i64
  %12 = getelementptr inbounds %struct.XorWow, ptr %0, i64 %11
  %13 = load i32, ptr %12, align 4
  %14 = getelementptr inbounds nuw i8, ptr %12, i64 4
  %15 = load i32, ptr %14, align 4
  %16 = getelementptr inbounds nuw i8, ptr %12, i64 8
  %17 = load i32, ptr %16, align 4
  %18 = getelementptr inbounds nuw i8, ptr %12, i64 12
  %19 = load i32, ptr %18, align 4
  %20 = getelementptr inbounds nuw i8, ptr %12, i64 16
  %21 = load i32, ptr %20, align 4, !tbaa !9
  %22 = getelementptr inbounds nuw i8, ptr %12, i64 20
  %23 = load i32, ptr %22, align 4, !tbaa !3
  %24 = icmp sgt i32 %2, 0
  br i1 %24, label %25, label %66

25:                                               ; preds = %3
  %26 = and i32 %2, 3
  %27 = icmp ult i32 %2, 4
  br i1 %27, label %32, label %28

28:                                               ; preds = %25
  %29 = and i32 %2, 2147483644
  br label %73

30:                                               ; preds = %73
  %31 = icmp eq i32 %26, 0
  br i1 %31, label %66, label %32

32:                                               ; preds = %30, %25
  %33 = phi i32 [ %23, %25 ], [ %131, %30 ]
  %34 = phi i32 [ %21, %25 ], [ %130, %30 ]
  %35 = phi i32 [ %19, %25 ], [ %116, %30 ]
  %36 = phi i32 [ %17, %25 ], [ %102, %30 ]
  %37 = phi i32 [ %15, %25 ], [ %88, %30 ]
  %38 = phi i32 [ %13, %25 ], [ %75, %30 ]
  %39 = phi i32 [ 0, %25 ], [ %137, %30 ]
  %40 = icmp ne i32 %26, 0
  tail call void @llvm.assume(i1 %40)
  br label %41

41:                                               ; preds = %41, %32
  %42 = phi i32 [ %57, %41 ], [ %33, %32 ]
  %43 = phi i32 [ %56, %41 ], [ %34, %32 ]
  %44 = phi i32 [ %43, %41 ], [ %35, %32 ]
  %45 = phi i32 [ %44, %41 ], [ %36, %32 ]
  %46 = phi i32 [ %45, %41 ], [ %37, %32 ]
  %47 = phi i32 [ %46, %41 ], [ %38, %32 ]
  %48 = phi i32 [ %63, %41 ], [ %39, %32 ]
  %49 = phi i32 [ %64, %41 ], [ 0, %32 ]
  %50 = lshr i32 %47, 2
  %51 = xor i32 %50, %47
  %52 = shl i32 %43, 4
  %53 = shl i32 %51, 1
  %54 = xor i32 %53, %52
  %55 = xor i32 %54, %51
  %56 = xor i32 %55, %43
  %57 = add i32 %42, 362437
  %58 = add i32 %56, %57
  %59 = mul nsw i32 %10, %48
  %60 = add nsw i32 %59, %8
  %61 = sext i32 %60 to i64
  %62 = getelementptr inbounds i32, ptr %1, i64 %61
  store i32 %58, ptr %62, align 4, !tbaa !3
  %63 = add nuw nsw i32 %48, 1
  %64 = add i32 %49, 1
  %65 = icmp eq i32 %64, %26
  br i1 %65, label %66, label %41, !llvm.loop !10

66:                                               ; preds = %30, %41, %3
  %67 = phi i32 [ %23, %3 ], [ %131, %30 ], [ %57, %41 ]
  %68 = phi i32 [ %21, %3 ], [ %130, %30 ], [ %56, %41 ]
  %69 = phi i32 [ %19, %3 ], [ %116, %30 ], [ %43, %41 ]
  %70 = phi i32 [ %17, %3 ], [ %102, %30 ], [ %44, %41 ]
  %71 = phi i32 [ %15, %3 ], [ %88, %30 ], [ %45, %41 ]
  %72 = phi i32 [ %13, %3 ], [ %75, %30 ], [ %46, %41 ]
  store i32 %72, ptr %12, align 4
  store i32 %71, ptr %14, align 4
  store i32 %70, ptr %16, align 4
  store i32 %69, ptr %18, align 4
  store i32 %68, ptr %20, align 4, !tbaa !9
  store i32 %67, ptr %22, align 4, !tbaa !3
  ret void

73:                                               ; preds = %73, %28
  %74 = phi i32 [ %23, %28 ], [ %131, %73 ]
  %75 = phi i32 [ %21, %28 ], [ %130, %73 ]
  %76 = phi i32 [ %19, %28 ], [ %116, %73 ]
  %77 = phi i32 [ %17, %28 ], [ %102, %73 ]
  %78 = phi i32 [ %15, %28 ], [ %88, %73 ]
  %79 = phi i32 [ %13, %28 ], [ %75, %73 ]
  %80 = phi i32 [ 0, %28 ], [ %137, %73 ]
  %81 = phi i32 [ 0, %28 ], [ %138, %73 ]
  %82 = lshr i32 %79, 2
  %83 = xor i32 %82, %79
  %84 = shl i32 %75, 4
  %85 = shl i32 %83, 1
  %86 = xor i32 %85, %84
  %87 = xor i32 %86, %83
  %88 = xor i32 %87, %75
  %89 = add i32 %74, 362437
  %90 = add i32 %88, %89
  %91 = mul nsw i32 %10, %80
  %92 = add nsw i32 %91, %8
  %93 = sext i32 %92 to i64
  %94 = getelementptr inbounds i32, ptr %1, i64 %93
  store i32 %90, ptr %94, align 4, !tbaa !3
  %95 = or disjoint i32 %80, 1
  %96 = lshr i32 %78, 2
  %97 = xor i32 %96, %78
  %98 = shl i32 %88, 4
  %99 = shl i32 %97, 1
  %100 = xor i32 %99, %98
  %101 = xor i32 %100, %97
  %102 = xor i32 %101, %88
  %103 = add i32 %74, 724874
  %104 = add i32 %102, %103
  %105 = mul nsw i32 %10, %95
  %106 = add nsw i32 %105, %8
  %107 = sext i32 %106 to i64
  %108 = getelementptr inbounds i32, ptr %1, i64 %107
  store i32 %104, ptr %108, align 4, !tbaa !3
  %109 = or disjoint i32 %80, 2
  %110 = lshr i32 %77, 2
  %111 = xor i32 %110, %77
  %112 = shl i32 %102, 4
  %113 = shl i32 %111, 1
  %114 = xor i32 %113, %112
  %115 = xor i32 %114, %111
  %116 = xor i32 %115, %102
  %117 = add i32 %74, 1087311
  %118 = add i32 %116, %117
  %119 = mul nsw i32 %10, %109
  %120 = add nsw i32 %119, %8
  %121 = sext i32 %120 to i64
  %122 = getelementptr inbounds i32, ptr %1, i64 %121
  store i32 %118, ptr %122, align 4, !tbaa !3
  %123 = or disjoint i32 %80, 3
  %124 = lshr i32 %76, 2
  %125 = xor i32 %124, %76
  %126 = shl i32 %116, 4
  %127 = shl i32 %125, 1
  %128 = xor i32 %127, %126
  %129 = xor i32 %128, %125
  %130 = xor i32 %129, %116
  %131 = add i32 %74, 1449748
  %132 = add i32 %130, %131
  %133 = mul nsw i32 %10, %123
  %134 = add nsw i32 %133, %8
  %135 = sext i32 %134 to i64
  %136 = getelementptr inbounds i32, ptr %1, i64 %135
  store i32 %132, ptr %136, align 4, !tbaa !3
  %137 = add nuw nsw i32 %80, 4
  %138 = add i32 %81, 4
  %139 = icmp eq i32 %138, %29
  br i1 %139, label %30, label %73, !llvm.loop !12
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: write)
define dso_local ptx_kernel void @pcg32_jump(ptr noundef writeonly captures(none) %0, i64 noundef %1, i32 noundef %2) local_unnamed_addr #4 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %6 = mul i32 %4, %5
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %8 = add i32 %6, %7
  %9 = zext i32 %8 to i64
  %10 = sext i32 %2 to i64
  %11 = icmp ult i64 %9, %10
  br i1 %11, label %12, label %46

12:                                               ; preds = %3
  %13 = icmp eq i32 %8, 0
  br i1 %13, label %16, label %28

14:                                               ; preds = %28
  %15 = mul i64 %39, %1
  br label %16

16:                                               ; preds = %14, %12
  %17 = phi i64 [ %1, %12 ], [ %15, %14 ]
  %18 = phi i64 [ 0, %12 ], [ %40, %14 ]
  %19 = add i64 %17, %18
  %20 = lshr i64 %19, 45
  %21 = lshr i64 %19, 27
  %22 = xor i64 %20, %21
  %23 = trunc i64 %22 to i32
  %24 = lshr i64 %19, 59
  %25 = trunc nuw nsw i64 %24 to i32
  %26 = tail call noundef i32 @llvm.fshr.i32(i32 %23, i32 %23, i32 range(i32 0, 32) %25)
  %27 = getelementptr inbounds nuw i32, ptr %0, i64 %9
  store i32 %26, ptr %27, align 4, !tbaa !3
  br label %46

28:                                               ; preds = %12, %28
  %29 = phi i64 [ %43, %28 ], [ 6364136223846793005, %12 ]
  %30 = phi i64 [ %42, %28 ], [ 1442695040888963407, %12 ]
  %31 = phi i64 [ %44, %28 ], [ %9, %12 ]
  %32 = phi i64 [ %40, %28 ], [ 0, %12 ]
  %33 = phi i64 [ %39, %28 ], [ 1, %12 ]
  %34 = and i64 %31, 1
  %35 = icmp eq i64 %34, 0
  %36 = mul i64 %29, %32
  %37 = add i64 %36, %30
  %38 = select i1 %35, i64 1, i64 %29
  %39 = mul i64 %38, %33
  %40 = select i1 %35, i64 %32, i64 %37
  %41 = add i64 %29, 1
  %42 = mul i64 %41, %30
  %43 = mul i64 %29, %29
  %44 = lshr i64 %31, 1
  %45 = icmp eq i64 %44, 0
  br i1 %45, label %14, label %28, !llvm.loop !14

46:                                               ; preds = %3, %16
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #5

; Function Attrs: convergent nounwind
declare dso_local float @__nv_sqrtf(float noundef) local_unnamed_addr #6

; Function Attrs: convergent nounwind
declare dso_local float @__nv_logf(float noundef) local_unnamed_addr #6

; Function Attrs: convergent nounwind
declare dso_local void @__nv_sincosf(float noundef, ptr noundef, ptr noundef) local_unnamed_addr #6

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, -2147483648) i32 @llvm.nvvm.read.ptx.sreg.nctaid.x() #5

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.fshr.i32(i32, i32, i32) #7

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write)
declare void @llvm.assume(i1 noundef) #8

attributes #0 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: write) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx80,+sm_90" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx80,+sm_90" "uniform-work-group-size"="true" }
attributes #3 = { mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx80,+sm_90" "uniform-work-group-size"="true" }
attributes #4 = { mustprogress nofree noinline norecurse nosync nounwind memory(argmem: write) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx80,+sm_90" "uniform-work-group-size"="true" }
attributes #5 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #6 = { convergent nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx80,+sm_90" }
attributes #7 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #8 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }
attributes #9 = { convergent nounwind }
attributes #10 = { nounwind }

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
!8 = !{!"float", !5, i64 0}
!9 = !{!5, !5, i64 0}
!10 = distinct !{!10, !11}
!11 = !{!"llvm.loop.unroll.disable"}
!12 = distinct !{!12, !13}
!13 = !{!"llvm.loop.mustprogress"}
!14 = distinct !{!14, !13}
