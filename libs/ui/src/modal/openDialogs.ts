import { useSyncExternalStore } from 'react';

const open: HTMLDialogElement[] = [];
const readers = new Set<() => void>();

/** Registers an open dialog. Returns a function that removes it. */
export function addOpenDialog(dialog: HTMLDialogElement): () => void {
  open.push(dialog);
  tell();
  return () => {
    open.splice(open.indexOf(dialog), 1);
    tell();
  };
}

/** The topmost open dialog. Content outside it can be neither seen nor tapped. */
export function useTopDialog(): HTMLDialogElement | undefined {
  return useSyncExternalStore(subscribe, topDialog, () => undefined);
}

function topDialog(): HTMLDialogElement | undefined {
  return open.at(-1);
}

function subscribe(read: () => void): () => void {
  readers.add(read);
  return () => void readers.delete(read);
}

function tell(): void {
  // The page does not scroll while a dialog is open (tokens.css).
  document.documentElement.toggleAttribute('data-modal', open.length > 0);
  for (const read of readers) read();
}
