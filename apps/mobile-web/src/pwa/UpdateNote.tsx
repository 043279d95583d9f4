import { Button } from '@parlour/ui/button';
import { Notice } from '@parlour/ui/notice';
import { useTranslation } from 'react-i18next';
import styles from './UpdateNote.module.css';
import { takeOver, useWaitingWorker } from './waitingWorker';

/** Announces a new release. It is installed when the player asks for it, or at the next visit. */
export function UpdateNote() {
  const { t } = useTranslation('shell');
  const worker = useWaitingWorker();
  return (
    worker && (
      <Notice tone="info">
        <span className={styles.line}>
          {t('update.title')}
          <Button size="s" onClick={() => void takeOver(worker)}>
            {t('update.reload')}
          </Button>
        </span>
      </Notice>
    )
  );
}
