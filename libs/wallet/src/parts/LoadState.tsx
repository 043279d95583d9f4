import { errorCode, useErrorText } from '@parlour/api-client';
import { Card } from '@parlour/ui/card';
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
  /** Cards that hold the place of what is coming. */
  cards?: number;
};

/** A money screen before its data: the place held, or what went wrong with Retry and a code. */
export function LoadState({ title, error, isBusy, onRetry, cards = 2 }: LoadStateProps) {
  const { t } = useTranslation('wallet');
  const errorText = useErrorText();
  if (error !== undefined) {
    return (
      <ErrorState
        title={title}
        text={errorText(error)}
        code={errorCode(error)}
        retryLabel={t('retry.button')}
        busy={isBusy}
        onRetry={onRetry}
      />
    );
  }
  return (
    <div role="status" aria-label={t('retry.loading')}>
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
    </div>
  );
}
