import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { type Run, windowRuns } from './windowRuns';

/** Height of a full chunk by kind, measured on this phone, so that a list has its full height at once when the player returns to it. */
const usualHeights = new Map<string, number>();

/** Scroll distance between two updates, in screens; much less than the rendered overscan. */
const step = 0.2;

/** Returns the chunks of a list to render while the player scrolls. Chunks are marked by `data-chunk`, full ones also by `data-full`. */
export function useWindow(count: number, kind: string): [RefObject<HTMLDivElement | null>, readonly Run[]] {
  const box = useRef<HTMLDivElement>(null);
  const [runs, setRuns] = useState<readonly Run[]>(() => firstRuns(count, kind));

  useLayoutEffect(() => {
    const measured = new Map<number, number>();
    let now: readonly Run[] | undefined;
    const look = (): readonly Run[] | undefined => {
      const next = box.current ? lookAt(box.current, { count, kind, measured }) : undefined;
      return next && now && isEnough(now, next) ? undefined : next;
    };
    const show = (next: readonly Run[] | undefined) => {
      if (!next) return;
      now = next;
      setRuns(next);
    };
    let lookedAt = Infinity;
    const handleMove = () => {
      const top = box.current?.getBoundingClientRect().top ?? 0;
      if (Math.abs(top - lookedAt) < window.innerHeight * step) return;
      lookedAt = top;
      const next = look();
      // After a jump the rendered chunks are out of view, so update in the same frame.
      const isJump = next && now && shared(next, now) <= 1;
      if (isJump) flushSync(() => show(next));
      else show(next);
    };
    const handleResize = () => {
      measured.clear();
      now = undefined;
      lookedAt = Infinity;
      handleMove();
    };
    show(look());
    window.addEventListener('scroll', handleMove, { passive: true });
    window.addEventListener('resize', handleResize);
    return () => {
      window.removeEventListener('scroll', handleMove);
      window.removeEventListener('resize', handleResize);
    };
  }, [count, kind]);

  return [box, runs];
}

/** Before the first layout: enough chunks for the first screen. */
function firstRuns(count: number, kind: string): readonly Run[] {
  const height = usualHeights.get(kind) ?? window.innerHeight;
  return windowRuns({ count, top: 0, view: window.innerHeight, heightOf: () => height });
}

type Looked = { count: number; kind: string; measured: Map<number, number> };

function lookAt(box: HTMLElement, { count, kind, measured }: Looked): Run[] {
  for (const element of box.querySelectorAll<HTMLElement>(':scope > [data-chunk]')) {
    const { height } = element.getBoundingClientRect();
    measured.set(Number(element.dataset.chunk), height);
    if (element.dataset.full) usualHeights.set(kind, height);
  }
  const usual = usualHeights.get(kind) ?? 0;
  const holder = box.contains(document.activeElement) ? document.activeElement?.closest<HTMLElement>('[data-chunk]') : undefined;
  return windowRuns({
    count,
    top: box.getBoundingClientRect().top,
    view: window.innerHeight,
    heightOf: (chunk) => measured.get(chunk) ?? usual,
    focused: holder ? Number(holder.dataset.chunk) : undefined,
  });
}

/**
 * True if the rendered chunks need no update: they are the same, or have one surplus chunk, which can be removed together with the next
 * change.
 */
function isEnough(now: readonly Run[], next: readonly Run[]): boolean {
  const built = chunksOf(now);
  const asked = chunksOf(next);
  if (asked.length < built.length) return asked.length === built.length - 1 && asked.every((chunk) => built.includes(chunk));
  return now.length === next.length && now.every(({ chunk, gap }, index) => chunk === next[index]?.chunk && gap === next[index]?.gap);
}

function shared(some: readonly Run[], others: readonly Run[]): number {
  const built = chunksOf(others);
  return chunksOf(some).filter((chunk) => built.includes(chunk)).length;
}

function chunksOf(runs: readonly Run[]): number[] {
  return runs.filter(({ gap }) => gap === undefined).map(({ chunk }) => chunk);
}
