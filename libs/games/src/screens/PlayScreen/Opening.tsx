import { Button } from '@parlour/ui/button';
import { Spinner } from '@parlour/ui/spinner';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useCatalogueText } from '@parlour/api-client';
import { useAfter } from '../../parts/useAfter';
import { timings } from '../../rules/timings';
import styles from './Opening.module.css';

export type OpeningProps = { text: string; onLeave: () => void; action?: ReactNode };

/** The game is on its way; after 3 s that is said to be slow, and one may always leave. */
export function Opening({ text, onLeave, action }: OpeningProps) {
  const { t } = useTranslation('games');
  const catalogueText = useCatalogueText();
  const isSlow = useAfter(timings.slowAfter);

  return (
    <div className={styles.opening}>
      <Spinner />
      <p className={styles.text} role="status">
        {isSlow ? catalogueText('slowConnection') : text}
      </p>
      {isSlow && action}
      <Button variant="ghost" onClick={onLeave}>
        {t('play.back')}
      </Button>
    </div>
  );
}
