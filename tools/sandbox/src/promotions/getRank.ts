import { compareMoney, subtractMoney } from '@parlour/kernel/money';
import type { WireReply } from '@parlour/kernel/wire-call';
import type { RankPeriod, rankWire } from '@parlour/promotions/wire';
import { merchantPeriod, rankPrizes, rankedPlayers } from '@parlour/sandbox-world';
import type { Handler } from '../http/answer';
import { wireAmount } from '../ledger/wireAmount';
import { maskUsername } from '../member/masks';
import { depositedSince } from './depositedSince';
import { stakedSince } from './stakedSince';

type Row = WireReply<typeof rankWire.getRank>['rows'][number];

const dayMs = 24 * 3_600_000;
const days: Record<RankPeriod, number> = { today: 1, week: 7, month: 30 };

/** Ranks the seeded players and the caller by their stakes or by their credited deposits. */
export const getRank: Handler<typeof rankWire.getRank> = async ({ input, merchant, session, db, clock, platform }) => {
  const now = clock.now();
  const { startsAt, endsAt } = merchantPeriod(merchant, input.period, now);
  const prizes = rankPrizes(merchant);
  const crowd = (from: number): Row[] =>
    rankedPlayers(merchant, {
      seed: platform.settings.seed,
      kind: input.kind,
      period: `${input.period} ${from}`,
      days: days[input.period],
    }).map((player, index) => ({ ...player, place: index + 1, prize: prizeAt(index + 1), isMine: false }));
  const score = session ? await scoreOf(session.memberId) : '0';
  const isRanked = compareMoney(score, '0') > 0;
  const rows = isRanked && session ? withOwn(crowd(startsAt), session.username) : crowd(startsAt);
  return {
    currencySymbol: merchant.symbol,
    unit: 'money',
    startsAt,
    endsAt,
    prizes,
    rows,
    mine: session ? mine() : null,
    last: crowd(startsAt - dayMs * days[input.period]).slice(0, 10),
  };

  function scoreOf(memberId: string) {
    return input.kind === 'deposit' ? depositedSince(db, memberId, startsAt) : stakedSince(db, memberId, { from: startsAt });
  }

  /** Puts the caller's row at its place; who had less moves down. */
  function withOwn(others: Row[], username: string): Row[] {
    const own = { id: `own-${session?.memberId}`, place: 0, name: maskUsername(username), score, prize: null, change: null, isMine: true };
    const all = [...others, own].sort((a, b) => compareMoney(b.score, a.score));
    return all.map((row, index) => ({ ...row, place: index + 1, prize: prizeAt(index + 1) }));
  }

  function prizeAt(place: number) {
    return prizes.find(({ from, to }) => from <= place && place <= to)?.prize ?? null;
  }

  function mine() {
    const place = rows.find(({ isMine }) => isMine)?.place ?? null;
    const next = place === null ? rows.at(-1) : rows[place - 2];
    return { place, score: wireAmount(score), toNext: next ? subtractMoney(next.score, score) : null };
  }
};
