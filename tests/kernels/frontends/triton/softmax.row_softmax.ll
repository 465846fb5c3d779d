; arch: sm_90a
; ModuleID = 'softmax.py'
source_filename = "softmax.py"
target datalayout = "e-p3:32:32-p4:32:32-p5:32:32-p6:32:32-p7:32:32-p101:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@global_smem = external local_unnamed_addr addrspace(3) global [0 x i8], align 16

; Function Attrs: nounwind
define ptx_kernel void @row_softmax(ptr addrspace(1) %0, ptr addrspace(1) %1, i32 %2, i32 %3, ptr addrspace(1) nofree readnone captures(none) %4, ptr addrspace(1) nofree readnone captures(none) %5) local_unnamed_addr #0 {
  %7 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %8 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %9 = and i32 %8, 127
  %10 = or disjoint i32 %9, 128
  %11 = or disjoint i32 %9, 256
  %12 = or disjoint i32 %9, 384
  %13 = or disjoint i32 %9, 512
  %14 = or disjoint i32 %9, 640
  %15 = or disjoint i32 %9, 768
  %16 = or i32 %8, 896
  %17 = icmp slt i32 %9, %3
  %18 = icmp slt i32 %10, %3
  %19 = icmp slt i32 %11, %3
  %20 = icmp slt i32 %12, %3
  %21 = icmp slt i32 %13, %3
  %22 = icmp slt i32 %14, %3
  %23 = icmp slt i32 %15, %3
  %24 = icmp slt i32 %16, %3
  %25 = mul i32 %2, %7
  %26 = sext i32 %25 to i64
  %27 = getelementptr [4 x i8], ptr addrspace(1) %0, i64 %26
  %28 = zext nneg i32 %9 to i64
  %29 = getelementptr [4 x i8], ptr addrspace(1) %27, i64 %28
  %30 = zext nneg i32 %10 to i64
  %31 = getelementptr [4 x i8], ptr addrspace(1) %27, i64 %30
  %32 = zext nneg i32 %11 to i64
  %33 = getelementptr [4 x i8], ptr addrspace(1) %27, i64 %32
  %34 = zext nneg i32 %12 to i64
  %35 = getelementptr [4 x i8], ptr addrspace(1) %27, i64 %34
  %36 = zext nneg i32 %13 to i64
  %37 = getelementptr [4 x i8], ptr addrspace(1) %27, i64 %36
  %38 = zext nneg i32 %14 to i64
  %39 = getelementptr [4 x i8], ptr addrspace(1) %27, i64 %38
  %40 = zext nneg i32 %15 to i64
  %41 = getelementptr [4 x i8], ptr addrspace(1) %27, i64 %40
  %42 = zext nneg i32 %16 to i64
  %43 = getelementptr [4 x i8], ptr addrspace(1) %27, i64 %42
  %44 = tail call i32 asm sideeffect "mov.u32 $0, $1;\0A\09@$3 ld.global.b32 { $0 }, [ $2 + 0 ];", "=r,r,l,b"(i32 -8388608, ptr addrspace(1) %29, i1 %17) #7
  %45 = tail call i32 asm sideeffect "mov.u32 $0, $1;\0A\09@$3 ld.global.b32 { $0 }, [ $2 + 0 ];", "=r,r,l,b"(i32 -8388608, ptr addrspace(1) %31, i1 %18) #7
  %46 = tail call i32 asm sideeffect "mov.u32 $0, $1;\0A\09@$3 ld.global.b32 { $0 }, [ $2 + 0 ];", "=r,r,l,b"(i32 -8388608, ptr addrspace(1) %33, i1 %19) #7
  %47 = tail call i32 asm sideeffect "mov.u32 $0, $1;\0A\09@$3 ld.global.b32 { $0 }, [ $2 + 0 ];", "=r,r,l,b"(i32 -8388608, ptr addrspace(1) %35, i1 %20) #7
  %48 = tail call i32 asm sideeffect "mov.u32 $0, $1;\0A\09@$3 ld.global.b32 { $0 }, [ $2 + 0 ];", "=r,r,l,b"(i32 -8388608, ptr addrspace(1) %37, i1 %21) #7
  %49 = tail call i32 asm sideeffect "mov.u32 $0, $1;\0A\09@$3 ld.global.b32 { $0 }, [ $2 + 0 ];", "=r,r,l,b"(i32 -8388608, ptr addrspace(1) %39, i1 %22) #7
  %50 = tail call i32 asm sideeffect "mov.u32 $0, $1;\0A\09@$3 ld.global.b32 { $0 }, [ $2 + 0 ];", "=r,r,l,b"(i32 -8388608, ptr addrspace(1) %41, i1 %23) #7
  %51 = tail call i32 asm sideeffect "mov.u32 $0, $1;\0A\09@$3 ld.global.b32 { $0 }, [ $2 + 0 ];", "=r,r,l,b"(i32 -8388608, ptr addrspace(1) %43, i1 %24) #7
  %52 = lshr i32 %8, 3
  %53 = and i32 %52, 12
  %54 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %53
  %55 = shl nuw nsw i32 %8, 2
  %56 = and i32 %55, 12
  %57 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %56
  %58 = insertelement <8 x i32> poison, i32 %44, i64 0
  %59 = insertelement <8 x i32> %58, i32 %45, i64 1
  %60 = insertelement <8 x i32> %59, i32 %46, i64 2
  %61 = insertelement <8 x i32> %60, i32 %47, i64 3
  %62 = insertelement <8 x i32> %61, i32 %48, i64 4
  %63 = insertelement <8 x i32> %62, i32 %49, i64 5
  %64 = insertelement <8 x i32> %63, i32 %50, i64 6
  %65 = insertelement <8 x i32> %64, i32 %51, i64 7
  %66 = bitcast <8 x i32> %65 to <8 x float>
  %67 = bitcast i32 %44 to float
  %68 = bitcast i32 %45 to float
  %69 = tail call float @llvm.maxnum.f32(float %67, float %68)
  %70 = bitcast i32 %46 to float
  %71 = bitcast i32 %47 to float
  %72 = tail call float @llvm.maxnum.f32(float %70, float %71)
  %73 = bitcast i32 %48 to float
  %74 = bitcast i32 %49 to float
  %75 = tail call float @llvm.maxnum.f32(float %73, float %74)
  %76 = bitcast i32 %50 to float
  %77 = bitcast i32 %51 to float
  %78 = tail call float @llvm.maxnum.f32(float %76, float %77)
  %79 = tail call float @llvm.maxnum.f32(float %69, float %72)
  %80 = tail call float @llvm.maxnum.f32(float %75, float %78)
  %81 = tail call float @llvm.maxnum.f32(float %79, float %80)
  %82 = bitcast float %81 to i32
  %83 = tail call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %82, i32 16, i32 31)
  %84 = bitcast i32 %83 to float
  %85 = tail call float @llvm.maxnum.f32(float %81, float %84)
  %86 = bitcast float %85 to i32
  %87 = tail call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %86, i32 8, i32 31)
  %88 = bitcast i32 %87 to float
  %89 = tail call float @llvm.maxnum.f32(float %85, float %88)
  %90 = bitcast float %89 to i32
  %91 = tail call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %90, i32 4, i32 31)
  %92 = bitcast i32 %91 to float
  %93 = tail call float @llvm.maxnum.f32(float %89, float %92)
  %94 = bitcast float %93 to i32
  %95 = tail call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %94, i32 2, i32 31)
  %96 = bitcast i32 %95 to float
  %97 = tail call float @llvm.maxnum.f32(float %93, float %96)
  %98 = bitcast float %97 to i32
  %99 = tail call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %98, i32 1, i32 31)
  %100 = bitcast i32 %99 to float
  %101 = tail call float @llvm.maxnum.f32(float %97, float %100)
  store float %101, ptr addrspace(3) %54, align 4
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %102 = load i32, ptr addrspace(3) %57, align 4
  %103 = bitcast i32 %102 to float
  %104 = tail call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %102, i32 2, i32 31)
  %105 = bitcast i32 %104 to float
  %106 = tail call float @llvm.maxnum.f32(float %103, float %105)
  %107 = bitcast float %106 to i32
  %108 = tail call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %107, i32 1, i32 31)
  %109 = bitcast i32 %108 to float
  %110 = tail call float @llvm.maxnum.f32(float %106, float %109)
  %111 = insertelement <8 x float> poison, float %110, i64 0
  %112 = shufflevector <8 x float> %111, <8 x float> poison, <8 x i32> zeroinitializer
  %113 = fsub <8 x float> %66, %112
  %114 = fmul <8 x float> %113, splat (float 0x3FF7154760000000)
  %115 = extractelement <8 x float> %114, i64 0
  %116 = tail call float @llvm.nvvm.ex2.approx.f32(float %115)
  %117 = extractelement <8 x float> %114, i64 1
  %118 = tail call float @llvm.nvvm.ex2.approx.f32(float %117)
  %119 = extractelement <8 x float> %114, i64 2
  %120 = tail call float @llvm.nvvm.ex2.approx.f32(float %119)
  %121 = extractelement <8 x float> %114, i64 3
  %122 = tail call float @llvm.nvvm.ex2.approx.f32(float %121)
  %123 = extractelement <8 x float> %114, i64 4
  %124 = tail call float @llvm.nvvm.ex2.approx.f32(float %123)
  %125 = extractelement <8 x float> %114, i64 5
  %126 = tail call float @llvm.nvvm.ex2.approx.f32(float %125)
  %127 = extractelement <8 x float> %114, i64 6
  %128 = tail call float @llvm.nvvm.ex2.approx.f32(float %127)
  %129 = extractelement <8 x float> %114, i64 7
  %130 = tail call float @llvm.nvvm.ex2.approx.f32(float %129)
  %131 = getelementptr [4 x i8], ptr addrspace(1) %1, i64 %26
  %132 = getelementptr [4 x i8], ptr addrspace(1) %131, i64 %28
  %133 = getelementptr [4 x i8], ptr addrspace(1) %131, i64 %30
  %134 = getelementptr [4 x i8], ptr addrspace(1) %131, i64 %32
  %135 = getelementptr [4 x i8], ptr addrspace(1) %131, i64 %34
  %136 = getelementptr [4 x i8], ptr addrspace(1) %131, i64 %36
  %137 = getelementptr [4 x i8], ptr addrspace(1) %131, i64 %38
  %138 = getelementptr [4 x i8], ptr addrspace(1) %131, i64 %40
  %139 = getelementptr [4 x i8], ptr addrspace(1) %131, i64 %42
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %140 = fadd float %116, %118
  %141 = fadd float %120, %122
  %142 = fadd float %124, %126
  %143 = fadd float %128, %130
  %144 = fadd float %140, %141
  %145 = fadd float %142, %143
  %146 = fadd float %144, %145
  %147 = bitcast float %146 to i32
  %148 = tail call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %147, i32 16, i32 31)
  %149 = bitcast i32 %148 to float
  %150 = fadd float %146, %149
  %151 = bitcast float %150 to i32
  %152 = tail call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %151, i32 8, i32 31)
  %153 = bitcast i32 %152 to float
  %154 = fadd float %150, %153
  %155 = bitcast float %154 to i32
  %156 = tail call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %155, i32 4, i32 31)
  %157 = bitcast i32 %156 to float
  %158 = fadd float %154, %157
  %159 = bitcast float %158 to i32
  %160 = tail call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %159, i32 2, i32 31)
  %161 = bitcast i32 %160 to float
  %162 = fadd float %158, %161
  %163 = bitcast float %162 to i32
  %164 = tail call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %163, i32 1, i32 31)
  %165 = bitcast i32 %164 to float
  %166 = fadd float %162, %165
  store float %166, ptr addrspace(3) %54, align 4
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %167 = load i32, ptr addrspace(3) %57, align 4
  %168 = bitcast i32 %167 to float
  %169 = tail call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %167, i32 2, i32 31)
  %170 = bitcast i32 %169 to float
  %171 = fadd float %168, %170
  %172 = bitcast float %171 to i32
  %173 = tail call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %172, i32 1, i32 31)
  %174 = bitcast i32 %173 to float
  %175 = fadd float %171, %174
  %176 = tail call float @llvm.nvvm.div.full(float %116, float %175)
  %177 = tail call float @llvm.nvvm.div.full(float %118, float %175)
  %178 = tail call float @llvm.nvvm.div.full(float %120, float %175)
  %179 = tail call float @llvm.nvvm.div.full(float %122, float %175)
  %180 = tail call float @llvm.nvvm.div.full(float %124, float %175)
  %181 = tail call float @llvm.nvvm.div.full(float %126, float %175)
  %182 = tail call float @llvm.nvvm.div.full(float %128, float %175)
  %183 = tail call float @llvm.nvvm.div.full(float %130, float %175)
  %184 = bitcast float %176 to i32
  tail call void asm sideeffect "@$2 st.global.b32 [ $1 + 0 ], { $0 };", "r,l,b"(i32 %184, ptr addrspace(1) %132, i1 %17) #7
  %185 = bitcast float %177 to i32
  tail call void asm sideeffect "@$2 st.global.b32 [ $1 + 0 ], { $0 };", "r,l,b"(i32 %185, ptr addrspace(1) %133, i1 %18) #7
  %186 = bitcast float %178 to i32
  tail call void asm sideeffect "@$2 st.global.b32 [ $1 + 0 ], { $0 };", "r,l,b"(i32 %186, ptr addrspace(1) %134, i1 %19) #7
  %187 = bitcast float %179 to i32
  tail call void asm sideeffect "@$2 st.global.b32 [ $1 + 0 ], { $0 };", "r,l,b"(i32 %187, ptr addrspace(1) %135, i1 %20) #7
  %188 = bitcast float %180 to i32
  tail call void asm sideeffect "@$2 st.global.b32 [ $1 + 0 ], { $0 };", "r,l,b"(i32 %188, ptr addrspace(1) %136, i1 %21) #7
  %189 = bitcast float %181 to i32
  tail call void asm sideeffect "@$2 st.global.b32 [ $1 + 0 ], { $0 };", "r,l,b"(i32 %189, ptr addrspace(1) %137, i1 %22) #7
  %190 = bitcast float %182 to i32
  tail call void asm sideeffect "@$2 st.global.b32 [ $1 + 0 ], { $0 };", "r,l,b"(i32 %190, ptr addrspace(1) %138, i1 %23) #7
  %191 = bitcast float %183 to i32
  tail call void asm sideeffect "@$2 st.global.b32 [ $1 + 0 ], { $0 };", "r,l,b"(i32 %191, ptr addrspace(1) %139, i1 %24) #7
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.maxnum.f32(float, float) #2

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare i32 @llvm.nvvm.shfl.sync.bfly.i32(i32, i32, i32, i32) #3

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare float @llvm.nvvm.ex2.approx.f32(float) #5

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind willreturn memory(none)
declare float @llvm.nvvm.div.full(float, float) #6

attributes #0 = { nounwind "nvvm.reqntid"="128" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { convergent nocallback nounwind memory(inaccessiblemem: readwrite) }
attributes #4 = { convergent nocallback nounwind }
attributes #5 = { mustprogress nocallback nofree nosync nounwind willreturn memory(none) }
attributes #6 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind willreturn memory(none) }
attributes #7 = { nounwind }

!llvm.module.flags = !{!0, !1}

!0 = !{i32 2, !"Debug Info Version", i32 3}
!1 = !{i32 4, !"nvvm-reflect-ftz", i32 1}
