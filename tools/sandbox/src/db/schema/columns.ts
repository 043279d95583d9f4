import { bigint, numeric } from 'drizzle-orm/pg-core';

/** Milliseconds of gateway time, as on the wire. */
export const moment = (name: string) => bigint(name, { mode: 'number' });
/** A decimal string in the wallet's currency. */
export const amount = (name: string) => numeric(name, { precision: 32, scale: 8 });
