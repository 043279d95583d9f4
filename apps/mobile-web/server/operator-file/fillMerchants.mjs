import { countries as ownCountries } from '../gateway/contract.mjs';

/**
 * Gives each merchant what it leaves to its country: the name of the country in the merchant's first language, the currency and the languages.
 * @template {{ merchants: object[], countries?: object[] }} File
 * @param {File} file
 * @returns {File}
 */
export function fillMerchants(file) {
  const known = new Map([...ownCountries, ...(file.countries ?? [])].map((country) => [country.code, country]));
  return { ...file, merchants: file.merchants.map((merchant) => ({ ...defaultsFor(merchant, known.get(merchant.country)), ...merchant })) };
}

function defaultsFor({ country, langList }, { names, currency, languages }) {
  const spoken = langList ?? languages;
  return { countryName: names[spoken[0]] ?? names.EN ?? country, currency: currency.code, langList: spoken };
}
