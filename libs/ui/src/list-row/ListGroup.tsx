import type { ReactNode } from 'react';
import { Stack } from '../page/index';
import styles from './ListGroup.module.css';

export type ListGroupProps = {
  title?: string;
  /** `columns` has two rows beside each other on a tablet. */
  layout?: 'line' | 'columns';
  /** ListRow elements. */
  children: ReactNode;
};

/** A group of list rows on a card. */
export function ListGroup({ title, layout, children }: ListGroupProps) {
  return (
    <div className={styles.section}>
      {title !== undefined && <h2 className={styles.title}>{title}</h2>}
      <div className={styles.group} data-layout={layout}>
        {children}
      </div>
    </div>
  );
}

export type SettingsGroupProps = {
  title: string;
  /** Fields and rows, with equal gaps between them. */
  children: ReactNode;
};

/** A group of related settings, with the same background as groups of rows. */
export function SettingsGroup({ title, children }: SettingsGroupProps) {
  return (
    <ListGroup title={title}>
      <div className={styles.body}>
        <Stack gap={3}>{children}</Stack>
      </div>
    </ListGroup>
  );
}
