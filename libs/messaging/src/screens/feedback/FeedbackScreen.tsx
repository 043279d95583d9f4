import { LoadState } from '@parlour/api-client';
import { paths } from '@parlour/kernel';
import { useDateFormat } from '@parlour/site/format';
import { Button } from '@parlour/ui/button';
import { EmptyState } from '@parlour/ui/empty-state';
import { CopyRow } from '@parlour/ui/facts';
import { ListGroup, ListRow } from '@parlour/ui/list-row';
import { Notice } from '@parlour/ui/notice';
import { Page, Stack } from '@parlour/ui/page';
import { Segmented } from '@parlour/ui/segmented';
import { StatusChip } from '@parlour/ui/status-chip';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams, Link } from 'react-router-dom';
import { useGetFeedbackSettingQuery, useGetFeedbackHistoryQuery } from '../../api/feedbackApi';
import { TrialGate } from '../../parts/TrialGate';
import { FeedbackForm, type FeedbackFormProps } from './FeedbackForm';

const tabs = ['write', 'history'] as const;
type Sent = { reference: string; replyHours?: number | null };

/** Feedback and complaints (product 4.14): the form, its confirmation, and the earlier reports. */
export function FeedbackScreen() {
  const { t } = useTranslation('messaging');
  const [query, setQuery] = useSearchParams();
  const [sent, setSent] = useState<Sent>();
  const tab = query.get('tab') === 'history' ? 'history' : 'write';

  return (
    <TrialGate>
      <Page>
        <Stack>
          <Segmented
            label={t('feedback.tabs')}
            items={tabs.map((id) => ({ id, label: t(`feedback.tab.${id}`) }))}
            value={tab}
            onChange={(id) => setQuery(id === 'history' ? { tab: id } : {}, { replace: true })}
          />
          {tab === 'history' && <FeedbackHistory />}
          {tab === 'write' && (sent ? <FeedbackDone {...sent} onAnother={() => setSent(undefined)} /> : <FeedbackGate onSent={setSent} />)}
        </Stack>
      </Page>
    </TrialGate>
  );
}

function FeedbackGate({ onSent }: Pick<FeedbackFormProps, 'onSent'>) {
  const { t } = useTranslation('messaging');
  const { data, error, isFetching, refetch } = useGetFeedbackSettingQuery();
  if (!data) return <LoadState title={t('feedback.failed')} error={error} isBusy={isFetching} onRetry={() => void refetch()} rows={5} />;
  return <FeedbackForm setting={data} onSent={onSent} />;
}

type FeedbackDoneProps = { reference: string; replyHours?: number | null; onAnother: () => void };

/** Confirmation of a sent report: its number, and when and where to expect an answer. */
function FeedbackDone({ reference, replyHours, onAnother }: FeedbackDoneProps) {
  const { t } = useTranslation('messaging');
  return (
    <Stack gap={4}>
      <Notice tone="success" title={t('feedback.sent', { reference })}>
        {typeof replyHours === 'number' ? t('feedback.replyHours', { count: Math.ceil(replyHours) }) : undefined}
      </Notice>
      <CopyRow label={t('feedback.reference')} value={reference} copyLabel={t('feedback.copy')} copiedLabel={t('feedback.copied')} />
      <Button as={Link} to={paths.messaging.inbox} block>
        {t('feedback.toInbox')}
      </Button>
      <Button variant="secondary" block onClick={onAnother}>
        {t('feedback.another')}
      </Button>
    </Stack>
  );
}

/** Earlier reports and whether they were answered. */
function FeedbackHistory() {
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
