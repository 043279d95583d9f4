import { LoadFailure, type LoadFailureProps } from '@parlour/api-client';
import { useTranslation } from 'react-i18next';

export type LotteryFailureProps = Pick<LoadFailureProps, 'title' | 'error' | 'isBusy' | 'onRetry'>;

/** A load failure with the retry label of the lottery. */
export function LotteryFailure(failure: LotteryFailureProps) {
  const { t } = useTranslation('games');
  return <LoadFailure {...failure} retryLabel={t('lottery.retry')} />;
}
