import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { adoptCountries, type Country, countryOf, type Currency } from '@parlour/kernel';
import type { CountryData } from './CountryData';

/** A country of the sandbox with all that it leaves out. */
export type WorldCountry = Required<Omit<CountryData, 'country' | 'merchant'>> & {
  country: Country;
  merchant: Required<CountryData['merchant']>;
};

/** A file must have these. */
const needed = [
  'country',
  'merchant',
  'perPeso',
  'limits',
  'registration',
  'offers',
  'depositMethods',
  'accountProviders',
  'winners',
] as const satisfies readonly (keyof CountryData)[];

const bundled = join(import.meta.dirname, '../../data/countries');

/** Files of countries: those of the world in the order of their names, and those that SANDBOX_COUNTRIES names, separated by commas. */
export const countryFiles: readonly string[] = [
  ...readdirSync(bundled)
    .sort()
    .map((name) => join(bundled, name)),
  ...(process.env['SANDBOX_COUNTRIES']?.split(',').filter(Boolean) ?? []),
];

export const countries: readonly WorldCountry[] = countryFiles.map(read);
adoptCountries(countries.map(({ country }) => country));

function read(file: string): WorldCountry {
  const data = JSON.parse(readFileSync(file, 'utf8')) as CountryData;
  const missing = needed.filter((name) => data[name] === undefined);
  if (missing.length > 0) throw new Error(`${file} lacks ${missing.join(', ')}`);
  const country = typeof data.country === 'string' ? countryOf(data.country) : withDefaults(data.country);
  if (!country) throw new Error(`${file}: describe the country ${String(data.country)} as in the operator's file`);
  return {
    verifiesMobile: false,
    hasIosApp: false,
    flags: {},
    contacts: [],
    invitationCodes: [],
    depositPromotions: {},
    campaigns: {},
    channels: {},
    payments: {},
    demoMembers: [],
    teamNames: data.winners,
    ...data,
    country,
    merchant: { aliases: [], currency: country.currency.code, ...data.merchant },
  };
}

/** The operator's file may leave out what a currency usually has. */
function withDefaults({ currency, ...country }: Country): Country {
  const usual: Pick<Currency, 'symbolPlace' | 'otherNames' | 'namesBefore'> = { symbolPlace: 'before', otherNames: [], namesBefore: [] };
  return { ...country, currency: { ...usual, ...currency } };
}

/** Returns a country by its two letters. Every merchant is in one. */
export function dataOf({ country: code }: { country: string }): WorldCountry {
  return countries.find(({ country }) => country.code === code) ?? fail(`no country ${code}`);
}

function fail(message: string): never {
  throw new Error(message);
}
