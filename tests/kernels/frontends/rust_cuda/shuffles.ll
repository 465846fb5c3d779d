; arch: sm_90
; Written by hand in the form of rustc_codegen_nvvm (Rust-CUDA): NVVM IR 2.0 of LLVM 7, typed pointers, kernels named by metadata.
; A warp adds up by shuffles of NVVM IR 2.0, whose mode is an operand; what is printed goes through vprintf.
source_filename = "shuffles.e91b46d7052cfa38-cgu.0"
target datalayout = "e-p:64:64:64-i1:8:8-i8:8:8-i16:16:16-i32:32:32-i64:64:64-i128:128:128-f32:32:32-f64:64:64-v16:16:16-v32:32:32-v64:64:64-v128:128:128-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@alloc_3c5e81 = private unnamed_addr addrspace(4) constant [14 x i8] c"warp %u: %llu\0A", align 1

; cuda_std::warp::reduce_add
; Function Attrs: convergent nounwind
define internal i32 @_ZN8cuda_std4warp10reduce_add17h07de4b19f3c6a582E(i32 %mask, i32 %value) unnamed_addr #0 {
start:
  br label %bb1

bb1:                                              ; preds = %bb2, %start
  %sum = phi i32 [ %value, %start ], [ %3, %bb2 ]
  %offset = phi i32 [ 16, %start ], [ %4, %bb2 ]
  %_5 = icmp ugt i32 %offset, 0
  br i1 %_5, label %bb2, label %bb3

bb2:                                              ; preds = %bb1
  %0 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 %mask, i32 3, i32 %sum, i32 %offset, i32 31)
  %1 = extractvalue { i32, i1 } %0, 0
  %2 = extractvalue { i32, i1 } %0, 1
  %taken = select i1 %2, i32 %1, i32 0
  %3 = add i32 %sum, %taken
  %4 = lshr i32 %offset, 1
  br label %bb1

bb3:                                              ; preds = %bb1
  ret i32 %sum
}

; Function Attrs: convergent nounwind
define void @count_above({ [0 x i32]*, i64 }* byval align 8 %x, i32 %limit, i64* %totals) unnamed_addr #0 {
start:
  %args = alloca { i32, [1 x i32], i64 }, align 8
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %lane = call i32 @llvm.nvvm.read.ptx.sreg.laneid()
  %0 = getelementptr inbounds { [0 x i32]*, i64 }, { [0 x i32]*, i64 }* %x, i32 0, i32 0
  %1 = load [0 x i32]*, [0 x i32]** %0, align 8
  %2 = getelementptr inbounds { [0 x i32]*, i64 }, { [0 x i32]*, i64 }* %x, i32 0, i32 1
  %3 = load i64, i64* %2, align 8
  %4 = zext i32 %t to i64
  %_9 = icmp ult i64 %4, %3
  br i1 %_9, label %bb1, label %bb2

bb1:                                              ; preds = %start
  %5 = getelementptr inbounds [0 x i32], [0 x i32]* %1, i64 0, i64 %4
  %6 = load i32, i32* %5, align 4
  %_12 = icmp ugt i32 %6, %limit
  %7 = zext i1 %_12 to i32
  br label %bb2

bb2:                                              ; preds = %bb1, %start
  %above = phi i32 [ %7, %bb1 ], [ 0, %start ]
  %8 = call i32 @_ZN8cuda_std4warp10reduce_add17h07de4b19f3c6a582E(i32 -1, i32 %above)
  %9 = call { i32, i1 } @llvm.nvvm.vote.sync(i32 -1, i32 1, i1 %_9)
  %10 = extractvalue { i32, i1 } %9, 1
  %_20 = icmp eq i32 %lane, 0
  %11 = and i1 %_20, %10
  br i1 %11, label %bb3, label %bb4

bb3:                                              ; preds = %bb2
  %12 = zext i32 %8 to i64
  %13 = atomicrmw add i64* %totals, i64 %12 monotonic
  %14 = bitcast { i32, [1 x i32], i64 }* %args to i32*
  %15 = lshr i32 %t, 5
  store i32 %15, i32* %14, align 8
  %16 = getelementptr inbounds { i32, [1 x i32], i64 }, { i32, [1 x i32], i64 }* %args, i32 0, i32 2
  store i64 %13, i64* %16, align 8
  %17 = bitcast { i32, [1 x i32], i64 }* %args to i8*
  %18 = call i32 @vprintf(i8* addrspacecast (i8 addrspace(4)* getelementptr inbounds ([14 x i8], [14 x i8] addrspace(4)* @alloc_3c5e81, i32 0, i32 0) to i8*), i8* %17)
  br label %bb4

bb4:                                              ; preds = %bb3, %bb2
  ret void
}

; Function Attrs: nounwind readnone speculatable
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

; Function Attrs: nounwind readnone
declare i32 @llvm.nvvm.read.ptx.sreg.laneid() #2

; Function Attrs: convergent inaccessiblememonly nounwind
declare { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32, i32, i32, i32, i32) #3

; Function Attrs: convergent inaccessiblememonly nounwind
declare { i32, i1 } @llvm.nvvm.vote.sync(i32, i32, i1) #3

; Function Attrs: nounwind
declare i32 @vprintf(i8*, i8*) #4

attributes #0 = { convergent nounwind }
attributes #1 = { nounwind readnone speculatable }
attributes #2 = { nounwind readnone }
attributes #3 = { convergent inaccessiblememonly nounwind }
attributes #4 = { nounwind }

!nvvmir.version = !{!0}
!nvvm.annotations = !{!1}

!0 = !{i32 2, i32 0}
!1 = !{void ({ [0 x i32]*, i64 }*, i32, i64*)* @count_above, !"kernel", i32 1}
