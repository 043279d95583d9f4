/** A reply of the gateway that did not fit what the contract says: which call, and which field; never a value. */
export type Misfit = { misfitOf: string; field: string };
