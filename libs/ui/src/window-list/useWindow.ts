import { type RefObject, startTransition, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { SCROLL_PAUSE_MS, watchPace } from './watchPace';
import { type Run, windowRuns } from './windowRuns';

/** Height of a full chunk by kind, measured on this phone, so that a list has its full height at once when the player returns to it. */
const usualHeights = new Map<string, number>();

/** Scroll distance between two updates, in screens; much less than the rendered overscan. */
const step = 0.2;
/** Rendered before and after the viewport, in screens: less would show gaps during fast scrolling, more would keep too many nodes. */
const overscan = 0.75;
/** While the player scrolls, so much of the overscan moves from the chunks behind to those ahead, which need time to render. */
const shift = 0.35;
/** A chunk so near to the viewport, in screens, may be in the next frame, so it is rendered at once. Others are rendered between frames. */
const urgent = 0.1;
/** A rush ends when no frame has had an empty place for this time, in milliseconds. Even the slowest phone draws a frame in less. */
const calm = 250;

/** Heights of the first screen and of a chunk in pixels, before there is a layout. A larger screen gets the rest with its first layout. */
const firstScreen = 900;
const firstChunk = 400;

/** Returns the chunks of a list to render while the player scrolls. Chunks are marked by `data-chunk`, full ones also by `data-full`. */
export function useWindow(count: number, kind: string): [RefObject<HTMLDivElement | null>, readonly Run[]] {
  const box = useRef<HTMLDivElement>(null);
  const [runs, setRuns] = useState<readonly Run[]>(() => firstRuns(count, kind));
  const rendered = useRef(runs);
  /** The chunks that React renders between frames; undefined while there are none. */
  const coming = useRef<readonly Run[]>(undefined);
  const lookAgain = useRef<() => void>(undefined);

  useLayoutEffect(() => {
    rendered.current = runs;
    if (coming.current !== runs) return;
    coming.current = undefined;
    lookAgain.current?.();
  }, [runs]);

  useLayoutEffect(() => {
    const measured = new Map<number, number>();
    let lookedAt = topOf(box.current);
    let direction = 0;
    let isLate = false;
    let wasEmpty = false;
    /** Set while one frame after the other would be empty, because the phone is too slow for the player's scrolling. */
    let rush: ReturnType<typeof setTimeout> | undefined;
    const pace = watchPace();
    let slowdown: ReturnType<typeof setTimeout> | undefined;
    let frame = 0;

    const around = (margin: number, kept: readonly number[] = []) => {
      const list = box.current;
      const heightOf = (chunk: number) => measured.get(chunk) ?? usualHeights.get(kind) ?? 0;
      const before = margin - Math.min(margin, shift) * direction;
      const after = margin + Math.min(margin, shift) * direction;
      return windowRuns({
        count,
        top: lookedAt,
        view: window.innerHeight,
        before,
        after,
        heightOf,
        kept: [...kept, ...focusedChunk(list)],
      });
    };
    const look = () => {
      if (box.current) measure(box.current, kind, measured);
      const next = around(overscan);
      const has = chunksOf(rendered.current);
      const isEmpty = !chunksOf(around(urgent)).every((chunk) => has.includes(chunk));
      const isRush = rush !== undefined || (isEmpty && wasEmpty);
      wasEmpty = isEmpty;
      if (isEmpty) {
        // Part of the view would be empty, for example after a jump. So the chunks in view are rendered first, in this frame.
        const asked = chunksOf(next);
        const staying = has.filter((chunk) => asked.includes(chunk));
        const shown = around(urgent, staying);
        flushSync(() => setRuns(isRush || pace.isTooFast() ? withPlain(shown, rendered.current) : shown));
      }
      if (isRush) {
        // Chunks beyond the view are not prepared: the player will have scrolled past them.
        coming.current = undefined;
        if (!isEmpty) return;
        clearTimeout(rush);
        rush = setTimeout(endRush, calm);
        return;
      }
      const isPlain = pace.isTooFast();
      if (!isEmpty && (coming.current || isEnough(rendered.current, next, isPlain))) {
        isLate = coming.current !== undefined;
        return;
      }
      isLate = false;
      const due = (coming.current = isPlain ? withPlain(next, rendered.current) : next);
      startTransition(() => setRuns(due));
    };
    const endRush = () => {
      rush = undefined;
      look();
    };
    const slowDown = () => {
      pace.rest();
      look();
    };
    const handleMove = () => {
      const top = topOf(box.current);
      pace.move(top / window.innerHeight, performance.now());
      if (pace.isTooFast()) {
        clearTimeout(slowdown);
        slowdown = setTimeout(slowDown, SCROLL_PAUSE_MS);
      }
      if (Math.abs(top - lookedAt) < window.innerHeight * step) return;
      direction = Math.sign(lookedAt - top);
      lookedAt = top;
      look();
    };
    const renew = () => {
      measured.clear();
      lookedAt = topOf(box.current);
      if (box.current) measure(box.current, kind, measured);
      coming.current = undefined;
      setRuns(around(overscan));
    };
    renew();
    lookAgain.current = () => {
      if (isLate) frame = requestAnimationFrame(look);
    };
    window.addEventListener('scroll', handleMove, { passive: true });
    window.addEventListener('resize', renew);
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(rush);
      clearTimeout(slowdown);
      window.removeEventListener('scroll', handleMove);
      window.removeEventListener('resize', renew);
    };
  }, [count, kind]);

  return [box, runs];
}

