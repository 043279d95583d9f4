import { publicCacheControl } from '@parlour/kernel/wire-call';

/** The calls as the app's server needs them to speak for a gateway with an adapter (ADR 0030): one line each. */
export function writeCalls(calls, write) {
  const lines = calls.map(({ name, method, path, public: kind, encrypted, form, money, access, input }) => {
    // Queries and forms carry texts alone.
    const { properties = {} } = method === 'GET' || form ? write(input) : {};
    const having = (...types) => Object.keys(properties).filter((field) => types.some((type) => hasType(properties[field], type)));
    const numbers = having('number', 'integer');
    const flags = having('boolean');
    return JSON.stringify({
      name,
      method,
      path,
      ...(kind && { public: publicCacheControl(kind) }),
      ...(access !== 'anyone' && { session: true }),
      ...(encrypted && { sealed: true }),
      ...(form && { form: true }),
      ...(money && { money: true }),
      ...(numbers.length > 0 && { numbers }),
      ...(flags.length > 0 && { flags }),
    });
  });
  return `[\n  ${lines.join(',\n  ')}\n]\n`;
}

function hasType({ type, const: constant, enum: allowed = [], anyOf = [] }, wanted) {
  const known = [constant, ...allowed].map((value) => typeof value);
  return type === wanted || known.includes(wanted) || anyOf.some((schema) => hasType(schema, wanted));
}
