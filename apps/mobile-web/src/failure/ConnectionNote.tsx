import { Notice } from '@parlour/ui/notice';
import { useTranslation } from 'react-i18next';
import styles from './ConnectionNote.module.css';
import { UpdateNote } from '../pwa/UpdateNote';
import { useIsOffline } from './useIsOffline';

/** Shown while there is no connection, because the content may be stale; otherwise announces a new release. */
export function ConnectionNote() {
  const { t } = useTranslation('shell');
  const isOffline = useIsOffline();
  return (
    <div className={styles.note} role="status">
      {isOffline ? <Notice tone="warn">{t('connection.offline')}</Notice> : <UpdateNote />}
    </div>
  );
}
