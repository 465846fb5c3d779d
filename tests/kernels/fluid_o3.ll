; ModuleID = 'fluid.cu'
source_filename = "fluid.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.int3 = type { i32, i32, i32 }
%struct.float4 = type { float, float, float, float }
%struct.float2 = type { float, float }

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @lbm_d2q9(ptr noalias noundef readonly captures(none) %0, ptr noalias noundef writeonly captures(none) %1, ptr noundef readonly captures(none) %2, i32 noundef %3, i32 noundef %4, float noundef %5) local_unnamed_addr #0 {
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %9 = mul i32 %7, %8
  %10 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %11 = add i32 %9, %10
  %12 = icmp slt i32 %11, %3
  br i1 %12, label %13, label %224

13:                                               ; preds = %6
  %14 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %15 = mul nsw i32 %4, %3
  %16 = icmp eq i32 %11, 0
  %17 = select i1 %16, i32 %3, i32 %11
  %18 = add nsw i32 %17, -1
  %19 = add nsw i32 %11, 1
  %20 = icmp slt i32 %19, %3
  %21 = select i1 %20, i32 %19, i32 0
  %22 = icmp eq i32 %14, 0
  %23 = select i1 %22, i32 %4, i32 %14
  %24 = add nsw i32 %23, -1
  %25 = add nuw nsw i32 %14, 1
  %26 = icmp slt i32 %25, %4
  %27 = select i1 %26, i32 %25, i32 0
  %28 = mul nsw i32 %3, %14
  %29 = add nsw i32 %28, %11
  %30 = sext i32 %29 to i64
  %31 = getelementptr inbounds float, ptr %0, i64 %30
  %32 = load float, ptr %31, align 4, !tbaa !7
  %33 = add nsw i32 %15, %28
  %34 = add nsw i32 %33, %18
  %35 = sext i32 %34 to i64
  %36 = getelementptr inbounds float, ptr %0, i64 %35
  %37 = load float, ptr %36, align 4, !tbaa !7
  %38 = shl nsw i32 %15, 1
  %39 = mul nsw i32 %24, %3
  %40 = add i32 %38, %11
  %41 = add i32 %40, %39
  %42 = sext i32 %41 to i64
  %43 = getelementptr inbounds float, ptr %0, i64 %42
  %44 = load float, ptr %43, align 4, !tbaa !7
  %45 = mul nsw i32 %15, 3
  %46 = add i32 %21, %28
  %47 = add i32 %46, %45
  %48 = sext i32 %47 to i64
  %49 = getelementptr inbounds float, ptr %0, i64 %48
  %50 = load float, ptr %49, align 4, !tbaa !7
  %51 = shl nsw i32 %15, 2
  %52 = mul nsw i32 %27, %3
  %53 = add i32 %51, %11
  %54 = add i32 %53, %52
  %55 = sext i32 %54 to i64
  %56 = getelementptr inbounds float, ptr %0, i64 %55
  %57 = load float, ptr %56, align 4, !tbaa !7
  %58 = mul nsw i32 %15, 5
  %59 = add i32 %58, %18
  %60 = add i32 %59, %39
  %61 = sext i32 %60 to i64
  %62 = getelementptr inbounds float, ptr %0, i64 %61
  %63 = load float, ptr %62, align 4, !tbaa !7
  %64 = mul nsw i32 %15, 6
  %65 = add i32 %64, %21
  %66 = add i32 %65, %39
  %67 = sext i32 %66 to i64
  %68 = getelementptr inbounds float, ptr %0, i64 %67
  %69 = load float, ptr %68, align 4, !tbaa !7
  %70 = mul nsw i32 %15, 7
  %71 = add i32 %70, %21
  %72 = add i32 %71, %52
  %73 = sext i32 %72 to i64
  %74 = getelementptr inbounds float, ptr %0, i64 %73
  %75 = load float, ptr %74, align 4, !tbaa !7
  %76 = shl nsw i32 %15, 3
  %77 = add i32 %76, %18
  %78 = add i32 %77, %52
  %79 = sext i32 %78 to i64
  %80 = getelementptr inbounds float, ptr %0, i64 %79
  %81 = load float, ptr %80, align 4, !tbaa !7
  %82 = getelementptr inbounds i8, ptr %2, i64 %30
  %83 = load i8, ptr %82, align 1, !tbaa !9
  %84 = icmp eq i8 %83, 0
  br i1 %84, label %108, label %85

