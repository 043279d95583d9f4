import { intlTag } from '@parlour/kernel';
import { useLocale } from '@parlour/merchant';

/** Formats a contract rate with all its digits: "0.8%". */
export function usePercent(): (rate: string) => string {
  const format = new Intl.NumberFormat(intlTag(useLocale()), { maximumFractionDigits: 8 });
  return (rate) => `${format.format(rate as unknown as number)}%`;
}
