import { useIsLoggedIn } from '@parlour/player';
import { useNotices } from './useNotices';

/** Returns the number of announcements that the player has not opened; 0 for a visitor (specification 2, "Message center"). */
export function useNoticeUnread(): number {
  const isLoggedIn = useIsLoggedIn();
  const { notices = [] } = useNotices();
  return isLoggedIn ? notices.filter(({ read }) => !read).length : 0;
}
