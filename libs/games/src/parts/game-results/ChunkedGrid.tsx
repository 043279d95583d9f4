import { TileGrid } from '@parlour/ui/tile';
import { WindowList } from '@parlour/ui/window-list';
import type { ReactElement, ReactNode } from 'react';
import styles from './ChunkedGrid.module.css';

export type ChunkedGridProps<Item> = {
  items: readonly Item[];
  /** Renders a tile. Its key identifies the item. */
  children: (item: Item, index: number) => ReactElement;
};

/** Tiles per chunk: divisible by two and three, so that chunks hold whole rows on any screen. */
const chunkSize = 6;

/** A grid for thousands of tiles, which renders only those near the view. */
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
