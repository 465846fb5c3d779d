; RUN: opt -passes='induct-addresses'
; That the counter does not wrap is known by its increment alone, since calls say nothing of poison.
declare { i32, i32 } @llvm.nvvm.wmma.m16n16k16.load.a.row.stride.s8.p0(ptr, i32)
declare { i32, i32 } @llvm.nvvm.wmma.m16n16k16.load.b.col.stride.s8.p0(ptr, i32)
define i32 @f(ptr %p, ptr %q, i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %j, %loop ]
  %w = zext nneg i32 %i to i64
  %a = getelementptr i8, ptr %p, i64 %w
  %x = call { i32, i32 } @llvm.nvvm.wmma.m16n16k16.load.a.row.stride.s8.p0(ptr %a, i32 %n)
  %b = getelementptr i8, ptr %q, i64 %w
  %y = call { i32, i32 } @llvm.nvvm.wmma.m16n16k16.load.b.col.stride.s8.p0(ptr %b, i32 %n)
  %j = add nuw i32 %i, 16
  %c = icmp slt i32 %j, %n
  br i1 %c, label %loop, label %out
out:
  %r = extractvalue { i32, i32 } %x, 0
  %s = extractvalue { i32, i32 } %y, 0
  %t = add i32 %r, %s
  ret i32 %t
}
define i32 @may_wrap(ptr %p, ptr %q, i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %j, %loop ]
  %w = zext i32 %i to i64
  %a = getelementptr i8, ptr %p, i64 %w
  %x = call { i32, i32 } @llvm.nvvm.wmma.m16n16k16.load.a.row.stride.s8.p0(ptr %a, i32 %n)
  %b = getelementptr i8, ptr %q, i64 %w
  %y = call { i32, i32 } @llvm.nvvm.wmma.m16n16k16.load.b.col.stride.s8.p0(ptr %b, i32 %n)
  %j = add i32 %i, 16
  %c = icmp ne i32 %j, %n
  br i1 %c, label %loop, label %out
out:
  %r = extractvalue { i32, i32 } %x, 0
  %s = extractvalue { i32, i32 } %y, 0
  %t = add i32 %r, %s
  ret i32 %t
}
; EXPECT
; ; Function Attrs: nocallback nounwind willreturn memory(argmem: read)
; declare { i32, i32 } @llvm.nvvm.wmma.m16n16k16.load.a.row.stride.s8.p0(ptr readonly captures(none), i32) #0
;
; ; Function Attrs: nocallback nounwind willreturn memory(argmem: read)
; declare { i32, i32 } @llvm.nvvm.wmma.m16n16k16.load.b.col.stride.s8.p0(ptr readonly captures(none), i32) #0
;
; define i32 @f(ptr %p, ptr %q, i32 %n) {
; entry:
;   br label %loop
;
; loop:                                             ; preds = %loop, %entry
;   %0 = phi ptr [ %scevgep1, %loop ], [ %q, %entry ]
;   %1 = phi ptr [ %scevgep, %loop ], [ %p, %entry ]
;   %i = phi i32 [ 0, %entry ], [ %j, %loop ]
;   %scevgep1 = getelementptr i8, ptr %0, i64 16
;   %scevgep = getelementptr i8, ptr %1, i64 16
;   %x = call { i32, i32 } @llvm.nvvm.wmma.m16n16k16.load.a.row.stride.s8.p0(ptr %1, i32 %n)
;   %y = call { i32, i32 } @llvm.nvvm.wmma.m16n16k16.load.b.col.stride.s8.p0(ptr %0, i32 %n)
;   %j = add nuw i32 %i, 16
;   %c = icmp slt i32 %j, %n
;   br i1 %c, label %loop, label %out
;
; out:                                              ; preds = %loop
;   %r = extractvalue { i32, i32 } %x, 0
;   %s = extractvalue { i32, i32 } %y, 0
;   %t = add i32 %r, %s
;   ret i32 %t
; }
;
; define i32 @may_wrap(ptr %p, ptr %q, i32 %n) {
; entry:
;   br label %loop
;
; loop:                                             ; preds = %loop, %entry
;   %i = phi i32 [ 0, %entry ], [ %j, %loop ]
;   %w = zext i32 %i to i64
;   %a = getelementptr i8, ptr %p, i64 %w
;   %x = call { i32, i32 } @llvm.nvvm.wmma.m16n16k16.load.a.row.stride.s8.p0(ptr %a, i32 %n)
;   %b = getelementptr i8, ptr %q, i64 %w
;   %y = call { i32, i32 } @llvm.nvvm.wmma.m16n16k16.load.b.col.stride.s8.p0(ptr %b, i32 %n)
;   %j = add i32 %i, 16
;   %c = icmp ne i32 %j, %n
;   br i1 %c, label %loop, label %out
;
; out:                                              ; preds = %loop
;   %r = extractvalue { i32, i32 } %x, 0
;   %s = extractvalue { i32, i32 } %y, 0
;   %t = add i32 %r, %s
;   ret i32 %t
; }
;
; attributes #0 = { nocallback nounwind willreturn memory(argmem: read) }
