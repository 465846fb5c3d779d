; ModuleID = 'hash_sha256.cu'
source_filename = "hash_sha256.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.__cuda_builtin_blockIdx_t = type { i8 }
%struct.__cuda_builtin_blockDim_t = type { i8 }
%struct.__cuda_builtin_threadIdx_t = type { i8 }

$_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_xEv = comdat any

$_ZN25__cuda_builtin_blockDim_t17__fetch_builtin_xEv = comdat any

$_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv = comdat any

@K256 = dso_local addrspace(4) externally_initialized constant [64 x i32] [i32 1116352408, i32 1899447441, i32 -1245643825, i32 -373957723, i32 961987163, i32 1508970993, i32 -1841331548, i32 -1424204075, i32 -670586216, i32 310598401, i32 607225278, i32 1426881987, i32 1925078388, i32 -2132889090, i32 -1680079193, i32 -1046744716, i32 -459576895, i32 -272742522, i32 264347078, i32 604807628, i32 770255983, i32 1249150122, i32 1555081692, i32 1996064986, i32 -1740746414, i32 -1473132947, i32 -1341970488, i32 -1084653625, i32 -958395405, i32 -710438585, i32 113926993, i32 338241895, i32 666307205, i32 773529912, i32 1294757372, i32 1396182291, i32 1695183700, i32 1986661051, i32 -2117940946, i32 -1838011259, i32 -1564481375, i32 -1474664885, i32 -1035236496, i32 -949202525, i32 -778901479, i32 -694614492, i32 -200395387, i32 275423344, i32 430227734, i32 506948616, i32 659060556, i32 883997877, i32 958139571, i32 1322822218, i32 1537002063, i32 1747873779, i32 1955562222, i32 2024104815, i32 -2067236844, i32 -1933114872, i32 -1866530822, i32 -1538233109, i32 -1090935817, i32 -965641998], align 4
@blockIdx = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_blockIdx_t, align 1
@blockDim = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_blockDim_t, align 1
@threadIdx = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_threadIdx_t, align 1
@__const._ZL11sha256_initRA8_j.iv = private unnamed_addr constant [8 x i32] [i32 1779033703, i32 -1150833019, i32 1013904242, i32 -1521486534, i32 1359893119, i32 -1694144372, i32 528734635, i32 1541459225], align 4
@llvm.compiler.used = appending global [1 x ptr] [ptr addrspacecast (ptr addrspace(4) @K256 to ptr)], section "llvm.metadata"

; Function Attrs: convergent mustprogress noinline nounwind
define dso_local void @_Z12sha256_blockRA8_jRA16_Kj(ptr noundef nonnull align 4 dereferenceable(32) %0, ptr noundef nonnull align 4 dereferenceable(64) %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  %5 = alloca [16 x i32], align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  %15 = alloca i32, align 4
  %16 = alloca i32, align 4
  %17 = alloca i32, align 4
  %18 = alloca i32, align 4
  %19 = alloca i32, align 4
  %20 = alloca i32, align 4
  %21 = alloca i32, align 4
  store ptr %0, ptr %3, align 8, !tbaa !7
  store ptr %1, ptr %4, align 8, !tbaa !7
  call void @llvm.lifetime.start.p0(ptr %5) #7
  call void @llvm.lifetime.start.p0(ptr %6) #7
  store i32 0, ptr %6, align 4, !tbaa !3
  br label %22

22:                                               ; preds = %35, %2
  %23 = load i32, ptr %6, align 4, !tbaa !3
  %24 = icmp slt i32 %23, 16
  br i1 %24, label %26, label %25

25:                                               ; preds = %22
  call void @llvm.lifetime.end.p0(ptr %6) #7
  br label %38

26:                                               ; preds = %22
  %27 = load ptr, ptr %4, align 8, !tbaa !7, !nonnull !10, !align !11
  %28 = load i32, ptr %6, align 4, !tbaa !3
  %29 = sext i32 %28 to i64
  %30 = getelementptr inbounds [16 x i32], ptr %27, i64 0, i64 %29
  %31 = load i32, ptr %30, align 4, !tbaa !3
  %32 = load i32, ptr %6, align 4, !tbaa !3
  %33 = sext i32 %32 to i64
  %34 = getelementptr inbounds [16 x i32], ptr %5, i64 0, i64 %33
  store i32 %31, ptr %34, align 4, !tbaa !3
  br label %35

35:                                               ; preds = %26
  %36 = load i32, ptr %6, align 4, !tbaa !3
  %37 = add nsw i32 %36, 1
  store i32 %37, ptr %6, align 4, !tbaa !3
  br label %22, !llvm.loop !12

38:                                               ; preds = %25
  call void @llvm.lifetime.start.p0(ptr %7) #7
  %39 = load ptr, ptr %3, align 8, !tbaa !7, !nonnull !10, !align !11
  %40 = getelementptr inbounds [8 x i32], ptr %39, i64 0, i64 0
  %41 = load i32, ptr %40, align 4, !tbaa !3
  store i32 %41, ptr %7, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %8) #7
  %42 = load ptr, ptr %3, align 8, !tbaa !7, !nonnull !10, !align !11
  %43 = getelementptr inbounds [8 x i32], ptr %42, i64 0, i64 1
  %44 = load i32, ptr %43, align 4, !tbaa !3
  store i32 %44, ptr %8, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %9) #7
  %45 = load ptr, ptr %3, align 8, !tbaa !7, !nonnull !10, !align !11
  %46 = getelementptr inbounds [8 x i32], ptr %45, i64 0, i64 2
  %47 = load i32, ptr %46, align 4, !tbaa !3
  store i32 %47, ptr %9, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %10) #7
  %48 = load ptr, ptr %3, align 8, !tbaa !7, !nonnull !10, !align !11
  %49 = getelementptr inbounds [8 x i32], ptr %48, i64 0, i64 3
  %50 = load i32, ptr %49, align 4, !tbaa !3
  store i32 %50, ptr %10, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %11) #7
  %51 = load ptr, ptr %3, align 8, !tbaa !7, !nonnull !10, !align !11
  %52 = getelementptr inbounds [8 x i32], ptr %51, i64 0, i64 4
  %53 = load i32, ptr %52, align 4, !tbaa !3
  store i32 %53, ptr %11, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %12) #7
  %54 = load ptr, ptr %3, align 8, !tbaa !7, !nonnull !10, !align !11
  %55 = getelementptr inbounds [8 x i32], ptr %54, i64 0, i64 5
  %56 = load i32, ptr %55, align 4, !tbaa !3
  store i32 %56, ptr %12, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %13) #7
  %57 = load ptr, ptr %3, align 8, !tbaa !7, !nonnull !10, !align !11
  %58 = getelementptr inbounds [8 x i32], ptr %57, i64 0, i64 6
  %59 = load i32, ptr %58, align 4, !tbaa !3
  store i32 %59, ptr %13, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %14) #7
  %60 = load ptr, ptr %3, align 8, !tbaa !7, !nonnull !10, !align !11
  %61 = getelementptr inbounds [8 x i32], ptr %60, i64 0, i64 7
  %62 = load i32, ptr %61, align 4, !tbaa !3
  store i32 %62, ptr %14, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %15) #7
  store i32 0, ptr %15, align 4, !tbaa !3
  br label %63

