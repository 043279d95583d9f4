/** @typedef {{ path: string, value: unknown, merchant?: string }} Entry A value with its place in the file. */

/**
 * @param {unknown} list
 * @param {string} path
 * @returns {Entry[]}
 */
export function entriesOf(list, path) {
  return Array.isArray(list) ? list.map((value, index) => ({ path: `${path}[${index}]`, value })) : [];
}

/**
 * The entries of a list in each of several entries.
 * @param {Entry[]} entries
 * @param {string} name
 */
export function namesIn(entries, name) {
  return entries.flatMap(({ path, value }) => entriesOf(value?.[name], `${path}.${name}`));
}

/**
 * The names of an object, such as languages of texts.
 * @param {string} path
 * @param {unknown} object
 * @returns {Entry[]}
 */
export function keysOf(path, object) {
  return typeof object === 'object' && object !== null ? Object.keys(object).map((value) => ({ path: `${path}.${value}`, value })) : [];
}

/**
 * Problems of what is there twice. A merchant may have one code on several domains.
 * @param {Entry[]} entries
 */
export function repeated(entries) {
  const first = new Map();
  return entries.flatMap(({ path, value, merchant }) => {
    const known = first.get(value);
    if (!known) first.set(value, { path, merchant });
    const isClash = typeof value === 'string' && known && (merchant === undefined || known.merchant !== merchant);
    return isClash ? [{ path, text: `is ${JSON.stringify(value)} again, as in ${known.path}` }] : [];
  });
}
