/** Languages whose texts come with the app, as BCP 47 tags. */
export const locales = ['en', 'fil', 'my'] as const;
export type OwnLocale = (typeof locales)[number];

declare const added: unique symbol;
/** A language of the interface as a BCP 47 tag: one of the app's own, or one that the operator has added (`adoptLanguages`). */
export type Locale = OwnLocale | (string & { readonly [added]: true });

/** The gateway's own codes (specification 9: EN, TY, and MY for Myanmar). */
export const gatewayLanguages = { EN: 'en', TY: 'fil', MY: 'my' } as const satisfies Record<string, OwnLocale>;
export type GatewayLanguage = keyof typeof gatewayLanguages;

export type Language = {
  /** The gateway's code: two capitals. */
  code: string;
  locale: Locale;
  /** In the language itself, as its speakers recognise it. */
  name: string;
  /** Two letters, for the flag. A language of many countries has none, and its code stands for it. */
  country?: string;
  isRightToLeft?: boolean;
  /** Addresses of the operator's texts: of blocks and menus, and of all else. */
  texts?: { blocks: string; rest: string };
};

const own: readonly Language[] = [
  { code: 'EN', locale: 'en', name: 'English' },
  { code: 'TY', locale: 'fil', name: 'Filipino', country: 'PH' },
  { code: 'MY', locale: 'my', name: 'မြန်မာ', country: 'MM' },
];

let languages = own;

/**
 * Adds the operator's languages to those that are known, or describes them anew. The configuration does it before anything is shown. The server adds those of
 * each site: each site's configuration has only its own languages.
 */
export function adoptLanguages(others: readonly Language[]): void {
  const isOther = ({ code, locale }: Language) => others.some((other) => other.code === code || other.locale === locale);
  languages = [...languages.filter((one) => !isOther(one)), ...others];
}

/** Returns the language of a BCP 47 tag; English for an unknown one. */
export function languageOf(locale: string): Language {
  return languages.find((one) => one.locale === locale) ?? (own[0] as Language);
}

/** Returns the language with a code of the gateway, or undefined. */
export function languageWithCode(code: string): Language | undefined {
  return languages.find((one) => one.code === code);
}

export function toGatewayLanguage(locale: Locale): string {
  return languageOf(locale).code;
}

/** Returns the language whose texts the app has: English for one that the operator has added. */
export function ownLocale(locale: string): OwnLocale {
  return locales.find((one) => one === locale) ?? 'en';
}

/** Language tag for `Intl`, with Latin digits and the calendar that the gateway writes, as players use them for money and orders. */
export function intlTag(locale: Locale): string {
  if (locale === 'en' || locale === 'fil') return locale;
  return locale === 'my' ? 'my-u-nu-latn' : `${locale}-u-ca-gregory-nu-latn`;
}
