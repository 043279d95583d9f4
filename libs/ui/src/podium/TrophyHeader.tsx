import type { ReactNode } from 'react';
import styles from './TrophyHeader.module.css';

export type TrophyHeaderProps = {
  /** The name of the ranking, or what it gives. */
  title: string;
  /** Content below the name, for example the time left and the button to join. */
  children?: ReactNode;
};

/** The head of a ranking: a trophy beside its name. The drawing is decorative. */
export function TrophyHeader({ title, children }: TrophyHeaderProps) {
  return (
    <div className={styles.header} data-arrives="whole">
      <div className={styles.words}>
        <h2 className={styles.title}>{title}</h2>
        {children}
      </div>
      <svg className={styles.trophy} viewBox="0 0 64 64" aria-hidden>
        <path className={styles.handle} d="M17 14H8c0 12 5 18 13 20M47 14h9c0 12-5 18-13 20" />
        <path className={styles.cup} d="M16 8h32v14c0 12-6 20-16 20S16 34 16 22Z" />
        <path className={styles.gleam} d="M16 8h9v31c-6-3-9-9-9-17Z" />
        <path className={styles.cup} d="M28 41h8v7h-8Z" />
        <path className={styles.base} d="M20 48h24l3 9H17Z" />
        <path className={styles.star} d="m32 15 2.6 5.6 6.1.7-4.5 4.2 1.2 6-5.4-3-5.4 3 1.2-6-4.5-4.2 6.1-.7Z" />
      </svg>
      <span hidden data-end />
    </div>
  );
}
