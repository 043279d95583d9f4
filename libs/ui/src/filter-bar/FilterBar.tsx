import type { ReactNode } from 'react';
import styles from './FilterBar.module.css';

export type FilterBarProps = {
  /** Accessible name of the group. */
  label: string;
  /** Select chips, chips and tabs in one line, the most used first. */
  children: ReactNode;
  /** Icon buttons that stay in view while the line is scrolled. */
  end?: ReactNode;
};

/** One line under the header that stays in view: what a list shows, and in which order. The first part of a Page. */
export function FilterBar({ label, children, end }: FilterBarProps) {
  return (
    <div className={styles.bar} role="group" aria-label={label}>
      <div className={styles.track}>{children}</div>
      {end && (
        <div className={styles.end} data-arrives="whole">
          {end}
          <span hidden data-end />
        </div>
      )}
    </div>
  );
}
