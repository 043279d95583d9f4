import { getCountries, getCountryCallingCode } from 'libphonenumber-js/mobile';
import { flagProblems } from '../../apps/mobile-web/server/brand/checkBrands.mjs';

/**
 * Lists what is wrong or unusual with a country, by the numbering plans of the world and the currencies of CLDR.
 * @param {{ code: string, names: Record<string, string>, dialingCode: string, currency: { code: string, decimals: number }, flag?: string }} country One of the
 * operator's file.
 * @param {{ merchants: { country: string, langList: string[] }[], folder?: string }} options `folder`: that of the images.
 * @returns {import('./judgeBrand.mjs').Finding[]}
 */
export function judgeCountry(country, { merchants, folder }) {
  const { code, names, dialingCode, currency } = country;
  const dialled = getCountries().includes(code) ? getCountryCallingCode(code) : undefined;
  const { maximumFractionDigits: usual } = new Intl.NumberFormat('en', { style: 'currency', currency: currency.code }).resolvedOptions();
  const own = merchants.filter((merchant) => merchant.country === code);
  const unnamed = [...new Set(own.flatMap(({ langList }) => langList))].filter((language) => !Object.hasOwn(names, language));
  return [
    ...flagProblems(country, folder).map(({ path, text }) => error(path, text)),
    dialled === undefined && error('code', `${code} has no telephone numbers that the app could read`),
    dialled !== undefined && dialled !== dialingCode && error('dialingCode', `is ${dialingCode}, but ${code} has ${dialled}`),
    usual !== currency.decimals && hint('currency.decimals', `is ${currency.decimals}, but ${currency.code} usually has ${usual}`),
    unnamed.length > 0 && hint('names', `missing in ${unnamed.join(', ')}: the browser names the country, if it can`),
    own.length === 0 && hint('code', 'no merchant is in this country'),
  ].filter(Boolean);
}

const error = (part, text) => ({ level: 'error', part, text });
const hint = (part, text) => ({ level: 'hint', part, text });
