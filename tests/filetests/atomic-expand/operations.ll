; RUN: opt -passes=atomic-expand
; Each operation on a part, as it is on a number of its own.
target triple = "nvptx64-nvidia-cuda"

define void @f(ptr %p, i8 %v) {
  %a = atomicrmw max ptr %p, i8 %v monotonic
  %b = atomicrmw usub_cond ptr %p, i8 %v monotonic
  %c = atomicrmw usub_sat ptr %p, i8 %v monotonic
  ret void
dead:
  %d = atomicrmw uinc_wrap ptr %p, i8 %v monotonic
  ret void
}
; EXPECT
; target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; target triple = "nvptx64-nvidia-cuda"
;
; define void @f(ptr %p, i8 %v) {
;   %1 = call ptr @llvm.ptrmask.p0.i64(ptr %p, i64 -4)
;   %2 = ptrtoint ptr %p to i64
;   %3 = and i64 %2, 3
;   %4 = shl i64 %3, 3
;   %5 = trunc i64 %4 to i32
;   %6 = shl i32 255, %5
;   %7 = load i32, ptr %1, align 4
;   br label %8
;
; 8:                                                ; preds = %8, %0
;   %9 = phi i32 [ %7, %0 ], [ %19, %8 ]
;   %10 = lshr i32 %9, %5
;   %11 = trunc i32 %10 to i8
;   %12 = call i8 @llvm.smax.i8(i8 %11, i8 %v)
;   %13 = zext i8 %12 to i32
;   %14 = shl i32 %13, %5
;   %15 = xor i32 %6, -1
;   %16 = and i32 %9, %15
;   %17 = or i32 %16, %14
;   %18 = cmpxchg ptr %1, i32 %9, i32 %17 monotonic monotonic, align 4
;   %19 = extractvalue { i32, i1 } %18, 0
;   %20 = extractvalue { i32, i1 } %18, 1
;   br i1 %20, label %21, label %8
;
; 21:                                               ; preds = %8
;   %22 = lshr i32 %19, %5
;   %a = trunc i32 %22 to i8
;   %23 = call ptr @llvm.ptrmask.p0.i64(ptr %p, i64 -4)
;   %24 = ptrtoint ptr %p to i64
;   %25 = and i64 %24, 3
;   %26 = shl i64 %25, 3
;   %27 = trunc i64 %26 to i32
;   %28 = shl i32 255, %27
;   %29 = load i32, ptr %23, align 4
;   br label %30
;
; 30:                                               ; preds = %30, %21
;   %31 = phi i32 [ %29, %21 ], [ %43, %30 ]
;   %32 = lshr i32 %31, %27
;   %33 = trunc i32 %32 to i8
;   %34 = sub i8 %33, %v
;   %35 = icmp uge i8 %33, %v
;   %36 = select i1 %35, i8 %34, i8 %33
;   %37 = zext i8 %36 to i32
;   %38 = shl i32 %37, %27
;   %39 = xor i32 %28, -1
;   %40 = and i32 %31, %39
;   %41 = or i32 %40, %38
;   %42 = cmpxchg ptr %23, i32 %31, i32 %41 monotonic monotonic, align 4
;   %43 = extractvalue { i32, i1 } %42, 0
;   %44 = extractvalue { i32, i1 } %42, 1
;   br i1 %44, label %45, label %30
;
; 45:                                               ; preds = %30
;   %46 = lshr i32 %43, %27
;   %b = trunc i32 %46 to i8
;   %47 = call ptr @llvm.ptrmask.p0.i64(ptr %p, i64 -4)
;   %48 = ptrtoint ptr %p to i64
;   %49 = and i64 %48, 3
;   %50 = shl i64 %49, 3
;   %51 = trunc i64 %50 to i32
;   %52 = shl i32 255, %51
;   %53 = load i32, ptr %47, align 4
;   br label %54
;
; 54:                                               ; preds = %54, %45
;   %55 = phi i32 [ %53, %45 ], [ %65, %54 ]
;   %56 = lshr i32 %55, %51
;   %57 = trunc i32 %56 to i8
;   %58 = call i8 @llvm.usub.sat.i8(i8 %57, i8 %v)
;   %59 = zext i8 %58 to i32
;   %60 = shl i32 %59, %51
;   %61 = xor i32 %52, -1
;   %62 = and i32 %55, %61
;   %63 = or i32 %62, %60
;   %64 = cmpxchg ptr %47, i32 %55, i32 %63 monotonic monotonic, align 4
;   %65 = extractvalue { i32, i1 } %64, 0
;   %66 = extractvalue { i32, i1 } %64, 1
;   br i1 %66, label %67, label %54
;
; 67:                                               ; preds = %54
;   %68 = lshr i32 %65, %51
;   %c = trunc i32 %68 to i8
;   ret void
;
; dead:                                             ; No predecessors!
;   %69 = call ptr @llvm.ptrmask.p0.i64(ptr %p, i64 -4)
;   %70 = ptrtoint ptr %p to i64
;   %71 = and i64 %70, 3
;   %72 = shl i64 %71, 3
;   %73 = trunc i64 %72 to i32
;   %74 = shl i32 255, %73
;   %75 = load i32, ptr %69, align 4
;   br label %76
;
; 76:                                               ; preds = %76, %dead
;   %77 = phi i32 [ %75, %dead ], [ %89, %76 ]
;   %78 = lshr i32 %77, %73
;   %79 = trunc i32 %78 to i8
;   %80 = add i8 %79, 1
;   %81 = icmp uge i8 %79, %v
;   %82 = select i1 %81, i8 0, i8 %80
;   %83 = zext i8 %82 to i32
;   %84 = shl i32 %83, %73
;   %85 = xor i32 %74, -1
;   %86 = and i32 %77, %85
;   %87 = or i32 %86, %84
;   %88 = cmpxchg ptr %69, i32 %77, i32 %87 monotonic monotonic, align 4
;   %89 = extractvalue { i32, i1 } %88, 0
;   %90 = extractvalue { i32, i1 } %88, 1
;   br i1 %90, label %91, label %76
;
; 91:                                               ; preds = %76
;   %92 = lshr i32 %89, %73
;   %d = trunc i32 %92 to i8
;   ret void
; }
;
; ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
; declare ptr @llvm.ptrmask.p0.i64(ptr, i64) #0
;
; ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
; declare i8 @llvm.smax.i8(i8, i8) #0
;
; ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
; declare i8 @llvm.usub.sat.i8(i8, i8) #0
;
; attributes #0 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
