import { Button } from '@parlour/ui/button';
import { useTranslation } from 'react-i18next';
import styles from './SelectBar.module.css';

export type SelectBarProps = { count: number; isAll: boolean; onAll: () => void; onMark: () => void; onDelete: () => void };

/** Actions for the selected messages. */
export function SelectBar({ count, isAll, onAll, onMark, onDelete }: SelectBarProps) {
  const { t } = useTranslation('messaging');
  return (
    <div role="group" aria-label={t('inbox.chosen', { count })} className={styles.bar} data-sticks="end">
      <span className={styles.count} aria-live="polite">
        {t('inbox.chosen', { count })}
      </span>
      <Button size="s" variant="ghost" onClick={onAll}>
        {isAll ? t('inbox.selectNone') : t('inbox.selectAll')}
      </Button>
      <Button size="s" variant="secondary" disabled={count === 0} onClick={onMark}>
        {t('inbox.markRead')}
      </Button>
      <Button size="s" variant="danger" disabled={count === 0} onClick={onDelete}>
        {t('inbox.delete')}
      </Button>
    </div>
  );
}
