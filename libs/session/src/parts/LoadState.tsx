import { type LoadFailureProps, QueryState } from '@parlour/api-client';
import { Stack } from '@parlour/ui/page';
import { Skeleton } from '@parlour/ui/skeleton';
import { useTranslation } from 'react-i18next';

export type LoadStateProps = Pick<LoadFailureProps, 'title' | 'error' | 'isBusy' | 'onRetry'>;

/** Loading and error state of the settings. */
export function LoadState(failure: LoadStateProps) {
  const { t } = useTranslation('session');
  return (
    <QueryState {...failure} retryLabel={t('edit.retry')} loadingLabel={t('edit.loading')}>
      <Stack gap={3}>
        {['first', 'second', 'third', 'fourth'].map((line) => (
          <Skeleton key={line} shape="row" />
        ))}
      </Stack>
    </QueryState>
  );
}
