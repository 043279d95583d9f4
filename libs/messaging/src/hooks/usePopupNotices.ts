import { useAnnouncements } from '@parlour/merchant';
import { popupsSeen } from '../popups/popupsSeen';

export type PopupNotice = { id: string; title: string; content: string; width?: number | null; height?: number | null };

/**
 * Returns the pop-ups (content type PU) that this player has neither read nor seen in this session; empty while the list is
 * unknown.
 */
export function usePopupNotices(): PopupNotice[] {
  const { data } = useAnnouncements();
  const seen = popupsSeen();
  return (data?.popup ?? []).filter(({ id, read }) => !read && !seen.includes(id));
}
