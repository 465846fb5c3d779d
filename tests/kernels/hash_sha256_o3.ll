; ModuleID = 'hash_sha256.cu'
source_filename = "hash_sha256.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@K256 = dso_local addrspace(4) externally_initialized constant [64 x i32] [i32 1116352408, i32 1899447441, i32 -1245643825, i32 -373957723, i32 961987163, i32 1508970993, i32 -1841331548, i32 -1424204075, i32 -670586216, i32 310598401, i32 607225278, i32 1426881987, i32 1925078388, i32 -2132889090, i32 -1680079193, i32 -1046744716, i32 -459576895, i32 -272742522, i32 264347078, i32 604807628, i32 770255983, i32 1249150122, i32 1555081692, i32 1996064986, i32 -1740746414, i32 -1473132947, i32 -1341970488, i32 -1084653625, i32 -958395405, i32 -710438585, i32 113926993, i32 338241895, i32 666307205, i32 773529912, i32 1294757372, i32 1396182291, i32 1695183700, i32 1986661051, i32 -2117940946, i32 -1838011259, i32 -1564481375, i32 -1474664885, i32 -1035236496, i32 -949202525, i32 -778901479, i32 -694614492, i32 -200395387, i32 275423344, i32 430227734, i32 506948616, i32 659060556, i32 883997877, i32 958139571, i32 1322822218, i32 1537002063, i32 1747873779, i32 1955562222, i32 2024104815, i32 -2067236844, i32 -1933114872, i32 -1866530822, i32 -1538233109, i32 -1090935817, i32 -965641998], align 4
@llvm.compiler.used = appending global [1 x ptr] [ptr addrspacecast (ptr addrspace(4) @K256 to ptr)], section "llvm.metadata"

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @_Z12sha256_blockRA8_jRA16_Kj(ptr noundef nonnull align 4 captures(none) dereferenceable(32) %0, ptr noundef nonnull readonly align 4 captures(none) dereferenceable(64) %1) local_unnamed_addr #0 {
  %3 = alloca [16 x i32], align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #7
  %4 = load i32, ptr %1, align 4, !tbaa !3
  store i32 %4, ptr %3, align 4, !tbaa !3
  %5 = getelementptr inbounds nuw i8, ptr %1, i64 4
  %6 = load i32, ptr %5, align 4, !tbaa !3
  %7 = getelementptr inbounds nuw i8, ptr %3, i64 4
  store i32 %6, ptr %7, align 4, !tbaa !3
  %8 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %9 = load i32, ptr %8, align 4, !tbaa !3
  %10 = getelementptr inbounds nuw i8, ptr %3, i64 8
  store i32 %9, ptr %10, align 4, !tbaa !3
  %11 = getelementptr inbounds nuw i8, ptr %1, i64 12
  %12 = load i32, ptr %11, align 4, !tbaa !3
  %13 = getelementptr inbounds nuw i8, ptr %3, i64 12
  store i32 %12, ptr %13, align 4, !tbaa !3
  %14 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %15 = load i32, ptr %14, align 4, !tbaa !3
  %16 = getelementptr inbounds nuw i8, ptr %3, i64 16
  store i32 %15, ptr %16, align 4, !tbaa !3
  %17 = getelementptr inbounds nuw i8, ptr %1, i64 20
  %18 = load i32, ptr %17, align 4, !tbaa !3
  %19 = getelementptr inbounds nuw i8, ptr %3, i64 20
  store i32 %18, ptr %19, align 4, !tbaa !3
  %20 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %21 = load i32, ptr %20, align 4, !tbaa !3
  %22 = getelementptr inbounds nuw i8, ptr %3, i64 24
  store i32 %21, ptr %22, align 4, !tbaa !3
  %23 = getelementptr inbounds nuw i8, ptr %1, i64 28
  %24 = load i32, ptr %23, align 4, !tbaa !3
  %25 = getelementptr inbounds nuw i8, ptr %3, i64 28
  store i32 %24, ptr %25, align 4, !tbaa !3
  %26 = getelementptr inbounds nuw i8, ptr %1, i64 32
  %27 = load i32, ptr %26, align 4, !tbaa !3
  %28 = getelementptr inbounds nuw i8, ptr %3, i64 32
  store i32 %27, ptr %28, align 4, !tbaa !3
  %29 = getelementptr inbounds nuw i8, ptr %1, i64 36
  %30 = load i32, ptr %29, align 4, !tbaa !3
  %31 = getelementptr inbounds nuw i8, ptr %3, i64 36
  store i32 %30, ptr %31, align 4, !tbaa !3
  %32 = getelementptr inbounds nuw i8, ptr %1, i64 40
  %33 = load i32, ptr %32, align 4, !tbaa !3
  %34 = getelementptr inbounds nuw i8, ptr %3, i64 40
  store i32 %33, ptr %34, align 4, !tbaa !3
  %35 = getelementptr inbounds nuw i8, ptr %1, i64 44
  %36 = load i32, ptr %35, align 4, !tbaa !3
  %37 = getelementptr inbounds nuw i8, ptr %3, i64 44
  store i32 %36, ptr %37, align 4, !tbaa !3
  %38 = getelementptr inbounds nuw i8, ptr %1, i64 48
  %39 = load i32, ptr %38, align 4, !tbaa !3
  %40 = getelementptr inbounds nuw i8, ptr %3, i64 48
  store i32 %39, ptr %40, align 4, !tbaa !3
  %41 = getelementptr inbounds nuw i8, ptr %1, i64 52
  %42 = load i32, ptr %41, align 4, !tbaa !3
  %43 = getelementptr inbounds nuw i8, ptr %3, i64 52
  store i32 %42, ptr %43, align 4, !tbaa !3
  %44 = getelementptr inbounds nuw i8, ptr %1, i64 56
  %45 = load i32, ptr %44, align 4, !tbaa !3
  %46 = getelementptr inbounds nuw i8, ptr %3, i64 56
  store i32 %45, ptr %46, align 4, !tbaa !3
  %47 = getelementptr inbounds nuw i8, ptr %1, i64 60
  %48 = load i32, ptr %47, align 4, !tbaa !3
  %49 = getelementptr inbounds nuw i8, ptr %3, i64 60
  store i32 %48, ptr %49, align 4, !tbaa !3
  %50 = load i32, ptr %0, align 4, !tbaa !3
  %51 = getelementptr inbounds nuw i8, ptr %0, i64 4
  %52 = load i32, ptr %51, align 4, !tbaa !3
  %53 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %54 = load i32, ptr %53, align 4, !tbaa !3
  %55 = getelementptr inbounds nuw i8, ptr %0, i64 12
  %56 = load i32, ptr %55, align 4, !tbaa !3
  %57 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %58 = load i32, ptr %57, align 4, !tbaa !3
  %59 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %60 = load i32, ptr %59, align 4, !tbaa !3
  %61 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %62 = load i32, ptr %61, align 4, !tbaa !3
  %63 = getelementptr inbounds nuw i8, ptr %0, i64 28
  %64 = load i32, ptr %63, align 4, !tbaa !3
  %65 = getelementptr inbounds nuw i8, ptr %3, i64 4
  %66 = getelementptr inbounds nuw i8, ptr %3, i64 8
  %67 = getelementptr inbounds nuw i8, ptr %3, i64 12
  %68 = getelementptr inbounds nuw i8, ptr %3, i64 16
  %69 = getelementptr inbounds nuw i8, ptr %3, i64 20
  %70 = getelementptr inbounds nuw i8, ptr %3, i64 24
  %71 = getelementptr inbounds nuw i8, ptr %3, i64 28
  %72 = getelementptr inbounds nuw i8, ptr %3, i64 32
  %73 = getelementptr inbounds nuw i8, ptr %3, i64 36
  %74 = getelementptr inbounds nuw i8, ptr %3, i64 40
  %75 = getelementptr inbounds nuw i8, ptr %3, i64 44
  %76 = getelementptr inbounds nuw i8, ptr %3, i64 48
  %77 = getelementptr inbounds nuw i8, ptr %3, i64 52
  %78 = getelementptr inbounds nuw i8, ptr %3, i64 56
  %79 = getelementptr inbounds nuw i8, ptr %3, i64 60
  br label %89

80:                                               ; preds = %895
  %81 = add i32 %926, %50
  store i32 %81, ptr %0, align 4, !tbaa !3
  %82 = add i32 %878, %52
  store i32 %82, ptr %51, align 4, !tbaa !3
  %83 = add i32 %828, %54
  store i32 %83, ptr %53, align 4, !tbaa !3
  %84 = add i32 %777, %56
  store i32 %84, ptr %55, align 4, !tbaa !3
  %85 = add i32 %925, %58
  store i32 %85, ptr %57, align 4, !tbaa !3
  %86 = add i32 %877, %60
  store i32 %86, ptr %59, align 4, !tbaa !3
  %87 = add i32 %827, %62
  store i32 %87, ptr %61, align 4, !tbaa !3
  %88 = add i32 %776, %64
  store i32 %88, ptr %63, align 4, !tbaa !3
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #7
  ret void

