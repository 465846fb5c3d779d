; ModuleID = 'ray_tracing.cu'
source_filename = "ray_tracing.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.Hit = type { float, i32 }
%struct.Ray = type { %struct.float3, %struct.float3 }
%struct.float3 = type { float, float, float }
%struct.Sphere = type { %struct.float3, float, %struct.float3, float }
%struct.Scene = type { ptr, i32, %struct.float3, float }
%struct.Box = type { %struct.float3, %struct.float3 }
%struct.float2 = type { float, float }

; Function Attrs: convergent mustprogress nounwind
define dso_local %struct.Hit @_Z9intersectRK5Scene3Ray(ptr noundef nonnull readonly align 8 captures(none) dereferenceable(32) %0, ptr noundef readonly byval(%struct.Ray) align 4 captures(none) %1) local_unnamed_addr #0 {
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %4 = load i32, ptr %3, align 8, !tbaa !7
  %5 = icmp sgt i32 %4, 0
  br i1 %5, label %9, label %6

6:                                                ; preds = %2
  %7 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %8 = load float, ptr %7, align 4, !tbaa !13
  br label %21

9:                                                ; preds = %2
  %10 = load float, ptr %1, align 4, !tbaa !15
  %11 = getelementptr inbounds nuw i8, ptr %1, i64 4
  %12 = load float, ptr %11, align 4, !tbaa !15
  %13 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %14 = load float, ptr %13, align 4, !tbaa !15
  %15 = getelementptr inbounds nuw i8, ptr %1, i64 12
  %16 = load float, ptr %15, align 4, !tbaa !15
  %17 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %18 = load float, ptr %17, align 4, !tbaa !15
  %19 = getelementptr inbounds nuw i8, ptr %1, i64 20
  %20 = load float, ptr %19, align 4, !tbaa !15
  br label %27

21:                                               ; preds = %70, %6
  %22 = phi float [ %8, %6 ], [ %18, %70 ]
  %23 = phi float [ 0x46293E5940000000, %6 ], [ %72, %70 ]
  %24 = phi i32 [ -1, %6 ], [ %73, %70 ]
  %25 = phi i32 [ %4, %6 ], [ %71, %70 ]
  %26 = fcmp contract olt float %22, 0.000000e+00
  br i1 %26, label %76, label %88

27:                                               ; preds = %9, %70
  %28 = phi i32 [ %4, %9 ], [ %71, %70 ]
  %29 = phi i32 [ -1, %9 ], [ %73, %70 ]
  %30 = phi float [ 0x46293E5940000000, %9 ], [ %72, %70 ]
  %31 = phi i32 [ 0, %9 ], [ %74, %70 ]
  %32 = load ptr, ptr %0, align 8, !tbaa !16
  %33 = zext nneg i32 %31 to i64
  %34 = getelementptr inbounds nuw %struct.Sphere, ptr %32, i64 %33
  %35 = load float, ptr %34, align 4, !tbaa !15
  %36 = getelementptr inbounds nuw i8, ptr %34, i64 4
  %37 = load float, ptr %36, align 4, !tbaa !15
  %38 = getelementptr inbounds nuw i8, ptr %34, i64 8
  %39 = load float, ptr %38, align 4, !tbaa !15
  %40 = fsub contract float %10, %35
  %41 = fsub contract float %12, %37
  %42 = fsub contract float %14, %39
  %43 = fmul contract float %40, %16
  %44 = fmul contract float %41, %18
  %45 = fadd contract float %43, %44
  %46 = fmul contract float %42, %20
  %47 = fadd contract float %45, %46
  %48 = fmul contract float %40, %40
  %49 = fmul contract float %41, %41
  %50 = fadd contract float %48, %49
  %51 = fmul contract float %42, %42
  %52 = fadd contract float %50, %51
  %53 = getelementptr inbounds nuw i8, ptr %34, i64 12
  %54 = load float, ptr %53, align 4, !tbaa !17
  %55 = fmul contract float %54, %54
  %56 = fmul contract float %47, %47
  %57 = fsub contract float %55, %52
  %58 = fadd contract float %56, %57
  %59 = fcmp contract olt float %58, 0.000000e+00
  br i1 %59, label %70, label %60

60:                                               ; preds = %27
  %61 = fneg contract float %47
  %62 = tail call contract noundef float @__nv_sqrtf(float noundef %58) #4
  %63 = fsub contract float %61, %62
  %64 = fcmp contract ogt float %63, 0x3F50624DE0000000
  %65 = fcmp contract olt float %63, %30
  %66 = select i1 %64, i1 %65, i1 false
  %67 = select i1 %66, float %63, float %30
  %68 = select i1 %66, i32 %31, i32 %29
  %69 = load i32, ptr %3, align 8, !tbaa !7
  br label %70

70:                                               ; preds = %27, %60
  %71 = phi i32 [ %69, %60 ], [ %28, %27 ]
  %72 = phi float [ %67, %60 ], [ %30, %27 ]
  %73 = phi i32 [ %68, %60 ], [ %29, %27 ]
  %74 = add nuw nsw i32 %31, 1
  %75 = icmp slt i32 %74, %71
  br i1 %75, label %27, label %21, !llvm.loop !19

76:                                               ; preds = %21
  %77 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %78 = load float, ptr %77, align 8, !tbaa !21
  %79 = getelementptr inbounds nuw i8, ptr %1, i64 4
  %80 = load float, ptr %79, align 4, !tbaa !22
  %81 = fsub contract float %78, %80
  %82 = fdiv contract float %81, %22
  %83 = fcmp contract ogt float %82, 0x3F50624DE0000000
  %84 = fcmp contract olt float %82, %23
  %85 = select i1 %83, i1 %84, i1 false
  %86 = select i1 %85, float %82, float %23
  %87 = select i1 %85, i32 %25, i32 %24
  br label %88

88:                                               ; preds = %76, %21
  %89 = phi float [ %86, %76 ], [ %23, %21 ]
  %90 = phi i32 [ %87, %76 ], [ %24, %21 ]
  %91 = insertvalue %struct.Hit poison, float %89, 0
  %92 = insertvalue %struct.Hit %91, i32 %90, 1
  ret %struct.Hit %92
}

; Function Attrs: convergent mustprogress nounwind
define dso_local %struct.float3 @_Z5traceRK5Scene3Ray(ptr noundef nonnull readonly align 8 captures(none) dereferenceable(32) %0, ptr noundef readonly byval(%struct.Ray) align 4 captures(none) %1) local_unnamed_addr #0 {
  %3 = load float, ptr %1, align 4
  %4 = getelementptr inbounds nuw i8, ptr %1, i64 4
  %5 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %6 = getelementptr inbounds nuw i8, ptr %1, i64 12
  %7 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %8 = getelementptr inbounds nuw i8, ptr %1, i64 20
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 12
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %14 = load float, ptr %4, align 4, !tbaa !15
  %15 = load float, ptr %5, align 4, !tbaa !15
  %16 = load float, ptr %6, align 4, !tbaa !15
  %17 = load float, ptr %7, align 4, !tbaa !15
  %18 = load float, ptr %8, align 4, !tbaa !15
  br label %22

19:                                               ; preds = %289
  %20 = add nuw nsw i32 %35, 1
  %21 = icmp eq i32 %20, 4
  br i1 %21, label %305, label %22, !llvm.loop !23

