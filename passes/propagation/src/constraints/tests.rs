//! Random functions are refined.

use warpc_exact::{Shape2, cases, check_pass};

#[test]
fn random_functions_are_refined() {
    check_pass(&super::INFO, &[], cases(800), Shape2 { size: 9, bits: 3, branches: true });
    check_pass(&super::INFO, &[], cases(800), Shape2 { size: 18, bits: 3, branches: true });
    check_pass(&super::INFO, &[], cases(800), Shape2 { size: 12, bits: 4, branches: false });
}
