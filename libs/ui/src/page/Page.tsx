import type { ReactNode } from 'react';
import styles from './Page.module.css';

export type PageProps = {
  /** `wide` has room for two columns on a tablet. */
  width?: 'phone' | 'wide';
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

export type StackProps = {
  /** The gap, in steps of 4 px. */
  gap?: 1 | 2 | 3 | 4 | 5 | 6 | 8;
  children: ReactNode;
};

/** A vertical stack with even gaps. */
export function Stack({ gap = 3, children }: StackProps) {
  return (
    <div className={styles.stack} data-gap={gap}>
      {children}
    </div>
  );
}
