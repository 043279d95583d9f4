import { errorCode, useErrorText } from '@parlour/api-client';
import { ErrorState } from '@parlour/ui/error-state';
import { Stack } from '@parlour/ui/page';
import { Skeleton } from '@parlour/ui/skeleton';
import { useTranslation } from 'react-i18next';

type LoadStateProps = { query: { error?: unknown; isFetching: boolean; refetch: () => unknown }; rows?: number };

/** Holds the place of what is loading, or says why it did not come; a downline of somebody else has words of its own. */
export function LoadState({ query, rows = 4 }: LoadStateProps) {
  const { t } = useTranslation('agent');
  const errorText = useErrorText();
  const { error, isFetching, refetch } = query;
  if (error !== undefined) {
    const code = errorCode(error);
    return (
      <ErrorState
        title={t(code === 'NOT_DOWNLINE' ? 'team.notYours.title' : 'team.failed')}
        text={code === 'NOT_DOWNLINE' ? t('team.notYours.text') : errorText(error)}
        code={code}
        retryLabel={t('contract.retry')}
        busy={isFetching}
        onRetry={refetch}
      />
    );
  }
  return (
    <div role="status" aria-label={t('team.loading')}>
      <Stack>
        {Array.from({ length: rows }, (_, row) => (
          <Skeleton key={row} shape="row" />
        ))}
      </Stack>
    </div>
  );
}
