; RUN: opt -passes='print<scalar-evolution>'
; Low bits of a multiple: the factor is halved as a signed number, so that the product does not wrap where it did not before.

target triple = "nvptx64-nvidia-cuda"

define void @f() {
  %x = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %m = mul nsw i32 %x, -14
  %a = and i32 %m, 12
  %n = mul nsw i32 %x, 14
  %b = and i32 %n, 12
  ret void
}

declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
; EXPECT
; Printing analysis 'Scalar Evolution Analysis' for function 'f':
; Classifying expressions for: @f
;   %x = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
;   -->  %x U: [0,1024) S: [0,1024)
;   %m = mul nsw i32 %x, -14
;   -->  (-14 * %x)<nsw> U: [0,-1) S: [-14322,1)
;   %a = and i32 %m, 12
;   -->  (4 * (zext i2 (trunc i32 ((-7 * %x)<nsw> /u 2) to i2) to i32))<nuw><nsw> U: [0,13) S: [0,13)
;   %n = mul nsw i32 %x, 14
;   -->  (14 * %x)<nuw><nsw> U: [0,14323) S: [0,14323)
;   %b = and i32 %n, 12
;   -->  (4 * (zext i2 (trunc i32 ((7 * %x)<nuw><nsw> /u 2) to i2) to i32))<nuw><nsw> U: [0,13) S: [0,13)
; Determining loop execution counts for: @f
