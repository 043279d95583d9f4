import { useErrorText } from '@parlour/api-client';
import { Button } from '@parlour/ui/button';
import { Notice } from '@parlour/ui/notice';
import { useTranslation } from 'react-i18next';
import { useDateFormat } from './useDateFormat';

export type StaleNoticeProps = {
  query: {
    currentData?: unknown;
    error?: unknown;
    fulfilledTimeStamp?: number | undefined;
    isFetching: boolean;
    /** True if only the next page failed; the loaded pages are not stale then. */
    isFetchNextPageError?: boolean;
    refetch: () => unknown;
  };
};

/** Explains above stale data when it was loaded and why the refetch failed (product decision 3, offline). */
export function StaleNotice({ query }: StaleNoticeProps) {
  const { t } = useTranslation('site');
  const errorText = useErrorText();
  const dates = useDateFormat();
  const { currentData, error, fulfilledTimeStamp, isFetching, isFetchNextPageError = false, refetch } = query;
  if (currentData === undefined || error === undefined || fulfilledTimeStamp === undefined || isFetchNextPageError) return null;
  return (
    <Notice
      tone="warn"
      action={
        <Button variant="secondary" busy={isFetching} onClick={() => void refetch()}>
          {t('stale.retry')}
        </Button>
      }
    >
      {t('stale.text', { time: dates.time(fulfilledTimeStamp), reason: errorText(error) })}
    </Notice>
  );
}
