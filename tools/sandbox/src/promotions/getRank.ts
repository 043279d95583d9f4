import { type WireReply, compareMoney, subtractMoney } from '@parlour/kernel';
import type { RankPeriod, rankWire } from '@parlour/promotions/wire';
import type { Handler } from '../http/answer';
import { refuse } from '../http/refuse';
import { type Merchant, fromPesos } from '../merchants';
import { createRandom } from '@parlour/sandbox-world';
import { merchantDay, merchantMidnight } from './merchantDay';
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

/**
 * Ranks the seeded players and the caller by their stakes. A ranking by deposits is an option of the contract that neither
 * merchant uses.
 */
export const getRank: Handler<typeof rankWire.getRank> = async ({ input, merchant, session, db, clock, platform }) => {
  if (input.kind === 'deposit') return refuse('NOT_ALLOWED');
  const now = clock.now();
  const { startsAt, endsAt } = bounds(merchant, input.period, now);
  const worth = (pesos: string) => fromPesos(merchant, pesos);
  const crowd = (key: string): Row[] => {
    const random = createRandom(platform.settings.seed, `rank ${key}`);
    let score = 24_000 * days[input.period];
    return Array.from({ length: size }, (_, index) => {
      score = Math.floor(score * (0.82 + random.next() * 0.14));
      const letter = () => random.pick([...letters]);
      const prize = prizes.find(({ from, to }) => from <= index + 1 && index + 1 <= to)?.prize;
      return {
        id: `${key}-${index}`,
        place: index + 1,
        name: `${letter()}${letter()}***${letter()}`,
        score: worth(String(score)),
        prize: prize ? worth(prize) : null,
        change: random.integer(-3, 3),
      };
    });
  };
  const rows = crowd(`${input.period} ${startsAt}`);
  return {
    currencySymbol: merchant.symbol,
    unit: 'money',
    startsAt,
    endsAt,
    prizes: prizes.map(({ prize, ...places }) => ({ ...places, prize: worth(prize) })),
    rows,
    mine: session ? await mine(session.memberId) : null,
    last: crowd(`${input.period} ${startsAt - dayMs * days[input.period]}`).slice(0, 10),
  };

  async function mine(memberId: string) {
    const score = await stakedSince(db, memberId, startsAt);
    const above = rows.filter((row) => compareMoney(row.score, score) >= 0);
    const next = above.at(-1);
    return {
      place: compareMoney(score, '0') > 0 ? above.length + 1 : null,
      score,
      toNext: next ? subtractMoney(next.score, score) : null,
    };
  }
};
