import { Button } from '@parlour/ui/button';
import { useTranslation } from 'react-i18next';
import styles from './OrderPages.module.css';

export type OrderPagesProps = { pageNo: number; totalPages: number; onChange: (pageNo: number) => void };

/** The ways to newer and to older stakes. */
export function OrderPages({ pageNo, totalPages, onChange }: OrderPagesProps) {
  const { t } = useTranslation('games');
  return (
    <div className={styles.pages}>
      <Button size="s" variant="ghost" disabled={pageNo <= 1} onClick={() => onChange(pageNo - 1)}>
        {t('lottery.newer')}
      </Button>
      <Button size="s" variant="ghost" disabled={pageNo >= totalPages} onClick={() => onChange(pageNo + 1)}>
        {t('lottery.older')}
      </Button>
    </div>
  );
}
