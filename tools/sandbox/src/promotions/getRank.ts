import { type WireReply, compareMoney, subtractMoney } from '@parlour/kernel';
import type { RankPeriod, rankWire } from '@parlour/promotions/wire';
import type { Handler } from '../http/answer';
import { wireAmount } from '../ledger/wireAmount';
import { type Merchant, fromPesos } from '../merchants';
import { createRandom } from '@parlour/sandbox-world';
import { merchantDay, merchantMidnight } from './merchantDay';
import { depositedSince } from './depositedSince';
import { stakedSince } from './stakedSince';

type Row = WireReply<typeof rankWire.getRank>['rows'][number];

const dayMs = 24 * 3_600_000;
const letters = 'abdeghijklmnoprstuy';
const size = 40;
const days: Record<RankPeriod, number> = { today: 1, week: 7, month: 30 };
const prizes = [
  { from: 1, to: 1, prize: '5000' },
  { from: 2, to: 3, prize: '2000' },
  { from: 4, to: 10, prize: '500' },
  { from: 11, to: 30, prize: '100' },
];

function bounds(merchant: Merchant, period: RankPeriod, now: number) {
  const day = merchantDay(merchant, now);
  const weekday = (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7;
  const month = new Date(Date.UTC(Number(day.slice(0, 4)), Number(day.slice(5, 7)), 0)).getUTCDate();
  const [back, length] = { today: [0, 1], week: [weekday, 7], month: [Number(day.slice(8)) - 1, month] }[period] as [number, number];
  const startsAt = merchantMidnight(merchant, now, -back);
  return { startsAt, endsAt: startsAt + length * dayMs };
}

/** Ranks the seeded players and the caller by their stakes or by their credited deposits. */
export const getRank: Handler<typeof rankWire.getRank> = async ({ input, merchant, session, db, clock, platform }) => {
  const now = clock.now();
  const { startsAt, endsAt } = bounds(merchant, input.period, now);
  const worth = (pesos: string) => fromPesos(merchant, pesos);
  const crowd = (key: string): Row[] => {
    const random = createRandom(platform.settings.seed, `rank ${input.kind} ${key}`);
    let score = 24_000 * days[input.period];
    return Array.from({ length: size }, (_, index) => {
      score = Math.floor(score * (0.82 + random.next() * 0.14));
      const letter = () => random.pick([...letters]);
      return {
        id: `${key}-${index}`,
        place: index + 1,
        name: `${letter()}${letter()}***${letter()}`,
        score: worth(String(score)),
        prize: prizeAt(index + 1),
        change: random.integer(-3, 3),
        isMine: false,
      };
    });
  };
  const score = session ? await scoreOf(session.memberId) : '0';
  const isRanked = compareMoney(score, '0') > 0;
  const rows = isRanked && session ? withOwn(crowd(`${input.period} ${startsAt}`), session.username) : crowd(`${input.period} ${startsAt}`);
  return {
    currencySymbol: merchant.symbol,
    unit: 'money',
    startsAt,
    endsAt,
    prizes: prizes.map(({ prize, ...places }) => ({ ...places, prize: worth(prize) })),
    rows,
    mine: session ? mine() : null,
    last: crowd(`${input.period} ${startsAt - dayMs * days[input.period]}`).slice(0, 10),
  };

  function scoreOf(memberId: string) {
    return input.kind === 'deposit' ? depositedSince(db, memberId, startsAt) : stakedSince(db, memberId, startsAt);
  }

  /** Puts the caller's row at its place; who had less moves down. */
  function withOwn(others: Row[], username: string): Row[] {
    const own = { id: `own-${startsAt}`, place: 0, name: maskName(username), score, prize: null, change: null, isMine: true };
    const all = [...others, own].sort((a, b) => compareMoney(b.score, a.score));
    return all.map((row, index) => ({ ...row, place: index + 1, prize: prizeAt(index + 1) }));
  }

  function prizeAt(place: number) {
    const prize = prizes.find(({ from, to }) => from <= place && place <= to)?.prize;
    return prize ? worth(prize) : null;
  }

  function mine() {
    const place = rows.find(({ isMine }) => isMine)?.place ?? null;
    const next = place === null ? rows.at(-1) : rows[place - 2];
    return { place, score: wireAmount(score), toNext: next ? subtractMoney(next.score, score) : null };
  }
};

const maskName = (name: string) => `${name.slice(0, 2)}***${name.slice(-1)}`;
