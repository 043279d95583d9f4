import { useEffect, useState } from 'react';
import { useStore } from 'react-redux';
import { nextTask } from '../nextTask';
import { hadEarlyTap } from './earlyTap';

/**
 * How a player begins: with a finger, a mouse, a key (also the one that opens the search of the browser), a scroll or a focus that a screen
 * reader moves. A window that loses the focus may have opened the browser's own search. Offline the page has something to say.
 */
const signs = [
  ...['pointerdown', 'pointermove', 'touchstart', 'click', 'wheel', 'scroll'],
  ...['keydown', 'focusin', 'blur', 'beforeprint', 'offline'],
];

const touched = new WeakSet<object>();
let hasTapped = false;

/** True if the first touch after the start was a tap. Its answer comes before everything else. */
export function beganWithTap(): boolean {
  return hasTapped;
}

/** False until the player does something, so that a page that only loads stays small and quiet (ADR 0035). It stays true for a store. */
export function useFirstTouch(): boolean {
  const store = useStore();
  const [isTouched, setTouched] = useState(() => touched.has(store));

  useEffect(() => {
    if (isTouched) return undefined;
    const stop = () => signs.forEach((sign) => window.removeEventListener(sign, note, { capture: true }));
    const note = (event?: Event) => {
      // The slides and the category rail scroll by themselves.
      if (event?.type === 'scroll' && event.target !== document) return;
      stop();
      touched.add(store);
      hasTapped = /^(pointerdown|touchstart|click)$/.test(event?.type ?? '');
      // The touch itself is answered first.
      void nextTask().then(() => setTouched(true));
    };
    for (const sign of signs) window.addEventListener(sign, note, { capture: true, passive: true });
    // The player may have scrolled or tapped before the app started.
    if (window.scrollY > 0 || hadEarlyTap() || !navigator.onLine) note();
    return stop;
  }, [isTouched, store]);

  return isTouched;
}
