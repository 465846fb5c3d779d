; ModuleID = 'conv2d.cu'
source_filename = "conv2d.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.ConvShape = type { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 }
%struct.float4 = type { float, float, float, float }

@taps = dso_local addrspace(4) externally_initialized constant [17 x float] zeroinitializer, align 4
@_ZZ9conv_rowsE1s = internal unnamed_addr addrspace(3) global [4 x [80 x float]] undef, align 4
@llvm.compiler.used = appending global [1 x ptr] [ptr addrspacecast (ptr addrspace(4) @taps to ptr)], section "llvm.metadata"

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @conv2d_direct(ptr noalias noundef readonly captures(none) %0, ptr noalias noundef readonly captures(none) %1, ptr noalias noundef readonly captures(address_is_null) %2, ptr noalias noundef writeonly captures(none) %3, ptr noundef readonly byval(%struct.ConvShape) align 4 captures(none) "nvvm.grid_constant" %4) local_unnamed_addr #0 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %8 = mul i32 %6, %7
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %10 = add i32 %8, %9
  %11 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %12 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.z()
  %13 = getelementptr inbounds nuw i8, ptr %4, i64 12
  %14 = load i32, ptr %13, align 4, !tbaa !7
  %15 = freeze i32 %14
  %16 = udiv i32 %12, %15
  %17 = mul i32 %16, %15
  %18 = sub i32 %12, %17
  %19 = getelementptr inbounds nuw i8, ptr %4, i64 28
  %20 = load i32, ptr %19, align 4, !tbaa !9
  %21 = icmp slt i32 %10, %20
  br i1 %21, label %22, label %206

22:                                               ; preds = %5
  %23 = icmp eq ptr %2, null
  br i1 %23, label %28, label %24

24:                                               ; preds = %22
  %25 = zext nneg i32 %18 to i64
  %26 = getelementptr inbounds nuw float, ptr %2, i64 %25
  %27 = load float, ptr %26, align 4, !tbaa !10
  br label %28

28:                                               ; preds = %22, %24
  %29 = phi contract float [ %27, %24 ], [ 0.000000e+00, %22 ]
  %30 = load i32, ptr %4, align 4, !tbaa !12
  %31 = icmp sgt i32 %30, 0
  br i1 %31, label %32, label %67

32:                                               ; preds = %28
  %33 = getelementptr inbounds nuw i8, ptr %4, i64 16
  %34 = load i32, ptr %33, align 4, !tbaa !13
  %35 = icmp sgt i32 %34, 0
  %36 = getelementptr inbounds nuw i8, ptr %4, i64 32
  %37 = load i32, ptr %36, align 4
  %38 = mul nsw i32 %37, %11
  %39 = getelementptr inbounds nuw i8, ptr %4, i64 36
  %40 = load i32, ptr %39, align 4
  %41 = sub nsw i32 %38, %40
  %42 = getelementptr inbounds nuw i8, ptr %4, i64 4
  %43 = load i32, ptr %42, align 4
  %44 = getelementptr inbounds nuw i8, ptr %4, i64 20
  %45 = load i32, ptr %44, align 4
  %46 = icmp slt i32 %45, 1
  %47 = mul nsw i32 %37, %10
  %48 = sub nsw i32 %47, %40
  %49 = getelementptr inbounds nuw i8, ptr %4, i64 8
  %50 = load i32, ptr %49, align 4
  %51 = mul nuw nsw i32 %30, %16
  %52 = mul nuw nsw i32 %30, %18
  %53 = add i32 %45, -1
  %54 = and i32 %45, 3
  %55 = icmp ult i32 %53, 3
  %56 = and i32 %45, 2147483644
  %57 = icmp eq i32 %54, 0
  %58 = icmp ne i32 %54, 0
  br label %59

59:                                               ; preds = %32, %79
  %60 = phi float [ %29, %32 ], [ %80, %79 ]
  %61 = phi i32 [ 0, %32 ], [ %81, %79 ]
  br i1 %35, label %62, label %79

62:                                               ; preds = %59
  %63 = add nuw nsw i32 %51, %61
  %64 = mul nsw i32 %43, %63
  %65 = add nuw nsw i32 %52, %61
  %66 = mul nuw nsw i32 %34, %65
  br label %83

67:                                               ; preds = %79, %28
  %68 = phi float [ %29, %28 ], [ %80, %79 ]
  %69 = mul nsw i32 %16, %14
  %70 = add nsw i32 %69, %18
  %71 = getelementptr inbounds nuw i8, ptr %4, i64 24
  %72 = load i32, ptr %71, align 4, !tbaa !14
  %73 = mul nsw i32 %72, %70
  %74 = add nsw i32 %73, %11
  %75 = mul nsw i32 %74, %20
  %76 = add nsw i32 %75, %10
  %77 = sext i32 %76 to i64
  %78 = getelementptr inbounds float, ptr %3, i64 %77
  store float %68, ptr %78, align 4, !tbaa !10
  br label %206

79:                                               ; preds = %202, %59
  %80 = phi float [ %60, %59 ], [ %203, %202 ]
  %81 = add nuw nsw i32 %61, 1
  %82 = icmp eq i32 %81, %30
  br i1 %82, label %67, label %59, !llvm.loop !15

83:                                               ; preds = %62, %202
  %84 = phi float [ %60, %62 ], [ %203, %202 ]
  %85 = phi i32 [ 0, %62 ], [ %204, %202 ]
  %86 = add nsw i32 %41, %85
  %87 = icmp slt i32 %86, 0
  %88 = icmp sge i32 %86, %43
  %89 = select i1 %87, i1 true, i1 %88
  %90 = select i1 %89, i1 true, i1 %46
  br i1 %90, label %202, label %91

91:                                               ; preds = %83
  %92 = add nsw i32 %64, %86
  %93 = mul nsw i32 %50, %92
  %94 = add nuw nsw i32 %66, %85
  %95 = mul nuw nsw i32 %45, %94
  br i1 %55, label %175, label %96

96:                                               ; preds = %91, %169
  %97 = phi i32 [ %171, %169 ], [ 0, %91 ]
  %98 = phi float [ %170, %169 ], [ %84, %91 ]
  %99 = phi i32 [ %172, %169 ], [ 0, %91 ]
  %100 = add nsw i32 %97, %48
  %101 = icmp sgt i32 %100, -1
  %102 = icmp slt i32 %100, %50
  %103 = select i1 %101, i1 %102, i1 false
  br i1 %103, label %104, label %115

