import type { Report } from './Report';

/** The server of the app collects them (server/collector.mjs). */
export const REPORTS_PATH = '/m/reports';

/** Sends without waiting and without an answer, also while the page is being left. Where nobody listens, nothing happens. */
export function beaconReporter(report: Report): void {
  try {
    navigator.sendBeacon(REPORTS_PATH, JSON.stringify(report));
  } catch {
    // a browser that has none, or refuses
  }
}
