import { dataOf } from '../countries/countries';
import type { Merchant } from '../merchants/merchants';

export type WithdrawLimits = { min: string; max: string; feeRate: string; dailyCount: number; typicalMinutes: number; maxAccounts: number };

export function withdrawLimits(merchant: Pick<Merchant, 'country'>): WithdrawLimits {
  return { ...dataOf(merchant).limits.withdrawal, feeRate: '0', dailyCount: 5, typicalMinutes: 9, maxAccounts: 5 };
}