63:                                               ; preds = %178, %38
  %64 = load i32, ptr %15, align 4, !tbaa !3
  %65 = icmp slt i32 %64, 64
  br i1 %65, label %67, label %66

66:                                               ; preds = %63
  call void @llvm.lifetime.end.p0(ptr %15) #7
  br label %181

67:                                               ; preds = %63
  %68 = load i32, ptr %15, align 4, !tbaa !3
  %69 = icmp sge i32 %68, 16
  br i1 %69, label %70, label %115

70:                                               ; preds = %67
  call void @llvm.lifetime.start.p0(ptr %16) #7
  %71 = load i32, ptr %15, align 4, !tbaa !3
  %72 = add nsw i32 %71, 1
  %73 = and i32 %72, 15
  %74 = sext i32 %73 to i64
  %75 = getelementptr inbounds [16 x i32], ptr %5, i64 0, i64 %74
  %76 = load i32, ptr %75, align 4, !tbaa !3
  store i32 %76, ptr %16, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %17) #7
  %77 = load i32, ptr %15, align 4, !tbaa !3
  %78 = add nsw i32 %77, 14
  %79 = and i32 %78, 15
  %80 = sext i32 %79 to i64
  %81 = getelementptr inbounds [16 x i32], ptr %5, i64 0, i64 %80
  %82 = load i32, ptr %81, align 4, !tbaa !3
  store i32 %82, ptr %17, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %18) #7
  %83 = load i32, ptr %16, align 4, !tbaa !3
  %84 = call noundef i32 @_ZL4rotrji(i32 noundef %83, i32 noundef 7) #8
  %85 = load i32, ptr %16, align 4, !tbaa !3
  %86 = call noundef i32 @_ZL4rotrji(i32 noundef %85, i32 noundef 18) #8
  %87 = xor i32 %84, %86
  %88 = load i32, ptr %16, align 4, !tbaa !3
  %89 = lshr i32 %88, 3
  %90 = xor i32 %87, %89
  store i32 %90, ptr %18, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %19) #7
  %91 = load i32, ptr %17, align 4, !tbaa !3
  %92 = call noundef i32 @_ZL4rotrji(i32 noundef %91, i32 noundef 17) #8
  %93 = load i32, ptr %17, align 4, !tbaa !3
  %94 = call noundef i32 @_ZL4rotrji(i32 noundef %93, i32 noundef 19) #8
  %95 = xor i32 %92, %94
  %96 = load i32, ptr %17, align 4, !tbaa !3
  %97 = lshr i32 %96, 10
  %98 = xor i32 %95, %97
  store i32 %98, ptr %19, align 4, !tbaa !3
  %99 = load i32, ptr %18, align 4, !tbaa !3
  %100 = load i32, ptr %15, align 4, !tbaa !3
  %101 = add nsw i32 %100, 9
  %102 = and i32 %101, 15
  %103 = sext i32 %102 to i64
  %104 = getelementptr inbounds [16 x i32], ptr %5, i64 0, i64 %103
  %105 = load i32, ptr %104, align 4, !tbaa !3
  %106 = add i32 %99, %105
  %107 = load i32, ptr %19, align 4, !tbaa !3
  %108 = add i32 %106, %107
  %109 = load i32, ptr %15, align 4, !tbaa !3
  %110 = and i32 %109, 15
  %111 = sext i32 %110 to i64
  %112 = getelementptr inbounds [16 x i32], ptr %5, i64 0, i64 %111
  %113 = load i32, ptr %112, align 4, !tbaa !3
  %114 = add i32 %113, %108
  store i32 %114, ptr %112, align 4, !tbaa !3
  call void @llvm.lifetime.end.p0(ptr %19) #7
  call void @llvm.lifetime.end.p0(ptr %18) #7
  call void @llvm.lifetime.end.p0(ptr %17) #7
  call void @llvm.lifetime.end.p0(ptr %16) #7
  br label %115

