; RUN: opt -passes='print<demanded-bits>' -disable-output
; Reversed bytes are needed reversed, leading zeros down to the first one.
declare i32 @llvm.bswap.i32(i32)
declare i32 @llvm.ctlz.i32(i32, i1)
define i32 @calls(i32 %a) {
  %x = or i32 %a, 65536
  %s = call i32 @llvm.bswap.i32(i32 %x)
  %m = and i32 %s, 255
  %y = or i32 %a, 1048576
  %z = call i32 @llvm.ctlz.i32(i32 %y, i1 false)
  %r = add i32 %m, %z
  ret i32 %r
}
; EXPECT
; Printing analysis 'Demanded Bits Analysis' for function 'calls':
; DemandedBits: 0xff000000 for   %x = or i32 %a, 65536
; DemandedBits: 0xff000000 for %a in   %x = or i32 %a, 65536
; DemandedBits: 0xff000000 for 65536 in   %x = or i32 %a, 65536
; DemandedBits: 0xff for   %s = call i32 @llvm.bswap.i32(i32 %x)
; DemandedBits: 0xff000000 for %x in   %s = call i32 @llvm.bswap.i32(i32 %x)
; DemandedBits: 0xffffffff for   %m = and i32 %s, 255
; DemandedBits: 0xff for %s in   %m = and i32 %s, 255
; DemandedBits: 0xffffffff for 255 in   %m = and i32 %s, 255
; DemandedBits: 0xfff00000 for   %y = or i32 %a, 1048576
; DemandedBits: 0xffe00000 for %a in   %y = or i32 %a, 1048576
; DemandedBits: 0xfff00000 for 1048576 in   %y = or i32 %a, 1048576
; DemandedBits: 0xffffffff for   %z = call i32 @llvm.ctlz.i32(i32 %y, i1 false)
; DemandedBits: 0xfff00000 for %y in   %z = call i32 @llvm.ctlz.i32(i32 %y, i1 false)
; DemandedBits: 0x1 for false in   %z = call i32 @llvm.ctlz.i32(i32 %y, i1 false)
; DemandedBits: 0xffffffff for   %r = add i32 %m, %z
; DemandedBits: 0xffffffff for %m in   %r = add i32 %m, %z
; DemandedBits: 0xffffffff for %z in   %r = add i32 %m, %z
