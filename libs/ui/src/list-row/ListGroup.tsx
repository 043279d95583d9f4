import type { ReactNode } from 'react';
import { Stack } from '../page/index';
import styles from './ListGroup.module.css';

export type ListGroupProps = {
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
