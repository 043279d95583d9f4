import { type OwnLocale, ownLocale } from '@parlour/kernel';
import { useLocale } from '@parlour/site';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { screenTexts } from '../screenTexts';

/**
 * Loads the texts of the screens, which another page lacks. Returns true when they are loaded. It reads the state of i18next while it renders, so it
 * must not be compiled, as files of `parts/` and `screens/` are.
 */
export function useScreenTexts(): boolean {
  const { i18n } = useTranslation('session');
  const locale = useLocale();

  useEffect(() => {
    const add = (language: OwnLocale) =>
      screenTexts(language).then(({ default: texts }) => i18n.addResourceBundle(language, 'session', texts, true, true));
    // The app loads those of the operator's languages. A language that fails to load falls back to English (reliability I3).
    add(ownLocale(locale)).catch(() => add('en').catch(() => undefined));
  }, [i18n, locale]);

  // A change of the language keeps the form and its typed values.
  const isLoaded = i18n.exists('login.submit', { ns: 'session' });
  const [wasLoaded, setWasLoaded] = useState(isLoaded);
  if (isLoaded && !wasLoaded) setWasLoaded(true);
  return isLoaded || wasLoaded;
}
