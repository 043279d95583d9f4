import { type ReactNode, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import styles from './PageFade.module.css';

/**
 * After a longer swipe back the browser has already animated the page, so the app does not animate it again (specification 2,
 * "Header shell"). In CSS pixels.
 */
const SWIPE_BACK_PX = 100;

let start = 0;
let travelled = 0;

/** Tracks the finger. The last swipe counts until the next touch. */
export function watchSwipes(): void {
  const from = ({ touches }: TouchEvent) => touches[0]?.clientX ?? 0;
  window.addEventListener('touchstart', (event) => {
    start = from(event);
    travelled = 0;
  });
  window.addEventListener('touchmove', (event) => {
    travelled = from(event) - start;
  });
}

function wasSwipedBack(): boolean {
  return travelled > SWIPE_BACK_PX;
}

type PageFadeProps = { children: ReactNode };

/**
 * Fades pages in for 300 ms (specification 9), except the first page, which the document already shows, and pages opened by a swipe back.
 */
export function PageFade({ children }: PageFadeProps) {
  const { pathname } = useLocation();
  const isBack = useNavigationType() === 'POP';
  const [page, setPage] = useState({ pathname, fades: false });
  if (page.pathname !== pathname) setPage({ pathname, fades: !(isBack && wasSwipedBack()) });

  return (
    <div key={pathname} className={styles.page} data-fades={page.fades}>
      {children}
    </div>
  );
}
