import { type LoadFailureProps, QueryState } from '@parlour/api-client';
import { Card } from '@parlour/ui/card';
import { Stack } from '@parlour/ui/page';
import { Skeleton } from '@parlour/ui/skeleton';
import { useTranslation } from 'react-i18next';

type LoadStateProps = Pick<LoadFailureProps, 'title' | 'error' | 'isBusy' | 'onRetry'>;

/** Shows the loading or error state of a screen. */
export function LoadState(failure: LoadStateProps) {
  const { t } = useTranslation('promotions');
  return (
    <QueryState {...failure} retryLabel={t('activity.retry')} loadingLabel={t('common.loading')}>
      <Stack>
        {[0, 1, 2].map((card) => (
          <Card key={card}>
            <Stack>
              <Skeleton shape="row" />
              <Skeleton shape="row" />
            </Stack>
          </Card>
        ))}
      </Stack>
    </QueryState>
  );
}
