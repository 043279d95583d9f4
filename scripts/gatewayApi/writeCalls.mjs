import { publicCacheControl } from '@parlour/kernel/wire-call';
import { closed } from './closed.mjs';

/** Fields of a schema that only people read. */
const REMARKS = ['default', 'description', 'examples'];
/** The most names of an object whose names the schema does not list. */
const MOST_NAMES = 100;

/**
 * The contract as the app's server needs it to speak for a gateway with an adapter (ADR 0030): a line for each call, with the schema of its input.
 * @param {object[]} calls
 * @param {{ write: (schema: object) => object, languages: Record<string, string>, countries: object[] }} options `write` puts schemas in place, without references. `languages`:
 * those of the app, by the gateway's code. `countries`: those that an operator need not describe.
 */
export function writeCalls(calls, { write, languages, countries }) {
  const lines = calls.map(({ name, method, path, public: kind, encrypted, form, money, access, input, value }) =>
    JSON.stringify({
      name,
      method,
      path,
      ...(kind && { public: publicCacheControl(kind) }),
      ...(access !== 'anyone' && { session: true }),
      ...(encrypted && { sealed: true }),
      ...(form && { form: true }),
      ...(money && { money: true }),
      ...(value.entries?.token && { opensSession: true }),
      input: closed(plain(write(input))),
    }),
  );
  const known = countries.map((country) => JSON.stringify(country));
  return `{"languages":${JSON.stringify(languages)},"countries":[\n  ${known.join(',\n  ')}\n],"calls":[\n  ${lines.join(',\n  ')}\n]}\n`;
}

/** Returns a schema without remarks, and with the limits that hold everywhere: integers lose no digits, objects have few names. */
function plain({ properties, items, ...schema }) {
  const kept = Object.fromEntries(Object.entries(schema).filter(([name]) => !REMARKS.includes(name)));
  const fields = properties && Object.fromEntries(Object.entries(properties).map(([name, field]) => [name, plain(field)]));
  return { ...limitsOf(schema), ...kept, ...(fields && { properties: fields }), ...(items && { items: plain(items) }) };
}

function limitsOf({ type, additionalProperties }) {
  if (additionalProperties) return { maxProperties: MOST_NAMES };
  return type === 'integer' ? { minimum: Number.MIN_SAFE_INTEGER, maximum: Number.MAX_SAFE_INTEGER } : {};
}
