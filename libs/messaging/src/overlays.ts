import type { Overlay } from '@parlour/kernel/feature';
import { usePlayState } from '@parlour/player';
import { useIsLoggedIn } from '@parlour/player/session';
import { usePopupNotices, NoticePopup } from './blocks/NoticePopup';
import { isFirstVisit } from './messagingListeners';

/** Pop-ups are marketing: a visitor gets none at the first visit. */
function useIsPopupDue(): boolean {
  const { mayPromote } = usePlayState();
  const isLoggedIn = useIsLoggedIn();
  return usePopupNotices().length > 0 && mayPromote && (isLoggedIn || !isFirstVisit());
}

export const overlays: Overlay[] = [{ id: 'messaging.notices', order: 30, place: 'home', useIsDue: useIsPopupDue, component: NoticePopup }];
