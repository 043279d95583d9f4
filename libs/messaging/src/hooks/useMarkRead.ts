import { useCallback, useRef } from 'react';
import { useMarkMessagesMutation } from '../api/inboxApi';
import { useSayFailure } from './useSayFailure';

/** Specification 7 and product 4.13: marking as read is throttled. */
const THROTTLE_MS = 150;

/** Marks one message as read or unread: in the cache at once, then at the gateway. That reading could not be told is not said. */
export function useMarkRead(): { markRead: (id: string) => void; markUnread: (id: string) => void } {
  const [mark] = useMarkMessagesMutation();
  const sayFailure = useSayFailure();
  const tell = useCallback((id: string) => void mark({ ids: [id], read: true }), [mark]);
  return {
    markRead: useThrottledByKey(tell, THROTTLE_MS),
    markUnread: (id) => void sayFailure(mark({ ids: [id], read: false })),
  };
}

/** Calls `run` for a key at most once within `ms`. */
export function useThrottledByKey(run: (key: string) => void, ms: number): (key: string) => void {
  const last = useRef({ key: '', at: -Infinity });
  return useCallback(
    (key) => {
      const now = performance.now();
      if (last.current.key === key && now - last.current.at < ms) return;
      last.current = { key, at: now };
      run(key);
    },
    [run, ms],
  );
}
