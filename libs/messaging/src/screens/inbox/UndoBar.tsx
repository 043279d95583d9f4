import { Button } from '@parlour/ui/button';
import { useTranslation } from 'react-i18next';
import styles from './UndoBar.module.css';

/** Shows for a few seconds that messages were deleted, with an undo button. */
export function UndoBar({ count, onUndo }: { count: number; onUndo: () => void }) {
  const { t } = useTranslation('messaging');
  return (
    <div role="status" className={styles.place}>
      {count > 0 && (
        <div className={styles.bar}>
          <span>{t('inbox.deleted', { count })}</span>
          <Button size="s" variant="secondary" onClick={onUndo}>
            {t('inbox.undo')}
          </Button>
        </div>
      )}
    </div>
  );
}
