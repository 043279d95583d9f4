import { useSyncExternalStore } from 'react';
import { type Preferences, preferences } from '../preferences';

/** Returns the display preferences of this device, synchronised between tabs. */
export function usePreferences(): Preferences {
  return useSyncExternalStore(preferences.subscribe, preferences.read, preferences.read);
}
