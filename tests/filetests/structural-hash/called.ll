; RUN: opt -passes='print<structural-hash><detailed>' -disable-output
; Names of callees count in detail.
declare void @a(i32)
declare void @b(i32)
define void @f(i32 %x) {
  call void @a(i32 1)
  call void @a(i32 %x)
  ret void
}
define void @g(i32 %x) {
  call void @b(i32 2)
  call void @b(i32 %x)
  ret void
}
; EXPECT
; Module Hash: 6d0b02fc3fdebf9e
; Function f Hash: 3c9c2b20447b4648
; Function g Hash: f6db509837f25ffc
