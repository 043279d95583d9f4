import { DAY_MS } from '@parlour/kernel/time';
import { addMoney, compareMoney, type Money, subtractMoney } from '@parlour/kernel/money';
import { readStored, writeStored } from '@parlour/kernel/storage';
import { wireMoney } from '@parlour/kernel/wire-call';
import * as v from 'valibot';

/** Budget periods are rolling, like those of limits, so that midnight does not reset them. */
export const budgetPeriods = { day: DAY_MS, week: 7 * DAY_MS } as const;
export type BudgetPeriod = keyof typeof budgetPeriods;

export type BegunDeposit = { orderNo: string; amount: Money; at: number };
export type DepositBudget = Record<BudgetPeriod, Money | null> & { begun: BegunDeposit[] };

export const noBudget: DepositBudget = { day: null, week: null, begun: [] };

/**
 * Returns the sum of deposits started within the period. Deposits dated in the future, left by a changed device clock, count too.
 */
export function usedOf({ begun }: DepositBudget, period: BudgetPeriod, now: number): Money {
  return begun.filter(({ at }) => at > now - budgetPeriods[period]).reduce((sum, { amount }) => addMoney(sum, amount), '0.00');
}

/** Returns the budget that a deposit would exceed. If it exceeds both, returns the one exceeded by more. */
export function passedBudget(budget: DepositBudget, amount: Money, now: number) {
  return (['day', 'week'] as const)
    .flatMap((period) => {
      const most = budget[period];
      if (most === null) return [];
      const total = addMoney(usedOf(budget, period, now), amount);
      return compareMoney(total, most) > 0 ? [{ period, budget: most, total }] : [];
    })
    .sort((a, b) => compareMoney(subtractMoney(b.total, b.budget), subtractMoney(a.total, a.budget)))[0];
}

/** Adds an order once and drops orders older than every period. */
export function withDeposit(budget: DepositBudget, deposit: BegunDeposit): DepositBudget {
  const begun = budget.begun.filter(({ orderNo, at }) => orderNo !== deposit.orderNo && at > deposit.at - budgetPeriods.week);
  return { ...budget, begun: [...begun, deposit] };
}

const KEY = 'walletBudget';
/** Caps the stored deposits; no player reaches this number. */
const MAX_BEGUN = 500;
const most = v.nullable(wireMoney);
const budget = v.object({
  day: most,
  week: most,
  begun: v.pipe(v.array(v.object({ orderNo: v.string(), amount: wireMoney, at: v.pipe(v.number(), v.finite()) })), v.maxLength(MAX_BEGUN)),
});
const budgets = v.record(v.string(), budget);

/** Reads the player's budget from this device. It survives a logout, because it is the player's own commitment. */
export function readBudget(player: string): DepositBudget {
  return readAll()[player] ?? noBudget;
}

export function writeBudget(player: string, set: Pick<DepositBudget, 'day' | 'week'>): void {
  write(player, { ...readBudget(player), ...set });
}

/** Adds a deposit to the budget. It counts even if it is rejected or expires later. */
export function noteBegunDeposit(player: string, deposit: BegunDeposit): void {
  const next = withDeposit(readBudget(player), deposit);
  write(player, { ...next, begun: next.begun.slice(-MAX_BEGUN) });
}

const readAll = () => readStored('local', KEY, budgets) ?? {};

function write(player: string, value: DepositBudget): void {
  writeStored('local', KEY, { ...readAll(), [player]: value });
}
