import type { ReactNode } from 'react';
import styles from './ChipRow.module.css';

export type ChipRowProps = {
  /** `scroll` keeps one line, `wrap` uses as many as needed, `fill` divides the width equally. */
  layout?: 'scroll' | 'wrap' | 'fill';
  /** Accessible name of the group; without it the chips have no group. */
  label?: string;
  /** Chip elements, one per choice; without them the row keeps their height while they load. */
  children?: ReactNode;
};

/** Chips side by side. */
export function ChipRow({ layout = 'scroll', label, children }: ChipRowProps) {
  return (
    <div className={styles.row} data-layout={layout} role={label === undefined ? undefined : 'group'} aria-label={label}>
      {children}
    </div>
  );
}
