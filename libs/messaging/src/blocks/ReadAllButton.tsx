import { Button } from '@parlour/ui/button';
import { useTranslation } from 'react-i18next';
import { useMarkAllAnnouncementsMutation, useMarkMessagesMutation } from '../api/inboxApi';
import { useSayFailure } from '../hooks/useSayFailure';
import { useNoticeUnread, useInboxUnread } from '../hooks/useUnread';

/**
 * Button at the right of the header of `/m/messages` that marks everything as read (specification 2, "Header shell"); hidden when
 * nothing is unread.
 */
export function ReadAllButton() {
  const { t } = useTranslation('messaging');
  const sayFailure = useSayFailure();
  const [inbox, notices] = [useInboxUnread(), useNoticeUnread()];
  const [markMessages, messages] = useMarkMessagesMutation();
  const [markAnnouncements, announcements] = useMarkAllAnnouncementsMutation();
  if (inbox + notices === 0) return null;

  function handleAll() {
    void sayFailure(
      ...(inbox > 0 ? [markMessages({ ids: [], read: true, all: true })] : []),
      ...(notices > 0 ? [markAnnouncements()] : []),
    );
  }

  return (
    <Button variant="ghost" size="s" disabled={messages.isLoading || announcements.isLoading} onClick={handleAll}>
      {t('readAll.label')}
    </Button>
  );
}
