import { createElement } from 'react';
import { useIsLaterDue } from '../startup/due';
import { type AppRoute, lazyPart, menu } from '../startup/bundles';
import { loader } from '../startup/loader';
import { features } from '../features';
import { ConnectionNote } from '../failure/ConnectionNote';
import { Toasts } from './Toasts';
import { VisitorSheets } from './VisitorSheets';

const SideMenu = lazyPart(menu, (parts) => parts.SideMenu);

const OverlayQueue = lazyPart(
  loader(() => import('./OverlayQueue')),
  (parts) => parts.OverlayQueue,
);

const dialogs = features.flatMap(({ id, dialogs: component }) => (component ? { id, component } : []));

type OverlaysProps = { target: AppRoute | undefined; isMenuOpen: boolean; onMenuClose: () => void };

/** Everything that may cover a screen: the side menu, the overlay queue, toasts, the features' dialogs, the connection note. */
export function Overlays({ target, isMenuOpen, onMenuClose }: OverlaysProps) {
  const isDue = useIsLaterDue();
  return (
    <>
      {isMenuOpen && <SideMenu onClose={onMenuClose} />}
      {isDue && <OverlayQueue target={target} isHeld={isMenuOpen} />}
      {dialogs.map(({ id, component }) => createElement(component, { key: id }))}
      <VisitorSheets />
      <ConnectionNote />
      <Toasts />
    </>
  );
}