104:                                              ; preds = %96
  %105 = add nsw i32 %93, %100
  %106 = sext i32 %105 to i64
  %107 = getelementptr inbounds float, ptr %0, i64 %106
  %108 = load float, ptr %107, align 4, !tbaa !10
  %109 = add nsw i32 %95, %97
  %110 = sext i32 %109 to i64
  %111 = getelementptr inbounds float, ptr %1, i64 %110
  %112 = load float, ptr %111, align 4, !tbaa !10
  %113 = fmul contract float %108, %112
  %114 = fadd contract float %98, %113
  br label %115

115:                                              ; preds = %104, %96
  %116 = phi float [ %114, %104 ], [ %98, %96 ]
  %117 = or disjoint i32 %97, 1
  %118 = add nsw i32 %117, %48
  %119 = icmp sgt i32 %118, -1
  %120 = icmp slt i32 %118, %50
  %121 = select i1 %119, i1 %120, i1 false
  br i1 %121, label %122, label %133

122:                                              ; preds = %115
  %123 = add nsw i32 %93, %118
  %124 = sext i32 %123 to i64
  %125 = getelementptr inbounds float, ptr %0, i64 %124
  %126 = load float, ptr %125, align 4, !tbaa !10
  %127 = add nsw i32 %95, %117
  %128 = sext i32 %127 to i64
  %129 = getelementptr inbounds float, ptr %1, i64 %128
  %130 = load float, ptr %129, align 4, !tbaa !10
  %131 = fmul contract float %126, %130
  %132 = fadd contract float %116, %131
  br label %133

133:                                              ; preds = %122, %115
  %134 = phi float [ %132, %122 ], [ %116, %115 ]
  %135 = or disjoint i32 %97, 2
  %136 = add nsw i32 %135, %48
  %137 = icmp sgt i32 %136, -1
  %138 = icmp slt i32 %136, %50
  %139 = select i1 %137, i1 %138, i1 false
  br i1 %139, label %140, label %151

140:                                              ; preds = %133
  %141 = add nsw i32 %93, %136
  %142 = sext i32 %141 to i64
  %143 = getelementptr inbounds float, ptr %0, i64 %142
  %144 = load float, ptr %143, align 4, !tbaa !10
  %145 = add nsw i32 %95, %135
  %146 = sext i32 %145 to i64
  %147 = getelementptr inbounds float, ptr %1, i64 %146
  %148 = load float, ptr %147, align 4, !tbaa !10
  %149 = fmul contract float %144, %148
  %150 = fadd contract float %134, %149
  br label %151

151:                                              ; preds = %140, %133
  %152 = phi float [ %150, %140 ], [ %134, %133 ]
  %153 = or disjoint i32 %97, 3
  %154 = add nsw i32 %153, %48
  %155 = icmp sgt i32 %154, -1
  %156 = icmp slt i32 %154, %50
  %157 = select i1 %155, i1 %156, i1 false
  br i1 %157, label %158, label %169

158:                                              ; preds = %151
  %159 = add nsw i32 %93, %154
  %160 = sext i32 %159 to i64
  %161 = getelementptr inbounds float, ptr %0, i64 %160
  %162 = load float, ptr %161, align 4, !tbaa !10
  %163 = add nsw i32 %95, %153
  %164 = sext i32 %163 to i64
  %165 = getelementptr inbounds float, ptr %1, i64 %164
  %166 = load float, ptr %165, align 4, !tbaa !10
  %167 = fmul contract float %162, %166
  %168 = fadd contract float %152, %167
  br label %169

169:                                              ; preds = %158, %151
  %170 = phi float [ %168, %158 ], [ %152, %151 ]
  %171 = add nuw nsw i32 %97, 4
  %172 = add i32 %99, 4
  %173 = icmp eq i32 %172, %56
  br i1 %173, label %174, label %96, !llvm.loop !17

174:                                              ; preds = %169
  br i1 %57, label %202, label %175

175:                                              ; preds = %174, %91
  %176 = phi i32 [ 0, %91 ], [ %171, %174 ]
  %177 = phi float [ %84, %91 ], [ %170, %174 ]
  tail call void @llvm.assume(i1 %58)
  br label %178

178:                                              ; preds = %197, %175
  %179 = phi i32 [ %176, %175 ], [ %199, %197 ]
  %180 = phi float [ %177, %175 ], [ %198, %197 ]
  %181 = phi i32 [ 0, %175 ], [ %200, %197 ]
  %182 = add nsw i32 %179, %48
  %183 = icmp sgt i32 %182, -1
  %184 = icmp slt i32 %182, %50
  %185 = select i1 %183, i1 %184, i1 false
  br i1 %185, label %186, label %197

186:                                              ; preds = %178
  %187 = add nsw i32 %93, %182
  %188 = sext i32 %187 to i64
  %189 = getelementptr inbounds float, ptr %0, i64 %188
  %190 = load float, ptr %189, align 4, !tbaa !10
  %191 = add nsw i32 %95, %179
  %192 = sext i32 %191 to i64
  %193 = getelementptr inbounds float, ptr %1, i64 %192
  %194 = load float, ptr %193, align 4, !tbaa !10
  %195 = fmul contract float %190, %194
  %196 = fadd contract float %180, %195
  br label %197

197:                                              ; preds = %186, %178
  %198 = phi float [ %196, %186 ], [ %180, %178 ]
  %199 = add nuw nsw i32 %179, 1
  %200 = add i32 %181, 1
  %201 = icmp eq i32 %200, %54
  br i1 %201, label %202, label %178, !llvm.loop !18

202:                                              ; preds = %174, %197, %83
  %203 = phi float [ %84, %83 ], [ %170, %174 ], [ %198, %197 ]
  %204 = add nuw nsw i32 %85, 1
  %205 = icmp eq i32 %204, %34
  br i1 %205, label %79, label %83, !llvm.loop !20

