/** A reply that does not match the contract: the call and the field, never a value. */
export type Misfit = { misfitOf: string; field: string };
