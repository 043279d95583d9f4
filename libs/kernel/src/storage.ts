import * as v from 'valibot';

export type StorageArea = 'local' | 'session';

/** Caches that may go when the storage is full, in this order; the session record never does (specification 3, stored keys). */
const evictable = ['elottList', 'lottList', 'getGameLotts', 'getVassGameType', 'setTemplate'];
const memory: Record<StorageArea, Map<string, string>> = { local: new Map(), session: new Map() };

function open(area: StorageArea): Storage | undefined {
  try {
    return area === 'local' ? window.localStorage : window.sessionStorage;
  } catch {
    return undefined; // blocked: the tab lives from memory
  }
}

/** The stored value if it still fits its schema; a corrupt one is removed and counts as absent. */
export function readStored<Schema extends v.GenericSchema>(
  area: StorageArea,
  key: string,
  schema: Schema,
): v.InferOutput<Schema> | undefined {
  const raw = memory[area].get(key) ?? readRaw(area, key);
  if (raw === undefined || raw === null) return undefined;
  try {
    const result = v.safeParse(schema, JSON.parse(raw));
    if (result.success) return result.output;
  } catch {
    // falls through to removal
  }
  removeStored(area, key);
  return undefined;
}

function readRaw(area: StorageArea, key: string): string | null | undefined {
  try {
    return open(area)?.getItem(key);
  } catch {
    return undefined;
  }
}

/** Writes as JSON; a full storage first loses its caches, a blocked one keeps the value for this tab. */
export function writeStored(area: StorageArea, key: string, value: unknown): void {
  const raw = JSON.stringify(value);
  const storage = open(area);
  for (const victim of [undefined, ...evictable]) {
    try {
      if (victim) storage?.removeItem(victim);
      if (!storage) break;
      storage.setItem(key, raw);
      memory[area].delete(key);
      return;
    } catch {
      // full: make room and try again
    }
  }
  memory[area].set(key, raw);
}

export function removeStored(area: StorageArea, key: string): void {
  memory[area].delete(key);
  try {
    open(area)?.removeItem(key);
  } catch {
    // blocked: nothing is kept there
  }
}

export function clearStored(area: StorageArea): void {
  memory[area].clear();
  try {
    open(area)?.clear();
  } catch {
    // blocked: nothing is kept there
  }
}
