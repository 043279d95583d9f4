/**
 * Returns a copy of an object without some of its fields.
 * @param {object} object
 * @param {...string} names
 */
export function without(object, ...names) {
  return Object.fromEntries(Object.entries(object).filter(([name]) => !names.includes(name)));
}
