import type { Locale } from '@parlour/kernel';
import { useSelector } from 'react-redux';
import { selectLocale } from '../merchantSelectors';

/** Returns the language of the interface. */
export function useLocale(): Locale {
  return useSelector(selectLocale);
}
