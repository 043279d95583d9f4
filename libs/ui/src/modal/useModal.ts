import { useEffectEvent, useLayoutEffect, useRef, type RefObject } from 'react';
import { addOpenDialog } from './openDialogs';

/**
 * Shows a native dialog as long as its element is mounted: the rest of the page is inert, Esc and Back ask to close,
 * so does a tap on the backdrop, and focus returns to where it was. The owner decides whether it really closes.
 */
export function useModal(onClose: () => void): RefObject<HTMLDialogElement | null> {
  const ref = useRef<HTMLDialogElement>(null);
  const askToClose = useEffectEvent(onClose);

  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!dialog) return;
    const listening = new AbortController();
    const { signal } = listening;
    const isModal = 'showModal' in dialog;

    // The content covers the dialog, so only its backdrop is hit as the dialog itself.
    dialog.addEventListener('click', (event) => event.target === dialog && askToClose(), { signal });
    dialog.addEventListener('cancel', handleCancel, { signal });
    // A browser that was refused once closes without asking: then it is closed for its owner too.
    dialog.addEventListener('close', () => dialog.open || askToClose(), { signal });

    // Browsers before 2022 have no modal dialogs: one that lies open over the page is what they can do.
    if (isModal) dialog.showModal();
    else {
      (dialog as HTMLElement).setAttribute('open', '');
      document.addEventListener('keydown', (event) => event.key === 'Escape' && askToClose(), { signal });
    }
    const takeOut = addOpenDialog(dialog);

    function handleCancel(event: Event) {
      if (event.target !== ref.current) return; // a file picker inside was cancelled
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

  return ref;
}
