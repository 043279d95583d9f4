import type { ReactNode } from 'react';
import styles from './Card.module.css';

export type CardProps = {
  /** `raise` stands on the page, `outline` only frames, `accent` marks the one thing that matters. */
  tone?: 'raise' | 'outline' | 'accent';
  children: ReactNode;
};

/** A group of things that belong together. */
export function Card({ tone = 'raise', children }: CardProps) {
  return (
    <div className={styles.card} data-tone={tone}>
      {children}
    </div>
  );
}
