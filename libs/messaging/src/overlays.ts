import type { Overlay } from '@parlour/kernel/feature';
import { usePlayState } from '@parlour/player';
import { usePopupNotices, NoticePopup } from './blocks/NoticePopup';
import { isFirstVisit } from './messagingListeners';

/** Pop-ups are marketing: nobody gets one at the first visit. */
function useIsPopupDue(): boolean {
  const { mayPromote } = usePlayState();
  return usePopupNotices().length > 0 && mayPromote && !isFirstVisit();
}

export const overlays: Overlay[] = [{ id: 'messaging.notices', order: 30, useIsDue: useIsPopupDue, component: NoticePopup }];
