; RUN: opt -passes='mem2reg'
; Lifetime markers go; a switch with two edges to one block brings two pairs.
declare void @llvm.lifetime.start.p0(ptr)
declare void @llvm.lifetime.end.p0(ptr)
define i32 @f(i32 %k) {
entry:
  %x = alloca i32, align 4
  call void @llvm.lifetime.start.p0(ptr %x)
  store i32 1, ptr %x, align 4
  switch i32 %k, label %other [
    i32 0, label %join
    i32 5, label %join
  ]
other:
  store i32 2, ptr %x, align 4
  br label %join
join:
  %v = load i32, ptr %x, align 4
  call void @llvm.lifetime.end.p0(ptr %x)
  ret i32 %v
}
; EXPECT
; ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
; declare void @llvm.lifetime.start.p0(ptr captures(none)) #0
;
; ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
; declare void @llvm.lifetime.end.p0(ptr captures(none)) #0
;
; define i32 @f(i32 %k) {
; entry:
;   switch i32 %k, label %other [
;     i32 0, label %join
;     i32 5, label %join
;   ]
;
; other:                                            ; preds = %entry
;   br label %join
;
; join:                                             ; preds = %other, %entry, %entry
;   %x.0 = phi i32 [ 2, %other ], [ 1, %entry ], [ 1, %entry ]
;   ret i32 %x.0
; }
;
; attributes #0 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
