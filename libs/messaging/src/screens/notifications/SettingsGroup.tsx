import { ListGroup } from '@parlour/ui/list-row';
import { Stack } from '@parlour/ui/page';
import type { ReactNode } from 'react';
import styles from './NotificationsScreen.module.css';

/** A group of related settings. */
export function SettingsGroup({ title, children }: { title: string; children: ReactNode }) {
  return (
    <ListGroup title={title}>
      <div className={styles.body}>
        <Stack gap={3}>{children}</Stack>
      </div>
    </ListGroup>
  );
}
