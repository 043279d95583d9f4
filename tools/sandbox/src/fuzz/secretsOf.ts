import type { Operation, Schema } from './readContract';

/** Numbers, dates, plain words and colours are not secrets. */
const common = /^([-\d.,: TZ%₱]*|[a-z_]*|.{0,5}|#[\da-f]{6})$/;
/** Names of public fields. */
const shown = ['gameName', 'vendorName', 'methodName', 'playTypeName'];
const isId = (name: string) => /(^id|[a-z](Id|No))$/.test(name);
const usual: Record<string, unknown> = { from: 0, to: 4e12, pageNo: 1, pageSize: 50, language: 'EN', merchant: '200jilif3', timeZone: 8 };

type Read = (operation: Operation, input: unknown) => Promise<string>;

/** Collects everything that a player receives, by calling all reads with ordinary inputs. */
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

/** Returns the values that only one player receives. */
export function secretsOf(own: Set<string>, others: Set<string>): Set<string> {
  return new Set([...own].filter((text) => !others.has(text) && !common.test(text)));
}

/** Returns a few of the received ids of each kind, by field name. */
export function idsAmong(told: Iterable<string>): Map<string, string[]> {
  const kinds = new Map<string, string[]>();
  for (const [, kind = '', id = ''] of [...told].map((text) => /^(\w+)=(.+)$/s.exec(text) ?? []))
    if (isId(kind)) kinds.set(kind, [...(kinds.get(kind) ?? []), id].slice(0, 3));
  return kinds;
}

/**
 * Collects the texts of a reply. Ids are prefixed with their field name, because a player may send a foreign id as a text and get
 * it back.
 */
export function collect(value: unknown, told = new Set<string>(), name = ''): Set<string> {
  if (typeof value === 'string' && !shown.includes(name)) told.add(isId(name) ? `${name}=${value}` : value);
  if (typeof value === 'object' && value !== null)
    for (const [field, part] of Object.entries(value)) collect(part, told, Array.isArray(value) ? name : field);
  return told;
}

function plain({ const: only, enum: some, type }: Schema): unknown {
  return only ?? some?.[0] ?? ([type].flat().includes('string') ? '1' : 1);
}
