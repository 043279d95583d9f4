import type { teamWire } from '@parlour/agent/wire';
import { addMoney } from '@parlour/kernel/money';
import { sql } from 'drizzle-orm';
import type { Period } from '@parlour/sandbox-world';
import type { Db } from '../db/Database';
import { rowsOf } from '../db/rowsOf';
import type { Handler } from '../http/answer';
import { refuse } from '../http/refuse';
import { requireAgent } from './findNode';
import { incomeOf } from './incomeOf';
import { teamFigures } from './teamFigures';
import { type MoneySums, isWithin, moneySums, noSums, teamPostings, toMoney } from './teamMoney';

/** Midnight of every time zone falls on a quarter of an hour. */
const slotMs = 15 * 60_000;
const hourMs = 3_600_000;
const maxDays = 32;

/** Returns the figures of the team for a range of days in the player's time zone. */
export const readKpi: Handler<typeof teamWire.getKpi> = async ({ input, player, merchant, db }) => {
  const agent = await requireAgent(db, player, merchant);
  const { from, to, zone } = input;
  if (to <= from || to - from > maxDays * 24 * hourMs) return refuse('FIELD_INVALID', { field: 'to' });
  const dayOf = dayNames(zone);
  return {
    currencySymbol: merchant.symbol,
    totals: await teamFigures(db, agent.path, input),
    income: await incomeOf(db, agent.memberId, input),
    days: await readDays(db, { path: agent.path, period: { from, to }, dayOf }),
  };
};

function dayNames(zone: string): (moment: number) => string {
  try {
    const format = new Intl.DateTimeFormat('en-CA', { timeZone: zone, year: 'numeric', month: '2-digit', day: '2-digit' });
    return (moment) => format.format(moment);
  } catch {
    return refuse('FIELD_INVALID', { field: 'zone' });
  }
}

type DaysQuery = { path: string; period: Period; dayOf: (moment: number) => string };

async function readDays(db: Db, { path, period: { from, to }, dayOf }: DaysQuery) {
  const slots = rowsOf<MoneySums & { slot: string | number }>(
    await db.execute(sql`SELECT entry.booked_at / ${sql.raw(String(slotMs))} AS slot, ${moneySums} FROM ${teamPostings}
      WHERE ${isWithin(path)} AND entry.booked_at >= ${from} AND entry.booked_at < ${to} GROUP BY 1`),
  );
  const days = new Map<string, MoneySums>();
  // Step by hours, so that no day is skipped or doubled when the clocks change.
  for (let moment = from; moment < to; moment += hourMs) days.set(dayOf(moment), noSums);
  for (const { slot, ...sums } of slots) {
    const day = dayOf(Math.max(from, Number(slot) * slotMs));
    days.set(day, addSums(days.get(day) ?? noSums, sums));
  }
  return [...days].map(([day, sums]) => ({ day, ...toMoney(sums) }));
}

function addSums(a: MoneySums, b: MoneySums): MoneySums {
  return {
    stake: addMoney(a.stake, b.stake),
    payout: addMoney(a.payout, b.payout),
    deposit: addMoney(a.deposit, b.deposit),
    withdrawal: addMoney(a.withdrawal, b.withdrawal),
  };
}
