import { useErrorText } from '@parlour/api-client';
import { toastRequested } from '@parlour/kernel';
import { IconButton } from '@parlour/ui/button';
import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import { useMarkAllAnnouncementsMutation, useMarkMessagesMutation } from '../api/inboxApi';
import { useNoticeUnread, useInboxUnread } from '../hooks/useUnread';

/**
 * Button at the right of the header of `/m/messages` that marks everything as read (specification 2, "Header shell"); hidden when
 * nothing is unread.
 */
export function ReadAllButton() {
  const { t } = useTranslation('messaging');
  const dispatch = useDispatch();
  const errorText = useErrorText();
  const [inbox, notices] = [useInboxUnread(), useNoticeUnread()];
  const [markMessages, messages] = useMarkMessagesMutation();
  const [markAnnouncements, announcements] = useMarkAllAnnouncementsMutation();
  if (inbox + notices === 0) return null;

  async function handleAll() {
    const replies = await Promise.all([
      inbox > 0 ? markMessages({ ids: [], read: true, all: true }) : {},
      notices > 0 ? markAnnouncements() : {},
    ]);
    const failed = replies.find((reply) => 'error' in reply && reply.error !== undefined);
    if (failed && 'error' in failed) dispatch(toastRequested({ level: 'fail', text: errorText(failed.error) }));
  }

  return (
    <IconButton
      icon="check"
      label={t('readAll.label')}
      disabled={messages.isLoading || announcements.isLoading}
      onClick={() => void handleAll()}
    />
  );
}