22:                                               ; preds = %2, %19
  %23 = phi float [ %18, %2 ], [ %290, %19 ]
  %24 = phi float [ %17, %2 ], [ %291, %19 ]
  %25 = phi float [ %16, %2 ], [ %292, %19 ]
  %26 = phi float [ %15, %2 ], [ %293, %19 ]
  %27 = phi float [ %14, %2 ], [ %294, %19 ]
  %28 = phi float [ undef, %2 ], [ %304, %19 ]
  %29 = phi float [ undef, %2 ], [ %303, %19 ]
  %30 = phi float [ undef, %2 ], [ %302, %19 ]
  %31 = phi float [ 0.000000e+00, %2 ], [ %301, %19 ]
  %32 = phi float [ 0.000000e+00, %2 ], [ %300, %19 ]
  %33 = phi float [ 0.000000e+00, %2 ], [ %299, %19 ]
  %34 = phi float [ 1.000000e+00, %2 ], [ %298, %19 ]
  %35 = phi i32 [ 0, %2 ], [ %20, %19 ]
  %36 = phi float [ %3, %2 ], [ %295, %19 ]
  %37 = load i32, ptr %9, align 8, !tbaa !7
  %38 = icmp sgt i32 %37, 0
  br i1 %38, label %44, label %39

39:                                               ; preds = %87, %22
  %40 = phi float [ 0x46293E5940000000, %22 ], [ %89, %87 ]
  %41 = phi i32 [ -1, %22 ], [ %90, %87 ]
  %42 = phi i32 [ %37, %22 ], [ %88, %87 ]
  %43 = fcmp contract olt float %24, 0.000000e+00
  br i1 %43, label %93, label %102

44:                                               ; preds = %22, %87
  %45 = phi i32 [ %88, %87 ], [ %37, %22 ]
  %46 = phi i32 [ %90, %87 ], [ -1, %22 ]
  %47 = phi float [ %89, %87 ], [ 0x46293E5940000000, %22 ]
  %48 = phi i32 [ %91, %87 ], [ 0, %22 ]
  %49 = load ptr, ptr %0, align 8, !tbaa !16
  %50 = zext nneg i32 %48 to i64
  %51 = getelementptr inbounds nuw %struct.Sphere, ptr %49, i64 %50
  %52 = load float, ptr %51, align 4, !tbaa !15
  %53 = getelementptr inbounds nuw i8, ptr %51, i64 4
  %54 = load float, ptr %53, align 4, !tbaa !15
  %55 = getelementptr inbounds nuw i8, ptr %51, i64 8
  %56 = load float, ptr %55, align 4, !tbaa !15
  %57 = fsub contract float %36, %52
  %58 = fsub contract float %27, %54
  %59 = fsub contract float %26, %56
  %60 = fmul contract float %25, %57
  %61 = fmul contract float %24, %58
  %62 = fadd contract float %60, %61
  %63 = fmul contract float %23, %59
  %64 = fadd contract float %62, %63
  %65 = fmul contract float %57, %57
  %66 = fmul contract float %58, %58
  %67 = fadd contract float %65, %66
  %68 = fmul contract float %59, %59
  %69 = fadd contract float %67, %68
  %70 = getelementptr inbounds nuw i8, ptr %51, i64 12
  %71 = load float, ptr %70, align 4, !tbaa !17
  %72 = fmul contract float %71, %71
  %73 = fmul contract float %64, %64
  %74 = fsub contract float %72, %69
  %75 = fadd contract float %73, %74
  %76 = fcmp contract olt float %75, 0.000000e+00
  br i1 %76, label %87, label %77

77:                                               ; preds = %44
  %78 = fneg contract float %64
  %79 = tail call contract noundef float @__nv_sqrtf(float noundef %75) #4
  %80 = fsub contract float %78, %79
  %81 = fcmp contract ogt float %80, 0x3F50624DE0000000
  %82 = fcmp contract olt float %80, %47
  %83 = select i1 %81, i1 %82, i1 false
  %84 = select i1 %83, float %80, float %47
  %85 = select i1 %83, i32 %48, i32 %46
  %86 = load i32, ptr %9, align 8, !tbaa !7
  br label %87

87:                                               ; preds = %77, %44
  %88 = phi i32 [ %86, %77 ], [ %45, %44 ]
  %89 = phi float [ %84, %77 ], [ %47, %44 ]
  %90 = phi i32 [ %85, %77 ], [ %46, %44 ]
  %91 = add nuw nsw i32 %48, 1
  %92 = icmp slt i32 %91, %88
  br i1 %92, label %44, label %39, !llvm.loop !19

93:                                               ; preds = %39
  %94 = load float, ptr %10, align 8, !tbaa !21
  %95 = fsub contract float %94, %27
  %96 = fdiv contract float %95, %24
  %97 = fcmp contract ogt float %96, 0x3F50624DE0000000
  %98 = fcmp contract olt float %96, %40
  %99 = select i1 %97, i1 %98, i1 false
  %100 = select i1 %99, float %96, float %40
  %101 = select i1 %99, i32 %42, i32 %41
  br label %102

102:                                              ; preds = %39, %93
  %103 = phi float [ %100, %93 ], [ %40, %39 ]
  %104 = phi i32 [ %101, %93 ], [ %41, %39 ]
  %105 = icmp slt i32 %104, 0
  br i1 %105, label %106, label %118

106:                                              ; preds = %102
  %107 = fadd contract float %24, 1.000000e+00
  %108 = fmul contract float %107, 5.000000e-01
  %109 = fmul contract float %108, 5.000000e-01
  %110 = fsub contract float 1.000000e+00, %109
  %111 = fmul contract float %108, 0x3FD3333340000000
  %112 = fsub contract float 1.000000e+00, %111
  %113 = fmul contract float %34, %110
  %114 = fmul contract float %34, %112
  %115 = fadd contract float %31, %113
  %116 = fadd contract float %32, %114
  %117 = fadd contract float %34, %33
  br label %289

118:                                              ; preds = %102
  %119 = fmul contract float %25, %103
  %120 = fmul contract float %103, %24
  %121 = fmul contract float %103, %23
  %122 = fadd contract float %36, %119
  %123 = fadd contract float %27, %120
  %124 = fadd contract float %26, %121
  %125 = icmp eq i32 %104, %42
  br i1 %125, label %126, label %135

126:                                              ; preds = %118
  %127 = tail call contract noundef float @__nv_floorf(float noundef %122) #4
  %128 = fptosi float %127 to i32
  %129 = tail call contract noundef float @__nv_floorf(float noundef %124) #4
  %130 = fptosi float %129 to i32
  %131 = add nsw i32 %130, %128
  %132 = and i32 %131, 1
  %133 = icmp eq i32 %132, 0
  %134 = select i1 %133, float 0x3FECCCCCC0000000, float 0x3FC99999A0000000
  br label %161

