; arch: sm_90a
; ModuleID = 'reduce_scan.py'
source_filename = "reduce_scan.py"
target datalayout = "e-p3:32:32-p4:32:32-p5:32:32-p6:32:32-p7:32:32-p101:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@global_smem = external addrspace(3) global [0 x i8], align 16

; Function Attrs: nounwind
define ptx_kernel void @row_cumsum(ptr addrspace(1) %0, ptr addrspace(1) %1, i32 %2, ptr addrspace(1) nofree readnone captures(none) %3, ptr addrspace(1) nofree readnone captures(none) %4) local_unnamed_addr #0 {
  %6 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %7 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %8 = and i32 %7, 31
  %9 = and i32 %7, 127
  %10 = or disjoint i32 %9, 128
  %11 = or disjoint i32 %9, 256
  %12 = or disjoint i32 %9, 384
  %13 = icmp slt i32 %9, %2
  %14 = icmp slt i32 %10, %2
  %15 = icmp slt i32 %11, %2
  %16 = icmp slt i32 %12, %2
  %17 = mul i32 %2, %6
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
  %28 = tail call i32 asm sideeffect "mov.u32 $0, 0x0;\0A\09@$2 ld.global.b32 { $0 }, [ $1 + 0 ];", "=r,l,b"(ptr addrspace(1) %21, i1 %13) #4
  %29 = tail call i32 asm sideeffect "mov.u32 $0, 0x0;\0A\09@$2 ld.global.b32 { $0 }, [ $1 + 0 ];", "=r,l,b"(ptr addrspace(1) %23, i1 %14) #4
  %30 = tail call i32 asm sideeffect "mov.u32 $0, 0x0;\0A\09@$2 ld.global.b32 { $0 }, [ $1 + 0 ];", "=r,l,b"(ptr addrspace(1) %25, i1 %15) #4
  %31 = tail call i32 asm sideeffect "mov.u32 $0, 0x0;\0A\09@$2 ld.global.b32 { $0 }, [ $1 + 0 ];", "=r,l,b"(ptr addrspace(1) %27, i1 %16) #4
  %32 = getelementptr [4 x i8], ptr addrspace(1) %1, i64 %18
  %33 = getelementptr [4 x i8], ptr addrspace(1) %32, i64 %20
  %34 = getelementptr [4 x i8], ptr addrspace(1) %32, i64 %22
  %35 = getelementptr [4 x i8], ptr addrspace(1) %32, i64 %24
  %36 = getelementptr [4 x i8], ptr addrspace(1) %32, i64 %26
  %37 = lshr i32 %7, 5
  %38 = and i32 %37, 3
  %39 = tail call i32 @llvm.nvvm.shfl.sync.up.i32(i32 -1, i32 %28, i32 1, i32 0)
  %.not = icmp eq i32 %8, 0
  %40 = select i1 %.not, i32 0, i32 %39
  %41 = add i32 %40, %28
  %42 = tail call i32 @llvm.nvvm.shfl.sync.up.i32(i32 -1, i32 %41, i32 2, i32 0)
  %43 = icmp samesign ugt i32 %8, 1
  %44 = select i1 %43, i32 %42, i32 0
  %45 = add i32 %41, %44
  %46 = tail call i32 @llvm.nvvm.shfl.sync.up.i32(i32 -1, i32 %45, i32 4, i32 0)
  %47 = icmp samesign ugt i32 %8, 3
  %48 = select i1 %47, i32 %46, i32 0
  %49 = add i32 %45, %48
  %50 = tail call i32 @llvm.nvvm.shfl.sync.up.i32(i32 -1, i32 %49, i32 8, i32 0)
  %51 = icmp samesign ugt i32 %8, 7
  %52 = select i1 %51, i32 %50, i32 0
  %53 = add i32 %49, %52
  %54 = tail call i32 @llvm.nvvm.shfl.sync.up.i32(i32 -1, i32 %53, i32 16, i32 0)
  %55 = icmp samesign ugt i32 %8, 15
  %56 = select i1 %55, i32 %54, i32 0
  %57 = add i32 %53, %56
  %58 = tail call i32 @llvm.nvvm.shfl.sync.up.i32(i32 -1, i32 %29, i32 1, i32 0)
  %59 = select i1 %.not, i32 0, i32 %58
  %60 = add i32 %59, %29
  %61 = tail call i32 @llvm.nvvm.shfl.sync.up.i32(i32 -1, i32 %60, i32 2, i32 0)
  %62 = select i1 %43, i32 %61, i32 0
  %63 = add i32 %60, %62
  %64 = tail call i32 @llvm.nvvm.shfl.sync.up.i32(i32 -1, i32 %63, i32 4, i32 0)
  %65 = select i1 %47, i32 %64, i32 0
  %66 = add i32 %63, %65
  %67 = tail call i32 @llvm.nvvm.shfl.sync.up.i32(i32 -1, i32 %66, i32 8, i32 0)
  %68 = select i1 %51, i32 %67, i32 0
  %69 = add i32 %66, %68
  %70 = tail call i32 @llvm.nvvm.shfl.sync.up.i32(i32 -1, i32 %69, i32 16, i32 0)
  %71 = select i1 %55, i32 %70, i32 0
  %72 = add i32 %69, %71
  %73 = tail call i32 @llvm.nvvm.shfl.sync.up.i32(i32 -1, i32 %30, i32 1, i32 0)
  %74 = select i1 %.not, i32 0, i32 %73
  %75 = add i32 %74, %30
  %76 = tail call i32 @llvm.nvvm.shfl.sync.up.i32(i32 -1, i32 %75, i32 2, i32 0)
  %77 = select i1 %43, i32 %76, i32 0
  %78 = add i32 %75, %77
  %79 = tail call i32 @llvm.nvvm.shfl.sync.up.i32(i32 -1, i32 %78, i32 4, i32 0)
  %80 = select i1 %47, i32 %79, i32 0
  %81 = add i32 %78, %80
  %82 = tail call i32 @llvm.nvvm.shfl.sync.up.i32(i32 -1, i32 %81, i32 8, i32 0)
  %83 = select i1 %51, i32 %82, i32 0
  %84 = add i32 %81, %83
  %85 = tail call i32 @llvm.nvvm.shfl.sync.up.i32(i32 -1, i32 %84, i32 16, i32 0)
  %86 = select i1 %55, i32 %85, i32 0
  %87 = add i32 %84, %86
  %88 = tail call i32 @llvm.nvvm.shfl.sync.up.i32(i32 -1, i32 %31, i32 1, i32 0)
  %89 = select i1 %.not, i32 0, i32 %88
  %90 = add i32 %89, %31
  %91 = tail call i32 @llvm.nvvm.shfl.sync.up.i32(i32 -1, i32 %90, i32 2, i32 0)
  %92 = select i1 %43, i32 %91, i32 0
  %93 = add i32 %90, %92
  %94 = tail call i32 @llvm.nvvm.shfl.sync.up.i32(i32 -1, i32 %93, i32 4, i32 0)
  %95 = select i1 %47, i32 %94, i32 0
  %96 = add i32 %93, %95
  %97 = tail call i32 @llvm.nvvm.shfl.sync.up.i32(i32 -1, i32 %96, i32 8, i32 0)
  %98 = select i1 %51, i32 %97, i32 0
  %99 = add i32 %96, %98
  %100 = tail call i32 @llvm.nvvm.shfl.sync.up.i32(i32 -1, i32 %99, i32 16, i32 0)
  %101 = select i1 %55, i32 %100, i32 0
  %102 = add i32 %99, %101
  %103 = icmp eq i32 %8, 31
  %104 = getelementptr [4 x i8], ptr addrspace(3) @global_smem, i32 %38
  %105 = insertelement <1 x i32> poison, i32 %57, i64 0
  tail call void asm sideeffect "@$2 st.shared::cta.b32 [ $0 + 0 ], $1;", "r,r,b"(ptr addrspace(3) %104, <1 x i32> %105, i1 %103) #4
  %106 = getelementptr i8, ptr addrspace(3) %104, i32 16
  %107 = insertelement <1 x i32> poison, i32 %72, i64 0
  tail call void asm sideeffect "@$2 st.shared::cta.b32 [ $0 + 0 ], $1;", "r,r,b"(ptr addrspace(3) %106, <1 x i32> %107, i1 %103) #4
  %108 = getelementptr i8, ptr addrspace(3) %104, i32 32
  %109 = insertelement <1 x i32> poison, i32 %87, i64 0
  tail call void asm sideeffect "@$2 st.shared::cta.b32 [ $0 + 0 ], $1;", "r,r,b"(ptr addrspace(3) %108, <1 x i32> %109, i1 %103) #4
  %110 = getelementptr i8, ptr addrspace(3) %104, i32 48
  %111 = insertelement <1 x i32> poison, i32 %102, i64 0
  tail call void asm sideeffect "@$2 st.shared::cta.b32 [ $0 + 0 ], $1;", "r,r,b"(ptr addrspace(3) %110, <1 x i32> %111, i1 %103) #4
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %.not1 = icmp eq i32 %38, 0
  %112 = load i32, ptr addrspace(3) @global_smem, align 16
  %113 = load i32, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 4), align 4
  %114 = icmp samesign ugt i32 %38, 1
  %115 = add i32 %113, %112
  %116 = select i1 %114, i32 %115, i32 %112
  %117 = load i32, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 8), align 8
  %118 = icmp eq i32 %38, 3
  %119 = add i32 %115, %117
  %120 = select i1 %118, i32 %119, i32 %116
  %121 = load i32, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 12), align 4
  %122 = add i32 %119, %121
  %123 = select i1 %.not1, i32 0, i32 %120
  %124 = add i32 %123, %57
  %125 = tail call i32 @llvm.nvvm.shfl.sync.up.i32(i32 -1, i32 %124, i32 1, i32 0)
  %126 = load i32, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 16), align 16
  %127 = add i32 %126, %122
  %128 = select i1 %.not1, i32 %122, i32 %127
  %129 = load i32, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 20), align 4
  %130 = add i32 %127, %129
  %131 = select i1 %114, i32 %130, i32 %128
  %132 = load i32, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 24), align 8
  %133 = add i32 %130, %132
  %134 = select i1 %118, i32 %133, i32 %131
  %135 = load i32, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 28), align 4
  %136 = add i32 %133, %135
  %137 = add i32 %134, %72
  %138 = tail call i32 @llvm.nvvm.shfl.sync.up.i32(i32 -1, i32 %137, i32 1, i32 0)
  %139 = load i32, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 32), align 16
  %140 = add i32 %139, %136
  %141 = select i1 %.not1, i32 %136, i32 %140
  %142 = load i32, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 36), align 4
  %143 = add i32 %140, %142
  %144 = select i1 %114, i32 %143, i32 %141
  %145 = load i32, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 40), align 8
  %146 = add i32 %143, %145
  %147 = select i1 %118, i32 %146, i32 %144
  %148 = load i32, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 44), align 4
  %149 = add i32 %146, %148
  %150 = add i32 %147, %87
  %151 = tail call i32 @llvm.nvvm.shfl.sync.up.i32(i32 -1, i32 %150, i32 1, i32 0)
  %152 = load i32, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 48), align 16
  %153 = add i32 %152, %149
  %154 = select i1 %.not1, i32 %149, i32 %153
  %155 = load i32, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 52), align 4
  %156 = add i32 %153, %155
  %157 = select i1 %114, i32 %156, i32 %154
  %158 = load i32, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 56), align 8
  %159 = add i32 %156, %158
  %160 = select i1 %118, i32 %159, i32 %157
  %161 = add i32 %160, %102
  %162 = tail call i32 @llvm.nvvm.shfl.sync.up.i32(i32 -1, i32 %161, i32 1, i32 0)
  tail call void asm sideeffect "@$2 st.global.b32 [ $1 + 0 ], { $0 };", "r,l,b"(i32 %124, ptr addrspace(1) %33, i1 %13) #4
  tail call void asm sideeffect "@$2 st.global.b32 [ $1 + 0 ], { $0 };", "r,l,b"(i32 %137, ptr addrspace(1) %34, i1 %14) #4
  tail call void asm sideeffect "@$2 st.global.b32 [ $1 + 0 ], { $0 };", "r,l,b"(i32 %150, ptr addrspace(1) %35, i1 %15) #4
  tail call void asm sideeffect "@$2 st.global.b32 [ $1 + 0 ], { $0 };", "r,l,b"(i32 %161, ptr addrspace(1) %36, i1 %16) #4
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare i32 @llvm.nvvm.shfl.sync.up.i32(i32, i32, i32, i32) #2

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