89:                                               ; preds = %895, %2
  %90 = phi i32 [ %48, %2 ], [ %896, %895 ]
  %91 = phi i32 [ %45, %2 ], [ %847, %895 ]
  %92 = phi i32 [ %42, %2 ], [ %796, %895 ]
  %93 = phi i32 [ %39, %2 ], [ %745, %895 ]
  %94 = phi i32 [ %36, %2 ], [ %694, %895 ]
  %95 = phi i32 [ %33, %2 ], [ %643, %895 ]
  %96 = phi i32 [ %30, %2 ], [ %592, %895 ]
  %97 = phi i32 [ %27, %2 ], [ %541, %895 ]
  %98 = phi i32 [ %24, %2 ], [ %490, %895 ]
  %99 = phi i32 [ %21, %2 ], [ %439, %895 ]
  %100 = phi i32 [ %18, %2 ], [ %388, %895 ]
  %101 = phi i32 [ %15, %2 ], [ %337, %895 ]
  %102 = phi i32 [ %12, %2 ], [ %286, %895 ]
  %103 = phi i32 [ %9, %2 ], [ %235, %895 ]
  %104 = phi i32 [ %6, %2 ], [ %184, %895 ]
  %105 = phi i32 [ %4, %2 ], [ %133, %895 ]
  %106 = phi i32 [ %50, %2 ], [ %926, %895 ]
  %107 = phi i32 [ %52, %2 ], [ %878, %895 ]
  %108 = phi i32 [ %54, %2 ], [ %828, %895 ]
  %109 = phi i32 [ %56, %2 ], [ %777, %895 ]
  %110 = phi i32 [ %58, %2 ], [ %925, %895 ]
  %111 = phi i32 [ 0, %2 ], [ %897, %895 ]
  %112 = phi i32 [ %64, %2 ], [ %776, %895 ]
  %113 = phi i32 [ %62, %2 ], [ %827, %895 ]
  %114 = phi i32 [ %60, %2 ], [ %877, %895 ]
  %115 = icmp samesign ugt i32 %111, 15
  br i1 %115, label %118, label %116

116:                                              ; preds = %89
  %117 = zext nneg i32 %111 to i64
  br label %132

118:                                              ; preds = %89
  %119 = tail call i32 @llvm.fshl.i32(i32 %104, i32 %104, i32 25)
  %120 = tail call i32 @llvm.fshl.i32(i32 %104, i32 %104, i32 14)
  %121 = xor i32 %119, %120
  %122 = lshr i32 %104, 3
  %123 = xor i32 %121, %122
  %124 = tail call i32 @llvm.fshl.i32(i32 %91, i32 %91, i32 15)
  %125 = tail call i32 @llvm.fshl.i32(i32 %91, i32 %91, i32 13)
  %126 = xor i32 %124, %125
  %127 = lshr i32 %91, 10
  %128 = xor i32 %126, %127
  %129 = add i32 %123, %96
  %130 = add i32 %129, %105
  %131 = add i32 %130, %128
  store i32 %131, ptr %3, align 4, !tbaa !3
  br label %132

132:                                              ; preds = %116, %118
  %133 = phi i32 [ %105, %116 ], [ %131, %118 ]
  %134 = phi i64 [ %117, %116 ], [ 0, %118 ]
  %135 = add nuw nsw i32 %111, 1
  %136 = tail call i32 @llvm.fshl.i32(i32 %110, i32 %110, i32 26)
  %137 = tail call i32 @llvm.fshl.i32(i32 %110, i32 %110, i32 21)
  %138 = xor i32 %136, %137
  %139 = tail call i32 @llvm.fshl.i32(i32 %110, i32 %110, i32 7)
  %140 = xor i32 %138, %139
  %141 = and i32 %110, %114
  %142 = xor i32 %110, -1
  %143 = and i32 %113, %142
  %144 = or i32 %141, %143
  %145 = zext nneg i32 %111 to i64
  %146 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(4) @K256 to ptr), i64 %145
  %147 = load i32, ptr %146, align 4, !tbaa !3
  %148 = getelementptr inbounds nuw i32, ptr %3, i64 %134
  %149 = load i32, ptr %148, align 4, !tbaa !3
  %150 = add i32 %144, %112
  %151 = add i32 %150, %140
  %152 = add i32 %151, %147
  %153 = add i32 %152, %149
  %154 = tail call i32 @llvm.fshl.i32(i32 %106, i32 %106, i32 30)
  %155 = tail call i32 @llvm.fshl.i32(i32 %106, i32 %106, i32 19)
  %156 = xor i32 %154, %155
  %157 = tail call i32 @llvm.fshl.i32(i32 %106, i32 %106, i32 10)
  %158 = xor i32 %156, %157
  %159 = xor i32 %107, %108
  %160 = and i32 %106, %159
  %161 = and i32 %107, %108
  %162 = xor i32 %160, %161
  %163 = add i32 %158, %162
  %164 = add i32 %153, %109
  %165 = add i32 %163, %153
  %166 = icmp ugt i32 %111, 14
  br i1 %166, label %169, label %167

167:                                              ; preds = %132
  %168 = zext nneg i32 %135 to i64
  br label %183

169:                                              ; preds = %132
  %170 = tail call i32 @llvm.fshl.i32(i32 %103, i32 %103, i32 25)
  %171 = tail call i32 @llvm.fshl.i32(i32 %103, i32 %103, i32 14)
  %172 = xor i32 %170, %171
  %173 = lshr i32 %103, 3
  %174 = xor i32 %172, %173
  %175 = tail call i32 @llvm.fshl.i32(i32 %90, i32 %90, i32 15)
  %176 = tail call i32 @llvm.fshl.i32(i32 %90, i32 %90, i32 13)
  %177 = xor i32 %175, %176
  %178 = lshr i32 %90, 10
  %179 = xor i32 %177, %178
  %180 = add i32 %174, %95
  %181 = add i32 %180, %104
  %182 = add i32 %181, %179
  store i32 %182, ptr %65, align 4, !tbaa !3
  br label %183

183:                                              ; preds = %169, %167
  %184 = phi i32 [ %104, %167 ], [ %182, %169 ]
  %185 = phi i64 [ %168, %167 ], [ 1, %169 ]
  %186 = add nuw nsw i32 %111, 2
  %187 = tail call i32 @llvm.fshl.i32(i32 %164, i32 %164, i32 26)
  %188 = tail call i32 @llvm.fshl.i32(i32 %164, i32 %164, i32 21)
  %189 = xor i32 %187, %188
  %190 = tail call i32 @llvm.fshl.i32(i32 %164, i32 %164, i32 7)
  %191 = xor i32 %189, %190
  %192 = and i32 %164, %110
  %193 = xor i32 %164, -1
  %194 = and i32 %114, %193
  %195 = or i32 %192, %194
  %196 = zext nneg i32 %135 to i64
  %197 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(4) @K256 to ptr), i64 %196
  %198 = load i32, ptr %197, align 4, !tbaa !3
  %199 = getelementptr inbounds nuw i32, ptr %3, i64 %185
  %200 = load i32, ptr %199, align 4, !tbaa !3
  %201 = add i32 %195, %113
  %202 = add i32 %201, %191
  %203 = add i32 %202, %198
  %204 = add i32 %203, %200
  %205 = tail call i32 @llvm.fshl.i32(i32 %165, i32 %165, i32 30)
  %206 = tail call i32 @llvm.fshl.i32(i32 %165, i32 %165, i32 19)
  %207 = xor i32 %205, %206
  %208 = tail call i32 @llvm.fshl.i32(i32 %165, i32 %165, i32 10)
  %209 = xor i32 %207, %208
  %210 = xor i32 %106, %107
  %211 = and i32 %165, %210
  %212 = and i32 %106, %107
  %213 = xor i32 %211, %212
  %214 = add i32 %209, %213
  %215 = add i32 %204, %108
  %216 = add i32 %214, %204
  %217 = icmp ugt i32 %111, 13
  br i1 %217, label %220, label %218

218:                                              ; preds = %183
  %219 = zext nneg i32 %186 to i64
  br label %234

220:                                              ; preds = %183
  %221 = tail call i32 @llvm.fshl.i32(i32 %102, i32 %102, i32 25)
  %222 = tail call i32 @llvm.fshl.i32(i32 %102, i32 %102, i32 14)
  %223 = xor i32 %221, %222
  %224 = lshr i32 %102, 3
  %225 = xor i32 %223, %224
  %226 = tail call i32 @llvm.fshl.i32(i32 %133, i32 %133, i32 15)
  %227 = tail call i32 @llvm.fshl.i32(i32 %133, i32 %133, i32 13)
  %228 = xor i32 %226, %227
  %229 = lshr i32 %133, 10
  %230 = xor i32 %228, %229
  %231 = add i32 %225, %94
  %232 = add i32 %231, %103
  %233 = add i32 %232, %230
  store i32 %233, ptr %66, align 4, !tbaa !3
  br label %234

234:                                              ; preds = %220, %218
  %235 = phi i32 [ %103, %218 ], [ %233, %220 ]
  %236 = phi i64 [ %219, %218 ], [ 2, %220 ]
  %237 = add nuw nsw i32 %111, 3
  %238 = tail call i32 @llvm.fshl.i32(i32 %215, i32 %215, i32 26)
  %239 = tail call i32 @llvm.fshl.i32(i32 %215, i32 %215, i32 21)
  %240 = xor i32 %238, %239
  %241 = tail call i32 @llvm.fshl.i32(i32 %215, i32 %215, i32 7)
  %242 = xor i32 %240, %241
  %243 = and i32 %215, %164
  %244 = xor i32 %215, -1
  %245 = and i32 %110, %244
  %246 = or i32 %243, %245
  %247 = zext nneg i32 %186 to i64
  %248 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(4) @K256 to ptr), i64 %247
  %249 = load i32, ptr %248, align 4, !tbaa !3
  %250 = getelementptr inbounds nuw i32, ptr %3, i64 %236
  %251 = load i32, ptr %250, align 4, !tbaa !3
  %252 = add i32 %246, %114
  %253 = add i32 %252, %242
  %254 = add i32 %253, %249
  %255 = add i32 %254, %251
  %256 = tail call i32 @llvm.fshl.i32(i32 %216, i32 %216, i32 30)
  %257 = tail call i32 @llvm.fshl.i32(i32 %216, i32 %216, i32 19)
  %258 = xor i32 %256, %257
  %259 = tail call i32 @llvm.fshl.i32(i32 %216, i32 %216, i32 10)
  %260 = xor i32 %258, %259
  %261 = xor i32 %165, %106
  %262 = and i32 %216, %261
  %263 = and i32 %165, %106
  %264 = xor i32 %262, %263
  %265 = add i32 %260, %264
  %266 = add i32 %255, %107
  %267 = add i32 %265, %255
  %268 = icmp ugt i32 %111, 12
  br i1 %268, label %271, label %269

