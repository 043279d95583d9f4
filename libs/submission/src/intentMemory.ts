import { readStored, removeStored, storedKeys, writeStored } from '@parlour/kernel/storage';
import { type Intent, storedIntent } from './intent';

// Intents are in the local storage, because a closed tab must not lose a payment. Each has its own item: if two tabs changed one list
// at the same time, the second would overwrite the change of the first.
const PREFIX = 'submission.';

/** Returns the stored intents of all tabs, the oldest first. */
export function readIntents(): Intent[] {
  return storedKeys('local', PREFIX)
    .flatMap((item) => {
      const intent = readStored('local', item, storedIntent);
      return intent && PREFIX + intent.key === item ? [intent] : [];
    })
    .sort((a, b) => a.startedAt - b.startedAt);
}

export function storeIntent(intent: Intent): void {
  writeStored('local', PREFIX + intent.key, intent);
}

/** Stores the changed state of an intent. Does nothing if another tab has settled the intent, which removes it from the storage. */
export function updateIntent(intent: Intent): void {
  if (readStored('local', PREFIX + intent.key, storedIntent)) storeIntent(intent);
}

export function removeIntent(key: string): void {
  removeStored('local', PREFIX + key);
}

export function forgetIntents(): void {
  for (const item of storedKeys('local', PREFIX)) removeStored('local', item);
}

/** Calls back with the stored intents whenever another tab changes them. */
export function onIntentsElsewhere(listen: (intents: Intent[]) => void): void {
  window.addEventListener('storage', ({ key }) => {
    // Without a key, the whole storage was cleared.
    if (key === null || key.startsWith(PREFIX)) listen(readIntents());
  });
}
