import { DAY_MS, HOUR_MS } from '@parlour/kernel/time';
import type { Account, AccountProvider, WithdrawRules } from '../wire/accounts';
import type { DepositMethod } from '../wire/deposit';
import { ORDER_TIME } from './orders';

export function depositMethod(changes: Partial<DepositMethod> = {}): DepositMethod {
  return {
    methodId: 'palmpay',
    channels: [],
    group: 'ewallet',
    name: 'PalmPay',
    min: '100.00',
    max: '20000.00',
    feeRate: '0',
    typicalMinutes: 2,
    health: 'ok',
    presets: ['200', '500', '1000', '5000'],
    fields: [],
    turnoverRate: '1',
    ...changes,
  };
}

export const depositMethods: DepositMethod[] = [
  depositMethod(),
  depositMethod({ methodId: 'islaqr', group: 'qr', name: 'Isla QR', typicalMinutes: 3, feeRate: '0.01' }),
  depositMethod({
    methodId: 'baybank',
    group: 'bank',
    name: 'Bay Bank',
    max: '100000.00',
    typicalMinutes: 30,
    fields: ['payerName', 'payerAccount', 'remark'],
  }),
  depositMethod({ methodId: 'reefpay', name: 'Reef Pay', health: 'down' }),
];

export function account(changes: Partial<Account> = {}): Account {
  return {
    accountId: 'acc-1',
    kind: 'ewallet',
    providerId: 'palmpay',
    provider: 'PalmPay',
    maskedNumber: '••••7731',
    holder: 'Maria Santos',
    isDefault: true,
    status: 'active',
    addedAt: ORDER_TIME,
    ...changes,
  };
}

export const accountProviders: AccountProvider[] = [
  { providerId: 'palmpay', kind: 'ewallet', name: 'PalmPay', minDigits: 11, maxDigits: 11, example: '09•• ••• ••••' },
  { providerId: 'reefpay', kind: 'ewallet', name: 'Reef Pay', minDigits: 11, maxDigits: 11, example: '09•• ••• ••••' },
  { providerId: 'baybank', kind: 'bank', name: 'Bay Bank', minDigits: 10, maxDigits: 16, example: null },
];

export function withdrawRules(changes: Partial<WithdrawRules> = {}): WithdrawRules {
  return {
    balance: '12480.55',
    withdrawable: '12480.55',
    currencySymbol: '₱',
    min: '100.00',
    max: '50000.00',
    feeRate: '0',
    remainingToday: 3,
    dailyCount: 5,
    typicalMinutes: 15,
    hasPaymentPassword: true,
    payeeName: 'Maria Santos',
    maxAccounts: 5,
    turnover: {
      required: '18000.00',
      done: '18000.00',
      games: ['Slots', 'Live casino'],
      sources: [
        { orderNo: 'D-2611-000700', label: 'PalmPay', required: '10000.00', done: '10000.00', at: ORDER_TIME - DAY_MS, games: [] },
        { orderNo: 'D-2611-000702', label: 'PalmPay', required: '8000.00', done: '8000.00', at: ORDER_TIME - HOUR_MS, games: [] },
      ],
    },
    ...changes,
  };
}
