; arch: sm_80
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
  %45 = bitcast i32 %44 to float
  %46 = tail call i32 asm sideeffect "mov.u32 $0, $1;\0A\09@$3 ld.global.b32 { $0 }, [ $2 + 0 ];", "=r,r,l,b"(i32 -8388608, ptr addrspace(1) %31, i1 %18) #7
  %47 = bitcast i32 %46 to float
  %48 = tail call i32 asm sideeffect "mov.u32 $0, $1;\0A\09@$3 ld.global.b32 { $0 }, [ $2 + 0 ];", "=r,r,l,b"(i32 -8388608, ptr addrspace(1) %33, i1 %19) #7
  %49 = bitcast i32 %48 to float
  %50 = tail call i32 asm sideeffect "mov.u32 $0, $1;\0A\09@$3 ld.global.b32 { $0 }, [ $2 + 0 ];", "=r,r,l,b"(i32 -8388608, ptr addrspace(1) %35, i1 %20) #7
  %51 = bitcast i32 %50 to float
  %52 = tail call i32 asm sideeffect "mov.u32 $0, $1;\0A\09@$3 ld.global.b32 { $0 }, [ $2 + 0 ];", "=r,r,l,b"(i32 -8388608, ptr addrspace(1) %37, i1 %21) #7
  %53 = bitcast i32 %52 to float
  %54 = tail call i32 asm sideeffect "mov.u32 $0, $1;\0A\09@$3 ld.global.b32 { $0 }, [ $2 + 0 ];", "=r,r,l,b"(i32 -8388608, ptr addrspace(1) %39, i1 %22) #7
  %55 = bitcast i32 %54 to float
  %56 = tail call i32 asm sideeffect "mov.u32 $0, $1;\0A\09@$3 ld.global.b32 { $0 }, [ $2 + 0 ];", "=r,r,l,b"(i32 -8388608, ptr addrspace(1) %41, i1 %23) #7
  %57 = bitcast i32 %56 to float
  %58 = tail call i32 asm sideeffect "mov.u32 $0, $1;\0A\09@$3 ld.global.b32 { $0 }, [ $2 + 0 ];", "=r,r,l,b"(i32 -8388608, ptr addrspace(1) %43, i1 %24) #7
  %59 = bitcast i32 %58 to float
  %60 = tail call float @llvm.maxnum.f32(float %45, float %47)
  %61 = tail call float @llvm.maxnum.f32(float %49, float %51)
  %62 = tail call float @llvm.maxnum.f32(float %53, float %55)
  %63 = tail call float @llvm.maxnum.f32(float %57, float %59)
  %64 = tail call float @llvm.maxnum.f32(float %60, float %61)
  %65 = tail call float @llvm.maxnum.f32(float %62, float %63)
  %66 = tail call float @llvm.maxnum.f32(float %64, float %65)
  %67 = bitcast float %66 to i32
  %68 = tail call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %67, i32 16, i32 31)
  %69 = bitcast i32 %68 to float
  %70 = tail call float @llvm.maxnum.f32(float %66, float %69)
  %71 = bitcast float %70 to i32
  %72 = tail call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %71, i32 8, i32 31)
  %73 = bitcast i32 %72 to float
  %74 = tail call float @llvm.maxnum.f32(float %70, float %73)
  %75 = bitcast float %74 to i32
  %76 = tail call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %75, i32 4, i32 31)
  %77 = bitcast i32 %76 to float
  %78 = tail call float @llvm.maxnum.f32(float %74, float %77)
  %79 = bitcast float %78 to i32
  %80 = tail call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %79, i32 2, i32 31)
  %81 = bitcast i32 %80 to float
  %82 = tail call float @llvm.maxnum.f32(float %78, float %81)
  %83 = bitcast float %82 to i32
  %84 = tail call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %83, i32 1, i32 31)
  %85 = bitcast i32 %84 to float
  %86 = tail call float @llvm.maxnum.f32(float %82, float %85)
  %87 = lshr i32 %8, 3
  %88 = and i32 %87, 12
  %89 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %88
  store float %86, ptr addrspace(3) %89, align 4
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %90 = shl nuw nsw i32 %8, 2
  %91 = and i32 %90, 12
  %92 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %91
  %93 = load i32, ptr addrspace(3) %92, align 4
  %94 = bitcast i32 %93 to float
  %95 = tail call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %93, i32 2, i32 31)
  %96 = bitcast i32 %95 to float
  %97 = tail call float @llvm.maxnum.f32(float %94, float %96)
  %98 = bitcast float %97 to i32
  %99 = tail call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %98, i32 1, i32 31)
  %100 = bitcast i32 %99 to float
  %101 = tail call float @llvm.maxnum.f32(float %97, float %100)
  %102 = fsub float %45, %101
  %103 = fsub float %47, %101
  %104 = fsub float %49, %101
  %105 = fsub float %51, %101
  %106 = fsub float %53, %101
  %107 = fsub float %55, %101
  %108 = fsub float %57, %101
  %109 = fsub float %59, %101
  %110 = fmul float %102, 0x3FF7154760000000
  %111 = tail call float @llvm.nvvm.ex2.approx.f32(float %110)
  %112 = fmul float %103, 0x3FF7154760000000
  %113 = tail call float @llvm.nvvm.ex2.approx.f32(float %112)
  %114 = fmul float %104, 0x3FF7154760000000
  %115 = tail call float @llvm.nvvm.ex2.approx.f32(float %114)
  %116 = fmul float %105, 0x3FF7154760000000
  %117 = tail call float @llvm.nvvm.ex2.approx.f32(float %116)
  %118 = fmul float %106, 0x3FF7154760000000
  %119 = tail call float @llvm.nvvm.ex2.approx.f32(float %118)
  %120 = fmul float %107, 0x3FF7154760000000
  %121 = tail call float @llvm.nvvm.ex2.approx.f32(float %120)
  %122 = fmul float %108, 0x3FF7154760000000
  %123 = tail call float @llvm.nvvm.ex2.approx.f32(float %122)
  %124 = fmul float %109, 0x3FF7154760000000
  %125 = tail call float @llvm.nvvm.ex2.approx.f32(float %124)
  %126 = getelementptr [4 x i8], ptr addrspace(1) %1, i64 %26
  %127 = getelementptr [4 x i8], ptr addrspace(1) %126, i64 %28
  %128 = getelementptr [4 x i8], ptr addrspace(1) %126, i64 %30
  %129 = getelementptr [4 x i8], ptr addrspace(1) %126, i64 %32
  %130 = getelementptr [4 x i8], ptr addrspace(1) %126, i64 %34
  %131 = getelementptr [4 x i8], ptr addrspace(1) %126, i64 %36
  %132 = getelementptr [4 x i8], ptr addrspace(1) %126, i64 %38
  %133 = getelementptr [4 x i8], ptr addrspace(1) %126, i64 %40
  %134 = getelementptr [4 x i8], ptr addrspace(1) %126, i64 %42
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %135 = fadd float %111, %113
  %136 = fadd float %115, %117
  %137 = fadd float %119, %121
  %138 = fadd float %123, %125
  %139 = fadd float %135, %136
  %140 = fadd float %137, %138
  %141 = fadd float %139, %140
  %142 = bitcast float %141 to i32
  %143 = tail call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %142, i32 16, i32 31)
  %144 = bitcast i32 %143 to float
  %145 = fadd float %141, %144
  %146 = bitcast float %145 to i32
  %147 = tail call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %146, i32 8, i32 31)
  %148 = bitcast i32 %147 to float
  %149 = fadd float %145, %148
  %150 = bitcast float %149 to i32
  %151 = tail call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %150, i32 4, i32 31)
  %152 = bitcast i32 %151 to float
  %153 = fadd float %149, %152
  %154 = bitcast float %153 to i32
  %155 = tail call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %154, i32 2, i32 31)
  %156 = bitcast i32 %155 to float
  %157 = fadd float %153, %156
  %158 = bitcast float %157 to i32
  %159 = tail call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %158, i32 1, i32 31)
  %160 = bitcast i32 %159 to float
  %161 = fadd float %157, %160
  store float %161, ptr addrspace(3) %89, align 4
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %162 = load i32, ptr addrspace(3) %92, align 4
  %163 = bitcast i32 %162 to float
  %164 = tail call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %162, i32 2, i32 31)
  %165 = bitcast i32 %164 to float
  %166 = fadd float %163, %165
  %167 = bitcast float %166 to i32
  %168 = tail call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %167, i32 1, i32 31)
  %169 = bitcast i32 %168 to float
  %170 = fadd float %166, %169
  %171 = tail call float @llvm.nvvm.div.full(float %111, float %170)
  %172 = tail call float @llvm.nvvm.div.full(float %113, float %170)
  %173 = tail call float @llvm.nvvm.div.full(float %115, float %170)
  %174 = tail call float @llvm.nvvm.div.full(float %117, float %170)
  %175 = tail call float @llvm.nvvm.div.full(float %119, float %170)
  %176 = tail call float @llvm.nvvm.div.full(float %121, float %170)
  %177 = tail call float @llvm.nvvm.div.full(float %123, float %170)
  %178 = tail call float @llvm.nvvm.div.full(float %125, float %170)
  %179 = bitcast float %171 to i32
  tail call void asm sideeffect "@$2 st.global.b32 [ $1 + 0 ], { $0 };", "r,l,b"(i32 %179, ptr addrspace(1) %127, i1 %17) #7
  %180 = bitcast float %172 to i32
  tail call void asm sideeffect "@$2 st.global.b32 [ $1 + 0 ], { $0 };", "r,l,b"(i32 %180, ptr addrspace(1) %128, i1 %18) #7
  %181 = bitcast float %173 to i32
  tail call void asm sideeffect "@$2 st.global.b32 [ $1 + 0 ], { $0 };", "r,l,b"(i32 %181, ptr addrspace(1) %129, i1 %19) #7
  %182 = bitcast float %174 to i32
  tail call void asm sideeffect "@$2 st.global.b32 [ $1 + 0 ], { $0 };", "r,l,b"(i32 %182, ptr addrspace(1) %130, i1 %20) #7
  %183 = bitcast float %175 to i32
  tail call void asm sideeffect "@$2 st.global.b32 [ $1 + 0 ], { $0 };", "r,l,b"(i32 %183, ptr addrspace(1) %131, i1 %21) #7
  %184 = bitcast float %176 to i32
  tail call void asm sideeffect "@$2 st.global.b32 [ $1 + 0 ], { $0 };", "r,l,b"(i32 %184, ptr addrspace(1) %132, i1 %22) #7
  %185 = bitcast float %177 to i32
  tail call void asm sideeffect "@$2 st.global.b32 [ $1 + 0 ], { $0 };", "r,l,b"(i32 %185, ptr addrspace(1) %133, i1 %23) #7
  %186 = bitcast float %178 to i32
  tail call void asm sideeffect "@$2 st.global.b32 [ $1 + 0 ], { $0 };", "r,l,b"(i32 %186, ptr addrspace(1) %134, i1 %24) #7
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
