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
    ...homeless.map(({ path }) => ({
      path: `${path}.root.passkeyEndpoints`,
      text: 'is true, but the merchant has no hosts for its addresses',
    })),
    ...repeated(codes),
    ...repeated(hosts),
    ...repeated(served),
    ...strangers.map(({ path, value }) => ({ path, text: `is ${JSON.stringify(value)}, but no merchant has this code` })),
  ];
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
