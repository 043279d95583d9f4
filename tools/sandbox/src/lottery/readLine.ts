import type { lotteryWire } from '@parlour/games/wire';
import { compareMoney, type Money, multiplyMoney } from '@parlour/kernel/money';
import type { WireInput } from '@parlour/kernel/wire-call';
import { type Merchant, type PlayType, countBets, maxMultiplier, maxRebate, unitsOf } from '@parlour/sandbox-world';
import { refuse } from '../http/refuse';

type WireLine = WireInput<typeof lotteryWire.placeLotteryOrders>['lines'][number];
export type ReadLine = {
  play: PlayType;
  picks: string[][];
  bets: number;
  unit: Money;
  multiplier: number;
  rebate: Money;
  /** In one draw. */ stake: Money;
};

const mostBets = 20_000;

/** Validates a line; refuses an invalid one and names the wrong field. */
export function readLine(line: WireLine, { merchant, plays }: { merchant: Merchant; plays: readonly PlayType[] }): ReadLine {
  const play = plays.find(({ id }) => id === line.playTypeId) ?? refuse('FIELD_INVALID', { field: 'playTypeId' });
  const bets = countBets(play, line.picks) ?? 0;
  if (bets < 1 || bets > mostBets) refuse('FIELD_INVALID', { field: 'picks' });
  const unit = unitsOf(merchant).find((offered) => compareMoney(offered, line.unit) === 0) ?? refuse('FIELD_INVALID', { field: 'unit' });
  if (line.multiplier > maxMultiplier) refuse('ABOVE_MAX', { max: maxMultiplier });
  if (compareMoney(line.rebate, '0') < 0 || compareMoney(line.rebate, maxRebate) > 0) refuse('FIELD_INVALID', { field: 'rebate' });
  return {
    play,
    picks: line.picks,
    bets,
    unit,
    multiplier: line.multiplier,
    rebate: line.rebate,
    stake: multiplyMoney(unit, String(bets * line.multiplier)),
  };
}
