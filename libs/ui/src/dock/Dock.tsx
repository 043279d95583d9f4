import type { ReactNode } from 'react';
import styles from './Dock.module.css';

export type DockProps = {
  /** The accessible name. */
  label: string;
  /** One offer with its buttons. */
  children: ReactNode;
};

/**
 * A strip for one offer that stays in view above the bottom menu. It has the page's width and no gap to the menu, so it takes room from the
 * page instead of lying over it. It comes last on the page, so nothing moves when it appears.
 */
export function Dock({ label, children }: DockProps) {
  return (
    <aside className={styles.dock} aria-label={label}>
      {children}
    </aside>
  );
}
