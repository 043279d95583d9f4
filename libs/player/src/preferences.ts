import { supports } from '@parlour/kernel/device';
import { readStored, writeStored } from '@parlour/kernel/storage';
import { useSyncExternalStore } from 'react';
import * as v from 'valibot';

const KEY = 'preferences';

const schema = v.object({
  textSize: v.optional(v.fallback(v.picklist(['s', 'm', 'l', 'xl']), 'm'), 'm'),
  motion: v.optional(v.fallback(v.picklist(['system', 'reduce', 'full']), 'system'), 'system'),
  haptics: v.optional(v.fallback(v.boolean(), true), true),
  dataSaver: v.optional(v.fallback(v.boolean(), false), false),
  decimals: v.optional(v.fallback(v.boolean(), false), false),
  showWinners: v.optional(v.fallback(v.boolean(), true), true),
});
const themeSchema = v.picklist(['dark', 'light']);

/** Display preferences of this device; they outlive a session. */
export type Preferences = v.InferOutput<typeof schema> & { theme: v.InferOutput<typeof themeSchema> };

let current: Preferences | undefined;
const listeners = new Set<() => void>();

function load(): Preferences {
  const stored = readStored('local', KEY, schema) ?? v.parse(schema, {});
  // Specification 3: the theme is stored under its own key as dark or light. Until the player chooses, the document has the brand's.
  const shown = globalThis.document?.documentElement.dataset['theme'] === 'light' ? 'light' : 'dark';
  return { ...stored, theme: readStored('local', 'theme', themeSchema) ?? shown };
}

/**
 * Writes the preferences that style sheets and image sizes depend on to the document. build/display.js does the same before the app
 * starts.
 */
function show({ textSize, motion, dataSaver, theme }: Preferences): void {
  const { dataset } = document.documentElement;
  const attributes = {
    textSize: textSize === 'm' ? '' : textSize,
    motion: motion === 'system' ? '' : motion,
    dataSaver: dataSaver ? 'on' : '',
    theme: theme === 'dark' ? '' : theme,
  };
  for (const [name, value] of Object.entries(attributes)) {
    if (value) dataset[name] = value;
    else delete dataset[name];
  }
}

/** The device's preferences and their subscribers. */
export const preferences = {
  read: (): Preferences => (current ??= load()),
  change(change: Partial<Preferences>): void {
    current = { ...preferences.read(), ...change };
    const { theme, ...rest } = current;
    writeStored('local', KEY, rest);
    writeStored('local', 'theme', theme);
    show(current);
    for (const listener of listeners) listener();
  },
  subscribe(listener: () => void): () => void {
    const follow = ({ key }: StorageEvent) => {
      if (key !== KEY && key !== 'theme' && key !== null) return;
      current = load();
      show(current);
      listener();
    };
    listeners.add(listener);
    window.addEventListener('storage', follow);
    return () => {
      listeners.delete(listener);
      window.removeEventListener('storage', follow);
    };
  },
};

/** Returns the display preferences of this device, synchronised between tabs. */
export function usePreferences(): Preferences {
  return useSyncExternalStore(preferences.subscribe, preferences.read, preferences.read);
}

/**
 * Vibrates where the device can and the player has it enabled (product 4.17, haptics). Browsers block vibration before the first interaction
 * and log a warning, so there is none before it.
 */
export function vibrate(pattern: number | number[]): void {
  const mayVibrate = supports.userActivation()?.hasBeenActive ?? true;
  if (mayVibrate && preferences.read().haptics) supports.vibrate()?.(pattern);
}
