; RUN: opt -passes=normalize<no-fold-all>
; Names of what an effect needs say all that it is computed from.
target triple = "nvptx64-nvidia-cuda"
declare i32 @use(i32)
declare i32 @llvm.smax.i32(i32, i32)
define i32 @f(i32 %n, ptr %p, i1 %c, i32 %0) {
entry:
  %al = alloca i32, align 4
  %x = load i32, ptr %p, align 4
  %q = add i32 %n, 3
  %y = mul i32 %x, %n
  %z = sub i32 %y, %q
  %w = add i32 %z, %y
  store i32 %w, ptr %p, align 4
  %unused = xor i32 %n, 7
  %v = call i32 @use(i32 %q)
  %m = call i32 @llvm.smax.i32(i32 4, i32 %n)
  br i1 %c, label %a, label %b
a:
  %s = add i32 %v, %m
  %g = getelementptr i32, ptr %p, i32 %s
  store i32 1, ptr %g, align 4
  br label %b
b:
  %r = phi i32 [ %s, %a ], [ 0, %entry ]
  %r2 = phi i32 [ 1, %entry ], [ %m, %a ]
  %d = icmp eq i32 %r, %r2
  %l = load i32, ptr %al, align 4
  %e = select i1 %d, i32 %r, i32 %l
  ret i32 %e
}
; EXPECT
; target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; target triple = "nvptx64-nvidia-cuda"
;
; declare i32 @use(i32)
;
; ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
; declare i32 @llvm.smax.i32(i32, i32) #0
;
; define i32 @f(i32 %a0, ptr %a1, i1 %a2, i32 %a3) {
; bb69187:
;   %"vl78399(1)" = alloca i32, align 4
;   %"vl12040(%a1)" = load i32, ptr %a1, align 4
;   %"op14505(vl12040)" = mul i32 %a0, %"vl12040(%a1)"
;   %"vl27271(%a0, 3)" = add i32 %a0, 3
;   %"op17731(op14505, vl27271)" = sub i32 %"op14505(vl12040)", %"vl27271(%a0, 3)"
;   %"op96916(op14505(%a0, vl12040(%a1)), op17731(op14505(%a0, vl12040(%a1)), vl27271(%a0, 3)))" = add i32 %"op14505(vl12040)", %"op17731(op14505, vl27271)"
;   store i32 %"op96916(op14505(%a0, vl12040(%a1)), op17731(op14505(%a0, vl12040(%a1)), vl27271(%a0, 3)))", ptr %a1, align 4
;   %"op40606use(vl27271(%a0, 3))" = call i32 @use(i32 %"vl27271(%a0, 3)")
;   %unused = xor i32 %a0, 7
;   %"vl11065llvm.smax.i32(%a0, 4)" = call i32 @llvm.smax.i32(i32 %a0, i32 4)
;   br i1 %a2, label %bb16110, label %bb17254
;
; bb16110:                                          ; preds = %bb69187
;   %"op17439(op40606, vl11065)" = add i32 %"op40606use(vl27271(%a0, 3))", %"vl11065llvm.smax.i32(%a0, 4)"
;   %"op23019(%a1, op17439(op40606use(vl27271(%a0, 3)), vl11065llvm.smax.i32(%a0, 4)))" = getelementptr i32, ptr %a1, i32 %"op17439(op40606, vl11065)"
;   store i32 1, ptr %"op23019(%a1, op17439(op40606use(vl27271(%a0, 3)), vl11065llvm.smax.i32(%a0, 4)))", align 4
;   br label %bb17254
;
; bb17254:                                          ; preds = %bb16110, %bb69187
;   %"op55710(op17439)" = phi i32 [ %"op17439(op40606, vl11065)", %bb16110 ], [ 0, %bb69187 ]
;   %"op10695(vl11065)" = phi i32 [ %"vl11065llvm.smax.i32(%a0, 4)", %bb16110 ], [ 1, %bb69187 ]
;   %"op58483(op55710, op10695)" = icmp eq i32 %"op55710(op17439)", %"op10695(vl11065)"
;   %"op15150(vl78399)" = load i32, ptr %"vl78399(1)", align 4
;   %"op66665(op58483(op55710(op17439(op40606use(vl27271(%a0, 3)), vl11065llvm.smax.i32(%a0, 4)), 0), op10695(1, vl11065llvm.smax.i32(%a0, 4))), op55710(op17439(op40606use(vl27271(%a0, 3)), vl11065llvm.smax.i32(%a0, 4)), 0), op15150(vl78399(1)))" = select i1 %"op58483(op55710, op10695)", i32 %"op55710(op17439)", i32 %"op15150(vl78399)"
;   ret i32 %"op66665(op58483(op55710(op17439(op40606use(vl27271(%a0, 3)), vl11065llvm.smax.i32(%a0, 4)), 0), op10695(1, vl11065llvm.smax.i32(%a0, 4))), op55710(op17439(op40606use(vl27271(%a0, 3)), vl11065llvm.smax.i32(%a0, 4)), 0), op15150(vl78399(1)))"
; }
;
; attributes #0 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
