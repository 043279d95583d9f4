/** How a country's money is written and typed. */
export type Currency = {
  /** ISO 4217: "PHP". */
  code: string;
  /** As the gateway sends it with each amount: "₱". */
  symbol: string;
  symbolPlace: 'before' | 'after';
  /** Digits after the point, 0 to 3. */
  decimals: number;
  /** Other names that people and bank apps write before or after an amount. */
  otherNames: readonly string[];
  /** Names that stand only before a number: "K50" is 50 kyats, and "50K" may mean thousands. */
  namesBefore: readonly string[];
};

export type Country = {
  /** ISO 3166, two letters. */
  code: string;
  /** Names of the country, by the gateway's code of a language. */
  names: Readonly<Record<string, string>>;
  /** The calling code, without the plus sign. */
  dialingCode: string;
  /** IANA: "Asia/Manila". */
  timeZone: string;
  currency: Currency;
  /** The languages of a merchant that does not say which it offers, by the gateway's codes. */
  languages: readonly string[];
  /** An image below /m/brand/; without it the flag is drawn, or the font's. */
  flag?: string | undefined;
};

/** Countries that an operator need not describe. */
export const ownCountries: readonly Country[] = [
  {
    code: 'PH',
    names: { EN: 'Philippines', TY: 'Pilipinas', MY: 'ဖိလစ်ပိုင်' },
    dialingCode: '63',
    timeZone: 'Asia/Manila',
    currency: {
      code: 'PHP',
      symbol: '₱',
      symbolPlace: 'before',
      decimals: 2,
      otherNames: ['pesos', 'peso', 'piso', 'p'],
      namesBefore: [],
    },
    languages: ['EN', 'TY'],
  },
  {
    code: 'MM',
    names: { EN: 'Myanmar', TY: 'Myanmar', MY: 'မြန်မာ' },
    dialingCode: '95',
    timeZone: 'Asia/Yangon',
    // The last name is in the Zawgyi encoding.
    currency: {
      code: 'MMK',
      symbol: 'Ks',
      symbolPlace: 'before',
      decimals: 2,
      otherNames: ['kyats', 'kyat', 'ကျပ်', 'က်ပ္'],
      namesBefore: ['k'],
    },
    languages: ['EN', 'MY'],
  },
];

let countries = ownCountries;

/**
 * Adds the operator's countries to those that are known, or describes them anew. The configuration does it before anything is shown. The server adds those of
 * each site: each site's configuration has only its own countries.
 */
export function adoptCountries(others: readonly Country[]): void {
  // The newest come first: a country that has left the file must not say how a symbol is written.
  countries = [...others, ...countries.filter(({ code }) => !others.some((other) => other.code === code))];
}

/** Returns a country by its two letters. A merchant's is always known: the server does not start with another one. */
export function countryOf(code: string): Country | undefined {
  return countries.find((country) => country.code === code);
}

/** Returns the currency of amounts with this symbol. A plain number, and a symbol that no country has, is written as most money is: with two decimals. */
export function currencyOf(symbol: string): Currency {
  const known = countries.find(({ currency }) => currency.symbol === symbol);
  return known?.currency ?? { code: '', symbol, symbolPlace: 'before', decimals: 2, otherNames: [], namesBefore: [] };
}

const NO_BREAK = '\u00A0';

/** Writes an amount with its symbol, where the currency has it: "₱500.00", "Ks 500.00", "500 ₫". */
export function withSymbol(digits: string, symbol: string): string {
  if (currencyOf(symbol).symbolPlace === 'after') return `${digits}${NO_BREAK}${symbol}`;
  return /\p{L}\.?$/u.test(symbol) ? `${symbol}${NO_BREAK}${digits}` : symbol + digits;
}
