import { useSyncExternalStore } from 'react';
import { everyTick } from './everyTick';
import { clockListeners, serverNow } from './serverClock';

const TICK_MS = 30_000;

function subscribe(update: () => void): () => void {
  clockListeners.add(update);
  const stop = everyTick(update, TICK_MS);
  return () => {
    clockListeners.delete(update);
    stop();
  };
}

const startOfToday = () => new Date(serverNow()).setHours(0, 0, 0, 0);

/**
 * The start of the gateway's current day in the player's time zone, in milliseconds since the epoch. It changes at midnight, and with the
 * first reply if the device's clock shows another day. Use it for ranges of days; they would miss the newest records if a screen kept the
 * time of its start.
 */
export function useServerToday(): number {
  return useSyncExternalStore(subscribe, startOfToday, startOfToday);
}
