; ModuleID = 'local_arrays.cu'
source_filename = "local_arrays.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.Blob = type { [40 x i8], i32 }
%union.Bits = type { double }

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @local_histogram(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = alloca [16 x i32], align 4
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %7 = mul i32 %5, %6
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %9 = add i32 %7, %8
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #11
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 4 dereferenceable(64) %4, i8 0, i64 64, i1 false)
  %10 = icmp sgt i32 %2, 0
  br i1 %10, label %11, label %71

11:                                               ; preds = %3
  %12 = mul nsw i32 %2, %9
  %13 = and i32 %2, 3
  %14 = icmp ult i32 %2, 4
  br i1 %14, label %19, label %15

15:                                               ; preds = %11
  %16 = and i32 %2, 2147483644
  br label %159

17:                                               ; preds = %159
  %18 = icmp eq i32 %13, 0
  br i1 %18, label %37, label %19

19:                                               ; preds = %17, %11
  %20 = phi i32 [ 0, %11 ], [ %201, %17 ]
  %21 = icmp ne i32 %13, 0
  tail call void @llvm.assume(i1 %21)
  br label %22

22:                                               ; preds = %22, %19
  %23 = phi i32 [ %20, %19 ], [ %34, %22 ]
  %24 = phi i32 [ 0, %19 ], [ %35, %22 ]
  %25 = add nsw i32 %23, %12
  %26 = sext i32 %25 to i64
  %27 = getelementptr inbounds i8, ptr %0, i64 %26
  %28 = load i8, ptr %27, align 1, !tbaa !7
  %29 = and i8 %28, 15
  %30 = zext nneg i8 %29 to i64
  %31 = getelementptr inbounds nuw i32, ptr %4, i64 %30
  %32 = load i32, ptr %31, align 4, !tbaa !3
  %33 = add nsw i32 %32, 1
  store i32 %33, ptr %31, align 4, !tbaa !3
  %34 = add nuw nsw i32 %23, 1
  %35 = add i32 %24, 1
  %36 = icmp eq i32 %35, %13
  br i1 %36, label %37, label %22, !llvm.loop !8

37:                                               ; preds = %22, %17
  %38 = getelementptr inbounds nuw i8, ptr %4, i64 4
  %39 = load i32, ptr %38, align 4, !tbaa !3
  %40 = load i32, ptr %4, align 4, !tbaa !3
  %41 = getelementptr inbounds nuw i8, ptr %4, i64 8
  %42 = load i32, ptr %41, align 4, !tbaa !3
  %43 = getelementptr inbounds nuw i8, ptr %4, i64 12
  %44 = load i32, ptr %43, align 4, !tbaa !3
  %45 = getelementptr inbounds nuw i8, ptr %4, i64 16
  %46 = load i32, ptr %45, align 4, !tbaa !3
  %47 = getelementptr inbounds nuw i8, ptr %4, i64 20
  %48 = load i32, ptr %47, align 4, !tbaa !3
  %49 = getelementptr inbounds nuw i8, ptr %4, i64 24
  %50 = load i32, ptr %49, align 4, !tbaa !3
  %51 = getelementptr inbounds nuw i8, ptr %4, i64 28
  %52 = load i32, ptr %51, align 4, !tbaa !3
  %53 = getelementptr inbounds nuw i8, ptr %4, i64 32
  %54 = load i32, ptr %53, align 4, !tbaa !3
  %55 = getelementptr inbounds nuw i8, ptr %4, i64 36
  %56 = load i32, ptr %55, align 4, !tbaa !3
  %57 = getelementptr inbounds nuw i8, ptr %4, i64 40
  %58 = load i32, ptr %57, align 4, !tbaa !3
  %59 = getelementptr inbounds nuw i8, ptr %4, i64 44
  %60 = load i32, ptr %59, align 4, !tbaa !3
  %61 = getelementptr inbounds nuw i8, ptr %4, i64 48
  %62 = load i32, ptr %61, align 4, !tbaa !3
  %63 = getelementptr inbounds nuw i8, ptr %4, i64 52
  %64 = load i32, ptr %63, align 4, !tbaa !3
  %65 = getelementptr inbounds nuw i8, ptr %4, i64 56
  %66 = load i32, ptr %65, align 4, !tbaa !3
  %67 = getelementptr inbounds nuw i8, ptr %4, i64 60
  %68 = load i32, ptr %67, align 4, !tbaa !3
  %69 = icmp sgt i32 %39, %40
  %70 = zext i1 %69 to i32
  br label %71

