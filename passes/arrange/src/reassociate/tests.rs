use super::*;
use warpc_exact::{Shape2, cases, check_pass};

#[test]
fn random_functions_are_refined() {
    check_pass(&INFO, &[], cases(400), Shape2 { size: 12, bits: 3, branches: true });
    check_pass(&INFO, &[], cases(200), Shape2 { size: 16, bits: 2, branches: false });
}
