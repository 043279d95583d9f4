import { useMerchant } from '@parlour/merchant';
import { createElement, useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { useIsLaterDue } from '../startup/due';
import { type AppRoute, lazyPart, menu } from '../startup/bundles';
import { loader } from '../startup/loader';
import { useReports } from '../reports/useReports';
import { features } from '../features';
import { ConnectionNote } from '../failure/ConnectionNote';
import { drawnTitle } from './drawnTitle';
import { Toasts } from './Toasts';
import { VisitorSheets } from './VisitorSheets';
import { useLaunchMoment } from '../launch/useLaunchMoment';
import { useRouteTitle } from '../navigation/useRouteTitle';
import { useScrollMemory } from '../navigation/useScrollMemory';
import { usePushedPath } from '../pwa/push/usePushedPath';

const SideMenu = lazyPart(menu, (parts) => parts.SideMenu);

const OverlayQueue = lazyPart(
  loader(() => import('./OverlayQueue')),
  (parts) => parts.OverlayQueue,
);

const dialogs = features.flatMap(({ id, dialogs: component }) => (component ? { id, component } : []));

type OverlaysProps = { target: AppRoute | undefined; isMenuOpen: boolean; onMenuClose: () => void };

/** Everything that may cover a screen: the side menu, the overlay queue, toasts, the features' dialogs, the connection note. */
export function Overlays({ target, isMenuOpen, onMenuClose }: OverlaysProps) {
  useScrollMemory();
  const isDue = useIsLaterDue();
  useReports(isDue);
  useLaunchMoment();
  usePushedPath();
  return (
    <>
      <DocumentTitle key={target?.route.path} target={target} />
      {isMenuOpen && <SideMenu onClose={onMenuClose} />}
      {isDue && <OverlayQueue target={target} isHeld={isMenuOpen} />}
      {dialogs.map(({ id, component }) => createElement(component, { key: id }))}
      <VisitorSheets />
      <ConnectionNote />
      <Toasts />
    </>
  );
}

/** Sets the document title, for the browser's tab list and screen readers. */
function DocumentTitle({ target }: { target: AppRoute | undefined }) {
  const { brand } = useMerchant();
  const title = useRouteTitle(target);
  const { pathname, search } = useLocation();
  useEffect(() => {
    document.title = drawnTitle(pathname + search) ?? (title ? `${title} · ${brand}` : brand);
  }, [brand, title, pathname, search]);
  return null;
}
