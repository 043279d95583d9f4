import { intlTag } from '@parlour/kernel';
import { useLocale } from '@parlour/merchant';

export type Counted = { count: number; shown: string };

/** A number of people or things for a message: `count` chooses its form, `shown` is what stands in it ("5,000"). */
export function useCounted(): (count: number) => Counted {
  const format = new Intl.NumberFormat(intlTag(useLocale()));
  return (count) => ({ count, shown: format.format(count) });
}
