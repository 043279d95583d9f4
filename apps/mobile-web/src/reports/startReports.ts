import { paths } from '@parlour/kernel';
import { selectMerchant } from '@parlour/merchant';
import { selectSession } from '@parlour/player';
import { buildId } from '../env';
import { findRoute } from '../routeTable';
import { isHomePath } from '../navigation/isHomePath';
import type { AppStore } from '../store';
import { beaconReporter } from './beaconReporter';
import { describeFailure } from './describeFailure';
import { limitReporter } from './limitReporter';
import type { Report, Reporter } from './Report';
import { watchVitals } from './watchVitals';

type Failures = { splice: (from: number) => unknown[]; push: (failure: unknown) => void };

/** Reports errors and web vitals from now on, and the errors that were queued (ADR 0016). */
export function startReports(store: AppStore, reporter: Reporter = beaconReporter): void {
  const report = limitReporter(reporter);
  const here = (): Pick<Report, 'build' | 'merchant' | 'screen'> => ({
    build: buildId(),
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

/** Reports the pattern of the path, because a path may contain an order number or a token. */
function screenOf(pathname: string): string {
  return isHomePath(pathname) ? paths.home : (findRoute(pathname)?.route.path ?? 'unknown');
}

function wordsOfPlayer(state: unknown): string[] {
  const { token, userName } = selectSession(state) ?? {};
  return [token, userName].filter((word) => word !== undefined && word !== '') as string[];
}
