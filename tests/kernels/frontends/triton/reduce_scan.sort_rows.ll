; arch: sm_90a
; ModuleID = 'reduce_scan.py'
source_filename = "reduce_scan.py"
target datalayout = "e-p3:32:32-p4:32:32-p5:32:32-p6:32:32-p7:32:32-p101:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: nounwind
define ptx_kernel void @sort_rows(ptr addrspace(1) %0, ptr addrspace(1) %1, ptr addrspace(1) nofree readnone captures(none) %2, ptr addrspace(1) nofree readnone captures(none) %3) local_unnamed_addr #0 {
  %5 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %7 = shl nuw nsw i32 %6, 1
  %8 = and i32 %7, 62
  %9 = shl i32 %5, 6
  %10 = sext i32 %9 to i64
  %11 = getelementptr [4 x i8], ptr addrspace(1) %1, i64 %10
  %12 = zext nneg i32 %8 to i64
  %13 = getelementptr [4 x i8], ptr addrspace(1) %11, i64 %12
  %14 = getelementptr [4 x i8], ptr addrspace(1) %0, i64 %10
  %15 = getelementptr [4 x i8], ptr addrspace(1) %14, i64 %12
  %16 = tail call { i32, i32 } asm sideeffect "mov.u32 $0, 0x0;\0A\09mov.u32 $1, 0x0;\0A\09ld.global.v2.b32 { $0, $1 }, [ $2 + 0 ];", "=r,=r,l"(ptr addrspace(1) %15) #4
  %17 = extractvalue { i32, i32 } %16, 0
  %18 = extractvalue { i32, i32 } %16, 1
  %19 = and i32 %6, 1
  %20 = lshr i32 %6, 2
  %21 = and i32 %20, 1
  %22 = lshr i32 %6, 3
  %23 = and i32 %22, 1
  %24 = lshr i32 %6, 4
  %25 = and i32 %24, 1
  %26 = lshr i32 %6, 1
  %27 = and i32 %26, 1
  %28 = icmp sgt i32 %17, %18
  %29 = icmp sgt i32 %18, %17
  %30 = trunc i32 %6 to i1
  %31 = icmp eq i32 %19, 0
  %32 = xor i1 %28, %30
  %33 = xor i1 %31, %29
  %34 = select i1 %32, i32 %18, i32 %17
  %35 = select i1 %33, i32 %17, i32 %18
  %36 = tail call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %34, i32 1, i32 31)
  %37 = tail call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %35, i32 1, i32 31)
  %38 = icmp sgt i32 %34, %36
  %39 = icmp sgt i32 %35, %37
  %40 = icmp ne i32 %27, %19
  %41 = xor i1 %40, %38
  %42 = xor i1 %40, %39
  %43 = select i1 %41, i32 %36, i32 %34
  %44 = select i1 %42, i32 %37, i32 %35
  %45 = icmp sgt i32 %43, %44
  %46 = icmp sgt i32 %44, %43
  %47 = trunc i32 %26 to i1
  %48 = icmp eq i32 %27, 0
  %49 = xor i1 %45, %47
  %50 = xor i1 %48, %46
  %51 = select i1 %49, i32 %44, i32 %43
  %52 = select i1 %50, i32 %43, i32 %44
  %53 = tail call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %51, i32 2, i32 31)
  %54 = tail call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %52, i32 2, i32 31)
  %55 = icmp sgt i32 %51, %53
  %56 = icmp sgt i32 %52, %54
  %57 = icmp ne i32 %21, %27
  %58 = xor i1 %57, %55
  %59 = xor i1 %57, %56
  %60 = select i1 %58, i32 %53, i32 %51
  %61 = select i1 %59, i32 %54, i32 %52
  %62 = tail call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %60, i32 1, i32 31)
  %63 = tail call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %61, i32 1, i32 31)
  %64 = icmp sgt i32 %60, %62
  %65 = icmp sgt i32 %61, %63
  %66 = icmp ne i32 %21, %19
  %67 = xor i1 %66, %64
  %68 = xor i1 %66, %65
  %69 = select i1 %67, i32 %62, i32 %60
  %70 = select i1 %68, i32 %63, i32 %61
  %71 = icmp sgt i32 %69, %70
  %72 = icmp sgt i32 %70, %69
  %73 = trunc i32 %20 to i1
  %74 = icmp eq i32 %21, 0
  %75 = xor i1 %71, %73
  %76 = xor i1 %74, %72
  %77 = select i1 %75, i32 %70, i32 %69
  %78 = select i1 %76, i32 %69, i32 %70
  %79 = tail call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %77, i32 4, i32 31)
  %80 = tail call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %78, i32 4, i32 31)
  %81 = icmp sgt i32 %77, %79
  %82 = icmp sgt i32 %78, %80
  %83 = icmp ne i32 %23, %21
  %84 = xor i1 %83, %81
  %85 = xor i1 %83, %82
  %86 = select i1 %84, i32 %79, i32 %77
  %87 = select i1 %85, i32 %80, i32 %78
  %88 = tail call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %86, i32 2, i32 31)
  %89 = tail call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %87, i32 2, i32 31)
  %90 = icmp sgt i32 %86, %88
  %91 = icmp sgt i32 %87, %89
  %92 = icmp ne i32 %23, %27
  %93 = xor i1 %92, %90
  %94 = xor i1 %92, %91
  %95 = select i1 %93, i32 %88, i32 %86
  %96 = select i1 %94, i32 %89, i32 %87
  %97 = tail call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %95, i32 1, i32 31)
  %98 = tail call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %96, i32 1, i32 31)
  %99 = icmp sgt i32 %95, %97
  %100 = icmp sgt i32 %96, %98
  %101 = icmp ne i32 %23, %19
  %102 = xor i1 %101, %99
  %103 = xor i1 %101, %100
  %104 = select i1 %102, i32 %97, i32 %95
  %105 = select i1 %103, i32 %98, i32 %96
  %106 = icmp sgt i32 %104, %105
  %107 = icmp sgt i32 %105, %104
  %108 = trunc i32 %22 to i1
  %109 = icmp eq i32 %23, 0
  %110 = xor i1 %106, %108
  %111 = xor i1 %109, %107
  %112 = select i1 %110, i32 %105, i32 %104
  %113 = select i1 %111, i32 %104, i32 %105
  %114 = tail call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %112, i32 8, i32 31)
  %115 = tail call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %113, i32 8, i32 31)
  %116 = icmp sgt i32 %112, %114
  %117 = icmp sgt i32 %113, %115
  %118 = icmp ne i32 %25, %23
  %119 = xor i1 %118, %116
  %120 = xor i1 %118, %117
  %121 = select i1 %119, i32 %114, i32 %112
  %122 = select i1 %120, i32 %115, i32 %113
  %123 = tail call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %121, i32 4, i32 31)
  %124 = tail call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %122, i32 4, i32 31)
  %125 = icmp sgt i32 %121, %123
  %126 = icmp sgt i32 %122, %124
  %127 = icmp ne i32 %25, %21
  %128 = xor i1 %127, %125
  %129 = xor i1 %127, %126
  %130 = select i1 %128, i32 %123, i32 %121
  %131 = select i1 %129, i32 %124, i32 %122
  %132 = tail call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %130, i32 2, i32 31)
  %133 = tail call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %131, i32 2, i32 31)
  %134 = icmp sgt i32 %130, %132
  %135 = icmp sgt i32 %131, %133
  %136 = icmp ne i32 %25, %27
  %137 = xor i1 %136, %134
  %138 = xor i1 %136, %135
  %139 = select i1 %137, i32 %132, i32 %130
  %140 = select i1 %138, i32 %133, i32 %131
  %141 = tail call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %139, i32 1, i32 31)
  %142 = tail call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %140, i32 1, i32 31)
  %143 = icmp sgt i32 %139, %141
  %144 = icmp sgt i32 %140, %142
  %145 = icmp ne i32 %25, %19
  %146 = xor i1 %145, %143
  %147 = xor i1 %145, %144
  %148 = select i1 %146, i32 %141, i32 %139
  %149 = select i1 %147, i32 %142, i32 %140
  %150 = icmp sgt i32 %148, %149
  %151 = icmp sgt i32 %149, %148
  %152 = trunc i32 %24 to i1
  %153 = icmp eq i32 %25, 0
  %154 = xor i1 %150, %152
  %155 = xor i1 %153, %151
  %156 = select i1 %154, i32 %149, i32 %148
  %157 = select i1 %155, i32 %148, i32 %149
  %158 = tail call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %156, i32 16, i32 31)
  %159 = tail call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %157, i32 16, i32 31)
  %160 = icmp sgt i32 %156, %158
  %161 = icmp sgt i32 %157, %159
  %162 = xor i1 %160, %152
  %163 = xor i1 %161, %152
  %164 = select i1 %162, i32 %158, i32 %156
  %165 = select i1 %163, i32 %159, i32 %157
  %166 = tail call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %164, i32 8, i32 31)
  %167 = tail call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %165, i32 8, i32 31)
  %168 = icmp sgt i32 %164, %166
  %169 = icmp sgt i32 %165, %167
  %170 = xor i1 %168, %108
  %171 = xor i1 %169, %108
  %172 = select i1 %170, i32 %166, i32 %164
  %173 = select i1 %171, i32 %167, i32 %165
  %174 = tail call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %172, i32 4, i32 31)
  %175 = tail call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %173, i32 4, i32 31)
  %176 = icmp sgt i32 %172, %174
  %177 = icmp sgt i32 %173, %175
  %178 = xor i1 %176, %73
  %179 = xor i1 %177, %73
  %180 = select i1 %178, i32 %174, i32 %172
  %181 = select i1 %179, i32 %175, i32 %173
  %182 = tail call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %180, i32 2, i32 31)
  %183 = tail call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %181, i32 2, i32 31)
  %184 = icmp sgt i32 %180, %182
  %185 = icmp sgt i32 %181, %183
  %186 = xor i1 %184, %47
  %187 = xor i1 %185, %47
  %188 = select i1 %186, i32 %182, i32 %180
  %189 = select i1 %187, i32 %183, i32 %181
  %190 = tail call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %188, i32 1, i32 31)
  %191 = tail call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %189, i32 1, i32 31)
  %192 = icmp sgt i32 %188, %190
  %193 = icmp sgt i32 %189, %191
  %194 = xor i1 %192, %30
  %195 = xor i1 %193, %30
  %196 = select i1 %194, i32 %190, i32 %188
  %197 = select i1 %195, i32 %191, i32 %189
  %198 = tail call i32 @llvm.smin.i32(i32 %196, i32 %197)
  %199 = tail call i32 @llvm.smax.i32(i32 %197, i32 %196)
  tail call void asm sideeffect "st.global.v2.b32 [ $2 + 0 ], { $0, $1 };", "r,r,l"(i32 %198, i32 %199, ptr addrspace(1) %13) #4
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare i32 @llvm.nvvm.shfl.sync.bfly.i32(i32, i32, i32, i32) #2

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smin.i32(i32, i32) #3

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smax.i32(i32, i32) #3

attributes #0 = { nounwind "nvvm.reqntid"="32" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { convergent nocallback nounwind memory(inaccessiblemem: readwrite) }
attributes #3 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { nounwind }

!llvm.module.flags = !{!0, !1}

!0 = !{i32 2, !"Debug Info Version", i32 3}
!1 = !{i32 4, !"nvvm-reflect-ftz", i32 1}
