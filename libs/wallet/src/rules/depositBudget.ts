import { type Money, addMoney, compareMoney, subtractMoney } from '@parlour/kernel';

const DAY_MS = 24 * 3_600_000;
/** As limits do, a budget looks back from now: no midnight doubles the room. */
export const budgetPeriods = { day: DAY_MS, week: 7 * DAY_MS } as const;
export type BudgetPeriod = keyof typeof budgetPeriods;

export type BegunDeposit = { orderNo: string; amount: Money; at: number };
export type DepositBudget = Record<BudgetPeriod, Money | null> & { begun: BegunDeposit[] };

export const noBudget: DepositBudget = { day: null, week: null, begun: [] };

/** What was begun within the period; a deposit of the future comes from a clock that was set, and counts. */
export function usedOf({ begun }: DepositBudget, period: BudgetPeriod, now: number): Money {
  return begun.filter(({ at }) => at > now - budgetPeriods[period]).reduce((sum, { amount }) => addMoney(sum, amount), '0.00');
}

/** The budget that a deposit would pass; of two the one that it passes by more. */
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

/** Counts an order once; what no period looks at any more is forgotten. */
export function withDeposit(budget: DepositBudget, deposit: BegunDeposit): DepositBudget {
  const begun = budget.begun.filter(({ orderNo, at }) => orderNo !== deposit.orderNo && at > deposit.at - budgetPeriods.week);
  return { ...budget, begun: [...begun, deposit] };
}
