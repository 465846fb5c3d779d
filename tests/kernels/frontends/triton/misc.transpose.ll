; arch: sm_90a
; ModuleID = 'misc.py'
source_filename = "misc.py"
target datalayout = "e-p3:32:32-p4:32:32-p5:32:32-p6:32:32-p7:32:32-p101:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@global_smem = external local_unnamed_addr addrspace(3) global [0 x i8], align 16

; Function Attrs: nounwind
define ptx_kernel void @transpose(ptr addrspace(1) %0, ptr addrspace(1) %1, i32 %2, i32 %3, ptr addrspace(1) nofree readnone captures(none) %4, ptr addrspace(1) nofree readnone captures(none) %5) local_unnamed_addr #0 {
  %7 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %8 = shl i32 %7, 5
  %9 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %10 = and i32 %9, 96
  %11 = lshr exact i32 %10, 5
  %12 = or disjoint i32 %11, 4
  %13 = or disjoint i32 %11, 8
  %14 = or disjoint i32 %11, 12
  %15 = or disjoint i32 %11, 16
  %16 = or disjoint i32 %11, 20
  %17 = or disjoint i32 %11, 24
  %18 = or disjoint i32 %11, 28
  %19 = and i32 %9, 31
  %20 = or disjoint i32 %11, %8
  %21 = or disjoint i32 %12, %8
  %22 = or disjoint i32 %13, %8
  %23 = or disjoint i32 %14, %8
  %24 = or disjoint i32 %15, %8
  %25 = or disjoint i32 %16, %8
  %26 = or disjoint i32 %17, %8
  %27 = or disjoint i32 %18, %8
  %28 = or disjoint i32 %8, %19
  %29 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %30 = shl nuw nsw i32 %29, 5
  %31 = or disjoint i32 %11, %30
  %32 = or disjoint i32 %12, %30
  %33 = or disjoint i32 %13, %30
  %34 = or disjoint i32 %14, %30
  %35 = or disjoint i32 %15, %30
  %36 = or disjoint i32 %16, %30
  %37 = or disjoint i32 %17, %30
  %38 = or disjoint i32 %18, %30
  %39 = or disjoint i32 %30, %19
  %40 = icmp slt i32 %20, %2
  %41 = icmp slt i32 %21, %2
  %42 = icmp slt i32 %22, %2
  %43 = icmp slt i32 %23, %2
  %44 = icmp slt i32 %24, %2
  %45 = icmp slt i32 %25, %2
  %46 = icmp slt i32 %26, %2
  %47 = icmp slt i32 %27, %2
  %48 = icmp slt i32 %39, %3
  %49 = and i1 %40, %48
  %50 = and i1 %41, %48
  %51 = and i1 %42, %48
  %52 = and i1 %43, %48
  %53 = and i1 %44, %48
  %54 = and i1 %45, %48
  %55 = and i1 %46, %48
  %56 = and i1 %47, %48
  %57 = mul i32 %3, %20
  %58 = mul i32 %3, %21
  %59 = mul i32 %3, %22
  %60 = mul i32 %3, %23
  %61 = mul i32 %3, %24
  %62 = mul i32 %3, %25
  %63 = mul i32 %3, %26
  %64 = mul i32 %3, %27
  %65 = sext i32 %57 to i64
  %66 = getelementptr [4 x i8], ptr addrspace(1) %0, i64 %65
  %67 = sext i32 %58 to i64
  %68 = getelementptr [4 x i8], ptr addrspace(1) %0, i64 %67
  %69 = sext i32 %59 to i64
  %70 = getelementptr [4 x i8], ptr addrspace(1) %0, i64 %69
  %71 = sext i32 %60 to i64
  %72 = getelementptr [4 x i8], ptr addrspace(1) %0, i64 %71
  %73 = sext i32 %61 to i64
  %74 = getelementptr [4 x i8], ptr addrspace(1) %0, i64 %73
  %75 = sext i32 %62 to i64
  %76 = getelementptr [4 x i8], ptr addrspace(1) %0, i64 %75
  %77 = sext i32 %63 to i64
  %78 = getelementptr [4 x i8], ptr addrspace(1) %0, i64 %77
  %79 = sext i32 %64 to i64
  %80 = getelementptr [4 x i8], ptr addrspace(1) %0, i64 %79
  %81 = zext nneg i32 %39 to i64
  %82 = getelementptr [4 x i8], ptr addrspace(1) %66, i64 %81
  %83 = getelementptr [4 x i8], ptr addrspace(1) %68, i64 %81
  %84 = getelementptr [4 x i8], ptr addrspace(1) %70, i64 %81
  %85 = getelementptr [4 x i8], ptr addrspace(1) %72, i64 %81
  %86 = getelementptr [4 x i8], ptr addrspace(1) %74, i64 %81
  %87 = getelementptr [4 x i8], ptr addrspace(1) %76, i64 %81
  %88 = getelementptr [4 x i8], ptr addrspace(1) %78, i64 %81
  %89 = getelementptr [4 x i8], ptr addrspace(1) %80, i64 %81
  %90 = tail call i32 asm sideeffect "mov.u32 $0, 0x0;\0A\09@$2 ld.global.b32 { $0 }, [ $1 + 0 ];", "=r,l,b"(ptr addrspace(1) %82, i1 %49) #3
  %91 = tail call i32 asm sideeffect "mov.u32 $0, 0x0;\0A\09@$2 ld.global.b32 { $0 }, [ $1 + 0 ];", "=r,l,b"(ptr addrspace(1) %83, i1 %50) #3
  %92 = tail call i32 asm sideeffect "mov.u32 $0, 0x0;\0A\09@$2 ld.global.b32 { $0 }, [ $1 + 0 ];", "=r,l,b"(ptr addrspace(1) %84, i1 %51) #3
  %93 = tail call i32 asm sideeffect "mov.u32 $0, 0x0;\0A\09@$2 ld.global.b32 { $0 }, [ $1 + 0 ];", "=r,l,b"(ptr addrspace(1) %85, i1 %52) #3
  %94 = tail call i32 asm sideeffect "mov.u32 $0, 0x0;\0A\09@$2 ld.global.b32 { $0 }, [ $1 + 0 ];", "=r,l,b"(ptr addrspace(1) %86, i1 %53) #3
  %95 = tail call i32 asm sideeffect "mov.u32 $0, 0x0;\0A\09@$2 ld.global.b32 { $0 }, [ $1 + 0 ];", "=r,l,b"(ptr addrspace(1) %87, i1 %54) #3
  %96 = tail call i32 asm sideeffect "mov.u32 $0, 0x0;\0A\09@$2 ld.global.b32 { $0 }, [ $1 + 0 ];", "=r,l,b"(ptr addrspace(1) %88, i1 %55) #3
  %97 = tail call i32 asm sideeffect "mov.u32 $0, 0x0;\0A\09@$2 ld.global.b32 { $0 }, [ $1 + 0 ];", "=r,l,b"(ptr addrspace(1) %89, i1 %56) #3
  %98 = icmp slt i32 %31, %3
  %99 = icmp slt i32 %32, %3
  %100 = icmp slt i32 %33, %3
  %101 = icmp slt i32 %34, %3
  %102 = icmp slt i32 %35, %3
  %103 = icmp slt i32 %36, %3
  %104 = icmp slt i32 %37, %3
  %105 = icmp slt i32 %38, %3
  %106 = icmp slt i32 %28, %2
  %107 = and i1 %106, %98
  %108 = and i1 %106, %99
  %109 = and i1 %106, %100
  %110 = and i1 %106, %101
  %111 = and i1 %106, %102
  %112 = and i1 %106, %103
  %113 = and i1 %106, %104
  %114 = and i1 %106, %105
  %115 = mul i32 %2, %31
  %116 = mul i32 %32, %2
  %117 = mul i32 %33, %2
  %118 = mul i32 %34, %2
  %119 = mul i32 %35, %2
  %120 = mul i32 %36, %2
  %121 = mul i32 %37, %2
  %122 = mul i32 %38, %2
  %123 = sext i32 %115 to i64
  %124 = getelementptr [4 x i8], ptr addrspace(1) %1, i64 %123
  %125 = sext i32 %116 to i64
  %126 = getelementptr [4 x i8], ptr addrspace(1) %1, i64 %125
  %127 = sext i32 %117 to i64
  %128 = getelementptr [4 x i8], ptr addrspace(1) %1, i64 %127
  %129 = sext i32 %118 to i64
  %130 = getelementptr [4 x i8], ptr addrspace(1) %1, i64 %129
  %131 = sext i32 %119 to i64
  %132 = getelementptr [4 x i8], ptr addrspace(1) %1, i64 %131
  %133 = sext i32 %120 to i64
  %134 = getelementptr [4 x i8], ptr addrspace(1) %1, i64 %133
  %135 = sext i32 %121 to i64
  %136 = getelementptr [4 x i8], ptr addrspace(1) %1, i64 %135
  %137 = sext i32 %122 to i64
  %138 = getelementptr [4 x i8], ptr addrspace(1) %1, i64 %137
  %139 = sext i32 %28 to i64
  %140 = getelementptr [4 x i8], ptr addrspace(1) %124, i64 %139
  %141 = getelementptr [4 x i8], ptr addrspace(1) %126, i64 %139
  %142 = getelementptr [4 x i8], ptr addrspace(1) %128, i64 %139
  %143 = getelementptr [4 x i8], ptr addrspace(1) %130, i64 %139
  %144 = getelementptr [4 x i8], ptr addrspace(1) %132, i64 %139
  %145 = getelementptr [4 x i8], ptr addrspace(1) %134, i64 %139
  %146 = getelementptr [4 x i8], ptr addrspace(1) %136, i64 %139
  %147 = getelementptr [4 x i8], ptr addrspace(1) %138, i64 %139
  %148 = shl nuw nsw i32 %19, 7
  %149 = shl nuw nsw i32 %9, 5
  %150 = and i32 %149, 96
  %151 = and i32 %9, 124
  %152 = xor i32 %150, %151
  %153 = or disjoint i32 %152, %148
  %154 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %153
  %155 = insertelement <1 x i32> poison, i32 %90, i64 0
  store <1 x i32> %155, ptr addrspace(3) %154, align 4
  %156 = xor i32 %153, 4
  %157 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %156
  %158 = insertelement <1 x i32> poison, i32 %91, i64 0
  store <1 x i32> %158, ptr addrspace(3) %157, align 4
  %159 = xor i32 %153, 8
  %160 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %159
  %161 = insertelement <1 x i32> poison, i32 %92, i64 0
  store <1 x i32> %161, ptr addrspace(3) %160, align 4
  %162 = xor i32 %153, 12
  %163 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %162
  %164 = insertelement <1 x i32> poison, i32 %93, i64 0
  store <1 x i32> %164, ptr addrspace(3) %163, align 4
  %165 = xor i32 %153, 16
  %166 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %165
  %167 = insertelement <1 x i32> poison, i32 %94, i64 0
  store <1 x i32> %167, ptr addrspace(3) %166, align 4
  %168 = xor i32 %153, 20
  %169 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %168
  %170 = insertelement <1 x i32> poison, i32 %95, i64 0
  store <1 x i32> %170, ptr addrspace(3) %169, align 4
  %171 = xor i32 %153, 24
  %172 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %171
  %173 = insertelement <1 x i32> poison, i32 %96, i64 0
  store <1 x i32> %173, ptr addrspace(3) %172, align 4
  %174 = xor i32 %153, 28
  %175 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %174
  %176 = insertelement <1 x i32> poison, i32 %97, i64 0
  store <1 x i32> %176, ptr addrspace(3) %175, align 4
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %177 = shl nuw nsw i32 %10, 2
  %178 = or disjoint i32 %150, %177
  %179 = xor i32 %178, %151
  %180 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %179
  %181 = load i32, ptr addrspace(3) %180, align 4
  %182 = xor i32 %179, 516
  %183 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %182
  %184 = load i32, ptr addrspace(3) %183, align 4
  %185 = xor i32 %179, 1032
  %186 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %185
  %187 = load i32, ptr addrspace(3) %186, align 4
  %188 = xor i32 %179, 1548
  %189 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %188
  %190 = load i32, ptr addrspace(3) %189, align 4
  %191 = xor i32 %179, 2064
  %192 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %191
  %193 = load i32, ptr addrspace(3) %192, align 4
  %194 = xor i32 %179, 2580
  %195 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %194
  %196 = load i32, ptr addrspace(3) %195, align 4
  %197 = xor i32 %179, 3096
  %198 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %197
  %199 = load i32, ptr addrspace(3) %198, align 4
  %200 = xor i32 %179, 3612
  %201 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %200
  %202 = load i32, ptr addrspace(3) %201, align 4
  tail call void asm sideeffect "@$2 st.global.b32 [ $1 + 0 ], { $0 };", "r,l,b"(i32 %181, ptr addrspace(1) %140, i1 %107) #3
  tail call void asm sideeffect "@$2 st.global.b32 [ $1 + 0 ], { $0 };", "r,l,b"(i32 %184, ptr addrspace(1) %141, i1 %108) #3
  tail call void asm sideeffect "@$2 st.global.b32 [ $1 + 0 ], { $0 };", "r,l,b"(i32 %187, ptr addrspace(1) %142, i1 %109) #3
  tail call void asm sideeffect "@$2 st.global.b32 [ $1 + 0 ], { $0 };", "r,l,b"(i32 %190, ptr addrspace(1) %143, i1 %110) #3
  tail call void asm sideeffect "@$2 st.global.b32 [ $1 + 0 ], { $0 };", "r,l,b"(i32 %193, ptr addrspace(1) %144, i1 %111) #3
  tail call void asm sideeffect "@$2 st.global.b32 [ $1 + 0 ], { $0 };", "r,l,b"(i32 %196, ptr addrspace(1) %145, i1 %112) #3
  tail call void asm sideeffect "@$2 st.global.b32 [ $1 + 0 ], { $0 };", "r,l,b"(i32 %199, ptr addrspace(1) %146, i1 %113) #3
  tail call void asm sideeffect "@$2 st.global.b32 [ $1 + 0 ], { $0 };", "r,l,b"(i32 %202, ptr addrspace(1) %147, i1 %114) #3
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #1

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #2

attributes #0 = { nounwind "nvvm.reqntid"="128" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { convergent nocallback nounwind }
attributes #3 = { nounwind }

!llvm.module.flags = !{!0, !1}

!0 = !{i32 2, !"Debug Info Version", i32 3}
!1 = !{i32 4, !"nvvm-reflect-ftz", i32 1}
