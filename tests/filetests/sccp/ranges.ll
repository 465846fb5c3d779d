; RUN: opt -passes='sccp'
; Ranges decide comparisons, make signed operations unsigned and prove that sums do not wrap.
define i64 @f(i16 %x, i32 range(i32 0, 100) %y) {
  %low = and i16 %x, 255
  %wide = sext i16 %low to i64
  %sum = add i64 %wide, 5
  %small = icmp ult i64 %sum, 300
  %quotient = sdiv i32 %y, 7
  %shifted = ashr exact i32 %y, 1
  %float = sitofp i32 %y to float
  %use = fptoui float %float to i32
  %all = add i32 %quotient, %shifted
  %more = add i32 %all, %use
  %result = zext i32 %more to i64
  %chosen = select i1 %small, i64 %sum, i64 %result
  %cut = trunc i64 %chosen to i16
  %again = zext i16 %cut to i64
  %last = add i64 %again, %result
  ret i64 %last
}
; EXPECT
; define i64 @f(i16 %x, i32 range(i32 0, 100) %y) {
;   %low = and i16 %x, 255
;   %wide = zext nneg i16 %low to i64
;   %sum = add i64 %wide, 5
;   %quotient = udiv i32 %y, 7
;   %shifted = lshr exact i32 %y, 1
;   %float = uitofp nneg i32 %y to float
;   %use = fptoui float %float to i32
;   %all = add i32 %quotient, %shifted
;   %more = add i32 %all, %use
;   %result = zext i32 %more to i64
;   %chosen = select i1 true, i64 %sum, i64 %result
;   %cut = trunc nuw nsw i64 %chosen to i16
;   %again = zext nneg i16 %cut to i64
;   %last = add nuw nsw i64 %again, %result
;   ret i64 %last
; }
