import { paths } from '@parlour/kernel';
import { whenIdle } from '@parlour/kernel/device';
import { loadReporter } from '@parlour/telemetry';
import { useEffect } from 'react';
import { useStore } from 'react-redux';
import { REPORTS_PATH, buildId } from '../env';
import { isHomePath } from '../navigation/isHomePath';
import { findRoute } from '../routeTable';

/** The longest wait for an idle period, in milliseconds. */
const LATEST_MS = 5000;

/** The reporter belongs to the page: a shell that is rendered again does not start a second one. Undefined again if it did not load. */
let started: Promise<void> | undefined;

/** Loads the reporter when the first view is drawn and the browser is idle. */
export function useReports(isDue: boolean): void {
  const store = useStore();
  useEffect(() => {
    if (!isDue || process.env.NODE_ENV !== 'production') return undefined;
    return whenIdle(() => {
      started ??= startReports(store).catch(() => void (started = undefined));
    }, LATEST_MS);
  }, [isDue, store]);
}

/** Rejects if the reporter cannot be loaded. */
export async function startReports(store: { getState: () => unknown }): Promise<void> {
  const reporter = await loadReporter();
  reporter.startReports({ store, build: buildId(), screenOf, address: REPORTS_PATH });
}

function screenOf(pathname: string): string {
  return isHomePath(pathname) ? paths.home : (findRoute(pathname)?.route.path ?? 'unknown');
}
