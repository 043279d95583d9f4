const PREFIX = 'submission.';

type StoredIntent = { key: string; [field: string]: unknown };

/** Stores an intent as `@parlour/submission` of another tab or an earlier visit does. */
export function leaveIntent(intent: StoredIntent): void {
  localStorage.setItem(PREFIX + intent.key, JSON.stringify(intent));
}

/** Returns what `@parlour/submission` has stored: the intents with an unknown outcome. */
export function storedIntents(): StoredIntent[] {
  const items = Object.keys(localStorage).filter((key) => key.startsWith(PREFIX));
  return items.map((key) => JSON.parse(localStorage.getItem(key) ?? '') as StoredIntent);
}

/** Another tab settles all intents. The page hears of it by `tellOfIntents`. */
export function settleIntents(): void {
  for (const { key } of storedIntents()) localStorage.removeItem(PREFIX + key);
}

/** Simulates the storage event of another tab that has changed an intent. */
export function tellOfIntents(): void {
  window.dispatchEvent(new StorageEvent('storage', { key: PREFIX }));
}
