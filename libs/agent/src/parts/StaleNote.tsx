import { useErrorText } from '@parlour/api-client';
import { useDateFormat } from '@parlour/merchant';
import { Button } from '@parlour/ui/button';
import { Notice } from '@parlour/ui/notice';
import { useTranslation } from 'react-i18next';

type StaleNoteProps = {
  query: {
    currentData?: unknown;
    error?: unknown;
    fulfilledTimeStamp?: number | undefined;
    isFetching: boolean;
    /** True if only a further page failed; the loaded pages are not stale then. */
    isFetchNextPageError?: boolean;
    refetch: () => unknown;
  };
};

/** Explains above stale data when it was loaded and why the refetch failed (product 3, "offline"). */
export function StaleNote({ query }: StaleNoteProps) {
  const { t } = useTranslation('agent');
  const errorText = useErrorText();
  const dates = useDateFormat();
  const { currentData, error, fulfilledTimeStamp, isFetching, isFetchNextPageError = false, refetch } = query;
  if (currentData === undefined || error === undefined || fulfilledTimeStamp === undefined || isFetchNextPageError) return null;
  return (
    <Notice
      tone="warn"
      action={
        <Button variant="secondary" busy={isFetching} onClick={() => void refetch()}>
          {t('contract.retry')}
        </Button>
      }
    >
      {t('team.asOf', { time: dates.time(fulfilledTimeStamp), reason: errorText(error) })}
    </Notice>
  );
}