85:                                               ; preds = %13
  %86 = getelementptr inbounds float, ptr %1, i64 %30
  store float %32, ptr %86, align 4, !tbaa !7
  %87 = add nsw i32 %15, %29
  %88 = sext i32 %87 to i64
  %89 = getelementptr inbounds float, ptr %1, i64 %88
  store float %50, ptr %89, align 4, !tbaa !7
  %90 = add nsw i32 %45, %29
  %91 = sext i32 %90 to i64
  %92 = getelementptr inbounds float, ptr %1, i64 %91
  store float %37, ptr %92, align 4, !tbaa !7
  %93 = add nsw i32 %38, %29
  %94 = sext i32 %93 to i64
  %95 = getelementptr inbounds float, ptr %1, i64 %94
  store float %57, ptr %95, align 4, !tbaa !7
  %96 = add nsw i32 %51, %29
  %97 = sext i32 %96 to i64
  %98 = getelementptr inbounds float, ptr %1, i64 %97
  store float %44, ptr %98, align 4, !tbaa !7
  %99 = add nsw i32 %58, %29
  %100 = sext i32 %99 to i64
  %101 = getelementptr inbounds float, ptr %1, i64 %100
  store float %75, ptr %101, align 4, !tbaa !7
  %102 = add nsw i32 %70, %29
  %103 = sext i32 %102 to i64
  %104 = getelementptr inbounds float, ptr %1, i64 %103
  store float %63, ptr %104, align 4, !tbaa !7
  %105 = add nsw i32 %64, %29
  %106 = sext i32 %105 to i64
  %107 = getelementptr inbounds float, ptr %1, i64 %106
  store float %81, ptr %107, align 4, !tbaa !7
  br label %219

