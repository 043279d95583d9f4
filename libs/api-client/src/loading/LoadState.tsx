import { Card } from '@parlour/ui/card';
import { Stack } from '@parlour/ui/page';
import { Skeleton } from '@parlour/ui/skeleton';
import { useTranslation } from 'react-i18next';
import type { LoadFailureProps } from './LoadFailure';
import { QueryState } from './QueryState';

export type LoadStateProps = Pick<LoadFailureProps, 'title' | 'text' | 'error' | 'isBusy' | 'onRetry'> & {
  /** The number of skeleton rows, or of the rows of each card. */
  rows?: number;
  /** The number of skeleton cards; without it the rows have no card. */
  cards?: number;
};

/** Shows the loading or error state of a screen or of one of its parts. */
export function LoadState({ cards, rows = cards === undefined ? 4 : 3, ...failure }: LoadStateProps) {
  const { t } = useTranslation('errors');
  return (
    <QueryState {...failure} retryLabel={t('load.retry')} loadingLabel={t('load.loading')}>
      {cards === undefined ? (
        <SkeletonRows count={rows} />
      ) : (
        <Stack>
          {Array.from({ length: cards }, (_, card) => (
            <Card key={card}>
              <SkeletonRows count={rows} />
            </Card>
          ))}
        </Stack>
      )}
    </QueryState>
  );
}

function SkeletonRows({ count }: { count: number }) {
  return (
    <Stack>
      {Array.from({ length: count }, (_, row) => (
        <Skeleton key={row} shape="row" />
      ))}
    </Stack>
  );
}
