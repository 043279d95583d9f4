import * as v from 'valibot';
import { copyKeys, readStored, removeStored, writeStored } from './storage';

/**
 * One copy of a reply. It holds no contact, no money and no draw (ADR 0025). `of` names whose it is, for example a player, or a merchant
 * and a language: for any other the copy counts as absent.
 */
export type StoredCopy<Value> = {
  read: (of: string) => Value | undefined;
  write: (of: string, value: Value) => void;
};

/** Defines a copy. What is stored is untrusted, so the schema checks it when it is read. */
export function storedCopy<Schema extends v.GenericSchema>(
  key: (typeof copyKeys)[number],
  schema: Schema,
): StoredCopy<v.InferOutput<Schema>> {
  const record = v.object({ of: v.string(), value: schema });
  return {
    read: (of) => {
      const kept = readStored('local', key, record);
      return kept?.of === of ? kept.value : undefined;
    },
    write: (of, value) => void writeStored('local', key, { of, value }),
  };
}

/** Removes all copies: at logout, and when the country changes. */
export function forgetCopies(): void {
  for (const key of copyKeys) removeStored('local', key);
}
