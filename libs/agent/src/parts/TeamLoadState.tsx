import { LoadState, errorCode } from '@parlour/api-client';
import { useTranslation } from 'react-i18next';

type TeamLoadStateProps = {
  query: { error?: unknown; isFetching: boolean; refetch: () => unknown };
  /** Names the content that did not load. Left out where it is the whole screen. */
  failure?: string;
  rows?: number;
};

/** Shows a skeleton or the load error. NOT_DOWNLINE has its own message. */
export function TeamLoadState({ query: { error, isFetching, refetch }, failure, rows }: TeamLoadStateProps) {
  const { t } = useTranslation('agent');
  const isForeign = error !== undefined && errorCode(error) === 'NOT_DOWNLINE';
  return (
    <LoadState
      title={isForeign ? t('team.notYours.title') : (failure ?? t('team.failed'))}
      text={isForeign ? t('team.notYours.text') : undefined}
      error={error}
      isBusy={isFetching}
      onRetry={refetch}
      rows={rows}
    />
  );
}