269:                                              ; preds = %234
  %270 = zext nneg i32 %237 to i64
  br label %285

271:                                              ; preds = %234
  %272 = tail call i32 @llvm.fshl.i32(i32 %101, i32 %101, i32 25)
  %273 = tail call i32 @llvm.fshl.i32(i32 %101, i32 %101, i32 14)
  %274 = xor i32 %272, %273
  %275 = lshr i32 %101, 3
  %276 = xor i32 %274, %275
  %277 = tail call i32 @llvm.fshl.i32(i32 %184, i32 %184, i32 15)
  %278 = tail call i32 @llvm.fshl.i32(i32 %184, i32 %184, i32 13)
  %279 = xor i32 %277, %278
  %280 = lshr i32 %184, 10
  %281 = xor i32 %279, %280
  %282 = add i32 %276, %93
  %283 = add i32 %282, %102
  %284 = add i32 %283, %281
  store i32 %284, ptr %67, align 4, !tbaa !3
  br label %285

285:                                              ; preds = %271, %269
  %286 = phi i32 [ %102, %269 ], [ %284, %271 ]
  %287 = phi i64 [ %270, %269 ], [ 3, %271 ]
  %288 = add nuw nsw i32 %111, 4
  %289 = tail call i32 @llvm.fshl.i32(i32 %266, i32 %266, i32 26)
  %290 = tail call i32 @llvm.fshl.i32(i32 %266, i32 %266, i32 21)
  %291 = xor i32 %289, %290
  %292 = tail call i32 @llvm.fshl.i32(i32 %266, i32 %266, i32 7)
  %293 = xor i32 %291, %292
  %294 = and i32 %266, %215
  %295 = xor i32 %266, -1
  %296 = and i32 %164, %295
  %297 = or i32 %294, %296
  %298 = zext nneg i32 %237 to i64
  %299 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(4) @K256 to ptr), i64 %298
  %300 = load i32, ptr %299, align 4, !tbaa !3
  %301 = getelementptr inbounds nuw i32, ptr %3, i64 %287
  %302 = load i32, ptr %301, align 4, !tbaa !3
  %303 = add i32 %297, %110
  %304 = add i32 %303, %293
  %305 = add i32 %304, %300
  %306 = add i32 %305, %302
  %307 = tail call i32 @llvm.fshl.i32(i32 %267, i32 %267, i32 30)
  %308 = tail call i32 @llvm.fshl.i32(i32 %267, i32 %267, i32 19)
  %309 = xor i32 %307, %308
  %310 = tail call i32 @llvm.fshl.i32(i32 %267, i32 %267, i32 10)
  %311 = xor i32 %309, %310
  %312 = xor i32 %216, %165
  %313 = and i32 %267, %312
  %314 = and i32 %216, %165
  %315 = xor i32 %313, %314
  %316 = add i32 %311, %315
  %317 = add i32 %306, %106
  %318 = add i32 %316, %306
  %319 = icmp ugt i32 %111, 11
  br i1 %319, label %322, label %320

320:                                              ; preds = %285
  %321 = zext nneg i32 %288 to i64
  br label %336

322:                                              ; preds = %285
  %323 = tail call i32 @llvm.fshl.i32(i32 %100, i32 %100, i32 25)
  %324 = tail call i32 @llvm.fshl.i32(i32 %100, i32 %100, i32 14)
  %325 = xor i32 %323, %324
  %326 = lshr i32 %100, 3
  %327 = xor i32 %325, %326
  %328 = tail call i32 @llvm.fshl.i32(i32 %235, i32 %235, i32 15)
  %329 = tail call i32 @llvm.fshl.i32(i32 %235, i32 %235, i32 13)
  %330 = xor i32 %328, %329
  %331 = lshr i32 %235, 10
  %332 = xor i32 %330, %331
  %333 = add i32 %327, %92
  %334 = add i32 %333, %101
  %335 = add i32 %334, %332
  store i32 %335, ptr %68, align 4, !tbaa !3
  br label %336

336:                                              ; preds = %322, %320
  %337 = phi i32 [ %101, %320 ], [ %335, %322 ]
  %338 = phi i64 [ %321, %320 ], [ 4, %322 ]
  %339 = add nuw nsw i32 %111, 5
  %340 = tail call i32 @llvm.fshl.i32(i32 %317, i32 %317, i32 26)
  %341 = tail call i32 @llvm.fshl.i32(i32 %317, i32 %317, i32 21)
  %342 = xor i32 %340, %341
  %343 = tail call i32 @llvm.fshl.i32(i32 %317, i32 %317, i32 7)
  %344 = xor i32 %342, %343
  %345 = and i32 %317, %266
  %346 = xor i32 %317, -1
  %347 = and i32 %215, %346
  %348 = or i32 %345, %347
  %349 = zext nneg i32 %288 to i64
  %350 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(4) @K256 to ptr), i64 %349
  %351 = load i32, ptr %350, align 4, !tbaa !3
  %352 = getelementptr inbounds nuw i32, ptr %3, i64 %338
  %353 = load i32, ptr %352, align 4, !tbaa !3
  %354 = add i32 %348, %164
  %355 = add i32 %354, %344
  %356 = add i32 %355, %351
  %357 = add i32 %356, %353
  %358 = tail call i32 @llvm.fshl.i32(i32 %318, i32 %318, i32 30)
  %359 = tail call i32 @llvm.fshl.i32(i32 %318, i32 %318, i32 19)
  %360 = xor i32 %358, %359
  %361 = tail call i32 @llvm.fshl.i32(i32 %318, i32 %318, i32 10)
  %362 = xor i32 %360, %361
  %363 = xor i32 %267, %216
  %364 = and i32 %318, %363
  %365 = and i32 %267, %216
  %366 = xor i32 %364, %365
  %367 = add i32 %362, %366
  %368 = add i32 %357, %165
  %369 = add i32 %367, %357
  %370 = icmp ugt i32 %111, 10
  br i1 %370, label %373, label %371

371:                                              ; preds = %336
  %372 = zext nneg i32 %339 to i64
  br label %387

373:                                              ; preds = %336
  %374 = tail call i32 @llvm.fshl.i32(i32 %99, i32 %99, i32 25)
  %375 = tail call i32 @llvm.fshl.i32(i32 %99, i32 %99, i32 14)
  %376 = xor i32 %374, %375
  %377 = lshr i32 %99, 3
  %378 = xor i32 %376, %377
  %379 = tail call i32 @llvm.fshl.i32(i32 %286, i32 %286, i32 15)
  %380 = tail call i32 @llvm.fshl.i32(i32 %286, i32 %286, i32 13)
  %381 = xor i32 %379, %380
  %382 = lshr i32 %286, 10
  %383 = xor i32 %381, %382
  %384 = add i32 %378, %91
  %385 = add i32 %384, %100
  %386 = add i32 %385, %383
  store i32 %386, ptr %69, align 4, !tbaa !3
  br label %387

387:                                              ; preds = %373, %371
  %388 = phi i32 [ %100, %371 ], [ %386, %373 ]
  %389 = phi i64 [ %372, %371 ], [ 5, %373 ]
  %390 = add nuw nsw i32 %111, 6
  %391 = tail call i32 @llvm.fshl.i32(i32 %368, i32 %368, i32 26)
  %392 = tail call i32 @llvm.fshl.i32(i32 %368, i32 %368, i32 21)
  %393 = xor i32 %391, %392
  %394 = tail call i32 @llvm.fshl.i32(i32 %368, i32 %368, i32 7)
  %395 = xor i32 %393, %394
  %396 = and i32 %368, %317
  %397 = xor i32 %368, -1
  %398 = and i32 %266, %397
  %399 = or i32 %396, %398
  %400 = zext nneg i32 %339 to i64
  %401 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(4) @K256 to ptr), i64 %400
  %402 = load i32, ptr %401, align 4, !tbaa !3
  %403 = getelementptr inbounds nuw i32, ptr %3, i64 %389
  %404 = load i32, ptr %403, align 4, !tbaa !3
  %405 = add i32 %399, %215
  %406 = add i32 %405, %395
  %407 = add i32 %406, %402
  %408 = add i32 %407, %404
  %409 = tail call i32 @llvm.fshl.i32(i32 %369, i32 %369, i32 30)
  %410 = tail call i32 @llvm.fshl.i32(i32 %369, i32 %369, i32 19)
  %411 = xor i32 %409, %410
  %412 = tail call i32 @llvm.fshl.i32(i32 %369, i32 %369, i32 10)
  %413 = xor i32 %411, %412
  %414 = xor i32 %318, %267
  %415 = and i32 %369, %414
  %416 = and i32 %318, %267
  %417 = xor i32 %415, %416
  %418 = add i32 %413, %417
  %419 = add i32 %408, %216
  %420 = add i32 %418, %408
  %421 = icmp ugt i32 %111, 9
  br i1 %421, label %424, label %422

422:                                              ; preds = %387
  %423 = zext nneg i32 %390 to i64
  br label %438

424:                                              ; preds = %387
  %425 = tail call i32 @llvm.fshl.i32(i32 %98, i32 %98, i32 25)
  %426 = tail call i32 @llvm.fshl.i32(i32 %98, i32 %98, i32 14)
  %427 = xor i32 %425, %426
  %428 = lshr i32 %98, 3
  %429 = xor i32 %427, %428
  %430 = tail call i32 @llvm.fshl.i32(i32 %337, i32 %337, i32 15)
  %431 = tail call i32 @llvm.fshl.i32(i32 %337, i32 %337, i32 13)
  %432 = xor i32 %430, %431
  %433 = lshr i32 %337, 10
  %434 = xor i32 %432, %433
  %435 = add i32 %429, %90
  %436 = add i32 %435, %99
  %437 = add i32 %436, %434
  store i32 %437, ptr %70, align 4, !tbaa !3
  br label %438