108:                                              ; preds = %13
  %109 = fadd contract float %32, %37
  %110 = fadd contract float %109, %44
  %111 = fadd contract float %110, %50
  %112 = fadd contract float %111, %57
  %113 = fadd contract float %112, %63
  %114 = fadd contract float %113, %69
  %115 = fadd contract float %114, %75
  %116 = fadd contract float %115, %81
  %117 = fdiv contract float 1.000000e+00, %116
  %118 = fadd contract float %37, %63
  %119 = fadd contract float %118, %81
  %120 = fsub contract float %119, %50
  %121 = fsub contract float %120, %69
  %122 = fsub contract float %121, %75
  %123 = fmul contract float %117, %122
  %124 = fadd contract float %44, %63
  %125 = fadd contract float %124, %69
  %126 = fsub contract float %125, %57
  %127 = fsub contract float %126, %75
  %128 = fsub contract float %127, %81
  %129 = fmul contract float %128, %117
  %130 = fmul contract float %123, %123
  %131 = fmul contract float %129, %129
  %132 = fadd contract float %131, %130
  %133 = fmul contract float %132, 1.500000e+00
  %134 = fsub contract float 1.000000e+00, %133
  %135 = fmul contract float %5, %116
  %136 = fmul contract float %135, 0x3FDC71C720000000
  %137 = fmul contract float %135, 0x3FBC71C720000000
  %138 = fmul contract float %135, 0x3F9C71C720000000
  %139 = fsub contract float 1.000000e+00, %5
  %140 = fadd contract float %129, %123
  %141 = fsub contract float %123, %129
  %142 = fmul contract float %139, %32
  %143 = fmul contract float %136, %134
  %144 = fadd contract float %142, %143
  %145 = getelementptr inbounds float, ptr %1, i64 %30
  store float %144, ptr %145, align 4, !tbaa !7
  %146 = fmul contract float %139, %37
  %147 = fmul contract float %123, 3.000000e+00
  %148 = fadd contract float %147, %134
  %149 = fmul contract float %123, 4.500000e+00
  %150 = fmul contract float %123, %149
  %151 = fadd contract float %150, %148
  %152 = fmul contract float %137, %151
  %153 = fadd contract float %146, %152
  %154 = add nsw i32 %15, %29
  %155 = sext i32 %154 to i64
  %156 = getelementptr inbounds float, ptr %1, i64 %155
  store float %153, ptr %156, align 4, !tbaa !7
  %157 = fmul contract float %139, %44
  %158 = fmul contract float %129, 3.000000e+00
  %159 = fadd contract float %158, %134
  %160 = fmul contract float %129, 4.500000e+00
  %161 = fmul contract float %129, %160
  %162 = fadd contract float %161, %159
  %163 = fmul contract float %137, %162
  %164 = fadd contract float %157, %163
  %165 = add nsw i32 %38, %29
  %166 = sext i32 %165 to i64
  %167 = getelementptr inbounds float, ptr %1, i64 %166
  store float %164, ptr %167, align 4, !tbaa !7
  %168 = fmul contract float %139, %50
  %169 = fsub contract float %134, %147
  %170 = fadd contract float %150, %169
  %171 = fmul contract float %137, %170
  %172 = fadd contract float %168, %171
  %173 = add nsw i32 %45, %29
  %174 = sext i32 %173 to i64
  %175 = getelementptr inbounds float, ptr %1, i64 %174
  store float %172, ptr %175, align 4, !tbaa !7
  %176 = fmul contract float %139, %57
  %177 = fsub contract float %134, %158
  %178 = fadd contract float %161, %177
  %179 = fmul contract float %137, %178
  %180 = fadd contract float %176, %179
  %181 = add nsw i32 %51, %29
  %182 = sext i32 %181 to i64
  %183 = getelementptr inbounds float, ptr %1, i64 %182
  store float %180, ptr %183, align 4, !tbaa !7
  %184 = fmul contract float %139, %63
  %185 = fmul contract float %140, 3.000000e+00
  %186 = fadd contract float %185, %134
  %187 = fmul contract float %140, 4.500000e+00
  %188 = fmul contract float %140, %187
  %189 = fadd contract float %188, %186
  %190 = fmul contract float %138, %189
  %191 = fadd contract float %184, %190
  %192 = add nsw i32 %58, %29
  %193 = sext i32 %192 to i64
  %194 = getelementptr inbounds float, ptr %1, i64 %193
  store float %191, ptr %194, align 4, !tbaa !7
  %195 = fmul contract float %139, %69
  %196 = fmul contract float %141, 3.000000e+00
  %197 = fsub contract float %134, %196
  %198 = fmul contract float %141, 4.500000e+00
  %199 = fmul contract float %141, %198
  %200 = fadd contract float %199, %197
  %201 = fmul contract float %138, %200
  %202 = fadd contract float %195, %201
  %203 = add nsw i32 %64, %29
  %204 = sext i32 %203 to i64
  %205 = getelementptr inbounds float, ptr %1, i64 %204
  store float %202, ptr %205, align 4, !tbaa !7
  %206 = fmul contract float %139, %75
  %207 = fsub contract float %134, %185
  %208 = fadd contract float %188, %207
  %209 = fmul contract float %138, %208
  %210 = fadd contract float %206, %209
  %211 = add nsw i32 %70, %29
  %212 = sext i32 %211 to i64
  %213 = getelementptr inbounds float, ptr %1, i64 %212
  store float %210, ptr %213, align 4, !tbaa !7
  %214 = fmul contract float %139, %81
  %215 = fadd contract float %196, %134
  %216 = fadd contract float %199, %215
  %217 = fmul contract float %138, %216
  %218 = fadd contract float %214, %217
  br label %219

219:                                              ; preds = %108, %85
  %220 = phi float [ %69, %85 ], [ %218, %108 ]
  %221 = add nsw i32 %76, %29
  %222 = sext i32 %221 to i64
  %223 = getelementptr inbounds float, ptr %1, i64 %222
  store float %220, ptr %223, align 4, !tbaa !7
  br label %224

224:                                              ; preds = %219, %6
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @sph_density(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef readonly captures(none) %2, ptr noundef writeonly captures(none) %3, ptr noundef readonly byval(%struct.int3) align 4 captures(none) %4, float noundef %5, i32 noundef %6) local_unnamed_addr #1 {
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %10 = mul i32 %8, %9
  %11 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %12 = add i32 %10, %11
  %13 = icmp slt i32 %12, %6
  br i1 %13, label %14, label %185

