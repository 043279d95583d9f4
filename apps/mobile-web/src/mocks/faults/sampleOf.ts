import * as v from 'valibot';

/** Properties of valibot's schemas that contain other schemas. */
type Schema = v.GenericSchema & {
  type: string;
  entries?: Record<string, Schema>;
  items?: Schema[];
  item?: Schema;
  options?: unknown[];
  literal?: unknown;
  wrapped?: Schema;
  pipe?: { kind: string }[];
};

const texts = [
  'a',
  '1.00',
  '2026-11-21',
  '22:00',
  'aaaa',
  '00000000-0000-4000-8000-000000000000',
  '#aabbcc',
  'head/a.png',
  'parlour88',
  '246810',
  'PH',
  '63',
];
const numbers = [1, 0, 25, 1_790_000_000_000];
const simple = [...texts, ...numbers, true, [], {}, null];

/**
 * Finds the smallest value that a schema of the contract accepts. A schema that accepts no candidate fails, so a new kind of
 * field cannot go untested.
 */
export function sampleOf(schema: v.GenericSchema): unknown {
  const known = schema as Schema;
  const candidates = [...structured(known), ...simple];
  const found = candidates.find((candidate) => v.is(known, candidate));
  if (found === undefined && !v.is(known, undefined)) throw new Error(`no sample fits a schema of type "${known.type}"`);
  return found;
}

function structured({ type, entries, item, items, options, literal, wrapped }: Schema): unknown[] {
  if (entries) return [fieldsOf(entries)];
  if (literal !== undefined) return [literal];
  if (wrapped) return [sampleOf(wrapped)];
  if (items) return [items.map(sampleOf)];
  if (item) return [[sampleOf(item)], []];
  if (type === 'picklist' || type === 'enum') return options ?? [];
  return (options ?? []).map((option) => sampleOf(option as Schema));
}

function fieldsOf(entries: Record<string, Schema>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(entries).map(([name, schema]) => [name, sampleOf(schema)]));
}
