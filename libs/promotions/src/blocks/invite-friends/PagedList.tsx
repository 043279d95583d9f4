import { LoadMore, type LoadMoreProps, LoadState, pageRows, useErrorText } from '@parlour/api-client';
import { EmptyState } from '@parlour/ui/empty-state';
import { ListGroup } from '@parlour/ui/list-row';
import { Notice } from '@parlour/ui/notice';
import { Stack } from '@parlour/ui/page';
import type { ReactNode } from 'react';

type PagedListProps<Item> = {
  query: LoadMoreProps['query'] & { data?: { pages: { content: Item[] }[] }; refetch: () => unknown };
  keyOf: (item: Item) => string;
  /** The title of the load error; `empty` is the text of an empty list. */
  failed: string;
  empty: string;
  children: (item: Item) => ReactNode;
};

/** A paged list of the referral programme, with its loading, error and empty states. */
export function PagedList<Item>({ query, keyOf, failed, empty, children }: PagedListProps<Item>) {
  const errorText = useErrorText();
  const { data, error, isFetching, isFetchNextPageError } = query;
  if (!data) return <LoadState cards={3} rows={2} title={failed} error={error} isBusy={isFetching} onRetry={query.refetch} />;
  const items = pageRows(data.pages, keyOf);
  if (items.length === 0) return <EmptyState icon="users" title={empty} />;
  return (
    <Stack>
      <ListGroup>{items.map(children)}</ListGroup>
      {error !== undefined && !isFetchNextPageError && <Notice tone="danger">{errorText(error)}</Notice>}
      <LoadMore query={query} />
    </Stack>
  );
}