14:                                               ; preds = %7
  %15 = sext i32 %12 to i64
  %16 = getelementptr inbounds %struct.float4, ptr %0, i64 %15
  %17 = load float, ptr %16, align 16, !tbaa !7
  %18 = getelementptr inbounds nuw i8, ptr %16, i64 4
  %19 = load float, ptr %18, align 4, !tbaa !7
  %20 = getelementptr inbounds nuw i8, ptr %16, i64 8
  %21 = load float, ptr %20, align 8, !tbaa !7
  %22 = fdiv contract float %21, %5
  %23 = fptosi float %22 to i32
  %24 = fmul contract float %5, %5
  %25 = tail call i32 @llvm.smax.i32(i32 %23, i32 1)
  %26 = add nsw i32 %25, -1
  %27 = add nsw i32 %23, 1
  %28 = getelementptr inbounds nuw i8, ptr %4, i64 8
  %29 = load i32, ptr %28, align 4, !tbaa !10
  %30 = add nsw i32 %29, -1
  %31 = tail call noundef i32 @llvm.smin.i32(i32 range(i32 -2147483648, 2147483647) %30, i32 range(i32 -2147483647, -2147483648) %27)
  %32 = icmp sgt i32 %26, %31
  br i1 %32, label %53, label %33

33:                                               ; preds = %14
  %34 = fdiv contract float %19, %5
  %35 = fptosi float %34 to i32
  %36 = fdiv contract float %17, %5
  %37 = fptosi float %36 to i32
  %38 = tail call i32 @llvm.smax.i32(i32 %35, i32 1)
  %39 = add nsw i32 %38, -1
  %40 = add nsw i32 %35, 1
  %41 = getelementptr inbounds nuw i8, ptr %4, i64 4
  %42 = load i32, ptr %41, align 4, !tbaa !12
  %43 = add nsw i32 %42, -1
  %44 = tail call noundef i32 @llvm.smin.i32(i32 range(i32 -2147483648, 2147483647) %43, i32 range(i32 -2147483647, -2147483648) %40)
  %45 = icmp sgt i32 %39, %44
  %46 = tail call i32 @llvm.smax.i32(i32 %37, i32 1)
  %47 = add nsw i32 %46, -1
  %48 = add i32 %37, 1
  %49 = load i32, ptr %4, align 4
  %50 = add i32 %49, -1
  %51 = tail call i32 @llvm.smin.i32(i32 range(i32 -2147483648, 2147483647) %50, i32 range(i32 -2147483647, -2147483648) %48)
  %52 = icmp sgt i32 %47, %51
  br label %56

53:                                               ; preds = %61, %14
  %54 = phi float [ 0.000000e+00, %14 ], [ %62, %61 ]
  %55 = getelementptr inbounds float, ptr %3, i64 %15
  store float %54, ptr %55, align 4, !tbaa !7
  br label %185

56:                                               ; preds = %33, %61
  %57 = phi float [ 0.000000e+00, %33 ], [ %62, %61 ]
  %58 = phi i32 [ %26, %33 ], [ %63, %61 ]
  br i1 %45, label %61, label %59

59:                                               ; preds = %56
  %60 = mul nsw i32 %42, %58
  br label %65

61:                                               ; preds = %71, %56
  %62 = phi float [ %57, %56 ], [ %72, %71 ]
  %63 = add nuw nsw i32 %58, 1
  %64 = icmp slt i32 %58, %31
  br i1 %64, label %56, label %53, !llvm.loop !13

65:                                               ; preds = %59, %71
  %66 = phi float [ %57, %59 ], [ %72, %71 ]
  %67 = phi i32 [ %39, %59 ], [ %73, %71 ]
  br i1 %52, label %71, label %68

68:                                               ; preds = %65
  %69 = add nsw i32 %60, %67
  %70 = mul nsw i32 %49, %69
  br label %75

71:                                               ; preds = %123, %65
  %72 = phi float [ %66, %65 ], [ %124, %123 ]
  %73 = add nuw nsw i32 %67, 1
  %74 = icmp slt i32 %67, %44
  br i1 %74, label %65, label %61, !llvm.loop !15

75:                                               ; preds = %68, %123
  %76 = phi float [ %66, %68 ], [ %124, %123 ]
  %77 = phi i32 [ %47, %68 ], [ %125, %123 ]
  %78 = add nsw i32 %70, %77
  %79 = sext i32 %78 to i64
  %80 = getelementptr inbounds i32, ptr %1, i64 %79
  %81 = load i32, ptr %80, align 4, !tbaa !3
  %82 = getelementptr inbounds i32, ptr %2, i64 %79
  %83 = load i32, ptr %82, align 4, !tbaa !3
  %84 = icmp slt i32 %81, %83
  br i1 %84, label %85, label %123

