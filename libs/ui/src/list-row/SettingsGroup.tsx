import type { ReactNode } from 'react';
import { Stack } from '../page';
import { ListGroup } from './ListGroup';
import styles from './SettingsGroup.module.css';

export type SettingsGroupProps = {
  /** The heading above the settings. */
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
