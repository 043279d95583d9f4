import { coverOf, useAnnouncementReads, useAnnouncements } from '@parlour/merchant';
import { useIsLoggedIn } from '@parlour/player';
import { popupsSeen } from '../popups/popupsSeen';

export type PopupNotice = { id: string; title: string; content: string; width?: number | null; height?: number | null; image?: string };

/**
 * Returns the pop-ups (content type PU) that this player has neither read nor seen in this session; empty while these lists
 * are unknown.
 */
export function usePopupNotices(): PopupNotice[] {
  const { data } = useAnnouncements();
  const reads = useAnnouncementReads({ isVisitor: !useIsLoggedIn() });
  const seen = popupsSeen();
  if (!reads) return [];
  return (data?.popup ?? [])
    .filter(({ id }) => !reads.includes(id) && !seen.includes(id))
    .map(({ announcementImages, ...notice }) => ({ ...notice, image: coverOf(announcementImages) }));
}