206:                                              ; preds = %5, %67
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @conv_rows(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #1 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = shl i32 %5, 6
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %8 = add i32 %6, %7
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %10 = shl nuw nsw i32 %9, 2
  %11 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %12 = add nuw nsw i32 %10, %11
  %13 = icmp slt i32 %12, %3
  %14 = icmp samesign ult i32 %7, 80
  %15 = select i1 %13, i1 %14, i1 false
  br i1 %15, label %16, label %38

16:                                               ; preds = %4
  %17 = mul nsw i32 %2, %12
  %18 = zext nneg i32 %11 to i64
  %19 = getelementptr inbounds nuw [80 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ9conv_rowsE1s to ptr), i64 %18
  br label %20

20:                                               ; preds = %16, %32
  %21 = phi i32 [ %7, %16 ], [ %36, %32 ]
  %22 = add nsw i32 %21, %6
  %23 = add nsw i32 %22, -8
  %24 = icmp sgt i32 %22, 7
  %25 = icmp slt i32 %23, %2
  %26 = select i1 %24, i1 %25, i1 false
  br i1 %26, label %27, label %32

27:                                               ; preds = %20
  %28 = add nsw i32 %23, %17
  %29 = sext i32 %28 to i64
  %30 = getelementptr inbounds float, ptr %0, i64 %29
  %31 = load float, ptr %30, align 4, !tbaa !10
  br label %32

32:                                               ; preds = %20, %27
  %33 = phi contract float [ %31, %27 ], [ 0.000000e+00, %20 ]
  %34 = zext nneg i32 %21 to i64
  %35 = getelementptr inbounds nuw float, ptr %19, i64 %34
  store float %33, ptr %35, align 4, !tbaa !10
  %36 = add nuw nsw i32 %21, 64
  %37 = icmp samesign ult i32 %21, 16
  br i1 %37, label %20, label %38, !llvm.loop !21

38:                                               ; preds = %32, %4
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %39 = icmp slt i32 %8, %2
  %40 = and i1 %39, %13
  br i1 %40, label %41, label %166

41:                                               ; preds = %38
  %42 = zext nneg i32 %11 to i64
  %43 = getelementptr inbounds nuw [80 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ9conv_rowsE1s to ptr), i64 %42
  %44 = load float, ptr addrspacecast (ptr addrspace(4) @taps to ptr), align 4, !tbaa !10
  %45 = zext nneg i32 %7 to i64
  %46 = getelementptr inbounds nuw float, ptr %43, i64 %45
  %47 = load float, ptr %46, align 4, !tbaa !10
  %48 = fmul contract float %44, %47
  %49 = fadd contract float %48, 0.000000e+00
  %50 = load float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(4) @taps to ptr), i64 4), align 4, !tbaa !10
  %51 = zext nneg i32 %7 to i64
  %52 = getelementptr inbounds nuw float, ptr %43, i64 %51
  %53 = getelementptr inbounds nuw i8, ptr %52, i64 4
  %54 = load float, ptr %53, align 4, !tbaa !10
  %55 = fmul contract float %50, %54
  %56 = fadd contract float %49, %55
  %57 = load float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(4) @taps to ptr), i64 8), align 4, !tbaa !10
  %58 = zext nneg i32 %7 to i64
  %59 = getelementptr inbounds nuw float, ptr %43, i64 %58
  %60 = getelementptr inbounds nuw i8, ptr %59, i64 8
  %61 = load float, ptr %60, align 4, !tbaa !10
  %62 = fmul contract float %57, %61
  %63 = fadd contract float %56, %62
  %64 = load float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(4) @taps to ptr), i64 12), align 4, !tbaa !10
  %65 = zext nneg i32 %7 to i64
  %66 = getelementptr inbounds nuw float, ptr %43, i64 %65
  %67 = getelementptr inbounds nuw i8, ptr %66, i64 12
  %68 = load float, ptr %67, align 4, !tbaa !10
  %69 = fmul contract float %64, %68
  %70 = fadd contract float %63, %69
  %71 = load float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(4) @taps to ptr), i64 16), align 4, !tbaa !10
  %72 = zext nneg i32 %7 to i64
  %73 = getelementptr inbounds nuw float, ptr %43, i64 %72
  %74 = getelementptr inbounds nuw i8, ptr %73, i64 16
  %75 = load float, ptr %74, align 4, !tbaa !10
  %76 = fmul contract float %71, %75
  %77 = fadd contract float %70, %76
  %78 = load float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(4) @taps to ptr), i64 20), align 4, !tbaa !10
  %79 = zext nneg i32 %7 to i64
  %80 = getelementptr inbounds nuw float, ptr %43, i64 %79
  %81 = getelementptr inbounds nuw i8, ptr %80, i64 20
  %82 = load float, ptr %81, align 4, !tbaa !10
  %83 = fmul contract float %78, %82
  %84 = fadd contract float %77, %83
  %85 = load float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(4) @taps to ptr), i64 24), align 4, !tbaa !10
  %86 = zext nneg i32 %7 to i64
  %87 = getelementptr inbounds nuw float, ptr %43, i64 %86
  %88 = getelementptr inbounds nuw i8, ptr %87, i64 24
  %89 = load float, ptr %88, align 4, !tbaa !10
  %90 = fmul contract float %85, %89
  %91 = fadd contract float %84, %90
  %92 = load float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(4) @taps to ptr), i64 28), align 4, !tbaa !10
  %93 = zext nneg i32 %7 to i64
  %94 = getelementptr inbounds nuw float, ptr %43, i64 %93
  %95 = getelementptr inbounds nuw i8, ptr %94, i64 28
  %96 = load float, ptr %95, align 4, !tbaa !10
  %97 = fmul contract float %92, %96
  %98 = fadd contract float %91, %97
  %99 = load float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(4) @taps to ptr), i64 32), align 4, !tbaa !10
  %100 = zext nneg i32 %7 to i64
  %101 = getelementptr inbounds nuw float, ptr %43, i64 %100
  %102 = getelementptr inbounds nuw i8, ptr %101, i64 32
  %103 = load float, ptr %102, align 4, !tbaa !10
  %104 = fmul contract float %99, %103
  %105 = fadd contract float %98, %104
  %106 = load float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(4) @taps to ptr), i64 36), align 4, !tbaa !10
  %107 = zext nneg i32 %7 to i64
  %108 = getelementptr inbounds nuw float, ptr %43, i64 %107
  %109 = getelementptr inbounds nuw i8, ptr %108, i64 36
  %110 = load float, ptr %109, align 4, !tbaa !10
  %111 = fmul contract float %106, %110
  %112 = fadd contract float %105, %111
  %113 = load float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(4) @taps to ptr), i64 40), align 4, !tbaa !10
  %114 = zext nneg i32 %7 to i64
  %115 = getelementptr inbounds nuw float, ptr %43, i64 %114
  %116 = getelementptr inbounds nuw i8, ptr %115, i64 40
  %117 = load float, ptr %116, align 4, !tbaa !10
  %118 = fmul contract float %113, %117
  %119 = fadd contract float %112, %118
  %120 = load float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(4) @taps to ptr), i64 44), align 4, !tbaa !10
  %121 = zext nneg i32 %7 to i64
  %122 = getelementptr inbounds nuw float, ptr %43, i64 %121
  %123 = getelementptr inbounds nuw i8, ptr %122, i64 44
  %124 = load float, ptr %123, align 4, !tbaa !10
  %125 = fmul contract float %120, %124
  %126 = fadd contract float %119, %125
  %127 = load float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(4) @taps to ptr), i64 48), align 4, !tbaa !10
  %128 = zext nneg i32 %7 to i64
  %129 = getelementptr inbounds nuw float, ptr %43, i64 %128
  %130 = getelementptr inbounds nuw i8, ptr %129, i64 48
  %131 = load float, ptr %130, align 4, !tbaa !10
  %132 = fmul contract float %127, %131
  %133 = fadd contract float %126, %132
  %134 = load float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(4) @taps to ptr), i64 52), align 4, !tbaa !10
  %135 = zext nneg i32 %7 to i64
  %136 = getelementptr inbounds nuw float, ptr %43, i64 %135
  %137 = getelementptr inbounds nuw i8, ptr %136, i64 52
  %138 = load float, ptr %137, align 4, !tbaa !10
  %139 = fmul contract float %134, %138
  %140 = fadd contract float %133, %139
  %141 = load float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(4) @taps to ptr), i64 56), align 4, !tbaa !10
  %142 = zext nneg i32 %7 to i64
  %143 = getelementptr inbounds nuw float, ptr %43, i64 %142
  %144 = getelementptr inbounds nuw i8, ptr %143, i64 56
  %145 = load float, ptr %144, align 4, !tbaa !10
  %146 = fmul contract float %141, %145
  %147 = fadd contract float %140, %146
  %148 = load float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(4) @taps to ptr), i64 60), align 4, !tbaa !10
  %149 = zext nneg i32 %7 to i64
  %150 = getelementptr inbounds nuw float, ptr %43, i64 %149
  %151 = getelementptr inbounds nuw i8, ptr %150, i64 60
  %152 = load float, ptr %151, align 4, !tbaa !10
  %153 = fmul contract float %148, %152
  %154 = fadd contract float %147, %153
  %155 = load float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(4) @taps to ptr), i64 64), align 4, !tbaa !10
  %156 = zext nneg i32 %7 to i64
  %157 = getelementptr inbounds nuw float, ptr %43, i64 %156
  %158 = getelementptr inbounds nuw i8, ptr %157, i64 64
  %159 = load float, ptr %158, align 4, !tbaa !10
  %160 = fmul contract float %155, %159
  %161 = fadd contract float %154, %160
  %162 = mul nsw i32 %2, %12
  %163 = add nsw i32 %162, %8
  %164 = sext i32 %163 to i64
  %165 = getelementptr inbounds float, ptr %1, i64 %164
  store float %161, ptr %165, align 4, !tbaa !10
  br label %166

