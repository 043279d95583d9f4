import { publicCacheControl } from '@parlour/kernel/wire-call';

/** What a schema says to people alone. */
const REMARKS = ['default', 'description', 'examples'];

/**
 * The contract as the app's server needs it to speak for a gateway with an adapter (ADR 0030): a line for each call, with the schema of its input.
 * @param {object[]} calls
 * @param {{ write: (schema: object) => object, languages: string[] }} options `write` puts schemas in place, without references.
 */
export function writeCalls(calls, { write, languages }) {
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
      input: withoutRemarks(write(input)),
    }),
  );
  return `{"languages":${JSON.stringify(languages)},"calls":[\n  ${lines.join(',\n  ')}\n]}\n`;
}

function withoutRemarks({ properties, items, ...schema }) {
  const kept = Object.fromEntries(Object.entries(schema).filter(([name]) => !REMARKS.includes(name)));
  const fields = properties && Object.fromEntries(Object.entries(properties).map(([name, field]) => [name, withoutRemarks(field)]));
  return { ...kept, ...(fields && { properties: fields }), ...(items && { items: withoutRemarks(items) }) };
}
