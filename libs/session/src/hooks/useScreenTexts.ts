import type { Locale } from '@parlour/kernel';
import { useLocale } from '@parlour/merchant';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { screenTexts } from '../screenTexts';

/** Loads the screen texts for a component used outside the screens. Returns true when they are loaded. */
export function useScreenTexts(): boolean {
  const { i18n } = useTranslation('session');
  const locale = useLocale();

  useEffect(() => {
    const add = (language: Locale) =>
      screenTexts(language).then(({ default: texts }) => i18n.addResourceBundle(language, 'session', texts, true, true));
    // A language that fails to load falls back to English (reliability I3).
    add(locale).catch(() => add('en').catch(() => undefined));
  }, [i18n, locale]);

  // A change of the language keeps the form and its typed values.
  const isLoaded = i18n.exists('login.submit', { ns: 'session' });
  const [wasLoaded, setWasLoaded] = useState(isLoaded);
  if (isLoaded && !wasLoaded) setWasLoaded(true);
  return isLoaded || wasLoaded;
}