115:                                              ; preds = %70, %67
  call void @llvm.lifetime.start.p0(ptr %20) #7
  %116 = load i32, ptr %14, align 4, !tbaa !3
  %117 = load i32, ptr %11, align 4, !tbaa !3
  %118 = call noundef i32 @_ZL4rotrji(i32 noundef %117, i32 noundef 6) #8
  %119 = load i32, ptr %11, align 4, !tbaa !3
  %120 = call noundef i32 @_ZL4rotrji(i32 noundef %119, i32 noundef 11) #8
  %121 = xor i32 %118, %120
  %122 = load i32, ptr %11, align 4, !tbaa !3
  %123 = call noundef i32 @_ZL4rotrji(i32 noundef %122, i32 noundef 25) #8
  %124 = xor i32 %121, %123
  %125 = add i32 %116, %124
  %126 = load i32, ptr %11, align 4, !tbaa !3
  %127 = load i32, ptr %12, align 4, !tbaa !3
  %128 = and i32 %126, %127
  %129 = load i32, ptr %11, align 4, !tbaa !3
  %130 = xor i32 %129, -1
  %131 = load i32, ptr %13, align 4, !tbaa !3
  %132 = and i32 %130, %131
  %133 = xor i32 %128, %132
  %134 = add i32 %125, %133
  %135 = load i32, ptr %15, align 4, !tbaa !3
  %136 = sext i32 %135 to i64
  %137 = getelementptr inbounds [64 x i32], ptr addrspacecast (ptr addrspace(4) @K256 to ptr), i64 0, i64 %136
  %138 = load i32, ptr %137, align 4, !tbaa !3
  %139 = add i32 %134, %138
  %140 = load i32, ptr %15, align 4, !tbaa !3
  %141 = and i32 %140, 15
  %142 = sext i32 %141 to i64
  %143 = getelementptr inbounds [16 x i32], ptr %5, i64 0, i64 %142
  %144 = load i32, ptr %143, align 4, !tbaa !3
  %145 = add i32 %139, %144
  store i32 %145, ptr %20, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %21) #7
  %146 = load i32, ptr %7, align 4, !tbaa !3
  %147 = call noundef i32 @_ZL4rotrji(i32 noundef %146, i32 noundef 2) #8
  %148 = load i32, ptr %7, align 4, !tbaa !3
  %149 = call noundef i32 @_ZL4rotrji(i32 noundef %148, i32 noundef 13) #8
  %150 = xor i32 %147, %149
  %151 = load i32, ptr %7, align 4, !tbaa !3
  %152 = call noundef i32 @_ZL4rotrji(i32 noundef %151, i32 noundef 22) #8
  %153 = xor i32 %150, %152
  %154 = load i32, ptr %7, align 4, !tbaa !3
  %155 = load i32, ptr %8, align 4, !tbaa !3
  %156 = and i32 %154, %155
  %157 = load i32, ptr %7, align 4, !tbaa !3
  %158 = load i32, ptr %9, align 4, !tbaa !3
  %159 = and i32 %157, %158
  %160 = xor i32 %156, %159
  %161 = load i32, ptr %8, align 4, !tbaa !3
  %162 = load i32, ptr %9, align 4, !tbaa !3
  %163 = and i32 %161, %162
  %164 = xor i32 %160, %163
  %165 = add i32 %153, %164
  store i32 %165, ptr %21, align 4, !tbaa !3
  %166 = load i32, ptr %13, align 4, !tbaa !3
  store i32 %166, ptr %14, align 4, !tbaa !3
  %167 = load i32, ptr %12, align 4, !tbaa !3
  store i32 %167, ptr %13, align 4, !tbaa !3
  %168 = load i32, ptr %11, align 4, !tbaa !3
  store i32 %168, ptr %12, align 4, !tbaa !3
  %169 = load i32, ptr %10, align 4, !tbaa !3
  %170 = load i32, ptr %20, align 4, !tbaa !3
  %171 = add i32 %169, %170
  store i32 %171, ptr %11, align 4, !tbaa !3
  %172 = load i32, ptr %9, align 4, !tbaa !3
  store i32 %172, ptr %10, align 4, !tbaa !3
  %173 = load i32, ptr %8, align 4, !tbaa !3
  store i32 %173, ptr %9, align 4, !tbaa !3
  %174 = load i32, ptr %7, align 4, !tbaa !3
  store i32 %174, ptr %8, align 4, !tbaa !3
  %175 = load i32, ptr %20, align 4, !tbaa !3
  %176 = load i32, ptr %21, align 4, !tbaa !3
  %177 = add i32 %175, %176
  store i32 %177, ptr %7, align 4, !tbaa !3
  call void @llvm.lifetime.end.p0(ptr %21) #7
  call void @llvm.lifetime.end.p0(ptr %20) #7
  br label %178

178:                                              ; preds = %115
  %179 = load i32, ptr %15, align 4, !tbaa !3
  %180 = add nsw i32 %179, 1
  store i32 %180, ptr %15, align 4, !tbaa !3
  br label %63, !llvm.loop !14

