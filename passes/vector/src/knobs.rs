//! Knobs of this family, one row each.

warpc_ir::knobs! {
    /// What `load-store-vectorizer` reads.
    LOAD_STORE_VECTORIZER {
        LOAD_STORE_KNOWN_ALIGNMENT, "load-store-vectorizer-known-alignment", Bool(true),
            "load-store-vectorizer uses what is known of an address and of its neighbours, not the access's own alignment alone";
    }
}
