import { useRole } from '@parlour/player';
import { useGetInboxUnreadQuery } from '../api/inboxApi';
import { unreadQuery } from './unreadQuery';

/**
 * Returns the number of unread inbox messages; 0 for visitors and free trials, who have no inbox, and while the number is unknown
 * (specification 6).
 */
export function useInboxUnread(): number {
  const { mayUseInbox } = useRole();
  const { currentData } = useGetInboxUnreadQuery(undefined, { ...unreadQuery, skip: !mayUseInbox });
  return mayUseInbox ? (currentData ?? 0) : 0;
}
