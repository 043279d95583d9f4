import type { ReactNode } from 'react';
import styles from './ListGroup.module.css';

export type ListGroupProps = {
  /** A heading above the lines. */
  title?: string;
  children: ReactNode;
};

/** Lines of a list on one raised ground. */
export function ListGroup({ title, children }: ListGroupProps) {
  return (
    <div className={styles.section}>
      {title !== undefined && <h2 className={styles.title}>{title}</h2>}
      <div className={styles.group}>{children}</div>
    </div>
  );
}
