import { LoadState } from '@parlour/api-client';
import { useDateFormat } from '@parlour/merchant';
import { EmptyState } from '@parlour/ui/empty-state';
import { ListGroup, ListRow } from '@parlour/ui/list-row';
import { StatusChip } from '@parlour/ui/status-chip';
import { useTranslation } from 'react-i18next';
import { useGetFeedbackHistoryQuery } from '../../api/feedbackApi';

/** Earlier reports and whether they were answered. */
export function FeedbackHistory() {
  const { t } = useTranslation('messaging');
  const { full } = useDateFormat();
  const { data, error, isFetching, refetch } = useGetFeedbackHistoryQuery(undefined, { refetchOnMountOrArgChange: true });
  if (!data) return <LoadState title={t('feedback.historyFailed')} error={error} isBusy={isFetching} onRetry={() => void refetch()} />;
  if (data.length === 0) return <EmptyState icon="pencil" title={t('feedback.historyEmpty')} text={t('feedback.historyEmptyText')} />;
  return (
    <ListGroup>
      {data.map(({ reference, topic, snippet, sentAt, status }) => (
        <ListRow
          key={reference}
          title={`${reference} · ${t(`topic.${topic}`)}`}
          text={[full(sentAt), snippet].filter(Boolean).join(' · ')}
          end={<StatusChip tone={status === 'answered' ? 'success' : 'pending'} label={t(`feedback.status.${status}`)} />}
        />
      ))}
    </ListGroup>
  );
}
