import { TileGrid } from '@parlour/ui/tile';
import { WindowList } from '@parlour/ui/window-list';
import type { ReactElement, ReactNode } from 'react';
import styles from './ChunkedGrid.module.css';

export type ChunkedGridProps<Item> = {
  items: readonly Item[];
  /** Draws a tile; its key names the item. */
  children: (item: Item, index: number) => ReactElement;
};

/** Tiles of one chunk: whole rows, be they of two or of three. */
const chunkSize = 6;

/** A grid for thousands of tiles, of which those near the view are built. */
export function ChunkedGrid<Item>({ items, children }: ChunkedGridProps<Item>) {
  return (
    <div className={styles.chunks}>
      <WindowList items={items} size={chunkSize} kind="tiles" chunk={Tiles}>
        {children}
      </WindowList>
    </div>
  );
}

function Tiles({ children }: { children: ReactNode }) {
  return (
    <div className={styles.chunk}>
      <TileGrid>{children}</TileGrid>
    </div>
  );
}
