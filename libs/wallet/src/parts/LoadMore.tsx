import { useErrorText } from '@parlour/api-client';
import { Button } from '@parlour/ui/button';
import { useLoadMore } from '@parlour/ui/in-sight';
import { Notice } from '@parlour/ui/notice';
import { useTranslation } from 'react-i18next';

export type LoadMoreProps = {
  query: { hasNextPage: boolean; isFetchingNextPage: boolean; error?: unknown; fetchNextPage: () => unknown };
};

/** Loads the next page shortly before the end of the list scrolls into view, or on a tap. After an error, only a tap retries. */
export function LoadMore({ query }: LoadMoreProps) {
  const { t } = useTranslation('wallet');
  const errorText = useErrorText();
  const { hasNextPage, isFetchingNextPage, error } = query;
  const load = () => void query.fetchNextPage();
  const end = useLoadMore(hasNextPage && !isFetchingNextPage && error === undefined, load);

  if (!hasNextPage && error === undefined) return null;
  return (
    <div ref={end}>
      {error !== undefined && <Notice tone="danger">{errorText(error)}</Notice>}
      <Button variant="ghost" block busy={isFetchingNextPage} onClick={load}>
        {error === undefined ? t('records.more') : t('retry.button')}
      </Button>
    </div>
  );
}
