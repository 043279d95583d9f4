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
};

/** The place of what is coming, or what went wrong with Retry and a code. */
export function LoadState({ title, error, isBusy, onRetry }: LoadStateProps) {
  const { t } = useTranslation('session');
  const errorText = useErrorText();
  if (error === undefined) {
    return (
      <div role="status" aria-label={t('edit.loading')}>
        <Stack gap={3}>
          {['first', 'second', 'third', 'fourth'].map((line) => (
            <Skeleton key={line} shape="row" />
          ))}
        </Stack>
      </div>
    );
  }
  return (
    <ErrorState
      title={title}
      text={errorText(error)}
      code={errorCode(error)}
      retryLabel={t('edit.retry')}
      busy={isBusy}
      onRetry={onRetry}
    />
  );
}
