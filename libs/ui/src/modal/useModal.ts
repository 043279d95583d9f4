import { useEffect, useEffectEvent, useLayoutEffect, useRef, type RefObject } from 'react';

/**
 * Shows a native dialog as long as its element is mounted: the rest of the page is inert, Esc and Back ask to close,
 * so does a tap on the backdrop, and focus returns to where it was.
 */
export function useModal(onClose: () => void): RefObject<HTMLDialogElement | null> {
  const ref = useRef<HTMLDialogElement>(null);
  const askToClose = useEffectEvent(onClose);

  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!dialog) return;
    // Browsers before 2022 know no modal dialogs: an open one, over the page, is what they can do.
    if (typeof dialog.showModal === 'function') dialog.showModal();
    else dialog.setAttribute('open', '');
    return () => {
      if (typeof dialog.close === 'function') dialog.close();
    };
  }, []);

  useEffect(() => {
    const dialog = ref.current;
    if (!dialog) return;
    const stop = new AbortController();
    const { signal } = stop;

    // The owner decides: it may be busy, and then the dialog stays.
    const handleCancel = (event: Event) => {
      if (event.target !== dialog) return;
      event.preventDefault();
      askToClose();
    };
    // The content covers the dialog, so only its backdrop is hit as the dialog itself.
    const handleClick = (event: MouseEvent) => event.target === dialog && askToClose();
    const handleKeyDown = (event: KeyboardEvent) => event.key === 'Escape' && !dialog.matches(':modal') && askToClose();

    dialog.addEventListener('cancel', handleCancel, { signal });
    dialog.addEventListener('click', handleClick, { signal });
    dialog.addEventListener('keydown', handleKeyDown, { signal });
    return () => stop.abort();
  }, []);

  return ref;
}
