import { type ReactNode, useCallback, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { earlyTap } from '../env';
import { findRoute } from '../routeTable';
import { BottomMenu } from './BottomMenu';
import { ConnectionNote } from './ConnectionNote';
import { Header } from './Header';
import styles from './Shell.module.css';
import { SideMenuHost } from './SideMenuHost';
import { Toasts } from './Toasts';
import { useDocumentTitle } from './useDocumentTitle';
import { useScrollMemory } from './useScrollMemory';

type ShellProps = { children: ReactNode };

/** The frame around every screen: header, bottom menu, side menu, toasts. A screen's manifest says which bars it wants. */
export function Shell({ children }: ShellProps) {
  const { key, pathname } = useLocation();
  const [menuOpenAt, setMenuOpenAt] = useState(() => (earlyTap() === 'menu' ? key : undefined));
  const target = findRoute(pathname);
  const chrome = target?.route.chrome ?? 'full';
  useDocumentTitle(target);
  useScrollMemory();
  const handleMenuClose = useCallback(() => setMenuOpenAt(undefined), []);

  return (
    <>
      {chrome !== 'none' && <Header onMenu={() => setMenuOpenAt(key)} />}
      <main className={styles.main} data-chrome={chrome}>
        {children}
      </main>
      {chrome === 'full' && <BottomMenu />}
      <ConnectionNote />
      <Toasts />
      {/* Going anywhere closes the menu. */}
      <SideMenuHost isOpen={menuOpenAt === key} onClose={handleMenuClose} />
    </>
  );
}
