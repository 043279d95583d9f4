import type { Locale } from '@parlour/kernel';
import { useLocale } from '@parlour/merchant';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { screenTexts } from './screenTexts';

/** Brings the texts of the screens to a part of one that is shown elsewhere; true when they are there. */
export function useScreenTexts(): boolean {
  const { i18n } = useTranslation('session');
  const locale = useLocale();

  useEffect(() => {
    const add = (language: Locale) =>
      screenTexts(language).then(({ default: texts }) => i18n.addResourceBundle(language, 'session', texts, true, true));
    // A language that cannot be had falls back to English (reliability I3).
    add(locale).catch(() => add('en').catch(() => undefined));
  }, [i18n, locale]);

  return i18n.exists('login.submit', { ns: 'session' });
}
