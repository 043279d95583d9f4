import { languageWithCode, toGatewayLanguage } from '@parlour/kernel';
import { useLocale, useMerchant } from '@parlour/site';
import { useMemo } from 'react';
import { readLateConfig } from '../lateConfig';

const kinds = ['terms', 'privacy', 'responsiblePlay', 'tracking'] as const;

export type LegalText = {
  kind: (typeof kinds)[number];
  href: string;
  /** Name of its language, if it is not the player's. */
  otherLanguage?: string;
};

/**
 * The operator's own legal texts, each in the player's language or else in the merchant's first that has it, and the date of the terms.
 * Texts that the operator has not configured are not among them.
 */
export function useLegal(): { date?: string; texts: readonly LegalText[] } {
  const { code, langList } = useMerchant();
  const locale = useLocale();
  return useMemo(() => {
    const { legal } = readLateConfig(code);
    const wanted = toGatewayLanguage(locale);
    const texts = kinds.flatMap((kind): LegalText[] => {
      const language = [wanted, ...langList].find((one) => legal[kind][one]);
      const address = language && legal[kind][language];
      if (!address) return [];
      const otherLanguage = language === wanted ? undefined : languageWithCode(language)?.name;
      return [{ kind, href: address.startsWith('https:') ? address : `/m/brand/${address}`, otherLanguage }];
    });
    return { date: legal.date, texts };
  }, [code, langList, locale]);
}
