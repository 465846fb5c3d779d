; RUN: opt -passes='print<stack-lifetime>' -disable-output
; Slots whose life no marker begins are alive everywhere, one whose life ends too.
define void @f() {
  %never = alloca i32
  %ends = alloca i32
  call void @llvm.lifetime.end.p0(ptr %ends)
  call void @use(ptr %never)
  ret void
}
declare void @use(ptr)
declare void @llvm.lifetime.start.p0(ptr)
declare void @llvm.lifetime.end.p0(ptr)
; EXPECT
; define void @f() {
;   ; Alive: <ends never>
;   %never = alloca i32, align 4
;   ; Alive: <ends never>
;
;   %ends = alloca i32, align 4
;   ; Alive: <ends never>
;
;   call void @llvm.lifetime.end.p0(ptr %ends)
;   ; Alive: <ends never>
;
;   call void @use(ptr %never)
;   ; Alive: <ends never>
;
;   ret void
;   ; Alive: <ends never>
;
; }
