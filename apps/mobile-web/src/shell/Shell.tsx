import { AppBar } from '@parlour/ui/app-bar';
import { type ReactNode, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { earlyTap } from '../env';
import { HomeHeader } from '../home/HomeHeader';
import { useFirstViewWatch, useIsFirstViewDone } from '../later/firstView';
import { Overlays, ScreenHeader } from '../later/parts';
import { findRoute } from '../routeTable';
import { BottomMenu } from './BottomMenu';
import { PartBoundary } from './PartBoundary';
import styles from './Shell.module.css';

type ShellProps = { children: ReactNode };

/** The frame around every screen: header, bottom menu and what lies over it. A screen's manifest says which bars it wants. */
export function Shell({ children }: ShellProps) {
  const { key, pathname } = useLocation();
  const [menuOpenAt, setMenuOpenAt] = useState(() => (earlyTap() === 'menu' ? key : undefined));
  const isMenuOpen = menuOpenAt === key; // going anywhere closes it
  useFirstViewWatch();
  const isFirstViewDone = useIsFirstViewDone();
  const target = findRoute(pathname);
  const chrome = target?.route.chrome ?? 'full';

  return (
    <>
      {!target && <HomeHeader onMenu={() => setMenuOpenAt(key)} />}
      {target && chrome !== 'none' && (
        <PartBoundary place={key} fallback={<AppBar />}>
          <ScreenHeader target={target} />
        </PartBoundary>
      )}
      <main className={styles.main} data-chrome={chrome}>
        {children}
      </main>
      {chrome === 'full' && <BottomMenu />}
      <PartBoundary place={key}>
        {(isFirstViewDone || isMenuOpen) && (
          <Overlays target={target} isMenuOpen={isMenuOpen} onMenuClose={() => setMenuOpenAt(undefined)} />
        )}
      </PartBoundary>
    </>
  );
}
