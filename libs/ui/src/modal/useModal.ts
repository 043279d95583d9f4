import { useEffectEvent, useLayoutEffect, useRef, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { addBackEntry } from '../history/pageHistory';
import { supports } from '../supports/supports';
import { addOpenDialog } from './openDialogs';

type Modal = {
  ref: RefObject<HTMLDialogElement | null>;
  /** Handler of a button that closes the dialog. */
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

/** Runs a task after the next paint, so that the latest change is visible first. Without a scheduler or on a hidden page, the task runs at once. */
export function afterPaint(task: () => void): void {
  const scheduler = supports.scheduler();
  if (!scheduler || document.hidden) return task();
  requestAnimationFrame(() => void scheduler.postTask(task));
}

const skipped = new Set<HTMLElement>();

/**
 * Skips the blocks marked `data-skippable` that are out of view, until `showSkipped`. A dialog makes the page behind it inert, so the browser
 * would restyle the elements of these blocks too. Each block needs a `contain-intrinsic-block-size` of `auto`, so that it keeps its height.
 */
function skipOutOfView(): void {
  for (const block of document.querySelectorAll<HTMLElement>('[data-skippable=true]')) {
    const { top, bottom } = block.getBoundingClientRect();
    const isInView = bottom > 0 && top < window.innerHeight;
    // A skipped block could not get its focus back when the dialog closes.
    if (isInView || block.contains(document.activeElement)) show(block);
    else skip(block);
  }
}

/** Shows the skipped blocks again, one in each frame, so that the page stays responsive. Stops when another dialog opens. */
function showSkipped(): void {
  requestAnimationFrame(() => {
    const [block] = skipped;
    if (!block || 'modal' in document.documentElement.dataset) return;
    show(block);
    showSkipped();
  });
}

function skip(block: HTMLElement): void {
  block.style.setProperty('content-visibility', 'hidden');
  skipped.add(block);
}

function show(block: HTMLElement): void {
  if (skipped.delete(block)) block.style.removeProperty('content-visibility');
}
