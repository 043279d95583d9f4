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
  const [number = ''] = await nextNumbers(db, kind, [at]);
  return number;
}

/** Returns a number for each moment. */
export async function nextNumbers(db: Db, kind: keyof typeof sequences, moments: readonly number[]): Promise<string[]> {
  const result = await db.execute(sql`SELECT nextval(${sequences[kind]}) AS next FROM generate_series(1, ${moments.length}::int)`);
  const counts = rowsOf<{ next: string | number | bigint }>(result);
  return moments.map((at, index) => formatNumber(kind, at, String(counts[index]?.next)));
}

export function formatNumber(kind: keyof typeof sequences, at: number, count: string): string {
  const month = new Date(at).toISOString().slice(2, 7).replace('-', '');
  return `${kind}-${month}-${count.padStart(6, '0')}`;
}
