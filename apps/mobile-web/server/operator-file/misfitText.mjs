import { nearest } from './nearest.mjs';

const types = {
  object: 'an object',
  array: 'a list',
  string: 'a text',
  integer: 'a whole number',
  number: 'a number',
  boolean: 'true or false',
};
/** The longest value that a problem repeats. */
const MOST_SHOWN = 60;

/**
 * Says what is wrong at a place, and what is allowed there.
 * @param {import('ajv').ErrorObject} error With its schema and its data (`verbose`).
 * @param {object} root The whole schema.
 */
export function misfitText({ keyword, params, data, schema, parentSchema }, root) {
  const { properties = {} } = parentSchema;
  switch (keyword) {
    case 'required':
      return `is missing: it must be ${wordsOf(properties[params.missingProperty])}`;
    case 'additionalProperties':
      return strangerText(params.additionalProperty, { properties, root });
    case 'propertyNames':
      return `has a wrong name, which must be ${wordsOf(schema)}`;
    default:
      return `is ${shown(data)}, but must be ${wordsOf(parentSchema)}`;
  }
}

/**
 * The path to a name in an object.
 * @param {string} path
 * @param {string} name
 */
export function pathTo(path, name) {
  if (!/^[\w$-]+$/.test(name)) return `${path}[${JSON.stringify(name)}]`;
  return path ? `${path}.${name}` : name;
}

function shown(value) {
  const text = JSON.stringify(value);
  return text.length > MOST_SHOWN ? `${text.slice(0, MOST_SHOWN)}…` : text;
}

/** Says what is allowed. */
function wordsOf({ anyOf, enum: allowed, description, type, ...limits }) {
  if (anyOf) return [...new Set(anyOf.map(wordsOf))].join(' or ');
  if (allowed) return `one of ${allowed.join(', ')}`;
  return description ?? [types[type] ?? 'a value', limitsOf(limits)].filter(Boolean).join(' ');
}

function limitsOf({ minLength, maxLength, minItems, maxItems, minimum, maximum }) {
  const [least, most] = [minLength ?? minItems ?? minimum, maxLength ?? maxItems ?? maximum];
  const unit = unitOf({ isText: minLength ?? maxLength, isList: minItems ?? maxItems, isOne: (most ?? least) === 1 });
  if (least !== undefined && most !== undefined) return `of ${least} to ${most}${unit}`;
  if (least !== undefined) return `of at least ${least}${unit}`;
  return most === undefined ? '' : `of at most ${most}${unit}`;
}

function unitOf({ isText, isList, isOne }) {
  if (isText !== undefined) return isOne ? ' character' : ' characters';
  if (isList === undefined) return '';
  return isOne ? ' entry' : ' entries';
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
