import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { type Run, windowRuns } from './windowRuns';

/** Height of a full chunk of each kind on this phone: a list that is come back to has its length at once. */
const usualHeights = new Map<string, number>();

/** How far the list moves before it is looked at again, in screens: much less than is built beyond the view. */
const step = 0.2;

/** Which chunks of a list to build, as the player scrolls. Chunks tell their place by `data-chunk`, full ones also by `data-full`. */
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
      // After a jump what is built is out of view, but for what holds the focus: what is there comes in the same frame.
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

/** Before the first layout: what the first screen holds at most. */
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

/** Whether what is built will do: it is the same, or holds one chunk that could go, which may wait for the next one that comes. */
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
