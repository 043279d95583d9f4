import { errorCode, useErrorText } from '@parlour/api-client';
import { Card } from '@parlour/ui/card';
import { ErrorState } from '@parlour/ui/error-state';
import { Stack } from '@parlour/ui/page';
import { Skeleton } from '@parlour/ui/skeleton';
import { useTranslation } from 'react-i18next';

type LoadStateProps = {
  /** What did not load. */
  title: string;
  error: unknown;
  isBusy: boolean;
  onRetry: () => void;
};

/** A screen before its data: the place held, or what went wrong with Retry and a code. */
export function LoadState({ title, error, isBusy, onRetry }: LoadStateProps) {
  const { t } = useTranslation('promotions');
  const errorText = useErrorText();
  if (error !== undefined) {
    return (
      <ErrorState
        title={title}
        text={errorText(error)}
        code={errorCode(error)}
        retryLabel={t('activity.retry')}
        busy={isBusy}
        onRetry={onRetry}
      />
    );
  }
  return (
    <div role="status" aria-label={t('common.loading')}>
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
    </div>
  );
}
