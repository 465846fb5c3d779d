//! Register allocation over the tiny instruction set: results stay, the checker accepts what is right and refuses what is not.

use super::random::{Storage, execute_on, func, func_with_calls};
use super::toy::*;
use crate::allocate::*;
use crate::check::{self, AllocationFault};
use crate::ids::*;
use crate::intervals::IntervalBody;
use crate::isa::RegClass;
use crate::operand::Operand;
use proptest::prelude::*;

const LIMITS: &[u16] = &[7, 2, 4];

/// Registers of the files and the spill area, with the places of an allocation.
struct Physical<'p> {
    files: [Vec<u32>; 2],
    memory: Vec<u32>,
    places: &'p [Option<Location>],
    classes: Vec<RegClass>,
}

impl<'p> Physical<'p> {
    fn new(body: &Body, allocation: &'p Allocation) -> Self {
        Physical {
            files: [vec![0; 7], vec![0; 2]],
            memory: vec![0; allocation.spill_bytes as usize],
            places: &allocation.places,
            classes: body.read().classes.iter().map(|class| class.0).collect(),
        }
    }
    fn is_double(&self, reg: VReg) -> bool {
        self.classes[reg.index()] == DOUBLE
    }
    fn place(&self, reg: VReg) -> (usize, usize) {
        let place = self.places[reg.index()].expect("a register that is named has a place");
        (place.file.0 as usize, place.register as usize)
    }
}

impl Storage for Physical<'_> {
    fn get(&self, reg: VReg) -> u64 {
        let (file, at) = self.place(reg);
        let high = if self.is_double(reg) { self.files[file][at + 1] } else { 0 };
        self.files[file][at] as u64 | (high as u64) << 32
    }
    fn set(&mut self, reg: VReg, value: u64) {
        let (file, at) = self.place(reg);
        self.files[file][at] = value as u32;
        if self.is_double(reg) {
            self.files[file][at + 1] = (value >> 32) as u32;
        }
    }
    fn call(&mut self) {
        self.files[0][..4].fill(0xdead);
    }
    fn spill(&mut self, at: i64, reg: VReg) {
        let value = self.get(reg);
        self.memory[at as usize] = value as u32;
        if self.is_double(reg) {
            self.memory[at as usize + 4] = (value >> 32) as u32;
        }
    }
    fn fill(&mut self, reg: VReg, at: i64) {
        let low = self.memory[at as usize] as u64;
        let high = if self.is_double(reg) { self.memory[at as usize + 4] as u64 } else { 0 };
        self.set(reg, low | high << 32);
    }
}

/// A function with places for its registers.
struct Allocated {
    body: Body,
    allocation: Allocation,
    origin: Vec<Row>,
}

fn try_allocate(before: &Body, request: Request<'_>) -> Result<Allocated, AllocationError> {
    let (mut body, mut origin, mut rows) = (before.clone(), Vec::new(), IntervalBody::default());
    let allocation = Allocator::default().run(&mut body.write(), &mut rows.write(), request, Some(&mut origin))?;
    Ok(Allocated { body, allocation, origin })
}

fn allocate(before: &Body) -> Allocated {
    try_allocate(before, Request::new(LIMITS)).expect("there are enough registers for every row")
}

impl Allocated {
    fn check(&self, before: &Body) -> Result<(), AllocationFault> {
        check::allocation(before.read(), self.body.read(), &self.origin, &self.allocation, Request::new(LIMITS))
    }
    fn results(&self) -> Vec<u64> {
        let mut registers = Physical::new(&self.body, &self.allocation);
        execute_on(&self.body, 200, true, &mut registers, &mut |_, _| ())
    }
}

/// Registers that never end.
struct Endless(Vec<u64>);

impl Storage for Endless {
    fn get(&self, reg: VReg) -> u64 {
        self.0[reg.index()]
    }
    fn set(&mut self, reg: VReg, value: u64) {
        self.0[reg.index()] = value;
    }
    fn call(&mut self) {}
    fn spill(&mut self, _: i64, _: VReg) {}
    fn fill(&mut self, _: VReg, _: i64) {}
}

fn results(before: &Body) -> Vec<u64> {
    let mut registers = Endless(vec![0; before.read().regs()]);
    execute_on(before, 200, true, &mut registers, &mut |_, _| ())
}

