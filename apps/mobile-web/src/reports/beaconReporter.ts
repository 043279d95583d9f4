import type { Report } from './Report';

/** The server of the app collects them (server/collector.mjs). */
export const REPORTS_PATH = '/m/reports';

/** Sends a report without waiting for a reply, even while the page unloads. Does nothing if sending fails. */
export function beaconReporter(report: Report): void {
  try {
    navigator.sendBeacon(REPORTS_PATH, JSON.stringify(report));
  } catch {
    // The browser has no beacon, or refuses it.
  }
}
