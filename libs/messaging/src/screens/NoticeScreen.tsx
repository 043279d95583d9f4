import { errorCode, useErrorText } from '@parlour/api-client';
import { intlTag, paths, to } from '@parlour/kernel';
import { useLocale, useMarkAnnouncementRead, useOpenLink } from '@parlour/merchant';
import { useIsLoggedIn } from '@parlour/session';
import { Button } from '@parlour/ui/button';
import { EmptyState } from '@parlour/ui/empty-state';
import { ErrorState } from '@parlour/ui/error-state';
import { ListGroup, ListRow } from '@parlour/ui/list-row';
import { Page, Stack } from '@parlour/ui/page';
import { RichText } from '@parlour/ui/rich-text';
import { Skeleton } from '@parlour/ui/skeleton';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router-dom';
import { noticeInQuery } from '../rules/noticeInQuery';
import { useNotices } from '../useNotices';
import styles from './NoticeScreen.module.css';

/** Announcements: the list, and one of them when the address names it. */
export function NoticeScreen() {
  const { t } = useTranslation('messaging');
  const errorText = useErrorText();
  const [query] = useSearchParams();
  const { notices, error, isFetching, refetch } = useNotices();
  const date = useDate();
  const openLink = useOpenLink();
  const isLoggedIn = useIsLoggedIn();
  const markRead = useMarkAnnouncementRead();
  const opened = notices && noticeInQuery(notices, query);
  const unreadId = isLoggedIn && opened && !opened.read ? opened.id : undefined;

  useEffect(() => {
    if (unreadId) markRead(unreadId);
  }, [unreadId, markRead]);

  if (!notices) {
    return (
      <Page>
        {error ? (
          <ErrorState
            title={t('notice.failed')}
            text={errorText(error)}
            code={errorCode(error)}
            retryLabel={t('notice.retry')}
            onRetry={refetch}
            busy={isFetching}
          />
        ) : (
          <Stack>
            <Skeleton shape="row" />
            <Skeleton shape="row" />
            <Skeleton shape="row" />
          </Stack>
        )}
      </Page>
    );
  }

  if (opened) {
    return (
      <Page>
        <Stack gap={4}>
          <div>
            <h2 className={styles.title}>{opened.title}</h2>
            <p className={styles.date}>{date(opened.publishedAt)}</p>
          </div>
          <RichText html={opened.content} onLink={openLink} />
          <Button as={Link} to={paths.messaging.notice} variant="secondary" block>
            {t('notice.all')}
          </Button>
        </Stack>
      </Page>
    );
  }

  return (
    <Page>
      {notices.length === 0 ? (
        <EmptyState icon="megaphone" title={t('notice.empty')} />
      ) : (
        <ListGroup>
          {notices.map(({ id, title, publishedAt }, index) => (
            <ListRow
              key={id}
              as={Link}
              to={to(paths.messaging.notice, {}, { i: String(index), id })}
              icon="megaphone"
              title={title}
              text={date(publishedAt)}
            />
          ))}
        </ListGroup>
      )}
    </Page>
  );
}

/** Writes a moment as a date in the player's language; nothing for none. */
function useDate(): (ms: number | null | undefined) => string | undefined {
  const tag = intlTag(useLocale());
  return (ms) => (typeof ms === 'number' ? new Intl.DateTimeFormat(tag, { dateStyle: 'medium' }).format(ms) : undefined);
}