71:                                               ; preds = %37, %3
  %72 = phi i32 [ %68, %37 ], [ 0, %3 ]
  %73 = phi i32 [ %66, %37 ], [ 0, %3 ]
  %74 = phi i32 [ %64, %37 ], [ 0, %3 ]
  %75 = phi i32 [ %62, %37 ], [ 0, %3 ]
  %76 = phi i32 [ %60, %37 ], [ 0, %3 ]
  %77 = phi i32 [ %58, %37 ], [ 0, %3 ]
  %78 = phi i32 [ %56, %37 ], [ 0, %3 ]
  %79 = phi i32 [ %54, %37 ], [ 0, %3 ]
  %80 = phi i32 [ %52, %37 ], [ 0, %3 ]
  %81 = phi i32 [ %50, %37 ], [ 0, %3 ]
  %82 = phi i32 [ %48, %37 ], [ 0, %3 ]
  %83 = phi i32 [ %46, %37 ], [ 0, %3 ]
  %84 = phi i32 [ %44, %37 ], [ 0, %3 ]
  %85 = phi i32 [ %42, %37 ], [ 0, %3 ]
  %86 = phi i32 [ %70, %37 ], [ 0, %3 ]
  %87 = zext nneg i32 %86 to i64
  %88 = getelementptr inbounds nuw i32, ptr %4, i64 %87
  %89 = load i32, ptr %88, align 4, !tbaa !3
  %90 = icmp sgt i32 %85, %89
  %91 = select i1 %90, i32 2, i32 %86
  %92 = zext nneg i32 %91 to i64
  %93 = getelementptr inbounds nuw i32, ptr %4, i64 %92
  %94 = load i32, ptr %93, align 4, !tbaa !3
  %95 = icmp sgt i32 %84, %94
  %96 = select i1 %95, i32 3, i32 %91
  %97 = zext nneg i32 %96 to i64
  %98 = getelementptr inbounds nuw i32, ptr %4, i64 %97
  %99 = load i32, ptr %98, align 4, !tbaa !3
  %100 = icmp sgt i32 %83, %99
  %101 = select i1 %100, i32 4, i32 %96
  %102 = zext nneg i32 %101 to i64
  %103 = getelementptr inbounds nuw i32, ptr %4, i64 %102
  %104 = load i32, ptr %103, align 4, !tbaa !3
  %105 = icmp sgt i32 %82, %104
  %106 = select i1 %105, i32 5, i32 %101
  %107 = zext nneg i32 %106 to i64
  %108 = getelementptr inbounds nuw i32, ptr %4, i64 %107
  %109 = load i32, ptr %108, align 4, !tbaa !3
  %110 = icmp sgt i32 %81, %109
  %111 = select i1 %110, i32 6, i32 %106
  %112 = zext nneg i32 %111 to i64
  %113 = getelementptr inbounds nuw i32, ptr %4, i64 %112
  %114 = load i32, ptr %113, align 4, !tbaa !3
  %115 = icmp sgt i32 %80, %114
  %116 = select i1 %115, i32 7, i32 %111
  %117 = zext nneg i32 %116 to i64
  %118 = getelementptr inbounds nuw i32, ptr %4, i64 %117
  %119 = load i32, ptr %118, align 4, !tbaa !3
  %120 = icmp sgt i32 %79, %119
  %121 = select i1 %120, i32 8, i32 %116
  %122 = zext nneg i32 %121 to i64
  %123 = getelementptr inbounds nuw i32, ptr %4, i64 %122
  %124 = load i32, ptr %123, align 4, !tbaa !3
  %125 = icmp sgt i32 %78, %124
  %126 = select i1 %125, i32 9, i32 %121
  %127 = zext nneg i32 %126 to i64
  %128 = getelementptr inbounds nuw i32, ptr %4, i64 %127
  %129 = load i32, ptr %128, align 4, !tbaa !3
  %130 = icmp sgt i32 %77, %129
  %131 = select i1 %130, i32 10, i32 %126
  %132 = zext nneg i32 %131 to i64
  %133 = getelementptr inbounds nuw i32, ptr %4, i64 %132
  %134 = load i32, ptr %133, align 4, !tbaa !3
  %135 = icmp sgt i32 %76, %134
  %136 = select i1 %135, i32 11, i32 %131
  %137 = zext nneg i32 %136 to i64
  %138 = getelementptr inbounds nuw i32, ptr %4, i64 %137
  %139 = load i32, ptr %138, align 4, !tbaa !3
  %140 = icmp sgt i32 %75, %139
  %141 = select i1 %140, i32 12, i32 %136
  %142 = zext nneg i32 %141 to i64
  %143 = getelementptr inbounds nuw i32, ptr %4, i64 %142
  %144 = load i32, ptr %143, align 4, !tbaa !3
  %145 = icmp sgt i32 %74, %144
  %146 = select i1 %145, i32 13, i32 %141
  %147 = zext nneg i32 %146 to i64
  %148 = getelementptr inbounds nuw i32, ptr %4, i64 %147
  %149 = load i32, ptr %148, align 4, !tbaa !3
  %150 = icmp sgt i32 %73, %149
  %151 = select i1 %150, i32 14, i32 %146
  %152 = zext nneg i32 %151 to i64
  %153 = getelementptr inbounds nuw i32, ptr %4, i64 %152
  %154 = load i32, ptr %153, align 4, !tbaa !3
  %155 = icmp sgt i32 %72, %154
  %156 = select i1 %155, i32 15, i32 %151
  %157 = sext i32 %9 to i64
  %158 = getelementptr inbounds i32, ptr %1, i64 %157
  store i32 %156, ptr %158, align 4, !tbaa !3
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #11
  ret void

