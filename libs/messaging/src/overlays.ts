import type { Overlay } from '@parlour/kernel';
import { usePlayState } from '@parlour/player';
import { NoticePopup } from './blocks/NoticePopup';
import { usePopupNotices } from './hooks/usePopupNotices';

/** Pop-ups are marketing. */
function useIsPopupDue(): boolean {
  const { mayPromote } = usePlayState();
  return usePopupNotices().length > 0 && mayPromote;
}

export const overlays: Overlay[] = [{ id: 'messaging.notices', order: 30, place: 'home', useIsDue: useIsPopupDue, component: NoticePopup }];