135:                                              ; preds = %118
  %136 = load ptr, ptr %0, align 8, !tbaa !16
  %137 = zext nneg i32 %104 to i64
  %138 = getelementptr inbounds nuw %struct.Sphere, ptr %136, i64 %137
  %139 = load float, ptr %138, align 4, !tbaa !15
  %140 = getelementptr inbounds nuw i8, ptr %138, i64 4
  %141 = load float, ptr %140, align 4, !tbaa !15
  %142 = getelementptr inbounds nuw i8, ptr %138, i64 8
  %143 = load float, ptr %142, align 4, !tbaa !15
  %144 = fsub contract float %122, %139
  %145 = fsub contract float %123, %141
  %146 = fsub contract float %124, %143
  %147 = getelementptr inbounds nuw i8, ptr %138, i64 12
  %148 = load float, ptr %147, align 4, !tbaa !17
  %149 = fdiv contract float 1.000000e+00, %148
  %150 = fmul contract float %144, %149
  %151 = fmul contract float %145, %149
  %152 = fmul contract float %146, %149
  %153 = getelementptr inbounds nuw i8, ptr %138, i64 16
  %154 = load float, ptr %153, align 4, !tbaa !15
  %155 = getelementptr inbounds nuw i8, ptr %138, i64 20
  %156 = load float, ptr %155, align 4, !tbaa !15
  %157 = getelementptr inbounds nuw i8, ptr %138, i64 24
  %158 = load float, ptr %157, align 4, !tbaa !15
  %159 = getelementptr inbounds nuw i8, ptr %138, i64 28
  %160 = load float, ptr %159, align 4, !tbaa !24
  br label %161

161:                                              ; preds = %135, %126
  %162 = phi float [ 0.000000e+00, %126 ], [ %160, %135 ]
  %163 = phi float [ %134, %126 ], [ %154, %135 ]
  %164 = phi float [ %134, %126 ], [ %156, %135 ]
  %165 = phi float [ %134, %126 ], [ %158, %135 ]
  %166 = phi float [ 0.000000e+00, %126 ], [ %150, %135 ]
  %167 = phi float [ 1.000000e+00, %126 ], [ %151, %135 ]
  %168 = phi float [ 0.000000e+00, %126 ], [ %152, %135 ]
  %169 = load float, ptr %11, align 4, !tbaa !15
  %170 = load float, ptr %12, align 8, !tbaa !15
  %171 = load float, ptr %13, align 4, !tbaa !15
  %172 = fsub contract float %169, %122
  %173 = fsub contract float %170, %123
  %174 = fsub contract float %171, %124
  %175 = fmul contract float %172, %172
  %176 = fmul contract float %173, %173
  %177 = fadd contract float %175, %176
  %178 = fmul contract float %174, %174
  %179 = fadd contract float %177, %178
  %180 = tail call contract noundef float @__nv_rsqrtf(float noundef %179) #4
  %181 = fmul contract float %172, %180
  %182 = fmul contract float %173, %180
  %183 = fmul contract float %174, %180
  %184 = fmul contract float %166, %181
  %185 = fmul contract float %167, %182
  %186 = fadd contract float %184, %185
  %187 = fmul contract float %168, %183
  %188 = fadd contract float %187, %186
  %189 = tail call contract noundef float @__nv_fmaxf(float noundef %188, float noundef 0.000000e+00) #4
  %190 = fcmp contract ogt float %189, 0.000000e+00
  br i1 %190, label %191, label %261

191:                                              ; preds = %161
  %192 = load i32, ptr %9, align 8, !tbaa !7
  %193 = icmp sgt i32 %192, 0
  br i1 %193, label %199, label %194

194:                                              ; preds = %242, %191
  %195 = phi float [ 0x46293E5940000000, %191 ], [ %244, %242 ]
  %196 = phi i32 [ -1, %191 ], [ %245, %242 ]
  %197 = phi i32 [ %192, %191 ], [ %243, %242 ]
  %198 = fcmp contract olt float %182, 0.000000e+00
  br i1 %198, label %248, label %256

199:                                              ; preds = %191, %242
  %200 = phi i32 [ %243, %242 ], [ %192, %191 ]
  %201 = phi i32 [ %245, %242 ], [ -1, %191 ]
  %202 = phi float [ %244, %242 ], [ 0x46293E5940000000, %191 ]
  %203 = phi i32 [ %246, %242 ], [ 0, %191 ]
  %204 = load ptr, ptr %0, align 8, !tbaa !16
  %205 = zext nneg i32 %203 to i64
  %206 = getelementptr inbounds nuw %struct.Sphere, ptr %204, i64 %205
  %207 = load float, ptr %206, align 4, !tbaa !15
  %208 = getelementptr inbounds nuw i8, ptr %206, i64 4
  %209 = load float, ptr %208, align 4, !tbaa !15
  %210 = getelementptr inbounds nuw i8, ptr %206, i64 8
  %211 = load float, ptr %210, align 4, !tbaa !15
  %212 = fsub contract float %122, %207
  %213 = fsub contract float %123, %209
  %214 = fsub contract float %124, %211
  %215 = fmul contract float %181, %212
  %216 = fmul contract float %182, %213
  %217 = fadd contract float %215, %216
  %218 = fmul contract float %183, %214
  %219 = fadd contract float %217, %218
  %220 = fmul contract float %212, %212
  %221 = fmul contract float %213, %213
  %222 = fadd contract float %220, %221
  %223 = fmul contract float %214, %214
  %224 = fadd contract float %222, %223
  %225 = getelementptr inbounds nuw i8, ptr %206, i64 12
  %226 = load float, ptr %225, align 4, !tbaa !17
  %227 = fmul contract float %226, %226
  %228 = fmul contract float %219, %219
  %229 = fsub contract float %227, %224
  %230 = fadd contract float %228, %229
  %231 = fcmp contract olt float %230, 0.000000e+00
  br i1 %231, label %242, label %232

232:                                              ; preds = %199
  %233 = fneg contract float %219
  %234 = tail call contract noundef float @__nv_sqrtf(float noundef %230) #4
  %235 = fsub contract float %233, %234
  %236 = fcmp contract ogt float %235, 0x3F50624DE0000000
  %237 = fcmp contract olt float %235, %202
  %238 = select i1 %236, i1 %237, i1 false
  %239 = select i1 %238, float %235, float %202
  %240 = select i1 %238, i32 %203, i32 %201
  %241 = load i32, ptr %9, align 8, !tbaa !7
  br label %242

242:                                              ; preds = %232, %199
  %243 = phi i32 [ %241, %232 ], [ %200, %199 ]
  %244 = phi float [ %239, %232 ], [ %202, %199 ]
  %245 = phi i32 [ %240, %232 ], [ %201, %199 ]
  %246 = add nuw nsw i32 %203, 1
  %247 = icmp slt i32 %246, %243
  br i1 %247, label %199, label %194, !llvm.loop !19

248:                                              ; preds = %194
  %249 = load float, ptr %10, align 8, !tbaa !21
  %250 = fsub contract float %249, %123
  %251 = fdiv contract float %250, %182
  %252 = fcmp contract ogt float %251, 0x3F50624DE0000000
  %253 = fcmp contract olt float %251, %195
  %254 = select i1 %252, i1 %253, i1 false
  %255 = select i1 %254, i32 %197, i32 %196
  br label %256

256:                                              ; preds = %194, %248
  %257 = phi i32 [ %255, %248 ], [ %196, %194 ]
  %258 = fmul contract float %189, 0x3FD3333340000000
  %259 = icmp slt i32 %257, 0
  %260 = select i1 %259, float %189, float %258
  br label %261

