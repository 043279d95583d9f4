import { useErrorText } from '@parlour/api-client';
import { useDateFormat } from '@parlour/merchant';
import { Notice } from '@parlour/ui/notice';
import { useTranslation } from 'react-i18next';

export type StaleNoticeProps = { query: { error?: unknown; fulfilledTimeStamp?: number | undefined } };

/** Explains that the data is stale: when it was loaded, and why the refetch failed (product decision 3, offline). */
export function StaleNotice({ query: { error, fulfilledTimeStamp } }: StaleNoticeProps) {
  const { t } = useTranslation('wallet');
  const errorText = useErrorText();
  const dates = useDateFormat();
  if (error === undefined || fulfilledTimeStamp === undefined) return null;
  return <Notice tone="warn">{t('records.stale', { time: dates.time(fulfilledTimeStamp), reason: errorText(error) })}</Notice>;
}
