import { useSyncExternalStore } from 'react';
import { type PlaySettings, playSettings } from '../play/playSettings';

export function usePlaySettings(): PlaySettings {
  return useSyncExternalStore(playSettings.subscribe, playSettings.read, playSettings.read);
}
