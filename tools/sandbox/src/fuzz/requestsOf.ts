import fc from 'fast-check';
import { hostileBodies, hostileHeaders, hostileNumbers, hostileQueries, hostileTexts } from './hostile';
import type { Follow, Operation, Schema } from './readContract';

export type FuzzRequest<Role extends string> = {
  role: Role;
  input: unknown;
  /** Raw query or body that replaces the input. */
  raw: string | undefined;
  headers: Record<string, string>;
};

type Options<Role> = {
  follow: Follow;
  roles: readonly Role[];
  /** Names and codes that exist in this gateway. */
  known: readonly string[];
  /** Existing ids, including those of other members, by field name. */
  ids: ReadonlyMap<string, readonly string[]>;
};

/**
 * Generates requests to a call: most are valid in shape with boundary and hostile values, the others have a wrong shape, body or
 * headers.
 */
export function requestsOf<Role extends string>({ input, method }: Operation, { roles, ...options }: Options<Role>) {
  const shaped = valuesOf(input, options);
  const raw = fc.constantFrom(...(method === 'GET' ? hostileQueries : hostileBodies));
  const rarely = <Value>(weight: number, some: fc.Arbitrary<Value>) =>
    fc.oneof({ weight: 10 - weight, arbitrary: fc.constant(undefined) }, { weight, arbitrary: some });
  return fc.record<FuzzRequest<Role>>({
    role: fc.constantFrom(...roles),
    input: fc.oneof({ weight: 7, arbitrary: shaped }, { weight: 3, arbitrary: shaped.chain((value) => spoilt(value)) }),
    raw: rarely(1, raw),
    headers: rarely(1, fc.constantFrom(...hostileHeaders)).map((headers) => headers ?? {}),
  });
}

/** Generates values that match a schema. */
function valuesOf(schema: Schema, options: Omit<Options<string>, 'roles'>, name = ''): fc.Arbitrary<unknown> {
  const { const: only, enum: some, anyOf, type, items, properties, required, ...rest } = options.follow(schema);
  const deeper = (part: Schema, field = name) => valuesOf(part, options, field);
  if (only !== undefined) return fc.constant(only);
  if (some) return fc.constantFrom(...some);
  if (anyOf) return fc.oneof(...anyOf.map((part) => deeper(part)));
  const values: Record<string, () => fc.Arbitrary<unknown>> = {
    null: () => fc.constant(null),
    boolean: () => fc.boolean(),
    integer: () => fc.oneof(fc.constantFrom(1, 25, ...hostileNumbers.filter(Number.isInteger)), fc.nat(200)),
    number: () => fc.oneof(fc.constantFrom(1, 25, Date.UTC(2026, 10, 21), ...hostileNumbers), fc.nat(200)),
    string: () => withIds(textsOf(rest, options.known), options.ids.get(name.replace(/s$/, '')) ?? options.ids.get(name)),
    array: () =>
      fc.array(items ? deeper(items) : fc.jsonValue(), { minLength: rest.minItems ?? 0, maxLength: Math.min(rest.maxItems ?? 4, 4) }),
    object: () => {
      const fields = Object.entries(properties ?? {}).map(([field, part]) => [field, deeper(part, field)] as const);
      return fc.record(Object.fromEntries(fields), { requiredKeys: required ?? [] });
    },
  };
  const types = [type ?? []].flat();
  return types.length > 0 ? fc.oneof(...types.map((name) => values[name]?.() ?? fc.jsonValue())) : fc.jsonValue();
}

function withIds(texts: fc.Arbitrary<string>, ids: readonly string[] = []): fc.Arbitrary<string> {
  return ids.length > 0 ? fc.oneof({ weight: 3, arbitrary: fc.constantFrom(...ids) }, { weight: 2, arbitrary: texts }) : texts;
}

function textsOf({ pattern, format, maxLength = 200_000, minLength = 0 }: Schema, known: readonly string[]): fc.Arbitrary<string> {
  if (format === 'uuid') return fc.uuid({ version: 4 });
  if (format === 'date') return fc.constantFrom('2026-11-21', '1990-01-01', '2000-02-29', '0001-01-01', '9999-12-31');
  const fits = (text: string) => text.length >= minLength && text.length <= maxLength && (!pattern || new RegExp(pattern, 'u').test(text));
  const likely = [...known, ...hostileTexts, '1', '1.00', '100', '250.5'].filter(fits);
  const drawn = pattern
    ? fc.stringMatching(new RegExp(pattern))
    : fc.string({ minLength, maxLength: Math.min(maxLength, 40), unit: 'binary' });
  return likely.length > 0 ? fc.oneof({ weight: 4, arbitrary: fc.constantFrom(...likely) }, drawn) : drawn;
}

/** Generates a value with one field wrong, missing or added. */
function spoilt(value: unknown): fc.Arbitrary<unknown> {
  const names = typeof value === 'object' && value !== null ? Object.keys(value) : [];
  const wrong = fc.oneof(fc.jsonValue(), fc.constantFrom(...hostileTexts, ...hostileNumbers));
  const added = fc.record({ name: fc.constantFrom('__proto__', 'constructor', 'token', 'memberId', 'x'), wrong });
  const withMore = added.map((more) => ({ ...(value as object), [more.name]: more.wrong }));
  if (names.length === 0) return withMore;
  const changed = fc
    .record({ name: fc.constantFrom(...names), wrong })
    .map((change) => ({ ...(value as object), [change.name]: change.wrong }));
  const lacking = fc
    .constantFrom(...names)
    .map((name) => Object.fromEntries(Object.entries(value as object).filter(([field]) => field !== name)));
  return fc.oneof(changed, lacking, withMore);
}
