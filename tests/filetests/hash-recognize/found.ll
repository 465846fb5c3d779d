; RUN: opt -passes='print<hash-recognize>' -disable-output
; A number with data from its low end, and a number alone from its high end.
define i8 @crc8.le.tc16(i16 %msg, i8 %checksum) {
entry:
  br label %loop
loop:
  %iv = phi i8 [ 0, %entry ], [ %iv.next, %loop ]
  %crc = phi i8 [ %checksum, %entry ], [ %crc.next, %loop ]
  %data = phi i16 [ %msg, %entry ], [ %data.next, %loop ]
  %data.trunc = trunc i16 %data to i8
  %xor.crc.data = xor i8 %crc, %data.trunc
  %and.crc.data = and i8 %xor.crc.data, 1
  %data.next = lshr i16 %data, 1
  %check.sb = icmp eq i8 %and.crc.data, 0
  %crc.lshr = lshr i8 %crc, 1
  %crc.xor = xor i8 %crc.lshr, 29
  %crc.next = select i1 %check.sb, i8 %crc.lshr, i8 %crc.xor
  %iv.next = add nuw nsw i8 %iv, 1
  %exit.cond = icmp samesign ult i8 %iv, 15
  br i1 %exit.cond, label %loop, label %exit
exit:
  ret i8 %crc.next
}
define i16 @crc16.be.tc8.crc.init.li(i16 %checksum, i8 %msg) {
entry:
  %msg.ext = zext i8 %msg to i16
  %msg.shl = shl nuw i16 %msg.ext, 8
  %crc.init = xor i16 %msg.shl, %checksum
  br label %loop
loop:
  %iv = phi i32 [ 0, %entry ], [ %iv.next, %loop ]
  %crc = phi i16 [ %crc.init, %entry ], [ %crc.next, %loop ]
  %crc.shl = shl i16 %crc, 1
  %crc.xor = xor i16 %crc.shl, 4129
  %check.sb = icmp slt i16 %crc, 0
  %crc.next = select i1 %check.sb, i16 %crc.xor, i16 %crc.shl
  %iv.next = add nuw nsw i32 %iv, 1
  %exit.cond = icmp samesign ult i32 %iv, 7
  br i1 %exit.cond, label %loop, label %exit
exit:
  ret i16 %crc.next
}
; EXPECT
; HashRecognize: Checking a loop in 'crc8.le.tc16' from INPUT
; Found little-endian CRC-8 loop with trip count 16
;   Initial CRC: i8 %checksum
;   Generating polynomial: 29
;   Computed CRC:   %crc.next = select i1 %check.sb, i8 %crc.lshr, i8 %crc.xor
;   Auxiliary data: i16 %msg
;   Computed CRC lookup table:
; 0 9 18 27 31 22 13 4 5 12 23 30 26 19 8 1
; 10 3 24 17 21 28 7 14 15 6 29 20 16 25 2 11
; 20 29 6 15 11 2 25 16 17 24 3 10 14 7 28 21
; 30 23 12 5 1 8 19 26 27 18 9 0 4 13 22 31
; 19 26 1 8 12 5 30 23 22 31 4 13 9 0 27 18
; 25 16 11 2 6 15 20 29 28 21 14 7 3 10 17 24
; 7 14 21 28 24 17 10 3 2 11 16 25 29 20 15 6
; 13 4 31 22 18 27 0 9 8 1 26 19 23 30 5 12
; 29 20 15 6 2 11 16 25 24 17 10 3 7 14 21 28
; 23 30 5 12 8 1 26 19 18 27 0 9 13 4 31 22
; 9 0 27 18 22 31 4 13 12 5 30 23 19 26 1 8
; 3 10 17 24 28 21 14 7 6 15 20 29 25 16 11 2
; 14 7 28 21 17 24 3 10 11 2 25 16 20 29 6 15
; 4 13 22 31 27 18 9 0 1 8 19 26 30 23 12 5
; 26 19 8 1 5 12 23 30 31 22 13 4 0 9 18 27
; 16 25 2 11 15 6 29 20 21 28 7 14 10 3 24 17
; HashRecognize: Checking a loop in 'crc16.be.tc8.crc.init.li' from INPUT
; Found big-endian CRC-16 loop with trip count 8
;   Initial CRC:   %crc.init = xor i16 %msg.shl, %checksum
;   Generating polynomial: 4129
;   Computed CRC:   %crc.next = select i1 %check.sb, i16 %crc.xor, i16 %crc.shl
;   Computed CRC lookup table:
; 0 4129 8258 12387 16516 20645 24774 28903 33032 37161 41290 45419 49548 53677 57806 61935
; 4657 528 12915 8786 21173 17044 29431 25302 37689 33560 45947 41818 54205 50076 62463 58334
; 9314 13379 1056 5121 25830 29895 17572 21637 42346 46411 34088 38153 58862 62927 50604 54669
; 13907 9842 5649 1584 30423 26358 22165 18100 46939 42874 38681 34616 63455 59390 55197 51132
; 18628 22757 26758 30887 2112 6241 10242 14371 51660 55789 59790 63919 35144 39273 43274 47403
; 23285 19156 31415 27286 6769 2640 14899 10770 56317 52188 64447 60318 39801 35672 47931 43802
; 27814 31879 19684 23749 11298 15363 3168 7233 60846 64911 52716 56781 44330 48395 36200 40265
; 32407 28342 24277 20212 15891 11826 7761 3696 65439 61374 57309 53244 48923 44858 40793 36728
; 37256 33193 45514 41451 53516 49453 61774 57711 4224 161 12482 8419 20484 16421 28742 24679
; 33721 37784 41979 46042 49981 54044 58239 62302 689 4752 8947 13010 16949 21012 25207 29270
; 46570 42443 38312 34185 62830 58703 54572 50445 13538 9411 5280 1153 29798 25671 21540 17413
; 42971 47098 34713 38840 59231 63358 50973 55100 9939 14066 1681 5808 26199 30326 17941 22068
; 55628 51565 63758 59695 39368 35305 47498 43435 22596 18533 30726 26663 6336 2273 14466 10403
; 52093 56156 60223 64286 35833 39896 43963 48026 19061 23124 27191 31254 2801 6864 10931 14994
; 64814 60687 56684 52557 48554 44427 40424 36297 31782 27655 23652 19525 15522 11395 7392 3265
; 61215 65342 53085 57212 44955 49082 36825 40952 28183 32310 20053 24180 11923 16050 3793 7920
