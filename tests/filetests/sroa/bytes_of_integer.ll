; RUN: opt -passes='sroa'
; Bytes stored into one integer are inserted by masks and shifts.
define i32 @f(i8 %a, i8 %b, i32 %w) {
  %p = alloca i32, align 4
  store i32 %w, ptr %p, align 4
  store i8 %a, ptr %p, align 4
  %q = getelementptr inbounds i8, ptr %p, i64 3
  store i8 %b, ptr %q, align 1
  %r = load i32, ptr %p, align 4
  ret i32 %r
}
; EXPECT
; define i32 @f(i8 %a, i8 %b, i32 %w) {
;   %p.sroa.0.0.extract.trunc = trunc i32 %w to i8
;   %p.sroa.3.0.extract.shift = lshr i32 %w, 8
;   %p.sroa.3.0.extract.trunc = trunc i32 %p.sroa.3.0.extract.shift to i16
;   %p.sroa.31.0.extract.shift = lshr i32 %w, 24
;   %p.sroa.31.0.extract.trunc = trunc i32 %p.sroa.31.0.extract.shift to i8
;   %p.sroa.31.0.insert.ext = zext i8 %b to i32
;   %p.sroa.31.0.insert.shift = shl i32 %p.sroa.31.0.insert.ext, 24
;   %p.sroa.31.0.insert.mask = and i32 undef, 16777215
;   %p.sroa.31.0.insert.insert = or i32 %p.sroa.31.0.insert.mask, %p.sroa.31.0.insert.shift
;   %p.sroa.3.0.insert.ext = zext i16 %p.sroa.3.0.extract.trunc to i32
;   %p.sroa.3.0.insert.shift = shl i32 %p.sroa.3.0.insert.ext, 8
;   %p.sroa.3.0.insert.mask = and i32 %p.sroa.31.0.insert.insert, -16776961
;   %p.sroa.3.0.insert.insert = or i32 %p.sroa.3.0.insert.mask, %p.sroa.3.0.insert.shift
;   %p.sroa.0.0.insert.ext = zext i8 %a to i32
;   %p.sroa.0.0.insert.mask = and i32 %p.sroa.3.0.insert.insert, -256
;   %p.sroa.0.0.insert.insert = or i32 %p.sroa.0.0.insert.mask, %p.sroa.0.0.insert.ext
;   ret i32 %p.sroa.0.0.insert.insert
; }
