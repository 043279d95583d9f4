import type { Operation, Schema } from './readContract';

/** Figures, dates and plain words are anybody's. */
const common = /^([-\d.,: TZ%₱]*|[a-z_]*|.{0,5})$/;
/** Names of what everybody may see. */
const shown = ['gameName', 'vendorName', 'methodName', 'playTypeName'];
const isId = (name: string) => /(^id|[a-z](Id|No))$/.test(name);
const usual: Record<string, unknown> = { from: 0, to: 4e12, pageNo: 1, pageSize: 50, language: 'EN', merchant: '200jilif3', timeZone: 8 };

type Read = (operation: Operation, input: unknown) => Promise<string>;

/** Everything that a player is told, by asking all reads in a plain way. */
export async function toldTo(read: Read, operations: readonly Operation[]): Promise<Set<string>> {
  const told = new Set<string>();
  for (const operation of operations.filter(({ method }) => method === 'GET')) {
    const input = Object.fromEntries(
      (operation.input.required ?? []).map((name) => [name, usual[name] ?? plain(operation.input.properties?.[name] ?? {})]),
    );
    collect(JSON.parse(await read(operation, input)), told);
  }
  return told;
}

/** What one player is told and others are not. */
export function secretsOf(own: Set<string>, others: Set<string>): Set<string> {
  return new Set([...own].filter((text) => !others.has(text) && !common.test(text)));
}

/** The ids among what was told, a few of each kind, by the name of their field. */
export function idsAmong(told: Iterable<string>): Map<string, string[]> {
  const kinds = new Map<string, string[]>();
  for (const [, kind = '', id = ''] of [...told].map((text) => /^(\w+)=(.+)$/s.exec(text) ?? []))
    if (isId(kind)) kinds.set(kind, [...(kinds.get(kind) ?? []), id].slice(0, 3));
  return kinds;
}

/** The texts of a reply; ids with the name of their field, because anybody may send another's id and see it again as a word. */
export function collect(value: unknown, told = new Set<string>(), name = ''): Set<string> {
  if (typeof value === 'string' && !shown.includes(name)) told.add(isId(name) ? `${name}=${value}` : value);
  if (typeof value === 'object' && value !== null)
    for (const [field, part] of Object.entries(value)) collect(part, told, Array.isArray(value) ? name : field);
  return told;
}

function plain({ const: only, enum: some, type }: Schema): unknown {
  return only ?? some?.[0] ?? ([type].flat().includes('string') ? '1' : 1);
}
