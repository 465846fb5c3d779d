; RUN: opt -passes=always-inline
; Stack slots move to the front of the entry with lifetimes of the callee's extent; those that have markers keep them; slots
; whose number is not known are given back at the return.

declare void @use(ptr)
declare void @llvm.lifetime.start.p0(ptr)
declare void @llvm.lifetime.end.p0(ptr)

define internal void @fixed(i32 %x) alwaysinline {
  %a = alloca i32
  %b = alloca i64
  call void @llvm.lifetime.start.p0(ptr %b)
  store i32 %x, ptr %a
  call void @use(ptr %a)
  call void @use(ptr %b)
  call void @llvm.lifetime.end.p0(ptr %b)
  ret void
}

define internal void @counted(i32 %n) alwaysinline {
  %a = alloca i32, i32 %n
  call void @use(ptr %a)
  ret void
}

define void @caller(i32 %n) {
  %mine = alloca i16
  call void @use(ptr %mine)
  call void @fixed(i32 %n)
  call void @counted(i32 %n)
  ret void
}
; EXPECT
; declare void @use(ptr)
;
; ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
; declare void @llvm.lifetime.start.p0(ptr captures(none)) #0
;
; ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
; declare void @llvm.lifetime.end.p0(ptr captures(none)) #0
;
; define void @caller(i32 %n) {
;   %a.i = alloca i32, align 4
;   %b.i = alloca i64, align 8
;   %mine = alloca i16, align 2
;   call void @use(ptr %mine)
;   call void @llvm.lifetime.start.p0(ptr %a.i)
;   call void @llvm.lifetime.start.p0(ptr %b.i)
;   store i32 %n, ptr %a.i, align 4
;   call void @use(ptr %a.i)
;   call void @use(ptr %b.i)
;   call void @llvm.lifetime.end.p0(ptr %b.i)
;   call void @llvm.lifetime.end.p0(ptr %a.i)
;   %savedstack = call ptr @llvm.stacksave.p0()
;   %a.i1 = alloca i32, i32 %n, align 4
;   call void @use(ptr %a.i1)
;   call void @llvm.stackrestore.p0(ptr %savedstack)
;   ret void
; }
;
; ; Function Attrs: nocallback nofree nosync nounwind willreturn
; declare ptr @llvm.stacksave.p0() #1
;
; ; Function Attrs: nocallback nofree nosync nounwind willreturn
; declare void @llvm.stackrestore.p0(ptr) #1
;
; attributes #0 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
; attributes #1 = { nocallback nofree nosync nounwind willreturn }
