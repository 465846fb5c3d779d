; RUN: opt -passes='print<demanded-bits>' -disable-output
; A shift moves the needed bits; flags need the bits that are shifted out.
define i8 @shift(i32 %a) {
  %x = or i32 %a, 1
  %s = lshr exact i32 %x, 4
  %t = trunc i32 %s to i8
  ret i8 %t
}
; EXPECT
; Printing analysis 'Demanded Bits Analysis' for function 'shift':
; DemandedBits: 0xfff for   %x = or i32 %a, 1
; DemandedBits: 0xffe for %a in   %x = or i32 %a, 1
; DemandedBits: 0xfff for 1 in   %x = or i32 %a, 1
; DemandedBits: 0xff for   %s = lshr exact i32 %x, 4
; DemandedBits: 0xfff for %x in   %s = lshr exact i32 %x, 4
; DemandedBits: 0xffffffff for 4 in   %s = lshr exact i32 %x, 4
; DemandedBits: 0xff for   %t = trunc i32 %s to i8
; DemandedBits: 0xff for %s in   %t = trunc i32 %s to i8
