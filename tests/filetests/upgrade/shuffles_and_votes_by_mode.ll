; RUN: opt -mtriple=nvptx64-nvidia-cuda -passes='always-inline,simplifycfg'
; NVVM's shuffles and votes in wrappers that are given the mode: each mode under a switch, which goes where the wrapper is inlined.

declare { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32, i32, i32, i32, i32)
declare { i32, i1 } @llvm.nvvm.vote.sync(i32, i32, i1)
declare void @llvm.cuda.syncthreads()

define { i32, i1 } @shuffle(i32 %mask, i32 %mode, i32 %value, i32 %lane) alwaysinline {
  %r = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 %mask, i32 %mode, i32 %value, i32 %lane, i32 31)
  ret { i32, i1 } %r
}

define { i32, i1 } @vote(i32 %mode, i1 %condition) alwaysinline {
  br i1 %condition, label %then, label %join
then:
  br label %join
join:
  %n = phi i32 [ 1, %0 ], [ 3, %then ]
  %r = call { i32, i1 } @llvm.nvvm.vote.sync(i32 %n, i32 %mode, i1 %condition)
  %second = call { i32, i1 } @llvm.nvvm.vote.sync(i32 -1, i32 %mode, i1 %condition)
  %any = extractvalue { i32, i1 } %second, 1
  %both = insertvalue { i32, i1 } %r, i1 %any, 1
  ret { i32, i1 } %both
}

define i32 @down_and_any(i32 %value, i1 %condition) {
  %s = call { i32, i1 } @shuffle(i32 -1, i32 2, i32 %value, i32 4)
  %v = call { i32, i1 } @vote(i32 1, i1 %condition)
  call void @llvm.cuda.syncthreads()
  %a = extractvalue { i32, i1 } %s, 0
  %p = extractvalue { i32, i1 } %v, 1
  %r = select i1 %p, i32 %a, i32 0
  ret i32 %r
}

