import { AppBar } from '@parlour/ui/app-bar';
import { type ReactNode, createElement, use, useEffect, useState } from 'react';
import { useStore } from 'react-redux';
import { useLocation } from 'react-router-dom';
import { replayEarlyTap } from '../env';
import { HomeHeader } from '../home/HomeHeader';
import { useFirstViewWatch, useIsFirstViewDone } from '../later/firstView';
import { frameOf } from '../later/frameOf';
import { useFrame } from '../later/useFrame';
import { KeptMenu } from './KeptMenu';
import { PartBoundary } from './PartBoundary';
import styles from './Shell.module.css';
import { hideDocumentFailure } from './documentFailure';
import { isHomePath } from './isHomePath';
import { useMissedPop } from './useMissedPop';

type ShellProps = { children: ReactNode };

/** The shell around every screen: header, bottom menu and overlays. A screen's manifest says which bars it shows. */
export function Shell({ children }: ShellProps) {
  const { key, pathname } = useLocation();
  const [menuOpenAt, setMenuOpenAt] = useState<string>();
  const isMenuOpen = menuOpenAt === key; // any navigation closes it
  useEffect(replayEarlyTap, []);
  useEffect(hideDocumentFailure, []);
  useMissedPop();
  useFirstViewWatch();
  const isFirstViewDone = useIsFirstViewDone();
  const ready = frameOf(useStore());
  // Home renders without the app bundle; all other screens need it.
  const frame = isHomePath(pathname) ? ready.current : use(ready.load());
  const target = isHomePath(pathname) ? undefined : frame?.findRoute(pathname);
  const chrome = target?.route.chrome ?? 'full';
  const isFrameDue = frame !== undefined || isFirstViewDone || isMenuOpen;

  return (
    <>
      {!target && <HomeHeader onMenu={() => setMenuOpenAt(key)} />}
      {target && frame && chrome !== 'none' && (
        <PartBoundary place={key} fallback={<AppBar />}>
          {createElement(frame.ScreenHeader, { target })}
        </PartBoundary>
      )}
      <main className={styles.main} data-chrome={chrome}>
        {children}
      </main>
      {chrome === 'full' && (
        <PartBoundary place={key} fallback={<KeptMenu />}>
          {isFrameDue ? <BottomMenu /> : <KeptMenu />}
        </PartBoundary>
      )}
      <PartBoundary place={key}>
        {isFrameDue && <Overlays target={target} isMenuOpen={isMenuOpen} onMenuClose={() => setMenuOpenAt(undefined)} />}
      </PartBoundary>
    </>
  );
}

function BottomMenu() {
  return createElement(useFrame().BottomMenu);
}

function Overlays(props: Parameters<ReturnType<typeof useFrame>['Overlays']>[0]) {
  return createElement(useFrame().Overlays, props);
}