438:                                              ; preds = %424, %422
  %439 = phi i32 [ %99, %422 ], [ %437, %424 ]
  %440 = phi i64 [ %423, %422 ], [ 6, %424 ]
  %441 = add nuw nsw i32 %111, 7
  %442 = tail call i32 @llvm.fshl.i32(i32 %419, i32 %419, i32 26)
  %443 = tail call i32 @llvm.fshl.i32(i32 %419, i32 %419, i32 21)
  %444 = xor i32 %442, %443
  %445 = tail call i32 @llvm.fshl.i32(i32 %419, i32 %419, i32 7)
  %446 = xor i32 %444, %445
  %447 = and i32 %419, %368
  %448 = xor i32 %419, -1
  %449 = and i32 %317, %448
  %450 = or i32 %447, %449
  %451 = zext nneg i32 %390 to i64
  %452 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(4) @K256 to ptr), i64 %451
  %453 = load i32, ptr %452, align 4, !tbaa !3
  %454 = getelementptr inbounds nuw i32, ptr %3, i64 %440
  %455 = load i32, ptr %454, align 4, !tbaa !3
  %456 = add i32 %450, %266
  %457 = add i32 %456, %446
  %458 = add i32 %457, %453
  %459 = add i32 %458, %455
  %460 = tail call i32 @llvm.fshl.i32(i32 %420, i32 %420, i32 30)
  %461 = tail call i32 @llvm.fshl.i32(i32 %420, i32 %420, i32 19)
  %462 = xor i32 %460, %461
  %463 = tail call i32 @llvm.fshl.i32(i32 %420, i32 %420, i32 10)
  %464 = xor i32 %462, %463
  %465 = xor i32 %369, %318
  %466 = and i32 %420, %465
  %467 = and i32 %369, %318
  %468 = xor i32 %466, %467
  %469 = add i32 %464, %468
  %470 = add i32 %459, %267
  %471 = add i32 %469, %459
  %472 = icmp ugt i32 %111, 8
  br i1 %472, label %475, label %473

473:                                              ; preds = %438
  %474 = zext nneg i32 %441 to i64
  br label %489

475:                                              ; preds = %438
  %476 = tail call i32 @llvm.fshl.i32(i32 %97, i32 %97, i32 25)
  %477 = tail call i32 @llvm.fshl.i32(i32 %97, i32 %97, i32 14)
  %478 = xor i32 %476, %477
  %479 = lshr i32 %97, 3
  %480 = xor i32 %478, %479
  %481 = tail call i32 @llvm.fshl.i32(i32 %388, i32 %388, i32 15)
  %482 = tail call i32 @llvm.fshl.i32(i32 %388, i32 %388, i32 13)
  %483 = xor i32 %481, %482
  %484 = lshr i32 %388, 10
  %485 = xor i32 %483, %484
  %486 = add i32 %480, %133
  %487 = add i32 %486, %98
  %488 = add i32 %487, %485
  store i32 %488, ptr %71, align 4, !tbaa !3
  br label %489

489:                                              ; preds = %475, %473
  %490 = phi i32 [ %98, %473 ], [ %488, %475 ]
  %491 = phi i64 [ %474, %473 ], [ 7, %475 ]
  %492 = add nuw nsw i32 %111, 8
  %493 = tail call i32 @llvm.fshl.i32(i32 %470, i32 %470, i32 26)
  %494 = tail call i32 @llvm.fshl.i32(i32 %470, i32 %470, i32 21)
  %495 = xor i32 %493, %494
  %496 = tail call i32 @llvm.fshl.i32(i32 %470, i32 %470, i32 7)
  %497 = xor i32 %495, %496
  %498 = and i32 %470, %419
  %499 = xor i32 %470, -1
  %500 = and i32 %368, %499
  %501 = or i32 %498, %500
  %502 = zext nneg i32 %441 to i64
  %503 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(4) @K256 to ptr), i64 %502
  %504 = load i32, ptr %503, align 4, !tbaa !3
  %505 = getelementptr inbounds nuw i32, ptr %3, i64 %491
  %506 = load i32, ptr %505, align 4, !tbaa !3
  %507 = add i32 %501, %317
  %508 = add i32 %507, %497
  %509 = add i32 %508, %504
  %510 = add i32 %509, %506
  %511 = tail call i32 @llvm.fshl.i32(i32 %471, i32 %471, i32 30)
  %512 = tail call i32 @llvm.fshl.i32(i32 %471, i32 %471, i32 19)
  %513 = xor i32 %511, %512
  %514 = tail call i32 @llvm.fshl.i32(i32 %471, i32 %471, i32 10)
  %515 = xor i32 %513, %514
  %516 = xor i32 %420, %369
  %517 = and i32 %471, %516
  %518 = and i32 %420, %369
  %519 = xor i32 %517, %518
  %520 = add i32 %515, %519
  %521 = add i32 %510, %318
  %522 = add i32 %520, %510
  %523 = icmp ugt i32 %111, 7
  br i1 %523, label %526, label %524

524:                                              ; preds = %489
  %525 = zext nneg i32 %492 to i64
  br label %540

526:                                              ; preds = %489
  %527 = tail call i32 @llvm.fshl.i32(i32 %96, i32 %96, i32 25)
  %528 = tail call i32 @llvm.fshl.i32(i32 %96, i32 %96, i32 14)
  %529 = xor i32 %527, %528
  %530 = lshr i32 %96, 3
  %531 = xor i32 %529, %530
  %532 = tail call i32 @llvm.fshl.i32(i32 %439, i32 %439, i32 15)
  %533 = tail call i32 @llvm.fshl.i32(i32 %439, i32 %439, i32 13)
  %534 = xor i32 %532, %533
  %535 = lshr i32 %439, 10
  %536 = xor i32 %534, %535
  %537 = add i32 %531, %184
  %538 = add i32 %537, %97
  %539 = add i32 %538, %536
  store i32 %539, ptr %72, align 4, !tbaa !3
  br label %540

540:                                              ; preds = %526, %524
  %541 = phi i32 [ %97, %524 ], [ %539, %526 ]
  %542 = phi i64 [ %525, %524 ], [ 8, %526 ]
  %543 = add nuw nsw i32 %111, 9
  %544 = tail call i32 @llvm.fshl.i32(i32 %521, i32 %521, i32 26)
  %545 = tail call i32 @llvm.fshl.i32(i32 %521, i32 %521, i32 21)
  %546 = xor i32 %544, %545
  %547 = tail call i32 @llvm.fshl.i32(i32 %521, i32 %521, i32 7)
  %548 = xor i32 %546, %547
  %549 = and i32 %521, %470
  %550 = xor i32 %521, -1
  %551 = and i32 %419, %550
  %552 = or i32 %549, %551
  %553 = zext nneg i32 %492 to i64
  %554 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(4) @K256 to ptr), i64 %553
  %555 = load i32, ptr %554, align 4, !tbaa !3
  %556 = getelementptr inbounds nuw i32, ptr %3, i64 %542
  %557 = load i32, ptr %556, align 4, !tbaa !3
  %558 = add i32 %552, %368
  %559 = add i32 %558, %548
  %560 = add i32 %559, %555
  %561 = add i32 %560, %557
  %562 = tail call i32 @llvm.fshl.i32(i32 %522, i32 %522, i32 30)
  %563 = tail call i32 @llvm.fshl.i32(i32 %522, i32 %522, i32 19)
  %564 = xor i32 %562, %563
  %565 = tail call i32 @llvm.fshl.i32(i32 %522, i32 %522, i32 10)
  %566 = xor i32 %564, %565
  %567 = xor i32 %471, %420
  %568 = and i32 %522, %567
  %569 = and i32 %471, %420
  %570 = xor i32 %568, %569
  %571 = add i32 %566, %570
  %572 = add i32 %561, %369
  %573 = add i32 %571, %561
  %574 = icmp ugt i32 %111, 6
  br i1 %574, label %577, label %575

575:                                              ; preds = %540
  %576 = zext nneg i32 %543 to i64
  br label %591

577:                                              ; preds = %540
  %578 = tail call i32 @llvm.fshl.i32(i32 %95, i32 %95, i32 25)
  %579 = tail call i32 @llvm.fshl.i32(i32 %95, i32 %95, i32 14)
  %580 = xor i32 %578, %579
  %581 = lshr i32 %95, 3
  %582 = xor i32 %580, %581
  %583 = tail call i32 @llvm.fshl.i32(i32 %490, i32 %490, i32 15)
  %584 = tail call i32 @llvm.fshl.i32(i32 %490, i32 %490, i32 13)
  %585 = xor i32 %583, %584
  %586 = lshr i32 %490, 10
  %587 = xor i32 %585, %586
  %588 = add i32 %582, %235
  %589 = add i32 %588, %96
  %590 = add i32 %589, %587
  store i32 %590, ptr %73, align 4, !tbaa !3
  br label %591

591:                                              ; preds = %577, %575
  %592 = phi i32 [ %96, %575 ], [ %590, %577 ]
  %593 = phi i64 [ %576, %575 ], [ 9, %577 ]
  %594 = add nuw nsw i32 %111, 10
  %595 = tail call i32 @llvm.fshl.i32(i32 %572, i32 %572, i32 26)
  %596 = tail call i32 @llvm.fshl.i32(i32 %572, i32 %572, i32 21)
  %597 = xor i32 %595, %596
  %598 = tail call i32 @llvm.fshl.i32(i32 %572, i32 %572, i32 7)
  %599 = xor i32 %597, %598
  %600 = and i32 %572, %521
  %601 = xor i32 %572, -1
  %602 = and i32 %470, %601
  %603 = or i32 %600, %602
  %604 = zext nneg i32 %543 to i64
  %605 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(4) @K256 to ptr), i64 %604
  %606 = load i32, ptr %605, align 4, !tbaa !3
  %607 = getelementptr inbounds nuw i32, ptr %3, i64 %593
  %608 = load i32, ptr %607, align 4, !tbaa !3
  %609 = add i32 %603, %419
  %610 = add i32 %609, %599
  %611 = add i32 %610, %606
  %612 = add i32 %611, %608
  %613 = tail call i32 @llvm.fshl.i32(i32 %573, i32 %573, i32 30)
  %614 = tail call i32 @llvm.fshl.i32(i32 %573, i32 %573, i32 19)
  %615 = xor i32 %613, %614
  %616 = tail call i32 @llvm.fshl.i32(i32 %573, i32 %573, i32 10)
  %617 = xor i32 %615, %616
  %618 = xor i32 %522, %471
  %619 = and i32 %573, %618
  %620 = and i32 %522, %471
  %621 = xor i32 %619, %620
  %622 = add i32 %617, %621
  %623 = add i32 %612, %420
  %624 = add i32 %622, %612
  %625 = icmp ugt i32 %111, 5
  br i1 %625, label %628, label %626

