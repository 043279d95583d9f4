import { useAnnouncementReads, useAnnouncements } from '@parlour/merchant';
import { useIsLoggedIn } from '@parlour/player';

/**
 * Returns the announcements for players (content type PL, specification 3), newest first. None counts as unread
 * until it is known which ones the player has read.
 */
export function useNotices() {
  const { data, ...query } = useAnnouncements();
  const reads = useAnnouncementReads({ isVisitor: !useIsLoggedIn() });
  return { ...query, notices: data?.player.map((notice) => ({ ...notice, read: reads?.includes(notice.id) ?? true })) };
}
