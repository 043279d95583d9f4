import { useTranslation } from 'react-i18next';
import { LoadFailure, type LoadFailureProps } from './LoadFailure';
import { Loading, type LoadingProps } from './Loading';

export type LoadStateProps = Pick<LoadFailureProps, 'title' | 'text' | 'error' | 'isBusy' | 'onRetry'> & LoadingProps;

/** Shows the loading or error state of a screen or of one of its parts. */
export function LoadState({ cards, rows, ...failure }: LoadStateProps) {
  const { t } = useTranslation('errors');
  if (failure.error !== undefined) return <LoadFailure {...failure} retryLabel={t('load.retry')} />;
  return <Loading cards={cards} rows={rows} />;
}
