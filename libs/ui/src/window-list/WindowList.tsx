import type { ElementType, ReactElement, ReactNode } from 'react';
import { useWindow } from './useWindow';
import { WindowChunk } from './WindowChunk';

export type WindowListProps<Item> = {
  /** All loaded items. */
  items: readonly Item[];
  /** Number of items per chunk; a multiple of the items per row. */
  size: number;
  /** Identifies lists whose full chunks have the same height, so that a list has its full height at once when the player returns to it. */
  kind: string;
  /** Renders the container of a chunk's items. */
  chunk: ElementType<{ children: ReactNode }>;
  /**
   * Renders an item; its key identifies it. With `isPlain` the phone is too slow for the player's scrolling: the item comes with the least
   * that identifies it, at its full size, and is rendered again when the scrolling slows down.
   */
  children: (item: Item, index: number, isPlain: boolean) => ReactElement;
};

/**
 * A virtual list for thousands of items: only chunks near the viewport are rendered; consecutive other chunks are one empty box of their
 * height.
 */
export function WindowList<Item>({ items, size, kind, chunk: Box, children }: WindowListProps<Item>) {
  const [box, runs] = useWindow(Math.ceil(items.length / size), kind);

  return (
    <div ref={box}>
      {runs.map(({ chunk, gap, isPlain = false }) => {
        if (gap !== undefined) return <div key={`before ${chunk}`} style={{ blockSize: gap }} />;
        const start = chunk * size;
        const part = items.slice(start, start + size);
        return (
          part.length > 0 && (
            <WindowChunk
              key={chunk}
              chunk={chunk}
              items={part}
              start={start}
              isFull={part.length === size}
              isPlain={isPlain}
              box={Box}
              draw={children}
            />
          )
        );
      })}
    </div>
  );
}
