import type { Reporter } from './Report';

/** Returns a reporter that sends to `address` without waiting for a reply, even while the page unloads. Does nothing if sending fails. */
export function beaconReporter(address: string): Reporter {
  return (report) => {
    try {
      navigator.sendBeacon(address, JSON.stringify(report));
    } catch {
      // The browser has no beacon, or refuses it.
    }
  };
}