626:                                              ; preds = %591
  %627 = zext nneg i32 %594 to i64
  br label %642

628:                                              ; preds = %591
  %629 = tail call i32 @llvm.fshl.i32(i32 %94, i32 %94, i32 25)
  %630 = tail call i32 @llvm.fshl.i32(i32 %94, i32 %94, i32 14)
  %631 = xor i32 %629, %630
  %632 = lshr i32 %94, 3
  %633 = xor i32 %631, %632
  %634 = tail call i32 @llvm.fshl.i32(i32 %541, i32 %541, i32 15)
  %635 = tail call i32 @llvm.fshl.i32(i32 %541, i32 %541, i32 13)
  %636 = xor i32 %634, %635
  %637 = lshr i32 %541, 10
  %638 = xor i32 %636, %637
  %639 = add i32 %633, %286
  %640 = add i32 %639, %95
  %641 = add i32 %640, %638
  store i32 %641, ptr %74, align 4, !tbaa !3
  br label %642

642:                                              ; preds = %628, %626
  %643 = phi i32 [ %95, %626 ], [ %641, %628 ]
  %644 = phi i64 [ %627, %626 ], [ 10, %628 ]
  %645 = add nuw nsw i32 %111, 11
  %646 = tail call i32 @llvm.fshl.i32(i32 %623, i32 %623, i32 26)
  %647 = tail call i32 @llvm.fshl.i32(i32 %623, i32 %623, i32 21)
  %648 = xor i32 %646, %647
  %649 = tail call i32 @llvm.fshl.i32(i32 %623, i32 %623, i32 7)
  %650 = xor i32 %648, %649
  %651 = and i32 %623, %572
  %652 = xor i32 %623, -1
  %653 = and i32 %521, %652
  %654 = or i32 %651, %653
  %655 = zext nneg i32 %594 to i64
  %656 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(4) @K256 to ptr), i64 %655
  %657 = load i32, ptr %656, align 4, !tbaa !3
  %658 = getelementptr inbounds nuw i32, ptr %3, i64 %644
  %659 = load i32, ptr %658, align 4, !tbaa !3
  %660 = add i32 %654, %470
  %661 = add i32 %660, %650
  %662 = add i32 %661, %657
  %663 = add i32 %662, %659
  %664 = tail call i32 @llvm.fshl.i32(i32 %624, i32 %624, i32 30)
  %665 = tail call i32 @llvm.fshl.i32(i32 %624, i32 %624, i32 19)
  %666 = xor i32 %664, %665
  %667 = tail call i32 @llvm.fshl.i32(i32 %624, i32 %624, i32 10)
  %668 = xor i32 %666, %667
  %669 = xor i32 %573, %522
  %670 = and i32 %624, %669
  %671 = and i32 %573, %522
  %672 = xor i32 %670, %671
  %673 = add i32 %668, %672
  %674 = add i32 %663, %471
  %675 = add i32 %673, %663
  %676 = icmp ugt i32 %111, 4
  br i1 %676, label %679, label %677

677:                                              ; preds = %642
  %678 = zext nneg i32 %645 to i64
  br label %693

679:                                              ; preds = %642
  %680 = tail call i32 @llvm.fshl.i32(i32 %93, i32 %93, i32 25)
  %681 = tail call i32 @llvm.fshl.i32(i32 %93, i32 %93, i32 14)
  %682 = xor i32 %680, %681
  %683 = lshr i32 %93, 3
  %684 = xor i32 %682, %683
  %685 = tail call i32 @llvm.fshl.i32(i32 %592, i32 %592, i32 15)
  %686 = tail call i32 @llvm.fshl.i32(i32 %592, i32 %592, i32 13)
  %687 = xor i32 %685, %686
  %688 = lshr i32 %592, 10
  %689 = xor i32 %687, %688
  %690 = add i32 %684, %337
  %691 = add i32 %690, %94
  %692 = add i32 %691, %689
  store i32 %692, ptr %75, align 4, !tbaa !3
  br label %693

693:                                              ; preds = %679, %677
  %694 = phi i32 [ %94, %677 ], [ %692, %679 ]
  %695 = phi i64 [ %678, %677 ], [ 11, %679 ]
  %696 = add nuw nsw i32 %111, 12
  %697 = tail call i32 @llvm.fshl.i32(i32 %674, i32 %674, i32 26)
  %698 = tail call i32 @llvm.fshl.i32(i32 %674, i32 %674, i32 21)
  %699 = xor i32 %697, %698
  %700 = tail call i32 @llvm.fshl.i32(i32 %674, i32 %674, i32 7)
  %701 = xor i32 %699, %700
  %702 = and i32 %674, %623
  %703 = xor i32 %674, -1
  %704 = and i32 %572, %703
  %705 = or i32 %702, %704
  %706 = zext nneg i32 %645 to i64
  %707 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(4) @K256 to ptr), i64 %706
  %708 = load i32, ptr %707, align 4, !tbaa !3
  %709 = getelementptr inbounds nuw i32, ptr %3, i64 %695
  %710 = load i32, ptr %709, align 4, !tbaa !3
  %711 = add i32 %705, %521
  %712 = add i32 %711, %701
  %713 = add i32 %712, %708
  %714 = add i32 %713, %710
  %715 = tail call i32 @llvm.fshl.i32(i32 %675, i32 %675, i32 30)
  %716 = tail call i32 @llvm.fshl.i32(i32 %675, i32 %675, i32 19)
  %717 = xor i32 %715, %716
  %718 = tail call i32 @llvm.fshl.i32(i32 %675, i32 %675, i32 10)
  %719 = xor i32 %717, %718
  %720 = xor i32 %624, %573
  %721 = and i32 %675, %720
  %722 = and i32 %624, %573
  %723 = xor i32 %721, %722
  %724 = add i32 %719, %723
  %725 = add i32 %714, %522
  %726 = add i32 %724, %714
  %727 = icmp ugt i32 %111, 3
  br i1 %727, label %730, label %728

728:                                              ; preds = %693
  %729 = zext nneg i32 %696 to i64
  br label %744

730:                                              ; preds = %693
  %731 = tail call i32 @llvm.fshl.i32(i32 %92, i32 %92, i32 25)
  %732 = tail call i32 @llvm.fshl.i32(i32 %92, i32 %92, i32 14)
  %733 = xor i32 %731, %732
  %734 = lshr i32 %92, 3
  %735 = xor i32 %733, %734
  %736 = tail call i32 @llvm.fshl.i32(i32 %643, i32 %643, i32 15)
  %737 = tail call i32 @llvm.fshl.i32(i32 %643, i32 %643, i32 13)
  %738 = xor i32 %736, %737
  %739 = lshr i32 %643, 10
  %740 = xor i32 %738, %739
  %741 = add i32 %735, %388
  %742 = add i32 %741, %93
  %743 = add i32 %742, %740
  store i32 %743, ptr %76, align 4, !tbaa !3
  br label %744

744:                                              ; preds = %730, %728
  %745 = phi i32 [ %93, %728 ], [ %743, %730 ]
  %746 = phi i64 [ %729, %728 ], [ 12, %730 ]
  %747 = add nuw nsw i32 %111, 13
  %748 = tail call i32 @llvm.fshl.i32(i32 %725, i32 %725, i32 26)
  %749 = tail call i32 @llvm.fshl.i32(i32 %725, i32 %725, i32 21)
  %750 = xor i32 %748, %749
  %751 = tail call i32 @llvm.fshl.i32(i32 %725, i32 %725, i32 7)
  %752 = xor i32 %750, %751
  %753 = and i32 %725, %674
  %754 = xor i32 %725, -1
  %755 = and i32 %623, %754
  %756 = or i32 %753, %755
  %757 = zext nneg i32 %696 to i64
  %758 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(4) @K256 to ptr), i64 %757
  %759 = load i32, ptr %758, align 4, !tbaa !3
  %760 = getelementptr inbounds nuw i32, ptr %3, i64 %746
  %761 = load i32, ptr %760, align 4, !tbaa !3
  %762 = add i32 %756, %572
  %763 = add i32 %762, %752
  %764 = add i32 %763, %759
  %765 = add i32 %764, %761
  %766 = tail call i32 @llvm.fshl.i32(i32 %726, i32 %726, i32 30)
  %767 = tail call i32 @llvm.fshl.i32(i32 %726, i32 %726, i32 19)
  %768 = xor i32 %766, %767
  %769 = tail call i32 @llvm.fshl.i32(i32 %726, i32 %726, i32 10)
  %770 = xor i32 %768, %769
  %771 = xor i32 %675, %624
  %772 = and i32 %726, %771
  %773 = and i32 %675, %624
  %774 = xor i32 %772, %773
  %775 = add i32 %770, %774
  %776 = add i32 %765, %573
  %777 = add i32 %775, %765
  %778 = icmp ugt i32 %111, 2
  br i1 %778, label %781, label %779

779:                                              ; preds = %744
  %780 = zext nneg i32 %747 to i64
  br label %795

