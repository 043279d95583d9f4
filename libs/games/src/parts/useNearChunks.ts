import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { type NearChunks, nearChunks } from './nearChunks';

/** Height of a full chunk on this phone: a list that is come back to has its length at once. */
let usualHeight = 0;

/** Which chunks of a grid to build, as the player scrolls. Chunks tell their place by `data-chunk`, full ones also by `data-full`. */
export function useNearChunks(count: number): [RefObject<HTMLDivElement | null>, NearChunks] {
  const box = useRef<HTMLDivElement>(null);
  const [near, setNear] = useState<NearChunks>(() => nearChunks({ top: 0, view: 0, height: usualHeight }));

  useLayoutEffect(() => {
    let now: NearChunks | undefined;
    const look = (): NearChunks | undefined => {
      const next = box.current ? lookAt(box.current) : undefined;
      if (!next || (now && isSame(now, next))) return undefined;
      return next;
    };
    const show = (next: NearChunks | undefined) => {
      if (!next) return;
      now = next;
      setNear(next);
    };
    const handleMove = () => {
      const next = look();
      const isJump = next && now && (next.first > now.last || next.last < now.first);
      // After a jump nothing that is built is in view: the tiles come in the same frame.
      if (isJump) flushSync(() => show(next));
      else show(next);
    };
    show(look());
    window.addEventListener('scroll', handleMove, { passive: true });
    window.addEventListener('resize', handleMove);
    return () => {
      window.removeEventListener('scroll', handleMove);
      window.removeEventListener('resize', handleMove);
    };
  }, [count]);

  return [box, near];
}

function lookAt(box: HTMLElement): NearChunks {
  usualHeight = box.querySelector(':scope > [data-full]')?.getBoundingClientRect().height ?? usualHeight;
  // A chunk that holds the focus stays, or a keyboard would fall back to the top of the page.
  const holder = box.contains(document.activeElement) ? document.activeElement?.closest<HTMLElement>('[data-chunk]') : undefined;
  return nearChunks({
    top: box.getBoundingClientRect().top,
    view: window.innerHeight,
    height: usualHeight,
    focused: holder ? Number(holder.dataset.chunk) : undefined,
  });
}

function isSame(one: NearChunks, other: NearChunks): boolean {
  return one.first === other.first && one.last === other.last && one.focused === other.focused && one.height === other.height;
}
