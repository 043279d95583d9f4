import { supports, whenIdle } from '@parlour/kernel';
import { savesData } from '@parlour/merchant';
import { useEffect } from 'react';
import { fillWorker, registerWorker } from './registerWorker';

/** The longest wait for an idle period, in milliseconds. */
const LATEST_MS = 5000;

/**
 * Registers the service worker when the browser is idle. The worker first caches the files that the page has just loaded, and the rest once the
 * player uses the page, or at a later visit.
 */
export function useWorker(isLaterDue: boolean): void {
  useEffect(() => (savesData() ? undefined : whenIdle(() => void registerWorker(), LATEST_MS)), []);

  useEffect(() => {
    const isLaterVisit = Boolean(supports.serviceWorker()?.controller);
    return !savesData() && (isLaterDue || isLaterVisit) ? whenIdle(() => void fillWorker(), LATEST_MS) : undefined;
  }, [isLaterDue]);
}
