import type { Follow, Schema } from './readContract';

/** Schema keywords that do not constrain a value, or that no JSON value can violate. */
const silent = ['$ref', 'description', 'default', 'examples', 'contentEncoding', 'format', 'x-sealed'];

type Rule = (schema: Schema, value: unknown, follow: Follow) => boolean | string | undefined;

const typeOf = (value: unknown) => (value === null ? 'null' : Array.isArray(value) ? 'array' : typeof value);
const lengthOf = (value: unknown) => (typeof value === 'string' || Array.isArray(value) ? value.length : undefined);
const within = (value: number | undefined, least = -Infinity, most = Infinity) => value === undefined || (value >= least && value <= most);
const fieldsOf = (value: unknown) => (typeOf(value) === 'object' ? Object.entries(value as object) : []);
const first = (mismatches: (string | undefined)[]) => mismatches.find((found) => found !== undefined);

/** Rules by schema keyword. A rule returns false, or the path of the violation, for an invalid value. */
const rules: Record<string, Rule> = {
  type: ({ type = [] }, value) => [type].flat().some((name) => (name === 'integer' ? Number.isInteger(value) : name === typeOf(value))),
  const: (schema, value) => value === schema.const,
  enum: (schema, value) => schema.enum?.includes(value),
  minLength: ({ minLength }, value) => typeof value !== 'string' || within(lengthOf(value), minLength),
  maxLength: ({ maxLength }, value) => typeof value !== 'string' || within(lengthOf(value), 0, maxLength),
  minItems: ({ minItems }, value) => !Array.isArray(value) || within(lengthOf(value), minItems),
  maxItems: ({ maxItems }, value) => !Array.isArray(value) || within(lengthOf(value), 0, maxItems),
  minimum: ({ minimum }, value) => typeof value !== 'number' || within(value, minimum),
  maximum: ({ maximum }, value) => typeof value !== 'number' || within(value, undefined, maximum),
  pattern: ({ pattern = '' }, value) => typeof value !== 'string' || new RegExp(pattern, 'u').test(value),
  required: ({ required = [] }, value) => typeOf(value) !== 'object' || required.every((name) => Object.hasOwn(value as object, name)),
  properties: ({ properties = {} }, value, follow) =>
    first(
      fieldsOf(value).map(([name, field]) => properties[name] && schemaMismatch(properties[name], field, { follow, at: `.${name}` })),
    ) ?? true,
  additionalProperties: ({ additionalProperties = {} }, value, follow) =>
    first(fieldsOf(value).map(([name, field]) => schemaMismatch(additionalProperties, field, { follow, at: `.${name}` }))) ?? true,
  propertyNames: ({ propertyNames = {} }, value, follow) =>
    first(fieldsOf(value).map(([name]) => schemaMismatch(propertyNames, name, { follow, at: `.${name}` }))) ?? true,
  items: ({ items = {} }, value, follow) =>
    first((Array.isArray(value) ? value : []).map((item, index) => schemaMismatch(items, item, { follow, at: `[${index}]` }))) ?? true,
  allOf: ({ allOf = [] }, value, follow) => first(allOf.map((part) => schemaMismatch(part, value, { follow }))) ?? true,
  anyOf: ({ anyOf = [] }, value, follow) => oneFits(anyOf, value, follow),
  oneOf: ({ oneOf = [] }, value, follow) => oneFits(oneOf, value, follow),
};

/** Returns where a value violates its schema; throws on a keyword without a rule, so that no keyword goes unchecked. */
export function schemaMismatch(schema: Schema, value: unknown, { follow, at = '' }: { follow: Follow; at?: string }): string | undefined {
  const followed = follow(schema);
  for (const word of Object.keys(followed).filter((name) => !silent.includes(name))) {
    const rule = rules[word];
    if (!rule) throw new Error(`no rule for "${word}"`);
    const result = rule(followed, value, follow);
    if (result === false || result === undefined) return `${at} ${word}`;
    if (typeof result === 'string') return at + result;
  }
  return undefined;
}

/** Report the deepest mismatch, because it belongs to the most likely alternative. */
function oneFits(alternatives: Schema[], value: unknown, follow: Follow): true | string {
  const mismatches = alternatives.map((part) => schemaMismatch(part, value, { follow }));
  return (
    mismatches.includes(undefined) ||
    mismatches.reduce<string>((longest, found) => ((found ?? '').length > longest.length ? (found ?? '') : longest), '')
  );
}