85:                                               ; preds = %75
  %86 = sub i32 %83, %81
  %87 = add i32 %81, 1
  %88 = and i32 %86, 1
  %89 = icmp eq i32 %88, 0
  br i1 %89, label %118, label %90

90:                                               ; preds = %85
  %91 = sext i32 %81 to i64
  %92 = getelementptr inbounds %struct.float4, ptr %0, i64 %91
  %93 = load float, ptr %92, align 16, !tbaa !16
  %94 = fsub contract float %93, %17
  %95 = getelementptr inbounds nuw i8, ptr %92, i64 4
  %96 = load float, ptr %95, align 4, !tbaa !18
  %97 = fsub contract float %96, %19
  %98 = getelementptr inbounds nuw i8, ptr %92, i64 8
  %99 = load float, ptr %98, align 8, !tbaa !19
  %100 = fsub contract float %99, %21
  %101 = fmul contract float %94, %94
  %102 = fsub contract float %24, %101
  %103 = fmul contract float %97, %97
  %104 = fsub contract float %102, %103
  %105 = fmul contract float %100, %100
  %106 = fsub contract float %104, %105
  %107 = fcmp contract ogt float %106, 0.000000e+00
  br i1 %107, label %108, label %115

108:                                              ; preds = %90
  %109 = getelementptr inbounds nuw i8, ptr %92, i64 12
  %110 = load float, ptr %109, align 4, !tbaa !20
  %111 = fmul contract float %106, %110
  %112 = fmul contract float %106, %111
  %113 = fmul contract float %106, %112
  %114 = fadd contract float %76, %113
  br label %115

115:                                              ; preds = %108, %90
  %116 = phi float [ %114, %108 ], [ %76, %90 ]
  %117 = add nsw i32 %81, 1
  br label %118

118:                                              ; preds = %115, %85
  %119 = phi float [ poison, %85 ], [ %116, %115 ]
  %120 = phi float [ %76, %85 ], [ %116, %115 ]
  %121 = phi i32 [ %81, %85 ], [ %117, %115 ]
  %122 = icmp eq i32 %83, %87
  br i1 %122, label %123, label %127

123:                                              ; preds = %118, %181, %75
  %124 = phi float [ %76, %75 ], [ %119, %118 ], [ %182, %181 ]
  %125 = add nuw i32 %77, 1
  %126 = icmp eq i32 %77, %51
  br i1 %126, label %71, label %75, !llvm.loop !21

127:                                              ; preds = %118, %181
  %128 = phi float [ %182, %181 ], [ %120, %118 ]
  %129 = phi i32 [ %183, %181 ], [ %121, %118 ]
  %130 = sext i32 %129 to i64
  %131 = getelementptr inbounds %struct.float4, ptr %0, i64 %130
  %132 = load float, ptr %131, align 16, !tbaa !16
  %133 = fsub contract float %132, %17
  %134 = getelementptr inbounds nuw i8, ptr %131, i64 4
  %135 = load float, ptr %134, align 4, !tbaa !18
  %136 = fsub contract float %135, %19
  %137 = getelementptr inbounds nuw i8, ptr %131, i64 8
  %138 = load float, ptr %137, align 8, !tbaa !19
  %139 = fsub contract float %138, %21
  %140 = fmul contract float %133, %133
  %141 = fsub contract float %24, %140
  %142 = fmul contract float %136, %136
  %143 = fsub contract float %141, %142
  %144 = fmul contract float %139, %139
  %145 = fsub contract float %143, %144
  %146 = fcmp contract ogt float %145, 0.000000e+00
  br i1 %146, label %147, label %154

147:                                              ; preds = %127
  %148 = getelementptr inbounds nuw i8, ptr %131, i64 12
  %149 = load float, ptr %148, align 4, !tbaa !20
  %150 = fmul contract float %145, %149
  %151 = fmul contract float %145, %150
  %152 = fmul contract float %145, %151
  %153 = fadd contract float %128, %152
  br label %154

