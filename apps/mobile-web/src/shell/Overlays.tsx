import { SessionDialogs } from '@parlour/session';
import { lazyPart } from '../later/lazyPart';
import { loader } from '../later/loader';
import { Suspense } from 'react';
import { ConnectionNote } from './ConnectionNote';
import { Toasts } from './Toasts';
import type { AppRoute } from '../routeTable';
import { useDocumentTitle } from './useDocumentTitle';
import { useScrollMemory } from './useScrollMemory';

const SideMenu = lazyPart(
  loader(() => import('./SideMenu')),
  (parts) => parts.SideMenu,
);

type OverlaysProps = { target: AppRoute | undefined; isMenuOpen: boolean; onMenuClose: () => void };

/** What lies over every screen: the side menu, toasts, the session's dialogs, the note about the connection. */
export function Overlays({ target, isMenuOpen, onMenuClose }: OverlaysProps) {
  useDocumentTitle(target);
  useScrollMemory();
  return (
    <>
      <Suspense>{isMenuOpen && <SideMenu onClose={onMenuClose} />}</Suspense>
      <SessionDialogs />
      <ConnectionNote />
      <Toasts />
    </>
  );
}
