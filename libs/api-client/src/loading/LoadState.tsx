import { Card } from '@parlour/ui/card';
import { Stack } from '@parlour/ui/page';
import { Skeleton } from '@parlour/ui/skeleton';
import { useTranslation } from 'react-i18next';
import { LoadFailure, type LoadFailureProps } from './LoadFailure';

export type LoadStateProps = Pick<LoadFailureProps, 'title' | 'text' | 'error' | 'isBusy' | 'onRetry'> & LoadingProps;

/** Shows the loading or error state of a screen or of one of its parts. */
export function LoadState({ cards, rows, ...failure }: LoadStateProps) {
  const { t } = useTranslation('errors');
  if (failure.error !== undefined) return <LoadFailure {...failure} retryLabel={t('load.retry')} />;
  return <Loading cards={cards} rows={rows} />;
}

type LoadingProps = {
  /** The number of skeleton rows, or of the rows of each card. */
  rows?: number;
  /** The number of skeleton cards; without it the rows have no card. */
  cards?: number;
};

/** Skeletons while something loads. In a `Stack`, what follows them appears together with the data, or after five seconds, so that it does not move. */
export function Loading({ cards, rows = cards === undefined ? 4 : 3 }: LoadingProps) {
  const { t } = useTranslation('errors');
  return (
    <div role="status" aria-label={t('load.loading')} data-loading>
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
    </div>
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
