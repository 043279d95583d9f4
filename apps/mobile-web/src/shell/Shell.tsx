import { useIsLoggedIn } from '@parlour/player/session';
import { AppBar } from '@parlour/ui/app-bar';
import { useIsHydrated } from '@parlour/ui/hydrated';
import {
  type ComponentProps,
  type ReactNode,
  createElement,
  use,
  useDeferredValue,
  useEffect,
  useLayoutEffect,
  useState,
  type MouseEvent,
} from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from 'react-redux';
import { useLocation } from 'react-router-dom';
import { PartBoundary, retryFailures, hideDocumentFailure, showDocumentFailure } from '../failure/FailureBoundary';
import { HomeHeader } from '../home/HomeHeader';
import { isHomePath } from '../navigation/isHomePath';
import { useReadyAtRest } from '../navigation/useReadyAtRest';
import { useWorker } from '../pwa/registerWorker';
import {
  type AppBundle,
  appBundleOf,
  later,
  lazyPart,
  menu as menuBundle,
  player,
  useAppBundle,
  useLoadedAppBundle,
} from '../startup/bundles';
import { LaterContext, ReadyContext, useFirstTouch, useProgressiveMount } from '../startup/due';
import { replayEarlyTap, useTaps } from '../startup/taps';
import styles from './Shell.module.css';

const kept = typeof document === 'undefined' ? null : document.querySelector('#root > nav');

const Overlays = lazyPart(later, (parts) => parts.Overlays);

type ShellProps = { children: ReactNode };

/** The shell around every screen: header, bottom menu and overlays. A screen's manifest says which bars it shows. */
export function Shell({ children }: ShellProps) {
  const { key, pathname } = useLocation();
  const menu = useMenu(key);
  useLayoutEffect(() => void replayEarlyTap(), []);
  // From here on the page is of this player or visitor (build/display.js).
  useLayoutEffect(() => void delete document.documentElement.dataset['account'], []);
  // Each navigation retries. The cleanup runs before the new screen can fail, so its own failure is not retried.
  useLayoutEffect(() => retryFailures, [key]);
  useEffect(hideDocumentFailure, []);
  useTaps(key);
  const isReady = useReadyAtRest();
  const ready = appBundleOf(useStore());
  // Home renders without the app bundle; all other screens need it.
  const appBundle = isHomePath(pathname) ? ready.current : use(ready.load());
  usePlayerBlocks(pathname);
  const target = isHomePath(pathname) ? undefined : appBundle?.findRoute(pathname);
  const chrome = target?.route.chrome ?? 'full';
  const isHydrated = useIsHydrated();
  const isLaterDue = useLaterValue(pathname);
  const isBundleDue = useIsBundleDue(pathname);
  const isRestDue = menu.isOpen || isLaterDue || isBundleDue;

  return (
    <LaterContext value={isLaterDue}>
      <SkipLink />
      {!target && <HomeHeader isMenuOpen={menu.isOpen} onMenu={menu.open} />}
      {target && appBundle && chrome !== 'none' && (
        <PartBoundary fallback={<AppBar />}>{createElement(appBundle.ScreenHeader, { target })}</PartBoundary>
      )}
      {/* The key changes with the place on the page: a new element is no layout shift, a moved one is. */}
      <main key={placeOf(chrome)} id="main" className={styles.main} data-chrome={chrome}>
        <ReadyContext value={isReady}>{children}</ReadyContext>
      </main>
      {chrome === 'full' && (
        <PartBoundary fallback={<KeptMenu />}>
          <BottomMenu isDue={isRestDue} />
        </PartBoundary>
      )}
      <PartBoundary onFailure={menu.handleFailure}>
        {isHydrated && isRestDue && (
          <>
            <PageEffects target={target} />
            <Overlays target={target} isMenuOpen={menu.isOpen} onMenuClose={menu.close} />
          </>
        )}
      </PartBoundary>
    </LaterContext>
  );
}

/**
 * Suspends until the blocks of a player's home are loaded, so that its header is there at once. Who logs in on home itself keeps seeing home meanwhile,
 * which is what the deferred value is for.
 */
function usePlayerBlocks(pathname: string): void {
  const isPlayer = useDeferredValue(useIsLoggedIn());
  if (isPlayer && isHomePath(pathname)) use(player.ended());
}

/** Whether the later bundle has a place on this page: on a visitor's home once it has run at rest, on other pages once they are drawn. */
function useIsBundleDue(pathname: string): boolean {
  const isPlayer = useIsLoggedIn();
  return isPlayer || later.current !== undefined || !isHomePath(pathname);
}

/** Without a header, the screen begins at the top. */
function placeOf(chrome: string): string {
  return chrome === 'none' ? 'top' : 'below';
}

/** The side menu, which any navigation closes. */
function useMenu(key: string) {
  const [openAt, setOpenAt] = useState<string>();
  const isOpen = openAt === key;
  return {
    isOpen,
    open: () => {
      retryFailures();
      // The overlays load it too, and show its failure.
      for (const bundle of [menuBundle, later]) bundle.load().catch(() => undefined);
      setOpenAt(key);
    },
    close: () => setOpenAt(undefined),
    /** Tells a player who has opened the menu that it failed to load. */
    handleFailure: () => isOpen && showDocumentFailure(),
  };
}

/** The value of `LaterContext`: whether everything outside the first view is due (ADR 0035). */
function useLaterValue(pathname: string): boolean {
  const isFirstViewDone = useProgressiveMount('shell', 1) >= 1;
  const isTouched = useFirstTouch();
  const isDue = isFirstViewDone && (isTouched || !isHomePath(pathname));
  useWorker(isDue);
  return isDue;
}

const never = new Promise<never>(() => undefined);

/** Suspends until it is due. The server's menu, which has plain links, stays in the document meanwhile. */
function BottomMenu({ isDue }: { isDue: boolean }) {
  if (!isDue) use(never);
  useAppBundle();
  return createElement(use(later.load()).BottomMenu);
}

function PageEffects(props: ComponentProps<AppBundle['PageEffects']>) {
  const bundle = useLoadedAppBundle();
  return bundle && createElement(bundle.PageEffects, props);
}

/** The server's bottom menu, with plain links, until the features' entries load. */
function KeptMenu() {
  return <div data-kept ref={(place) => void (kept && place?.append(kept))} />;
}

/** The first element that the keyboard reaches: it leads past the header, on home also past banners and categories to the games. Seen only then. */
function SkipLink() {
  const { t } = useTranslation('shell');
  return (
    <a className={styles.skip} href="#main" onClick={handleSkip}>
      {t('header.skip')}
    </a>
  );
}

function handleSkip(event: MouseEvent) {
  // The address stays as it is: a part of a page is no place of the history.
  event.preventDefault();
  const content = document.querySelector<HTMLElement>('[data-first-view]') ?? document.querySelector('main');
  if (!content) return;
  content.tabIndex = -1;
  content.focus();
}
