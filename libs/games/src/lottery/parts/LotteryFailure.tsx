import { errorCode, useErrorText } from '@parlour/api-client';
import { ErrorState } from '@parlour/ui/error-state';
import { useTranslation } from 'react-i18next';

export type LotteryFailureProps = { title: string; error: unknown; isBusy: boolean; onRetry: () => void };

/** Something of the lottery did not load. */
export function LotteryFailure({ title, error, isBusy, onRetry }: LotteryFailureProps) {
  const { t } = useTranslation('games');
  const errorText = useErrorText();
  return (
    <ErrorState
      title={title}
      text={errorText(error)}
      code={errorCode(error)}
      retryLabel={t('lottery.retry')}
      onRetry={onRetry}
      busy={isBusy}
    />
  );
}
