import { intlTag } from '@parlour/kernel';
import { useLocale } from '@parlour/merchant';

/** "0.8%": a rate as it stands in a contract, with every digit it has. */
export function usePercent(): (rate: string) => string {
  const format = new Intl.NumberFormat(intlTag(useLocale()), { maximumFractionDigits: 8 });
  return (rate) => `${format.format(rate as unknown as number)}%`;
}