166:                                              ; preds = %38, %41
  ret void
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #2

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @depthwise3x3(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef writeonly captures(none) %2, i32 noundef %3, i32 noundef %4, i32 noundef %5) local_unnamed_addr #3 {
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %9 = mul i32 %7, %8
  %10 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %11 = add i32 %9, %10
  %12 = mul i32 %5, %4
  %13 = mul i32 %12, %3
  %14 = icmp slt i32 %11, %13
  br i1 %14, label %15, label %183

15:                                               ; preds = %6
  %16 = sdiv i32 %11, %12
  %17 = sdiv i32 %11, %5
  %18 = srem i32 %17, %4
  %19 = mul i32 %17, %5
  %20 = sub i32 %11, %19
  %21 = mul nsw i32 %16, 9
  %22 = add i32 %21, 3
  %23 = add nsw i32 %18, -1
  %24 = icmp ult i32 %23, %4
  %25 = sub nsw i32 %11, %5
  %26 = add nsw i32 %20, -1
  %27 = icmp ult i32 %26, %5
  %28 = select i1 %24, i1 %27, i1 false
  br i1 %28, label %29, label %41

29:                                               ; preds = %15
  %30 = sext i32 %25 to i64
  %31 = getelementptr half, ptr %0, i64 %30
  %32 = getelementptr i8, ptr %31, i64 -2
  %33 = load half, ptr %32, align 2, !tbaa !22
  %34 = fpext contract half %33 to float
  %35 = sext i32 %21 to i64
  %36 = getelementptr half, ptr %1, i64 %35
  %37 = load half, ptr %36, align 2, !tbaa !22
  %38 = fpext contract half %37 to float
  %39 = fmul contract float %34, %38
  %40 = fadd contract float %39, 0.000000e+00
  br label %41

41:                                               ; preds = %15, %29
  %42 = phi float [ %40, %29 ], [ 0.000000e+00, %15 ]
  %43 = icmp ult i32 %20, %5
  %44 = and i1 %24, %43
  br i1 %44, label %45, label %57

45:                                               ; preds = %41
  %46 = sext i32 %25 to i64
  %47 = getelementptr inbounds half, ptr %0, i64 %46
  %48 = load half, ptr %47, align 2, !tbaa !22
  %49 = fpext contract half %48 to float
  %50 = sext i32 %21 to i64
  %51 = getelementptr half, ptr %1, i64 %50
  %52 = getelementptr i8, ptr %51, i64 2
  %53 = load half, ptr %52, align 2, !tbaa !22
  %54 = fpext contract half %53 to float
  %55 = fmul contract float %49, %54
  %56 = fadd contract float %42, %55
  br label %57

57:                                               ; preds = %45, %41
  %58 = phi float [ %56, %45 ], [ %42, %41 ]
  %59 = add nsw i32 %20, 1
  %60 = icmp ult i32 %59, %5
  %61 = select i1 %24, i1 %60, i1 false
  br i1 %61, label %62, label %75

