; RUN: opt -passes='wide-integer-routines'
; One routine for signed and unsigned divisions of all widths.
define i192 @quotient(i192 %a, i192 %b) {
  %r = udiv i192 %a, %b
  ret i192 %r
}
define i256 @remainder(i256 %a, i256 %b) {
  %r = srem i256 %a, %b
  ret i256 %r
}
; EXPECT
; target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; target triple = "nvptx64-nvidia-cuda"
;
; define i192 @quotient(i192 %a, i192 %b) {
;   %r = udiv i192 %a, %b
;   ret i192 %r
; }
;
; define i256 @remainder(i256 %a, i256 %b) {
;   %r = srem i256 %a, %b
;   ret i256 %r
; }
;
; ; Function Attrs: noinline nounwind memory(argmem: readwrite)
; define internal void @__warpc_divide_digits(ptr addrspace(5) noalias %quotient, ptr addrspace(5) noalias %rest, ptr addrspace(5) noalias %divisor, i32 %count) #0 {
; entry:
;   br label %clear
;
; clear:                                            ; preds = %clear.one, %entry
;   %zero.at = phi i32 [ 0, %entry ], [ %zero.next, %clear.one ]
;   %zero.more = icmp ult i32 %zero.at, %count
;   br i1 %zero.more, label %clear.one, label %measure.divisor
;
; clear.one:                                        ; preds = %clear
;   %zero.place = getelementptr i32, ptr addrspace(5) %quotient, i32 %zero.at
;   store i32 0, ptr addrspace(5) %zero.place, align 4
;   %zero.next = add i32 %zero.at, 1
;   br label %clear
;
; measure.divisor:                                  ; preds = %divisor.digit, %clear
;   %length = phi i32 [ %count, %clear ], [ %length.last, %divisor.digit ]
;   %divisor.empty = icmp eq i32 %length, 0
;   br i1 %divisor.empty, label %done, label %divisor.digit
;
; divisor.digit:                                    ; preds = %measure.divisor
;   %length.last = add i32 %length, -1
;   %divisor.top.place = getelementptr i32, ptr addrspace(5) %divisor, i32 %length.last
;   %divisor.top = load i32, ptr addrspace(5) %divisor.top.place, align 4
;   %divisor.zero = icmp eq i32 %divisor.top, 0
;   br i1 %divisor.zero, label %measure.divisor, label %measure.rest
;
; measure.rest:                                     ; preds = %rest.digit, %divisor.digit
;   %used = phi i32 [ %count, %divisor.digit ], [ %used.last, %rest.digit ]
;   %smaller = icmp ult i32 %used, %length
;   br i1 %smaller, label %done, label %rest.digit
;
; rest.digit:                                       ; preds = %measure.rest
;   %used.last = add i32 %used, -1
;   %rest.top.place = getelementptr i32, ptr addrspace(5) %rest, i32 %used.last
;   %rest.top = load i32, ptr addrspace(5) %rest.top.place, align 4
;   %rest.zero = icmp eq i32 %rest.top, 0
;   br i1 %rest.zero, label %measure.rest, label %choose
;
; choose:                                           ; preds = %rest.digit
;   %single = icmp eq i32 %length, 1
;   br i1 %single, label %short, label %normalise
;
; short:                                            ; preds = %choose
;   %by = zext i32 %divisor.top to i64
;   br label %short.loop
;
; short.loop:                                       ; preds = %short.one, %short
;   %short.at = phi i32 [ %used, %short ], [ %short.last, %short.one ]
;   %short.rest = phi i64 [ 0, %short ], [ %short.left, %short.one ]
;   %short.end = icmp eq i32 %short.at, 0
;   br i1 %short.end, label %short.done, label %short.one
;
; short.one:                                        ; preds = %short.loop
;   %short.last = add i32 %short.at, -1
;   %short.place = getelementptr i32, ptr addrspace(5) %rest, i32 %short.last
;   %short.digit = load i32, ptr addrspace(5) %short.place, align 4
;   %short.digit.wide = zext i32 %short.digit to i64
;   %short.high = shl i64 %short.rest, 32
;   %short.part = or i64 %short.high, %short.digit.wide
;   %short.quotient = udiv i64 %short.part, %by
;   %short.product = mul i64 %short.quotient, %by
;   %short.left = sub i64 %short.part, %short.product
;   %short.quotient.low = trunc i64 %short.quotient to i32
;   %short.quotient.place = getelementptr i32, ptr addrspace(5) %quotient, i32 %short.last
;   store i32 %short.quotient.low, ptr addrspace(5) %short.quotient.place, align 4
;   store i32 0, ptr addrspace(5) %short.place, align 4
;   br label %short.loop
;
; short.done:                                       ; preds = %short.loop
;   %short.rest.low = trunc i64 %short.rest to i32
;   store i32 %short.rest.low, ptr addrspace(5) %rest, align 4
;   br label %done
;
; normalise:                                        ; preds = %choose
;   %up = call i32 @llvm.ctlz.i32(i32 %divisor.top, i1 true)
;   br label %divisor.up
;
; divisor.up:                                       ; preds = %divisor.up, %normalise
;   %dup.at = phi i32 [ 0, %normalise ], [ %dup.next, %divisor.up ]
;   %dup.low = phi i32 [ 0, %normalise ], [ %dup.digit, %divisor.up ]
;   %dup.place = getelementptr i32, ptr addrspace(5) %divisor, i32 %dup.at
;   %dup.digit = load i32, ptr addrspace(5) %dup.place, align 4
;   %dup.moved = call i32 @llvm.fshl.i32(i32 %dup.digit, i32 %dup.low, i32 %up)
;   store i32 %dup.moved, ptr addrspace(5) %dup.place, align 4
;   %dup.next = add i32 %dup.at, 1
;   %dup.more = icmp ult i32 %dup.next, %length
;   br i1 %dup.more, label %divisor.up, label %rest.up
;
; rest.up:                                          ; preds = %rest.up, %divisor.up
;   %rup.at = phi i32 [ 0, %divisor.up ], [ %rup.next, %rest.up ]
;   %rup.low = phi i32 [ 0, %divisor.up ], [ %rup.digit, %rest.up ]
;   %rup.place = getelementptr i32, ptr addrspace(5) %rest, i32 %rup.at
;   %rup.digit = load i32, ptr addrspace(5) %rup.place, align 4
;   %rup.moved = call i32 @llvm.fshl.i32(i32 %rup.digit, i32 %rup.low, i32 %up)
;   store i32 %rup.moved, ptr addrspace(5) %rup.place, align 4
;   %rup.next = add i32 %rup.at, 1
;   %rup.more = icmp ule i32 %rup.next, %used
;   br i1 %rup.more, label %rest.up, label %tops
;
; tops:                                             ; preds = %rest.up
;   %top.digit = load i32, ptr addrspace(5) %divisor.top.place, align 4
;   %top = zext i32 %top.digit to i64
;   %next.index = add i32 %length, -2
;   %next.place = getelementptr i32, ptr addrspace(5) %divisor, i32 %next.index
;   %next.digit = load i32, ptr addrspace(5) %next.place, align 4
;   %next = zext i32 %next.digit to i64
;   %most = sub i32 %used, %length
;   %digits = add i32 %most, 1
;   br label %digits.loop
;
; digits.loop:                                      ; preds = %store.digit, %tops
;   %digits.left = phi i32 [ %digits, %tops ], [ %at, %store.digit ]
;   %digits.end = icmp eq i32 %digits.left, 0
;   br i1 %digits.end, label %rest.down, label %guess.first
;
; guess.first:                                      ; preds = %digits.loop
;   %at = add i32 %digits.left, -1
;   %base = getelementptr i32, ptr addrspace(5) %rest, i32 %at
;   %high.place = getelementptr i32, ptr addrspace(5) %base, i32 %length
;   %high.digit = load i32, ptr addrspace(5) %high.place, align 4
;   %second.place = getelementptr i32, ptr addrspace(5) %base, i32 %length.last
;   %second.digit = load i32, ptr addrspace(5) %second.place, align 4
;   %third.place = getelementptr i32, ptr addrspace(5) %base, i32 %next.index
;   %third.digit = load i32, ptr addrspace(5) %third.place, align 4
;   %high.wide = zext i32 %high.digit to i64
;   %high.up = shl i64 %high.wide, 32
;   %second = zext i32 %second.digit to i64
;   %third = zext i32 %third.digit to i64
;   %high = or i64 %high.up, %second
;   %first.guess = udiv i64 %high, %top
;   %first.product = mul i64 %first.guess, %top
;   %first.left = sub i64 %high, %first.product
;   br label %guess.test
;
; guess.test:                                       ; preds = %guess.lower, %guess.first
;   %guess = phi i64 [ %first.guess, %guess.first ], [ %guess.less, %guess.lower ]
;   %left = phi i64 [ %first.left, %guess.first ], [ %left.more, %guess.lower ]
;   %guess.high = lshr i64 %guess, 32
;   %guess.long = icmp ne i64 %guess.high, 0
;   %guess.product = mul i64 %guess, %next
;   %left.up = shl i64 %left, 32
;   %left.pair = or i64 %left.up, %third
;   %guess.over = icmp ugt i64 %guess.product, %left.pair
;   %guess.large = or i1 %guess.long, %guess.over
;   br i1 %guess.large, label %guess.lower, label %subtract
;
; guess.lower:                                      ; preds = %guess.test
;   %guess.less = add i64 %guess, -1
;   %left.more = add i64 %left, %top
;   %left.high = lshr i64 %left.more, 32
;   %left.short = icmp eq i64 %left.high, 0
;   br i1 %left.short, label %guess.test, label %subtract
;
; subtract:                                         ; preds = %guess.lower, %guess.test
;   %taken = phi i64 [ %guess, %guess.test ], [ %guess.less, %guess.lower ]
;   br label %subtract.one
;
; subtract.one:                                     ; preds = %subtract.one, %subtract
;   %sub.at = phi i32 [ 0, %subtract ], [ %sub.next, %subtract.one ]
;   %sub.carry = phi i64 [ 0, %subtract ], [ %sub.carry.next, %subtract.one ]
;   %sub.borrow = phi i64 [ 0, %subtract ], [ %sub.borrow.next, %subtract.one ]
;   %sub.divisor.place = getelementptr i32, ptr addrspace(5) %divisor, i32 %sub.at
;   %sub.divisor = load i32, ptr addrspace(5) %sub.divisor.place, align 4
;   %sub.divisor.wide = zext i32 %sub.divisor to i64
;   %sub.product = mul i64 %taken, %sub.divisor.wide
;   %sub.part = add i64 %sub.product, %sub.carry
;   %sub.carry.next = lshr i64 %sub.part, 32
;   %sub.part.low = and i64 %sub.part, 4294967295
;   %sub.place = getelementptr i32, ptr addrspace(5) %base, i32 %sub.at
;   %sub.old = load i32, ptr addrspace(5) %sub.place, align 4
;   %sub.old.wide = zext i32 %sub.old to i64
;   %sub.difference = sub i64 %sub.old.wide, %sub.part.low
;   %sub.new = add i64 %sub.difference, %sub.borrow
;   %sub.new.low = trunc i64 %sub.new to i32
;   store i32 %sub.new.low, ptr addrspace(5) %sub.place, align 4
;   %sub.borrow.next = ashr i64 %sub.new, 32
;   %sub.next = add i32 %sub.at, 1
;   %sub.more = icmp ult i32 %sub.next, %length
;   br i1 %sub.more, label %subtract.one, label %subtract.top
;
; subtract.top:                                     ; preds = %subtract.one
;   %top.difference = sub i64 %high.wide, %sub.carry.next
;   %top.new = add i64 %top.difference, %sub.borrow.next
;   %top.new.low = trunc i64 %top.new to i32
;   store i32 %top.new.low, ptr addrspace(5) %high.place, align 4
;   %negative = icmp slt i64 %top.new, 0
;   br i1 %negative, label %add.back, label %store.digit
;
; add.back:                                         ; preds = %subtract.top
;   %taken.less = add i64 %taken, -1
;   br label %add.one
;
; add.one:                                          ; preds = %add.one, %add.back
;   %add.at = phi i32 [ 0, %add.back ], [ %add.next, %add.one ]
;   %add.carry = phi i64 [ 0, %add.back ], [ %add.carry.next, %add.one ]
;   %add.divisor.place = getelementptr i32, ptr addrspace(5) %divisor, i32 %add.at
;   %add.divisor = load i32, ptr addrspace(5) %add.divisor.place, align 4
;   %add.place = getelementptr i32, ptr addrspace(5) %base, i32 %add.at
;   %add.old = load i32, ptr addrspace(5) %add.place, align 4
;   %add.divisor.wide = zext i32 %add.divisor to i64
;   %add.old.wide = zext i32 %add.old to i64
;   %add.sum = add i64 %add.old.wide, %add.divisor.wide
;   %add.new = add i64 %add.sum, %add.carry
;   %add.new.low = trunc i64 %add.new to i32
;   store i32 %add.new.low, ptr addrspace(5) %add.place, align 4
;   %add.carry.next = lshr i64 %add.new, 32
;   %add.next = add i32 %add.at, 1
;   %add.more = icmp ult i32 %add.next, %length
;   br i1 %add.more, label %add.one, label %add.top
;
; add.top:                                          ; preds = %add.one
;   %add.carry.low = trunc i64 %add.carry.next to i32
;   %add.top.new = add i32 %top.new.low, %add.carry.low
;   store i32 %add.top.new, ptr addrspace(5) %high.place, align 4
;   br label %store.digit
;
; store.digit:                                      ; preds = %add.top, %subtract.top
;   %digit = phi i64 [ %taken, %subtract.top ], [ %taken.less, %add.top ]
;   %digit.low = trunc i64 %digit to i32
;   %digit.place = getelementptr i32, ptr addrspace(5) %quotient, i32 %at
;   store i32 %digit.low, ptr addrspace(5) %digit.place, align 4
;   br label %digits.loop
;
; rest.down:                                        ; preds = %rest.down, %digits.loop
;   %down.left = phi i32 [ %used, %digits.loop ], [ %down.at, %rest.down ]
;   %down.high = phi i32 [ 0, %digits.loop ], [ %down.digit, %rest.down ]
;   %down.at = add i32 %down.left, -1
;   %down.place = getelementptr i32, ptr addrspace(5) %rest, i32 %down.at
;   %down.digit = load i32, ptr addrspace(5) %down.place, align 4
;   %down.moved = call i32 @llvm.fshr.i32(i32 %down.high, i32 %down.digit, i32 %up)
;   store i32 %down.moved, ptr addrspace(5) %down.place, align 4
;   %down.end = icmp eq i32 %down.at, 0
;   br i1 %down.end, label %done, label %rest.down
;
; done:                                             ; preds = %rest.down, %short.done, %measure.rest, %measure.divisor
;   ret void
; }
;
; ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
; declare i32 @llvm.ctlz.i32(i32, i1 immarg) #1
;
; ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
; declare i32 @llvm.fshl.i32(i32, i32, i32) #2
;
; ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
; declare i32 @llvm.fshr.i32(i32, i32, i32) #2
;
; attributes #0 = { noinline nounwind memory(argmem: readwrite) }
; attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
; attributes #2 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