159:                                              ; preds = %159, %15
  %160 = phi i32 [ 0, %15 ], [ %201, %159 ]
  %161 = phi i32 [ 0, %15 ], [ %202, %159 ]
  %162 = add nsw i32 %160, %12
  %163 = sext i32 %162 to i64
  %164 = getelementptr inbounds i8, ptr %0, i64 %163
  %165 = load i8, ptr %164, align 1, !tbaa !7
  %166 = and i8 %165, 15
  %167 = zext nneg i8 %166 to i64
  %168 = getelementptr inbounds nuw i32, ptr %4, i64 %167
  %169 = load i32, ptr %168, align 4, !tbaa !3
  %170 = add nsw i32 %169, 1
  store i32 %170, ptr %168, align 4, !tbaa !3
  %171 = or disjoint i32 %160, 1
  %172 = add nsw i32 %171, %12
  %173 = sext i32 %172 to i64
  %174 = getelementptr inbounds i8, ptr %0, i64 %173
  %175 = load i8, ptr %174, align 1, !tbaa !7
  %176 = and i8 %175, 15
  %177 = zext nneg i8 %176 to i64
  %178 = getelementptr inbounds nuw i32, ptr %4, i64 %177
  %179 = load i32, ptr %178, align 4, !tbaa !3
  %180 = add nsw i32 %179, 1
  store i32 %180, ptr %178, align 4, !tbaa !3
  %181 = or disjoint i32 %160, 2
  %182 = add nsw i32 %181, %12
  %183 = sext i32 %182 to i64
  %184 = getelementptr inbounds i8, ptr %0, i64 %183
  %185 = load i8, ptr %184, align 1, !tbaa !7
  %186 = and i8 %185, 15
  %187 = zext nneg i8 %186 to i64
  %188 = getelementptr inbounds nuw i32, ptr %4, i64 %187
  %189 = load i32, ptr %188, align 4, !tbaa !3
  %190 = add nsw i32 %189, 1
  store i32 %190, ptr %188, align 4, !tbaa !3
  %191 = or disjoint i32 %160, 3
  %192 = add nsw i32 %191, %12
  %193 = sext i32 %192 to i64
  %194 = getelementptr inbounds i8, ptr %0, i64 %193
  %195 = load i8, ptr %194, align 1, !tbaa !7
  %196 = and i8 %195, 15
  %197 = zext nneg i8 %196 to i64
  %198 = getelementptr inbounds nuw i32, ptr %4, i64 %197
  %199 = load i32, ptr %198, align 4, !tbaa !3
  %200 = add nsw i32 %199, 1
  store i32 %200, ptr %198, align 4, !tbaa !3
  %201 = add nuw nsw i32 %160, 4
  %202 = add i32 %161, 4
  %203 = icmp eq i32 %202, %16
  br i1 %203, label %17, label %159, !llvm.loop !10
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: write)
define dso_local void @_Z10fill_framePfif(ptr noundef writeonly captures(none) %0, i32 noundef %1, float noundef %2) local_unnamed_addr #3 {
  %4 = icmp sgt i32 %1, 0
  br i1 %4, label %5, label %25

5:                                                ; preds = %3
  %6 = and i32 %1, 7
  %7 = icmp ult i32 %1, 8
  br i1 %7, label %12, label %8

8:                                                ; preds = %5
  %9 = and i32 %1, 2147483640
  br label %26

10:                                               ; preds = %26
  %11 = icmp eq i32 %6, 0
  br i1 %11, label %25, label %12

12:                                               ; preds = %10, %5
  %13 = phi i32 [ 0, %5 ], [ %68, %10 ]
  %14 = icmp ne i32 %6, 0
  tail call void @llvm.assume(i1 %14)
  br label %15

15:                                               ; preds = %15, %12
  %16 = phi i32 [ %22, %15 ], [ %13, %12 ]
  %17 = phi i32 [ %23, %15 ], [ 0, %12 ]
  %18 = uitofp nneg i32 %16 to float
  %19 = fmul contract float %2, %18
  %20 = zext nneg i32 %16 to i64
  %21 = getelementptr inbounds nuw float, ptr %0, i64 %20
  store float %19, ptr %21, align 4, !tbaa !12
  %22 = add nuw nsw i32 %16, 1
  %23 = add i32 %17, 1
  %24 = icmp eq i32 %23, %6
  br i1 %24, label %25, label %15, !llvm.loop !14

25:                                               ; preds = %10, %15, %3
  ret void

