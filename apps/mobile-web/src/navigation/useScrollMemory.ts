import { homeAliases } from '@parlour/kernel';
import { useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { documentPath } from '../startup/documentPage';

/** How long a loading screen may take to reach its former height, in milliseconds. */
const PATIENCE_MS = 1000;

const positions = new Map<string, number>();
const interruptions = ['pointerdown', 'wheel', 'keydown'];

/**
 * New pages start at the top, home always (specification 4, home load). Going back restores the scroll position. The page of the document stays where
 * it is: the browser has begun it at its top, and the player may have scrolled it before the app runs.
 */
export function useScrollMemory(): void {
  const { key, pathname } = useLocation();
  const isBack = useNavigationType() === 'POP';
  const shown = useRef(documentPath);

  useLayoutEffect(() => {
    const isHome = homeAliases.some((path) => path === pathname);
    const wanted = isBack && !isHome ? (positions.get(key) ?? 0) : 0;
    // A change of the query only is handled by the screen itself.
    const isSamePage = shown.current === pathname;
    shown.current = pathname;
    if (!isSamePage) window.scrollTo(0, wanted);
    const stop = !isSamePage && wanted > 0 ? keepTrying(wanted) : undefined;
    const remember = () => positions.set(key, window.scrollY);
    window.addEventListener('scroll', remember, { passive: true });
    return () => {
      stop?.();
      window.removeEventListener('scroll', remember);
    };
  }, [isBack, key, pathname]);
}

function keepTrying(wanted: number): () => void {
  const observer = new ResizeObserver(() => window.scrollTo(0, wanted));
  observer.observe(document.body);
  const timer = setTimeout(stop, PATIENCE_MS);
  for (const event of interruptions) window.addEventListener(event, stop, { passive: true });
  return stop;

  function stop() {
    clearTimeout(timer);
    observer.disconnect();
    for (const event of interruptions) window.removeEventListener(event, stop);
  }
}
