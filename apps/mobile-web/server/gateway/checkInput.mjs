import { Refusal } from './refusal.mjs';

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;
/** The contract's calls have a few fields; an object with names of its own has at most so many. */
const MOST_NAMES = 100;
/** No database stores a NUL or a lone surrogate. */
const UNSTORABLE = /\0|\p{Surrogate}/u;

const types = {
  object: (value) => typeof value === 'object' && value !== null && !Array.isArray(value),
  array: Array.isArray,
  string: (value) => typeof value === 'string' && !UNSTORABLE.test(value),
  integer: Number.isSafeInteger,
  number: Number.isFinite,
  boolean: (value) => typeof value === 'boolean',
  null: (value) => value === null,
};

/**
 * Refuses an input that does not fit the contract, unknown fields included: behind this point stands a gateway that has never seen a
 * stranger's requests.
 * @param {unknown} input
 * @param {object} schema The JSON Schema of the call's input. It has the few words that the contract uses.
 */
export function checkInput(input, schema) {
  const field = misfit(input, schema, []);
  if (field) throw new Refusal('FIELD_INVALID', { field: field.join('.').slice(0, 80) || 'body' }, 400);
}

/** Returns the way to the first value that does not fit, or undefined. */
function misfit(value, schema, way) {
  if (!fits(value, schema)) return way;
  if (types.array(value)) return first(value.entries(), ([place, item]) => misfit(item, schema.items ?? {}, [...way, place]));
  if (!types.object(value)) return undefined;
  const missing = schema.required?.find((name) => !Object.hasOwn(value, name));
  if (missing) return [...way, missing];
  return first(Object.entries(value), ([name, part]) => misfitField(name, part, { schema, way: [...way, name] }));
}

function misfitField(name, value, { schema, way }) {
  const { properties = {}, additionalProperties, propertyNames = {} } = schema;
  if (Object.hasOwn(properties, name)) return misfit(value, properties[name], way);
  if (!additionalProperties || !fits(name, propertyNames)) return way;
  return misfit(value, additionalProperties, way);
}

function fits(value, { type, const: constant, enum: allowed, ...rules }) {
  if (constant !== undefined) return value === constant;
  if (allowed && !allowed.includes(value)) return false;
  if (type && ![type].flat().some((name) => types[name](value))) return false;
  if (types.object(value)) return Object.keys(value).length <= MOST_NAMES;
  if (types.array(value)) return isWithin(value.length, rules.minItems, rules.maxItems);
  if (typeof value === 'string') return fitsText(value, rules);
  return typeof value !== 'number' || isWithin(value, rules.minimum, rules.maximum);
}

function fitsText(text, { minLength, maxLength, pattern, format }) {
  if (!isWithin(text.length, minLength, maxLength)) return false;
  if (format === 'uuid' && !UUID.test(text)) return false;
  return !pattern || new RegExp(pattern).test(text);
}

function isWithin(amount, least = -Infinity, most = Infinity) {
  return amount >= least && amount <= most;
}

function first(list, read) {
  for (const one of list) {
    const found = read(one);
    if (found) return found;
  }
  return undefined;
}
