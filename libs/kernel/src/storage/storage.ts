import * as v from 'valibot';

export type StorageArea = 'local' | 'session';

/**
 * Caches of the operator's offers, by their names in specification 3: removed when the storage is full, in this order. The session record is never
 * removed.
 */
export const CACHE_KEYS = ['elottList', 'lottList', 'getGameLotts', 'getVassGameType', 'setTemplate'] as const;
/** Values that the storage refused; they last as long as this tab. */
const memory: Record<StorageArea, Map<string, string>> = { local: new Map(), session: new Map() };

/** A blocked storage throws on any access, a full one on a write. */
function attempt<Result>(area: StorageArea, task: (storage: Storage) => Result): Result | undefined {
  try {
    return task(area === 'local' ? window.localStorage : window.sessionStorage);
  } catch {
    return undefined;
  }
}

/** Returns the stored value if it matches its schema. A corrupt value is removed and counts as absent. */
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
    // corrupt: remove it below
  }
  removeStored(area, key);
  return undefined;
}

/**
 * Stores a value as JSON. If the storage is full, caches are removed first; if it is blocked, the value is kept for this page alone, and the result is
 * false. The old value is removed in any case, so that the next page cannot read it.
 */
export function writeStored(area: StorageArea, key: string, value: unknown): boolean {
  const raw = JSON.stringify(value);
  memory[area].delete(key);
  for (const victim of ['', ...CACHE_KEYS, key]) {
    const isWritten = attempt(area, (storage) => {
      storage.removeItem(victim);
      storage.setItem(key, raw);
      return true;
    });
    if (isWritten) return true;
  }
  memory[area].set(key, raw);
  return false;
}

/** Returns the keys of the stored values that begin with `prefix`. */
export function storedKeys(area: StorageArea, prefix: string): string[] {
  return [...(attempt(area, Object.keys) ?? []), ...memory[area].keys()].filter((key) => key.startsWith(prefix));
}

export function removeStored(area: StorageArea, key: string): void {
  memory[area].delete(key);
  attempt(area, (storage) => storage.removeItem(key));
}

/** Empties an area but for the keys in `kept`. */
export function clearStored(area: StorageArea, kept: readonly string[] = []): void {
  const values = kept.flatMap((key) => {
    const raw = memory[area].get(key) ?? attempt(area, (storage) => storage.getItem(key));
    return raw === undefined || raw === null ? [] : [[key, raw] as const];
  });
  memory[area].clear();
  attempt(area, (storage) => storage.clear());
  for (const [key, raw] of values) {
    const isWritten = attempt(area, (storage) => (storage.setItem(key, raw), true));
    if (!isWritten) memory[area].set(key, raw);
  }
}

/** Sets a cookie that the server of the app reads, for a year, below a path. A browser without cookies ignores it. */
export function writeCookie(name: string, value: string, path: string): void {
  const secure = window.location.protocol === 'https:' ? '; secure' : '';
  document.cookie = `${name}=${value}; path=${path}; max-age=31536000; samesite=lax${secure}`;
}
