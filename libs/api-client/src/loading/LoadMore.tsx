import { Button } from '@parlour/ui/button';
import { useLoadMore } from '@parlour/ui/in-sight';
import { Notice } from '@parlour/ui/notice';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '../errors/useErrorText';

export type LoadMoreProps = {
  /** The infinite query of the list. */
  query: {
    hasNextPage: boolean;
    isFetching: boolean;
    isFetchingNextPage: boolean;
    isFetchNextPageError: boolean;
    error?: unknown;
    fetchNextPage: () => unknown;
  };
  /** Loads the next page also without a tap, shortly before the end of the list scrolls into view. */
  isAutomatic?: boolean;
  /** Title of the error. */
  title?: string;
  /** Shown instead of the button while the next page loads. */
  children?: ReactNode;
};

/** The end of a paged list: loads the next page. If that fails, the loaded pages stay, and only a tap retries. */
export function LoadMore({ query, isAutomatic = false, title, children }: LoadMoreProps) {
  const { t } = useTranslation('errors');
  const errorText = useErrorText();
  const { hasNextPage, isFetching, isFetchingNextPage, isFetchNextPageError, error } = query;
  const load = () => void query.fetchNextPage();
  const end = useLoadMore(isAutomatic && hasNextPage && !isFetching && !isFetchNextPageError, load);

  if (!hasNextPage) return null;
  return (
    <>
      {isFetchNextPageError && (
        <Notice tone="danger" title={title}>
          {errorText(error)}
        </Notice>
      )}
      <div ref={end} aria-busy={isFetchingNextPage || undefined}>
        {isFetchingNextPage && children ? (
          children
        ) : (
          // During a refresh no next page can be fetched, so the button waits.
          <Button variant="ghost" block busy={isFetching} onClick={load}>
            {t(isFetchNextPageError ? 'load.retry' : 'load.more')}
          </Button>
        )}
      </div>
    </>
  );
}