261:                                              ; preds = %256, %161
  %262 = phi float [ %189, %161 ], [ %260, %256 ]
  %263 = fsub contract float 1.000000e+00, %162
  %264 = fmul contract float %34, %263
  %265 = fmul contract float %262, 0x3FECCCCCC0000000
  %266 = fadd contract float %265, 0x3FB99999A0000000
  %267 = fmul contract float %264, %266
  %268 = fmul contract float %163, %267
  %269 = fmul contract float %164, %267
  %270 = fmul contract float %165, %267
  %271 = fadd contract float %31, %268
  %272 = fadd contract float %32, %269
  %273 = fadd contract float %33, %270
  %274 = fmul contract float %34, %162
  %275 = fcmp contract olt float %274, 0x3F847AE140000000
  br i1 %275, label %289, label %276

276:                                              ; preds = %261
  %277 = fmul contract float %25, %166
  %278 = fmul contract float %24, %167
  %279 = fadd contract float %277, %278
  %280 = fmul contract float %23, %168
  %281 = fadd contract float %279, %280
  %282 = fmul contract float %281, 2.000000e+00
  %283 = fmul contract float %166, %282
  %284 = fmul contract float %167, %282
  %285 = fmul contract float %168, %282
  %286 = fsub contract float %25, %283
  %287 = fsub contract float %24, %284
  %288 = fsub contract float %23, %285
  br label %289

289:                                              ; preds = %276, %261, %106
  %290 = phi float [ %23, %106 ], [ %288, %276 ], [ %23, %261 ]
  %291 = phi float [ %24, %106 ], [ %287, %276 ], [ %24, %261 ]
  %292 = phi float [ %25, %106 ], [ %286, %276 ], [ %25, %261 ]
  %293 = phi float [ %26, %106 ], [ %124, %276 ], [ %26, %261 ]
  %294 = phi float [ %27, %106 ], [ %123, %276 ], [ %27, %261 ]
  %295 = phi float [ %36, %106 ], [ %122, %276 ], [ %36, %261 ]
  %296 = phi i1 [ false, %106 ], [ true, %276 ], [ false, %261 ]
  %297 = phi i32 [ 1, %106 ], [ 0, %276 ], [ 2, %261 ]
  %298 = phi float [ %34, %106 ], [ %274, %276 ], [ %274, %261 ]
  %299 = phi float [ %33, %106 ], [ %273, %276 ], [ %273, %261 ]
  %300 = phi float [ %32, %106 ], [ %272, %276 ], [ %272, %261 ]
  %301 = phi float [ %31, %106 ], [ %271, %276 ], [ %271, %261 ]
  %302 = phi float [ %115, %106 ], [ %30, %276 ], [ %30, %261 ]
  %303 = phi float [ %116, %106 ], [ %29, %276 ], [ %29, %261 ]
  %304 = phi float [ %117, %106 ], [ %28, %276 ], [ %28, %261 ]
  br i1 %296, label %19, label %305

305:                                              ; preds = %19, %289
  %306 = phi i32 [ %297, %289 ], [ 2, %19 ]
  %307 = icmp eq i32 %306, 2
  %308 = select i1 %307, float %301, float %302
  %309 = select i1 %307, float %300, float %303
  %310 = select i1 %307, float %299, float %304
  %311 = insertvalue %struct.float3 poison, float %308, 0
  %312 = insertvalue %struct.float3 %311, float %309, 1
  %313 = insertvalue %struct.float3 %312, float %310, 2
  ret %struct.float3 %313
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @render(ptr noundef writeonly captures(none) %0, i32 noundef %1, i32 noundef %2, ptr noundef readonly byval(%struct.Scene) align 8 captures(none) %3, float noundef %4) local_unnamed_addr #1 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %8 = mul i32 %6, %7
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %10 = add i32 %8, %9
  %11 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %12 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  %13 = mul nuw nsw i32 %11, %12
  %14 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %15 = add nuw nsw i32 %13, %14
  %16 = icmp slt i32 %10, %1
  %17 = icmp slt i32 %15, %2
  %18 = and i1 %16, %17
  br i1 %18, label %19, label %332

19:                                               ; preds = %5
  %20 = sitofp i32 %10 to float
  %21 = fadd contract float %20, 5.000000e-01
  %22 = sitofp i32 %1 to float
  %23 = fmul contract float %22, 5.000000e-01
  %24 = fsub contract float %21, %23
  %25 = fmul contract float %24, %4
  %26 = fdiv contract float %25, %22
  %27 = uitofp nneg i32 %2 to float
  %28 = fmul contract float %27, 5.000000e-01
  %29 = uitofp nneg i32 %15 to float
  %30 = fsub contract float %28, %29
  %31 = fadd contract float %30, -5.000000e-01
  %32 = fmul contract float %4, %31
  %33 = fdiv contract float %32, %22
  %34 = fmul contract float %26, %26
  %35 = fmul contract float %33, %33
  %36 = fadd contract float %34, %35
  %37 = fadd contract float %36, 1.000000e+00
  %38 = tail call contract noundef float @__nv_rsqrtf(float noundef %37) #4
  %39 = fmul contract float %26, %38
  %40 = fmul contract float %33, %38
  %41 = fneg contract float %38
  %42 = getelementptr inbounds nuw i8, ptr %3, i64 8
  %43 = getelementptr inbounds nuw i8, ptr %3, i64 24
  %44 = getelementptr inbounds nuw i8, ptr %3, i64 12
  %45 = getelementptr inbounds nuw i8, ptr %3, i64 16
  %46 = getelementptr inbounds nuw i8, ptr %3, i64 20
  %47 = load i32, ptr %42, align 8, !tbaa !7
  %48 = icmp sgt i32 %47, 0
  %49 = load ptr, ptr %3, align 8
  %50 = load float, ptr %43, align 8
  %51 = load float, ptr %44, align 4
  %52 = load float, ptr %45, align 8
  %53 = load float, ptr %46, align 4
  br label %57

54:                                               ; preds = %304
  %55 = add nuw nsw i32 %70, 1
  %56 = icmp eq i32 %55, 4
  br i1 %56, label %320, label %57, !llvm.loop !23

57:                                               ; preds = %54, %19
  %58 = phi float [ %41, %19 ], [ %305, %54 ]
  %59 = phi float [ %40, %19 ], [ %306, %54 ]
  %60 = phi float [ %39, %19 ], [ %307, %54 ]
  %61 = phi float [ 4.000000e+00, %19 ], [ %308, %54 ]
  %62 = phi float [ 1.000000e+00, %19 ], [ %309, %54 ]
  %63 = phi float [ undef, %19 ], [ %319, %54 ]
  %64 = phi float [ undef, %19 ], [ %318, %54 ]
  %65 = phi float [ undef, %19 ], [ %317, %54 ]
  %66 = phi float [ 0.000000e+00, %19 ], [ %316, %54 ]
  %67 = phi float [ 0.000000e+00, %19 ], [ %315, %54 ]
  %68 = phi float [ 0.000000e+00, %19 ], [ %314, %54 ]
  %69 = phi float [ 1.000000e+00, %19 ], [ %313, %54 ]
  %70 = phi i32 [ 0, %19 ], [ %55, %54 ]
  %71 = phi float [ 0.000000e+00, %19 ], [ %310, %54 ]
  br i1 %48, label %76, label %72

