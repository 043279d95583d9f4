import type { ReactNode } from 'react';
import styles from './LiveMark.module.css';

/** Marks a match that has begun, in the place of its time. */
export function LiveMark({ children }: { children: ReactNode }) {
  return <span className={styles.live}>{children}</span>;
}