26:                                               ; preds = %26, %8
  %27 = phi i32 [ 0, %8 ], [ %68, %26 ]
  %28 = phi i32 [ 0, %8 ], [ %69, %26 ]
  %29 = uitofp nneg i32 %27 to float
  %30 = fmul contract float %2, %29
  %31 = zext nneg i32 %27 to i64
  %32 = getelementptr inbounds nuw float, ptr %0, i64 %31
  store float %30, ptr %32, align 4, !tbaa !12
  %33 = or disjoint i32 %27, 1
  %34 = uitofp nneg i32 %33 to float
  %35 = fmul contract float %2, %34
  %36 = zext nneg i32 %33 to i64
  %37 = getelementptr inbounds nuw float, ptr %0, i64 %36
  store float %35, ptr %37, align 4, !tbaa !12
  %38 = or disjoint i32 %27, 2
  %39 = uitofp nneg i32 %38 to float
  %40 = fmul contract float %2, %39
  %41 = zext nneg i32 %38 to i64
  %42 = getelementptr inbounds nuw float, ptr %0, i64 %41
  store float %40, ptr %42, align 4, !tbaa !12
  %43 = or disjoint i32 %27, 3
  %44 = uitofp nneg i32 %43 to float
  %45 = fmul contract float %2, %44
  %46 = zext nneg i32 %43 to i64
  %47 = getelementptr inbounds nuw float, ptr %0, i64 %46
  store float %45, ptr %47, align 4, !tbaa !12
  %48 = or disjoint i32 %27, 4
  %49 = uitofp nneg i32 %48 to float
  %50 = fmul contract float %2, %49
  %51 = zext nneg i32 %48 to i64
  %52 = getelementptr inbounds nuw float, ptr %0, i64 %51
  store float %50, ptr %52, align 4, !tbaa !12
  %53 = or disjoint i32 %27, 5
  %54 = uitofp nneg i32 %53 to float
  %55 = fmul contract float %2, %54
  %56 = zext nneg i32 %53 to i64
  %57 = getelementptr inbounds nuw float, ptr %0, i64 %56
  store float %55, ptr %57, align 4, !tbaa !12
  %58 = or disjoint i32 %27, 6
  %59 = uitofp nneg i32 %58 to float
  %60 = fmul contract float %2, %59
  %61 = zext nneg i32 %58 to i64
  %62 = getelementptr inbounds nuw float, ptr %0, i64 %61
  store float %60, ptr %62, align 4, !tbaa !12
  %63 = or disjoint i32 %27, 7
  %64 = uitofp nneg i32 %63 to float
  %65 = fmul contract float %2, %64
  %66 = zext nneg i32 %63 to i64
  %67 = getelementptr inbounds nuw float, ptr %0, i64 %66
  store float %65, ptr %67, align 4, !tbaa !12
  %68 = add nuw nsw i32 %27, 8
  %69 = add i32 %28, 8
  %70 = icmp eq i32 %69, %9
  br i1 %70, label %10, label %26, !llvm.loop !15
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: write)
define dso_local ptx_kernel void @large_frame(ptr noundef writeonly captures(none) %0, i32 noundef %1, i32 noundef %2) local_unnamed_addr #4 {
  %4 = alloca [512 x float], align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #11
  %5 = tail call noundef i32 @llvm.smin.i32(i32 %1, i32 512)
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %7 = uitofp nneg i32 %6 to float
  call void @_Z10fill_framePfif(ptr noundef nonnull %4, i32 noundef %5, float noundef %7) #11
  %8 = and i32 %2, 511
  %9 = zext nneg i32 %8 to i64
  %10 = getelementptr inbounds nuw float, ptr %4, i64 %9
  %11 = load float, ptr %10, align 4, !tbaa !12
  %12 = add i32 %2, %6
  %13 = and i32 %12, 511
  %14 = zext nneg i32 %13 to i64
  %15 = getelementptr inbounds nuw float, ptr %4, i64 %14
  %16 = load float, ptr %15, align 4, !tbaa !12
  %17 = fadd contract float %11, %16
  %18 = zext nneg i32 %6 to i64
  %19 = getelementptr inbounds nuw float, ptr %0, i64 %18
  store float %17, ptr %19, align 4, !tbaa !12
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #11
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @copies(ptr noundef writeonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef captures(none) %2, ptr noundef readonly captures(none) %3, i32 noundef %4) local_unnamed_addr #5 {
  %6 = alloca %struct.Blob, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #11
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %8 = zext nneg i32 %7 to i64
  %9 = getelementptr inbounds nuw %struct.Blob, ptr %1, i64 %8
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 4 dereferenceable(44) %6, ptr noundef nonnull align 4 dereferenceable(44) %9, i64 44, i1 false)
  %10 = getelementptr inbounds nuw i8, ptr %6, i64 8
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 4 dereferenceable(16) %10, i8 -91, i64 16, i1 false)
  %11 = trunc nuw nsw i32 %7 to i16
  %12 = urem i16 %11, 40
  %13 = zext nneg i16 %12 to i64
  %14 = getelementptr inbounds nuw i8, ptr %6, i64 %13
  %15 = load i8, ptr %14, align 1, !tbaa !7
  %16 = zext i8 %15 to i32
  %17 = getelementptr inbounds nuw i8, ptr %6, i64 40
  %18 = load i32, ptr %17, align 4, !tbaa !16
  %19 = add nsw i32 %18, %16
  store i32 %19, ptr %17, align 4, !tbaa !16
  %20 = getelementptr inbounds nuw %struct.Blob, ptr %0, i64 %8
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 4 dereferenceable(44) %20, ptr noundef nonnull align 4 dereferenceable(44) %6, i64 44, i1 false), !tbaa.struct !18
  %21 = icmp eq i32 %7, 0
  br i1 %21, label %22, label %26

