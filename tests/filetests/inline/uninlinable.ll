; RUN: opt -passes='cgscc(inline)' -pass-remarks-missed=inline
; What cannot be inlined in a body is named: an indirect branch, a call that returns twice, variable arguments, a slot of variable size, recursion.
target triple = "nvptx64-nvidia-cuda"
declare i32 @again(ptr) returns_twice
declare void @llvm.va_start.p0(ptr)

define i32 @indirect(ptr %p) {
  indirectbr ptr %p, [label %a, label %b]
a:
  ret i32 1
b:
  ret i32 2
}

define i32 @twice(ptr %p) {
  %r = call i32 @again(ptr %p) returns_twice
  ret i32 %r
}

define i32 @variable(i32 %n, ...) {
  %l = alloca ptr
  call void @llvm.va_start.p0(ptr %l)
  ret i32 %n
}

define i32 @dynamic(i32 %n) {
  %p = alloca i8, i32 %n
  %v = load volatile i32, ptr %p
  ret i32 %v
}

define i32 @recursive(i32 %n) {
  %z = icmp eq i32 %n, 0
  br i1 %z, label %end, label %again
again:
  %m = sub i32 %n, 1
  %r = call i32 @recursive(i32 %m)
  ret i32 %r
end:
  ret i32 0
}

define i32 @f(ptr %p, i32 %n) {
  %a = call i32 @indirect(ptr %p)
  %b = call i32 @twice(ptr %p)
  %c = call i32 (i32, ...) @variable(i32 %n, i32 1)
  %d = call i32 @dynamic(i32 %n)
  %e = call i32 @recursive(i32 %n)
  %s = add i32 %a, %b
  %t = add i32 %c, %d
  %u = add i32 %s, %t
  %v = add i32 %u, %e
  ret i32 %v
}
; EXPECT
; remark: <unknown>:0:0: recursive has uninlinable pattern (recursive) and cost is not fully computed
; remark: <unknown>:0:0: 'recursive' not inlined into 'recursive' because it should never be inlined (cost=never): recursive
; remark: <unknown>:0:0: indirect has uninlinable pattern (indirect branch) and cost is not fully computed
; remark: <unknown>:0:0: 'indirect' not inlined into 'f' because it should never be inlined (cost=never): indirect branch
; remark: <unknown>:0:0: twice has uninlinable pattern (exposes returns twice) and cost is not fully computed
; remark: <unknown>:0:0: 'twice' not inlined into 'f' because it should never be inlined (cost=never): exposes returns twice
; remark: <unknown>:0:0: variable has uninlinable pattern (varargs) and cost is not fully computed
; remark: <unknown>:0:0: 'variable' not inlined into 'f' because it should never be inlined (cost=never): varargs
; remark: <unknown>:0:0: dynamic has uninlinable pattern (dynamic alloca) and cost is not fully computed
; remark: <unknown>:0:0: 'dynamic' not inlined into 'f' because it should never be inlined (cost=never): dynamic alloca
; remark: <unknown>:0:0: recursive has uninlinable pattern (recursive) and cost is not fully computed
; remark: <unknown>:0:0: 'recursive' not inlined into 'f' because it should never be inlined (cost=never): recursive
; target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; target triple = "nvptx64-nvidia-cuda"
;
; ; Function Attrs: returns_twice
; declare i32 @again(ptr) #0
;
; ; Function Attrs: nocallback nofree nosync nounwind willreturn
; declare void @llvm.va_start.p0(ptr) #1
;
; define i32 @indirect(ptr %p) {
;   indirectbr ptr %p, [label %a, label %b]
;
; a:                                                ; preds = %0
;   ret i32 1
;
; b:                                                ; preds = %0
;   ret i32 2
; }
;
; define i32 @twice(ptr %p) {
;   %r = call i32 @again(ptr %p) #0
;   ret i32 %r
; }
;
; define i32 @variable(i32 %n, ...) {
;   %l = alloca ptr, align 8
;   call void @llvm.va_start.p0(ptr %l)
;   ret i32 %n
; }
;
; define i32 @dynamic(i32 %n) {
;   %p = alloca i8, i32 %n, align 1
;   %v = load volatile i32, ptr %p, align 4
;   ret i32 %v
; }
;
; define i32 @recursive(i32 %n) {
;   %z = icmp eq i32 %n, 0
;   br i1 %z, label %end, label %again
;
; again:                                            ; preds = %0
;   %m = sub i32 %n, 1
;   %r = call i32 @recursive(i32 %m)
;   ret i32 %r
;
; end:                                              ; preds = %0
;   ret i32 0
; }
;
; define i32 @f(ptr %p, i32 %n) {
;   %a = call i32 @indirect(ptr %p)
;   %b = call i32 @twice(ptr %p)
;   %c = call i32 (i32, ...) @variable(i32 %n, i32 1)
;   %d = call i32 @dynamic(i32 %n)
;   %e = call i32 @recursive(i32 %n)
;   %s = add i32 %a, %b
;   %t = add i32 %c, %d
;   %u = add i32 %s, %t
;   %v = add i32 %u, %e
;   ret i32 %v
; }
;
; attributes #0 = { returns_twice }
; attributes #1 = { nocallback nofree nosync nounwind willreturn }