62:                                               ; preds = %57
  %63 = sext i32 %25 to i64
  %64 = getelementptr half, ptr %0, i64 %63
  %65 = getelementptr i8, ptr %64, i64 2
  %66 = load half, ptr %65, align 2, !tbaa !22
  %67 = fpext contract half %66 to float
  %68 = sext i32 %21 to i64
  %69 = getelementptr half, ptr %1, i64 %68
  %70 = getelementptr i8, ptr %69, i64 4
  %71 = load half, ptr %70, align 2, !tbaa !22
  %72 = fpext contract half %71 to float
  %73 = fmul contract float %67, %72
  %74 = fadd contract float %58, %73
  br label %75

75:                                               ; preds = %62, %57
  %76 = phi float [ %74, %62 ], [ %58, %57 ]
  %77 = icmp ult i32 %18, %4
  %78 = select i1 %77, i1 %27, i1 false
  br i1 %78, label %79, label %93

79:                                               ; preds = %75
  %80 = sext i32 %11 to i64
  %81 = getelementptr half, ptr %0, i64 %80
  %82 = getelementptr i8, ptr %81, i64 -2
  %83 = load half, ptr %82, align 2, !tbaa !22
  %84 = fpext contract half %83 to float
  %85 = add i32 %21, 2
  %86 = sext i32 %85 to i64
  %87 = getelementptr half, ptr %1, i64 %86
  %88 = getelementptr i8, ptr %87, i64 2
  %89 = load half, ptr %88, align 2, !tbaa !22
  %90 = fpext contract half %89 to float
  %91 = fmul contract float %84, %90
  %92 = fadd contract float %76, %91
  br label %93

93:                                               ; preds = %79, %75
  %94 = phi float [ %92, %79 ], [ %76, %75 ]
  %95 = and i1 %77, %43
  br i1 %95, label %96, label %108

96:                                               ; preds = %93
  %97 = sext i32 %11 to i64
  %98 = getelementptr inbounds half, ptr %0, i64 %97
  %99 = load half, ptr %98, align 2, !tbaa !22
  %100 = fpext contract half %99 to float
  %101 = sext i32 %22 to i64
  %102 = getelementptr half, ptr %1, i64 %101
  %103 = getelementptr i8, ptr %102, i64 2
  %104 = load half, ptr %103, align 2, !tbaa !22
  %105 = fpext contract half %104 to float
  %106 = fmul contract float %100, %105
  %107 = fadd contract float %94, %106
  br label %108

108:                                              ; preds = %96, %93
  %109 = phi float [ %107, %96 ], [ %94, %93 ]
  %110 = select i1 %77, i1 %60, i1 false
  br i1 %110, label %111, label %125

111:                                              ; preds = %108
  %112 = sext i32 %11 to i64
  %113 = getelementptr half, ptr %0, i64 %112
  %114 = getelementptr i8, ptr %113, i64 2
  %115 = load half, ptr %114, align 2, !tbaa !22
  %116 = fpext contract half %115 to float
  %117 = add i32 %21, 4
  %118 = sext i32 %117 to i64
  %119 = getelementptr half, ptr %1, i64 %118
  %120 = getelementptr i8, ptr %119, i64 2
  %121 = load half, ptr %120, align 2, !tbaa !22
  %122 = fpext contract half %121 to float
  %123 = fmul contract float %116, %122
  %124 = fadd contract float %109, %123
  br label %125

125:                                              ; preds = %111, %108
  %126 = phi float [ %124, %111 ], [ %109, %108 ]
  %127 = add nsw i32 %18, 1
  %128 = icmp ult i32 %127, %4
  %129 = add nsw i32 %5, %11
  %130 = add i32 %21, 6
  %131 = select i1 %128, i1 %27, i1 false
  br i1 %131, label %132, label %146

132:                                              ; preds = %125
  %133 = sext i32 %129 to i64
  %134 = getelementptr half, ptr %0, i64 %133
  %135 = getelementptr i8, ptr %134, i64 -2
  %136 = load half, ptr %135, align 2, !tbaa !22
  %137 = fpext contract half %136 to float
  %138 = add i32 %21, 5
  %139 = sext i32 %138 to i64
  %140 = getelementptr half, ptr %1, i64 %139
  %141 = getelementptr i8, ptr %140, i64 2
  %142 = load half, ptr %141, align 2, !tbaa !22
  %143 = fpext contract half %142 to float
  %144 = fmul contract float %137, %143
  %145 = fadd contract float %126, %144
  br label %146

146:                                              ; preds = %132, %125
  %147 = phi float [ %145, %132 ], [ %126, %125 ]
  %148 = and i1 %128, %43
  br i1 %148, label %149, label %161

149:                                              ; preds = %146
  %150 = sext i32 %129 to i64
  %151 = getelementptr inbounds half, ptr %0, i64 %150
  %152 = load half, ptr %151, align 2, !tbaa !22
  %153 = fpext contract half %152 to float
  %154 = sext i32 %130 to i64
  %155 = getelementptr half, ptr %1, i64 %154
  %156 = getelementptr i8, ptr %155, i64 2
  %157 = load half, ptr %156, align 2, !tbaa !22
  %158 = fpext contract half %157 to float
  %159 = fmul contract float %153, %158
  %160 = fadd contract float %147, %159
  br label %161

161:                                              ; preds = %149, %146
  %162 = phi float [ %160, %149 ], [ %147, %146 ]
  %163 = select i1 %128, i1 %60, i1 false
  br i1 %163, label %164, label %178

164:                                              ; preds = %161
  %165 = sext i32 %129 to i64
  %166 = getelementptr half, ptr %0, i64 %165
  %167 = getelementptr i8, ptr %166, i64 2
  %168 = load half, ptr %167, align 2, !tbaa !22
  %169 = fpext contract half %168 to float
  %170 = add i32 %21, 7
  %171 = sext i32 %170 to i64
  %172 = getelementptr half, ptr %1, i64 %171
  %173 = getelementptr i8, ptr %172, i64 2
  %174 = load half, ptr %173, align 2, !tbaa !22
  %175 = fpext contract half %174 to float
  %176 = fmul contract float %169, %175
  %177 = fadd contract float %162, %176
  br label %178

178:                                              ; preds = %164, %161
  %179 = phi float [ %177, %164 ], [ %162, %161 ]
  %180 = fptrunc contract float %179 to half
  %181 = sext i32 %11 to i64
  %182 = getelementptr inbounds half, ptr %2, i64 %181
  store half %180, ptr %182, align 2, !tbaa !22
  br label %183