181:                                              ; preds = %66
  %182 = load i32, ptr %7, align 4, !tbaa !3
  %183 = load ptr, ptr %3, align 8, !tbaa !7, !nonnull !10, !align !11
  %184 = getelementptr inbounds [8 x i32], ptr %183, i64 0, i64 0
  %185 = load i32, ptr %184, align 4, !tbaa !3
  %186 = add i32 %185, %182
  store i32 %186, ptr %184, align 4, !tbaa !3
  %187 = load i32, ptr %8, align 4, !tbaa !3
  %188 = load ptr, ptr %3, align 8, !tbaa !7, !nonnull !10, !align !11
  %189 = getelementptr inbounds [8 x i32], ptr %188, i64 0, i64 1
  %190 = load i32, ptr %189, align 4, !tbaa !3
  %191 = add i32 %190, %187
  store i32 %191, ptr %189, align 4, !tbaa !3
  %192 = load i32, ptr %9, align 4, !tbaa !3
  %193 = load ptr, ptr %3, align 8, !tbaa !7, !nonnull !10, !align !11
  %194 = getelementptr inbounds [8 x i32], ptr %193, i64 0, i64 2
  %195 = load i32, ptr %194, align 4, !tbaa !3
  %196 = add i32 %195, %192
  store i32 %196, ptr %194, align 4, !tbaa !3
  %197 = load i32, ptr %10, align 4, !tbaa !3
  %198 = load ptr, ptr %3, align 8, !tbaa !7, !nonnull !10, !align !11
  %199 = getelementptr inbounds [8 x i32], ptr %198, i64 0, i64 3
  %200 = load i32, ptr %199, align 4, !tbaa !3
  %201 = add i32 %200, %197
  store i32 %201, ptr %199, align 4, !tbaa !3
  %202 = load i32, ptr %11, align 4, !tbaa !3
  %203 = load ptr, ptr %3, align 8, !tbaa !7, !nonnull !10, !align !11
  %204 = getelementptr inbounds [8 x i32], ptr %203, i64 0, i64 4
  %205 = load i32, ptr %204, align 4, !tbaa !3
  %206 = add i32 %205, %202
  store i32 %206, ptr %204, align 4, !tbaa !3
  %207 = load i32, ptr %12, align 4, !tbaa !3
  %208 = load ptr, ptr %3, align 8, !tbaa !7, !nonnull !10, !align !11
  %209 = getelementptr inbounds [8 x i32], ptr %208, i64 0, i64 5
  %210 = load i32, ptr %209, align 4, !tbaa !3
  %211 = add i32 %210, %207
  store i32 %211, ptr %209, align 4, !tbaa !3
  %212 = load i32, ptr %13, align 4, !tbaa !3
  %213 = load ptr, ptr %3, align 8, !tbaa !7, !nonnull !10, !align !11
  %214 = getelementptr inbounds [8 x i32], ptr %213, i64 0, i64 6
  %215 = load i32, ptr %214, align 4, !tbaa !3
  %216 = add i32 %215, %212
  store i32 %216, ptr %214, align 4, !tbaa !3
  %217 = load i32, ptr %14, align 4, !tbaa !3
  %218 = load ptr, ptr %3, align 8, !tbaa !7, !nonnull !10, !align !11
  %219 = getelementptr inbounds [8 x i32], ptr %218, i64 0, i64 7
  %220 = load i32, ptr %219, align 4, !tbaa !3
  %221 = add i32 %220, %217
  store i32 %221, ptr %219, align 4, !tbaa !3
  call void @llvm.lifetime.end.p0(ptr %14) #7
  call void @llvm.lifetime.end.p0(ptr %13) #7
  call void @llvm.lifetime.end.p0(ptr %12) #7
  call void @llvm.lifetime.end.p0(ptr %11) #7
  call void @llvm.lifetime.end.p0(ptr %10) #7
  call void @llvm.lifetime.end.p0(ptr %9) #7
  call void @llvm.lifetime.end.p0(ptr %8) #7
  call void @llvm.lifetime.end.p0(ptr %7) #7
  call void @llvm.lifetime.end.p0(ptr %5) #7
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef i32 @_ZL4rotrji(i32 noundef %0, i32 noundef %1) #2 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store i32 %0, ptr %3, align 4, !tbaa !3
  store i32 %1, ptr %4, align 4, !tbaa !3
  %5 = load i32, ptr %3, align 4, !tbaa !3
  %6 = load i32, ptr %4, align 4, !tbaa !3
  %7 = lshr i32 %5, %6
  %8 = load i32, ptr %3, align 4, !tbaa !3
  %9 = load i32, ptr %4, align 4, !tbaa !3
  %10 = sub nsw i32 32, %9
  %11 = shl i32 %8, %10
  %12 = or i32 %7, %11
  ret i32 %12
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @sha256_blocks(ptr noundef %0, ptr noundef %1, i32 noundef %2) #3 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca [8 x i32], align 4
  %10 = alloca [16 x i32], align 4
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  store ptr %0, ptr %4, align 8, !tbaa !7
  store ptr %1, ptr %5, align 8, !tbaa !7
  store i32 %2, ptr %6, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %7) #7
  %13 = call noundef i32 @_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_xEv() #8
  %14 = call noundef i32 @_ZN25__cuda_builtin_blockDim_t17__fetch_builtin_xEv() #8
  %15 = mul i32 %13, %14
  %16 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #8
  %17 = add i32 %15, %16
  store i32 %17, ptr %7, align 4, !tbaa !3
  %18 = load i32, ptr %7, align 4, !tbaa !3
  %19 = load i32, ptr %6, align 4, !tbaa !3
  %20 = icmp sge i32 %18, %19
  br i1 %20, label %21, label %22

