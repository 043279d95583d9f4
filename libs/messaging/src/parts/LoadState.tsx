import { type LoadFailureProps, QueryState } from '@parlour/api-client';
import { Stack } from '@parlour/ui/page';
import { Skeleton } from '@parlour/ui/skeleton';
import { useTranslation } from 'react-i18next';

export type LoadStateProps = Pick<LoadFailureProps, 'title' | 'error' | 'isBusy' | 'onRetry'> & { rows?: number };

/** Loading and error state of a list. */
export function LoadState({ rows = 4, ...failure }: LoadStateProps) {
  const { t } = useTranslation('messaging');
  return (
    <QueryState {...failure} retryLabel={t('state.retry')} loadingLabel={t('state.loading')}>
      <Stack>
        {Array.from({ length: rows }, (_, row) => (
          <Skeleton key={row} shape="row" />
        ))}
      </Stack>
    </QueryState>
  );
}
