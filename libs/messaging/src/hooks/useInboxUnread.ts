import { useRole } from '@parlour/session';
import { useGetInboxUnreadQuery } from '../api/inboxApi';
import { unreadQuery } from './unreadQuery';

/** Messages in the inbox that are not read; 0 for visitors and free trials, who have none, and while nobody knows (specification 6). */
export function useInboxUnread(): number {
  const { mayUseInbox } = useRole();
  const { currentData } = useGetInboxUnreadQuery(undefined, { ...unreadQuery, skip: !mayUseInbox });
  return mayUseInbox ? (currentData ?? 0) : 0;
}
