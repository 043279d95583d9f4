import { readStored, removeStored, writeStored } from '@parlour/kernel';
import * as v from 'valibot';
import { type RegisterValues, emptyRegisterValues, secretFields } from '../../rules/registerFields';

const KEY = 'registerDraft';
const draftSchema = v.record(v.string(), v.pipe(v.string(), v.maxLength(500)));
const draftFields = (Object.keys(emptyRegisterValues) as (keyof RegisterValues)[]).filter((name) => !secretFields.includes(name));

/** Draft of the registration, so that Back and a reload lose nothing. It never contains secrets. */
export function readDraft(): Partial<RegisterValues> {
  const draft = readStored('session', KEY, draftSchema) ?? {};
  return Object.fromEntries(draftFields.flatMap((name) => (draft[name] ? [[name, draft[name]]] : [])));
}

export function saveDraft(values: Partial<RegisterValues>): void {
  const kept = draftFields.flatMap((name) => (values[name] ? [[name, values[name].slice(0, 500)]] : []));
  writeStored('session', KEY, Object.fromEntries(kept));
}

export function dropDraft(): void {
  removeStored('session', KEY);
}
