; RUN: opt -passes='simplifycfg<sink-common-insts>'
; A marker names an alloca: a phi of two of them would be invalid.
declare void @use(ptr)
define void @f(i1 %c) {
entry:
  %x = alloca i32, align 4
  %y = alloca i32, align 4
  br i1 %c, label %a, label %b
a:
  call void @llvm.lifetime.start.p0(ptr %y)
  call void @use(ptr %y)
  call void @llvm.lifetime.end.p0(ptr %y)
  br label %j
b:
  call void @llvm.lifetime.start.p0(ptr %x)
  call void @use(ptr %x)
  call void @llvm.lifetime.end.p0(ptr %x)
  br label %j
j:
  ret void
}
declare void @llvm.lifetime.start.p0(ptr)
declare void @llvm.lifetime.end.p0(ptr)
; EXPECT
; declare void @use(ptr)
;
; define void @f(i1 %c) {
; entry:
;   %x = alloca i32, align 4
;   %y = alloca i32, align 4
;   br i1 %c, label %a, label %b
;
; a:                                                ; preds = %entry
;   call void @llvm.lifetime.start.p0(ptr %y)
;   call void @use(ptr %y)
;   call void @llvm.lifetime.end.p0(ptr %y)
;   br label %j
;
; b:                                                ; preds = %entry
;   call void @llvm.lifetime.start.p0(ptr %x)
;   call void @use(ptr %x)
;   call void @llvm.lifetime.end.p0(ptr %x)
;   br label %j
;
; j:                                                ; preds = %b, %a
;   ret void
; }
;
; ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
; declare void @llvm.lifetime.start.p0(ptr captures(none)) #0
;
; ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
; declare void @llvm.lifetime.end.p0(ptr captures(none)) #0
;
; attributes #0 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
