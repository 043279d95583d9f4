import type { ReactNode } from 'react';
import styles from './ListGroup.module.css';

export type ListGroupProps = {
  /** A heading above the rows. */
  title?: string;
  /** ListRow elements. */
  children: ReactNode;
};

/** A group of list rows on a card. */
export function ListGroup({ title, children }: ListGroupProps) {
  return (
    <div className={styles.section}>
      {title !== undefined && <h2 className={styles.title}>{title}</h2>}
      <div className={styles.group}>{children}</div>
    </div>
  );
}
