import type { Locale } from '@parlour/kernel';

/** Returns a language's name in that language, which its speakers recognise. */
export const languageName: Record<Locale, string> = { en: 'English', fil: 'Filipino', my: 'မြန်မာ' };
