; RUN: opt -passes='print<demanded-bits>' -disable-output
; A needed bit of a sum needs the lower bits of its operands that can carry into it.
define i32 @add(i32 %a, i32 %b) {
  %x = and i32 %a, 9
  %y = and i32 %b, 9
  %s = add i32 %x, %y
  %r = and i32 %s, 16
  ret i32 %r
}
; EXPECT
; Printing analysis 'Demanded Bits Analysis' for function 'add':
; DemandedBits: 0x1c for   %x = and i32 %a, 9
; DemandedBits: 0x8 for %a in   %x = and i32 %a, 9
; DemandedBits: 0x1c for 9 in   %x = and i32 %a, 9
; DemandedBits: 0x1c for   %y = and i32 %b, 9
; DemandedBits: 0x8 for %b in   %y = and i32 %b, 9
; DemandedBits: 0x1c for 9 in   %y = and i32 %b, 9
; DemandedBits: 0x10 for   %s = add i32 %x, %y
; DemandedBits: 0x1c for %x in   %s = add i32 %x, %y
; DemandedBits: 0x1c for %y in   %s = add i32 %x, %y
; DemandedBits: 0xffffffff for   %r = and i32 %s, 16
; DemandedBits: 0x10 for %s in   %r = and i32 %s, 16
; DemandedBits: 0xffffffff for 16 in   %r = and i32 %s, 16
