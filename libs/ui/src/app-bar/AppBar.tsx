import type { ReactNode } from 'react';
import styles from './AppBar.module.css';

export type AppBarProps = {
  /** The button before the title, usually the way back. */
  start?: ReactNode;
  /** The page's heading: text is centred; anything else, for example a logo, is placed at the start. */
  title?: ReactNode;
  /** Up to two buttons after the title. */
  end?: ReactNode;
};

/** The bar at the top of a screen. */
export function AppBar({ start, title, end }: AppBarProps) {
  const isText = typeof title === 'string';
  return (
    <header className={styles.bar}>
      <div className={styles.line} data-centred={isText || undefined} data-arrives="whole">
        <div className={styles.start}>{start}</div>
        <h1 className={isText ? styles.title : styles.brand}>{title}</h1>
        <div className={styles.end}>{end}</div>
        <span hidden data-end />
      </div>
    </header>
  );
}
