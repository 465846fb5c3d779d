; RUN: opt -passes='print<structural-hash><call-target-ignored>' -disable-output
; What is called and with which constants is hashed apart.
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
; Module Hash: deb2c8ff3b265d4f
; Function f Hash: 2c16333884643d00
; 	Ignored Operand Hash: b157378d310d38f1 at (0,0)
; 	Ignored Operand Hash: e081c3160f35d4e0 at (0,1)
; 	Ignored Operand Hash: e081c3160f35d4e0 at (1,1)
; Function g Hash: 2c16333884643d00
; 	Ignored Operand Hash: 933410c4aedb4884 at (0,0)
; 	Ignored Operand Hash: eb756576ecd79c91 at (0,1)
; 	Ignored Operand Hash: eb756576ecd79c91 at (1,1)
