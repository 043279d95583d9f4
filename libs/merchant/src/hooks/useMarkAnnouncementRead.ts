import { useCallback, useRef } from 'react';
import { announcementsApi } from '../announcementsApi';

/** Specification 7: marking as read is throttled. */
const THROTTLE_MS = 150;

/** Marks an announcement as read: in the cache at once, then at the gateway (specification 4). */
export function useMarkAnnouncementRead(): (announcementId: string) => void {
  const [markRead] = announcementsApi.useMarkAnnouncementReadMutation();
  const last = useRef({ id: '', at: -Infinity });
  return useCallback(
    (announcementId) => {
      const now = performance.now();
      if (last.current.id === announcementId && now - last.current.at < THROTTLE_MS) return;
      last.current = { id: announcementId, at: now };
      void markRead({ announcementId, read: true });
    },
    [markRead],
  );
}
