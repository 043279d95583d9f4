import styles from './ConnectionNote.module.css';
import { UpdateNote } from '../pwa/UpdateNote';
import { OfflineNote } from './OfflineNote';
import { useIsOffline } from './useIsOffline';

/** Shown while there is no connection, because the content may be stale; otherwise announces a new release. */
export function ConnectionNote() {
  const isOffline = useIsOffline();
  return (
    <div className={styles.note} role="status">
      {isOffline ? <OfflineNote /> : <UpdateNote />}
    </div>
  );
}