22:                                               ; preds = %5
  %23 = sext i32 %4 to i64
  %24 = getelementptr inbounds i8, ptr %2, i64 %23
  %25 = getelementptr inbounds nuw i8, ptr %2, i64 1
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 1 %2, ptr align 1 %3, i64 %23, i1 false)
  tail call void @llvm.memmove.p0.p0.i64(ptr nonnull align 1 %25, ptr align 1 %2, i64 %23, i1 false)
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 1 dereferenceable(64) %24, i8 0, i64 64, i1 false)
  br label %26

26:                                               ; preds = %22, %5
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #11
  ret void
}

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #6

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memmove.p0.p0.i64(ptr writeonly captures(none), ptr readonly captures(none), i64, i1 immarg) #6

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @pun(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #5 {
  %4 = alloca %union.Bits, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #11
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %6 = zext nneg i32 %5 to i64
  %7 = getelementptr inbounds nuw double, ptr %0, i64 %6
  %8 = load double, ptr %7, align 8, !tbaa !19
  store double %8, ptr %4, align 8, !tbaa !7
  %9 = getelementptr inbounds nuw i8, ptr %4, i64 4
  %10 = bitcast double %8 to i64
  %11 = lshr i64 %10, 32
  %12 = trunc nuw i64 %11 to i32
  %13 = xor i32 %12, -2147483648
  store i32 %13, ptr %9, align 4, !tbaa !7
  %14 = and i32 %2, 3
  %15 = zext nneg i32 %14 to i64
  %16 = getelementptr inbounds nuw i16, ptr %4, i64 %15
  %17 = load i16, ptr %16, align 2, !tbaa !7
  %18 = add i16 %17, 1
  store i16 %18, ptr %16, align 2, !tbaa !7
  %19 = load i8, ptr %4, align 8, !tbaa !7
  %20 = and i32 %2, 1
  %21 = xor i32 %20, 7
  %22 = zext nneg i32 %21 to i64
  %23 = getelementptr inbounds nuw i8, ptr %4, i64 %22
  %24 = load i8, ptr %23, align 1, !tbaa !7
  store i8 %24, ptr %4, align 8, !tbaa !7
  %25 = getelementptr inbounds nuw i8, ptr %4, i64 6
  store i8 %19, ptr %25, align 2, !tbaa !7
  %26 = load double, ptr %4, align 8, !tbaa !7
  %27 = getelementptr inbounds nuw double, ptr %1, i64 %6
  store double %26, ptr %27, align 8, !tbaa !19
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #11
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define dso_local ptx_kernel void @pointer_select(ptr noundef captures(none) %0, i32 noundef %1, ptr noundef writeonly captures(none) %2) local_unnamed_addr #7 {
  %4 = alloca [4 x i32], align 4
  %5 = alloca [4 x i32], align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #11
  store i32 1, ptr %4, align 4, !tbaa !3
  %6 = getelementptr inbounds nuw i8, ptr %4, i64 4
  store i32 2, ptr %6, align 4, !tbaa !3
  %7 = getelementptr inbounds nuw i8, ptr %4, i64 8
  store i32 3, ptr %7, align 4, !tbaa !3
  %8 = getelementptr inbounds nuw i8, ptr %4, i64 12
  store i32 %1, ptr %8, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #11
  store i32 %1, ptr %5, align 4, !tbaa !3
  %9 = getelementptr inbounds nuw i8, ptr %5, i64 4
  store i32 5, ptr %9, align 4, !tbaa !3
  %10 = getelementptr inbounds nuw i8, ptr %5, i64 8
  store i32 6, ptr %10, align 4, !tbaa !3
  %11 = getelementptr inbounds nuw i8, ptr %5, i64 12
  store i32 7, ptr %11, align 4, !tbaa !3
  %12 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %13 = and i32 %12, 2
  %14 = icmp eq i32 %13, 0
  br i1 %14, label %20, label %15

15:                                               ; preds = %3
  %16 = and i32 %1, 3
  %17 = zext nneg i32 %16 to i64
  %18 = getelementptr inbounds nuw i32, ptr %4, i64 %17
  %19 = zext nneg i32 %12 to i64
  br label %23

20:                                               ; preds = %3
  %21 = zext nneg i32 %12 to i64
  %22 = getelementptr inbounds nuw i32, ptr %0, i64 %21
  br label %23

23:                                               ; preds = %20, %15
  %24 = phi i64 [ %21, %20 ], [ %19, %15 ]
  %25 = phi ptr [ %22, %20 ], [ %18, %15 ]
  %26 = and i32 %12, 1
  %27 = icmp eq i32 %26, 0
  %28 = select i1 %27, ptr %5, ptr %4
  %29 = load i32, ptr %25, align 4, !tbaa !3
  %30 = add i32 %1, %12
  %31 = and i32 %30, 3
  %32 = zext nneg i32 %31 to i64
  %33 = getelementptr inbounds nuw i32, ptr %28, i64 %32
  %34 = load i32, ptr %33, align 4, !tbaa !3
  %35 = add nsw i32 %34, %29
  store i32 %35, ptr %33, align 4, !tbaa !3
  %36 = load i32, ptr %9, align 4
  %37 = load i32, ptr %6, align 4
  %38 = select i1 %27, i32 %36, i32 %37
  store i32 %38, ptr %25, align 4, !tbaa !3
  %39 = load i32, ptr %4, align 4, !tbaa !3
  %40 = load i32, ptr %6, align 4, !tbaa !3
  %41 = load i32, ptr %7, align 4, !tbaa !3
  %42 = load i32, ptr %8, align 4, !tbaa !3
  %43 = load i32, ptr %5, align 4, !tbaa !3
  %44 = load i32, ptr %10, align 4, !tbaa !3
  %45 = load i32, ptr %11, align 4, !tbaa !3
  %46 = add i32 %39, %38
  %47 = add i32 %46, %40
  %48 = add i32 %47, %41
  %49 = add i32 %48, %42
  %50 = add i32 %49, %43
  %51 = add i32 %50, %36
  %52 = add i32 %51, %44
  %53 = add i32 %52, %45
  %54 = getelementptr inbounds nuw i32, ptr %2, i64 %24
  store i32 %53, ptr %54, align 4, !tbaa !3
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #11
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #11
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @matrix_stack(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef writeonly captures(none) %2, i32 noundef %3) local_unnamed_addr #0 {
  %5 = alloca [4 x [3 x [3 x float]]], align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #11
  store float 1.000000e+00, ptr %5, align 4, !tbaa !12
  %6 = getelementptr inbounds nuw i8, ptr %5, i64 4
  store float 0.000000e+00, ptr %6, align 4, !tbaa !12
  %7 = getelementptr inbounds nuw i8, ptr %5, i64 8
  store float 0.000000e+00, ptr %7, align 4, !tbaa !12
  %8 = getelementptr inbounds nuw i8, ptr %5, i64 12
  store float 0.000000e+00, ptr %8, align 4, !tbaa !12
  %9 = getelementptr inbounds nuw i8, ptr %5, i64 16
  store float 1.000000e+00, ptr %9, align 4, !tbaa !12
  %10 = getelementptr inbounds nuw i8, ptr %5, i64 20
  store float 0.000000e+00, ptr %10, align 4, !tbaa !12
  %11 = getelementptr inbounds nuw i8, ptr %5, i64 24
  store float 0.000000e+00, ptr %11, align 4, !tbaa !12
  %12 = getelementptr inbounds nuw i8, ptr %5, i64 28
  store float 0.000000e+00, ptr %12, align 4, !tbaa !12
  %13 = getelementptr inbounds nuw i8, ptr %5, i64 32
  store float 1.000000e+00, ptr %13, align 4, !tbaa !12
  %14 = icmp sgt i32 %3, 0
  br i1 %14, label %70, label %24

15:                                               ; preds = %149
  %16 = sext i32 %150 to i64
  %17 = getelementptr inbounds [3 x [3 x float]], ptr %5, i64 %16
  %18 = load float, ptr %17, align 4, !tbaa !12
  %19 = getelementptr inbounds nuw i8, ptr %17, i64 4
  %20 = load float, ptr %19, align 4, !tbaa !12
  %21 = getelementptr inbounds nuw i8, ptr %17, i64 8
  %22 = load float, ptr %21, align 4, !tbaa !12
  %23 = sext i32 %150 to i64
  br label %24

24:                                               ; preds = %4, %15
  %25 = phi float [ %22, %15 ], [ 0.000000e+00, %4 ]
  %26 = phi float [ %20, %15 ], [ 0.000000e+00, %4 ]
  %27 = phi float [ %18, %15 ], [ 1.000000e+00, %4 ]
  %28 = phi i64 [ %23, %15 ], [ 0, %4 ]
  %29 = getelementptr inbounds [3 x [3 x float]], ptr %5, i64 %28
  %30 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %31 = mul nuw nsw i32 %30, 9
  %32 = zext nneg i32 %31 to i64
  %33 = getelementptr inbounds nuw float, ptr %2, i64 %32
  store float %27, ptr %33, align 4, !tbaa !12
  %34 = zext nneg i32 %31 to i64
  %35 = getelementptr inbounds nuw float, ptr %2, i64 %34
  %36 = getelementptr inbounds nuw i8, ptr %35, i64 4
  store float %26, ptr %36, align 4, !tbaa !12
  %37 = zext nneg i32 %31 to i64
  %38 = getelementptr inbounds nuw float, ptr %2, i64 %37
  %39 = getelementptr inbounds nuw i8, ptr %38, i64 8
  store float %25, ptr %39, align 4, !tbaa !12
  %40 = getelementptr inbounds nuw i8, ptr %29, i64 12
  %41 = load float, ptr %40, align 4, !tbaa !12
  %42 = zext nneg i32 %31 to i64
  %43 = getelementptr inbounds nuw float, ptr %2, i64 %42
  %44 = getelementptr inbounds nuw i8, ptr %43, i64 12
  store float %41, ptr %44, align 4, !tbaa !12
  %45 = getelementptr inbounds nuw i8, ptr %29, i64 16
  %46 = load float, ptr %45, align 4, !tbaa !12
  %47 = zext nneg i32 %31 to i64
  %48 = getelementptr inbounds nuw float, ptr %2, i64 %47
  %49 = getelementptr inbounds nuw i8, ptr %48, i64 16
  store float %46, ptr %49, align 4, !tbaa !12
  %50 = getelementptr inbounds nuw i8, ptr %29, i64 20
  %51 = load float, ptr %50, align 4, !tbaa !12
  %52 = zext nneg i32 %31 to i64
  %53 = getelementptr inbounds nuw float, ptr %2, i64 %52
  %54 = getelementptr inbounds nuw i8, ptr %53, i64 20
  store float %51, ptr %54, align 4, !tbaa !12
  %55 = getelementptr inbounds nuw i8, ptr %29, i64 24
  %56 = load float, ptr %55, align 4, !tbaa !12
  %57 = zext nneg i32 %31 to i64
  %58 = getelementptr inbounds nuw float, ptr %2, i64 %57
  %59 = getelementptr inbounds nuw i8, ptr %58, i64 24
  store float %56, ptr %59, align 4, !tbaa !12
  %60 = getelementptr inbounds nuw i8, ptr %29, i64 28
  %61 = load float, ptr %60, align 4, !tbaa !12
  %62 = zext nneg i32 %31 to i64
  %63 = getelementptr inbounds nuw float, ptr %2, i64 %62
  %64 = getelementptr inbounds nuw i8, ptr %63, i64 28
  store float %61, ptr %64, align 4, !tbaa !12
  %65 = getelementptr inbounds nuw i8, ptr %29, i64 32
  %66 = load float, ptr %65, align 4, !tbaa !12
  %67 = zext nneg i32 %31 to i64
  %68 = getelementptr inbounds nuw float, ptr %2, i64 %67
  %69 = getelementptr inbounds nuw i8, ptr %68, i64 32
  store float %66, ptr %69, align 4, !tbaa !12
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #11
  ret void

70:                                               ; preds = %4, %149
  %71 = phi i32 [ %151, %149 ], [ 0, %4 ]
  %72 = phi i32 [ %150, %149 ], [ 0, %4 ]
  %73 = zext nneg i32 %71 to i64
  %74 = getelementptr inbounds nuw i32, ptr %1, i64 %73
  %75 = load i32, ptr %74, align 4, !tbaa !3
  switch i32 %75, label %76 [
    i32 0, label %114
    i32 1, label %146
  ]

76:                                               ; preds = %70
  %77 = sext i32 %72 to i64
  %78 = getelementptr inbounds [3 x [3 x float]], ptr %5, i64 %77
  %79 = shl nuw nsw i32 %71, 1
  %80 = zext nneg i32 %79 to i64
  %81 = getelementptr inbounds nuw float, ptr %0, i64 %80
  %82 = load float, ptr %81, align 4, !tbaa !12
  %83 = getelementptr inbounds nuw i8, ptr %81, i64 4
  %84 = load float, ptr %83, align 4, !tbaa !12
  %85 = load float, ptr %78, align 4, !tbaa !12
  %86 = fmul contract float %85, %82
  %87 = getelementptr inbounds nuw i8, ptr %78, i64 4
  %88 = load float, ptr %87, align 4, !tbaa !12
  %89 = fmul contract float %88, %84
  %90 = fadd contract float %86, %89
  %91 = getelementptr inbounds nuw i8, ptr %78, i64 8
  %92 = load float, ptr %91, align 4, !tbaa !12
  %93 = fadd contract float %92, %90
  store float %93, ptr %91, align 4, !tbaa !12
  %94 = getelementptr inbounds nuw i8, ptr %78, i64 12
  %95 = load float, ptr %94, align 4, !tbaa !12
  %96 = fmul contract float %95, %82
  %97 = getelementptr inbounds nuw i8, ptr %78, i64 16
  %98 = load float, ptr %97, align 4, !tbaa !12
  %99 = fmul contract float %98, %84
  %100 = fadd contract float %96, %99
  %101 = getelementptr inbounds nuw i8, ptr %78, i64 20
  %102 = load float, ptr %101, align 4, !tbaa !12
  %103 = fadd contract float %102, %100
  store float %103, ptr %101, align 4, !tbaa !12
  %104 = getelementptr inbounds nuw i8, ptr %78, i64 24
  %105 = load float, ptr %104, align 4, !tbaa !12
  %106 = fmul contract float %105, %82
  %107 = getelementptr inbounds nuw i8, ptr %78, i64 28
  %108 = load float, ptr %107, align 4, !tbaa !12
  %109 = fmul contract float %108, %84
  %110 = fadd contract float %106, %109
  %111 = getelementptr inbounds nuw i8, ptr %78, i64 32
  %112 = load float, ptr %111, align 4, !tbaa !12
  %113 = fadd contract float %112, %110
  store float %113, ptr %111, align 4, !tbaa !12
  br label %149

114:                                              ; preds = %70
  %115 = icmp slt i32 %72, 3
  br i1 %115, label %116, label %149

116:                                              ; preds = %114
  %117 = sext i32 %72 to i64
  %118 = getelementptr inbounds [3 x [3 x float]], ptr %5, i64 %117
  %119 = getelementptr i8, ptr %118, i64 36
  %120 = load float, ptr %118, align 4, !tbaa !12
  store float %120, ptr %119, align 4, !tbaa !12
  %121 = getelementptr inbounds nuw i8, ptr %118, i64 4
  %122 = load float, ptr %121, align 4, !tbaa !12
  %123 = getelementptr i8, ptr %118, i64 40
  store float %122, ptr %123, align 4, !tbaa !12
  %124 = getelementptr inbounds nuw i8, ptr %118, i64 8
  %125 = load float, ptr %124, align 4, !tbaa !12
  %126 = getelementptr i8, ptr %118, i64 44
  store float %125, ptr %126, align 4, !tbaa !12
  %127 = getelementptr inbounds nuw i8, ptr %118, i64 12
  %128 = load float, ptr %127, align 4, !tbaa !12
  %129 = getelementptr i8, ptr %118, i64 48
  store float %128, ptr %129, align 4, !tbaa !12
  %130 = getelementptr inbounds nuw i8, ptr %118, i64 16
  %131 = load float, ptr %130, align 4, !tbaa !12
  %132 = getelementptr i8, ptr %118, i64 52
  store float %131, ptr %132, align 4, !tbaa !12
  %133 = getelementptr inbounds nuw i8, ptr %118, i64 20
  %134 = load float, ptr %133, align 4, !tbaa !12
  %135 = getelementptr i8, ptr %118, i64 56
  store float %134, ptr %135, align 4, !tbaa !12
  %136 = getelementptr inbounds nuw i8, ptr %118, i64 24
  %137 = load float, ptr %136, align 4, !tbaa !12
  %138 = getelementptr i8, ptr %118, i64 60
  store float %137, ptr %138, align 4, !tbaa !12
  %139 = getelementptr inbounds nuw i8, ptr %118, i64 28
  %140 = load float, ptr %139, align 4, !tbaa !12
  %141 = getelementptr i8, ptr %118, i64 64
  store float %140, ptr %141, align 4, !tbaa !12
  %142 = getelementptr inbounds nuw i8, ptr %118, i64 32
  %143 = load float, ptr %142, align 4, !tbaa !12
  %144 = getelementptr i8, ptr %118, i64 68
  store float %143, ptr %144, align 4, !tbaa !12
  %145 = add nsw i32 %72, 1
  br label %149

146:                                              ; preds = %70
  %147 = tail call i32 @llvm.smax.i32(i32 %72, i32 1)
  %148 = add nsw i32 %147, -1
  br label %149

149:                                              ; preds = %76, %146, %116, %114
  %150 = phi i32 [ %148, %146 ], [ %145, %116 ], [ %72, %114 ], [ %72, %76 ]
  %151 = add nuw nsw i32 %71, 1
  %152 = icmp eq i32 %151, %3
  br i1 %152, label %15, label %70, !llvm.loop !21
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #8

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #8

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #8

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smin.i32(i32, i32) #9

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smax.i32(i32, i32) #9

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write)
declare void @llvm.assume(i1 noundef) #10

