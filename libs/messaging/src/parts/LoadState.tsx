import { errorCode, useErrorText } from '@parlour/api-client';
import { ErrorState } from '@parlour/ui/error-state';
import { Stack } from '@parlour/ui/page';
import { Skeleton } from '@parlour/ui/skeleton';
import { useTranslation } from 'react-i18next';

export type LoadStateProps = {
  /** What did not load. */
  title: string;
  error: unknown;
  isBusy: boolean;
  onRetry: () => void;
  rows?: number;
};

/** A list before its data: the place held, or what went wrong with Retry and a code. */
export function LoadState({ title, error, isBusy, onRetry, rows = 4 }: LoadStateProps) {
  const { t } = useTranslation('messaging');
  const errorText = useErrorText();
  if (error !== undefined) {
    return (
      <ErrorState
        title={title}
        text={errorText(error)}
        code={errorCode(error)}
        retryLabel={t('state.retry')}
        busy={isBusy}
        onRetry={onRetry}
      />
    );
  }
  return (
    <div role="status" aria-label={t('state.loading')}>
      <Stack>
        {Array.from({ length: rows }, (_, row) => (
          <Skeleton key={row} shape="row" />
        ))}
      </Stack>
    </div>
  );
}
