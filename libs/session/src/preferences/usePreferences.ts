import { useSyncExternalStore } from 'react';
import { type Preferences, preferences } from './preferences';

/** How this device shows the product, kept in step with other tabs. */
export function usePreferences(): Preferences {
  return useSyncExternalStore(preferences.subscribe, preferences.read, preferences.read);
}