72:                                               ; preds = %116, %57
  %73 = phi float [ 0x46293E5940000000, %57 ], [ %117, %116 ]
  %74 = phi i32 [ -1, %57 ], [ %118, %116 ]
  %75 = fcmp contract olt float %59, 0.000000e+00
  br i1 %75, label %121, label %129

76:                                               ; preds = %57, %116
  %77 = phi i32 [ %118, %116 ], [ -1, %57 ]
  %78 = phi float [ %117, %116 ], [ 0x46293E5940000000, %57 ]
  %79 = phi i32 [ %119, %116 ], [ 0, %57 ]
  %80 = zext nneg i32 %79 to i64
  %81 = getelementptr inbounds nuw %struct.Sphere, ptr %49, i64 %80
  %82 = load float, ptr %81, align 4, !tbaa !15
  %83 = getelementptr inbounds nuw i8, ptr %81, i64 4
  %84 = load float, ptr %83, align 4, !tbaa !15
  %85 = getelementptr inbounds nuw i8, ptr %81, i64 8
  %86 = load float, ptr %85, align 4, !tbaa !15
  %87 = fsub contract float %71, %82
  %88 = fsub contract float %62, %84
  %89 = fsub contract float %61, %86
  %90 = fmul contract float %60, %87
  %91 = fmul contract float %59, %88
  %92 = fadd contract float %90, %91
  %93 = fmul contract float %58, %89
  %94 = fadd contract float %92, %93
  %95 = fmul contract float %87, %87
  %96 = fmul contract float %88, %88
  %97 = fadd contract float %95, %96
  %98 = fmul contract float %89, %89
  %99 = fadd contract float %97, %98
  %100 = getelementptr inbounds nuw i8, ptr %81, i64 12
  %101 = load float, ptr %100, align 4, !tbaa !17
  %102 = fmul contract float %101, %101
  %103 = fmul contract float %94, %94
  %104 = fsub contract float %102, %99
  %105 = fadd contract float %103, %104
  %106 = fcmp contract olt float %105, 0.000000e+00
  br i1 %106, label %116, label %107

107:                                              ; preds = %76
  %108 = fneg contract float %94
  %109 = tail call contract noundef float @__nv_sqrtf(float noundef %105) #4
  %110 = fsub contract float %108, %109
  %111 = fcmp contract ogt float %110, 0x3F50624DE0000000
  %112 = fcmp contract olt float %110, %78
  %113 = select i1 %111, i1 %112, i1 false
  %114 = select i1 %113, float %110, float %78
  %115 = select i1 %113, i32 %79, i32 %77
  br label %116

116:                                              ; preds = %107, %76
  %117 = phi float [ %114, %107 ], [ %78, %76 ]
  %118 = phi i32 [ %115, %107 ], [ %77, %76 ]
  %119 = add nuw nsw i32 %79, 1
  %120 = icmp eq i32 %119, %47
  br i1 %120, label %72, label %76, !llvm.loop !19

121:                                              ; preds = %72
  %122 = fsub contract float %50, %62
  %123 = fdiv contract float %122, %59
  %124 = fcmp contract ogt float %123, 0x3F50624DE0000000
  %125 = fcmp contract olt float %123, %73
  %126 = select i1 %124, i1 %125, i1 false
  %127 = select i1 %126, float %123, float %73
  %128 = select i1 %126, i32 %47, i32 %74
  br label %129

129:                                              ; preds = %121, %72
  %130 = phi float [ %127, %121 ], [ %73, %72 ]
  %131 = phi i32 [ %128, %121 ], [ %74, %72 ]
  %132 = icmp slt i32 %131, 0
  br i1 %132, label %133, label %145

133:                                              ; preds = %129
  %134 = fadd contract float %59, 1.000000e+00
  %135 = fmul contract float %134, 5.000000e-01
  %136 = fmul contract float %135, 5.000000e-01
  %137 = fsub contract float 1.000000e+00, %136
  %138 = fmul contract float %135, 0x3FD3333340000000
  %139 = fsub contract float 1.000000e+00, %138
  %140 = fmul contract float %137, %69
  %141 = fmul contract float %139, %69
  %142 = fadd contract float %66, %140
  %143 = fadd contract float %67, %141
  %144 = fadd contract float %68, %69
  br label %304

145:                                              ; preds = %129
  %146 = fmul contract float %60, %130
  %147 = fmul contract float %59, %130
  %148 = fmul contract float %58, %130
  %149 = fadd contract float %71, %146
  %150 = fadd contract float %62, %147
  %151 = fadd contract float %61, %148
  %152 = icmp eq i32 %131, %47
  br i1 %152, label %153, label %162

153:                                              ; preds = %145
  %154 = tail call contract noundef float @__nv_floorf(float noundef %149) #4
  %155 = fptosi float %154 to i32
  %156 = tail call contract noundef float @__nv_floorf(float noundef %151) #4
  %157 = fptosi float %156 to i32
  %158 = add nsw i32 %157, %155
  %159 = and i32 %158, 1
  %160 = icmp eq i32 %159, 0
  %161 = select i1 %160, float 0x3FECCCCCC0000000, float 0x3FC99999A0000000
  br label %187

162:                                              ; preds = %145
  %163 = zext nneg i32 %131 to i64
  %164 = getelementptr inbounds nuw %struct.Sphere, ptr %49, i64 %163
  %165 = load float, ptr %164, align 4, !tbaa !15
  %166 = getelementptr inbounds nuw i8, ptr %164, i64 4
  %167 = load float, ptr %166, align 4, !tbaa !15
  %168 = getelementptr inbounds nuw i8, ptr %164, i64 8
  %169 = load float, ptr %168, align 4, !tbaa !15
  %170 = fsub contract float %149, %165
  %171 = fsub contract float %150, %167
  %172 = fsub contract float %151, %169
  %173 = getelementptr inbounds nuw i8, ptr %164, i64 12
  %174 = load float, ptr %173, align 4, !tbaa !17
  %175 = fdiv contract float 1.000000e+00, %174
  %176 = fmul contract float %170, %175
  %177 = fmul contract float %171, %175
  %178 = fmul contract float %172, %175
  %179 = getelementptr inbounds nuw i8, ptr %164, i64 16
  %180 = load float, ptr %179, align 4, !tbaa !15
  %181 = getelementptr inbounds nuw i8, ptr %164, i64 20
  %182 = load float, ptr %181, align 4, !tbaa !15
  %183 = getelementptr inbounds nuw i8, ptr %164, i64 24
  %184 = load float, ptr %183, align 4, !tbaa !15
  %185 = getelementptr inbounds nuw i8, ptr %164, i64 28
  %186 = load float, ptr %185, align 4, !tbaa !24
  br label %187

