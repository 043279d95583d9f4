import { whenIdle } from '@parlour/kernel';
import { useEffect } from 'react';
import { useStore } from 'react-redux';
import type { AppStore } from '../store';

/** The longest wait for an idle period, in milliseconds. */
const LATEST_MS = 5000;

/** Loads the reporter when the first view is drawn and the browser is idle. */
export function useReports(isDue: boolean): void {
  const store = useStore() as unknown as AppStore;
  useEffect(() => {
    if (!isDue || process.env.NODE_ENV !== 'production') return undefined;
    const start = () => void import('./startReports').then(({ startReports }) => startReports(store)).catch(() => undefined);
    return whenIdle(start, LATEST_MS);
  }, [isDue, store]);
}
