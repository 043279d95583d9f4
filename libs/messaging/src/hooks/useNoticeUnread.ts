import { useIsLoggedIn } from '@parlour/session';
import { useNotices } from './useNotices';

/** Announcements that the player has not opened; a visitor's are not counted (specification 2, "Message center"). */
export function useNoticeUnread(): number {
  const isLoggedIn = useIsLoggedIn();
  const { notices = [] } = useNotices();
  return isLoggedIn ? notices.filter(({ read }) => !read).length : 0;
}