attributes #0 = { mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx80,+sm_90" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #3 = { mustprogress nofree noinline norecurse nosync nounwind memory(argmem: write) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx80,+sm_90" }
attributes #4 = { mustprogress nofree noinline norecurse nosync nounwind memory(argmem: write) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx80,+sm_90" "uniform-work-group-size"="true" }
attributes #5 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx80,+sm_90" "uniform-work-group-size"="true" }
attributes #6 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #7 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx80,+sm_90" "uniform-work-group-size"="true" }
attributes #8 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #9 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #10 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }
attributes #11 = { nounwind }

!llvm.module.flags = !{!0, !1, !2}
!llvm.errno.tbaa = !{!3}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!2 = !{i32 7, !"frame-pointer", i32 2}
!3 = !{!4, !4, i64 0}
!4 = !{!"int", !5, i64 0}
!5 = !{!"omnipotent char", !6, i64 0}
!6 = !{!"Simple C++ TBAA"}
!7 = !{!5, !5, i64 0}
!8 = distinct !{!8, !9}
!9 = !{!"llvm.loop.unroll.disable"}
!10 = distinct !{!10, !11}
!11 = !{!"llvm.loop.mustprogress"}
!12 = !{!13, !13, i64 0}
!13 = !{!"float", !5, i64 0}
!14 = distinct !{!14, !9}
!15 = distinct !{!15, !11}
!16 = !{!17, !4, i64 40}
!17 = !{!"_ZTS4Blob", !5, i64 0, !4, i64 40}
!18 = !{i64 0, i64 40, !7, i64 40, i64 4, !3}
!19 = !{!20, !20, i64 0}
!20 = !{!"double", !5, i64 0}
!21 = distinct !{!21, !11}
