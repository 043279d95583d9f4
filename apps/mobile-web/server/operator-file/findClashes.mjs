import { languages as ownLanguages } from '../gateway/contract.mjs';

/**
 * Lists what contradicts itself in an operator's file, which no schema can say. Parts that do not fit the schema are passed over.
 * @param {unknown} file
 * @returns {import('./findMisfits.mjs').Problem[]}
 */
export function findClashes(file) {
  const merchants = entriesOf(file?.merchants, 'merchants');
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
    ...languageClashes(file, merchants),
    ...homeless.map(({ path }) => ({
      path: `${path}.root.passkeyEndpoints`,
      text: 'is true, but the merchant has no hosts for its addresses',
    })),
    ...merchants.flatMap(tagClashes),
    ...repeated(codes),
    ...repeated(hosts),
    ...repeated(served),
    ...strangers.map(({ path, value }) => ({ path, text: `is ${JSON.stringify(value)}, but no merchant has this code` })),
  ];
}

/** A merchant speaks the languages of the app and those of the file. */
function languageClashes(file, merchants) {
  const added = entriesOf(file?.languages, 'languages');
  const codes = added.map(({ path, value }) => ({ path: `${path}.code`, value: value?.code }));
  const tags = added.map(({ path, value }) => ({ path: `${path}.tag`, value: value?.tag }));
  const known = [...Object.keys(ownLanguages), ...codes.map(({ value }) => value)];
  const taken = [...codes, ...tags].filter(({ value }) => Object.entries(ownLanguages).flat().includes(value));
  const strangers = spokenIn(merchants).filter(({ value }) => /^[A-Z]{2}$/.test(value) && !known.includes(value));
  const foreign = tags.filter(({ value }) => typeof value === 'string' && !isSpoken(value));
  return [
    ...repeated(codes),
    ...repeated(tags),
    ...taken.map(({ path, value }) => ({ path, text: `is ${JSON.stringify(value)}, which is a language of the app` })),
    ...foreign.map(({ path, value }) => ({ path, text: `is ${JSON.stringify(value)}, but no such language is known` })),
    ...strangers.map(({ path, value }) => ({ path, text: `is ${JSON.stringify(value)}, but must be one of ${known.join(', ')}` })),
  ];
}

/** Tags of one merchant have names of their own, and each does something. */
function tagClashes({ path, value: merchant }) {
  const tags = entriesOf(merchant?.consent?.tags, `${path}.consent.tags`);
  const idle = tags.filter(({ value }) => value && value.script === undefined && value.pixel === undefined);
  return [
    ...repeated(tags.map((tag) => ({ path: `${tag.path}.name`, value: tag.value?.name }))),
    ...idle.map((tag) => ({ path: tag.path, text: 'needs a script or a pixel' })),
  ];
}

/** Where merchants name languages: in their list, and in texts by language. */
function spokenIn(merchants) {
  const keys = (path, texts) =>
    typeof texts === 'object' && texts !== null ? Object.keys(texts).map((value) => ({ path: `${path}.${value}`, value })) : [];
  return [
    ...namesIn(merchants, 'langList'),
    ...merchants.flatMap(({ path, value }) => [
      ...['terms', 'privacy', 'responsiblePlay', 'tracking'].flatMap((kind) => keys(`${path}.legal.${kind}`, value?.legal?.[kind])),
      ...keys(`${path}.page.description`, value?.page?.description),
    ]),
  ];
}

function isSpoken(tag) {
  try {
    return Intl.PluralRules.supportedLocalesOf(tag).length > 0;
  } catch {
    return false;
  }
}

function entriesOf(list, path) {
  return Array.isArray(list) ? list.map((value, index) => ({ path: `${path}[${index}]`, value })) : [];
}

function namesIn(entries, name) {
  return entries.flatMap(({ path, value }) => entriesOf(value?.[name], `${path}.${name}`));
}

/** A merchant may have one code on several domains. */
function repeated(entries) {
  const first = new Map();
  return entries.flatMap(({ path, value, merchant }) => {
    const known = first.get(value);
    if (!known) first.set(value, { path, merchant });
    const isClash = typeof value === 'string' && known && (merchant === undefined || known.merchant !== merchant);
    return isClash ? [{ path, text: `is ${JSON.stringify(value)} again, as in ${known.path}` }] : [];
  });
}
