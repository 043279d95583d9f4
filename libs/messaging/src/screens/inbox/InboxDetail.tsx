import { LoadFailure, isAppError } from '@parlour/api-client';
import { paths, toGatewayLanguage } from '@parlour/kernel';
import { useLocale } from '@parlour/site';
import { useDateFormat } from '@parlour/site/format';
import { Button } from '@parlour/ui/button';
import { EmptyState } from '@parlour/ui/empty-state';
import { Stack } from '@parlour/ui/page';
import { Skeleton } from '@parlour/ui/skeleton';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router-dom';
import { useGetMessageQuery } from '../../api/inboxApi';
import { useMarkRead } from '../../hooks/useMarkRead';
import { relatedButton } from '../../rules/inbox';
import { MessageHead } from '../../parts/MessageHead';
import { ServerText } from '../../parts/ServerText';
import styles from './InboxDetail.module.css';

export type InboxDetailProps = { id: string; onDelete: (id: string) => void };

/** One message. Opening it marks it as read. */
export function InboxDetail({ id, onDelete }: InboxDetailProps) {
  const { t } = useTranslation('messaging');
  const navigate = useNavigate();
  const { full } = useDateFormat();
  const language = toGatewayLanguage(useLocale());
  const { currentData: message, error, isFetching, refetch } = useGetMessageQuery({ id, language });
  const { markRead, markUnread } = useMarkRead();
  const isMarked = useRef(false);

  useEffect(() => {
    if (!message || isMarked.current) return;
    isMarked.current = true;
    if (!message.read) markRead(message.id);
  }, [message, markRead]);

  const list = (
    <Button as={Link} to={paths.messaging.inbox} variant="secondary" block>
      {t('inbox.all')}
    </Button>
  );
  if (isAppError(error) && error.kind === 'business' && error.code === 'MESSAGE_REMOVED') {
    return <EmptyState icon="mail" title={t('inbox.removed')} action={list} />;
  }
  if (!message) {
    return error === undefined ? (
      <Stack>
        <Skeleton shape="row" />
        <Skeleton shape="block" ratio="3/2" />
      </Stack>
    ) : (
      <LoadFailure
        title={t('inbox.failedOne')}
        error={error}
        retryLabel={t('state.retry')}
        isBusy={isFetching}
        onRetry={() => void refetch()}
      />
    );
  }

  const related = relatedButton(message.link);
  return (
    <Stack gap={4}>
      <MessageHead title={message.title} date={full(message.sentAt)} />
      <ServerText html={message.content} />
      {related && (
        <Button as={Link} to={related.to} block>
          {t(`inbox.related.${related.kind}`)}
        </Button>
      )}
      <div className={styles.actions}>
        <Button variant="secondary" icon="trash" onClick={() => onDelete(id)}>
          {t('inbox.delete')}
        </Button>
        <Button
          variant="secondary"
          icon="mail"
          onClick={() => {
            markUnread(id);
            void navigate(paths.messaging.inbox, { replace: true });
          }}
        >
          {t('inbox.markUnread')}
        </Button>
      </div>
      {list}
    </Stack>
  );
}
