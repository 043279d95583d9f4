import { sql } from 'drizzle-orm';
import type { Db } from './Database';
import { rowsOf } from './rowsOf';

const sequences = {
  D: 'order_number',
  W: 'order_number',
  B: 'bet_number',
  T: 'transfer_number',
  R: 'claim_number',
  X: 'wallet_transfer_number',
  H: 'history_request_number',
} as const;

/** Returns the next readable number, e.g. "D-2611-004182": kind, year and month, count. */
export async function nextNumber(db: Db, kind: keyof typeof sequences, at: number): Promise<string> {
  const result = await db.execute(sql`SELECT nextval(${sequences[kind]}) AS next`);
  const next = rowsOf<{ next: string | number | bigint }>(result)[0]?.next ?? 0;
  return formatNumber(kind, at, String(next));
}

export function formatNumber(kind: keyof typeof sequences, at: number, count: string): string {
  const month = new Date(at).toISOString().slice(2, 7).replace('-', '');
  return `${kind}-${month}-${count.padStart(6, '0')}`;
}