183:                                              ; preds = %6, %178
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @im2col(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, i32 noundef %7, i32 noundef %8, i32 noundef %9, i32 noundef %10) local_unnamed_addr #0 {
  %12 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %13 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %14 = mul i32 %12, %13
  %15 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %16 = add i32 %14, %15
  %17 = icmp slt i32 %16, %10
  br i1 %17, label %18, label %37

18:                                               ; preds = %11
  %19 = mul nsw i32 %7, %6
  %20 = sext i32 %4 to i64
  %21 = sext i32 %5 to i64
  %22 = sext i32 %6 to i64
  %23 = sext i32 %7 to i64
  %24 = mul nsw i64 %21, %20
  %25 = mul i64 %24, %22
  %26 = mul i64 %25, %23
  %27 = icmp sgt i32 %4, 0
  %28 = icmp sgt i32 %5, 0
  %29 = sext i32 %19 to i64
  %30 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.nctaid.x()
  %31 = mul i32 %13, %30
  %32 = and i32 %5, 3
  %33 = icmp ult i32 %5, 4
  %34 = and i32 %5, 2147483644
  %35 = icmp eq i32 %32, 0
  %36 = icmp ne i32 %32, 0
  br label %38

37:                                               ; preds = %69, %11
  ret void

38:                                               ; preds = %18, %69
  %39 = phi i32 [ %16, %18 ], [ %70, %69 ]
  %40 = freeze i32 %39
  %41 = sdiv i32 %40, %7
  %42 = mul i32 %41, %7
  %43 = sub i32 %40, %42
  %44 = srem i32 %41, %6
  %45 = mul nsw i32 %44, %8
  %46 = sub nsw i32 %45, %9
  %47 = mul nsw i32 %43, %8
  %48 = sub nsw i32 %47, %9
  br i1 %27, label %49, label %69

49:                                               ; preds = %38
  %50 = sdiv i32 %39, %19
  %51 = sext i32 %50 to i64
  %52 = mul i64 %26, %51
  %53 = getelementptr inbounds nuw float, ptr %1, i64 %52
  %54 = mul nsw i32 %44, %7
  %55 = sext i32 %54 to i64
  %56 = getelementptr inbounds float, ptr %53, i64 %55
  %57 = sext i32 %43 to i64
  %58 = getelementptr inbounds float, ptr %56, i64 %57
  %59 = mul nsw i32 %50, %2
  br label %60

60:                                               ; preds = %49, %97
  %61 = phi i32 [ 0, %49 ], [ %99, %97 ]
  %62 = phi ptr [ %58, %49 ], [ %98, %97 ]
  br i1 %28, label %63, label %97

63:                                               ; preds = %60
  %64 = add nsw i32 %61, %46
  %65 = icmp sgt i32 %64, -1
  %66 = icmp slt i32 %64, %2
  %67 = add nsw i32 %64, %59
  %68 = mul nsw i32 %67, %3
  br i1 %33, label %73, label %101

69:                                               ; preds = %97, %38
  %70 = add i32 %39, %31
  %71 = icmp slt i32 %70, %10
  br i1 %71, label %38, label %37, !llvm.loop !24

72:                                               ; preds = %161
  br i1 %35, label %97, label %73

73:                                               ; preds = %72, %63
  %74 = phi i32 [ 0, %63 ], [ %163, %72 ]
  %75 = phi ptr [ %62, %63 ], [ %164, %72 ]
  tail call void @llvm.assume(i1 %36)
  br label %76

76:                                               ; preds = %91, %73
  %77 = phi i32 [ %74, %73 ], [ %93, %91 ]
  %78 = phi ptr [ %75, %73 ], [ %94, %91 ]
  %79 = phi i32 [ 0, %73 ], [ %95, %91 ]
  %80 = add nsw i32 %77, %48
  %81 = icmp sgt i32 %80, -1
  %82 = select i1 %65, i1 %81, i1 false
  %83 = and i1 %66, %82
  %84 = icmp slt i32 %80, %3
  %85 = select i1 %83, i1 %84, i1 false
  br i1 %85, label %86, label %91

86:                                               ; preds = %76
  %87 = add nsw i32 %80, %68
  %88 = sext i32 %87 to i64
  %89 = getelementptr inbounds float, ptr %0, i64 %88
  %90 = load float, ptr %89, align 4, !tbaa !10
  br label %91

91:                                               ; preds = %86, %76
  %92 = phi contract float [ %90, %86 ], [ 0.000000e+00, %76 ]
  store float %92, ptr %78, align 4, !tbaa !10
  %93 = add nuw nsw i32 %77, 1
  %94 = getelementptr inbounds float, ptr %78, i64 %29
  %95 = add i32 %79, 1
  %96 = icmp eq i32 %95, %32
  br i1 %96, label %97, label %76, !llvm.loop !25

97:                                               ; preds = %72, %91, %60
  %98 = phi ptr [ %62, %60 ], [ %164, %72 ], [ %94, %91 ]
  %99 = add nuw nsw i32 %61, 1
  %100 = icmp eq i32 %99, %4
  br i1 %100, label %69, label %60, !llvm.loop !26

101:                                              ; preds = %63, %161
  %102 = phi i32 [ %163, %161 ], [ 0, %63 ]
  %103 = phi ptr [ %164, %161 ], [ %62, %63 ]
  %104 = phi i32 [ %165, %161 ], [ 0, %63 ]
  %105 = add nsw i32 %102, %48
  %106 = icmp sgt i32 %105, -1
  %107 = select i1 %65, i1 %106, i1 false
  %108 = and i1 %66, %107
  %109 = icmp slt i32 %105, %3
  %110 = select i1 %108, i1 %109, i1 false
  br i1 %110, label %111, label %116

111:                                              ; preds = %101
  %112 = add nsw i32 %105, %68
  %113 = sext i32 %112 to i64
  %114 = getelementptr inbounds float, ptr %0, i64 %113
  %115 = load float, ptr %114, align 4, !tbaa !10
  br label %116

116:                                              ; preds = %101, %111
  %117 = phi contract float [ %115, %111 ], [ 0.000000e+00, %101 ]
  store float %117, ptr %103, align 4, !tbaa !10
  %118 = or disjoint i32 %102, 1
  %119 = getelementptr inbounds float, ptr %103, i64 %29
  %120 = add nsw i32 %118, %48
  %121 = icmp sgt i32 %120, -1
  %122 = select i1 %65, i1 %121, i1 false
  %123 = and i1 %66, %122
  %124 = icmp slt i32 %120, %3
  %125 = select i1 %123, i1 %124, i1 false
  br i1 %125, label %126, label %131

