//! Targets and versions of PTX that instructions of intrinsics need. Written by `backend/ptx/tools/gen-lowering.py`; change that, not this.

use super::guard::guards;

guards! {
    SM75_80_86_87_88_89_PTX78,  78, "75 80 86 87 88 89";
    SM75_PTX63,                 63, "75+";
    SM75_PTX78,                 78, "75+";
    SM75_PTX81,                 81, "75+";
    SM80_PTX78,                 78, "80+";
    SM80_PTX81,                 81, "80+";
    SM80_PTX85,                 85, "80+";
    SM86_PTX78,                 78, "86+";
    SM89_PTX81,                 81, "89+";
    SM89_PTX84,                 84, "89+";
    SM89_PTX85,                 85, "89+";
    SM89_PTX87,                 87, "89+";
    SM90_PTX78,                 78, "90+";
    SM90_PTX80,                 80, "90+";
    SM90_PTX81,                 81, "90+";
    SM90_PTX83,                 83, "90+";
    SM90_PTX86,                 86, "90+";
    SM90A_PTX80,                80, "90a";
    SM90A_100F_110F_120F_PTX80, 80, "90a 100f 110f 120f";
    SM90A_100F_110F_120F_PTX83, 83, "90a 100f 110f 120f";
    SM100_PTX86,                86, "100+";
    SM100A_103A_PTX87,          87, "100a 103a";
    SM100A_103A_110A_PTX86,     86, "100a 103a 110a";
    SM100A_103A_110A_PTX88,     88, "100a 103a 110a";
    SM100A_110A_PTX86,          86, "100a 110a";
    SM100F_PTX86,               86, "100f";
    SM100F_110F_PTX86,          86, "100f 110f";
    SM100F_110F_PTX88,          88, "100f 110f";
    SM100F_110F_120F_PTX86,     86, "100f 110f 120f";
    SM100F_110F_120F_PTX87,     87, "100f 110f 120f";
    SM103A_PTX88,               88, "103a";
    SM120A_121A_PTX87,          87, "120a 121a";
    SM120F_PTX87,               87, "120f";
}