781:                                              ; preds = %744
  %782 = tail call i32 @llvm.fshl.i32(i32 %91, i32 %91, i32 25)
  %783 = tail call i32 @llvm.fshl.i32(i32 %91, i32 %91, i32 14)
  %784 = xor i32 %782, %783
  %785 = lshr i32 %91, 3
  %786 = xor i32 %784, %785
  %787 = tail call i32 @llvm.fshl.i32(i32 %694, i32 %694, i32 15)
  %788 = tail call i32 @llvm.fshl.i32(i32 %694, i32 %694, i32 13)
  %789 = xor i32 %787, %788
  %790 = lshr i32 %694, 10
  %791 = xor i32 %789, %790
  %792 = add i32 %786, %439
  %793 = add i32 %792, %92
  %794 = add i32 %793, %791
  store i32 %794, ptr %77, align 4, !tbaa !3
  br label %795

795:                                              ; preds = %781, %779
  %796 = phi i32 [ %92, %779 ], [ %794, %781 ]
  %797 = phi i64 [ %780, %779 ], [ 13, %781 ]
  %798 = add nuw nsw i32 %111, 14
  %799 = tail call i32 @llvm.fshl.i32(i32 %776, i32 %776, i32 26)
  %800 = tail call i32 @llvm.fshl.i32(i32 %776, i32 %776, i32 21)
  %801 = xor i32 %799, %800
  %802 = tail call i32 @llvm.fshl.i32(i32 %776, i32 %776, i32 7)
  %803 = xor i32 %801, %802
  %804 = and i32 %776, %725
  %805 = xor i32 %776, -1
  %806 = and i32 %674, %805
  %807 = or i32 %804, %806
  %808 = zext nneg i32 %747 to i64
  %809 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(4) @K256 to ptr), i64 %808
  %810 = load i32, ptr %809, align 4, !tbaa !3
  %811 = getelementptr inbounds nuw i32, ptr %3, i64 %797
  %812 = load i32, ptr %811, align 4, !tbaa !3
  %813 = add i32 %807, %623
  %814 = add i32 %813, %803
  %815 = add i32 %814, %810
  %816 = add i32 %815, %812
  %817 = tail call i32 @llvm.fshl.i32(i32 %777, i32 %777, i32 30)
  %818 = tail call i32 @llvm.fshl.i32(i32 %777, i32 %777, i32 19)
  %819 = xor i32 %817, %818
  %820 = tail call i32 @llvm.fshl.i32(i32 %777, i32 %777, i32 10)
  %821 = xor i32 %819, %820
  %822 = xor i32 %726, %675
  %823 = and i32 %777, %822
  %824 = and i32 %726, %675
  %825 = xor i32 %823, %824
  %826 = add i32 %821, %825
  %827 = add i32 %816, %624
  %828 = add i32 %826, %816
  %829 = icmp ugt i32 %111, 1
  br i1 %829, label %832, label %830

830:                                              ; preds = %795
  %831 = zext nneg i32 %798 to i64
  br label %846

832:                                              ; preds = %795
  %833 = tail call i32 @llvm.fshl.i32(i32 %90, i32 %90, i32 25)
  %834 = tail call i32 @llvm.fshl.i32(i32 %90, i32 %90, i32 14)
  %835 = xor i32 %833, %834
  %836 = lshr i32 %90, 3
  %837 = xor i32 %835, %836
  %838 = tail call i32 @llvm.fshl.i32(i32 %745, i32 %745, i32 15)
  %839 = tail call i32 @llvm.fshl.i32(i32 %745, i32 %745, i32 13)
  %840 = xor i32 %838, %839
  %841 = lshr i32 %745, 10
  %842 = xor i32 %840, %841
  %843 = add i32 %837, %490
  %844 = add i32 %843, %91
  %845 = add i32 %844, %842
  store i32 %845, ptr %78, align 4, !tbaa !3
  br label %846

846:                                              ; preds = %832, %830
  %847 = phi i32 [ %91, %830 ], [ %845, %832 ]
  %848 = phi i64 [ %831, %830 ], [ 14, %832 ]
  %849 = tail call i32 @llvm.fshl.i32(i32 %827, i32 %827, i32 26)
  %850 = tail call i32 @llvm.fshl.i32(i32 %827, i32 %827, i32 21)
  %851 = xor i32 %849, %850
  %852 = tail call i32 @llvm.fshl.i32(i32 %827, i32 %827, i32 7)
  %853 = xor i32 %851, %852
  %854 = and i32 %827, %776
  %855 = xor i32 %827, -1
  %856 = and i32 %725, %855
  %857 = or i32 %854, %856
  %858 = zext nneg i32 %798 to i64
  %859 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(4) @K256 to ptr), i64 %858
  %860 = load i32, ptr %859, align 4, !tbaa !3
  %861 = getelementptr inbounds nuw i32, ptr %3, i64 %848
  %862 = load i32, ptr %861, align 4, !tbaa !3
  %863 = add i32 %857, %674
  %864 = add i32 %863, %853
  %865 = add i32 %864, %860
  %866 = add i32 %865, %862
  %867 = tail call i32 @llvm.fshl.i32(i32 %828, i32 %828, i32 30)
  %868 = tail call i32 @llvm.fshl.i32(i32 %828, i32 %828, i32 19)
  %869 = xor i32 %867, %868
  %870 = tail call i32 @llvm.fshl.i32(i32 %828, i32 %828, i32 10)
  %871 = xor i32 %869, %870
  %872 = xor i32 %777, %726
  %873 = and i32 %828, %872
  %874 = and i32 %777, %726
  %875 = xor i32 %873, %874
  %876 = add i32 %871, %875
  %877 = add i32 %866, %675
  %878 = add i32 %876, %866
  %879 = icmp eq i32 %111, 0
  br i1 %879, label %895, label %880

880:                                              ; preds = %846
  %881 = add nuw nsw i32 %111, 16
  %882 = tail call i32 @llvm.fshl.i32(i32 %133, i32 %133, i32 25)
  %883 = tail call i32 @llvm.fshl.i32(i32 %133, i32 %133, i32 14)
  %884 = xor i32 %882, %883
  %885 = lshr i32 %133, 3
  %886 = xor i32 %884, %885
  %887 = tail call i32 @llvm.fshl.i32(i32 %796, i32 %796, i32 15)
  %888 = tail call i32 @llvm.fshl.i32(i32 %796, i32 %796, i32 13)
  %889 = xor i32 %887, %888
  %890 = lshr i32 %796, 10
  %891 = xor i32 %889, %890
  %892 = add i32 %886, %541
  %893 = add i32 %892, %90
  %894 = add i32 %893, %891
  store i32 %894, ptr %79, align 4, !tbaa !3
  br label %895

