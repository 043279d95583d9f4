import { useErrorText } from '@parlour/api-client';
import { Button } from '@parlour/ui/button';
import { Notice } from '@parlour/ui/notice';
import { useTranslation } from 'react-i18next';
import { useDates } from './useDates';

type StaleNoteProps = {
  query: {
    currentData?: unknown;
    error?: unknown;
    fulfilledTimeStamp?: number | undefined;
    isFetching: boolean;
    /** A further page failed; those that are shown are no older for it. */
    isFetchNextPageError?: boolean;
    refetch: () => unknown;
  };
};

/** Over what was read before and could not be read again: since when it stands so, and why (product 3, "offline"). */
export function StaleNote({ query }: StaleNoteProps) {
  const { t } = useTranslation('agent');
  const errorText = useErrorText();
  const dates = useDates();
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