126:                                              ; preds = %116
  %127 = add nsw i32 %120, %68
  %128 = sext i32 %127 to i64
  %129 = getelementptr inbounds float, ptr %0, i64 %128
  %130 = load float, ptr %129, align 4, !tbaa !10
  br label %131

131:                                              ; preds = %126, %116
  %132 = phi contract float [ %130, %126 ], [ 0.000000e+00, %116 ]
  store float %132, ptr %119, align 4, !tbaa !10
  %133 = or disjoint i32 %102, 2
  %134 = getelementptr inbounds float, ptr %119, i64 %29
  %135 = add nsw i32 %133, %48
  %136 = icmp sgt i32 %135, -1
  %137 = select i1 %65, i1 %136, i1 false
  %138 = and i1 %66, %137
  %139 = icmp slt i32 %135, %3
  %140 = select i1 %138, i1 %139, i1 false
  br i1 %140, label %141, label %146

141:                                              ; preds = %131
  %142 = add nsw i32 %135, %68
  %143 = sext i32 %142 to i64
  %144 = getelementptr inbounds float, ptr %0, i64 %143
  %145 = load float, ptr %144, align 4, !tbaa !10
  br label %146

146:                                              ; preds = %141, %131
  %147 = phi contract float [ %145, %141 ], [ 0.000000e+00, %131 ]
  store float %147, ptr %134, align 4, !tbaa !10
  %148 = or disjoint i32 %102, 3
  %149 = getelementptr inbounds float, ptr %134, i64 %29
  %150 = add nsw i32 %148, %48
  %151 = icmp sgt i32 %150, -1
  %152 = select i1 %65, i1 %151, i1 false
  %153 = and i1 %66, %152
  %154 = icmp slt i32 %150, %3
  %155 = select i1 %153, i1 %154, i1 false
  br i1 %155, label %156, label %161

156:                                              ; preds = %146
  %157 = add nsw i32 %150, %68
  %158 = sext i32 %157 to i64
  %159 = getelementptr inbounds float, ptr %0, i64 %158
  %160 = load float, ptr %159, align 4, !tbaa !10
  br label %161

