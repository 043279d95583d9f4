import { useAnnouncementReads, useAnnouncements } from '@parlour/content';
import { useRole } from '@parlour/player';
import { useIsLoggedIn } from '@parlour/player/session';
import { useFlag } from '@parlour/site';
import { useGetChatUnreadQuery } from '../api/chatApi';
import { useGetInboxUnreadQuery } from '../api/inboxApi';

/**
 * Returns the number of unread inbox messages; 0 for visitors and free trials, who have no inbox, and while the number is unknown
 * (specification 6).
 */
export function useInboxUnread(): number {
  const { mayUseInbox } = useRole();
  const { currentData } = useGetInboxUnreadQuery(undefined, { ...unreadQuery, skip: !mayUseInbox });
  return mayUseInbox ? (currentData ?? 0) : 0;
}

/** Returns the number of announcements that the player has not opened; 0 for a visitor (specification 2, "Message center"). */
export function useNoticeUnread(): number {
  const isLoggedIn = useIsLoggedIn();
  const { notices = [] } = useNotices();
  return isLoggedIn ? notices.filter(({ read }) => !read).length : 0;
}

/** Returns the number of unread chat messages; fetched only with CBS3 and not for free trials (specification 6). */
export function useChatUnread(): number {
  const isOn = useFlag('CBS3');
  const { mayChat } = useRole();
  const isFetched = isOn && mayChat;
  const { currentData } = useGetChatUnreadQuery(undefined, { ...unreadQuery, skip: !isFetched });
  return isFetched ? (currentData?.unReadCount ?? 0) : 0;
}

/**
 * Within this time, in seconds, all badges show one reply: also those of a screen that mounts in stages, and of a menu. Specification 7 and 9
 * let unread counts be asked once in 250 ms at most. A read message refreshes the count at once.
 */
const SHARED_S = 30;
/** Polling interval that shows new messages while the app is open. In milliseconds. */
const POLLING_MS = 60_000;

/** Query options of the unread badges: fetched together, throttled, and silent on failure. */
const unreadQuery = { refetchOnMountOrArgChange: SHARED_S, pollingInterval: POLLING_MS, skipPollingIfUnfocused: true } as const;

/**
 * Returns the announcements for players (content type PL, specification 3), newest first. None counts as unread
 * until it is known which ones the player has read.
 */
export function useNotices() {
  const { data, ...query } = useAnnouncements();
  const reads = useAnnouncementReads({ isVisitor: !useIsLoggedIn() });
  return { ...query, notices: data?.player.map((notice) => ({ ...notice, read: reads?.includes(notice.id) ?? true })) };
}
