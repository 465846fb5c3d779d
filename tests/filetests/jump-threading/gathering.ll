; RUN: opt -passes='jump-threading<divergent>'
; Threads that left a search in different iterations meet before the loop behind it: the exit that decides "not found" stays on the block where they meet. With one exit, or exits that all threads take together, the edge is threaded.
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
define ptx_kernel void @k(ptr %in, ptr %out, i32 %n, i32 %pv) {
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %c0 = icmp sgt i32 %n, 0
  br i1 %c0, label %loop1, label %end0
loop1:
  %i = phi i32 [ 0, %entry ], [ %i1, %next ]
  %a = add i32 %t, %i
  %ia = sext i32 %a to i64
  %p = getelementptr i32, ptr %in, i64 %ia
  %x = load i32, ptr %p
  %c = icmp slt i32 %x, 29
  br i1 %c, label %next, label %join
next:
  %i1 = add nuw nsw i32 %i, 1
  %e = icmp eq i32 %i1, %n
  br i1 %e, label %join, label %loop1
join:
  %r = phi i32 [ %i, %loop1 ], [ %n, %next ]
  %found = icmp eq i32 %r, %n
  br i1 %found, label %end, label %loop2
loop2:
  %j = phi i32 [ %r, %join ], [ %j1, %loop2 ]
  %s = phi i32 [ 0, %join ], [ %s1, %loop2 ]
  %b = add i32 %t, %j
  %ib = sext i32 %b to i64
  %q = getelementptr i32, ptr %in, i64 %ib
  %y = load i32, ptr %q
  %s0 = mul i32 %s, 31
  %s1 = add i32 %s0, %y
  %j1 = add nuw nsw i32 %j, 1
  %e2 = icmp eq i32 %j1, %n
  br i1 %e2, label %end, label %loop2
end:
  %v = phi i32 [ -1, %join ], [ %s1, %loop2 ]
  br label %end0
end0:
  %w = phi i32 [ 0, %entry ], [ %v, %end ]
  %it = zext i32 %t to i64
  %o = getelementptr i32, ptr %out, i64 %it
  store i32 %w, ptr %o
  ret void
}

define ptx_kernel void @together(ptr %out, i32 %n) {
entry:
  br label %loop1
loop1:
  %i = phi i32 [ 0, %entry ], [ %i1, %next ]
  %x = xor i32 %i, %n
  %c = icmp slt i32 %x, 29
  br i1 %c, label %next, label %join
next:
  %i1 = add nuw nsw i32 %i, 1
  %e = icmp eq i32 %i1, 100
  br i1 %e, label %join, label %loop1
join:
  %r = phi i32 [ 0, %loop1 ], [ 1, %next ]
  %found = icmp eq i32 %r, 1
  br i1 %found, label %end, label %store
store:
  store i32 1, ptr %out
  br label %end
end:
  ret void
}
; EXPECT
; target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; target triple = "nvptx64-nvidia-cuda"
;
; ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
; declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #0
;
; define ptx_kernel void @k(ptr %in, ptr %out, i32 %n, i32 %pv) {
; entry:
;   %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
;   %c0 = icmp sgt i32 %n, 0
;   br i1 %c0, label %loop1, label %end0
;
; loop1:                                            ; preds = %next, %entry
;   %i = phi i32 [ 0, %entry ], [ %i1, %next ]
;   %a = add i32 %t, %i
;   %ia = sext i32 %a to i64
;   %p = getelementptr i32, ptr %in, i64 %ia
;   %x = load i32, ptr %p, align 4
;   %c = icmp slt i32 %x, 29
;   br i1 %c, label %next, label %join
;
; next:                                             ; preds = %loop1
;   %i1 = add nuw nsw i32 %i, 1
;   %e = icmp eq i32 %i1, %n
;   br i1 %e, label %join, label %loop1
;
; join:                                             ; preds = %next, %loop1
;   %r = phi i32 [ %i, %loop1 ], [ %n, %next ]
;   %found = icmp eq i32 %r, %n
;   br i1 %found, label %end0, label %loop2
;
; loop2:                                            ; preds = %loop2, %join
;   %j = phi i32 [ %r, %join ], [ %j1, %loop2 ]
;   %s = phi i32 [ 0, %join ], [ %s1, %loop2 ]
;   %b = add i32 %t, %j
;   %ib = sext i32 %b to i64
;   %q = getelementptr i32, ptr %in, i64 %ib
;   %y = load i32, ptr %q, align 4
;   %s0 = mul i32 %s, 31
;   %s1 = add i32 %s0, %y
;   %j1 = add nuw nsw i32 %j, 1
;   %e2 = icmp eq i32 %j1, %n
;   br i1 %e2, label %end0, label %loop2
;
; end0:                                             ; preds = %loop2, %join, %entry
;   %w = phi i32 [ 0, %entry ], [ -1, %join ], [ %s1, %loop2 ]
;   %it = zext i32 %t to i64
;   %o = getelementptr i32, ptr %out, i64 %it
;   store i32 %w, ptr %o, align 4
;   ret void
; }
;
; define ptx_kernel void @together(ptr %out, i32 %n) {
; entry:
;   br label %loop1
;
; loop1:                                            ; preds = %next, %entry
;   %i = phi i32 [ 0, %entry ], [ %i1, %next ]
;   %x = xor i32 %i, %n
;   %c = icmp slt i32 %x, 29
;   br i1 %c, label %next, label %store
;
; next:                                             ; preds = %loop1
;   %i1 = add nuw nsw i32 %i, 1
;   %e = icmp eq i32 %i1, 100
;   br i1 %e, label %end, label %loop1
;
; store:                                            ; preds = %loop1
;   %r = phi i32 [ 0, %loop1 ]
;   store i32 1, ptr %out, align 4
;   br label %end
;
; end:                                              ; preds = %store, %next
;   ret void
; }
;
; attributes #0 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
