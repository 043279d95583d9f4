import { Button } from '@parlour/ui/button';
import { Spinner } from '@parlour/ui/spinner';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useCatalogueText } from '@parlour/api-client';
import { useElapsed } from '../../hooks/useElapsed';
import { timings } from '../../rules/timings';
import styles from './Opening.module.css';

export type OpeningProps = { text: string; onLeave: () => void; action?: ReactNode };

/** Shown while a game opens. After 3 s it says that the connection is slow; the player can always leave. */
export function Opening({ text, onLeave, action }: OpeningProps) {
  const { t } = useTranslation('games');
  const catalogueText = useCatalogueText();
  const isSlow = useElapsed(timings.slowAfter);

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
