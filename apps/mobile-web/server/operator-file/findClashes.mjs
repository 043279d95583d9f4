import { languages as ownLanguages } from '../gateway/contract.mjs';
import { countryClashes } from './countryClashes.mjs';
import { entriesOf, keysOf, namesIn, repeated } from './entries.mjs';
import { senseClashes } from './senseClashes.mjs';

/**
 * Lists what contradicts itself in an operator's file, which no schema can say. Parts that do not fit the schema are passed over.
 * @param {unknown} file
 * @returns {import('./findMisfits.mjs').Problem[]}
 */
export function findClashes(file) {
  const merchants = entriesOf(file?.merchants, 'merchants');
  const countries = entriesOf(file?.countries, 'countries');
  const codes = merchants.flatMap(({ path, value: merchant }) => {
    const others = Object.entries(merchant?.alternateDomains ?? {}).map(([domain, value]) => ({
      path: `${path}.alternateDomains[${JSON.stringify(domain)}]`,
      value,
    }));
    return [{ path: `${path}.code`, value: merchant?.code }, ...others].map((entry) => ({ ...entry, merchant: path }));
  });
  const hosts = namesIn(merchants, 'hosts');
  const served = namesIn(entriesOf(file?.gateways, 'gateways'), 'merchants');
  const known = new Set(codes.map(({ value }) => value));
  const strangers = served.filter(({ value }) => !known.has(value));
  const homeless = merchants.filter(({ value }) => value?.root?.passkeyEndpoints === true && !(value.hosts?.length > 0));
  return [
    ...countryClashes(countries, merchants),
    ...languageClashes(file, [...spokenBy(merchants), ...spokenIn(countries)]),
    ...homeless.map(({ path }) => ({
      path: `${path}.root.passkeyEndpoints`,
      text: 'is true, but the merchant has no hosts for its addresses',
    })),
    ...merchants.flatMap(tagClashes),
    ...senseClashes(file, merchants, countries),
    ...repeated(codes),
    ...repeated(hosts),
    ...repeated(served),
    ...strangers.map(({ path, value }) => ({ path, text: `is ${JSON.stringify(value)}, but no merchant has this code` })),
  ];
}

/** A merchant and a country speak the languages of the app and those of the file. */
function languageClashes(file, spoken) {
  const added = entriesOf(file?.languages, 'languages');
  const codes = added.map(({ path, value }) => ({ path: `${path}.code`, value: value?.code }));
  const tags = added.map(({ path, value }) => ({ path: `${path}.tag`, value: value?.tag }));
  const known = [...Object.keys(ownLanguages), ...codes.map(({ value }) => value)];
  const taken = [...codes, ...tags].filter(({ value }) => Object.entries(ownLanguages).flat().includes(value));
  const strangers = spoken.filter(({ value }) => /^[A-Z]{2}$/.test(value) && !known.includes(value));
  const foreign = tags.filter(({ value }) => typeof value === 'string' && !isSpoken(value));
  return [
    ...repeated(codes),
    ...repeated(tags),
    ...taken.map(({ path, value }) => ({ path, text: `is ${JSON.stringify(value)}, which is a language of the app` })),
    ...foreign.map(({ path, value }) => ({ path, text: `is ${JSON.stringify(value)}, but no such language is known` })),
    ...strangers.map(({ path, value }) => ({ path, text: `is ${JSON.stringify(value)}, but must be one of ${known.join(', ')}` })),
  ];
}

/** Lists tags of one merchant with the same name, and tags with neither a script nor a pixel. */
function tagClashes({ path, value: merchant }) {
  const tags = entriesOf(merchant?.consent?.tags, `${path}.consent.tags`);
  const idle = tags.filter(({ value }) => value && value.script === undefined && value.pixel === undefined);
  return [
    ...repeated(tags.map((tag) => ({ path: `${tag.path}.name`, value: tag.value?.name }))),
    ...idle.map((tag) => ({ path: tag.path, text: 'needs a script or a pixel' })),
  ];
}

/** Lists the places where merchants name languages: their list, and texts by language. */
function spokenBy(merchants) {
  return [
    ...namesIn(merchants, 'langList'),
    ...merchants.flatMap(({ path, value }) => [
      ...['terms', 'privacy', 'responsiblePlay', 'tracking'].flatMap((kind) => keysOf(`${path}.legal.${kind}`, value?.legal?.[kind])),
      ...keysOf(`${path}.page.description`, value?.page?.description),
    ]),
  ];
}

/** Lists the places where countries name languages. */
function spokenIn(countries) {
  return [...namesIn(countries, 'languages'), ...countries.flatMap(({ path, value }) => keysOf(`${path}.names`, value?.names))];
}

function isSpoken(tag) {
  try {
    return Intl.PluralRules.supportedLocalesOf(tag).length > 0;
  } catch {
    return false;
  }
}
