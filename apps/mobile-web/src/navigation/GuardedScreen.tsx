import { paths } from '@parlour/kernel';
import type { Needs } from '@parlour/kernel/feature';
import { AccessGuard, ClosedScreen } from '@parlour/player';
import { useOffers } from '@parlour/site';
import { useIsHydrated } from '@parlour/ui/hydrated';
import { Page } from '@parlour/ui/page';
import { createElement, type ReactNode, use, useEffect, useLayoutEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
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
import { takeEarlyInput } from '../startup/earlyInput';
import styles from './GuardedScreen.module.css';

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

type OfferGateProps = { needs: Needs | undefined; children: ReactNode };

/** Shows a screen, or says that this site does not offer it. */
function OfferGate({ needs = [], children }: OfferGateProps) {
  const { t } = useTranslation('shell');
  return useOffers(...needs) ? children : <ClosedScreen title={t('notOffered.title')} text={t('notOffered.text')} />;
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
  useLayoutEffect(takeEarlyInput, []);
  const addition = additions[path];
  return createElement(use(screenOf(target).load()), { gameNote }, addition && <PartBoundary>{createElement(addition)}</PartBoundary>);
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
