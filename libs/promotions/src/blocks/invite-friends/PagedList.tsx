import { LoadState, useErrorText } from '@parlour/api-client';
import { Button } from '@parlour/ui/button';
import { EmptyState } from '@parlour/ui/empty-state';
import { ListGroup } from '@parlour/ui/list-row';
import { Notice } from '@parlour/ui/notice';
import { Stack } from '@parlour/ui/page';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

type PagedListProps<Item> = {
  query: {
    data?: { pages: { content: Item[] }[] };
    error?: unknown;
    isFetching: boolean;
    hasNextPage: boolean;
    isFetchingNextPage: boolean;
    fetchNextPage: () => unknown;
    refetch: () => unknown;
  };
  keyOf: (item: Item) => string;
  /** The title of the load error; `empty` is the text of an empty list. */
  failed: string;
  empty: string;
  children: (item: Item) => ReactNode;
};

/** Lists rows page by page. A row that appears on two pages, because the list changed in between, is shown once. */
export function PagedList<Item>({ query, keyOf, failed, empty, children }: PagedListProps<Item>) {
  const { t } = useTranslation('promotions');
  const errorText = useErrorText();
  const { data, error, isFetching, hasNextPage, isFetchingNextPage } = query;
  if (!data) return <LoadState cards={3} rows={2} title={failed} error={error} isBusy={isFetching} onRetry={query.refetch} />;
  const items = [...new Map(data.pages.flatMap(({ content }) => content).map((item) => [keyOf(item), item])).values()];
  if (items.length === 0) return <EmptyState icon="users" title={empty} />;
  return (
    <Stack>
      <ListGroup>{items.map(children)}</ListGroup>
      {error !== undefined && <Notice tone="danger">{errorText(error)}</Notice>}
      {hasNextPage && (
        <Button variant="ghost" block busy={isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
          {t('common.more')}
        </Button>
      )}
    </Stack>
  );
}
