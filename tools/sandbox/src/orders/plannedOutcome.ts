import type { Money } from '@parlour/kernel/money';

export type Outcome = 'successful' | 'rejected' | 'delayed' | 'expired';

/** Amounts whose whole part ends in these digits get another outcome, so that every screen can be seen without tools. */
const endings: Record<string, Outcome> = { '444': 'rejected', '555': 'delayed' };

export function plannedOutcome(amount: Money): Outcome {
  const [whole = ''] = amount.split('.');
  return endings[whole.slice(-3)] ?? 'successful';
}

/** Default rejection reason per kind of order. */
export const defaultReasons = { deposit: 'PAYMENT_NOT_FOUND', withdrawal: 'NAME_MISMATCH' } as const;
/** A delayed order takes longer than any method's usual time. */
export const delayMs = 90 * 60_000;
