import type { ElementType, ReactElement, ReactNode } from 'react';
import { useWindow } from './useWindow';
import { WindowChunk } from './WindowChunk';

export type WindowListProps<Item> = {
  items: readonly Item[];
  /** Items of one chunk: whole rows where several stand in one. */
  size: number;
  /** Names lists whose full chunks are of one height, so that one that is come back to has its length at once. */
  kind: string;
  /** What the items of a chunk stand in. */
  chunk: ElementType<{ children: ReactNode }>;
  /** Draws an item; its key names it. */
  children: (item: Item, index: number) => ReactElement;
};

/** A list of thousands: only the chunks near the view are built; each run of others is one empty box of their height. */
export function WindowList<Item>({ items, size, kind, chunk: Box, children }: WindowListProps<Item>) {
  const [box, runs] = useWindow(Math.ceil(items.length / size), kind);

  return (
    <div ref={box}>
      {runs.map(({ chunk, gap }) => {
        if (gap !== undefined) return <div key={`before ${chunk}`} style={{ blockSize: gap }} />;
        const start = chunk * size;
        const part = items.slice(start, start + size);
        return (
          part.length > 0 && (
            <WindowChunk key={chunk} chunk={chunk} items={part} start={start} isFull={part.length === size} box={Box} draw={children} />
          )
        );
      })}
    </div>
  );
}