154:                                              ; preds = %147, %127
  %155 = phi float [ %153, %147 ], [ %128, %127 ]
  %156 = sext i32 %129 to i64
  %157 = getelementptr %struct.float4, ptr %0, i64 %156
  %158 = getelementptr i8, ptr %157, i64 16
  %159 = load float, ptr %158, align 16, !tbaa !16
  %160 = fsub contract float %159, %17
  %161 = getelementptr i8, ptr %157, i64 20
  %162 = load float, ptr %161, align 4, !tbaa !18
  %163 = fsub contract float %162, %19
  %164 = getelementptr i8, ptr %157, i64 24
  %165 = load float, ptr %164, align 8, !tbaa !19
  %166 = fsub contract float %165, %21
  %167 = fmul contract float %160, %160
  %168 = fsub contract float %24, %167
  %169 = fmul contract float %163, %163
  %170 = fsub contract float %168, %169
  %171 = fmul contract float %166, %166
  %172 = fsub contract float %170, %171
  %173 = fcmp contract ogt float %172, 0.000000e+00
  br i1 %173, label %174, label %181

174:                                              ; preds = %154
  %175 = getelementptr i8, ptr %157, i64 28
  %176 = load float, ptr %175, align 4, !tbaa !20
  %177 = fmul contract float %172, %176
  %178 = fmul contract float %172, %177
  %179 = fmul contract float %172, %178
  %180 = fadd contract float %155, %179
  br label %181

181:                                              ; preds = %174, %154
  %182 = phi float [ %180, %174 ], [ %155, %154 ]
  %183 = add nsw i32 %129, 2
  %184 = icmp eq i32 %183, %83
  br i1 %184, label %123, label %127, !llvm.loop !22

185:                                              ; preds = %7, %53
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @advect(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef writeonly captures(none) %2, i32 noundef %3, i32 noundef %4, float noundef %5) local_unnamed_addr #2 {
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %9 = mul i32 %7, %8
  %10 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %11 = add i32 %9, %10
  %12 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %13 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  %14 = mul nuw nsw i32 %12, %13
  %15 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %16 = add nuw nsw i32 %14, %15
  %17 = icmp slt i32 %11, %3
  %18 = icmp slt i32 %16, %4
  %19 = and i1 %17, %18
  br i1 %19, label %20, label %73

20:                                               ; preds = %6
  %21 = mul nsw i32 %3, %16
  %22 = add nsw i32 %21, %11
  %23 = sext i32 %22 to i64
  %24 = getelementptr inbounds %struct.float2, ptr %0, i64 %23
  %25 = load float, ptr %24, align 8, !tbaa !7
  %26 = getelementptr inbounds nuw i8, ptr %24, i64 4
  %27 = load float, ptr %26, align 4, !tbaa !7
  %28 = sitofp i32 %11 to float
  %29 = fmul contract float %5, %25
  %30 = fsub contract float %28, %29
  %31 = tail call contract noundef float @__nv_fmaxf(float noundef %30, float noundef 0.000000e+00) #6
  %32 = sitofp i32 %3 to float
  %33 = fadd contract float %32, 0xBFF00418A0000000
  %34 = tail call contract noundef float @__nv_fminf(float noundef %31, float noundef %33) #6
  %35 = uitofp nneg i32 %16 to float
  %36 = fmul contract float %5, %27
  %37 = fsub contract float %35, %36
  %38 = tail call contract noundef float @__nv_fmaxf(float noundef %37, float noundef 0.000000e+00) #6
  %39 = uitofp nneg i32 %4 to float
  %40 = fadd contract float %39, 0xBFF00418A0000000
  %41 = tail call contract noundef float @__nv_fminf(float noundef %38, float noundef %40) #6
  %42 = fptosi float %34 to i32
  %43 = fptosi float %41 to i32
  %44 = sitofp i32 %42 to float
  %45 = fsub contract float %34, %44
  %46 = sitofp i32 %43 to float
  %47 = fsub contract float %41, %46
  %48 = mul nsw i32 %3, %43
  %49 = sext i32 %48 to i64
  %50 = getelementptr inbounds float, ptr %1, i64 %49
  %51 = sext i32 %42 to i64
  %52 = getelementptr inbounds float, ptr %50, i64 %51
  %53 = fsub contract float 1.000000e+00, %47
  %54 = fsub contract float 1.000000e+00, %45
  %55 = load float, ptr %52, align 4, !tbaa !7
  %56 = fmul contract float %55, %54
  %57 = getelementptr inbounds nuw i8, ptr %52, i64 4
  %58 = load float, ptr %57, align 4, !tbaa !7
  %59 = fmul contract float %45, %58
  %60 = fadd contract float %56, %59
  %61 = fmul contract float %53, %60
  %62 = sext i32 %3 to i64
  %63 = getelementptr inbounds float, ptr %52, i64 %62
  %64 = load float, ptr %63, align 4, !tbaa !7
  %65 = fmul contract float %54, %64
  %66 = getelementptr i8, ptr %63, i64 4
  %67 = load float, ptr %66, align 4, !tbaa !7
  %68 = fmul contract float %45, %67
  %69 = fadd contract float %65, %68
  %70 = fmul contract float %47, %69
  %71 = fadd contract float %61, %70
  %72 = getelementptr inbounds float, ptr %2, i64 %23
  store float %71, ptr %72, align 4, !tbaa !7
  br label %73

