type Request = { result?: unknown; onsuccess?: () => void; onerror?: () => void; onupgradeneeded?: () => void };

/**
 * Installs a minimal IndexedDB with one key-value store for tests, because jsdom lacks it. Returns a function that removes it.
 */
export function installKeyStore(): () => void {
  const values = new Map<string, unknown>();
  const answer = (result: unknown): Request => {
    const request: Request = { result };
    queueMicrotask(() => request.onsuccess?.());
    return request;
  };
  const store = {
    get: (key: string) => answer(values.get(key)),
    put: (value: unknown, key: string) => answer(values.set(key, value)),
  };
  const database = { createObjectStore: () => store, transaction: () => ({ objectStore: () => store }), close: () => undefined };
  const open = () => {
    const request: Request = { result: database };
    queueMicrotask(() => {
      request.onupgradeneeded?.();
      request.onsuccess?.();
    });
    return request;
  };
  Object.defineProperty(globalThis, 'indexedDB', { configurable: true, value: { open } });
  return () => Reflect.deleteProperty(globalThis, 'indexedDB');
}
