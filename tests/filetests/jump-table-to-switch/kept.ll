; RUN: opt -passes=jump-table-to-switch
; Calls stay where the table may change, is long, has another offset or what is no function with a body, where the load is observed, the call
; must be the last thing, the index may wrap around, or is in two places.
@variable = global [2 x ptr] [ptr @f, ptr @g]
@outside = external constant [2 x ptr]
@set = externally_initialized constant [2 x ptr] [ptr @f, ptr @g]
@long = constant [11 x ptr] [ptr @f, ptr @g, ptr @f, ptr @g, ptr @f, ptr @g, ptr @f, ptr @g, ptr @f, ptr @g, ptr @f]
@declared = constant [2 x ptr] [ptr @f, ptr @h]
@null = constant [2 x ptr] [ptr @f, ptr null]
@two = constant [2 x ptr] [ptr @f, ptr @g]
@square = constant [2 x [2 x ptr]] [[2 x ptr] [ptr @f, ptr @g], [2 x ptr] [ptr @g, ptr @f]]
define void @f() {
  ret void
}
define void @g() {
  ret void
}
declare void @h()
define void @globals(i32 %i) {
  %a1 = getelementptr inbounds [2 x ptr], ptr @variable, i32 0, i32 %i
  %f1 = load ptr, ptr %a1, align 8
  call void %f1()
  %a2 = getelementptr inbounds [2 x ptr], ptr @outside, i32 0, i32 %i
  %f2 = load ptr, ptr %a2, align 8
  call void %f2()
  %a3 = getelementptr inbounds [2 x ptr], ptr @set, i32 0, i32 %i
  %f3 = load ptr, ptr %a3, align 8
  call void %f3()
  %a4 = getelementptr inbounds [11 x ptr], ptr @long, i32 0, i32 %i
  %f4 = load ptr, ptr %a4, align 8
  call void %f4()
  %a5 = getelementptr inbounds [2 x ptr], ptr @declared, i32 0, i32 %i
  %f5 = load ptr, ptr %a5, align 8
  call void %f5()
  %a6 = getelementptr inbounds [2 x ptr], ptr @null, i32 0, i32 %i
  %f6 = load ptr, ptr %a6, align 8
  call void %f6()
  ret void
}
define void @accesses(i32 %i, i32 %j, i64 %k) {
  %a1 = getelementptr inbounds [2 x ptr], ptr @two, i32 1, i32 %i
  %f1 = load ptr, ptr %a1, align 8
  call void %f1()
  %a2 = getelementptr inbounds [2 x ptr], ptr @two, i32 0, i32 %i
  %f2 = load volatile ptr, ptr %a2, align 8
  call void %f2()
  %a3 = getelementptr inbounds [2 x [2 x ptr]], ptr @square, i32 0, i32 %i, i32 %j
  %f3 = load ptr, ptr %a3, align 8
  call void %f3()
  %a4 = getelementptr ptr, ptr @two, i64 %k
  %f4 = load ptr, ptr %a4, align 8
  call void %f4()
  ret void
}
define void @last(i32 %i) {
  %a = getelementptr inbounds [2 x ptr], ptr @two, i32 0, i32 %i
  %f = load ptr, ptr %a, align 8
  musttail call void %f(i32 %i)
  ret void
}
; EXPECT
; @variable = global [2 x ptr] [ptr @f, ptr @g]
; @outside = external constant [2 x ptr]
; @set = externally_initialized constant [2 x ptr] [ptr @f, ptr @g]
; @long = constant [11 x ptr] [ptr @f, ptr @g, ptr @f, ptr @g, ptr @f, ptr @g, ptr @f, ptr @g, ptr @f, ptr @g, ptr @f]
; @declared = constant [2 x ptr] [ptr @f, ptr @h]
; @null = constant [2 x ptr] [ptr @f, ptr null]
; @two = constant [2 x ptr] [ptr @f, ptr @g]
; @square = constant [2 x [2 x ptr]] [[2 x ptr] [ptr @f, ptr @g], [2 x ptr] [ptr @g, ptr @f]]
;
; define void @f() {
;   ret void
; }
;
; define void @g() {
;   ret void
; }
;
; declare void @h()
;
; define void @globals(i32 %i) {
;   %a1 = getelementptr inbounds [2 x ptr], ptr @variable, i32 0, i32 %i
;   %f1 = load ptr, ptr %a1, align 8
;   call void %f1()
;   %a2 = getelementptr inbounds [2 x ptr], ptr @outside, i32 0, i32 %i
;   %f2 = load ptr, ptr %a2, align 8
;   call void %f2()
;   %a3 = getelementptr inbounds [2 x ptr], ptr @set, i32 0, i32 %i
;   %f3 = load ptr, ptr %a3, align 8
;   call void %f3()
;   %a4 = getelementptr inbounds [11 x ptr], ptr @long, i32 0, i32 %i
;   %f4 = load ptr, ptr %a4, align 8
;   call void %f4()
;   %a5 = getelementptr inbounds [2 x ptr], ptr @declared, i32 0, i32 %i
;   %f5 = load ptr, ptr %a5, align 8
;   call void %f5()
;   %a6 = getelementptr inbounds [2 x ptr], ptr @null, i32 0, i32 %i
;   %f6 = load ptr, ptr %a6, align 8
;   call void %f6()
;   ret void
; }
;
; define void @accesses(i32 %i, i32 %j, i64 %k) {
;   %a1 = getelementptr inbounds [2 x ptr], ptr @two, i32 1, i32 %i
;   %f1 = load ptr, ptr %a1, align 8
;   call void %f1()
;   %a2 = getelementptr inbounds [2 x ptr], ptr @two, i32 0, i32 %i
;   %f2 = load volatile ptr, ptr %a2, align 8
;   call void %f2()
;   %a3 = getelementptr inbounds [2 x [2 x ptr]], ptr @square, i32 0, i32 %i, i32 %j
;   %f3 = load ptr, ptr %a3, align 8
;   call void %f3()
;   %a4 = getelementptr ptr, ptr @two, i64 %k
;   %f4 = load ptr, ptr %a4, align 8
;   call void %f4()
;   ret void
; }
;
; define void @last(i32 %i) {
;   %a = getelementptr inbounds [2 x ptr], ptr @two, i32 0, i32 %i
;   %f = load ptr, ptr %a, align 8
;   musttail call void %f(i32 %i)
;   ret void
; }
