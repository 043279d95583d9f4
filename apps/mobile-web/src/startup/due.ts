import { api } from '@parlour/api-client';
import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { whenIdle } from '@parlour/kernel/device';
import { createContext, startTransition, useContext, useEffect, useState } from 'react';
import { useDispatch, useStore } from 'react-redux';
import { appBundleOf, later } from './bundles';
import { hadEarlyTap, nextTask } from './taps';

// When what is outside the first view is due (ADR 0035).

/**
 * True once everything outside the first view is due: the calls of the first view are answered, and on home the player has begun to use the
 * page (ADR 0035). The shell provides it.
 */
export const LaterContext = createContext(false);

export function useIsLaterDue(): boolean {
  return useContext(LaterContext);
}

/** True once the files of the likely next touch are there and have run (`useReadyAtRest`). The shell provides it. */
export const ReadyContext = createContext(false);

export function useIsReady(): boolean {
  return useContext(ReadyContext);
}

/**
 * How a player begins: with a finger, a mouse, a key (also the one that opens the search of the browser), a scroll or a focus that a screen
 * reader moves. A window that loses the focus may have opened the browser's own search. Offline the page has something to say. A press counts when
 * it ends, because a pop-up that opens during the press would take it away.
 */
const signs = [
  ...['click', 'pointercancel', 'contextmenu', 'pointermove', 'wheel', 'scroll'],
  ...['keydown', 'focusin', 'blur', 'beforeprint', 'offline'],
];

/** What the page in view answers by itself: a tap by its control, a scroll by the block that it reaches. */
const answeredFirst = new Set<string | undefined>(['click', 'pointermove', 'wheel', 'scroll']);

const touched = new WeakSet<object>();
let isAnswering = false;

/** The longest wait behind the answer to a first tap, in milliseconds. */
export const ANSWER_MS = 1000;

/** True if the first touch was a tap on a page that was not ready for it. The code that answers it loads first. */
export function isAnsweringTap(): boolean {
  return isAnswering;
}

/** False until the player does something, so that a page that only loads stays small and quiet (ADR 0035). It stays true for a store. */
export function useFirstTouch(): boolean {
  const store = useStore();
  const [isTouched, setTouched] = useState(() => touched.has(store));

  useEffect(() => {
    if (isTouched) return undefined;
    let isPressing = false;
    const press = () => (isPressing = true);
    const stop = () => {
      window.removeEventListener('pointerdown', press, { capture: true });
      signs.forEach((sign) => window.removeEventListener(sign, note, { capture: true }));
    };
    const note = (event?: Event) => {
      const type = event?.type;
      // A press moves the focus before its click.
      if (type === 'focusin' && isPressing) return;
      // The slides and the category rail scroll by themselves.
      if (type === 'scroll' && event?.target !== document) return;
      if (event && type === 'pointermove' && isPressed(event)) return;
      stop();
      touched.add(store);
      // The touch itself is answered first. If the page is ready for it, nothing that the answer to a tap or a scroll needs waits for the rest.
      const goOn = () => setTouched(true);
      const isReady = appBundleOf(store).current !== undefined && later.current !== undefined;
      isAnswering = type === 'click' && !isReady;
      if (isReady && answeredFirst.has(type)) whenIdle(goOn, ANSWER_MS);
      else void nextTask().then(goOn);
    };
    window.addEventListener('pointerdown', press, { capture: true, passive: true });
    for (const sign of signs) window.addEventListener(sign, note, { capture: true, passive: true });
    // The player may have scrolled or tapped before the app started.
    if (window.scrollY > 0 || hadEarlyTap() || !navigator.onLine) note();
    return stop;
  }, [isTouched, store]);

  return isTouched;
}

/** A finger on the glass moves a little all the time. */
function isPressed(event: Event): boolean {
  return 'buttons' in event && event.buttons !== 0;
}

/** Maximum wait of a stage for the replies of the previous one, in milliseconds. */
const PATIENCE_MS = 3000;

/** The pages that have mounted completely, for each store. */
const completed = new WeakMap<object, Set<string>>();

/**
 * Mounts a page in stages: stage 0 at once, and each further stage when the calls of the previous one are answered. The first stage has
 * the whole bandwidth, and nothing on the page moves. When the player comes back, the whole page mounts at once.
 */
export function useProgressiveMount(page: string, last: number): number {
  const store = useStore();
  const dispatch = useDispatch<ThunkDispatch<unknown, unknown, UnknownAction>>();
  const [stage, setStage] = useState(() => (completed.get(store)?.has(page) ? last : 0));

  useEffect(() => {
    if (stage >= last) {
      completed.set(store, (completed.get(store) ?? new Set()).add(page));
      return undefined;
    }
    let isOver = false;
    // A stage may render much code; a transition lets taps run in between.
    const goOn = () => !isOver && startTransition(() => setStage(stage + 1));
    const timer = setTimeout(goOn, PATIENCE_MS);
    void Promise.allSettled(dispatch(api.util.getRunningQueriesThunk())).then(goOn);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [dispatch, last, page, stage, store]);

  return stage;
}
