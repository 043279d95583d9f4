import { useEffect, useState } from 'react';
import { everyTick } from './everyTick';
import { serverNow } from './serverClock';

const TICK_MS = 1000;

/**
 * The gateway's time in milliseconds since the epoch, updated every second while `isActive`. Deadlines must not depend on the
 * device's clock, which may be wrong.
 */
export function useServerNow(isActive = true): number {
  const [now, setNow] = useState(serverNow);
  useEffect(() => {
    if (!isActive) return undefined;
    const update = () => setNow(serverNow());
    update();
    return everyTick(update, TICK_MS);
  }, [isActive]);
  return now;
}
