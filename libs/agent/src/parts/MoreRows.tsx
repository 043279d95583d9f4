import { useErrorText } from '@parlour/api-client';
import { Button } from '@parlour/ui/button';
import { Notice } from '@parlour/ui/notice';
import { useTranslation } from 'react-i18next';

type MoreRowsProps = {
  query: {
    hasNextPage: boolean;
    isFetchingNextPage: boolean;
    isFetchNextPageError: boolean;
    error?: unknown;
    fetchNextPage: () => unknown;
  };
};

/** Loads the next page on a tap. If it fails, the loaded pages stay. */
export function MoreRows({ query: { hasNextPage, isFetchingNextPage, isFetchNextPageError, error, fetchNextPage } }: MoreRowsProps) {
  const { t } = useTranslation('agent');
  const errorText = useErrorText();
  if (!hasNextPage && !isFetchNextPageError) return null;
  return (
    <>
      {isFetchNextPageError && <Notice tone="danger">{errorText(error)}</Notice>}
      <Button variant="ghost" block busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
        {t(isFetchNextPageError ? 'contract.retry' : 'team.more')}
      </Button>
    </>
  );
}