/// Bytes of a function, by number.
fn bytes_of(seed: u32) -> Vec<u8> {
    (0..150u32).map(|k| ((seed * 197 + k * 59) ^ ((k * seed) >> 4)) as u8).collect()
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..Default::default() })]

    #[test]
    fn results_stay_and_the_checker_agrees(bytes in prop::collection::vec(any::<u8>(), 20..200), calls: bool) {
        let before = if calls { func_with_calls(&bytes) } else { func(&bytes, false) };
        let after = allocate(&before);
        prop_assert_eq!(after.check(&before), Ok(()));
        prop_assert_eq!(results(&before), after.results());
    }

    #[test]
    fn registers_that_some_path_leaves_undefined_are_allocated_too(bytes in prop::collection::vec(any::<u8>(), 20..200)) {
        let before = func(&bytes, true);
        prop_assert_eq!(allocate(&before).check(&before), Ok(()));
    }
}

/// Does one thing to an allocation that may be wrong; says whether there was such a thing.
fn break_it(broken: &mut Allocated, kind: usize, pick: usize) -> bool {
    let spill_code = |allocated: &Allocated, wanted: Op| -> Vec<Row> {
        let rows = allocated.body.read();
        rows.all_rows().filter(|&row| allocated.origin[row].is_none() && rows.heads[row].op == wanted).collect()
    };
    let choose = |rows: Vec<Row>| rows.get(pick % rows.len().max(1)).copied();
    match kind {
        // Another register.
        0 | 1 => {
            let named: Vec<_> = broken.allocation.places.iter_mut().flatten().collect();
            let count = named.len();
            let Some(place) = named.into_iter().nth(pick % count.max(1)) else { return false };
            place.register = (place.register + 1 + kind as u16) % LIMITS[place.file.0 as usize];
            true
        }
        // Spill code that does nothing.
        2 | 3 => {
            let Some(row) = choose(spill_code(broken, if kind == 2 { Op::Spill } else { Op::Fill })) else {
                return false;
            };
            let rows = broken.body.read();
            let register = rows.operands(row).iter().find(|operand| operand.is_reg()).map(|operand| operand.vreg());
            let Some(register) = register else { return false };
            // A copy of the register to itself in its stead.
            let at = rows.ops[row].range();
            broken.body.side.pool[at.start] = Operand::def(register);
            broken.body.side.pool[at.start + 1] = Operand::reg(register);
            true
        }
        // Another place in memory.
        4 => {
            let both = [spill_code(broken, Op::Fill), spill_code(broken, Op::Spill)].concat();
            let Some(row) = choose(both) else { return false };
            let at = broken.body.read().ops[row].range();
            let place = broken.body.side.pool[at].iter_mut().find(|operand| operand.is_imm());
            let Some(place) = place.filter(|place| place.payload >= 8) else { return false };
            place.payload -= 8;
            true
        }
        // An operand that names another register of its class.
        _ => {
            let rows = broken.body.read();
            let classes: Vec<RegClass> = rows.classes.iter().map(|class| class.0).collect();
            let old = broken.body.side.pool.len();
            let Some(operand) = broken.body.side.pool.get_mut(pick % old.max(1)).filter(|o| o.is_reg()) else {
                return false;
            };
            let other = classes.iter().rposition(|&class| class == classes[operand.vreg().index()]);
            let Some(other) = other.filter(|&other| other as u32 != operand.payload) else { return false };
            operand.payload = other as u32;
            broken.allocation.places[other].is_some()
        }
    }
}

/// Whatever is broken is refused, or changes nothing that can be seen.
#[test]
fn broken_allocations_are_refused_or_change_nothing() {
    let (mut refused, mut same, mut missed) = ([0; 6], 0, 0);
    for seed in 0..250 {
        let before = func_with_calls(&bytes_of(seed));
        for kind in 0..6 {
            for pick in [3, 17, 40] {
                let mut broken = allocate(&before);
                if !break_it(&mut broken, kind, pick + seed as usize) {
                    continue;
                }
                if broken.check(&before).is_err() {
                    refused[kind] += 1;
                } else if broken.results() == results(&before) {
                    same += 1;
                } else {
                    missed += 1;
                }
            }
        }
    }
    assert_eq!(missed, 0, "{refused:?} refused, {same} the same");
    assert!(refused.iter().all(|&count| count > 60), "{refused:?} refused, {same} the same");
}

