import { coverOf, useAnnouncementReads, useAnnouncements, useImageFiles, useMarkAnnouncementRead } from '@parlour/content';
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

const KEY = 'popupsSeen';
const MAX = 200;
const seen = v.pipe(v.array(v.pipe(v.string(), v.maxLength(80))), v.maxLength(MAX));

/** Ids of the pop-ups that were shown in this session. */
function popupsSeen(): readonly string[] {
  return readStored('session', KEY, seen) ?? [];
}

function notePopupsSeen(ids: readonly string[]): void {
  writeStored('session', KEY, [...new Set([...ids, ...popupsSeen()])].slice(0, MAX));
}
