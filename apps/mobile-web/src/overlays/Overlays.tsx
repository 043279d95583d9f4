import { useIsLaterDue } from '../startup/due';
import { type AppRoute, lazyPart, menu } from '../startup/bundles';
import { loader } from '../startup/loader';
import { features } from '../features';
import { ConnectionNote } from '../failure/ConnectionNote';
import { PartBoundary, showDocumentFailure } from '../failure/FailureBoundary';
import { SlowStrip } from '../failure/SlowStrip';
import { Toasts } from './Toasts';
import { VisitorSheets } from './VisitorSheets';

const SideMenu = lazyPart(menu, (parts) => parts.SideMenu);

const OverlayQueue = lazyPart(
  loader(() => import('./OverlayQueue')),
  (parts) => parts.OverlayQueue,
);

const dialogs = features.flatMap(({ id, dialogs: load }) =>
  load ? { id, Dialogs: lazyPart(loader(load), (parts) => parts.dialogs) } : [],
);

type OverlaysProps = { target: AppRoute | undefined; isMenuOpen: boolean; onMenuClose: () => void };

/**
 * Everything that may cover a screen: the side menu, the overlay queue, toasts, the features' dialogs, the notes about the connection. A part that
 * cannot be loaded takes no other along: the notes above all are needed then.
 */
export function Overlays({ target, isMenuOpen, onMenuClose }: OverlaysProps) {
  const isDue = useIsLaterDue();
  return (
    <>
      <PartBoundary onFailure={showDocumentFailure}>{isMenuOpen && <SideMenu onClose={onMenuClose} />}</PartBoundary>
      <PartBoundary>{isDue && target === undefined && <OverlayQueue isHeld={isMenuOpen} />}</PartBoundary>
      {dialogs.map(({ id, Dialogs }) => (
        <PartBoundary key={id}>
          <Dialogs />
        </PartBoundary>
      ))}
      <PartBoundary>
        <VisitorSheets />
      </PartBoundary>
      <SlowStrip />
      <ConnectionNote />
      <Toasts />
    </>
  );
}
