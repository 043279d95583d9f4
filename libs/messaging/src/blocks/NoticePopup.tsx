import { serverNow } from '@parlour/api-client';
import { coverOf, useAnnouncementReads, useAnnouncements, useImageFiles, useMarkAnnouncementRead } from '@parlour/content';
import { DAY_MS } from '@parlour/kernel/time';
import { readStored, writeStored } from '@parlour/kernel/storage';
import { useIsLoggedIn } from '@parlour/player/session';
import { Button } from '@parlour/ui/button';
import { Dialog } from '@parlour/ui/dialog';
import { Image } from '@parlour/ui/image';
import { useState, type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import * as v from 'valibot';
import { ServerText } from '../parts/ServerText';
import styles from './NoticePopup.module.css';

export type NoticePopupProps = {
  onDone: () => void;
};

/** Shows the first waiting login pop-up (content type PU), one a day at most. The app's queue decides when it appears. */
export function NoticePopup({ onDone }: NoticePopupProps) {
  const { t } = useTranslation('messaging');
  const isLoggedIn = useIsLoggedIn();
  const imageFiles = useImageFiles();
  const markRead = useMarkAnnouncementRead();
  // Kept in state: closing marks the notice as read, and the next one must not appear in its place.
  const [notice] = useState(usePopupNotices()[0]);
  if (!notice) return null;
  const { id } = notice;

  function handleClose() {
    notePopupSeen(id);
    if (isLoggedIn) markRead(id);
    onDone();
  }

  return (
    <Dialog open title={notice.title} onClose={handleClose} actions={<Button onClick={handleClose}>{t('popup.close')}</Button>}>
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

type PopupBoxProps = { width?: number | null; height?: number | null; children: ReactNode };

/** Box in the pop-up's own size, but never wider than the viewport or lower than its text. */
function PopupBox({ width, height, children }: PopupBoxProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The security policy blocks `style` attributes, but not the style object.
    box.current?.style.setProperty('inline-size', popupRem(width) ?? '');
    box.current?.style.setProperty('min-block-size', popupRem(height) ?? '');
  }, [width, height]);
  return (
    <div ref={box} className={styles.box}>
      {children}
    </div>
  );
}

/** The specification's rem is 100 px wide, the app's is 16 px (the browser's text size). */
const PIXELS_PER_REM = 16;

/**
 * Returns a pop-up size in the app's rem, so that it has as many pixels as the gateway says (specification 9: px divided by 100,
 * in a rem of 100 px) and grows with the player's text size. Returns `undefined` for an invalid size.
 */
export function popupRem(pixels: number | null | undefined): string | undefined {
  return typeof pixels === 'number' && Number.isFinite(pixels) && pixels > 0 ? `${pixels / PIXELS_PER_REM}rem` : undefined;
}

type PopupNotice = { id: string; title: string; content: string; width?: number | null; height?: number | null; image?: string };

/**
 * Returns the pop-ups (content type PU) that this player has neither read nor seen in this session; empty within a day of the last one, and while
 * the lists are unknown.
 */
export function usePopupNotices(): PopupNotice[] {
  const { data } = useAnnouncements();
  const reads = useAnnouncementReads({ isVisitor: !useIsLoggedIn() });
  const seen = popupsSeen();
  if (!reads || serverNow() - lastPopupAt() < DAY_MS) return [];
  return (data?.popup ?? [])
    .filter(({ id }) => !reads.includes(id) && !seen.includes(id))
    .map(({ announcementImages, ...notice }) => ({ ...notice, image: coverOf(announcementImages) }));
}

const SEEN = 'popupsSeen';
const LAST = 'lastPopupAt';
const MAX = 200;
const seenIds = v.pipe(v.array(v.pipe(v.string(), v.maxLength(80))), v.maxLength(MAX));

/** Ids of the pop-ups that were shown in this session. */
function popupsSeen(): readonly string[] {
  return readStored('session', SEEN, seenIds) ?? [];
}

/** When a pop-up was last closed on this device, in milliseconds. */
function lastPopupAt(): number {
  return readStored('local', LAST, v.number()) ?? 0;
}

function notePopupSeen(id: string): void {
  writeStored('session', SEEN, [id, ...popupsSeen()].slice(0, MAX));
  writeStored('local', LAST, serverNow());
}
