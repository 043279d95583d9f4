import { selectMerchant } from '@parlour/merchant';
import { selectSession } from '@parlour/player';
import { beaconReporter } from './beaconReporter';
import { describeFailure } from './describeFailure';
import { limitReporter } from './limitReporter';
import type { Report, Reporter } from './Report';
import { watchVitals } from './watchVitals';

type Failures = { splice: (from: number) => unknown[]; push: (failure: unknown) => void };

export type ReportsOptions = {
  /** A store with the slices of merchant and player. */
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
    const described = describeFailure(failure, wordsOfPlayer(store.getState()));
    if (described) report({ ...here(), ...described });
  };

  const { parlourFailures } = window as Window & { parlourFailures?: Failures };
  if (parlourFailures) {
    const waiting = parlourFailures.splice(0);
    parlourFailures.push = tell;
    waiting.forEach(tell);
  }
  watchVitals((values) => report({ ...here(), kind: 'vitals', values }));
}

function wordsOfPlayer(state: unknown): string[] {
  const { token, userName } = selectSession(state) ?? {};
  return [token, userName].filter((word) => word !== undefined && word !== '') as string[];
}
