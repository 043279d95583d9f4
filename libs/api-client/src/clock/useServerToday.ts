import { useSyncExternalStore } from 'react';
import { clockListeners, serverNow } from './serverClock';

function subscribe(listener: () => void): () => void {
  clockListeners.add(listener);
  return () => clockListeners.delete(listener);
}

const startOfToday = () => new Date(serverNow()).setHours(0, 0, 0, 0);

/**
 * The start of the gateway's current day in the player's time zone, in milliseconds since the epoch. It changes with the first reply of
 * another day: after midnight, or if the device's clock was wrong. Use it for ranges of days; they would miss the newest records if a
 * screen kept the time of its start.
 */
export function useServerToday(): number {
  return useSyncExternalStore(subscribe, startOfToday, startOfToday);
}
