import { useSyncExternalStore } from 'react';
import { type PlaySettings, playSettings } from './playSettings';

export function usePlaySettings(): PlaySettings {
  return useSyncExternalStore(playSettings.subscribe, playSettings.read, playSettings.read);
}
