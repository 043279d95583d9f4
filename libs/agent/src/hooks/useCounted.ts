import { groupDigits } from '@parlour/kernel';
import { useLocale } from '@parlour/merchant';

export type Counted = { count: number; shown: string };

/** Returns a count for a message: `count` selects the plural form, `shown` is the formatted number ("5,000"). */
export function useCounted(): (count: number) => Counted {
  const locale = useLocale();
  return (count) => ({ count, shown: groupDigits(`${count}`, locale) });
}
