import { merchants } from '../merchants/merchants';
import { createRandom } from '../random';
import { planTeamPlayer } from '../teams/planTeamPlayer';
import { friends, planFriend } from './planFriend';
import { type Happening, planHistory } from './planHistory';

const now = Date.parse('2026-11-21T06:00:00Z');
const dayMs = 24 * 3_600_000;

/** The balance after each happening; a stake must be covered before its win. */
function balancesOf(happenings: readonly Happening[]): number[] {
  let balance = 0;
  return happenings.flatMap((happening) => {
    if (happening.kind !== 'bet') return [(balance += happening.kind === 'deposit' ? happening.cents : -happening.cents)];
    return [(balance -= happening.stakeCents), (balance += happening.payoutCents)];
  });
}

const cents = (happenings: readonly Happening[], kind: 'deposit' | 'withdrawal') =>
  happenings.reduce((sum, happening) => sum + (happening.kind === kind ? happening.cents : 0), 0);

test.each(['maria', 'vince', 'thiri'])('the history of %s ends at the planned balance and never falls below zero', (name) => {
  const happenings = planHistory({ balanceCents: 1_248_055, stakeCents: 6000, games: 6, now, random: createRandom(7, name) });
  const balances = balancesOf(happenings);
  expect(balances.at(-1)).toBe(1_248_055);
  expect(Math.min(...balances)).toBeGreaterThanOrEqual(0);
  expect(cents(happenings, 'withdrawal')).toBeGreaterThan(0);
});

test.each(merchants.flatMap((merchant) => friends.map((friend) => [merchant.country, friend.username, merchant, friend] as const)))(
  'in %s, %s can pay for every bet, and bets after joining',
  (_, __, merchant, friend) => {
    const happenings = planFriend(friend, merchant, now);
    expect(balancesOf(happenings).every((balance) => balance >= 0)).toBe(true);
    expect(happenings.filter(({ kind }) => kind === 'bet')).toHaveLength(friend.bets);
    for (const { at } of happenings) expect(at).toBeGreaterThan(now - friend.daysAgo * dayMs);
  },
);

describe.each([1, 5, 90])('a player of a team who joined %i days ago', (days) => {
  const joinedAt = now - days * dayMs;
  const plans = Array.from({ length: 200 }, (_, index) =>
    planTeamPlayer({ joinedAt, stakeCents: 12_000, games: 6, now, random: createRandom(7, `player ${index}`) }),
  );

  test('can pay for every bet, and does nothing before joining or after now', () => {
    for (const happenings of plans) {
      expect(Math.min(...balancesOf(happenings))).toBeGreaterThanOrEqual(0);
      expect(happenings[0]?.at).toBeGreaterThanOrEqual(joinedAt);
      expect(happenings.at(-1)?.at).toBeLessThan(now);
    }
  });

  test('deposits what the bets need, wins now and then, and withdraws what is left over', () => {
    const all = plans.flat();
    const [deposits, withdrawals] = [cents(all, 'deposit'), cents(all, 'withdrawal')];
    const lost = deposits - withdrawals - plans.reduce((sum, happenings) => sum + (balancesOf(happenings).at(-1) ?? 0), 0);
    const staked = all.reduce((sum, happening) => sum + (happening.kind === 'bet' ? happening.stakeCents : 0), 0);
    expect(withdrawals).toBeGreaterThan(deposits / 10);
    expect(withdrawals).toBeLessThan(deposits);
    expect(lost / staked).toBeGreaterThan(0);
    expect(lost / staked).toBeLessThan(0.2);
  });
});