21:                                               ; preds = %3
  store i32 1, ptr %8, align 4
  br label %64

22:                                               ; preds = %3
  call void @llvm.lifetime.start.p0(ptr %9) #7
  call void @llvm.lifetime.start.p0(ptr %10) #7
  call void @_ZL11sha256_initRA8_j(ptr noundef nonnull align 4 dereferenceable(32) %9) #8
  call void @llvm.lifetime.start.p0(ptr %11) #7
  store i32 0, ptr %11, align 4, !tbaa !3
  br label %23

23:                                               ; preds = %40, %22
  %24 = load i32, ptr %11, align 4, !tbaa !3
  %25 = icmp slt i32 %24, 16
  br i1 %25, label %27, label %26

26:                                               ; preds = %23
  store i32 2, ptr %8, align 4
  call void @llvm.lifetime.end.p0(ptr %11) #7
  br label %43

27:                                               ; preds = %23
  %28 = load ptr, ptr %4, align 8, !tbaa !7
  %29 = load i32, ptr %7, align 4, !tbaa !3
  %30 = mul nsw i32 %29, 16
  %31 = load i32, ptr %11, align 4, !tbaa !3
  %32 = add nsw i32 %30, %31
  %33 = sext i32 %32 to i64
  %34 = getelementptr inbounds i32, ptr %28, i64 %33
  %35 = load i32, ptr %34, align 4, !tbaa !3
  %36 = call noundef i32 @_ZL11__byte_permjjj(i32 noundef %35, i32 noundef 0, i32 noundef 291) #8
  %37 = load i32, ptr %11, align 4, !tbaa !3
  %38 = sext i32 %37 to i64
  %39 = getelementptr inbounds [16 x i32], ptr %10, i64 0, i64 %38
  store i32 %36, ptr %39, align 4, !tbaa !3
  br label %40

40:                                               ; preds = %27
  %41 = load i32, ptr %11, align 4, !tbaa !3
  %42 = add nsw i32 %41, 1
  store i32 %42, ptr %11, align 4, !tbaa !3
  br label %23, !llvm.loop !16

43:                                               ; preds = %26
  call void @_Z12sha256_blockRA8_jRA16_Kj(ptr noundef nonnull align 4 dereferenceable(32) %9, ptr noundef nonnull align 4 dereferenceable(64) %10) #8
  call void @llvm.lifetime.start.p0(ptr %12) #7
  store i32 0, ptr %12, align 4, !tbaa !3
  br label %44

44:                                               ; preds = %60, %43
  %45 = load i32, ptr %12, align 4, !tbaa !3
  %46 = icmp slt i32 %45, 8
  br i1 %46, label %48, label %47

47:                                               ; preds = %44
  store i32 5, ptr %8, align 4
  call void @llvm.lifetime.end.p0(ptr %12) #7
  br label %63

48:                                               ; preds = %44
  %49 = load i32, ptr %12, align 4, !tbaa !3
  %50 = sext i32 %49 to i64
  %51 = getelementptr inbounds [8 x i32], ptr %9, i64 0, i64 %50
  %52 = load i32, ptr %51, align 4, !tbaa !3
  %53 = load ptr, ptr %5, align 8, !tbaa !7
  %54 = load i32, ptr %7, align 4, !tbaa !3
  %55 = mul nsw i32 %54, 8
  %56 = load i32, ptr %12, align 4, !tbaa !3
  %57 = add nsw i32 %55, %56
  %58 = sext i32 %57 to i64
  %59 = getelementptr inbounds i32, ptr %53, i64 %58
  store i32 %52, ptr %59, align 4, !tbaa !3
  br label %60

60:                                               ; preds = %48
  %61 = load i32, ptr %12, align 4, !tbaa !3
  %62 = add nsw i32 %61, 1
  store i32 %62, ptr %12, align 4, !tbaa !3
  br label %44, !llvm.loop !17

63:                                               ; preds = %47
  call void @llvm.lifetime.end.p0(ptr %10) #7
  call void @llvm.lifetime.end.p0(ptr %9) #7
  store i32 0, ptr %8, align 4
  br label %64

64:                                               ; preds = %63, %21
  call void @llvm.lifetime.end.p0(ptr %7) #7
  %65 = load i32, ptr %8, align 4
  switch i32 %65, label %67 [
    i32 0, label %66
    i32 1, label %66
  ]

66:                                               ; preds = %64, %64
  ret void

67:                                               ; preds = %64
  unreachable
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define linkonce_odr dso_local noundef i32 @_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_xEv() #2 comdat align 2 {
  %1 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  ret i32 %1
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define linkonce_odr dso_local noundef i32 @_ZN25__cuda_builtin_blockDim_t17__fetch_builtin_xEv() #2 comdat align 2 {
  %1 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  ret i32 %1
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define linkonce_odr dso_local noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #2 comdat align 2 {
  %1 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  ret i32 %1
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal void @_ZL11sha256_initRA8_j(ptr noundef nonnull align 4 dereferenceable(32) %0) #2 {
  %2 = alloca ptr, align 8
  %3 = alloca [8 x i32], align 4
  %4 = alloca i32, align 4
  store ptr %0, ptr %2, align 8, !tbaa !7
  call void @llvm.lifetime.start.p0(ptr %3) #7
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %3, ptr align 4 @__const._ZL11sha256_initRA8_j.iv, i64 32, i1 false)
  call void @llvm.lifetime.start.p0(ptr %4) #7
  store i32 0, ptr %4, align 4, !tbaa !3
  br label %5

