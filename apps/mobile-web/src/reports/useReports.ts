import { useEffect } from 'react';
import { useStore } from 'react-redux';
import type { AppStore } from '../store';

/** Brings the reporter once the first view is there and the phone has time; without it nothing is missing. */
export function useReports(isDue: boolean): void {
  const store = useStore() as unknown as AppStore;
  useEffect(() => {
    if (!isDue || process.env.NODE_ENV !== 'production') return;
    const start = () => void import('./startReports').then(({ startReports }) => startReports(store)).catch(() => undefined);
    if ('requestIdleCallback' in window) window.requestIdleCallback(start, { timeout: 5000 });
    else setTimeout(start, 2000);
  }, [isDue, store]);
}
