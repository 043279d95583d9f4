import type { ReactNode } from 'react';
import styles from './Stack.module.css';

export type StackProps = {
  /** The gap, in steps of 4 px. */
  gap?: 1 | 2 | 3 | 4 | 5 | 6 | 8;
  /** The parts, from top to bottom. */
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
