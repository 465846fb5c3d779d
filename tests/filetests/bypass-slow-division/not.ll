; RUN: opt -passes='bypass-slow-division'
; Constants, operands that do not fit, hashes, vectors, functions for size.
define i64 @constants(i64 %a, i64 %b) {
  %q = udiv i64 %a, 10
  %r = urem i64 %q, 64
  %s = sdiv i64 1234567890123, %b
  %t = add i64 %r, %s
  ret i64 %t
}
define i64 @long(i32 %a, i64 %b) {
  %z = zext i32 %a to i64
  %x = sub i64 -1, %z
  %q = srem i64 %x, %b
  ret i64 %q
}
define i64 @hashes(i64 %a, i64 %b, i1 %c) {
entry:
  %x = xor i64 %a, %b
  %q = udiv i64 %x, %b
  br i1 %c, label %mul, label %end
mul:
  %m = mul i64 %a, 6364136223846793005
  br label %end
end:
  %p = phi i64 [ %x, %entry ], [ %m, %mul ]
  %r = urem i64 %p, %a
  %s = add i64 %q, %r
  ret i64 %s
}
define <2 x i64> @vectors(<2 x i64> %a, <2 x i64> %b) {
  %q = udiv <2 x i64> %a, %b
  ret <2 x i64> %q
}
define i64 @size(i64 %a, i64 %b) optsize {
  %q = udiv i64 %a, %b
  ret i64 %q
}
define i32 @short(i32 %a, i32 %b) {
  %q = udiv i32 %a, %b
  ret i32 %q
}
; EXPECT
; define i64 @constants(i64 %a, i64 %b) {
;   %q = udiv i64 %a, 10
;   %r = urem i64 %q, 64
;   %s = sdiv i64 1234567890123, %b
;   %t = add i64 %r, %s
;   ret i64 %t
; }
;
; define i64 @long(i32 %a, i64 %b) {
;   %z = zext i32 %a to i64
;   %x = sub i64 -1, %z
;   %q = srem i64 %x, %b
;   ret i64 %q
; }
;
; define i64 @hashes(i64 %a, i64 %b, i1 %c) {
; entry:
;   %x = xor i64 %a, %b
;   %q = udiv i64 %x, %b
;   br i1 %c, label %mul, label %end
;
; mul:                                              ; preds = %entry
;   %m = mul i64 %a, 6364136223846793005
;   br label %end
;
; end:                                              ; preds = %mul, %entry
;   %p = phi i64 [ %x, %entry ], [ %m, %mul ]
;   %r = urem i64 %p, %a
;   %s = add i64 %q, %r
;   ret i64 %s
; }
;
; define <2 x i64> @vectors(<2 x i64> %a, <2 x i64> %b) {
;   %q = udiv <2 x i64> %a, %b
;   ret <2 x i64> %q
; }
;
; ; Function Attrs: optsize
; define i64 @size(i64 %a, i64 %b) #0 {
;   %q = udiv i64 %a, %b
;   ret i64 %q
; }
;
; define i32 @short(i32 %a, i32 %b) {
;   %q = udiv i32 %a, %b
;   ret i32 %q
; }
;
; attributes #0 = { optsize }
