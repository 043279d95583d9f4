import { Notice } from '@parlour/ui/notice';
import { useTranslation } from 'react-i18next';
import styles from './ConnectionNote.module.css';
import { useIsOffline } from './useIsOffline';

/** Stays as long as there is no connection; what is on the screen may be old. */
export function ConnectionNote() {
  const { t } = useTranslation('shell');
  const isOffline = useIsOffline();
  return (
    <div className={styles.note} role="status">
      {isOffline && <Notice tone="warn">{t('connection.offline')}</Notice>}
    </div>
  );
}
