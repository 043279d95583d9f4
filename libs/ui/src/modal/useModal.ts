import { useEffectEvent, useLayoutEffect, useRef, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { addBackEntry } from '../history/pageHistory';
import { afterPaint } from './afterPaint';
import { addOpenDialog } from './openDialogs';
import { showSkipped, skipOutOfView } from './skipOutOfView';

type Modal = {
  ref: RefObject<HTMLDialogElement | null>;
  /** For a button that closes the dialog. */
  onLeave: () => void;
};

/**
 * Shows a native dialog while its element is mounted: the rest of the page is inert, Esc, Back and a tap on the backdrop ask to
 * close, and focus returns afterwards. The owner decides whether to close it. Without `onClose` the player must choose, and Back
 * leaves the page.
 *
 * A dialog closes in two steps, because the page behind it is restyled when it is no longer inert: a tap hides the dialog with `data-leaving`,
 * and it closes after the paint.
 */
export function useModal(onClose: (() => void) | undefined): Modal {
  const ref = useRef<HTMLDialogElement>(null);
  const askToClose = useEffectEvent(() => onClose?.());
  const onLeave = () => onClose && leave(ref.current, onClose);
  const handleLeave = useEffectEvent(onLeave);
  const hasBack = onClose !== undefined;

  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!dialog) return;
    const listening = new AbortController();
    const { signal } = listening;
    const isModal = 'showModal' in dialog;

    // The content covers the dialog, so a click on the dialog itself is a click on its backdrop.
    dialog.addEventListener('click', (event) => event.target === dialog && handleLeave(), { signal });
    dialog.addEventListener('cancel', handleCancel, { signal });
    // After one refusal a browser closes the dialog without asking, so tell the owner.
    dialog.addEventListener('close', () => dialog.open || askToClose(), { signal });

    skipOutOfView();
    // A turned phone shows other blocks.
    window.addEventListener('resize', skipOutOfView);
    // Before showModal, so that the root and the page behind are restyled only once.
    const takeOut = addOpenDialog(dialog);
    // Browsers before 2022 have no `showModal`, so the dialog opens without being modal.
    if (isModal) dialog.showModal();
    else {
      (dialog as HTMLElement).setAttribute('open', '');
      document.addEventListener('keydown', (event) => event.key === 'Escape' && handleLeave(), { signal });
    }

    function handleCancel(event: Event) {
      if (event.target !== ref.current) return; // The event comes from a cancelled file picker inside the dialog.
      event.preventDefault();
      handleLeave();
    }

    return () => {
      listening.abort();
      window.removeEventListener('resize', skipOutOfView);
      takeOut();
      if (isModal) dialog.close();
      else (dialog as HTMLElement).removeAttribute('open');
      showSkipped();
    };
  }, []);

  useLayoutEffect(() => (hasBack ? addBackEntry(() => askToClose()) : undefined), [hasBack]);

  return { ref, onLeave };
}

/** Hides the dialog, and asks its owner after the paint. If the owner keeps the dialog, it is shown again. */
function leave(dialog: HTMLDialogElement | null, onClose: () => void): void {
  if (!dialog || 'leaving' in dialog.dataset) return;
  dialog.dataset['leaving'] = '';
  afterPaint(() => {
    if (!dialog.isConnected) return;
    flushSync(onClose);
    // If the owner opens another page, the dialog is closed with the old one.
    if (dialog.isConnected) afterPaint(() => delete dialog.dataset['leaving']);
  });
}