187:                                              ; preds = %162, %153
  %188 = phi float [ 0.000000e+00, %153 ], [ %186, %162 ]
  %189 = phi float [ %161, %153 ], [ %180, %162 ]
  %190 = phi float [ %161, %153 ], [ %182, %162 ]
  %191 = phi float [ %161, %153 ], [ %184, %162 ]
  %192 = phi float [ 0.000000e+00, %153 ], [ %176, %162 ]
  %193 = phi float [ 1.000000e+00, %153 ], [ %177, %162 ]
  %194 = phi float [ 0.000000e+00, %153 ], [ %178, %162 ]
  %195 = fsub contract float %51, %149
  %196 = fsub contract float %52, %150
  %197 = fsub contract float %53, %151
  %198 = fmul contract float %195, %195
  %199 = fmul contract float %196, %196
  %200 = fadd contract float %198, %199
  %201 = fmul contract float %197, %197
  %202 = fadd contract float %200, %201
  %203 = tail call contract noundef float @__nv_rsqrtf(float noundef %202) #4
  %204 = fmul contract float %195, %203
  %205 = fmul contract float %196, %203
  %206 = fmul contract float %197, %203
  %207 = fmul contract float %192, %204
  %208 = fmul contract float %193, %205
  %209 = fadd contract float %207, %208
  %210 = fmul contract float %194, %206
  %211 = fadd contract float %210, %209
  %212 = tail call contract noundef float @__nv_fmaxf(float noundef %211, float noundef 0.000000e+00) #4
  %213 = fcmp contract ogt float %212, 0.000000e+00
  br i1 %213, label %214, label %276

214:                                              ; preds = %187
  br i1 %48, label %219, label %215

215:                                              ; preds = %259, %214
  %216 = phi float [ 0x46293E5940000000, %214 ], [ %260, %259 ]
  %217 = phi i32 [ -1, %214 ], [ %261, %259 ]
  %218 = fcmp contract olt float %205, 0.000000e+00
  br i1 %218, label %264, label %271

219:                                              ; preds = %214, %259
  %220 = phi i32 [ %261, %259 ], [ -1, %214 ]
  %221 = phi float [ %260, %259 ], [ 0x46293E5940000000, %214 ]
  %222 = phi i32 [ %262, %259 ], [ 0, %214 ]
  %223 = zext nneg i32 %222 to i64
  %224 = getelementptr inbounds nuw %struct.Sphere, ptr %49, i64 %223
  %225 = load float, ptr %224, align 4, !tbaa !15
  %226 = getelementptr inbounds nuw i8, ptr %224, i64 4
  %227 = load float, ptr %226, align 4, !tbaa !15
  %228 = getelementptr inbounds nuw i8, ptr %224, i64 8
  %229 = load float, ptr %228, align 4, !tbaa !15
  %230 = fsub contract float %149, %225
  %231 = fsub contract float %150, %227
  %232 = fsub contract float %151, %229
  %233 = fmul contract float %204, %230
  %234 = fmul contract float %205, %231
  %235 = fadd contract float %233, %234
  %236 = fmul contract float %206, %232
  %237 = fadd contract float %235, %236
  %238 = fmul contract float %230, %230
  %239 = fmul contract float %231, %231
  %240 = fadd contract float %238, %239
  %241 = fmul contract float %232, %232
  %242 = fadd contract float %240, %241
  %243 = getelementptr inbounds nuw i8, ptr %224, i64 12
  %244 = load float, ptr %243, align 4, !tbaa !17
  %245 = fmul contract float %244, %244
  %246 = fmul contract float %237, %237
  %247 = fsub contract float %245, %242
  %248 = fadd contract float %246, %247
  %249 = fcmp contract olt float %248, 0.000000e+00
  br i1 %249, label %259, label %250

250:                                              ; preds = %219
  %251 = fneg contract float %237
  %252 = tail call contract noundef float @__nv_sqrtf(float noundef %248) #4
  %253 = fsub contract float %251, %252
  %254 = fcmp contract ogt float %253, 0x3F50624DE0000000
  %255 = fcmp contract olt float %253, %221
  %256 = select i1 %254, i1 %255, i1 false
  %257 = select i1 %256, float %253, float %221
  %258 = select i1 %256, i32 %222, i32 %220
  br label %259

259:                                              ; preds = %250, %219
  %260 = phi float [ %257, %250 ], [ %221, %219 ]
  %261 = phi i32 [ %258, %250 ], [ %220, %219 ]
  %262 = add nuw nsw i32 %222, 1
  %263 = icmp eq i32 %262, %47
  br i1 %263, label %215, label %219, !llvm.loop !19

264:                                              ; preds = %215
  %265 = fsub contract float %50, %150
  %266 = fdiv contract float %265, %205
  %267 = fcmp contract ogt float %266, 0x3F50624DE0000000
  %268 = fcmp contract olt float %266, %216
  %269 = select i1 %267, i1 %268, i1 false
  %270 = select i1 %269, i32 %47, i32 %217
  br label %271

271:                                              ; preds = %264, %215
  %272 = phi i32 [ %270, %264 ], [ %217, %215 ]
  %273 = fmul contract float %212, 0x3FD3333340000000
  %274 = icmp slt i32 %272, 0
  %275 = select i1 %274, float %212, float %273
  br label %276

276:                                              ; preds = %271, %187
  %277 = phi float [ %212, %187 ], [ %275, %271 ]
  %278 = fsub contract float 1.000000e+00, %188
  %279 = fmul contract float %69, %278
  %280 = fmul contract float %277, 0x3FECCCCCC0000000
  %281 = fadd contract float %280, 0x3FB99999A0000000
  %282 = fmul contract float %279, %281
  %283 = fmul contract float %189, %282
  %284 = fmul contract float %190, %282
  %285 = fmul contract float %191, %282
  %286 = fadd contract float %66, %283
  %287 = fadd contract float %67, %284
  %288 = fadd contract float %68, %285
  %289 = fmul contract float %69, %188
  %290 = fcmp contract olt float %289, 0x3F847AE140000000
  br i1 %290, label %304, label %291

291:                                              ; preds = %276
  %292 = fmul contract float %60, %192
  %293 = fmul contract float %59, %193
  %294 = fadd contract float %292, %293
  %295 = fmul contract float %58, %194
  %296 = fadd contract float %294, %295
  %297 = fmul contract float %296, 2.000000e+00
  %298 = fmul contract float %192, %297
  %299 = fmul contract float %193, %297
  %300 = fmul contract float %194, %297
  %301 = fsub contract float %60, %298
  %302 = fsub contract float %59, %299
  %303 = fsub contract float %58, %300
  br label %304

304:                                              ; preds = %291, %276, %133
  %305 = phi float [ %58, %133 ], [ %303, %291 ], [ %58, %276 ]
  %306 = phi float [ %59, %133 ], [ %302, %291 ], [ %59, %276 ]
  %307 = phi float [ %60, %133 ], [ %301, %291 ], [ %60, %276 ]
  %308 = phi float [ %61, %133 ], [ %151, %291 ], [ %61, %276 ]
  %309 = phi float [ %62, %133 ], [ %150, %291 ], [ %62, %276 ]
  %310 = phi float [ %71, %133 ], [ %149, %291 ], [ %71, %276 ]
  %311 = phi i1 [ false, %133 ], [ true, %291 ], [ false, %276 ]
  %312 = phi i32 [ 1, %133 ], [ 0, %291 ], [ 2, %276 ]
  %313 = phi float [ %69, %133 ], [ %289, %291 ], [ %289, %276 ]
  %314 = phi float [ %68, %133 ], [ %288, %291 ], [ %288, %276 ]
  %315 = phi float [ %67, %133 ], [ %287, %291 ], [ %287, %276 ]
  %316 = phi float [ %66, %133 ], [ %286, %291 ], [ %286, %276 ]
  %317 = phi float [ %142, %133 ], [ %65, %291 ], [ %65, %276 ]
  %318 = phi float [ %143, %133 ], [ %64, %291 ], [ %64, %276 ]
  %319 = phi float [ %144, %133 ], [ %63, %291 ], [ %63, %276 ]
  br i1 %311, label %54, label %320

