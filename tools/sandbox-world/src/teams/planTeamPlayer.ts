import type { Happening } from '../history/planHistory';
import type { Random } from '../random';

type PlayerPlan = { joinedAt: number; stakeCents: number; games: number; now: number; random: Random };

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;
const rounds = 16;
const mostDays = 20;
/** Factors of the usual stake: one bet, a deposit, and the money that a player keeps for the next bets. */
const stakeFactors = { from: 20, to: 160 };
const depositFactor = 400;
const keptFactor = 300;
/** Together they return nine tenths of the stakes. */
const winRate = 0.45;
const winFactors = [1, 1.5, 2, 3.5];

/** Plans the actions of a player of a team since joining: deposits once the money runs out, and withdraws after a large win. */
export function planTeamPlayer({ joinedAt, stakeCents: unit, games, now, random }: PlayerPlan): Happening[] {
  const earliest = Math.min(now - joinedAt, mostDays * dayMs) / minuteMs - 60;
  const times = Array.from({ length: rounds }, () => now - random.integer(60, earliest) * minuteMs).sort((a, b) => a - b);
  const happenings: Happening[] = [];
  let balance = 0;
  const note = (happening: Happening, change: number) => {
    happenings.push(happening);
    balance += change;
  };
  for (const at of times) {
    const stakeCents = unit * random.integer(stakeFactors.from, stakeFactors.to);
    const payoutCents = random.next() < winRate ? Math.round(stakeCents * random.pick(winFactors)) : 0;
    const deposit = unit * depositFactor;
    if (balance < stakeCents) note({ kind: 'deposit', at: at - 10 * minuteMs, cents: deposit }, deposit);
    note({ kind: 'bet', at, game: random.integer(0, games - 1), stakeCents, payoutCents }, payoutCents - stakeCents);
    const spare = balance - unit * keptFactor;
    if (spare > deposit / 2) note({ kind: 'withdrawal', at: at + 30 * minuteMs, cents: spare }, -spare);
  }
  return happenings.sort((a, b) => a.at - b.at);
}