5:                                                ; preds = %18, %1
  %6 = load i32, ptr %4, align 4, !tbaa !3
  %7 = icmp slt i32 %6, 8
  br i1 %7, label %9, label %8

8:                                                ; preds = %5
  call void @llvm.lifetime.end.p0(ptr %4) #7
  br label %21

9:                                                ; preds = %5
  %10 = load i32, ptr %4, align 4, !tbaa !3
  %11 = sext i32 %10 to i64
  %12 = getelementptr inbounds [8 x i32], ptr %3, i64 0, i64 %11
  %13 = load i32, ptr %12, align 4, !tbaa !3
  %14 = load ptr, ptr %2, align 8, !tbaa !7, !nonnull !10, !align !11
  %15 = load i32, ptr %4, align 4, !tbaa !3
  %16 = sext i32 %15 to i64
  %17 = getelementptr inbounds [8 x i32], ptr %14, i64 0, i64 %16
  store i32 %13, ptr %17, align 4, !tbaa !3
  br label %18

18:                                               ; preds = %9
  %19 = load i32, ptr %4, align 4, !tbaa !3
  %20 = add nsw i32 %19, 1
  store i32 %20, ptr %4, align 4, !tbaa !3
  br label %5, !llvm.loop !18

21:                                               ; preds = %8
  call void @llvm.lifetime.end.p0(ptr %3) #7
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef i32 @_ZL11__byte_permjjj(i32 noundef %0, i32 noundef %1, i32 noundef %2) #2 {
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  store i32 %0, ptr %4, align 4, !tbaa !3
  store i32 %1, ptr %5, align 4, !tbaa !3
  store i32 %2, ptr %6, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %7) #7
  %8 = load i32, ptr %4, align 4, !tbaa !3
  %9 = load i32, ptr %5, align 4, !tbaa !3
  %10 = load i32, ptr %6, align 4, !tbaa !3
  %11 = call i32 asm "prmt.b32 $0, $1, $2, $3;", "=r,r,r,r"(i32 %8, i32 %9, i32 %10) #9, !srcloc !19
  store i32 %11, ptr %7, align 4, !tbaa !3
  %12 = load i32, ptr %7, align 4, !tbaa !3
  call void @llvm.lifetime.end.p0(ptr %7) #7
  ret i32 %12
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @search_nonce(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3, ptr noundef %4) #3 {
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca ptr, align 8
  %11 = alloca i32, align 4
  %12 = alloca [8 x i32], align 4
  %13 = alloca [16 x i32], align 4
  %14 = alloca i32, align 4
  %15 = alloca i32, align 4
  %16 = alloca i32, align 4
  store ptr %0, ptr %6, align 8, !tbaa !7
  store ptr %1, ptr %7, align 8, !tbaa !7
  store i32 %2, ptr %8, align 4, !tbaa !3
  store i32 %3, ptr %9, align 4, !tbaa !3
  store ptr %4, ptr %10, align 8, !tbaa !7
  call void @llvm.lifetime.start.p0(ptr %11) #7
  %17 = load i32, ptr %9, align 4, !tbaa !3
  %18 = call noundef i32 @_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_xEv() #8
  %19 = call noundef i32 @_ZN25__cuda_builtin_blockDim_t17__fetch_builtin_xEv() #8
  %20 = mul i32 %18, %19
  %21 = add i32 %17, %20
  %22 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #8
  %23 = add i32 %21, %22
  store i32 %23, ptr %11, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %12) #7
  call void @llvm.lifetime.start.p0(ptr %13) #7
  call void @llvm.memset.p0.i64(ptr align 4 %13, i8 0, i64 64, i1 false)
  call void @llvm.lifetime.start.p0(ptr %14) #7
  store i32 0, ptr %14, align 4, !tbaa !3
  br label %24

24:                                               ; preds = %37, %5
  %25 = load i32, ptr %14, align 4, !tbaa !3
  %26 = icmp slt i32 %25, 8
  br i1 %26, label %28, label %27

27:                                               ; preds = %24
  call void @llvm.lifetime.end.p0(ptr %14) #7
  br label %40

28:                                               ; preds = %24
  %29 = load ptr, ptr %6, align 8, !tbaa !7
  %30 = load i32, ptr %14, align 4, !tbaa !3
  %31 = sext i32 %30 to i64
  %32 = getelementptr inbounds i32, ptr %29, i64 %31
  %33 = load i32, ptr %32, align 4, !tbaa !3
  %34 = load i32, ptr %14, align 4, !tbaa !3
  %35 = sext i32 %34 to i64
  %36 = getelementptr inbounds [8 x i32], ptr %12, i64 0, i64 %35
  store i32 %33, ptr %36, align 4, !tbaa !3
  br label %37

37:                                               ; preds = %28
  %38 = load i32, ptr %14, align 4, !tbaa !3
  %39 = add nsw i32 %38, 1
  store i32 %39, ptr %14, align 4, !tbaa !3
  br label %24, !llvm.loop !20