/**
 * Before the first layout: the chunks of the first screen. The server renders the same ones, so the height of the real screen does not count.
 * There is nothing beyond it: the browser would load its pictures at once, and the first layout may not even keep those tiles.
 */
function firstRuns(count: number, kind: string): readonly Run[] {
  const height = usualHeights.get(kind) ?? firstChunk;
  return windowRuns({ count, top: 0, view: firstScreen, before: 0, after: 0, heightOf: () => height, kept: [] });
}

function topOf(box: HTMLElement | null): number {
  return box?.getBoundingClientRect().top ?? 0;
}

function measure(box: HTMLElement, kind: string, measured: Map<number, number>): void {
  for (const element of box.querySelectorAll<HTMLElement>(':scope > [data-chunk]')) {
    const { height } = element.getBoundingClientRect();
    measured.set(Number(element.dataset.chunk), height);
    if (element.dataset.full) usualHeights.set(kind, height);
  }
}

/** The chunk with the focus stays rendered, because otherwise keyboard focus would jump to the top of the page. */
function focusedChunk(box: HTMLElement | null): number[] {
  const holder = box?.contains(document.activeElement) ? document.activeElement?.closest<HTMLElement>('[data-chunk]') : undefined;
  return holder ? [Number(holder.dataset.chunk)] : [];
}

/**
 * True if the rendered chunks need no update: they are the same, or have one surplus chunk, which can be removed together with the next
 * change. Plain chunks need one unless they are enough.
 */
function isEnough(now: readonly Run[], next: readonly Run[], isPlainEnough: boolean): boolean {
  if (!isPlainEnough && now.some(({ isPlain }) => isPlain)) return false;
  const built = chunksOf(now);
  const asked = chunksOf(next);
  if (asked.length < built.length) return asked.length === built.length - 1 && asked.every((chunk) => built.includes(chunk));
  return now.length === next.length && now.every(({ chunk, gap }, index) => chunk === next[index]?.chunk && gap === next[index]?.gap);
}

/** New chunks are plain. Chunks that are already rendered stay as they are. */
function withPlain(asked: readonly Run[], now: readonly Run[]): Run[] {
  const whole = chunksOf(now.filter(({ isPlain }) => !isPlain));
  return asked.map((run) => ({ ...run, isPlain: run.gap === undefined && !whole.includes(run.chunk) }));
}

function chunksOf(runs: readonly Run[]): number[] {
  return runs.filter(({ gap }) => gap === undefined).map(({ chunk }) => chunk);
}
