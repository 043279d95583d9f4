import { earlyPage } from '@parlour/kernel/device';
import { readStored, writeStored } from '@parlour/kernel/storage';
import { selectSession } from '@parlour/player/session';
import { selectMerchant } from '@parlour/site';
import * as v from 'valibot';
import { onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals';
import { describeFailure, type Report, type Reporter } from './describeFailure';

type ReportsOptions = {
  /** A store with the slices of site and player. */
  store: { getState: () => unknown };
  /** The name of the build. */
  build: string;
  /** Returns the pattern of a path, because a path may contain an order number or a token. */
  screenOf: (pathname: string) => string;
  /** The path of the collector, on the app's own origin. */
  address: string;
  /** Replaces the beacon to `address`. */
  reporter?: Reporter;
};

/** Reports errors and web vitals from now on, and the errors that were queued (ADR 0016). */
export function startReports({ store, build, screenOf, address, reporter = beaconReporter(address) }: ReportsOptions): void {
  const report = limitReporter(reporter);
  const here = (): Pick<Report, 'build' | 'merchant' | 'screen'> => ({
    build,
    merchant: selectMerchant(store.getState()).code,
    screen: screenOf(window.location.pathname),
  });
  const tell = (failure: unknown) => {
    if (isSeenFlag(failure)) return tellOf(failure);
    const described = describeFailure(failure, wordsOfPlayer(store.getState()));
    if (described) report({ ...here(), ...described });
  };

  const tellOf = ({ seenFlag: name, isOn }: SeenFlag) => {
    if (!isToldOf(name, isOn)) reporter({ ...here(), kind: 'flag', name, isOn });
  };

  const { failures } = earlyPage;
  if (failures) {
    const waiting = failures.splice(0);
    failures.push = tell;
    waiting.forEach(tell);
  }
  watchVitals((values) => report({ ...here(), kind: 'vitals', values }));
}

function wordsOfPlayer(state: unknown): string[] {
  const { token, userName } = selectSession(state) ?? {};
  return [token, userName].filter((word) => word !== undefined && word !== '') as string[];
}

/** Returns a reporter that sends to `address` without waiting for a reply, even while the page unloads. Does nothing if sending fails. */
function beaconReporter(address: string): Reporter {
  return (report) => {
    try {
      navigator.sendBeacon(address, JSON.stringify(report));
    } catch {
      // The browser has no beacon, or refuses it.
    }
  };
}

const MAX_REPORTS = 10;
const KEY = 'reports.sent';
const count = v.pipe(v.number(), v.safeInteger());

/** Sends at most ten reports per visit of a tab, reloads included, and no report twice (reliability O1). */
function limitReporter(reporter: Reporter): Reporter {
  const told = new Set<string>();
  return (report: Report) => {
    const text = JSON.stringify(report);
    const sent = readStored('session', KEY, count) ?? 0;
    if (sent >= MAX_REPORTS || told.has(text)) return;
    told.add(text);
    writeStored('session', KEY, sent + 1);
    reporter(report);
  };
}

/** Reports the page's web vitals once, when the page is first hidden or left. Old browsers have none. */
function watchVitals(tell: (values: Record<string, number>) => void): void {
  if (!('PerformanceObserver' in window)) return;
  const values: Record<string, number> = {};
  for (const watch of [onCLS, onFCP, onINP, onLCP, onTTFB]) {
    watch(({ name, value }) => (values[name] = name === 'CLS' ? Math.round(value * 1000) / 1000 : Math.round(value)), {
      reportAllChanges: true,
    });
  }
  const off = new AbortController();
  const tellOnce = () => {
    if (document.visibilityState !== 'hidden') return;
    off.abort();
    if (Object.keys(values).length > 0) tell(values);
  };
  document.addEventListener('visibilitychange', tellOnce, { signal: off.signal });
}

/** A note by `useFlag` of site: the player has met a flag that is on for a share of the players. */
type SeenFlag = { seenFlag: string; isOn: boolean };

const FLAGS = 'reports.flags';
const toldFlags = v.record(v.string(), v.boolean());

function isSeenFlag(noted: unknown): noted is SeenFlag {
  return typeof noted === 'object' && noted !== null && 'seenFlag' in noted;
}

/** Whether this visit has told of the flag already, reloads included. It has from now on. Flags do not count among the ten reports of a visit. */
function isToldOf(name: string, isOn: boolean): boolean {
  const flags = readStored('session', FLAGS, toldFlags) ?? {};
  if (Object.hasOwn(flags, name) && flags[name] === isOn) return true;
  writeStored('session', FLAGS, { ...flags, [name]: isOn });
  return false;
}
