import type { ReactNode } from 'react';
import styles from './Stack.module.css';

export type StackProps = {
  /** In steps of 4 px. */
  gap?: 1 | 2 | 3 | 4 | 5 | 6 | 8;
  children: ReactNode;
};

/** Things one under the other, evenly apart. */
export function Stack({ gap = 3, children }: StackProps) {
  return (
    <div className={styles.stack} data-gap={gap}>
      {children}
    </div>
  );
}
