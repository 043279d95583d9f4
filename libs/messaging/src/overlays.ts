import type { Overlay } from '@parlour/kernel';
import { useIsLoggedIn, usePlayState } from '@parlour/player';
import { NoticePopup } from './blocks/NoticePopup';
import { usePopupNotices } from './hooks/usePopupNotices';
import { isFirstVisit } from './popups/firstVisit';

/** Pop-ups are marketing: a visitor gets none at the first visit. */
function useIsPopupDue(): boolean {
  const { mayPromote } = usePlayState();
  const isLoggedIn = useIsLoggedIn();
  return usePopupNotices().length > 0 && mayPromote && (isLoggedIn || !isFirstVisit());
}

export const overlays: Overlay[] = [{ id: 'messaging.notices', order: 30, place: 'home', useIsDue: useIsPopupDue, component: NoticePopup }];
