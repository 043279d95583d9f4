import { Ajv } from 'ajv';
import { Refusal } from './refusal.mjs';

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;
/** No database stores a NUL or a lone surrogate. */
const UNSTORABLE = /\0|\p{Surrogate}/u;

/** Stops at the first error, so that a huge input costs no more than a small one. */
const ajv = new Ajv({ ownProperties: true, allowUnionTypes: true, formats: { uuid: UUID } });

/**
 * Refuses an input that does not fit the contract, unknown fields included: behind this point stands a gateway that has never seen a
 * stranger's requests.
 * @param {unknown} input
 * @param {object} schema The JSON Schema of the call's input. It is compiled with the first call.
 */
export function checkInput(input, schema) {
  const fits = ajv.compile(schema);
  const way = fits(input) ? unstorable(input, []) : wayTo(fits.errors[0]);
  if (way) throw new Refusal('FIELD_INVALID', { field: way.join('.').slice(0, 80) || 'body' }, 400);
}

/** Returns the way to the value of an error. */
function wayTo({ instancePath, propertyName, params: { missingProperty, additionalProperty } }) {
  const way = instancePath
    .split('/')
    .slice(1)
    .map((name) => name.replaceAll('~1', '/').replaceAll('~0', '~'));
  const more = propertyName ?? missingProperty ?? additionalProperty;
  return more === undefined ? way : [...way, more];
}

/** Returns the way to the first text that cannot be stored, or undefined. */
function unstorable(value, way) {
  if (typeof value === 'string') return UNSTORABLE.test(value) ? way : undefined;
  if (typeof value !== 'object' || value === null) return undefined;
  for (const [name, part] of Object.entries(value)) {
    const found = UNSTORABLE.test(name) ? [...way, name] : unstorable(part, [...way, name]);
    if (found) return found;
  }
  return undefined;
}
