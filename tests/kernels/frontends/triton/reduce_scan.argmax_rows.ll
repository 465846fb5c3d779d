; arch: sm_90a
; ModuleID = 'reduce_scan.py'
source_filename = "reduce_scan.py"
target datalayout = "e-p3:32:32-p4:32:32-p5:32:32-p6:32:32-p7:32:32-p101:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@global_smem = external local_unnamed_addr addrspace(3) global [0 x i8], align 16

; Function Attrs: nounwind
define ptx_kernel void @argmax_rows(ptr addrspace(1) %0, ptr addrspace(1) %1, ptr addrspace(1) %2, i32 %3, ptr addrspace(1) nofree readnone captures(none) %4, ptr addrspace(1) nofree readnone captures(none) %5) local_unnamed_addr #0 {
  %7 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %8 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %9 = and i32 %8, 127
  %10 = or disjoint i32 %9, 128
  %11 = or disjoint i32 %9, 256
  %12 = or disjoint i32 %9, 384
  %13 = icmp slt i32 %9, %3
  %14 = icmp slt i32 %10, %3
  %15 = icmp slt i32 %11, %3
  %16 = icmp slt i32 %12, %3
  %17 = mul i32 %3, %7
  %18 = sext i32 %17 to i64
  %19 = getelementptr [4 x i8], ptr addrspace(1) %0, i64 %18
  %20 = zext nneg i32 %9 to i64
  %21 = getelementptr [4 x i8], ptr addrspace(1) %19, i64 %20
  %22 = zext nneg i32 %10 to i64
  %23 = getelementptr [4 x i8], ptr addrspace(1) %19, i64 %22
  %24 = zext nneg i32 %11 to i64
  %25 = getelementptr [4 x i8], ptr addrspace(1) %19, i64 %24
  %26 = zext nneg i32 %12 to i64
  %27 = getelementptr [4 x i8], ptr addrspace(1) %19, i64 %26
  %28 = tail call i32 asm sideeffect "mov.u32 $0, $1;\0A\09@$3 ld.global.b32 { $0 }, [ $2 + 0 ];", "=r,r,l,b"(i32 -8388608, ptr addrspace(1) %21, i1 %13) #4
  %29 = bitcast i32 %28 to float
  %30 = tail call i32 asm sideeffect "mov.u32 $0, $1;\0A\09@$3 ld.global.b32 { $0 }, [ $2 + 0 ];", "=r,r,l,b"(i32 -8388608, ptr addrspace(1) %23, i1 %14) #4
  %31 = bitcast i32 %30 to float
  %32 = tail call i32 asm sideeffect "mov.u32 $0, $1;\0A\09@$3 ld.global.b32 { $0 }, [ $2 + 0 ];", "=r,r,l,b"(i32 -8388608, ptr addrspace(1) %25, i1 %15) #4
  %33 = bitcast i32 %32 to float
  %34 = tail call i32 asm sideeffect "mov.u32 $0, $1;\0A\09@$3 ld.global.b32 { $0 }, [ $2 + 0 ];", "=r,r,l,b"(i32 -8388608, ptr addrspace(1) %27, i1 %16) #4
  %35 = bitcast i32 %34 to float
  %36 = fcmp oge float %29, %31
  %37 = select i1 %36, float %29, float %31
  %38 = select i1 %36, i32 %9, i32 %10
  %39 = fcmp oge float %33, %35
  %40 = select i1 %39, float %33, float %35
  %41 = select i1 %39, i32 %11, i32 %12
  %42 = fcmp oge float %37, %40
  %43 = select i1 %42, float %37, float %40
  %44 = select i1 %42, i32 %38, i32 %41
  %45 = bitcast float %43 to i32
  %46 = tail call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %45, i32 16, i32 31)
  %47 = bitcast i32 %46 to float
  %48 = tail call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %44, i32 16, i32 31)
  %49 = fcmp oeq float %43, %47
  %50 = icmp slt i32 %44, %48
  %51 = and i1 %49, %50
  %52 = fcmp ogt float %43, %47
  %53 = or i1 %52, %51
  %54 = select i1 %53, float %43, float %47
  %55 = select i1 %53, i32 %44, i32 %48
  %56 = bitcast float %54 to i32
  %57 = tail call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %56, i32 8, i32 31)
  %58 = bitcast i32 %57 to float
  %59 = tail call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %55, i32 8, i32 31)
  %60 = fcmp oeq float %54, %58
  %61 = icmp slt i32 %55, %59
  %62 = and i1 %60, %61
  %63 = fcmp ogt float %54, %58
  %64 = or i1 %63, %62
  %65 = select i1 %64, float %54, float %58
  %66 = select i1 %64, i32 %55, i32 %59
  %67 = bitcast float %65 to i32
  %68 = tail call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %67, i32 4, i32 31)
  %69 = bitcast i32 %68 to float
  %70 = tail call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %66, i32 4, i32 31)
  %71 = fcmp oeq float %65, %69
  %72 = icmp slt i32 %66, %70
  %73 = and i1 %71, %72
  %74 = fcmp ogt float %65, %69
  %75 = or i1 %74, %73
  %76 = select i1 %75, float %65, float %69
  %77 = select i1 %75, i32 %66, i32 %70
  %78 = bitcast float %76 to i32
  %79 = tail call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %78, i32 2, i32 31)
  %80 = bitcast i32 %79 to float
  %81 = tail call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %77, i32 2, i32 31)
  %82 = fcmp oeq float %76, %80
  %83 = icmp slt i32 %77, %81
  %84 = and i1 %82, %83
  %85 = fcmp ogt float %76, %80
  %86 = or i1 %85, %84
  %87 = select i1 %86, float %76, float %80
  %88 = select i1 %86, i32 %77, i32 %81
  %89 = bitcast float %87 to i32
  %90 = tail call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %89, i32 1, i32 31)
  %91 = bitcast i32 %90 to float
  %92 = tail call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %88, i32 1, i32 31)
  %93 = fcmp oeq float %87, %91
  %94 = icmp slt i32 %88, %92
  %95 = and i1 %93, %94
  %96 = fcmp ogt float %87, %91
  %97 = or i1 %96, %95
  %98 = select i1 %97, i32 %88, i32 %92
  %99 = lshr i32 %8, 3
  %100 = and i32 %99, 12
  %101 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %100
  %102 = select i1 %97, i32 %89, i32 %90
  %103 = insertelement <1 x i32> poison, i32 %102, i64 0
  store <1 x i32> %103, ptr addrspace(3) %101, align 4
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %104 = shl nuw nsw i32 %8, 2
  %105 = and i32 %104, 12
  %106 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %105
  %107 = load i32, ptr addrspace(3) %106, align 4
  %108 = bitcast i32 %107 to float
  %109 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 16), i32 %100
  %110 = insertelement <1 x i32> poison, i32 %98, i64 0
  store <1 x i32> %110, ptr addrspace(3) %109, align 4
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %111 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 16), i32 %105
  %112 = load i32, ptr addrspace(3) %111, align 4
  %113 = tail call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %107, i32 2, i32 31)
  %114 = bitcast i32 %113 to float
  %115 = tail call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %112, i32 2, i32 31)
  %116 = fcmp oeq float %108, %114
  %117 = icmp slt i32 %112, %115
  %118 = and i1 %116, %117
  %119 = fcmp ogt float %108, %114
  %120 = or i1 %119, %118
  %121 = select i1 %120, float %108, float %114
  %122 = select i1 %120, i32 %112, i32 %115
  %123 = bitcast float %121 to i32
  %124 = tail call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %123, i32 1, i32 31)
  %125 = bitcast i32 %124 to float
  %126 = tail call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %122, i32 1, i32 31)
  %127 = fcmp oeq float %121, %125
  %128 = icmp slt i32 %122, %126
  %129 = and i1 %127, %128
  %130 = fcmp ogt float %121, %125
  %131 = or i1 %130, %129
  %132 = select i1 %131, i32 %122, i32 %126
  %133 = zext nneg i32 %7 to i64
  %134 = getelementptr [4 x i8], ptr addrspace(1) %1, i64 %133
  %135 = icmp eq i32 %8, 0
  %136 = select i1 %131, i32 %123, i32 %124
  tail call void asm sideeffect "@$2 st.global.b32 [ $1 + 0 ], { $0 };", "r,l,b"(i32 %136, ptr addrspace(1) %134, i1 %135) #4
  %137 = getelementptr [4 x i8], ptr addrspace(1) %2, i64 %133
  tail call void asm sideeffect "@$2 st.global.b32 [ $1 + 0 ], { $0 };", "r,l,b"(i32 %132, ptr addrspace(1) %137, i1 %135) #4
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare i32 @llvm.nvvm.shfl.sync.bfly.i32(i32, i32, i32, i32) #2

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #3

attributes #0 = { nounwind "nvvm.reqntid"="128" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { convergent nocallback nounwind memory(inaccessiblemem: readwrite) }
attributes #3 = { convergent nocallback nounwind }
attributes #4 = { nounwind }

!llvm.module.flags = !{!0, !1}

!0 = !{i32 2, !"Debug Info Version", i32 3}
!1 = !{i32 4, !"nvvm-reflect-ftz", i32 1}
