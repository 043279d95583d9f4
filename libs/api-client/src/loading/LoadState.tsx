import { Card } from '@parlour/ui/card';
import { ErrorState } from '@parlour/ui/error-state';
import { Stack } from '@parlour/ui/page';
import { Skeleton } from '@parlour/ui/skeleton';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { errorCode } from '../errors/errors';
import { useErrorText } from '../errors/useErrorText';

export type LoadStateProps = Pick<LoadFailureProps, 'title' | 'text' | 'error' | 'isBusy' | 'onRetry'> & LoadingProps;

/** Shows the loading or error state of a screen or of one of its parts. */
export function LoadState({ cards, rows, ...failure }: LoadStateProps) {
  const { t } = useTranslation('errors');
  if (failure.error !== undefined) return <LoadFailure {...failure} retryLabel={t('load.retry')} />;
  return <Loading cards={cards} rows={rows} />;
}

export type LoadFailureProps = {
  /** Title: the content that did not load. */
  title: string;
  /** Use `h1` if this is the only content of a page without a header. */
  titleAs?: 'p' | 'h1';
  /** The error of the call; without one, no code is shown. */
  error: unknown;
  /** Replaces the error's default text. */
  text?: string;
  retryLabel: string;
  onRetry: () => void;
  /** True while the retry is running. */
  isBusy?: boolean;
};

/** Shows that gateway data could not be loaded: the reason, a retry button and the code for support. */
export function LoadFailure({ error, text, isBusy, ...shown }: LoadFailureProps) {
  const errorText = useErrorText();
  return <ErrorState {...shown} text={text ?? errorText(error)} code={error === undefined ? undefined : errorCode(error)} busy={isBusy} />;
}

export type QueryStateProps = LoadFailureProps & {
  /** Label for screen readers while it loads. */
  loadingLabel: string;
  /** Skeletons of the same size as the data. */
  children: ReactNode;
};

/** The loading or error state of a query without data. In a `Stack`, what follows the skeletons appears together with the data. */
export function QueryState({ loadingLabel, children, ...failure }: QueryStateProps) {
  if (failure.error !== undefined) return <LoadFailure {...failure} />;
  return (
    <div role="status" aria-label={loadingLabel} data-loading>
      {children}
    </div>
  );
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