161:                                              ; preds = %156, %146
  %162 = phi contract float [ %160, %156 ], [ 0.000000e+00, %146 ]
  store float %162, ptr %149, align 4, !tbaa !10
  %163 = add nuw nsw i32 %102, 4
  %164 = getelementptr inbounds float, ptr %149, i64 %29
  %165 = add i32 %104, 4
  %166 = icmp eq i32 %165, %34
  br i1 %166, label %72, label %101, !llvm.loop !27
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @winograd_input(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #3 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %6 = mul i32 %4, %5
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %8 = add i32 %6, %7
  %9 = icmp slt i32 %8, %2
  br i1 %9, label %10, label %138

10:                                               ; preds = %3
  %11 = shl nsw i32 %8, 2
  %12 = sext i32 %11 to i64
  %13 = getelementptr inbounds %struct.float4, ptr %0, i64 %12
  %14 = load float, ptr %13, align 16, !tbaa !10
  %15 = getelementptr inbounds nuw i8, ptr %13, i64 4
  %16 = load float, ptr %15, align 4, !tbaa !10
  %17 = getelementptr inbounds nuw i8, ptr %13, i64 8
  %18 = load float, ptr %17, align 8, !tbaa !10
  %19 = getelementptr inbounds nuw i8, ptr %13, i64 12
  %20 = load float, ptr %19, align 4, !tbaa !10
  %21 = getelementptr i8, ptr %13, i64 16
  %22 = load float, ptr %21, align 16, !tbaa !10
  %23 = getelementptr i8, ptr %13, i64 20
  %24 = load float, ptr %23, align 4, !tbaa !10
  %25 = getelementptr i8, ptr %13, i64 24
  %26 = load float, ptr %25, align 8, !tbaa !10
  %27 = getelementptr i8, ptr %13, i64 28
  %28 = load float, ptr %27, align 4, !tbaa !10
  %29 = getelementptr i8, ptr %13, i64 32
  %30 = load float, ptr %29, align 16, !tbaa !10
  %31 = getelementptr i8, ptr %13, i64 36
  %32 = load float, ptr %31, align 4, !tbaa !10
  %33 = getelementptr i8, ptr %13, i64 40
  %34 = load float, ptr %33, align 8, !tbaa !10
  %35 = getelementptr i8, ptr %13, i64 44
  %36 = load float, ptr %35, align 4, !tbaa !10
  %37 = getelementptr i8, ptr %13, i64 48
  %38 = load float, ptr %37, align 16, !tbaa !10
  %39 = getelementptr i8, ptr %13, i64 52
  %40 = load float, ptr %39, align 4, !tbaa !10
  %41 = getelementptr i8, ptr %13, i64 56
  %42 = load float, ptr %41, align 8, !tbaa !10
  %43 = getelementptr i8, ptr %13, i64 60
  %44 = load float, ptr %43, align 4, !tbaa !10
  %45 = fsub contract float %14, %30
  %46 = fsub contract float %16, %32
  %47 = fsub contract float %18, %34
  %48 = fsub contract float %20, %36
  %49 = fadd contract float %22, %30
  %50 = fadd contract float %24, %32
  %51 = fadd contract float %26, %34
  %52 = fadd contract float %28, %36
  %53 = fsub contract float %30, %22
  %54 = fsub contract float %32, %24
  %55 = fsub contract float %34, %26
  %56 = fsub contract float %36, %28
  %57 = fsub contract float %22, %38
  %58 = fsub contract float %24, %40
  %59 = fsub contract float %26, %42
  %60 = fsub contract float %28, %44
  %61 = fsub contract float %45, %47
  %62 = sext i32 %8 to i64
  %63 = getelementptr inbounds float, ptr %1, i64 %62
  store float %61, ptr %63, align 4, !tbaa !10
  %64 = fadd contract float %46, %47
  %65 = add nsw i32 %2, %8
  %66 = sext i32 %65 to i64
  %67 = getelementptr inbounds float, ptr %1, i64 %66
  store float %64, ptr %67, align 4, !tbaa !10
  %68 = fsub contract float %47, %46
  %69 = shl nsw i32 %2, 1
  %70 = add nsw i32 %69, %8
  %71 = sext i32 %70 to i64
  %72 = getelementptr inbounds float, ptr %1, i64 %71
  store float %68, ptr %72, align 4, !tbaa !10
  %73 = fsub contract float %46, %48
  %74 = mul nsw i32 %2, 3
  %75 = add nsw i32 %74, %8
  %76 = sext i32 %75 to i64
  %77 = getelementptr inbounds float, ptr %1, i64 %76
  store float %73, ptr %77, align 4, !tbaa !10
  %78 = fsub contract float %49, %51
  %79 = shl nsw i32 %2, 2
  %80 = add nsw i32 %79, %8
  %81 = sext i32 %80 to i64
  %82 = getelementptr inbounds float, ptr %1, i64 %81
  store float %78, ptr %82, align 4, !tbaa !10
  %83 = fadd contract float %50, %51
  %84 = mul nsw i32 %2, 5
  %85 = add nsw i32 %84, %8
  %86 = sext i32 %85 to i64
  %87 = getelementptr inbounds float, ptr %1, i64 %86
  store float %83, ptr %87, align 4, !tbaa !10
  %88 = fsub contract float %51, %50
  %89 = mul nsw i32 %2, 6
  %90 = add nsw i32 %89, %8
  %91 = sext i32 %90 to i64
  %92 = getelementptr inbounds float, ptr %1, i64 %91
  store float %88, ptr %92, align 4, !tbaa !10
  %93 = fsub contract float %50, %52
  %94 = mul nsw i32 %2, 7
  %95 = add nsw i32 %94, %8
  %96 = sext i32 %95 to i64
  %97 = getelementptr inbounds float, ptr %1, i64 %96
  store float %93, ptr %97, align 4, !tbaa !10
  %98 = fsub contract float %53, %55
  %99 = shl nsw i32 %2, 3
  %100 = add nsw i32 %99, %8
  %101 = sext i32 %100 to i64
  %102 = getelementptr inbounds float, ptr %1, i64 %101
  store float %98, ptr %102, align 4, !tbaa !10
  %103 = fadd contract float %54, %55
  %104 = mul nsw i32 %2, 9
  %105 = add nsw i32 %104, %8
  %106 = sext i32 %105 to i64
  %107 = getelementptr inbounds float, ptr %1, i64 %106
  store float %103, ptr %107, align 4, !tbaa !10
  %108 = fsub contract float %55, %54
  %109 = mul nsw i32 %2, 10
  %110 = add nsw i32 %109, %8
  %111 = sext i32 %110 to i64
  %112 = getelementptr inbounds float, ptr %1, i64 %111
  store float %108, ptr %112, align 4, !tbaa !10
  %113 = fsub contract float %54, %56
  %114 = mul nsw i32 %2, 11
  %115 = add nsw i32 %114, %8
  %116 = sext i32 %115 to i64
  %117 = getelementptr inbounds float, ptr %1, i64 %116
  store float %113, ptr %117, align 4, !tbaa !10
  %118 = fsub contract float %57, %59
  %119 = mul nsw i32 %2, 12
  %120 = add nsw i32 %119, %8
  %121 = sext i32 %120 to i64
  %122 = getelementptr inbounds float, ptr %1, i64 %121
  store float %118, ptr %122, align 4, !tbaa !10
  %123 = fadd contract float %58, %59
  %124 = mul nsw i32 %2, 13
  %125 = add nsw i32 %124, %8
  %126 = sext i32 %125 to i64
  %127 = getelementptr inbounds float, ptr %1, i64 %126
  store float %123, ptr %127, align 4, !tbaa !10
  %128 = fsub contract float %59, %58
  %129 = mul nsw i32 %2, 14
  %130 = add nsw i32 %129, %8
  %131 = sext i32 %130 to i64
  %132 = getelementptr inbounds float, ptr %1, i64 %131
  store float %128, ptr %132, align 4, !tbaa !10
  %133 = fsub contract float %58, %60
  %134 = mul nsw i32 %2, 15
  %135 = add nsw i32 %134, %8
  %136 = sext i32 %135 to i64
  %137 = getelementptr inbounds float, ptr %1, i64 %136
  store float %133, ptr %137, align 4, !tbaa !10
  br label %138

138:                                              ; preds = %3, %10
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.z() #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.y() #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, -2147483648) i32 @llvm.nvvm.read.ptx.sreg.nctaid.x() #4

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write)
declare void @llvm.assume(i1 noundef) #5

attributes #0 = { mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx80,+sm_90" "uniform-work-group-size"="true" }
attributes #1 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx80,+sm_90" "uniform-work-group-size"="true" }
attributes #2 = { convergent nocallback nounwind }
attributes #3 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx80,+sm_90" "uniform-work-group-size"="true" }
attributes #4 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }

!llvm.module.flags = !{!0, !1, !2}
!llvm.errno.tbaa = !{!3}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!2 = !{i32 7, !"frame-pointer", i32 2}
!3 = !{!4, !4, i64 0}
!4 = !{!"int", !5, i64 0}
!5 = !{!"omnipotent char", !6, i64 0}
!6 = !{!"Simple C++ TBAA"}
!7 = !{!8, !4, i64 12}
!8 = !{!"_ZTS9ConvShape", !4, i64 0, !4, i64 4, !4, i64 8, !4, i64 12, !4, i64 16, !4, i64 20, !4, i64 24, !4, i64 28, !4, i64 32, !4, i64 36}
!9 = !{!8, !4, i64 28}
!10 = !{!11, !11, i64 0}
!11 = !{!"float", !5, i64 0}
!12 = !{!8, !4, i64 0}
!13 = !{!8, !4, i64 16}
!14 = !{!8, !4, i64 24}
!15 = distinct !{!15, !16}
!16 = !{!"llvm.loop.mustprogress"}
!17 = distinct !{!17, !16}
!18 = distinct !{!18, !19}
!19 = !{!"llvm.loop.unroll.disable"}
!20 = distinct !{!20, !16}
!21 = distinct !{!21, !16}
!22 = !{!23, !23, i64 0}
!23 = !{!"_Float16", !5, i64 0}
!24 = distinct !{!24, !16}
!25 = distinct !{!25, !19}
!26 = distinct !{!26, !16}
!27 = distinct !{!27, !16}
