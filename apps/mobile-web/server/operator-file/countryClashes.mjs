import { countries as ownCountries } from '../gateway/contract.mjs';
import { repeated } from './entries.mjs';

/**
 * Lists the merchants in unknown countries, and countries that contradict each other.
 * @param {import('./entries.mjs').Entry[]} countries
 * @param {import('./entries.mjs').Entry[]} merchants
 * @returns {import('./findMisfits.mjs').Problem[]}
 */
export function countryClashes(countries, merchants) {
  const codes = countries.map(({ path, value }) => ({ path: `${path}.code`, value: value?.code }));
  const kept = ownCountries.filter(({ code }) => !codes.some(({ value }) => value === code));
  const known = [...kept.map(({ code }) => code), ...codes.map(({ value }) => value)];
  const strangers = merchants.filter(({ value }) => /^[A-Z]{2}$/.test(value?.country) && !known.includes(value.country));
  return [
    ...repeated(codes),
    ...strangers.map(({ path, value }) => ({
      path: `${path}.country`,
      text: `is "${value.country}", but must be one of ${known.join(', ')}: describe another country in countries`,
    })),
    ...countries.filter(({ value }) => typeof value?.timeZone === 'string' && !isTimeZone(value.timeZone)).map(unknownZone),
    ...countries.flatMap((country, place) => symbolClash(country, [...kept, ...countries.slice(0, place).map(({ value }) => value)])),
  ];
}

function unknownZone({ path, value }) {
  return { path: `${path}.timeZone`, text: `is "${value.timeZone}", but no such time zone is known` };
}

/** Amounts come with a symbol alone, which says how they are written. */
function symbolClash({ path, value }, others) {
  const written = writingOf(value?.currency);
  const other = others.find((one) => written.symbol !== undefined && one?.currency?.symbol === written.symbol);
  const { decimals, symbolPlace } = writingOf(other?.currency);
  if (!other || (decimals === written.decimals && symbolPlace === written.symbolPlace)) return [];
  const text = `is "${written.symbol}", which ${other.code} writes ${symbolPlace} amounts of ${decimals} decimals: two currencies with one symbol must be written alike`;
  return [{ path: `${path}.currency.symbol`, text }];
}

function writingOf({ symbol, decimals, symbolPlace = 'before' } = {}) {
  return { symbol, decimals, symbolPlace };
}

function isTimeZone(timeZone) {
  try {
    Intl.DateTimeFormat('en', { timeZone });
    return true;
  } catch {
    return false;
  }
}
