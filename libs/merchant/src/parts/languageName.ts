import type { Locale } from '@parlour/kernel';

/** A language's name in that language, as its speakers look for it. */
export const languageName: Record<Locale, string> = { en: 'English', fil: 'Filipino', my: 'မြန်မာ' };
