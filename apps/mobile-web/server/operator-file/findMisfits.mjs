import { nearest } from './nearest.mjs';

/** @typedef {{ path: string, text: string }} Problem `path`: the place in the file, such as `merchants[0].accent`; '' for the file itself. */

const types = {
  object: { is: (value) => typeof value === 'object' && value !== null && !Array.isArray(value), words: 'an object' },
  array: { is: Array.isArray, words: 'a list' },
  string: { is: (value) => typeof value === 'string', words: 'a text' },
  integer: { is: Number.isSafeInteger, words: 'a whole number' },
  number: { is: Number.isFinite, words: 'a number' },
  boolean: { is: (value) => typeof value === 'boolean', words: 'true or false' },
};
/** The longest value that a problem repeats. */
const MOST_SHOWN = 60;

/**
 * Lists every place at which a value does not fit a schema.
 * @param {unknown} value
 * @param {object} schema JSON Schema, with the words that the schema of the operator's file has.
 * @returns {Problem[]}
 */
export function findMisfits(value, schema) {
  return misfits(value, schema, { path: '', root: schema });
}

function misfits(value, schema, place) {
  if (schema.anyOf) {
    const found = schema.anyOf.map((one) => misfits(value, one, place));
    // The parts of an object or a list say more than "neither".
    return found.find((some) => some.length === 0) ?? found.find(([{ path }]) => path !== place.path) ?? [refusal(value, schema, place)];
  }
  if (!fits(value, schema)) return [refusal(value, schema, place)];
  if (types.array.is(value)) {
    return value.flatMap((item, index) => misfits(item, schema.items ?? {}, { ...place, path: `${place.path}[${index}]` }));
  }
  return types.object.is(value) ? fieldMisfits(value, schema, place) : [];
}

function fieldMisfits(value, schema, place) {
  const { properties = {}, required = [], additionalProperties = false, propertyNames } = schema;
  const missing = required
    .filter((name) => !Object.hasOwn(value, name))
    .map((name) => ({ path: pathTo(place, name), text: `is missing: it must be ${wordsOf(properties[name])}` }));
  const wrong = Object.entries(value).flatMap(([name, part]) => {
    const inside = { ...place, path: pathTo(place, name) };
    if (Object.hasOwn(properties, name)) return misfits(part, properties[name], inside);
    if (!additionalProperties) return [{ path: inside.path, text: strangerText(name, { properties, root: place.root }) }];
    if (propertyNames && !fits(name, propertyNames))
      return [{ path: inside.path, text: `has a wrong name, which must be ${wordsOf(propertyNames)}` }];
    return misfits(part, additionalProperties, inside);
  });
  return [...missing, ...wrong];
}

function fits(value, { type, enum: allowed, pattern, ...limits }) {
  if (allowed && !allowed.includes(value)) return false;
  if (type && !types[type].is(value)) return false;
  if (type === 'array') return isWithin(value.length, limits.minItems, limits.maxItems);
  if (type === 'string' && pattern && !new RegExp(pattern).test(value)) return false;
  if (typeof value === 'string') return isWithin(value.length, limits.minLength, limits.maxLength);
  return typeof value !== 'number' || isWithin(value, limits.minimum, limits.maximum);
}

function isWithin(amount, least = -Infinity, most = Infinity) {
  return amount >= least && amount <= most;
}

function refusal(value, schema, { path }) {
  const text = JSON.stringify(value);
  const shown = text.length > MOST_SHOWN ? `${text.slice(0, MOST_SHOWN)}…` : text;
  return { path, text: `is ${shown}, but must be ${wordsOf(schema)}` };
}

/** Says what is allowed. */
function wordsOf(schema) {
  const { anyOf, enum: allowed, description, type } = schema;
  if (anyOf) return [...new Set(anyOf.map(wordsOf))].join(' or ');
  if (allowed) return `one of ${allowed.join(', ')}`;
  return description ?? [types[type]?.words ?? 'a value', limitsOf(schema)].filter(Boolean).join(' ');
}

function limitsOf({ minLength, maxLength, minItems, maxItems, minimum, maximum }) {
  const [least, most] = [minLength ?? minItems ?? minimum, maxLength ?? maxItems ?? maximum];
  const unit = unitOf({ isText: minLength ?? maxLength, isList: minItems ?? maxItems });
  if (least !== undefined && most !== undefined) return `of ${least} to ${most}${unit}`;
  if (least !== undefined) return `of at least ${least}${unit}`;
  return most === undefined ? '' : `of at most ${most}${unit}`;
}

function unitOf({ isText, isList }) {
  if (isText !== undefined) return ' characters';
  return isList === undefined ? '' : ' entries';
}

function strangerText(name, { properties, root }) {
  const meant = nearest(name, Object.keys(properties));
  if (meant) return `is not known; did you mean ${meant}?`;
  const [place] = placesOf(name, root, '');
  return place ? `is not known here; its place is ${place}` : 'is not known';
}

/** The places at which a schema knows a name. */
function placesOf(name, { properties = {}, items }, path) {
  if (items) return placesOf(name, items, `${path}[]`);
  return Object.entries(properties).flatMap(([known, schema]) => {
    const inside = path ? `${path}.${known}` : known;
    return known === name ? [inside] : placesOf(name, schema, inside);
  });
}

function pathTo({ path }, name) {
  if (!/^[\w$-]+$/.test(name)) return `${path}[${JSON.stringify(name)}]`;
  return path ? `${path}.${name}` : name;
}
