const PREFIX = 'submission.';

type StoredIntent = { key: string; [field: string]: unknown };

/** Stores an intent, as if another tab or an earlier visit had sent it with `@parlour/submission`. */
export function leaveIntent(intent: StoredIntent): void {
  localStorage.setItem(PREFIX + intent.key, JSON.stringify(intent));
}

/** Returns the intents that `@parlour/submission` has stored. Their outcome is unknown. */
export function storedIntents(): StoredIntent[] {
  const items = Object.keys(localStorage).filter((key) => key.startsWith(PREFIX));
  return items.map((key) => JSON.parse(localStorage.getItem(key) ?? '') as StoredIntent);
}

/** Removes all stored intents, as another tab does when it settles them. `tellOfIntents` tells the page. */
export function settleIntents(): void {
  for (const { key } of storedIntents()) localStorage.removeItem(PREFIX + key);
}

/** Sends the storage event that the page gets after another tab has changed an intent. */
export function tellOfIntents(): void {
  window.dispatchEvent(new StorageEvent('storage', { key: PREFIX }));
}
