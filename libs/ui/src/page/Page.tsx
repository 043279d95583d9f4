import type { ReactNode } from 'react';
import styles from './Page.module.css';

/** The column of a screen: gutters, safe areas at the sides, at most the width of a large phone. */
export function Page({ children }: { children: ReactNode }) {
  return <div className={styles.page}>{children}</div>;
}
