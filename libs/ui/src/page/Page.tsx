import type { ReactNode } from 'react';
import styles from './Page.module.css';

/** The column a screen stands in: gutters, safe areas at the sides, never wider than a large phone. */
export function Page({ children }: { children: ReactNode }) {
  return <div className={styles.page}>{children}</div>;
}
