import { LoadState } from '@parlour/api-client';
import { useMarkAnnouncementRead } from '@parlour/content';
import { paths, to } from '@parlour/kernel';
import { useIsLoggedIn } from '@parlour/player/session';
import { useDateFormat } from '@parlour/site/format';
import { Button } from '@parlour/ui/button';
import { EmptyState } from '@parlour/ui/empty-state';
import { ListRow, LongList } from '@parlour/ui/list-row';
import { Notice } from '@parlour/ui/notice';
import { Page, Stack } from '@parlour/ui/page';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router-dom';
import { useNotices } from '../hooks/useUnread';
import { UnreadTitle, MessageHead } from '../parts/MessageHead';
import { ServerText } from '../parts/ServerText';
import { noticeInQuery, noticeIndex } from '../rules/noticeInQuery';

/** Announcements: the list, or the announcement named in the URL. */
export function NoticeScreen() {
  const { t } = useTranslation('messaging');
  const { notices, error, isFetching, refetch } = useNotices();
  const { date } = useDateFormat();
  const isLoggedIn = useIsLoggedIn();
  const markRead = useMarkAnnouncementRead();
  const told = useRef<string>(undefined);
  const { opened, isGone } = useOpenedNotice(notices);
  const unreadId = isLoggedIn && opened && !opened.read ? opened.id : undefined;

  useEffect(() => {
    // Mark it as read only once. Otherwise a gateway that keeps reporting it as unread would cause endless calls.
    if (!unreadId || told.current === unreadId) return;
    told.current = unreadId;
    markRead(unreadId);
  }, [unreadId, markRead]);

  if (!notices) {
    return (
      <Page>
        <LoadState title={t('notice.failed')} error={error} isBusy={isFetching} onRetry={() => void refetch()} />
      </Page>
    );
  }

  if (opened) {
    return (
      <Page>
        <Stack gap={4}>
          <MessageHead title={opened.title} date={date(opened.publishedAt)} />
          <ServerText html={opened.content} />
          <Button as={Link} to={paths.messaging.notice} variant="secondary" block>
            {t('notice.all')}
          </Button>
        </Stack>
      </Page>
    );
  }

  return (
    <Page>
      <Stack>
        {isGone && <Notice tone="info">{t('notice.gone')}</Notice>}
        {notices.length === 0 ? (
          <EmptyState icon="megaphone" title={t('notice.empty')} text={t('notice.emptyText')} />
        ) : (
          <LongList items={notices}>
            {({ id, title, publishedAt, read }, index) => (
              <ListRow
                key={id}
                as={Link}
                to={to(paths.messaging.notice, {}, { i: String(index), id })}
                icon="megaphone"
                title={<UnreadTitle title={title} isUnread={isLoggedIn && !read} />}
                text={date(publishedAt)}
              />
            )}
          </LongList>
        )}
      </Stack>
    </Page>
  );
}

/**
 * Returns the announcement named in the URL. An index shifts when a new announcement arrives, so it is read once. After that, the
 * id is used and added to the URL, so that a shared link stays correct.
 */
function useOpenedNotice<Notice extends { id: string }>(notices: readonly Notice[] | undefined): { opened?: Notice; isGone: boolean } {
  const [query, setQuery] = useSearchParams();
  const [pinned, setPinned] = useState<{ index: string; id: string }>();
  const index = noticeIndex(query);
  const isNamed = query.has('id');
  const pinnedId = !isNamed && pinned !== undefined && pinned.index === index ? pinned.id : undefined;
  const opened = notices && (pinnedId ? notices.find(({ id }) => id === pinnedId) : noticeInQuery(notices, query));
  const openedId = opened?.id;
  if (!isNamed && index !== undefined && openedId && !pinnedId) setPinned({ index, id: openedId });

  useEffect(() => {
    if (openedId && !isNamed) setQuery({ ...(index !== undefined && { i: index }), id: openedId }, { replace: true });
  }, [openedId, isNamed, index, setQuery]);

  return { opened, isGone: notices !== undefined && !opened && (isNamed || index !== undefined) };
}
