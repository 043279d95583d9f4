import { compareMoney } from '@parlour/kernel/money';
import type { Account, WithdrawRules } from '../wire/accounts';

/** The conditions of a withdrawal, in the order in which a player can meet them (product decision 4.7). */
export const readinessIds = ['real', 'name', 'password', 'account', 'phone', 'kyc', 'turnover', 'hours', 'count'] as const;
export type ReadinessRow = { id: (typeof readinessIds)[number]; isMet: boolean };

/** Returns the withdrawal checklist of a real account. Conditions that the operator does not require are left out. */
export function readiness(rules: WithdrawRules, accounts: Account[], now: number): ReadinessRow[] {
  const met: Record<ReadinessRow['id'], boolean | null | undefined> = {
    real: true,
    // Adding the first account sets the name, so a player without a name is sent to that form.
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

/** Returns true if the account is verified and its cooling-off period is over. */
export function canReceive({ status, coolingUntil }: Account, now: number): boolean {
  return status === 'active' && (coolingUntil == null || coolingUntil <= now);
}

/**
 * Returns true if the turnover is complete, if it is unknown (the gateway then checks on submit), or if enough of the balance can
 * be withdrawn anyway.
 */
function isTurnoverEnough({ turnover, withdrawable, min }: WithdrawRules): boolean {
  return !turnover || compareMoney(turnover.done, turnover.required) >= 0 || compareMoney(withdrawable, min) >= 0;
}

/** Returns the preselected account: the requested one, else the default one, else the first that can receive money. */
export function initialAccount(accounts: Account[], now: number, wanted?: string): Account | undefined {
  const usable = accounts.filter((account) => canReceive(account, now));
  return usable.find(({ accountId }) => accountId === wanted) ?? usable.find(({ isDefault }) => isDefault) ?? usable[0];
}
