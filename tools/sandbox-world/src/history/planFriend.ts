import { type Merchant, fromPesos } from '../merchants/merchants';
import type { Happening } from './planHistory';

/** A friend's one deposit and number of stakes since, in pesos. */
export type Friend = { username: string; daysAgo: number; deposit: number; bets: number; stake: number };

/** Members who have invited friends. */
export const inviters: readonly string[] = ['maria', 'thiri'];

/** Three friends count, so the first milestone is reached. */
export const friends: readonly Friend[] = [
  { username: 'julian', daysAgo: 2, deposit: 0, bets: 0, stake: 0 },
  { username: 'beata', daysAgo: 6, deposit: 500, bets: 17, stake: 20 },
  { username: 'ricardo', daysAgo: 15, deposit: 1200, bets: 54, stake: 100 },
  { username: 'lizzy', daysAgo: 21, deposit: 300, bets: 42, stake: 50 },
  { username: 'daniel', daysAgo: 33, deposit: 2500, bets: 73, stake: 250 },
];

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

/** Plans a friend's deposit and bets. Every second bet pays twice its stake, so that the deposit is not used up. */
export function planFriend({ daysAgo, deposit, bets, stake }: Friend, merchant: Merchant, now: number): Happening[] {
  if (deposit === 0) return [];
  const cents = (pesos: number) => Number(fromPesos(merchant, String(pesos))) * 100;
  const start = now - daysAgo * dayMs + 2 * hourMs;
  const step = (now - hourMs - start) / bets;
  return [
    { kind: 'deposit', at: start, cents: cents(deposit) },
    ...Array.from({ length: bets }, (_, index) => ({
      kind: 'bet' as const,
      at: Math.round(start + hourMs / 2 + index * step),
      game: index % 3,
      stakeCents: cents(stake),
      payoutCents: index % 2 === 0 ? 0 : 2 * cents(stake),
    })),
  ];
}
