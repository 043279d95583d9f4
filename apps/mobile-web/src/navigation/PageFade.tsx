import { type ReactNode, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import styles from './PageFade.module.css';
import { wasSwipedBack } from './swipeBack';

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
