import { type Money, multiplyMoney, subtractMoney } from '@parlour/kernel/money';
import { wireId, wireMoney } from '@parlour/kernel/wire-call';
import * as v from 'valibot';
import type { PlayType } from '../api/lotteryApi';

export const quickPicks = ['all', 'big', 'small', 'odd', 'even'] as const;
type QuickPick = (typeof quickPicks)[number];

const isDigitRow = (options: readonly string[]) => options.length === 10 && options.every((option) => /^\d{1,2}$/.test(option));

/** Only rows of ten numbers have quick picks. */
export function hasQuickPicks(options: readonly string[]): boolean {
  return isDigitRow(options);
}

/** The upper or lower half of a row, its odd or even numbers, or all. */
export function quickPick(options: readonly string[], pick: QuickPick): string[] {
  const half = options.length / 2;
  if (pick === 'all') return [...options];
  if (pick === 'big') return options.slice(half);
  if (pick === 'small') return options.slice(0, half);
  return options.filter((option) => Number(option) % 2 === (pick === 'odd' ? 1 : 0));
}

/** Random options without repetition, each with the same chance. */
export function luckyPick(options: readonly string[], count: number): string[] {
  const left = [...options];
  return Array.from({ length: Math.min(count, options.length) }, () => {
    const [random = 0] = crypto.getRandomValues(new Uint32Array(1));
    return left.splice(random % left.length, 1)[0] ?? '';
  });
}

/** A line of the slip: the picks of each row, and the stake. */
export const slipLine = v.object({
  playTypeId: wireId,
  picks: v.pipe(v.array(v.pipe(v.array(wireId), v.maxLength(100))), v.maxLength(10)),
  unit: wireMoney,
  multiplier: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
  rebate: wireMoney,
});
export type SlipLine = v.InferOutput<typeof slipLine>;

export type LineTotals = {
  bets: number;
  /** Stake in one draw. */
  stake: Money;
  /** The most that one draw can pay, without rebate. */
  maxWin: Money;
  /** Stake of a single bet, to which the limit applies. */
  perBet: Money;
};

function combinations(of: number, choose: number): number {
  if (of < choose) return 0;
  let result = 1;
  for (let step = 1; step <= choose; step += 1) result = (result * (of - choose + step)) / step;
  return Math.round(result);
}

/** Number of bets that the picks make; 0 while a row has none. */
export function countBets({ rule, choose }: Pick<PlayType, 'rule' | 'choose'>, picks: readonly (readonly string[])[]): number {
  if (rule === 'product') return picks.reduce((product, row) => product * row.length, 1);
  if (rule === 'sum') return picks.reduce((sum, row) => sum + row.length, 0);
  return combinations(picks[0]?.length ?? 0, choose ?? 1);
}

/** The most bets of a line that one draw can pay. */
function countHits(play: PlayType, picks: SlipLine['picks']): number {
  if (play.rule === 'product') return play.maxHits;
  const possible = picks.length > 1 ? picks.filter((row) => row.length > 0).length : countBets(play, picks);
  return Math.min(possible, play.maxHits);
}

/** The stake of a line, bets × unit × multiplier, and the most that it can win (product 4.1, stake bar). */
export function lineTotals(play: PlayType, { picks, unit, multiplier, rebate }: Omit<SlipLine, 'playTypeId'>): LineTotals {
  const bets = countBets(play, picks);
  const perBet = multiplyMoney(unit, String(multiplier));
  const hits = bets > 0 ? countHits(play, picks) : 0;
  const full = multiplyMoney(multiplyMoney(perBet, String(hits)), play.odds);
  return { bets, perBet, stake: multiplyMoney(perBet, String(bets)), maxWin: multiplyMoney(full, afterRebate(rebate)) };
}

/** The share of the prize that a win pays with this rebate, in percent. */
export function afterRebate(rebate: Money): string {
  return subtractMoney('1', multiplyMoney(rebate, '0.01'));
}
