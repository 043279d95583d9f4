import { type LoadFailureProps, QueryState } from '@parlour/api-client';
import { Card } from '@parlour/ui/card';
import { Stack } from '@parlour/ui/page';
import { Skeleton } from '@parlour/ui/skeleton';
import { useTranslation } from 'react-i18next';

export type LoadStateProps = Pick<LoadFailureProps, 'title' | 'error' | 'isBusy' | 'onRetry'> & {
  /** Cards that hold the place of what is coming. */
  cards?: number;
};

/** A money screen before its data. */
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
