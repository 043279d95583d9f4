import { usePopupNotices, NoticePopup } from '../blocks/NoticePopup';
import { useState } from 'react';

/** Replaces the app's queue: shows the pop-ups as soon as there are some, until they report that they are done. */
export function PopupQueue({ onDone }: { onDone: () => void }) {
  const [isDone, setDone] = useState(false);
  const [isOpen, setOpen] = useState(false);
  const isWaiting = usePopupNotices().length > 0;
  if (isWaiting && !isOpen && !isDone) setOpen(true);
  return (
    isOpen &&
    !isDone && (
      <NoticePopup
        onDone={() => {
          setDone(true);
          onDone();
        }}
      />
    )
  );
}
