%pair = type { i32, [2 x half] }
%deep = type <{ i8, %pair, ptr addrspace(4) }>

declare { i32, i1 } @llvm.sadd.with.overflow.i32(i32, i32)
declare <4 x float> @llvm.fma.v4f32(<4 x float>, <4 x float>, <4 x float>)

define i128 @ints(i128 %a, i17 %b, i1 %c) {
  %x = zext i17 %b to i128
  %y = shl nuw i128 %x, 64
  %z = or disjoint i128 %y, 340282366920938463463374607431768211455
  %w = select i1 %c, i128 %z, i128 %a
  %f = freeze i128 %w
  %t = trunc nuw nsw i128 %f to i64
  %u = uitofp nneg i64 %t to double
  %v = fptosi double %u to i128
  ret i128 %v
}

define <4 x float> @vectors(<4 x float> %a, <4 x i32> %m, i32 %k) {
  %b = fmul fast <4 x float> %a, splat (float 2.000000e+00)
  %s = shufflevector <4 x float> %a, <4 x float> %b, <4 x i32> <i32 0, i32 5, i32 poison, i32 7>
  %e = extractelement <4 x float> %s, i32 %k
  %i = insertelement <4 x float> %b, float %e, i64 1
  %f = call <4 x float> @llvm.fma.v4f32(<4 x float> %i, <4 x float> %s, <4 x float> <float 1.0, float -0.0, float 0x7FF8000000000000, float undef>)
  ret <4 x float> %f
}

define i32 @control(i32 %k, %deep %d) personality ptr null {
entry:
  %o = call { i32, i1 } @llvm.sadd.with.overflow.i32(i32 %k, i32 3)
  %v = extractvalue { i32, i1 } %o, 0
  %p = extractvalue %deep %d, 1, 1
  %q = insertvalue %deep %d, [2 x half] %p, 1, 1
  switch i32 %v, label %out [
    i32 0, label %a
    i32 -1, label %b
  ]
a:
  %m = alloca %deep, i32 2, align 16
  store volatile %deep %q, ptr %m, align 1
  %l = load atomic i32, ptr %m acquire, align 4
  %x = cmpxchg weak ptr %m, i32 %l, i32 5 acq_rel monotonic, align 4
  br label %out
b:
  %r = call i32 asm sideeffect "mov.u32 $0, $1;", "=r,r"(i32 %v)
  %n = tail call fastcc i32 @control(i32 %r, %deep zeroinitializer) [ "tag"(i32 %r, ptr null) ]
  br label %out
out:
  %phi = phi i32 [ %v, %entry ], [ %l, %a ], [ %n, %b ]
  ret i32 %phi
}
