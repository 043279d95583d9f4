import type { ReactNode } from 'react';
import styles from './Card.module.css';

export type CardProps = {
  /** `raise` has a shadow, `outline` a border, and `accent` marks the most important card. */
  tone?: 'raise' | 'outline' | 'accent';
  /** The content; the card adds its padding. */
  children: ReactNode;
};

/** A container for content that belongs together. */
export function Card({ tone = 'raise', children }: CardProps) {
  return (
    <div className={styles.card} data-tone={tone}>
      {children}
    </div>
  );
}