40:                                               ; preds = %27
  %41 = load ptr, ptr %7, align 8, !tbaa !7
  %42 = getelementptr inbounds i32, ptr %41, i64 0
  %43 = load i32, ptr %42, align 4, !tbaa !3
  %44 = getelementptr inbounds [16 x i32], ptr %13, i64 0, i64 0
  store i32 %43, ptr %44, align 4, !tbaa !3
  %45 = load ptr, ptr %7, align 8, !tbaa !7
  %46 = getelementptr inbounds i32, ptr %45, i64 1
  %47 = load i32, ptr %46, align 4, !tbaa !3
  %48 = getelementptr inbounds [16 x i32], ptr %13, i64 0, i64 1
  store i32 %47, ptr %48, align 4, !tbaa !3
  %49 = load ptr, ptr %7, align 8, !tbaa !7
  %50 = getelementptr inbounds i32, ptr %49, i64 2
  %51 = load i32, ptr %50, align 4, !tbaa !3
  %52 = getelementptr inbounds [16 x i32], ptr %13, i64 0, i64 2
  store i32 %51, ptr %52, align 4, !tbaa !3
  %53 = load i32, ptr %11, align 4, !tbaa !3
  %54 = getelementptr inbounds [16 x i32], ptr %13, i64 0, i64 3
  store i32 %53, ptr %54, align 4, !tbaa !3
  %55 = getelementptr inbounds [16 x i32], ptr %13, i64 0, i64 4
  store i32 -2147483648, ptr %55, align 4, !tbaa !3
  %56 = getelementptr inbounds [16 x i32], ptr %13, i64 0, i64 15
  store i32 640, ptr %56, align 4, !tbaa !3
  call void @_Z12sha256_blockRA8_jRA16_Kj(ptr noundef nonnull align 4 dereferenceable(32) %12, ptr noundef nonnull align 4 dereferenceable(64) %13) #8
  call void @llvm.lifetime.start.p0(ptr %15) #7
  store i32 0, ptr %15, align 4, !tbaa !3
  br label %57

57:                                               ; preds = %69, %40
  %58 = load i32, ptr %15, align 4, !tbaa !3
  %59 = icmp slt i32 %58, 8
  br i1 %59, label %61, label %60

60:                                               ; preds = %57
  call void @llvm.lifetime.end.p0(ptr %15) #7
  br label %72

61:                                               ; preds = %57
  %62 = load i32, ptr %15, align 4, !tbaa !3
  %63 = sext i32 %62 to i64
  %64 = getelementptr inbounds [8 x i32], ptr %12, i64 0, i64 %63
  %65 = load i32, ptr %64, align 4, !tbaa !3
  %66 = load i32, ptr %15, align 4, !tbaa !3
  %67 = sext i32 %66 to i64
  %68 = getelementptr inbounds [16 x i32], ptr %13, i64 0, i64 %67
  store i32 %65, ptr %68, align 4, !tbaa !3
  br label %69

69:                                               ; preds = %61
  %70 = load i32, ptr %15, align 4, !tbaa !3
  %71 = add nsw i32 %70, 1
  store i32 %71, ptr %15, align 4, !tbaa !3
  br label %57, !llvm.loop !21

72:                                               ; preds = %60
  %73 = getelementptr inbounds [16 x i32], ptr %13, i64 0, i64 8
  store i32 -2147483648, ptr %73, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %16) #7
  store i32 9, ptr %16, align 4, !tbaa !3
  br label %74

74:                                               ; preds = %82, %72
  %75 = load i32, ptr %16, align 4, !tbaa !3
  %76 = icmp slt i32 %75, 15
  br i1 %76, label %78, label %77

77:                                               ; preds = %74
  call void @llvm.lifetime.end.p0(ptr %16) #7
  br label %85

78:                                               ; preds = %74
  %79 = load i32, ptr %16, align 4, !tbaa !3
  %80 = sext i32 %79 to i64
  %81 = getelementptr inbounds [16 x i32], ptr %13, i64 0, i64 %80
  store i32 0, ptr %81, align 4, !tbaa !3
  br label %82

82:                                               ; preds = %78
  %83 = load i32, ptr %16, align 4, !tbaa !3
  %84 = add nsw i32 %83, 1
  store i32 %84, ptr %16, align 4, !tbaa !3
  br label %74, !llvm.loop !22

85:                                               ; preds = %77
  %86 = getelementptr inbounds [16 x i32], ptr %13, i64 0, i64 15
  store i32 256, ptr %86, align 4, !tbaa !3
  call void @_ZL11sha256_initRA8_j(ptr noundef nonnull align 4 dereferenceable(32) %12) #8
  call void @_Z12sha256_blockRA8_jRA16_Kj(ptr noundef nonnull align 4 dereferenceable(32) %12, ptr noundef nonnull align 4 dereferenceable(64) %13) #8
  %87 = getelementptr inbounds [8 x i32], ptr %12, i64 0, i64 7
  %88 = load i32, ptr %87, align 4, !tbaa !3
  %89 = call noundef i32 @_ZL11__byte_permjjj(i32 noundef %88, i32 noundef 0, i32 noundef 291) #8
  %90 = load i32, ptr %8, align 4, !tbaa !3
  %91 = icmp ule i32 %89, %90
  br i1 %91, label %92, label %96

92:                                               ; preds = %85
  %93 = load ptr, ptr %10, align 8, !tbaa !7
  %94 = load i32, ptr %11, align 4, !tbaa !3
  %95 = call noundef i32 @_ZL9atomicMinPjj(ptr noundef %93, i32 noundef %94) #8
  br label %96

