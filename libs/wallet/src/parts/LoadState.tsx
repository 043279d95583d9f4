import { type LoadFailureProps, QueryState } from '@parlour/api-client';
import { Card } from '@parlour/ui/card';
import { Stack } from '@parlour/ui/page';
import { Skeleton } from '@parlour/ui/skeleton';
import { useTranslation } from 'react-i18next';

export type LoadStateProps = Pick<LoadFailureProps, 'title' | 'error' | 'isBusy' | 'onRetry'> & {
  /** The number of skeleton cards. */
  cards?: number;
};

/** Shows the loading or error state of a money screen. */
export function LoadState({ cards = 2, ...failure }: LoadStateProps) {
  const { t } = useTranslation('wallet');
  return (
    <QueryState {...failure} retryLabel={t('retry.button')} loadingLabel={t('retry.loading')}>
      <Stack>
        {Array.from({ length: cards }, (_, card) => (
          <Card key={card}>
            <Stack>
              <Skeleton shape="row" />
              <Skeleton shape="row" />
              <Skeleton shape="row" />
            </Stack>
          </Card>
        ))}
      </Stack>
    </QueryState>
  );
}
