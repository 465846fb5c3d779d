%a = type { %b }
%b = type { %a }
@g = global %a zeroinitializer
