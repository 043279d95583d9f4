/** A reply that does not match its schema: the call and the field, never a value. */
export type SchemaMismatch = { mismatchedCall: string; field: string };
