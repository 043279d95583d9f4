import { readStored, writeStored } from './storage';
import type * as v from 'valibot';

/** Creates a value stored on this device and synchronised between tabs. A corrupt value counts as absent. */
export function deviceValue<Schema extends v.GenericSchema>(key: string, schema: Schema, absent: v.InferOutput<Schema>) {
  type Value = v.InferOutput<Schema>;
  let current: { value: Value } | undefined;
  const listeners = new Set<() => void>();
  const load = (): Value => readStored('local', key, schema) ?? absent;
  const tell = () => listeners.forEach((listener) => listener());

  return {
    read: (): Value => (current ??= { value: load() }).value,
    /** `change` receives the currently stored value, not the one this tab last read. */
    change(change: (value: Value) => Value): void {
      current = { value: change(load()) };
      writeStored('local', key, current.value);
      tell();
    },
    subscribe(listener: () => void): () => void {
      const follow = (event: StorageEvent) => {
        if (event.key !== key && event.key !== null) return;
        current = undefined;
        listener();
      };
      // Without listeners, this tab missed writes by other tabs, so drop the cached value.
      if (listeners.size === 0) current = undefined;
      listeners.add(listener);
      window.addEventListener('storage', follow);
      return () => {
        listeners.delete(listener);
        window.removeEventListener('storage', follow);
      };
    },
  };
}
