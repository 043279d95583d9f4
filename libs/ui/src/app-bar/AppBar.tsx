import type { ReactNode } from 'react';
import styles from './AppBar.module.css';

export type AppBarProps = {
  start?: ReactNode;
  /** Text becomes the page's heading in the middle; anything else, for example a logo, stands at the start. */
  title?: ReactNode;
  end?: ReactNode;
};

/** The bar at the top of a screen. */
export function AppBar({ start, title, end }: AppBarProps) {
  const isText = typeof title === 'string';
  return (
    <header className={styles.bar}>
      <div className={styles.line} data-centred={isText || undefined}>
        <div className={styles.start}>{start}</div>
        {isText ? <h1 className={styles.title}>{title}</h1> : <div className={styles.brand}>{title}</div>}
        <div className={styles.end}>{end}</div>
      </div>
    </header>
  );
}
