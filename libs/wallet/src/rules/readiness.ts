import { compareMoney } from '@parlour/kernel';
import type { Account, WithdrawRules } from '../wire/transfer';

/** What a withdrawal needs, in the order in which a player can meet it (product decision 4.7). */
export const readinessIds = ['real', 'name', 'password', 'account', 'phone', 'kyc', 'turnover', 'hours', 'count'] as const;
export type ReadinessRow = { id: (typeof readinessIds)[number]; isMet: boolean };

/** The checklist of a withdrawal for a real account; what the operator does not ask for is not on it. */
export function readiness(rules: WithdrawRules, accounts: Account[], now: number): ReadinessRow[] {
  const met: Record<ReadinessRow['id'], boolean | null | undefined> = {
    real: true,
    // The first account fixes the name, so a player without one is sent there once.
    name: Boolean(rules.payeeName),
    phone: rules.phoneVerified,
    kyc: rules.kycPassed,
    hours: rules.closedUntil == null ? null : rules.closedUntil <= now,
    password: rules.hasPaymentPassword,
    account: accounts.some((account) => canReceive(account, now)),
    turnover: isTurnoverEnough(rules),
    count: rules.remainingToday > 0,
  };
  return readinessIds.flatMap((id) => (met[id] == null ? [] : [{ id, isMet: met[id] }]));
}

/** An account can be paid out to once it is checked and has waited as long as a new one has to. */
export function canReceive({ status, coolingUntil }: Account, now: number): boolean {
  return status === 'active' && (coolingUntil == null || coolingUntil <= now);
}

/** Complete, unknown (the gateway then checks at the submit), or part of the balance is free in any case. */
function isTurnoverEnough({ turnover, withdrawable, min }: WithdrawRules): boolean {
  return !turnover || compareMoney(turnover.done, turnover.required) >= 0 || compareMoney(withdrawable, min) >= 0;
}

/** The account to begin with: the wanted one, the default one, else the first that can receive. */
export function initialAccount(accounts: Account[], now: number, wanted?: string): Account | undefined {
  const usable = accounts.filter((account) => canReceive(account, now));
  return usable.find(({ accountId }) => accountId === wanted) ?? usable.find(({ isDefault }) => isDefault) ?? usable[0];
}
