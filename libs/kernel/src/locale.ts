/** Languages of the interface as BCP 47 tags. */
export const locales = ['en', 'fil', 'my'] as const;
export type Locale = (typeof locales)[number];

/** The gateway's own codes (specification 9: EN, TY, and MY for Myanmar). */
export const gatewayLanguages = { EN: 'en', TY: 'fil', MY: 'my' } as const satisfies Record<string, Locale>;
export type GatewayLanguage = keyof typeof gatewayLanguages;

const codes: Record<Locale, GatewayLanguage> = { en: 'EN', fil: 'TY', my: 'MY' };

export function toGatewayLanguage(locale: Locale): GatewayLanguage {
  return codes[locale];
}

/** Language tag for `Intl`; Burmese uses Latin digits, as players do for money. */
export function intlTag(locale: Locale): string {
  return locale === 'my' ? 'my-u-nu-latn' : locale;
}
