import { useEffectEvent, useLayoutEffect, useRef, type RefObject } from 'react';
import { addBackEntry } from './backEntries';
import { addOpenDialog } from './openDialogs';

/**
 * Shows a native dialog while its element is mounted: the rest of the page is inert, Esc, Back and a tap on the backdrop ask to
 * close, and focus returns afterwards. The owner decides whether to close it. Without `onClose` the player must choose, and Back
 * leaves the page.
 */
export function useModal(onClose: (() => void) | undefined): RefObject<HTMLDialogElement | null> {
  const ref = useRef<HTMLDialogElement>(null);
  const askToClose = useEffectEvent(() => onClose?.());
  const hasBack = onClose !== undefined;

  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!dialog) return;
    const listening = new AbortController();
    const { signal } = listening;
    const isModal = 'showModal' in dialog;

    // The content covers the dialog, so a click on the dialog itself is a click on its backdrop.
    dialog.addEventListener('click', (event) => event.target === dialog && askToClose(), { signal });
    dialog.addEventListener('cancel', handleCancel, { signal });
    // After one refusal a browser closes the dialog without asking, so tell the owner.
    dialog.addEventListener('close', () => dialog.open || askToClose(), { signal });

    // Browsers before 2022 have no `showModal`, so the dialog opens without being modal.
    if (isModal) dialog.showModal();
    else {
      (dialog as HTMLElement).setAttribute('open', '');
      document.addEventListener('keydown', (event) => event.key === 'Escape' && askToClose(), { signal });
    }
    const takeOut = addOpenDialog(dialog);

    function handleCancel(event: Event) {
      if (event.target !== ref.current) return; // The event comes from a cancelled file picker inside the dialog.
      event.preventDefault();
      askToClose();
    }

    return () => {
      listening.abort();
      if (isModal) dialog.close();
      else (dialog as HTMLElement).removeAttribute('open');
      takeOut();
    };
  }, []);

  useLayoutEffect(() => (hasBack ? addBackEntry(() => askToClose()) : undefined), [hasBack]);

  return ref;
}