895:                                              ; preds = %846, %880
  %896 = phi i32 [ %894, %880 ], [ %90, %846 ]
  %897 = phi i32 [ %881, %880 ], [ 16, %846 ]
  %898 = tail call i32 @llvm.fshl.i32(i32 %877, i32 %877, i32 26)
  %899 = tail call i32 @llvm.fshl.i32(i32 %877, i32 %877, i32 21)
  %900 = xor i32 %898, %899
  %901 = tail call i32 @llvm.fshl.i32(i32 %877, i32 %877, i32 7)
  %902 = xor i32 %900, %901
  %903 = and i32 %877, %827
  %904 = xor i32 %877, -1
  %905 = and i32 %776, %904
  %906 = or i32 %903, %905
  %907 = sext i32 %111 to i64
  %908 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(4) @K256 to ptr), i64 %907
  %909 = getelementptr inbounds nuw i8, ptr %908, i64 60
  %910 = load i32, ptr %909, align 4, !tbaa !3
  %911 = add i32 %906, %725
  %912 = add i32 %911, %902
  %913 = add i32 %912, %910
  %914 = add i32 %913, %896
  %915 = tail call i32 @llvm.fshl.i32(i32 %878, i32 %878, i32 30)
  %916 = tail call i32 @llvm.fshl.i32(i32 %878, i32 %878, i32 19)
  %917 = xor i32 %915, %916
  %918 = tail call i32 @llvm.fshl.i32(i32 %878, i32 %878, i32 10)
  %919 = xor i32 %917, %918
  %920 = xor i32 %828, %777
  %921 = and i32 %878, %920
  %922 = and i32 %828, %777
  %923 = xor i32 %921, %922
  %924 = add i32 %919, %923
  %925 = add i32 %914, %726
  %926 = add i32 %924, %914
  %927 = icmp eq i32 %897, 64
  br i1 %927, label %80, label %89, !llvm.loop !7
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: convergent mustprogress noinline norecurse nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @sha256_blocks(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #2 {
  %4 = alloca [8 x i32], align 4
  %5 = alloca [16 x i32], align 4
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %8 = mul i32 %6, %7
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %10 = add i32 %8, %9
  %11 = icmp slt i32 %10, %2
  br i1 %11, label %12, label %147

12:                                               ; preds = %3
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #7
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #7
  store i32 1779033703, ptr %4, align 4, !tbaa !3
  %13 = getelementptr inbounds nuw i8, ptr %4, i64 4
  store i32 -1150833019, ptr %13, align 4, !tbaa !3
  %14 = getelementptr inbounds nuw i8, ptr %4, i64 8
  store i32 1013904242, ptr %14, align 4, !tbaa !3
  %15 = getelementptr inbounds nuw i8, ptr %4, i64 12
  store i32 -1521486534, ptr %15, align 4, !tbaa !3
  %16 = getelementptr inbounds nuw i8, ptr %4, i64 16
  store i32 1359893119, ptr %16, align 4, !tbaa !3
  %17 = getelementptr inbounds nuw i8, ptr %4, i64 20
  store i32 -1694144372, ptr %17, align 4, !tbaa !3
  %18 = getelementptr inbounds nuw i8, ptr %4, i64 24
  store i32 528734635, ptr %18, align 4, !tbaa !3
  %19 = getelementptr inbounds nuw i8, ptr %4, i64 28
  store i32 1541459225, ptr %19, align 4, !tbaa !3
  %20 = shl nsw i32 %10, 4
  %21 = sext i32 %20 to i64
  %22 = getelementptr inbounds i32, ptr %0, i64 %21
  %23 = load i32, ptr %22, align 4, !tbaa !3
  %24 = tail call noundef i32 asm "prmt.b32 $0, $1, $2, $3;", "=r,r,r,r"(i32 %23, i32 0, i32 291) #8, !srcloc !10
  store i32 %24, ptr %5, align 4, !tbaa !3
  %25 = sext i32 %20 to i64
  %26 = getelementptr i32, ptr %0, i64 %25
  %27 = getelementptr i8, ptr %26, i64 4
  %28 = load i32, ptr %27, align 4, !tbaa !3
  %29 = tail call noundef i32 asm "prmt.b32 $0, $1, $2, $3;", "=r,r,r,r"(i32 %28, i32 0, i32 291) #8, !srcloc !10
  %30 = getelementptr inbounds nuw i8, ptr %5, i64 4
  store i32 %29, ptr %30, align 4, !tbaa !3
  %31 = sext i32 %20 to i64
  %32 = getelementptr i32, ptr %0, i64 %31
  %33 = getelementptr i8, ptr %32, i64 8
  %34 = load i32, ptr %33, align 4, !tbaa !3
  %35 = tail call noundef i32 asm "prmt.b32 $0, $1, $2, $3;", "=r,r,r,r"(i32 %34, i32 0, i32 291) #8, !srcloc !10
  %36 = getelementptr inbounds nuw i8, ptr %5, i64 8
  store i32 %35, ptr %36, align 4, !tbaa !3
  %37 = sext i32 %20 to i64
  %38 = getelementptr i32, ptr %0, i64 %37
  %39 = getelementptr i8, ptr %38, i64 12
  %40 = load i32, ptr %39, align 4, !tbaa !3
  %41 = tail call noundef i32 asm "prmt.b32 $0, $1, $2, $3;", "=r,r,r,r"(i32 %40, i32 0, i32 291) #8, !srcloc !10
  %42 = getelementptr inbounds nuw i8, ptr %5, i64 12
  store i32 %41, ptr %42, align 4, !tbaa !3
  %43 = sext i32 %20 to i64
  %44 = getelementptr i32, ptr %0, i64 %43
  %45 = getelementptr i8, ptr %44, i64 16
  %46 = load i32, ptr %45, align 4, !tbaa !3
  %47 = tail call noundef i32 asm "prmt.b32 $0, $1, $2, $3;", "=r,r,r,r"(i32 %46, i32 0, i32 291) #8, !srcloc !10
  %48 = getelementptr inbounds nuw i8, ptr %5, i64 16
  store i32 %47, ptr %48, align 4, !tbaa !3
  %49 = sext i32 %20 to i64
  %50 = getelementptr i32, ptr %0, i64 %49
  %51 = getelementptr i8, ptr %50, i64 20
  %52 = load i32, ptr %51, align 4, !tbaa !3
  %53 = tail call noundef i32 asm "prmt.b32 $0, $1, $2, $3;", "=r,r,r,r"(i32 %52, i32 0, i32 291) #8, !srcloc !10
  %54 = getelementptr inbounds nuw i8, ptr %5, i64 20
  store i32 %53, ptr %54, align 4, !tbaa !3
  %55 = sext i32 %20 to i64
  %56 = getelementptr i32, ptr %0, i64 %55
  %57 = getelementptr i8, ptr %56, i64 24
  %58 = load i32, ptr %57, align 4, !tbaa !3
  %59 = tail call noundef i32 asm "prmt.b32 $0, $1, $2, $3;", "=r,r,r,r"(i32 %58, i32 0, i32 291) #8, !srcloc !10
  %60 = getelementptr inbounds nuw i8, ptr %5, i64 24
  store i32 %59, ptr %60, align 4, !tbaa !3
  %61 = sext i32 %20 to i64
  %62 = getelementptr i32, ptr %0, i64 %61
  %63 = getelementptr i8, ptr %62, i64 28
  %64 = load i32, ptr %63, align 4, !tbaa !3
  %65 = tail call noundef i32 asm "prmt.b32 $0, $1, $2, $3;", "=r,r,r,r"(i32 %64, i32 0, i32 291) #8, !srcloc !10
  %66 = getelementptr inbounds nuw i8, ptr %5, i64 28
  store i32 %65, ptr %66, align 4, !tbaa !3
  %67 = sext i32 %20 to i64
  %68 = getelementptr i32, ptr %0, i64 %67
  %69 = getelementptr i8, ptr %68, i64 32
  %70 = load i32, ptr %69, align 4, !tbaa !3
  %71 = tail call noundef i32 asm "prmt.b32 $0, $1, $2, $3;", "=r,r,r,r"(i32 %70, i32 0, i32 291) #8, !srcloc !10
  %72 = getelementptr inbounds nuw i8, ptr %5, i64 32
  store i32 %71, ptr %72, align 4, !tbaa !3
  %73 = sext i32 %20 to i64
  %74 = getelementptr i32, ptr %0, i64 %73
  %75 = getelementptr i8, ptr %74, i64 36
  %76 = load i32, ptr %75, align 4, !tbaa !3
  %77 = tail call noundef i32 asm "prmt.b32 $0, $1, $2, $3;", "=r,r,r,r"(i32 %76, i32 0, i32 291) #8, !srcloc !10
  %78 = getelementptr inbounds nuw i8, ptr %5, i64 36
  store i32 %77, ptr %78, align 4, !tbaa !3
  %79 = sext i32 %20 to i64
  %80 = getelementptr i32, ptr %0, i64 %79
  %81 = getelementptr i8, ptr %80, i64 40
  %82 = load i32, ptr %81, align 4, !tbaa !3
  %83 = tail call noundef i32 asm "prmt.b32 $0, $1, $2, $3;", "=r,r,r,r"(i32 %82, i32 0, i32 291) #8, !srcloc !10
  %84 = getelementptr inbounds nuw i8, ptr %5, i64 40
  store i32 %83, ptr %84, align 4, !tbaa !3
  %85 = sext i32 %20 to i64
  %86 = getelementptr i32, ptr %0, i64 %85
  %87 = getelementptr i8, ptr %86, i64 44
  %88 = load i32, ptr %87, align 4, !tbaa !3
  %89 = tail call noundef i32 asm "prmt.b32 $0, $1, $2, $3;", "=r,r,r,r"(i32 %88, i32 0, i32 291) #8, !srcloc !10
  %90 = getelementptr inbounds nuw i8, ptr %5, i64 44
  store i32 %89, ptr %90, align 4, !tbaa !3
  %91 = sext i32 %20 to i64
  %92 = getelementptr i32, ptr %0, i64 %91
  %93 = getelementptr i8, ptr %92, i64 48
  %94 = load i32, ptr %93, align 4, !tbaa !3
  %95 = tail call noundef i32 asm "prmt.b32 $0, $1, $2, $3;", "=r,r,r,r"(i32 %94, i32 0, i32 291) #8, !srcloc !10
  %96 = getelementptr inbounds nuw i8, ptr %5, i64 48
  store i32 %95, ptr %96, align 4, !tbaa !3
  %97 = sext i32 %20 to i64
  %98 = getelementptr i32, ptr %0, i64 %97
  %99 = getelementptr i8, ptr %98, i64 52
  %100 = load i32, ptr %99, align 4, !tbaa !3
  %101 = tail call noundef i32 asm "prmt.b32 $0, $1, $2, $3;", "=r,r,r,r"(i32 %100, i32 0, i32 291) #8, !srcloc !10
  %102 = getelementptr inbounds nuw i8, ptr %5, i64 52
  store i32 %101, ptr %102, align 4, !tbaa !3
  %103 = sext i32 %20 to i64
  %104 = getelementptr i32, ptr %0, i64 %103
  %105 = getelementptr i8, ptr %104, i64 56
  %106 = load i32, ptr %105, align 4, !tbaa !3
  %107 = tail call noundef i32 asm "prmt.b32 $0, $1, $2, $3;", "=r,r,r,r"(i32 %106, i32 0, i32 291) #8, !srcloc !10
  %108 = getelementptr inbounds nuw i8, ptr %5, i64 56
  store i32 %107, ptr %108, align 4, !tbaa !3
  %109 = sext i32 %20 to i64
  %110 = getelementptr i32, ptr %0, i64 %109
  %111 = getelementptr i8, ptr %110, i64 60
  %112 = load i32, ptr %111, align 4, !tbaa !3
  %113 = tail call noundef i32 asm "prmt.b32 $0, $1, $2, $3;", "=r,r,r,r"(i32 %112, i32 0, i32 291) #8, !srcloc !10
  %114 = getelementptr inbounds nuw i8, ptr %5, i64 60
  store i32 %113, ptr %114, align 4, !tbaa !3
  call void @_Z12sha256_blockRA8_jRA16_Kj(ptr noundef nonnull align 4 dereferenceable(32) %4, ptr noundef nonnull align 4 dereferenceable(64) %5) #7
  %115 = shl nsw i32 %10, 3
  %116 = load i32, ptr %4, align 4, !tbaa !3
  %117 = sext i32 %115 to i64
  %118 = getelementptr inbounds i32, ptr %1, i64 %117
  store i32 %116, ptr %118, align 4, !tbaa !3
  %119 = load i32, ptr %13, align 4, !tbaa !3
  %120 = sext i32 %115 to i64
  %121 = getelementptr i32, ptr %1, i64 %120
  %122 = getelementptr i8, ptr %121, i64 4
  store i32 %119, ptr %122, align 4, !tbaa !3
  %123 = load i32, ptr %14, align 4, !tbaa !3
  %124 = sext i32 %115 to i64
  %125 = getelementptr i32, ptr %1, i64 %124
  %126 = getelementptr i8, ptr %125, i64 8
  store i32 %123, ptr %126, align 4, !tbaa !3
  %127 = load i32, ptr %15, align 4, !tbaa !3
  %128 = sext i32 %115 to i64
  %129 = getelementptr i32, ptr %1, i64 %128
  %130 = getelementptr i8, ptr %129, i64 12
  store i32 %127, ptr %130, align 4, !tbaa !3
  %131 = load i32, ptr %16, align 4, !tbaa !3
  %132 = sext i32 %115 to i64
  %133 = getelementptr i32, ptr %1, i64 %132
  %134 = getelementptr i8, ptr %133, i64 16
  store i32 %131, ptr %134, align 4, !tbaa !3
  %135 = load i32, ptr %17, align 4, !tbaa !3
  %136 = sext i32 %115 to i64
  %137 = getelementptr i32, ptr %1, i64 %136
  %138 = getelementptr i8, ptr %137, i64 20
  store i32 %135, ptr %138, align 4, !tbaa !3
  %139 = load i32, ptr %18, align 4, !tbaa !3
  %140 = sext i32 %115 to i64
  %141 = getelementptr i32, ptr %1, i64 %140
  %142 = getelementptr i8, ptr %141, i64 24
  store i32 %139, ptr %142, align 4, !tbaa !3
  %143 = load i32, ptr %19, align 4, !tbaa !3
  %144 = sext i32 %115 to i64
  %145 = getelementptr i32, ptr %1, i64 %144
  %146 = getelementptr i8, ptr %145, i64 28
  store i32 %143, ptr %146, align 4, !tbaa !3
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #7
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #7
  br label %147

147:                                              ; preds = %3, %12
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @search_nonce(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, i32 noundef %2, i32 noundef %3, ptr noundef captures(none) %4) local_unnamed_addr #2 {
  %6 = alloca [8 x i32], align 4
  %7 = alloca [16 x i32], align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #7
  call void @llvm.lifetime.start.p0(ptr nonnull %7) #7
  %8 = getelementptr inbounds nuw i8, ptr %7, i64 20
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 4 dereferenceable(40) %8, i8 0, i64 40, i1 false)
  %9 = load i32, ptr %0, align 4, !tbaa !3
  store i32 %9, ptr %6, align 4, !tbaa !3
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 4
  %11 = load i32, ptr %10, align 4, !tbaa !3
  %12 = getelementptr inbounds nuw i8, ptr %6, i64 4
  store i32 %11, ptr %12, align 4, !tbaa !3
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %14 = load i32, ptr %13, align 4, !tbaa !3
  %15 = getelementptr inbounds nuw i8, ptr %6, i64 8
  store i32 %14, ptr %15, align 4, !tbaa !3
  %16 = getelementptr inbounds nuw i8, ptr %0, i64 12
  %17 = load i32, ptr %16, align 4, !tbaa !3
  %18 = getelementptr inbounds nuw i8, ptr %6, i64 12
  store i32 %17, ptr %18, align 4, !tbaa !3
  %19 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %20 = load i32, ptr %19, align 4, !tbaa !3
  %21 = getelementptr inbounds nuw i8, ptr %6, i64 16
  store i32 %20, ptr %21, align 4, !tbaa !3
  %22 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %23 = load i32, ptr %22, align 4, !tbaa !3
  %24 = getelementptr inbounds nuw i8, ptr %6, i64 20
  store i32 %23, ptr %24, align 4, !tbaa !3
  %25 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %26 = load i32, ptr %25, align 4, !tbaa !3
  %27 = getelementptr inbounds nuw i8, ptr %6, i64 24
  store i32 %26, ptr %27, align 4, !tbaa !3
  %28 = getelementptr inbounds nuw i8, ptr %0, i64 28
  %29 = load i32, ptr %28, align 4, !tbaa !3
  %30 = getelementptr inbounds nuw i8, ptr %6, i64 28
  store i32 %29, ptr %30, align 4, !tbaa !3
  %31 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %32 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %33 = mul i32 %31, %32
  %34 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %35 = add i32 %33, %34
  %36 = add i32 %35, %3
  %37 = load i32, ptr %1, align 4, !tbaa !3
  store i32 %37, ptr %7, align 4, !tbaa !3
  %38 = getelementptr inbounds nuw i8, ptr %1, i64 4
  %39 = load i32, ptr %38, align 4, !tbaa !3
  %40 = getelementptr inbounds nuw i8, ptr %7, i64 4
  store i32 %39, ptr %40, align 4, !tbaa !3
  %41 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %42 = load i32, ptr %41, align 4, !tbaa !3
  %43 = getelementptr inbounds nuw i8, ptr %7, i64 8
  store i32 %42, ptr %43, align 4, !tbaa !3
  %44 = getelementptr inbounds nuw i8, ptr %7, i64 12
  store i32 %36, ptr %44, align 4, !tbaa !3
  %45 = getelementptr inbounds nuw i8, ptr %7, i64 16
  store i32 -2147483648, ptr %45, align 4, !tbaa !3
  %46 = getelementptr inbounds nuw i8, ptr %7, i64 60
  store i32 640, ptr %46, align 4, !tbaa !3
  call void @_Z12sha256_blockRA8_jRA16_Kj(ptr noundef nonnull align 4 dereferenceable(32) %6, ptr noundef nonnull align 4 dereferenceable(64) %7) #7
  %47 = load i32, ptr %6, align 4, !tbaa !3
  store i32 %47, ptr %7, align 4, !tbaa !3
  %48 = load i32, ptr %12, align 4, !tbaa !3
  store i32 %48, ptr %40, align 4, !tbaa !3
  %49 = load i32, ptr %15, align 4, !tbaa !3
  store i32 %49, ptr %43, align 4, !tbaa !3
  %50 = load i32, ptr %18, align 4, !tbaa !3
  store i32 %50, ptr %44, align 4, !tbaa !3
  %51 = load i32, ptr %21, align 4, !tbaa !3
  store i32 %51, ptr %45, align 4, !tbaa !3
  %52 = load i32, ptr %24, align 4, !tbaa !3
  %53 = getelementptr inbounds nuw i8, ptr %7, i64 20
  store i32 %52, ptr %53, align 4, !tbaa !3
  %54 = load i32, ptr %27, align 4, !tbaa !3
  %55 = getelementptr inbounds nuw i8, ptr %7, i64 24
  store i32 %54, ptr %55, align 4, !tbaa !3
  %56 = load i32, ptr %30, align 4, !tbaa !3
  %57 = getelementptr inbounds nuw i8, ptr %7, i64 28
  store i32 %56, ptr %57, align 4, !tbaa !3
  %58 = getelementptr inbounds nuw i8, ptr %7, i64 32
  store i32 -2147483648, ptr %58, align 4, !tbaa !3
  %59 = getelementptr inbounds nuw i8, ptr %7, i64 36
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 4 dereferenceable(24) %59, i8 0, i64 24, i1 false)
  store i32 256, ptr %46, align 4, !tbaa !3
  store i32 1779033703, ptr %6, align 4, !tbaa !3
  store i32 -1150833019, ptr %12, align 4, !tbaa !3
  store i32 1013904242, ptr %15, align 4, !tbaa !3
  store i32 -1521486534, ptr %18, align 4, !tbaa !3
  store i32 1359893119, ptr %21, align 4, !tbaa !3
  store i32 -1694144372, ptr %24, align 4, !tbaa !3
  store i32 528734635, ptr %27, align 4, !tbaa !3
  store i32 1541459225, ptr %30, align 4, !tbaa !3
  call void @_Z12sha256_blockRA8_jRA16_Kj(ptr noundef nonnull align 4 dereferenceable(32) %6, ptr noundef nonnull align 4 dereferenceable(64) %7) #7
  %60 = load i32, ptr %30, align 4, !tbaa !3
  %61 = tail call noundef i32 asm "prmt.b32 $0, $1, $2, $3;", "=r,r,r,r"(i32 %60, i32 0, i32 291) #8, !srcloc !10
  %62 = icmp ugt i32 %61, %2
  br i1 %62, label %65, label %63

