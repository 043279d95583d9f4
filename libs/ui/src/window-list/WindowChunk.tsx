import { type ElementType, type ReactElement, type ReactNode, memo } from 'react';

export type WindowChunkProps<Item> = {
  /** Index of the chunk, from 0. */
  chunk: number;
  /** The items of this chunk. */
  items: readonly Item[];
  /** Index of its first item in the list. */
  start: number;
  /** Whether the chunk has its full number of items, so that its height is known. */
  isFull: boolean;
  /** Container of the items. */
  box: ElementType<{ children: ReactNode }>;
  /** Whether its items are drawn plain for now. */
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
export const WindowChunk = memo(Chunk, isSame) as typeof Chunk;
