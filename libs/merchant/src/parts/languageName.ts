import { type Locale, intlTag } from '@parlour/kernel';

/** A language's name in that language, as its speakers look for it. */
export function languageName(locale: Locale): string {
  return new Intl.DisplayNames([intlTag(locale)], { type: 'language' }).of(locale) ?? locale;
}
