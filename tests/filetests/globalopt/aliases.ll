; RUN: opt -passes=globalopt
; Uses of an alias become uses of what it stands for; a local function takes the name of a visible alias.
target triple = "nvptx64-nvidia-cuda"
@local = internal alias i32 (i32), ptr @function
@visible = dso_local alias i32 (i32), ptr @hidden
@weak = weak alias i32 (i32), ptr @function
define i32 @function(i32 %x) {
  ret i32 %x
}
define internal i32 @hidden(i32 %x) {
  %y = add i32 %x, 1
  ret i32 %y
}
define i32 @f(i32 %x) {
  %a = call i32 @local(i32 %x)
  %b = call i32 @visible(i32 %a)
  %c = call i32 @weak(i32 %b)
  ret i32 %c
}
; EXPECT
; target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; target triple = "nvptx64-nvidia-cuda"
;
; @weak = weak alias i32 (i32), ptr @function
;
; define i32 @function(i32 %x) {
;   ret i32 %x
; }
;
; define dso_local i32 @visible(i32 %x) local_unnamed_addr {
;   %y = add i32 %x, 1
;   ret i32 %y
; }
;
; define i32 @f(i32 %x) local_unnamed_addr {
;   %a = call i32 @function(i32 %x)
;   %b = call i32 @visible(i32 %a)
;   %c = call i32 @weak(i32 %b)
;   ret i32 %c
; }
