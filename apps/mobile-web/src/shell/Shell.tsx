import { AppBar } from '@parlour/ui/app-bar';
import { type ComponentProps, type ReactNode, createElement, use, useEffect, useState } from 'react';
import { useStore } from 'react-redux';
import { useLocation } from 'react-router-dom';
import { replayEarlyTap } from '../env';
import { HomeHeader } from '../home/HomeHeader';
import { useFirstViewWatch, useIsFirstViewDone } from '../startup/firstView';
import { appBundleOf } from '../startup/appBundleOf';
import type { AppBundle } from '../startup/bundleTypes';
import { useAppBundle } from '../startup/useAppBundle';
import { KeptMenu } from '../menus/KeptMenu';
import { PartBoundary } from '../failure/PartBoundary';
import styles from './Shell.module.css';
import { hideDocumentFailure } from '../failure/documentFailure';
import { isHomePath } from '../navigation/isHomePath';
import { useMissedPop } from '../navigation/useMissedPop';

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
  const ready = appBundleOf(useStore());
  // Home renders without the app bundle; all other screens need it.
  const appBundle = isHomePath(pathname) ? ready.current : use(ready.load());
  const target = isHomePath(pathname) ? undefined : appBundle?.findRoute(pathname);
  const chrome = target?.route.chrome ?? 'full';
  const isBundleDue = appBundle !== undefined || isFirstViewDone || isMenuOpen;

  return (
    <>
      {!target && <HomeHeader onMenu={() => setMenuOpenAt(key)} />}
      {target && appBundle && chrome !== 'none' && (
        <PartBoundary place={key} fallback={<AppBar />}>
          {createElement(appBundle.ScreenHeader, { target })}
        </PartBoundary>
      )}
      <main className={styles.main} data-chrome={chrome}>
        {children}
      </main>
      {chrome === 'full' && (
        <PartBoundary place={key} fallback={<KeptMenu />}>
          {isBundleDue ? <BottomMenu /> : <KeptMenu />}
        </PartBoundary>
      )}
      <PartBoundary place={key}>
        {isBundleDue && <Overlays target={target} isMenuOpen={isMenuOpen} onMenuClose={() => setMenuOpenAt(undefined)} />}
      </PartBoundary>
    </>
  );
}

function BottomMenu() {
  return createElement(useAppBundle().BottomMenu);
}

function Overlays(props: ComponentProps<AppBundle['Overlays']>) {
  return createElement(useAppBundle().Overlays, props);
}
