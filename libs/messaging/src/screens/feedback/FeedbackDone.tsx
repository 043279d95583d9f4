import { paths } from '@parlour/kernel';
import { Button } from '@parlour/ui/button';
import { CopyRow } from '@parlour/ui/facts';
import { Notice } from '@parlour/ui/notice';
import { Stack } from '@parlour/ui/page';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

export type FeedbackDoneProps = { reference: string; replyHours?: number | null; onAnother: () => void };

/** Confirmation of a sent report: its number, and when and where to expect an answer. */
export function FeedbackDone({ reference, replyHours, onAnother }: FeedbackDoneProps) {
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
