import type { ReactNode } from 'react';
import styles from './Page.module.css';

export type PageProps = {
  /** `wide` has room for two columns on a tablet. */
  width?: 'phone' | 'wide';
  /** The whole content of the screen. */
  children: ReactNode;
};

/** The column of a screen: gutters, safe areas at the sides, at most the width of a large phone. */
export function Page({ width = 'phone', children }: PageProps) {
  return (
    <div className={styles.page} data-width={width}>
      {children}
    </div>
  );
}
