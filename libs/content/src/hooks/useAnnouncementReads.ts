import { toGatewayLanguage } from '@parlour/kernel';
import { useLocale } from '@parlour/site';
import { useCallback, useRef } from 'react';
import { announcementReadsApi } from '../announcementReadsApi';

/**
 * Returns the ids of the announcements that the player has read; `undefined` until they are known. A visitor has read none. The list of
 * announcements is the same for everybody and does not say it.
 */
export function useAnnouncementReads({ isVisitor }: { isVisitor: boolean }): readonly string[] | undefined {
  const { data } = announcementReadsApi.useGetAnnouncementReadsQuery(undefined, { skip: isVisitor });
  return isVisitor ? none : data;
}

const none: readonly string[] = [];

/** Specification 7: marking as read is throttled. */
const THROTTLE_MS = 150;

/** Marks an announcement as read: in the cache at once, then at the gateway (specification 4). */
export function useMarkAnnouncementRead(): (announcementId: string) => void {
  const [markRead] = announcementReadsApi.useMarkAnnouncementReadMutation();
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

/** Returns the categories of the promotions list in the player's language. */
export function usePromotionCategories() {
  return announcementReadsApi.useGetPromotionCategoriesQuery({ language: toGatewayLanguage(useLocale()) });
}
