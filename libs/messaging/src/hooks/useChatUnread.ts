import { useFlag } from '@parlour/merchant';
import { useRole } from '@parlour/player';
import { useGetChatUnreadQuery } from '../api/chatApi';
import { unreadQuery } from './unreadQuery';

/** Returns the number of unread chat messages; fetched only with CBS3 and not for free trials (specification 6). */
export function useChatUnread(): number {
  const isOn = useFlag('CBS3');
  const { mayChat } = useRole();
  const isFetched = isOn && mayChat;
  const { currentData } = useGetChatUnreadQuery(undefined, { ...unreadQuery, skip: !isFetched });
  return isFetched ? (currentData?.unReadCount ?? 0) : 0;
}