#[test]
fn what_is_short_of_registers_is_spilt_and_what_is_not_stays() {
    let operands: Vec<[Operand; 2]> = (0..9).map(|n| [d(n), Operand::imm(n as i32)]).collect();
    let stores: Vec<[Operand; 1]> = (0..9).map(|n| [r(n)]).collect();
    let mut rows: Vec<OpRow<'_>> = operands.iter().map(|operands| (Op::Set, &operands[..])).collect();
    rows.extend(stores.iter().map(|operands| (Op::Store, &operands[..])));
    rows.push((Op::Stop, &[]));
    let nine = func_of(9, &rows);
    let after = allocate(&nine);
    assert_eq!(after.check(&nine), Ok(()));
    assert_eq!(after.results(), (0..9).collect::<Vec<u64>>());
    // Six registers hold six of nine values; one of these must make room for what is loaded.
    let spilt = after.allocation.spilt;
    assert!((3..=4).contains(&spilt.registers) && spilt.stores == spilt.registers, "{spilt:?}");
    assert_eq!(after.allocation.used[0], 6, "the stack pointer is left alone");
    rows.drain(5..9);
    rows.drain(10..14);
    let five = allocate(&func_of(9, &rows));
    assert_eq!(five.allocation.spilt, SpillCounts::default());
    assert_eq!(five.allocation.used[0], 5);
}

fn func_of(registers: u32, rows: &[OpRow<'_>]) -> Body {
    super::toy::func(registers, &[(0, rows)])
}

#[test]
fn ends_of_a_copy_share_a_register() {
    let rows: &[OpRow<'_>] = &[
        (Op::Set, &[d(0), Operand::imm(1)]),
        (Op::Set, &[d(1), Operand::imm(2)]),
        (Op::Copy, &[d(2), r(1)]),
        (Op::Store, &[r(2)]),
        (Op::Store, &[r(0)]),
        (Op::Stop, &[]),
    ];
    let after = allocate(&func_of(3, rows));
    assert_eq!(after.allocation.places[1], after.allocation.places[2]);
}

#[test]
fn registers_keep_the_places_that_are_given() {
    let place = |register| Location { file: File(0), register };
    let rows: &[OpRow<'_>] = &[
        (Op::Set, &[d(0), Operand::imm(1)]),
        (Op::Set, &[d(1), Operand::imm(2)]),
        (Op::Call, &[]),
        (Op::Store, &[r(0)]),
        (Op::Store, &[r(1)]),
        (Op::Stop, &[]),
    ];
    let before = func_of(2, rows);
    let pinned = |pins: &[(VReg, Location)]| try_allocate(&before, Request { limits: LIMITS, pins, reserved: &[] });
    let after = pinned(&[(VReg(1), place(5))]).expect("one is given");
    assert_eq!(after.allocation.places, [Some(place(4)), Some(place(5))], "calls destroy the first four");
    let both = [(VReg(0), place(5)), (VReg(1), place(5))];
    assert_eq!(pinned(&both).err(), Some(AllocationError::Pins { one: VReg(0), other: VReg(1) }));
}

#[test]
fn too_few_registers_are_an_error() {
    let rows: &[OpRow<'_>] = &[
        (Op::Set, &[d(0), Operand::imm(1)]),
        (Op::Set, &[d(1), Operand::imm(2)]),
        (Op::Add, &[d(2), r(0), r(1)]),
        (Op::Store, &[r(2)]),
        (Op::Stop, &[]),
    ];
    let error = try_allocate(&func_of(3, rows), Request { limits: &[1, 2, 4], pins: &[], reserved: &[] }).err();
    assert_eq!(error, Some(AllocationError::Insufficient { file: "w", limit: 1 }));
    assert!(try_allocate(&func_of(3, rows), Request { limits: &[2, 2, 4], pins: &[], reserved: &[] }).is_ok());
}

/// Ten times the registers alive at once cost about ten times the rows of spill code, in few rounds.
#[test]
fn many_registers_alive_at_once_are_spilt_linearly() {
    let spilt = |count: u32| {
        let sets: Vec<[Operand; 2]> = (0..count).map(|n| [d(n), Operand::imm(n as i32)]).collect();
        let stores: Vec<[Operand; 1]> = (0..count).map(|n| [r(n)]).collect();
        let mut rows: Vec<OpRow<'_>> = sets.iter().map(|operands| (Op::Set, &operands[..])).collect();
        rows.extend(stores.iter().map(|operands| (Op::Store, &operands[..])));
        rows.push((Op::Stop, &[]));
        let after = allocate(&func_of(count, &rows));
        assert_eq!(after.results(), (0..count as u64).collect::<Vec<u64>>());
        after.allocation.spilt.loads
    };
    let (few, many) = (spilt(400), spilt(4000));
    assert!((9..=11).contains(&(many / few)), "{few} and {many}");
}