320:                                              ; preds = %54, %304
  %321 = phi i32 [ %312, %304 ], [ 2, %54 ]
  %322 = icmp eq i32 %321, 2
  %323 = select i1 %322, float %316, float %317
  %324 = select i1 %322, float %315, float %318
  %325 = select i1 %322, float %314, float %319
  %326 = mul nsw i32 %1, %15
  %327 = add nsw i32 %326, %10
  %328 = sext i32 %327 to i64
  %329 = getelementptr inbounds %struct.float3, ptr %0, i64 %328
  store float %323, ptr %329, align 4, !tbaa !15
  %330 = getelementptr inbounds nuw i8, ptr %329, i64 4
  store float %324, ptr %330, align 4, !tbaa !15
  %331 = getelementptr inbounds nuw i8, ptr %329, i64 8
  store float %325, ptr %331, align 4, !tbaa !15
  br label %332

332:                                              ; preds = %5, %320
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @slab_test(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef writeonly captures(none) %2, i32 noundef %3) local_unnamed_addr #1 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %7 = mul i32 %5, %6
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %9 = add i32 %7, %8
  %10 = icmp slt i32 %9, %3
  br i1 %10, label %11, label %70

11:                                               ; preds = %4
  %12 = sext i32 %9 to i64
  %13 = getelementptr inbounds %struct.Ray, ptr %0, i64 %12
  %14 = load float, ptr %13, align 4, !tbaa !15
  %15 = getelementptr inbounds nuw i8, ptr %13, i64 4
  %16 = load float, ptr %15, align 4, !tbaa !15
  %17 = getelementptr inbounds nuw i8, ptr %13, i64 8
  %18 = load float, ptr %17, align 4, !tbaa !15
  %19 = getelementptr inbounds nuw i8, ptr %13, i64 12
  %20 = load float, ptr %19, align 4, !tbaa !15
  %21 = getelementptr inbounds nuw i8, ptr %13, i64 16
  %22 = load float, ptr %21, align 4, !tbaa !15
  %23 = getelementptr inbounds nuw i8, ptr %13, i64 20
  %24 = load float, ptr %23, align 4, !tbaa !15
  %25 = getelementptr inbounds %struct.Box, ptr %1, i64 %12
  %26 = load float, ptr %25, align 4, !tbaa !15
  %27 = getelementptr inbounds nuw i8, ptr %25, i64 4
  %28 = load float, ptr %27, align 4, !tbaa !15
  %29 = getelementptr inbounds nuw i8, ptr %25, i64 8
  %30 = load float, ptr %29, align 4, !tbaa !15
  %31 = getelementptr inbounds nuw i8, ptr %25, i64 12
  %32 = load float, ptr %31, align 4, !tbaa !15
  %33 = getelementptr inbounds nuw i8, ptr %25, i64 16
  %34 = load float, ptr %33, align 4, !tbaa !15
  %35 = getelementptr inbounds nuw i8, ptr %25, i64 20
  %36 = load float, ptr %35, align 4, !tbaa !15
  %37 = fdiv contract float 1.000000e+00, %20
  %38 = fdiv contract float 1.000000e+00, %22
  %39 = fdiv contract float 1.000000e+00, %24
  %40 = fsub contract float %26, %14
  %41 = fmul contract float %37, %40
  %42 = fsub contract float %32, %14
  %43 = fmul contract float %37, %42
  %44 = fsub contract float %28, %16
  %45 = fmul contract float %38, %44
  %46 = fsub contract float %34, %16
  %47 = fmul contract float %38, %46
  %48 = fsub contract float %30, %18
  %49 = fmul contract float %39, %48
  %50 = fsub contract float %36, %18
  %51 = fmul contract float %39, %50
  %52 = tail call contract noundef float @__nv_fminf(float noundef %41, float noundef %43) #4
  %53 = tail call contract noundef float @__nv_fminf(float noundef %45, float noundef %47) #4
  %54 = tail call contract noundef float @__nv_fmaxf(float noundef %52, float noundef %53) #4
  %55 = tail call contract noundef float @__nv_fminf(float noundef %49, float noundef %51) #4
  %56 = tail call contract noundef float @__nv_fmaxf(float noundef %54, float noundef %55) #4
  %57 = tail call contract noundef float @__nv_fmaxf(float noundef %41, float noundef %43) #4
  %58 = tail call contract noundef float @__nv_fmaxf(float noundef %45, float noundef %47) #4
  %59 = tail call contract noundef float @__nv_fminf(float noundef %57, float noundef %58) #4
  %60 = tail call contract noundef float @__nv_fmaxf(float noundef %49, float noundef %51) #4
  %61 = tail call contract noundef float @__nv_fminf(float noundef %59, float noundef %60) #4
  %62 = fcmp contract ugt float %56, %61
  br i1 %62, label %65, label %63

63:                                               ; preds = %11
  %64 = tail call contract noundef float @__nv_fmaxf(float noundef %56, float noundef 0.000000e+00) #4
  br label %65

65:                                               ; preds = %11, %63
  %66 = phi float [ %61, %63 ], [ -1.000000e+00, %11 ]
  %67 = phi float [ %64, %63 ], [ 1.000000e+00, %11 ]
  %68 = getelementptr inbounds %struct.float2, ptr %2, i64 %12
  store float %67, ptr %68, align 8, !tbaa !15
  %69 = getelementptr inbounds nuw i8, ptr %68, i64 4
  store float %66, ptr %69, align 4, !tbaa !15
  br label %70

70:                                               ; preds = %4, %65
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @triangle_test(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef writeonly captures(none) %2, i32 noundef %3) local_unnamed_addr #1 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %7 = mul i32 %5, %6
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %9 = add i32 %7, %8
  %10 = icmp slt i32 %9, %3
  br i1 %10, label %11, label %119

