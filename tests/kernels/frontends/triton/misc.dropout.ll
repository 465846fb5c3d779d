; arch: sm_90a
; ModuleID = 'misc.py'
source_filename = "misc.py"
target datalayout = "e-p3:32:32-p4:32:32-p5:32:32-p6:32:32-p7:32:32-p101:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: nounwind
define ptx_kernel void @dropout(ptr addrspace(1) %0, ptr addrspace(1) %1, i32 %2, float %3, i32 %4, ptr addrspace(1) nofree readnone captures(none) %5, ptr addrspace(1) nofree readnone captures(none) %6) local_unnamed_addr #0 {
  %8 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %9 = shl i32 %8, 9
  %10 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %11 = shl nuw nsw i32 %10, 2
  %12 = and i32 %11, 508
  %13 = ashr i32 %4, 31
  %14 = add i32 %4, -1640531527
  %15 = add nsw i32 %13, -1150833019
  %16 = zext i32 %4 to i64
  %17 = mul nuw i64 %16, 3528531795
  %18 = lshr i64 %17, 32
  %19 = trunc nuw i64 %18 to i32
  %20 = mul i32 %4, -766435501
  %21 = add i32 %4, 1013904242
  %22 = add nsw i32 %13, 1993301258
  %23 = add i32 %4, -626627285
  %24 = add nsw i32 %13, 842468239
  %25 = add i32 %4, 2027808484
  %26 = add nsw i32 %13, -308364780
  %27 = add i32 %4, 387276957
  %28 = add nsw i32 %13, -1459197799
  %29 = add i32 %4, -1253254570
  %30 = add nsw i32 %13, 1684936478
  %31 = add i32 %4, 1401181199
  %32 = add nsw i32 %13, 534103459
  %33 = add nsw i32 %13, -616729560
  %34 = add i32 %4, -1879881855
  %35 = insertelement <4 x i32> poison, i32 %27, i64 0
  %36 = shufflevector <4 x i32> %35, <4 x i32> poison, <4 x i32> zeroinitializer
  %37 = insertelement <4 x i32> poison, i32 %29, i64 0
  %38 = shufflevector <4 x i32> %37, <4 x i32> poison, <4 x i32> zeroinitializer
  %39 = insertelement <4 x i32> poison, i32 %19, i64 0
  %40 = insertelement <4 x i32> poison, i32 %15, i64 0
  %41 = insertelement <4 x i32> poison, i32 %20, i64 0
  %42 = insertelement <4 x i32> poison, i32 %22, i64 0
  %43 = insertelement <4 x i32> poison, i32 %23, i64 0
  %44 = shufflevector <4 x i32> %43, <4 x i32> poison, <4 x i32> zeroinitializer
  %45 = insertelement <4 x i32> poison, i32 %24, i64 0
  %46 = shufflevector <4 x i32> %45, <4 x i32> poison, <4 x i32> zeroinitializer
  %47 = insertelement <4 x i32> poison, i32 %25, i64 0
  %48 = shufflevector <4 x i32> %47, <4 x i32> poison, <4 x i32> zeroinitializer
  %49 = insertelement <4 x i32> poison, i32 %28, i64 0
  %50 = shufflevector <4 x i32> %49, <4 x i32> poison, <4 x i32> zeroinitializer
  %51 = or disjoint i32 %12, %9
  %52 = or disjoint i32 %51, 1
  %53 = or disjoint i32 %51, 2
  %54 = or disjoint i32 %51, 3
  %55 = icmp slt i32 %51, %2
  %56 = icmp slt i32 %52, %2
  %57 = icmp slt i32 %53, %2
  %58 = icmp slt i32 %54, %2
  %59 = sext i32 %51 to i64
  %60 = getelementptr [4 x i8], ptr addrspace(1) %0, i64 %59
  %61 = tail call i32 asm sideeffect "mov.u32 $0, 0x0;\0A\09@$2 ld.global.b32 { $0 }, [ $1 + 0 ];", "=r,l,b"(ptr addrspace(1) %60, i1 %55) #3
  %62 = bitcast i32 %61 to float
  %63 = tail call i32 asm sideeffect "mov.u32 $0, 0x0;\0A\09@$2 ld.global.b32 { $0 }, [ $1 + 4 ];", "=r,l,b"(ptr addrspace(1) %60, i1 %56) #3
  %64 = bitcast i32 %63 to float
  %65 = tail call i32 asm sideeffect "mov.u32 $0, 0x0;\0A\09@$2 ld.global.b32 { $0 }, [ $1 + 8 ];", "=r,l,b"(ptr addrspace(1) %60, i1 %57) #3
  %66 = bitcast i32 %65 to float
  %67 = tail call i32 asm sideeffect "mov.u32 $0, 0x0;\0A\09@$2 ld.global.b32 { $0 }, [ $1 + 12 ];", "=r,l,b"(ptr addrspace(1) %60, i1 %58) #3
  %68 = bitcast i32 %67 to float
  %69 = insertelement <4 x i32> poison, i32 %54, i64 0
  %70 = insertelement <4 x i32> %69, i32 %53, i64 1
  %71 = insertelement <4 x i32> %70, i32 %52, i64 2
  %72 = insertelement <4 x i32> %71, i32 %51, i64 3
  %73 = zext <4 x i32> %72 to <4 x i64>
  %74 = mul nuw <4 x i64> %73, splat (i64 3528531795)
  %75 = lshr <4 x i64> %74, splat (i64 32)
  %76 = trunc nuw <4 x i64> %75 to <4 x i32>
  %77 = insertelement <4 x i32> poison, i32 %13, i64 0
  %78 = shufflevector <4 x i32> %77, <4 x i32> poison, <4 x i32> zeroinitializer
  %79 = xor <4 x i32> %78, %76
  %80 = mul <4 x i32> %79, splat (i32 -845247145)
  %81 = mul <4 x i32> %72, splat (i32 -766435501)
  %82 = xor <4 x i32> %40, %39
  %83 = shufflevector <4 x i32> %82, <4 x i32> poison, <4 x i32> zeroinitializer
  %84 = xor <4 x i32> %83, %81
  %85 = zext <4 x i32> %84 to <4 x i64>
  %86 = mul nuw <4 x i64> %85, splat (i64 3449720151)
  %87 = lshr <4 x i64> %86, splat (i64 32)
  %88 = trunc nuw <4 x i64> %87 to <4 x i32>
  %89 = xor <4 x i32> %80, %88
  %90 = insertelement <4 x i32> poison, i32 %21, i64 0
  %91 = shufflevector <4 x i32> %90, <4 x i32> poison, <4 x i32> zeroinitializer
  %92 = xor <4 x i32> %89, %91
  %93 = mul <4 x i32> %84, splat (i32 -845247145)
  %94 = zext <4 x i32> %79 to <4 x i64>
  %95 = mul nuw <4 x i64> %94, splat (i64 3449720151)
  %96 = lshr <4 x i64> %95, splat (i64 32)
  %97 = trunc nuw <4 x i64> %96 to <4 x i32>
  %98 = insertelement <4 x i32> poison, i32 %14, i64 0
  %99 = shufflevector <4 x i32> %98, <4 x i32> poison, <4 x i32> zeroinitializer
  %100 = xor <4 x i32> %99, %97
  %101 = zext <4 x i32> %100 to <4 x i64>
  %102 = mul nuw <4 x i64> %101, splat (i64 3528531795)
  %103 = lshr <4 x i64> %102, splat (i64 32)
  %104 = trunc nuw <4 x i64> %103 to <4 x i32>
  %105 = mul <4 x i32> %100, splat (i32 -766435501)
  %106 = xor <4 x i32> %42, %41
  %107 = shufflevector <4 x i32> %106, <4 x i32> poison, <4 x i32> zeroinitializer
  %108 = xor <4 x i32> %107, %104
  %109 = zext <4 x i32> %108 to <4 x i64>
  %110 = mul nuw <4 x i64> %109, splat (i64 3449720151)
  %111 = lshr <4 x i64> %110, splat (i64 32)
  %112 = trunc nuw <4 x i64> %111 to <4 x i32>
  %113 = xor <4 x i32> %93, %112
  %114 = xor <4 x i32> %113, %44
  %115 = zext <4 x i32> %92 to <4 x i64>
  %116 = mul nuw <4 x i64> %115, splat (i64 3528531795)
  %117 = lshr <4 x i64> %116, splat (i64 32)
  %118 = trunc nuw <4 x i64> %117 to <4 x i32>
  %119 = xor <4 x i32> %105, %118
  %120 = xor <4 x i32> %119, %46
  %121 = mul <4 x i32> %108, splat (i32 -845247145)
  %122 = mul <4 x i32> %92, splat (i32 -766435501)
  %123 = zext <4 x i32> %120 to <4 x i64>
  %124 = mul nuw <4 x i64> %123, splat (i64 3449720151)
  %125 = lshr <4 x i64> %124, splat (i64 32)
  %126 = trunc nuw <4 x i64> %125 to <4 x i32>
  %127 = xor <4 x i32> %121, %126
  %128 = xor <4 x i32> %127, %48
  %129 = zext <4 x i32> %114 to <4 x i64>
  %130 = mul nuw <4 x i64> %129, splat (i64 3528531795)
  %131 = lshr <4 x i64> %130, splat (i64 32)
  %132 = trunc nuw <4 x i64> %131 to <4 x i32>
  %133 = xor <4 x i32> %122, %132
  %134 = insertelement <4 x i32> poison, i32 %26, i64 0
  %135 = shufflevector <4 x i32> %134, <4 x i32> poison, <4 x i32> zeroinitializer
  %136 = xor <4 x i32> %133, %135
  %137 = mul <4 x i32> %114, splat (i32 -766435501)
  %138 = zext <4 x i32> %136 to <4 x i64>
  %139 = mul nuw <4 x i64> %138, splat (i64 3449720151)
  %140 = zext <4 x i32> %128 to <4 x i64>
  %141 = mul nuw <4 x i64> %140, splat (i64 3528531795)
  %142 = lshr <4 x i64> %141, splat (i64 32)
  %143 = trunc nuw <4 x i64> %142 to <4 x i32>
  %144 = xor <4 x i32> %137, %143
  %145 = xor <4 x i32> %144, %50
  %146 = mul <4 x i32> %136, splat (i32 -845247145)
  %147 = mul <4 x i32> %128, splat (i32 -766435501)
  %148 = zext <4 x i32> %145 to <4 x i64>
  %149 = mul nuw <4 x i64> %148, splat (i64 3449720151)
  %150 = lshr <4 x i64> %149, splat (i64 32)
  %151 = trunc nuw <4 x i64> %150 to <4 x i32>
  %152 = mul <4 x i32> %145, splat (i32 -845247145)
  %153 = mul <4 x i32> %120, splat (i32 -845247145)
  %154 = lshr <4 x i64> %139, splat (i64 32)
  %155 = trunc nuw <4 x i64> %154 to <4 x i32>
  %156 = xor <4 x i32> %153, %155
  %157 = xor <4 x i32> %156, %36
  %158 = xor <4 x i32> %146, %151
  %159 = xor <4 x i32> %158, %38
  %160 = zext <4 x i32> %157 to <4 x i64>
  %161 = mul nuw <4 x i64> %160, splat (i64 3528531795)
  %162 = lshr <4 x i64> %161, splat (i64 32)
  %163 = trunc nuw <4 x i64> %162 to <4 x i32>
  %164 = xor <4 x i32> %147, %163
  %165 = insertelement <4 x i32> poison, i32 %30, i64 0
  %166 = shufflevector <4 x i32> %165, <4 x i32> poison, <4 x i32> zeroinitializer
  %167 = xor <4 x i32> %164, %166
  %168 = mul <4 x i32> %157, splat (i32 -766435501)
  %169 = zext <4 x i32> %167 to <4 x i64>
  %170 = mul nuw <4 x i64> %169, splat (i64 3449720151)
  %171 = lshr <4 x i64> %170, splat (i64 32)
  %172 = trunc nuw <4 x i64> %171 to <4 x i32>
  %173 = xor <4 x i32> %152, %172
  %174 = insertelement <4 x i32> poison, i32 %31, i64 0
  %175 = shufflevector <4 x i32> %174, <4 x i32> poison, <4 x i32> zeroinitializer
  %176 = xor <4 x i32> %173, %175
  %177 = zext <4 x i32> %159 to <4 x i64>
  %178 = mul nuw <4 x i64> %177, splat (i64 3528531795)
  %179 = lshr <4 x i64> %178, splat (i64 32)
  %180 = trunc nuw <4 x i64> %179 to <4 x i32>
  %181 = xor <4 x i32> %168, %180
  %182 = insertelement <4 x i32> poison, i32 %32, i64 0
  %183 = shufflevector <4 x i32> %182, <4 x i32> poison, <4 x i32> zeroinitializer
  %184 = xor <4 x i32> %181, %183
  %185 = mul <4 x i32> %159, splat (i32 -766435501)
  %186 = zext <4 x i32> %176 to <4 x i64>
  %187 = mul nuw <4 x i64> %186, splat (i64 3528531795)
  %188 = lshr <4 x i64> %187, splat (i64 32)
  %189 = trunc nuw <4 x i64> %188 to <4 x i32>
  %190 = xor <4 x i32> %185, %189
  %191 = insertelement <4 x i32> poison, i32 %33, i64 0
  %192 = shufflevector <4 x i32> %191, <4 x i32> poison, <4 x i32> zeroinitializer
  %193 = xor <4 x i32> %190, %192
  %194 = mul <4 x i32> %184, splat (i32 -845247145)
  %195 = zext <4 x i32> %193 to <4 x i64>
  %196 = mul nuw <4 x i64> %195, splat (i64 3449720151)
  %197 = lshr <4 x i64> %196, splat (i64 32)
  %198 = trunc nuw <4 x i64> %197 to <4 x i32>
  %199 = xor <4 x i32> %194, %198
  %200 = insertelement <4 x i32> poison, i32 %34, i64 0
  %201 = shufflevector <4 x i32> %200, <4 x i32> poison, <4 x i32> zeroinitializer
  %202 = xor <4 x i32> %199, %201
  %203 = ashr <4 x i32> %202, splat (i32 31)
  %204 = xor <4 x i32> %203, %202
  %205 = sitofp <4 x i32> %204 to <4 x float>
  %206 = fmul nnan <4 x float> %205, splat (float 0x3DFFFFFFE0000000)
  %207 = insertelement <4 x float> poison, float %3, i64 0
  %208 = shufflevector <4 x float> %207, <4 x float> poison, <4 x i32> zeroinitializer
  %209 = fcmp ogt <4 x float> %206, %208
  %210 = getelementptr [4 x i8], ptr addrspace(1) %1, i64 %59
  %211 = fsub float 0x3FF0000000000000, %3
  %212 = tail call float @llvm.nvvm.div.full(float %62, float %211)
  %213 = tail call float @llvm.nvvm.div.full(float %64, float %211)
  %214 = tail call float @llvm.nvvm.div.full(float %66, float %211)
  %215 = tail call float @llvm.nvvm.div.full(float %68, float %211)
  %216 = bitcast float %212 to i32
  %217 = extractelement <4 x i1> %209, i64 3
  %218 = select i1 %217, i32 %216, i32 0
  tail call void asm sideeffect "@$2 st.global.b32 [ $1 + 0 ], { $0 };", "r,l,b"(i32 %218, ptr addrspace(1) %210, i1 %55) #3
  %219 = bitcast float %213 to i32
  %220 = extractelement <4 x i1> %209, i64 2
  %221 = select i1 %220, i32 %219, i32 0
  tail call void asm sideeffect "@$2 st.global.b32 [ $1 + 4 ], { $0 };", "r,l,b"(i32 %221, ptr addrspace(1) %210, i1 %56) #3
  %222 = bitcast float %214 to i32
  %223 = extractelement <4 x i1> %209, i64 1
  %224 = select i1 %223, i32 %222, i32 0
  tail call void asm sideeffect "@$2 st.global.b32 [ $1 + 8 ], { $0 };", "r,l,b"(i32 %224, ptr addrspace(1) %210, i1 %57) #3
  %225 = bitcast float %215 to i32
  %226 = extractelement <4 x i1> %209, i64 0
  %227 = select i1 %226, i32 %225, i32 0
  tail call void asm sideeffect "@$2 st.global.b32 [ $1 + 12 ], { $0 };", "r,l,b"(i32 %227, ptr addrspace(1) %210, i1 %58) #3
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind willreturn memory(none)
declare float @llvm.nvvm.div.full(float, float) #2

attributes #0 = { nounwind "nvvm.reqntid"="128" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind willreturn memory(none) }
attributes #3 = { nounwind }

!llvm.module.flags = !{!0, !1}

!0 = !{i32 2, !"Debug Info Version", i32 3}
!1 = !{i32 4, !"nvvm-reflect-ftz", i32 1}