; A mode that does not exist stays as it is written.
define { i32, i1 } @no_such_mode(i32 %value) {
  %r = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 7, i32 %value, i32 4, i32 31)
  ret { i32, i1 } %r
}
; EXPECT
; target triple = "nvptx64-nvidia-cuda"
;
; ; Function Attrs: alwaysinline
; define { i32, i1 } @shuffle(i32 %mask, i32 %mode, i32 %value, i32 %lane) #0 {
;   switch i32 %mode, label %7 [
;     i32 0, label %1
;     i32 1, label %3
;     i32 2, label %5
;   ]
;
; 1:                                                ; preds = %0
;   %2 = call { i32, i1 } @llvm.nvvm.shfl.sync.idx.i32p(i32 %mask, i32 %value, i32 %lane, i32 31)
;   br label %9
;
; 3:                                                ; preds = %0
;   %4 = call { i32, i1 } @llvm.nvvm.shfl.sync.up.i32p(i32 %mask, i32 %value, i32 %lane, i32 31)
;   br label %9
;
; 5:                                                ; preds = %0
;   %6 = call { i32, i1 } @llvm.nvvm.shfl.sync.down.i32p(i32 %mask, i32 %value, i32 %lane, i32 31)
;   br label %9
;
; 7:                                                ; preds = %0
;   %8 = call { i32, i1 } @llvm.nvvm.shfl.sync.bfly.i32p(i32 %mask, i32 %value, i32 %lane, i32 31)
;   br label %9
;
; 9:                                                ; preds = %7, %5, %3, %1
;   %10 = phi { i32, i1 } [ %2, %1 ], [ %4, %3 ], [ %6, %5 ], [ %8, %7 ]
;   ret { i32, i1 } %10
; }
;
; ; Function Attrs: alwaysinline
; define { i32, i1 } @vote(i32 %mode, i1 %condition) #0 {
; join:
;   %spec.select = select i1 %condition, i32 3, i32 1
;   switch i32 %mode, label %9 [
;     i32 0, label %0
;     i32 1, label %3
;     i32 2, label %6
;   ]
;
; 0:                                                ; preds = %join
;   %1 = call i1 @llvm.nvvm.vote.all.sync(i32 %spec.select, i1 %condition)
;   %2 = insertvalue { i32, i1 } zeroinitializer, i1 %1, 1
;   br label %12
;
; 3:                                                ; preds = %join
;   %4 = call i1 @llvm.nvvm.vote.any.sync(i32 %spec.select, i1 %condition)
;   %5 = insertvalue { i32, i1 } zeroinitializer, i1 %4, 1
;   br label %12
;
; 6:                                                ; preds = %join
;   %7 = call i1 @llvm.nvvm.vote.uni.sync(i32 %spec.select, i1 %condition)
;   %8 = insertvalue { i32, i1 } zeroinitializer, i1 %7, 1
;   br label %12
;
; 9:                                                ; preds = %join
;   %10 = call i32 @llvm.nvvm.vote.ballot.sync(i32 %spec.select, i1 %condition)
;   %11 = insertvalue { i32, i1 } zeroinitializer, i32 %10, 0
;   br label %12
;
; 12:                                               ; preds = %9, %6, %3, %0
;   %13 = phi { i32, i1 } [ %2, %0 ], [ %5, %3 ], [ %8, %6 ], [ %11, %9 ]
;   switch i32 %mode, label %23 [
;     i32 0, label %14
;     i32 1, label %17
;     i32 2, label %20
;   ]
;
; 14:                                               ; preds = %12
;   %15 = call i1 @llvm.nvvm.vote.all.sync(i32 -1, i1 %condition)
;   %16 = insertvalue { i32, i1 } zeroinitializer, i1 %15, 1
;   br label %26
;
; 17:                                               ; preds = %12
;   %18 = call i1 @llvm.nvvm.vote.any.sync(i32 -1, i1 %condition)
;   %19 = insertvalue { i32, i1 } zeroinitializer, i1 %18, 1
;   br label %26
;
; 20:                                               ; preds = %12
;   %21 = call i1 @llvm.nvvm.vote.uni.sync(i32 -1, i1 %condition)
;   %22 = insertvalue { i32, i1 } zeroinitializer, i1 %21, 1
;   br label %26
;
; 23:                                               ; preds = %12
;   %24 = call i32 @llvm.nvvm.vote.ballot.sync(i32 -1, i1 %condition)
;   %25 = insertvalue { i32, i1 } zeroinitializer, i32 %24, 0
;   br label %26
;
; 26:                                               ; preds = %23, %20, %17, %14
;   %27 = phi { i32, i1 } [ %16, %14 ], [ %19, %17 ], [ %22, %20 ], [ %25, %23 ]
;   %any = extractvalue { i32, i1 } %27, 1
;   %both = insertvalue { i32, i1 } %13, i1 %any, 1
;   ret { i32, i1 } %both
; }
;
; define i32 @down_and_any(i32 %value, i1 %condition) {
; vote.exit:
;   %0 = call { i32, i1 } @llvm.nvvm.shfl.sync.down.i32p(i32 -1, i32 %value, i32 4, i32 31)
;   %spec.select = select i1 %condition, i32 3, i32 1
;   %1 = call i1 @llvm.nvvm.vote.any.sync(i32 %spec.select, i1 %condition)
;   %2 = insertvalue { i32, i1 } zeroinitializer, i1 %1, 1
;   %3 = call i1 @llvm.nvvm.vote.any.sync(i32 -1, i1 %condition)
;   %4 = insertvalue { i32, i1 } zeroinitializer, i1 %3, 1
;   %both.i = insertvalue { i32, i1 } %2, i1 %3, 1
;   call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
;   %a = extractvalue { i32, i1 } %0, 0
;   %p = extractvalue { i32, i1 } %both.i, 1
;   %r = select i1 %p, i32 %a, i32 0
;   ret i32 %r
; }
;
; define { i32, i1 } @no_such_mode(i32 %value) {
;   %r = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 7, i32 %value, i32 4, i32 31)
;   ret { i32, i1 } %r
; }
;
; ; Unknown intrinsic
; declare { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32, i32, i32, i32, i32)
;
; ; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
; declare { i32, i1 } @llvm.nvvm.shfl.sync.idx.i32p(i32, i32, i32, i32) #1
;
; ; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
; declare { i32, i1 } @llvm.nvvm.shfl.sync.up.i32p(i32, i32, i32, i32) #1
;
; ; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
; declare { i32, i1 } @llvm.nvvm.shfl.sync.down.i32p(i32, i32, i32, i32) #1
;
; ; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
; declare { i32, i1 } @llvm.nvvm.shfl.sync.bfly.i32p(i32, i32, i32, i32) #1
;
; ; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
; declare i1 @llvm.nvvm.vote.all.sync(i32, i1) #1
;
; ; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
; declare i1 @llvm.nvvm.vote.any.sync(i32, i1) #1
;
; ; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
; declare i1 @llvm.nvvm.vote.uni.sync(i32, i1) #1
;
; ; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
; declare i32 @llvm.nvvm.vote.ballot.sync(i32, i1) #1
;
; ; Function Attrs: convergent nocallback nounwind
; declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #2
;
; attributes #0 = { alwaysinline }
; attributes #1 = { convergent nocallback nounwind memory(inaccessiblemem: readwrite) }
; attributes #2 = { convergent nocallback nounwind }