96:                                               ; preds = %92, %85
  call void @llvm.lifetime.end.p0(ptr %13) #7
  call void @llvm.lifetime.end.p0(ptr %12) #7
  call void @llvm.lifetime.end.p0(ptr %11) #7
  ret void
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #4

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef i32 @_ZL9atomicMinPjj(ptr noundef %0, i32 noundef %1) #2 {
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  store ptr %0, ptr %3, align 8, !tbaa !7
  store i32 %1, ptr %4, align 4, !tbaa !3
  %5 = load ptr, ptr %3, align 8, !tbaa !7
  %6 = load i32, ptr %4, align 4, !tbaa !3
  %7 = atomicrmw umin ptr %5, i32 %6 seq_cst, align 4
  ret i32 %7
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @murmur_finalise(ptr noundef %0, ptr noundef %1, i32 noundef %2) #3 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca i64, align 8
  store ptr %0, ptr %4, align 8, !tbaa !23
  store ptr %1, ptr %5, align 8, !tbaa !23
  store i32 %2, ptr %6, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %7) #7
  %10 = call noundef i32 @_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_xEv() #8
  %11 = call noundef i32 @_ZN25__cuda_builtin_blockDim_t17__fetch_builtin_xEv() #8
  %12 = mul i32 %10, %11
  %13 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #8
  %14 = add i32 %12, %13
  store i32 %14, ptr %7, align 4, !tbaa !3
  %15 = load i32, ptr %7, align 4, !tbaa !3
  %16 = load i32, ptr %6, align 4, !tbaa !3
  %17 = icmp sge i32 %15, %16
  br i1 %17, label %18, label %19

18:                                               ; preds = %3
  store i32 1, ptr %8, align 4
  br label %45

19:                                               ; preds = %3
  call void @llvm.lifetime.start.p0(ptr %9) #7
  %20 = load ptr, ptr %4, align 8, !tbaa !23
  %21 = load i32, ptr %7, align 4, !tbaa !3
  %22 = sext i32 %21 to i64
  %23 = getelementptr inbounds i64, ptr %20, i64 %22
  %24 = load i64, ptr %23, align 8, !tbaa !25
  store i64 %24, ptr %9, align 8, !tbaa !25
  %25 = load i64, ptr %9, align 8, !tbaa !25
  %26 = lshr i64 %25, 33
  %27 = load i64, ptr %9, align 8, !tbaa !25
  %28 = xor i64 %27, %26
  store i64 %28, ptr %9, align 8, !tbaa !25
  %29 = load i64, ptr %9, align 8, !tbaa !25
  %30 = mul i64 %29, -49064778989728563
  store i64 %30, ptr %9, align 8, !tbaa !25
  %31 = load i64, ptr %9, align 8, !tbaa !25
  %32 = lshr i64 %31, 33
  %33 = load i64, ptr %9, align 8, !tbaa !25
  %34 = xor i64 %33, %32
  store i64 %34, ptr %9, align 8, !tbaa !25
  %35 = load i64, ptr %9, align 8, !tbaa !25
  %36 = mul i64 %35, -4265267296055464877
  store i64 %36, ptr %9, align 8, !tbaa !25
  %37 = load i64, ptr %9, align 8, !tbaa !25
  %38 = load i64, ptr %9, align 8, !tbaa !25
  %39 = lshr i64 %38, 33
  %40 = xor i64 %37, %39
  %41 = load ptr, ptr %5, align 8, !tbaa !23
  %42 = load i32, ptr %7, align 4, !tbaa !3
  %43 = sext i32 %42 to i64
  %44 = getelementptr inbounds i64, ptr %41, i64 %43
  store i64 %40, ptr %44, align 8, !tbaa !25
  call void @llvm.lifetime.end.p0(ptr %9) #7
  store i32 0, ptr %8, align 4
  br label %45

45:                                               ; preds = %19, %18
  call void @llvm.lifetime.end.p0(ptr %7) #7
  %46 = load i32, ptr %8, align 4
  switch i32 %46, label %48 [
    i32 0, label %47
    i32 1, label %47
  ]

47:                                               ; preds = %45, %45
  ret void

48:                                               ; preds = %45
  unreachable
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #5

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #5

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #5

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #6

attributes #0 = { convergent mustprogress noinline nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx80,+sm_90" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { alwaysinline convergent mustprogress nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx80,+sm_90" }
attributes #3 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx80,+sm_90" "uniform-work-group-size"="true" }
attributes #4 = { nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #5 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #6 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #7 = { nounwind }
attributes #8 = { convergent nounwind }
attributes #9 = { convergent nounwind memory(none) }

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
!8 = !{!"p1 int", !9, i64 0}
!9 = !{!"any pointer", !5, i64 0}
!10 = !{}
!11 = !{i64 4}
!12 = distinct !{!12, !13}
!13 = !{!"llvm.loop.mustprogress"}
!14 = distinct !{!14, !13, !15}
!15 = !{!"llvm.loop.unroll.count", i32 16}
!16 = distinct !{!16, !13}
!17 = distinct !{!17, !13}
!18 = distinct !{!18, !13}
!19 = !{i64 46824}
!20 = distinct !{!20, !13}
!21 = distinct !{!21, !13}
!22 = distinct !{!22, !13}
!23 = !{!24, !24, i64 0}
!24 = !{!"p1 long", !9, i64 0}
!25 = !{!26, !26, i64 0}
!26 = !{!"long", !5, i64 0}
