import type { ReactNode } from 'react';
import styles from './FigureGrid.module.css';

type FigureGridProps = { figures: readonly { label: string; value: ReactNode; note?: string | undefined }[] };

/** Figures side by side, each under its name. */
export function FigureGrid({ figures }: FigureGridProps) {
  return (
    <dl className={styles.grid}>
      {figures.map(({ label, value, note }) => (
        <div key={label} className={styles.figure}>
          <dt className={styles.label}>{label}</dt>
          <dd className={styles.value}>{value}</dd>
          {note && <dd className={styles.note}>{note}</dd>}
        </div>
      ))}
    </dl>
  );
}
