import type { ReactNode } from 'react';
import styles from './Facts.module.css';

export type FactsProps = {
  rows: readonly { label: string; value: ReactNode }[];
};

/** Names and values, one pair to a line. */
export function Facts({ rows }: FactsProps) {
  return (
    <dl className={styles.facts}>
      {rows.map(({ label, value }, place) => (
        <div key={`${label} ${place}`} className={styles.row}>
          <dt className={styles.label}>{label}</dt>
          <dd className={styles.value}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