63:                                               ; preds = %5
  %64 = atomicrmw umin ptr %4, i32 %36 seq_cst, align 4
  br label %65

65:                                               ; preds = %63, %5
  call void @llvm.lifetime.end.p0(ptr nonnull %7) #7
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #7
  ret void
}

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #3

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @murmur_finalise(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #4 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %6 = mul i32 %4, %5
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %8 = add i32 %6, %7
  %9 = icmp slt i32 %8, %2
  br i1 %9, label %10, label %23

10:                                               ; preds = %3
  %11 = sext i32 %8 to i64
  %12 = getelementptr inbounds i64, ptr %0, i64 %11
  %13 = load i64, ptr %12, align 8, !tbaa !11
  %14 = lshr i64 %13, 33
  %15 = xor i64 %14, %13
  %16 = mul i64 %15, -49064778989728563
  %17 = lshr i64 %16, 33
  %18 = xor i64 %17, %16
  %19 = mul i64 %18, -4265267296055464877
  %20 = lshr i64 %19, 33
  %21 = xor i64 %20, %19
  %22 = getelementptr inbounds i64, ptr %1, i64 %11
  store i64 %21, ptr %22, align 8, !tbaa !11
  br label %23

23:                                               ; preds = %3, %10
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #5

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.fshl.i32(i32, i32, i32) #6

attributes #0 = { mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx80,+sm_90" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { convergent mustprogress noinline norecurse nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx80,+sm_90" "uniform-work-group-size"="true" }
attributes #3 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #4 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx80,+sm_90" "uniform-work-group-size"="true" }
attributes #5 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #6 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #7 = { nounwind }
attributes #8 = { convergent nounwind memory(none) }

!llvm.module.flags = !{!0, !1, !2}
!llvm.errno.tbaa = !{!3}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!2 = !{i32 7, !"frame-pointer", i32 2}
!3 = !{!4, !4, i64 0}
!4 = !{!"int", !5, i64 0}
!5 = !{!"omnipotent char", !6, i64 0}
!6 = !{!"Simple C++ TBAA"}
!7 = distinct !{!7, !8, !9}
!8 = !{!"llvm.loop.mustprogress"}
!9 = !{!"llvm.loop.unroll.disable"}
!10 = !{i64 46824}
!11 = !{!12, !12, i64 0}
!12 = !{!"long", !5, i64 0}
