import { useSyncExternalStore } from 'react';

/** Whether a dialog or sheet is open. Observes the page only while a component needs the answer. */
export function useIsModalOpen(isWatching: boolean): boolean {
  return useSyncExternalStore(isWatching ? watch : rest, isThere, onServer);
}

const isThere = () => document.querySelector('dialog[open]') !== null;
const rest = () => () => undefined;
const onServer = () => false;

function watch(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange);
  observer.observe(document.body, { subtree: true, childList: true, attributes: true, attributeFilter: ['open'] });
  return () => observer.disconnect();
}
