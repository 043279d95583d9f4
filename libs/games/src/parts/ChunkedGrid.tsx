import type { ReactElement } from 'react';
import { GridChunk } from './GridChunk';
import styles from './ChunkedGrid.module.css';

export type ChunkedGridProps<Item> = {
  items: readonly Item[];
  /** Draws a tile; its key names the item. */
  children: (item: Item, index: number) => ReactElement;
};

/** Tiles of one chunk: whole rows, be they of two, three or four. */
const chunkSize = 12;

/** A grid for thousands of tiles: chunks that are out of sight are empty boxes of the same height. */
export function ChunkedGrid<Item>({ items, children }: ChunkedGridProps<Item>) {
  return (
    <div className={styles.chunks}>
      {Array.from({ length: Math.ceil(items.length / chunkSize) }, (_, chunk) => {
        const start = chunk * chunkSize;
        const part = items.slice(start, start + chunkSize);
        return (
          <GridChunk
            key={chunk}
            isFirst={chunk === 0}
            share={part.length / chunkSize}
            renderTiles={() => part.map((item, index) => children(item, start + index))}
          />
        );
      })}
    </div>
  );
}
