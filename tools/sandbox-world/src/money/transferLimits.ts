import type { Merchant } from '../merchants/merchants';

/** Minimum and maximum of one transfer to a downline. */
export const transferLimits: Record<Merchant['country'], { min: string; max: string }> = {
  PH: { min: '50', max: '50000' },
  MM: { min: '1000', max: '1000000' },
};
