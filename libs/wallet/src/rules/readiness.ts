import { compareMoney } from '@parlour/kernel';
import type { Account, WithdrawRules } from '../wire/transfer';

/** What a withdrawal needs, in the order in which a player can meet it (product decision 4.7). */
export const readinessIds = ['password', 'account', 'turnover', 'count'] as const;
export type ReadinessRow = { id: (typeof readinessIds)[number]; isMet: boolean };

/** The checklist of a withdrawal. */
export function readiness(rules: WithdrawRules, accounts: Account[]): ReadinessRow[] {
  const met: Record<ReadinessRow['id'], boolean> = {
    password: rules.hasPaymentPassword,
    account: accounts.some(canReceive),
    turnover: isTurnoverEnough(rules),
    count: rules.remainingToday > 0,
  };
  return readinessIds.map((id) => ({ id, isMet: met[id] }));
}

export function canReceive({ status }: Account): boolean {
  return status === 'active';
}

/** Complete, unknown (the gateway then checks at the submit), or part of the balance is free in any case. */
function isTurnoverEnough({ turnover, withdrawable, min }: WithdrawRules): boolean {
  return !turnover || compareMoney(turnover.done, turnover.required) >= 0 || compareMoney(withdrawable, min) >= 0;
}

/** The account to begin with: the wanted one, the default one, else the first that can receive. */
export function initialAccount(accounts: Account[], wanted?: string): Account | undefined {
  const usable = accounts.filter(canReceive);
  return usable.find(({ accountId }) => accountId === wanted) ?? usable.find(({ isDefault }) => isDefault) ?? usable[0];
}
