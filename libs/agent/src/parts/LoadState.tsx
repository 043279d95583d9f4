import { QueryState, errorCode } from '@parlour/api-client';
import { Stack } from '@parlour/ui/page';
import { Skeleton } from '@parlour/ui/skeleton';
import { useTranslation } from 'react-i18next';

type LoadStateProps = { query: { error?: unknown; isFetching: boolean; refetch: () => unknown }; rows?: number };

/** Shows a skeleton or the load error. NOT_DOWNLINE has its own message. */
export function LoadState({ query, rows = 4 }: LoadStateProps) {
  const { t } = useTranslation('agent');
  const { error, isFetching, refetch } = query;
  const isForeign = error !== undefined && errorCode(error) === 'NOT_DOWNLINE';
  return (
    <QueryState
      title={t(isForeign ? 'team.notYours.title' : 'team.failed')}
      text={isForeign ? t('team.notYours.text') : undefined}
      error={error}
      isBusy={isFetching}
      onRetry={refetch}
      retryLabel={t('contract.retry')}
      loadingLabel={t('team.loading')}
    >
      <Stack>
        {Array.from({ length: rows }, (_, row) => (
          <Skeleton key={row} shape="row" />
        ))}
      </Stack>
    </QueryState>
  );
}
