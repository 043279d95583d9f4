import { compareMoney, type Money } from '@parlour/kernel/money';
import { playControlsWire } from '@parlour/player/wire';
import { type LimitKind, type LimitPeriod, limitsWire } from '@parlour/wallet/wire';
import { and, eq } from 'drizzle-orm';
import type { Db } from '../db/Database';
import { playLimits } from '../db/schema/playControls';
import { answer } from '../http/answer';
import { refuse } from '../http/refuse';
import type { GatewayApp } from '../platform';
import { withMember } from '../wallet/withMember';
import { type LimitState, askLimit, confirmLimit } from './changeLimit';
import { endOfExclusion } from './endOfExclusion';
import { pausePlay } from './pausePlay';
import { hasLimit, readLimits, stateOf } from './readLimits';
import { readPause } from './readPause';
import { readReached } from './requireWithinLimits';

const hour = 3_600_000;
/** Maximum limits: more money than any wallet holds, and all the minutes of the period. */
const max: Record<LimitKind, (period: LimitPeriod) => Money> = {
  deposit: () => '999999999999',
  loss: () => '999999999999',
  wager: () => '999999999999',
  time: (period) => ({ day: '1440', week: '10080', month: '43200' })[period],
};

export function servePlayControls(app: GatewayApp): void {
  answer(app, playControlsWire.getPlayState, async ({ db, player, clock }) => {
    const now = clock.now();
    const reached = await readReached(db, player.memberId, now);
    return {
      pause: await readPause(db, player.memberId, now),
      reached:
        reached && reached.kind !== 'deposit' ? { kind: reached.kind, period: reached.period, resetsAt: reached.resetsAt ?? now } : null,
      hasLimit: await hasLimit(db, player.memberId),
    };
  });
  answer(app, playControlsWire.takeBreak, ({ db, player, clock, input }) => {
    const startedAt = clock.now();
    return pausePlay(db, player.memberId, { kind: 'break', startedAt, until: startedAt + input.hours * hour });
  });
  answer(app, playControlsWire.excludeSelf, ({ db, player, clock, input }) => {
    const startedAt = clock.now();
    const until = input.months === null ? null : endOfExclusion(startedAt, input.months);
    return pausePlay(db, player.memberId, { kind: 'exclusion', startedAt, until });
  });

  answer(app, limitsWire.getLimits, ({ db, player, clock }) => readLimits(db, player.memberId, clock.now()));
  answer(app, limitsWire.setLimit, async ({ db, player, clock, input }) => {
    const { kind, period, amount } = input;
    if (amount !== null) requireLimitAmount(kind, period, amount);
    const now = clock.now();
    await withMember(db, player.memberId, async (tx) => {
      const which = { memberId: player.memberId, kind, period };
      await keep(tx, which, askLimit(await readState(tx, which), amount, now));
    });
    return readLimits(db, player.memberId, now);
  });
  answer(app, limitsWire.confirmLimit, async ({ db, player, clock, input }) => {
    const now = clock.now();
    await withMember(db, player.memberId, async (tx) => {
      const which = { memberId: player.memberId, kind: input.kind, period: input.period };
      const confirmation = confirmLimit(await readState(tx, which), input.amount, now);
      if (confirmation.outcome === 'waiting') refuse('LIMIT_WAITING', confirmation.pending);
      if (confirmation.outcome === 'nothing') refuse('LIMIT_NOT_PENDING');
      if (confirmation.outcome === 'done') await keep(tx, which, confirmation.state);
    });
    return readLimits(db, player.memberId, now);
  });
}

function requireLimitAmount(kind: LimitKind, period: LimitPeriod, amount: Money): void {
  const top = max[kind](period);
  if (compareMoney(amount, '1') < 0) refuse('BELOW_MIN', { min: '1' });
  if (compareMoney(amount, top) > 0) refuse('ABOVE_MAX', { max: top });
  const decimals = amount.split('.')[1]?.replace(/0+$/, '').length ?? 0;
  if (decimals > (kind === 'time' ? 0 : 2)) refuse('FIELD_INVALID', { field: 'amount' });
}

type Which = { memberId: string; kind: LimitKind; period: LimitPeriod };
const isOne = ({ memberId, kind, period }: Which) =>
  and(eq(playLimits.memberId, memberId), eq(playLimits.kind, kind), eq(playLimits.period, period));

async function readState(tx: Db, which: Which): Promise<LimitState | undefined> {
  const [row] = await tx.select().from(playLimits).where(isOne(which));
  return stateOf(row);
}

async function keep(tx: Db, which: Which, state: LimitState | undefined): Promise<void> {
  await tx.delete(playLimits).where(isOne(which));
  if (!state) return;
  const { amount, pending } = state;
  await tx.insert(playLimits).values({ ...which, amount, pendingAmount: pending?.amount ?? null, askedAt: pending?.askedAt ?? null });
}
