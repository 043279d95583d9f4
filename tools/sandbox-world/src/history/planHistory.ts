import type { Random } from '../random';

/** Amounts are in hundredths of the currency. */
export type Happening =
  | { kind: 'deposit' | 'withdrawal'; at: number; cents: number }
  | { kind: 'bet'; at: number; game: number; stakeCents: number; payoutCents: number };

export type HistoryPlan = {
  balanceCents: number;
  stakeCents: number;
  games: number;
  now: number;
  random: Random;
  /** A period that ends with a loss. */
  lost?: Period;
};
type Period = { startsAt: number; endsAt: number };
type Played = Extract<Happening, { kind: 'bet' }>;

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
const stakeFactors = [0.5, 1, 1, 2, 5];
const winFactors = [1, 2, 2, 3, 5, 8];
/** Days before now. */
const firstDay = 27;
const cashOutDay = 6;

/** Plans four weeks of deposits, bets and a withdrawal that end at exactly the planned balance and never fall below zero. */
export function planHistory(plan: HistoryPlan): Happening[] {
  const bets = loseIn(planBets(plan), plan);
  const at = (day: number) => plan.now - day * dayMs;
  const step = plan.stakeCents * 20;
  const fixed: Happening[] = [
    { kind: 'deposit', at: at(17), cents: step * 2 },
    { kind: 'deposit', at: at(9), cents: step * 2 },
    { kind: 'deposit', at: at(3), cents: step },
    ...bets,
  ];
  // Raise the first deposit until the withdrawal that makes the balance match is a plausible amount.
  for (let first = step * 5; ; first += step) {
    const before = [{ kind: 'deposit' as const, at: at(firstDay), cents: first }, ...fixed];
    const surplus = before.reduce((sum, happening) => sum + change(happening), 0) - plan.balanceCents;
    const all = [...before, { kind: 'withdrawal' as const, at: at(cashOutDay), cents: surplus }].sort((a, b) => a.at - b.at);
    if (surplus > step && staysAbove(all)) return all;
  }
}

function planBets({ stakeCents, games, now, random }: HistoryPlan): Played[] {
  const bets: Played[] = [];
  for (let day = firstDay - 1; day >= 0; day--) {
    if (random.next() < 0.2) continue;
    const game = random.integer(0, games - 1);
    let at = now - day * dayMs - random.integer(1, 9) * hourMs;
    for (let round = random.integer(6, 14); round > 0; round--) {
      at += random.integer(15_000, 60_000);
      const stake = stakeCents * random.pick(stakeFactors);
      bets.push({ kind: 'bet', at, game, stakeCents: stake, payoutCents: random.next() < 0.27 ? stake * random.pick(winFactors) : 0 });
    }
  }
  return bets;
}

/** Takes wins out of a period, the first ones first, until it has lost at least ten stakes or has no win left. */
function loseIn(bets: readonly Played[], { lost, stakeCents }: HistoryPlan): Played[] {
  const isMeant = ({ at }: Played) => lost !== undefined && lost.startsAt <= at && at < lost.endsAt;
  let net = bets.filter(isMeant).reduce((sum, bet) => sum + change(bet), 0);
  return bets.map((bet) => {
    if (!isMeant(bet) || net <= -10 * stakeCents) return bet;
    net -= bet.payoutCents;
    return { ...bet, payoutCents: 0 };
  });
}

function change(happening: Happening): number {
  if (happening.kind === 'bet') return happening.payoutCents - happening.stakeCents;
  return happening.kind === 'deposit' ? happening.cents : -happening.cents;
}

function staysAbove(all: Happening[]): boolean {
  let balance = 0;
  return all.every((happening) => {
    const stake = happening.kind === 'bet' ? happening.stakeCents : 0;
    const covered = balance >= stake;
    balance += change(happening);
    return covered && balance >= 0;
  });
}
