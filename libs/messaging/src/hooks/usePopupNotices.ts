import { useAnnouncements } from '@parlour/merchant';
import { popupsSeen } from '../popups/popupsSeen';

export type PopupNotice = { id: string; title: string; content: string; width?: number | null; height?: number | null };

/** Pop-ups (content type PU) that this player has neither read nor seen in this session; none while nobody knows. */
export function usePopupNotices(): PopupNotice[] {
  const { data } = useAnnouncements();
  const seen = popupsSeen();
  return (data?.popup ?? []).filter(({ id, read }) => !read && !seen.includes(id));
}
