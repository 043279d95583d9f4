import type { Overlay } from '@parlour/kernel/feature';
import { createElement, useCallback, useReducer, useState, useSyncExternalStore } from 'react';
import { HookWatch } from '../HookWatch';
import { features } from '../features';
import { loader, useLoaded } from '../startup/loader';

const loading = loader(async () => {
  const modules = await Promise.all(features.map((feature) => feature.overlays?.()));
  return modules.flatMap((module) => module?.overlays ?? []).sort((a, b) => a.order - b.order);
});

type OverlayQueueProps = {
  /** True while a dialog that was asked for still loads its code. */
  isHeld: boolean;
};

/** Opens overlays on home by themselves, one at a time, never over another dialog (product 2). */
export function OverlayQueue({ isHeld }: OverlayQueueProps) {
  const overlays = useLoaded(loading);
  return overlays && <Queue overlays={overlays} isHeld={isHeld} />;
}

/** The open overlay stays open; later ones wait until it closes. */
function Queue({ overlays, isHeld }: { overlays: Overlay[]; isHeld: boolean }) {
  const [turn, lookAgain] = useReducer((count: number) => count + 1, 0);
  const [dueIds, setDue] = useState<readonly string[]>([]);
  const [shown, setShown] = useState<string>();
  const noteDue = useCallback(
    (id: string, isDue: boolean) => setDue((ids) => [...ids.filter((other) => other !== id), ...(isDue ? [id] : [])]),
    [],
  );
  const due = overlays.filter(({ id }) => dueIds.includes(id));
  const kept = due.find(({ id }) => id === shown);
  const next = kept ?? due[0];
  const isBlocked = useIsModalOpen(next !== undefined && kept === undefined);
  const current = kept ?? (isBlocked || isHeld ? undefined : next);
  if (current?.id !== shown) setShown(current?.id);
  return (
    <>
      {overlays.map(({ id, useIsDue }) => (
        <HookWatch key={id} id={id} useValue={useIsDue} turn={turn} onChange={noteDue} />
      ))}
      {current && createElement(current.component, { key: current.id, onDone: lookAgain })}
    </>
  );
}

/** Whether a dialog or sheet is open. Observes the page only while a component needs the answer. */
function useIsModalOpen(isWatching: boolean): boolean {
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
