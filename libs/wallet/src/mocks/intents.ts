import type { DepositIntent, WithdrawalIntent } from '../orderSubmission';

const shared = { player: '200jilif3/maria', startedAt: Date.UTC(2026, 10, 20, 6, 2), state: 'unknown' } as const;

export function depositIntent(changes: Partial<DepositIntent> = {}): DepositIntent {
  return {
    ...shared,
    key: '5f1c0a52-6f0c-4d53-9f0e-2d5c1b7a9e01',
    kind: 'wallet.deposit',
    content: { via: 'PalmPay', input: { methodId: 'palmpay', amount: '1000.00' } },
    ...changes,
  };
}

export function withdrawalIntent(changes: Partial<WithdrawalIntent> = {}): WithdrawalIntent {
  return {
    ...shared,
    key: '5f1c0a52-6f0c-4d53-9f0e-2d5c1b7a9e02',
    kind: 'wallet.withdrawal',
    content: { via: 'PalmPay ••••7731', input: { accountId: 'acc-1', amount: '5000.00' } },
    ...changes,
  };
}
