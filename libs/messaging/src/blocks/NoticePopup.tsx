import { useImageFiles, useMarkAnnouncementRead } from '@parlour/merchant';
import { useIsLoggedIn } from '@parlour/player';
import { Button } from '@parlour/ui/button';
import { Dialog } from '@parlour/ui/dialog';
import { Image } from '@parlour/ui/image';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { notePopupsSeen } from '../popups/popupsSeen';
import { usePopupNotices } from '../hooks/usePopupNotices';
import { PopupBox } from '../parts/PopupBox';
import { ServerText } from '../parts/ServerText';
import styles from './NoticePopup.module.css';

export type NoticePopupProps = {
  /** Called after the last pop-up, or when the player dismisses all of them. */
  onDone: () => void;
};

/**
 * Shows the login pop-ups (content type PU) one after the other, each once per session. The app's queue decides when they appear.
 */
export function NoticePopup({ onDone }: NoticePopupProps) {
  const { t } = useTranslation('messaging');
  const isLoggedIn = useIsLoggedIn();
  const imageFiles = useImageFiles();
  const markRead = useMarkAnnouncementRead();
  const pending = usePopupNotices();
  // Snapshot of the list from when the first pop-up opened, so that reading one does not shift the others.
  const [list] = useState(pending);
  const [place, setPlace] = useState(0);
  const notice = list[place];
  if (!notice) return null;
  const isLast = place === list.length - 1;

  function handleNext() {
    if (!notice) return;
    notePopupsSeen([notice.id]);
    if (isLoggedIn) markRead(notice.id);
    if (isLast) onDone();
    setPlace(place + 1);
  }
  function handleSkip() {
    notePopupsSeen(list.map(({ id }) => id));
    onDone();
    setPlace(list.length);
  }

  return (
    <Dialog
      key={notice.id}
      open
      title={notice.title}
      onClose={handleNext}
      actions={
        <>
          {!isLast && (
            <Button variant="ghost" onClick={handleSkip}>
              {t('popup.skip')}
            </Button>
          )}
          <Button onClick={handleNext}>{isLast ? t('popup.close') : t('popup.next', { place: place + 1, total: list.length })}</Button>
        </>
      }
    >
      {notice.image && (
        <div className={styles.picture}>
          <Image {...imageFiles(notice.image, [720, 1080])} sizes="90vw" ratio="5/2" />
        </div>
      )}
      <PopupBox width={notice.width} height={notice.height}>
        <ServerText html={notice.content} />
      </PopupBox>
    </Dialog>
  );
}
