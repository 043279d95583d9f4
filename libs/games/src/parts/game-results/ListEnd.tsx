import { useErrorText } from '@parlour/api-client';
import { Button } from '@parlour/ui/button';
import { useLoadMore } from '@parlour/ui/in-sight';
import { TileGridSkeleton } from '@parlour/ui/skeleton';
import { useTranslation } from 'react-i18next';
import styles from './ListEnd.module.css';

export type ListEndProps = {
  hasMore: boolean;
  isLoading: boolean;
  error?: unknown;
  onLoad: () => void;
  /** Shown after the last page. */
  doneText?: string;
};

/** The end of a list. It loads the next page when it comes near the view, and has a button for that, also to retry. */
export function ListEnd({ hasMore, isLoading, error, onLoad, doneText }: ListEndProps) {
  const { t } = useTranslation('games');
  const errorText = useErrorText();
  const hasFailed = error !== undefined;
  const end = useLoadMore(hasMore && !isLoading && !hasFailed, onLoad);

  return (
    <div ref={end} className={styles.end} aria-busy={isLoading || undefined}>
      {isLoading && <TileGridSkeleton count={3} />}
      {hasFailed && !isLoading && (
        <p className={styles.failed} role="alert">
          {t('list.pageFailed')} {errorText(error)}
        </p>
      )}
      {hasMore && !isLoading && (
        <Button variant="secondary" block onClick={onLoad}>
          {t(hasFailed ? 'list.retry' : 'list.more')}
        </Button>
      )}
      {!hasMore && doneText && <p className={styles.done}>{doneText}</p>}
    </div>
  );
}
