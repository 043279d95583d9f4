import { readStored, removeStored, writeStored } from '@parlour/kernel';
import * as v from 'valibot';
import { type Intent, storedIntent } from './intent';

// Local storage: a closed tab must not lose a payment.
const KEY = 'submissions';

export function readIntents(): Intent[] {
  return readStored('local', KEY, v.array(storedIntent)) ?? [];
}

/** Stores, replaces or (without `intent`) removes one intent; intents of other tabs stay. */
export function writeIntent(key: string, intent: Intent | undefined): void {
  const others = readIntents().filter((stored) => stored.key !== key);
  const all = intent ? [...others, intent] : others;
  if (all.length > 0) writeStored('local', KEY, all);
  else forgetIntents();
}

export function forgetIntents(): void {
  removeStored('local', KEY);
}

/** Calls back with the stored intents whenever another tab changes them. */
export function onIntentsElsewhere(listen: (intents: Intent[]) => void): void {
  window.addEventListener('storage', ({ key }) => {
    // Without a key, the whole storage was cleared.
    if (key === KEY || key === null) listen(readIntents());
  });
}
