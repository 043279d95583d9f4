import type { Merchant } from '../merchants/merchants';

export type WithdrawLimits = { min: string; max: string; feeRate: string; dailyCount: number; typicalMinutes: number; maxAccounts: number };

const limits: Record<Merchant['country'], WithdrawLimits> = {
  PH: { min: '100', max: '50000', feeRate: '0', dailyCount: 5, typicalMinutes: 9, maxAccounts: 5 },
  MM: { min: '10000', max: '2000000', feeRate: '0', dailyCount: 5, typicalMinutes: 9, maxAccounts: 5 },
};

export function withdrawLimits({ country }: Pick<Merchant, 'country'>): WithdrawLimits {
  return limits[country];
}
