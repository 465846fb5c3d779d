// clang's CUDA wrapper includes cuRAND's header of this name, which a toolkit without cuRAND lacks.
