; RUN: opt -passes='sroa'
; A 64-bit store over two 32-bit fields is cut; the halves come from shifts.
define i32 @f(i64 %v) {
  %p = alloca { i32, i32 }, align 8
  store i64 %v, ptr %p, align 8
  %q = getelementptr inbounds i8, ptr %p, i64 4
  %lo = load float, ptr %p, align 8
  %hi = load float, ptr %q, align 4
  %a = bitcast float %lo to i32
  %b = bitcast float %hi to i32
  %s = sub i32 %b, %a
  ret i32 %s
}
; EXPECT
; define i32 @f(i64 %v) {
;   %p.sroa.0.0.extract.trunc = trunc i64 %v to i32
;   %1 = bitcast i32 %p.sroa.0.0.extract.trunc to float
;   %p.sroa.2.0.extract.shift = lshr i64 %v, 32
;   %p.sroa.2.0.extract.trunc = trunc i64 %p.sroa.2.0.extract.shift to i32
;   %2 = bitcast i32 %p.sroa.2.0.extract.trunc to float
;   %a = bitcast float %1 to i32
;   %b = bitcast float %2 to i32
;   %s = sub i32 %b, %a
;   ret i32 %s
; }
