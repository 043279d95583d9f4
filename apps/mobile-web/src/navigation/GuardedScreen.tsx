import { paths } from '@parlour/kernel';
import { AccessGuard } from '@parlour/player';
import { useIsHydrated } from '@parlour/ui/hydrated';
import { Page } from '@parlour/ui/page';
import { createElement, use, useEffect, useLayoutEffect, useState } from 'react';
import { useStore } from 'react-redux';
import { Navigate, Route, Routes } from 'react-router-dom';
import { additions, gameNote } from '../composedRoutes';
import { PartBoundary } from '../failure/FailureBoundary';
import { noteOpened } from '../pwa/keptScreens';
import { workerIsInCharge } from '../pwa/registerWorker';
import { screenOf, appRoutes } from '../routeTable';
import { type AppRoute, footer } from '../startup/bundles';
import { askForSnapshot } from '../startup/documentPage';
import { useFirstTouch } from '../startup/due';
import { replayEarlyInput } from '../startup/earlyInput';
import styles from './GuardedScreen.module.css';
import { OfferGate } from './OfferGate';

type GuardedScreenProps = { target: AppRoute };

/** A screen behind its guards: the site offers it, and the player may open it. */
export function GuardedScreen({ target }: GuardedScreenProps) {
  return (
    <OfferGate needs={target.route.needs}>
      <AccessGuard access={target.route.access}>
        {target.route.hasFooter ? (
          <>
            <div className={styles.aboveFooter}>
              <LoadedScreen target={target} />
            </div>
            <Page>
              <PartBoundary>
                <Footer />
              </PartBoundary>
            </Page>
          </>
        ) : (
          <LoadedScreen target={target} />
        )}
      </AccessGuard>
    </OfferGate>
  );
}

function LoadedScreen({ target }: GuardedScreenProps) {
  const { offline, path } = target.route;
  const store = useStore();
  const isTouched = useFirstTouch();
  const isHydrated = useIsHydrated();
  /** The document has brought this screen, with its data. */
  const [isDrawn] = useState(!isHydrated);
  useEffect(() => {
    if (offline) noteOpened(path);
  }, [offline, path]);
  useEffect(() => {
    // The worker keeps only replies that it has seen.
    if (isDrawn && offline && isTouched) void workerIsInCharge().then((isInCharge) => isInCharge && askForSnapshot(store));
  }, [isDrawn, isTouched, offline, store]);
  useLayoutEffect(() => {
    if (isDrawn) replayEarlyInput();
  }, [isDrawn]);
  const addition = additions[path];
  return createElement(use(screenOf(target).load()), { gameNote }, addition && createElement(addition));
}

function Footer() {
  return createElement(use(footer.load()).SiteFooter, { hasGames: false });
}

/** Every route of every feature, each with its guard; an unknown path leads home (specification 2). */
export function FeatureRoutes() {
  return (
    <Routes>
      {appRoutes.map((target) => (
        <Route key={target.route.path} path={target.route.path} element={<GuardedScreen target={target} />} />
      ))}
      <Route path="*" element={<Navigate to={paths.home} replace />} />
    </Routes>
  );
}
