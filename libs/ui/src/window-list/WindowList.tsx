import { type ElementType, type ReactElement, type ReactNode, memo } from 'react';
import { useWindow } from './useWindow';

type WindowChunkProps<Item> = {
  /** Index of the chunk, from 0. */
  chunk: number;
  items: readonly Item[];
  /** Index of its first item in the list. */
  start: number;
  /** Whether the chunk has its full number of items, so that its height is known. */
  isFull: boolean;
  /** Container of the items. */
  box: ElementType<{ children: ReactNode }>;
  /** True while the player scrolls too fast for the phone: its items are drawn plain. */
  isPlain: boolean;
  /** Renders an item by its index in the list. */
  draw: (item: Item, index: number, isPlain: boolean) => ReactElement;
};

function Chunk<Item>({ chunk, items, start, isFull, isPlain, box: Box, draw }: WindowChunkProps<Item>) {
  return (
    <div data-chunk={chunk} data-full={isFull || undefined}>
      <Box>{items.map((item, index) => draw(item, start + index, isPlain))}</Box>
    </div>
  );
}

function isSame<Item>(before: WindowChunkProps<Item>, now: WindowChunkProps<Item>): boolean {
  return (
    before.draw === now.draw &&
    before.isPlain === now.isPlain &&
    before.box === now.box &&
    before.start === now.start &&
    before.items.length === now.items.length &&
    before.items.every((item, index) => item === now.items[index])
  );
}

/** A chunk of a long list. It re-renders when its own items change, not when the player scrolls or the list grows. */
const WindowChunk = memo(Chunk, isSame) as typeof Chunk;

export type WindowListProps<Item> = {
  items: readonly Item[];
  /** Number of items per chunk; a multiple of the items per row. */
  size: number;
  /** Identifies lists whose full chunks have the same height, so that a list has its full height at once when the player returns to it. */
  kind: string;
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
