import * as v from 'valibot';

export type StorageArea = 'local' | 'session';

/** Caches that may go when the storage is full, in this order; the session record never does (specification 3, stored keys). */
const evictable = ['elottList', 'lottList', 'getGameLotts', 'getVassGameType', 'setTemplate'];
/** What the storage did not take; this tab lives from it. */
const memory: Record<StorageArea, Map<string, string>> = { local: new Map(), session: new Map() };

/** A blocked storage throws at the first touch, a full one at the write. */
function attempt<Result>(area: StorageArea, task: (storage: Storage) => Result): Result | undefined {
  try {
    return task(area === 'local' ? window.localStorage : window.sessionStorage);
  } catch {
    return undefined;
  }
}

/** The stored value if it still fits its schema; a corrupt one is removed and counts as absent. */
export function readStored<Schema extends v.GenericSchema>(
  area: StorageArea,
  key: string,
  schema: Schema,
): v.InferOutput<Schema> | undefined {
  const raw = memory[area].get(key) ?? attempt(area, (storage) => storage.getItem(key));
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

/**
 * Writes as JSON; a full storage first loses its caches, a blocked one keeps the value for this tab. The former value goes
 * in any case, so that it cannot come back with the next page.
 */
export function writeStored(area: StorageArea, key: string, value: unknown): void {
  const raw = JSON.stringify(value);
  memory[area].delete(key);
  for (const victim of ['', ...evictable, key]) {
    const isWritten = attempt(area, (storage) => {
      storage.removeItem(victim);
      storage.setItem(key, raw);
      return true;
    });
    if (isWritten) return;
  }
  memory[area].set(key, raw);
}

export function removeStored(area: StorageArea, key: string): void {
  memory[area].delete(key);
  attempt(area, (storage) => storage.removeItem(key));
}

export function clearStored(area: StorageArea): void {
  memory[area].clear();
  attempt(area, (storage) => storage.clear());
}