73:                                               ; preds = %6, %20
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @muscl_flux(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2, double noundef %3) local_unnamed_addr #2 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %7 = mul i32 %5, %6
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %9 = add i32 %7, %8
  %10 = add i32 %9, 2
  %11 = add nsw i32 %2, -1
  %12 = icmp slt i32 %10, %11
  br i1 %12, label %13, label %43

13:                                               ; preds = %4
  %14 = sext i32 %10 to i64
  %15 = getelementptr inbounds double, ptr %0, i64 %14
  %16 = load double, ptr %15, align 8, !tbaa !23
  %17 = add i32 %9, 1
  %18 = sext i32 %17 to i64
  %19 = getelementptr inbounds double, ptr %0, i64 %18
  %20 = load double, ptr %19, align 8, !tbaa !23
  %21 = fsub contract double %16, %20
  %22 = tail call contract noundef double @__nv_fabs(double noundef %21) #6
  %23 = fcmp contract ogt double %22, 0x3D719799812DEA11
  %24 = load double, ptr %19, align 8, !tbaa !23
  br i1 %23, label %25, label %31

25:                                               ; preds = %13
  %26 = sext i32 %9 to i64
  %27 = getelementptr inbounds double, ptr %0, i64 %26
  %28 = load double, ptr %27, align 8, !tbaa !23
  %29 = fsub contract double %24, %28
  %30 = fdiv contract double %29, %21
  br label %31

31:                                               ; preds = %13, %25
  %32 = phi contract double [ %30, %25 ], [ 0.000000e+00, %13 ]
  %33 = tail call contract noundef double @__nv_fabs(double noundef %32) #6
  %34 = fadd contract double %32, %33
  %35 = tail call contract noundef double @__nv_fabs(double noundef %32) #6
  %36 = fadd contract double %35, 1.000000e+00
  %37 = fdiv contract double %34, %36
  %38 = fmul contract double %37, 5.000000e-01
  %39 = fmul contract double %21, %38
  %40 = fadd contract double %24, %39
  %41 = fmul contract double %3, %40
  %42 = getelementptr inbounds double, ptr %1, i64 %14
  store double %41, ptr %42, align 8, !tbaa !23
  br label %43

43:                                               ; preds = %4, %31
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.y() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.y() #3

; Function Attrs: convergent nounwind
declare dso_local float @__nv_fminf(float noundef, float noundef) local_unnamed_addr #4

; Function Attrs: convergent nounwind
declare dso_local float @__nv_fmaxf(float noundef, float noundef) local_unnamed_addr #4

; Function Attrs: convergent nounwind
declare dso_local double @__nv_fabs(double noundef) local_unnamed_addr #4

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smax.i32(i32, i32) #5

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smin.i32(i32, i32) #5

attributes #0 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx80,+sm_90" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx80,+sm_90" "uniform-work-group-size"="true" }
attributes #2 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx80,+sm_90" "uniform-work-group-size"="true" }
attributes #3 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
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
!8 = !{!"float", !5, i64 0}
!9 = !{!5, !5, i64 0}
!10 = !{!11, !4, i64 8}
!11 = !{!"_ZTS4int3", !4, i64 0, !4, i64 4, !4, i64 8}
!12 = !{!11, !4, i64 4}
!13 = distinct !{!13, !14}
!14 = !{!"llvm.loop.mustprogress"}
!15 = distinct !{!15, !14}
!16 = !{!17, !8, i64 0}
!17 = !{!"_ZTS6float4", !8, i64 0, !8, i64 4, !8, i64 8, !8, i64 12}
!18 = !{!17, !8, i64 4}
!19 = !{!17, !8, i64 8}
!20 = !{!17, !8, i64 12}
!21 = distinct !{!21, !14}
!22 = distinct !{!22, !14}
!23 = !{!24, !24, i64 0}
!24 = !{!"double", !5, i64 0}
