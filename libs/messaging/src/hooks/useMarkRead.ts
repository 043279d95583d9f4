import { useCallback } from 'react';
import { useMarkMessagesMutation } from '../api/inboxApi';
import { useThrottledByKey } from './useThrottledByKey';

/** Specification 7 and product 4.13: marking as read is throttled. */
const THROTTLE_MS = 150;

/** Marks one message as read: in the cache at once, then at the gateway. */
export function useMarkRead(): { markRead: (id: string) => void; markUnread: (id: string) => void } {
  const [mark] = useMarkMessagesMutation();
  const tell = useCallback((id: string) => void mark({ ids: [id], read: true }), [mark]);
  return {
    markRead: useThrottledByKey(tell, THROTTLE_MS),
    markUnread: (id) => void mark({ ids: [id], read: false }),
  };
}