11:                                               ; preds = %4
  %12 = mul nsw i32 %9, 3
  %13 = sext i32 %12 to i64
  %14 = getelementptr %struct.float3, ptr %1, i64 %13
  %15 = getelementptr i8, ptr %14, i64 12
  %16 = load float, ptr %15, align 4, !tbaa !15
  %17 = getelementptr i8, ptr %14, i64 16
  %18 = load float, ptr %17, align 4, !tbaa !15
  %19 = getelementptr i8, ptr %14, i64 20
  %20 = load float, ptr %19, align 4, !tbaa !15
  %21 = load float, ptr %14, align 4, !tbaa !15
  %22 = getelementptr inbounds nuw i8, ptr %14, i64 4
  %23 = load float, ptr %22, align 4, !tbaa !15
  %24 = getelementptr inbounds nuw i8, ptr %14, i64 8
  %25 = load float, ptr %24, align 4, !tbaa !15
  %26 = fsub contract float %16, %21
  %27 = fsub contract float %18, %23
  %28 = fsub contract float %20, %25
  %29 = getelementptr i8, ptr %14, i64 24
  %30 = load float, ptr %29, align 4, !tbaa !15
  %31 = getelementptr i8, ptr %14, i64 28
  %32 = load float, ptr %31, align 4, !tbaa !15
  %33 = getelementptr i8, ptr %14, i64 32
  %34 = load float, ptr %33, align 4, !tbaa !15
  %35 = fsub contract float %30, %21
  %36 = fsub contract float %32, %23
  %37 = fsub contract float %34, %25
  %38 = sext i32 %9 to i64
  %39 = getelementptr inbounds %struct.Ray, ptr %0, i64 %38
  %40 = getelementptr inbounds nuw i8, ptr %39, i64 12
  %41 = load float, ptr %40, align 4, !tbaa !15
  %42 = getelementptr inbounds nuw i8, ptr %39, i64 16
  %43 = load float, ptr %42, align 4, !tbaa !15
  %44 = getelementptr inbounds nuw i8, ptr %39, i64 20
  %45 = load float, ptr %44, align 4, !tbaa !15
  %46 = fmul contract float %37, %43
  %47 = fmul contract float %36, %45
  %48 = fsub contract float %46, %47
  %49 = fmul contract float %35, %45
  %50 = fmul contract float %41, %37
  %51 = fsub contract float %49, %50
  %52 = fmul contract float %36, %41
  %53 = fmul contract float %35, %43
  %54 = fsub contract float %52, %53
  %55 = fmul contract float %26, %48
  %56 = fmul contract float %27, %51
  %57 = fadd contract float %55, %56
  %58 = fmul contract float %28, %54
  %59 = fadd contract float %58, %57
  %60 = tail call contract noundef float @__nv_fabsf(float noundef %59) #4
  %61 = fcmp contract ogt float %60, 0x3E45798EE0000000
  br i1 %61, label %62, label %112

62:                                               ; preds = %11
  %63 = fdiv contract float 1.000000e+00, %59
  %64 = load float, ptr %39, align 4, !tbaa !15
  %65 = getelementptr inbounds nuw i8, ptr %39, i64 4
  %66 = load float, ptr %65, align 4, !tbaa !15
  %67 = getelementptr inbounds nuw i8, ptr %39, i64 8
  %68 = load float, ptr %67, align 4, !tbaa !15
  %69 = load float, ptr %14, align 4, !tbaa !15
  %70 = load float, ptr %22, align 4, !tbaa !15
  %71 = load float, ptr %24, align 4, !tbaa !15
  %72 = fsub contract float %64, %69
  %73 = fsub contract float %66, %70
  %74 = fsub contract float %68, %71
  %75 = fmul contract float %28, %73
  %76 = fmul contract float %27, %74
  %77 = fsub contract float %75, %76
  %78 = fmul contract float %26, %74
  %79 = fmul contract float %28, %72
  %80 = fsub contract float %78, %79
  %81 = fmul contract float %27, %72
  %82 = fmul contract float %26, %73
  %83 = fsub contract float %81, %82
  %84 = fmul contract float %48, %72
  %85 = fmul contract float %51, %73
  %86 = fadd contract float %84, %85
  %87 = fmul contract float %54, %74
  %88 = fadd contract float %86, %87
  %89 = fmul contract float %63, %88
  %90 = load float, ptr %40, align 4, !tbaa !15
  %91 = load float, ptr %42, align 4, !tbaa !15
  %92 = load float, ptr %44, align 4, !tbaa !15
  %93 = fmul contract float %90, %77
  %94 = fmul contract float %91, %80
  %95 = fadd contract float %93, %94
  %96 = fmul contract float %83, %92
  %97 = fadd contract float %96, %95
  %98 = fmul contract float %63, %97
  %99 = fcmp contract ult float %89, 0.000000e+00
  %100 = fcmp contract ult float %98, 0.000000e+00
  %101 = or i1 %99, %100
  %102 = fadd contract float %89, %98
  %103 = fcmp contract ugt float %102, 1.000000e+00
  %104 = or i1 %101, %103
  br i1 %104, label %112, label %105

105:                                              ; preds = %62
  %106 = fmul contract float %35, %77
  %107 = fmul contract float %36, %80
  %108 = fadd contract float %106, %107
  %109 = fmul contract float %37, %83
  %110 = fadd contract float %109, %108
  %111 = fmul contract float %63, %110
  br label %112

112:                                              ; preds = %62, %105, %11
  %113 = phi float [ -1.000000e+00, %11 ], [ %111, %105 ], [ -1.000000e+00, %62 ]
  %114 = phi float [ 0.000000e+00, %11 ], [ %89, %105 ], [ 0.000000e+00, %62 ]
  %115 = phi float [ 0.000000e+00, %11 ], [ %98, %105 ], [ 0.000000e+00, %62 ]
  %116 = getelementptr inbounds %struct.float3, ptr %2, i64 %38
  store float %113, ptr %116, align 4, !tbaa !15
  %117 = getelementptr inbounds nuw i8, ptr %116, i64 4
  store float %114, ptr %117, align 4, !tbaa !15
  %118 = getelementptr inbounds nuw i8, ptr %116, i64 8
  store float %115, ptr %118, align 4, !tbaa !15
  br label %119

119:                                              ; preds = %4, %112
  ret void
}

; Function Attrs: convergent nounwind
declare dso_local float @__nv_sqrtf(float noundef) local_unnamed_addr #2

; Function Attrs: convergent nounwind
declare dso_local float @__nv_floorf(float noundef) local_unnamed_addr #2

; Function Attrs: convergent nounwind
declare dso_local float @__nv_rsqrtf(float noundef) local_unnamed_addr #2

; Function Attrs: convergent nounwind
declare dso_local float @__nv_fmaxf(float noundef, float noundef) local_unnamed_addr #2

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
declare dso_local float @__nv_fminf(float noundef, float noundef) local_unnamed_addr #2

; Function Attrs: convergent nounwind
declare dso_local float @__nv_fabsf(float noundef) local_unnamed_addr #2

attributes #0 = { convergent mustprogress nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx80,+sm_90" }
attributes #1 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx80,+sm_90" "uniform-work-group-size"="true" }
attributes #2 = { convergent nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx80,+sm_90" }
attributes #3 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
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
!7 = !{!8, !4, i64 8}
!8 = !{!"_ZTS5Scene", !9, i64 0, !4, i64 8, !11, i64 12, !12, i64 24}
!9 = !{!"p1 _ZTS6Sphere", !10, i64 0}
!10 = !{!"any pointer", !5, i64 0}
!11 = !{!"_ZTS6float3", !12, i64 0, !12, i64 4, !12, i64 8}
!12 = !{!"float", !5, i64 0}
!13 = !{!14, !12, i64 16}
!14 = !{!"_ZTS3Ray", !11, i64 0, !11, i64 12}
!15 = !{!12, !12, i64 0}
!16 = !{!8, !9, i64 0}
!17 = !{!18, !12, i64 12}
!18 = !{!"_ZTS6Sphere", !11, i64 0, !12, i64 12, !11, i64 16, !12, i64 28}
!19 = distinct !{!19, !20}
!20 = !{!"llvm.loop.mustprogress"}
!21 = !{!8, !12, i64 24}
!22 = !{!14, !12, i64 4}
!23 = distinct !{!23, !20}
!24 = !{!18, !12, i64 28}
