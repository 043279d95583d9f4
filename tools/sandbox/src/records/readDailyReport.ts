import type { WireReply } from '@parlour/kernel/wire-call';
import type { recordsWire } from '@parlour/wallet/wire';
import type { Handler } from '../http/answer';
import { refuse } from '../http/refuse';
import { booksOf } from '../ledger/books';
import { settleDraws } from '../lottery/settleDraws';
import { settleDueOrders } from '../orders/settleOrders';
import { dailyFigures } from './dailyFigures';
import { type KindMove, QUARTER_MS, readMoves } from './readMoves';

type Days = WireReply<typeof recordsWire.getDailyReport>['days'];

const MAX_DAYS = 92;
const dayMs = 86_400_000;

/** Returns profit and loss by day in the player's time zone, from the ledger alone. */
export const readDailyReport: Handler<typeof recordsWire.getDailyReport> = async ({ input, merchant, player, db, clock, platform }) => {
  const { from, to, timeZone } = input;
  if (to <= from || to - from > MAX_DAYS * dayMs) refuse('FIELD_INVALID', { field: 'from' }, 400);
  const { memberId, type } = player;
  const now = clock.now();
  await settleDraws(db, { now, seed: platform.settings.seed }, memberId);
  await settleDueOrders(db, { now, stepMs: platform.settings.stepMs }, memberId);
  const moves = await readMoves(db, { memberId, books: booksOf(merchant, type), from, to });
  return { currencySymbol: merchant.symbol, days: byDay(moves, { from, to, dayOf: dayWriter(timeZone) }), total: dailyFigures(moves) };
};

function dayWriter(timeZone: string): (at: number) => string {
  try {
    const format = new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' });
    return (at) => format.format(at);
  } catch {
    return refuse('FIELD_INVALID', { field: 'timeZone' }, 400);
  }
}

/** Lists every day of the range, including days without entries. */
function byDay(moves: KindMove[], { from, to, dayOf }: { from: number; to: number; dayOf: (at: number) => string }): Days {
  const days = new Map<string, KindMove[]>();
  // Step by half a day, so that no day is skipped when the clocks change.
  for (let at = from; at < to; at += dayMs / 2) days.set(dayOf(at), []);
  days.set(dayOf(to - 1), []);
  for (const move of moves) days.get(dayOf(move.quarter * QUARTER_MS))?.push(move);
  return [...days].map(([day, ofDay]) => ({ day, ...dailyFigures(ofDay) }));
}
